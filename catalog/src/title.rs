//! A game as programs know it that speak only JSON.

use crate::fits::{Fits, fits};
use crate::instance::{Dealt, TypedInstance};
use crate::tongues::tongues;
use crate::{GameInstance, Recorded, in_plain_words, record};
use serde::Serialize;
use std::marker::PhantomData;
use undercroft_core::{
    About, CardList, Fault, Game, Lesson, OptionInfo, Position, Seal, Seat, SeatSet, Seed, Setup,
};
use undercroft_lab::{Plan, Report, Studied};
use undercroft_words::{Called, Language, Tongue};

/// What a title is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// To be played.
    Game,
    /// An example to learn from: every command works with it, but lists for players leave it out.
    Lesson,
}

/// A game behind an object-safe face: its facts, and the ways to a table of it.
pub trait Title: Sync {
    /// The facts about it.
    fn about(&self) -> About;

    /// Whether it is a game for players or a lesson.
    fn kind(&self) -> Kind;

    /// Whether everything lies open in it, so that only chance to come is unknown.
    fn is_open(&self) -> bool;

    /// The options a table may set.
    fn options(&self) -> Vec<OptionInfo>;

    /// The text of its standard card file; empty for a game without cards to edit.
    fn standard_cards(&self) -> &'static str;

    /// The card packs that come with it, each with its short name and its text.
    fn shipped_packs(&self) -> &'static [(&'static str, &'static str)];

    /// For each value of an option, with how many players and beside which others it can be chosen.
    fn fits(&self, option: &OptionInfo) -> Vec<Fits>;

    /// It in a language.
    fn tongue(&self, language: Language) -> &'static Tongue;

    /// What its cards and ready phrases are called in a language, by their own names in small letters and with hyphens.
    fn called(&self, language: Language) -> &'static Called;

    /// The chapters of its rules, in order, by their names.
    fn chapters(&self) -> &'static [&'static str];

    /// What the guide explains in a first game, in order.
    fn lessons(&self) -> &'static [Lesson];

    /// Checks a card file.
    ///
    /// # Errors
    /// Every mistake in it, whatever number of players meets it.
    fn check_cards(&self, text: &str) -> Result<(), Vec<Fault>>;

    /// Checks a card pack beside the standard cards.
    ///
    /// # Errors
    /// Every mistake in it, or that the game is played without packs.
    fn check_pack(&self, text: &str) -> Result<(), Vec<Fault>>;

    /// A table with every option at its default and the standard cards.
    fn setup(&self, players: usize) -> Setup;

    /// Every table of it with the standard cards that differs in players or options, as far as those go together.
    fn setups(&self) -> Vec<Setup>;

    /// What the cards of such a table show, as JSON on one line: the same for every eye and all game long.
    ///
    /// # Errors
    /// Everything that is wrong with the setup.
    fn contents(&self, setup: &Setup) -> Result<String, Vec<Fault>>;

    /// All cards of such a table with their values, kind by kind.
    ///
    /// # Errors
    /// Everything that is wrong with the setup.
    fn reference(&self, setup: &Setup) -> Result<Vec<CardList>, Vec<Fault>>;

    /// The teams of such a table; nothing where everyone plays alone.
    ///
    /// # Errors
    /// Everything that is wrong with the setup.
    fn teams(&self, setup: &Setup) -> Result<Vec<SeatSet>, Vec<Fault>>;

    /// Deals a new game at no table.
    ///
    /// # Errors
    /// Everything that is wrong with the setup.
    fn deal(&self, setup: Setup, seed: Seed) -> Result<Dealt, Vec<Fault>> {
        let seal = Seal::new("", &setup, seed);
        self.deal_sealed(setup, seal)
    }

    /// Deals a new game under a seal.
    ///
    /// # Errors
    /// Everything that is wrong with the setup.
    fn deal_sealed(&self, setup: Setup, seal: Seal) -> Result<Dealt, Vec<Fault>>;

    /// Reads a position.
    ///
    /// # Errors
    /// Where the text is no position, the place; where no game can reach it, every reason.
    fn position(&self, text: &str) -> Result<Box<dyn GameInstance>, Vec<Fault>>;

    /// Reads a record. It is well-formed then, not yet true: see [`Recorded::verify`].
    ///
    /// # Errors
    /// The place where the text is no record.
    fn record(&self, text: &str) -> Result<Box<dyn Recorded>, Vec<Fault>>;

    /// Plays all games of a plan. `progress` hears how many more are finished, now and then, from any thread.
    ///
    /// # Errors
    /// Everything that is wrong with the plan.
    fn simulate(&self, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Vec<Fault>>;

    /// Plays the same games and lets the game count in them what is worth knowing.
    ///
    /// # Errors
    /// Everything that is wrong with the plan.
    fn study(&self, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Studied, Vec<Fault>>;

    /// The record of a plan's first game, as a file.
    ///
    /// # Errors
    /// Everything that is wrong with the plan.
    fn first_game(&self, plan: &Plan) -> Result<String, Vec<Fault>>;

    /// Its moves, views, events, options and contents as a TypeScript module, which takes the types that all games share
    /// from the module `./core`.
    #[cfg(feature = "typescript")]
    fn typescript(&self) -> String;
}

/// The face of any game.
pub(crate) struct Book<G> {
    kind: Kind,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Book<G> {
    pub(crate) const fn new(kind: Kind) -> Self {
        Book { kind, game: PhantomData }
    }
}

impl<G: Game> Title for Book<G> {
    fn about(&self) -> About {
        G::ABOUT
    }

    fn kind(&self) -> Kind {
        self.kind
    }

    fn is_open(&self) -> bool {
        G::OPEN
    }

    fn options(&self) -> Vec<OptionInfo> {
        G::options()
    }

    fn standard_cards(&self) -> &'static str {
        G::standard_cards()
    }

    fn shipped_packs(&self) -> &'static [(&'static str, &'static str)] {
        G::shipped_packs()
    }

    fn fits(&self, option: &OptionInfo) -> Vec<Fits> {
        fits::<G>(option)
    }

    fn tongue(&self, language: Language) -> &'static Tongue {
        tongues::<G>().of(language)
    }

    fn called(&self, language: Language) -> &'static Called {
        tongues::<G>().called(language)
    }

    fn chapters(&self) -> &'static [&'static str] {
        G::CHAPTERS
    }

    fn lessons(&self) -> &'static [Lesson] {
        G::LESSONS
    }

    fn check_cards(&self, text: &str) -> Result<(), Vec<Fault>> {
        let mut faults: Vec<Fault> = Vec::new();
        for players in G::ABOUT.fewest..=G::ABOUT.most {
            let found = G::open(players, &G::Options::default(), text).err().unwrap_or_default();
            for fault in found {
                if !faults.contains(&fault) {
                    faults.push(fault);
                }
            }
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    fn check_pack(&self, text: &str) -> Result<(), Vec<Fault>> {
        let (players, options) = (G::ABOUT.fewest, G::Options::default());
        let opened = G::open_with_packs(players, &options, G::standard_cards(), &[text.into()]);
        // It is the only one here: only the place within it is worth telling.
        let within = |fault: Fault| match fault.place.strip_prefix("packs[1] ") {
            Some(place) => Fault::new(place, fault.reason),
            None => fault,
        };
        opened.map(drop).map_err(|faults| faults.into_iter().map(within).collect())
    }

    fn setup(&self, players: usize) -> Setup {
        Setup::new::<G>(players)
    }

    fn setups(&self) -> Vec<Setup> {
        Setup::every::<G>().into_iter().filter(|setup| setup.open::<G>().is_ok()).collect()
    }

    fn contents(&self, setup: &Setup) -> Result<String, Vec<Fault>> {
        let rules: G = setup.open()?;
        Ok(serde_json::to_string(&rules.contents()).expect("what cards show is plain data"))
    }

    fn reference(&self, setup: &Setup) -> Result<Vec<CardList>, Vec<Fault>> {
        Ok(setup.open::<G>()?.reference())
    }

    fn teams(&self, setup: &Setup) -> Result<Vec<SeatSet>, Vec<Fault>> {
        let rules: G = setup.open()?;
        let mut teams: Vec<SeatSet> = Vec::new();
        for seat in Seat::all(rules.players()) {
            let team = rules.partners(seat);
            if team.len() > 1 && !teams.contains(&team) {
                teams.push(team);
            }
        }
        Ok(teams)
    }

    fn deal_sealed(&self, setup: Setup, seal: Seal) -> Result<Dealt, Vec<Fault>> {
        TypedInstance::<G>::deal(setup, seal)
    }

    fn position(&self, text: &str) -> Result<Box<dyn GameInstance>, Vec<Fault>> {
        Ok(Box::new(TypedInstance::<G>::resumed(Position::from_json(text).map_err(in_plain_words)?)))
    }

    fn record(&self, text: &str) -> Result<Box<dyn Recorded>, Vec<Fault>> {
        record::read::<G>(text)
    }

    fn simulate(&self, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Vec<Fault>> {
        undercroft_lab::simulate::<G>(plan, progress)
    }

    fn study(&self, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Studied, Vec<Fault>> {
        undercroft_lab::study::<G>(plan, progress)
    }

    fn first_game(&self, plan: &Plan) -> Result<String, Vec<Fault>> {
        Ok(undercroft_lab::first_game::<G>(plan)?.to_json())
    }

    #[cfg(feature = "typescript")]
    fn typescript(&self) -> String {
        undercroft_core::typescript::of_game::<G>().text()
    }
}
