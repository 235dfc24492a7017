//! What a move would bring, as far as the seat that makes it can know.

use crate::Builder;
use crate::ids::{Card, Place};
use crate::kinds::Kinds;
use crate::moves::{Move, On, Target};
use crate::state::{Dungeon, Known, Pack, Room, Stack, Stage, State, Trap};
use crate::view::View;
use crate::vocabulary::{Ability, Effect};
use serde::Serialize;
use undercroft_core::Seat;

/// What a move would bring. All of it is certain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Preview {
    /// What lies there afterwards: its upgrade and values.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub makes: Option<MadeAhead>,
    /// What it costs, and the gold that is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub costs: Option<CostAhead>,
    /// What is struck, bashed, hurt or healed, and what is left of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub changes: Option<ChangeAhead>,
}

/// What lies there afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct MadeAhead {
    /// The base card.
    pub card: Card,
    /// The upgrade.
    pub level: u8,
    /// Damage; 0 for a room.
    pub strength: u8,
    /// Health of each figure; 0 for a room or a trap.
    pub health: u8,
    /// Charges; 0 for a room or a monster.
    pub charges: u8,
    /// Figures; 0 for a room or a trap.
    pub figures: u8,
}

/// What something costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CostAhead {
    /// The gold that is paid.
    pub gold: u16,
    /// The gold that is left.
    pub left: u16,
}

/// What something or somebody loses or gains.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChangeAhead {
    /// How much, less than nothing for what is gained.
    pub by: i8,
    /// What is left.
    pub left: u8,
    /// Whether that is the end of it: a dead figure, an open door, a trap without charges.
    pub ends: bool,
}

impl Builder {
    pub(crate) fn foresee(&self, view: &View, seat: Seat, action: Move) -> Preview {
        let known = &*view.known;
        let changes = |by: u8, left: u8| Some(ChangeAhead { by: by as i8, left, ends: left == 0 });
        match action {
            Move::Upgrade { card, on } => {
                Preview { makes: self.upgrade_ahead(known.dungeon(seat), card, on), ..Preview::default() }
            }
            Move::Build(card) => {
                Preview { makes: Some(MadeAhead { card, ..MadeAhead::default() }), ..Preview::default() }
            }
            Move::Put { card, place } => {
                Preview { makes: self.put_ahead(known.dungeon(seat), card, place), ..Preview::default() }
            }
            Move::Buy(red) => {
                let cost = self.cards.improvements.get(red.index()).map_or(0, |card| card.cost);
                self.cost_ahead(known, seat, cost.into())
            }
            Move::Bring(_) => self.cost_ahead(known, seat, 1),
            Move::Strike(figure) => {
                let invasion = &known.invasion;
                let one = &invasion.members[usize::from(invasion.striker) % 4];
                let damage = self.strength(known, one);
                let health = invasion.fighters().get(figure.index()).map_or(0, |fighter| fighter.health);
                Preview {
                    changes: changes(damage.min(health), health.saturating_sub(damage)),
                    ..Preview::default()
                }
            }
            Move::Use(member) => self.use_ahead(known, member.index()),
            Move::Heal { whom, .. } => self.heal_ahead(known, whom.index()),
            Move::Play { card, target: Target::Member(member) } => match self.effect(card) {
                Some(Effect::Heal) => self.heal_ahead(known, member.index()),
                _ => Preview::default(),
            },
            _ => Preview::default(),
        }
    }

    fn cost_ahead(&self, known: &State, seat: Seat, gold: u16) -> Preview {
        let left = known.player(seat).gold.saturating_sub(gold);
        Preview { costs: Some(CostAhead { gold, left }), ..Preview::default() }
    }

    fn heal_ahead(&self, known: &State, at: usize) -> Preview {
        let Some(one) = known.invasion.members.get(at) else { return Preview::default() };
        let left = self.full_health(known, one);
        let by = one.health as i8 - left as i8;
        Preview { changes: Some(ChangeAhead { by, left, ends: false }), ..Preview::default() }
    }

    /// What a member does to a door or a trap.
    fn use_ahead(&self, known: &State, at: usize) -> Preview {
        let Some(one) = known.invasion.members.get(at) else { return Preview::default() };
        let charges = match known.stage {
            Stage::Door => self.door_ahead(known).map(|door| door.left),
            Stage::Trap => {
                let rooms = known.dungeon(known.turn).rooms();
                rooms.get(usize::from(known.invasion.at)).map(|room| self.trap_charges(room))
            }
            _ => None,
        };
        let Some(charges) = charges else { return Preview::default() };
        let damage = match self.ability(one) {
            Ability::Bash => self.strength(known, one).min(charges),
            _ => charges,
        };
        let left = charges - damage;
        Preview {
            changes: Some(ChangeAhead { by: damage as i8, left, ends: left == 0 }),
            ..Preview::default()
        }
    }

    fn upgrade_ahead(&self, dungeon: &Dungeon, card: Card, on: On) -> Option<MadeAhead> {
        let mut after = *dungeon;
        match on {
            On::Room(place) => {
                let room = after.rooms().get(place.index())?;
                Some(MadeAhead { card, level: room.level + 1, ..MadeAhead::default() })
            }
            On::Trap(place) => {
                after.rooms().get(place.index())?;
                after.rooms[place.index()].trap.stack.push(card, Known::OWNER);
                self.trap_made(&after, &after.rooms[place.index()])
            }
            On::Monster(monster) => {
                after.packs().get(monster.index())?;
                let pack = &mut after.packs[monster.index()];
                pack.stack.push(card, Known::OWNER);
                pack.age = 0;
                Some(self.monster_made(&after, &after.packs[monster.index()]))
            }
        }
    }

    fn put_ahead(&self, dungeon: &Dungeon, card: Card, place: Place) -> Option<MadeAhead> {
        let room = *dungeon.rooms().get(place.index())?;
        if Kinds::is(self.kinds.traps, card) {
            let trap = Trap { stack: Stack::of(card, Known::OWNER), ..Trap::NONE };
            return self.trap_made(dungeon, &Room { trap, ..room });
        }
        let pack = Pack { stack: Stack::of(card, Known::OWNER), room: place.0, ..Pack::NONE };
        Kinds::is(self.kinds.monsters, card).then(|| self.monster_made(dungeon, &pack))
    }

    fn trap_made(&self, dungeon: &Dungeon, room: &Room) -> Option<MadeAhead> {
        let (_, level) = self.trap_of(room)?;
        let card = *room.trap.stack.cards().first()?;
        let (strength, charges) = (self.trap_strength(dungeon, room), self.trap_charges(room));
        Some(MadeAhead { card, level, strength, charges, ..MadeAhead::default() })
    }

    fn monster_made(&self, dungeon: &Dungeon, pack: &Pack) -> MadeAhead {
        MadeAhead {
            card: pack.stack.cards[0],
            level: self.monster_level(pack),
            strength: self.monster_strength(pack, &dungeon.rooms[usize::from(pack.room)]),
            health: self.monster_health(dungeon, pack),
            charges: 0,
            figures: self.figures(dungeon, pack),
        }
    }
}
