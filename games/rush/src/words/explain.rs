//! What may be asked about, and all cards with their values.

use super::tell::thing;
use super::{reward_said, skills_said};
use crate::Rush;
use crate::cards::{BossCard, HeroCard, MonsterCard};
use crate::hand::Hand;
use crate::number::{Hero, Slot};
use crate::state::{LEVELS, Phase};
use crate::view::View;
use undercroft_core::{CardList, Explained, Eye, Message, Seat, Thing, say};

/// The Lord, the Dragon, the monsters in the middle, the heroes to draft and the players.
pub(crate) fn things(view: &View) -> Vec<Thing> {
    let bosses = ["lord", "dragon"].map(Thing::from);
    let slots = (0..view.slots.len() as u8).map(Slot).filter(|&slot| view.monster_at(slot).is_some());
    let heroes = view.free_heroes.iter().map(|hero| Thing::numbered("hero", hero.number().into()));
    let seats = Seat::all(view.players.len()).map(Thing::from);
    bosses.into_iter().chain(slots.map(thing)).chain(heroes).chain(seats).collect()
}

impl Rush {
    /// What a thing is and what it counts now.
    pub(crate) fn explain_in(&self, view: &View, eye: Eye, thing: &Thing) -> Option<Explained> {
        match (thing.parts().0, &thing.parts().1[..]) {
            ("lord", []) => Some(self.boss_asked(view, eye, &self.cards.lords[view.lord.index()])),
            ("dragon", []) => Some(self.boss_asked(view, eye, &self.cards.dragons[view.dragon.index()])),
            ("slot", &[number]) => self.slot_asked(view, eye, Slot::from_number(number)?),
            ("hero", &[number]) => {
                let hero = Hero::from_number(number).filter(|hero| view.free_heroes.contains(hero))?;
                Some(hero_printed(&self.cards.heroes[hero.index()]))
            }
            ("seat", &[number]) => self.seat_asked(view, Seat::from_number(number, view.players.len())?),
            _ => None,
        }
    }

    fn boss_asked(&self, view: &View, eye: Eye, card: &BossCard) -> Explained {
        let mine = eye.seat().filter(|_| view.phase != Phase::Over);
        let missing = mine.map(|seat| view.player(seat).together().missing(card.defence));
        let now = missing.map(|missing| say!("explain-together-lack", missing: skills_said(missing)));
        boss_printed(card).now(now)
    }

    fn slot_asked(&self, view: &View, eye: Eye, slot: Slot) -> Option<Explained> {
        let card = self.card(view.monster_at(slot)?);
        let told = monster_printed(card);
        let owner = view.slots[slot.index()].owner.map(|owner| say!("explain-owned", who: owner));
        let lacks = |seat: Seat| {
            let player = view.player(seat);
            let [left, right] = Hand::ALL.map(|hand| player.hero(hand).skills.missing(card.defence));
            let both = skills_said(player.together().missing(card.defence));
            say!("explain-lack", left: skills_said(left), right: skills_said(right), both: both)
        };
        Some(told.now(owner).now(eye.seat().map(lacks)))
    }

    fn seat_asked(&self, view: &View, seat: Seat) -> Option<Explained> {
        let player = view.players.get(seat.index())?;
        let mut told = Explained::new("goal", say!("whose-name", who: seat))
            .value(say!("label-coins"), say!("number", number: player.coins))
            .value(say!("label-won"), say!("number", number: player.won))
            .value(say!("label-failed"), say!("number", number: player.failed));
        for hero in player.heroes.iter().filter(|hero| hero.hero.is_some()) {
            let name = hero.hero.map(|hero| self.hero_name(hero)).unwrap_or_default();
            told = told.value(say!("name", name: name), skills_said(hero.skills));
        }
        Some(told.does([say!("explain-seat")]))
    }

    /// Every card with its values.
    pub(crate) fn all_cards(&self) -> Vec<CardList> {
        let list = |title: Message, cards: Vec<Explained>| CardList { title, cards };
        let level = |level: usize| {
            let cards = self.monsters[level].iter().map(|&monster| monster_printed(self.card(monster)));
            list(say!("cards-level", level: level + 1), cards.collect())
        };
        let heroes = list(say!("cards-heroes"), self.cards.heroes.iter().map(hero_printed).collect());
        let lords = list(say!("cards-lords"), self.cards.lords.iter().map(boss_printed).collect());
        let dragons = list(say!("cards-dragons"), self.cards.dragons.iter().map(boss_printed).collect());
        std::iter::once(heroes).chain((0..LEVELS).map(level)).chain([lords, dragons]).collect()
    }
}

fn hero_printed(card: &HeroCard) -> Explained {
    Explained::new("skills", say!("name", name: card.name.clone()))
        .value(say!("label-skills"), skills_said(card.skills))
}

fn monster_printed(card: &MonsterCard) -> Explained {
    Explained::new("check", say!("name", name: card.name.clone()))
        .value(say!("label-needs"), skills_said(card.defence))
        .value(say!("label-gives"), reward_said(card))
}

fn boss_printed(card: &BossCard) -> Explained {
    Explained::new("end", say!("name", name: card.name.clone()))
        .value(say!("label-needs"), skills_said(card.defence))
        .value(say!("label-gives"), say!("coins", coins: card.coins))
        .does([say!("explain-boss")])
}
