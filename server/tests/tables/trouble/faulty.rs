//! A game with faults: bidding, but its rules panic at what its card file names.

use std::any::type_name_of_val;
use undercroft_bidding::{Bidding, Event, Move, Options, Preview, State, View, Written};
use undercroft_core::{
    About, Eye, Fault, Game, Heard, Line, Listener, Message, Now, Outcome, Refusal, Rng, Seat, SeatSet, Voice,
};

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
    type Preview = Preview;
    type Recap = ();
    type Contents = ();
    type Written = Written;

    const ABOUT: About = About { name: "faulty", title: "Faulty", ..Bidding::ABOUT };

    const MESSAGES: &'static [(&'static str, &'static str)] = Bidding::MESSAGES;

    const CHAPTERS: &'static [&'static str] = Bidding::CHAPTERS;

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

    fn move_when_time_is_up(&self, state: &State, seat: Seat) -> Move {
        self.rules.move_when_time_is_up(state, seat)
    }

    fn preview(&self, view: &Self::View, seat: Seat, action: Move) -> Preview {
        self.rules.preview(view, seat, action)
    }

    fn tell(&self, happened: &[Heard<Event>]) -> Vec<Line> {
        self.rules.tell(happened)
    }

    fn now(&self, view: &Self::View, eye: Eye) -> Now {
        self.rules.now(view, eye)
    }

    fn name_move(&self, view: &Self::View, seat: Seat, action: Move) -> Message {
        self.rules.name_move(view, seat, action)
    }

    fn tell_preview(&self, view: &Self::View, seat: Seat, action: Move, preview: &Preview) -> Vec<Message> {
        self.rules.tell_preview(view, seat, action, preview)
    }

    fn draw(&self, view: &Self::View, voice: &Voice<'_>) -> String {
        self.rules.draw(view, voice)
    }
}
