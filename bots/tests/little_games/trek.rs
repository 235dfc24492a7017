//! A trek: two in turn go one step on or one step back, very often, and whoever is ahead at the end wins.

use std::sync::atomic::{AtomicU64, Ordering};
use undercroft_bidding::{Bidding, Options};
use undercroft_core::{
    About, Audience, Eye, Fault, Game, Heard, Line, Listener, Message, Now, Outcome, Refusal, Rng, Seat,
    SeatSet, Voice, say,
};

/// How many steps a game has.
pub(crate) const STEPS: u16 = 300;

/// With a horizon of so many moves, or with none if it is 0. It counts what it is asked.
#[derive(Default)]
pub(crate) struct Trek<const HORIZON: usize> {
    pub(crate) plays: AtomicU64,
    pub(crate) evaluations: AtomicU64,
}

/// How far each is, and how many steps were made.
pub(crate) type State = ([i16; 2], u16);

impl<const HORIZON: usize> Game for Trek<HORIZON> {
    type Options = Options;
    type State = State;
    type Move = bool;
    type Event = bool;
    type View = Vec<i16>;
    type Preview = ();
    type Recap = ();
    type Contents = ();
    type Written = State;

    const ABOUT: About = About { name: "trek", title: "Trek", fewest: 2, most: 2, ..Bidding::ABOUT };
    const HORIZON: Option<usize> = if HORIZON == 0 { None } else { Some(HORIZON) };

    const MESSAGES: &'static [(&'static str, &'static str)] = &[];
    const CHAPTERS: &'static [&'static str] = &[];

    fn open(_: usize, _: &Options, _: &str) -> Result<Self, Vec<Fault>> {
        Ok(Trek::default())
    }

    fn players(&self) -> usize {
        2
    }

    fn contents(&self) {}

    fn deal(&self, _: &mut impl Rng, _: &mut impl Listener<bool>) -> State {
        ([0; 2], 0)
    }

    fn awaited(&self, state: &State) -> SeatSet {
        if state.1 == STEPS { SeatSet::EMPTY } else { SeatSet::only(Seat::new(usize::from(state.1 % 2))) }
    }

    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<bool>) {
        if self.awaited(state).contains(seat) {
            moves.extend([true, false]);
        }
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        on: bool,
        _: &mut impl Rng,
        to: &mut impl Listener<bool>,
    ) -> Result<(), Refusal> {
        self.plays.fetch_add(1, Ordering::Relaxed);
        state.0[seat.index()] += if on { 1 } else { -1 };
        state.1 += 1;
        to.hear(Audience::Everyone, on);
        Ok(())
    }

    fn view(&self, state: &State, _: Eye) -> Vec<i16> {
        state.0.to_vec()
    }

    fn imagine(&self, state: &State, _: Seat, _: &mut impl Rng) -> State {
        *state
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let far = |seat: Seat| state.0[seat.index()];
        let most = state.0.iter().max()?;
        let winners = SeatSet::of(2, |seat| far(seat) == *most);
        (state.1 == STEPS).then(|| Outcome::rank(2, winners, far, |seat| far(seat).into()))
    }

    fn longest(&self) -> usize {
        STEPS.into()
    }

    fn count(&self, _: &State) -> Vec<(&'static str, i64)> {
        Vec::new()
    }

    fn write(&self, state: &State) -> State {
        *state
    }

    fn read(&self, written: &State) -> Result<State, Vec<Fault>> {
        Ok(*written)
    }

    fn move_when_time_is_up(&self, _: &State, _: Seat) -> bool {
        true
    }

    fn preview(&self, _: &Vec<i16>, _: Seat, _: bool) {}

    fn tell(&self, _: &[Heard<bool>]) -> Vec<Line> {
        Vec::new()
    }

    fn now(&self, _: &Vec<i16>, _: Eye) -> Now {
        Now { title: say!("now"), text: Vec::new(), rule: "" }
    }

    fn name_move(&self, _: &Vec<i16>, _: Seat, _: bool) -> Message {
        say!("move")
    }

    fn tell_preview(&self, _: &Vec<i16>, _: Seat, _: bool, (): &()) -> Vec<Message> {
        Vec::new()
    }

    fn draw(&self, _: &Vec<i16>, _: &Voice<'_>) -> String {
        String::new()
    }

    /// Only when both have made as many steps can it be said who is ahead.
    fn evaluate(&self, state: &State, seat: Seat) -> Option<f64> {
        self.evaluations.fetch_add(1, Ordering::Relaxed);
        let lead = f64::from(state.0[seat.index()] - state.0[seat.left(2).index()]);
        state.1.is_multiple_of(2).then(|| 0.5 + lead / 20.0)
    }
}
