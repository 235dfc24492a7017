//! The set-up: hands, available cards, hoards and who is first.

use crate::Builder;
use crate::cards::Colour;
use crate::event::Event;
use crate::ids::{KINDS, REDS, SLOTS};
use crate::state::{Dungeon, Invasion, Pile, Player, Stage, State};
use crate::table::Table;
use undercroft_core::chance::below;
use undercroft_core::{Listener, Rng, Seat, Standing};

impl Builder {
    /// A table with everything in its place and nothing dealt.
    pub(crate) fn bare(&self) -> State {
        let mut deck = Pile::EMPTY;
        for kind in 0..KINDS.min(self.cards.faces.len()) {
            let copies = self.kinds.copies[kind];
            deck.counts[kind] = copies;
            deck.kinds |= u64::from(copies > 0) << kind;
            deck.total += u16::from(copies);
        }
        let mut reds = [0; REDS];
        self.cards.improvements.iter().zip(&mut reds).for_each(|(card, count)| *count = card.copies);
        let nobody = Player { gold: 0, hand: Pile::EMPTY, dungeon: Dungeon::EMPTY };
        State {
            players: [nobody; crate::state::MOST_PLAYERS],
            deck,
            discards: Pile::EMPTY,
            available: [None; SLOTS],
            redeals: 0,
            reds,
            destroyed: 0,
            parties: (1u64 << self.cards.parties.len()).wrapping_sub(1) as u32,
            cycle: 0,
            round: 0,
            dealer: Seat::new(0),
            first: Seat::new(0),
            turn: Seat::new(0),
            stage: Stage::NewCards,
            took: Default::default(),
            taken: 0,
            settled: false,
            razed: None,
            aimed: None,
            invasion: Invasion::NONE,
            standing: Standing::default(),
            asked: 0,
            bank: 0,
        }
    }

    pub(crate) fn set_up(&self, chance: &mut impl Rng, to: &mut impl Listener<Event>) -> State {
        let mut state = self.bare();
        let mut table = Table { rules: self, state: &mut state, chance, to };
        table.set_up();
        state
    }
}

/// How far to the left of the dealer the start player sits, by the colour of the first available card.
pub(crate) fn places_left(colour: Colour) -> usize {
    match colour {
        Colour::Grey => 0,
        Colour::Green => 1,
        Colour::Blue => 2,
        Colour::Purple => 3,
        Colour::Yellow => 4,
        Colour::Black => 5,
    }
}

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    fn set_up(&mut self) {
        let players = self.rules.players;
        let dealer = Seat::new(below(self.chance, players as u32) as usize);
        self.state.dealer = dealer;
        self.tell(Event::DealerIs { seat: dealer });
        for seat in Seat::all(players) {
            self.draw_for(seat, self.rules.cards.limits.hand);
            // One piece for each player in the game.
            self.state.earn(seat, players as u16);
        }
        self.refill();
        self.choose_first();
        self.begin_cycle();
    }

    /// The colour of the first available card says who is first.
    fn choose_first(&mut self) {
        let first = self.state.available[0];
        let left = first.map_or(0, |card| places_left(self.rules.cards.faces[card.index()].colour));
        let seat = Seat::new((self.state.dealer.index() + left) % self.rules.players);
        self.state.first = seat;
        if let Some(card) = first {
            self.tell(Event::FirstIs { seat, card });
        }
    }
}
