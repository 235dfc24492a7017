//! A race: whoever of two acts first wins. Before it one of them may gamble instead.

use undercroft_bidding::{Bidding, Options};
use undercroft_core::chance::below;
use undercroft_core::{
    About, Audience, Eye, Fault, Game, Heard, Line, Listener, Message, Now, Outcome, Refusal, Rng, Seat,
    SeatSet, Voice, say,
};

/// To run, or the race itself.
pub(crate) const RUN: u8 = 0;
/// To gamble instead.
pub(crate) const GAMBLE: u8 = 1;

/// Whether the rules say that the order matters; who decides, by index; and how many of four gambles are won.
pub(crate) struct Race<const ORDER_MATTERS: bool, const DECIDER: usize, const ODDS: u32>;

/// Who is waited for, and who has won.
pub(crate) type State = (SeatSet, Option<Seat>);

impl<const ORDER_MATTERS: bool, const DECIDER: usize, const ODDS: u32> Game
    for Race<ORDER_MATTERS, DECIDER, ODDS>
{
    type Options = Options;
    type State = State;
    type Move = u8;
    type Event = Seat;
    type View = SeatSet;
    type Preview = ();
    type Recap = ();
    type Contents = ();
    type Written = (Vec<Seat>, Option<Seat>);

    const ABOUT: About = About { name: "race", title: "Race", fewest: 2, most: 2, ..Bidding::ABOUT };
    const ORDER_MATTERS: bool = ORDER_MATTERS;

    const MESSAGES: &'static [(&'static str, &'static str)] = &[];
    const CHAPTERS: &'static [&'static str] = &[];

    fn open(_: usize, _: &Options, _: &str) -> Result<Self, Vec<Fault>> {
        Ok(Race)
    }

    fn players(&self) -> usize {
        2
    }

    fn contents(&self) {}

    fn deal(&self, _: &mut impl Rng, _: &mut impl Listener<Seat>) -> State {
        (SeatSet::only(Seat::new(DECIDER)), None)
    }

    fn awaited(&self, state: &State) -> SeatSet {
        state.0
    }

    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<u8>) {
        if state.0.contains(seat) {
            moves.extend(if state.0.len() == 1 { &[RUN, GAMBLE][..] } else { &[RUN] });
        }
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        action: u8,
        chance: &mut impl Rng,
        to: &mut impl Listener<Seat>,
    ) -> Result<(), Refusal> {
        *state = match (action, state.0.len()) {
            (RUN, 1) => (SeatSet::all(2), None),
            (RUN, _) => (SeatSet::EMPTY, Some(seat)),
            _ if below(chance, 4) < ODDS => (SeatSet::EMPTY, Some(seat)),
            _ => (SeatSet::EMPTY, Some(seat.left(2))),
        };
        to.hear(Audience::Everyone, seat);
        Ok(())
    }

    fn view(&self, state: &State, _: Eye) -> SeatSet {
        state.0
    }

    fn imagine(&self, state: &State, _: Seat, _: &mut impl Rng) -> State {
        *state
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let won = |seat: Seat| Some(seat) == state.1;
        state.1.map(|winner| Outcome::rank(2, SeatSet::only(winner), won, |seat| won(seat).into()))
    }

    fn longest(&self) -> usize {
        2
    }

    fn count(&self, _: &State) -> Vec<(&'static str, i64)> {
        Vec::new()
    }

    fn write(&self, state: &State) -> Self::Written {
        (state.0.into_iter().collect(), state.1)
    }

    fn read(&self, written: &Self::Written) -> Result<State, Vec<Fault>> {
        Ok((written.0.iter().copied().collect(), written.1))
    }

    fn move_when_time_is_up(&self, _: &State, _: Seat) -> u8 {
        RUN
    }

    fn preview(&self, _: &SeatSet, _: Seat, _: u8) {}

    fn tell(&self, _: &[Heard<Seat>]) -> Vec<Line> {
        Vec::new()
    }

    fn now(&self, _: &SeatSet, _: Eye) -> Now {
        Now { title: say!("now"), text: Vec::new(), rule: "" }
    }

    fn name_move(&self, _: &SeatSet, _: Seat, _: u8) -> Message {
        say!("move")
    }

    fn tell_preview(&self, _: &SeatSet, _: Seat, _: u8, (): &()) -> Vec<Message> {
        Vec::new()
    }

    fn draw(&self, _: &SeatSet, _: &Voice<'_>) -> String {
        String::new()
    }
}
