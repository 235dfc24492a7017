//! Casting spells in tests, and what they did.

use super::{Play, Table};
use undercroft_dungeoneer::{Aim, Event, How, Move, Spell, Strike};

pub(crate) fn spell(name: &str) -> Spell {
    let names = [
        "Fireball",
        "Lightning Bolt",
        "Teleport",
        "Disintegrate",
        "Smite",
        "Heal",
        "Holy Shield",
        "Summoning",
    ];
    Spell::from_number(names.iter().position(|known| *known == name).expect("a spell") + 1).expect("a spell")
}

pub(crate) fn cast(name: &str, aim: Aim) -> Move {
    Move::Cast { spell: spell(name), aim }
}

/// All that a spell can be aimed at now.
pub(crate) fn aims(play: &Play, name: &str) -> Vec<Aim> {
    let of = |action: &Move| match action {
        Move::Cast { spell: cast, aim } if *cast == spell(name) => Some(*aim),
        _ => None,
    };
    play.moves().iter().filter_map(of).collect()
}

pub(crate) fn works(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::SpellTried { works: true, .. }))
}

pub(crate) fn strikes(play: &Play, how: How) -> Vec<Strike> {
    play.log
        .iter()
        .filter_map(|event| match event {
            Event::Struck(strike) if strike.how == how => Some(*strike),
            _ => None,
        })
        .collect()
}

pub(crate) fn wizard(drawn: &str) -> Table {
    Table::drawn(&["Large Room"], drawn).go('Z')
}
