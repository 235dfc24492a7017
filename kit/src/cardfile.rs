//! A game's standard card file, with mistakes put into it.

use undercroft_core::Fault;

/// The text of the standard cards, and the game's way to read it.
///
/// ```ignore
/// const FILE: CardFile = CardFile { text: STANDARD, parse: |text| Cards::parse(text).map(drop) };
/// assert_eq!(FILE.with(&[("coin_limit = 20", "coin_limit = 0")]).len(), 1);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct CardFile {
    /// The standard file.
    pub text: &'static str,
    /// Whether a text is a sound card file; else everything that is wrong with it.
    pub parse: fn(&str) -> Result<(), Vec<Fault>>,
}

impl CardFile {
    /// What is wrong with a text.
    pub fn faults(&self, text: &str) -> Vec<String> {
        let faults = (self.parse)(text).err().unwrap_or_default();
        faults.iter().map(Fault::to_string).collect()
    }

    /// What is wrong with the standard file once the first of each text on the left is replaced by the one on the right.
    ///
    /// # Panics
    /// If the file has no such text, so that the test would change nothing.
    pub fn with(&self, changes: &[(&str, &str)]) -> Vec<String> {
        let mut text = self.text.to_string();
        for (old, new) in changes {
            assert!(text.contains(old), "{old} is not in the file");
            text = text.replacen(old, new, 1);
        }
        self.faults(&text)
    }

    /// What is wrong with the standard file without everything from one text up to the next time that another begins.
    ///
    /// # Panics
    /// If one of them is not there.
    pub fn without(&self, from: &str, to: &str) -> Vec<String> {
        let start = self.text.find(from).unwrap_or_else(|| panic!("{from} is not in the file"));
        let rest = start + from.len();
        let end = self.text[rest..].find(to).unwrap_or_else(|| panic!("no {to} follows {from}"));
        self.faults(&format!("{}{}", &self.text[..start], &self.text[rest + end..]))
    }

    /// The line of the standard file that begins with this, counted from 1.
    ///
    /// # Panics
    /// If none does.
    pub fn line(&self, start: &str) -> usize {
        let found = self.text.lines().position(|line| line.starts_with(start));
        found.unwrap_or_else(|| panic!("no line begins with {start}")) + 1
    }

    /// Asserts that an empty file asks for all of these at once, and returns what is wrong with it.
    ///
    /// # Panics
    /// If it asks for one of them not.
    pub fn empty_asks_for(&self, keys: &[&str]) -> Vec<String> {
        let faults = self.faults("");
        for key in keys {
            let missing = format!("`{key}` is missing");
            assert!(faults.iter().any(|fault| fault.contains(&missing)), "{key}: {faults:#?}");
        }
        faults
    }
}
