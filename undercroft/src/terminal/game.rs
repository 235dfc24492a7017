//! One player, some bots and a table.

use super::asking::{Answer, Known, asked_about, shortened, understand};
use super::menu::Menu;
use super::screen::Screen;
use crate::commands::rules;
use crate::files::{self, You};
use crate::speech::{own, verbatim};
use crate::telling::Telling;
use crate::{Failure, page};
use indicatif::ProgressBar;
use std::time::{Duration, Instant};
use undercroft_bots::{BotSpec, Budget};
use undercroft_catalog::{Choice, GameInstance, Title};
use undercroft_core::{Eye, Fingerprint, Line, Message, Seal, Seat, Thing, say};
use undercroft_server::table::{BotPace, ExplainedView, LineView};
use undercroft_words::Language;

/// A game in the terminal.
pub(crate) struct TerminalGame {
    pub(crate) title: &'static dyn Title,
    pub(crate) table: Box<dyn GameInstance>,
    pub(crate) language: Language,
    /// How many moves were made.
    pub(crate) moves: usize,
    /// A bot for every seat but mine.
    pub(crate) bots: Vec<Option<BotSpec>>,
    /// How long they take for a move.
    pub(crate) bot_pace: BotPace,
    pub(crate) me: Seat,
    /// All that my seat was told.
    pub(crate) log: Vec<LineView>,
    /// What happened last, as far as everybody heard of it.
    pub(crate) last: Vec<LineView>,
    pub(crate) save: Option<String>,
    /// The card file that the table brought.
    pub(crate) cards: Option<String>,
    /// The card packs that it chose, by name or file.
    pub(crate) packs: Vec<String>,
    pub(crate) screen: Screen,
}

/// What the player wants.
enum Wish {
    Play(String),
    Leave,
}

impl TerminalGame {
    /// Says who plays and what was sealed, and tells what has happened so far.
    pub(crate) fn open(&mut self, story: &[Line], fresh: bool) -> Result<(), Failure> {
        self.screen.heading(self.title.about().title)?;
        self.introduce()?;
        self.screen.say(&self.table.tongue(self.language).text("summary"))?;
        self.say(&say!("how-to-choose"))?;
        let (promise, sealed) = (self.commitment(), self.telling().say(&say!("sealed")));
        self.screen.whisper(&sealed)?;
        self.screen.whisper(&format!("  {promise}"))?;
        let heading = self.telling().say(&if fresh { say!("deal") } else { say!("so-far") });
        self.screen.heading(&heading)?;
        self.tell(story)
    }

    /// What is promised of all chance.
    pub(crate) fn commitment(&self) -> String {
        Seal::commitment_of("", self.table.setup(), self.table.seed()).to_string()
    }

    /// The table as the player is told it.
    pub(crate) fn telling(&self) -> Telling<'_> {
        Telling::new(&*self.table, Eye::Seat(self.me), self.language)
    }

    /// Says something to the player.
    pub(crate) fn say(&mut self, message: &Message) -> Result<(), Failure> {
        let words = self.telling().say(message);
        Ok(self.screen.say(&words)?)
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.table.names().of(seat)
    }

    /// Says who plays: the player, partners and the others.
    fn introduce(&mut self) -> Result<(), Failure> {
        let listed = |partners: bool| {
            let team = self.table.partners(self.me);
            let seats = Seat::all(self.bots.len()).filter(|&seat| seat != self.me);
            let seats = seats.filter(|&seat| team.contains(seat) == partners);
            verbatim(seats.map(|seat| self.name_and_kind(seat)).collect::<Vec<_>>().join(", "))
        };
        let alone = self.table.partners(self.me).len() < 2;
        let message = if alone { say!("you-are") } else { say!("you-are-in-a-team", partners: listed(true)) };
        let message = message.with("others", listed(false)).with("name", verbatim(self.name(self.me)));
        self.say(&message.with("seat", self.me.number()))
    }

    fn name_and_kind(&self, seat: Seat) -> String {
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
                // In a terminal everybody has all the time they want, so it is up only where nobody is waited for.
                None => self.let_time_run_out()?,
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
                self.tell_step(&told.lines())
            }
            Err(refused) if seat == self.me => {
                let tongue = self.table.tongue(self.language);
                let words = refused.in_words(tongue, self.telling().reader());
                Ok(self.screen.warn(&words)?)
            }
            Err(refused) => Err(Failure::new(format!("a bot's move was refused: {refused}"))),
        }
    }

    fn let_time_run_out(&mut self) -> Result<(), Failure> {
        let stuck = |_| Failure::new("the game waits for nobody and is not over");
        let told = self.table.time_up().map_err(stuck)?;
        self.moves += 1;
        self.tell_step(&told.lines())
    }

    /// Tells what my seat may know of what has just happened, and keeps what everybody heard of it.
    fn tell_step(&mut self, story: &[Line]) -> Result<(), Failure> {
        let open = |line: &&Line| line.audience.includes(Eye::Spectator);
        let open: Vec<Line> = story.iter().filter(open).cloned().collect();
        self.last = self.telling().game().lines(&open);
        self.tell(story)
    }

    /// Tells what my seat may know.
    fn tell(&mut self, story: &[Line]) -> Result<(), Failure> {
        let mut lines = self.telling().game().lines(story);
        lines.iter().try_for_each(|line| self.screen.tell(line))?;
        self.log.append(&mut lines);
        Ok(())
    }

    /// Lets a bot choose; where that takes a while, a sign turns meanwhile. Where the player has to choose at the same time, bots
    /// take no while of their own: it passes while the player thinks.
    fn think(&mut self, seat: Seat) -> Result<String, Failure> {
        let bot = self.bots[seat.index()].ok_or_else(|| Failure::new(format!("nobody sits at {seat}")))?;
        let slow = match bot {
            BotSpec::Search(Budget::Milliseconds(time)) => time >= 300,
            BotSpec::Search(Budget::Iterations(count)) => count >= 20_000,
            BotSpec::Random => false,
        };
        let beside_me = self.table.awaited().contains(self.me);
        let until = Instant::now() + if beside_me { Duration::ZERO } else { self.bot_pace.draw() };
        let slow = slow || until > Instant::now();
        let sign = if slow { ProgressBar::new_spinner() } else { ProgressBar::hidden() };
        sign.set_message(self.telling().say(&say!("thinking", name: verbatim(self.name(seat)))));
        sign.enable_steady_tick(Duration::from_millis(120));
        let action = self.decide(seat, bot);
        std::thread::sleep(until.saturating_duration_since(Instant::now()));
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
        let game = self.telling().game();
        let menu = Menu::new(choices.iter().map(|choice| (game.say(&choice.name), choice.key.clone())));
        self.show_table()?;
        self.show_choices(&menu)?;
        let own = own(self.language);
        let prompt = match menu.len() {
            1 => own.text("only-choice"),
            _ => own.text_with("choice", [("choices", menu.listed(own))]),
        };
        loop {
            let Some(line) = self.screen.ask(&prompt)? else { return Ok(Wish::Leave) };
            match understand(&line, &menu, own) {
                Answer::Choice(index) => return Ok(Wish::Play(choices[index].json.clone())),
                Answer::Preview(index) => self.preview(menu.words(index), &choices[index])?,
                Answer::Explain(words) => self.explain(&words)?,
                Answer::Quit => return Ok(Wish::Leave),
                Answer::Help => self.screen.draw(&own.text("help"))?,
                Answer::Table => {
                    self.show_table()?;
                    self.show_choices(&menu)?;
                }
                Answer::Rules => {
                    let (cards, players) = (self.table.reference(), self.table.players());
                    let rules = rules::told(self.title, &cards, players, self.language);
                    self.screen.draw(&format!("\n{rules}"))?;
                }
                Answer::Log => self.log.iter().try_for_each(|line| self.screen.tell(line))?,
                Answer::Hint => self.hint()?,
                Answer::Unclear(sentence) => self.screen.warn(&sentence)?,
            }
        }
    }

    pub(crate) fn show_table(&mut self) -> Result<(), Failure> {
        let drawn = self.table.draw(Eye::Seat(self.me), self.language);
        Ok(self.screen.draw(&format!("\n{}", drawn.trim_end()))?)
    }

    fn show_choices(&mut self, menu: &Menu) -> Result<(), Failure> {
        self.screen.draw("")?;
        for line in menu.lines() {
            self.screen.draw(&page::wrapped(&line, page::width(), 6))?;
        }
        Ok(())
    }

    /// What a choice would bring, as far as the player can know.
    fn preview(&mut self, words: &str, choice: &Choice) -> Result<(), Failure> {
        let (choice, brings) = (verbatim(words), self.telling().game().sentences(&choice.brings));
        self.say(&match brings.is_empty() {
            true => say!("would-bring-unknown", choice: choice),
            false => say!("would-bring", choice: choice, brings: verbatim(brings)),
        })
    }

    /// What everything is and counts now that goes by these words; or what may be asked about, where nothing does.
    fn explain(&mut self, words: &str) -> Result<(), Failure> {
        let things = self.things();
        let told = asked_about(words, &things).into_iter().map(|thing| rules::explained(&thing.told));
        let told: String = told.collect();
        if !told.is_empty() {
            return Ok(self.screen.draw(told.trim_end())?);
        }
        let mut titles: Vec<String> = things.into_iter().map(|thing| thing.told.title).collect();
        titles.dedup();
        let said = [("typed", shortened(words)), ("things", titles.join("; "))];
        Ok(self.screen.warn(&own(self.language).text_with("no-such-thing", said))?)
    }

    fn things(&self) -> Vec<Known> {
        let (game, eye) = (self.telling().game(), Eye::Seat(self.me));
        let tongue = self.table.tongue(self.language);
        let known = |thing: Thing| {
            let told = ExplainedView::told(&self.table.explain(eye, &thing)?, &game);
            Some(Known { name: thing.name().into(), chapter: tongue.heading(&told.rule), told })
        };
        self.table.things(eye).into_iter().filter_map(known).collect()
    }

    fn hint(&mut self) -> Result<(), Failure> {
        let action = self.decide(self.me, BotSpec::SEARCH);
        let choice = self.table.moves(self.me).into_iter().find(|choice| choice.json == action);
        let words = choice.map_or(action, |choice| self.telling().game().say(&choice.name));
        self.say(&say!("would-choose", choice: verbatim(words)))
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
