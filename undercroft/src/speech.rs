//! What the program says itself about games, in the reader's language. What goes wrong with a command or a file is said in
//! English, as is all that programs read.

use std::env;
use undercroft_core::{Arg, Names, Seat};
use undercroft_words::{Language, Tongue, Tongues};

static TONGUES: Tongues =
    Tongues::new(&[("en", include_str!("../messages/en.ftl")), ("es", include_str!("../messages/es.ftl"))]);

/// The program's own messages in a language.
pub(crate) fn own(language: Language) -> &'static Tongue {
    TONGUES.of(language)
}

/// The language that whoever runs the program speaks, as the environment says it: the first of these variables that is set
/// decides, also if it names a language that nobody here speaks.
pub(crate) fn of_environment() -> Language {
    let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let wish = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    wish.and_then(|wish| Language::wished(&wish)).unwrap_or_default()
}

/// What seats are called where nobody has a name.
pub(crate) fn seats(language: Language, players: usize) -> Names {
    let name = |seat: Seat| own(language).text_with("seat", [("seat", seat.number().to_string())]);
    Names::new(Seat::all(players).map(name))
}

/// A text that is the same in every language: a name, a file, what was typed.
pub(crate) fn verbatim(text: impl Into<String>) -> Arg {
    Arg::Text(text.into())
}
