//! Morale, recovery and flight.

use crate::support::Table;
use undercroft_builder::{Event, Fate, Stage};

#[test]
fn ruling_6_everybody_loses_morale_when_one_dies() {
    let mut play =
        Table::of(2).dungeon('A', "Crossroads / Spike+2").party("Mage Cleric Cleric Cleric").invade();
    play.pass_once();
    assert_eq!(play.member(1).fate, Fate::Dead);
    assert_eq!([2, 3, 4].map(|number| play.member(number).morale), [3; 3]);
}

#[test]
fn ruling_6_in_recovery_a_member_without_morale_flees() {
    let mut play = Table::of(2)
        .dungeon('A', "Crossroads\nCrossroads / Fear")
        .party("Thief Cleric Cleric Cleric")
        .invade();
    play.pass_once().does('B', "Let it fire");
    assert_eq!((play.member(1).morale, play.member(1).fate), (0, Fate::Going));
    play.pass_once();
    assert_eq!(play.member(1).fate, Fate::Fled);
    assert_eq!(play.won('A'), 1);
}

#[test]
fn ruling_49_the_moral_compass_is_offered_at_the_first_loss_and_stops_all_of_them() {
    let mut play = Table::of(2)
        .dungeon('A', "Crossroads\nShrine+2 / Fear+3")
        .party("Paladin Cleric Cleric Cleric")
        .invade();
    assert_eq!(play.stage(), Stage::Compass);
    play.does('B', "Paladin (1): Moral Compass").pass_once();
    assert_eq!([1, 2, 3, 4].map(|number| play.member(number).morale), [4; 4]);
    assert!(play.happened(|event| *event == Event::Steadied) >= 2);
}

#[test]
fn ruling_49_whoever_declines_it_is_not_asked_again_in_that_room() {
    let mut play = Table::of(2)
        .dungeon('A', "Crossroads\nShrine+2 / Fear")
        .party("Paladin Cleric Cleric Cleric")
        .invade();
    play.does('B', "Let morale fall").pass_once();
    assert_ne!(play.stage(), Stage::Compass);
    assert_eq!([1, 2].map(|number| play.member(number).morale), [3, 1]);
}

#[test]
fn ruling_49_fog_lasts_until_the_party_leaves_the_room_doors_included() {
    let mut play = Table::of(2)
        .dungeon('A', "Gatehouse\nCrossroads")
        .hand('A', "Antimagic Fog")
        .party("Fighter Thief Mage Mage")
        .invade();
    play.until(Stage::EncounterWindow).pass();
    let mut fogged = Table::of(2)
        .dungeon('A', "Gatehouse")
        .hand('A', "Antimagic Fog")
        .party("Fighter Thief Mage Mage")
        .invade();
    fogged.does('B', "Pass").does('A', "Play Antimagic Fog (blue)").does('A', "Pass").finish();
    fogged.says("The door holds; the party stays.");
    assert_eq!(fogged.happened(|event| matches!(event, Event::AbilityUsed { .. })), 0);
}

#[test]
fn ruling_55_first_the_window_then_heals_then_one_check_of_flight() {
    let mut play =
        Table::of(2).dungeon('A', "Crossroads\nCrossroads / Spike+1").party("Cleric Mage Mage Mage").invade();
    play.pass_once();
    assert_eq!(play.stage(), Stage::RecoveryWindow);
    play.pass_once();
    assert_eq!(play.stage(), Stage::Recovery);
    play.does('B', "Cleric (1) heals Mage (2)");
    assert_eq!(play.stage(), Stage::EncounterWindow, "in the next room");
    assert_eq!(play.member(2).health, 3);
}

#[test]
fn ruling_55_flight_lowers_nobodys_morale_and_morale_has_a_floor() {
    let mut play = Table::of(2)
        .dungeon('A', "Crossroads\nCrossroads / Fear+1")
        .party("Thief Thief Cleric Cleric")
        .invade();
    play.pass_once().does('B', "Let it fire");
    assert_eq!(play.member(1).morale, 0, "3 lost of 2");
    play.pass_once();
    assert_eq!([3, 4].map(|number| play.member(number).morale), [1, 4]);
    assert_eq!(play.happened(|event| matches!(event, Event::Fled { .. })), 2);
}

#[test]
fn a_dread_banner_lowers_the_morale_of_all_who_enter() {
    let play = Table::of(2)
        .dungeon('A', "Crossroads")
        .reds('A', "Dread Banner")
        .party("Fighter Cleric Thief Mage")
        .invade();
    assert_eq!([1, 2, 3, 4].map(|number| play.member(number).morale), [3, 3, 1, 2]);
}
