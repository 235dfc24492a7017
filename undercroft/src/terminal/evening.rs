//! One player, some bots and a table.

use super::asking::{Answer, understand};
use super::menu::Menu;
use super::screen::Screen;
use crate::files::{self, You};
use crate::{Failure, page};
use indicatif::ProgressBar;
use std::time::Duration;
use undercroft_bots::{BotSpec, Budget};
use undercroft_catalog::{Table, Title, Told};
use undercroft_core::{Audience, Eye, Fingerprint, Seat};

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
pub(crate) struct Evening {
    pub(crate) title: &'static dyn Title,
    pub(crate) table: Box<dyn Table>,
    /// How many moves were made.
    pub(crate) moves: usize,
    /// A bot for every seat but mine.
    pub(crate) bots: Vec<Option<BotSpec>>,
    pub(crate) me: Seat,
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
enum Wish {
    Play(String),
    Leave,
}

impl Evening {
    /// Says who plays and what was sealed, and tells what has happened so far.
    pub(crate) fn open(&mut self, told: &[Told], fresh: bool) -> Result<(), Failure> {
        let others = Seat::all(self.bots.len()).filter(|&seat| seat != self.me);
        let others: Vec<String> = others.map(|seat| self.introduce(seat)).collect();
        self.screen.heading(self.title.about().title)?;
        let (name, number) = (self.name(self.me), self.me.number());
        self.screen.say(&format!("You are {name}, in seat {number}. Against you: {}.", others.join(", ")))?;
        self.screen.say(self.title.about().summary)?;
        self.screen.say("Type what stands before a choice; `rules` tells the rules, ? helps, q leaves.")?;
        let promise = self.table.seed().commitment();
        self.screen.whisper("All chance is sealed. Its commitment, to check afterwards:")?;
        self.screen.whisper(&format!("  {promise}"))?;
        self.screen.heading(if fresh { "The deal" } else { "So far" })?;
        self.tell(told, false)
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.table.names().of(seat)
    }

    fn introduce(&self, seat: Seat) -> String {
        let kind = self.bots[seat.index()].map_or(String::new(), |bot| format!(" ({bot})"));
        self.name(seat) + &kind
    }

    /// Plays to the end, or until the player leaves.
    pub(crate) fn play(&mut self) -> Result<(), Failure> {
        while self.table.outcome().is_none() {
            let awaited = self.table.awaited();
            // Bots first: where all choose at once, what they lay face down does not keep the player waiting.
            let next = awaited.into_iter().find(|&seat| seat != self.me).or(awaited.first());
            match next {
                Some(seat) if seat == self.me => match self.ask()? {
                    Wish::Play(action) => self.make(seat, &action)?,
                    Wish::Leave => return self.leave(),
                },
                Some(seat) => {
                    let action = self.think(seat)?;
                    self.make(seat, &action)?;
                }
                None => return Err(Failure::new("the game waits for nobody and is not over")),
            }
        }
        self.finish()
    }

    /// Plays a move and tells what of it my seat may know.
    fn make(&mut self, seat: Seat, action: &str) -> Result<(), Failure> {
        match self.table.play(seat, action) {
            Ok(told) => {
                self.moves += 1;
                if seat == self.me {
                    self.save()?;
                }
                let open = told.iter().filter(|told| told.audience.includes(Eye::Spectator));
                self.last = open.map(|told| told.words.clone()).collect();
                self.tell(&told, seat == self.me)
            }
            Err(refusal) if seat == self.me => Ok(self.screen.warn(&refusal.to_string())?),
            Err(refusal) => Err(Failure::new(format!("a bot's move was refused: {refusal}"))),
        }
    }

    /// Tells what my seat may know. What only I am told of my own move stands in the line of that move.
    fn tell(&mut self, told: &[Told], mine: bool) -> Result<(), Failure> {
        let mut lines: Vec<String> = Vec::new();
        for Told { audience, words, .. } in told {
            match lines.last_mut() {
                _ if !audience.includes(Eye::Seat(self.me)) => {}
                Some(line) if mine && *audience != Audience::Everyone => {
                    *line = format!("{line} {}", words.trim());
                }
                _ => lines.push(words.clone()),
            }
        }
        lines.iter().try_for_each(|line| self.screen.tell(line))?;
        self.log.append(&mut lines);
        Ok(())
    }

    /// Lets a bot choose; where that takes a while, a sign turns meanwhile.
    fn think(&mut self, seat: Seat) -> Result<String, Failure> {
        let bot = self.bots[seat.index()].ok_or_else(|| Failure::new(format!("nobody sits at {seat}")))?;
        let slow = match bot {
            BotSpec::Search(Budget::Milliseconds(time)) => time >= 300,
            BotSpec::Search(Budget::Iterations(count)) => count >= 20_000,
            BotSpec::Random => false,
        };
        let sign = if slow { ProgressBar::new_spinner() } else { ProgressBar::hidden() };
        sign.set_message(format!("{} is thinking", self.name(seat)));
        sign.enable_steady_tick(Duration::from_millis(120));
        let action = self.decide(seat, bot);
        sign.finish_and_clear();
        Ok(action)
    }

    /// What a bot would do in a seat. The same game gives the same answer, also after it was left and gone on with.
    fn decide(&self, seat: Seat, bot: BotSpec) -> String {
        let mut mixed = Fingerprint::default();
        std::hash::Hasher::write(&mut mixed, self.table.seed().bytes());
        mixed.mix(seat.index() as u64);
        mixed.mix(self.moves as u64);
        let number = std::hash::Hasher::finish(&mixed);
        self.table.imagined(seat, number).decide(seat, bot, number)
    }

    /// Shows the table and the choices, and asks until one is made.
    fn ask(&mut self) -> Result<Wish, Failure> {
        self.save()?;
        let choices = self.table.moves(self.me);
        let menu = Menu::new(choices.iter().map(|choice| (choice.words.clone(), choice.key.clone())));
        self.show_table()?;
        self.show_choices(&menu)?;
        let prompt = match menu.len() {
            1 => "Your only choice (Enter):".to_string(),
            _ => format!("Your choice ({}):", menu.listed()),
        };
        loop {
            let Some(line) = self.screen.ask(&prompt)? else { return Ok(Wish::Leave) };
            match understand(&line, &menu) {
                Answer::Choice(index) => return Ok(Wish::Play(choices[index].json.clone())),
                Answer::Quit => return Ok(Wish::Leave),
                Answer::Help => self.screen.draw(HELP)?,
                Answer::Table => {
                    self.show_table()?;
                    self.show_choices(&menu)?;
                }
                Answer::Rules => self.screen.draw(&format!("\n{}\n", self.title.rules_text().trim_end()))?,
                Answer::Log => self.log.iter().try_for_each(|words| self.screen.tell(words))?,
                Answer::Hint => self.hint()?,
                Answer::Unclear(sentence) => self.screen.warn(&sentence)?,
            }
        }
    }

    pub(crate) fn show_table(&mut self) -> Result<(), Failure> {
        let drawn = self.table.view_in_words(Eye::Seat(self.me));
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
        let action = self.decide(self.me, BotSpec::SEARCH);
        let choice = self.table.moves(self.me).into_iter().find(|choice| choice.json == action);
        let words = choice.map_or(action, |choice| choice.words);
        Ok(self.screen.say(&format!("A bot in your place would choose: {words}"))?)
    }

    /// Keeps the game as it stands, if it is to be kept: with who plays it as long as it is not over.
    pub(crate) fn save(&self) -> Result<(), Failure> {
        let Some(file) = &self.save else { return Ok(()) };
        let Some(record) = self.table.record() else { return Ok(()) };
        match self.table.outcome() {
            Some(_) => files::save(file, &record),
            None => files::save(file, &files::with_you(&record, &self.you())),
        }
    }

    fn you(&self) -> You {
        let bots = self.bots.iter().flatten().map(BotSpec::to_string).collect();
        You { seat: self.me.number(), name: self.name(self.me), bots }
    }
}
