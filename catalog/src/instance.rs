//! A game under way as programs know it that speak only JSON.

use crate::in_plain_words;
use crate::step_events::StepEvents;
use crate::tongues::tongues;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, to_string, to_value};
use std::fmt;
use undercroft_bots::{Bot, BotSpec};
use undercroft_core::{
    About, CardList, Chain, Explained, Eye, Fault, Game, Heard, Message, Names, Now, Outcome, Played,
    Position, Reader, Reason, Record, Refusal, Seal, Seat, SeatSet, Seed, Setup, Speech, Thing, TimeLimit,
    Voice, add_to_chain, chance, unreadable,
};
use undercroft_words::{Language, Tongue};

/// Something a seat may do.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The move as JSON on one line, as [`GameInstance::play`] takes it.
    pub json: String,
    /// The move as a menu shows it.
    pub name: Message,
    /// What a person types for it, where the game has something short.
    pub key: Option<String>,
    /// What it would bring, as far as the seat can know, for programs.
    pub preview: Box<RawValue>,
    /// The same for people, sentence by sentence.
    pub brings: Vec<Message>,
}

/// Why a move did not happen. The table is what it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The text is no move of this game.
    Unreadable(Fault),
    /// The rules do not allow it.
    Rule(Refusal),
}

impl fmt::Display for Refused {
    /// For logs and failed tests; people are given a refusal in their language, by [`Refused::in_words`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Unreadable(fault) => fault.fmt(f),
            Refused::Rule(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for Refused {}

impl Refused {
    /// Why, with the rule that refuses it.
    pub fn in_words(&self, tongue: &Tongue, reader: Reader<'_>) -> String {
        match self {
            Refused::Unreadable(fault) => fault.to_string(),
            Refused::Rule(refusal) => refusal_in_words(refusal, tongue, reader),
        }
    }
}

/// A refusal with the heading of the rule: `You do not hold that card. (rule: Bidding)`.
pub(crate) fn refusal_in_words(refusal: &Refusal, tongue: &Tongue, reader: Reader<'_>) -> String {
    let reason = tongue.say(refusal.reason(), reader);
    match tongue.heading(refusal.rule()) {
        heading if heading.is_empty() => reason,
        heading => tongue.text_with("with-rule", [("reason", reason), ("rule", heading)]),
    }
}

/// A new game and the events of its deal.
pub type Dealt = (Box<dyn GameInstance>, StepEvents);

/// One game as it is played, of any title: JSON and words in, JSON and words out.
pub trait GameInstance: Send {
    /// The facts about the game.
    fn about(&self) -> About;

    /// What the table agreed on.
    fn setup(&self) -> &Setup;

    /// The sealed seed. Nobody at the table may learn it before the end.
    fn seed(&self) -> Seed;

    /// Calls the seats by these names from now on. Until then they go by their numbers.
    fn call(&mut self, names: Names);

    /// What the seats are called.
    fn names(&self) -> &Names;

    /// How many play.
    fn players(&self) -> usize;

    /// Whom the game waits for; nobody once it is over, or where only the clock is waited for.
    fn awaited(&self) -> SeatSet;

    /// How long the present state may last, where the rules limit that. Everybody may know.
    fn time_limit(&self) -> Option<TimeLimit>;

    /// What an eye sees, for programs.
    fn view(&self, eye: Eye) -> Value;

    /// The same as JSON text on one line, at a fraction of the cost: what a server sends with every move.
    fn view_json(&self, eye: Eye) -> Box<RawValue>;

    /// What has just happened, as JSON text on one line: everybody may know.
    fn recap_json(&self) -> Box<RawValue>;

    /// The game in a language.
    fn tongue(&self, language: Language) -> &'static Tongue;

    /// What an eye sees, drawn with letters.
    fn draw(&self, eye: Eye, language: Language) -> String;

    /// What goes on now, for an eye.
    fn now(&self, eye: Eye) -> Now;

    /// The things on the table that an eye may ask about.
    fn things(&self, eye: Eye) -> Vec<Thing>;

    /// What a thing on the table is and what it counts now, as far as an eye may know; nothing of what there is not.
    fn explain(&self, eye: Eye, thing: &Thing) -> Option<Explained>;

    /// The things of which what they do is best read beside them all the time.
    fn captioned(&self) -> &'static [&'static str];

    /// All cards of the table with their values, kind by kind.
    fn reference(&self) -> Vec<CardList>;

    /// The lessons for which what a seat sees gives occasion.
    fn lessons_now(&self, seat: Seat) -> Vec<&'static str>;

    /// Everything a seat may do now. Only that seat may be told.
    fn moves(&self, seat: Seat) -> Vec<Choice>;

    /// Plays a move given as JSON and tells what happened.
    ///
    /// # Errors
    /// Why it is no move, or which rule refuses it; nothing has changed then.
    fn play(&mut self, seat: Seat, json: &str) -> Result<StepEvents, Refused>;

    /// Lets time run out and tells what happened.
    ///
    /// # Errors
    /// That no time is limited now; nothing has changed then.
    fn time_up(&mut self) -> Result<StepEvents, Refused>;

    /// Plays a step of either kind, its move given as JSON.
    ///
    /// # Errors
    /// As for [`GameInstance::play`] and [`GameInstance::time_up`].
    fn step(&mut self, step: &Played<String>) -> Result<StepEvents, Refused> {
        match step {
            Played::Move { seat, action } => self.play(*seat, action),
            Played::TimeUp => self.time_up(),
        }
    }

    /// What an awaited seat does when its time is up, as JSON.
    fn move_when_time_is_up(&self, seat: Seat) -> String;

    /// Whether the rules allow a move, without trying it on the table itself. Answers with the move as a log keeps it,
    /// however it was written.
    ///
    /// # Errors
    /// As for [`GameInstance::play`].
    fn judge(&self, seat: Seat, json: &str) -> Result<String, Refused>;

    /// Whether a move would show anybody what they did not know, so that taking it back is not for free.
    fn reveals(&self, seat: Seat, json: &str) -> bool;

    /// Another table that this seat cannot tell from this one, drawn by a number: what may be handed to a bot without
    /// trusting it. It holds neither the true state nor the sealed seed.
    fn imagined(&self, seat: Seat, number: u64) -> Box<dyn GameInstance>;

    /// The move that a bot makes for a seat, as JSON. All chance of its thinking follows from the number. Ask it of an
    /// [imagined](GameInstance::imagined) instance, and only for a seat that the game waits for.
    ///
    /// # Panics
    /// If the seat may do nothing.
    fn decide(&self, seat: Seat, bot: BotSpec, number: u64) -> String;

    /// Who wins or loses together with a seat, itself included.
    fn partners(&self, seat: Seat) -> SeatSet;

    /// What each seat has scored so far, as everybody sees it; nothing where the game keeps no score before its end.
    fn scores(&self) -> Vec<i32>;

    /// Who stands where, once it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Why each seat stands where it does, where its score alone does not say it; nobody before the end.
    fn reasons(&self) -> Vec<Option<Reason>>;

    /// The whole position as a file.
    fn to_json(&self) -> String;

    /// A fingerprint of the state, the same on every machine.
    fn fingerprint(&self) -> u64;

    /// The moves so far as a record file; nothing for a table that came from a position, whose past is unknown.
    fn record(&self) -> Option<String>;

    /// The chain of the moves so far; nothing for a table that came from a position.
    fn chain(&self) -> Option<&Chain>;
}

/// An instance of a game whose rules are known.
pub(crate) struct TypedInstance<G: Game> {
    position: Position<G>,
    names: Names,
    past: Option<Past<G::Move>>,
}

/// How a game came to where it is.
struct Past<M> {
    seal: Seal,
    moves: Vec<Played<M>>,
    chain: Chain,
}

impl<G: Game> TypedInstance<G> {
    pub(crate) fn deal(setup: Setup, seal: Seal) -> Result<Dealt, Vec<Fault>> {
        let (position, events) = Position::<G>::deal(setup, seal.deal_seed())?;
        let past = Past { chain: seal.chain(), moves: Vec::new(), seal };
        let table = TypedInstance { past: Some(past), ..TypedInstance::resumed(position) };
        let told = table.tell(events);
        Ok((Box::new(table), told))
    }

    pub(crate) fn resumed(position: Position<G>) -> Self {
        TypedInstance { names: Names::numbers(position.rules().players()), position, past: None }
    }

    fn tell(&self, happened: Vec<Heard<G::Event>>) -> StepEvents {
        StepEvents::new(self.position.shared_rules(), happened)
    }

    fn remember(&mut self, played: Played<G::Move>) {
        if let Some(past) = &mut self.past {
            add_to_chain(&mut past.chain, &played);
            past.moves.push(played);
        }
    }
}

impl<G: Game> GameInstance for TypedInstance<G> {
    fn about(&self) -> About {
        G::ABOUT
    }

    fn setup(&self) -> &Setup {
        self.position.setup()
    }

    fn seed(&self) -> Seed {
        self.position.seed()
    }

    fn call(&mut self, names: Names) {
        self.names = names;
    }

    fn names(&self) -> &Names {
        &self.names
    }

    fn players(&self) -> usize {
        self.position.rules().players()
    }

    fn awaited(&self) -> SeatSet {
        self.position.rules().awaited(self.position.state())
    }

    fn time_limit(&self) -> Option<TimeLimit> {
        self.position.time_limit()
    }

    fn view(&self, eye: Eye) -> Value {
        to_value(self.position.view(eye)).expect("a view is plain data")
    }

    fn view_json(&self, eye: Eye) -> Box<RawValue> {
        to_raw_value(&self.position.view(eye)).expect("a view is plain data")
    }

    fn recap_json(&self) -> Box<RawValue> {
        to_raw_value(self.position.recap()).expect("a recap is plain data")
    }

    fn tongue(&self, language: Language) -> &'static Tongue {
        tongues::<G>().of(language)
    }

    fn draw(&self, eye: Eye, language: Language) -> String {
        let reader = Reader { seat: eye.seat(), names: &self.names };
        let voice = Voice { speech: self.tongue(language), reader };
        self.position.rules().draw(&self.position.view(eye), &voice)
    }

    fn now(&self, eye: Eye) -> Now {
        self.position.rules().now(&self.position.view(eye), eye)
    }

    fn things(&self, eye: Eye) -> Vec<Thing> {
        self.position.rules().things(&self.position.view(eye), eye)
    }

    fn explain(&self, eye: Eye, thing: &Thing) -> Option<Explained> {
        self.position.rules().explain(&self.position.view(eye), eye, thing)
    }

    fn captioned(&self) -> &'static [&'static str] {
        G::CAPTIONED
    }

    fn reference(&self) -> Vec<CardList> {
        self.position.rules().reference()
    }

    fn lessons_now(&self, seat: Seat) -> Vec<&'static str> {
        self.position.rules().lessons_now(&self.position.view(Eye::Seat(seat)), seat)
    }

    fn moves(&self, seat: Seat) -> Vec<Choice> {
        if seat.index() >= self.players() {
            return Vec::new();
        }
        let (rules, view) = (self.position.rules(), self.position.view(Eye::Seat(seat)));
        let choice = |action: G::Move| {
            let preview = rules.preview(&view, seat, action);
            Choice {
                json: to_string(&action).expect("a move is plain data"),
                name: rules.name_move(&view, seat, action),
                key: rules.key_of_move(action),
                brings: rules.tell_preview(&view, seat, action, &preview),
                preview: to_raw_value(&preview).expect("a preview is plain data"),
            }
        };
        self.position.moves(seat).into_iter().map(choice).collect()
    }

    fn move_when_time_is_up(&self, seat: Seat) -> String {
        let action = self.position.rules().move_when_time_is_up(self.position.state(), seat);
        to_string(&action).expect("a move is plain data")
    }

    fn play(&mut self, seat: Seat, json: &str) -> Result<StepEvents, Refused> {
        let action = read_move::<G>(json)?;
        let events = self.position.play(seat, action).map_err(Refused::Rule)?;
        self.remember(Played::Move { seat, action });
        Ok(self.tell(events))
    }

    fn time_up(&mut self) -> Result<StepEvents, Refused> {
        let events = self.position.time_up().map_err(Refused::Rule)?;
        self.remember(Played::TimeUp);
        Ok(self.tell(events))
    }

    fn judge(&self, seat: Seat, json: &str) -> Result<String, Refused> {
        let action = read_move::<G>(json)?;
        self.position.judge(seat, action).map_err(Refused::Rule)?;
        Ok(to_string(&action).expect("a move is plain data"))
    }

    fn reveals(&self, seat: Seat, json: &str) -> bool {
        read_move::<G>(json).is_ok_and(|action| self.position.reveals(seat, action))
    }

    fn imagined(&self, seat: Seat, number: u64) -> Box<dyn GameInstance> {
        let position = self.position.imagined(seat, &mut chance::quick(number));
        Box::new(TypedInstance { position, names: self.names.clone(), past: None })
    }

    fn decide(&self, seat: Seat, bot: BotSpec, number: u64) -> String {
        let action = Bot::new(bot, number).choose(&self.position.sight(seat));
        to_string(&action).expect("a move is plain data")
    }

    fn partners(&self, seat: Seat) -> SeatSet {
        self.position.rules().partners(seat)
    }

    fn scores(&self) -> Vec<i32> {
        self.position.rules().scores(&self.position.view(Eye::Spectator))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    fn reasons(&self) -> Vec<Option<Reason>> {
        let (rules, view) = (self.position.rules(), self.position.view(Eye::Spectator));
        Seat::all(self.players()).map(|seat| rules.reason(&view, seat)).collect()
    }

    fn to_json(&self) -> String {
        self.position.to_json()
    }

    fn fingerprint(&self) -> u64 {
        self.position.fingerprint()
    }

    fn record(&self) -> Option<String> {
        let Past { seal, moves, .. } = self.past.as_ref()?;
        Some(Record::sealed(seal.clone(), &self.position, moves.clone()).to_json())
    }

    fn chain(&self) -> Option<&Chain> {
        self.past.as_ref().map(|past| &past.chain)
    }
}

fn read_move<G: Game>(json: &str) -> Result<G::Move, Refused> {
    serde_json::from_str(json).map_err(|error| {
        let reason = in_plain_words(unreadable(error)).remove(0).reason;
        Refused::Unreadable(Fault::new("move", reason))
    })
}
