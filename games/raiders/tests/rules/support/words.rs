//! What the tests read: messages in a language, to a seat or to somebody who watches.

use undercroft_core::{Game, Message, Names, Reader, Seat, Speech};
use undercroft_raiders::Raiders;
use undercroft_words::{Language, Tongue};

/// A message in English to a seat by its number, or to somebody who watches.
pub(crate) fn said(message: &Message, reader: Option<usize>, players: usize) -> String {
    said_in(Language::English, message, reader, players)
}

/// The same in any language. The others are called Ann, Moss, Rook, Fern and Cole.
pub(crate) fn said_in(
    language: Language,
    message: &Message,
    reader: Option<usize>,
    players: usize,
) -> String {
    let (_, file) = Raiders::MESSAGES.iter().find(|(code, _)| *code == language.file()).expect("a language");
    let tongue = Tongue::new(language, file).expect("a sound message file");
    let names = Names::new(["Ann", "Moss", "Rook", "Fern", "Cole"].into_iter().take(players));
    tongue.say(message, Reader { seat: reader.map(|number| Seat::new(number - 1)), names: &names })
}

/// Sentences one after the other.
pub(crate) fn sentences(messages: &[Message], reader: Option<usize>, players: usize) -> String {
    messages.iter().map(|message| said(message, reader, players)).collect::<Vec<_>>().join(" ")
}
