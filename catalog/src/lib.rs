//! The list of games, written once.
//!
//! Programs that know games only as JSON (the command line, a server) take a [`Title`] from [`find`] or
//! [`of_file`] and a [`GameInstance`] from the title. What must be compiled for each game is compiled here and nowhere else:
//! an instance [decides](GameInstance::decide) as a bot would, and a title [plays](Title::simulate) whole plans of the lab.
//!
//! ```
//! use undercroft_core::{Eye, Seat, Seed};
//!
//! let bidding = undercroft_catalog::find("bidding").unwrap();
//! let (mut table, _) = bidding.deal(bidding.setup(3), Seed::from_number(7)).unwrap();
//! let seat = Seat::new(0);
//! let choice = table.moves(seat).remove(0);
//! let told = table.play(seat, &choice.json).unwrap();
//! assert!(told.lines()[0].audience.includes(Eye::Spectator));
//! ```

mod fits;
mod instance;
mod plain;
mod record;
mod step_events;
mod title;
mod tongues;

pub use fits::{Clash, Fits};
pub use instance::{Choice, Dealt, GameInstance, Refused};
pub use plain::in_plain_words;
pub use record::Recorded;
pub use step_events::{Happened, StepEvents};
pub use title::{Kind, Title};

use serde::Deserialize;
use title::Book;
use undercroft_core::{Fault, Game, unreadable};

// Adding a game is one line here and two in this crate's Cargo.toml. The first is the default.
static TITLES: &[&dyn Title] = &[
    &Book::<undercroft_raiders::Raiders>::new(Kind::Game),
    &Book::<undercroft_guilds::Guilds>::new(Kind::Game),
    &Book::<undercroft_dungeoneer::Dungeoneer>::new(Kind::Game),
    &Book::<undercroft_builder::Builder>::new(Kind::Game),
    &Book::<undercroft_bidding::Bidding>::new(Kind::Lesson),
];

/// Every title, the games first and the lessons after them.
pub fn titles() -> &'static [&'static dyn Title] {
    TITLES
}

/// A title of a game that is in no list, for tests of whatever hosts games.
pub fn title_of<G: Game>() -> &'static dyn Title {
    const { &Book::<G>::new(Kind::Lesson) }
}

/// The game that is meant where none is named.
pub fn default() -> &'static dyn Title {
    TITLES[0]
}

/// The title with this short name.
///
/// # Errors
/// That there is none, with the names there are.
pub fn find(name: &str) -> Result<&'static dyn Title, Fault> {
    TITLES
        .iter()
        .copied()
        .find(|title| title.about().name == name)
        .ok_or_else(|| Fault::new("game", format!("there is no game `{name}`; there are: {}", names())))
}

/// The title that a position or a record belongs to, from the file's own word.
///
/// # Errors
/// Where the text is not such a file, or that there is no such game.
pub fn of_file(text: &str) -> Result<&'static dyn Title, Vec<Fault>> {
    #[derive(Deserialize)]
    struct File {
        table: Table,
    }
    #[derive(Deserialize)]
    struct Table {
        game: String,
    }
    let file: File = serde_json::from_str(text).map_err(|error| in_plain_words(unreadable(error)))?;
    find(&file.table.game).map_err(|fault| vec![fault])
}

/// The names as a sentence lists them: `raiders (and the lesson bidding)`.
fn names() -> String {
    let of = |kind| {
        let names: Vec<&str> =
            TITLES.iter().filter(|title| title.kind() == kind).map(|title| title.about().name).collect();
        names.join(", ")
    };
    format!("{} (and the lesson {})", of(Kind::Game), of(Kind::Lesson))
}
