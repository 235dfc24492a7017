//! What people may be called and may say: nothing that hides, turns the line around, or passes for somebody else.

use super::chair::BOT_NAMES;
use super::{Chair, Table};
use undercroft_core::{Refusal, Seat, say};
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::skeleton;

pub(super) const LONGEST_NAME: usize = 24;
/// More marks than this on one letter reach into other lines.
const MOST_MARKS: usize = 2;
/// What joins pictures to one picture, and makes letters pictures.
const JOINERS: [char; 2] = ['\u{200d}', '\u{fe0f}'];
/// Letters and marks that nobody sees, beside those whose very category says so.
const UNSEEN: [char; 9] = [
    '\u{34f}', '\u{115f}', '\u{1160}', '\u{17b4}', '\u{17b5}', '\u{180e}', '\u{2800}', '\u{3164}', '\u{ffa0}',
];

/// Whether a character shows nothing, or only changes how others are shown.
fn is_unseen(letter: char) -> bool {
    use GeneralCategory as Category;
    let variant =
        matches!(letter, '\u{fe00}'..='\u{fe0f}' | '\u{180b}'..='\u{180d}' | '\u{e0000}'..='\u{e0fff}');
    let category = matches!(
        letter.general_category(),
        Category::Format | Category::PrivateUse | Category::Surrogate | Category::Unassigned
    );
    variant || category || UNSEEN.contains(&letter)
}

/// A text without what nobody sees, every blank a plain one, and no letter with more marks than there is room for.
pub(super) fn made_harmless(text: &str) -> String {
    let mut marks = 0;
    let mut harmless = String::new();
    for letter in text.nfc() {
        let mark = letter.general_category() == GeneralCategory::NonspacingMark;
        marks = if mark { marks + 1 } else { 0 };
        let joins = JOINERS.contains(&letter);
        if marks > MOST_MARKS || (is_unseen(letter) && !joins) {
            continue;
        }
        let blank = letter.is_whitespace() && !letter.is_control();
        harmless.push(if blank { ' ' } else { letter });
    }
    harmless
}

/// A name as it may be shown, if it is one: joiners and blanks in a row have no place in it.
pub(super) fn read_name(name: &str) -> Result<String, Refusal> {
    let harmless: String = made_harmless(name).chars().filter(|letter| !JOINERS.contains(letter)).collect();
    let good = !harmless.chars().any(char::is_control);
    let name = if good {
        harmless.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    } else {
        String::new()
    };
    match (1..=LONGEST_NAME).contains(&name.chars().count()) {
        true => Ok(name),
        false => Err(Refusal::new("table-rule-seats", say!("table-bad-name", most: LONGEST_NAME))),
    }
}

/// What a name looks like. Names that have either in common might be taken for each other: some letters look alike only when
/// they are small, some only when they are not.
struct Look {
    small: String,
    written: String,
}

impl Look {
    fn of(name: &str) -> Look {
        let letters: String = name.nfkc().filter(|letter| *letter != ' ').collect();
        Look {
            small: skeleton(&letters.to_lowercase()).collect(),
            written: skeleton(&letters).flat_map(char::to_lowercase).collect(),
        }
    }

    fn is_like(&self, other: &Look) -> bool {
        self.small == other.small || self.written == other.written
    }
}

impl Table {
    /// The name under which somebody sits down: with a number behind it, if somebody else at the table or a bot is called like that
    /// or nearly so.
    pub(super) fn own_name(&self, name: &str, seat: Seat) -> Result<String, Refusal> {
        let name = read_name(name)?;
        let others = Seat::all(self.chairs.len()).filter(|other| *other != seat);
        let people = others.filter_map(|other| match &self.chairs[other.index()] {
            Chair::Person { name, .. } => Some(Look::of(name)),
            _ => None,
        });
        let taken: Vec<Look> = people.chain(BOT_NAMES.map(Look::of)).collect();
        let numbered = |number: usize| {
            let short: String = name.chars().take(LONGEST_NAME - 2).collect();
            if number == 1 { name.clone() } else { format!("{} {number}", short.trim_end()) }
        };
        let free = |name: &String| !taken.iter().any(|other| other.is_like(&Look::of(name)));
        Ok((1..=9).map(numbered).find(free).unwrap_or(name.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_sees_is_taken_out_of_a_name() {
        for name in [
            "Ann",
            "A\u{200b}nn",
            "\u{202e}Ann",
            "Ann\u{2066}",
            "A\u{ad}nn\u{feff}",
            "Ann\u{3164}",
            "A\u{e0041}nn",
        ] {
            assert_eq!(read_name(name).unwrap(), "Ann", "{name:?}");
        }
        for nothing in ["", "\u{3164}", "\u{200b}\u{200d}", "\u{2800}", " \u{a0} "] {
            assert!(read_name(nothing).is_err(), "{nothing:?}");
        }
    }

    #[test]
    fn blanks_of_all_kinds_are_plain_ones() {
        assert_eq!(read_name(" Ann\u{a0}\u{3000}  Lee ").unwrap(), "Ann Lee");
    }

    #[test]
    fn a_letter_has_no_tower_of_marks() {
        let tower = format!("A{}nn", "\u{301}".repeat(30));
        assert!(read_name(&tower).unwrap().chars().count() <= 5);
    }

    #[test]
    fn letters_of_every_tongue_are_names() {
        for name in ["Zoë", "Иван", "李小龍", "محمد", "Ἀχιλλεύς", "ü".repeat(24).as_str()]
        {
            assert_eq!(read_name(name).unwrap(), name);
        }
    }

    #[test]
    fn names_that_look_alike_are_alike() {
        for (one, other) in [
            ("Ann", "ANN"),
            ("Ian", "ian"),
            ("Ann", "Аnn"),
            ("Paul", "PauI"),
            ("Bo", "B0"),
            ("Ann", "A n n"),
            ("Ann", "Ａｎｎ"),
        ] {
            assert!(Look::of(one).is_like(&Look::of(other)), "{one} {other}");
        }
        assert!(!Look::of("Ann").is_like(&Look::of("Anna")));
    }

    #[test]
    fn pictures_that_are_joined_may_be_said_and_the_line_is_not_turned_around() {
        assert_eq!(
            made_harmless("well \u{1f468}\u{200d}\u{1f469} \u{202e}done"),
            "well \u{1f468}\u{200d}\u{1f469} done"
        );
    }
}
