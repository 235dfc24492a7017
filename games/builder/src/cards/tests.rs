use super::*;
use undercroft_core::cardfile::read_labelled;
use undercroft_kit::cardfile::CardFile;

const FILE: CardFile = CardFile { text: STANDARD, parse: |text| Cards::parse(text).map(drop) };

#[test]
fn every_standard_value_carries_a_label() {
    assert_eq!(read_labelled(STANDARD, read::cards).err(), None);
}

#[test]
fn the_standard_deck_has_its_colours() {
    let count = |colour: Colour| {
        let of = Cards::standard().faces.iter().filter(|face| face.colour == colour);
        of.map(|face| u32::from(face.copies)).sum::<u32>()
    };
    use Colour::{Black, Blue, Green, Grey, Purple, Yellow};
    assert_eq!([Grey, Green, Blue, Purple, Yellow, Black].map(count), [30, 25, 24, 25, 24, 16]);
}

#[test]
fn half_of_the_wild_cards_are_wild_for_either_colour() {
    let count = |colour: Colour, wild: Wild| {
        let of =
            Cards::standard().faces.iter().filter(|face| face.colour == colour && face.wild == Some(wild));
        of.map(|face| u32::from(face.copies)).sum::<u32>()
    };
    assert_eq!([count(Colour::Yellow, Wild::Traps), count(Colour::Yellow, Wild::Monsters)], [12, 12]);
    assert_eq!([count(Colour::Black, Wild::Traps), count(Colour::Black, Wild::Monsters)], [8, 8]);
}

#[test]
fn the_monsters_have_their_reported_values() {
    let values = |line: usize, level: usize| {
        let one = &Cards::standard().monsters[line].levels[level];
        (one.name.as_str(), one.strength, one.health)
    };
    assert_eq!([values(0, 0), values(0, 1)], [("Orc", 2, 1), ("Ogre", 3, 4)]);
    assert_eq!([values(1, 1), values(2, 1)], [("Lizardman", 2, 2), ("Hobgoblin", 4, 2)]);
}

#[test]
fn an_effect_that_nobody_knows_is_refused_with_its_line() {
    for (old, new) in [
        ("first = [\"attackers 2\"]", "first = [\"atackers 2\"]"),
        ("help = \"strength +1\"", "help = \"strength 1\""),
        ("interference = \"scry\"", "interference = \"scrying\""),
        ("effect = \"rooms 7\"", "effect = \"rooms 8\""),
        ("ability = \"bash\"", "ability = \"smash\""),
        ("basic = [\"joins\"]", "basic = [\"joined\"]"),
    ] {
        let faults = FILE.with(&[(old, new)]);
        assert_eq!(faults.len(), 1, "{new}: {faults:#?}");
        let line = format!("line {}:", FILE.text.lines().position(|line| line == old).unwrap() + 1);
        assert!(
            faults[0].starts_with(&line) && faults[0].contains("a word of the vocabulary"),
            "{faults:#?}"
        );
    }
}

#[test]
fn names_that_are_not_there_are_refused() {
    let faults = FILE.with(&[("spares = [\"Mage\"]", "spares = [\"Bard\"]")]);
    assert!(faults[0].contains("the name of a class"), "{faults:#?}");
    let faults = FILE.with(&[("trap = \"Whirling Blades\"", "trap = \"Snare\"")]);
    assert!(faults[0].contains("the name of a trap"), "{faults:#?}");
    let faults = FILE.with(&[("trap = \"Whirling Blades\"\n", "")]);
    assert!(faults.iter().any(|fault| fault.contains("must say with which")), "{faults:#?}");
}

#[test]
fn an_empty_file_asks_for_everything_at_once() {
    FILE.empty_asks_for(&[
        "name",
        "limits",
        "room",
        "trap",
        "monster",
        "class",
        "level",
        "party",
        "trap_upgrade",
    ]);
}

#[test]
fn a_deck_too_small_to_deal_is_refused() {
    let text = STANDARD.replace("copies = 6", "copies = 1").replace("copies = 5", "copies = 1");
    let text = text.replace("copies = 4", "copies = 1").replace("blue = 1", "blue = 0");
    let faults = FILE.faults(&text);
    assert!(faults.iter().any(|fault| fault.contains("it must have between 60")), "{faults:#?}");
}
