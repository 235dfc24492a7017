//! The game in every language: every message is there, is used, and can be said to everybody.

use undercroft_core::Game;
use undercroft_dungeoneer::Dungeoneer;
use undercroft_dungeoneer::cards::{Cards, PACKS};
use undercroft_kit::messages::Messages;

fn messages() -> Messages {
    Messages::of(env!("CARGO_MANIFEST_DIR"))
}

/// The names on all cards of a set.
fn names(cards: &Cards) -> Vec<&str> {
    let dungeoneers = cards.dungeoneers.iter().map(|card| card.name.as_str());
    let monsters = cards.monsters.iter().map(|card| card.name.as_str());
    let spells = cards.spells.iter().map(|card| card.name.as_str());
    let tiles = cards.tiles.iter().map(|card| card.name.as_str());
    dungeoneers.chain(monsters).chain(spells).chain(tiles).chain([cards.porch.name.as_str()]).collect()
}

#[test]
fn every_language_has_the_same_messages() {
    messages().every_language_has_the_same::<Dungeoneer>();
}

#[test]
fn no_message_is_unused_and_none_is_missing_nor_the_name_of_a_card_that_comes_with_the_game() {
    let standard = Cards::standard();
    let packed =
        PACKS.iter().map(|(_, pack)| standard.with_packs(&[pack.to_string()]).expect("a sound pack"));
    let packed: Vec<Cards> = packed.collect();
    let all: Vec<&str> = packed.iter().flat_map(names).chain(names(standard)).collect();
    messages().none_is_unused_and_none_is_missing::<Dungeoneer>(&all);
}

#[test]
fn every_pack_that_comes_with_the_game_is_one_of_those_that_are_named() {
    let shipped: Vec<&str> = Dungeoneer::shipped_packs().iter().map(|(name, _)| *name).collect();
    assert_eq!(shipped, ["ice-cave", "in-space"]);
}

#[test]
fn random_games_are_told_without_a_gap() {
    messages().random_games_are_told_without_a_gap::<Dungeoneer>(1);
}

#[test]
fn a_game_on_file_reads_as_it_does_there() {
    messages().a_recorded_game_reads_as_on_file::<Dungeoneer>("four_players_chosen");
}
