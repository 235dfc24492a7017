//! Building rooms and adding contents.

use crate::support::Table;
use undercroft_builder::{Move, Place, Stage};

#[test]
fn rooms_are_built_up_to_the_limit() {
    let mut play = Table::of(2)
        .dungeon('A', "Crossroads\nCrossroads\nCrossroads\nCrossroads")
        .hand('A', "Lair, Chamber")
        .stage("build", 'A')
        .open();
    play.does('A', "Build Lair");
    assert!(!play.offers('A', "Build Chamber"));
    assert_eq!(play.drawn('A').len(), 5);
}

#[test]
fn ruling_4_a_new_room_goes_at_the_entrance_end() {
    let mut play = Table::of(2).dungeon('A', "Crossroads").hand('A', "Lair").stage("build", 'A').open();
    play.does('A', "Build Lair");
    assert_eq!(play.drawn('A'), ["Crossroads", "Lair"]);
    play.says("A builds room 2 face down.");
}

#[test]
fn ruling_24_one_room_a_turn_may_go_before_building_and_the_line_closes_up() {
    let mut play = Table::of(2)
        .dungeon('A', "Crossroads / Pit\nLair / Orc\nChamber / Goblin")
        .hand('A', "Shrine")
        .stage("build", 'A')
        .open();
    play.does('A', "Discard Lair (room 2) with all it holds");
    assert_eq!(play.drawn('A'), ["Crossroads vPit 1x1", "Chamber ^Goblin x1"]);
    assert!(!play.menu('A').iter().any(|(name, _)| name.starts_with("Discard")), "once a turn");
    let discards: u32 = play.all().discards.iter().map(|held| u32::from(held.count)).sum();
    assert_eq!(discards, 2, "the room and its Orc");
}

#[test]
fn ruling_24_nothing_is_discarded_once_a_room_was_built() {
    let mut play = Table::of(2).dungeon('A', "Crossroads").hand('A', "Shrine").stage("build", 'A').open();
    play.does('A', "Build Shrine");
    assert_eq!(play.refuses('A', Move::Raze(Place::from_number(1).unwrap())), "building");
}

#[test]
fn ruling_25_when_deep_delvings_leaves_the_rooms_beyond_go_from_the_entrance_end() {
    let rooms = "Crossroads\nCrossroads\nCrossroads\nCrossroads\nCrossroads\nLair / Orc\nChamber";
    let mut play = Table::of(2).dungeon('A', rooms).reds('A', "Deep Delvings").stage("build", 'A').open();
    play.does('A', "Give Deep Delvings back");
    assert_eq!(play.drawn('A'), ["Crossroads"; 5]);
}

#[test]
fn ruling_26_monsters_go_only_where_rooms_bear_them() {
    let places = |rooms: &str, monster: &str| {
        let play = Table::of(2).dungeon('A', rooms).hand('A', monster).stage("add_contents", 'A').open();
        play.menu('A').iter().filter(|(name, _)| name.starts_with("Add")).count()
    };
    let bare = "Crossroads\nGatehouse\nShrine\nWorkshop\n10' Corridor";
    assert_eq!(places(bare, "Orc"), 0);
    assert_eq!(places(bare, "Gelatinous Cube"), 2, "Cubes go into grey rooms");
    assert_eq!(places("Chamber\nLair\nBarracks (blue)\nDragon's Den (blue)\nT Intersection+2", "Orc"), 5);
    assert_eq!(places("Chamber / Orc\nLair / Orc\nBarracks (blue) / Orc", "Orc"), 0, "each is full");
}

#[test]
fn ruling_26_a_hall_bears_two_of_one_line_and_a_diligent_guard_post_two_of_different_ones() {
    let fits = |room: &str, monster: &str| {
        let play = Table::of(2).dungeon('A', room).hand('A', monster).stage("add_contents", 'A').open();
        play.menu('A').iter().any(|(name, _)| name.starts_with("Add"))
    };
    assert!(fits("Chamber+2 / Orc", "Orc") && !fits("Chamber+2 / Orc", "Goblin"));
    assert!(fits("T Intersection+2 / Orc", "Goblin") && !fits("T Intersection+2 / Orc", "Orc"));
    assert!(fits("Dragon's Den (blue) / Orc", "Goblin") && fits("Dragon's Den (blue) / Orc", "Orc"));
}

#[test]
fn ruling_26_barracks_are_never_upgraded_and_a_dragons_den_bears_anything() {
    let play = Table::of(2)
        .dungeon('A', "Barracks (blue) / Orc\nDragon's Den (blue) / Goblin+1")
        .hand('A', "Orc, Goblin")
        .open();
    assert!(!play.offers('A', "Lay Orc on Orc (room 1)"));
    assert!(play.offers('A', "Lay Goblin on Hobgoblin (room 2)"));
}

#[test]
fn ruling_27_goblins_walk_one_room_a_round_even_into_an_occupied_one() {
    let mut play = Table::of(2)
        .dungeon('A', "Crossroads\nChamber / Goblin\nChamber / Orc\nShrine")
        .stage("add_contents", 'A')
        .open();
    assert!(play.offers('A', "Goblin (room 2) walks to Crossroads (room 1)"));
    play.does('A', "Goblin (room 2) walks to Chamber (room 3)");
    assert_eq!(play.drawn('A')[2], "Chamber ^Goblin x1 ^Orc x1");
    assert!(
        !play.menu('A').iter().any(|(name, _)| name.contains("walks")),
        "once a round, and not into a Shrine"
    );
}

#[test]
fn ruling_27_whoever_was_placed_in_this_turn_does_not_walk_nor_does_a_troll() {
    let mut play = Table::of(2)
        .dungeon('A', "Crossroads\nChamber\nLair+1 / Goblin+2")
        .hand('A', "Goblin")
        .stage("add_contents", 'A')
        .open();
    play.does('A', "Add Goblin to Chamber (room 2)");
    assert!(!play.menu('A').iter().any(|(name, _)| name.contains("walks")));
}

#[test]
fn ruling_27_a_hobgoblin_walks_only_where_its_level_is_borne_and_is_upgraded_only_in_grey_rooms() {
    let play =
        Table::of(2).dungeon('A', "Chamber\nLair / Goblin+1\nCrossroads").stage("add_contents", 'A').open();
    assert!(!play.offers('A', "Hobgoblin (room 2) walks to Chamber (room 1)"));
    assert!(play.offers('A', "Hobgoblin (room 2) walks to Crossroads (room 3)"));
    let grey = Table::of(2)
        .dungeon('A', "Crossroads / Goblin+1\nLair+1 / Goblin")
        .walked('A')
        .hand('A', "Goblin")
        .open();
    assert!(grey.offers('A', "Lay Goblin on Hobgoblin (room 1)"));
    assert!(!grey.offers('A', "Lay Goblin on Goblin (room 2)"), "it walked there");
}

#[test]
fn ruling_27_barracks_do_not_multiply_walkers() {
    let play = Table::of(2).dungeon('A', "Barracks (blue) / Goblin").walked('A').open();
    assert_eq!(play.drawn('A'), ["Barracks ^Goblin x1"]);
}

#[test]
fn a_room_holds_one_trap_and_monsters_too() {
    let mut play =
        Table::of(2).dungeon('A', "Chamber").hand('A', "Pit, Spike, Orc").stage("add_contents", 'A').open();
    play.does('A', "Add Pit to Chamber (room 1)");
    assert!(!play.offers('A', "Add Spike to Chamber (room 1)"));
    play.does('A', "Add Orc to Chamber (room 1)");
    assert_eq!(play.drawn('A'), ["Chamber ^Orc x1 vPit 1x1"]);
}

#[test]
fn ruling_12_a_room_may_hold_both_a_trap_and_a_monster() {
    let play = Table::of(2).dungeon('A', "Lair / Orc / Pit").open();
    assert_eq!(play.drawn('A'), ["Lair ^Orc x1 vPit 1x1"]);
}

#[test]
fn ruling_29_a_death_maze_comes_with_whirling_blades_at_their_second_upgrade() {
    let mut play = Table::of(2).hand('A', "Death Maze (blue), Pit").stage("build", 'A').open();
    play.does('A', "Build Death Maze (blue)").does('A', "Next phase");
    assert_eq!(play.drawn('A'), ["Death Maze vown trap 4x5"]);
    assert!(!play.offers('A', "Add Pit to Death Maze (room 1)"), "its place is taken");
    let mut invaded =
        Table::of(2).dungeon('A', "Death Maze (blue)").party("Thief Thief Mage Cleric").invade();
    invaded.until(Stage::Trap).does('B', "Thief (1): Disable").finish();
    assert_eq!(invaded.drawn('A'), ["Death Maze"], "once it is gone the place is free");
}
