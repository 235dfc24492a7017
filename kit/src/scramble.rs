//! A little game with a clock, for tests of whatever hosts games: coins are turned up pile by pile, and all scramble for them
//! until time is up.
//!
//! Three piles of two, three and four coins lie face down in any order. A pile is turned up; everybody may grab coins, one at
//! a time, or stop. Once the pile is empty, all have stopped or time is up, what is left is lost, and all catch their breath:
//! nobody is waited for but the clock. Then comes the next pile. Whoever has most coins in the end wins.
//!
//! A card pack is three numbers: coins that go on top of the three piles.

use std::collections::BTreeMap;
use undercroft_core::chance::shuffle;
use undercroft_core::{
    About, Audience, Eye, Fault, Game, Heard, Line, Listener, MAX_SEATS, Message, Now, Outcome, Refusal, Rng,
    Seat, SeatSet, TimeLimit, Voice, say,
};

/// To grab a coin.
pub const GRAB: bool = true;
/// To stop until the next pile.
pub const STOP: bool = false;
/// How long a scramble lasts.
pub const SCRAMBLE_MILLIS: u32 = 10_000;
/// How long all catch their breath.
pub const BREATH_MILLIS: u32 = 3_000;

const PILES: usize = 3;

/// The rules.
pub struct Scramble {
    players: usize,
    /// The coins of each pile, before they are shuffled.
    piles: [u8; PILES],
}

/// The whole truth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Coins in each pile; those behind the present one lie face down.
    piles: [u8; PILES],
    /// The present pile, counted from 0.
    pile: u8,
    /// Who still scrambles; nobody while all catch their breath.
    scrambling: SeatSet,
    taken: [u8; MAX_SEATS],
    lost: u8,
}

/// What everybody sees: the present pile, its coins, who scrambles, and what each has.
pub type View = (u8, u8, SeatSet, Vec<u8>);

/// The state as a file has it: the piles, the present one, who scrambles, what each has, and what is lost.
pub type Written = ([u8; PILES], u8, Vec<Seat>, Vec<u8>, u8);

impl Scramble {
    fn is_over(state: &State) -> bool {
        usize::from(state.pile) == PILES
    }

    /// Ends the present scramble: what is left is lost, and the last one ends the game.
    fn ends(state: &mut State) {
        let left = std::mem::take(&mut state.piles[usize::from(state.pile)]);
        state.lost += left;
        state.scrambling = SeatSet::EMPTY;
        if usize::from(state.pile) == PILES - 1 {
            state.pile += 1;
        }
    }

    fn coins_in_all(&self) -> usize {
        self.piles.iter().map(|&coins| usize::from(coins)).sum()
    }

    fn coins(state: &State) -> u8 {
        state.piles.get(usize::from(state.pile)).copied().unwrap_or(0)
    }
}

impl Game for Scramble {
    type Options = BTreeMap<String, bool>;
    type State = State;
    type Move = bool;
    /// Who took a coin, or nobody where a pile was turned up or a scramble ended; and how many coins lie there then.
    type Event = (Option<Seat>, u8);
    type View = View;
    type Preview = ();
    type Recap = ();
    type Contents = ();
    type Written = Written;

    const ABOUT: About =
        About { name: "scramble", title: "Scramble", rules: 1, fewest: 2, most: 4, minutes: 1 };
    const ORDER_MATTERS: bool = true;
    const MESSAGES: &'static [(&'static str, &'static str)] = &[(
        "en",
        "now = Scramble\ngrab = Grab a coin\nstop = Stop\nrefused = There is nothing to scramble for.\n",
    )];
    const CHAPTERS: &'static [&'static str] = &[];

    fn open(players: usize, _: &Self::Options, _: &str) -> Result<Self, Vec<Fault>> {
        Ok(Scramble { players, piles: [2, 3, 4] })
    }

    fn shipped_packs() -> &'static [(&'static str, &'static str)] {
        &[("rich", "3 3 3")]
    }

    fn open_with_packs(
        players: usize,
        options: &Self::Options,
        cards: &str,
        packs: &[String],
    ) -> Result<Self, Vec<Fault>> {
        let mut rules = Self::open(players, options, cards)?;
        for (i, pack) in packs.iter().enumerate() {
            let more: Vec<u8> = pack.split(' ').filter_map(|coins| coins.parse().ok()).collect();
            if more.len() != PILES || more.iter().any(|&coins| coins > 9) {
                let place = format!("packs, number {}", i + 1);
                return Err(vec![Fault::new(place, "a pack is three numbers from 0 to 9")]);
            }
            rules.piles.iter_mut().zip(more).for_each(|(pile, coins)| *pile += coins);
        }
        Ok(rules)
    }

    fn players(&self) -> usize {
        self.players
    }

    fn contents(&self) {}

    fn deal(&self, chance: &mut impl Rng, to: &mut impl Listener<Self::Event>) -> State {
        let mut piles = self.piles;
        shuffle(chance, &mut piles);
        to.hear(Audience::Everyone, (None, piles[0]));
        State { piles, pile: 0, scrambling: SeatSet::all(self.players), taken: [0; MAX_SEATS], lost: 0 }
    }

    fn awaited(&self, state: &State) -> SeatSet {
        state.scrambling
    }

    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<bool>) {
        if state.scrambling.contains(seat) {
            moves.extend([GRAB, STOP]);
        }
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        action: bool,
        _: &mut impl Rng,
        to: &mut impl Listener<Self::Event>,
    ) -> Result<(), Refusal> {
        if !state.scrambling.contains(seat) {
            return Err(Refusal::new("", say!("refused")));
        }
        if action == GRAB {
            state.piles[usize::from(state.pile)] -= 1;
            state.taken[seat.index()] += 1;
            to.hear(Audience::Everyone, (Some(seat), Self::coins(state)));
        } else {
            state.scrambling.remove(seat);
        }
        if Self::coins(state) == 0 || state.scrambling.is_empty() {
            Self::ends(state);
            to.hear(Audience::Everyone, (None, 0));
        }
        Ok(())
    }

    fn time_limit(&self, state: &State) -> Option<TimeLimit> {
        let breath = state.scrambling.is_empty();
        let millis = if breath { BREATH_MILLIS } else { SCRAMBLE_MILLIS };
        let number = u32::from(state.pile) * 2 + u32::from(breath);
        (!Self::is_over(state)).then_some(TimeLimit { number, millis })
    }

    fn time_up(&self, state: &mut State, _: &mut impl Rng, to: &mut impl Listener<Self::Event>) {
        if state.scrambling.is_empty() {
            state.pile += 1;
            state.scrambling = SeatSet::all(self.players);
        } else {
            Self::ends(state);
        }
        to.hear(Audience::Everyone, (None, Self::coins(state)));
    }

    fn view(&self, state: &State, _: Eye) -> View {
        (state.pile + 1, Self::coins(state), state.scrambling, state.taken[..self.players].to_vec())
    }

    fn imagine(&self, state: &State, _: Seat, rng: &mut impl Rng) -> State {
        let mut world = *state;
        // In one order whatever the truth, so that nothing of it is left.
        let hidden = &mut world.piles[PILES.min(usize::from(state.pile) + 1)..];
        hidden.sort_unstable();
        shuffle(rng, hidden);
        world
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let taken = |seat: Seat| state.taken[seat.index()];
        let most = Seat::all(self.players).map(taken).max()?;
        let winners = SeatSet::of(self.players, |seat| taken(seat) == most);
        Self::is_over(state).then(|| Outcome::rank(self.players, winners, taken, |seat| taken(seat).into()))
    }

    fn longest(&self) -> usize {
        // Every coin grabbed, everybody stopping at every pile, and a clock for every pile and every breath.
        self.coins_in_all() + self.players * PILES + 2 * PILES
    }

    fn count(&self, state: &State) -> Vec<(&'static str, i64)> {
        let coins = state.piles.iter().chain(&state.taken).chain([&state.lost]);
        vec![("coins", coins.map(|&coins| i64::from(coins)).sum())]
    }

    fn write(&self, state: &State) -> Written {
        let taken = state.taken[..self.players].to_vec();
        (state.piles, state.pile, state.scrambling.into_iter().collect(), taken, state.lost)
    }

    fn read(&self, (piles, pile, scrambling, taken, lost): &Written) -> Result<State, Vec<Fault>> {
        let coins: usize = piles.iter().chain(taken).chain([lost]).map(|&coins| usize::from(coins)).sum();
        if coins != self.coins_in_all() || taken.len() != self.players || usize::from(*pile) > PILES {
            return Err(vec![Fault::new("state", "no scramble comes to this")]);
        }
        let mut all = [0; MAX_SEATS];
        all[..self.players].copy_from_slice(taken);
        let scrambling = scrambling.iter().copied().collect();
        Ok(State { piles: *piles, pile: *pile, scrambling, taken: all, lost: *lost })
    }

    fn move_when_time_is_up(&self, _: &State, _: Seat) -> bool {
        STOP
    }

    fn preview(&self, _: &View, _: Seat, _: bool) {}

    fn tell(&self, _: &[Heard<Self::Event>]) -> Vec<Line> {
        Vec::new()
    }

    fn now(&self, _: &View, _: Eye) -> Now {
        Now { title: say!("now"), text: Vec::new(), rule: "" }
    }

    fn name_move(&self, _: &View, _: Seat, action: bool) -> Message {
        if action == GRAB { say!("grab") } else { say!("stop") }
    }

    fn tell_preview(&self, _: &View, _: Seat, _: bool, (): &()) -> Vec<Message> {
        Vec::new()
    }

    fn draw(&self, view: &View, _: &Voice<'_>) -> String {
        format!("pile {}: {}", view.0, view.1)
    }
}
