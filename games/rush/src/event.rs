//! What happens in a game, each event whole to its audience.

use crate::hand::{Hand, Hands};
use crate::number::{Boss, Hero, Monster, Slot};
use crate::scoring::Prize;
use crate::skill::{Skill, Skills};
use serde::Serialize;
use undercroft_core::{Seat, SeatSet};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// The Lord and the Dragon of this game lie open, and somebody drafts first.
    SetUp { lord: Boss, dragon: Boss, first: Seat },
    /// A hero was drafted; the first one is the left hand's.
    HeroTaken { seat: Seat, hand: Hand, hero: Hero },
    /// A level begins.
    LevelEntered { level: u8 },
    /// The monsters of a round lie face down.
    MonstersDealt { round: u8 },
    /// The monsters of a round are turned over, one by one as they are told, all at once on the table.
    MonsterRevealed { round: u8, slot: Slot, monster: Monster },
    /// A hand, or both, covers a monster; it joins the other hand where that was there before.
    Grabbed { seat: Seat, hands: Hands, slot: Slot, monster: Monster, joins: bool },
    /// A hand, or both, is laid down for this round.
    LaidDown { seat: Seat, hands: Hands },
    /// A hand, or both, calls a monster: to its owner alone.
    Called { seat: Seat, hands: Hands, slot: Slot, monster: Monster },
    /// A hand, or both, calls nothing any more: to its owner alone.
    CalledBack { seat: Seat, hands: Hands },
    /// Somebody has called.
    IsReady { seat: Seat },
    /// Time ran out.
    TimeUp,
    /// A monster goes to whose call was first, against these others.
    Claimed { seat: Seat, hands: Hands, slot: Slot, monster: Monster, against: SeatSet },
    /// Hands that lost what they called call again.
    CallAgain { seats: SeatSet },
    /// Nobody claimed a monster.
    Discarded { slot: Slot, monster: Monster },
    /// A monster is defeated.
    Defeated { seat: Seat, hands: Hands, slot: Slot, monster: Monster, coins: u8 },
    /// A monster defeats the hero or heroes who attacked it; what they lacked.
    HeroDefeated { seat: Seat, hands: Hands, slot: Slot, monster: Monster, missing: Skills },
    /// Somebody has decided who gains what.
    Assigned { seat: Seat },
    /// A hero gains what a monster gives.
    Gained { seat: Seat, hand: Hand, monster: Monster, rune: Option<Skill> },
    /// Somebody's heroes beat the Lord or the Dragon together.
    PrizeTaken { seat: Seat, prize: Prize, coins: u8 },
    /// Somebody's heroes beat neither.
    NoPrize { seat: Seat },
    /// The game is over.
    Won { seats: SeatSet, coins: i32 },
}
