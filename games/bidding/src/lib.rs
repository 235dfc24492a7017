//! A complete tiny game, the worked example of `docs/adding-a-game.md`.
//!
//! Everybody holds the cards 1 to 5. Five prizes worth 1 to 5 come up in random order; for each, everyone bids a card
//! at once, face down. The highest bid takes the prize, unless two made it; the cards are gone, and whoever has the
//! most points at the end wins.

mod words;
mod written;

use serde::{Deserialize, Serialize};
use undercroft_core::chance::draw;
use undercroft_core::{
    About, Audience, Explained, Eye, Fault, Game, Heard, Line, Listener, Message, Now, Outcome, Refusal, Rng,
    Seat, SeatSet, Thing, Voice, say,
};
pub use written::Written;

/// The most players.
const PLAYERS: usize = 5;
/// Cards in a hand, and prizes.
const CARDS: u8 = 5;
/// A set with every card in it, one bit a card.
const FULL: u8 = (1 << CARDS) - 1;

/// The rules, opened for a number of players.
#[derive(Clone, Copy, Debug)]
pub struct Bidding {
    players: usize,
}

/// There is nothing to choose before the deal.
#[derive(Clone, Copy, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Options {}

/// A card worth 1 to 5, bid face down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Bid this card.
    Bid(u8),
}

/// A game under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The cards still held, the one just bid included: a bid lies face down until all have made theirs.
    hands: [u8; PLAYERS],
    bids: [u8; PLAYERS],
    points: [u8; PLAYERS],
    waiting: SeatSet,
    prize: u8,
    prizes: u8,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The next prize lies open.
    PrizeShown(u8),
    /// Somebody has chosen; what, the public does not know.
    BidMade(Seat),
    /// All bids are turned over; this is one of them.
    BidShown(Seat, u8),
    /// Who takes the prize; nobody, if two made the highest bid.
    PrizeTaken(Option<Seat>),
}

/// What an eye sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    prize: u8,
    prizes_to_come: Vec<u8>,
    hands: Vec<Vec<u8>>,
    points: Vec<u8>,
    waiting_for: SeatSet,
    my_bid: Option<u8>,
}

/// What a bid would bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Preview {
    /// Whether it takes the prize, where that is certain.
    pub certain: Option<bool>,
    /// How many others can bid higher.
    pub above: usize,
}

impl Game for Bidding {
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Preview = Preview;
    type Recap = ();
    type Contents = ();
    type Written = Written;

    const ABOUT: About =
        About { name: "bidding", title: "Bidding", fewest: 2, most: PLAYERS, minutes: 3, rules: 1 };

    const MESSAGES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../messages/en.ftl")), ("es", include_str!("../messages/es.ftl"))];

    const CHAPTERS: &'static [&'static str] = &["goal", "bidding"];

    fn open(players: usize, _: &Options, _: &str) -> Result<Self, Vec<Fault>> {
        Ok(Bidding { players })
    }

    #[inline]
    fn players(&self) -> usize {
        self.players
    }

    fn contents(&self) {}

    fn deal(&self, chance: &mut impl Rng, to: &mut impl Listener<Event>) -> State {
        let mut hands = [0; PLAYERS];
        hands[..self.players].fill(FULL);
        let (bids, points) = ([0; PLAYERS], [0; PLAYERS]);
        let mut state = State { hands, bids, points, waiting: SeatSet::EMPTY, prize: 0, prizes: FULL };
        self.show_prize(&mut state, chance, to);
        state
    }

    #[inline]
    fn awaited(&self, state: &State) -> SeatSet {
        state.waiting
    }

    #[inline]
    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if state.waiting.contains(seat) {
            moves.extend(cards(state.hands[seat.index()]).map(Move::Bid));
        }
    }

    #[inline]
    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        Move::Bid(card): Move,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        if !state.waiting.contains(seat) {
            return Err(Refusal::new("bidding", say!("refused-twice")));
        }
        if !(1..=CARDS).contains(&card) || state.hands[seat.index()] & bit(card) == 0 {
            return Err(Refusal::new("bidding", say!("refused-not-held")));
        }
        state.bids[seat.index()] = card;
        state.waiting.remove(seat);
        to.hear(Audience::Everyone, Event::BidMade(seat));
        if state.waiting.is_empty() {
            self.award_prize(state, to);
            self.show_prize(state, chance, to);
        }
        Ok(())
    }

    fn view(&self, state: &State, eye: Eye) -> View {
        let seats = 0..self.players;
        View {
            prize: state.prize,
            prizes_to_come: cards(state.prizes).collect(),
            hands: seats.clone().map(|seat| cards(state.hands[seat]).collect()).collect(),
            points: state.points[seats].to_vec(),
            waiting_for: state.waiting,
            my_bid: match eye {
                Eye::Seat(seat) => Some(state.bids[seat.index()]).filter(|&bid| bid > 0),
                _ => None,
            },
        }
    }

    #[inline]
    fn imagine(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        let mut world = *state;
        for other in Seat::all(self.players).filter(|&other| other != seat) {
            if state.bids[other.index()] > 0 {
                world.bids[other.index()] = draw(rng, &mut u64::from(state.hands[other.index()])) + 1;
            }
        }
        world
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let points = |seat: Seat| state.points[seat.index()];
        let most = Seat::all(self.players).map(points).max()?;
        let winners = Seat::all(self.players).filter(|&seat| points(seat) == most).collect();
        state
            .waiting
            .is_empty()
            .then(|| Outcome::rank(self.players, winners, points, |seat| points(seat).into()))
    }

    fn scores(&self, view: &View) -> Vec<i32> {
        view.points.iter().map(|&points| points.into()).collect()
    }

    fn longest(&self) -> usize {
        self.players * usize::from(CARDS)
    }

    fn count(&self, state: &State) -> Vec<(&'static str, i64)> {
        let held: u32 = state.hands.iter().map(|hand| hand.count_ones()).sum();
        let prizes = state.prizes.count_ones() + u32::from(state.prize > 0);
        // Every prize that is gone took one card from each hand.
        vec![("cards for each prize", i64::from(held) - i64::from(prizes) * self.players as i64)]
    }

    fn write(&self, state: &State) -> Written {
        written::write(self.players, state)
    }

    fn read(&self, written: &Written) -> Result<State, Vec<Fault>> {
        written::read(self.players, written)
    }

    fn move_when_time_is_up(&self, state: &State, seat: Seat) -> Move {
        // The lowest card is missed least.
        Move::Bid(cards(state.hands[seat.index()]).next().unwrap_or(1))
    }

    fn preview(&self, view: &View, seat: Seat, Move::Bid(card): Move) -> Preview {
        let others = || {
            view.hands.iter().enumerate().filter(|&(other, _)| other != seat.index()).map(|(_, hand)| hand)
        };
        let above = others().filter(|hand| hand.iter().any(|&other| other > card)).count();
        let equal = others().any(|hand| hand.contains(&card));
        let beaten = others().any(|hand| hand.iter().all(|&other| other > card));
        let certain = if beaten { Some(false) } else { (above == 0 && !equal).then_some(true) };
        Preview { certain, above }
    }

    fn tell(&self, happened: &[Heard<Event>]) -> Vec<Line> {
        words::tell(happened)
    }

    fn now(&self, view: &View, eye: Eye) -> Now {
        words::now(view, eye)
    }

    fn things(&self, view: &View, _: Eye) -> Vec<Thing> {
        words::things(view)
    }

    fn explain(&self, view: &View, _: Eye, thing: &Thing) -> Option<Explained> {
        words::explain(view, thing)
    }

    fn name_move(&self, _: &View, _: Seat, action: Move) -> Message {
        words::name_move(action)
    }

    fn key_of_move(&self, Move::Bid(card): Move) -> Option<String> {
        Some(card.to_string())
    }

    fn tell_preview(&self, view: &View, _: Seat, _: Move, preview: &Preview) -> Vec<Message> {
        words::tell_preview(view, preview)
    }

    fn draw(&self, view: &View, voice: &Voice<'_>) -> String {
        words::draw(view, voice)
    }
}

impl Bidding {
    /// Turns the next prize over and asks everyone for a bid; with no prize left the game is over.
    #[inline]
    fn show_prize(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        state.prize = 0;
        if state.prizes == 0 {
            return;
        }
        let mut prizes = u64::from(state.prizes);
        state.prize = draw(chance, &mut prizes) + 1;
        state.prizes = prizes as u8;
        state.waiting = SeatSet::all(self.players);
        to.hear(Audience::Everyone, Event::PrizeShown(state.prize));
    }

    /// The highest bid takes the prize, unless two made it.
    #[inline]
    fn award_prize(&self, state: &mut State, to: &mut impl Listener<Event>) {
        let (mut best, mut winner) = (0, None);
        for seat in Seat::all(self.players) {
            let bid = state.bids[seat.index()];
            match bid.cmp(&best) {
                std::cmp::Ordering::Greater => (best, winner) = (bid, Some(seat)),
                std::cmp::Ordering::Equal => winner = None,
                std::cmp::Ordering::Less => {}
            }
            state.hands[seat.index()] &= !bit(bid);
            to.hear(Audience::Everyone, Event::BidShown(seat, bid));
        }
        if let Some(seat) = winner {
            state.points[seat.index()] += state.prize;
        }
        to.hear(Audience::Everyone, Event::PrizeTaken(winner));
        state.bids = [0; PLAYERS];
    }
}

/// The cards of a set, lowest first.
#[inline]
fn cards(mut set: u8) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let card = set.trailing_zeros() as u8 + 1;
        let any = set != 0;
        set &= set.wrapping_sub(1);
        any.then_some(card)
    })
}

#[inline]
fn bit(card: u8) -> u8 {
    1 << (card - 1)
}
