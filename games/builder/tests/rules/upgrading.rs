//! The upgrade phase.

use crate::support::Table;
use undercroft_builder::{Card, Move, On, Place, Stage};

#[test]
fn the_same_card_makes_an_ogre_of_an_orc() {
    let mut play = Table::of(2).dungeon('A', "Lair / Orc").hand('A', "Orc").open();
    play.does('A', "Lay Orc on Orc (room 1)");
    assert_eq!(play.drawn('A'), ["Lair ^Ogre x1"]);
    play.says("A lays an upgrade face down on a monster.")
        .never_says("You lay Orc face down: now it is Ogre.");
}

#[test]
fn ruling_3_what_is_played_in_a_turn_cannot_be_upgraded_in_it() {
    let mut play = Table::of(2).hand('A', "Chamber, Chamber").stage("build", 'A').open();
    play.does('A', "Build Chamber").does('A', "Next phase");
    assert_eq!(play.stage(), Stage::AddContents, "upgrading comes before building");
    let upgrade =
        Move::Upgrade { card: Card::from_number(6).unwrap(), on: On::Room(Place::from_number(1).unwrap()) };
    assert_eq!(play.refuses('A', upgrade), "contents");
}

#[test]
fn ruling_20_several_steps_a_turn_up_to_the_second_upgrade_and_what_is_beyond_is_lost() {
    let mut play = Table::of(2).dungeon('A', "Lair+1 / Orc").hand('A', "Orc, Cave-in (purple)").open();
    play.does('A', "Lay Orc on Orc (room 1)").does('A', "Lay Cave-in (purple) on Ogre (room 1)");
    assert_eq!(play.drawn('A'), ["Den ^Giant x1"], "one of the two steps of the black card is lost");
}

#[test]
fn ruling_20_a_card_that_would_give_nothing_may_not_be_played() {
    let play = Table::of(2)
        .dungeon('A', "Lair+1 / Orc+2\nCrossroads / Pit+1+Mutiny (blue)")
        .hand('A', "Orc, Pit, Ambush (blue)")
        .open();
    assert_eq!(play.menu('A').len(), 1, "only to go on: {:?}", play.menu('A'));
}

#[test]
fn ruling_21_wilds_upgrade_only_their_own_colour_and_never_rooms() {
    let play = Table::of(2)
        .dungeon('A', "Lair / Orc / Pit")
        .hand('A', "Ambush (blue), Ambush (purple), Barracks (purple)")
        .open();
    assert!(play.offers('A', "Lay Ambush (blue) on Pit (room 1)"));
    assert!(play.offers('A', "Lay Ambush (purple) on Orc (room 1)"));
    assert!(!play.offers('A', "Lay Ambush (purple) on Pit (room 1)"));
    assert!(!play.offers('A', "Lay Ambush (blue) on Orc (room 1)"));
    assert!(!play.menu('A').iter().any(|(name, _)| name.contains("on Lair")));
}

#[test]
fn ruling_21_black_rooms_have_no_upgrades() {
    let play = Table::of(2).dungeon('A', "Barracks (blue)").hand('A', "Barracks (purple)").open();
    assert_eq!(play.menu('A').len(), 1);
}

#[test]
fn ruling_22_what_a_room_does_not_bear_is_refused_and_a_room_upgraded_before_counts() {
    let mut play = Table::of(2).dungeon('A', "Chamber / Orc").hand('A', "Chamber, Orc").open();
    assert!(!play.offers('A', "Lay Orc on Orc (room 1)"));
    play.does('A', "Lay Chamber on Chamber (room 1)").does('A', "Lay Orc on Orc (room 1)");
    assert_eq!(play.drawn('A'), ["Great Chamber ^Ogre x1"]);
}

#[test]
fn a_black_card_is_two_upgrades_and_needs_a_room_that_bears_both() {
    let play = Table::of(2).dungeon('A', "Lair / Orc\nLair+1 / Goblin").hand('A', "Mutiny (purple)").open();
    assert!(!play.offers('A', "Lay Mutiny (purple) on Orc (room 1)"));
    assert!(play.offers('A', "Lay Mutiny (purple) on Goblin (room 2)"));
}

#[test]
fn ruling_23_a_higher_level_replaces_the_text_but_never_shrinks_what_is_held() {
    let mut play = Table::of(2)
        .dungeon('A', "T Intersection+1\nLair / Orc+1")
        .hand('A', "T Intersection, Lair, Lair")
        .open();
    play.does('A', "Lay T Intersection on Guard Post (room 1)");
    play.does('A', "Lay Lair on Lair (room 2)").does('A', "Lay Lair on Den (room 2)");
    assert_eq!(play.drawn('A'), ["Diligent Guard Post", "Deep Den ^Ogre x1"]);
    let mut invaded = Table::of(2).dungeon('A', "T Intersection+2").deck("Orc").invade();
    invaded.until(Stage::EncounterWindow);
    invaded.never_says("A guard is drawn and stays: Orc.");
}

#[test]
fn each_upgrade_of_a_trap_adds_two_charges_and_a_strength() {
    let mut play = Table::of(2)
        .dungeon('A', "Crossroads / Pit")
        .hand('A', "Pit, Fear, Ambush (blue), Mutiny (blue)")
        .open();
    play.does('A', "Lay Pit on Pit (room 1)");
    assert_eq!(play.drawn('A'), ["Crossroads vPit 2x3"]);
    play.does('A', "Lay Mutiny (blue) on Pit +1 (room 1)");
    assert_eq!(play.drawn('A'), ["Crossroads vPit 4x7"]);
}
