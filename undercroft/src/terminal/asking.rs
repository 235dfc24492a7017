//! What a player may type.

/// An answer at the prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// The choice with this index, counted from 0.
    Choice(usize),
    /// How this works.
    Help,
    /// The table again.
    Table,
    /// The story so far.
    Log,
    /// What a bot would do.
    Hint,
    /// Enough for today.
    Quit,
    /// Nothing of that; a sentence says what would be.
    Unclear(String),
}

/// Understands a line where these are the choices. Their numbers come first; then any words that stand in one of
/// them alone, so that nobody who types `the 5` gets the fifth of the list.
pub(crate) fn understand(line: &str, choices: &[String]) -> Answer {
    let (count, wanted) = (choices.len(), line.to_lowercase());
    match wanted.as_str() {
        "" if count == 1 => return Answer::Choice(0),
        "" => return Answer::Unclear(format!("Type a number from 1 to {count} and Enter, or ? for help.")),
        "?" | "h" | "help" => return Answer::Help,
        "t" | "table" => return Answer::Table,
        "l" | "log" => return Answer::Log,
        "hint" => return Answer::Hint,
        "q" | "quit" | "exit" => return Answer::Quit,
        _ => {}
    }
    if let Ok(number) = wanted.parse::<usize>() {
        return match number {
            _ if (1..=count).contains(&number) => Answer::Choice(number - 1),
            _ if count == 1 => Answer::Unclear(format!("There is no choice {number}, only 1.")),
            _ => Answer::Unclear(format!("There is no choice {number}; they are 1 to {count}.")),
        };
    }
    let meant: Vec<usize> = (0..count).filter(|&i| choices[i].to_lowercase().contains(&wanted)).collect();
    let said = shortened(line);
    match meant[..] {
        [only] => Answer::Choice(only),
        [] => {
            Answer::Unclear(format!("`{said}` is no choice. Type a number from 1 to {count}, or ? for help."))
        }
        _ => {
            let numbers: Vec<String> = meant.iter().map(|index| (index + 1).to_string()).collect();
            Answer::Unclear(format!("`{said}` may mean {}. Type the number.", numbers.join(" or ")))
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

    fn choices(count: usize) -> Vec<String> {
        (1..=count).map(|card| format!("Play the {}", card + 1)).collect()
    }

    #[test]
    fn numbers_count_from_one() {
        assert_eq!(understand("1", &choices(5)), Answer::Choice(0));
        assert_eq!(understand("5", &choices(5)), Answer::Choice(4));
    }

    #[test]
    fn words_that_stand_in_one_choice_alone_make_it() {
        assert_eq!(understand("the 5", &choices(5)), Answer::Choice(3));
        assert_eq!(understand("PLAY THE 2", &choices(5)), Answer::Choice(0));
        assert_eq!(
            understand("play", &choices(3)),
            Answer::Unclear("`play` may mean 1 or 2 or 3. Type the number.".into())
        );
    }

    #[test]
    fn enter_takes_the_only_choice_and_no_other() {
        assert_eq!(understand("", &choices(1)), Answer::Choice(0));
        assert!(matches!(understand("", &choices(2)), Answer::Unclear(_)));
    }

    #[test]
    fn commands_may_be_shortened_and_shouted() {
        assert_eq!(understand("Q", &choices(5)), Answer::Quit);
        assert_eq!(understand("LOG", &choices(5)), Answer::Log);
        assert_eq!(understand("?", &choices(5)), Answer::Help);
    }

    #[test]
    fn what_is_no_choice_gets_a_sentence() {
        for line in ["0", "6", "-1", "1.5", "99999999999999999999999", "sword", "\u{1b}[A", &"x".repeat(500)]
        {
            let Answer::Unclear(sentence) = understand(line, &choices(5)) else {
                panic!("{line} was understood")
            };
            assert!(sentence.contains("1 to 5") && sentence.len() < 120, "{sentence}");
        }
    }
}
