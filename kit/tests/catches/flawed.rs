//! The bidding game with a flaw.

use undercroft_bidding::{Bidding, Event, Move, Options, State, View, Written};
use undercroft_core::{
    About, Eye, Fault, Game, Listener, Names, Outcome, Refusal, Rng, Seat, SeatSet, Silence,
};

/// What is wrong with it.
pub(crate) type Flaw = u8;
pub(crate) const SOUND: Flaw = 0;
/// A state that cannot be is refused without a reason.
pub(crate) const MUTE: Flaw = 1;
/// Who takes a prize is not said in words.
pub(crate) const SPEECHLESS: Flaw = 2;
/// A 3 is refused.
pub(crate) const FICKLE: Flaw = 3;
/// What is not listed is played all the same, without any effect.
pub(crate) const LAX: Flaw = 4;
/// A refusal plays something else.
pub(crate) const CLUMSY: Flaw = 5;
/// A refusal names no rule.
pub(crate) const NAMELESS: Flaw = 6;
/// Points are forgotten when a state is read.
pub(crate) const FORGETFUL: Flaw = 7;
/// A card is listed that does not exist.
pub(crate) const GENEROUS: Flaw = 8;
/// A card that does not exist is listed and can be played, without any effect.
pub(crate) const IDLE: Flaw = 9;

pub(crate) struct Flawed<const FLAW: Flaw>(Bidding);

impl<const FLAW: Flaw> Flawed<FLAW> {
    fn refused(&self, state: &mut State, no: Refusal, chance: &mut impl Rng) -> Result<(), Refusal> {
        match FLAW {
            LAX | IDLE => Ok(()),
            NAMELESS => Err(Refusal::new("", no.reason())),
            CLUMSY => {
                let mut moves = Vec::new();
                if let Some(seat) = self.0.awaited(state).into_iter().next() {
                    self.0.moves(state, seat, &mut moves);
                    self.0.play(state, seat, moves[0], chance, &mut Silence)?;
                }
                Err(no)
            }
            _ => Err(no),
        }
    }
}

impl<const FLAW: Flaw> Game for Flawed<FLAW> {
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Contents = ();
    type Written = Written;

    const ABOUT: About = Bidding::ABOUT;

    fn rules_text() -> &'static str {
        Bidding::rules_text()
    }

    fn open(players: usize, options: &Options, cards: &str) -> Result<Self, Vec<Fault>> {
        Bidding::open(players, options, cards).map(Flawed)
    }

    fn players(&self) -> usize {
        self.0.players()
    }

    fn contents(&self) {}

    fn deal(&self, chance: &mut impl Rng, to: &mut impl Listener<Event>) -> State {
        self.0.deal(chance, to)
    }

    fn awaited(&self, state: &State) -> SeatSet {
        self.0.awaited(state)
    }

    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.0.moves(state, seat, moves);
        if (FLAW == GENEROUS || FLAW == IDLE) && !moves.is_empty() {
            moves.push(Move::Bid(9));
        }
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        action: Move,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        if FLAW == FICKLE && action == Move::Bid(3) {
            return Err(Refusal::new("No threes", "Not today."));
        }
        match self.0.play(state, seat, action, chance, to) {
            Ok(()) => Ok(()),
            Err(no) => self.refused(state, no, chance),
        }
    }

    fn view(&self, state: &State, eye: Eye) -> View {
        self.0.view(state, eye)
    }

    fn imagine(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        self.0.imagine(state, seat, rng)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.0.outcome(state)
    }

    fn longest(&self) -> usize {
        self.0.longest()
    }

    fn count(&self, state: &State) -> Vec<(&'static str, i64)> {
        self.0.count(state)
    }

    fn write(&self, state: &State) -> Written {
        self.0.write(state)
    }

    fn read(&self, written: &Written) -> Result<State, Vec<Fault>> {
        let mut written = written.clone();
        if FLAW == FORGETFUL {
            let mut plain = serde_json::to_value(&written).expect("plain data");
            let players = plain["players"].as_array_mut().expect("players");
            players.iter_mut().for_each(|player| player["points"] = 0.into());
            written = serde_json::from_value(plain).expect("plain data");
        }
        self.0.read(&written).map_err(|faults| if FLAW == MUTE { Vec::new() } else { faults })
    }

    fn say_move(&self, view: &View, action: Move) -> String {
        self.0.say_move(view, action)
    }

    fn say_event(&self, event: &Event, names: &Names) -> String {
        if FLAW == SPEECHLESS && matches!(event, Event::PrizeTaken(_)) {
            return String::new();
        }
        self.0.say_event(event, names)
    }

    fn say_view(&self, view: &View, names: &Names) -> String {
        self.0.say_view(view, names)
    }
}
