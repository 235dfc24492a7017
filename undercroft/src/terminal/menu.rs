//! The choices at the prompt, each with what is typed for it.

use undercroft_words::Tongue;

/// What a player may choose from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Menu {
    /// What stands before each choice and is typed for it.
    labels: Vec<String>,
    words: Vec<String>,
    keyed: bool,
}

impl Menu {
    /// Lists choices, each with its words and what the game would have typed for it. Only where all of them have
    /// something, and no two the same, is that used; else they are numbered.
    pub(crate) fn new(choices: impl IntoIterator<Item = (String, Option<String>)>) -> Menu {
        let (words, keys): (Vec<String>, Vec<Option<String>>) = choices.into_iter().unzip();
        let keys: Vec<String> = keys.into_iter().flatten().map(|key| key.to_lowercase()).collect();
        let distinct = (0..keys.len()).all(|i| !keys[..i].contains(&keys[i]));
        let keyed = distinct && keys.len() == words.len();
        let labels = if keyed { keys } else { (1..=words.len()).map(|number| number.to_string()).collect() };
        Menu { labels, words, keyed }
    }

    pub(crate) fn len(&self) -> usize {
        self.words.len()
    }

    /// The menu, a line a choice.
    pub(crate) fn lines(&self) -> Vec<String> {
        let width = self.labels.iter().map(|label| label.chars().count()).max().unwrap_or(0).max(2);
        let line = |(label, words): (&String, &String)| format!("  {label:>width$})  {words}");
        self.labels.iter().zip(&self.words).map(line).collect()
    }

    /// The words of a choice.
    pub(crate) fn words(&self, index: usize) -> &str {
        &self.words[index]
    }

    /// What may be typed, as the program says it in a language: `1 to 5`, or `2, 3 or b`.
    pub(crate) fn listed(&self, own: &Tongue) -> String {
        match &self.labels[..] {
            [first, .., last] if !self.keyed => {
                own.text_with("choices-to", [("first", first.clone()), ("last", last.clone())])
            }
            labels => one_of(labels, own),
        }
    }

    /// The same for some of the choices.
    pub(crate) fn listed_of(&self, choices: &[usize], own: &Tongue) -> String {
        one_of(&choices.iter().map(|&index| self.labels[index].clone()).collect::<Vec<_>>(), own)
    }

    /// The choice before which this stands.
    pub(crate) fn labelled(&self, typed: &str) -> Option<usize> {
        self.labels.iter().position(|label| label == typed)
    }

    /// The choices that a phrase may mean.
    ///
    /// A phrase that ends in a number means the choice of that number and no other, so that `play 5` never plays
    /// what merely counts as a 5. Any other must stand in the line of the choice, whole words of it.
    pub(crate) fn meant(&self, phrase: &str) -> Vec<usize> {
        let wanted: Vec<String> = words_of(phrase);
        let Some(last) = wanted.last() else { return Vec::new() };
        let number = |word: &String| word.parse::<u64>().is_ok();
        if wanted.iter().all(number) {
            return Vec::new();
        }
        if self.keyed && number(last) {
            return self.labelled(last).into_iter().collect();
        }
        // A single letter is a slip for a key, never a word.
        if last.chars().count() < 2 && wanted.len() == 1 {
            return Vec::new();
        }
        let says = |&index: &usize| {
            let line = words_of(&self.words[index]);
            line.windows(wanted.len()).any(|part| part == &wanted[..])
        };
        (0..self.len()).filter(says).collect()
    }
}

/// `2`, `2 or 3`, `2, 3 or b`.
fn one_of(labels: &[String], own: &Tongue) -> String {
    match labels {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., last] => {
            own.text_with("choices-or", [("others", others.join(", ")), ("last", last.clone())])
        }
    }
}

fn words_of(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::own;
    use undercroft_words::Language::{English, Spanish};

    fn menu(choices: &[(&str, &str)]) -> Menu {
        Menu::new(choices.iter().map(|(key, words)| (words.to_string(), Some(key.to_string()))))
    }

    #[test]
    fn choices_go_by_their_keys() {
        let menu = menu(&[("2", "Play the 2"), ("5", "Play the 5"), ("b", "Play the crystal ball")]);
        assert_eq!(menu.lines()[1], "   5)  Play the 5");
        assert_eq!(menu.listed(own(English)), "2, 5 or b");
        assert_eq!(menu.listed(own(Spanish)), "2, 5 o b");
        assert_eq!((menu.labelled("5"), menu.labelled("1")), (Some(1), None));
    }

    #[test]
    fn without_a_key_for_each_or_with_one_twice_they_are_numbered() {
        let twice = menu(&[("t", "Light a torch"), ("t", "Play the torch")]);
        assert_eq!((twice.listed(own(English)), twice.labelled("2")), ("1 to 2".into(), Some(1)));
        let lacking = Menu::new([("Go".to_string(), Some("g".to_string())), ("Stay".to_string(), None)]);
        assert_eq!(lacking.listed(own(English)), "1 to 2");
    }

    #[test]
    fn a_number_never_means_what_only_counts_as_it() {
        let menu = menu(&[("2", "Play the 2"), ("k", "Play the key, which counts as a 5")]);
        assert_eq!(menu.meant("the 5"), [0; 0]);
        assert_eq!(menu.meant("play 2"), [0]);
        assert_eq!(menu.meant("KEY"), [1]);
        assert_eq!(menu.meant("a"), [0; 0]);
    }
}
