//! Card files with mistakes, and tests with mistakes about card files.

use undercroft_core::Fault;
use undercroft_kit::cardfile::CardFile;

/// A file of lines, in which every line with a 9 is a mistake and there must be a name.
const FILE: CardFile = CardFile { text: "name = 1\n[[card]]\nworth = 2\n[[card]]\nworth = 3\n", parse };

fn parse(text: &str) -> Result<(), Vec<Fault>> {
    let nines = text.lines().zip(1..).filter(|(line, _)| line.contains('9'));
    let mut faults: Vec<Fault> =
        nines.map(|(line, number)| Fault::new(format!("line {number}"), line)).collect();
    if !text.contains("name") {
        faults.push(Fault::new("file", "`name` is missing"));
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

#[test]
fn the_faults_of_a_changed_file_are_told() {
    assert_eq!(FILE.faults(FILE.text), [""; 0]);
    assert_eq!(FILE.with(&[("worth = 3", "worth = 9")]), ["line 5: worth = 9"]);
    assert_eq!(FILE.with(&[("[[card]]", "9"), ("worth", "9")]), ["line 2: 9", "line 3: 9 = 2"]);
}

#[test]
#[should_panic(expected = "worth = 4 is not in the file")]
fn a_change_that_changes_nothing_is_a_mistake() {
    FILE.with(&[("worth = 4", "worth = 9")]);
}

#[test]
fn a_part_of_the_file_may_be_left_out() {
    assert_eq!(FILE.without("[[card]]", "[[card]]"), [""; 0]);
    assert_eq!(FILE.without("name", "[[card]]"), ["file: `name` is missing"]);
}

#[test]
#[should_panic(expected = "no name follows [[card]]")]
fn a_part_without_an_end_is_a_mistake() {
    FILE.without("[[card]]", "name");
}

#[test]
fn lines_are_counted_from_1() {
    assert_eq!((FILE.line("name"), FILE.line("worth = 3")), (1, 5));
}

#[test]
#[should_panic(expected = "no line begins with orth")]
fn a_line_that_does_not_begin_so_is_a_mistake() {
    FILE.line("orth");
}

#[test]
fn an_empty_file_asks_for_what_it_needs() {
    assert_eq!(FILE.empty_asks_for(&["name"]), ["file: `name` is missing"]);
}

#[test]
#[should_panic(expected = "colour")]
fn what_an_empty_file_does_not_ask_for_is_noticed() {
    FILE.empty_asks_for(&["name", "colour"]);
}
