//! Reads a card file so that every mistake in it is found at once, each with its line.
//!
//! A card file is TOML written by hand, often by somebody copying figures off the cards of their own box. A
//! reader that stops at the first slip makes them start over ten times; this one notes the slip, goes on with
//! a stand-in, and hands back all of them together.
//!
//! A game describes its file as a function from the root [`Table`] to its own types. [`Table::need`] and
//! [`Table::may`] take a key and a [`Shape`], [`Table::each`] reads the cards of a kind, and whatever is left
//! over when a table has been read is reported as an unknown key.
//!
//! ```
//! use undercroft_core::cardfile::{self, array, whole};
//!
//! let read = |text: &str| {
//!     cardfile::read(text, |file| {
//!         file.each("monster", 1..=9, |monster| {
//!             (monster.name(), monster.need("strength", array::<3, _>(whole(1..=99))))
//!         })
//!     })
//! };
//!
//! let troll = "[[monster]]\nname = 'Troll'\nstrength = [14, 18, 23]\n";
//! assert_eq!(read(troll), Ok(vec![("Troll".to_string(), [14, 18, 23])]));
//!
//! let faults = read("[[monster]]\nname = 7\nstrenght = [14, 18, 23]\n").unwrap_err();
//! assert_eq!(faults[0].to_string(), "line 2: `name`: expected text of 1 to 60 letters, found a whole number");
//! assert_eq!(faults[1].to_string(), "line 3: unknown key `strenght`; did you mean `strength`?");
//! ```
//!
//! # Where a value comes from
//!
//! Any table may say in `source` how its values are known, with one [`Origin`] for all of them or a table that
//! names one for each, and in `why` how it was arrived at. People's own files may leave both out; the files that
//! come with the games may not, which [`read_labelled`] checks.

mod array;
mod mend;
mod nearest;
mod origin;
mod page;
mod shape;
mod table;
#[cfg(test)]
mod tests;

pub use array::{Array, List, array, list};
pub use nearest::nearest;
pub use origin::Origin;
pub use shape::{Choice, Flag, Parsed, Shape, Spot, Text, Whole};
pub use shape::{choice, flag, parsed, text, whole};
pub use table::Table;

use crate::Fault;
use page::Page;

/// The largest card file that is read, in bytes: far more than any game needs, and little enough to judge at once.
pub const LARGEST: usize = 128 * 1024;

/// Reads a card file: what `game` makes of its root table, or all that is wrong with it in the order of the lines.
pub fn read<T>(text: &str, game: impl FnOnce(&mut Table<'_>) -> T) -> Result<T, Vec<Fault>> {
    judge(text, Labels::Optional, game)
}

/// Like [`read`], and every value must carry a label of origin, with a `why` where it was inferred or invented.
pub fn read_labelled<T>(text: &str, game: impl FnOnce(&mut Table<'_>) -> T) -> Result<T, Vec<Fault>> {
    judge(text, Labels::Required, game)
}

/// Whether values without a label of origin are mistakes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Labels {
    Optional,
    Required,
}

/// Something wrong on a line; lines count from 1, and 0 stands for the file as a whole.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Note {
    line: usize,
    reason: String,
}

fn judge<T>(text: &str, labels: Labels, game: impl FnOnce(&mut Table<'_>) -> T) -> Result<T, Vec<Fault>> {
    if text.len() > LARGEST {
        let reason = format!("the file is larger than {} KiB; a card file never is", LARGEST / 1024);
        return Err(vec![Fault::new("line 1", reason)]);
    }
    let mended = mend::mend(text);
    let page = Page::new(&mended, labels);
    let (tree, mut notes) = page.parse();
    let mut value = None;
    // A file in which hardly a line is TOML holds nothing worth judging further.
    if !mended.gave_up {
        let mut root = Table::root(&tree, &page);
        value = Some(game(&mut root));
        notes.extend(root.close().notes);
    }
    match value {
        Some(value) if notes.is_empty() => Ok(value),
        _ => Err(in_order(notes)),
    }
}

/// Faults sorted by line, those of one line in the order in which they were found, none twice.
fn in_order(mut notes: Vec<Note>) -> Vec<Fault> {
    notes.sort_by_key(|note| note.line);
    notes.dedup();
    notes.into_iter().map(|note| Fault::new(format!("line {}", note.line.max(1)), note.reason)).collect()
}
