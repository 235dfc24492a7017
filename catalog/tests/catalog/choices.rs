//! What programs are told of a seat's choices.

use undercroft_core::{Seat, Seed};

#[test]
fn a_choice_says_what_a_person_types_for_it() {
    let raiders = undercroft_catalog::find("raiders").unwrap();
    let (table, _) = raiders.deal(raiders.setup(4), Seed::from_number(7)).unwrap();
    let choices = serde_json::to_value(table.moves(Seat::new(0))).unwrap();
    let key_of = |words: &str| {
        let mut listed = choices.as_array().unwrap().iter();
        listed.find(|choice| choice["words"] == words).unwrap()["key"].clone()
    };
    assert_eq!(key_of("Play the 3"), "3");
    assert_eq!(key_of("Play the 5"), "5");
}

#[test]
fn every_title_tells_its_rules() {
    for title in undercroft_catalog::titles() {
        let rules = title.rules_text();
        assert!(rules.to_uppercase().contains(&title.about().title.to_uppercase()), "{rules}");
    }
}
