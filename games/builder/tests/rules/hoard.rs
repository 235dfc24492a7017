//! Gold: death, the hoard, the way out, destruction and the end.

use crate::support::{Play, Table, random_game, short};
use undercroft_builder::{Event, Fate, Stage};
use undercroft_core::SeatSet;

const PARTY: &str = "Fighter Cleric Thief Mage";

#[test]
fn ruling_7_gold_of_the_dead_goes_to_one_who_carries_none_or_back_to_the_hoard() {
    let mut play =
        Table::of(2).dungeon('A', "Crossroads / Spike+3").gold('A', 3).party("Mage Mage Mage Mage").invade();
    play.finish();
    // All die at the trap on the way in, so nothing was carried.
    assert_eq!(play.won('A'), 8);
    let mut out = Table::of(2)
        .dungeon('A', "Lair / Orc+1")
        .party("Illusionist Mage Mage Mage")
        .with_cards("cost = 1\ncharges = 0", "cost = 9\ncharges = 0")
        .invade();
    out.pass_once().does('B', "Illusionist (1): Illusion").finish();
    let dropped = out.happened(|event| matches!(event, Event::GoldDropped { to: None, .. }));
    assert!(dropped > 0, "everybody carried gold: {:#?}", out.story());
}

#[test]
fn ruling_8_on_the_way_out_traps_with_charges_fire_again_and_what_is_carried_out_is_lost() {
    let mut play =
        Table::of(2).dungeon('A', "Crossroads / Spike+3").party("Fighter Fighter Fighter Cleric").invade();
    play.finish();
    play.says("The party leaves with 3 gold.");
    assert_eq!(play.happened(|event| matches!(event, Event::Died { .. })), 1, "the Cleric was hit twice");
    assert_eq!(play.won('A'), 2 - 4 + 1, "a death, four pieces taken, one dropped");
}

#[test]
fn ruling_9_where_gold_is_short_those_who_can_take_it_and_the_party_destroys_something_too() {
    let mut play = Table::of(2)
        .dungeon('A', "Crossroads / Spike\nLair / Orc")
        .gold('A', 3)
        .party("Fighter Fighter Fighter Fighter")
        .invade();
    play.until(Stage::Destroy);
    assert_eq!((play.gold('A'), play.menu('B').len()), (0, 2));
    play.does('B', "Destroy Crossroads (room 1)");
    assert_eq!(play.drawn('A').len(), 1);
}

#[test]
fn ruling_13_most_gold_wins_and_a_tie_is_shared() {
    for seed in 0..12 {
        let play = random_game(short(3), seed);
        let outcome = play.position.outcome().unwrap();
        let most = (0..3).map(|at| play.all().players[at].gold).max().unwrap();
        let richest = SeatSet::of(3, |seat| play.all().players[seat.index()].gold == most);
        assert_eq!(outcome.winners(), richest);
    }
}

#[test]
fn ruling_14_a_well_built_dungeon_stops_a_party_and_a_bare_one_does_not() {
    let reached = |rooms: &str| {
        let mut play = Table::of(2).dungeon('A', rooms).dungeon('B', "Crossroads").party(PARTY).invade();
        play.finish();
        play.happened(|event| matches!(event, Event::InvasionEnded { reached: true, .. })) == 1
    };
    assert!(reached("Crossroads\nShrine\nChamber / Kobold"));
    assert!(!reached("Lair+1 / Orc+2\nCrossroads / Spike+2\nLair+1 / Goblin+2\nCrossroads / Pit+3"));
}

#[test]
fn ruling_57_gold_for_death_comes_at_once_and_dropped_gold_goes_to_the_foremost() {
    let mut play = Table::of(2)
        .dungeon('A', "Crossroads / Spike+2")
        .reds('A', "Bounty Board")
        .party("Mage Mage Cleric Cleric")
        .invade();
    play.pass_once();
    assert_eq!(play.happened(|event| matches!(event, Event::Died { .. })), 2);
    assert_eq!(play.won('A'), 6, "two deaths with a bounty of one each");
}

#[test]
fn ruling_58_at_the_hoard_there_is_no_window_and_gold_is_taken_front_to_back() {
    let mut play =
        Table::of(2).dungeon('A', "Crossroads").dungeon('B', "Crossroads").gold('A', 2).party(PARTY).invade();
    play.finish();
    play.says("The Fighter takes 1 gold.")
        .says("The Cleric takes 1 gold.")
        .never_says("The Thief takes 1 gold.");
    play.says("The party destroys room 1.");
}

#[test]
fn ruling_58_where_there_is_nothing_to_destroy_nothing_is() {
    let play = Table::of(2).gold('A', 0).dungeon('B', "Crossroads").party(PARTY).invade();
    assert_eq!(play.happened(|event| matches!(event, Event::Destroyed { .. })), 0);
    play.says("The party leaves with 0 gold.");
}

#[test]
fn ruling_59_when_nobody_is_left_it_ends_at_once_and_what_was_revealed_stays_face_up() {
    let mut play =
        Table::of(2).dungeon('A', "Lair / Orc\nCrossroads / Spike+3").party("Mage Mage Mage Mage").invade();
    play.pass_once();
    assert_eq!(play.all().turn.index(), 1, "the invasion is over, without recovery");
    let view = play.view('B');
    assert!(view.players[0].rooms[1].face_up && !view.players[0].rooms[0].face_up);
}

#[test]
fn ruling_59_later_upgrades_lie_face_down_on_what_is_face_up() {
    let mut play = Table::of(2).dungeon('A', "Crossroads! / Pit!").hand('A', "Pit").open();
    play.does('A', "Lay Pit on Pit (room 1)");
    let view = play.view('B');
    let trap = view.players[0].rooms[0].trap.as_ref().unwrap();
    assert_eq!(trap.cards.iter().map(|laid| laid.face_up).collect::<Vec<_>>(), [true, false]);
    assert_eq!((trap.cards[1].card, trap.charges), (None, None), "how strong it is nobody else knows");
}

#[test]
fn ruling_60_only_gold_in_the_hoard_scores() {
    let play: Play = random_game(short(2), 3);
    let outcome = play.position.outcome().unwrap();
    for seat in undercroft_core::Seat::all(2) {
        assert_eq!(outcome.score(seat), i32::from(play.all().players[seat.index()].gold));
    }
}

#[test]
fn the_victim_earns_two_for_a_death_and_one_for_a_flight() {
    let mut play = Table::of(2).dungeon('A', "Crossroads / Spike+3").party("Mage Mage Mage Mage").invade();
    play.pass_once();
    assert_eq!(play.won('A'), 8);
    let mut fled = Table::of(2)
        .dungeon('A', "Crossroads\nCrossroads / Fear")
        .party("Thief Cleric Cleric Cleric")
        .invade();
    fled.pass_once().does('B', "Let it fire").pass_once();
    assert_eq!((fled.won('A'), fled.member(1).fate), (1, Fate::Fled));
}
