//! One game in every language.

use crate::{Language, MessageFile, Tongue, shared};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The message files of one game, each language opened when it is first spoken.
pub struct Tongues {
    files: &'static [(&'static str, &'static str)],
    spoken: [OnceLock<Tongue>; Language::ALL.len()],
    called: [OnceLock<Called>; Language::ALL.len()],
}

/// What cards and ready phrases are called, by their own names in small letters and with hyphens: `cellar-rats`.
pub type Called = BTreeMap<String, String>;

impl Tongues {
    /// The languages of these files, each with its code, as [`Game::MESSAGES`](undercroft_core::Game::MESSAGES) has them.
    pub const fn new(files: &'static [(&'static str, &'static str)]) -> Tongues {
        let spoken = [const { OnceLock::new() }; Language::ALL.len()];
        Tongues { files, spoken, called: [const { OnceLock::new() }; Language::ALL.len()] }
    }

    /// What cards and ready phrases are called in a language. Own names may differ from what they are called in English too.
    ///
    /// # Panics
    /// As [`Tongues::of`].
    pub fn called(&self, language: Language) -> &Called {
        self.called[language as usize].get_or_init(|| {
            let tongue = self.of(language);
            let own = self.files.iter().find(|(code, _)| *code == "en").map_or("", |(_, file)| *file);
            let files = [own, shared(Language::English)].map(MessageFile::read);
            let ids = files.iter().flatten().flat_map(MessageFile::names);
            let names = ids.filter_map(|id| Some((id.strip_prefix("name-")?, id)));
            names.map(|(name, id)| (name.to_string(), tongue.text(id))).collect()
        })
    }

    /// The game in a language; in English where it has no file for it.
    ///
    /// # Panics
    /// If a file is no message file, which every game's tests rule out.
    pub fn of(&self, language: Language) -> &Tongue {
        self.spoken[language as usize].get_or_init(|| {
            let file =
                |code: &str| self.files.iter().find(|(known, _)| *known == code).map(|(_, file)| *file);
            let (language, file) = match file(language.file()) {
                Some(file) => (language, file),
                None => (Language::English, file("en").unwrap_or_default()),
            };
            Tongue::new(language, file).unwrap_or_else(|faults| panic!("messages in {language}: {faults:?}"))
        })
    }
}
