//! The rules of Dungeoneer, for 2 to 6 players.
//!
//! The files are the rulebook's chapters: `setup`, `turn`, `doors`, `tiles`, `monsters`, `moving`, `fighting`, `shooting`,
//! `magic` with a file for each spell, `gold`, `monster_player` with `pursuit`, and `ending`. The values of cards, tiles and
//! tables live in `cards.toml`, and packs change them. `board`, `region`, `adjacency` and `standing` know squares, what is next
//! to what and who is next to whom; `wave`, with `front` and `obstacles`, finds out how far it is where somebody is in the way,
//! and `unhindered` looks it up in `distances` where nobody is. `menu` lists what may be done and `playing` does it; `view` says
//! what is seen, `foresight` what a move would bring, and `words` what is told of it all, in the languages of `messages`.
//!
//! Everything lies open in this game. There is nothing to imagine: what chance brings is drawn when it is needed.

mod adjacency;
mod board;
pub mod cards;
mod contents;
mod dice;
mod distances;
mod doors;
mod ending;
mod evaluation;
mod event;
mod fighting;
mod foresight;
mod front;
mod gold;
mod great_board;
mod ids;
mod introducing;
mod magic;
mod menu;
mod monster_player;
mod monsters;
mod moves;
mod moving;
mod nearness;
mod obstacles;
mod options;
mod playing;
mod preview;
mod pursuit;
mod recap;
mod region;
mod setup;
mod shooting;
mod square;
mod standing;
mod state;
mod study;
mod tiles;
mod turn;
mod unhindered;
mod view;
mod wave;
mod ways;
mod words;
mod written;

pub use contents::{
    Contents, DoorsRow, DungeoneerCard, EffectCard, Floor, FormCard, HelperCard, HordeRow, MonsterCard,
    SpellCard, TileCard,
};
pub use dice::{Dice, Path};
pub use event::{DoorSquares, Ending, Event, Found, How, Stop, Strike};
pub use ids::{Dungeoneering, Figure, Level, MonsterKind, Side, Spell, Tile, TileKind};
pub use moves::{Aim, Move};
pub use nearness::EnemyView;
pub use options::{Bag, Options, Party, Spells};
pub use preview::{AttackAhead, CastAhead, MonsterAhead, Odds, Preview, StandAhead, WalkAhead};
pub use recap::{GoneBy, Recap};
pub use square::{Direction, Facing, SIDE, Square};
pub use state::State;
pub use view::{DeadView, DoorView, FigureView, GoView, Stage, TileView, View, WoundedBy};
pub use written::Written;

use cards::Cards;
use distances::Distances;
use ids::{DUNGEONEERS, HEROES, MONSTERS, TILES};
use introducing::Introducing;
use state::{FEWEST_PLAYERS, MOST_PLAYERS, Phase};
use std::sync::Arc;
use tiles::TilePlan;
use undercroft_core::{
    About, CardList, Explained, Eye, Fault, Game, Heard, Lesson, Line, Listener, Message, Now, OptionInfo,
    Outcome, Reason, Refusal, Rng, Seat, SeatSet, Silence, Study, Thing, Voice,
};

/// The rules, opened for a number of players, options and cards.
#[derive(Clone, Debug)]
pub struct Dungeoneer {
    players: usize,
    options: Options,
    cards: Cards,
    /// The porch, and then the tiles of the cards.
    tiles: Vec<TilePlan>,
    /// The distances on each of these, by its kind and the eight ways in which it can lie.
    distances: Vec<Arc<Distances>>,
    /// The monsters of each level.
    kinds_of_level: [Vec<MonsterKind>; Level::COUNT],
    /// How many dungeoneers each player has.
    each: usize,
    /// How many nobody has, who are run by the players in turn.
    spare: usize,
    /// Whether there are floors on which figures fall.
    slippery: bool,
}

impl Game for Dungeoneer {
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
        name: "dungeoneer",
        title: "Dungeoneer",
        fewest: FEWEST_PLAYERS,
        most: MOST_PLAYERS,
        minutes: 60,
        rules: 1,
    };

    const MESSAGES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../messages/en.ftl")), ("es", include_str!("../messages/es.ftl"))];

    const CHAPTERS: &'static [&'static str] = words::CHAPTERS;

    const LESSONS: &'static [Lesson] = words::LESSONS;

    const OPEN: bool = true;

    /// Far enough for a few goes of everybody and the answer of the monsters.
    const HORIZON: Option<usize> = Some(evaluation::HORIZON);

    fn options() -> Vec<OptionInfo> {
        options::all()
    }

    fn standard_cards() -> &'static str {
        cards::STANDARD
    }

    fn open(players: usize, options: &Options, cards: &str) -> Result<Self, Vec<Fault>> {
        Dungeoneer::open_with_packs(players, options, cards, &[])
    }

    fn shipped_packs() -> &'static [(&'static str, &'static str)] {
        cards::PACKS
    }

    fn open_with_packs(
        players: usize,
        options: &Options,
        cards: &str,
        packs: &[String],
    ) -> Result<Self, Vec<Fault>> {
        let own = (cards != cards::STANDARD).then(|| Cards::parse(cards)).transpose()?;
        let cards = own.as_ref().unwrap_or_else(|| Cards::standard());
        match packs {
            [] => Ok(Dungeoneer::new(players, *options, cards.clone())),
            _ => Ok(Dungeoneer::new(players, *options, cards.with_packs(packs)?)),
        }
    }

    #[inline]
    fn players(&self) -> usize {
        self.players
    }

    fn contents(&self) -> Contents {
        self.what_the_cards_show()
    }

    fn deal(&self, chance: &mut impl Rng, to: &mut impl Listener<Event>) -> State {
        let mut state = self.set_out(chance, to);
        self.go_on(&mut state, chance, to);
        state
    }

    #[inline]
    fn awaited(&self, state: &State) -> SeatSet {
        self.decider(state).map_or(SeatSet::EMPTY, SeatSet::only)
    }

    #[inline]
    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if self.decider(state) == Some(seat) {
            self.list(state, &mut |action| moves.push(action));
        }
    }

    #[inline]
    fn pick_move(
        &self,
        state: &State,
        seat: Seat,
        buffer: &mut Vec<Move>,
        which: impl FnOnce(usize) -> usize,
    ) -> Move {
        buffer.clear();
        match self.decider(state) == Some(seat) {
            true => self.pick(state, buffer, which),
            false => buffer[which(0)],
        }
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
        // Nobody is introduced to nobody.
        match to.listens() {
            true => self.make(state, seat, action, chance, &mut Introducing::at(state, to)),
            false => self.make(state, seat, action, chance, &mut Silence),
        }
    }

    fn view(&self, state: &State, _: Eye) -> View {
        self.seen(state)
    }

    #[inline]
    fn imagine(&self, state: &State, _: Seat, _: &mut impl Rng) -> State {
        *state
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.phase == Phase::Over).then(|| self.standing(state))
    }

    fn scores(&self, view: &View) -> Vec<i32> {
        view.gold.iter().map(|&gold| gold.into()).collect()
    }

    fn reason(&self, view: &View, seat: Seat) -> Option<Reason> {
        words::reason(view, seat)
    }

    /// Every turn ends, and there are only so many. In a go every walk costs a step, there is one spell with at most its price
    /// and its squares to be settled, and one more move ends it. A monster is activated, given a target, moved and made to fight
    /// once. Monsters are placed as often as tiles are laid, on at most all places that monsters have.
    fn longest(&self) -> usize {
        let most_steps = Path::MOST - 1;
        let spell = 2 + ids::HELPERS;
        let go = 1 + most_steps + spell + 1;
        let turn = HEROES * go + MONSTERS * 4;
        DUNGEONEERS + usize::from(self.cards.turns) * turn + TILES * MONSTERS
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

    /// The safest of what is listed: end the go, or fight if one must; leave a failed spell at that; place monsters as suggested.
    fn move_when_time_is_up(&self, state: &State, _: Seat) -> Move {
        let mut first = None;
        let mut safe = None;
        self.list(state, &mut |action| {
            first = first.or(Some(action));
            if matches!(action, Move::End | Move::Forgo) {
                safe = Some(action);
            }
        });
        safe.or(first).unwrap_or(Move::End)
    }

    fn preview(&self, view: &View, _: Seat, action: Move) -> Preview {
        self.foresee(view, action)
    }

    fn recap(&self, recap: &mut Recap, event: &Event) {
        self.note(recap, event);
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

    fn key_of_move(&self, action: Move) -> Option<String> {
        words::key_of_move(self, action)
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

impl Dungeoneer {
    /// The rules for 2 to 6 players with these cards.
    fn new(players: usize, options: Options, cards: Cards) -> Dungeoneer {
        // The six are divided equally; of five players each has one and one is left out, and four run two spare ones in turn.
        let each = if players <= 3 { DUNGEONEERS / players } else { 1 };
        let spare = if players == 4 { DUNGEONEERS - players } else { 0 };
        let of_level = |level: usize| {
            let of = |(_, card): &(u8, &cards::MonsterCard)| card.level.index() == level;
            (0..).zip(&cards.monsters).filter(of).map(|(kind, _)| MonsterKind(kind)).collect()
        };
        let tiles: Vec<TilePlan> =
            std::iter::once(&cards.porch).chain(&cards.tiles).map(TilePlan::new).collect();
        Dungeoneer {
            players,
            options,
            distances: distances::of_all(tiles.iter().flat_map(|plan| &plan.shapes)),
            tiles,
            kinds_of_level: std::array::from_fn(of_level),
            each,
            spare,
            slippery: cards.tiles.iter().any(|tile| matches!(tile.floor, Floor::Slippery(_))),
            cards,
        }
    }
}
