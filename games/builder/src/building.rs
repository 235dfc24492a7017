//! Upgrading, building, adding contents and discarding: what somebody does to a dungeon of their own.

use crate::Builder;
use crate::event::Event;
use crate::ids::{Card, Monster, Place};
use crate::kinds::Kinds;
use crate::moves::On;
use crate::state::{Dungeon, Known, Pack, Room, Stack, State, Trap};
use crate::table::Table;
use undercroft_core::{Listener, Rng, Seat};

impl Builder {
    /// Whether a card may be laid on something in a dungeon.
    pub(crate) fn may_upgrade(&self, dungeon: &Dungeon, card: Card, on: On) -> bool {
        let room = |place: Place| dungeon.rooms().get(place.index());
        match on {
            On::Room(place) => room(place).is_some_and(|room| self.may_upgrade_room(room, card)),
            On::Trap(place) => room(place).is_some_and(|room| self.may_upgrade_trap(&room.trap, card)),
            On::Monster(monster) => {
                let pack = dungeon.packs().get(monster.index());
                pack.is_some_and(|pack| self.may_upgrade_monster(dungeon, pack, card))
            }
        }
    }

    /// Whether a monster or a trap may be added to a room.
    pub(crate) fn may_put(&self, dungeon: &Dungeon, card: Card, place: Place) -> bool {
        let Some(room) = dungeon.rooms().get(place.index()) else { return false };
        if Kinds::is(self.kinds.traps, card) {
            return !room.trap.is_there();
        }
        Kinds::is(self.kinds.monsters, card) && self.may_place(dungeon, place.0, self.kinds.place_of(card))
    }

    /// Whether a monster may walk to a room.
    pub(crate) fn may_walk(&self, dungeon: &Dungeon, monster: Monster, to: Place) -> bool {
        let (Some(pack), Some(room)) =
            (dungeon.packs().get(monster.index()), dungeon.rooms().get(to.index()))
        else {
            return false;
        };
        !pack.tired
            && self.monster(pack).does.walks
            && pack.room.abs_diff(to.0) == 1
            && self.lets_in(room, self.monster_level(pack))
    }

    /// Whether one more room may be built.
    pub(crate) fn may_build(&self, dungeon: &Dungeon) -> bool {
        dungeon.room_count < self.most_rooms(dungeon)
    }

    /// Whether somebody may discard a room of their own: once a turn, before building.
    pub(crate) fn may_raze(state: &State) -> bool {
        !state.settled
    }
}

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    pub(crate) fn upgrade(&mut self, card: Card, on: On) {
        let seat = self.state.turn;
        self.state.player_mut(seat).hand.remove(card);
        let dungeon = self.state.dungeon_mut(seat);
        match on {
            On::Room(place) => dungeon.rooms[place.index()].level += 1,
            On::Trap(place) => dungeon.rooms[place.index()].trap.stack.push(card, Known::OWNER),
            On::Monster(monster) => {
                let pack = &mut dungeon.packs[monster.index()];
                pack.stack.push(card, Known::OWNER);
                // Those that had joined are lost.
                pack.age = 0;
            }
        }
        let dungeon = self.state.dungeon(seat);
        let (base, level) = match on {
            On::Room(place) => (card, dungeon.rooms[place.index()].level),
            On::Trap(place) => {
                let trap = &dungeon.rooms[place.index()].trap;
                (trap.stack.cards[0], self.rules.trap_level(trap))
            }
            On::Monster(monster) => {
                let pack = &dungeon.packs[monster.index()];
                (pack.stack.cards[0], self.rules.monster_level(pack))
            }
        };
        self.tell(Event::Upgraded { seat, on });
        self.whisper(seat, Event::UpgradedWith { seat, on, card, base, level });
    }

    pub(crate) fn raze(&mut self, place: Place) {
        self.discard_room(self.state.turn, place);
        (self.state.settled, self.state.razed) = (true, Some(place));
    }

    /// A room is discarded with all it holds.
    pub(crate) fn discard_room(&mut self, seat: Seat, place: Place) {
        let card = self.state.dungeon(seat).rooms[place.index()].card;
        let State { players, discards, .. } = self.state;
        players[seat.index()].dungeon.remove_room(place.0, discards);
        self.tell(Event::RoomDiscarded { seat, place, card });
    }

    /// A room at the entrance end, face down. One that comes with a trap has it at once.
    pub(crate) fn build(&mut self, card: Card) {
        let seat = self.state.turn;
        self.state.player_mut(seat).hand.remove(card);
        let dungeon = self.state.dungeon_mut(seat);
        let place = Place(dungeon.room_count);
        dungeon.rooms[place.index()] = Room { card, ..Room::NONE };
        dungeon.room_count += 1;
        let own = self.rules.does(&Room { card, ..Room::NONE }).trap_level.is_some();
        self.state.dungeon_mut(seat).rooms[place.index()].trap.own = own;
        self.state.settled = true;
        self.tell(Event::Built { seat, place });
        self.whisper(seat, Event::BuiltIs { seat, place, card });
    }

    /// A monster above a room, or a trap below it, face down.
    pub(crate) fn put(&mut self, card: Card, place: Place) {
        let seat = self.state.turn;
        self.state.player_mut(seat).hand.remove(card);
        let dungeon = self.state.dungeon_mut(seat);
        if Kinds::is(self.rules.kinds.traps, card) {
            dungeon.rooms[place.index()].trap = Trap { stack: Stack::of(card, Known::OWNER), ..Trap::NONE };
            self.tell(Event::TrapPut { seat, place });
        } else {
            let monster = Monster(dungeon.pack_count);
            let stack = Stack::of(card, Known::OWNER);
            dungeon.add_pack(Pack { stack, room: place.0, tired: true, ..Pack::NONE });
            self.tell(Event::MonsterPut { seat, place, monster });
        }
        self.whisper(seat, Event::PutIs { seat, place, card });
    }

    /// Some monsters walk one room in a building round, even into an occupied one.
    pub(crate) fn walk(&mut self, monster: Monster, to: Place) {
        let seat = self.state.turn;
        let pack = &mut self.state.dungeon_mut(seat).packs[monster.index()];
        let from = Place(pack.room);
        (pack.room, pack.walked, pack.tired) = (to.0, true, true);
        self.tell(Event::Walked { seat, monster, from, to });
    }

    /// At the end of a turn any cards of the hand may go.
    pub(crate) fn discard(&mut self, card: Card) {
        let seat = self.state.turn;
        self.state.player_mut(seat).hand.remove(card);
        self.state.discards.add(card);
        self.tell(Event::Discarded { seat, card });
    }
}
