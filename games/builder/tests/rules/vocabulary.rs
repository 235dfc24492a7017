//! The vocabulary of effects: what designers read is complete, and every word can be read.

use undercroft_builder::vocabulary::{
    ABILITY_WORDS, Ability, EFFECT_WORDS, Effect, IMPROVEMENT_WORDS, INTERFERENCE_WORDS, Improvement,
    Interference, MONSTER_WORDS, ROOM_WORDS, RoomEffect, Trait, Word,
};

const PAGE: &str = include_str!("../../VOCABULARY.md");

fn lines() -> Vec<String> {
    vec!["Orc".into(), "Skeleton".into()]
}

#[test]
fn the_page_for_designers_names_every_word() {
    let all = [ROOM_WORDS, MONSTER_WORDS, ABILITY_WORDS, EFFECT_WORDS, INTERFERENCE_WORDS, IMPROVEMENT_WORDS];
    let missing: Vec<&str> = all
        .iter()
        .flat_map(|words| words.iter())
        .map(|word| word.form)
        .filter(|form| !PAGE.contains(&format!("`{form}`")))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_example_of_a_word_is_understood_and_with_a_letter_more_it_is_not() {
    let check = |words: &[Word], reads: &dyn Fn(&str) -> bool| {
        for word in words {
            assert!(reads(word.example), "{}", word.example);
            assert!(!reads(&format!("{}x", word.example)), "{}x", word.example);
        }
    };
    check(ROOM_WORDS, &|text| RoomEffect::parse(text, &lines()).is_some());
    check(MONSTER_WORDS, &|text| Trait::parse(text).is_some());
    check(ABILITY_WORDS, &|text| Ability::parse(text).is_some());
    check(EFFECT_WORDS, &|text| Effect::parse(text).is_some());
    check(INTERFERENCE_WORDS, &|text| Interference::parse(text).is_some());
    check(IMPROVEMENT_WORDS, &|text| Improvement::parse(text, &lines()).is_some());
}

#[test]
fn figures_out_of_range_and_lines_that_are_not_there_are_not_understood() {
    for text in
        ["attackers 0", "attackers 10", "holds 3 basic", "horde Elf", "strength 1", "door +3", "figures 7"]
    {
        assert_eq!(RoomEffect::parse(text, &lines()), None, "{text}");
    }
    for text in ["strength 1", "strength +0", "morale", "ward -1", "damage +1"] {
        assert_eq!(Effect::parse(text), None, "{text}");
    }
}
