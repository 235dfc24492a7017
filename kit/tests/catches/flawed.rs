//! The bidding game with a flaw.

use undercroft_bidding::{Bidding, Event, Move, Options, Preview, State, View, Written};
use undercroft_core::{
    About, Eye, Fault, Game, Heard, Line, Listener, Message, Now, Outcome, Refusal, Rng, Seat, SeatSet,
    Silence, Voice, say,
};

/// What is wrong with it.
pub(crate) type Flaw = u8;
pub(crate) const SOUND: Flaw = 0;
/// A state that cannot be is refused without a reason.
pub(crate) const MUTE: Flaw = 1;
/// There is no message for who takes a prize.
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
            NAMELESS => Err(Refusal::new("", no.reason().clone())),
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
    type Preview = Preview;
    type Recap = ();
    type Contents = ();
    type Written = Written;

    const ABOUT: About = Bidding::ABOUT;

    const MESSAGES: &'static [(&'static str, &'static str)] = Bidding::MESSAGES;

    const CHAPTERS: &'static [&'static str] = Bidding::CHAPTERS;

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
            return Err(Refusal::new("bidding", say!("refused-not-held")));
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

    fn move_when_time_is_up(&self, state: &State, seat: Seat) -> Move {
        self.0.move_when_time_is_up(state, seat)
    }

    fn preview(&self, view: &Self::View, seat: Seat, action: Move) -> Preview {
        self.0.preview(view, seat, action)
    }

    fn tell(&self, happened: &[Heard<Event>]) -> Vec<Line> {
        let mut lines = self.0.tell(happened);
        if FLAW == SPEECHLESS {
            let wordless = |line: &mut Line| line.message = say!("speechless");
            lines.iter_mut().filter(|line| line.message.id() == "prize-taken").for_each(wordless);
        }
        lines
    }

    fn now(&self, view: &Self::View, eye: Eye) -> Now {
        self.0.now(view, eye)
    }

    fn name_move(&self, view: &Self::View, seat: Seat, action: Move) -> Message {
        self.0.name_move(view, seat, action)
    }

    fn tell_preview(&self, view: &Self::View, seat: Seat, action: Move, preview: &Preview) -> Vec<Message> {
        self.0.tell_preview(view, seat, action, preview)
    }

    fn draw(&self, view: &Self::View, voice: &Voice<'_>) -> String {
        self.0.draw(view, voice)
    }
}
