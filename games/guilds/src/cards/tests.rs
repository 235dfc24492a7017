use super::*;
use undercroft_core::cardfile::read_labelled;
use undercroft_kit::cardfile::CardFile;

const FILE: CardFile = CardFile { text: STANDARD, parse: |text| Cards::parse(text).map(drop) };

fn rooms_of(level: u8) -> Vec<&'static RoomCard> {
    Cards::standard().rooms.iter().filter(|room| room.level.number() == level).collect()
}

#[test]
fn the_standard_cards_are_thirty_six_rooms_and_six_dungeon_masters_with_five_promos() {
    let cards = Cards::standard();
    assert_eq!(Level::ALL.map(|level| rooms_of(level.number()).len()), [12, 12, 12]);
    let promos = cards.masters.iter().filter(|master| master.promo).count();
    assert_eq!((cards.masters.len() - promos, promos), (6, 5));
}

#[test]
fn every_standard_value_carries_a_label() {
    assert_eq!(read_labelled(STANDARD, read::cards).err(), None);
}

#[test]
fn what_is_known_of_the_printed_cards_holds() {
    let cards = Cards::standard();
    assert_eq!(cards.starting_money, 2);
    assert!(cards.healing[0] + cards.healing[1] <= 2, "the set-up example pays $2 for two of them");
    assert!(cards.healing.is_sorted() && cards.healing[0] < cards.healing[4], "the stronger cost more");
    assert!(cards.rooms.iter().all(|room| room.defense <= 10), "5 and 5 reach no more");
}

#[test]
fn the_back_of_a_level_is_the_range_of_its_fronts_and_no_wider() {
    for level in 1..=3 {
        let (rooms, back) = (rooms_of(level), Cards::standard().backs[usize::from(level) - 1]);
        let range = |value: fn(&RoomCard) -> u8| {
            let values = || rooms.iter().map(|room| value(room));
            [values().min().unwrap_or(0), values().max().unwrap_or(0)]
        };
        assert_eq!(back, Back { defense: range(|room| room.defense), treasure: range(|room| room.treasure) });
    }
}

#[test]
fn a_deeper_level_is_harder_and_pays_more_and_treasure_rises_with_defense() {
    for level in 1..=3 {
        let rooms = rooms_of(level);
        assert!(rooms.is_sorted_by_key(|room| (room.defense, room.treasure)), "level {level}");
        assert!(rooms.is_sorted_by_key(|room| room.treasure), "level {level}");
    }
    let backs = Cards::standard().backs;
    for pair in backs.windows(2) {
        assert!(pair[0].defense < pair[1].defense && pair[0].defense[1] < pair[1].defense[1]);
        assert!(pair[0].treasure[1] < pair[1].treasure[0], "no room pays like one of the next level");
    }
}

#[test]
fn the_dungeon_masters_are_as_printed() {
    let ways = |name: &str| {
        let found = Cards::standard().masters.iter().find(|master| master.name == name);
        found.unwrap_or_else(|| panic!("{name} is missing")).ways
    };
    let rooms = |rooms, defense, treasure| MasterWays {
        rooms: Some(rooms),
        defense,
        treasure,
        ..MasterWays::default()
    };
    let plain = MasterWays::default();
    let (one, two) = (Adventurer::of_strength(1), Adventurer::of_strength(2));
    let of = |strengths: [i64; 2]| strengths.into_iter().filter_map(Adventurer::of_strength).collect();
    assert_eq!(ways("The Succubus"), MasterWays { bars: one, ..plain });
    assert_eq!(ways("The Beholder"), rooms(WhichRooms::First, 0, 3));
    assert_eq!(ways("The Lich King"), rooms(WhichRooms::Second, 2, 3));
    assert_eq!(ways("The Guardian"), MasterWays { heals_dearer: of([4, 5]), heals_dearer_by: 2, ..plain });
    assert_eq!(ways("The Vampire Lord"), rooms(WhichRooms::FirstTwo, 0, -2));
    assert_eq!(ways("The Red Dragon"), rooms(WhichRooms::Last, 0, 10));
    assert_eq!(ways("Hello Duck"), rooms(WhichRooms::LastTwo, 0, 4));
    assert_eq!(ways("Bigfun King"), rooms(WhichRooms::Last, -3, -5));
    assert_eq!(ways("The Naughty Kid"), MasterWays { equals: 3, ..plain });
    assert_eq!(ways("Boardgame Lord"), MasterWays { weakest: 3, ..plain });
    let pair = Pair::of(one.into_iter().chain(two).collect());
    assert_eq!(ways("The Caveman"), MasterWays { disables: pair, ..plain });
}

#[test]
fn ten_mistakes_are_all_listed_with_their_lines() {
    let faults = FILE.with(&[
        ("starting_money = 2", "starting_money = 21"),
        ("healing = [1, 1, 2, 2, 3]", "healing = [1, 1, 2, 2]"),
        ("name = \"Cellar Rats\"\nlevel = 1", "name = \"Cellar Rats\"\nlevel = 4"),
        ("name = \"Moss Toads\"\nlevel = 1\ndefense", "name = \"Moss Toads\"\nlevel = 1\ndefence"),
        ("name = \"Candle Bats\"\n", "name = \"Candle Bats\"\ncolour = \"black\"\n"),
        ("name = \"Rust Knights\"", "name = \"Iron Boar\""),
        ("rooms = \"second\"", "rooms = \"third\""),
        ("heals_dearer_by = 2", "heals_dearer_by = 0"),
        ("bars = 1", "bars = 6"),
        ("disables = [1, 2]", "disables = [2, 2]"),
    ]);
    assert!(faults.len() >= 10, "{faults:#?}");
    assert!(faults.iter().all(|fault| fault.starts_with("line ")), "{faults:#?}");
    let first =
        format!("line {}: `starting_money` is 21; it must be between 0 and 20", FILE.line("starting_money"));
    assert_eq!(faults[0], first);
    for part in ["`healing`", "`level` is 4", "`defence`", "`colour`", "Iron Boar", "third", "`bars` is 6"] {
        assert!(faults.iter().any(|fault| fault.contains(part)), "{part} is missing in {faults:#?}");
    }
    assert!(faults.iter().any(|fault| fault.contains("names one adventurer twice")), "{faults:#?}");
}

#[test]
fn a_front_outside_the_range_on_its_back_is_a_mistake() {
    let faults = FILE.with(&[("level = 1\ndefense = 3", "level = 1\ndefense = 6")]);
    let at = FILE.line("name = \"Cellar Rats\"") + 2;
    assert_eq!(faults, [format!("line {at}: `defense` is 6, but the back of its level says 3 to 5")]);
}

#[test]
fn a_range_has_its_least_first() {
    let faults = FILE.with(&[("[level_1]\ndefense = [3, 5]", "[level_1]\ndefense = [5, 3]")]);
    assert_eq!(faults.len(), 1, "{faults:#?}");
    assert!(faults[0].ends_with("`defense` is [5, 3]; the least comes first"), "{faults:?}");
}

#[test]
fn fewer_rooms_than_six_rounds_of_six_are_too_few() {
    let found = FILE.without("[[room]]\nname = \"Cellar Rats\"", "[[room]]");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("the file has 35 `[[room]]`; it must have between 36 and 64"), "{found:?}");
}

#[test]
fn every_level_has_a_room() {
    let text = STANDARD
        .replace("level = 3", "level = 2")
        .replace("[level_2]\ndefense = [4, 7]", "[level_2]\ndefense = [4, 8]");
    let found = FILE.faults(&text.replace("treasure = [5, 8]", "treasure = [5, 18]"));
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("there is no room of level 3"), "{found:?}");
}

#[test]
fn six_dungeon_masters_must_be_no_promos() {
    let found = FILE.with(&[("name = \"The Red Dragon\"", "name = \"The Red Dragon\"\npromo = true")]);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("5 masters are no promos; there must be at least 6"), "{found:?}");
}

#[test]
fn a_change_says_where_and_a_place_says_what() {
    let nowhere = FILE.with(&[("rooms = \"first\"\n", "")]);
    assert!(nowhere.len() == 1 && nowhere[0].contains("`rooms` is missing"), "{nowhere:?}");
    let nothing = FILE.with(&[("rooms = \"first\"\ntreasure = 3\n", "rooms = \"first\"\n")]);
    assert!(nothing.len() == 1 && nothing[0].contains("`defense` or `treasure` is missing"), "{nothing:?}");
    let nobody = FILE.with(&[("heals_dearer = [4, 5]\n", "")]);
    assert!(nobody.len() == 1 && nobody[0].contains("go together"), "{nobody:?}");
}

#[test]
fn an_empty_file_asks_for_everything_at_once() {
    let keys = ["name", "starting_money", "healing", "level_1", "level_2", "level_3", "room", "master"];
    FILE.empty_asks_for(&keys);
}

#[test]
fn somebody_may_invent_a_dungeon_master_and_leave_the_labels_out() {
    let text =
        format!("{STANDARD}\n[[master]]\nname = 'The Tax'\nrooms = 'last two'\ndefense = 1\nweakest = 2\n");
    let cards = Cards::parse(&text).expect("a sound file");
    let ways = cards.masters[11].ways;
    assert_eq!((ways.rooms, ways.defense, ways.weakest), (Some(WhichRooms::LastTwo), 1, 2));
}
