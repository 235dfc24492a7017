//! Movement: one room towards the hoard, or out again; doors, secret doors and turning back.

use super::Flow;
use crate::Builder;
use crate::event::{Event, Stay};
use crate::ids::{Member, Monster, Place, ROOMS};
use crate::state::{AT_HOARD, Stage, State, Step};
use crate::table::Table;
use crate::vocabulary::{Ability, Improvement};
use undercroft_core::{Listener, Rng};

/// A closed door in the party's way.
#[derive(Clone, Copy)]
pub(crate) struct Door {
    /// Where its lost charges are counted.
    pub(crate) at: usize,
    pub(crate) left: u8,
}

impl Door {
    pub(crate) const fn is_vault(self) -> bool {
        self.at == ROOMS
    }
}

impl Builder {
    /// The closed door at the far side of the room that the party is in. Doors block only inward.
    pub(crate) fn door_ahead(&self, state: &State) -> Option<Door> {
        let (invasion, dungeon) = (&state.invasion, state.dungeon(state.turn));
        let room = dungeon.rooms().get(usize::from(invasion.at)).filter(|_| !invasion.outward)?;
        let lost = |at: usize| invasion.doors[at];
        let own = self.does(room).door.saturating_sub(lost(usize::from(invasion.at)));
        if own > 0 {
            return Some(Door { at: invasion.at.into(), left: own });
        }
        let vault = self.vault_door(dungeon).saturating_sub(lost(ROOMS));
        (invasion.at == 0 && vault > 0).then_some(Door { at: ROOMS, left: vault })
    }

    /// The members who can do something about a door: unlock it, or bash it.
    pub(crate) fn able_at_door<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Member> + 'a {
        let unlock = self.able(&state.invasion, Ability::Disable);
        unlock.chain(self.able(&state.invasion, Ability::Bash))
    }
}

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    pub(super) fn move_party(&mut self) -> Flow {
        if self.state.invasion.outward {
            return self.move_out();
        }
        let at = self.state.invasion.at;
        let rooms = self.invaded().room_count;
        if at < rooms {
            if let Some(flow) = self.is_delayed(at) {
                return flow;
            }
            if let Some(door) = self.rules.door_ahead(self.state) {
                let able = self.rules.able_at_door(self.state).next().is_some();
                return if able { self.ask(Stage::Door) } else { self.wait_at(door) };
            }
        }
        self.leave_room();
        match at.checked_sub(1) {
            None => self.then(Step::Hoard),
            Some(next) => {
                self.invasion().at = next;
                self.then(Step::Enter)
            }
        }
    }

    /// Secret doors cost a movement; whoever is turned around goes back. Each works once an adventure.
    fn is_delayed(&mut self, at: u8) -> Option<Flow> {
        let does = *self.rules.does(&self.invaded().rooms[usize::from(at)]);
        let fresh = self.state.invasion.delayed & (1 << at) == 0;
        if !fresh || !(does.secret_doors || does.turned_around) {
            return None;
        }
        self.invasion().delayed |= 1 << at;
        if does.secret_doors {
            self.tell(Event::Stayed { place: Place(at), why: Stay::SecretDoors });
            return Some(self.then(Step::OpenEncounter));
        }
        self.leave_room();
        self.invasion().at = at + 1;
        if at + 1 == self.invaded().room_count {
            self.tell(Event::BackAtEntrance);
            return Some(self.then(Step::Move));
        }
        Some(self.then(Step::Enter))
    }

    /// A member unlocks a door, or bashes it with all strength.
    pub(crate) fn open_door(&mut self, member: Member) {
        let Some(door) = self.rules.door_ahead(self.state) else { return };
        let one = self.state.invasion.members[member.index()];
        let damage = match self.rules.ability(&one) {
            Ability::Bash => self.rules.strength(self.state, &one).min(door.left),
            _ => door.left,
        };
        self.use_ability(member);
        if self.rules.ability(&one) == Ability::Bash {
            self.invasion().members[member.index()].next = 0;
        }
        self.invasion().doors[door.at] += damage;
        let (place, vault, left) = (Place(self.state.invasion.at), door.is_vault(), door.left - damage);
        self.tell(Event::DoorDamaged { place, vault, damage, left });
        self.then(Step::Move);
    }

    /// Nobody opens the door: it loses a charge, and the party stays.
    pub(crate) fn wait_at_door(&mut self) {
        if let Some(door) = self.rules.door_ahead(self.state) {
            self.wait_at(door);
        }
    }

    fn wait_at(&mut self, door: Door) -> Flow {
        self.invasion().doors[door.at] += 1;
        let place = Place(self.state.invasion.at);
        self.tell(Event::DoorHolds { place, vault: door.is_vault(), left: door.left - 1 });
        self.tell(Event::Stayed { place, why: Stay::Door });
        self.then(Step::OpenEncounter)
    }

    fn move_out(&mut self) -> Flow {
        let at = self.state.invasion.at;
        let next = match at {
            AT_HOARD => 0,
            _ => {
                self.leave_room();
                at + 1
            }
        };
        if next >= self.invaded().room_count {
            return self.leave_dungeon();
        }
        self.invasion().at = next;
        self.then(Step::Enter)
    }

    /// The party leaves a room: fog lifts, and an altar raises the dead.
    fn leave_room(&mut self) {
        let at = self.state.invasion.at;
        self.invasion().fog = false;
        let rises = self.rules.improved(self.invaded(), |effect| match effect {
            Improvement::RisesAgain(line) => Some(line),
            _ => None,
        });
        let Some(line) = rises else { return };
        let rules = self.rules;
        let seat = self.state.turn;
        for monster in 0..self.invaded().packs().len() {
            let pack = &mut self.invaded_mut().packs[monster];
            let basic = rules.line(pack) == usize::from(line) && rules.monster_level(pack) == 0;
            if pack.room == at && pack.killed > 0 && !pack.risen && basic {
                (pack.killed, pack.risen) = (0, true);
                self.tell(Event::MonsterReturned { seat, foe: self.foe(Monster(monster as u8)) });
            }
        }
    }
}
