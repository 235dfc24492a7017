//! What a move would bring, as far as whoever makes it can know.
//!
//! Everything the others may still play is tried out by the rules' own arithmetic: what is the same in every one of these worlds
//! is certain.

mod others;
mod rooms;

use crate::Raiders;
use crate::card::{Card, HIGHEST};
use crate::cards::Hits;
use crate::item::Item;
use crate::moves::Move;
use crate::number::Place;
use crate::room::Room;
use crate::view::View;
pub(crate) use others::Others;
use serde::Serialize;
use undercroft_core::{Seat, SeatSet};

/// What a move would bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Preview {
    /// A torch is lit.
    Torch {
        /// The rooms it would show.
        shows: Vec<Place>,
    },
    /// A crystal ball: all cards are seen before another one is chosen.
    CrystalBall,
    /// The card leads out of the room: it neither helps nor hurts.
    Escape,
    /// The card counts.
    Card {
        /// For this much.
        value: u8,
        /// Whether that is not what it counts elsewhere.
        unlike_elsewhere: bool,
        /// Whether it is an item, so that the power cards stay in the hand.
        spares_power_cards: bool,
        /// What it brings in this room.
        brings: Brings,
    },
}

/// What a card brings in a room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "room", rename_all = "snake_case")]
pub enum Brings {
    /// In a treasure room.
    Treasure(TreasurePreview),
    /// Against a monster or a boss.
    Fight(FightPreview),
    /// Coins from a vault.
    Coins {
        /// As the card says.
        coins: u8,
        /// As many of them as the purse takes in.
        kept: u8,
    },
    /// A potion from a vault.
    Potion {
        /// The wounds it heals.
        heals: u8,
    },
    /// An item from a vault.
    Item(ItemPreview),
    /// At a trap.
    Trap(TrapPreview),
}

/// How likely something is, as far as can be known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Likelihood {
    /// It cannot happen.
    Never,
    /// That depends on the others.
    Possible,
    /// It will happen.
    Certain,
}

/// The least and the most of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Range {
    pub least: u8,
    pub most: u8,
}

/// What a card brings in a treasure room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TreasurePreview {
    /// The chests.
    pub chests: [u8; 2],
    /// The coins that may be gained, as many as the purse takes in.
    pub coins: Range,
    /// What will be got, where that is certain.
    pub certain: Option<ChestShare>,
    /// Who can play higher.
    pub higher: SeatSet,
    /// Who can play the same.
    pub equal: SeatSet,
    /// Whether every card that counts is known.
    pub all_known: bool,
}

/// A share of the treasure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChestShare {
    /// 1 for the highest card, 2 for the second-highest, 0 for none that opens a chest.
    pub place: u8,
    /// What the chest holds.
    pub chest: u8,
    /// Who else opens it.
    pub with: SeatSet,
    /// What each of them gets.
    pub each: u8,
    /// As much of it as the purse takes in.
    pub kept: u8,
}

/// What a card brings against a monster or a boss.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FightPreview {
    /// What all cards must come to; nothing where nothing helps.
    pub strength: Option<u8>,
    /// What all cards may come to, this one included.
    pub total: Range,
    /// Whether every card that counts is known.
    pub all_known: bool,
    /// Those who stay in the room and whose card is not known.
    pub unknown: SeatSet,
    /// Whether nobody else's card is known.
    pub none_known: bool,
    /// What these must add so that it falls.
    pub needed: u8,
    /// The most they can add.
    pub they_can_add: u8,
    /// Whether it attacks.
    pub attacks: Likelihood,
    /// Whether it attacks the highest card instead of the lowest.
    pub attacks_highest: bool,
    /// Whether it attacks you, if it attacks.
    pub attacks_you: Likelihood,
    /// Whom it attacks, where that is certain.
    pub attacked: Option<SeatSet>,
    /// What an attack does to you; nothing where its attacks harm nobody.
    pub harm: Option<Harm>,
    /// The pay for the highest card, where anybody can be paid.
    pub reward: Option<Reward>,
}

/// What an attack does to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Harm {
    /// Wounds suffered.
    pub wounds: u8,
    /// Coins lost, as many as there are.
    pub coins: u8,
    /// Whether they are out of the game.
    pub eliminates: bool,
}

/// What a boss pays the highest card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Reward {
    /// So many coins.
    pub coins: u8,
    /// As many of them as your purse takes in.
    pub kept: u8,
    /// Whether you are paid.
    pub yours: Likelihood,
    /// Whether anybody is.
    pub paid: Likelihood,
}

/// What a card brings that takes an item in a vault.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ItemPreview {
    /// Which item.
    pub item: Item,
    /// How many are left in the supply.
    pub left: u8,
    /// How many more may come back to the supply before they are handed out.
    pub may_come_back: u8,
    /// Who else may want one.
    pub rivals: SeatSet,
    /// How many of them are sure to.
    pub sure_rivals: u8,
    /// Whether it is taken.
    pub taken: Likelihood,
}

/// What a card brings at a trap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TrapPreview {
    /// What those it hits lose or suffer.
    pub hits: Hits,
    /// Whom it hits if it goes off.
    pub seats: SeatSet,
    /// If nobody plays higher than they must.
    pub at_least: TrapHit,
    /// The worst that the others can still make of it, where that is worse.
    pub at_worst: Option<TrapHit>,
    /// Whether the highest card is known.
    pub certain: bool,
}

/// How hard a trap hits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TrapHit {
    /// With this as the highest card.
    pub highest: u8,
    /// Coins lost, as many as there are, or wounds suffered; 0 if it stays quiet.
    pub amount: u8,
}

impl Likelihood {
    /// How likely it is what was seen in some worlds and not in others.
    pub(crate) fn of(seen: bool, not_seen: bool) -> Likelihood {
        match (seen, not_seen) {
            (true, true) => Likelihood::Possible,
            (true, false) => Likelihood::Certain,
            (false, _) => Likelihood::Never,
        }
    }
}

impl Raiders {
    /// What a move of this seat would bring.
    pub(crate) fn preview_of(&self, view: &View, seat: Seat, action: Move) -> Preview {
        let room = &view.current_room().room;
        match action {
            Move::LightTorch => Preview::Torch { shows: view.dark_places().collect() },
            Move::Play(card) if room.is_escaped_by(card) => Preview::Escape,
            Move::Play(Card::CrystalBall) => Preview::CrystalBall,
            Move::Play(card) => {
                let value = room.counts(card);
                Preview::Card {
                    value,
                    unlike_elsewhere: value != card.value(),
                    spares_power_cards: card.item().is_some(),
                    brings: self.brings(view, seat, value, room),
                }
            }
        }
    }

    fn brings(&self, view: &View, seat: Seat, value: u8, room: &Room) -> Brings {
        debug_assert!((1..=HIGHEST).contains(&value), "a card that counts");
        let others = Others::of(view, seat, room);
        match room {
            Room::Treasure { chests } => {
                Brings::Treasure(self.foresee_treasure(view, &others, value, *chests))
            }
            Room::Monster { .. } | Room::Boss(_) => {
                Brings::Fight(self.foresee_fight(view, &others, value, room))
            }
            Room::Vault { benefits } => self.foresee_vault(view, &others, value, benefits),
            Room::Trap { hits, penalty } => {
                Brings::Trap(self.foresee_trap(view, &others, value, *hits, penalty))
            }
        }
    }
}
