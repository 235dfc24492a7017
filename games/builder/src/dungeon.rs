//! What a dungeon is: what its rooms do and bear, how strong its traps are, how many its monsters.

use crate::Builder;
use crate::cards::{MonsterLevel, RoomCard, RoomDoes, TrapCard};
use crate::ids::{Card, MONSTERS, Red};
use crate::kinds::Kinds;
use crate::state::{Dungeon, Known, Pack, Pile, Room, Trap};
use crate::vocabulary::{Improvement, Mix};

/// The highest upgrade of rooms and monsters.
pub(crate) const HIGHEST: u8 = 2;

impl Builder {
    #[inline]
    pub(crate) fn room_card(&self, card: Card) -> &RoomCard {
        &self.cards.rooms[self.kinds.place_of(card)]
    }

    /// What a room does at its level.
    #[inline]
    pub(crate) fn does(&self, room: &Room) -> &RoomDoes {
        let levels = &self.room_card(room.card).levels;
        &levels[usize::from(room.level).min(levels.len() - 1)].does
    }

    /// The highest upgrade that a room can have.
    pub(crate) fn highest_of_room(&self, card: Card) -> u8 {
        self.room_card(card).levels.len() as u8 - 1
    }

    // Traps

    /// What a trap is, and its upgrade.
    pub(crate) fn trap_of(&self, room: &Room) -> Option<(&TrapCard, u8)> {
        if room.trap.own {
            let trap = self.room_card(room.card).trap?;
            return Some((&self.cards.traps[usize::from(trap)], self.does(room).trap_level?));
        }
        let base = room.trap.stack.cards().first()?;
        Some((&self.cards.traps[self.kinds.place_of(*base)], self.trap_level(&room.trap)))
    }

    /// The upgrade of a trap that is made of cards.
    pub(crate) fn trap_level(&self, trap: &Trap) -> u8 {
        let steps: u8 = trap.stack.upgrades().iter().map(|&card| self.kinds.steps_of(card)).sum();
        steps.min(self.cards.trap_upgrade.most)
    }

    /// The charges that the trap of a room has left.
    pub(crate) fn trap_charges(&self, room: &Room) -> u8 {
        let Some((card, level)) = self.trap_of(room) else { return 0 };
        let full = card.charges + level * self.cards.trap_upgrade.charges + self.does(room).trap_charges;
        (full as i8).saturating_sub(room.trap.spent).max(0) as u8
    }

    /// The damage of the trap of a room to each whom it hits.
    pub(crate) fn trap_strength(&self, dungeon: &Dungeon, room: &Room) -> u8 {
        let Some((card, level)) = self.trap_of(room) else { return 0 };
        let more = self.improved(dungeon, |effect| match effect {
            Improvement::TrapStrength(more) => Some(more),
            _ => None,
        });
        card.strength + level * self.cards.trap_upgrade.strength + more.unwrap_or(0)
    }

    // Monsters

    /// The place of a monster's line among the monsters.
    #[inline]
    pub(crate) fn line(&self, pack: &Pack) -> usize {
        self.kinds.place_of(pack.stack.cards[0])
    }

    /// The upgrade of a monster.
    #[inline]
    pub(crate) fn monster_level(&self, pack: &Pack) -> u8 {
        let steps: u8 = pack.stack.upgrades().iter().map(|&card| self.kinds.steps_of(card)).sum();
        steps.min(HIGHEST)
    }

    /// What a monster is at its level.
    #[inline]
    pub(crate) fn monster(&self, pack: &Pack) -> &MonsterLevel {
        &self.cards.monsters[self.line(pack)].levels[usize::from(self.monster_level(pack))]
    }

    /// The exact type of a monster, as a number above 0.
    pub(crate) fn type_of(&self, pack: &Pack) -> u8 {
        1 + self.line(pack) as u8 * 3 + self.monster_level(pack)
    }

    /// How many figures a monster card stands for: one, or as many as the room makes of those placed there, and those that
    /// joined, and one more of an improvement.
    pub(crate) fn figures(&self, dungeon: &Dungeon, pack: &Pack) -> u8 {
        self.figures_at_home(dungeon, pack) + self.figures_of_improvement(dungeon, pack)
    }

    /// The same without the improvement's.
    pub(crate) fn figures_at_home(&self, dungeon: &Dungeon, pack: &Pack) -> u8 {
        let basic = self.monster_level(pack) == 0;
        let room = &dungeon.rooms[usize::from(pack.room)];
        let placed = if basic && !pack.walked { self.does(room).figures } else { 1 };
        placed + if self.monster(pack).does.joins { pack.age } else { 0 }
    }

    fn figures_of_improvement(&self, dungeon: &Dungeon, pack: &Pack) -> u8 {
        let line = self.line(pack) as u8;
        let more = self.improved(dungeon, |effect| match effect {
            Improvement::OneMore(of) if of == line => Some(1),
            _ => None,
        });
        if self.monster_level(pack) == 0 { more.unwrap_or(0) } else { 0 }
    }

    /// The figures that live.
    pub(crate) fn living(&self, dungeon: &Dungeon, pack: &Pack) -> u8 {
        self.figures(dungeon, pack).saturating_sub(pack.killed)
    }

    /// The strength of a monster in a room.
    pub(crate) fn monster_strength(&self, pack: &Pack, room: &Room) -> u8 {
        self.monster(pack).strength + self.does(room).strength
    }

    /// The health of each figure.
    pub(crate) fn monster_health(&self, dungeon: &Dungeon, pack: &Pack) -> u8 {
        let more = self.improved(dungeon, |effect| match effect {
            Improvement::HealthOfUpgraded(more) => Some(more),
            _ => None,
        });
        let once = self.monster_level(pack) == 1;
        self.monster(pack).health + if once { more.unwrap_or(0) } else { 0 }
    }

    // What may lie where

    /// Whether a basic monster of a line may be placed above a room.
    pub(crate) fn may_place(&self, dungeon: &Dungeon, room: u8, line: usize) -> bool {
        let at = &dungeon.rooms[usize::from(room)];
        if usize::from(dungeon.pack_count) >= MONSTERS {
            return false;
        }
        let mut placed = 0;
        let (count, _, mix) = self.does(at).holds;
        let mut suits = true;
        // Walkers do not take anybody's place.
        for (_, pack) in dungeon.packs_in(room).filter(|(_, pack)| !pack.walked) {
            placed += 1;
            let same = self.line(pack) == line;
            suits &= match mix {
                Mix::Any => true,
                Mix::Alike => same,
                Mix::Different => !same,
            };
        }
        let grey = self.room_card(at.card).grey && self.cards.monsters[line].levels[0].does.grey_rooms;
        (placed < count && suits) || (grey && placed == 0)
    }

    /// Whether a room bears a monster of this upgrade that was placed there, or that walked in.
    pub(crate) fn bears(&self, room: &Room, level: u8, walked: bool) -> bool {
        let (count, highest, _) = self.does(room).holds;
        self.room_card(room.card).grey || (!walked && count > 0 && level <= highest)
    }

    /// Whether a monster may walk into a room.
    pub(crate) fn lets_in(&self, room: &Room, level: u8) -> bool {
        let (count, highest, _) = self.does(room).holds;
        self.room_card(room.card).grey || (count > 0 && level <= highest)
    }

    /// Whether a card may be laid on a monster.
    pub(crate) fn may_upgrade_monster(&self, dungeon: &Dungeon, pack: &Pack, card: Card) -> bool {
        let level = self.monster_level(pack);
        let fits = card == pack.stack.cards[0] || Kinds::is(self.kinds.wild_for_monsters, card);
        let after = (level + self.kinds.steps_of(card)).min(HIGHEST);
        fits && level < HIGHEST && self.bears(&dungeon.rooms[usize::from(pack.room)], after, pack.walked)
    }

    /// Whether a card may be laid on a trap.
    pub(crate) fn may_upgrade_trap(&self, trap: &Trap, card: Card) -> bool {
        let Some(&base) = trap.stack.cards().first() else { return false };
        let fits = card == base || Kinds::is(self.kinds.wild_for_traps, card);
        fits && self.trap_level(trap) < self.cards.trap_upgrade.most
    }

    /// Whether a card may be laid on a room.
    pub(crate) fn may_upgrade_room(&self, room: &Room, card: Card) -> bool {
        card == room.card && room.level < self.highest_of_room(card)
    }

    // Improvements

    /// What an improvement of a dungeon gives, if it has one that does.
    #[inline]
    pub(crate) fn improved<T>(
        &self,
        dungeon: &Dungeon,
        gives: impl Fn(Improvement) -> Option<T>,
    ) -> Option<T> {
        dungeon.reds().iter().find_map(|red| gives(self.cards.improvements[red.index()].effect))
    }

    /// The most rooms that a dungeon may have.
    pub(crate) fn most_rooms(&self, dungeon: &Dungeon) -> u8 {
        let more = self.improved(dungeon, |effect| match effect {
            Improvement::Rooms(rooms) => Some(rooms),
            _ => None,
        });
        more.unwrap_or(0).max(self.cards.limits.rooms)
    }

    /// The charges of the door before the hoard.
    pub(crate) fn vault_door(&self, dungeon: &Dungeon) -> u8 {
        let door = self.improved(dungeon, |effect| match effect {
            Improvement::Door(charges) => Some(charges),
            _ => None,
        });
        door.unwrap_or(0)
    }
}

impl Dungeon {
    /// Takes a room out with all it holds; the line closes up.
    pub(crate) fn remove_room(&mut self, place: u8, discards: &mut Pile) {
        let room = self.rooms[usize::from(place)];
        (0..=room.level).for_each(|_| discards.add(room.card));
        room.trap.stack.cards().iter().for_each(|&card| discards.add(card));
        let mut at = 0;
        while at < self.packs().len() {
            match self.packs[at].room == place {
                true => self.remove_pack(at).stack.cards().iter().for_each(|&card| discards.add(card)),
                false => at += 1,
            }
        }
        let count = usize::from(self.room_count);
        self.rooms.copy_within(usize::from(place) + 1..count, usize::from(place));
        self.rooms[count - 1] = Room::NONE;
        self.room_count -= 1;
        self.packs_mut().iter_mut().filter(|pack| pack.room > place).for_each(|pack| pack.room -= 1);
    }

    /// Takes a monster card out with all that lies on it.
    pub(crate) fn remove_pack(&mut self, at: usize) -> Pack {
        let pack = self.packs[at];
        let count = usize::from(self.pack_count);
        self.packs.copy_within(at + 1..count, at);
        self.packs[count - 1] = Pack::NONE;
        self.pack_count -= 1;
        pack
    }

    pub(crate) fn add_pack(&mut self, pack: Pack) {
        self.packs[usize::from(self.pack_count)] = pack;
        self.pack_count += 1;
    }

    /// Takes the trap of a room out.
    pub(crate) fn remove_trap(&mut self, place: u8, discards: &mut Pile) {
        let trap = std::mem::replace(&mut self.rooms[usize::from(place)].trap, Trap::NONE);
        trap.stack.cards().iter().for_each(|&card| discards.add(card));
    }

    pub(crate) fn has_red(&self, red: Red) -> bool {
        self.reds().contains(&red)
    }

    pub(crate) fn remove_red(&mut self, red: Red) {
        if let Some(at) = self.reds().iter().position(|&own| own == red) {
            self.reds.copy_within(at + 1.., at);
            self.reds[1] = Red(0);
            self.red_count -= 1;
            if self.red_count == 0 {
                self.reds[0] = Red(0);
            }
        }
    }

    /// Every card that lies here, with who knows it.
    pub(crate) fn each_known(&mut self) -> impl Iterator<Item = &mut Known> {
        let count = usize::from(self.room_count);
        let rooms = self.rooms[..count]
            .iter_mut()
            .flat_map(|room| std::iter::once(&mut room.known).chain(room.trap.stack.known_mut()));
        let packs = self.packs[..usize::from(self.pack_count)].iter_mut();
        rooms.chain(packs.flat_map(|pack| pack.stack.known_mut()))
    }
}
