//! Traps.

use crate::support::{Play, Table};
use undercroft_builder::{Event, Stage};

const PARTY: &str = "Fighter Cleric Thief Mage";

fn health(play: &Play) -> [u8; 4] {
    [1, 2, 3, 4].map(|number| play.member(number).health)
}

fn after_fire(room: &str, party: &str) -> Play {
    let mut play = Table::of(2).dungeon('A', &format!("Crossroads\n{room}")).party(party).invade();
    play.pass_once();
    if play.stage() == Stage::Trap {
        play.does('B', "Let it fire");
    }
    play
}

#[test]
fn ruling_41_a_firing_spends_a_charge_for_each_in_party_order_and_the_spared_cost_nothing() {
    let play = after_fire("Crossroads / Pit+1", "Mage Fighter Cleric Thief");
    assert_eq!(health(&play), [3, 4, 3, 3], "the Mage is left alone, three charges hit the rest");
    play.says("The trap leaves the Mage alone.").says("The trap of room 2 is discarded: Pit.");
}

#[test]
fn ruling_41_charges_left_stay_for_later() {
    let mut play = after_fire("Crossroads / Spike+1", "Fighter Fighter Fighter Cleric");
    assert_eq!(play.drawn('A')[1], "Crossroads vSpike 2x2");
    play.finish();
    assert_eq!(play.drawn('A')[1], "Crossroads vSpike 2x1", "one on the way in, one on the way out");
}

#[test]
fn each_trap_leaves_its_classes_alone() {
    let spared = |trap: &str, class: &str| {
        let play = after_fire(&format!("Crossroads / {trap}"), &format!("{class} {class} {class} {class}"));
        play.happened(|event| matches!(event, Event::Spared { .. })) == 4
    };
    let cases = [
        ("Pit", "Mage"),
        ("Spike", "Fighter"),
        ("Poison Dart", "Cleric"),
        ("Deadfall", "Thief"),
        ("Fear", "Paladin"),
        ("Fear", "Illusionist"),
        ("Whirling Blades", "Barbarian"),
        ("Whirling Blades", "Ranger"),
    ];
    for (trap, class) in cases {
        assert!(spared(trap, class), "{trap} hits a {class}");
        assert!(!spared(trap, if class == "Cleric" { "Mage" } else { "Cleric" }));
    }
}

#[test]
fn fear_takes_morale_instead_of_health() {
    let play = after_fire("Crossroads / Fear", "Cleric Cleric Mage Mage");
    assert_eq!((play.member(1).morale, play.member(1).health), (2, 5));
}

#[test]
fn a_thief_disables_a_trap_for_a_charge() {
    let mut play = Table::of(2).dungeon('A', "Crossroads / Pit+2").party(PARTY).invade();
    play.pass_once().does('B', "Thief (3): Disable");
    assert_eq!((health(&play), play.member(3).charges), ([6, 5, 5, 3], 0));
    assert_eq!(play.drawn('A'), ["Crossroads"]);
}

#[test]
fn ruling_42_the_third_upgrade_stops_disabling_but_not_a_bash() {
    let mut play =
        Table::of(2).dungeon('A', "Crossroads / Spike+3").party("Fighter Fighter Cleric Thief").invade();
    play.pass_once();
    assert!(!play.offers('B', "Thief (4): Disable"));
    play.does('B', "Fighter (1): Bash").does('B', "Fighter (2): Bash");
    let room = &play.all().players[0].rooms[0];
    assert_eq!(room.trap.as_ref().unwrap().charges, Some(1), "7 charges less 2 and 2 and two that hit");
}

#[test]
fn nobody_disables_what_was_bashed_before() {
    let mut play = Table::of(2).dungeon('A', "Crossroads / Pit+2").party(PARTY).invade();
    play.pass_once().does('B', "Fighter (1): Bash");
    assert_ne!(play.stage(), Stage::Trap, "it fired");
    assert_eq!(play.happened(|event| matches!(event, Event::AbilityUsed { .. })), 1);
}

#[test]
fn ruling_43_a_workshop_adds_charges_once() {
    let mut play = after_fire("Workshop+1 / Spike", "Fighter Fighter Fighter Cleric");
    play.finish();
    assert_eq!(play.drawn('A')[1], "Great Workshop vSpike 1x1", "3 charges less two");
}

#[test]
fn ruling_43_a_master_workshop_sets_its_trap_again_even_if_it_was_disabled() {
    let mut play = Table::of(2).dungeon('A', "Workshop+2 / Spike").party(PARTY).invade();
    play.pass_once().does('B', "Thief (3): Disable").finish();
    assert_eq!(play.drawn('A'), ["Master Workshop vSpike 1x3"]);
}

#[test]
fn a_trapwright_makes_traps_stronger() {
    let play = Table::of(2).dungeon('A', "Crossroads / Pit").reds('A', "Trapwright").open();
    assert_eq!(play.drawn('A'), ["Crossroads vPit 2x1"]);
}
