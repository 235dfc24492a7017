//! The Dungeon Masters, each at its card.

use crate::support::{Play, Table, pair, random_game, seat};
use std::collections::BTreeSet;
use undercroft_core::Setup;
use undercroft_guilds::{Event, Guilds, Phase};

/// Three rooms that C completes with a 4 in the last, and what everybody has won then.
fn under(master: &str) -> Table {
    Table::of(3).master(master).dungeon("1 A2 B4\n 2 B5 C3\n 3 A5 --").turn('C')
}

/// What A, B and C win there when nothing is changed: half of $4, $8 and $12 each.
const PLAIN: [i32; 3] = [2 + 6, 2 + 4, 4 + 6];

fn gained(play: &Play) -> [i32; 3] {
    let won = play.won();
    [0, 1, 2].map(|i| won[i] - PLAIN[i])
}

#[test]
fn without_a_dungeon_master_everything_is_as_printed() {
    let play = Table::of(3).dungeon("1 A2 B4\n 2 B5 C3\n 3 A5 --").turn('C').plays("C4>3");
    assert_eq!(play.won(), PLAIN);
    assert!(!play.happened(|event| matches!(event, Event::MasterDrawn { .. })));
    assert_eq!(play.all().master, None);
}

#[test]
fn the_succubus_lets_no_1_in() {
    let table = Table::of(3).master("The Succubus").disabled('A', [4, 5]);
    let mut play = table.open();
    let (rule, reason) = play.refuses("A1>1");
    assert_eq!(rule, "masters");
    assert!(reason.contains("The Succubus"), "{reason}");
    assert!(play.offers("A2>1") && play.offers("A3>1"));
}

#[test]
fn under_the_succubus_a_1_neither_bumps_nor_replaces_anybody() {
    // A ghost in a room of level 1 is as strong as a 1, so nothing is weaker than a 1: only the list can tell.
    let play = Table::of(3).master("The Succubus").disabled('A', [4, 5]).open();
    let with_a_1 = |action: &undercroft_guilds::Move| format!("{action:?}").contains("Adventurer(1)");
    assert!(!play.position.moves(seat('A')).iter().any(with_a_1));
}

#[test]
fn the_beholder_adds_3_to_the_first_room() {
    let play = under("The Beholder").plays("C4>3");
    assert_eq!(gained(&play), [1, 2, 0], "$7 is 3 and 4: B4 is stronger");
    assert_eq!(play.opened(), "1+ 2+ 3+");
}

#[test]
fn the_lich_king_adds_2_defense_and_3_to_the_second_room() {
    let play = under("The Lich King").plays("C4>3");
    assert_eq!(gained(&play), [0, 2, 1], "$11 is 6 and 5");
    assert_eq!(play.opened(), "1+ 2+ 3+", "8 of 6 + 2");
    let play = under("The Lich King").front(2, 7, 8).plays("C4>3");
    assert_eq!(play.opened(), "1+ 2- 3?", "8 of 7 + 2");
}

#[test]
fn the_guardian_adds_2_to_the_healing_of_each_4_and_each_5() {
    let owed = |master: Option<&str>| {
        let table =
            Table::of(3).dungeon("1 A2 B4\n 2 B5 C3\n 3 A5 --").turn('C').front(1, 9, 4).money([20, 20, 20]);
        let table = master.map_or(table.clone(), |master| table.master(master));
        table.plays("C4>3").won()
    };
    assert_eq!(owed(None), [-4, -5, -4]);
    assert_eq!(owed(Some("The Guardian")), [-4 - 2, -5 - 4, -4 - 2]);
}

#[test]
fn the_guardian_does_not_change_what_disabled_adventurers_bring() {
    let mut setup = Setup::new::<Guilds>(3);
    setup.options.insert("masters".into(), "base".into());
    let named = |play: &Play| play.all().master_info.map(|master| master.name);
    let seed =
        (0..).find(|&seed| named(&Play::dealt(setup.clone(), seed)).as_deref() == Some("The Guardian"));
    let mut play = Play::dealt(setup, seed.expect("it comes first at times"));
    for guild in ['A', 'B', 'C'] {
        play.disables(guild, 4, 5);
    }
    assert_eq!(play.money(), [7, 7, 7], "$2, and 2 and 3");
}

#[test]
fn the_vampire_lord_takes_2_from_the_first_two_rooms() {
    let play = under("The Vampire Lord").plays("C4>3");
    assert_eq!(gained(&play), [-1, -1 - 1, -1]);
}

#[test]
fn the_red_dragon_adds_10_to_the_last_room() {
    let play = under("The Red Dragon").plays("C4>3");
    assert_eq!(gained(&play), [5, 0, 5]);
}

#[test]
fn hello_duck_adds_4_to_the_last_two_rooms() {
    let play = under("Hello Duck").plays("C4>3");
    assert_eq!(gained(&play), [2, 2, 2 + 2]);
}

#[test]
fn the_bigfun_king_takes_3_defense_and_5_from_the_last_room() {
    let play = under("Bigfun King").front(3, 10, 12).plays("C4>3");
    assert_eq!(play.opened(), "1+ 2+ 3+", "9 of 10 - 3");
    assert_eq!(gained(&play), [-2, 0, -3], "$7 is 4 and 3");
}

#[test]
fn the_naughty_kid_adds_3_to_rooms_with_two_of_one_strength() {
    let table = Table::of(3).master("The Naughty Kid").dungeon("1 A4 B4\n 2 B5 C3\n 3 A5 --").turn('C');
    let play = table.plays("C4>3");
    assert_eq!(gained(&play), [1, 1, 0], "$7 is 3 each, and nobody is stronger");
    assert!(play.happened(|event| matches!(event, Event::Defeated { treasure: 7, .. })));
}

#[test]
fn the_boardgame_lord_pays_3_to_whoever_sent_the_least_strength() {
    let play = under("Boardgame Lord").plays("C4>3");
    assert_eq!(gained(&play), [3, 0, 3], "7, 9 and 7");
    let play = under("Boardgame Lord").dungeon("1 A2 B4\n 2 B3 C5\n 3 A4 --").front(3, 7, 12).plays("C4>3");
    assert_eq!(play.won()[0], 2 + 6 + 3, "6, 7 and 9");
}

#[test]
fn the_boardgame_lord_pays_before_the_first_room_is_opened() {
    let play = under("Boardgame Lord").plays("C4>3");
    let at = |kind: fn(&Event) -> bool| play.log.iter().position(|heard| kind(&heard.event));
    let paid = at(|event| matches!(event, Event::WeakestRewarded { .. }));
    assert!(paid.is_some() && paid < at(|event| matches!(event, Event::RoomOpened { .. })));
}

#[test]
fn the_boardgame_lord_pays_even_where_everything_fails() {
    let play = under("Boardgame Lord").front(1, 9, 4).money([0, 20, 0]).plays("C4>3");
    assert_eq!(play.money(), [0, 15, 0], "the reward came first and went into healing");
}

/// A game in which the Caveman comes first, or later.
fn caveman(first: bool) -> Play {
    let mut setup = Setup::new::<Guilds>(3);
    setup.options.insert("masters".into(), "all".into());
    let is_caveman = |play: &Play| play.all().master_info.is_some_and(|master| master.name == "The Caveman");
    for seed in 0.. {
        let mut play = Play::dealt(setup.clone(), seed);
        if is_caveman(&play) == first {
            let rng = &mut undercroft_core::chance::quick(seed);
            while !is_caveman(&play) && play.position.outcome().is_none() {
                let next = play.awaited().chars().next().expect("somebody");
                let action = undercroft_core::chance::pick(rng, &play.position.moves(seat(next)));
                play.acts(next, action);
            }
            if is_caveman(&play) && play.position.outcome().is_none() {
                return play;
            }
        }
    }
    unreachable!()
}

#[test]
fn the_caveman_has_everyone_disable_1_and_2_and_send_from_3_4_and_5() {
    let play = caveman(false);
    assert!(play.all().round > 1);
    for guild in ['A', 'B', 'C'] {
        assert_eq!(play.adventurers(guild), ["345", "", "12"]);
    }
    let told = |event: &Event| *event == Event::MasterDisabled { adventurers: pair(1, 2) };
    assert!(play.happened(told));
}

#[test]
fn after_the_caveman_1_and_2_come_back_and_those_sent_are_disabled() {
    let table = Table::of(3).master("The Caveman").dungeon("1 A3 B4\n 2 B5 C3\n 3 A5 --").turn('C');
    let play = table.plays("C4>3");
    assert_eq!(play.adventurers('A'), ["124", "", "35"]);
    assert_eq!(play.adventurers('C'), ["125", "", "34"]);
}

#[test]
fn if_the_caveman_opens_the_game_nobody_decides_and_all_are_paid_for_1_and_2() {
    let play = caveman(true);
    assert_eq!((play.all().phase, play.all().round), (Phase::Placing, 1));
    assert_eq!(play.money(), [4, 4, 4]);
    assert_eq!(play.adventurers('B'), ["345", "", "12"]);
    assert!(play.all().marker.is_some());
}

#[test]
fn the_six_of_the_box_play_unless_the_table_chooses_otherwise() {
    let names = |masters: &str| {
        let mut setup = Setup::new::<Guilds>(6);
        setup.options.insert("masters".into(), masters.into());
        let drawn = (0..12).flat_map(|seed| {
            let play = random_game(setup.clone(), seed);
            let rules = play.position.rules().clone();
            play.log
                .iter()
                .filter_map(|heard| match heard.event {
                    Event::MasterDrawn { master } => Some(rules.master_card(master).name.clone()),
                    _ => None,
                })
                .collect::<Vec<_>>()
        });
        drawn.collect::<BTreeSet<String>>().len()
    };
    assert_eq!([names("base"), names("all"), names("none")], [6, 11, 0]);
    assert_eq!(Setup::new::<Guilds>(6).options["masters"], "base");
}

#[test]
fn the_view_shows_what_the_dungeon_master_changes_in_a_room() {
    let view = under("The Lich King").open().all();
    let changes: Vec<(i8, i8)> =
        view.dungeon.iter().map(|room| (room.defense_change, room.treasure_change)).collect();
    assert_eq!(changes, [(0, 0), (2, 3), (0, 0)]);
    let view = under("Hello Duck").open().all();
    assert_eq!(view.dungeon.iter().map(|room| room.treasure_change).collect::<Vec<_>>(), [0, 4, 4]);
}
