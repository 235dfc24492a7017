//! The table while something happens at it: the rules, the state, chance and whoever listens, for the chapters to act on.

use crate::Builder;
use crate::event::{Event, Foe, Hero};
use crate::ids::{Class, Member, Monster};
use crate::state::{Dungeon, Invasion, State};
use undercroft_core::{Audience, Listener, Rng, Seat, SeatSet};

/// A table at which something happens.
pub(crate) struct Table<'a, R: Rng, L: Listener<Event>> {
    pub(crate) rules: &'a Builder,
    pub(crate) state: &'a mut State,
    pub(crate) chance: &'a mut R,
    pub(crate) to: &'a mut L,
}

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    /// Tells everybody.
    #[inline]
    pub(crate) fn tell(&mut self, event: Event) {
        self.to.hear(Audience::Everyone, event);
    }

    /// Tells one seat.
    #[inline]
    pub(crate) fn whisper(&mut self, seat: Seat, event: Event) {
        self.to.hear(Audience::Only(SeatSet::only(seat)), event);
    }

    /// A member of the party, for whoever is told of it.
    #[inline]
    pub(crate) fn hero(&self, member: Member) -> Hero {
        Hero { member, class: Class(self.state.invasion.members[member.index()].class) }
    }

    /// A monster of the invaded dungeon, for whoever is told of it.
    #[inline]
    pub(crate) fn foe(&self, monster: Monster) -> Foe {
        let pack = &self.invaded().packs[monster.index()];
        Foe { monster, card: pack.stack.cards[0], level: self.rules.monster_level(pack) }
    }

    #[inline]
    pub(crate) fn invasion(&mut self) -> &mut Invasion {
        &mut self.state.invasion
    }

    /// The dungeon that is invaded.
    #[inline]
    pub(crate) fn invaded(&self) -> &Dungeon {
        self.state.dungeon(self.state.turn)
    }

    #[inline]
    pub(crate) fn invaded_mut(&mut self) -> &mut Dungeon {
        self.state.dungeon_mut(self.state.turn)
    }
}
