//! Whatever is done to a position, a move or a record, it is read or refused; nothing panics.

use proptest::prelude::*;
use serde_json::Value;
use undercroft_bots::BotSpec;
use undercroft_catalog::{GameInstance, Title, titles};
use undercroft_core::{Eye, MAX_SEATS, Seat, Seed, Setup};
use undercroft_lab::Plan;
use undercroft_words::Language;

/// A table for some of the numbers of players, with some of the options.
fn setup(title: &dyn Title, players: usize, seed: u64) -> Setup {
    let about = title.about();
    let players = about.fewest + players % (about.most - about.fewest + 1);
    let mut setup = title.setup(players);
    for (i, option) in title.options().iter().enumerate() {
        let values = option.values();
        let mut other = setup.clone();
        other.options.insert(option.name.into(), values[(seed >> i) as usize % values.len()].clone());
        // Not every choice goes with every other.
        if title.contents(&other).is_ok() {
            setup = other;
        }
    }
    setup
}

/// A table some moves into a game: each number picks who moves and what.
fn table(title: &dyn Title, players: usize, seed: u64, moves: &[u8]) -> Box<dyn GameInstance> {
    let (mut table, _) = title.deal(setup(title, players, seed), Seed::from_number(seed)).unwrap();
    for &pick in moves {
        let awaited = table.awaited();
        let Some(seat) = awaited.into_iter().nth(usize::from(pick) % awaited.len().max(1)) else { break };
        let choices = table.moves(seat);
        table.play(seat, &choices[usize::from(pick / 8) % choices.len()].json).unwrap();
    }
    table
}

/// Looks at everything a table can be asked.
fn ask_everything(table: &mut dyn GameInstance) {
    for eye in Seat::all(table.players()).map(Eye::Seat).chain([Eye::Spectator, Eye::All]) {
        table.view(eye);
        table.draw(eye, Language::English);
    }
    for seat in Seat::all(MAX_SEATS) {
        if let Some(choice) = table.moves(seat).first() {
            table.play(seat, &choice.json).expect("a listed move is accepted");
        }
    }
    table.outcome();
    table.fingerprint();
    table.to_json();
}

/// Changes one value somewhere inside a JSON text, as somebody editing it might.
fn edited(text: &str, place: usize, change: u8) -> String {
    let mut value: Value = serde_json::from_str(text).unwrap();
    let count = leaves(&mut value, &mut |_, _| {});
    leaves(&mut value, &mut |i, leaf| {
        if i == place % count {
            *leaf = match change % 11 {
                0 => Value::Null,
                1 => Value::from(0),
                2 => Value::from(-1),
                3 => Value::from(1),
                4 => Value::from(255),
                5 => Value::from(i64::MAX),
                6 => Value::from(u64::MAX),
                7 => Value::from("Dragon"),
                8 => Value::Bool(true),
                9 => Value::Array(vec![leaf.clone(), leaf.clone()]),
                _ => Value::from(6),
            };
        }
    });
    value.to_string()
}

/// Visits every value that is neither list nor object, and every list as a whole, and counts them.
fn leaves(value: &mut Value, visit: &mut impl FnMut(usize, &mut Value)) -> usize {
    fn walk(value: &mut Value, next: &mut usize, visit: &mut impl FnMut(usize, &mut Value)) {
        match value {
            Value::Array(items) => items.iter_mut().for_each(|item| walk(item, next, visit)),
            Value::Object(fields) => fields.values_mut().for_each(|field| walk(field, next, visit)),
            _ => {}
        }
        if !value.is_object() {
            visit(*next, value);
            *next += 1;
        }
    }
    let mut count = 0;
    walk(value, &mut count, visit);
    count
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn edited_positions_are_read_or_refused(
        players: usize, seed in 0u64..1000, moves in prop::collection::vec(any::<u8>(), 0..120),
        edits in prop::collection::vec((any::<usize>(), any::<u8>()), 1..3),
    ) {
        for title in titles() {
            let whole = table(*title, players, seed, &moves).to_json();
            let text = edits.iter().fold(whole, |text, &(place, change)| edited(&text, place, change));
            match undercroft_catalog::of_file(&text).and_then(|title| title.position(&text)) {
                Ok(mut table) => ask_everything(&mut *table),
                Err(faults) => prop_assert!(!faults.is_empty()),
            }
        }
    }

    #[test]
    fn scratched_positions_are_read_or_refused(
        players: usize, seed in 0u64..1000, moves in prop::collection::vec(any::<u8>(), 0..120),
        place: usize, scratch in prop::collection::vec(any::<u8>(), 0..4), gap in 0usize..40,
    ) {
        for title in titles() {
            let mut bytes = table(*title, players, seed, &moves).to_json().into_bytes();
            let start = place % bytes.len();
            let end = (start + gap).min(bytes.len());
            bytes.splice(start..end, scratch.iter().copied());
            let text = String::from_utf8_lossy(&bytes);
            if let Ok(mut table) = undercroft_catalog::of_file(&text).and_then(|title| title.position(&text)) {
                ask_everything(&mut *table);
            }
        }
    }

    #[test]
    fn edited_moves_are_played_or_refused_and_a_refusal_changes_nothing(
        players: usize, seed in 0u64..1000, moves in prop::collection::vec(any::<u8>(), 0..120),
        seat in 0..MAX_SEATS, pick: usize, place: usize, change: u8, text in ".{0,12}",
    ) {
        for title in titles() {
            let mut table = table(*title, players, seed, &moves);
            let all: Vec<String> =
                Seat::all(table.players()).flat_map(|seat| table.moves(seat)).map(|choice| choice.json).collect();
            let action = all.get(pick % all.len().max(1)).map_or(text.clone(), |json| edited(json, place, change));
            for action in [action, text.clone()] {
                let before = table.to_json();
                let listed = table.moves(Seat::new(seat)).iter().any(|choice| choice.json == action);
                let played = table.play(Seat::new(seat), &action);
                prop_assert!(played.is_ok() || (!listed && table.to_json() == before), "{action}");
            }
        }
    }

    #[test]
    fn a_record_that_was_edited_anywhere_is_not_believed(
        players: usize, seed in 0u64..1000, place: usize, change: u8,
    ) {
        for title in titles() {
            let setup = setup(*title, players, seed);
            let plan = Plan { setup, bots: vec![BotSpec::Random], games: 1, seed, threads: 1 };
            let honest = title.first_game(&plan).unwrap();
            prop_assert!(title.record(&honest).unwrap().verify().is_ok());
            let text = edited(&honest, place, change);
            let read = undercroft_catalog::of_file(&text).and_then(|title| title.record(&text));
            if let Ok(record) = read {
                let verified = record.verify().is_ok();
                let (told, honest): (Value, Value) =
                    (serde_json::from_str(&text).unwrap(), serde_json::from_str(&honest).unwrap());
                prop_assert!(!verified || told == honest, "believed: {text}");
            }
        }
    }
}
