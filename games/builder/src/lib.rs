//! The rules of Dungeon Builder, for 2 to 6 players.
//!
//! The files are the rulebook's chapters: `setup`, `drawing`, `turn`, `building`, `improving`, `invasion` with a file for each part
//! of an adventuring round, and `ending`. What cards do is data: `cards.toml` is written in the words of `vocabulary`, and
//! `dungeon` answers what a dungeon made of them is. `menu` lists what may be done and `playing` does it; `view` says what is
//! seen, `imagine` what may be behind the rest, `preview` what a move would bring, and `words` what is told of it all.

mod building;
pub mod cards;
mod contents;
mod drawing;
mod dungeon;
mod ending;
mod evaluation;
mod event;
mod ids;
mod imagine;
mod improving;
mod invasion;
mod kinds;
mod menu;
mod moves;
mod options;
mod playing;
mod preview;
mod recap;
mod seeing;
mod setup;
mod state;
mod study;
mod table;
mod turn;
mod view;
pub mod vocabulary;
mod words;
mod written;

pub use contents::{
    CardFace, ClassFace, Contents, ImprovementFace, MonsterFace, PartyFace, RoomFace, TrapFace,
};
pub use event::{Cause, Event, Foe, Hero, Stay};
pub use ids::{Card, Class, Figure, Member, Monster, Party, Place, Played, Red, Slot};
pub use moves::{Aim, Move, On, Ruin, Target};
pub use options::{Cycles, Options, Windows};
pub use preview::{ChangeAhead, CostAhead, MadeAhead, Preview};
pub use recap::{InvasionRecap, Recap};
pub use state::{Fate, Order, Stage, State};
pub use view::{
    DoorView, FighterView, Hated, Held, InterferenceView, InvasionView, LaidCard, MemberView, MonsterView,
    PlayedView, PlayerView, RoomView, TrapView, View, Whereabouts,
};
pub use written::Written;

use cards::Cards;
use kinds::Kinds;
use state::{FEWEST_PLAYERS, MOST_PLAYERS};
use undercroft_core::{
    About, CardList, Explained, Eye, Fault, Game, Heard, Lesson, Line, Listener, Message, Now, OptionInfo,
    Outcome, Refusal, Rng, Seat, SeatSet, Study, Thing, TimeLimit, Voice,
};

/// The rules, opened for a number of players, options and cards.
#[derive(Clone, Debug)]
pub struct Builder {
    players: usize,
    options: Options,
    cycles: u8,
    cards: Cards,
    kinds: Kinds,
}

impl Game for Builder {
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Preview = Preview;
    type Recap = Recap;
    type Contents = Contents;
    type Written = Written;

    const ABOUT: About = About {
        name: "builder",
        title: "Dungeon Builder",
        fewest: FEWEST_PLAYERS,
        most: MOST_PLAYERS,
        minutes: 90,
        rules: 1,
    };

    const MESSAGES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../messages/en.ftl")), ("es", include_str!("../messages/es.ftl"))];

    const CHAPTERS: &'static [&'static str] = words::CHAPTERS;

    const LESSONS: &'static [Lesson] = words::LESSONS;

    const HORIZON: Option<usize> = Some(evaluation::HORIZON);

    fn options() -> Vec<OptionInfo> {
        options::all()
    }

    fn standard_cards() -> &'static str {
        cards::STANDARD
    }

    fn open(players: usize, options: &Options, cards: &str) -> Result<Self, Vec<Fault>> {
        let own = (cards != cards::STANDARD).then(|| Cards::parse(cards)).transpose()?;
        let cards = own.unwrap_or_else(|| Cards::standard().clone());
        if options.cycles == Cycles::Three && players < 3 {
            let reason = "with two players there are two cycles at most";
            return Err(vec![Fault::new("option cycles", reason)]);
        }
        let decks = if players >= usize::from(cards.limits.decks_from) { 2 } else { 1 };
        Ok(Builder {
            players,
            options: *options,
            cycles: options.cycles.count(players),
            kinds: Kinds::new(&cards, decks),
            cards,
        })
    }

    #[inline]
    fn players(&self) -> usize {
        self.players
    }

    fn contents(&self) -> Contents {
        self.what_the_cards_show()
    }

    fn deal(&self, chance: &mut impl Rng, to: &mut impl Listener<Event>) -> State {
        self.set_up(chance, to)
    }

    #[inline]
    fn awaited(&self, state: &State) -> SeatSet {
        self.deciders(state)
    }

    #[inline]
    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.list(state, seat, &mut |action| moves.push(action));
    }

    #[inline]
    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        action: Move,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        self.make(state, seat, action, chance, to)
    }

    /// A clock runs for windows alone, and for each who is asked anew.
    #[inline]
    fn time_limit(&self, state: &State) -> Option<TimeLimit> {
        let millis = self.options.windows.millis()?;
        let open = matches!(state.stage, Stage::EncounterWindow | Stage::RecoveryWindow);
        open.then_some(TimeLimit { number: state.asked, millis })
    }

    /// Whoever is asked in a window and says nothing passes.
    fn time_up(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        if let Some(seat) = self.deciders(state).first() {
            let passed = self.make(state, seat, Move::Pass, chance, to);
            debug_assert!(passed.is_ok(), "anybody may pass: {passed:?}");
        }
    }

    fn view(&self, state: &State, eye: Eye) -> View {
        self.seen(state, eye)
    }

    fn imagine(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        self.imagined_by(state, seat, rng)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.stage == Stage::Over).then(|| self.standing_of(state))
    }

    fn scores(&self, view: &View) -> Vec<i32> {
        view.players.iter().map(|player| player.gold.into()).collect()
    }

    /// Every card is played or discarded once between two draws, and only so many are drawn. An invasion has so many rooms, each
    /// met a few times, and combat costs somebody health in every round.
    fn longest(&self) -> usize {
        let cycles = usize::from(self.cycles);
        let turns = cycles * usize::from(self.cards.limits.rounds) * self.players;
        let building = turns * 400;
        let invasions = cycles * self.players * 20_000;
        building + invasions
    }

    fn count(&self, state: &State) -> Vec<(&'static str, i64)> {
        written::count(self, state)
    }

    fn write(&self, state: &State) -> Written {
        written::write(self, state)
    }

    fn read(&self, written: &Written) -> Result<State, Vec<Fault>> {
        written::read(self, written)
    }

    /// What costs least: let it be, pass, end the turn, or else the first of what is listed.
    fn move_when_time_is_up(&self, state: &State, seat: Seat) -> Move {
        let (mut first, mut safe) = (None, None);
        self.list(state, seat, &mut |action| {
            first = first.or(Some(action));
            if matches!(action, Move::Pass | Move::Accept | Move::Done | Move::EndTurn) {
                safe = Some(action);
            }
        });
        safe.or(first).unwrap_or(Move::Done)
    }

    fn preview(&self, view: &View, seat: Seat, action: Move) -> Preview {
        self.foresee(view, seat, action)
    }

    fn recap(&self, recap: &mut Recap, event: &Event) {
        recap::note(recap, event);
    }

    fn tell(&self, happened: &[Heard<Event>]) -> Vec<Line> {
        words::tell(self, happened)
    }

    fn now(&self, view: &View, eye: Eye) -> Now {
        words::now(self, view, eye)
    }

    fn things(&self, view: &View, eye: Eye) -> Vec<Thing> {
        words::things(self, view, eye)
    }

    fn explain(&self, view: &View, eye: Eye, thing: &Thing) -> Option<Explained> {
        words::explain(self, view, eye, thing)
    }

    fn reference(&self) -> Vec<CardList> {
        words::reference(self)
    }

    fn lessons_now(&self, view: &View, seat: Seat) -> Vec<&'static str> {
        words::lessons_now(self, view, seat)
    }

    fn name_move(&self, view: &View, seat: Seat, action: Move) -> Message {
        words::name_move(self, view, seat, action)
    }

    fn tell_preview(&self, view: &View, seat: Seat, action: Move, preview: &Preview) -> Vec<Message> {
        words::tell_preview(self, view, seat, action, preview)
    }

    fn draw(&self, view: &View, voice: &Voice<'_>) -> String {
        words::draw(self, view, voice)
    }

    fn evaluate(&self, state: &State, seat: Seat) -> Option<f64> {
        self.promise(state, seat)
    }

    fn study(&self, story: &[Event], outcome: &Outcome, to: &mut Study) {
        self.studied(story, outcome, to);
    }
}

/// What a played card is aimed at.
pub(crate) fn invasion_target(rules: &Builder, played: &state::PlayedCard) -> Target {
    rules.effect(played.card).map_or(Target::Room, |effect| invasion::target_of(effect, played.target))
}
