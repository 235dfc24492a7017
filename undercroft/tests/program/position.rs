//! `undercroft position`: a table as a file, and commands that pipe into one another.

use crate::common::{bad_fed, err, fed, good, good_fed, out, position};
use serde_json::{Value, json};

#[test]
fn a_position_is_laid_out_played_on_and_shown_through_a_pipe() {
    let first = position();
    let moves = good_fed(&["position", "moves", "-", "--seat", "1"], &first);
    let action = moves.lines().next().unwrap();
    let output = fed(&["position", "play", "-", "--seat", "1", "--move", action], &first);
    assert!(output.status.success());
    assert!(err(&output).contains("Seat 1 lays a card face down."), "{}", err(&output));
    let shown = good_fed(&["position", "show", "-", "--seat", "2"], &out(&output));
    assert!(shown.starts_with("Dungeon Raiders, 4 players, as Seat 2 sees it"), "{shown}");
    assert!(shown.contains("Waiting for you, Seat 3, and Seat 4."), "{shown}");
}

#[test]
fn the_same_seed_deals_the_same_game_and_no_seed_another_each_time() {
    assert_eq!(position(), position());
    let new = ["position", "new", "raiders"];
    assert_ne!(good(&new), good(&new));
}

#[test]
fn every_listed_move_is_accepted_and_changes_the_position() {
    let first = position();
    for seat in ["1", "2", "3", "4"] {
        for action in good_fed(&["position", "moves", "-", "--seat", seat], &first).lines() {
            let after = good_fed(&["position", "play", "-", "--seat", seat, "--move", action], &first);
            assert_ne!(after, first);
        }
    }
}

#[test]
fn a_seat_sees_less_than_everything() {
    let first = position();
    let action = ["position", "play", "-", "--seat", "2", "--move", r#"{"play":3}"#];
    let played = good_fed(&action, &first);
    let show = |arguments: &[&str]| good_fed(&[&["position", "show", "-"], arguments].concat(), &played);
    let (all, own, other, spectator) =
        (show(&[]), show(&["--seat", "2"]), show(&["--seat", "1"]), show(&["--spectator"]));
    assert!(all.contains("3, face down") && own.contains("3, face down"), "{all}{own}");
    assert!(!other.contains("3, face down") && !spectator.contains("3, face down"), "{other}{spectator}");
}

#[test]
fn events_come_as_json_when_asked_for() {
    let output =
        fed(&["position", "play", "-", "--seat", "1", "--move", r#"{"play":3}"#, "--json"], &position());
    let told: Value = serde_json::from_str(&err(&output)).unwrap();
    assert_eq!(told["events"][0], json!({"to": "everyone", "event": {"type": "card_laid", "seat": 1}}));
    assert_eq!(told["events"][1]["to"], json!([1]), "{told}");
    let line = &told["lines"][0];
    assert_eq!((&line["to"], &told["lines"][1]["to"]), (&json!({"all_but": [1]}), &json!([1])), "{told}");
    assert_eq!(line["words"], "Seat 1 lays a card face down.");
    assert_eq!((&line["rule"], &line["weight"]), (&json!("room"), &json!("detail")));
}

#[test]
fn what_a_position_shows_to_programs_says_what_goes_on() {
    let shown = good_fed(&["position", "show", "-", "--seat", "1", "--json"], &position());
    let shown: Value = serde_json::from_str(&shown).unwrap();
    let now = shown["now"]["text"].as_str().unwrap();
    assert!(now.ends_with("Choose a card. All are turned over together."), "{now}");
    assert_eq!((&shown["eye"], &shown["standing"]), (&json!(1), &Value::Null));
    let choice = &shown["moves"][2];
    assert_eq!((&choice["move"], &choice["words"]), (&json!({"play": 3}), &json!("Play the 3")));
    assert!(choice["brings"].as_str().unwrap().starts_with("With a 3 "), "{choice}");
    let watched = good_fed(&["position", "show", "-", "--spectator", "--json"], &position());
    assert_eq!(serde_json::from_str::<Value>(&watched).unwrap()["moves"], Value::Null);
}

/// What a seat sees of a position.
fn seen(position: &str, seat: &str) -> Value {
    let shown = good_fed(&["position", "show", "-", "--seat", seat, "--json"], position);
    serde_json::from_str::<Value>(&shown).unwrap()["view"].clone()
}

#[test]
fn an_imagined_world_looks_the_same_to_the_seat_that_imagines_it_and_holds_no_secret() {
    let played = good_fed(&["position", "play", "-", "--seat", "2", "--move", r#"{"play":3}"#], &position());
    let imagine = |seed| good_fed(&["position", "imagine", "-", "--seat", "1", "--seed", seed], &played);
    let worlds: Vec<String> = ["1", "2", "3", "4", "5"].map(imagine).into();
    assert_eq!(worlds[0], imagine("1"));
    assert!(worlds.iter().any(|world| seen(world, "2") != seen(&played, "2")), "it always guesses right");
    for world in worlds {
        assert_eq!(seen(&world, "1"), seen(&played, "1"));
        let (world, truth): (Value, Value) =
            (serde_json::from_str(&world).unwrap(), serde_json::from_str(&played).unwrap());
        assert_ne!(world["seed"], truth["seed"]);
    }
    assert!(bad_fed(&["position", "imagine", "-", "--seat", "5"], &played).contains("there is no seat 5"));
}

#[test]
fn a_seat_that_may_do_nothing_is_told_so_beside_an_empty_list() {
    let played = good_fed(&["position", "play", "-", "--seat", "2", "--move", r#"{"play":3}"#], &position());
    let output = fed(&["position", "moves", "-", "--seat", "2"], &played);
    assert!(output.status.success());
    let moves = out(&output);
    if moves.is_empty() {
        assert!(err(&output).contains("Seat 2 may do nothing now. Waiting for"), "{}", err(&output));
    }
}

#[test]
fn an_option_is_set_by_its_name() {
    let tactical = good(&["position", "new", "raiders", "--seed", "7", "--option", "tactical=true"]);
    let position: Value = serde_json::from_str(&tactical).unwrap();
    assert_eq!(position["table"]["options"]["tactical"], true);
}

#[test]
fn a_refusal_names_the_rule_and_the_reason() {
    let played = good_fed(&["position", "play", "-", "--seat", "1", "--move", r#"{"play":3}"#], &position());
    let reason = bad_fed(&["position", "play", "-", "--seat", "1", "--move", r#"{"play":4}"#], &played);
    let expected =
        "error: You have laid your card for this room; wait for the others. (rule: Playing a room)\n";
    assert_eq!(reason, expected);
}
