//! Figures as they are written: dungeoneers, helpers and monsters, each on a square of its own.

use super::read::Reading;
use super::{WrittenDungeoneer, WrittenHelper, WrittenMonster};
use crate::Dungeoneer;
use crate::cards::Effect;
use crate::ids::{DUNGEONEERS, Figure, HEROES, MONSTERS};
use crate::square::Square;
use crate::state::{Figures, Hero, Monster, Spot, State, bits};
use std::collections::BTreeMap;

/// More gold than any dungeon holds.
const MOST_GOLD: i64 = 9_999;

pub(super) fn write_dungeoneers(rules: &Dungeoneer, state: &State) -> Vec<WrittenDungeoneer> {
    let taken = |place: &usize| state.turn > 0 || state.living & (1 << *place) != 0;
    let write = |place: usize| {
        let (hero, bit) = (&state.heroes[place], Figure(place as u8).bit());
        WrittenDungeoneer {
            kind: rules.cards.dungeoneers[usize::from(hero.kind)].name.clone(),
            seat: hero.owner.map(|seat| i64::from(seat) + 1),
            square: (state.living & bit != 0).then(|| state.square(state.spot(Figure(place as u8)))),
            wounds: hero.wounds.into(),
            gold: hero.gold.into(),
            done: state.done & bit != 0,
            tried_a_spell: state.tried & bit != 0,
            shield: hero.shield.into(),
        }
    };
    rules.in_order_taken().filter(taken).map(write).collect()
}

pub(super) fn write_helpers(rules: &Dungeoneer, state: &State) -> Vec<WrittenHelper> {
    let write = |place: usize| {
        let hero = &state.heroes[place];
        WrittenHelper {
            id: place as i64 + 1,
            kind: rules.cards.monsters[usize::from(hero.kind)].name.clone(),
            summoner: i64::from(hero.owner.unwrap_or(0)) + 1,
            square: state.square(state.spot(Figure(place as u8))),
            wounds: hero.wounds.into(),
            done: state.done & (1 << place) != 0,
        }
    };
    state.living_heroes().filter(|&place| place >= DUNGEONEERS).map(write).collect()
}

pub(super) fn write_monsters(rules: &Dungeoneer, state: &State) -> Vec<WrittenMonster> {
    let numbers = |of: &dyn Fn(usize) -> u8, places: usize| -> BTreeMap<i64, i64> {
        (0..places).filter(|&place| of(place) > 0).map(|place| (place as i64 + 1, of(place).into())).collect()
    };
    let write = |place: usize| {
        let monster = &state.monsters[place];
        WrittenMonster {
            id: Figure::monster(place).number() as i64,
            kind: rules.cards.monsters[usize::from(monster.kind)].name.clone(),
            square: state.square(state.spot(Figure::monster(place))),
            wounds: numbers(&|hero| monster.credit_of(hero), DUNGEONEERS),
            hurt_by: numbers(&|hero| monster.hurt_by(hero), HEROES),
            fought_by: bits(monster.fought.into()).map(|hero| hero as i64 + 1).collect(),
            done: state.done & Figure::monster(place).bit() != 0,
            of_final_tile: state.of_final_tile & Figure::monster(place).bit() != 0,
        }
    };
    state.living_monsters().map(write).collect()
}

impl Dungeoneer {
    /// The places of dungeoneers in the order in which they are taken: one of each player, then the next, then the spare ones.
    fn in_order_taken(&self) -> impl Iterator<Item = usize> + use<> {
        let (players, each) = (self.players, self.each);
        let own = (0..players * each).map(move |pick| pick % players * each + pick / players);
        own.chain(players * each..self.party())
    }
}

impl Reading<'_> {
    /// Where a living figure stands: on floor or an open door, and nobody else there.
    fn stands(&mut self, place: &str, square: Square) -> Option<Spot> {
        let spot = self.state.find(square).filter(|&spot| self.state.everywhere().has(spot));
        match spot {
            None => self.fault(&format!("{place}.square"), "there is no floor and no open door"),
            Some(spot) if self.taken.has(spot) => {
                self.fault(&format!("{place}.square"), "somebody else stands there");
                return None;
            }
            Some(spot) => self.taken.add(spot),
        }
        spot
    }

    pub(super) fn dungeoneers(&mut self, written: &[WrittenDungeoneer]) {
        let chosen = self.state.turn > 0;
        let wanted = if chosen { self.rules.party() } else { usize::from(self.state.place) };
        if written.len() != wanted {
            self.fault("dungeoneers", format!("there are {wanted} here, not {}", written.len()));
            return;
        }
        let places: Vec<usize> = self.rules.in_order_taken().collect();
        let mut kinds = 0u64;
        for (number, (dungeoneer, at)) in written.iter().zip(places).enumerate() {
            let place = format!("dungeoneers[{number}]");
            let Some(kind) = self.dungeoneer_kind(&format!("{place}.kind"), &dungeoneer.kind) else {
                continue;
            };
            if kinds & 1 << kind != 0 {
                self.fault(&format!("{place}.kind"), format!("`{}` is there twice", dungeoneer.kind));
            }
            kinds |= 1 << kind;
            let player = at / self.rules.each;
            let owner = (player < self.rules.players).then(|| self.state.order[player].index() as u8);
            if dungeoneer.seat != owner.map(|seat| i64::from(seat) + 1) {
                self.fault(
                    &format!("{place}.seat"),
                    "dungeoneers are written in the order in which players take them",
                );
            }
            self.state.heroes[at] = Hero { kind, owner, ..Hero::default() };
            match dungeoneer.square {
                Some(square) => self.living(&place, at, dungeoneer, square, chosen),
                None => self.dead(&place, dungeoneer, chosen),
            }
        }
    }

    fn living(&mut self, place: &str, at: usize, written: &WrittenDungeoneer, square: Square, chosen: bool) {
        let mut hero = self.state.heroes[at];
        let card = &self.rules.cards.dungeoneers[usize::from(hero.kind)];
        let (health, casts) = (card.statistics.health, !card.spells.is_empty());
        let saves: Vec<u8> = card
            .spells
            .iter()
            .filter_map(|&spell| match self.rules.spell(spell).effect {
                Effect::HolyShield { save } => Some(save),
                _ => None,
            })
            .collect();
        let spot = self.stands(place, square).unwrap_or_default();
        let wounds = self.number(&format!("{place}.wounds"), written.wounds, 0..=i64::from(health) - 1);
        hero.wounds = wounds.unwrap_or(0) as u8;
        hero.gold = self.number(&format!("{place}.gold"), written.gold, 0..=MOST_GOLD).unwrap_or(0) as u16;
        if written.tried_a_spell && !casts {
            self.fault(&format!("{place}.tried_a_spell"), "it knows no spells");
        }
        match u8::try_from(written.shield) {
            Ok(0) => {}
            Ok(save) if saves.contains(&save) => hero.shield = save,
            _ => self.fault(&format!("{place}.shield"), "no Holy Shield of its own saves so"),
        }
        let fresh = (hero.wounds, hero.gold, hero.shield) == (0, 0, 0);
        let fresh = fresh && !written.done && !written.tried_a_spell;
        if !chosen && (!fresh || spot.tile != 0) {
            self.fault(
                place,
                "before the first turn all stand on the porch, and nothing has happened to them",
            );
        }
        self.state.heroes[at] = hero;
        self.enters(Figure(at as u8), spot, written.done);
        self.state.tried |= Figures::from(written.tried_a_spell) << at;
    }

    /// Somebody is on the board, and has had its go or not.
    fn enters(&mut self, figure: Figure, spot: Spot, done: bool) {
        self.state.enter(figure, spot);
        self.state.done |= if done { figure.bit() } else { 0 };
    }

    fn dead(&mut self, place: &str, written: &WrittenDungeoneer, chosen: bool) {
        let plain = (written.wounds, written.gold, written.shield) == (0, 0, 0);
        if !plain || written.done || written.tried_a_spell {
            self.fault(
                place,
                "who stands nowhere is dead, and has neither wounds nor gold nor anything else",
            );
        }
        if !chosen {
            self.fault(place, "nobody is dead before the first turn");
        }
    }

    pub(super) fn helpers(&mut self, written: &[WrittenHelper]) {
        for (number, helper) in written.iter().enumerate() {
            let place = format!("helpers[{number}]");
            let ids = DUNGEONEERS as i64 + 1..=HEROES as i64;
            let id = self.number(&format!("{place}.id"), helper.id, ids);
            let kind = self.monster_kind(&format!("{place}.kind"), &helper.kind);
            let by = self.number(&format!("{place}.summoner"), helper.summoner, 1..=DUNGEONEERS as i64);
            let (Some(id), Some(kind), Some(by)) = (id, kind, by) else { continue };
            let (at, by) = (id as usize - 1, by as usize - 1);
            if self.state.living & (1 << at) != 0 {
                self.fault(&format!("{place}.id"), "another helper is called so");
                continue;
            }
            if !self.can_summon(by, kind) {
                self.fault(&format!("{place}.summoner"), "nobody alive there can have summoned it");
            }
            let health = self.rules.cards.monsters[usize::from(kind)].statistics.health;
            let wounds = self.number(&format!("{place}.wounds"), helper.wounds, 0..=i64::from(health) - 1);
            let spot = self.stands(&place, helper.square).unwrap_or_default();
            self.state.heroes[at] =
                Hero { kind, wounds: wounds.unwrap_or(0) as u8, owner: Some(by as u8), ..Hero::default() };
            self.enters(Figure(at as u8), spot, helper.done);
        }
    }

    /// Whether a living dungeoneer knows a spell that calls helpers of this kind.
    fn can_summon(&self, by: usize, kind: u8) -> bool {
        let rules = self.rules;
        self.state.living & (1 << by) != 0
            && rules.spells_of(&self.state, Figure(by as u8)).iter().any(|&spell| {
                match rules.spell(spell).effect {
                    Effect::Summoning { helpers } => {
                        helpers.iter().any(|helpers| rules.cards.first_of(helpers.level).0 == kind)
                    }
                    _ => false,
                }
            })
    }

    pub(super) fn monsters(&mut self, written: &[WrittenMonster]) {
        for (number, monster) in written.iter().enumerate() {
            let place = format!("monsters[{number}]");
            let ids = HEROES as i64 + 1..=(HEROES + MONSTERS) as i64;
            let id = self.number(&format!("{place}.id"), monster.id, ids);
            let kind = self.monster_kind(&format!("{place}.kind"), &monster.kind);
            let (Some(id), Some(kind)) = (id, kind) else { continue };
            let figure = Figure(id as u8 - 1);
            if self.state.lives(figure) {
                self.fault(&format!("{place}.id"), "another monster is called so");
                continue;
            }
            let spot = self.stands(&place, monster.square).unwrap_or_default();
            let mut read = Monster { kind, ..Monster::default() };
            self.memory(&place, monster, &mut read);
            if monster.of_final_tile && self.state.last_tile.is_none() {
                self.fault(&format!("{place}.of_final_tile"), "the final tile does not lie yet");
            }
            self.state.monsters[figure.index() - HEROES] = read;
            self.enters(figure, spot, monster.done);
            if monster.of_final_tile {
                self.state.of_final_tile |= figure.bit();
            }
        }
        if self.state.turn == 0 && self.state.any_monster() {
            self.fault("monsters", "there are none before the first turn");
        }
    }

    /// Who wounded a monster, in all and since it last acted.
    fn memory(&mut self, place: &str, written: &WrittenMonster, read: &mut Monster) {
        let health = self.rules.cards.monsters[usize::from(read.kind)].statistics.health;
        let mut sum = |of: &BTreeMap<i64, i64>, key: &str, places: usize| -> (u64, i64) {
            let (mut packed, mut all) = (0, 0);
            for (&who, &wounds) in of {
                let at = format!("{place}.{key}");
                let who = self.number(&at, who, 1..=places as i64);
                let wounds = self.number(&at, wounds, 1..=i64::from(health) - 1);
                if let (Some(who), Some(wounds)) = (who, wounds) {
                    packed |= (wounds as u64) << (4 * (who - 1));
                    all += wounds;
                }
            }
            (packed, all)
        };
        let (credit, wounds) = sum(&written.wounds, "wounds", DUNGEONEERS);
        let (hurt, recent) = sum(&written.hurt_by, "hurt_by", HEROES);
        if wounds >= i64::from(health) {
            self.fault(&format!("{place}.wounds"), format!("with {wounds} wounds it is dead"));
        } else if recent > wounds {
            self.fault(&format!("{place}.hurt_by"), "it has fewer wounds in all");
        }
        (read.credit, read.hurt, read.wounds) =
            (credit as u32, hurt, wounds.min(i64::from(health) - 1) as u8);
        for &who in &written.fought_by {
            if let Some(who) = self.number(&format!("{place}.fought_by"), who, 1..=HEROES as i64) {
                read.fought |= 1 << (who - 1);
            }
        }
        if written.hurt_by.keys().any(|who| !written.fought_by.contains(who)) {
            self.fault(&format!("{place}.fought_by"), "who wounded it has fought it");
        }
        for hero in bits(read.fought.into()) {
            if hero >= DUNGEONEERS && self.state.living & (1 << hero) == 0 {
                self.fault(&format!("{place}.fought_by"), "a helper that is gone is forgotten");
            }
        }
    }
}
