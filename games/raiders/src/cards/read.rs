//! Reads the card file, kind by kind.

use super::check;
use super::{
    Attacks, Benefit, BossCard, BossWays, Cards, CharacterCard, Hits, LevelCard, MOST_WOUNDS, MonsterCard,
    TrapCard, TreasureCard, VaultCard, chests_name,
};
use crate::item::Item;
use std::ops::RangeInclusive;
use undercroft_core::cardfile::{Table, Whole, array, choice, flag, list, parsed, text, whole};

/// How items are called in the file, in the order of [`Item::ALL`].
pub(super) const ITEM_NAMES: [&str; 4] = ["torch", "crystal_ball", "key", "sword"];
const ITEM_COPIES: RangeInclusive<u8> = 0..=15;
const COINS: RangeInclusive<u8> = 0..=99;
const WOUNDS: RangeInclusive<u8> = 0..=MOST_WOUNDS as u8;
/// Kinds of room card; that there are enough of them together is checked over the whole file.
const KINDS: RangeInclusive<usize> = 0..=64;

/// Everything in the file. The limits come first and the supply last, because cards are measured by the one and
/// the other is measured by the cards.
pub(super) fn cards(file: &mut Table<'_>) -> Cards {
    let name = file.need("name", text(60));
    let coin_limit = file.need("coin_limit", whole(1..=99));
    // Starting coins are not held against a limit that is wrong itself.
    let most_coins = if file.sound("coin_limit") { coin_limit } else { *COINS.end() };
    let mut cards = Cards {
        name,
        coin_limit,
        item_copies: [0; 4],
        monsters: file.each("monster", KINDS, monster),
        treasures: file.each("treasure", KINDS, treasure),
        vaults: file.each("vault", KINDS, vault),
        traps: file.each("trap", KINDS, trap),
        characters: file.each("character", 5..=16, |card| character(card, most_coins)),
        bosses: file.each("boss", 1..=32, boss),
        levels: file.need_inside("levels", levels).unwrap_or_default(),
    };
    check::enough_rooms(file, cards.rooms());
    let characters_are_sound = file.sound("character");
    let supply = file.need_inside("item_copies", |table| {
        let copies = ITEM_NAMES.map(|item| table.need(item, whole(ITEM_COPIES)));
        if characters_are_sound {
            check::starting_items(table, &copies, &cards.characters);
        }
        copies
    });
    cards.item_copies = supply.unwrap_or_default();
    cards
}

fn copies() -> Whole<u8> {
    whole(1..=64)
}

fn monster(card: &mut Table<'_>) -> MonsterCard {
    MonsterCard {
        name: card.name(),
        strength: card.need("strength", array(whole(1..=99))),
        wounds: card.need("wounds", whole(WOUNDS)),
        copies: card.need("copies", copies()),
    }
}

fn treasure(card: &mut Table<'_>) -> TreasureCard {
    let written = card.need("chests", list(whole(1..=99), 1..=2));
    let chests = [written.first().copied().unwrap_or(0), written.get(1).copied().unwrap_or(0)];
    if card.sound("chests") && chests[0] < chests[1] {
        card.fault(
            "chests",
            format!("`chests` is [{}, {}]; the larger chest comes first", chests[0], chests[1]),
        );
    }
    let name = match (chests, card.sound("chests")) {
        // Two rooms whose chests cannot be read are not for that reason the same room.
        (_, false) => card.name_or(format!("Chests on line {}", card.line_of("chests"))),
        (_, true) => card.name_or(chests_name(chests)),
    };
    TreasureCard { name, chests, copies: card.need("copies", copies()) }
}

fn vault(card: &mut Table<'_>) -> VaultCard {
    let benefit = parsed(
        "an item such as \"torch\" or \"crystal_ball\", or 1 to 20 as in \"2 coins\" or \"potion 1\"",
        Benefit::Coins(1),
        benefit,
    );
    VaultCard {
        name: card.name(),
        benefits: card.need("benefits", array(benefit)),
        copies: card.need("copies", copies()),
    }
}

fn benefit(written: &str) -> Option<Benefit> {
    let amount = |number: &str| number.parse().ok().filter(|amount| (1..=20).contains(amount));
    match written.split_whitespace().collect::<Vec<_>>()[..] {
        [number, "coin" | "coins"] => amount(number).map(Benefit::Coins),
        ["potion", number] => amount(number).map(Benefit::Potion),
        _ => item(written).map(Benefit::Item),
    }
}

fn item(written: &str) -> Option<Item> {
    let name = written.trim().replace(' ', "_");
    ITEM_NAMES.iter().zip(Item::ALL).find(|(known, _)| **known == name).map(|(_, item)| item)
}

fn trap(card: &mut Table<'_>) -> TrapCard {
    let hits = choice(("most coins", Hits::MostCoins), &[("least wounds", Hits::LeastWounds)]);
    TrapCard {
        name: card.name(),
        hits: card.need("hits", hits),
        penalty: card.need("penalty", array(whole(0..=20))),
        copies: card.need("copies", copies()),
    }
}

fn character(card: &mut Table<'_>, coin_limit: u8) -> CharacterCard {
    let items = |table: &mut Table<'_>| {
        ITEM_NAMES.map(|item| table.may(item, whole(ITEM_COPIES)).unwrap_or_default())
    };
    let character = CharacterCard {
        name: card.name(),
        wounds: card.need("wounds", whole(WOUNDS)),
        coins: card.need("coins", whole(COINS)),
        items: card.inside("items", items).unwrap_or_default(),
    };
    check::starting_coins(card, character.coins, coin_limit);
    character
}

fn boss(card: &mut Table<'_>) -> BossCard {
    let attacks = choice(("lowest", Attacks::Lowest), &[("highest", Attacks::Highest)]);
    let escape = parsed(
        "\"torch\", \"crystal_ball\" or \"key\" (a sword is a weapon there)",
        Item::Torch,
        |written| item(written).filter(|item| *item != Item::Sword),
    );
    let boss = BossCard {
        name: card.name(),
        strength: card.may("strength", array(whole(1..=99))),
        ways: BossWays {
            wounds: card.need("wounds", whole(WOUNDS)),
            coins: card.may("coins_lost", whole(COINS)).unwrap_or(0),
            eliminates: card.may("eliminates", flag()).unwrap_or(false),
            reward: card.may("reward", whole(COINS)).unwrap_or(0),
            escape: card.may("escape", escape),
            attacks: card.may("attacks", attacks).unwrap_or(Attacks::Lowest),
            fives_count_as: card.may("fives_count_as", whole(1..=5)).unwrap_or(5),
        },
    };
    check::does_something(card, &boss);
    boss
}

fn levels(table: &mut Table<'_>) -> Vec<LevelCard> {
    let row = parsed(
        "five letters, U for face up and D for face down, such as \"UDUDU\"",
        LevelCard { dark: 0 },
        LevelCard::parse,
    );
    table.need("rows", list(row, 5..=16))
}
