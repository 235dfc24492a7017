use super::*;
use std::collections::BTreeSet;
use undercroft_core::cardfile::read_labelled;
use undercroft_kit::cardfile::CardFile;

const FILE: CardFile = CardFile { text: STANDARD, parse: |text| Cards::parse(text).map(drop) };

fn level(level: u8) -> impl Iterator<Item = &'static MonsterCard> {
    Cards::standard().monsters.iter().filter(move |card| card.level == level)
}

#[test]
fn the_box_holds_ten_heroes_34_monsters_a_level_four_lords_and_four_dragons() {
    let cards = Cards::standard();
    assert_eq!([1, 2, 3].map(|number| level(number).count()), [34; 3]);
    assert_eq!([cards.heroes.len(), cards.lords.len(), cards.dragons.len()], [10, 4, 4]);
}

#[test]
fn the_sorceress_starts_with_1_melee_and_1_magic() {
    let sorceress = Cards::standard().heroes.iter().find(|card| card.name == "Sorceress").expect("a hero");
    assert_eq!(sorceress.skills, Skills { melee: 1, magic: 1, ..Skills::NONE });
}

#[test]
fn four_heroes_have_3_of_one_skill_and_six_have_every_pair() {
    let heroes = &Cards::standard().heroes;
    let starts: BTreeSet<[u8; 4]> = heroes.iter().map(|card| card.skills.each()).collect();
    assert_eq!(starts.len(), 10, "no two are alike");
    assert_eq!(starts.iter().filter(|start| start.contains(&3) && start.iter().sum::<u8>() == 3).count(), 4);
    assert_eq!(starts.iter().filter(|start| **start <= [1; 4] && start.iter().sum::<u8>() == 2).count(), 6);
}

#[test]
fn every_standard_value_carries_a_label() {
    assert_eq!(read_labelled(STANDARD, read::cards).err(), None);
}

#[test]
fn every_card_has_a_picture_of_its_own() {
    let cards = Cards::standard();
    let bosses = cards.lords.iter().chain(&cards.dragons).map(|card| &card.icon);
    let heroes = cards.heroes.iter().map(|card| &card.icon);
    let icons: Vec<&String> =
        cards.monsters.iter().map(|card| &card.icon).chain(bosses).chain(heroes).collect();
    assert_eq!(icons.iter().collect::<BTreeSet<_>>().len(), icons.len());
}

#[test]
fn the_four_skills_are_asked_for_and_gained_alike_on_every_level() {
    for (number, asked, gained, runes) in [(1, 16, 7, 4), (2, 30, 6, 6), (3, 40, 6, 6)] {
        let sum =
            |of: fn(&MonsterCard) -> Skills| level(number).fold(Skills::NONE, |sum, card| sum + of(card));
        assert_eq!(sum(|card| card.defence).each(), [asked; 4], "level {number}");
        assert_eq!(sum(|card| card.gain.skills).each(), [gained; 4], "level {number}");
        assert_eq!(level(number).filter(|card| card.gain.rune).count(), runes, "level {number}");
    }
}

#[test]
fn the_monsters_that_are_known_ask_for_what_they_are_known_for() {
    let defence = |name: &str| {
        let card = Cards::standard().monsters.iter().find(|card| card.name == name);
        card.map(|card| card.defence.each())
    };
    assert_eq!(defence("Green Slime"), Some([0, 0, 1, 0]));
    assert_eq!(defence("Aether Cultist"), Some([0, 0, 1, 1]));
    assert_eq!(defence("Chimera"), Some([1, 1, 1, 2]));
}

#[test]
fn monsters_give_skills_or_skills_and_coins_or_coins_alone() {
    let cards = &Cards::standard().monsters;
    let kinds: BTreeSet<(bool, bool)> =
        cards.iter().map(|card| (card.gain.is_nothing(), card.coins > 0)).collect();
    assert_eq!(kinds, [(false, false), (false, true), (true, true)].into());
}

#[test]
fn nine_mistakes_are_all_listed_with_their_lines() {
    let faults = FILE.with(&[
        ("skills = { melee = 3 }", "skills = { mele = 3 }"),
        ("skills = { ranged = 3 }", "skills = { ranged = 0 }"),
        ("name = \"Wizard\"", "name = \"Archer\""),
        ("icon = \"rat\"", "icno = \"rat\""),
        ("level = 1\n", "level = 4\n"),
        ("defence = { ranged = 1 }", "defence = { ranged = 10 }"),
        ("gain = [\"rune\"]", "gain = [\"rune\", \"rune\"]"),
        ("gain = [\"ranged\"]", "gain = [\"rnged\"]"),
        ("coins = 10", "coins = \"ten\""),
    ]);
    assert_eq!(faults.len(), 9, "{faults:#?}");
    let typo =
        format!("line {}: unknown key `mele`; did you mean `melee`?", FILE.line("skills = { melee = 3 }"));
    assert_eq!(faults[0], typo);
    assert!(faults.iter().all(|fault| fault.starts_with("line ")), "{faults:#?}");
}

#[test]
fn what_asks_for_no_skill_is_a_mistake() {
    let faults = FILE.with(&[("defence = { melee = 1 }", "defence = { melee = 0 }")]);
    assert!(faults.len() == 1 && faults[0].contains("defeated by everybody"), "{faults:?}");
}

#[test]
fn a_level_with_too_few_monsters_for_five_players_is_a_mistake() {
    let faults = FILE.with(&[("level = 1\n", "level = 2\n"); 5]);
    assert!(faults.len() == 1 && faults[0].contains("29 monsters of level 1"), "{faults:?}");
}

#[test]
fn nine_heroes_are_not_enough() {
    let faults = FILE.without("[[hero]]", "[[hero]]");
    assert!(faults[0].contains("the file has 9 `[[hero]]`; it must have between 10 and 16"), "{faults:?}");
}

#[test]
fn an_empty_file_asks_for_everything_at_once() {
    let faults = FILE.empty_asks_for(&["name", "hero", "lord", "dragon"]);
    assert!(faults.iter().any(|fault| fault.contains("0 monsters of level 3")), "{faults:?}");
}

#[test]
fn somebody_may_invent_a_monster_and_leave_the_labels_out() {
    let monster =
        "name = 'Tax Form'\nicon = 'scroll'\nlevel = 2\ndefence = { magic = 4 }\ngain = ['rune', 'stealth']";
    let cards = Cards::parse(&format!("{STANDARD}\n[[monster]]\n{monster}\n")).expect("a sound file");
    let gain = cards.monsters[102].gain;
    assert_eq!((gain.rune, gain.skills.each()), (true, [0, 0, 0, 1]));
}
