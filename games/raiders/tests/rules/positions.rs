//! Positions as files: what can be reached reads and writes, what cannot is listed with every reason.

use crate::support::{Table, recorded};
use serde_json::{Value, json};
use undercroft_core::{Position, Setup};
use undercroft_kit::positions::{self, Case};
use undercroft_raiders::Raiders;

fn faults(table: &Table, edits: &[(&str, Value)]) -> Vec<String> {
    positions::faults::<Raiders>(&table.json(), edits)
}

fn each_is_the_only_fault(table: &Table, cases: &[Case<'_>]) {
    positions::each_is_the_only_fault::<Raiders>(&table.json(), cases);
}

fn table() -> Table {
    Table::of(3).room("Goblin").then(["Lava", "Snake", "Store", "Dragon"])
}

#[test]
fn numbers_out_of_range_are_named_with_the_range() {
    let cases = [
        ("/level", json!(6), "level", "from 1 to 5"),
        ("/level", json!(-1), "level", "from 1 to 5"),
        ("/room", json!(0), "room", "from 1 to 5"),
        ("/players/1/coins", json!(21), "players[1].coins", "from 0 to 20"),
        ("/players/1/coins", json!(-1), "players[1].coins", "from 0 to 20"),
        ("/players/0/wounds", json!(-3), "players[0].wounds", "from 0 to 999"),
        ("/players/0/wounds", json!(1000), "players[0].wounds", "from 0 to 999"),
        ("/players/2/items/key", json!(7), "players[2].items.key", "from 0 to 6"),
        ("/seen_by", json!([4]), "seen_by", "from 1 to 3"),
    ];
    each_is_the_only_fault(&table(), &cases);
}

#[test]
fn a_row_and_a_table_have_their_size() {
    let row = table().json()["state"]["row"].clone();
    let short: Value = row.as_array().unwrap()[..4].iter().cloned().collect();
    let players = table().json()["state"]["players"].clone();
    let crowd: Value = (0..4).map(|i| players[i % 3].clone()).collect();
    each_is_the_only_fault(
        &table(),
        &[("/row", short, "row", "5 rooms"), ("/players", crowd, "players", "4 are written")],
    );
}

#[test]
fn cards_that_do_not_exist_or_lie_in_two_places_are_named() {
    let cases = [
        ("/row/2/card", json!("Gremlin"), "row[2].card", "no card `Gremlin`"),
        ("/row/2/card", json!("Snake #2"), "row[2].card", "no card `Snake #2`"),
        ("/row/2/card", json!("Lava"), "row", "than there are: 1"),
        ("/pile/0", json!("Gremlin"), "pile[0]", "no card `Gremlin`"),
        ("/pile/0", json!("Lava"), "pile[0]", "than there are: 1"),
        ("/pile/0", json!("Medusa"), "pile[0]", "boss"),
        ("/row/4/card", json!("Medusa"), "row[4].card", "last room of the last level"),
    ];
    each_is_the_only_fault(&table(), &cases);
    let last = Table::of(3).room("Medusa");
    each_is_the_only_fault(&last, &[("/row/4/card", json!("Lava"), "row[4].card", "is a boss")]);
}

#[test]
fn the_pile_and_the_level_cards_match_the_level() {
    let pile = table().json()["state"]["pile"].clone();
    let few: Value =
        table().json()["state"]["level_cards_left"].as_array().unwrap()[1..].iter().cloned().collect();
    let short: Value = pile.as_array().unwrap()[1..].iter().cloned().collect();
    let cases = [
        ("/pile", short, "pile", "25 cards, not 24"),
        ("/level_cards_left", few, "level_cards_left", "there are 6"),
        ("/level_cards_left/1", json!("DUDUD"), "level_cards_left[1]", "not so many level cards `DUDUD`"),
        ("/level_cards_left/1", json!("DDDDD"), "level_cards_left[1]", "U for a room that lies open"),
        ("/level_cards_left/1", json!("UD"), "level_cards_left[1]", "no level card `UD`"),
    ];
    each_is_the_only_fault(&table(), &cases);
}

#[test]
fn power_cards_are_each_in_one_place() {
    let both = "hand and shown together";
    let cases = [
        ("/players/0/hand", json!([1, 2, 3, 4]), "players[0].hand", both),
        ("/players/0/shown", json!([5]), "players[0].hand", both),
        ("/players/0/hand", json!([1, 2, 3, 4, 5, 5]), "players[0].hand", "5 is there twice"),
        ("/players/0/hand", json!([1, 2, 3, 4, 5, 6]), "players[0].hand", "from 1 to 5"),
    ];
    each_is_the_only_fault(&table(), &cases);
    let open = [("/players/0/hand", json!([1, 2, 3, 4])), ("/players/0/shown", json!([5]))];
    let found = faults(&table(), &open);
    assert_eq!(found, ["players[0].shown: more power cards lie open than there were rooms in this level"]);
}

#[test]
fn characters_exist_and_differ() {
    let other = table().json()["state"]["players"][0]["character"].clone();
    let cases = [
        ("/players/1/character", json!("Bard"), "players[1].character", "no character `Bard`"),
        ("/players/1/character", other, "players[1].character", "somebody else"),
    ];
    each_is_the_only_fault(&table(), &cases);
}

#[test]
fn dark_rooms_are_those_of_a_level_card() {
    let cases = [
        ("/row/0/face_down", json!(true), "row[0].face_down", "entered"),
        ("/row/1/face_down", json!(false), "row", "no level card"),
    ];
    each_is_the_only_fault(&table(), &cases);
}

#[test]
fn nobody_has_looked_at_dark_rooms_where_there_are_none() {
    let mut lit = table().json();
    for room in lit["state"]["row"].as_array_mut().unwrap() {
        room["face_down"] = json!(false);
    }
    lit["state"]["seen_by"] = json!([1]);
    let found = Position::<Raiders>::from_json(&lit.to_string()).err().unwrap_or_default();
    assert!(found.iter().any(|fault| fault.place == "seen_by"), "{found:?}");
}

#[test]
fn faults_of_every_kind_are_listed_at_once() {
    let many = [
        ("/level", json!(9)),
        ("/players/0/coins", json!(99)),
        ("/players/1/character", json!("Bard")),
        ("/row/1/card", json!("Unicorn")),
        ("/pile/0", json!("Hydra")),
        ("/map", json!(1)),
    ];
    let found = faults(&table(), &many);
    for part in ["level: 9", "players[0].coins", "players[1].character", "row[1].card", "pile[0]", "map"] {
        assert!(found.iter().any(|fault| fault.starts_with(part)), "{part} is missing in {found:?}");
    }
}

#[test]
fn nobody_holds_items_that_the_box_does_not() {
    let many = [("/players/0/items/torch", json!(4)), ("/players/1/items/torch", json!(3))];
    assert_eq!(faults(&table(), &many), ["players: they have 7 of the 6 cards `torch` together"]);
}

#[test]
fn a_map_is_there_in_the_tactical_variant_alone() {
    each_is_the_only_fault(&table(), &[("/map", json!(1), "map", "only the tactical variant")]);
    let cases = [("/map", json!(null), "map", "somebody holds"), ("/map", json!(4), "map", "from 1 to 3")];
    each_is_the_only_fault(&table().map(2), &cases);
}

#[test]
fn a_laid_card_must_be_one_that_could_be_laid() {
    let cases = [
        ("/players/0/card", json!("key"), "players[0].card", "cannot be played into this room"),
        ("/players/0/card", json!("sword"), "players[0].card", "must also stand in the hand"),
    ];
    each_is_the_only_fault(&table(), &cases);
    let played: Vec<(String, Value)> = (0..3).map(|i| (format!("/players/{i}/card"), json!(1))).collect();
    let edits: Vec<(&str, Value)> =
        played.iter().map(|(place, card)| (place.as_str(), card.clone())).collect();
    assert_eq!(faults(&table(), &edits).len(), 1, "somebody must still have a card to play");
}

#[test]
fn crystal_balls_are_used_only_where_all_cards_lie_open() {
    let phase = "/phase";
    let again = json!("choosing_again");
    let ball = ("/players/0/used_crystal_ball", json!(true));
    assert_eq!(
        faults(&table(), std::slice::from_ref(&ball)).len(),
        1,
        "not before all cards are turned over"
    );
    let nobody = faults(&table(), &[(phase, again.clone())]);
    assert!(nobody.iter().any(|fault| fault.contains("nobody used a crystal ball")), "{nobody:?}");
    let too_soon = faults(&table(), &[(phase, again.clone()), ball.clone()]);
    assert!(too_soon.iter().any(|fault| fault.contains("everybody else has played")), "{too_soon:?}");
    let escape = Table::of(3).room("Necromancer");
    let odd = faults(&escape, &[(phase, again), ball]);
    assert!(odd.iter().any(|fault| fault.contains("is an escape")), "{odd:?}");
}

#[test]
fn an_open_card_lies_among_the_shown() {
    let open = |card: Value| {
        let file = table().holds(1, "ball").plays("ball 4 5").position.to_json();
        let mut file: Value = serde_json::from_str(&file).unwrap();
        file["state"]["players"][1]["card"] = card;
        match Position::<Raiders>::from_json(&file.to_string()) {
            Ok(_) => String::new(),
            Err(faults) => faults.iter().map(|fault| fault.to_string()).collect(),
        }
    };
    assert_eq!(open(json!(4)), "");
    assert!(open(json!(3)).contains("must stand among the shown"));
    assert!(open(json!("crystal_ball")).contains("back in the supply"));
}

#[test]
fn in_the_tactical_variant_cards_lie_in_turn() {
    let table = table().map(2);
    let edits = [
        ("/players/0/card", json!(1)),
        ("/players/0/hand", json!([2, 3, 4, 5])),
        ("/players/0/shown", json!([1])),
    ];
    assert_eq!(faults(&table, &edits), ["players[0].card: it is not yet their turn, clockwise from the map"]);
}

#[test]
fn the_end_is_at_the_end() {
    let over = ("/phase", json!("over"));
    let early = faults(&table(), std::slice::from_ref(&over));
    assert!(early.iter().any(|fault| fault.contains("only after the last room")), "{early:?}");
    let out = ("/players/0/eliminated", json!(true));
    assert_eq!(faults(&table(), std::slice::from_ref(&out)).len(), 1);
    let medusa = Table::of(3).room("Medusa");
    assert_eq!(faults(&medusa, std::slice::from_ref(&out)).len(), 1, "not before she has attacked");
    assert_eq!(faults(&medusa, &[over.clone(), out.clone()]), [""; 0]);
    assert_eq!(
        faults(&Table::of(3).room("Golem"), &[over.clone(), out]).len(),
        1,
        "the Golem eliminates nobody"
    );
    let held = [over, ("/players/1/hand", json!([1, 2])), ("/players/1/shown", json!([3, 4, 5]))];
    assert_eq!(
        faults(&medusa, &held),
        ["players[1]: when the game is over everyone has taken their cards back"]
    );
}

#[test]
fn all_reasons_are_listed_at_once() {
    let found = faults(
        &table(),
        &[
            ("/players/0/coins", json!(99)),
            ("/players/1/wounds", json!(-1)),
            ("/players/2/hand", json!([1])),
            ("/row/2/card", json!("Gremlin")),
            ("/pile/3", json!("Medusa")),
        ],
    );
    let places: Vec<&str> = found.iter().filter_map(|fault| fault.split(": ").next()).collect();
    assert_eq!(
        places,
        ["row[2].card", "pile[3]", "players[0].coins", "players[1].wounds", "players[2].hand"],
        "{found:#?}"
    );
}

#[test]
fn what_is_no_position_at_all_is_refused_with_the_line() {
    positions::each_is_refused_with_the_line::<Raiders>(&["", "{", "[]", "{\"table\": 3}", "dragon"]);
    let mut unknown = table().json();
    unknown["state"]["players"][0]["mood"] = json!("good");
    assert!(Position::<Raiders>::from_json(&unknown.to_string()).is_err());
}

#[test]
fn a_position_is_the_same_after_being_written_and_read() {
    for (game, setup) in (0..).zip(Setup::every::<Raiders>()) {
        positions::survives_writing::<Raiders>(&recorded(setup, game));
    }
}

#[test]
fn a_pile_has_no_order() {
    let first = table().json();
    let mut turned = first.clone();
    turned["state"]["pile"].as_array_mut().unwrap().reverse();
    assert_ne!(turned, first);
    let read = |file: &Value| *Position::<Raiders>::from_json(&file.to_string()).expect("it reads").state();
    assert_eq!(read(&turned), read(&first));
}

#[test]
fn more_crystal_balls_were_not_used_than_are_left() {
    let mut file = Table::of(5).room("Snake").holds(1, "ball ball ball ball ball ball").json();
    file["state"]["phase"] = json!("choosing_again");
    for (i, player) in file["state"]["players"].as_array_mut().unwrap().iter_mut().enumerate() {
        player["used_crystal_ball"] = json!(i > 0);
    }
    let found = Position::<Raiders>::from_json(&file.to_string()).err().unwrap_or_default();
    assert!(found.iter().any(|fault| fault.reason.contains("crystal balls were used")), "{found:?}");
}

#[test]
fn a_game_read_in_the_middle_goes_on_as_the_one_that_was_written() {
    positions::goes_on_as_written::<Raiders>(&recorded(Setup::new::<Raiders>(4), 8), 60);
}
