//! What a player may type.

use super::menu::Menu;

/// An answer at the prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// The choice with this index, counted from 0.
    Choice(usize),
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

/// Understands a line where these are the choices. What stands before a choice comes first; then the words that
/// ask for something else; then any words that stand in one choice alone.
pub(crate) fn understand(line: &str, menu: &Menu) -> Answer {
    let (typed, may) = (line.trim().to_lowercase(), menu.listed());
    if let Some(index) = menu.labelled(&typed) {
        return Answer::Choice(index);
    }
    match typed.as_str() {
        "" if menu.len() == 1 => return Answer::Choice(0),
        "" => return Answer::Unclear(format!("Type {may} and Enter, or ? for help.")),
        "?" | "h" | "help" => return Answer::Help,
        "table" => return Answer::Table,
        "rules" => return Answer::Rules,
        "l" | "log" => return Answer::Log,
        "hint" => return Answer::Hint,
        "q" | "quit" | "exit" => return Answer::Quit,
        _ => {}
    }
    if typed.parse::<i64>().is_ok() {
        return Answer::Unclear(format!("There is no choice {typed}. Type {may}, or ? for help."));
    }
    match menu.meant(&typed)[..] {
        [only] => Answer::Choice(only),
        [] => Answer::Unclear(format!("`{}` is no choice. Type {may}, or ? for help.", shortened(line))),
        ref several => {
            let labels: Vec<&str> = several.iter().map(|&index| menu.label(index)).collect();
            let said = shortened(line);
            Answer::Unclear(format!("`{said}` may mean {}. Type which.", labels.join(" or ")))
        }
    }
}

/// What a slip of the paste buffer shall not fill the screen with.
fn shortened(line: &str) -> String {
    let clean: String = line.chars().filter(|letter| !letter.is_control()).collect();
    match clean.char_indices().nth(30) {
        Some((end, _)) => format!("{}...", &clean[..end]),
        None => clean,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let unclear = Answer::Unclear("`play` may mean 2 or 3 or 4. Type which.".into());
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
