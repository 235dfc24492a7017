//! What is told of things and cards to whoever asks. It changes nothing and is judged by nobody.

use super::{Table, Teller, Viewer};
use serde::Serialize;
use undercroft_catalog as catalog;
use undercroft_core::{CardList, Explained, Names, Thing};

/// The longest name by which a thing may be asked for; the games' own are far shorter.
const LONGEST_NAME: usize = 64;

/// Something on the table that may be asked about.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ThingView {
    /// By which it is asked for, and by which lines of the story point at it: `room-3`.
    pub thing: String,
    /// What it is called.
    pub title: String,
}

/// What a thing is and counts, in the reader's language.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ExplainedView {
    /// What it is called.
    pub title: String,
    /// Its values.
    pub values: Vec<FactView>,
    /// What it does.
    pub does: String,
    /// What it counts as things stand.
    pub now: String,
    /// The chapter of the rules that tells more.
    pub rule: String,
}

/// A value and what it is called.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FactView {
    /// What it is called.
    pub label: String,
    /// The value.
    pub value: String,
}

/// Cards of one kind with their values, in the reader's language.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardListView {
    /// What such cards are called.
    pub title: String,
    /// The cards, every face once.
    pub cards: Vec<ExplainedView>,
}

impl ThingView {
    /// Everything in a game that a viewer may ask about.
    pub fn all(game: &dyn catalog::GameInstance, teller: &Teller<'_>) -> Vec<ThingView> {
        let things = game.things(teller.eye()).into_iter();
        let named = things.filter_map(|thing| {
            let title = teller.say(&game.explain(teller.eye(), &thing)?.title);
            Some(ThingView { thing: thing.name().into(), title })
        });
        named.collect()
    }
}

impl ExplainedView {
    /// What a thing is, as a viewer is told it.
    pub fn told(explained: &Explained, teller: &Teller<'_>) -> ExplainedView {
        let values = explained
            .values
            .iter()
            .map(|(label, value)| FactView { label: teller.say(label), value: teller.say(value) });
        ExplainedView {
            title: teller.say(&explained.title),
            values: values.collect(),
            does: teller.sentences(&explained.does),
            now: teller.sentences(&explained.now),
            rule: explained.rule.into(),
        }
    }

    /// What a thing in a game is, as far as a viewer may know it; nothing of what there is not.
    pub fn of(game: &dyn catalog::GameInstance, thing: &str, teller: &Teller<'_>) -> Option<ExplainedView> {
        if thing.len() > LONGEST_NAME {
            return None;
        }
        let explained = game.explain(teller.eye(), &Thing::from(thing))?;
        Some(ExplainedView::told(&explained, teller))
    }
}

impl CardListView {
    /// Lists of cards, as a viewer is told them.
    pub fn told(lists: &[CardList], teller: &Teller<'_>) -> Vec<CardListView> {
        let list = |list: &CardList| CardListView {
            title: teller.say(&list.title),
            cards: list.cards.iter().map(|card| ExplainedView::told(card, teller)).collect(),
        };
        lists.iter().map(list).collect()
    }
}

impl Table {
    /// Everything that a viewer may ask about; nothing before the deal.
    pub fn things(&self, viewer: impl Into<Viewer>) -> Vec<ThingView> {
        let (viewer, names) = (viewer.into(), Names::new(self.names()));
        let teller = self.teller(viewer, &names);
        self.shown(self.broken, |game| Some(ThingView::all(game, &teller))).unwrap_or_default()
    }

    /// What a thing is, as far as a viewer may know it; nothing of what there is not.
    pub fn explain(&self, viewer: impl Into<Viewer>, thing: &str) -> Option<ExplainedView> {
        let (viewer, names) = (viewer.into(), Names::new(self.names()));
        let teller = self.teller(viewer, &names);
        self.shown(self.broken, |game| ExplainedView::of(game, thing, &teller))
    }

    /// All cards of the table with their values; nothing where its game or its setup is of another version of the house.
    pub fn cards(&self, viewer: impl Into<Viewer>) -> Vec<CardListView> {
        let (viewer, names) = (viewer.into(), Names::new(self.names()));
        let lists = match self.game() {
            Some(game) => game.reference(),
            None => {
                let title = (self.library)(&self.terms.setup.game).ok();
                title.and_then(|title| title.reference(&self.terms.setup).ok()).unwrap_or_default()
            }
        };
        CardListView::told(&lists, &self.teller(viewer, &names))
    }
}
