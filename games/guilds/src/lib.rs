//! The rules of Dungeon Guilds, for 3 to 6 players.
//!
//! The files are the rulebook's chapters: `setup`, `placement` with a file for each action, `resolution`, `cleanup`,
//! `scoring`, `master` for the Dungeon Masters, and the optional rules `teams` and `ghost`. The values of the cards
//! live in `cards.toml`. `view` says what each eye sees, `imagine` what a seat may think possible, `preview` what a move
//! would bring, `recap` what became of the last dungeon, and `words` what is told of it all, in the languages of `messages`.

mod adventurer;
pub mod cards;
mod cleanup;
mod contents;
mod counted;
mod dungeon;
mod event;
mod ghost;
mod imagine;
mod master;
mod money;
mod moves;
mod options;
mod placement;
mod preview;
mod recap;
mod resolution;
mod room;
mod scoring;
mod setup;
mod state;
mod study;
mod teams;
mod view;
mod words;
mod written;

pub use adventurer::{Adventurer, Adventurers, Pair};
pub use contents::{Contents, LevelInfo};
pub use dungeon::Depth;
pub use event::Event;
pub use moves::Move;
pub use options::{Locks, Masters, Options, Teams};
pub use placement::Fee;
pub use preview::{Chances, Disabling, Leaving, Needs, Preview, RoomThen, Sending};
pub use recap::{Bill, LastDungeon, Recap, RoomAfter, Stood, Weakest};
pub use room::{Face, Level};
pub use state::{Phase, State};
pub use view::{Account, Choice, Fate, Outlook, PlayerView, RoomView, SpaceView, View};
pub use written::Written;

use adventurer::ADVENTURERS;
use cards::{Cards, MasterCard, RoomCard};
use ghost::GHOSTS;
use master::Master;
use placement::Windings;
use room::Deck;
use state::{FEWEST_PLAYERS, MOST_PLAYERS};
use undercroft_core::{
    About, CardList, Explained, Eye, Fault, Game, Heard, Lesson, Line, Listener, Message, Now, OptionInfo,
    Outcome, Reason, Refusal, Rng, Seat, SeatSet, Study, Thing, Voice,
};

/// The rules, opened for a number of players, options and cards.
#[derive(Clone, Debug)]
pub struct Guilds {
    players: usize,
    options: Options,
    /// The rooms of each dungeon.
    rooms: usize,
    starting_money: u8,
    healing: [u8; ADVENTURERS],
    deck: Deck,
    masters: Vec<Master>,
    masters_in_play: u16,
    no_master: Master,
    windings: Box<Windings>,
}

impl Game for Guilds {
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
        name: "guilds",
        title: "Dungeon Guilds",
        fewest: FEWEST_PLAYERS,
        most: MOST_PLAYERS,
        minutes: 25,
        rules: 1,
    };

    const MESSAGES: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../messages/en.ftl")), ("es", include_str!("../messages/es.ftl"))];

    const CHAPTERS: &'static [&'static str] = words::CHAPTERS;

    const LESSONS: &'static [Lesson] = words::LESSONS;

    const CAPTIONED: &'static [&'static str] = &["master"];

    fn options() -> Vec<OptionInfo> {
        options::all()
    }

    fn standard_cards() -> &'static str {
        cards::STANDARD
    }

    fn open(players: usize, options: &Options, cards: &str) -> Result<Self, Vec<Fault>> {
        let mut faults = options.faults(players);
        if cards == cards::STANDARD {
            return if faults.is_empty() {
                Ok(Guilds::new(players, *options, Cards::standard()))
            } else {
                Err(faults)
            };
        }
        match Cards::parse(cards) {
            Ok(cards) if faults.is_empty() => Ok(Guilds::new(players, *options, &cards)),
            Ok(_) => Err(faults),
            Err(more) => {
                faults.extend(more);
                Err(faults)
            }
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
        self.starting_setup(chance, to)
    }

    #[inline]
    fn awaited(&self, state: &State) -> SeatSet {
        state.awaited
    }

    #[inline]
    fn moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if state.awaited.contains(seat) {
            match state.phase {
                Phase::Disabling => Guilds::list_disabling(moves),
                Phase::Placing => self.list_actions(state, seat, moves),
                Phase::Over => {}
            }
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
        match state.phase {
            Phase::Disabling => Guilds::pick_disabling(which),
            Phase::Placing | Phase::Over => self.pick_action(state, seat, which),
        }
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
            Move::Disable(pair) => self.decide_disabled(state, seat, pair, chance, to),
            Move::Place { adventurer, room } => self.place(state, seat, (adventurer, room), chance, to),
            Move::Bump { adventurer, room, space } => {
                self.bump(state, seat, (adventurer, room, space), chance, to)
            }
            Move::Replace { adventurer, room, space } => {
                self.replace(state, seat, (adventurer, room, space), chance, to)
            }
        }
    }

    fn view(&self, state: &State, eye: Eye) -> View {
        self.seen_by(state, eye)
    }

    #[inline]
    fn imagine(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        self.imagined_by(state, seat, rng)
    }

    #[inline]
    fn partners(&self, seat: Seat) -> SeatSet {
        self.team_of(seat)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.phase == Phase::Over).then(|| self.final_standing(state))
    }

    fn scores(&self, view: &View) -> Vec<i32> {
        // Partners count their money together.
        let money = |seat: Seat| i32::from(view.players[seat.index()].money);
        Seat::all(self.players).map(|seat| self.team_of(seat).map(money).sum()).collect()
    }

    fn reason(&self, view: &View, seat: Seat) -> Option<Reason> {
        words::reason(view, seat)
    }

    fn longest(&self) -> usize {
        // Every action makes the strength in the dungeon grow: a place is filled, or a stronger adventurer takes it. At
        // the most everyone has a 5 and a 4 there, and the ghosts stand in rooms of level 3.
        let strength = self.players * (5 + 4) + GHOSTS * Level::COUNT;
        self.players + self.players * strength
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

    /// The first that is listed. Before the first round that leaves out the two weakest, so that the strong are available.
    /// Afterwards it places the weakest adventurer in the topmost room with an empty space: it costs nothing, hangs on the
    /// fewest other rooms, is cheap to heal, and leaves the strong for the next action and the next round. There always is
    /// such a space, as [`Game::moves`] says.
    fn move_when_time_is_up(&self, state: &State, seat: Seat) -> Move {
        let mut moves = Vec::new();
        self.moves(state, seat, &mut moves);
        moves.first().copied().unwrap_or(Move::Disable(Pair::ALL[0]))
    }

    fn preview(&self, view: &View, seat: Seat, action: Move) -> Preview {
        self.foresee(view, seat, action)
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

    fn lessons_now(&self, view: &View, seat: Seat) -> Vec<&'static str> {
        words::lessons_now(self, view, seat)
    }

    fn things(&self, view: &View, _: Eye) -> Vec<Thing> {
        words::things(self, view)
    }

    fn explain(&self, view: &View, eye: Eye, thing: &Thing) -> Option<Explained> {
        words::explain(self, view, eye, thing)
    }

    fn reference(&self) -> Vec<CardList> {
        words::reference(self)
    }

    fn name_move(&self, view: &View, _: Seat, action: Move) -> Message {
        words::name_move(view, action)
    }

    fn key_of_move(&self, action: Move) -> Option<String> {
        Some(words::key_of_move(action))
    }

    fn tell_preview(&self, _: &View, _: Seat, _: Move, preview: &Preview) -> Vec<Message> {
        words::tell_preview(preview)
    }

    fn draw(&self, view: &View, voice: &Voice<'_>) -> String {
        words::draw(view, voice)
    }

    fn study(&self, story: &[Event], outcome: &Outcome, to: &mut Study) {
        self.studied(story, outcome, to);
    }
}

impl Guilds {
    /// The rules for 3 to 6 players with these cards.
    fn new(players: usize, options: Options, cards: &Cards) -> Guilds {
        let rooms = players + usize::from(options.ghost);
        let windings = Box::new(placement::wind(players));
        let master = |card| Master::new(card, cards, rooms, options.locks);
        let masters: Vec<Master> = cards.masters.iter().map(master).collect();
        Guilds {
            players,
            options,
            rooms,
            starting_money: cards.starting_money,
            healing: cards.healing,
            deck: Deck::new(cards),
            masters_in_play: master::in_play(&masters, options.masters),
            masters,
            no_master: Master::nobody(cards),
            windings,
        }
    }

    /// A room card's front, for whoever may know it.
    pub fn room(&self, face: Face) -> &RoomCard {
        self.deck.card(face)
    }

    /// A Dungeon Master, by its number.
    pub fn master_card(&self, number: u8) -> &MasterCard {
        self.masters.get(usize::from(number)).map_or(&self.no_master.card, |master| &master.card)
    }
}
