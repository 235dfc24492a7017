//! What things on the table are and count, for whoever asks.

use super::effects::{ability, ability_name, interference, monster_trait};
use super::names::{name, room_thing, thing_of};
use crate::Builder;
use crate::cards::{Builds, Colour, Side, Wild};
use crate::ids::{Card, Class, Member, Monster, Place, Red};
use crate::state::{Fate, Stage};
use crate::view::{MemberView, MonsterView, RoomView, TrapView, View};
use undercroft_core::{Explained, Eye, Message, Seat, Thing, say};

/// The things on the table that an eye may ask about now.
pub(crate) fn things(rules: &Builder, view: &View, _: Eye) -> Vec<Thing> {
    let mut things: Vec<Thing> = ["round", "deck", "discards", "available"].map(Thing::from).to_vec();
    if !view.hand.is_empty() {
        things.push("hand".into());
    }
    for seat in Seat::all(view.players.len()) {
        things.push(seat.into());
        things.push(Thing::numbered("hoard", seat.number()));
        for room in &view.players[seat.index()].rooms {
            things.push(room_thing(seat, room.place));
            things.extend(room.trap.as_ref().map(|_| thing_of("trap", seat, room.place.number())));
            let monsters = room.monsters.iter();
            things.extend(monsters.map(|one| thing_of("monster", seat, one.monster.number())));
        }
    }
    let mut cards: Vec<Card> = view.available.iter().flatten().copied().collect();
    cards.extend(view.hand.iter().map(|held| held.card));
    cards.sort();
    cards.dedup();
    things.extend(cards.into_iter().map(|card| Thing::numbered("card", card.number())));
    things.extend((1..=rules.cards.improvements.len()).map(|number| Thing::numbered("improvement", number)));
    if let Some(invasion) = &view.invasion {
        things.push("party".into());
        things.extend((1..=invasion.members.len()).map(|number| Thing::numbered("member", number)));
        things.extend(invasion.door.map(|_| Thing::from("door")));
        if matches!(view.stage, Stage::EncounterWindow | Stage::RecoveryWindow) {
            things.push("window".into());
        }
    }
    if view.stage == Stage::Over {
        things.push("ending".into());
    }
    things
}

/// What a thing is and counts now.
pub(crate) fn explain(rules: &Builder, view: &View, eye: Eye, thing: &Thing) -> Option<Explained> {
    if !things(rules, view, eye).contains(thing) {
        return None;
    }
    let (kind, numbers) = thing.parts();
    let seat = || Seat::from_number(*numbers.first()?, view.players.len());
    match (kind, &numbers[..]) {
        ("seat", _) => player(rules, view, seat()?),
        ("hoard", _) => {
            let seat = seat()?;
            let gold = view.players[seat.index()].gold;
            let told = Explained::new("hoard", say!("hoard-of", who: seat));
            Some(told.does([say!("hoard-does")]).now([say!("hoard-holds", gold: super::tell::gold(gold))]))
        }
        ("room", [_, place]) => {
            let room = view.room(seat()?, Place::from_number(*place)?)?;
            Some(explain_room(rules, room))
        }
        ("trap", [_, place]) => {
            let room = view.room(seat()?, Place::from_number(*place)?)?;
            Some(explain_trap(rules, room, room.trap.as_ref()?))
        }
        ("monster", [_, number]) => {
            let (_, monster) = view.monster(seat()?, Monster::from_number(*number)?)?;
            Some(explain_monster(rules, monster))
        }
        ("card", [number]) => Some(rules.explain_card(Card::from_number(*number)?)),
        ("improvement", [number]) => {
            let red = Red::from_number(*number)?;
            let left = view.improvements.get(red.index()).copied().unwrap_or(0);
            Some(rules.explain_red(red)?.now([say!("improvements-left", count: left)]))
        }
        ("member", [number]) => {
            let member = Member::from_number(*number)?;
            let seen = view.invasion.as_ref()?.members.get(member.index())?;
            Some(explain_member(rules, seen))
        }
        _ => explain_table(rules, view, kind),
    }
}

fn player(rules: &Builder, view: &View, seat: Seat) -> Option<Explained> {
    let player = view.players.get(seat.index())?;
    let reds =
        player.improvements.iter().map(|&red| say!("has-improvement", improvement: rules.red_name(red)));
    let told = Explained::new("goal", say!("whose-name", who: seat))
        .value(say!("label-gold"), say!("number", number: player.gold))
        .value(say!("label-cards"), say!("number", number: player.cards))
        .value(say!("label-rooms"), say!("of-most", count: player.rooms.len(), most: player.most_rooms));
    Some(told.now(reds))
}

fn explain_room(rules: &Builder, room: &RoomView) -> Explained {
    let Some(card) = room.card else {
        let told = Explained::new("building", say!("room-hidden", place: room.place.number()));
        return told.now([say!("upgrades-on-it", count: room.level)]);
    };
    let mut told = Explained::new("building", rules.level_name(card, room.level));
    told = told.does(rules.room_does(card, room.level));
    told.now([say!("upgrades-on-it", count: room.level)])
}

fn explain_trap(rules: &Builder, room: &RoomView, trap: &TrapView) -> Explained {
    let base = trap.cards.first().and_then(|laid| laid.card);
    let title = match (base, trap.level) {
        (Some(card), Some(level)) => rules.level_name(card, level),
        (Some(card), None) => rules.card_name(card),
        (None, Some(_)) => {
            say!("trap-of-room", room: room.card.map_or_else(|| say!("card-unknown"), |card| rules.card_name(card)))
        }
        (None, None) => say!("trap-hidden"),
    };
    let mut told = Explained::new("traps", title);
    if let (Some(strength), Some(charges)) = (trap.strength, trap.charges) {
        told = told
            .value(say!("label-strength"), say!("number", number: strength))
            .value(say!("label-charges"), say!("number", number: charges));
    }
    if let Some(card) = base {
        told = told.does(rules.trap_does(card));
    }
    told.now([say!("cards-in-stack", count: trap.cards.len())])
}

fn explain_monster(rules: &Builder, monster: &MonsterView) -> Explained {
    let base = monster.cards.first().and_then(|laid| laid.card);
    let title = match (base, monster.level) {
        (Some(card), Some(level)) => rules.level_name(card, level),
        (Some(card), None) => rules.card_name(card),
        _ => say!("monster-hidden"),
    };
    let mut told = Explained::new("monsters", title);
    if let (Some(strength), Some(health), Some(figures)) = (monster.strength, monster.health, monster.figures)
    {
        told = told
            .value(say!("label-strength"), say!("number", number: strength))
            .value(say!("label-health"), say!("number", number: health))
            .value(say!("label-figures"), say!("number", number: figures));
    }
    if let (Some(card), Some(level)) = (base, monster.level) {
        told = told.does(rules.monster_traits(card, level));
    }
    told.now([say!("cards-in-stack", count: monster.cards.len())])
}

fn explain_member(rules: &Builder, member: &MemberView) -> Explained {
    let class = &rules.cards.classes[member.class.index()];
    let mut now = vec![say!("member-fate", fate: fate_word(member.fate))];
    if member.gold {
        now.push(say!("member-carries"));
    }
    if member.ward > 0 {
        now.push(say!("member-ward", points: member.ward));
    }
    if member.owes {
        now.push(say!("member-owes"));
    }
    if let Some(hated) = member.hates {
        now.push(say!("member-hates", monster: rules.level_name(hated.card, hated.level)));
    }
    Explained::new("party", rules.class_name(member.class))
        .value(say!("label-health"), say!("of-most", count: member.health, most: member.full_health))
        .value(say!("label-morale"), say!("number", number: member.morale))
        .value(say!("label-strength"), say!("number", number: member.strength))
        .value(say!("label-charges"), say!("number", number: member.charges))
        .does([ability(class.ability)])
        .now(now)
}

pub(super) fn fate_word(fate: Fate) -> &'static str {
    match fate {
        Fate::Going => "going",
        Fate::Dead => "dead",
        Fate::Fled => "fled",
        Fate::Left => "left",
    }
}

fn explain_table(rules: &Builder, view: &View, kind: &str) -> Option<Explained> {
    Some(match kind {
        "round" => {
            let told = Explained::new("rounds", say!("now-cycle", cycle: view.cycle, of: view.cycles));
            told.does([say!("round-does", rounds: view.rounds)])
        }
        "deck" => {
            let told = Explained::new("new_cards", say!("deck-title"));
            told.does([say!("deck-does")]).now([say!("deck-holds", count: view.deck)])
        }
        "discards" => {
            let count: u32 = view.discards.iter().map(|held| u32::from(held.count)).sum();
            let told = Explained::new("new_cards", say!("discards-title"));
            told.does([say!("discards-does")]).now([say!("deck-holds", count: count)])
        }
        "available" => Explained::new("new_cards", say!("available-title")).does([say!("available-does")]),
        "hand" => {
            let count: u32 = view.hand.iter().map(|held| u32::from(held.count)).sum();
            let told = Explained::new("cards", say!("hand-title"));
            told.does([say!("hand-does")]).now([say!("deck-holds", count: count)])
        }
        "party" => {
            let invasion = view.invasion.as_ref()?;
            let told = Explained::new("party", rules.party_name(invasion.party));
            told.does([say!("party-does", invader: invasion.invader)])
        }
        "door" => {
            let door = view.invasion.as_ref()?.door?;
            let which = if door.vault { "vault" } else { "room" };
            let told = Explained::new("moving", say!("door-title", door: which));
            told.does([say!("door-does")]).value(say!("label-charges"), say!("number", number: door.left))
        }
        "window" => {
            let invasion = view.invasion.as_ref()?;
            let played = invasion
                .played
                .iter()
                .map(|played| say!("card-played", who: played.by, card: rules.card_name(played.card)));
            Explained::new("windows", say!("window-title")).does([say!("window-does")]).now(played)
        }
        "ending" => Explained::new("ending", say!("now-over")).does([say!("ending-does")]),
        _ => return None,
    })
}

impl Builder {
    pub(super) fn room_does(&self, card: Card, level: u8) -> Vec<Message> {
        let room = self.room_card(card);
        let at = usize::from(level).min(room.levels.len() - 1);
        let effects = &room.levels[at].effects;
        match effects.is_empty() {
            true => vec![say!("effect-none")],
            false => effects.iter().map(|&effect| self.room_effect(effect, room.trap)).collect(),
        }
    }

    pub(super) fn trap_does(&self, card: Card) -> Vec<Message> {
        let trap = &self.cards.traps[self.kinds.place_of(card)];
        let spared = (0..self.cards.classes.len() as u8).filter(|class| trap.spares & (1 << class) != 0);
        let spared: Vec<Message> = spared.map(|class| self.class_name(Class(class))).collect();
        let hits = say!("trap-hits", hits: if trap.frightens { "morale" } else { "health" });
        match spared.is_empty() {
            true => vec![hits],
            false => vec![hits, say!("trap-spares", classes: spared)],
        }
    }

    pub(super) fn monster_traits(&self, card: Card, level: u8) -> Vec<Message> {
        let line = &self.cards.monsters[self.kinds.place_of(card)];
        line.levels[usize::from(level).min(2)].traits.iter().map(|&one| monster_trait(one)).collect()
    }

    /// A card with all that is printed on it.
    pub(super) fn explain_card(&self, card: Card) -> Explained {
        let Some(face) = self.cards.faces.get(card.index()) else {
            return Explained::new("cards", say!("card-unknown"));
        };
        let mut told = Explained::new("cards", self.card_name(card));
        told = told.value(say!("label-colour"), say!("colour", colour: colour_word(face.colour)));
        match face.builds {
            Builds::Room(_) => {
                for level in 0..=self.highest_of_room(card) {
                    let texts = self.room_does(card, level);
                    told = told.does([say!("level-does", level: self.level_name(card, level), does: texts)]);
                }
            }
            Builds::Monster(line) => {
                for (level, one) in (0..).zip(&self.cards.monsters[usize::from(line)].levels) {
                    let mut texts = vec![say!("monster-values", strength: one.strength, health: one.health)];
                    texts.extend(self.monster_traits(card, level));
                    told = told.does([say!("level-does", level: self.level_name(card, level), does: texts)]);
                }
            }
            Builds::Trap(trap) => {
                let (trap, more) = (&self.cards.traps[usize::from(trap)], &self.cards.trap_upgrade);
                told = told
                    .value(say!("label-strength"), say!("number", number: trap.strength))
                    .value(say!("label-charges"), say!("number", number: trap.charges))
                    .does(self.trap_does(card))
                    .does([say!("trap-upgrades", charges: more.charges, strength: more.strength, most: more.most)]);
            }
            Builds::Nothing => {}
        }
        if let Some((side, effect)) = face.effect {
            let side = if side == Side::Help { "help" } else { "hinder" };
            told = told.does([say!("played-as", side: side, does: super::effects::effect(effect))]);
        }
        if let Some(effect) = face.interference {
            told = told.does([say!("played-as", side: "interference", does: interference(effect))]);
        }
        if let Some(wild) = face.wild {
            let wild = if wild == Wild::Traps { "traps" } else { "monsters" };
            told = told.does([say!("wild-for", wild: wild, steps: self.kinds.steps_of(card))]);
        }
        told
    }

    pub(super) fn explain_red(&self, red: Red) -> Option<Explained> {
        let card = self.cards.improvements.get(red.index())?;
        let told = Explained::new("improvements", self.red_name(red));
        let cost = say!("number", number: card.cost);
        Some(told.value(say!("label-cost"), cost).does([self.improvement_effect(card.effect)]))
    }

    pub(super) fn explain_class(&self, class: Class) -> Option<Explained> {
        let card = self.cards.classes.get(class.index())?;
        let rating =
            |rating: crate::cards::Rating| say!("rating", rating: ["low", "medium", "high"][rating as usize]);
        let told = Explained::new("party", say!("name", name: name(&card.name)))
            .value(say!("label-strength"), rating(card.strength))
            .value(say!("label-health"), rating(card.health))
            .value(say!("label-morale"), rating(card.morale))
            .value(say!("label-ability"), ability_name(card.ability))
            .value(say!("label-cost"), say!("number", number: card.cost));
        Some(told.does([ability(card.ability)]))
    }
}

pub(super) fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::Grey => "grey",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Purple => "purple",
        Colour::Yellow => "yellow",
        Colour::Black => "black",
    }
}
