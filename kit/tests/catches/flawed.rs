//! The bidding game with a card that is dealt face down and stays so, and with a flaw.

use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU64, Ordering};
use undercroft_bidding::{Bidding, Event, Move, Options, Preview, State, View, Written};
use undercroft_core::chance::below;
use undercroft_core::{
    About, Audience, Explained, Eye, Fault, Game, Heard, Line, Listener, Message, Now, Outcome, Refusal, Rng,
    Seat, SeatSet, Silence, Thing, TimeLimit, Voice, say,
};

/// What is wrong with it.
pub(crate) type Flaw = u8;
pub(crate) const SOUND: Flaw = 0;
pub(crate) const ENDLESS: Flaw = 1;
pub(crate) const STUCK: Flaw = 2;
pub(crate) const LISTS_TOO_MUCH: Flaw = 3;
pub(crate) const FORGOTTEN_REFUSAL: Flaw = 4;
pub(crate) const REFUSAL_LEAVES_TRACES: Flaw = 5;
pub(crate) const REMEMBERS_OTHER_GAMES: Flaw = 6;
pub(crate) const FORGETS_WHEN_WRITING: Flaw = 7;
pub(crate) const SHOWS_BIDS: Flaw = 8;
pub(crate) const IMAGINES_THE_TRUTH: Flaw = 9;
pub(crate) const LOSES_A_COIN: Flaw = 10;
pub(crate) const TELLS_BIDS: Flaw = 11;
pub(crate) const REFUSES_TELLINGLY: Flaw = 12;
pub(crate) const IMAGINES_WRONG_HANDS: Flaw = 13;
pub(crate) const TELLS_THE_DEAL: Flaw = 14;
pub(crate) const IMAGINES_THE_SEALED_CARD: Flaw = 15;
pub(crate) const WHISPERS_TO_THE_ACTOR: Flaw = 16;
pub(crate) const TELLS_ALL_WHAT_ONE_HEARD: Flaw = 17;
pub(crate) const DOES_THE_IMPOSSIBLE_WHEN_TIME_IS_UP: Flaw = 18;
pub(crate) const TIME_RUNS_OUT_FOR_NOTHING: Flaw = 19;
pub(crate) const A_CLOCK_RUNS_AFTER_THE_END: Flaw = 20;
pub(crate) const TIME_DEPENDS_ON_A_SECRET: Flaw = 21;
pub(crate) const TIME_TELLS_A_SECRET: Flaw = 22;
pub(crate) const KNOWS_NO_ANSWER: Flaw = 23;
pub(crate) const ANSWERS_FOR_WHAT_IS_NOT_THERE: Flaw = 24;
pub(crate) const ANSWERS_BY_NO_RULE: Flaw = 25;
pub(crate) const MISCOUNTS: Flaw = 26;
/// A state that cannot be is refused without a reason.
pub(crate) const MUTE: Flaw = 27;
/// There is no message for who takes a prize.
pub(crate) const SPEECHLESS: Flaw = 28;
/// A 3 is refused.
pub(crate) const FICKLE: Flaw = 29;
/// A refusal plays something else.
pub(crate) const CLUMSY: Flaw = 30;
/// A refusal names no rule.
pub(crate) const NAMELESS: Flaw = 31;
/// Points are forgotten when a state is read.
pub(crate) const FORGETFUL: Flaw = 32;
/// A card is listed that does not exist.
pub(crate) const GENEROUS: Flaw = 33;
/// A card that does not exist is listed and can be played, without any effect.
pub(crate) const IDLE: Flaw = 34;
pub(crate) const PICKS_THE_NEXT_MOVE: Flaw = 35;
pub(crate) const PICKS_AMONG_TOO_FEW: Flaw = 36;
pub(crate) const SAYS_THAT_ALL_LIES_OPEN: Flaw = 37;

/// What a pure game must not have: a memory outside its state.
static DEALS: AtomicU64 = AtomicU64::new(0);

pub(crate) struct Flawed<const FLAW: Flaw>(Bidding);

/// A state as it is written, with the card that lies face down.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Sealed {
    #[serde(flatten)]
    table: Written,
    sealed: u8,
}

/// Told without a flaw, or with one bid too many.
struct Telling<'a, L>(&'a mut L, Option<(Seat, u8)>);

impl<L: Listener<Event>> Listener<Event> for Telling<'_, L> {
    fn hear(&mut self, audience: Audience, event: Event) {
        if let (Some((seat, card)), Event::BidMade(_)) = (self.1, event) {
            self.0.hear(Audience::Everyone, Event::BidShown(seat, card));
        }
        self.0.hear(audience, event);
    }
}

fn json(value: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(value).unwrap()
}

/// A bid that somebody else has made, face down, if any.
fn secret(rules: &Bidding, state: &State, seat: Seat) -> Option<u8> {
    let mut others = Seat::all(rules.players()).filter(|&other| other != seat);
    others
        .find_map(|other| json(&rules.view(state, Eye::Seat(other)))["my_bid"].as_u64())
        .map(|bid| bid as u8)
}

impl<const FLAW: Flaw> Flawed<FLAW> {
    fn refused(&self, state: &mut State, no: Refusal, chance: &mut impl Rng) -> Result<(), Refusal> {
        match FLAW {
            IDLE => Ok(()),
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
    type State = (State, u8);
    type Move = Move;
    type Event = Event;
    type View = (View, Option<u8>);
    type Preview = Preview;
    type Recap = ();
    type Contents = ();
    type Written = Sealed;

    const OPEN: bool = FLAW == SAYS_THAT_ALL_LIES_OPEN;

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

    fn deal(&self, chance: &mut impl Rng, to: &mut impl Listener<Event>) -> Self::State {
        let mut state = self.0.deal(chance, to);
        if FLAW == REMEMBERS_OTHER_GAMES && DEALS.fetch_add(1, Ordering::Relaxed) > 0 {
            state = self.0.deal(chance, to);
        }
        let sealed = below(chance, 5) as u8;
        if FLAW == TELLS_THE_DEAL {
            to.hear(Audience::Everyone, Event::PrizeShown(sealed));
        }
        (state, sealed)
    }

    fn awaited(&self, (state, _): &Self::State) -> SeatSet {
        if FLAW == STUCK && self.0.outcome(state).is_some() { SeatSet::all(1) } else { self.0.awaited(state) }
    }

    fn moves(&self, (state, _): &Self::State, seat: Seat, moves: &mut Vec<Move>) {
        self.0.moves(state, seat, moves);
        if FLAW == LISTS_TOO_MUCH && !moves.is_empty() {
            *moves = (1..=5).map(Move::Bid).collect();
        }
        if (FLAW == GENEROUS || FLAW == IDLE) && !moves.is_empty() {
            moves.push(Move::Bid(9));
        }
    }

    fn pick_move(
        &self,
        state: &Self::State,
        seat: Seat,
        moves: &mut Vec<Move>,
        which: impl FnOnce(usize) -> usize,
    ) -> Move {
        self.moves(state, seat, moves);
        let count = moves.len();
        match FLAW {
            PICKS_THE_NEXT_MOVE => moves[(which(count) + 1) % count],
            PICKS_AMONG_TOO_FEW if count > 1 => moves[which(count - 1)],
            _ => moves[which(count)],
        }
    }

    fn play(
        &self,
        (state, _): &mut Self::State,
        seat: Seat,
        action: Move,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        if FLAW == FICKLE && action == Move::Bid(3) {
            return Err(Refusal::new("bidding", say!("refused-not-held")));
        }
        let before = *state;
        let Move::Bid(card) = action;
        let told = (FLAW == TELLS_BIDS).then_some((seat, card));
        let result = self.0.play(state, seat, action, chance, &mut Telling(to, told));
        match (FLAW, &result) {
            (FORGOTTEN_REFUSAL, Err(_)) => return Ok(()),
            (REFUSAL_LEAVES_TRACES, Err(_)) => *state = self.0.deal(chance, &mut Silence),
            (REFUSES_TELLINGLY, Err(_)) => {
                let bid = secret(&self.0, &before, seat).unwrap_or(0);
                return Err(Refusal::new("bidding", say!("refused-not-held", bid: bid)));
            }
            (WHISPERS_TO_THE_ACTOR, Ok(())) => {
                let whisper = Event::PrizeShown(secret(&self.0, &before, seat).unwrap_or(0));
                to.hear(seat.into(), whisper);
            }
            (TELLS_ALL_WHAT_ONE_HEARD, Ok(())) => to.hear(seat.into(), Event::BidShown(seat, card)),
            (ENDLESS, Ok(())) if self.0.outcome(state).is_some() => {
                *state = self.0.deal(chance, &mut Silence)
            }
            _ => {}
        }
        result.or_else(|no| self.refused(state, no, chance))
    }

    fn time_limit(&self, (state, sealed): &Self::State) -> Option<TimeLimit> {
        let over = self.0.outcome(state).is_some();
        let limited = match FLAW {
            TIME_RUNS_OUT_FOR_NOTHING | TIME_DEPENDS_ON_A_SECRET | TIME_TELLS_A_SECRET => !over,
            A_CLOCK_RUNS_AFTER_THE_END => over,
            _ => false,
        };
        let millis = if FLAW == TIME_DEPENDS_ON_A_SECRET { u32::from(*sealed) } else { 1000 };
        limited.then_some(TimeLimit { number: 0, millis })
    }

    fn time_up(&self, state: &mut Self::State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        if FLAW == TIME_TELLS_A_SECRET {
            to.hear(Audience::Everyone, Event::PrizeShown(state.1));
            let seat = self.0.awaited(&state.0).first().expect("time is limited only until the end");
            let action = self.0.move_when_time_is_up(&state.0, seat);
            self.0.play(&mut state.0, seat, action, chance, to).expect("it is one of its moves");
        }
    }

    fn view(&self, (state, _): &Self::State, eye: Eye) -> Self::View {
        let shown = match eye {
            Eye::Seat(seat) if FLAW == SHOWS_BIDS => secret(&self.0, state, seat),
            _ => None,
        };
        (self.0.view(state, eye), shown)
    }

    fn imagine(&self, state: &Self::State, seat: Seat, rng: &mut impl Rng) -> Self::State {
        let sealed = if FLAW == IMAGINES_THE_SEALED_CARD { state.1 } else { below(rng, 5) as u8 };
        match FLAW {
            IMAGINES_THE_TRUTH => *state,
            IMAGINES_WRONG_HANDS => (self.0.deal(rng, &mut Silence), sealed),
            _ => (self.0.imagine(&state.0, seat, rng), sealed),
        }
    }

    fn outcome(&self, (state, _): &Self::State) -> Option<Outcome> {
        self.0.outcome(state)
    }

    fn scores(&self, (view, _): &Self::View) -> Vec<i32> {
        let more = i32::from(FLAW == MISCOUNTS);
        self.0.scores(view).into_iter().map(|score| score + more).collect()
    }

    fn longest(&self) -> usize {
        self.0.longest()
    }

    fn count(&self, (state, _): &Self::State) -> Vec<(&'static str, i64)> {
        let mut counts = self.0.count(state);
        if FLAW == LOSES_A_COIN {
            let to_come =
                json(&self.0.view(state, Eye::All))["prizes_to_come"].as_array().map_or(0, Vec::len);
            counts.push(("coins", if to_come < 3 { 99 } else { 100 }));
        }
        counts
    }

    fn write(&self, (state, sealed): &Self::State) -> Sealed {
        let mut written = json(&self.0.write(state));
        if FLAW == FORGETS_WHEN_WRITING {
            written["players"][0]["points"] = 0.into();
        }
        Sealed { table: serde_json::from_value(written).unwrap(), sealed: *sealed }
    }

    fn read(&self, Sealed { table, sealed }: &Sealed) -> Result<Self::State, Vec<Fault>> {
        let mut written = json(table);
        if FLAW == FORGETFUL {
            let players = written["players"].as_array_mut().expect("players");
            players.iter_mut().for_each(|player| player["points"] = 0.into());
        }
        let read = self.0.read(&serde_json::from_value(written).expect("plain data"));
        let state = read.map_err(|faults| if FLAW == MUTE { Vec::new() } else { faults })?;
        Ok((state, *sealed))
    }

    fn move_when_time_is_up(&self, (state, _): &Self::State, seat: Seat) -> Move {
        match FLAW {
            DOES_THE_IMPOSSIBLE_WHEN_TIME_IS_UP => Move::Bid(9),
            _ => self.0.move_when_time_is_up(state, seat),
        }
    }

    fn preview(&self, view: &Self::View, seat: Seat, action: Move) -> Preview {
        self.0.preview(&view.0, seat, action)
    }

    fn tell(&self, happened: &[Heard<Event>]) -> Vec<Line> {
        let mut lines = self.0.tell(happened);
        if FLAW == TELLS_ALL_WHAT_ONE_HEARD {
            lines.iter_mut().for_each(|line| line.audience = Audience::Everyone);
        }
        if FLAW == SPEECHLESS {
            let wordless = |line: &mut Line| line.message = say!("speechless");
            lines.iter_mut().filter(|line| line.message.id() == "prize-taken").for_each(wordless);
        }
        lines
    }

    fn now(&self, view: &Self::View, eye: Eye) -> Now {
        self.0.now(&view.0, eye)
    }

    fn things(&self, view: &Self::View, eye: Eye) -> Vec<Thing> {
        self.0.things(&view.0, eye)
    }

    fn explain(&self, view: &Self::View, eye: Eye, thing: &Thing) -> Option<Explained> {
        let told = self.0.explain(&view.0, eye, thing);
        match FLAW {
            KNOWS_NO_ANSWER => told.filter(|_| thing.parts().0 != "card"),
            ANSWERS_FOR_WHAT_IS_NOT_THERE => told.or(Some(Explained::new("goal", say!("now-over")))),
            ANSWERS_BY_NO_RULE => told.map(|told| Explained { rule: "nowhere", ..told }),
            _ => told,
        }
    }

    fn name_move(&self, view: &Self::View, seat: Seat, action: Move) -> Message {
        self.0.name_move(&view.0, seat, action)
    }

    fn tell_preview(&self, view: &Self::View, seat: Seat, action: Move, preview: &Preview) -> Vec<Message> {
        self.0.tell_preview(&view.0, seat, action, preview)
    }

    fn draw(&self, view: &Self::View, voice: &Voice<'_>) -> String {
        self.0.draw(&view.0, voice)
    }
}
