//! What somebody may do.

use crate::ids::{Card, Figure, Member, Monster, Place, Played, Red, Slot};
use crate::state::Order;
use serde::{Deserialize, Serialize};
use undercroft_core::Seat;

/// A move: a card with its target, one decision of an invasion, or an end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// Draw three cards from the deck: `"draw"`.
    Draw,
    /// Take one of the available cards: `{"take":4}`. Three in all, or one that is black.
    Take(Slot),
    /// Lay a card on something in one's own dungeon: `{"upgrade":{"card":12,"on":{"room":2}}}`.
    Upgrade {
        /// The same card, or a wild one.
        card: Card,
        /// What it lies on.
        on: On,
    },
    /// Discard a room of one's own with all it holds: `{"raze":3}`.
    Raze(Place),
    /// Build a room at the entrance: `{"build":7}`.
    Build(Card),
    /// Add a monster or a trap to a room: `{"put":{"card":21,"place":1}}`.
    Put {
        /// The monster or the trap.
        card: Card,
        /// Above or below this room.
        place: Place,
    },
    /// Let a monster walk to the next room: `{"walk":{"monster":1,"to":2}}`.
    Walk {
        /// Which one.
        monster: Monster,
        /// Where to.
        to: Place,
    },
    /// Buy a major improvement: `{"buy":2}`.
    Buy(Red),
    /// Give a major improvement back: `{"give_back":2}`.
    GiveBack(Red),
    /// Play an interference on somebody: `{"interfere":{"card":55,"whom":2,"at":{"trap":1}}}`.
    Interfere {
        /// The card.
        card: Card,
        /// Whose dungeon.
        whom: Seat,
        /// What in it.
        at: Aim,
    },
    /// Cancel the interference that is aimed at oneself: `{"counter":40}`.
    Counter(Card),
    /// Let it happen: `"accept"`.
    Accept,
    /// Discard a card from the hand: `{"discard":9}`.
    Discard(Card),
    /// Be done with this phase, or with this choice: `"done"`.
    Done,
    /// End the turn, with or without a look at what to discard: `"end_turn"`.
    EndTurn,

    /// Let a member use what the class can do: unlock or bash a door, disable or bash a trap, lead past the monsters, hold
    /// morale up: `{"use":2}`.
    Use(Member),
    /// Let a member kill a monster before the fight: `{"kill":{"member":4,"figure":1}}`.
    Kill {
        /// Who.
        member: Member,
        /// Which one.
        figure: Figure,
    },
    /// Say which of several types a member hates: `{"hate":{"member":2,"monster":1}}`.
    Hate {
        /// Who hates.
        member: Member,
        /// A monster card of that type.
        monster: Monster,
    },
    /// Say who of several loses morale: `{"frighten":3}`.
    Frighten(Member),
    /// Bring a figure of a monster card for gold: `{"bring":2}`.
    Bring(Monster),
    /// Let the member whose turn it is strike: `{"strike":1}`.
    Strike(Figure),
    /// Let the member whose turn it is not strike: `"hold"`.
    Hold,
    /// Let a member heal: `{"heal":{"member":2,"whom":1}}`.
    Heal {
        /// Who heals.
        member: Member,
        /// Whom.
        whom: Member,
    },
    /// Destroy a room or an improvement: `{"destroy":{"room":1}}`.
    Destroy(Ruin),

    /// Play a card to help or to hinder: `{"play":{"card":3,"target":{"member":1}}}`.
    Play {
        /// The card.
        card: Card,
        /// At what it is aimed.
        target: Target,
    },
    /// Play nothing more in this window: `"pass"`.
    Pass,
    /// The same, and in all further windows of this invasion, unless: `{"pass_unless":"monsters"}`.
    PassUnless(Order),
    /// Be asked in all windows again: `"ask_me"`.
    AskMe,
}

/// What an upgrade lies on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum On {
    /// A room.
    Room(Place),
    /// The trap of a room.
    Trap(Place),
    /// A monster card.
    Monster(Monster),
}

/// What an interference is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Aim {
    /// The dungeon as a whole.
    Dungeon,
    /// The trap of a room.
    Trap(Place),
    /// A monster card.
    Monster(Monster),
}

/// What a card is aimed at that helps or hinders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Target {
    /// All, or the room.
    Room,
    /// A member of the party.
    Member(Member),
    /// A monster card of which figures fight here.
    Monster(Monster),
    /// A card that was played before.
    Card(Played),
}

/// What a party destroys.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ruin {
    /// A room with all it holds.
    Room(Place),
    /// A major improvement.
    Red(Red),
}
