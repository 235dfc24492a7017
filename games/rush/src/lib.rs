//! The rules of Dungeon Rush, for 3 to 5 players.
//!
//! The files are the rulebook's chapters: `setup` with the draft, `revealing`, `attacking` (live) and `calling` (in secret),
//! `checking`, `rewards`, `scoring`; `clock` says how long each may last. The values of the cards live in `cards.toml`.
//! `view` says what each eye sees, `imagine` what a seat may think possible, `preview` what a move would bring,
//! `recap` what the last round did, and `words` what is told of it all.
//!
//! The rules know grabs in an order and a clock that runs out. Whoever hosts a live race decides in which order grabs that
//! came at about the same time are played.

mod attacking;
mod calling;
pub mod cards;
mod checking;
mod clock;
mod contents;
mod event;
mod hand;
mod imagine;
mod moves;
mod number;
mod options;
mod preview;
mod recap;
mod revealing;
mod rewards;
mod scoring;
mod setup;
mod skill;
mod state;
mod study;
mod view;
mod words;
mod written;

pub use contents::Contents;
pub use event::Event;
pub use hand::{Grip, Hand, Hands};
pub use moves::Move;
pub use number::{Boss, Hero, Monster, Slot};
pub use options::{Options, Race, Seconds};
pub use preview::{AttackPreview, Preview};
pub use recap::{ClaimRecap, Recap};
pub use rewards::Gift;
pub use scoring::Prize;
pub use skill::{Skill, Skills};
pub use state::{Phase, State};
pub use view::{HeroView, PlayerView, SlotView, View};
pub use written::Written;

use attacking::refuse;
use cards::{Cards, MonsterCard};
use state::{HANDS, LEVELS, MOST_PLAYERS, ROUNDS};
use undercroft_core::{
    About, CardList, Explained, Eye, Fault, Game, Heard, Lesson, Line, Listener, Message, Now, OptionInfo,
    Outcome, Refusal, Rng, Seat, SeatSet, Study, Thing, TimeLimit, Voice,
};

/// The rules, opened for a number of players, options and cards.
#[derive(Clone, Debug)]
pub struct Rush {
    players: usize,
    options: Options,
    cards: Cards,
    /// The monsters of each level, in the order of the card file.
    monsters: [Vec<Monster>; LEVELS],
    /// Sets with all monsters of each level in them, one bit a monster.
    decks: [u64; LEVELS],
}

impl Game for Rush {
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Preview = Preview;
    type Recap = Recap;
    type Contents = Contents;
    type Written = Written;

    const ABOUT: About =
        About { name: "rush", title: "Dungeon Rush", fewest: 3, most: MOST_PLAYERS, minutes: 12, rules: 1 };

    const MESSAGES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../messages/en.ftl")), ("es", include_str!("../messages/es.ftl"))];

    const CHAPTERS: &'static [&'static str] = words::CHAPTERS;

    const LESSONS: &'static [Lesson] = words::LESSONS;

    const ORDER_MATTERS: bool = true;

    fn options() -> Vec<OptionInfo> {
        options::all()
    }

    fn standard_cards() -> &'static str {
        cards::STANDARD
    }

    fn open(players: usize, options: &Options, cards: &str) -> Result<Self, Vec<Fault>> {
        if cards == cards::STANDARD {
            return Ok(Rush::new(players, *options, Cards::standard().clone()));
        }
        Ok(Rush::new(players, *options, Cards::parse(cards)?))
    }

    #[inline]
    fn players(&self) -> usize {
        self.players
    }

    fn contents(&self) -> Contents {
        let Cards { heroes, monsters, lords, dragons, .. } = self.cards.clone();
        Contents { heroes, monsters, lords, dragons, rounds: ROUNDS }
    }

    fn deal(&self, chance: &mut impl Rng, to: &mut impl Listener<Event>) -> State {
        self.set_up_game(chance, to)
    }

    #[inline]
    fn awaited(&self, state: &State) -> SeatSet {
        state.awaited
    }

    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.list_moves(state, seat, moves);
    }

    #[inline]
    fn pick_move(
        &self,
        state: &State,
        seat: Seat,
        buffer: &mut Vec<Move>,
        which: impl FnOnce(usize) -> usize,
    ) -> Move {
        if state.phase == Phase::Attacking && self.options.race == Race::Calm && state.awaited.contains(seat)
        {
            return self.pick_choice(state, seat, which);
        }
        buffer.clear();
        self.moves(state, seat, buffer);
        buffer[which(buffer.len())]
    }

    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        action: Move,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        if seat.index() >= self.players {
            return refuse(Some(("setup", "refused-no-seat")));
        }
        refuse(self.out_of_place(state, action))?;
        match (action, self.options.race) {
            (Move::Take(hero), _) => self.take_hero(state, seat, hero, chance, to),
            (Move::Grab { hands, slot, .. }, Race::Live) => self.grab(state, seat, (hands, slot), chance, to),
            (Move::LayDown { hands, .. }, Race::Live) => self.lay_down(state, seat, hands, chance, to),
            (Move::Grab { hands, slot, .. }, _) => self.call(state, seat, (hands, slot), to),
            (Move::LayDown { hands, .. }, _) => self.call_back(state, seat, hands, to),
            (Move::Ready { .. }, _) => self.ready(state, seat, chance, to),
            (Move::Choose { left, right, .. }, _) => self.choose(state, seat, [left, right], chance, to),
            (Move::Assign { left, right, .. }, _) => self.assign(state, seat, [left, right], chance, to),
        }
    }

    #[inline]
    fn time_limit(&self, state: &State) -> Option<TimeLimit> {
        self.limit_of(state)
    }

    fn time_up(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        self.time_runs_out(state, chance, to);
    }

    fn view(&self, state: &State, eye: Eye) -> View {
        self.seen_by(state, eye)
    }

    #[inline]
    fn imagine(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        self.imagined_by(state, seat, rng)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.phase == Phase::Over).then(|| self.final_standing(state))
    }

    fn scores(&self, view: &View) -> Vec<i32> {
        self.scores_seen(view)
    }

    fn longest(&self) -> usize {
        // A calling gives at least one monster to somebody, and ends by everybody's word or by the clock.
        let hands = HANDS * self.players;
        let calling = self.players * (usize::from(calling::MOST_CHANGES) + 1) + 1;
        let rewards = self.players + 1;
        hands + ROUNDS * (1 + hands * calling + rewards)
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

    fn move_when_time_is_up(&self, state: &State, seat: Seat) -> Move {
        self.safe_move(state, seat)
    }

    fn preview(&self, view: &View, seat: Seat, action: Move) -> Preview {
        self.preview_of(view, seat, action)
    }

    fn recap(&self, recap: &mut Recap, event: &Event) {
        self.note(recap, event);
    }

    fn tell(&self, happened: &[Heard<Event>]) -> Vec<Line> {
        self.lines_of(happened)
    }

    fn now(&self, view: &View, eye: Eye) -> Now {
        self.now_in(view, eye)
    }

    fn things(&self, view: &View, _: Eye) -> Vec<Thing> {
        words::things(view)
    }

    fn explain(&self, view: &View, eye: Eye, thing: &Thing) -> Option<Explained> {
        self.explain_in(view, eye, thing)
    }

    fn reference(&self) -> Vec<CardList> {
        self.all_cards()
    }

    fn lessons_now(&self, view: &View, seat: Seat) -> Vec<&'static str> {
        words::lessons_now(view, seat)
    }

    fn name_move(&self, view: &View, seat: Seat, action: Move) -> Message {
        self.name_of(view, seat, action)
    }

    fn key_of_move(&self, action: Move) -> Option<String> {
        words::key_of_move(action)
    }

    fn tell_preview(&self, _: &View, _: Seat, _: Move, preview: &Preview) -> Vec<Message> {
        self.words_of(preview)
    }

    fn draw(&self, view: &View, voice: &Voice<'_>) -> String {
        words::draw(self, view, voice)
    }

    fn study(&self, story: &[Event], outcome: &Outcome, to: &mut Study) {
        self.studied(story, outcome, to);
    }
}

impl Rush {
    /// The rules for 3 to 5 players with these cards.
    fn new(players: usize, options: Options, cards: Cards) -> Rush {
        let level = |level: usize| {
            let all = cards.monsters.iter().enumerate();
            let of_it = all.filter(move |(_, card)| usize::from(card.level) == level + 1);
            of_it.map(|(number, _)| Monster(number as u8)).collect()
        };
        let monsters: [Vec<Monster>; LEVELS] = std::array::from_fn(level);
        let decks = std::array::from_fn(|level| u64::MAX >> (u64::BITS as usize - monsters[level].len()));
        Rush { players, options, cards, monsters, decks }
    }

    /// What a monster's card shows.
    #[inline]
    pub fn card(&self, monster: Monster) -> &MonsterCard {
        &self.cards.monsters[monster.index()]
    }
}
