//! The ghost player.

use crate::support::{Play, Table, random_game, seat};
use undercroft_core::Setup;
use undercroft_guilds::{Event, Guilds, SpaceView};

fn setup(players: usize) -> Setup {
    let mut setup = Setup::new::<Guilds>(players);
    setup.options.insert("ghost".into(), true.into());
    setup.options.insert("masters".into(), "none".into());
    setup
}

/// Four rooms for three players, with ghosts in the first two.
fn haunted() -> Table {
    Table::of(3).ghost().dungeon("1 gh --\n 2 gh --\n 2 -- --\n 3 -- --")
}

#[test]
fn a_ghost_adds_a_room_to_every_dungeon() {
    for players in 3..=5 {
        let play = random_game(setup(players), 1);
        assert_eq!(play.all().dungeon.len(), players + 1);
        let dealt = play.times(|event| matches!(event, Event::RoomDealt { .. }));
        assert_eq!(dealt, players * (players + 1));
    }
}

#[test]
fn ghosts_stand_in_the_first_and_the_second_room() {
    for seed in 0..20 {
        let view = Play::dealt(setup(5), seed).all();
        let haunted: Vec<bool> = view.dungeon.iter().map(|room| room.spaces[0] == SpaceView::Ghost).collect();
        assert_eq!(haunted, [true, true, false, false, false, false]);
    }
}

#[test]
fn a_ghost_is_as_strong_as_the_level_of_its_room() {
    let view = Table::of(3).ghost().dungeon("1 gh --\n 2 gh --\n 3 -- --\n 3 -- --").open().all();
    assert_eq!(view.dungeon.iter().map(|room| room.strength).collect::<Vec<_>>(), [1, 2, 0, 0]);
}

#[test]
fn a_ghost_is_bumped_for_a_dollar_to_the_bank_on_every_level() {
    for (level, other) in [(1, 2), (2, 3), (3, 3)] {
        let drawing = format!("1 gh --\n {level} gh B{other}\n 3 -- --\n 3 -- --");
        let play = Table::of(3).ghost().dungeon(&drawing).plays("A4xgh2");
        assert_eq!(play.won(), [-1, 0, 0], "level {level}");
    }
}

#[test]
fn a_bumped_ghost_goes_to_the_next_lower_room_with_an_empty_space() {
    let play = Table::of(3).ghost().dungeon("1 gh B2\n 2 gh --\n 2 -- --\n 3 -- --").plays("A3xgh1");
    play.looks_like("1 A3 B2  2 gh gh  2 -- --  3 -- --");
    let play = Table::of(3).ghost().dungeon("1 gh B2\n 2 gh C3\n 2 B3 --\n 3 -- --").plays("A3xgh1");
    play.looks_like("1 A3 B2  2 gh C3  2 B3 gh  3 -- --");
}

#[test]
fn where_all_lower_rooms_are_full_a_ghost_goes_to_the_first_space_from_the_top() {
    let table = Table::of(3).ghost().dungeon("1 -- --\n 2 B3 --\n 2 gh C3\n 3 gh C4").turn('A');
    let play = table.plays("A4xgh3");
    play.looks_like("1 gh --  2 B3 --  2 A4 C3  3 gh C4");
    assert_eq!(play.all().dungeon[0].strength, 1, "it is a 1 up there");
}

#[test]
fn a_ghost_is_bumped_only_by_a_stronger_adventurer_off_a_full_room() {
    let mut play = haunted().disabled('A', [3, 4]).open();
    assert_eq!(play.refuses("A5xgh1").0, "bump", "the room is not full");
    let table = Table::of(3).ghost().dungeon("1 gh B2\n 2 gh C3\n 2 -- --\n 3 -- --").disabled('A', [3, 4]);
    let mut play = table.open();
    assert_eq!(play.refuses("A1xgh1").0, "bump");
    assert_eq!(play.refuses("A2xgh2").0, "bump");
    assert!(play.offers("A2xgh1") && play.offers("A5xgh2"));
}

#[test]
fn a_ghost_in_a_locked_room_stays() {
    let mut play = Table::of(3).ghost().dungeon("1 gh B4\n 2 gh --\n 2 -- --\n 3 -- --").open();
    assert_eq!(play.refuses("A5xgh1").0, "locked", "1 and 4 make 5");
}

#[test]
fn without_a_dollar_no_ghost_is_bumped() {
    let mut play =
        Table::of(3).ghost().money([0, 9, 9]).dungeon("1 gh B2\n 2 gh --\n 2 -- --\n 3 -- --").open();
    assert_eq!(play.refuses("A3xgh1").0, "ghost");
}

#[test]
fn a_ghost_that_moves_can_lock_a_room() {
    let play = Table::of(3).ghost().dungeon("1 gh B2\n 1 gh C2\n 1 C4 --\n 3 -- --").plays("A3xgh1");
    play.looks_like("1 A3 B2  1 gh C2  1 C4 gh  3 -- --");
    assert!(play.happened(|event| matches!(event, Event::Locked { room } if room.number() == 3)));
}

/// The last action before the rooms are opened.
fn last_action() -> Table {
    let drawing = "1 gh A4\n 2 gh B5\n 2 B3 C4\n 3 A5 --";
    Table::of(3).ghost().dungeon(drawing).turn('C').front(1, 4, 5).front(2, 6, 9)
}

#[test]
fn a_ghost_s_share_stays_in_the_bank() {
    let play = last_action().plays("C3>4");
    assert_eq!(play.opened(), "1+ 2+ 3+ 4+");
    assert_eq!(play.won(), [3 + 6, 5 + 4, 5 + 6]);
    assert_eq!(play.times(|event| matches!(event, Event::GhostShare { .. })), 2);
}

#[test]
fn a_stronger_ghost_keeps_the_odd_dollar_from_the_player() {
    let play = last_action().dungeon("1 gh A4\n 3 gh B2\n 3 B3 C4\n 3 A5 --").front(3, 5, 11).plays("C3>4");
    assert_eq!(play.won()[1], 5 + 5, "the ghost is a 3 against the 2 and the 4 takes the odd dollar");
    assert!(play.happened(|event| matches!(event, Event::GhostShare { dollars: 6, .. })));
}

#[test]
fn an_equal_ghost_leaves_the_odd_dollar_to_nobody() {
    let play = last_action()
        .dungeon("1 gh A5\n 2 gh B2\n 2 B5 C4\n 3 A4 --")
        .front(2, 4, 9)
        .front(3, 7, 10)
        .plays("C3>4");
    assert!(play.happened(|event| matches!(event, Event::OddDollarLeft { room } if room.number() == 2)));
    assert!(play.happened(|event| matches!(event, Event::GhostShare { dollars: 4, .. })));
}

#[test]
fn in_the_resolution_a_ghost_counts_with_the_level_of_the_room_it_has_come_to() {
    // Bumped from the first room to the last, the ghost is a 3 there: 3 and 5 make 8.
    let table = Table::of(3).ghost().dungeon("1 gh B2\n 1 gh C4\n 1 C3 A3\n 3 B5 --").turn('A');
    let play = table.front(1, 4, 4).plays("A4xgh1");
    assert_eq!(play.opened(), "1+ 2+ 3+ 4+");
}

#[test]
fn two_ghosts_in_one_room_leave_it_all_to_the_bank() {
    let table = Table::of(3).ghost().dungeon("1 A3 B2\n 1 A4 C4\n 2 B3 --\n 3 gh gh").turn('C');
    let play = table.front(3, 6, 11).plays("C3>3");
    assert_eq!(play.opened(), "1+ 2+ 3+ 4+");
    let shares = play.times(|event| matches!(event, Event::GhostShare { dollars: 5, .. }));
    assert_eq!(shares, 2, "and the odd dollar is nobody's");
    assert_eq!(play.won(), [4, 2 + 4, 2 + 4]);
}

#[test]
fn nobody_heals_a_ghost() {
    let play = last_action().front(1, 6, 5).plays("C3>4");
    assert_eq!(play.opened(), "1- 2? 3? 4?");
    assert_eq!(play.won(), [-5, -5, -4]);
}

#[test]
fn ghosts_stand_in_the_first_two_rooms_of_every_round() {
    let play = last_action().plays("C3>4");
    let haunted: Vec<bool> =
        play.all().dungeon.iter().map(|room| room.spaces[0] == SpaceView::Ghost).collect();
    assert_eq!(haunted, [true, true, false, false]);
    assert_eq!(play.all().round, 2);
}

#[test]
fn the_ghost_is_not_for_six_players() {
    let faults = setup(6).open::<Guilds>().expect_err("it is refused");
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].to_string(), "option ghost: the ghost player is for 3 to 5 players, not 6");
}

#[test]
fn whose_ghost_was_bumped_is_told() {
    let play = Table::of(3).ghost().dungeon("1 gh B2\n 2 gh --\n 2 -- --\n 3 -- --").plays("A3xgh1");
    let told = |event: &Event| match *event {
        Event::GhostBumped { seat: by, room, to, .. } => {
            (by, room.number(), to.number()) == (seat('A'), 1, 2)
        }
        _ => false,
    };
    assert!(play.happened(told));
}
