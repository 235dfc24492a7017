//! The kinds of cards as sets, one bit a kind, so that a hand is asked about all of them at once.

use crate::cards::{Builds, Cards, Colour, Wild};
use crate::ids::{Card, KINDS};
use crate::vocabulary::Effect;

/// Sets of kinds, and what each kind is.
#[derive(Clone, Debug)]
pub(crate) struct Kinds {
    pub(crate) rooms: u64,
    pub(crate) traps: u64,
    pub(crate) monsters: u64,
    pub(crate) black: u64,
    pub(crate) wild_for_traps: u64,
    pub(crate) wild_for_monsters: u64,
    /// What can be played in a window.
    pub(crate) window: u64,
    /// What cancels.
    pub(crate) cancels: u64,
    pub(crate) interference: u64,
    /// The place of a room, trap or monster among its kind.
    pub(crate) place: [u8; KINDS],
    /// How many upgrades a card is.
    pub(crate) steps: [u8; KINDS],
    /// How many of each are in play.
    pub(crate) copies: [u8; KINDS],
}

impl Kinds {
    pub(crate) fn new(cards: &Cards, decks: u8) -> Kinds {
        let set = |belongs: &dyn Fn(&crate::cards::Face) -> bool| {
            let bits = cards.faces.iter().zip(0..).filter(|(face, _)| belongs(face));
            bits.fold(0u64, |set, (_, bit)| set | 1 << bit)
        };
        let mut kinds = Kinds {
            rooms: set(&|face| matches!(face.builds, Builds::Room(_))),
            traps: set(&|face| matches!(face.builds, Builds::Trap(_))),
            monsters: set(&|face| matches!(face.builds, Builds::Monster(_))),
            black: set(&|face| face.colour == Colour::Black),
            wild_for_traps: set(&|face| face.wild == Some(Wild::Traps)),
            wild_for_monsters: set(&|face| face.wild == Some(Wild::Monsters)),
            window: set(&|face| face.effect.is_some()),
            cancels: set(&|face| matches!(face.effect, Some((_, Effect::Cancel)))),
            interference: set(&|face| face.interference.is_some()),
            place: [0; KINDS],
            steps: [1; KINDS],
            copies: [0; KINDS],
        };
        for (at, face) in cards.faces.iter().enumerate() {
            kinds.copies[at] = face.copies * decks;
            kinds.steps[at] = if face.colour == Colour::Black { 2 } else { 1 };
            kinds.place[at] = match face.builds {
                Builds::Room(place) | Builds::Trap(place) | Builds::Monster(place) => place,
                Builds::Nothing => 0,
            };
        }
        kinds
    }

    #[inline]
    pub(crate) fn is(set: u64, card: Card) -> bool {
        card.index() < KINDS && set & (1 << card.index()) != 0
    }

    /// The place of a room, trap or monster among its kind.
    #[inline]
    pub(crate) fn place_of(&self, card: Card) -> usize {
        usize::from(self.place[card.index() % KINDS])
    }

    #[inline]
    pub(crate) fn steps_of(&self, card: Card) -> u8 {
        self.steps[card.index() % KINDS]
    }
}
