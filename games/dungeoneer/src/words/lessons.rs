//! What the guide explains, and when.

use crate::Dungeoneer;
use crate::ids::Side;
use crate::view::{Stage, View};
use undercroft_core::{Lesson, Seat};

const fn lesson(id: &'static str, thing: &'static str) -> Lesson {
    Lesson { id, thing }
}

/// What the guide explains, in the order in which it is told when several things matter at once.
pub(crate) const LESSONS: &[Lesson] = &[
    lesson("goal", "gold"),
    lesson("choose", ""),
    lesson("turn", "turn"),
    lesson("walk", "go"),
    lesson("doors", "map"),
    lesson("explored", "map"),
    lesson("monsters", "monsters-table"),
    lesson("place", "map"),
    lesson("must-fight", "go"),
    lesson("fight", "map"),
    lesson("shoot", "map"),
    lesson("spells", "go"),
    lesson("pay", "go"),
    lesson("gold", "gold"),
    lesson("heal", "go"),
    lesson("monster-player", "monsters"),
    lesson("bound", "monsters"),
    lesson("spare", "go"),
    lesson("slippery", "map"),
    lesson("death", "seats"),
    lesson("final-tile", "map"),
    lesson("end", "ending"),
];

/// The lessons for which what a seat sees gives occasion. Those that come with something that happened are told with it.
pub(crate) fn lessons_now(rules: &Dungeoneer, view: &View, seat: Seat) -> Vec<&'static str> {
    match view.stage {
        Stage::Over => return vec!["end"],
        Stage::ChooseDungeoneer if view.acting == Some(seat) => return vec!["goal", "choose"],
        _ => {}
    }
    if view.acting != Some(seat) {
        return vec!["goal"];
    }
    let monsters = view.figures.iter().any(|one| one.side == Side::Monster);
    let go = view.go.as_ref();
    let acting = go.and_then(|go| view.figures.iter().find(|one| one.id == go.figure));
    let card =
        acting.and_then(|one| one.dungeoneer).and_then(|kind| rules.cards.dungeoneers.get(kind.index()));
    let going = view.stage == Stage::Go && acting.is_some_and(|one| one.side != Side::Monster);
    let alone = acting.is_some_and(|one| one.next_to.is_empty());
    let hurt = view.figures.iter().any(|one| one.side == Side::Dungeoneer && one.health < one.full_health);
    let casts = going && go.is_some_and(|go| go.may_cast) && card.is_some_and(|card| !card.spells.is_empty());
    let heals = card.is_some_and(|card| {
        let heal = |spell: &crate::ids::Spell| {
            let effect = rules.cards.spells.get(spell.index()).map(|card| card.effect);
            matches!(effect, Some(crate::cards::Effect::Heal { .. }))
        };
        card.spells.iter().any(heal)
    });
    let shoots = card.is_some_and(|card| card.statistics.shooting.is_some());
    let slippery = view.tiles.iter().any(|tile| rules.is_slippery(tile.kind));
    let spare = acting.is_some_and(|one| one.side == Side::Dungeoneer && one.owner.is_none());
    let bound = matches!(view.stage, Stage::MonsterTarget | Stage::MonsterMove | Stage::MonsterFight);
    let occasions = [
        ("goal", true),
        ("turn", view.stage == Stage::NextGo),
        ("walk", going),
        ("doors", going && view.doors.iter().any(|door| door.to.is_none())),
        ("place", view.stage == Stage::PlaceMonster),
        ("must-fight", going && go.is_some_and(|go| go.must_fight)),
        ("fight", going && !alone),
        ("shoot", going && shoots && monsters && alone),
        ("spells", casts && monsters),
        ("pay", view.stage == Stage::PayForSpell),
        ("heal", casts && heals && hurt),
        ("monster-player", view.stage == Stage::NextMonster),
        ("bound", bound),
        ("spare", going && spare),
        ("slippery", going && slippery),
    ];
    occasions.into_iter().filter(|&(_, now)| now).map(|(lesson, _)| lesson).collect()
}
