//! What goes over a table's socket: closed types in both directions, one JSON object a frame.
//!
//! A client sends [`Frame`]s and gets [`Answer`]s. Every frame is answered under its own id; the same id twice is
//! answered twice and happens once, so a client that hears nothing sends the frame again. Scenes come by themselves
//! whenever the table has changed.
//!
//! The server passes moves, views, events and contents on as they are. A page that knows its game fills their types in; hence the
//! parameters, which the server leaves at [`Raw`].

use crate::raw::Raw;
use crate::table::{
    BotPace, Chapter, Command, ExplainedView, Pace, Scene, Terms, ThingView, Version, WhenTimeIsUp,
};
use serde::{Deserialize, Serialize};
use undercroft_core::{Contribution, Digest, Seat, SeatSet, Setup};
use undercroft_words::{Called, Language};

/// The longest frame a client may send.
pub const LONGEST_FRAME: usize = 8 * 1024;

/// A frame from a client: a request and the client's own name for it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Frame<Move = Raw> {
    /// The client's name for the request: 1 to 64 characters, never used twice for different requests.
    pub id: String,
    /// What is asked.
    #[serde(rename = "do")]
    pub ask: Ask<Move>,
}

/// What a client may ask over the socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask<Move = Raw> {
    /// Play a move.
    Play {
        /// The version of the scene the move was chosen from.
        seen: Version,
        /// The move, one of those the scene lists.
        #[serde(rename = "move")]
        action: Move,
    },
    /// Commit to random bytes of one's own that are mixed into the deal.
    Commit {
        /// The round of the scene's `mixing`.
        round: u32,
        /// The digest of the contribution.
        #[cfg_attr(feature = "typescript", ts(as = "String"))]
        commitment: Digest,
    },
    /// Reveal them, once the scene asks for it.
    Reveal {
        /// The same round.
        round: u32,
        /// The bytes.
        #[cfg_attr(feature = "typescript", ts(as = "String"))]
        contribution: Contribution,
    },
    /// Take the own last move back, or ask all to agree to that.
    Undo,
    /// Agree to what was proposed.
    Agree,
    /// Decline it.
    Decline,
    /// Propose to stop the clocks.
    Pause,
    /// Let them run again.
    Resume,
    /// Say a ready phrase, or free text where the table allows it.
    Say {
        /// What.
        text: String,
    },
    /// Say it to one's partners alone; they have some ready phrases more.
    Whisper {
        /// What.
        text: String,
    },
    /// Let a bot play for somebody who is away, until they are back.
    LetBotPlay {
        /// Whose seat.
        seat: Seat,
    },
    /// Let a bot hold the seat.
    Leave,
    /// Take the seat back from the bot.
    Return,
    /// Ask for a scene, if there is anything newer than this version. Also a way to see that the line is alive.
    Look {
        /// The last version the client has.
        since: Version,
    },
    /// Ask what something on the table is and what it counts now.
    Explain {
        /// What, by the name that lines of the story have for it: `room-3`.
        thing: String,
    },
    /// Ask what may be asked about.
    Things,
}

/// What a request comes to.
#[derive(Clone, PartialEq, Debug)]
pub enum Intent {
    /// The table is to judge it.
    Command(Command),
    /// It only looks, which the table does not have to judge.
    Look(Look),
}

/// What may be looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Look {
    /// At what is new since a version.
    Scene(Version),
    /// At one thing.
    Thing(String),
    /// At what may be asked about.
    Things,
}

impl Ask {
    /// The command to the table, or what is only looked at.
    pub fn intent(self) -> Intent {
        Intent::Command(match self {
            Ask::Play { seen, action } => Command::Play { action: action.text().into(), seen },
            Ask::Commit { round, commitment } => Command::Commit { round, commitment },
            Ask::Reveal { round, contribution } => Command::Reveal { round, contribution },
            Ask::Undo => Command::Undo,
            Ask::Agree => Command::Agree,
            Ask::Decline => Command::Decline,
            Ask::Pause => Command::Pause,
            Ask::Resume => Command::Resume,
            Ask::Say { text } => Command::Say { text },
            Ask::Whisper { text } => Command::Whisper { text },
            Ask::LetBotPlay { seat } => Command::LetBotPlay { seat },
            Ask::Leave => Command::Leave,
            Ask::Return => Command::Return,
            Ask::Look { since } => return Intent::Look(Look::Scene(since)),
            Ask::Explain { thing } => return Intent::Look(Look::Thing(thing)),
            Ask::Things => return Intent::Look(Look::Things),
        })
    }
}

/// A frame from the server.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Answer<Move = Raw, View = Raw, Event = Raw, Contents = Raw, Preview = Raw, Recap = Raw> {
    /// The first frame: what the table agreed on.
    Welcome(Box<Welcome<Contents>>),
    /// The table as this client sees it now.
    Scene(Box<Scene<Move, View, Event, Preview, Recap>>),
    /// The request happened and is stored for good.
    Done {
        /// The client's name for it.
        id: String,
        /// The version it became, or the present one if there was nothing to do.
        version: Version,
    },
    /// The request did not happen, and this copy of the house will not let it happen under this id any more.
    Refused {
        /// The client's name for it.
        id: String,
        /// The heading of the rule that refuses it, in the reader's language.
        rule: String,
        /// Why, in a sentence.
        reason: String,
    },
    /// The house could not write just now. Nobody knows yet whether it happened: send it again under the same id.
    Later {
        /// The client's name for it.
        id: String,
        /// Why, in a sentence.
        reason: String,
    },
    /// What was asked about.
    Explained {
        /// The client's name for the request.
        id: String,
        /// What is told of it.
        told: ExplainedView,
    },
    /// What may be asked about.
    Things {
        /// The client's name for the request.
        id: String,
        /// Everything by its name.
        things: Vec<ThingView>,
    },
    /// Who is connected to this copy of the house.
    Present {
        /// Seats with at least one open socket.
        seats: SeatSet,
        /// How many others watch.
        watching: usize,
    },
}

/// A game that is not over, exported as somebody may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Unfinished {
    unfinished: bool,
    table: TermsView,
    commitment: Digest,
    /// The whole story as the asker was told it.
    story: Vec<Chapter>,
    /// What the asker sees now.
    view: Option<Raw>,
}

impl Unfinished {
    /// Made of what the asker was shown and told anyway, and of nothing else.
    pub fn of(table: TermsView, scene: Scene, story: Vec<Chapter>) -> Unfinished {
        Unfinished { unfinished: true, table, commitment: scene.commitment, story, view: scene.view }
    }
}

/// What does not change while a table lasts.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Welcome<Contents = Raw> {
    /// The table's name.
    pub table: String,
    /// What people in one room call out instead, as long as it has not begun.
    pub code: String,
    /// Whether this client opened it.
    pub host: bool,
    /// In which language the table speaks to this client.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub language: Language,
    /// What cards and ready phrases are called in that language, by their own names in small letters and with hyphens: `cellar-rats`.
    #[cfg_attr(feature = "typescript", ts(as = "std::collections::BTreeMap<String, String>"))]
    pub called: &'static Called,
    /// What was agreed.
    pub terms: TermsView,
    /// What the cards show, by the numbers that events and views use; nothing for a game that needs no such numbers.
    pub contents: Contents,
    /// Who plays together; nothing where everyone plays alone.
    pub teams: Vec<SeatSet>,
    /// What they are called, in the same order.
    pub team_names: Vec<String>,
    /// The phrases that may always be said.
    pub phrases: Vec<String>,
    /// Those that partners may always whisper beside them.
    pub whispers: Vec<String>,
}

/// The terms as everybody may know them: never the seed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TermsView {
    /// The game with its options and cards.
    #[serde(flatten)]
    pub setup: Setup,
    /// How long people may think.
    pub pace: Pace,
    /// What happens when they think longer.
    pub when_time_is_up: WhenTimeIsUp,
    /// Whether strangers find the table in the list.
    pub listed: bool,
    /// Whether moves may be taken back.
    pub undo: bool,
    /// Whether people may write free text.
    pub free_text: bool,
    /// How long bots seem to think.
    pub bot_pace: BotPace,
}

impl From<&Terms> for TermsView {
    fn from(terms: &Terms) -> TermsView {
        TermsView {
            setup: terms.setup.clone(),
            pace: terms.pace,
            when_time_is_up: terms.when_time_is_up,
            listed: terms.listed,
            undo: terms.undo,
            free_text: terms.talks_freely(),
            bot_pace: terms.bot_pace,
        }
    }
}
