//! What is done to a file: values put where they do not belong, numbers off by a little, lists shortened and mixed up.

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};

/// What is done to a file at a place picked at random.
#[derive(Clone, Debug)]
pub(super) enum Change {
    Put(Value),
    Add(i64),
    Remove,
    Double,
    Swap(Index),
    /// Another value from elsewhere in the same file.
    Copy(Index),
}

/// One to four changes, each with its place. The words are those of the game's files.
pub(super) fn changes(words: &'static [&'static str]) -> impl Strategy<Value = Vec<(Index, Change)>> {
    let words = prop::sample::select(words).prop_map(|word| json!(word));
    let value = prop_oneof![
        6 => (-2i64..8).prop_map(|n| json!(n)),
        1 => any::<i64>().prop_map(|n| json!(n)),
        1 => any::<f64>().prop_map(|n| json!(n)),
        2 => any::<bool>().prop_map(|b| json!(b)),
        1 => Just(Value::Null),
        4 => prop_oneof![16 => words, 1 => Just(json!(""))],
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

/// The places of everything in a file, as JSON pointers, the whole of it first.
pub(super) fn places(value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    collect(value, "", &mut found);
    found
}

fn collect(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_string());
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(i, item)| collect(item, &format!("{at}/{i}"), found));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(name, field)| collect(field, &format!("{at}/{name}"), found));
        }
        _ => {}
    }
}

/// Changes a file at a place; where the change makes no sense there, nothing happens.
pub(super) fn change(file: &mut Value, at: Index, change: &Change) {
    let found = places(file);
    let copied = match change {
        Change::Copy(from) => file.pointer(&found[from.index(found.len())]).cloned(),
        _ => None,
    };
    let Some(spot) = file.pointer_mut(&found[at.index(found.len())]) else { return };
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
