//! The resolution phase: the rooms are opened from the top until one fails.

use crate::Guilds;
use crate::dungeon::{Depth, Room, SPACES};
use crate::event::Event;
use crate::master::Master;
use crate::room::Face;
use crate::state::State;
use undercroft_core::{Audience, Listener, Rng, Seat, SeatSet};

impl Guilds {
    /// Opens room after room until there is a failure, or until all are cleared. Then comes the cleanup.
    #[inline(never)]
    pub(crate) fn resolution_phase(
        &self,
        state: &mut State,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        to.hear(Audience::Everyone, Event::ResolutionBegan);
        self.reward_weakest(state, to);
        let master = self.master(state);
        let mut failed = None;
        for room in Depth::all(self.rooms) {
            if !self.resolve_room(state, master, room, chance, to) {
                failed = Some(room);
                break;
            }
        }
        match failed {
            // Mostly they have no fronts yet, and nobody listens.
            Some(failed) if state.spoken_for != 0 || to.listens() => {
                for room in Depth::all(self.rooms).skip(failed.index() + 1) {
                    state.dungeon[room.index()].face = None;
                    to.hear(Audience::Everyone, Event::Abandoned { room });
                }
            }
            Some(_) => {}
            None => to.hear(Audience::Everyone, Event::Cleared),
        }
        state.spoken_for = 0;
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
    #[inline]
    fn resolve_room(
        &self,
        state: &mut State,
        master: &Master,
        room: Depth,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> bool {
        let there = state.dungeon[room.index()];
        let face = self.turn_over(there, state.unseen & !state.spoken_for, chance);
        state.dungeon[room.index()].face = Some(face);
        state.unseen &= !face.bit();
        to.hear(Audience::Everyone, Event::RoomOpened { room, face });
        let (card, strength) = (self.deck.card(face), there.combined_strength());
        let defense = master.change_at(room).defense_of(card.defense);
        if strength < defense {
            to.hear(Audience::Everyone, Event::Failed { room, strength, defense });
            return false;
        }
        let treasure = master.treasure(room, there, card);
        to.hear(Audience::Everyone, Event::Defeated { room, strength, defense, treasure });
        self.divide_treasure(state, (room, there), treasure, to);
        true
    }

    /// The front of a closed room: what a position file has put behind it, or else any that nobody has seen and that is
    /// not behind another.
    #[inline]
    fn turn_over(&self, there: Room, unseen: u64, chance: &mut impl Rng) -> Face {
        match there.face {
            Some(face) => face,
            None => self.deck.draw_face(chance, there.level, unseen),
        }
    }

    /// The defense of an open room, as the Dungeon Master changes it.
    pub(crate) fn defense(&self, state: &State, room: Depth) -> u8 {
        let Some(face) = state.dungeon[room.index()].face else { return 0 };
        self.master(state).change_at(room).defense_of(self.deck.card(face).defense)
    }

    #[inline]
    fn divide_treasure(
        &self,
        state: &mut State,
        (room, there): (Depth, Room),
        treasure: u16,
        to: &mut impl Listener<Event>,
    ) {
        let payments = there.payments(treasure);
        for (space, dollars) in payments.into_iter().enumerate() {
            match there.owner(space) {
                Some(owner) => state.bank_pays(owner, dollars, to),
                None => to.hear(Audience::Everyone, Event::GhostShare { room, dollars }),
            }
        }
        if payments.iter().sum::<u16>() < treasure {
            to.hear(Audience::Everyone, Event::OddDollarLeft { room });
        }
    }
}

impl Room {
    /// Whether both adventurers in it are of one guild.
    #[inline]
    pub(crate) fn of_one_owner(&self) -> bool {
        (self.guild_in(0) == self.guild_in(1)) & self.owner(0).is_some()
    }

    /// What of a treasure goes to each space: half to each, and the odd dollar to the stronger; of two equals neither takes
    /// it. Whoever has both takes it all, which is the share of each of their spaces. A ghost's share stays in the bank.
    #[inline]
    pub(crate) fn shares(&self, treasure: u16) -> [u16; SPACES] {
        let (half, odd) = (treasure / 2, treasure % 2);
        let (one, other) = (self.strength_in(0), self.strength_in(1));
        let shares = [half + (odd & u16::from(one > other)), half + (odd & u16::from(other > one))];
        if self.of_one_owner() { [treasure; SPACES] } else { shares }
    }

    /// What is paid out for each space: its share, but only once to whoever has both.
    #[inline]
    fn payments(&self, treasure: u16) -> [u16; SPACES] {
        let [one, other] = self.shares(treasure);
        [one, if self.of_one_owner() { 0 } else { other }]
    }
}
