//! The game in every language.

use undercroft_kit::messages::Messages;
use undercroft_raiders::{Raiders, cards::Cards};

fn messages() -> Messages {
    Messages::of(env!("CARGO_MANIFEST_DIR"))
}

/// The names of all standard cards.
fn standard_names() -> Vec<&'static str> {
    let cards = Cards::standard();
    let monsters = cards.monsters.iter().map(|card| &card.name);
    let treasures = cards.treasures.iter().map(|card| &card.name);
    let vaults = cards.vaults.iter().map(|card| &card.name);
    let traps = cards.traps.iter().map(|card| &card.name);
    let bosses = cards.bosses.iter().map(|card| &card.name);
    let characters = cards.characters.iter().map(|card| &card.name);
    let all = monsters.chain(treasures).chain(vaults).chain(traps).chain(bosses).chain(characters);
    all.map(String::as_str).collect()
}

#[test]
fn every_language_has_the_same_messages() {
    messages().every_language_has_the_same::<Raiders>();
}

#[test]
fn no_message_is_unused_and_none_is_missing() {
    messages().none_is_unused_and_none_is_missing::<Raiders>(&standard_names());
}

#[test]
fn random_games_are_told_without_a_gap() {
    messages().random_games_are_told_without_a_gap::<Raiders>(24);
}

#[test]
fn the_games_on_file_read_as_they_did() {
    messages().a_recorded_game_reads_as_on_file::<Raiders>("four_players");
    messages().a_recorded_game_reads_as_on_file::<Raiders>("five_players_tactical");
}
