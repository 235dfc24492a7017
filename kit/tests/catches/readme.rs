//! READMEs whose tables are not true.

use tempfile::TempDir;
use undercroft_kit::readme::TestMap;

const README: &str = "\
# A game

In the text `nobody::looks_here`.

| rule | tests |
| --- | --- |
| Bids are secret | `bids::a_bid_is_secret`, `bids::ruling_1_a_bid_stays` |
| Cards | `cards::five_cards` |
";
const MAIN: &str = "mod bids;\nmod readme;\n";
const BIDS: &str =
    "#[test]\nfn a_bid_is_secret() {}\n\n#[test]\nfn ruling_1_a_bid_stays() {}\n\nfn helper() {}\n";

/// A crate with a README and tests, one file of which the test has written anew.
fn home(file: &str, text: &str) -> TempDir {
    let home = tempfile::tempdir().expect("a folder");
    std::fs::create_dir_all(home.path().join("tests/rules")).expect("a folder for tests");
    let one = "#[test]\nfn five_cards() {}\n";
    let sound = [
        ("README.md", README),
        ("tests/rules/main.rs", MAIN),
        ("tests/rules/bids.rs", BIDS),
        ("tests/rules/readme.rs", "#[test]\nfn the_map_is_true() {}\n"),
        ("cards.rs", one),
    ];
    for (name, text) in sound.into_iter().chain([(file, text)]) {
        std::fs::write(home.path().join(name), text).expect("the file can be written");
    }
    home
}

fn map(home: &TempDir) -> TestMap {
    TestMap::of(home.path()).also("cards", "cards.rs")
}

#[test]
fn a_true_map_passes() {
    let home = home("README.md", README);
    map(&home).names_only_what_exists(2);
    map(&home).names_a_test_for_every_ruling(1);
    map(&home).forgets_no_test(&["readme"]);
}

#[test]
#[should_panic(expected = "only 3 tests are named")]
fn a_map_that_names_next_to_nothing_is_noticed() {
    map(&home("README.md", README)).names_only_what_exists(3);
}

#[test]
#[should_panic(expected = "names bids::a_bid_is_open, but there is no such test")]
fn a_test_that_does_not_exist_is_noticed() {
    let readme = README.replace("a_bid_is_secret", "a_bid_is_open");
    map(&home("README.md", &readme)).names_only_what_exists(2);
}

#[test]
#[should_panic(expected = "names bids::helper, but there is no such test")]
fn a_function_that_is_no_test_is_noticed() {
    let readme = README.replace("a_bid_is_secret", "helper");
    map(&home("README.md", &readme)).names_only_what_exists(2);
}

#[test]
#[should_panic(expected = "names card::five_cards, but there is no")]
fn a_file_that_does_not_exist_is_noticed() {
    map(&home("README.md", &README.replace("cards::", "card::"))).names_only_what_exists(2);
}

#[test]
#[should_panic(expected = "no test of ruling 2 is named")]
fn a_ruling_without_a_test_is_noticed() {
    map(&home("README.md", README)).names_a_test_for_every_ruling(2);
}

#[test]
#[should_panic(expected = "does not name bids::a_bid_is_secret")]
fn a_test_that_is_forgotten_is_noticed() {
    let readme = README.replace("`bids::a_bid_is_secret`, ", "");
    map(&home("README.md", &readme)).forgets_no_test(&["readme"]);
}

#[test]
#[should_panic(expected = "does not name readme::the_map_is_true")]
fn only_files_that_are_said_to_be_left_out_are_left_out() {
    map(&home("README.md", README)).forgets_no_test(&[]);
}

#[test]
#[should_panic(expected = "main.rs has no `mod bids;`")]
fn a_file_whose_tests_never_run_is_noticed() {
    map(&home("tests/rules/main.rs", "mod readme;\n")).forgets_no_test(&["readme"]);
}
