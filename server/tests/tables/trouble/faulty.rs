//! A game with faults: bidding, but its rules panic at what its card file names.

use std::any::type_name_of_val;
use undercroft_bidding::{Bidding, Event, Move, Options, State, View, Written};
use undercroft_core::{About, Eye, Fault, Game, Listener, Names, Outcome, Refusal, Rng, Seat, SeatSet};

/// The card that the faulty rules cannot stand.
pub(crate) const BAD_CARD: u8 = 5;

/// Bidding with a fault.
pub(crate) struct Faulty {
    rules: Bidding,
    fault: String,
}

impl Faulty {
    fn fails_at(&self, what: &str) {
        assert!(self.fault != what, "the rules fail at {what}");
    }
}

impl Game for Faulty {
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Contents = ();
    type Written = Written;

    const ABOUT: About = About { name: "faulty", title: "Faulty", ..Bidding::ABOUT };

    fn rules_text() -> &'static str {
        Bidding::rules_text()
    }

    fn open(players: usize, options: &Options, cards: &str) -> Result<Self, Vec<Fault>> {
        Ok(Faulty { rules: Bidding::open(players, options, "")?, fault: cards.into() })
    }

    fn players(&self) -> usize {
        self.rules.players()
    }

    fn contents(&self) {}

    fn deal(&self, chance: &mut impl Rng, to: &mut impl Listener<Event>) -> State {
        self.rules.deal(chance, to)
    }

    fn awaited(&self, state: &State) -> SeatSet {
        self.rules.awaited(state)
    }

    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.rules.moves(state, seat, moves);
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        action: Move,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        if action == Move::Bid(BAD_CARD) {
            self.fails_at("judging");
            // A move is judged in silence; only one that is played for good is told.
            if !type_name_of_val(to).contains("Silence") {
                self.fails_at("playing");
            }
        }
        self.rules.play(state, seat, action, chance, to)
    }

    fn view(&self, state: &State, eye: Eye) -> View {
        if eye == Eye::Spectator {
            self.fails_at("showing");
        }
        self.rules.view(state, eye)
    }

    fn imagine(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        self.fails_at("imagining");
        self.rules.imagine(state, seat, rng)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.rules.outcome(state)
    }

    fn longest(&self) -> usize {
        self.rules.longest()
    }

    fn count(&self, state: &State) -> Vec<(&'static str, i64)> {
        self.rules.count(state)
    }

    fn write(&self, state: &State) -> Written {
        self.rules.write(state)
    }

    fn read(&self, written: &Written) -> Result<State, Vec<Fault>> {
        self.rules.read(written)
    }

    fn say_move(&self, view: &View, action: Move) -> String {
        self.rules.say_move(view, action)
    }

    fn say_event(&self, event: &Event, names: &Names) -> String {
        self.rules.say_event(event, names)
    }

    fn say_view(&self, view: &View, names: &Names) -> String {
        self.rules.say_view(view, names)
    }
}
