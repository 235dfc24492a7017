//! Positions as files: what can be reached reads and writes, what cannot is listed with every reason.

use crate::support::{Table, recorded};
use serde_json::json;
use undercroft_core::Setup;
use undercroft_kit::positions::{
    each_is_a_fault, each_is_refused_with_the_line, faults, goes_on_as_written, survives_writing,
};
use undercroft_rush::Rush;

#[test]
fn every_position_of_a_game_survives_writing() {
    for race in ["live", "call", "calm"] {
        let mut setup = Setup::new::<Rush>(3);
        setup.options.insert("race".into(), race.into());
        let game = recorded(setup, 4);
        survives_writing::<Rush>(&game);
        goes_on_as_written::<Rush>(&game, 20);
    }
}

#[test]
fn every_part_that_is_wrong_by_itself_is_named() {
    let file = Table::of(3).round(2).json();
    each_is_a_fault::<Rush>(
        &file,
        &[
            ("/round", json!(10), "round", "between 1 and 9"),
            ("/first", json!(4), "first", "between 1 and 3"),
            ("/lord", json!("Nobody"), "lord", "no lord of these cards"),
            ("/dragon", json!("Iron Baron"), "dragon", "no dragon of these cards"),
            ("/slots/0", json!("Dust"), "slots[1]", "no monster of these cards"),
            ("/slots", json!([]), "slots", "there must be 6"),
            ("/decks", json!([]), "decks", "there must be 3"),
            ("/decks/0", json!(["Chimera"]), "decks[1]", "another level"),
            ("/players/0/heroes", json!(["Warrior", "Ranger"]), "players[2].heroes", "drafted before"),
            ("/players/1/coins", json!(-1), "players[2].coins", "between 0 and"),
            ("/players/2/hands", json!([{ "on": 9 }, "free"]), "players[3].hands", "no monster lies"),
            ("/call_order", json!([{ "seat": 7, "hand": "left" }]), "call_order", "names a seat"),
        ],
    );
}

#[test]
fn everything_that_does_not_go_together_is_named() {
    let file = Table::of(3).round(2).json();
    each_is_a_fault::<Rush>(
        &file,
        &[
            ("/phase", json!("draft"), "phase", "nobody has anything left"),
            ("/phase", json!("over"), "phase", "only after the last round"),
            ("/round", json!(3), "decks[1]", "must be left"),
            ("/slots/0", json!(null), "slots[1]", "lies in every place"),
            ("/slots/0", json!("Chimera"), "slots[1]", "another level"),
            ("/discarded", json!(5), "players", "12 monsters have come up, but 11"),
            ("/players/0/skills/0/magic", json!(0), "players[1].skills", "less than at the start"),
            ("/players/0/skills/0/magic", json!(2), "players[1].skills", "cannot have given"),
            ("/players/0/coins", json!(1), "players[1].coins", "so many"),
            ("/players/0/calls/0", json!(1), "players[1].calls", "cannot call"),
            ("/players/0/changes", json!(1), "players[1].changes", "only where time counts"),
            ("/players/0/ready", json!(true), "players[1].ready", "only where hands call"),
            ("/players/0/gifts", json!([null, null]), "players[1].gifts", "only after"),
            ("/calling", json!(2), "calling", "given a monster"),
        ],
    );
}

#[test]
fn two_hands_of_different_players_are_never_on_one_monster() {
    let file = Table::of(3).json();
    let on = json!([{ "on": 1 }, "free"]);
    let found = faults::<Rush>(&file, &[("/players/0/hands", on.clone()), ("/players/1/hands", on)]);
    assert!(found.len() == 1 && found[0].contains("a hand of somebody else"), "{found:?}");
}

#[test]
fn what_is_no_position_is_refused_with_its_line() {
    each_is_refused_with_the_line::<Rush>(&["", "{", "[]", "{\"state\": 1}"]);
}
