//! The cleanup phase: healing, and who is available in the next round.

use crate::Guilds;
use crate::adventurer::Adventurers;
use crate::dungeon::{Depth, SPACES};
use crate::event::Event;
use crate::state::{Phase, State};
use undercroft_core::{Audience, Listener, MAX_SEATS, Rng, Seat, SeatSet};

impl Guilds {
    /// Healing is paid, adventurers come back, and the next round begins with the marker one seat further, or the game
    /// ends. In the last round everything stays on the table as it lies.
    pub(crate) fn cleanup_phase(
        &self,
        state: &mut State,
        failed: Option<Depth>,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        if let Some(failed) = failed {
            self.pay_healing(state, failed, to);
        }
        to.hear(Audience::Everyone, Event::RoundEnded { round: state.round });
        if self.is_last_round(state) {
            state.phase = Phase::Over;
            state.turn = 0;
            state.awaited = SeatSet::EMPTY;
            self.tell_game_end(state, to);
            return;
        }
        self.retrieve_adventurers(state);
        state.round += 1;
        self.setup_phase(state, chance, to);
        let next = state.marker.left(self.players);
        self.give_marker(state, next, to);
    }

    /// A game lasts as many rounds as there are players.
    #[inline]
    pub(crate) fn is_last_round(&self, state: &State) -> bool {
        usize::from(state.round) + 1 == self.players
    }

    /// Everyone pays the healing of their adventurers in all failed rooms, as far as their money goes.
    fn pay_healing(&self, state: &mut State, failed: Depth, to: &mut impl Listener<Event>) {
        let (mut owed, master) = ([0; MAX_SEATS], self.master(state));
        for (depth, room) in Depth::all(self.rooms).zip(&state.dungeon) {
            // Those above cost nothing, and are counted all the same: where the failure was is hard to guess.
            let heals = u16::from(depth >= failed);
            for space in 0..SPACES {
                if let Some((owner, adventurer)) = room.adventurer_in(space) {
                    owed[owner.index()] += heals * master.healing_cost(adventurer);
                }
            }
        }
        for seat in Seat::all(self.players) {
            let dollars = owed[seat.index()];
            if dollars > 0 {
                to.hear(Audience::Everyone, Event::HealingOwed { seat, dollars });
            }
            state.pay_bank(seat, dollars.min(state.player(seat).money), to);
        }
    }

    /// Those that were disabled are available again, and those just placed are disabled.
    fn retrieve_adventurers(&self, state: &mut State) {
        for player in &mut state.players[..self.players] {
            player.disabled = std::mem::replace(&mut player.placed, Adventurers::NONE);
        }
        state.placing = SeatSet::all(self.players);
    }
}
