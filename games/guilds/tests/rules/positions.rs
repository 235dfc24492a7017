//! Positions as files: what can be reached reads and writes, what cannot is listed with every reason.

use crate::support::{Play, Table, letter, random_game, recorded, tables};
use serde_json::{Value, json};
use undercroft_core::{Game, Position, Setup};
use undercroft_guilds::cards::Cards;
use undercroft_guilds::{Event, Guilds};
use undercroft_kit::positions::{self, Case};

fn faults(file: &Value, edits: &[(&str, Value)]) -> Vec<String> {
    positions::faults::<Guilds>(file, edits)
}

fn each_is_the_only_fault(file: &Value, cases: &[Case<'_>]) {
    positions::each_is_the_only_fault::<Guilds>(file, cases);
}

/// A to act with one adventurer in, in a dungeon of three levels.
fn table() -> Table {
    Table::of(3).dungeon("1 A3 B4\n 2 C5 --\n 3 -- --")
}

/// The end of a random game, as a file.
fn ended(seed: u64) -> Value {
    let mut setup = Setup::new::<Guilds>(3);
    setup.options.insert("masters".into(), "none".into());
    serde_json::from_str(&random_game(setup, seed).position.to_json()).expect("a position is JSON")
}

fn adventurer(seat: i64, strength: i64) -> Value {
    json!({"adventurer": {"seat": seat, "strength": strength}})
}

#[test]
fn numbers_out_of_range_are_named_with_the_range() {
    let cases = [
        ("/round", json!(4), "round", "from 1 to 3"),
        ("/round", json!(0), "round", "from 1 to 3"),
        ("/marker", json!(4), "marker", "from 1 to 3"),
        ("/turn/seat", json!(0), "turn.seat", "from 1 to 3"),
        ("/players/1/money", json!(-1), "players[1].money", "from 0 to "),
        ("/dungeon/0/level", json!(4), "dungeon[0].level", "from 1 to 3"),
        ("/dungeon/0/spaces/0/adventurer/strength", json!(6), "dungeon[0].spaces[0].strength", "from 1 to 5"),
        ("/dungeon/0/spaces/0/adventurer/seat", json!(4), "dungeon[0].spaces[0].seat", "from 1 to 3"),
        ("/undealt/0", json!(13), "undealt[0]", "from 0 to 12"),
    ];
    each_is_the_only_fault(&table().json(), &cases);
}

#[test]
fn a_table_a_dungeon_and_a_room_have_their_size() {
    let file = table().json();
    let players = file["state"]["players"].clone();
    let crowd: Value = (0..4).map(|i| players[i % 3].clone()).collect();
    let mut rooms = file["state"]["dungeon"].clone();
    rooms.as_array_mut().expect("rooms").pop();
    let cases = [
        ("/players", crowd, "players", "4 are written"),
        ("/dungeon", rooms, "dungeon", "3 rooms here, not 2"),
        ("/dungeon/2/spaces", json!([null]), "dungeon[2].spaces", "2 spaces, not 1"),
        ("/undealt", json!([12, 12]), "undealt", "three numbers"),
    ];
    each_is_the_only_fault(&file, &cases);
}

#[test]
fn every_adventurer_is_in_one_place_and_nobody_has_three_in() {
    let cases = [
        ("/dungeon/2/spaces/0", adventurer(1, 3), "dungeon[2].spaces[0]", "in the dungeon twice"),
        ("/players/1/disabled", json!([4, 5]), "dungeon[0].spaces[1]", "4 of seat 2 is disabled"),
        ("/players/0/disabled", json!([1]), "players[0].disabled", "two adventurers are disabled"),
        ("/players/0/disabled", json!([1, 1]), "players[0].disabled", "1 is there twice"),
        ("/players/0/disabled", json!([1, 6]), "players[0].disabled", "from 1 to 5"),
    ];
    positions::each_is_a_fault::<Guilds>(&table().json(), &cases);
    let three = [("/dungeon/1/spaces/1", adventurer(1, 4)), ("/dungeon/2/spaces/0", adventurer(1, 5))];
    let found = faults(&table().json(), &three);
    assert!(found.iter().any(|fault| fault.contains("more than two adventurers")), "{found:?}");
}

#[test]
fn the_first_of_two_spaces_is_taken_first() {
    let spaces = json!([null, adventurer(2, 5)]);
    let found = faults(&table().json(), &[("/dungeon/2/spaces", spaces)]);
    assert_eq!(found, ["dungeon[2].spaces: of two empty spaces the first is taken first"]);
}

#[test]
fn rooms_lie_in_the_order_of_their_levels() {
    let found = faults(&table().json(), &[("/dungeon/0/level", json!(3))]);
    assert!(found.iter().any(|fault| fault.contains("in the order of their levels")), "{found:?}");
}

#[test]
fn dealt_and_undealt_seen_and_unseen_rooms_add_up() {
    let file = table().json();
    let names = file["state"]["unseen"].as_array().expect("names").clone();
    let mut twice = names.clone();
    twice[1] = names[0].clone();
    let unknown = json!("Gremlins");
    let cases = [
        ("/undealt", json!([11, 11, 10]), "undealt", "33 rooms are undealt, not 32"),
        ("/undealt", json!([12, 10, 11]), "undealt[0]", "12 rooms of level 1"),
        ("/unseen/0", unknown, "unseen[0]", "no room `Gremlins`"),
        ("/unseen", json!(twice), "unseen[1]", "is there twice"),
        ("/unseen", json!(names[2..]), "unseen", "only 10 are unseen"),
    ];
    each_is_the_only_fault(&file, &cases);
    let second = table().round(2).json();
    let all: Vec<Value> = names;
    each_is_the_only_fault(&second, &[("/unseen", json!(all), "unseen", "at least one room was opened")]);
}

#[test]
fn what_is_behind_a_closed_room_can_be_chosen_and_nobody_knows_it() {
    let mut setup = Setup::new::<Guilds>(3);
    setup.options.insert("masters".into(), "none".into());
    for seed in 0..5 {
        let dealt = Play::dealt(setup.clone(), seed);
        let mut file: Value = serde_json::from_str(&dealt.position.to_json()).expect("JSON");
        let rooms = dealt.all().dungeon;
        let unseen = dealt.position.rules().contents().rooms;
        let mut chosen = Vec::new();
        for (i, room) in rooms.iter().enumerate() {
            let mut free =
                unseen.iter().filter(|card| card.level == room.level && !chosen.contains(&card.name));
            let name = free.next_back().expect("twelve of each level").name.clone();
            file["state"]["dungeon"][i]["card"] = json!(name);
            chosen.push(name);
        }
        let mut play =
            Play::new(Position::from_json(&file.to_string()).expect("a closed room may be chosen"));
        assert_eq!(play.all(), dealt.all(), "no eye sees it");
        while !play.happened(|event| *event == Event::ResolutionBegan) {
            let seat = play.position.rules().awaited(play.position.state()).first().expect("somebody");
            let action = play.position.moves(seat)[0];
            play.acts(letter(seat), action);
        }
        let opened = play.log.iter().filter_map(|heard| match heard.event {
            Event::RoomOpened { room, face } => Some((room, play.position.rules().room(face).name.clone())),
            _ => None,
        });
        for (room, name) in opened {
            assert_eq!(name, chosen[room.index()]);
        }
    }
}

#[test]
fn a_room_chosen_behind_a_door_is_of_its_level_unseen_and_behind_no_other() {
    let mut file = table().round(2).json();
    let chosen = |name: &str| [("/dungeon/0/card", json!(name))];
    assert!(faults(&table().json(), &chosen("Gremlins"))[0].contains("no room `Gremlins`"));
    assert!(faults(&table().json(), &chosen("Frost Wyrm"))[0].contains("of another level"));
    let unseen = file["state"]["unseen"].as_array().expect("names").clone();
    let seen = Cards::standard().rooms.iter().find(|card| !unseen.contains(&json!(card.name))).expect("one");
    let depth = usize::from(seen.level.number()) - 1;
    file["state"]["dungeon"][depth]["card"] = json!(seen.name);
    let found = faults(&file, &[]);
    assert!(found.iter().any(|fault| fault.contains("must be among the unseen too")), "{found:?}");
    let twins = Table::of(3).dungeon("1 A3 B4\n 1 C5 --\n 3 -- --").json();
    let twice = [("/dungeon/0/card", json!("Cellar Rats")), ("/dungeon/1/card", json!("Cellar Rats"))];
    let found = faults(&twins, &twice);
    assert!(found.iter().any(|fault| fault.contains("in the dungeon twice")), "{found:?}");
}

#[test]
fn dungeon_masters_are_those_of_the_table_and_in_one_place() {
    let file = table().master("The Beholder").json();
    let cases = [
        ("/master", json!(null), "master", "every round has a Dungeon Master"),
        ("/master", json!("The Intern"), "master", "no Dungeon Master `The Intern`"),
        ("/master", json!("The Succubus"), "masters_left[0]", "there already"),
        ("/masters_left", json!(["The Succubus"]), "masters_left", "10 left, not 1"),
    ];
    positions::each_is_a_fault::<Guilds>(&file, &cases);
    each_is_the_only_fault(
        &table().json(),
        &[("/master", json!("The Beholder"), "master", "without Dungeon Masters")],
    );
}

#[test]
fn what_a_dungeon_master_forbids_is_impossible() {
    let succubus =
        Table::of(3).master("The Succubus").dungeon("1 A3 B4\n 2 C5 --\n 3 -- --").disabled('A', [4, 5]);
    let found = faults(&succubus.json(), &[("/dungeon/0/spaces/0", adventurer(1, 1))]);
    assert_eq!(found, ["dungeon[0].spaces[0]: The Succubus lets no 1 in"]);
    let caveman = Table::of(3).master("The Caveman").dungeon("1 A3 B4\n 2 C5 --\n 3 -- --");
    let found = faults(&caveman.json(), &[("/players/0/disabled", json!([1, 4]))]);
    assert_eq!(found, ["players[0].disabled: The Caveman has everyone disable 1 and 2"]);
}

#[test]
fn ghosts_are_two_where_the_table_plays_with_them() {
    let ghost = || json!("ghost");
    let found = faults(&table().json(), &[("/dungeon/2/spaces/0", ghost())]);
    assert_eq!(found, ["dungeon: there are ghosts only where the table plays with them"]);
    let haunted = Table::of(3).ghost().dungeon("1 gh --\n 2 gh --\n 2 -- --\n 3 -- --").json();
    let found = faults(&haunted, &[("/dungeon/3/spaces/0", ghost())]);
    assert_eq!(found, ["dungeon: 2 ghosts are in it, not 3"]);
}

#[test]
fn it_is_the_turn_of_somebody_who_does_not_pass() {
    let cases = [
        ("/turn", json!(null), "turn", "somebody's turn"),
        ("/marker", json!(null), "marker", "somebody has the start player marker"),
    ];
    each_is_the_only_fault(&table().json(), &cases);
    let file = Table::of(3).dungeon("1 A3 B4\n 2 A5 --\n 3 -- --").turn('B').json();
    each_is_the_only_fault(&file, &[("/turn/seat", json!(1), "turn", "has two adventurers in the dungeon")]);
}

#[test]
fn whom_to_disable_is_decided_before_the_first_round_alone() {
    let dealt = Play::dealt(Setup::new::<Guilds>(3), 1).position.to_json();
    let dealt: Value = serde_json::from_str(&dealt).expect("a position is JSON");
    let cases = [
        ("/marker", json!(1), "marker", "write null"),
        ("/turn", json!({"seat": 1, "winding": "clockwise"}), "turn", "write null"),
        ("/players/0/choice", json!([1]), "players[0].choice", "two adventurers are disabled"),
        ("/players/0/disabled", json!([1, 2]), "players[0].disabled", "before all have decided"),
        ("/dungeon/0/spaces/0", adventurer(1, 3), "dungeon", "nobody stands in the dungeon"),
    ];
    each_is_the_only_fault(&dealt, &cases);
    let all = [0, 1, 2]
        .map(|i| (["/players/0/choice", "/players/1/choice", "/players/2/choice"][i], json!([1, 2])));
    let found = faults(&dealt, &all);
    assert_eq!(found, ["players: somebody must still decide whom to disable, or it would be shown"]);
    each_is_the_only_fault(
        &table().json(),
        &[("/players/0/choice", json!([1, 2]), "players[0].choice", "only before the first round")],
    );
}

#[test]
fn the_end_is_at_the_end() {
    let early = faults(&table().json(), &[("/phase", json!("over")), ("/turn", json!(null))]);
    for part in ["only after round 3", "everyone has two adventurers"] {
        assert!(early.iter().any(|fault| fault.contains(part)), "{part}: {early:?}");
    }
    let cleared = (0..).map(ended).find(|file| !file["state"]["dungeon"][2]["card"].is_null());
    let cleared = cleared.expect("some game ends in the last room");
    let found = faults(&cleared, &[("/dungeon/0/card", json!(null))]);
    assert!(found.iter().any(|fault| fault.contains("no room above it failed")), "{found:?}");
}

#[test]
fn all_reasons_are_listed_at_once() {
    let edits = [
        ("/round", json!(9)),
        ("/players/0/money", json!(-5)),
        ("/players/1/disabled", json!([7, 8])),
        ("/dungeon/1/level", json!(0)),
        ("/dungeon/2/card", json!("Unicorn")),
        ("/unseen/3", json!("Hydra")),
        ("/master", json!("The Intern")),
    ];
    let found = faults(&table().json(), &edits);
    let parts =
        ["round: 9", "players[0].money", "players[1].disabled", "dungeon[1].level", "dungeon[2].card"];
    for part in parts.into_iter().chain(["unseen[3]", "master"]) {
        assert!(found.iter().any(|fault| fault.starts_with(part)), "{part} is missing in {found:#?}");
    }
}

#[test]
fn what_is_no_position_at_all_is_refused_with_the_line() {
    positions::each_is_refused_with_the_line::<Guilds>(&["", "{", "[]", "{\"table\": 3}", "succubus"]);
    let mut unknown = table().json();
    unknown["state"]["players"][0]["mood"] = json!("good");
    assert!(Position::<Guilds>::from_json(&unknown.to_string()).is_err());
}

#[test]
fn a_position_is_the_same_after_being_written_and_read() {
    for (game, setup) in (0..).zip(tables()) {
        positions::survives_writing::<Guilds>(&recorded(setup, game));
    }
}

#[test]
fn a_pile_has_no_order() {
    let first = table().json();
    let mut turned = first.clone();
    turned["state"]["unseen"].as_array_mut().expect("names").reverse();
    assert_ne!(turned, first);
    let read = |file: &Value| *Position::<Guilds>::from_json(&file.to_string()).expect("it reads").state();
    assert_eq!(read(&turned), read(&first));
}

#[test]
fn a_game_read_in_the_middle_goes_on_as_the_one_that_was_written() {
    positions::goes_on_as_written::<Guilds>(&recorded(Setup::new::<Guilds>(4), 8), 20);
}
