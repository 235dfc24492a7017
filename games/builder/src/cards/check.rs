//! What must hold between cards, so that a game can be set up with them.

use super::{Cards, Colour};
use crate::ids::{KINDS, REDS};
use undercroft_core::cardfile::Table;

/// The most cards of a table, so that any number of them fits into a byte.
const MOST_CARDS: u32 = 255;
/// Hands and available cards for six players must be there, and something to draw.
const FEWEST_CARDS: u32 = 60;

/// What concerns cards of several kinds.
pub(super) fn whole_set(file: &mut Table<'_>, cards: &Cards) {
    if cards.faces.len() > KINDS {
        let found = cards.faces.len();
        file.fault("room", format!("the deck has {found} kinds of cards; it may have {KINDS}"));
    }
    if cards.improvements.len() > REDS {
        file.fault("improvement", format!("there may be {REDS} kinds of improvements"));
    }
    let deck: u32 = cards.faces.iter().map(|face| u32::from(face.copies)).sum();
    if !(FEWEST_CARDS..=MOST_CARDS).contains(&deck) {
        let reason = format!("a deck has {deck} cards; it must have between {FEWEST_CARDS} and {MOST_CARDS}");
        file.fault("room", reason);
    }
    let most = cards.faces.iter().map(|face| face.copies).max().unwrap_or(0);
    if u32::from(most) * 2 > MOST_CARDS {
        file.fault("room", "of one card there may be 127 at most, for two decks may be shuffled together");
    }
    let black = cards.faces.iter().filter(|face| face.colour == Colour::Black);
    let black: u32 = black.map(|face| u32::from(face.copies)).sum();
    if black * 2 > deck {
        file.fault("room", "half of a deck or more is black; there must be something else to draw");
    }
}
