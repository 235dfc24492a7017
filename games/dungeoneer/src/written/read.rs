//! Reads a written state and lists every reason why no game can get there.

use super::Written;
use crate::Dungeoneer;
use crate::ids::MONSTERS;
use crate::region::Region;
use crate::setup::START;
use crate::state::{MOST_PLAYERS, Phase, State};
use std::ops::RangeInclusive;
use undercroft_core::{Fault, Seat};

/// A state while it is being read, and what is wrong with it.
pub(super) struct Reading<'a> {
    pub(super) rules: &'a Dungeoneer,
    pub(super) state: State,
    /// Where somebody stands.
    pub(super) taken: Region,
    faults: Vec<Fault>,
}

pub(crate) fn read(rules: &Dungeoneer, written: &Written) -> Result<State, Vec<Fault>> {
    let mut reading = Reading { rules, state: rules.empty_state(), taken: Region::NONE, faults: Vec::new() };
    reading.turn(written);
    reading.bag(written);
    reading.tiles(&written.tiles);
    // Without a dungeon nothing can stand anywhere.
    if reading.faults.is_empty() {
        reading.tokens_became_tiles(written);
        reading.state.complete = written.complete;
        reading.doors(&written.doors);
        reading.dungeoneers(&written.dungeoneers);
        reading.helpers(&written.helpers);
        reading.monsters(&written.monsters);
    }
    if reading.faults.is_empty() {
        reading.stage(written);
    }
    if reading.faults.is_empty() {
        reading.somebody_may_act();
    }
    if reading.faults.is_empty() { Ok(reading.state) } else { Err(reading.faults) }
}

impl Reading<'_> {
    pub(super) fn fault(&mut self, place: &str, reason: impl Into<String>) {
        self.faults.push(Fault::new(place, reason));
    }

    pub(super) fn faults(&self) -> usize {
        self.faults.len()
    }

    /// A number in a range.
    pub(super) fn number(&mut self, place: &str, number: i64, range: RangeInclusive<i64>) -> Option<i64> {
        if !range.contains(&number) {
            self.fault(place, format!("{number} is not from {} to {}", range.start(), range.end()));
            return None;
        }
        Some(number)
    }

    pub(super) fn tile_kind(&mut self, place: &str, name: &str) -> Option<u8> {
        let kind = self.rules.tiles[1..].iter().position(|plan| plan.card.name == name);
        self.named(place, "tile", name, kind.map(|kind| kind + 1))
    }

    pub(super) fn dungeoneer_kind(&mut self, place: &str, name: &str) -> Option<u8> {
        let kind = self.rules.cards.dungeoneers.iter().position(|card| card.name == name);
        self.named(place, "dungeoneer", name, kind)
    }

    pub(super) fn monster_kind(&mut self, place: &str, name: &str) -> Option<u8> {
        let kind = self.rules.cards.monsters.iter().position(|card| card.name == name);
        self.named(place, "monster", name, kind)
    }

    fn named(&mut self, place: &str, what: &str, name: &str, kind: Option<usize>) -> Option<u8> {
        if kind.is_none() {
            self.fault(place, format!("there is no {what} `{name}`"));
        }
        kind.map(|kind| kind as u8)
    }

    /// The turn, the order of play and whose place it is.
    fn turn(&mut self, written: &Written) {
        let (players, turns) = (self.rules.players, i64::from(self.rules.cards.turns));
        self.state.phase = written.stage;
        let first = i64::from(written.stage != Phase::Choosing);
        let last = if written.stage == Phase::Choosing { 0 } else { turns };
        self.state.turn = self.number("turn", written.turn, first..=last).unwrap_or(1) as u8;
        let mut seats = 0u8;
        if written.order.len() != players {
            self.fault("order", format!("{players} play, and {} are written", written.order.len()));
        }
        for (place, &seat) in written.order.iter().enumerate().take(players.min(MOST_PLAYERS)) {
            let at = format!("order[{place}]");
            let Some(number) = self.number(&at, seat, 1..=players as i64) else { continue };
            let seat = Seat::new(number as usize - 1);
            if seats & 1 << seat.index() != 0 {
                self.fault(&at, format!("{seat} is there twice"));
            }
            seats |= 1 << seat.index();
            self.state.order[place] = seat;
        }
        let picks = players * self.rules.each;
        let places = players + self.rules.spare + 1;
        let most = if written.stage == Phase::Choosing { picks } else { places };
        self.state.place = self.number("place", written.place, 1..=most as i64).unwrap_or(1) as u8 - 1;
    }

    /// The tokens that are left: every kind is named once.
    fn bag(&mut self, written: &Written) {
        let full = self.rules.full_bag();
        self.state.bag = [0; crate::state::KINDS];
        for (name, &tokens) in &written.bag {
            let place = format!("bag.{name}");
            let Some(kind) = self.tile_kind(&place, name) else { continue };
            let most = i64::from(full[usize::from(kind)]);
            self.state.bag[usize::from(kind)] = self.number(&place, tokens, 0..=most).unwrap_or(0) as u8;
        }
        let missing: Vec<String> = self.rules.tiles[1..]
            .iter()
            .map(|plan| plan.card.name.clone())
            .filter(|name| !written.bag.contains_key(name))
            .collect();
        for name in missing {
            self.fault("bag", format!("`{name}` is not counted"));
        }
    }

    /// What is not in the bag lies on the board.
    fn tokens_became_tiles(&mut self, _: &Written) {
        let full = self.rules.full_bag();
        for (kind, &tokens) in full.iter().enumerate().take(self.rules.tiles.len()).skip(START.into()) {
            let drawn = self.state.laid()[2..].iter().filter(|laid| usize::from(laid.kind) == kind).count();
            let gone = usize::from(tokens - self.state.bag[kind].min(tokens));
            if drawn != gone {
                let name = self.rules.tiles[kind].card.name.clone();
                self.fault(
                    &format!("bag.{name}"),
                    format!("{gone} tokens are gone, but {drawn} such tiles lie beside the start"),
                );
            }
        }
    }

    fn somebody_may_act(&mut self) {
        let mut any = false;
        self.rules.list(&self.state, &mut |_| any = true);
        if !any && self.state.phase != Phase::Over {
            self.fault("stage", "nobody can do anything there");
        }
        debug_assert!(usize::from(self.state.queued) <= MONSTERS);
    }
}
