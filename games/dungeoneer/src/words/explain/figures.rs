//! Dungeoneers, helpers and monsters, and what they cast.

use super::{is_dungeoneer, number, rolled, statistics};
use crate::Dungeoneer;
use crate::cards::{Effect, SpellCard};
use crate::ids::{Figure, Side, Spell};
use crate::view::{FigureView, View};
use crate::words::names::Cast;
use undercroft_core::{Arg, Explained, Message, say};

/// Somebody on the board, or a dungeoneer that died.
pub(super) fn figure(rules: &Dungeoneer, view: &View, figure: Figure) -> Option<Explained> {
    let cast = Cast::of(rules, view);
    let Some(seen) = view.figures.iter().find(|one| one.id == figure) else {
        let known = is_dungeoneer(figure) && view.dead.iter().any(|dead| dead.id == figure);
        let dead = Explained::new("ending", say!("explain-figure", figure: cast.marked(figure)));
        return known.then(|| dead.now([say!("explain-dead")]));
    };
    let told = Explained::new(rule(seen), say!("explain-figure", figure: cast.marked(figure)));
    let told = told.value(say!("label-health"), say!("of", left: seen.health, full: seen.full_health));
    let told = abilities(rules, seen, told);
    let told = match seen.side {
        Side::Dungeoneer => told.value(say!("label-gold"), number(seen.gold)),
        Side::Helper => told,
        Side::Monster => told.value(say!("label-carries"), carries(rules, seen)),
    };
    let told = match seen.owner {
        Some(seat) => told.value(say!("label-leader"), say!("whose-name", who: seat)),
        None if seen.side == Side::Dungeoneer => told.value(say!("label-leader"), say!("explain-spare")),
        None => told,
    };
    Some(told.does(does(rules, seen)).now(stands(&cast, seen)))
}

fn rule(seen: &FigureView) -> &'static str {
    match seen.side {
        Side::Dungeoneer => "dungeoneers",
        Side::Helper => "spells",
        Side::Monster => "monsters",
    }
}

fn abilities(rules: &Dungeoneer, seen: &FigureView, told: Explained) -> Explained {
    let cards = &rules.cards;
    let told =
        seen.level.iter().fold(told, |told, level| told.value(say!("label-level"), number(level.number())));
    let dungeoneer = seen.dungeoneer.and_then(|kind| cards.dungeoneers.get(kind.index()));
    let monster = seen.monster.and_then(|kind| cards.monsters.get(kind.index()));
    let ability = dungeoneer.map(|card| card.statistics).or(monster.map(|card| card.statistics));
    ability.iter().fold(told, statistics)
}

fn carries(rules: &Dungeoneer, seen: &FigureView) -> Message {
    let gold = seen.level.and_then(|level| rules.cards.levels.get(level.index())).map(|card| card.gold);
    gold.map_or(say!("explain-none"), rolled)
}

/// What its spells do, or what a helper is there for.
fn does(rules: &Dungeoneer, seen: &FigureView) -> Vec<Message> {
    if seen.side == Side::Helper {
        return vec![say!("explain-helper")];
    }
    let card = seen.dungeoneer.and_then(|kind| rules.cards.dungeoneers.get(kind.index()));
    let spells = card.into_iter().flat_map(|card| &card.spells);
    let told = |&spell: &Spell| {
        let card = rules.cards.spells.get(spell.index())?;
        let name = rules.spell_name(spell);
        Some(say!("explain-casts", spell: name, needed: card.difficulty, does: effect(card)))
    };
    spells.filter_map(told).collect()
}

/// How it stands: next to whom, with what done to it, and what is still to come.
fn stands(cast: &Cast<'_>, seen: &FigureView) -> Vec<Message> {
    let mut now = Vec::new();
    if !seen.next_to.is_empty() {
        now.push(say!("explain-next-to", figures: cast.all_marked(&seen.next_to)));
    }
    if seen.shielded {
        now.push(say!("explain-shielded"));
    }
    if !seen.wounded_by.is_empty() {
        let wounds = seen
            .wounded_by
            .iter()
            .map(|by| say!("explain-wounds-by", figure: cast.marked(by.figure), wounds: by.wounds));
        now.push(say!("explain-wounded", wounds: wounds.collect::<Arg>()));
    }
    if seen.of_final_tile {
        now.push(say!("explain-of-final-tile"));
    }
    now.push(if seen.done { say!("explain-done") } else { say!("explain-to-go") });
    now
}

/// A spell, whoever casts it.
pub(super) fn spell(rules: &Dungeoneer, spell: Spell) -> Option<Explained> {
    let card = rules.cards.spells.get(spell.index())?;
    let ends = if card.effect.attacks() { say!("explain-ends-go") } else { say!("explain-goes-on") };
    let casters: Vec<Arg> = rules
        .cards
        .dungeoneers
        .iter()
        .filter(|caster| caster.spells.contains(&spell))
        .map(|caster| Arg::Name(caster.name.clone()))
        .collect();
    Some(
        Explained::new("spells", say!("name", name: card.name.clone()))
            .value(say!("label-difficulty"), super::needed(card.difficulty))
            .value(say!("label-casters"), say!("explain-list", list: Arg::List(casters)))
            .does([effect(card), ends]),
    )
}

/// What a spell does, with its figures.
pub(super) fn effect(card: &SpellCard) -> Message {
    match card.effect {
        Effect::Fireball { wounds } => say!("effect-fireball", wounds: wounds),
        Effect::Lightning { dice, fades_after, hits_on } => {
            say!("effect-lightning", dice: dice, fades: fades_after, needed: hits_on)
        }
        Effect::Teleport => say!("effect-teleport"),
        Effect::Disintegrate { wounds } => {
            say!("effect-disintegrate", wounds: Arg::Text(wounds.to_string()))
        }
        Effect::Smite => say!("effect-smite"),
        Effect::Heal { wounds, price } => say!("effect-heal", wounds: wounds, price: price),
        Effect::HolyShield { save } => say!("effect-holy-shield", needed: save),
        Effect::Summoning { helpers } => {
            let [one, other] = helpers.map(|helpers| {
                say!("effect-helpers", count: Arg::Text(helpers.count.to_string()), level: helpers.level.number())
            });
            say!("effect-summoning", one: one, other: other)
        }
    }
}
