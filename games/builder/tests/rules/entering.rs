//! What happens when a room is entered.

use crate::support::Table;
use undercroft_builder::{Event, Stage};

const PARTY: &str = "Fighter Cleric Thief Mage";

fn morale(play: &crate::support::Play) -> [u8; 4] {
    [1, 2, 3, 4].map(|number| play.member(number).morale)
}

#[test]
fn ruling_34_room_trap_and_monsters_are_revealed_together() {
    let play = Table::of(2).dungeon('A', "Lair / Orc+1 / Pit").party(PARTY).invade();
    assert_eq!(play.stage(), Stage::EncounterWindow);
    let view = play.view('B');
    let room = &view.players[0].rooms[0];
    assert!(
        room.face_up && room.monsters[0].cards[1].face_up && room.trap.as_ref().unwrap().cards[0].face_up
    );
    play.says("A monster: Ogre.").says("A trap: Pit, strength 1, 1 charge.");
}

#[test]
fn ruling_35_a_witch_takes_morale_from_the_highest_and_the_invader_breaks_ties() {
    let mut play = Table::of(2).dungeon('A', "Crossroads+1").party(PARTY).invade();
    assert_eq!(play.stage(), Stage::Fright);
    assert_eq!(play.menu('B').len(), 2, "Fighter and Cleric have 4 each");
    play.does('B', "Cleric (2) loses morale");
    assert_eq!(morale(&play), [4, 3, 2, 3]);
}

#[test]
fn ruling_35_a_crone_takes_it_from_the_two_highest() {
    let play = Table::of(2).dungeon('A', "Crossroads+2").party(PARTY).invade();
    assert_eq!(morale(&play), [3, 3, 2, 3]);
}

#[test]
fn ruling_35_a_shrine_takes_it_from_the_lowest_and_at_last_from_everyone() {
    let after = |shrine: &str| morale(&Table::of(2).dungeon('A', shrine).party(PARTY).invade());
    assert_eq!(after("Shrine"), [4, 4, 1, 3]);
    assert_eq!(after("Shrine+1"), [4, 4, 1, 2]);
    assert_eq!(after("Shrine+2"), [3, 3, 1, 2]);
}

#[test]
fn ruling_35_what_happens_on_entering_happens_once_an_adventure() {
    let mut play = Table::of(2).dungeon('A', "Dead End+2\nShrine").party(PARTY).invade();
    play.finish();
    assert_eq!(play.happened(|event| matches!(event, Event::MoraleChanged { .. })), 1);
}

#[test]
fn ruling_39_a_guard_post_draws_a_guard_who_stays_face_up() {
    let play = Table::of(2).dungeon('A', "T Intersection+1").deck("Orc").party(PARTY).invade();
    play.says("A guard is drawn and stays: Orc.");
    assert_eq!(play.drawn('A'), ["Guard Post ^Orc x1"]);
    assert!(play.view('B').players[0].rooms[0].monsters[0].cards[0].face_up);
    let none = Table::of(2).dungeon('A', "T Intersection+1").deck("Pit").party(PARTY).invade();
    none.says("No guard: Pit is discarded.");
    let guarded =
        Table::of(2).dungeon('A', "T Intersection+1 / Gelatinous Cube").deck("Orc").party(PARTY).invade();
    guarded.never_says("A guard is drawn and stays: Orc.");
}

#[test]
fn ruling_40_a_horde_is_brought_for_a_piece_of_gold_a_figure() {
    let mut play = Table::of(2)
        .dungeon('A', "Barracks (blue) / Orc\nChamber / Goblin\n10' x 10' Room+1")
        .party(PARTY)
        .invade();
    assert_eq!((play.stage(), play.awaited().as_str()), (Stage::Horde, "A"));
    assert_eq!(play.menu('A').len(), 2, "Orcs alone: {:?}", play.menu('A'));
    play.does('A', "Bring Orc (room 1)").does('A', "Bring Orc (room 1)").does('A', "Bring nobody more");
    assert_eq!(play.won('A'), -2);
    assert_eq!(play.all().invasion.unwrap().fighters.len(), 2);
}

#[test]
fn ruling_40_a_full_horde_brings_any_basic_monsters_and_the_chieftains_extra_stays_home() {
    let mut play = Table::of(2)
        .dungeon('A', "Chamber / Orc\nChamber / Goblin\nLair / Kobold+1\n10' x 10' Room+2")
        .reds('A', "Orc Chieftain")
        .party(PARTY)
        .invade();
    assert!(play.offers('A', "Bring Goblin (room 2)") && !play.offers('A', "Bring Lizardman (room 3)"));
    play.does('A', "Bring Orc (room 1)");
    assert!(!play.offers('A', "Bring Orc (room 1)"), "the second one is the Chieftain's");
}

#[test]
fn ruling_40_the_owner_is_asked_wherever_others_think_it_possible() {
    let hidden = Table::of(2).dungeon('A', "Chamber / Goblin\n10' x 10' Room+1").party(PARTY).invade();
    assert_eq!(hidden.stage(), Stage::Horde, "nobody knows that it is no Orc");
    let open = Table::of(2).dungeon('A', "Chamber / Goblin!\n10' x 10' Room+1").party(PARTY).invade();
    assert_eq!(open.stage(), Stage::EncounterWindow);
}
