//! Languages: what a game has to say, said to a reader.
//!
//! A game's crate decides what is told and brings a message file for each language, in the format of
//! [Fluent](https://projectfluent.org), which translators' tools know. A [`Tongue`] is one language's messages of one game. It says a
//! [`Message`](undercroft_core::Message) to a [`Reader`](undercroft_core::Reader), who is "you" in every language:
//!
//! ```
//! use undercroft_core::{Names, Reader, Seat, Speech, say};
//! use undercroft_words::{Language, Tongue};
//!
//! let file = r#"
//! takes = { FORM($who) ->
//!     [you] You take { $coins }.
//!    *[one] { NAMES($who) } takes { $coins }.
//! }
//! "#;
//! let english = Tongue::new(Language::English, file).unwrap();
//! let names = Names::new(["Ann", "Moss"]);
//! let takes = say!("takes", who: Seat::new(1), coins: 3);
//! assert_eq!(english.say(&takes, Reader { seat: None, names: &names }), "Moss takes 3.");
//! assert_eq!(english.say(&takes, Reader { seat: Some(Seat::new(1)), names: &names }), "You take 3.");
//! ```
//!
//! Two functions are for people. `FORM($who)` is `you` for the reader alone, `one` for one other, `with-you` for several with the
//! reader among them, `many` for several others and `none` for nobody. `NAMES($who)` lists them; `you:` says what the reader is called
//! there and `each:` what stands before every name, as Spanish wants it: `NAMES($who, each: "a", you: "a ti")`.

mod file;
mod language;
mod list;
mod people;
mod tongue;
mod tongues;

pub use file::{MessageFile, Place};
pub use language::Language;
pub use tongue::Tongue;
pub use tongues::{Called, Tongues};

/// The messages that all games share, in a language.
fn shared(language: Language) -> &'static str {
    match language {
        Language::English | Language::Pseudo => include_str!("../messages/en.ftl"),
        Language::Spanish => include_str!("../messages/es.ftl"),
    }
}
