//! What every game of Undercroft stands on.
//!
//! A game is a pure state machine that implements [`Game`]: it deals, says whom it waits for and what a seat may do,
//! plays a move or refuses it, shows each eye its own view, and imagines worlds a seat cannot tell from the real
//! one. Everything else (bots, replays, the server, the lab, the terminal) knows a game only through that trait.
//!
//! The kit in [`laws`] runs any game through the laws that all of them must obey.

mod about;
mod actor;
pub mod cardfile;
pub mod chance;
mod digest;
mod event;
mod explained;
mod fault;
mod fingerprint;
mod game;
pub mod laws;
mod line;
mod message;
mod names;
mod outcome;
mod position;
mod readable;
mod record;
mod refusal;
mod seal;
mod seat;
mod setup;
mod sight;
mod study;
mod typed;
#[cfg(feature = "typescript")]
pub mod typescript;
mod voice;
mod window;

pub use about::{About, OptionInfo, OptionKind};
pub use actor::{Actor, Played, TimeLimit};
pub use chance::{Chance, Quick, Seed};
pub use digest::{Chain, Digest};
pub use event::{Audience, Eye, Heard, Listener, Silence, heard_by};
pub use explained::{CardList, Explained};
pub use fault::Fault;
pub use fingerprint::{Fingerprint, fingerprint};
pub use game::Game;
pub use line::{Lesson, Line, Now, Thing, Weight};
pub use message::{Arg, Message};
pub use names::Names;
pub use outcome::{Outcome, Reason};
pub use position::{HeardEvents, Position, unreadable};
pub use readable::readable;
pub use record::{Record, Replayed, Unplayable, add_to_chain};
pub use refusal::Refusal;
pub use seal::{Contribution, Part, Seal};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use setup::Setup;
pub use sight::Sight;
pub use study::{Figure, Row, Study, StudyTable};
pub use typed::Typed;
pub use voice::{Reader, Speech, Voice};
pub use window::{Conditions, Standing, Window};

/// The trait of random number generators, as every function here takes them.
pub use rand_core::Rng;
