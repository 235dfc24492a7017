//! What the program says itself, in every language.

use std::path::Path;
use undercroft_kit::messages::{have_the_same, said_nowhere};
use undercroft_words::MessageFile;

const ENGLISH: &str = include_str!("../../messages/en.ftl");
const SPANISH: &str = include_str!("../../messages/es.ftl");

#[test]
fn every_language_has_the_same_messages_of_the_program() {
    have_the_same(&[("en", ENGLISH), ("es", SPANISH)]);
}

#[test]
fn no_message_of_the_program_is_unused() {
    let english = MessageFile::read(ENGLISH).unwrap();
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    assert_eq!(said_nowhere(&english, &sources), [""; 0]);
}
