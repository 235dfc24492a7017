//! What a player may type.

use super::menu::Menu;
use crate::speech;
use undercroft_server::table::ExplainedView;
use undercroft_words::{Language, Tongue};

/// How many things are explained at once to somebody whose words name several.
const MOST_EXPLAINED: usize = 6;

/// An answer at the prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// The choice with this index, counted from 0.
    Choice(usize),
    /// What that choice would bring.
    Preview(usize),
    /// What something is that goes by these words.
    Explain(String),
    /// How this works.
    Help,
    /// The table again.
    Table,
    /// The rules of the game.
    Rules,
    /// The story so far.
    Log,
    /// What a bot would do.
    Hint,
    /// Enough for today.
    Quit,
    /// Nothing of that; a sentence says what would be.
    Unclear(String),
}

/// Understands a line where these are the choices. What stands before a choice comes first; then the words that ask for
/// something else, in the player's language or in English; then any words that stand in one choice alone. Any of those
/// with a question mark behind it asks what the choice would bring; words behind a question mark ask what they name.
pub(crate) fn understand(line: &str, menu: &Menu, own: &Tongue) -> Answer {
    let typed = line.trim().to_lowercase();
    if let Some(index) = menu.labelled(&typed) {
        return Answer::Choice(index);
    }
    if let Some(asked) = command(&typed, own) {
        return asked;
    }
    let may = menu.listed(own);
    let asked = typed.trim_matches(['?', '¿', ' ']);
    let found = |index| if asked == typed { Answer::Choice(index) } else { Answer::Preview(index) };
    if let Some(index) = menu.labelled(asked) {
        return found(index);
    }
    match asked {
        "" if menu.len() == 1 => return Answer::Choice(0),
        "" => return Answer::Unclear(own.text_with("type-one", [("choices", may)])),
        number if number.parse::<i64>().is_ok() => {
            let none = [("typed", number.to_string()), ("choices", may)];
            return Answer::Unclear(own.text_with("no-choice-number", none));
        }
        _ => {}
    }
    if typed.starts_with('?') {
        return Answer::Explain(asked.into());
    }
    let said = ("typed", shortened(line));
    match menu.meant(asked)[..] {
        [only] => found(only),
        [] => Answer::Unclear(own.text_with("no-choice", [said, ("choices", may)])),
        ref several => {
            let labels = menu.listed_of(several, own);
            Answer::Unclear(own.text_with("may-mean", [said, ("choices", labels)]))
        }
    }
}

/// What a word asks for that is no choice.
fn command(typed: &str, own: &Tongue) -> Option<Answer> {
    let commands = [
        ("typed-help", Answer::Help),
        ("typed-table", Answer::Table),
        ("typed-rules", Answer::Rules),
        ("typed-log", Answer::Log),
        ("typed-hint", Answer::Hint),
        ("typed-quit", Answer::Quit),
    ];
    let english = speech::own(Language::English);
    let asks = |id: &str| {
        [own, english].iter().any(|tongue| tongue.text(id).split_whitespace().any(|word| word == typed))
    };
    commands.into_iter().find(|(id, _)| asks(id)).map(|(_, answer)| answer)
}

/// Something that may be asked about.
pub(super) struct Known {
    /// Its name, as in `room-3`.
    pub(super) name: String,
    pub(super) told: ExplainedView,
    /// The heading of the chapter that tells more: what kind of thing it is.
    pub(super) chapter: String,
}

/// What somebody means: the thing of that name, those called so, those called by these words, or those of such a kind.
pub(super) fn asked_about<'a>(words: &str, things: &'a [Known]) -> Vec<&'a Known> {
    let wanted = words.to_lowercase();
    let ways: [fn(&Known, &str) -> bool; 4] = [
        |thing, wanted| thing.name == wanted,
        |thing, wanted| thing.told.title.to_lowercase() == wanted,
        |thing, wanted| thing.told.title.to_lowercase().contains(wanted),
        |thing, wanted| thing.chapter.to_lowercase().contains(wanted),
    ];
    let meant = |way: fn(&Known, &str) -> bool| things.iter().filter(|thing| way(thing, &wanted)).collect();
    let found: Vec<&Known> =
        ways.into_iter().map(meant).find(|found: &Vec<_>| !found.is_empty()).unwrap_or_default();
    found.into_iter().take(MOST_EXPLAINED).collect()
}

/// What a slip of the paste buffer shall not fill the screen with.
pub(super) fn shortened(line: &str) -> String {
    let clean: String = line.chars().filter(|letter| !letter.is_control()).collect();
    match clean.char_indices().nth(30) {
        Some((end, _)) => format!("{}...", &clean[..end]),
        None => clean,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn understand(line: &str, menu: &Menu) -> Answer {
        super::understand(line, menu, speech::own(Language::English))
    }

    /// The cards from 2 on, by their numbers.
    fn cards(count: usize) -> Menu {
        Menu::new((2..2 + count).map(|card| (format!("Play the {card}"), Some(card.to_string()))))
    }

    #[test]
    fn the_card_that_is_typed_is_the_card_that_is_played() {
        assert_eq!(understand("2", &cards(4)), Answer::Choice(0));
        assert_eq!(understand("5", &cards(4)), Answer::Choice(3));
        assert!(matches!(understand("1", &cards(4)), Answer::Unclear(_)));
    }

    #[test]
    fn words_that_stand_in_one_choice_alone_make_it() {
        assert_eq!(understand("the 5", &cards(5)), Answer::Choice(3));
        assert_eq!(understand("PLAY THE 2", &cards(5)), Answer::Choice(0));
        let unclear = Answer::Unclear("`play` may mean 2, 3 or 4. Type which.".into());
        assert_eq!(understand("play", &cards(3)), unclear);
    }

    #[test]
    fn a_key_comes_before_the_short_form_of_a_command() {
        let menu = Menu::new([("Lift it".to_string(), Some("l".to_string()))]);
        assert_eq!(understand("l", &menu), Answer::Choice(0));
        assert_eq!(understand("log", &menu), Answer::Log);
        assert_eq!(understand("l", &cards(2)), Answer::Log);
    }

    #[test]
    fn enter_takes_the_only_choice_and_no_other() {
        assert_eq!(understand("", &cards(1)), Answer::Choice(0));
        assert!(matches!(understand("", &cards(2)), Answer::Unclear(_)));
    }

    #[test]
    fn commands_may_be_shortened_and_shouted() {
        assert_eq!(understand("Q", &cards(5)), Answer::Quit);
        assert_eq!(understand("LOG", &cards(5)), Answer::Log);
        assert_eq!(understand("rules", &cards(5)), Answer::Rules);
        assert_eq!(understand("?", &cards(5)), Answer::Help);
    }

    #[test]
    fn a_question_mark_asks_what_a_choice_would_bring() {
        for line in ["3?", "3 ?", "?3", "the 3?"] {
            assert_eq!(understand(line, &cards(5)), Answer::Preview(1), "{line}");
        }
        assert!(matches!(understand("9?", &cards(5)), Answer::Unclear(_)));
        assert_eq!(understand("??", &cards(2)), understand("", &cards(2)));
    }

    #[test]
    fn words_behind_a_question_mark_ask_what_they_name() {
        assert_eq!(understand("? vault", &cards(5)), Answer::Explain("vault".into()));
        assert_eq!(understand("?Room-3", &cards(5)), Answer::Explain("room-3".into()));
        assert_eq!(understand("?", &cards(5)), Answer::Help);
    }

    #[test]
    fn commands_are_understood_in_the_players_language_and_in_english() {
        let spanish = |line| super::understand(line, &cards(5), speech::own(Language::Spanish));
        assert_eq!((spanish("salir"), spanish("q")), (Answer::Quit, Answer::Quit));
        assert_eq!(spanish("¿3?"), Answer::Preview(1));
        assert!(matches!(understand("salir", &cards(5)), Answer::Unclear(_)));
    }

    #[test]
    fn what_is_no_choice_gets_a_sentence() {
        let slips = ["0", "1", "7", "-1", "1.5", "99999999999999999999999", "sword", "t", "\u{1b}[A"];
        for line in slips.into_iter().chain([&*"x".repeat(500)]) {
            let Answer::Unclear(sentence) = understand(line, &cards(5)) else {
                panic!("{line} was understood")
            };
            assert!(sentence.contains("2, 3, 4, 5 or 6") && sentence.len() < 120, "{sentence}");
        }
    }
}
