//! Judges a written state: builds it field by field and notes everything that no game can reach.

use super::{Winding, Written};
use crate::adventurer::{ADVENTURERS, Adventurer, Adventurers};
use crate::cards::{MOST_DOLLARS, MOST_TREASURE};
use crate::dungeon::Depth;
use crate::state::{Phase, State};
use crate::{Guilds, Masters};
use undercroft_core::chance::quick;
use undercroft_core::{Fault, Seat, SeatSet, Silence};

/// How much money may be given out in a file.
const MOST_MONEY: i64 = 9_999;

pub(super) struct Reading<'a> {
    pub(super) rules: &'a Guilds,
    pub(super) written: &'a Written,
    pub(super) state: State,
    pub(super) faults: Vec<Fault>,
}

impl<'a> Reading<'a> {
    pub(super) fn new(rules: &'a Guilds, written: &'a Written) -> Self {
        // Any state will do as the canvas: every field of it is written over.
        let state = rules.starting_setup(&mut quick(0), &mut Silence);
        Reading { rules, written, state, faults: Vec::new() }
    }

    pub(super) fn state(mut self) -> Result<State, Vec<Fault>> {
        self.shape();
        self.masters();
        self.players();
        self.dungeon();
        self.unseen();
        self.rules.note_master(&mut self.state);
        // What follows compares things with one another, which makes sense only where each is sound by itself.
        if self.sound(&["round", "dungeon", "undealt", "unseen"]) {
            self.piles();
        }
        if self.sound(&["players", "dungeon", "master"]) {
            self.adventurers();
            self.ghosts();
        }
        if self.sound(&["round", "master", "players", "dungeon", "marker", "turn"]) {
            self.phase();
        }
        if !self.faults.is_empty() {
            return Err(self.faults);
        }
        Depth::all(self.rules.rooms).for_each(|room| Guilds::note_room(&mut self.state, room));
        if self.state.phase != Phase::Over {
            let chosen = self.state.dungeon.iter().filter_map(|room| room.face);
            self.state.spoken_for = chosen.fold(0, |chosen, face| chosen | face.bit());
        }
        self.state.bank = -self.state.players.iter().map(|player| i32::from(player.money)).sum::<i32>();
        Ok(self.state)
    }

    pub(super) fn fault(&mut self, place: impl Into<String>, reason: impl Into<String>) {
        self.faults.push(Fault::new(place, reason));
    }

    /// Whether nothing is wrong so far in these parts of the file.
    pub(super) fn sound(&self, parts: &[&str]) -> bool {
        !self.faults.iter().any(|fault| parts.iter().any(|part| fault.place.starts_with(part)))
    }

    /// A number within bounds; the least one stands in for one that is not.
    pub(super) fn number(&mut self, place: &str, number: i64, least: i64, most: i64) -> i64 {
        if (least..=most).contains(&number) {
            return number;
        }
        self.fault(place, format!("{number} is out of range; it must be from {least} to {most}"));
        least
    }

    pub(super) fn seat(&mut self, place: &str, number: i64) -> Seat {
        Seat::new(self.number(place, number, 1, self.rules.players as i64) as usize - 1)
    }

    fn shape(&mut self) {
        let Guilds { players, rooms, .. } = *self.rules;
        self.state.round = self.number("round", self.written.round, 1, players as i64) as u8 - 1;
        self.state.phase = self.written.phase;
        if self.written.players.len() != players {
            let seated = self.written.players.len();
            self.fault("players", format!("the table is for {players} players, but {seated} are written"));
        }
        if self.written.dungeon.len() != rooms {
            let written = self.written.dungeon.len();
            self.fault("dungeon", format!("a dungeon has {rooms} rooms here, not {written}"));
        }
        let placed_yet = self.state.phase != Phase::Disabling;
        self.state.marker = match (self.written.marker, placed_yet) {
            (Some(number), true) => self.seat("marker", number),
            (None, false) => Seat::new(0),
            (None, true) => {
                self.fault("marker", "somebody has the start player marker");
                Seat::new(0)
            }
            (Some(_), false) => {
                let reason = "the start player is drawn once all have decided whom to disable; write null";
                self.fault("marker", reason);
                Seat::new(0)
            }
        };
        self.turn();
    }

    fn turn(&mut self) {
        let players = self.rules.players;
        let (turn, awaited) = match (self.written.turn, self.state.phase) {
            (Some(turn), Phase::Placing) => {
                let seat = self.seat("turn.seat", turn.seat);
                let from_start = (seat.index() + players - self.state.marker.index()) % players;
                let place = match turn.winding {
                    Winding::Clockwise => from_start,
                    Winding::Counterclockwise => 2 * players - 1 - from_start,
                };
                (place as u8, SeatSet::only(seat))
            }
            (None, Phase::Placing) => {
                self.fault("turn", "it is somebody's turn to place an adventurer");
                (0, SeatSet::EMPTY)
            }
            (Some(_), _) => {
                self.fault("turn", "nobody's turn comes but while adventurers are placed; write null");
                (0, SeatSet::EMPTY)
            }
            (None, _) => (0, SeatSet::EMPTY),
        };
        (self.state.turn, self.state.awaited) = (turn, awaited);
    }

    fn masters(&mut self) {
        (self.state.master, self.state.masters_left) = (0, 0);
        let in_play = self.rules.masters_in_play();
        if self.rules.options.masters == Masters::None {
            if self.written.master.is_some() {
                self.fault("master", "this table plays without Dungeon Masters; write null");
            }
            if !self.written.masters_left.is_empty() {
                self.fault("masters_left", "this table plays without Dungeon Masters; write []");
            }
            return;
        }
        let mut known = 0;
        match &self.written.master {
            None => self.fault("master", "every round has a Dungeon Master"),
            Some(name) => {
                if let Some(number) = self.master_named("master", name) {
                    self.state.master = number;
                    known |= 1 << number;
                }
            }
        }
        for (i, name) in self.written.masters_left.iter().enumerate() {
            let at = format!("masters_left[{i}]");
            let Some(number) = self.master_named(&at, name) else { continue };
            if known & (1 << number) != 0 {
                self.fault(at, format!("`{name}` is there already"));
            }
            known |= 1 << number;
            self.state.masters_left |= 1 << number;
        }
        let due = in_play.count_ones() as usize - usize::from(self.state.round) - 1;
        let left = self.written.masters_left.len();
        if self.sound(&["round"]) && left != due {
            let round = self.state.round + 1;
            self.fault("masters_left", format!("in round {round} there are {due} left, not {left}"));
        }
    }

    fn master_named(&mut self, place: &str, name: &str) -> Option<u8> {
        let in_play = self.rules.master_numbers(self.rules.masters_in_play());
        let found = in_play.into_iter().find(|&number| self.rules.master_card(number).name == name);
        if found.is_none() {
            self.fault(place, format!("there is no Dungeon Master `{name}` at this table"));
        }
        found
    }

    fn players(&mut self) {
        for (seat, player) in Seat::all(self.rules.players).zip(&self.written.players) {
            let at = |field: &str| format!("players[{}].{field}", seat.index());
            let money = self.number(&at("money"), player.money, 0, self.most_money()) as u16;
            let disabled = self.adventurers_named(&at("disabled"), &player.disabled);
            let chosen = match &player.choice {
                None => Adventurers::NONE,
                Some(strengths) => self.two(&at("choice"), strengths),
            };
            let known = self.sound(&[&at("disabled")]);
            match self.state.phase {
                Phase::Disabling if known && !disabled.is_empty() => {
                    self.fault(at("disabled"), "nobody is disabled before all have decided");
                }
                Phase::Placing | Phase::Over if known && disabled.len() != 2 => {
                    self.fault(at("disabled"), "two adventurers are disabled in every round");
                }
                _ => {}
            }
            if self.state.phase != Phase::Disabling && player.choice.is_some() {
                self.fault(
                    at("choice"),
                    "whom to disable is decided only before the first round; write null",
                );
            }
            let player = self.state.player_mut(seat);
            (player.money, player.disabled, player.chosen) = (money, disabled, chosen);
            player.placed = Adventurers::NONE;
            self.state.placing.insert(seat);
            if self.state.phase == Phase::Disabling && chosen.is_empty() {
                self.state.awaited.insert(seat);
            }
        }
        let together: i64 = self.state.players[..self.rules.players].iter().map(|p| i64::from(p.money)).sum();
        if together > self.most_money() && self.sound(&["players"]) {
            self.fault("players", format!("they have more than ${} together", self.most_money()));
        }
    }

    /// How much money all may have together. The bound grows by the most that the set-up and a dungeon can pay, and bumps
    /// only pass money on: what is played on from an accepted position is accepted too.
    fn most_money(&self) -> i64 {
        let (players, rooms) = (self.rules.players as i64, self.rules.rooms as i64);
        let over = i64::from(self.state.phase == Phase::Over);
        let set_up = i64::from(self.state.phase != Phase::Disabling) * 2 * players * i64::from(MOST_DOLLARS);
        let a_round = (3 * rooms + players) * i64::from(MOST_TREASURE);
        MOST_MONEY + set_up + (i64::from(self.state.round) + over) * a_round
    }

    fn two(&mut self, place: &str, strengths: &[i64]) -> Adventurers {
        let named = self.adventurers_named(place, strengths);
        if named.len() != 2 && self.sound(&[place]) {
            self.fault(place, "two adventurers are disabled");
        }
        named
    }

    fn adventurers_named(&mut self, place: &str, strengths: &[i64]) -> Adventurers {
        let mut named = Adventurers::NONE;
        for &strength in strengths {
            self.number(place, strength, 1, ADVENTURERS as i64);
            match Adventurer::of_strength(strength) {
                Some(one) if named.contains(one) => self.fault(place, format!("{strength} is there twice")),
                Some(one) => named = named.with(one),
                None => {}
            }
        }
        named
    }
}
