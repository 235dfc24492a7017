//! The rules of Dungeon Raiders, for 3 to 5 players.
//!
//! The files are the rulebook's chapters: `setup`, `playing`, `rooms` with a file for each kind, `items`,
//! `tactical`, `scoring`. The values of the cards live in `cards.toml`. `view` says what each eye sees, `imagine` what
//! a seat may think possible, `preview` what a move would bring, `recap` what the last room did, and `words` what is told
//! of it all.

mod card;
pub mod cards;
mod contents;
mod event;
mod imagine;
mod item;
mod items;
mod moves;
mod number;
mod playing;
mod preview;
mod recap;
mod room;
mod rooms;
mod scoring;
mod setup;
mod state;
mod study;
mod tactical;
mod view;
mod words;
mod written;

pub use card::Card;
pub use cards::Hits;
pub use contents::Contents;
pub use event::Event;
pub use item::{Item, ItemCounts};
pub use moves::Move;
pub use number::{Character, Face, Level, Place};
pub use preview::{
    Brings, ChestShare, FightPreview, Harm, ItemPreview, Likelihood, Preview, Range, Reward, TrapHit,
    TrapPreview, TreasurePreview,
};
pub use recap::{Recap, RoomRecap, RoomResult, Share};
pub use room::{Boss, Room, RoomInfo};
pub use scoring::{Ending, Spared};
pub use state::{Phase, State};
pub use view::{PlayedCard, PlayerView, RoomView, UnseenRoom, View};
pub use written::Written;

use card::CardSet;
use cards::{Cards, CharacterCard};
use item::Items;
use room::Deck;
use serde::{Deserialize, Serialize};
use state::{LEVELS, MOST_PLAYERS, ROOMS};
use undercroft_core::{
    About, CardList, Explained, Eye, Fault, Game, Heard, Lesson, Line, Listener, Message, Now, OptionInfo,
    OptionKind, Outcome, Reason, Refusal, Rng, Seat, SeatSet, Study, Thing, Voice,
};

/// The rules, opened for a number of players, options and cards.
#[derive(Clone, Debug)]
pub struct Raiders {
    players: usize,
    options: Options,
    coin_limit: u8,
    item_copies: Items,
    characters: Vec<CharacterCard>,
    /// The dark rooms of each level card, one bit a place.
    levels: Vec<u8>,
    deck: Deck,
}

/// What a table may choose.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Cards are played face up and in turn.
    pub tactical: bool,
    /// When the Sphinx and the Minotaur pay.
    pub boss_pays: BossPays,
}

/// When a boss with a reward pays the highest card.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BossPays {
    /// Whether or not it falls.
    #[default]
    Always,
    /// Only when it attacks.
    WhenItAttacks,
}

impl Game for Raiders {
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
        name: "raiders",
        title: "Dungeon Raiders",
        fewest: 3,
        most: MOST_PLAYERS,
        minutes: 20,
        rules: 1,
    };

    const MESSAGES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../messages/en.ftl")), ("es", include_str!("../messages/es.ftl"))];

    const CHAPTERS: &'static [&'static str] = words::CHAPTERS;

    const LESSONS: &'static [Lesson] = words::LESSONS;

    const CAPTIONED: &'static [&'static str] = &["current-room"];

    fn options() -> Vec<OptionInfo> {
        vec![
            OptionInfo { name: "tactical", kind: OptionKind::Switch },
            OptionInfo { name: "boss_pays", kind: OptionKind::Choice(&["always", "when_it_attacks"]) },
        ]
    }

    fn standard_cards() -> &'static str {
        cards::STANDARD
    }

    fn open(players: usize, options: &Options, cards: &str) -> Result<Self, Vec<Fault>> {
        if cards == cards::STANDARD {
            return Ok(Raiders::new(players, *options, Cards::standard()));
        }
        Ok(Raiders::new(players, *options, &Cards::parse(cards)?))
    }

    #[inline]
    fn players(&self) -> usize {
        self.players
    }

    fn contents(&self) -> Contents {
        Contents { rooms: self.deck.infos().to_vec(), characters: self.character_names(), levels: LEVELS }
    }

    fn deal(&self, chance: &mut impl Rng, to: &mut impl Listener<Event>) -> State {
        self.set_up_game(chance, to)
    }

    #[inline]
    fn awaited(&self, state: &State) -> SeatSet {
        state.awaited
    }

    #[inline]
    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if state.awaited.contains(seat) {
            moves::list(self.playable(state, seat), moves);
        }
        if self.may_light_torch(state, seat) {
            moves.push(Move::LightTorch);
        }
    }

    #[inline]
    fn pick_move(
        &self,
        state: &State,
        seat: Seat,
        _: &mut Vec<Move>,
        which: impl FnOnce(usize) -> usize,
    ) -> Move {
        let cards = match state.awaited.contains(seat) {
            true => self.playable(state, seat),
            false => CardSet::EMPTY,
        };
        let torch = self.may_light_torch(state, seat);
        let place = which(cards.len() + usize::from(torch));
        if place < cards.len() { moves::at(cards, place) } else { Move::LightTorch }
    }

    // Put where it is called: whoever has just picked a move knows its kind, and nobody has to guess it again.
    #[inline(always)]
    fn play(
        &self,
        state: &mut State,
        seat: Seat,
        action: Move,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        match action {
            Move::Play(card) => self.play_card(state, seat, card, chance, to),
            Move::LightTorch => self.light_torch(state, seat, to),
        }
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
        view.players.iter().map(|player| player.coins.into()).collect()
    }

    fn reason(&self, view: &View, seat: Seat) -> Option<Reason> {
        words::reason(view, seat)
    }

    fn longest(&self) -> usize {
        // Every room takes a card from everyone, and every item lets somebody act once more; a room hands out at most
        // one to each.
        let rooms = LEVELS * ROOMS;
        let items: usize = self.item_copies.counts().into_iter().map(usize::from).sum();
        rooms * self.players * 2 + items
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
        self.things_in(view)
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

    fn name_move(&self, view: &View, _: Seat, action: Move) -> Message {
        words::name_move(view, action)
    }

    fn key_of_move(&self, action: Move) -> Option<String> {
        Some(words::key_of_move(action))
    }

    fn tell_preview(&self, view: &View, _: Seat, _: Move, preview: &Preview) -> Vec<Message> {
        words::tell_preview(self, view, preview)
    }

    fn draw(&self, view: &View, voice: &Voice<'_>) -> String {
        words::draw(self, view, voice)
    }

    fn study(&self, story: &[Event], outcome: &Outcome, to: &mut Study) {
        self.studied(story, outcome, to);
    }
}

impl Raiders {
    /// The rules for 3 to 5 players with these cards.
    fn new(players: usize, options: Options, cards: &Cards) -> Raiders {
        Raiders {
            players,
            options,
            coin_limit: cards.coin_limit,
            item_copies: Items::new(cards.item_copies),
            characters: cards.characters.clone(),
            levels: cards.levels.iter().map(|level| level.dark).collect(),
            deck: Deck::new(cards, players),
        }
    }

    /// A room's name and values, for whoever may know its face.
    pub fn room(&self, face: Face) -> &RoomInfo {
        self.deck.info(face)
    }

    fn character_names(&self) -> Vec<String> {
        self.characters.iter().map(|character| character.name.clone()).collect()
    }

    /// A character's name.
    pub fn character(&self, character: Character) -> &str {
        &self.characters[character.index()].name
    }
}
