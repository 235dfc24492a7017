//! Rooms: what is printed on them, and how they stand in the row.

use super::super::rooms::{benefit, room_name};
use super::{list, number};
use crate::Raiders;
use crate::card::HIGHEST;
use crate::cards::{Attacks, Benefit, Hits};
use crate::number::{Face, Place};
use crate::room::{Boss, Room, RoomInfo};
use crate::rooms::trap;
use crate::state::{LEVELS, Phase, ROOMS};
use crate::view::{PlayedCard, RoomView, View};
use undercroft_core::{Explained, Eye, Message, say};

impl Raiders {
    /// A room of the row, as far as the eye knows it.
    pub(super) fn room_in(&self, view: &View, eye: Eye, place: Place) -> Explained {
        let room = &view.row[place.index()];
        let told = match room.face {
            Some(face) => self.face(face).now(self.stands(view, place, self.room(face))),
            None => dark(view, place),
        };
        let known = room.face_down && room.face.is_some() && eye != Eye::All;
        told.now(known.then(|| say!("explain-torchlight"))).now(seen_by(room))
    }

    /// All that is printed on a card.
    pub(super) fn face(&self, face: Face) -> Explained {
        let info = self.room(face);
        let told = self.values(Explained::new(info.room.chapter(), title(info)), &info.room);
        let copies = self.deck.copies_of(face);
        if copies > 0 { told.value(say!("label-copies"), number(copies)) } else { told }
    }

    fn values(&self, told: Explained, room: &Room) -> Explained {
        match room {
            Room::Treasure { chests: [first, second] } => {
                let told = told.value(say!("label-first-chest"), say!("coins", coins: *first));
                let second = (*second > 0).then_some(*second);
                let told = second.into_iter().fold(told, |told, second| {
                    told.value(say!("label-second-chest"), say!("coins", coins: second))
                });
                told.does(self.room_does(room))
            }
            Room::Monster { strength, wounds } => told
                .value(say!("label-strength"), number(*strength))
                .value(say!("label-wounds"), number(*wounds))
                .does(self.room_does(room)),
            Room::Vault { benefits } => (1..)
                .zip(benefits)
                .fold(told, |told, (card, &gain)| told.value(label_card(card), benefit(gain)))
                .does([say!("explain-vault")]),
            Room::Trap { hits, penalty } => {
                let hit = |amount: u8| match hits {
                    _ if amount == 0 => say!("explain-nothing"),
                    Hits::MostCoins => say!("explain-less-coins", coins: amount),
                    Hits::LeastWounds => say!("explain-more-wounds", wounds: amount),
                };
                let by = match hits {
                    Hits::MostCoins => "coins",
                    Hits::LeastWounds => "wounds",
                };
                (1..)
                    .zip(penalty)
                    .fold(told, |told, (card, &amount)| told.value(label_card(card), hit(amount)))
                    .does([say!("explain-trap", hits: by)])
            }
            Room::Boss(boss) => self.boss_values(told, boss).does(self.room_does(room)),
        }
    }

    fn boss_values(&self, told: Explained, Boss { strength, ways }: &Boss) -> Explained {
        let values = [
            Some((say!("label-strength"), strength.map_or_else(|| say!("explain-unbeatable"), number))),
            (ways.wounds > 0).then(|| (say!("label-wounds"), number(ways.wounds))),
            (ways.coins > 0).then(|| (say!("label-coins"), say!("explain-less-coins", coins: ways.coins))),
            (ways.reward > 0).then(|| (say!("label-reward"), say!("coins", coins: ways.reward))),
            ways.escape.map(|item| (say!("label-escape"), say!("item", item: item.word()))),
            (ways.attacks == Attacks::Highest).then(|| (say!("label-attacks"), say!("explain-the-highest"))),
            (ways.fives_count_as != HIGHEST).then(|| (say!("label-fives"), number(ways.fives_count_as))),
        ];
        values.into_iter().flatten().fold(told, |told, (label, value)| told.value(label, value))
    }

    /// Where the party is, and what the room would come to as things stand.
    fn stands(&self, view: &View, place: Place, info: &RoomInfo) -> Vec<Message> {
        let (number, here) = (place.number(), view.room);
        let mut told = vec![match number {
            _ if view.row[place.index()].passed => return vec![say!("explain-passed")],
            number if number == here => say!("explain-here"),
            number => say!("explain-ahead", rooms: number - here),
        }];
        match &info.room {
            Room::Vault { benefits } => told.extend(left_for(view, benefits)),
            Room::Trap { hits, .. } => {
                let player = |seat| view.player(seat);
                let who =
                    trap::hit(self.players, *hits, |seat| player(seat).coins, |seat| player(seat).wounds);
                told.push(say!("explain-would-hit", who: who));
            }
            Room::Monster { strength, .. } | Room::Boss(Boss { strength: Some(strength), .. })
                if number == here =>
            {
                told.extend(reached(view, &info.room, *strength));
            }
            _ => {}
        }
        told
    }
}

fn title(info: &RoomInfo) -> Message {
    say!("title-room", room: room_name(info))
}

fn label_card(card: u8) -> Message {
    say!("label-card", card: card)
}

/// How many of the items that a vault offers are left.
fn left_for(view: &View, benefits: &[Benefit]) -> Option<Message> {
    let mut items: Vec<Message> = Vec::new();
    for benefit in benefits {
        let Benefit::Item(item) = benefit else { continue };
        let left = say!("draw-item", item: item.word(), count: view.supply.of(*item));
        if !items.contains(&left) {
            items.push(left);
        }
    }
    (!items.is_empty()).then(|| say!("explain-supply-left", items: list(items)))
}

/// What the open cards come to against a strength; nothing before any lies open.
fn reached(view: &View, room: &Room, strength: u8) -> Option<Message> {
    let open = view.players.iter().filter_map(|player| match player.played {
        PlayedCard::Open(card) if view.phase != Phase::Over => Some(room.counts(card)),
        _ => None,
    });
    let total = open.reduce(|total, value| total + value)?;
    Some(say!("explain-reached", total: total, strength: strength))
}

/// A room whose face this eye does not know. The last one of all is a boss.
fn dark(view: &View, place: Place) -> Explained {
    let ahead = say!("explain-ahead", rooms: place.number().saturating_sub(view.room));
    let told = Explained::new("dungeon", say!("explain-dark")).does([say!("explain-dark-does")]).now([ahead]);
    if usize::from(view.level) == LEVELS && place.index() + 1 == ROOMS {
        return told.now([say!("explain-dark-boss")]);
    }
    let unseen: usize = view.unseen_rooms.iter().map(|room| room.copies).sum();
    told.now([say!("explain-unseen", rooms: unseen)])
}

fn seen_by(room: &RoomView) -> Option<Message> {
    (!room.seen_by.is_empty()).then(|| say!("explain-seen-by", who: room.seen_by))
}
