//! The party, its movement, doors and delays.

use crate::support::Table;
use undercroft_builder::{Event, Stage, Whereabouts};

const PARTY: &str = "Fighter Cleric Thief Mage";

#[test]
fn the_first_player_is_invaded_first_and_the_player_to_the_right_decides() {
    let mut play = Table::of(3).dungeon('A', "Crossroads / Pit").party(PARTY).invade();
    let invasion = play.all().invasion.unwrap();
    assert_eq!((invasion.victim.index(), invasion.invader.index()), (0, 2));
    play.finish();
    play.says("The party enters the dungeon of B. A decides for it.");
}

#[test]
fn every_victim_meets_a_fresh_party() {
    let mut play =
        Table::of(2).dungeon('A', "Crossroads / Spike+1").dungeon('B', "Crossroads").party(PARTY).invade();
    play.finish();
    assert_eq!(play.all().turn.index(), 1);
    assert!((1..=4).all(|number| play.member(number).health == play.member(number).full_health));
}

#[test]
fn ruling_33_without_rooms_the_first_movement_reaches_the_hoard() {
    let play = Table::of(2).party(PARTY).dungeon('B', "Crossroads").invade();
    play.says("The party reaches the hoard of A.");
    assert_eq!(play.won('A'), -4);
}

#[test]
fn ruling_33_party_cards_are_drawn_without_replacement() {
    let mut play =
        crate::support::Play::dealt(undercroft_core::Setup::new::<undercroft_builder::Builder>(6), 4);
    play.play_out(4);
    let mut parties: Vec<_> = play
        .log
        .iter()
        .filter_map(|heard| match heard.event {
            Event::PartyIs { party, .. } => Some(party),
            _ => None,
        })
        .collect();
    parties.sort();
    parties.dedup();
    assert_eq!(parties.len(), 6);
}

#[test]
fn ruling_36_a_door_is_bashed_by_strength_or_unlocked_whole() {
    let mut bashed = Table::of(2).dungeon('A', "Gatehouse+1").party(PARTY).invade();
    bashed.until(Stage::Door).does('B', "Fighter (1): Bash");
    assert_eq!(bashed.all().invasion.unwrap().door.unwrap().left, 1, "3 charges less a strength of 2");
    let mut unlocked = Table::of(2).dungeon('A', "Gatehouse+2").party(PARTY).invade();
    unlocked.until(Stage::Door).does('B', "Thief (3): unlock");
    unlocked.says("The party reaches the hoard of A.");
}

#[test]
fn ruling_36_a_door_that_holds_loses_a_charge_and_the_party_stays() {
    let mut play = Table::of(2).dungeon('A', "Gatehouse").party("Cleric Cleric Cleric Mage").invade();
    play.finish();
    play.says("The door has 0 charges left.").says("The door holds; the party stays.");
    assert_eq!(play.times("The door holds; the party stays."), 1);
}

#[test]
fn ruling_36_the_vault_door_stands_at_the_last_room_and_doors_block_only_inward() {
    let mut play = Table::of(2)
        .dungeon('A', "Crossroads\nCrossroads")
        .reds('A', "Vault Door")
        .party("Cleric Cleric Mage Mage")
        .invade();
    play.finish();
    play.says("The Vault Door has 2 charges left.").says("The Vault Door has 0 charges left.");
    assert_eq!(play.times("The door holds; the party stays."), 3, "and none on the way out");
}

#[test]
fn ruling_37_a_stay_is_a_full_round_in_which_traps_fire_again() {
    let mut play = Table::of(2).dungeon('A', "Gatehouse / Spike+3").party("Cleric Cleric Mage Mage").invade();
    play.until(Stage::EncounterWindow).pass_once();
    assert_eq!(play.happened(|event| matches!(event, Event::Hurt { .. })), 4);
    play.until(Stage::RecoveryWindow).pass_once();
    play.until(Stage::EncounterWindow).pass_once();
    assert!(play.happened(|event| matches!(event, Event::Hurt { .. })) > 4, "{:#?}", play.story());
}

#[test]
fn ruling_38_secret_doors_cost_one_movement_an_adventure() {
    let mut play = Table::of(2).dungeon('A', "Dead End+1").party(PARTY).invade();
    play.finish();
    assert_eq!(play.times("The party looks for secret doors and stays."), 1);
    play.says("The party reaches the hoard of A.");
}

#[test]
fn ruling_38_whoever_is_turned_around_meets_the_previous_room_again_once() {
    let mut play = Table::of(2)
        .dungeon('A', "Dead End+2\nCrossroads / Spike+3")
        .party("Cleric Cleric Mage Mage")
        .invade();
    play.finish();
    assert_eq!(play.times("The party enters room 2: Crossroads."), 2);
    let mut at_entrance = Table::of(2).dungeon('A', "Dead End+2").party(PARTY).invade();
    at_entrance.finish();
    assert_eq!(at_entrance.times("The party is back at the entrance."), 1);
    at_entrance.says("The party reaches the hoard of A.");
}

#[test]
fn the_party_moves_one_room_at_a_time_towards_the_hoard() {
    let mut play = Table::of(2).dungeon('A', "Crossroads\nDead End\nCrossroads").party(PARTY).invade();
    let mut way = Vec::new();
    while play.all().invasion.is_some_and(|invasion| invasion.victim.index() == 0 && !invasion.outward) {
        if let Whereabouts::Room(place) = play.all().invasion.unwrap().at {
            way.push(place.number());
        }
        play.step();
    }
    way.dedup();
    assert_eq!(way, [3, 2, 1]);
}

#[test]
fn ruling_2_the_level_of_the_adventurers_is_the_number_of_the_cycle() {
    let fighter = |cycle: usize| {
        let play = Table::of(3).dungeon('A', "Crossroads").cycle(cycle).party(PARTY).invade();
        let one = play.member(1);
        (one.strength, one.health, one.morale, one.charges)
    };
    assert_eq!([fighter(1), fighter(2), fighter(3)], [(2, 6, 4, 1), (2, 7, 4, 1), (3, 8, 5, 1)]);
}
