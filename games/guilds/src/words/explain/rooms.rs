//! Rooms, who stands in them, and who owns the dungeon.

use super::super::{dollar_range, master_does, range, signed, signed_dollars};
use super::{dollars, number};
use crate::Guilds;
use crate::cards::{MasterCard, RoomCard};
use crate::dungeon::Depth;
use crate::ghost;
use crate::placement::Fee;
use crate::room::Level;
use crate::view::{Fate, Outlook, RoomView, SpaceView, View};
use undercroft_core::{Explained, Message, say};

/// A room of the dungeon: its values as they count here, and how it stands.
pub(super) fn room(view: &View, depth: Depth) -> Explained {
    let room = &view.dungeon[depth.index()];
    let title = match &room.info {
        Some(card) => say!("explain-open", room: depth.number(), monsters: card.name.clone()),
        None => say!("explain-room", room: depth.number(), level: room.level.number()),
    };
    let defense = changed(range(room.defense), room.defense_change, signed);
    let treasure = changed(dollar_range(room.treasure), room.treasure_change, signed_dollars);
    Explained::new("rooms", title)
        .value(say!("label-defense"), defense)
        .value(say!("label-treasure"), treasure)
        .value(say!("label-strength"), number(room.strength))
        .value(say!("label-locks"), number(room.locks_at))
        .value(say!("label-bump"), fee(room.bump))
        .does([say!("explain-room-does")])
        .now(stands(room))
}

/// A value with what the Dungeon Master makes of it, where that is something.
fn changed(value: Message, change: i8, signed: fn(i8) -> Message) -> Message {
    if change == 0 { value } else { say!("explain-changed", value: value, change: signed(change)) }
}

fn fee(fee: Fee) -> Message {
    match fee.owner {
        0 => say!("explain-fee", bank: fee.bank),
        owner => say!("explain-fee-owner", bank: fee.bank, owner: owner),
    }
}

fn stands(room: &RoomView) -> Vec<Message> {
    let outlook = match (room.fate, room.outlook) {
        (Fate::Defeated, _) => return vec![say!("explain-defeated")],
        (Fate::Failed, _) => return vec![say!("explain-failed")],
        (Fate::Abandoned, _) => return vec![say!("explain-abandoned")],
        (Fate::Closed, _) if room.strength == 0 => say!("explain-empty-room"),
        (Fate::Closed, Outlook::Surely) => say!("explain-surely", strength: room.strength),
        (Fate::Closed, Outlook::Never) => say!("explain-never", strength: room.strength),
        (Fate::Closed, Outlook::Perhaps) => say!("explain-perhaps", strength: room.strength),
    };
    let locked = room.locked.then(|| say!("explain-locked"));
    std::iter::once(outlook).chain(locked).collect()
}

/// A space of a room and whoever stands there.
pub(super) fn space(rules: &Guilds, view: &View, depth: Depth, space: usize) -> Explained {
    let room = &view.dungeon[depth.index()];
    let number_of = depth.number();
    let told = match room.spaces[space] {
        SpaceView::Empty => {
            let told = Explained::new("place", say!("explain-empty", room: number_of));
            return told.does([say!("explain-empty-does")]);
        }
        SpaceView::Ghost => {
            let told = ghost().value(say!("label-strength"), number(room.strengths[space]));
            told.value(say!("label-bump"), fee(ghost::FEE))
        }
        SpaceView::Taken { seat, adventurer } => {
            let title = say!("explain-stands", who: seat, adventurer: adventurer.strength(), room: number_of);
            let healing = view.healing[adventurer.index()];
            let strength = number(adventurer.strength());
            Explained::new("bump", title)
                .value(say!("label-strength"), strength)
                .value(say!("label-healing"), dollars(healing))
                .value(say!("label-bump"), fee(rules.bump_fee(room.level)))
                .does([say!("explain-stands-does")])
        }
    };
    let full = !room.spaces.contains(&SpaceView::Empty);
    told.now([match (room.fate, full) {
        (Fate::Closed, _) if room.locked => say!("explain-cannot-bump-locked"),
        (Fate::Closed, false) => say!("explain-cannot-bump-yet"),
        (Fate::Closed, true) => say!("explain-can-bump"),
        _ => say!("explain-over"),
    }])
}

/// A ghost, wherever it is.
pub(super) fn ghost() -> Explained {
    Explained::new("ghost", say!("explain-ghost")).does([say!("explain-ghost-does")])
}

/// What all rooms of a level share.
pub(super) fn level(rules: &Guilds, level: Level) -> Explained {
    let back = rules.deck.back(level);
    Explained::new("rooms", say!("explain-level", level: level.number()))
        .value(say!("label-defense"), range(back.defense))
        .value(say!("label-treasure"), dollar_range(back.treasure.map(u16::from)))
        .value(say!("label-bump"), fee(rules.bump_fee(level)))
        .value(say!("label-cards"), number(rules.deck.counts()[level.index()]))
        .does([say!("explain-level-does")])
}

/// The front of a room card.
pub(super) fn face(card: &RoomCard) -> Explained {
    Explained::new("resolution", say!("name", name: card.name.clone()))
        .value(say!("label-level"), number(card.level.number()))
        .value(say!("label-defense"), number(card.defense))
        .value(say!("label-treasure"), dollars(card.treasure))
}

/// The owner of the dungeon, with how many may still come.
pub(super) fn master(view: &View) -> Option<Explained> {
    let left = number(view.masters_left.len());
    Some(master_card(view.master_info.as_ref()?).value(say!("label-masters-left"), left))
}

/// A Dungeon Master and the rule that it bends.
pub(super) fn master_card(card: &MasterCard) -> Explained {
    let rule = if card.promo { "promos" } else { "masters" };
    Explained::new(rule, say!("name", name: card.name.clone())).does([master_does(&card.ways)])
}
