//! What has just happened: the last room that was resolved, for somebody who comes a moment later.

use crate::Raiders;
use crate::card::Card;
use crate::event::Event;
use crate::item::Item;
use crate::number::{Level, Place};
use crate::room::RoomInfo;
use crate::state::ROOMS;
use serde::Serialize;
use undercroft_core::Seat;

/// The last room that was resolved.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Recap {
    /// Nothing before the first.
    pub last: Option<RoomRecap>,
    /// What has happened so far in the room that the party is in.
    #[serde(skip)]
    under_way: Option<RoomRecap>,
}

/// What happened in a room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoomRecap {
    /// Which room of the game it was, counted from 1.
    pub number: usize,
    /// Its level.
    pub level: Level,
    /// Its place in the row.
    pub place: Place,
    /// Its name and values.
    pub info: RoomInfo,
    /// What it came to, where all cards together or the highest decided.
    pub result: Option<RoomResult>,
    /// What everybody played and got, in the order in which their cards were turned over.
    pub shares: Vec<Share>,
}

/// What a room came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum RoomResult {
    /// The cards came to this total against a monster or a boss.
    Fought { total: u8, defeated: bool },
    /// A trap with this highest card.
    Trap { highest: u8, sprung: bool },
}

/// What a room did to one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Share {
    /// Who.
    pub seat: Seat,
    /// The cards they turned over; two where a crystal ball was one of them.
    pub cards: Vec<Card>,
    /// Coins gained, or lost if below 0.
    pub coins: i16,
    /// Wounds suffered, or healed if below 0.
    pub wounds: i16,
    /// Items taken.
    pub items: Vec<Item>,
    /// Items wanted of which there were too few.
    pub missed: Vec<Item>,
    /// Whether they left the room before anything happened.
    pub escaped: bool,
    /// Whether a boss put them out of the game.
    pub eliminated: bool,
}

impl Raiders {
    /// Notes an event that everybody was told.
    pub(crate) fn note(&self, recap: &mut Recap, event: &Event) {
        match *event {
            Event::RoomEntered { level, place, face } => {
                recap.close();
                let number = level.index() * ROOMS + place.index() + 1;
                let info = self.room(face).clone();
                recap.under_way =
                    Some(RoomRecap { number, level, place, info, result: None, shares: Vec::new() });
            }
            Event::LevelEnded { .. } => recap.close(),
            ref other => {
                if let Some(room) = &mut recap.under_way {
                    room.note(other);
                }
            }
        }
    }
}

impl Recap {
    /// The room under way is over.
    fn close(&mut self) {
        if let Some(room) = self.under_way.take() {
            self.last = Some(room);
        }
    }
}

impl RoomRecap {
    fn note(&mut self, event: &Event) {
        match *event {
            Event::CardPlayed { seat, card } => self.share(seat).cards.push(card),
            Event::Defeated { total, .. } => self.result = Some(RoomResult::Fought { total, defeated: true }),
            Event::Attacks { total, .. } => self.result = Some(RoomResult::Fought { total, defeated: false }),
            Event::TrapSprung { highest, .. } => {
                self.result = Some(RoomResult::Trap { highest, sprung: true })
            }
            Event::TrapQuiet { highest } => self.result = Some(RoomResult::Trap { highest, sprung: false }),
            Event::CoinsGained { seat, coins } => self.share(seat).coins += i16::from(coins),
            Event::CoinsLost { seat, coins } => self.share(seat).coins -= i16::from(coins),
            Event::WoundsGained { seat, wounds } => self.share(seat).wounds += i16::from(wounds),
            Event::WoundsHealed { seat, wounds } => self.share(seat).wounds -= i16::from(wounds),
            Event::ItemGained { seat, item } => self.share(seat).items.push(item),
            Event::ItemRanOut { item, seats } => seats.for_each(|seat| self.share(seat).missed.push(item)),
            Event::Escaped { seat, .. } => self.share(seat).escaped = true,
            Event::Eliminated { seat } => self.share(seat).eliminated = true,
            _ => {}
        }
    }

    fn share(&mut self, seat: Seat) -> &mut Share {
        let known = self.shares.iter().position(|share| share.seat == seat);
        let place = known.unwrap_or_else(|| {
            let (cards, items, missed) = Default::default();
            let share =
                Share { seat, cards, coins: 0, wounds: 0, items, missed, escaped: false, eliminated: false };
            self.shares.push(share);
            self.shares.len() - 1
        });
        &mut self.shares[place]
    }
}
