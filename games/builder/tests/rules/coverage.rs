//! Every card of the set is played and takes effect: one table for each, and a list of those that did not.

use crate::support::{Play, Table};
use undercroft_builder::cards::{Cards, Colour};
use undercroft_builder::{Builder, CardFace, Event, Move, Stage};
use undercroft_core::{Game, Setup};

fn faces() -> Vec<CardFace> {
    Setup::new::<Builder>(2).open::<Builder>().expect("a table").contents().cards
}

/// A card by its name, and a wild one by its colour too.
fn label(face: &CardFace) -> String {
    match face.wild {
        None => face.name.clone(),
        Some(undercroft_builder::cards::Wild::Traps) => format!("{} (blue)", face.name),
        Some(undercroft_builder::cards::Wild::Monsters) => format!("{} (purple)", face.name),
    }
}

/// Does the first thing on a menu that begins so.
fn first(play: &mut Play, player: char, start: &str) -> bool {
    let found = play.menu(player).into_iter().find(|(name, _)| name.starts_with(start));
    found.is_some_and(|(_, action)| {
        play.acts(player, action);
        true
    })
}

/// Built in one's turn, and revealed by a party.
fn is_built_and_met(face: &CardFace) -> bool {
    let card = label(face);
    let room = match face.colour {
        Colour::Purple => "Dragon's Den (blue)",
        _ => "Crossroads",
    };
    let mut play = match face.room.is_empty() {
        true => Table::of(2).dungeon('A', room).stage("add_contents", 'A'),
        false => Table::of(2).stage("build", 'A'),
    }
    .hand('A', &card)
    .round(5)
    .open();
    let start = if face.room.is_empty() { format!("Add {card} ") } else { format!("Build {card}") };
    let built = first(&mut play, 'A', &start);
    play.until(Stage::EncounterWindow);
    let met = play.happened(|event| {
        matches!(
            event,
            Event::RoomRevealed { .. } | Event::TrapRevealed { .. } | Event::MonsterRevealed { .. }
        )
    });
    built && met == if face.room.is_empty() { 2 } else { 1 }
}

/// Laid on a trap or a monster by a wild one, or on the same card.
fn upgrades(face: &CardFace) -> bool {
    let card = label(face);
    let base = match face.colour {
        Colour::Grey | Colour::Green => card.clone(),
        Colour::Blue => format!("Crossroads / {card}"),
        Colour::Purple => format!("Lair+1 / {card}"),
        Colour::Yellow | Colour::Black => "Lair+1 / Orc / Pit".into(),
    };
    let mut play = Table::of(2).dungeon('A', &base).hand('A', &card).open();
    first(&mut play, 'A', &format!("Lay {card} on"))
}

/// Played in a window, and not cancelled. A wounded party meets several monsters and a trap, and another card lies there before.
fn takes_effect(face: &CardFace) -> bool {
    let card = label(face);
    let mut play = Table::of(3)
        .dungeon('A', "Barracks / Orc / Pit+1\nCrossroads / Spike")
        .hand('B', "Shrine")
        .hand('C', &card)
        .party("Cleric Fighter Mage Thief")
        .invade();
    play.pass_once().until(Stage::RecoveryWindow).pass_once().until(Stage::EncounterWindow);
    first(&mut play, 'B', "Play Shrine");
    play.acts('B', Move::Pass);
    let played = first(&mut play, 'C', &format!("Play {card}"));
    play.pass_once();
    let name = |card: undercroft_builder::Card| label(&faces()[card.index()]);
    let settled = play.log.iter().any(|heard| match heard.event {
        Event::TookEffect { card: one, .. } | Event::Cancelled { by: one, .. } => name(one) == card,
        _ => false,
    });
    played && settled
}

fn interferes(face: &CardFace) -> bool {
    let card = label(face);
    let mut play =
        Table::of(2).dungeon('B', "Lair / Orc / Pit").hand('A', &card).stage("improve", 'A').open();
    first(&mut play, 'A', &format!("{card} on")) && first(&mut play, 'B', "Let it happen")
}

/// What may be done with a card, whether this one is for it, and how to see it happen.
type Use = (&'static str, bool, fn(&CardFace) -> bool);

#[test]
fn every_card_is_played_and_resolved() {
    let mut missing = Vec::new();
    for face in faces() {
        let builds = !face.room.is_empty() || !face.monster.is_empty() || face.trap.is_some();
        let uses: [Use; 4] = [
            ("built and met", builds, is_built_and_met),
            ("laid as an upgrade", true, upgrades),
            ("played in a window", face.effect.is_some(), takes_effect),
            ("played as an interference", face.interference.is_some(), interferes),
        ];
        for (what, has, works) in uses {
            if has && !works(&face) {
                missing.push(format!("{} is never {what}", label(&face)));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_improvement_is_bought() {
    for card in &Cards::standard().improvements {
        let mut play = Table::of(2).dungeon('A', "Crossroads").stage("improve", 'A').open();
        assert!(first(&mut play, 'A', &format!("Buy {}", card.name)), "{}", card.name);
    }
}

#[test]
fn every_party_adventures() {
    for card in &Cards::standard().parties {
        let members: Vec<&str> =
            card.members.iter().map(|class| Cards::standard().classes[class.index()].name.as_str()).collect();
        let mut play =
            Table::of(2).dungeon('A', "Lair / Orc / Pit\nCrossroads").party(&members.join(" ")).invade();
        play.finish();
        assert!(play.happened(|event| matches!(event, Event::InvasionEnded { .. })) > 0, "{}", card.name);
    }
}
