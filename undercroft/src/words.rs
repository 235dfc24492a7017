//! Sentences and numbers that several commands say.

use crate::speech::own;
use serde_json::{Value, json};
use undercroft_core::{Audience, Names, Reader, Setup, Speech, readable, say};
use undercroft_words::Language;

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

/// What a table agreed on beside its players: `, tactical=true, own cards "Harder", 2 card packs`.
pub(crate) fn agreed(setup: &Setup, language: Language) -> String {
    let options = setup.options.iter().map(|(name, value)| format!(", {name}={}", plain(value)));
    let cards = own_cards(setup, language).map_or(String::new(), |cards| format!(", {cards}"));
    options.collect::<String>() + &cards + &packs(setup, language)
}

fn packs(setup: &Setup, language: Language) -> String {
    if setup.packs.is_empty() {
        return String::new();
    }
    let reader = Reader { seat: None, names: &Names::default() };
    format!(", {}", own(language).say(&say!("packs", packs: setup.packs.len()), reader))
}

/// A table's own cards, by the name of their set where it has one of its own.
pub(crate) fn own_cards(setup: &Setup, language: Language) -> Option<String> {
    let name = |cards: &str| {
        let cards: toml::Table = toml::from_str(cards).ok()?;
        cards.get("name")?.as_str().map(String::from)
    };
    let called = name(setup.cards.as_ref()?);
    let standard = undercroft_catalog::find(&setup.game).ok().and_then(|title| name(title.standard_cards()));
    Some(match called {
        Some(name) if Some(&name) != standard.as_ref() => {
            own(language).text_with("own-cards-called", [("name", name)])
        }
        _ => own(language).text("own-cards"),
    })
}

/// The value of an option as people write it.
pub(crate) fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}

/// Who is told something, for programs.
pub(crate) fn audience_json(audience: Audience) -> Value {
    match audience {
        Audience::Everyone => json!("everyone"),
        Audience::Only(seats) => json!(seats),
        Audience::AllBut(seats) => json!({"all_but": seats}),
    }
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
