//! The game in every language: every message is there, is used, and can be said to everybody.

use crate::support::tables;
use undercroft_guilds::Guilds;
use undercroft_guilds::cards::Cards;
use undercroft_kit::messages::Messages;

fn messages() -> Messages {
    Messages::of(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_language_has_the_same_messages() {
    messages().every_language_has_the_same::<Guilds>();
}

#[test]
fn no_message_is_unused_and_none_is_missing_nor_the_name_of_a_standard_card() {
    let cards = Cards::standard();
    let rooms = cards.rooms.iter().map(|card| card.name.as_str());
    let names: Vec<&str> = rooms.chain(cards.masters.iter().map(|card| card.name.as_str())).collect();
    messages().none_is_unused_and_none_is_missing::<Guilds>(&names);
}

#[test]
fn random_games_are_told_without_a_gap() {
    messages().random_games_are_told_without_a_gap::<Guilds>(tables().len() as u64);
}

#[test]
fn the_games_on_file_read_as_they_do_there() {
    for game in ["four_players", "three_players_ghost", "six_players_teams"] {
        messages().a_recorded_game_reads_as_on_file::<Guilds>(game);
    }
}
