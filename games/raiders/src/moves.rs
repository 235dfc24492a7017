//! What somebody may do.

use crate::card::{Card, CardSet};
use serde::{Deserialize, Serialize};

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Play a card into the room: `{"play":3}` or `{"play":"key"}`.
    Play(Card),
    /// Announce a torch and look at the dark rooms: `"light_torch"`.
    LightTorch,
}

/// The most cards there are to choose from.
const CARDS: usize = 9;

/// For every set of cards, how many moves play one of them, and which.
///
/// Listing moves is most of the work of a random game, and a loop over the cards of a hand ends at an unpredictable
/// point; looking the finished list up does not.
static MENUS: [(u8, [Move; CARDS]); 1 << CARDS] = {
    let mut menus = [(0, [Move::LightTorch; CARDS]); 1 << CARDS];
    let mut set = 0;
    while set < menus.len() {
        let mut card = 0;
        while card < CARDS {
            if set & (1 << card) != 0 {
                let length = menus[set].0 as usize;
                menus[set].1[length] = Move::Play(Card::ALL[card]);
                menus[set].0 += 1;
            }
            card += 1;
        }
        set += 1;
    }
    menus
};

/// Adds the moves that play one of these cards.
#[inline]
pub(crate) fn list(cards: CardSet, moves: &mut Vec<Move>) {
    let (length, menu) = &MENUS[cards.bits() as usize % MENUS.len()];
    let before = moves.len();
    moves.extend_from_slice(menu);
    moves.truncate(before + *length as usize);
}

/// One of these moves, by its place among them; there must be so many.
#[inline]
pub(crate) fn at(cards: CardSet, place: usize) -> Move {
    let (length, menu) = &MENUS[cards.bits() as usize % MENUS.len()];
    debug_assert!(place < usize::from(*length), "there are not so many moves");
    menu[place]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_menu_of_a_hand_lists_its_cards_in_order() {
        for hand in [CardSet::EMPTY, CardSet::POWER, CardSet::items(0b1010).with(Card::Two)] {
            let mut moves = vec![Move::LightTorch];
            list(hand, &mut moves);
            assert_eq!(moves[1..], hand.map(Move::Play).collect::<Vec<_>>());
            assert!((0..hand.len()).all(|place| at(hand, place) == moves[1 + place]));
        }
    }
}
