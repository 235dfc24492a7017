use super::*;
use undercroft_core::cardfile::read_labelled;
use undercroft_kit::cardfile::CardFile;

const FILE: CardFile = CardFile { text: STANDARD, parse: |text| Cards::parse(text).map(drop) };

#[test]
fn the_standard_cards_hold_thirty_rooms_in_the_printed_proportions() {
    let cards = Cards::standard();
    let monsters: u8 = cards.monsters.iter().map(|card| card.copies).sum();
    let treasures: u8 = cards.treasures.iter().map(|card| card.copies).sum();
    let vaults: u8 = cards.vaults.iter().map(|card| card.copies).sum();
    let traps: u8 = cards.traps.iter().map(|card| card.copies).sum();
    assert_eq!([monsters, treasures, vaults, traps], [11, 10, 5, 4]);
    assert_eq!(cards.rooms(), 30);
    assert_eq!([cards.levels.len(), cards.bosses.len(), cards.characters.len()], [7, 10, 5]);
    assert_eq!((cards.item_copies, cards.coin_limit), ([6; 4], 20));
}

#[test]
fn every_standard_value_carries_a_label() {
    assert_eq!(read_labelled(STANDARD, read::cards).err(), None);
}

#[test]
fn the_dragon_is_as_strong_as_in_the_printed_example() {
    let dragon = Cards::standard().monsters.iter().find(|card| card.name == "Dragon").expect("a Dragon");
    assert_eq!((dragon.strength, dragon.wounds), ([14, 18, 23], 3));
}

#[test]
fn coin_traps_add_up_to_six_and_wound_traps_to_five() {
    for trap in &Cards::standard().traps {
        let total = if trap.hits == Hits::MostCoins { 6 } else { 5 };
        assert_eq!(trap.penalty.iter().sum::<u8>(), total, "{}", trap.name);
        assert!(trap.penalty.is_sorted(), "{}: a higher card never costs less", trap.name);
    }
}

#[test]
fn bosses_are_described_by_the_file_alone() {
    let boss = |name: &str| Cards::standard().bosses.iter().find(|card| card.name == name).expect("the boss");
    assert_eq!(boss("Golem").ways.fives_count_as, 1);
    assert_eq!(boss("Mummy").ways.attacks, Attacks::Highest);
    assert!(boss("Medusa").ways.eliminates);
    let ways = BossWays {
        wounds: 4,
        coins: 0,
        eliminates: false,
        reward: 0,
        escape: Some(Item::Key),
        attacks: Attacks::Lowest,
        fives_count_as: 5,
    };
    let dragon = BossCard { name: "Mega Dragon".to_string(), strength: None, ways };
    assert_eq!(*boss("Mega Dragon"), dragon);
}

#[test]
fn the_benefits_of_a_vault_stand_under_their_cards() {
    use Benefit::{Coins, Item as Take, Potion};
    let vaults = &Cards::standard().vaults;
    let armoury = [Take(Item::Torch), Take(Item::CrystalBall), Take(Item::Key), Take(Item::Sword), Potion(1)];
    assert_eq!(vaults[0].benefits, armoury);
    assert_eq!(vaults[1].benefits, [Coins(1), Coins(2), Potion(1), Coins(3), Potion(2)]);
}

#[test]
fn the_leftmost_room_of_a_row_is_the_lowest_bit() {
    let dark: Vec<u8> = Cards::standard().levels.iter().map(|card| card.dark).collect();
    assert_eq!(dark[..3], [0b01010, 0b10101, 0b01100]);
}

#[test]
fn a_treasure_without_a_name_is_called_by_its_chests() {
    let names: Vec<&str> = Cards::standard().treasures.iter().map(|card| card.name.as_str()).collect();
    assert_eq!(names[0], "Chest of 1");
    assert_eq!(names[6], "Chests of 4 and 2");
}

#[test]
fn ten_mistakes_are_all_listed_with_their_lines() {
    let faults = FILE.with(&[
        ("coin_limit = 20", "coin_limit = 0"),
        ("strength = [8, 10, 13]", "strength = [8, 10]"),
        ("\"Zombie\"\nstrength", "\"Zombie\"\nstrenght"),
        ("\"Goblin\"\n", "\"Goblin\"\ncolour = \"green\"\n"),
        ("name = \"Troll\"", "name = \"Goblin\""),
        ("chests = [3, 2]", "chests = [2, 3]"),
        ("\"potion 1\"]", "\"potion\"]"),
        ("hits = \"least wounds\"", "hits = \"fewest wounds\""),
        ("\"crystal_ball\"\nsource", "\"sword\"\nsource"),
        ("\"UDUDU\"", "\"UDUD\""),
    ]);
    assert_eq!(faults.len(), 10, "{faults:#?}");
    assert_eq!(
        faults[0],
        format!("line {}: `coin_limit` is 0; it must be between 1 and 99", FILE.line("coin_limit"))
    );
    let last = "entry 1 of `rows` is \"UDUD\"; it must be five letters, U for face up";
    assert!(faults[9].starts_with(&format!("line {}: {last}", FILE.line("rows") + 1)), "{}", faults[9]);
}

#[test]
fn too_few_rooms_are_counted_with_their_copies() {
    let found = FILE.without("[[treasure]]", "[[vault]]");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with(&format!("line {}: the file has 20 room cards", FILE.line("[[monster]]"))));
}

#[test]
fn more_rooms_than_anybody_could_shuffle_are_too_many() {
    assert!(FILE.with(&[("copies = 1", "copies = 64")])[0].contains("93 room cards"));
}

#[test]
fn rooms_are_not_counted_while_their_copies_are_in_doubt() {
    let faults = FILE.with(&[("copies = 1", "copies = 65")]);
    assert_eq!(faults.len(), 1, "{faults:?}");
}

#[test]
fn the_supply_must_cover_what_characters_start_with() {
    let faults = FILE.with(&[("crystal_ball = 6", "crystal_ball = 1")]);
    let reason = "`crystal_ball` is 1, but five characters may start with 2 of them together";
    assert!(faults[0].starts_with(&format!("line {}: {reason}", FILE.line("crystal_ball"))), "{faults:?}");
}

#[test]
fn nobody_starts_with_more_coins_than_the_limit() {
    let faults = FILE.with(&[("coin_limit = 20", "coin_limit = 2")]);
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].contains("`coins` is 3; nobody may hold more than the `coin_limit` of 2"));
}

#[test]
fn four_characters_are_not_enough() {
    let found = FILE.without("[[character]]", "[[character]]");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("the file has 4 `[[character]]`; it must have between 5 and 16"));
}

#[test]
fn a_boss_that_does_nothing_is_a_mistake() {
    let faults = FILE.with(&[("wounds = 3\nattacks", "wounds = 0\nattacks")]);
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(
        faults[0]
            .starts_with(&format!("line {}: this boss does nothing at all", FILE.line("name = \"Mummy\"")))
    );
}

#[test]
fn a_sword_is_a_weapon_and_no_escape() {
    let faults = FILE.with(&[("escape = \"torch\"", "escape = \"sword\"")]);
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].contains("`escape` is \"sword\""), "{faults:?}");
}

#[test]
fn two_treasures_with_the_same_chests_are_one_card_with_copies() {
    let faults = FILE.with(&[("chests = [2]", "chests = [1]")]);
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(
        faults[0].contains("\"Chest of 1\" already") && faults[0].contains("raise `copies`"),
        "{faults:?}"
    );
}

#[test]
fn an_empty_file_asks_for_everything_at_once() {
    let faults = FILE.empty_asks_for(&["name", "coin_limit", "item_copies", "levels", "character", "boss"]);
    assert!(faults.iter().any(|fault| fault.contains("0 room cards")));
}

#[test]
fn somebody_may_invent_a_boss_and_leave_the_labels_out() {
    let text = format!(
        "{STANDARD}\n[[boss]]\nname = 'Slime'\nwounds = 0\ncoins_lost = 1\nescape = 'crystal ball'\n"
    );
    let cards = Cards::parse(&text).expect("a sound file");
    assert_eq!(cards.bosses[10].ways.escape, Some(Item::CrystalBall));
}
