//! Several things, listed as a language lists them.

use crate::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

/// How a language lists things, from the messages that all games share.
pub(crate) struct Lister {
    bundle: FluentBundle<FluentResource>,
    pub(crate) you: String,
    pub(crate) you_first: bool,
    pub(crate) nobody: String,
}

impl Lister {
    pub(crate) fn new(language: Language) -> Lister {
        let bundle =
            crate::tongue::bundle(language, crate::shared(language)).expect("the shared messages are sound");
        let mut lister = Lister {
            bundle,
            you: String::new(),
            you_first: language != Language::Spanish,
            nobody: String::new(),
        };
        lister.you = lister.word("you", &FluentArgs::new());
        lister.nobody = lister.word("nobody", &FluentArgs::new());
        lister
    }

    fn word(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let message = self.bundle.get_message(id).and_then(|message| message.value());
        let pattern = message.unwrap_or_else(|| panic!("the shared messages have {id}"));
        self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned()
    }

    /// The things in one phrase; nothing for none.
    pub(crate) fn list(&self, things: &[String]) -> Option<String> {
        let (last, before) = things.split_last()?;
        let Some((first, more)) = before.split_first() else { return Some(last.clone()) };
        let joined =
            more.iter().fold(first.clone(), |first, next| self.join("list-more", &first, "next", next));
        Some(self.join(if more.is_empty() { "list-two" } else { "list-last" }, &joined, "last", last))
    }

    fn join(&self, id: &str, first: &str, name: &'static str, other: &str) -> String {
        let mut args = FluentArgs::new();
        args.set("first", first);
        args.set(name, other);
        args.set("sound", if sounds_like_i(other) { "i" } else { "other" });
        self.word(id, &args)
    }
}

/// Whether a word begins with the sound before which Spanish says "e" instead of "y".
fn sounds_like_i(word: &str) -> bool {
    let word = word.to_lowercase();
    let word = word.strip_prefix('h').unwrap_or(&word);
    let mut letters = word.chars();
    matches!(letters.next(), Some('i' | 'í'))
        && !matches!(letters.next(), Some('a' | 'e' | 'o' | 'u' | 'á' | 'é' | 'ó' | 'ú'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(language: Language, names: &[&str]) -> String {
        let names: Vec<String> = names.iter().map(|name| name.to_string()).collect();
        Lister::new(language).list(&names).unwrap_or_default()
    }

    #[test]
    fn english_puts_a_comma_before_the_last_of_three() {
        assert_eq!(listed(Language::English, &["Ann"]), "Ann");
        assert_eq!(listed(Language::English, &["Ann", "Bea"]), "Ann and Bea");
        assert_eq!(listed(Language::English, &["Ann", "Bea", "Cid", "Dot"]), "Ann, Bea, Cid, and Dot");
    }

    #[test]
    fn spanish_says_e_before_an_i() {
        assert_eq!(listed(Language::Spanish, &["Ana", "Bea", "Cid"]), "Ana, Bea y Cid");
        assert_eq!(listed(Language::Spanish, &["Ana", "Inés"]), "Ana e Inés");
        assert_eq!(listed(Language::Spanish, &["agua", "hielo"]), "agua y hielo");
    }
}
