//! Improvements and interference.

use crate::support::{Table, seat};
use undercroft_builder::{Card, Event, LaidCard, Stage};
use undercroft_core::Eye;

fn faces(cards: &[LaidCard]) -> Vec<Option<Card>> {
    cards.iter().map(|laid| laid.card).collect()
}

#[test]
fn ruling_11_an_improvement_is_paid_from_the_hoard_and_given_back_without_refund() {
    let mut play = Table::of(2).gold('A', 3).stage("improve", 'A').open();
    play.does('A', "Buy Trapwright");
    assert_eq!((play.gold('A'), play.stage()), (1, Stage::Discard), "one action a turn");
    play.does('A', "Give Trapwright back");
    assert_eq!(play.gold('A'), 1);
    assert!(play.all().improvements.iter().all(|&count| count == 2));
}

#[test]
fn ruling_30_no_two_improvements_are_equal_and_there_are_two_at_most() {
    let play = Table::of(2).reds('A', "Trapwright").stage("improve", 'A').open();
    assert!(!play.offers('A', "Buy Trapwright") && play.offers('A', "Buy Alchemist"));
    let full = Table::of(2).reds('A', "Trapwright, Alchemist").stage("improve", 'A').open();
    assert!(!full.menu('A').iter().any(|(name, _)| name.starts_with("Buy")));
    let poor = Table::of(2).gold('A', 1).stage("improve", 'A').open();
    assert!(!poor.offers('A', "Buy Deep Delvings") && poor.offers('A', "Buy Alchemist"));
}

#[test]
fn ruling_30_a_destroyed_improvement_leaves_the_game() {
    let mut play = Table::of(2).gold('A', 0).reds('A', "Trapwright").invade();
    play.finish();
    play.says("The party destroys Trapwright.");
    let left: u8 = play.all().improvements.iter().sum();
    assert_eq!(left, 15, "it is not for sale again");
}

#[test]
fn ruling_31_interference_needs_a_legal_target() {
    let all = "Cave-in, Thieving Imps, Saboteur, Mutiny, Scrying";
    let none = Table::of(2).gold('B', 0).hand('A', all).stage("improve", 'A').open();
    assert!(!none.menu('A').iter().any(|(name, _)| name.contains(" on ")));
    let some = Table::of(3).dungeon('B', "Lair / Orc / Pit").hand('A', all).stage("improve", 'A').open();
    let on =
        |whom: &str| some.menu('A').iter().filter(|(name, _)| name.contains(&format!("on {whom}"))).count();
    assert_eq!([on("A"), on("B"), on("C")], [0, 5, 1], "only gold can be stolen from C");
}

#[test]
fn ruling_31_the_target_is_always_asked_and_one_counterspell_is_final() {
    let table = Table::of(2).dungeon('B', "Lair").hand('A', "Cave-in").stage("improve", 'A');
    let mut helpless = table.clone().open();
    helpless.does('A', "Cave-in (blue) on B");
    assert_eq!((helpless.awaited().as_str(), helpless.stage()), ("B", Stage::Answer));
    helpless.does('B', "Let it happen");
    assert!(helpless.drawn('B').is_empty());
    let mut armed = table.hand('B', "Counterspell").open();
    armed.does('A', "Cave-in (blue) on B").does('B', "Cancel it with Counterspell (blue)");
    assert_eq!((armed.drawn('B').len(), armed.stage()), (1, Stage::Discard));
}

#[test]
fn a_cave_in_takes_the_room_at_the_entrance_with_all_it_holds() {
    let mut play = Table::of(2)
        .dungeon('B', "Crossroads\nLair / Orc / Pit")
        .hand('A', "Cave-in")
        .stage("improve", 'A')
        .open();
    play.does('A', "Cave-in (blue) on B").does('B', "Let it happen");
    assert_eq!(play.drawn('B'), ["Crossroads"]);
}

#[test]
fn thieving_imps_carry_a_piece_of_gold_from_one_hoard_to_another() {
    let mut play = Table::of(2).hand('A', "Thieving Imps").stage("improve", 'A').open();
    play.does('A', "Thieving Imps (blue) on B").does('B', "Let it happen");
    assert_eq!((play.won('A'), play.won('B')), (1, -1));
}

#[test]
fn ruling_32_a_saboteur_discards_a_whole_trap() {
    let mut play =
        Table::of(2).dungeon('B', "Lair / Pit+2").hand('A', "Saboteur").stage("improve", 'A').open();
    play.does('A', "Saboteur (blue) on B: room 1").does('B', "Let it happen");
    assert_eq!(play.drawn('B'), ["Lair"]);
    assert_eq!(play.all().discards.iter().map(|held| held.count).sum::<u8>(), 4);
}

#[test]
fn ruling_32_mutiny_takes_a_single_face_down_monster_card_which_only_the_two_learn() {
    let mut play = Table::of(3)
        .dungeon('B', "Chamber / Orc\nLair / Goblin+1\nChamber / Kobold!")
        .hand('A', "Mutiny")
        .stage("improve", 'A')
        .open();
    let aims: Vec<String> =
        play.menu('A').into_iter().map(|(name, _)| name).filter(|name| name.contains("Mutiny")).collect();
    assert_eq!(aims, ["Mutiny (blue) on B: the face-down monster of room 1"]);
    play.does('A', &aims[0]).does('B', "Let it happen");
    assert_eq!(play.hand('A'), ["Orc"]);
    let knows = |player: char| {
        let told = play.told(Eye::Seat(seat(player)));
        told.iter().any(|event| matches!(event, Event::MutinyIs { .. }))
    };
    assert_eq!(['A', 'B', 'C'].map(knows), [true, true, false]);
}

#[test]
fn ruling_32_what_scrying_shows_is_private() {
    let mut play =
        Table::of(3).dungeon('B', "Chamber / Orc / Pit").hand('A', "Scrying").stage("improve", 'A').open();
    play.does('A', "Scrying (blue) on B").does('B', "Let it happen");
    let seen = |player: char| {
        let view = play.view(player);
        let room = &view.players[1].rooms[0];
        let monster = faces(&room.monsters[0].cards)[0].is_some();
        let trap = faces(&room.trap.as_ref().unwrap().cards)[0].is_some();
        (room.card.is_some(), monster, trap)
    };
    assert_eq!((seen('A'), seen('C')), ((true, true, true), (false, false, false)));
    play.says("A looks at the face-down cards of B: 3.");
}
