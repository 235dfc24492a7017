//! The game in every language.

use undercroft_bidding::Bidding;
use undercroft_kit::messages::Messages;

const HOME: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn every_language_has_the_same_messages() {
    Messages::of(HOME).every_language_has_the_same::<Bidding>();
}

#[test]
fn no_message_is_unused_and_none_is_missing() {
    Messages::of(HOME).none_is_unused_and_none_is_missing::<Bidding>(&[]);
}

#[test]
fn random_games_are_told_without_a_gap() {
    Messages::of(HOME).random_games_are_told_without_a_gap::<Bidding>(40);
}
