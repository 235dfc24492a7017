//! The languages there are.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// A language that games speak.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Language {
    /// English, which is always complete.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// English in brackets and with accents, for tests that look for texts outside the message files.
    Pseudo,
}

impl Language {
    /// Those that people speak.
    pub const SPOKEN: [Language; 2] = [Language::English, Language::Spanish];

    /// Every language, the one nobody speaks too.
    pub const ALL: [Language; 3] = [Language::English, Language::Spanish, Language::Pseudo];

    /// Its short name, as in `--language es`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
            Language::Pseudo => "pseudo",
        }
    }

    /// The language whose message files it is read from.
    pub fn file(self) -> &'static str {
        match self {
            Language::Pseudo => "en",
            other => other.code(),
        }
    }

    /// The first of several wishes that can be granted: `es_MX.UTF-8`, `es-ES`, or a browser's `es-ES,es;q=0.9,en;q=0.8`.
    pub fn wished(wishes: &str) -> Option<Language> {
        wishes.split(',').find_map(|wish| {
            let code: String = wish.trim().chars().take_while(char::is_ascii_alphabetic).collect();
            code.to_ascii_lowercase().parse().ok()
        })
    }

    pub(crate) fn locale(self) -> LanguageIdentifier {
        self.file().parse().expect("these are codes of languages")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl From<Language> for String {
    fn from(language: Language) -> String {
        language.code().into()
    }
}

impl TryFrom<String> for Language {
    type Error = String;

    fn try_from(text: String) -> Result<Language, String> {
        text.parse()
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Language, String> {
        Language::ALL.into_iter().find(|language| language.code() == text).ok_or_else(|| {
            let known = Language::SPOKEN.map(Language::code).join(" and ");
            format!("`{text}` is no language spoken here; there are {known}")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_wish_that_can_be_granted_is() {
        assert_eq!(Language::wished("es_MX.UTF-8"), Some(Language::Spanish));
        assert_eq!(Language::wished("fr-FR, es;q=0.9, en;q=0.8"), Some(Language::Spanish));
        assert_eq!(Language::wished("C"), None);
        assert_eq!(Language::wished(""), None);
    }

    #[test]
    fn an_unknown_language_is_refused_with_those_there_are() {
        assert_eq!(
            "fr".parse::<Language>().unwrap_err(),
            "`fr` is no language spoken here; there are en and es"
        );
    }
}
