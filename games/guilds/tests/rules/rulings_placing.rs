//! The rulings on the set-up and the placement, each by the case that it settles. The numbers are those of the README.

use crate::support::{Play, Table, letter, random_game, seat, setup};
use std::collections::BTreeSet;
use undercroft_core::Setup;
use undercroft_guilds::{Depth, Event, Move};

/// The Dungeon Masters of a random game, by their names.
fn masters(setup: Setup, seed: u64) -> Vec<String> {
    let play = random_game(setup, seed);
    let rules = play.position.rules();
    let drawn = |event: &Event| match *event {
        Event::MasterDrawn { master } => Some(rules.master_card(master).name.clone()),
        _ => None,
    };
    play.log.iter().filter_map(|heard| drawn(&heard.event)).collect()
}

const PROMOS: [&str; 5] = ["Hello Duck", "Bigfun King", "The Naughty Kid", "Boardgame Lord", "The Caveman"];

#[test]
fn ruling_1_as_many_dungeon_masters_as_players_come_from_the_six() {
    for players in 3..=6 {
        let drawn = masters(setup(players, &[]), 5);
        assert_eq!(drawn.iter().collect::<BTreeSet<_>>().len(), players);
        assert!(!drawn.iter().any(|name| PROMOS.contains(&name.as_str())), "{drawn:?}");
    }
}

#[test]
fn ruling_1_the_promos_join_by_option_and_another_leaves_all_out() {
    let promos: BTreeSet<String> =
        (0..30).flat_map(|seed| masters(setup(6, &[("masters", "all")]), seed)).collect();
    assert!(PROMOS.iter().all(|name| promos.contains(*name)), "{promos:?}");
    assert_eq!(masters(setup(6, &[("masters", "none")]), 5), [""; 0]);
}

#[test]
fn ruling_2_a_room_locks_at_the_top_of_the_printed_range() {
    let lich = || Table::of(3).master("The Lich King").dungeon("1 -- --\n 2 B3 C4\n 3 -- --");
    assert_eq!(lich().open().refuses("A5xB3").0, "locked", "7 of 5 to 7, whatever the Lich King adds");
    let bigfun = || Table::of(3).master("Bigfun King").dungeon("1 -- --\n 2 -- --\n 3 B3 C3");
    assert!(bigfun().open().offers("A5xB3"), "6 of 7 to 9, whatever the Bigfun King takes off");
}

#[test]
fn ruling_2_by_option_at_the_top_after_the_changes() {
    let lich = Table::of(3).master("The Lich King").dungeon("1 -- --\n 2 B3 C4\n 3 -- --");
    let play = lich.option("locks", "changed").open();
    assert!(play.offers("A5xB3"), "7 of 7 to 9");
    assert_eq!(play.all().dungeon.iter().map(|room| room.locks_at).collect::<Vec<_>>(), [5, 9, 9]);
    let bigfun = Table::of(3).master("Bigfun King").dungeon("1 -- --\n 2 -- --\n 3 B3 C3");
    assert_eq!(bigfun.option("locks", "changed").open().refuses("A5xB3").0, "locked", "6 of 4 to 6");
}

#[test]
fn ruling_3_the_order_winds_and_one_who_was_bumped_acts_when_it_reaches_them() {
    // D, with two in, is bumped by B on the way back: A comes first, then the way out passes all who have two.
    let table = Table::of(4).dungeon("3 A3 B3\n 3 C3 D3\n 3 D4 C4\n 3 -- --").turn_back('B');
    let mut play = table.open();
    play.does("B4xD3");
    assert_eq!(play.awaited(), "A");
    play.does("A4>4");
    assert_eq!(play.awaited(), "D");
}

#[test]
fn ruling_3_twice_running_if_it_must() {
    let mut play = Table::of(3).dungeon("3 A3 B3\n 3 A4 B4\n 3 -- --").turn('C').open();
    for action in ["C4xA3", "C5xA4", "A3>3"] {
        play.does(action);
    }
    assert_eq!(play.awaited(), "A");
    assert!(play.does("A4>3").iter().any(|heard| heard.event == Event::ResolutionBegan));
}

#[test]
fn ruling_4_passing_is_never_a_choice() {
    for seed in 0..30 {
        let mut play = Play::dealt(setup(4, &[]), seed);
        let moves = play.play_out(seed);
        let mut again = Play::dealt(setup(4, &[]), seed);
        for (seat, action) in moves {
            let player = &again.all().players[seat.index()];
            assert!(player.placed.len() < 2, "whoever has two in is never asked");
            again.acts(letter(seat), action);
        }
    }
}

#[test]
fn ruling_4_only_a_player_with_exactly_one_in_the_dungeon_replaces() {
    let with = |drawing: &str| Table::of(3).dungeon(drawing).open();
    let replaces = |play: &Play| {
        play.position.moves(seat('A')).iter().any(|action| matches!(action, Move::Replace { .. }))
    };
    assert!(!replaces(&with("3 B3 C3\n 3 -- --\n 3 -- --")), "none in");
    assert!(replaces(&with("3 A3 C3\n 3 -- --\n 3 -- --")), "one in");
    let mut two = Table::of(3).dungeon("3 A3 C3\n 3 A4 --\n 3 -- --").turn('B').open();
    assert_eq!(two.refuses("A5=A3").0, "placement");
}

#[test]
fn ruling_5_a_bump_needs_another_s_adventurer_a_full_open_room_more_strength_and_the_whole_fee() {
    let table = |drawing: &str| Table::of(3).dungeon(drawing).disabled('A', [1, 2]);
    let mut play = table("3 B3 C4\n 3 B4 --\n 3 -- --").money([3, 0, 0]).open();
    assert!(play.offers("A4xB3") && play.offers("A5xC4"));
    assert_eq!(play.refuses("A4xC4").0, "bump", "not stronger");
    assert_eq!(play.refuses("A5xB4").0, "bump", "not full");
    assert_eq!(table("3 B4 C5\n 3 -- --\n 3 -- --").open().refuses("A5xB4").0, "locked");
    assert!(!table("3 B3 C4\n 3 -- --\n 3 -- --").money([2, 0, 0]).open().offers("A4xB3"));
    play.does("A4xB3");
    assert_eq!(play.adventurers('B')[0], "35", "the 3 is available again at once, beside the 5");
}

#[test]
fn ruling_6_only_the_starting_setup_pays_for_the_disabled() {
    let later = Table::of(3).dungeon("1 A1 B4\n 2 B5 C3\n 3 A5 --").turn('C').front(1, 1, 0).front(2, 1, 0);
    let play = later.front(3, 1, 0).plays("C4>3");
    assert_eq!((play.all().round, play.won()), (2, vec![0, 0, 0]), "though two each are disabled anew");
}

#[test]
fn ruling_6_the_caveman_later_in_the_game_pays_nobody() {
    for seed in 0.. {
        let play = random_game(setup(6, &[("masters", "all")]), seed);
        let told = |kind: fn(&Event) -> bool| play.log.iter().position(|heard| kind(&heard.event));
        let Some(at) = told(|event| matches!(event, Event::MasterDisabled { .. })) else { continue };
        if told(|event| matches!(event, Event::RoundSetUp { round: 1 })).is_some_and(|second| second < at) {
            assert!(
                matches!(play.log[at + 1].event, Event::MarkerPassed { .. }),
                "nothing is paid in between"
            );
            return;
        }
    }
}

#[test]
fn ruling_6_if_the_caveman_opens_everyone_is_paid_for_1_and_2() {
    let all = setup(4, &[("masters", "all")]);
    let opens = |seed: &u64| {
        Play::dealt(all.clone(), *seed).all().master_info.is_some_and(|master| master.name == "The Caveman")
    };
    let play = Play::dealt(all.clone(), (0..).find(opens).expect("it opens at times"));
    assert_eq!(play.money(), [4; 4], "$2 to start and $1 each for the 1 and the 2");
    assert_eq!(play.adventurers('D'), ["345", "", "12"]);
    assert_eq!(play.awaited().len(), 1, "the first action is somebody's");
}

#[test]
fn ruling_12_under_the_succubus_a_1_is_neither_placed_nor_bumped_in_nor_swapped_in() {
    let table =
        Table::of(3).master("The Succubus").disabled('A', [4, 5]).dungeon("3 B3 C2\n 3 A3 C3\n 3 -- --");
    let mut play = table.open();
    let Move::Bump { adventurer: one, room, space } = play.meant("A1xC2").1 else { panic!("a bump") };
    let Move::Replace { room: own, space: at, .. } = play.meant("A2=A3").1 else { panic!("a replacement") };
    for action in [
        Move::Place { adventurer: one, room: Depth(2) },
        Move::Bump { adventurer: one, room, space },
        Move::Replace { adventurer: one, room: own, space: at },
    ] {
        let (rule, reason) = play.refusal('A', action);
        assert_eq!((rule, reason.contains("The Succubus lets no 1")), ("masters", true), "{reason}");
    }
}

#[test]
fn ruling_13_the_ghost_player() {
    let play =
        Table::of(4).ghost().dungeon("1 gh B2\n 2 gh --\n 2 -- --\n 3 -- --\n 3 -- --").plays("A3xgh1");
    assert_eq!(play.won(), [-1, 0, 0, 0], "$1 to the bank");
    play.looks_like("1 A3 B2  2 gh gh  2 -- --  3 -- --  3 -- --");
    assert_eq!(play.all().dungeon[1].strength, 4, "a 2 each where they stand now");
}

#[test]
fn ruling_14_partners_sit_across_pay_each_other_and_win_together() {
    let table = Table::of(4).option("teams", "2v2").dungeon("3 B3 C3\n 3 -- --\n 3 -- --\n 3 -- --");
    let play = table.plays("A4xC3");
    assert_eq!(play.won(), [-3, 0, 2, 0]);
    assert_eq!(play.all().players[0].team, play.all().players[2].team);
    assert_eq!(random_game(setup(4, &[("teams", "2v2")]), 1).winners().len() % 2, 0);
}

#[test]
fn ruling_16_the_start_player_of_the_first_round_is_drawn_at_random() {
    let mut starts = [0; 5];
    for seed in 0..200 {
        let mut play = Play::dealt(setup(5, &[]), seed);
        ['A', 'B', 'C', 'D', 'E'].into_iter().for_each(|guild| drop(play.disables(guild, 1, 2)));
        starts[play.all().marker.expect("the marker is given").index()] += 1;
    }
    assert!(starts.iter().all(|&times| times > 20), "{starts:?}");
}
