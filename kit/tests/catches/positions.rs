//! Positions that are refused, and those that are not.

use crate::flawed::{FORGETFUL, Flawed};
use crate::{Sound, recorded, table};
use serde_json::{Value, json};
use undercroft_core::{Position, Seed};
use undercroft_kit::positions::{
    each_is_a_fault, each_is_refused_with_the_line, each_is_the_only_fault, faults, goes_on_as_written,
    survives_writing,
};

fn dealt() -> Value {
    let (position, _) = Position::<Sound>::deal(table(3), Seed::from_number(1)).expect("a sound table");
    serde_json::from_str(&position.to_json()).expect("a position is JSON")
}

#[test]
fn what_is_wrong_after_an_edit_is_told() {
    assert_eq!(faults::<Sound>(&dealt(), &[]), [""; 0]);
    let found = faults::<Sound>(&dealt(), &[("/players/1/bid", json!(9))]);
    assert_eq!(found, ["players[1].bid: a bid is one of the cards of the hand"]);
}

#[test]
#[should_panic(expected = "there is no /players/7")]
fn an_edit_that_changes_nothing_is_a_mistake() {
    faults::<Sound>(&dealt(), &[("/players/7", json!(1))]);
}

#[test]
fn an_edit_with_its_one_fault_passes() {
    let cases = [("/players/1/bid", json!(9), "players[1].bid", "one of the cards")];
    each_is_the_only_fault::<Sound>(&dealt(), &cases);
    each_is_a_fault::<Sound>(&dealt(), &cases);
}

#[test]
#[should_panic(expected = "/players/1/bid = 3: []")]
fn an_edit_without_a_fault_is_noticed() {
    each_is_the_only_fault::<Sound>(&dealt(), &[("/players/1/bid", json!(3), "players[1].bid", "")]);
}

#[test]
#[should_panic(expected = "/players/1/bid = 9")]
fn a_fault_at_another_place_is_noticed() {
    each_is_the_only_fault::<Sound>(&dealt(), &[("/players/1/bid", json!(9), "players[1]", "")]);
}

#[test]
#[should_panic(expected = "/players/1/hand = [9]")]
fn a_second_fault_is_noticed() {
    each_is_the_only_fault::<Sound>(&dealt(), &[("/players/1/hand", json!([9]), "players[1].hand", "")]);
}

#[test]
#[should_panic(expected = "the table itself is sound")]
fn a_table_with_faults_of_its_own_is_noticed() {
    let mut file = dealt();
    file["state"]["prize"] = json!(9);
    each_is_the_only_fault::<Sound>(&file, &[]);
}

#[test]
#[should_panic(expected = "/players/1/bid = 9")]
fn a_fault_that_is_not_among_others_is_noticed() {
    each_is_a_fault::<Sound>(&dealt(), &[("/players/1/bid", json!(9), "players[1].bid", "too dear")]);
}

#[test]
fn texts_that_are_no_positions_are_refused_with_the_line() {
    each_is_refused_with_the_line::<Sound>(&["", "{", "bids"]);
}

#[test]
#[should_panic(expected = "[]")]
fn a_text_that_is_a_position_is_noticed() {
    each_is_refused_with_the_line::<Sound>(&[&dealt().to_string()]);
}

#[test]
fn a_sound_game_survives_writing_and_goes_on() {
    let game = recorded::<Sound>(table(3), 7);
    survives_writing::<Sound>(&game);
    (0..game.moves.len()).for_each(|moves| goes_on_as_written::<Sound>(&game, moves));
}

#[test]
#[should_panic(expected = "assertion `left == right` failed")]
fn points_that_are_not_read_are_noticed() {
    survives_writing::<Flawed<FORGETFUL>>(&recorded::<Sound>(table(3), 7));
}

#[test]
#[should_panic(expected = "assertion `left == right` failed")]
fn a_game_that_goes_on_differently_is_noticed() {
    let game = recorded::<Sound>(table(3), 7);
    goes_on_as_written::<Flawed<FORGETFUL>>(&game, game.moves.len() - 1);
}

#[test]
#[should_panic(expected = "nothing is left to play")]
fn going_on_from_the_end_would_show_nothing() {
    let game = recorded::<Sound>(table(3), 7);
    goes_on_as_written::<Sound>(&game, game.moves.len());
}
