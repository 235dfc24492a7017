//! Players, and what they and the table have.

use super::{list, number};
use crate::Raiders;
use crate::item::{Item, ItemCounts};
use crate::state::{LEVELS, Phase};
use crate::view::View;
use undercroft_core::{Explained, Message, Seat, SeatSet, say};

/// A player with all that lies in front of them.
pub(super) fn player(view: &View, seat: Seat) -> Explained {
    let player = view.player(seat);
    let hand = list(player.hand.iter().map(|&card| number(card)).collect());
    let over = view.phase == Phase::Over;
    let fate = match () {
        () if player.eliminated => Some(say!("explain-out", who: seat)),
        () if view.collapsing.contains(seat) && over => Some(say!("explain-collapsed", who: seat)),
        () if view.collapsing.contains(seat) => Some(say!("explain-collapsing", who: seat)),
        () => None,
    };
    Explained::new("goal", say!("whose-name", who: seat))
        .value(say!("label-character"), say!("name", name: player.character.clone()))
        .value(say!("label-coins"), number(player.coins))
        .value(say!("label-wounds"), number(player.wounds))
        .value(say!("label-hand"), hand)
        .value(say!("label-items"), held(player.items))
        .does([say!("explain-player")])
        .now(fate)
        .now((view.map == Some(seat)).then(|| say!("map-passed", who: seat)))
}

fn held(items: ItemCounts) -> Message {
    let kinds = Item::ALL.into_iter().filter(|&item| items.of(item) > 0);
    list(kinds.map(|item| say!("draw-item", item: item.word(), count: items.of(item))).collect())
}

impl Raiders {
    /// A character and what it brings.
    pub(super) fn character_of(&self, name: &str) -> Option<Explained> {
        let card = self.characters.iter().find(|card| card.name == name)?;
        let kinds = Item::ALL.into_iter().filter(|&item| card.items[item as usize] > 0);
        let items = kinds.map(|item| say!("draw-item", item: item.word(), count: card.items[item as usize]));
        Some(
            Explained::new("dungeon", say!("name", name: name.to_string()))
                .value(say!("label-coins"), number(card.coins))
                .value(say!("label-wounds"), number(card.wounds))
                .value(say!("label-items"), list(items.collect()))
                .does([say!("explain-character")]),
        )
    }

    /// What is left of every item.
    pub(super) fn supply_in(&self, view: &View) -> Explained {
        let told = Explained::new("items", say!("explain-supply")).does([say!("explain-supply-does")]);
        Item::ALL.into_iter().fold(told, |told, item| {
            let left = say!("explain-left-of", left: view.supply.of(item), of: self.item_copies.count(item));
            told.value(say!("explain-item", item: item.word()), left)
        })
    }

    /// Everybody's coins.
    pub(super) fn coins_in(&self, view: &View) -> Explained {
        let most = view.players.iter().map(|player| player.coins).max();
        let who = SeatSet::of(view.players.len(), |seat| Some(view.player(seat).coins) == most);
        let told = Explained::new("coins", say!("explain-coins"))
            .does([say!("explain-coins-does", limit: self.coin_limit)])
            .now([say!("explain-most-coins", who: who)]);
        everybody(view, told, |seat| number(view.player(seat).coins))
    }
}

/// Everybody's wounds.
pub(super) fn wounds(view: &View) -> Explained {
    let who = view.collapsing;
    let falling = match (who.is_empty(), view.phase) {
        (true, _) => say!("explain-nobody-collapses"),
        (false, Phase::Over) => say!("explain-collapsed", who: who),
        (false, _) => say!("explain-collapsing", who: who),
    };
    let told =
        Explained::new("wounds", say!("explain-wounds")).does([say!("explain-wounds-does")]).now([falling]);
    everybody(view, told, |seat| number(view.player(seat).wounds))
}

fn everybody(view: &View, told: Explained, value: impl Fn(Seat) -> Message) -> Explained {
    Seat::all(view.players.len())
        .fold(told, |told, seat| told.value(say!("whose-name", who: seat), value(seat)))
}

/// The level, and what may still come.
pub(super) fn level(view: &View) -> Explained {
    let unseen: usize = view.unseen_rooms.iter().map(|room| room.copies).sum();
    let dark = view.dark_places().count();
    Explained::new("level", say!("draw-level", level: view.level, of: LEVELS))
        .value(say!("label-room"), say!("explain-left-of", left: view.room, of: view.row.len()))
        .value(say!("label-dark"), number(dark))
        .value(say!("label-unseen"), number(unseen))
        .does([say!("explain-level")])
        .now((unseen > 0).then(|| say!("explain-never", rooms: view.rooms_never_used)))
}

/// The map of the tactical variant.
pub(super) fn map(holder: Seat) -> Explained {
    Explained::new("tactical", say!("explain-map"))
        .does([say!("explain-map-does")])
        .now([say!("map-passed", who: holder)])
}
