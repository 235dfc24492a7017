//! Game set-up: what is dealt, what stays in the box, and what everyone starts with.

use crate::support::{Play, random_game};
use std::collections::{BTreeMap, BTreeSet};
use undercroft_core::{Eye, Game, Position, Seed, Setup};
use undercroft_raiders::cards::{Cards, STANDARD};
use undercroft_raiders::{Event, Item, Phase, Raiders, Room, UnseenRoom};

fn table(players: usize) -> Setup {
    Setup::new::<Raiders>(players)
}

#[test]
fn the_game_is_for_three_to_five_players() {
    for players in 0..10 {
        let opened = Position::<Raiders>::deal(table(players), Seed::from_number(1));
        assert_eq!(opened.is_ok(), (3..=5).contains(&players), "{players} players");
    }
}

#[test]
fn everyone_starts_with_the_coins_wounds_and_items_of_their_character() {
    let expected = BTreeMap::from([
        ("Warrior", (0, 2, [0, 0, 0, 0])),
        ("Knight", (1, 1, [0, 0, 0, 1])),
        ("Wizard", (1, 1, [0, 2, 0, 0])),
        ("Explorer", (2, 3, [1, 0, 0, 0])),
        ("Thief", (2, 2, [0, 0, 1, 0])),
    ]);
    for player in Play::dealt(table(5), 3).all().players {
        let starts = (player.wounds, player.coins, player.items.in_order());
        assert_eq!(starts, expected[player.character.as_str()], "{}", player.character);
    }
}

#[test]
fn no_two_players_are_the_same_character() {
    for seed in 0..50 {
        let players = Play::dealt(table(4), seed).all().players;
        let characters: BTreeSet<String> = players.into_iter().map(|player| player.character).collect();
        assert_eq!(characters.len(), 4);
    }
}

#[test]
fn anybody_may_be_any_character() {
    let first: BTreeSet<String> =
        (0..100).map(|seed| Play::dealt(table(3), seed).all().players[0].character.clone()).collect();
    assert_eq!(first.len(), 5, "{first:?}");
}

#[test]
fn everyone_holds_the_power_cards_one_to_five() {
    for player in Play::dealt(table(5), 1).all().players {
        assert_eq!(player.hand, [1, 2, 3, 4, 5]);
        assert!(player.shown.is_empty());
    }
}

#[test]
fn starting_items_come_out_of_the_six_of_each_in_the_supply() {
    assert_eq!(
        Play::dealt(table(5), 1).all().supply.in_order(),
        [5, 4, 5, 5],
        "with all five characters dealt"
    );
    for seed in 0..20 {
        let dealt = Play::dealt(table(3), seed).all();
        let held = |item| dealt.players.iter().map(|player| player.items.of(item)).sum::<u8>();
        assert!(Item::ALL.into_iter().all(|item| held(item) + dealt.supply.of(item) == 6));
    }
}

#[test]
fn a_game_is_five_levels_of_five_rooms_and_the_last_room_is_a_boss() {
    let play = random_game(table(4), 5);
    let rules = play.position.rules();
    let entered = play.log.iter().filter_map(|heard| match heard.event {
        Event::RoomEntered { face, .. } => Some(matches!(rules.room(face).room, Room::Boss(_))),
        _ => None,
    });
    let bosses: Vec<bool> = entered.collect();
    assert_eq!(bosses.len(), 25);
    assert_eq!(bosses.iter().position(|boss| *boss), Some(24));
    let levels = play.log.iter().filter(|heard| matches!(heard.event, Event::LevelSetUp { .. })).count();
    assert_eq!(levels, 5);
    assert_eq!(play.all().phase, Phase::Over);
}

#[test]
fn six_room_cards_are_never_used_and_no_card_comes_twice() {
    let copies: BTreeMap<String, usize> = copies_of_rooms();
    for seed in 0..30 {
        let play = random_game(table(3), seed);
        let mut met: BTreeMap<String, usize> = BTreeMap::new();
        play.entered().into_iter().take(24).for_each(|name| *met.entry(name).or_default() += 1);
        assert!(met.iter().all(|(name, count)| *count <= copies[name]), "{met:?}");
        let unused: usize = play.all().unseen_rooms.iter().map(|room| room.copies).sum();
        assert_eq!(unused, 6);
        for UnseenRoom { name, copies: count } in play.all().unseen_rooms {
            *met.entry(name).or_default() += count;
        }
        assert_eq!(met, copies, "what was met and what was left make the whole pile");
    }
}

fn copies_of_rooms() -> BTreeMap<String, usize> {
    let cards = Cards::standard();
    let monsters = cards.monsters.iter().map(|card| (&card.name, card.copies));
    let treasures = cards.treasures.iter().map(|card| (&card.name, card.copies));
    let vaults = cards.vaults.iter().map(|card| (&card.name, card.copies));
    let traps = cards.traps.iter().map(|card| (&card.name, card.copies));
    let all = monsters.chain(treasures).chain(vaults).chain(traps);
    all.map(|(name, copies)| (name.clone(), usize::from(copies))).collect()
}

#[test]
fn any_boss_may_wait_at_the_end() {
    let met: BTreeSet<String> =
        (0..150).filter_map(|seed| random_game(table(3), seed).entered().pop()).collect();
    assert_eq!(met.len(), 10, "{met:?}");
}

#[test]
fn five_of_the_seven_level_cards_are_used_and_none_twice() {
    let mut met = BTreeSet::new();
    for seed in 0..30 {
        let rows = rows_of(&random_game(table(3), seed));
        assert_eq!(rows.len(), 5);
        let different: BTreeSet<String> = rows.into_iter().collect();
        assert_eq!(different.len(), 5, "{different:?}");
        met.extend(different);
    }
    assert_eq!(met.len(), 7);
    assert!(met.iter().all(|row| STANDARD.contains(&format!("\"{row}\""))), "{met:?}");
}

/// The rows of a game as they were laid out, such as `UDUDU`.
fn rows_of(play: &Play) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for event in play.told(Eye::Spectator) {
        match (event, rows.last_mut()) {
            (Event::LevelSetUp { .. }, _) => rows.push(String::new()),
            (Event::RoomPlaced { face, .. }, Some(row)) => row.push(if face.is_some() { 'U' } else { 'D' }),
            _ => {}
        }
    }
    rows
}

#[test]
fn the_deal_follows_from_the_seed_alone() {
    let dealt = |seed| Play::dealt(table(5), seed).position.to_json();
    assert_eq!(dealt(9), dealt(9));
    assert_ne!(dealt(9), dealt(10));
}

#[test]
fn a_table_may_choose_the_tactical_variant_and_when_bosses_pay() {
    let options = serde_json::to_string(&table(4).options).expect("options are plain data");
    assert_eq!(options, r#"{"tactical":false,"boss_pays":"always"}"#);
    for (name, value) in [("tactical", "yes"), ("boss_pays", "never"), ("monsters", "more")] {
        let mut setup = table(4);
        setup.options.insert(name.into(), value.into());
        let faults = setup.open::<Raiders>().expect_err("no such choice");
        assert_eq!(faults.iter().map(|fault| &fault.place).collect::<Vec<_>>(), [&format!("option {name}")]);
    }
}

#[test]
fn the_contents_say_of_every_number_in_a_view_what_the_view_says() {
    for players in 3..=5 {
        let contents = table(players).open::<Raiders>().unwrap().contents();
        for seed in 0..20 {
            let view = Play::dealt(table(players), seed).all();
            for room in view.row {
                let face = serde_json::to_value(room.face).unwrap().as_u64().unwrap() as usize;
                assert_eq!(Some(&contents.rooms[face - 1]), room.info.as_ref());
            }
            assert!(view.players.iter().all(|player| contents.characters.contains(&player.character)));
        }
    }
}
