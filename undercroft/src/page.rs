//! Lines that fit on the screen.

use std::io::{IsTerminal, Stdout, stdout};
use terminal_size::{Width, terminal_size_of};

/// How wide lines are where no terminal says otherwise.
pub(crate) const WIDTH: usize = 80;

/// The widest lines that are still read with pleasure.
const WIDEST: usize = 100;

/// How wide lines may be on standard output.
pub(crate) fn width() -> usize {
    let terminal = terminal_size_of::<Stdout>(stdout());
    terminal.map_or(WIDTH, |(Width(columns), _)| usize::from(columns).clamp(40, WIDEST))
}

/// A line of a story: broken only for a screen, so that one line is one line wherever else it goes. It stands `margin`
/// columns from the left, as does what follows a break, by two more.
pub(crate) fn line_of_story(words: &str, margin: usize) -> String {
    match stdout().is_terminal() {
        true => {
            let fitting = wrapped(words, width().saturating_sub(margin), 2);
            fitting.replace('\n', &format!("\n{}", " ".repeat(margin)))
        }
        false => words.into(),
    }
}

/// Breaks long lines between words. What follows a break is indented like its line, and by `hang` more.
pub(crate) fn wrapped(text: &str, width: usize, hang: usize) -> String {
    text.lines().map(|line| wrapped_line(line, width, hang, "")).collect::<Vec<_>>().join("\n")
}

/// Breaks a long command so that a shell still takes it as one.
pub(crate) fn command(text: &str, width: usize) -> String {
    let options = text.trim_start().replace(" --", "\u{0}--");
    let indent = text.len() - text.trim_start().len();
    // An option and its value stay together: only what stands before `--` is a place to break.
    let parts: Vec<String> = options.split('\u{0}').map(|part| part.replace(' ', "\u{1}")).collect();
    let line = " ".repeat(indent) + &parts.join(" ");
    wrapped_line(&line, width, 4, " \\").replace('\u{1}', " ")
}

/// Breaks one line; `mark` ends each line that goes on.
fn wrapped_line(line: &str, width: usize, hang: usize, mark: &str) -> String {
    let indent = line.len() - line.trim_start_matches(' ').len();
    if line.chars().count() <= width {
        return line.into();
    }
    let mut text = " ".repeat(indent);
    let (mut used, mut empty) = (indent, true);
    for word in line.split(' ').filter(|word| !word.is_empty()) {
        let length = word.chars().count();
        if !empty && used + 1 + length + mark.len() > width {
            text += &format!("{mark}\n{}", " ".repeat(indent + hang));
            (used, empty) = (indent + hang, true);
        }
        if !empty {
            text.push(' ');
            used += 1;
        }
        text += word;
        (used, empty) = (used + length, false);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_keep_their_indent() {
        assert_eq!(wrapped("  one two three four", 11, 2), "  one two\n    three\n    four");
        assert_eq!(wrapped("short\nalso  short", 11, 2), "short\nalso  short");
    }

    #[test]
    fn a_word_too_long_for_any_line_stands_alone() {
        assert_eq!(wrapped("a abcdefghijkl b", 6, 0), "a\nabcdefghijkl\nb");
    }

    #[test]
    fn a_broken_command_is_still_one_command() {
        let line = "  undercroft play raiders --players 4 --seed 7";
        assert_eq!(command(line, 40), "  undercroft play raiders --players 4 \\\n      --seed 7");
        assert_eq!(command(line, 80), line);
    }
}
