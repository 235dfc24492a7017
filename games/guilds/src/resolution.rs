//! The resolution phase: the rooms are opened from the top until one fails.

use crate::Guilds;
use crate::dungeon::{Depth, Standing};
use crate::event::Event;
use crate::state::State;
use undercroft_core::{Audience, Listener, Rng, Seat, SeatSet};

impl Guilds {
    /// Opens room after room until there is a failure, or until all are cleared. Then comes the cleanup.
    pub(crate) fn resolution_phase(
        &self,
        state: &mut State,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        to.hear(Audience::Everyone, Event::ResolutionBegan);
        self.reward_weakest(state, to);
        let mut failed = None;
        for room in Depth::all(self.rooms) {
            if !self.resolve_room(state, room, chance, to) {
                failed = Some(room);
                break;
            }
        }
        match failed {
            Some(failed) => Depth::all(self.rooms)
                .skip(failed.index() + 1)
                .for_each(|room| to.hear(Audience::Everyone, Event::Abandoned { room })),
            None => to.hear(Audience::Everyone, Event::Cleared),
        }
        self.cleanup_phase(state, failed, chance, to);
    }

    /// The Boardgame Lord pays all who sent the least strength together.
    fn reward_weakest(&self, state: &mut State, to: &mut impl Listener<Event>) {
        let dollars = self.ways(state).weakest;
        if dollars == 0 {
            return;
        }
        let sent = |seat: Seat| state.player(seat).placed.combined();
        let Some(strength) = Seat::all(self.players).map(sent).min() else { return };
        let seats = SeatSet::of(self.players, |seat| sent(seat) == strength);
        to.hear(Audience::Everyone, Event::WeakestRewarded { seats, strength });
        seats.for_each(|seat| state.bank_pays(seat, dollars.into(), to));
    }

    /// Opens a room: whether its monsters are defeated. Their treasure is divided at once.
    fn resolve_room(
        &self,
        state: &mut State,
        room: Depth,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> bool {
        let level = state.dungeon[room.index()].level;
        let face = self.deck.draw_face(chance, level, &mut state.unseen);
        state.dungeon[room.index()].face = Some(face);
        to.hear(Audience::Everyone, Event::RoomOpened { room, face });
        let there = state.dungeon[room.index()];
        let (strength, defense) = (there.combined_strength(), self.defense(state, room));
        if strength < defense {
            to.hear(Audience::Everyone, Event::Failed { room, strength, defense });
            return false;
        }
        let treasure = self.treasure(state, room);
        to.hear(Audience::Everyone, Event::Defeated { room, strength, defense, treasure });
        self.divide_treasure(state, room, treasure, to);
        true
    }

    /// The defense of an open room, as the Dungeon Master changes it.
    #[inline]
    pub(crate) fn defense(&self, state: &State, room: Depth) -> u8 {
        let Some(face) = state.dungeon[room.index()].face else { return 0 };
        self.deck.card(face).defense.saturating_add_signed(self.change_at(state, room).defense)
    }

    /// The treasure of an open room, as the Dungeon Master changes it: never less than nothing.
    #[inline]
    pub(crate) fn treasure(&self, state: &State, room: Depth) -> u16 {
        let there = &state.dungeon[room.index()];
        let Some(face) = there.face else { return 0 };
        let equals = if there.of_one_strength() { self.ways(state).equals } else { 0 };
        let printed = self.deck.card(face).treasure;
        let changed = printed.saturating_add_signed(self.change_at(state, room).treasure);
        u16::from(changed) + u16::from(equals)
    }

    /// Half each for the owners of the two adventurers; the stronger takes the odd dollar, and of two equals neither.
    /// Whoever owns both takes it all. A ghost's half stays in the bank.
    fn divide_treasure(&self, state: &mut State, room: Depth, treasure: u16, to: &mut impl Listener<Event>) {
        let there = state.dungeon[room.index()];
        if let [Standing::Adventurer(one, _), Standing::Adventurer(other, _)] = there.standing()
            && one == other
        {
            return state.bank_pays(one, treasure, to);
        }
        let (half, odd) = (treasure / 2, treasure % 2);
        for (space, standing) in there.standing().into_iter().enumerate() {
            let takes_odd = there.strength_in(space) > there.strength_in(1 - space);
            let dollars = half + if takes_odd { odd } else { 0 };
            match standing {
                Standing::Adventurer(owner, _) => state.bank_pays(owner, dollars, to),
                _ => to.hear(Audience::Everyone, Event::GhostShare { room, dollars }),
            }
        }
        if odd > 0 && there.of_one_strength() {
            to.hear(Audience::Everyone, Event::OddDollarLeft { room });
        }
    }
}
