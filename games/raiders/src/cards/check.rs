//! What must hold between cards, so that a game can be set up with them.

use super::read::ITEM_NAMES;
use super::{BossCard, CharacterCard};
use crate::state::{MOST_PLAYERS, ROOM_CARDS_USED as FEWEST_ROOMS};
use undercroft_core::cardfile::Table;

const MOST_ROOMS: usize = 64;
const ROOM_KINDS: [&str; 4] = ["monster", "treasure", "vault", "trap"];

/// The room pile holds enough cards for a game, and no more than anybody could shuffle.
pub(super) fn enough_rooms(file: &mut Table<'_>, rooms: usize) {
    let counted = ROOM_KINDS.iter().all(|kind| file.sound(kind));
    if counted && !(FEWEST_ROOMS..=MOST_ROOMS).contains(&rooms) {
        file.fault(
            ROOM_KINDS[0],
            format!(
                "the file has {rooms} room cards, counting the copies of monsters, treasures, vaults and traps; \
                 it must have between {FEWEST_ROOMS} and {MOST_ROOMS}"
            ),
        );
    }
}

/// Whichever characters are dealt, the supply can give them their items.
pub(super) fn starting_items(supply: &mut Table<'_>, copies: &[u8; 4], characters: &[CharacterCard]) {
    for (index, item) in ITEM_NAMES.into_iter().enumerate() {
        let mut held: Vec<usize> = characters.iter().map(|card| usize::from(card.items[index])).collect();
        held.sort_unstable_by(|a, b| b.cmp(a));
        let wanted: usize = held.iter().take(MOST_PLAYERS).sum();
        if supply.sound(item) && wanted > usize::from(copies[index]) {
            let reason = format!(
                "`{item}` is {}, but five characters may start with {wanted} of them together; \
                 raise it, or give the characters fewer",
                copies[index]
            );
            supply.fault(item, reason);
        }
    }
}

/// Nobody starts with more coins than they may hold.
pub(super) fn starting_coins(card: &mut Table<'_>, coins: u8, limit: u8) {
    if card.sound("coins") && coins > limit {
        card.fault(
            "coins",
            format!("`coins` is {coins}; nobody may hold more than the `coin_limit` of {limit}"),
        );
    }
}

/// A boss that neither harms nor pays would end the game without a decision.
pub(super) fn does_something(card: &mut Table<'_>, boss: &BossCard) {
    let effects = ["wounds", "coins_lost", "eliminates", "reward"];
    let known = effects.iter().all(|effect| card.sound(effect));
    if known
        && boss.ways.wounds == 0
        && boss.ways.coins == 0
        && !boss.ways.eliminates
        && boss.ways.reward == 0
    {
        card.fault(
            "name",
            "this boss does nothing at all; give it `wounds`, `coins_lost`, `eliminates` or `reward`",
        );
    }
}
