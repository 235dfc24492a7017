//! Reads the card file, kind by kind.

use super::{Back, Cards, MOST_DOLLARS, MOST_TREASURE, MasterCard, MasterWays, RoomCard, WhichRooms, check};
use crate::adventurer::{ADVENTURERS, Adventurer, Adventurers, Pair};
use crate::room::{FEWEST_ROOMS, Level, MOST_CARDS};
use crate::state::{MOST_MASTERS, MOST_PLAYERS};
use undercroft_core::cardfile::{Table, Whole, array, choice, flag, list, text, whole};

/// The most that two adventurers reach together.
const MOST_DEFENSE: u8 = 10;
const LEVELS: [&str; Level::COUNT] = ["level_1", "level_2", "level_3"];

/// Everything in the file. The backs come first, because the fronts are measured by them.
pub(super) fn cards(file: &mut Table<'_>) -> Cards {
    let name = file.need("name", text(60));
    let starting_money = file.need("starting_money", whole(0..=MOST_DOLLARS));
    let healing = file.need("healing", array(whole(0..=MOST_DOLLARS)));
    let backs = LEVELS.map(|level| file.need_inside(level, back).unwrap_or(ANYTHING));
    let known = LEVELS.map(|level| file.sound(level));
    let by_level: [Option<Back>; Level::COUNT] = std::array::from_fn(|i| known[i].then_some(backs[i]));
    let rooms = file.each("room", FEWEST_ROOMS..=MOST_CARDS, |card| room(card, &by_level));
    check::every_level(file, &rooms);
    let masters = file.each("master", MOST_PLAYERS..=MOST_MASTERS, master);
    check::enough_masters(file, &masters);
    Cards { name, starting_money, healing, backs, rooms, masters }
}

/// What a back stands for that cannot be read.
const ANYTHING: Back = Back { defense: [1, MOST_DEFENSE], treasure: [0, MOST_TREASURE] };

fn back(table: &mut Table<'_>) -> Back {
    let back = Back {
        defense: table.need("defense", array(whole(1..=MOST_DEFENSE))),
        treasure: table.need("treasure", array(whole(0..=MOST_TREASURE))),
    };
    check::the_least_comes_first(table, "defense", back.defense);
    check::the_least_comes_first(table, "treasure", back.treasure);
    back
}

fn room(card: &mut Table<'_>, backs: &[Option<Back>; Level::COUNT]) -> RoomCard {
    let room = RoomCard {
        name: card.name(),
        level: Level::new(card.need("level", whole(1..=Level::COUNT as u8))),
        defense: card.need("defense", whole(1..=MOST_DEFENSE)),
        treasure: card.need("treasure", whole(0..=MOST_TREASURE)),
    };
    if let Some(back) = backs[room.level.index()].filter(|_| card.sound("level")) {
        check::within_the_back(card, "defense", room.defense, back.defense);
        check::within_the_back(card, "treasure", room.treasure, back.treasure);
    }
    room
}

fn strength() -> Whole<u8> {
    whole(1..=ADVENTURERS as u8)
}

fn adventurers(strengths: &[u8]) -> Adventurers {
    strengths.iter().filter_map(|&strength| Adventurer::of_strength(strength.into())).collect()
}

fn master(card: &mut Table<'_>) -> MasterCard {
    let rooms = choice(
        ("first", WhichRooms::First),
        &[
            ("second", WhichRooms::Second),
            ("first two", WhichRooms::FirstTwo),
            ("last", WhichRooms::Last),
            ("last two", WhichRooms::LastTwo),
        ],
    );
    let most = MOST_TREASURE as i8;
    let name = card.name();
    let promo = card.may("promo", flag()).unwrap_or(false);
    let ways = MasterWays {
        rooms: card.may("rooms", rooms),
        defense: card.may("defense", whole(-(MOST_DEFENSE as i8)..=MOST_DEFENSE as i8)).unwrap_or(0),
        treasure: card.may("treasure", whole(-most..=most)).unwrap_or(0),
        bars: card.may("bars", strength()).and_then(|strength| Adventurer::of_strength(strength.into())),
        heals_dearer: adventurers(
            &card.may("heals_dearer", list(strength(), 1..=ADVENTURERS)).unwrap_or_default(),
        ),
        heals_dearer_by: card.may("heals_dearer_by", whole(1..=MOST_DOLLARS)).unwrap_or(0),
        equals: card.may("equals", whole(1..=MOST_TREASURE)).unwrap_or(0),
        weakest: card.may("weakest", whole(1..=MOST_TREASURE)).unwrap_or(0),
        disables: None,
    };
    let disables = card.may("disables", array::<2, _>(strength())).map(|pair| adventurers(&pair));
    let ways = MasterWays { disables: disables.and_then(Pair::of), ..ways };
    check::two_are_disabled(card, disables);
    check::what_belongs_together(card, &ways);
    MasterCard { name, promo, ways }
}
