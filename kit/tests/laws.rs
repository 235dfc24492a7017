//! The kit catches what it is there to catch: little games that are wrong on purpose, one flaw each.

use std::sync::atomic::{AtomicU64, Ordering};
use undercroft_bidding::{Bidding, Event, Move, Options, Preview, State, View, Written};
use undercroft_core::chance::below;
use undercroft_core::laws::{Law, check};
use undercroft_core::{
    About, Audience, Explained, Eye, Fault, Game, Heard, Line, Listener, Message, Now, Outcome, Refusal, Rng,
    Seat, SeatSet, Silence, Thing, TimeLimit, Voice, say,
};

/// What is wrong with a game.
type Flaw = u8;
const NONE: Flaw = 0;
const ENDLESS: Flaw = 1;
const STUCK: Flaw = 2;
const LISTS_TOO_MUCH: Flaw = 3;
const FORGOTTEN_REFUSAL: Flaw = 4;
const REFUSAL_LEAVES_TRACES: Flaw = 5;
const REMEMBERS_OTHER_GAMES: Flaw = 6;
const FORGETS_WHEN_WRITING: Flaw = 7;
const SHOWS_BIDS: Flaw = 8;
const IMAGINES_THE_TRUTH: Flaw = 9;
const LOSES_A_COIN: Flaw = 10;
const TELLS_BIDS: Flaw = 11;
const REFUSES_TELLINGLY: Flaw = 12;
const IMAGINES_WRONG_HANDS: Flaw = 13;
const TELLS_THE_DEAL: Flaw = 14;
const IMAGINES_THE_SEALED_CARD: Flaw = 15;
const WHISPERS_TO_THE_ACTOR: Flaw = 16;
const TELLS_ALL_WHAT_ONE_HEARD: Flaw = 17;
const DOES_THE_IMPOSSIBLE_WHEN_TIME_IS_UP: Flaw = 18;
const TIME_RUNS_OUT_FOR_NOTHING: Flaw = 19;
const A_CLOCK_RUNS_AFTER_THE_END: Flaw = 20;
const TIME_DEPENDS_ON_A_SECRET: Flaw = 21;
const TIME_TELLS_A_SECRET: Flaw = 22;
const KNOWS_NO_ANSWER: Flaw = 23;
const ANSWERS_FOR_WHAT_IS_NOT_THERE: Flaw = 24;
const ANSWERS_BY_NO_RULE: Flaw = 25;
const MISCOUNTS: Flaw = 26;
const PICKS_THE_NEXT_MOVE: Flaw = 27;
const PICKS_AMONG_TOO_FEW: Flaw = 28;

/// What a pure game must not have: a memory outside its state.
static DEALS: AtomicU64 = AtomicU64::new(0);

/// The bidding game with a card that is dealt face down and stays so, and with a flaw.
struct Flawed<const FLAW: Flaw>(Bidding);

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

impl<const FLAW: Flaw> Game for Flawed<FLAW> {
    type Options = Options;
    type State = (State, u8);
    type Move = Move;
    type Event = Event;
    type View = (View, Option<u8>);
    type Preview = Preview;
    type Recap = ();
    type Contents = ();
    type Written = (Written, u8);

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
        result
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

    fn write(&self, (state, sealed): &Self::State) -> Self::Written {
        let mut written = json(&self.0.write(state));
        if FLAW == FORGETS_WHEN_WRITING {
            written["players"][0]["points"] = 0.into();
        }
        (serde_json::from_value(written).unwrap(), *sealed)
    }

    fn read(&self, (written, sealed): &Self::Written) -> Result<Self::State, Vec<Fault>> {
        Ok((self.0.read(written)?, *sealed))
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

/// The law that the kit finds broken in a few hundred games.
fn found<const FLAW: Flaw>() -> Option<Law> {
    check::<Flawed<FLAW>>(400).err().map(|broken| broken.law)
}

#[test]
fn a_game_without_a_flaw_passes() {
    assert_eq!(found::<NONE>(), None);
}

#[test]
fn a_game_that_begins_again_for_ever_is_caught() {
    assert_eq!(found::<ENDLESS>(), Some(Law::ItEnds));
}

#[test]
fn a_score_that_is_not_the_one_the_game_ends_with_is_caught() {
    assert_eq!(found::<MISCOUNTS>(), Some(Law::ItEnds));
}

#[test]
fn a_game_that_waits_for_somebody_without_a_move_is_caught() {
    assert_eq!(found::<STUCK>(), Some(Law::SomeoneMayAct));
}

#[test]
fn a_listed_move_that_is_refused_is_caught() {
    assert_eq!(found::<LISTS_TOO_MUCH>(), Some(Law::ListedMovesAreAccepted));
}

#[test]
fn a_move_picked_from_another_place_than_it_is_listed_at_is_caught() {
    assert_eq!(found::<PICKS_THE_NEXT_MOVE>(), Some(Law::PickedMovesAreListed));
    assert_eq!(found::<PICKS_AMONG_TOO_FEW>(), Some(Law::PickedMovesAreListed));
}

#[test]
fn a_forgotten_refusal_is_caught() {
    assert_eq!(found::<FORGOTTEN_REFUSAL>(), Some(Law::UnlistedMovesAreRefused));
}

#[test]
fn a_refusal_that_changes_something_is_caught() {
    assert_eq!(found::<REFUSAL_LEAVES_TRACES>(), Some(Law::RefusalsChangeNothing));
}

#[test]
fn a_game_that_depends_on_more_than_its_seed_is_caught() {
    assert_eq!(found::<REMEMBERS_OTHER_GAMES>(), Some(Law::ItRepeats));
}

#[test]
fn a_state_that_is_written_incompletely_is_caught() {
    assert_eq!(found::<FORGETS_WHEN_WRITING>(), Some(Law::StatesSurviveWriting));
}

#[test]
fn a_view_that_shows_a_secret_is_caught() {
    assert_eq!(found::<SHOWS_BIDS>(), Some(Law::ImaginedWorldsLookTheSame));
}

#[test]
fn imagining_that_looks_at_the_truth_is_caught() {
    assert_eq!(found::<IMAGINES_THE_TRUTH>(), Some(Law::ImaginingUsesNoSecrets));
}

#[test]
fn imagining_a_hand_the_seat_does_not_have_is_caught() {
    assert_eq!(found::<IMAGINES_WRONG_HANDS>(), Some(Law::ImaginedWorldsLookTheSame));
}

#[test]
fn a_lost_coin_is_caught() {
    assert_eq!(found::<LOSES_A_COIN>(), Some(Law::NothingIsLostOrMade));
}

#[test]
fn an_event_that_tells_a_secret_is_caught() {
    assert_eq!(found::<TELLS_BIDS>(), Some(Law::NothingLeaks));
}

#[test]
fn an_event_of_the_deal_that_tells_a_face_down_card_is_caught() {
    assert_eq!(found::<TELLS_THE_DEAL>(), Some(Law::NothingLeaks));
}

#[test]
fn imagining_the_true_face_down_card_is_caught() {
    assert_eq!(found::<IMAGINES_THE_SEALED_CARD>(), Some(Law::ImaginingUsesNoSecrets));
}

#[test]
fn a_whisper_to_whoever_moves_is_caught() {
    assert_eq!(found::<WHISPERS_TO_THE_ACTOR>(), Some(Law::NothingLeaks));
}

#[test]
fn a_line_that_tells_all_what_one_seat_heard_is_caught() {
    assert_eq!(found::<TELLS_ALL_WHAT_ONE_HEARD>(), Some(Law::NothingLeaks));
}

#[test]
fn a_move_at_the_end_of_time_that_is_not_listed_is_caught() {
    assert_eq!(found::<DOES_THE_IMPOSSIBLE_WHEN_TIME_IS_UP>(), Some(Law::SomeoneMayAct));
}

#[test]
fn time_that_runs_out_without_bringing_the_game_on_is_caught() {
    assert_eq!(found::<TIME_RUNS_OUT_FOR_NOTHING>(), Some(Law::ItEnds));
}

#[test]
fn a_clock_that_runs_after_the_end_is_caught() {
    assert_eq!(found::<A_CLOCK_RUNS_AFTER_THE_END>(), Some(Law::ItEnds));
}

#[test]
fn a_time_limit_that_depends_on_a_secret_is_caught() {
    let law = found::<TIME_DEPENDS_ON_A_SECRET>().unwrap();
    assert!(matches!(law, Law::ImaginedWorldsLookTheSame | Law::NothingLeaks), "{law:?}");
}

#[test]
fn a_secret_that_is_told_when_time_is_up_is_caught() {
    assert_eq!(found::<TIME_TELLS_A_SECRET>(), Some(Law::NothingLeaks));
}

#[test]
fn a_refusal_that_tells_a_secret_is_caught() {
    assert_eq!(found::<REFUSES_TELLINGLY>(), Some(Law::NothingLeaks));
}

#[test]
fn a_thing_that_nothing_is_told_of_is_caught() {
    assert_eq!(found::<KNOWS_NO_ANSWER>(), Some(Law::EveryThingIsExplained));
}

#[test]
fn an_answer_about_what_is_not_there_is_caught() {
    assert_eq!(found::<ANSWERS_FOR_WHAT_IS_NOT_THERE>(), Some(Law::EveryThingIsExplained));
}

#[test]
fn an_answer_by_a_rule_that_is_not_there_is_caught() {
    assert_eq!(found::<ANSWERS_BY_NO_RULE>(), Some(Law::EveryThingIsExplained));
}

#[test]
fn a_broken_law_says_where_to_look() {
    let broken = check::<Flawed<LOSES_A_COIN>>(400).unwrap_err().to_string();
    for word in ["NothingIsLostOrMade", "players", "game ", "after "] {
        assert!(broken.contains(word), "{broken}");
    }
}
