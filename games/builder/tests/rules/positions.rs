//! Written positions: what no game can reach is refused with the place and the reason.

use crate::support::{Table, recorded, short};
use serde_json::{Value, json};
use undercroft_builder::Builder;
use undercroft_kit::positions::{
    each_is_a_fault, each_is_refused_with_the_line, goes_on_as_written, survives_writing,
};

fn file() -> Value {
    let table = Table::of(2).dungeon('A', "Lair / Orc+1 / Pit\nCrossroads").hand('A', "Orc, Chamber");
    let mut file = table.reds('A', "Trapwright").json();
    file["state"]["razed"] = Value::Null;
    file
}

#[test]
fn a_position_survives_being_written_at_any_time() {
    survives_writing::<Builder>(&recorded(short(2), 2));
    survives_writing::<Builder>(&recorded(short(4), 9));
}

#[test]
fn a_game_goes_on_as_it_was_written() {
    goes_on_as_written::<Builder>(&recorded(short(3), 5), 90);
}

#[test]
fn what_is_out_of_range_is_refused() {
    each_is_a_fault::<Builder>(
        &file(),
        &[
            ("/cycle", json!(0), "cycle", "between 1 and 2"),
            ("/round", json!(9), "round", "between 1 and 5"),
            ("/turn", json!(3), "turn", "between 1 and 2"),
            ("/took", json!(["Orc", "Orc", "Orc", "Orc"]), "took", "between 0 and 3"),
            ("/settled", json!(true), "settled", "before that phase"),
            ("/razed", json!(3), "razed", "settles which rooms"),
            ("/players/0/gold", json!(-1), "players[0].gold", "between 0 and"),
            ("/players/0/rooms/0/level", json!(3), "players[0].rooms[0].level", "between 0 and 2"),
            ("/players/0/monsters/0/room", json!(3), "players[0].monsters[0].room", "no such room"),
            ("/players/0/monsters/0/killed", json!(1), "players[0].monsters[0].killed", "between 0 and 0"),
            ("/players/0/rooms/0/trap/spent", json!(1), "players[0].rooms[0].trap", "without charges"),
            ("/parties", json!([]), "parties", "are left in this cycle"),
            ("/destroyed", json!(1), "improvements", "in all"),
        ],
    );
}

#[test]
fn cards_that_are_not_there_or_do_not_go_together_are_refused() {
    let trap = json!({"cards": [{"card": "Orc", "known": "face_up"}], "spent": 0});
    let stack = json!([{"card": "Orc", "known": {"seen_by": []}}, {"card": "Pit", "known": {"seen_by": []}}]);
    each_is_a_fault::<Builder>(
        &file(),
        &[
            ("/players/0/hand", json!({"Unicorn": 1}), "players[0].hand", "no card `Unicorn`"),
            ("/players/0/hand", json!({"Orc": 3}), "cards", "of `Orc` at this table"),
            ("/players/0/rooms/0/card", json!("Orc"), "players[0].rooms[0]", "is no room"),
            ("/players/0/rooms/0/trap", trap, "players[0].rooms[0].trap", "cannot lie there"),
            ("/players/0/monsters/0/cards", stack, "players[0].monsters[0].cards", "cannot lie there"),
            (
                "/players/0/improvements",
                json!(["Trapwright", "Trapwright"]),
                "players[0].improvements",
                "no two are equal",
            ),
            (
                "/players/0/rooms/0/known",
                json!({"seen_by": [1]}),
                "players[0].rooms[0].known",
                "the owner knows",
            ),
        ],
    );
}

#[test]
fn a_stage_must_agree_with_the_rest() {
    each_is_a_fault::<Builder>(
        &file(),
        &[
            ("/stage", json!("answer"), "interference", "say which"),
            ("/stage", json!("strike"), "round", "between 6 and 6"),
            (
                "/interference",
                json!({"card": "Cave-in (blue)", "whom": 2, "at": 1}),
                "interference",
                "write null",
            ),
            ("/players/0/order", json!("never"), "players[0].order", "one invasion"),
        ],
    );
}

#[test]
fn an_invasion_must_hang_together() {
    let play = Table::of(2)
        .dungeon('A', "Lair / Orc+1 / Pit\nCrossroads")
        .party("Fighter Cleric Thief Mage")
        .invade();
    let file: Value = serde_json::from_str(&play.position.to_json()).unwrap();
    each_is_a_fault::<Builder>(
        &file,
        &[
            ("/invasion", json!(null), "invasion", "say where"),
            ("/invasion/at", json!(5), "invasion.at", "no such room"),
            ("/invasion/at", json!(0), "invasion.at", "at the hoard"),
            ("/invasion/party", json!("Nobody"), "invasion.party", "no party"),
            ("/invasion/to_answer", json!([]), "invasion.to_answer", "somebody is to answer"),
            ("/invasion/members/0/health", json!(0), "invasion.members[0].health", "between 1 and 6"),
            ("/invasion/members/0/loss", json!(1), "invasion.members", "morale is at stake"),
            ("/invasion/next", json!("move"), "invasion.next", "only the Moral Compass"),
            ("/invasion/frights", json!(2), "invasion.frights", "before anything else"),
        ],
    );
}

#[test]
fn what_is_no_position_is_refused_with_the_line() {
    each_is_refused_with_the_line::<Builder>(&["", "{", "[]", "{\"table\": 1}"]);
}
