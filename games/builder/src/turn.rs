//! Cycles, building rounds and turns with their phases.

use crate::drawing::NEW_CARDS;
use crate::event::Event;
use crate::ids::Slot;
use crate::state::{Stage, State};
use crate::table::Table;
use crate::{Builder, drawing};
use undercroft_core::{Listener, Rng, Seat};

impl Builder {
    /// Whether somebody may take this available card now.
    pub(crate) fn may_take(&self, state: &State, slot: Slot) -> bool {
        let card = state.available.get(slot.index()).copied().flatten();
        card.is_some_and(|card| state.taken == 0 || !self.is_black(card))
    }

    /// Whether there are cards to draw.
    pub(crate) fn may_draw(state: &State) -> bool {
        state.taken == 0 && (state.deck.total > 0 || state.discards.total > 0)
    }
}

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    pub(crate) fn begin_cycle(&mut self) {
        let (cycle, of, first) = (self.state.cycle + 1, self.rules.cycles, self.state.first);
        self.tell(Event::CycleBegan { cycle, of, first });
        self.state.round = 0;
        self.begin_round();
    }

    fn begin_round(&mut self) {
        self.tell(Event::RoundBegan { round: self.state.round + 1 });
        self.begin_turn(self.state.first);
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.state.turn = seat;
        self.tell(Event::TurnBegan { seat });
        self.state.stage = Stage::NewCards;
        let nothing = !Builder::may_draw(self.state) && self.rules.available(self.state).next().is_none();
        if nothing {
            self.next_phase();
        }
    }

    /// Three cards from the deck.
    pub(crate) fn draw_new_cards(&mut self) {
        self.draw_for(self.state.turn, drawing::NEW_CARDS);
        self.next_phase();
    }

    /// An available card. Three are picked together and then refilled, or one that is black.
    pub(crate) fn take(&mut self, slot: Slot) {
        let seat = self.state.turn;
        let Some(card) = self.state.available[slot.index()].take() else { return };
        self.state.player_mut(seat).hand.add(card);
        self.state.took[usize::from(self.state.taken)] = card;
        self.state.taken += 1;
        self.tell(Event::Taken { seat, slot, card });
        let more = self.rules.available(self.state).any(|(_, card)| !self.rules.is_black(card));
        if self.rules.is_black(card) || self.state.taken == NEW_CARDS || !more {
            self.refill();
            self.next_phase();
        }
    }

    /// The next phase of a turn. Where everybody sees that nothing can be done in one, it is passed over.
    pub(crate) fn next_phase(&mut self) {
        let bare = self.state.dungeon(self.state.turn).room_count == 0;
        self.state.stage = match self.state.stage {
            Stage::NewCards if !bare => Stage::Upgrade,
            Stage::NewCards | Stage::Upgrade => Stage::Build,
            Stage::Build if !bare => Stage::AddContents,
            Stage::Build | Stage::AddContents => Stage::Improve,
            Stage::Improve | Stage::Answer => Stage::Discard,
            _ => return self.end_turn(),
        };
    }

    pub(crate) fn end_turn(&mut self) {
        let seat = self.state.turn;
        self.state.dungeon_mut(seat).packs_mut().iter_mut().for_each(|pack| pack.tired = false);
        (self.state.taken, self.state.took) = (0, Default::default());
        (self.state.settled, self.state.razed) = (false, None);
        let next = seat.left(self.rules.players);
        if next != self.state.first {
            return self.begin_turn(next);
        }
        self.state.round += 1;
        match self.state.round < self.rules.cards.limits.rounds {
            true => self.begin_round(),
            false => self.begin_adventuring(),
        }
    }

    /// After everybody was invaded the marker passes left, or the game ends.
    pub(crate) fn end_cycle(&mut self) {
        self.state.cycle += 1;
        if self.state.cycle == self.rules.cycles {
            return self.end_game();
        }
        self.state.first = self.state.first.left(self.rules.players);
        self.begin_cycle();
    }
}
