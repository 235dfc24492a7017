//! The game in every language.

use undercroft_kit::messages::Messages;
use undercroft_rush::{Rush, cards::Cards};

fn messages() -> Messages {
    Messages::of(env!("CARGO_MANIFEST_DIR"))
}

/// The names of all standard cards.
fn standard_names() -> Vec<&'static str> {
    let cards = Cards::standard();
    let heroes = cards.heroes.iter().map(|card| &card.name);
    let monsters = cards.monsters.iter().map(|card| &card.name);
    let bosses = cards.lords.iter().chain(&cards.dragons).map(|card| &card.name);
    heroes.chain(monsters).chain(bosses).map(String::as_str).collect()
}

#[test]
fn every_language_has_the_same_messages() {
    messages().every_language_has_the_same::<Rush>();
}

#[test]
fn no_message_is_unused_and_none_is_missing() {
    messages().none_is_unused_and_none_is_missing::<Rush>(&standard_names());
}

#[test]
fn random_games_are_told_without_a_gap() {
    messages().random_games_are_told_without_a_gap::<Rush>(9);
}

#[test]
fn the_games_on_file_read_as_they_did() {
    messages().a_recorded_game_reads_as_on_file::<Rush>("four_players_live");
    messages().a_recorded_game_reads_as_on_file::<Rush>("three_players_call");
    messages().a_recorded_game_reads_as_on_file::<Rush>("five_players_calm");
}
