//! The one idea: a game is a pure, deterministic state machine behind a few questions.

use crate::{
    About, CardList, Explained, Eye, Fault, Heard, Lesson, Line, Listener, Message, Now, OptionInfo, Outcome,
    Reason, Refusal, Seat, SeatSet, Study, Thing, TimeLimit, Typed, Voice,
};
use rand_core::Rng;
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash};

/// The rules of a game, opened for a number of players, a set of options and a set of cards.
///
/// A value of the type is the rules; the state of play is a separate, flat value that is cheap to copy. Nothing here
/// reads a clock, a file or a socket, and all chance comes in from outside, so that the same deal and the same
/// moves always give the same game.
pub trait Game: Sized + Send + Sync + 'static {
    /// What the table chose before the deal. Its JSON has exactly the fields that [`Game::options`] lists.
    type Options: Clone + Debug + Default + Send + Sync + Serialize + DeserializeOwned + Typed;
    /// The whole truth of a game under way, hidden things included.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// What somebody may do. It names things by index and never carries them.
    type Move: Copy + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned + Typed;
    /// What happened. Each event goes whole to its audience.
    type Event: Clone + Eq + Hash + Debug + Send + Sync + Serialize + Typed;
    /// What an eye sees: a type of its own, filled field by field.
    type View: Clone + Eq + Debug + Send + Sync + Serialize + Typed;
    /// What a move would bring, as far as the seat that makes it can know; `()` where there is nothing to foresee.
    type Preview: Clone + Eq + Debug + Send + Sync + Serialize + Typed;
    /// What has just happened, for somebody who comes a moment later; `()` where the view says it all.
    type Recap: Clone + Default + Eq + Debug + Send + Sync + Serialize + Typed;
    /// What the table's cards show; `()` for a game whose events and views say everything themselves.
    type Contents: Serialize + Typed;
    /// The state as a person reads and edits it: anything well-formed, not only what is possible.
    type Written: Serialize + DeserializeOwned;

    /// The facts about the game.
    const ABOUT: About;

    /// The message files, each with its language: `("en", include_str!("../messages/en.ftl"))`. English is always there.
    const MESSAGES: &'static [(&'static str, &'static str)];

    /// The chapters of the rules in the order in which they are read. Each is the message `rule-` and its name, paragraphs apart
    /// by an empty line, with a heading in the attribute `title`. Lines and refusals name chapters by these.
    const CHAPTERS: &'static [&'static str];

    /// The things of which what they do is best read beside them all the time, such as a card that bends a rule: it is what
    /// [`Game::explain`] says of them.
    const CAPTIONED: &'static [&'static str] = &[];

    /// What the guide explains in a first game, in the order in which it is told when several things matter at once.
    const LESSONS: &'static [Lesson] = &[];

    /// The options a table may set; none unless the game has any.
    fn options() -> Vec<OptionInfo> {
        Vec::new()
    }

    /// The text of the card file the game is played with unless the table brings its own; empty for a game without.
    fn standard_cards() -> &'static str {
        ""
    }

    /// Opens the rules for this many players, within [`About::fewest`] and [`About::most`].
    ///
    /// # Errors
    /// Every mistake in the card file, and every reason why the options do not go together.
    fn open(players: usize, options: &Self::Options, cards: &str) -> Result<Self, Vec<Fault>>;

    /// The card packs that come with the game, each with its short name and its text; none unless the game has any. A table
    /// plays with any of them, and with packs of its own, beside the one card file.
    fn shipped_packs() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// Opens the rules with the texts of card packs beside the card file, in the order in which the table chose them. A game
    /// that knows packs does its opening here; any other refuses them.
    ///
    /// # Errors
    /// As for [`Game::open`], and every mistake in the packs; the place of a fault in the first begins with
    /// `packs[1]`.
    fn open_with_packs(
        players: usize,
        options: &Self::Options,
        cards: &str,
        packs: &[String],
    ) -> Result<Self, Vec<Fault>> {
        if packs.is_empty() {
            return Self::open(players, options, cards);
        }
        let reason = format!("{} is played without card packs", Self::ABOUT.title);
        Err(vec![Fault::new("packs", reason)])
    }

    /// How many play.
    fn players(&self) -> usize;

    /// What the table's cards show: the same for every eye and all game long, so that events and views may name cards by
    /// number. It follows from the setup alone and never from the state, so nothing hidden can be in it.
    fn contents(&self) -> Self::Contents;

    /// Deals the first state.
    fn deal(&self, chance: &mut impl Rng, to: &mut impl Listener<Self::Event>) -> Self::State;

    /// Whom the game waits for. Public; nobody once it is over, and somebody until then, or else the
    /// [clock](Game::time_limit).
    ///
    /// A seat may have moves without being waited for: an interrupt, such as a torch lit out of turn. Whether it
    /// has may be a secret of its own, so only [`Game::moves`] tells, and only that seat may be told.
    fn awaited(&self, state: &Self::State) -> SeatSet;

    /// Adds everything this seat may do now to `moves`. The only source of what can be clicked.
    fn moves(&self, state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>);

    /// One move of a seat that has any: `which` hears how many [`Game::moves`] lists and answers with the place of one in
    /// that list, counted from 0.
    ///
    /// For whoever wants one move of many, as random play does. A game that can count its moves and find one of them for
    /// less than listing them all costs may do so; any other lists them into the buffer.
    ///
    /// # Panics
    /// Perhaps, if there is no such place.
    #[inline]
    fn pick_move(
        &self,
        state: &Self::State,
        seat: Seat,
        buffer: &mut Vec<Self::Move>,
        which: impl FnOnce(usize) -> usize,
    ) -> Self::Move {
        buffer.clear();
        self.moves(state, seat, buffer);
        buffer[which(buffer.len())]
    }

    /// Plays a move: either it happens and the listener hears of it, or a refusal names the rule and nothing has
    /// changed.
    ///
    /// # Errors
    /// The refusal, whenever [`Game::moves`] does not list the move.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Move,
        chance: &mut impl Rng,
        to: &mut impl Listener<Self::Event>,
    ) -> Result<(), Refusal>;

    /// How long the present state may last, where the rules set a limit; none unless the game has one.
    ///
    /// The clock is an actor like a seat. It runs while a state has a limit and makes one step, [`Game::time_up`], when the
    /// limit is over; that step is in the record like a move. How much time has passed is no part of any state: seats may
    /// act at any moment before the end, and whoever runs the clock (a server, or a draw of the lab) decides which comes
    /// first. The limit is public, and there is none once the game is over.
    #[inline]
    fn time_limit(&self, _state: &Self::State) -> Option<TimeLimit> {
        None
    }

    /// Time has run out. Only called for a state with a limit, and it must bring the game on: whatever limit there is
    /// afterwards begins anew.
    #[inline]
    fn time_up(
        &self,
        _state: &mut Self::State,
        _chance: &mut impl Rng,
        _to: &mut impl Listener<Self::Event>,
    ) {
    }

    /// What this eye sees.
    fn view(&self, state: &Self::State, eye: Eye) -> Self::View;

    /// Another state that this seat cannot tell from the real one, drawn by `rng` from what the seat knows alone.
    fn imagine(&self, state: &Self::State, seat: Seat, rng: &mut impl Rng) -> Self::State;

    /// Who wins or loses together with a seat, itself included. They may talk where nobody else hears it.
    fn partners(&self, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// Who stands where, once it is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// What each seat has scored so far, by what is seen: asked of what everybody sees, it makes the chart of a game. At the
    /// end it is the outcome's. Nothing for a game that keeps no score before its end.
    fn scores(&self, _view: &Self::View) -> Vec<i32> {
        Vec::new()
    }

    /// Why a seat stands where it does at the end, where its score alone does not say it.
    fn reason(&self, _view: &Self::View, _seat: Seat) -> Option<Reason> {
        None
    }

    /// The most moves a game can last, times that run out among them. A game whose fights could go on for ever needs a rule that ends it.
    fn longest(&self) -> usize;

    /// What must stay the same from the deal to the end: cards, coins, figures, each with its name.
    fn count(&self, state: &Self::State) -> Vec<(&'static str, i64)>;

    /// Writes the state down for people.
    fn write(&self, state: &Self::State) -> Self::Written;

    /// Reads a state that somebody wrote.
    ///
    /// # Errors
    /// Every reason why no game can reach it, all at once.
    fn read(&self, written: &Self::Written) -> Result<Self::State, Vec<Fault>>;

    /// What an awaited seat does when the time that the table gave it is up: one of its moves, and one that harms it
    /// least. (Time that the rules themselves limit is [`Game::time_limit`].)
    fn move_when_time_is_up(&self, state: &Self::State, seat: Seat) -> Self::Move;

    /// What a move would bring, as far as this seat can know it: all it is given is what the seat sees. What it calls certain
    /// must happen.
    fn preview(&self, view: &Self::View, seat: Seat, action: Self::Move) -> Self::Preview;

    /// Notes something that everybody was told in what has just happened; forgets what is no longer of interest.
    fn recap(&self, _recap: &mut Self::Recap, _event: &Self::Event) {}

    /// What is told of a deal or a move: what is worth a line, what goes together in one, and who may know it. A line tells
    /// its audience nothing that the events they heard do not tell.
    fn tell(&self, happened: &[Heard<Self::Event>]) -> Vec<Line>;

    /// What goes on now, for this eye.
    fn now(&self, view: &Self::View, eye: Eye) -> Now;

    /// The things on the table that this eye may ask about now, each one once. Nothing unless the game has any.
    fn things(&self, _view: &Self::View, _eye: Eye) -> Vec<Thing> {
        Vec::new()
    }

    /// What a thing on the table is and what it counts now, for whoever asks: all it is given is what the eye sees. Something
    /// for everything that [`Game::things`] lists; nothing of what there is not.
    fn explain(&self, _view: &Self::View, _eye: Eye, _thing: &Thing) -> Option<Explained> {
        None
    }

    /// All cards of the table with their values, kind by kind. It follows from the setup alone. Nothing for a game without cards.
    fn reference(&self) -> Vec<CardList> {
        Vec::new()
    }

    /// The lessons of [`Game::LESSONS`] for which what this seat sees gives occasion. What happens gives occasion by
    /// [`Line::teaching`].
    fn lessons_now(&self, _view: &Self::View, _seat: Seat) -> Vec<&'static str> {
        Vec::new()
    }

    /// A move as a menu shows it: `Play the 3`.
    fn name_move(&self, view: &Self::View, seat: Seat, action: Self::Move) -> Message;

    /// What a person types for a move, where something short says it best: `3` for the 3, `t` for a torch. Without
    /// one a menu numbers the moves.
    fn key_of_move(&self, _action: Self::Move) -> Option<String> {
        None
    }

    /// A preview in words, sentence by sentence; nothing where there is nothing to say.
    fn tell_preview(
        &self,
        view: &Self::View,
        seat: Seat,
        action: Self::Move,
        preview: &Self::Preview,
    ) -> Vec<Message>;

    /// What an eye sees, drawn with letters for a terminal.
    fn draw(&self, view: &Self::View, voice: &Voice<'_>) -> String;

    /// Whether everything lies open: nobody has a secret from anybody, and only chance to come is unknown. What looks for leaks
    /// then need not look for hidden choices.
    const OPEN: bool = false;

    /// Whether it makes a difference who of several awaited seats acts first, as in a race. Where it does, bots and lab
    /// draw whom to ask among them, and a clock that runs is drawn like one seat more; where it does not, they ask the
    /// lowest first and let time run out only where nobody is waited for.
    const ORDER_MATTERS: bool = false;

    /// After how many moves a search that plays on at random may stop and ask [`Game::evaluate`]; without one it plays to
    /// the end. For games so long that the end says little of a move.
    const HORIZON: Option<usize> = None;

    /// What a game under way promises a seat, as a share of a win from 0 to 1; all seats' together are about 1.
    /// Nothing where that cannot be judged, and a search then plays on.
    ///
    /// It may look at everything, for it is only ever asked about imagined worlds. Computed with nothing but what
    /// IEEE 754 defines to the last bit (no logarithm, no power), it lets every machine choose the same moves.
    fn evaluate(&self, _state: &Self::State, _seat: Seat) -> Option<f64> {
        None
    }

    /// Counts what is worth knowing of a finished game beside its outcome, for whoever weighs the cards: `story` is all
    /// that happened in it, in order, whoever was told.
    fn study(&self, _story: &[Self::Event], _outcome: &Outcome, _to: &mut Study) {}
}
