//! What lists of tables show, kept beside the log so that nobody has to run it.

use crate::secret::KeyHash;
use crate::store::{Head, Update};
use crate::table::{Chair, Entry, EntryKind, Millis, Table, Who};
use serde::{Deserialize, Serialize};
use undercroft_core::{Seat, SeatSet};

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Summary {
    /// The game's short name.
    pub game: String,
    /// How many play.
    pub players: usize,
    /// Who sits there; nothing for a free seat.
    pub names: Vec<Option<String>>,
    /// Whether the cards are dealt.
    pub begun: bool,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
}

/// How a game ended, in numbers, for whoever looks back at what they have played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// Who won, or shared the win.
    pub winners: SeatSet,
    /// The place of each seat, 1 for the best; equals share one.
    pub places: Vec<usize>,
    /// What each seat scored.
    pub scores: Vec<i32>,
    /// Who played together; nothing where everyone played alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<SeatSet>,
    /// How many moves were played.
    pub moves: usize,
    /// When the cards were dealt.
    pub begun_ms: Millis,
    /// When it was over.
    pub ended_ms: Millis,
    /// The secrets' hashes of who sat where at the end: by these a device finds its own seat.
    pub keys: Vec<Vec<KeyHash>>,
}

impl GameResult {
    /// The end of a table's game; nothing while it is under way, or where its rules failed.
    fn of(table: &Table) -> Option<GameResult> {
        let outcome = table.game().filter(|_| !table.is_broken())?.outcome()?;
        let (begun_ms, ended_ms) = table.played_from_to()?;
        let seats = || Seat::all(outcome.players());
        let mut teams: Vec<SeatSet> =
            seats().map(|seat| table.team(seat)).filter(|team| team.len() > 1).collect();
        teams.sort_unstable_by_key(|team| team.bits());
        teams.dedup();
        Some(GameResult {
            winners: outcome.winners(),
            places: seats().map(|seat| outcome.place(seat)).collect(),
            scores: seats().map(|seat| outcome.score(seat)).collect(),
            teams,
            moves: table.moves_played(),
            begun_ms,
            ended_ms,
            keys: table.chairs().iter().map(|chair| chair.keys().to_vec()).collect(),
        })
    }

    /// The seat of whoever has one of these devices.
    pub fn seat_of(&self, devices: &[KeyHash]) -> Option<Seat> {
        let theirs = |keys: &Vec<KeyHash>| keys.iter().any(|key| devices.contains(key));
        Seat::all(self.keys.len()).zip(&self.keys).find(|(_, keys)| theirs(keys)).map(|(seat, _)| seat)
    }
}

impl Summary {
    /// What a store kept.
    pub fn of(head: &Head) -> Summary {
        serde_json::from_str(&head.summary).unwrap_or_default()
    }
}

/// What the head of a table shall say in the store, besides its version.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct HeadFields {
    listed: bool,
    finished: bool,
    people: Vec<KeyHash>,
    summary: String,
    pub(super) deadline: Option<Millis>,
}

impl HeadFields {
    pub(super) fn of(table: &Table) -> HeadFields {
        HeadFields {
            finished: table.is_over(),
            deadline: table.deadline(),
            ..HeadFields::seated(table, table.chairs(), table.game().is_some())
        }
    }

    /// What is known from who sits where.
    fn seated(table: &Table, chairs: &[Chair], begun: bool) -> HeadFields {
        let terms = table.terms();
        let name = |(seat, chair): (Seat, &Chair)| (*chair != Chair::Free).then(|| chair.name(seat));
        let summary = Summary {
            game: terms.setup.game.clone(),
            players: terms.setup.players,
            names: Seat::all(chairs.len()).zip(chairs).map(name).collect(),
            begun,
            result: GameResult::of(table),
        };
        let mut people: Vec<KeyHash> =
            chairs.iter().flat_map(Chair::keys).copied().chain(table.people()).collect();
        let gone = |key: &KeyHash| {
            table.chairs().iter().any(|chair| chair.keys().contains(key))
                && !chairs.iter().any(|chair| chair.keys().contains(key))
                && !table.is_host(Who::Person(*key))
        };
        people.retain(|key| !gone(key));
        people.sort_unstable();
        people.dedup();
        HeadFields {
            listed: terms.listed && !begun && chairs.contains(&Chair::Free),
            finished: false,
            people,
            summary: serde_json::to_string(&summary).expect("a summary is plain data"),
            deadline: None,
        }
    }

    /// What will be known once these entries are stored, as far as who sits where decides it. Nothing if they do not
    /// change that. It is stored together with the entries: nobody shall lose a seat's place in their list of tables.
    pub(super) fn foreseen(&self, table: &Table, entries: &[Entry]) -> Option<HeadFields> {
        let (mut chairs, mut begun, mut changed) = (table.chairs().to_vec(), table.game().is_some(), false);
        for entry in entries {
            match &entry.kind {
                EntryKind::ChairTaken { seat, chair } => chairs[seat.index()] = chair.clone(),
                EntryKind::Withheld { seat } => chairs[seat.index()] = Chair::Free,
                EntryKind::Dealt => begun = true,
                _ => continue,
            }
            changed = true;
        }
        let seated = || HeadFields::seated(table, &chairs, begun);
        changed.then(|| HeadFields { finished: self.finished, deadline: self.deadline, ..seated() })
    }

    /// The same as far as a store's head does not say otherwise.
    pub(super) fn but_as_stored(self, head: &Head) -> HeadFields {
        HeadFields {
            listed: head.listed,
            finished: head.finished,
            deadline: head.next_deadline_ms,
            summary: head.summary.clone(),
            people: self.people,
        }
    }

    /// What a store that knew `before` has to be told.
    pub(super) fn since(&self, before: &HeadFields) -> Update {
        let without = |some: &[KeyHash], others: &[KeyHash]| {
            some.iter().filter(|key| !others.contains(key)).copied().collect()
        };
        Update {
            listed: (self.listed != before.listed).then_some(self.listed),
            finished: (self.finished != before.finished).then_some(self.finished),
            summary: (self.summary != before.summary).then(|| self.summary.clone()),
            keys_added: without(&self.people, &before.people),
            keys_removed: without(&before.people, &self.people),
            next_deadline_ms: (self.deadline != before.deadline).then_some(self.deadline),
        }
    }

    /// Whether a store that knows `before` may stay as it is for now.
    ///
    /// A clock that runs out later than the store thinks only wakes the table too early, so the store need not be told
    /// with every move, but when that early moment has come.
    pub(super) fn can_wait(&self, before: &HeadFields, now: Millis) -> bool {
        let early = match (self.deadline, before.deadline) {
            (Some(at), Some(known)) => now < known && known <= at,
            (at, known) => at == known,
        };
        early && HeadFields { deadline: before.deadline, ..self.clone() } == *before
    }

    pub(super) fn people(&self) -> &[KeyHash] {
        &self.people
    }

    pub(super) fn summary(&self) -> &str {
        &self.summary
    }

    pub(super) fn listed(&self) -> bool {
        self.listed
    }
}
