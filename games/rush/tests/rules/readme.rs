//! The README's tables name tests; each must exist, so that the tables cannot rot.

use undercroft_kit::readme::TestMap;

/// The tests of cards stand beside them.
fn map() -> TestMap {
    TestMap::of(env!("CARGO_MANIFEST_DIR")).also("cards", "src/cards/tests.rs")
}

#[test]
fn every_test_that_the_readme_names_exists() {
    map().names_only_what_exists(100);
}

#[test]
fn the_readme_names_a_test_for_every_ruling() {
    map().names_a_test_for_every_ruling(12);
}

#[test]
fn the_readme_forgets_no_test_of_the_rules() {
    map().forgets_no_test(&["readme", "laws"]);
}
