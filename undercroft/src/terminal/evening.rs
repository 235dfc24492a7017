//! One player, some bots and a table.

use super::asking::{Answer, understand};
use super::menu::Menu;
use super::screen::Screen;
use crate::files::{self, You};
use crate::{Failure, page};
use indicatif::ProgressBar;
use std::time::Duration;
use undercroft_bots::{Bot, BotSpec, Budget};
use undercroft_core::{Audience, Eye, Game, Heard, Names, Played, Position, Record, Seat, heard_by};

const HELP: &str = "\
You may type:
  2, b, ...  make the choice before which it stands
  a word     make the choice in whose line alone it stands, such as: torch
  table      see the table again
  rules      read the rules of the game
  log, l     read what has happened so far
  hint       hear what a bot would do in your place
  quit, q    leave the table
The choices listed are all that the rules allow you now.
Nothing is played until you choose.";

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
    /// What happened last, as far as everybody heard of it.
    pub(crate) last: Vec<String>,
    pub(crate) save: Option<String>,
    /// The card file that the table brought.
    pub(crate) cards: Option<String>,
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
        self.screen.say(G::ABOUT.summary)?;
        self.screen.say("Type what stands before a choice; `rules` tells the rules, ? helps, q leaves.")?;
        let promise = self.position.seed().commitment();
        self.screen.whisper("All chance is sealed. Its commitment, to check afterwards:")?;
        self.screen.whisper(&format!("  {promise}"))?;
        self.screen.heading(if fresh { "The deal" } else { "So far" })?;
        self.tell(&told, false)
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
                if seat == self.me {
                    self.save()?;
                }
                self.last = self.heard_by_all(&told);
                self.tell(&told, seat == self.me)
            }
            Err(refusal) if seat == self.me => Ok(self.screen.warn(&refusal.to_string())?),
            Err(refusal) => Err(Failure::new(format!("a bot's move was refused: {refusal}"))),
        }
    }

    /// Tells what my seat may know. What only I am told of my own move stands in the line of that move.
    fn tell(&mut self, told: &[Heard<G::Event>], mine: bool) -> Result<(), Failure> {
        let mut lines: Vec<String> = Vec::new();
        for heard in told.iter().filter(|heard| heard.audience.includes(Eye::Seat(self.me))) {
            let words = self.position.rules().say_event(&heard.event, &self.names);
            match lines.last_mut() {
                Some(line) if mine && heard.audience != Audience::Everyone => {
                    *line = format!("{line} {}", words.trim());
                }
                _ => lines.push(words),
            }
        }
        lines.iter().try_for_each(|line| self.screen.tell(line))?;
        self.log.append(&mut lines);
        Ok(())
    }

    fn heard_by_all(&self, told: &[Heard<G::Event>]) -> Vec<String> {
        let events = heard_by(told, Eye::Spectator);
        events.map(|event| self.position.rules().say_event(event, &self.names)).collect()
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
        let rules = self.position.rules();
        let menu =
            Menu::new(moves.iter().map(|&action| (rules.say_move(&view, action), rules.key_of_move(action))));
        self.show_table()?;
        self.show_choices(&menu)?;
        let prompt = match menu.len() {
            1 => "Your only choice (Enter):".to_string(),
            _ => format!("Your choice ({}):", menu.listed()),
        };
        loop {
            let Some(line) = self.screen.ask(&prompt)? else { return Ok(Wish::Leave) };
            match understand(&line, &menu) {
                Answer::Choice(index) => return Ok(Wish::Play(moves[index])),
                Answer::Quit => return Ok(Wish::Leave),
                Answer::Help => self.screen.draw(HELP)?,
                Answer::Table => {
                    self.show_table()?;
                    self.show_choices(&menu)?;
                }
                Answer::Rules => self.screen.draw(&format!("\n{}\n", G::rules_text().trim_end()))?,
                Answer::Log => self.log.iter().try_for_each(|words| self.screen.tell(words))?,
                Answer::Hint => self.hint()?,
                Answer::Unclear(sentence) => self.screen.warn(&sentence)?,
            }
        }
    }

    pub(crate) fn show_table(&mut self) -> Result<(), Failure> {
        let view = self.position.view(Eye::Seat(self.me));
        let drawn = self.position.rules().say_view(&view, &self.names);
        Ok(self.screen.draw(&format!("\n{}", drawn.trim_end()))?)
    }

    fn show_choices(&mut self, menu: &Menu) -> Result<(), Failure> {
        self.screen.draw("")?;
        for line in menu.lines() {
            self.screen.draw(&page::wrapped(&line, page::width(), 6))?;
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

    /// Keeps the game as it stands, if it is to be kept: with who plays it as long as it is not over.
    pub(crate) fn save(&self) -> Result<(), Failure> {
        let Some(file) = &self.save else { return Ok(()) };
        let record = Record::of(&self.position, self.past.clone()).to_json();
        match self.position.outcome() {
            Some(_) => files::save(file, &record),
            None => files::save(file, &files::with_you(&record, &self.you())),
        }
    }

    fn you(&self) -> You {
        let bots = self.bots.iter().flatten().map(|bot| bot.spec().to_string()).collect();
        You { seat: self.me.number(), name: self.names.of(self.me), bots }
    }
}
