//! Combat rounds.

use crate::support::{Play, Table};
use undercroft_builder::{Event, Stage};

fn fight(room: &str, party: &str) -> Play {
    let mut play = Table::of(2).dungeon('A', room).party(party).invade();
    play.pass_once();
    play
}

fn health(play: &Play) -> [u8; 4] {
    [1, 2, 3, 4].map(|number| play.member(number).health)
}

#[test]
fn ruling_5_monsters_strike_first_each_another_member_wrapping_round() {
    let play = fight("Barracks (blue) / Orc", "Fighter Fighter Cleric Cleric");
    assert_eq!(health(&play), [4, 4, 3, 3], "four Orcs of strength 2 hit one each");
    let more = Table::of(2)
        .dungeon('A', "Barracks (blue) / Orc")
        .reds('A', "Orc Chieftain")
        .party("Fighter Fighter Cleric Cleric");
    let mut play = more.invade();
    play.pass_once();
    assert_eq!(health(&play), [2, 4, 3, 3], "the fifth starts over");
}

#[test]
fn ruling_5_then_each_member_strikes_with_its_strength() {
    let mut play = fight("Lair / Orc+1", "Fighter Fighter Cleric Thief");
    assert_eq!(play.stage(), Stage::RecoveryWindow, "with one monster there is nothing to choose");
    play.says("The Fighter strikes Ogre for 2; health left: 2.").says("Ogre falls; none is left.");
    assert_eq!(play.happened(|event| matches!(event, Event::Struck { .. })), 2, "nobody strikes the dead");
    play.finish();
}

#[test]
fn ruling_46_the_strongest_strikes_first_and_all_strikes_land_together() {
    let play = fight("Dragon's Den (blue) / Goblin / Orc", "Thief Cleric Cleric Cleric");
    assert_eq!(health(&play), [3, 4, 5, 5], "the Orc is stronger and strikes the first");
}

#[test]
fn ruling_46_damage_beyond_death_is_lost() {
    let mut play = fight("Barracks (blue) / Goblin", "Fighter Fighter Thief Thief");
    assert_eq!(play.stage(), Stage::RecoveryWindow);
    assert_eq!(play.happened(|event| matches!(event, Event::Killed { .. })), 4, "one a strike");
    play.finish();
}

#[test]
fn ruling_46_corridors_limit_how_many_strike_in_a_round() {
    let mut play = fight("10' Corridor+1 / Gelatinous Cube+1", "Cleric Cleric Cleric Cleric");
    assert_eq!(play.stage(), Stage::Strike);
    play.does('B', "Strike Slime 2/3").does('B', "Do not strike").does('B', "Strike Slime 2/2");
    play.says("Combat round 2 against 1 monster.");
    let mut crawl = fight("10' Corridor+2 / Gelatinous Cube+1", "Cleric Cleric Cleric Cleric");
    crawl.does('B', "Strike Slime 2/3");
    crawl.says("Combat round 2 against 1 monster.");
}

#[test]
fn where_there_is_a_choice_the_invader_chooses_whom_to_strike() {
    let mut play = fight("Dragon's Den (blue) / Orc+1 / Orc", "Cleric Cleric Cleric Cleric");
    assert_eq!(play.menu('B').iter().filter(|(name, _)| name.starts_with("Strike")).count(), 2);
    play.does('B', "Strike Orc 2/1");
    play.says("Orc falls; 1 left.");
}

#[test]
fn ruling_47_a_heal_takes_the_place_of_a_strike() {
    let mut play = fight("Lair / Orc+1", "Fighter Cleric Cleric Cleric");
    // The Fighter strikes by itself, then the first Cleric is asked.
    play.does('B', "Cleric (2) heals Fighter (1)");
    assert_eq!((play.member(1).health, play.member(2).charges), (6, 0));
    assert_eq!(play.happened(|event| matches!(event, Event::Struck { .. })), 3, "the other three strike");
}

#[test]
fn a_troll_is_back_to_full_health_in_every_round() {
    let mut play = fight("Lair+1 / Goblin+2", "Thief Thief Thief Thief");
    play.finish();
    let whole = |event: &Event| matches!(event, Event::Struck { left: 3, .. });
    assert!(play.happened(whole) >= 2, "each round begins at 4 again: {:#?}", play.story());
}

#[test]
fn whoever_strikes_a_black_pudding_is_hurt_and_may_hold() {
    let mut play = fight("Lair+1 / Gelatinous Cube+2", "Fighter Cleric Cleric Cleric");
    assert!(play.offers('B', "Do not strike"));
    play.does('B', "Strike Black Pudding 3/5");
    play.says("Striking it costs the Fighter 1; health left: 2.");
}

#[test]
fn whom_a_wight_hurts_loses_morale() {
    let mut play = fight("Lair / Skeleton+1", "Fighter Fighter Thief Thief");
    play.says("The Fighter loses 1 morale; 3 left.");
    play.finish();
}

#[test]
fn monsters_in_a_deep_den_are_stronger() {
    let view = Table::of(2).dungeon('A', "Lair+2 / Orc").open().all();
    assert_eq!(view.players[0].rooms[0].monsters[0].strength, Some(3));
}
