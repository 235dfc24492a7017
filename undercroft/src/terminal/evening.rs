//! One player, some bots and a table.

use super::asking::{Answer, understand};
use super::screen::Screen;
use crate::words::{counted, standing, winners};
use crate::{Failure, input};
use indicatif::ProgressBar;
use std::time::Duration;
use undercroft_bots::{Bot, BotSpec, Budget};
use undercroft_core::{Eye, Game, Heard, Names, Played, Position, Record, Seat, heard_by};

const HELP: &str = "\
  a number   make the choice that has it in the list
  a word     make the choice in whose line alone it stands, such as: torch
  table, t   see the table again
  log, l     read what has happened so far
  hint       hear what a bot would do in your place
  quit, q    leave the table
The choices listed are all that the rules allow you now. Nothing is played until you choose.";

/// A game in the terminal.
pub(crate) struct Evening<G: Game> {
    pub(crate) position: Position<G>,
    pub(crate) past: Vec<Played<G::Move>>,
    /// A bot for every seat but mine.
    pub(crate) bots: Vec<Option<Bot<G>>>,
    pub(crate) me: Seat,
    pub(crate) names: Names,
    /// All that my seat was told.
    pub(crate) log: Vec<String>,
    pub(crate) save: Option<String>,
    pub(crate) screen: Screen,
}

/// What the player wants.
enum Wish<M> {
    Play(M),
    Leave,
}

impl<G: Game> Evening<G> {
    /// Says who plays and what was sealed, and tells what has happened so far.
    pub(crate) fn open(&mut self, told: Vec<Heard<G::Event>>, fresh: bool) -> Result<(), Failure> {
        let others = Seat::all(self.bots.len()).filter(|&seat| seat != self.me);
        let others: Vec<String> = others.map(|seat| self.introduce(seat)).collect();
        self.screen.heading(G::ABOUT.title)?;
        let (name, number) = (self.names.of(self.me), self.me.number());
        self.screen.say(&format!("You are {name}, in seat {number}. Against you: {}.", others.join(", ")))?;
        self.screen.say("Type the number of a choice; ? for help, q to leave.")?;
        let promise = self.position.seed().commitment();
        self.screen
            .whisper(&format!("All chance is sealed. Its commitment, to check afterwards: {promise}"))?;
        self.screen.heading(if fresh { "The deal" } else { "So far" })?;
        self.tell(&told)
    }

    fn introduce(&self, seat: Seat) -> String {
        let kind = self.bots[seat.index()].as_ref().map_or(String::new(), |bot| format!(" ({})", bot.spec()));
        self.names.of(seat) + &kind
    }

    /// Plays to the end, or until the player leaves.
    pub(crate) fn play(&mut self) -> Result<(), Failure> {
        while self.position.outcome().is_none() {
            let awaited = self.position.rules().awaited(self.position.state());
            // Bots first: where all choose at once, what they lay face down does not keep the player waiting.
            let next = awaited.into_iter().find(|&seat| seat != self.me).or(awaited.first());
            match next {
                Some(seat) if seat == self.me => match self.ask()? {
                    Wish::Play(action) => self.make(seat, action)?,
                    Wish::Leave => return self.leave(),
                },
                Some(seat) => {
                    let action = self.think(seat)?;
                    self.make(seat, action)?;
                }
                None => return Err(Failure::new("the game waits for nobody and is not over")),
            }
        }
        self.finish()
    }

    /// Plays a move and tells what of it my seat may know.
    fn make(&mut self, seat: Seat, action: G::Move) -> Result<(), Failure> {
        match self.position.play(seat, action) {
            Ok(told) => {
                self.past.push(Played { seat, action });
                self.tell(&told)
            }
            Err(refusal) if seat == self.me => Ok(self.screen.warn(&refusal.to_string())?),
            Err(refusal) => Err(Failure::new(format!("a bot's move was refused: {refusal}"))),
        }
    }

    fn tell(&mut self, told: &[Heard<G::Event>]) -> Result<(), Failure> {
        for event in heard_by(told, Eye::Seat(self.me)) {
            let words = self.position.rules().say_event(event, &self.names);
            self.screen.tell(&words)?;
            self.log.push(words);
        }
        Ok(())
    }

    /// Lets a bot choose; where that takes a while, a sign turns meanwhile.
    fn think(&mut self, seat: Seat) -> Result<G::Move, Failure> {
        let bot =
            self.bots[seat.index()].as_mut().ok_or_else(|| Failure::new(format!("nobody sits at {seat}")))?;
        let slow = match bot.spec() {
            BotSpec::Search(Budget::Milliseconds(time)) => time >= 300,
            BotSpec::Search(Budget::Iterations(count)) => count >= 20_000,
            BotSpec::Random => false,
        };
        let sign = if slow { ProgressBar::new_spinner() } else { ProgressBar::hidden() };
        sign.set_message(format!("{} is thinking", self.names.of(seat)));
        sign.enable_steady_tick(Duration::from_millis(120));
        let action = bot.choose(&self.position.sight(seat));
        sign.finish_and_clear();
        Ok(action)
    }

    /// Shows the table and the choices, and asks until one is made.
    fn ask(&mut self) -> Result<Wish<G::Move>, Failure> {
        self.save()?;
        let moves = self.position.moves(self.me);
        let view = self.position.view(Eye::Seat(self.me));
        let choices: Vec<String> =
            moves.iter().map(|&action| self.position.rules().say_move(&view, action)).collect();
        self.show_table()?;
        self.show_choices(&choices)?;
        let prompt = match moves.len() {
            1 => "Your only choice (Enter):".to_string(),
            several => format!("Your choice (1 to {several}):"),
        };
        loop {
            let Some(line) = self.screen.ask(&prompt)? else { return Ok(Wish::Leave) };
            match understand(&line, &choices) {
                Answer::Choice(index) => return Ok(Wish::Play(moves[index])),
                Answer::Quit => return Ok(Wish::Leave),
                Answer::Help => self.screen.say(HELP)?,
                Answer::Table => {
                    self.show_table()?;
                    self.show_choices(&choices)?;
                }
                Answer::Log => self.log.iter().try_for_each(|words| self.screen.tell(words))?,
                Answer::Hint => self.hint()?,
                Answer::Unclear(sentence) => self.screen.warn(&sentence)?,
            }
        }
    }

    fn show_table(&mut self) -> Result<(), Failure> {
        let view = self.position.view(Eye::Seat(self.me));
        let drawn = self.position.rules().say_view(&view, &self.names);
        Ok(self.screen.say(&format!("\n{}", drawn.trim_end()))?)
    }

    fn show_choices(&mut self, choices: &[String]) -> Result<(), Failure> {
        self.screen.say("")?;
        for (i, words) in choices.iter().enumerate() {
            self.screen.say(&format!("  {:>2})  {words}", i + 1))?;
        }
        Ok(())
    }

    fn hint(&mut self) -> Result<(), Failure> {
        let mut adviser = Bot::new(BotSpec::SEARCH, self.past.len() as u64);
        let action = adviser.choose(&self.position.sight(self.me));
        let view = self.position.view(Eye::Seat(self.me));
        let words = self.position.rules().say_move(&view, action);
        Ok(self.screen.say(&format!("A bot in your place would choose: {words}"))?)
    }

    /// Keeps the game as it stands, if it is to be kept.
    pub(crate) fn save(&self) -> Result<(), Failure> {
        let Some(file) = &self.save else { return Ok(()) };
        input::save(file, &Record::of(&self.position, self.past.clone()).to_json())
    }

    fn leave(&mut self) -> Result<(), Failure> {
        self.save()?;
        let left = format!("You leave the table after {}.", counted(self.past.len(), "move"));
        match &self.save {
            Some(file) => {
                self.screen
                    .say(&format!("{left} The game is kept in {file}; go on with it whenever you like:"))?;
                self.screen.say(&format!("  undercroft play --resume {file}{}", self.who()))?;
            }
            None => {
                self.screen.say(&format!("{left} The same deal is dealt again by:"))?;
                self.screen.say(&format!("  {}", self.again()))?;
            }
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<(), Failure> {
        self.save()?;
        let Some(outcome) = self.position.outcome() else { return Ok(()) };
        self.show_table()?;
        self.screen.heading(&winners(&outcome, &self.names))?;
        self.screen.say(&standing(&outcome, &self.names))?;
        let seed = self.position.seed();
        self.screen.whisper(&format!("\nThe seed was {seed}\nIts commitment {}", seed.commitment()))?;
        match &self.save {
            Some(file) => {
                self.screen.say(&format!("The game is kept in {file}. Check it and see it again:"))?;
                self.screen.say(&format!("  undercroft verify {file}\n  undercroft replay {file}"))?;
            }
            None => {
                self.screen
                    .say("The same deal again, and this time keep the game to check and replay it:")?;
                self.screen.say(&format!("  {} --save game.json", self.again()))?;
            }
        }
        Ok(())
    }

    /// The command that deals this game again.
    fn again(&self) -> String {
        let setup = self.position.setup();
        let plain =
            |value: &serde_json::Value| value.as_str().map_or_else(|| value.to_string(), str::to_string);
        let options: String =
            setup.options.iter().map(|(name, value)| format!(" --option {name}={}", plain(value))).collect();
        let cards = if setup.cards.is_some() { " --cards FILE" } else { "" };
        let (game, players, seed) = (&setup.game, setup.players, self.position.seed());
        format!("undercroft play {game} --players {players}{options}{cards} --seed {seed}{}", self.who())
    }

    /// The arguments that say who plays.
    fn who(&self) -> String {
        let mut bots: Vec<String> = self.bots.iter().flatten().map(|bot| bot.spec().to_string()).collect();
        if bots.iter().all(|bot| *bot == bots[0]) {
            bots.truncate(1);
        }
        format!(" --seat {} --bots {}", self.me.number(), bots.join(","))
    }
}
