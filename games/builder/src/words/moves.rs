//! Moves as a menu shows them.

use crate::Builder;
use crate::ids::{Card, Figure, Member, Monster, Place};
use crate::moves::{Aim, Move, On, Ruin, Target};
use crate::state::{Order, Stage};
use crate::view::View;
use crate::vocabulary::Ability;
use undercroft_core::{Message, Seat, say};

pub(crate) fn name_move(rules: &Builder, view: &View, seat: Seat, action: Move) -> Message {
    let menu = Menu { rules, view, seat };
    match action {
        Move::Draw => say!("move-draw"),
        Move::Take(slot) => {
            let card = view.available.get(slot.index()).copied().flatten();
            say!("move-take", card: card.map_or_else(|| say!("card-unknown"), |card| rules.card_name(card)))
        }
        Move::Upgrade { card, on } => say!("move-upgrade", card: rules.card_name(card), on: menu.on(on)),
        Move::Raze(place) => say!("move-raze", room: menu.room(seat, place)),
        Move::Build(card) => say!("move-build", card: rules.card_name(card)),
        Move::Put { card, place } => {
            say!("move-put", card: rules.card_name(card), room: menu.room(seat, place))
        }
        Move::Walk { monster, to } => {
            say!("move-walk", monster: menu.monster(seat, monster), room: menu.room(seat, to))
        }
        Move::Buy(red) => say!("move-buy", improvement: rules.red_name(red)),
        Move::GiveBack(red) => say!("move-give-back", improvement: rules.red_name(red)),
        Move::Interfere { card, whom, at } => match at {
            Aim::Dungeon => say!("move-interfere", card: rules.card_name(card), whom: whom),
            Aim::Trap(place) => {
                let at = menu.room(whom, place);
                say!("move-interfere-at", card: rules.card_name(card), whom: whom, at: at)
            }
            Aim::Monster(monster) => {
                let at = menu.monster(whom, monster);
                say!("move-interfere-at", card: rules.card_name(card), whom: whom, at: at)
            }
        },
        Move::Counter(card) => say!("move-counter", card: rules.card_name(card)),
        Move::Accept => say!("move-accept"),
        Move::Discard(card) => say!("move-discard", card: rules.card_name(card)),
        Move::Done => say!("move-done", stage: done_word(view.stage)),
        Move::EndTurn => say!("move-end-turn"),
        Move::Use(member) => menu.use_of(member),
        Move::Kill { member, figure } => {
            say!("move-kill", hero: menu.hero(member), monster: menu.figure(figure), ability: menu.ability(member))
        }
        Move::Hate { member, monster } => {
            say!("move-hate", hero: menu.hero(member), monster: menu.monster(view.turn, monster))
        }
        Move::Frighten(member) => say!("move-frighten", hero: menu.hero(member)),
        Move::Bring(monster) => say!("move-bring", monster: menu.monster(view.turn, monster)),
        Move::Strike(figure) => say!("move-strike", monster: menu.figure(figure)),
        Move::Hold => say!("move-hold"),
        Move::Heal { member, whom } => say!("move-heal", hero: menu.hero(member), whom: menu.hero(whom)),
        Move::Destroy(Ruin::Room(place)) => say!("move-destroy", ruin: menu.room(view.turn, place)),
        Move::Destroy(Ruin::Red(red)) => say!("move-destroy", ruin: rules.red_name(red)),
        Move::Play { card, target } => menu.play(card, target),
        Move::Pass => say!("move-pass"),
        Move::PassUnless(order) => say!("move-pass-unless", order: order_word(order)),
        Move::AskMe => say!("move-ask-me"),
    }
}

fn done_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Door => "door",
        Stage::Trap => "trap",
        Stage::Abilities => "abilities",
        Stage::Horde => "horde",
        Stage::Recovery => "recovery",
        Stage::Compass => "compass",
        _ => "phase",
    }
}

fn order_word(order: Order) -> &'static str {
    match order {
        Order::Ask => "ask",
        Order::Monsters => "monsters",
        Order::Traps => "traps",
        Order::Fallen => "fallen",
        Order::Cards => "cards",
        Order::Never => "never",
    }
}

/// What moves speak of, by what a seat sees.
struct Menu<'a> {
    rules: &'a Builder,
    view: &'a View,
    seat: Seat,
}

impl Menu<'_> {
    /// A room by its number, and by its name where it is known.
    fn room(&self, seat: Seat, place: Place) -> Message {
        let room = self.view.room(seat, place);
        match room.and_then(|room| room.card.map(|card| (card, room.level))) {
            Some((card, level)) => {
                say!("room-numbered", room: self.rules.level_name(card, level), place: place.number())
            }
            None => say!("room-hidden", place: place.number()),
        }
    }

    fn monster(&self, seat: Seat, monster: Monster) -> Message {
        let Some((room, seen)) = self.view.monster(seat, monster) else { return say!("monster-hidden") };
        let base = seen.cards.first().and_then(|laid| laid.card);
        match (base, seen.level) {
            (Some(card), Some(level)) => {
                let monster = self.rules.level_name(card, level);
                say!("monster-at", monster: monster, place: room.place.number())
            }
            _ => say!("monster-hidden-at", place: room.place.number()),
        }
    }

    fn on(&self, on: On) -> Message {
        match on {
            On::Room(place) => self.room(self.seat, place),
            On::Trap(place) => {
                let trap = self.view.room(self.seat, place).and_then(|room| room.trap.as_ref());
                let base = trap.and_then(|trap| trap.cards.first().and_then(|laid| laid.card));
                let level = trap.and_then(|trap| trap.level).unwrap_or(0);
                let trap =
                    base.map_or_else(|| say!("trap-hidden"), |card| self.rules.level_name(card, level));
                say!("monster-at", monster: trap, place: place.number())
            }
            On::Monster(monster) => self.monster(self.seat, monster),
        }
    }

    fn hero(&self, member: Member) -> Message {
        let members = self.view.invasion.as_ref().map(|invasion| &invasion.members);
        match members.and_then(|members| members.get(member.index())) {
            Some(seen) => say!(
                "hero-numbered",
                hero: self.rules.class_name(seen.class),
                number: member.number()
            ),
            None => say!("card-unknown"),
        }
    }

    fn ability(&self, member: Member) -> Message {
        let members = self.view.invasion.as_ref().map(|invasion| &invasion.members);
        let class = members.and_then(|members| members.get(member.index())).map(|seen| seen.class);
        let card = class.and_then(|class| self.rules.cards.classes.get(class.index()));
        card.map_or_else(|| say!("card-unknown"), |card| super::effects::ability_name(card.ability))
    }

    fn use_of(&self, member: Member) -> Message {
        let class = self.view.invasion.as_ref().and_then(|invasion| invasion.members.get(member.index()));
        let card = class.and_then(|seen| self.rules.cards.classes.get(seen.class.index()));
        let unlocks =
            self.view.stage == Stage::Door && card.is_some_and(|card| card.ability == Ability::Disable);
        match unlocks {
            true => say!("move-unlock", hero: self.hero(member)),
            false => say!("move-use", hero: self.hero(member), ability: self.ability(member)),
        }
    }

    /// A figure by its name and what is left of it.
    fn figure(&self, figure: Figure) -> Message {
        let invasion = self.view.invasion.as_ref();
        let fighter = invasion.and_then(|invasion| invasion.fighters.get(figure.index()));
        let Some(fighter) = fighter else { return say!("monster-hidden") };
        let monster = self.view.monster(self.view.turn, fighter.monster);
        let known = monster.and_then(|(_, seen)| seen.cards.first()?.card.zip(seen.level));
        let monster =
            known.map_or_else(|| say!("monster-hidden"), |(card, level)| self.rules.level_name(card, level));
        say!("figure", monster: monster, strength: fighter.strength, health: fighter.health)
    }

    fn play(&self, card: Card, target: Target) -> Message {
        let name = self.rules.card_name(card);
        match target {
            Target::Room => say!("move-play", card: name),
            Target::Member(member) => say!("move-play-on", card: name, target: self.hero(member)),
            Target::Monster(monster) => {
                say!("move-play-on", card: name, target: self.monster(self.view.turn, monster))
            }
            Target::Card(played) => {
                let invasion = self.view.invasion.as_ref();
                let played = invasion.and_then(|invasion| invasion.played.get(played.index()));
                let target =
                    played.map_or_else(|| say!("card-unknown"), |one| self.rules.card_name(one.card));
                say!("move-play-on", card: name, target: target)
            }
        }
    }
}
