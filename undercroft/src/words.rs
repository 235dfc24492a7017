//! Sentences and numbers that several commands say.

use serde_json::{Value, json};
use undercroft_catalog::{Table, Told};
use undercroft_core::{Audience, Eye, Names, Outcome, Seat, Setup, readable};

/// A whole number with its thousands apart: `1,234,567`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// A number and its noun: `1 move`, `3 moves`.
pub(crate) fn counted(number: usize, noun: &str) -> String {
    format!("{} {noun}{}", grouped(number as u64), if number == 1 { "" } else { "s" })
}

/// Who looks, at the end of a heading.
pub(crate) fn seen_by(eye: Eye, names: &Names) -> String {
    match eye {
        Eye::Seat(seat) => format!("as {} sees it", names.of(seat)),
        Eye::Spectator => "as a spectator sees it".into(),
        Eye::All => "everything, hidden things included".into(),
    }
}

/// Who looks, for programs.
pub(crate) fn eye_json(eye: Eye) -> Value {
    match eye {
        Eye::Seat(seat) => json!(seat),
        Eye::Spectator => json!("spectator"),
        Eye::All => json!("all"),
    }
}

/// Who won, in a sentence.
pub(crate) fn winners(outcome: &Outcome, names: &Names) -> String {
    let winners = outcome.winners();
    match winners.len() {
        0 => "Nobody wins: everyone has lost.".into(),
        1 => format!("{} wins.", names.list(winners)),
        _ => format!("{} share the win.", names.list(winners)),
    }
}

/// Everybody's place and score, the winners first.
pub(crate) fn standing(outcome: &Outcome, names: &Names) -> String {
    let mut seats: Vec<Seat> = Seat::all(outcome.players()).collect();
    seats.sort_by_key(|&seat| (!outcome.winners().contains(seat), outcome.place(seat)));
    let width = seats.iter().map(|&seat| names.of(seat).chars().count()).max().unwrap_or(0);
    let line = |seat: Seat| {
        format!("  {}. {:<width$}  score {:>3}", outcome.place(seat), names.of(seat), outcome.score(seat))
    };
    seats.into_iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Where a game stands: whom it waits for, or how it ended.
pub(crate) fn state_of_play(table: &dyn Table) -> String {
    match table.outcome() {
        Some(outcome) => {
            format!(
                "The game is over. {}\n{}",
                winners(&outcome, table.names()),
                standing(&outcome, table.names())
            )
        }
        None => format!("Waiting for {}.", table.names().list(table.awaited())),
    }
}

/// The table as an eye sees it and where the game stands. Once it is over the standing comes first, and the table
/// below shows how it came about.
pub(crate) fn table_and_state(table: &dyn Table, eye: Eye) -> String {
    let (view, state) = (table.view_in_words(eye), state_of_play(table));
    match table.outcome() {
        Some(_) => format!("{state}\n\n{view}\n"),
        None => format!("{view}\n\n{state}\n"),
    }
}

/// What a table agreed on beside its players: `, tactical=true, own cards "Harder"`.
pub(crate) fn agreed(setup: &Setup) -> String {
    let options = setup.options.iter().map(|(name, value)| format!(", {name}={}", plain(value)));
    let cards = own_cards(setup).map_or(String::new(), |cards| format!(", {cards}"));
    options.collect::<String>() + &cards
}

/// A table's own cards, by the name of their set where it has one of its own.
pub(crate) fn own_cards(setup: &Setup) -> Option<String> {
    let name = |cards: &str| {
        let cards: toml::Table = toml::from_str(cards).ok()?;
        cards.get("name")?.as_str().map(String::from)
    };
    let own = name(setup.cards.as_ref()?);
    let standard = undercroft_catalog::find(&setup.game).ok().and_then(|title| name(title.standard_cards()));
    Some(match own {
        Some(own) if Some(&own) != standard.as_ref() => format!("own cards \"{own}\""),
        _ => "own cards".into(),
    })
}

/// The value of an option as people write it.
pub(crate) fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}

/// An event for programs, with who was told.
pub(crate) fn told_json(told: &Told) -> Value {
    let to = match told.audience {
        Audience::Everyone => json!("everyone"),
        Audience::Only(seats) => json!(seats),
    };
    json!({"to": to, "event": told.json, "words": told.words})
}

/// Ends a text with a line break.
pub(crate) fn line(text: impl Into<String>) -> String {
    text.into() + "\n"
}

/// JSON that people can read as well, ended with a line break.
pub(crate) fn pretty(value: &Value) -> String {
    line(readable(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!(counted(1, "move"), "1 move");
        assert_eq!(counted(1200, "move"), "1,200 moves");
    }
}
