//! The game in every language: every message is there, is used, and can be said to everybody.

use undercroft_builder::Builder;
use undercroft_builder::cards::Cards;
use undercroft_kit::messages::Messages;

fn messages() -> Messages {
    Messages::of(env!("CARGO_MANIFEST_DIR"))
}

/// The names on all cards.
fn names(cards: &Cards) -> Vec<&str> {
    let faces = cards.faces.iter().map(|card| card.name.as_str());
    let rooms = cards.rooms.iter().flat_map(|room| room.levels.iter().map(|level| level.name.as_str()));
    let monsters = cards.monsters.iter().flat_map(|line| line.levels.iter().map(|level| level.name.as_str()));
    let reds = cards.improvements.iter().map(|card| card.name.as_str());
    let classes = cards.classes.iter().map(|card| card.name.as_str());
    let parties = cards.parties.iter().map(|card| card.name.as_str());
    faces.chain(rooms).chain(monsters).chain(reds).chain(classes).chain(parties).collect()
}

#[test]
fn every_language_has_the_same_messages() {
    messages().every_language_has_the_same::<Builder>();
}

#[test]
fn no_message_is_unused_and_none_is_missing_nor_the_name_of_a_card() {
    messages().none_is_unused_and_none_is_missing::<Builder>(&names(Cards::standard()));
}

#[test]
fn random_games_are_told_without_a_gap() {
    messages().random_games_are_told_without_a_gap::<Builder>(1);
}

#[test]
fn a_game_on_file_reads_as_it_does_there() {
    messages().a_recorded_game_reads_as_on_file::<Builder>("two_players");
}
