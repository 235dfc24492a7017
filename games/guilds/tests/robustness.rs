//! Nothing that somebody writes into a position makes the program stumble: either the faults are listed, or the
//! position can be looked at, played and played out. The same holds for moves that nobody should send.

mod support;

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};
use std::sync::OnceLock;
use support::{Play, adventurer, letter, pair, tables};
use undercroft_core::chance::{pick, quick};
use undercroft_core::{Eye, Game, Names, Position, Seat, Setup, Silence};
use undercroft_guilds::{Depth, Guilds, Move};

/// What is done to a file at a place picked at random.
#[derive(Clone, Debug)]
enum Change {
    Put(Value),
    Add(i64),
    Remove,
    Double,
    Swap(Index),
    /// Another value from elsewhere in the same file.
    Copy(Index),
}

fn changes() -> impl Strategy<Value = Vec<(Index, Change)>> {
    let words = prop::sample::select(vec![
        "ghost",
        "disabling",
        "placing",
        "over",
        "clockwise",
        "counterclockwise",
        "The Succubus",
        "The Caveman",
        "Boardgame Lord",
        "Cellar Rats",
        "Frost Wyrm",
        "guilds",
        "changed",
        "2v2",
        "all",
        "none",
        "",
    ]);
    let value = prop_oneof![
        6 => (-2i64..8).prop_map(|n| json!(n)),
        1 => any::<i64>().prop_map(|n| json!(n)),
        1 => any::<f64>().prop_map(|n| json!(n)),
        2 => any::<bool>().prop_map(|b| json!(b)),
        1 => Just(Value::Null),
        4 => words.prop_map(|word| json!(word)),
        1 => ".{0,12}".prop_map(|text| json!(text)),
        2 => prop::collection::vec(0i64..7, 0..6).prop_map(|list| json!(list)),
        1 => prop::sample::select(vec![json!({}), json!(u64::MAX), json!("18446744073709551615")]),
    ];
    let change = prop_oneof![
        6 => value.prop_map(Change::Put),
        4 => (-3i64..=3).prop_map(Change::Add),
        1 => Just(Change::Remove),
        1 => Just(Change::Double),
        3 => any::<Index>().prop_map(Change::Swap),
        3 => any::<Index>().prop_map(Change::Copy),
    ];
    prop::collection::vec((any::<Index>(), change), 1..5)
}

/// The places of everything in a file, as JSON pointers.
fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_string());
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(i, item)| places(item, &format!("{at}/{i}"), found));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(name, field)| places(field, &format!("{at}/{name}"), found));
        }
        _ => {}
    }
}

fn change(file: &mut Value, at: Index, change: &Change) {
    let mut found = Vec::new();
    places(file, "", &mut found);
    let place = &found[at.index(found.len())];
    let elsewhere = |index: &Index| file.pointer(&found[index.index(found.len())]).cloned();
    let copied = if let Change::Copy(from) = change { elsewhere(from) } else { None };
    let Some(spot) = file.pointer_mut(place) else { return };
    match (change, spot) {
        (Change::Put(value), spot) => *spot = value.clone(),
        (Change::Copy(_), spot) => *spot = copied.unwrap_or(Value::Null),
        (Change::Add(n), spot) => {
            if let Some(number) = spot.as_i64() {
                *spot = json!(number.saturating_add(*n));
            }
        }
        (Change::Remove, Value::Array(items)) => drop(items.pop()),
        (Change::Double, Value::Array(items)) => items.extend(items.first().cloned()),
        (Change::Swap(with), Value::Array(items)) if items.len() > 1 => {
            let (first, second) = (at.index(items.len()), with.index(items.len()));
            items.swap(first, second);
        }
        _ => {}
    }
}

/// A position some way into a random game.
fn on_the_way(table: usize, seed: u64, steps: usize) -> Position<Guilds> {
    static TABLES: OnceLock<Vec<Setup>> = OnceLock::new();
    let setups = TABLES.get_or_init(tables);
    let setup = &setups[table % setups.len()];
    let moves = Play::dealt(setup.clone(), seed).play_out(seed);
    let mut play = Play::dealt(setup.clone(), seed);
    for played in moves.iter().take(steps % (moves.len() + 1)) {
        play.acts(letter(played.seat), played.action);
    }
    play.position
}

/// Looks at a position from all sides, tries every move of every seat, and plays it to the end.
fn can_be_played(position: &Position<Guilds>, seed: u64) {
    let rules = position.rules();
    let rng = &mut quick(seed);
    let mut state = *position.state();
    let names = Names::numbers(rules.players());
    let written =
        serde_json::from_value(serde_json::to_value(rules.write(&state)).expect("plain")).expect("plain");
    assert_eq!(rules.read(&written).expect("what was read is written and read again"), state);
    for steps in 0.. {
        assert!(steps <= rules.longest(), "it goes on and on");
        let mut moves = Vec::new();
        for seat in Seat::all(rules.players()) {
            let view = rules.view(&state, Eye::Seat(seat));
            assert!(!rules.say_view(&view, &names).is_empty());
            let world = rules.imagine(&state, seat, rng);
            assert_eq!(rules.view(&world, Eye::Seat(seat)), view);
            let mut listed = Vec::new();
            rules.moves(&state, seat, &mut listed);
            assert!(!listed.is_empty() || !rules.awaited(&state).contains(seat), "{seat} is stuck");
            for action in listed {
                assert!(!rules.say_move(&view, action).is_empty());
                let played = rules.play(&mut state.clone(), seat, action, rng, &mut Silence);
                assert_eq!(played, Ok(()), "{seat} {action:?} is listed");
                moves.push((seat, action));
            }
        }
        if moves.is_empty() {
            break;
        }
        let (seat, action) = pick(rng, &moves);
        let mut told = Vec::new();
        rules.play(&mut state, seat, action, rng, &mut told).expect("it was accepted before");
        told.iter().for_each(|heard| assert!(!rules.say_event(&heard.event, &names).is_empty()));
    }
    let outcome = rules.outcome(&state).expect("nobody may act, so it is over");
    assert_eq!(outcome.players(), rules.players());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4000) })]

    #[test]
    fn a_position_changed_anywhere_is_refused_with_reasons_or_can_be_played(
        table in 0usize..66, seed in 0u64..1000, steps in 0usize..200, changes in changes(),
    ) {
        let text = on_the_way(table, seed, steps).to_json();
        let mut file: Value = serde_json::from_str(&text).expect("a position is JSON");
        changes.iter().for_each(|(at, how)| change(&mut file, *at, how));
        match Position::<Guilds>::from_json(&file.to_string()) {
            Ok(position) => can_be_played(&position, seed),
            Err(faults) => {
                prop_assert!(!faults.is_empty());
                prop_assert!(faults.iter().all(|fault| !fault.place.is_empty() && !fault.reason.is_empty()));
            }
        }
    }

    #[test]
    fn a_state_changed_in_numbers_and_adventurers_alone_is_refused_or_can_be_played(
        table in 0usize..66, seed in 0u64..1000, steps in 0usize..200,
        at in any::<Index>(), by in -2i64..=2, sent in prop::option::of((1i64..=6, 1i64..=5)), where_to in any::<Index>(),
    ) {
        let text = on_the_way(table, seed, steps).to_json();
        let mut file: Value = serde_json::from_str(&text).expect("a position is JSON");
        let mut found = Vec::new();
        places(&file["state"], "", &mut found);
        found.retain(|place| file["state"].pointer(place).is_some_and(Value::is_i64));
        let spot = file["state"].pointer_mut(&found[at.index(found.len())]).expect("it is there");
        *spot = json!(spot.as_i64().unwrap_or(0) + by);
        if let Some((seat, strength)) = sent {
            let rooms = file["state"]["dungeon"].as_array_mut().expect("rooms");
            let place = where_to.index(2 * rooms.len());
            rooms[place / 2]["spaces"][place % 2] = json!({"adventurer": {"seat": seat, "strength": strength}});
        }
        if let Ok(position) = Position::<Guilds>::from_json(&file.to_string()) {
            can_be_played(&position, seed);
        }
    }

    #[test]
    fn a_file_cut_off_or_with_a_letter_changed_is_refused_or_can_be_played(
        table in 0usize..66, seed in 0u64..1000, steps in 0usize..200,
        at in any::<Index>(), letter in prop::option::of(any::<char>()),
    ) {
        let mut letters: Vec<char> = on_the_way(table, seed, steps).to_json().chars().collect();
        let at = at.index(letters.len());
        match letter {
            Some(letter) => letters[at] = letter,
            None => letters.truncate(at),
        }
        let text: String = letters.into_iter().collect();
        match Position::<Guilds>::from_json(&text) {
            Ok(position) => can_be_played(&position, seed),
            Err(faults) => prop_assert!(!faults.is_empty()),
        }
    }

    #[test]
    fn any_move_by_any_seat_is_played_if_listed_and_else_refused_with_nothing_changed(
        table in 0usize..66, seed in 0u64..1000, steps in 0usize..200,
        tries in prop::collection::vec((0usize..8, 0usize..4, 1i64..=5, 0u8..8, 0u8..3), 1..12),
    ) {
        let mut position = on_the_way(table, seed, steps);
        for (seat, kind, strength, room, space) in tries {
            let (seat, room, adventurer) = (Seat::new(seat), Depth(room), adventurer(strength));
            let action = match kind {
                0 => Move::Place { adventurer, room },
                1 => Move::Bump { adventurer, room, space },
                2 => Move::Replace { adventurer, room, space },
                _ => Move::Disable(pair(strength, strength % 5 + 1)),
            };
            let listed = seat.index() < position.rules().players() && position.moves(seat).contains(&action);
            let before = *position.state();
            let played = position.play(seat, action);
            prop_assert_eq!(played.is_ok(), listed);
            if let Err(refusal) = played {
                prop_assert_eq!(*position.state(), before);
                prop_assert!(!refusal.rule().is_empty() && !refusal.reason().is_empty());
            }
        }
    }
}
