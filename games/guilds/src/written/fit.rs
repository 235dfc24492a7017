//! Judges how the parts of a written state fit together, once each is sound by itself.

use super::check::Reading;
use crate::Fate;
use crate::dungeon::{Depth, Standing};
use crate::ghost::GHOSTS;
use crate::room::Level;
use crate::state::{Phase, SENT};
use undercroft_core::Seat;

impl Reading<'_> {
    /// The rooms that nobody has seen, and how many of each level are undealt.
    pub(super) fn unseen(&mut self) {
        let rules = self.rules;
        self.state.unseen = 0;
        for (i, name) in self.written.unseen.iter().enumerate() {
            let at = format!("unseen[{i}]");
            match rules.deck.named(name) {
                None => self.fault(at, format!("there is no room `{name}`")),
                Some(face) if self.state.unseen & (1 << face.0) != 0 => {
                    self.fault(at, format!("`{name}` is there twice"));
                }
                Some(face) => self.state.unseen |= 1 << face.0,
            }
        }
        if self.written.undealt.len() != Level::COUNT {
            let reason = "write three numbers: the undealt rooms of level 1, 2 and 3";
            return self.fault("undealt", reason);
        }
        for (level, &undealt) in Level::ALL.into_iter().zip(&self.written.undealt) {
            let (at, cards) = (format!("undealt[{}]", level.index()), rules.deck.counts()[level.index()]);
            self.state.undealt[level.index()] = self.number(&at, undealt, 0, cards.into()) as u8;
        }
    }

    /// Dealt and undealt, seen and unseen rooms add up.
    pub(super) fn piles(&mut self) {
        let (rules, state) = (self.rules, self.state);
        let round = usize::from(state.round) + 1;
        let due = rules.deck.cards().len() - round * rules.rooms;
        let undealt: usize = state.undealt.iter().map(|&count| usize::from(count)).sum();
        if undealt != due {
            self.fault("undealt", format!("in round {round} {due} rooms are undealt, not {undealt}"));
        }
        let dungeon = &state.dungeon[..rules.rooms];
        let mut opened_before = 0;
        for level in Level::ALL {
            let lies = |open: bool| {
                let counts = |room: &Depth| {
                    dungeon[room.index()].level == level && self.rules.front(&state, *room).is_some() == open
                };
                Depth::all(rules.rooms).filter(counts).count()
            };
            let (open, closed) = (lies(true), lies(false));
            let cards = usize::from(rules.deck.counts()[level.index()]);
            let undealt = usize::from(state.undealt[level.index()]);
            let unseen = usize::from(rules.deck.count(state.unseen, level));
            if undealt + open + closed > cards {
                let reason = format!("there are {cards} rooms of level {level}, with those in the dungeon");
                self.fault(format!("undealt[{}]", level.index()), reason);
            } else if unseen < undealt + closed {
                let reason = format!(
                    "{} rooms of level {level} lie undealt or closed, but only {unseen} are unseen",
                    undealt + closed
                );
                self.fault("unseen", reason);
            }
            opened_before += cards.saturating_sub(unseen + open);
        }
        for room in Depth::all(rules.rooms) {
            let twice =
                |&other: &Depth| other < room && dungeon[other.index()].face == dungeon[room.index()].face;
            let Some(face) = dungeon[room.index()].face else { continue };
            let at = format!("dungeon[{}].card", room.index());
            let (unseen, open) = (state.unseen & face.bit() != 0, rules.front(&state, room).is_some());
            if open && unseen {
                self.fault(at, "it lies open, so it is not among the unseen");
            } else if !open && !unseen {
                self.fault(at, "a closed room is one that nobody has seen: it must be among the unseen too");
            } else if Depth::all(rules.rooms).any(|other| twice(&other)) {
                self.fault(at, "it lies in the dungeon twice");
            }
        }
        if opened_before < usize::from(state.round) {
            let reason = "at least one room was opened in every round before this one";
            self.fault("unseen", reason);
        }
    }

    /// Every adventurer is in one place, and nobody has more than two in the dungeon.
    pub(super) fn adventurers(&mut self) {
        let (rules, dungeon) = (self.rules, self.state.dungeon);
        let barred = self.state.barred;
        for room in Depth::all(rules.rooms) {
            for (space, standing) in dungeon[room.index()].standing().into_iter().enumerate() {
                let Standing::Adventurer(seat, adventurer) = standing else { continue };
                let at = format!("dungeon[{}].spaces[{space}]", room.index());
                let player = *self.state.player(seat);
                if player.disabled.contains(adventurer) {
                    self.fault(at, format!("the {adventurer} of {seat} is disabled"));
                } else if player.placed.contains(adventurer) {
                    self.fault(at, format!("the {adventurer} of {seat} is in the dungeon twice"));
                } else if barred.contains(adventurer) {
                    let master = &rules.master(&self.state).card.name;
                    self.fault(at, format!("{master} lets no {adventurer} in"));
                } else if player.placed.len() == SENT {
                    self.fault(at, format!("{seat} has more than two adventurers in the dungeon"));
                } else {
                    self.state.send(seat, adventurer);
                }
            }
        }
        if let Some(pair) = rules.ways(&self.state).disables.filter(|_| self.state.phase != Phase::Disabling)
        {
            for seat in Seat::all(rules.players) {
                if self.state.player(seat).disabled != pair.both() {
                    let master = &rules.master(&self.state).card.name;
                    let reason = format!("{master} has everyone disable {}", pair.both());
                    self.fault(format!("players[{}].disabled", seat.index()), reason);
                }
            }
        }
    }

    pub(super) fn ghosts(&mut self) {
        let spaces = self.state.dungeon[..self.rules.rooms].iter().flat_map(|room| room.standing());
        let ghosts = spaces.filter(|&standing| standing == Standing::Ghost).count();
        match self.rules.options.ghost {
            true if ghosts != GHOSTS => {
                self.fault("dungeon", format!("{GHOSTS} ghosts are in it, not {ghosts}"));
            }
            false if ghosts > 0 => {
                self.fault("dungeon", "there are ghosts only where the table plays with them")
            }
            _ => {}
        }
    }

    /// Whether the game can stand there.
    pub(super) fn phase(&mut self) {
        match self.state.phase {
            Phase::Disabling => self.disabling(),
            Phase::Placing => self.placing(),
            Phase::Over => self.over(),
        }
    }

    fn disabling(&mut self) {
        let rules = self.rules;
        if self.state.round > 0 {
            self.fault("phase", "whom to disable is decided only before the first round");
        }
        if rules.ways(&self.state).disables.is_some() {
            self.fault("phase", "this Dungeon Master decides for everyone whom to disable");
        }
        if self.state.awaited.is_empty() {
            self.fault("players", "somebody must still decide whom to disable, or it would be shown");
        }
        let empty = Depth::all(rules.rooms).all(|room| {
            let first =
                if rules.options.ghost && room.index() < GHOSTS { Standing::Ghost } else { Standing::Nobody };
            self.state.dungeon[room.index()].standing() == [first, Standing::Nobody]
        });
        if !empty {
            let who = if rules.options.ghost {
                "nobody but a ghost in each of the first two rooms"
            } else {
                "nobody"
            };
            self.fault("dungeon", format!("while all decide whom to disable, {who} stands in the dungeon"));
        }
    }

    fn placing(&mut self) {
        let seat = self.rules.winding_order(self.state.marker, self.state.turn);
        if self.rules.must_pass(&self.state, seat) {
            self.fault("turn", format!("{seat} has two adventurers in the dungeon and passes"));
        }
    }

    /// When it is over, everyone has two adventurers in the dungeon, and it was opened down to the first failure.
    fn over(&mut self) {
        let rules = self.rules;
        if !rules.is_last_round(&self.state) {
            self.fault("phase", format!("the game is over only after round {}", rules.players));
        }
        if !Seat::all(rules.players).all(|seat| rules.must_pass(&self.state, seat)) {
            self.fault("dungeon", "when the game is over everyone has two adventurers in the dungeon");
        }
        let mut failed = false;
        for room in Depth::all(rules.rooms) {
            let at = format!("dungeon[{}].card", room.index());
            match rules.fate(&self.state, room) {
                Fate::Abandoned if !failed => {
                    return self.fault(at, "no room above it failed, so it was opened");
                }
                Fate::Defeated | Fate::Failed if failed => {
                    return self.fault(at, "a room above it failed, so it was not opened");
                }
                fate => failed |= fate == Fate::Failed,
            }
        }
    }
}
