use super::*;
use undercroft_core::cardfile::read_labelled;
use undercroft_kit::cardfile::CardFile;

const FILE: CardFile = CardFile { text: STANDARD, parse: |text| Cards::parse(text).map(drop) };

#[test]
fn every_standard_value_carries_a_label() {
    assert_eq!(read_labelled(STANDARD, read::cards).err(), None);
}

#[test]
fn the_dungeoneers_are_those_of_the_table() {
    let cards = Cards::standard();
    let able = |name: &str| {
        let card = cards.dungeoneers.iter().find(|card| card.name == name).expect("a dungeoneer");
        let s = card.statistics;
        [s.moves, s.fighting, s.shooting.unwrap_or(0), s.defence, s.armour, s.health]
    };
    assert_eq!(able("Warrior"), [5, 5, 0, 5, 4, 5]);
    assert_eq!(able("Dwarf"), [4, 4, 0, 4, 4, 6]);
    assert_eq!(able("Elf"), [7, 4, 5, 5, 5, 5]);
    assert_eq!(able("Wizard"), [5, 2, 0, 3, 6, 4]);
    assert_eq!(able("Cleric"), [5, 4, 0, 4, 4, 5]);
    assert_eq!(able("Thief"), [6, 4, 4, 5, 5, 5]);
}

#[test]
fn the_monsters_are_those_of_the_table() {
    let levels = Cards::standard().levels.map(|level| {
        let s = level.statistics;
        ([s.moves, s.fighting, s.defence, s.armour, s.health], level.gold)
    });
    let wanted = [
        ([5, 1, 2, 6, 1], Roll::Just(1)),
        ([5, 2, 3, 6, 1], Roll::D6(1)),
        ([5, 3, 4, 5, 2], Roll::D6(2)),
        ([5, 4, 5, 4, 4], Roll::D6(4)),
        ([5, 5, 5, 3, 8], Roll::D6(8)),
    ];
    assert_eq!(levels, wanted);
}

#[test]
fn the_spells_have_their_printed_difficulties() {
    let spells: Vec<(&str, u8)> =
        Cards::standard().spells.iter().map(|spell| (spell.name.as_str(), spell.difficulty)).collect();
    let wanted = [
        ("Fireball", 4),
        ("Lightning Bolt", 4),
        ("Teleport", 5),
        ("Disintegrate", 5),
        ("Smite", 3),
        ("Heal", 3),
        ("Holy Shield", 5),
        ("Summoning", 4),
    ];
    assert_eq!(spells, wanted);
}

#[test]
fn the_bags_hold_seven_nine_and_eleven_tokens() {
    let tokens = |bag: usize| Cards::standard().tiles.iter().map(|tile| tile.tokens[bag]).sum::<u8>();
    assert_eq!([tokens(0), tokens(1), tokens(2)], [7, 9, 11]);
}

#[test]
fn a_level_5_monster_needs_nineteen() {
    let cards = Cards::standard();
    let first =
        cards.hordes.iter().position(|horde| horde.is_some_and(|horde| horde.level == Level::HIGHEST));
    assert_eq!(first.map(|row| row + 2), Some(19));
}

#[test]
fn ten_mistakes_are_all_listed_with_their_lines() {
    let faults = FILE.with(&[
        ("turns = 200", "turns = 0"),
        ("move = 7", "move = 70"),
        ("\"Dwarf\"\nicon", "\"Dwarf\"\nicno"),
        ("name = \"Giant Rat\"", "name = \"Goblin\""),
        ("effect = \"smite\"", "effect = \"smight\""),
        ("[\"1 of level 2\"", "[\"9 of level 2\""),
        ("gold = \"8D6\"", "gold = \"eight\""),
        ("form = \"corner\"", "form = \"bend\""),
        ("span = 6", "span = 5"),
        ("rolls = [4, 5]", "rolls = [5, 5]"),
    ]);
    assert!(faults.len() >= 10, "{faults:#?}");
    assert_eq!(faults[0], format!("line {}: `turns` is 0; it must be between 1 and 200", FILE.line("turns")));
}

#[test]
fn a_spell_that_nobody_wrote_cannot_be_known() {
    let faults = FILE.with(&[("\"Disintegrate\"]", "\"Vanish\"]")]);
    assert!(faults[0].contains("entry 4 of `spells` is \"Vanish\""), "{faults:?}");
}

#[test]
fn a_level_without_a_monster_is_a_mistake() {
    let faults = FILE.faults(&STANDARD.replace("level = 5\nsource = { icon", "level = 4\nsource = { icon"));
    assert!(faults.iter().any(|fault| fault.contains("there is no monster of level 5")), "{faults:?}");
}

#[test]
fn the_porch_has_room_for_six() {
    let faults = FILE.with(&[("length = 3", "length = 2")]);
    assert!(faults[0].contains("too few for 6 dungeoneers"), "{faults:?}");
}

#[test]
fn a_tile_with_its_doors_has_64_squares_at_most() {
    let faults = FILE.with(&[("width = 6\nlength = 6", "width = 6\nlength = 7")]);
    assert!(faults[0].contains("6 by 7 squares are too many"), "{faults:?}");
}

#[test]
fn rolls_are_written_as_people_write_them() {
    assert_eq!(
        ["1", "1D3", "4d6", "8D6"].map(Roll::parse),
        [Some(Roll::Just(1)), Some(Roll::D3), Some(Roll::D6(4)), Some(Roll::D6(8))]
    );
    assert_eq!(["", "0", "D6", "2D3", "11D6", "-1"].map(Roll::parse), [None; 6]);
    assert_eq!(
        [Roll::D3, Roll::D6(2), Roll::Just(4)].map(|roll| (roll.least(), roll.most())),
        [(1, 3), (2, 12), (4, 4)]
    );
    assert_eq!(Roll::D6(4).to_string(), "4D6");
}
