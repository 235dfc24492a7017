//! What happens.

use crate::ids::{Card, Class, Figure, Member, Monster, Party, Place, Played, Red, Slot};
use crate::moves::{Aim, On, Ruin, Target};
use crate::vocabulary::Ability;
use serde::Serialize;
use undercroft_core::{Seat, SeatSet};

/// What happened. Where the public may know less than a seat, two events are told: that a card was laid, and to its owner which.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    // Set-up and drawing
    /// The dealer was drawn.
    DealerIs { seat: Seat },
    /// Somebody draws cards from the deck.
    CardsDrawn { seat: Seat, count: u8 },
    /// To that seat alone: one of them.
    CardDrawn { seat: Seat, card: Card },
    /// An available card is laid out.
    Available { slot: Slot, card: Card },
    /// Too many available cards were black: all went back into the deck and were dealt anew, so often.
    Redealt { times: u8 },
    /// The discards are the deck again.
    Reshuffled { cards: u16 },
    /// The first available card says who is first.
    FirstIs { seat: Seat, card: Card },

    // Building
    /// A cycle begins.
    CycleBegan { cycle: u8, of: u8, first: Seat },
    /// A building round begins.
    RoundBegan { round: u8 },
    /// Somebody's turn to build.
    TurnBegan { seat: Seat },
    /// Somebody takes an available card.
    Taken { seat: Seat, slot: Slot, card: Card },
    /// A card is laid face down on something.
    Upgraded { seat: Seat, on: On },
    /// To its owner alone: with which card, and what it is now.
    UpgradedWith { seat: Seat, on: On, card: Card, base: Card, level: u8 },
    /// A room is discarded with all it held, by its owner or because the dungeon has room for fewer.
    RoomDiscarded { seat: Seat, place: Place, card: Card },
    /// A room is built, face down.
    Built { seat: Seat, place: Place },
    /// To its owner alone: which one.
    BuiltIs { seat: Seat, place: Place, card: Card },
    /// A monster is placed above a room, face down.
    MonsterPut { seat: Seat, place: Place, monster: Monster },
    /// A trap is placed below a room, face down.
    TrapPut { seat: Seat, place: Place },
    /// To its owner alone: which one.
    PutIs { seat: Seat, place: Place, card: Card },
    /// A monster walks to the next room.
    Walked { seat: Seat, monster: Monster, from: Place, to: Place },
    /// A major improvement is bought.
    Bought { seat: Seat, red: Red, cost: u8 },
    /// One is given back.
    GivenBack { seat: Seat, red: Red },
    /// An interference is played.
    Interfered { seat: Seat, card: Card, whom: Seat, at: Aim },
    /// It is cancelled.
    Countered { seat: Seat, card: Card },
    /// It is not.
    Accepted { seat: Seat },
    /// Gold goes from one hoard to another.
    Stolen { from: Seat, to: Seat, gold: u8 },
    /// A trap is discarded: by sabotage, or because it has no charges left.
    TrapGone { seat: Seat, place: Place, card: Option<Card> },
    /// A monster card changes hands.
    Mutinied { from: Seat, to: Seat, place: Place },
    /// To those two alone: which one.
    MutinyIs { from: Seat, to: Seat, card: Card },
    /// Somebody looks at all face-down cards of a dungeon.
    Scried { seat: Seat, whom: Seat, cards: u8 },
    /// Somebody discards a card from the hand.
    Discarded { seat: Seat, card: Card },

    // The party
    /// The party of this cycle.
    PartyIs { party: Party, level: u8 },
    /// It enters somebody's dungeon.
    InvasionBegan { victim: Seat, invader: Seat },
    /// It moves into a room.
    Entered { place: Place, card: Card, level: u8, outward: bool },
    /// A movement that leads nowhere: the party spends it where it is.
    Stayed { place: Place, why: Stay },
    /// It is back at the entrance.
    BackAtEntrance,
    /// A room is turned face up.
    RoomRevealed { place: Place, card: Card, level: u8 },
    /// A trap is turned face up.
    TrapRevealed { place: Place, card: Card, level: u8, strength: u8, charges: u8 },
    /// A monster is turned face up.
    MonsterRevealed { monster: Monster, place: Place, card: Card, level: u8, figures: u8 },
    /// A door has so many charges left.
    DoorHolds { place: Place, vault: bool, left: u8 },
    /// A member spends charges on an ability.
    AbilityUsed { hero: Hero, ability: Ability, left: u8 },
    /// A door takes damage.
    DoorDamaged { place: Place, vault: bool, damage: u8, left: u8 },
    /// A trap loses charges by a Bash or is disabled.
    TrapDamaged { place: Place, damage: u8, left: u8 },
    /// A card is drawn for a guard.
    GuardDrawn { place: Place, card: Card, stays: bool },
    /// A figure is brought for gold.
    Brought { foe: Foe, from: Place, cost: u8 },

    // Windows
    /// Whoever wants to may help or hinder now.
    WindowOpened { recovery: bool },
    /// A card is played.
    CardPlayed { seat: Seat, card: Card, target: Target },
    /// Somebody plays nothing more.
    Passed { seat: Seat },
    /// A played card is cancelled.
    Cancelled { played: Played, card: Card, by: Card },
    /// A played card takes effect.
    TookEffect { played: Played, card: Card, target: Target },

    // What becomes of the party
    /// A member takes damage.
    Hurt { hero: Hero, damage: u8, left: u8, by: Cause },
    /// A member is healed.
    Healed { hero: Hero, left: u8 },
    /// A member's morale changes.
    MoraleChanged { hero: Hero, by: i8, left: u8 },
    /// A member's charges change by a card.
    ChargesChanged { hero: Hero, by: i8, left: u8 },
    /// Morale would have been lost, but for the Moral Compass.
    Steadied,
    /// A member would have died, but for a Guardian.
    Guarded { hero: Hero },
    /// A trap leaves a member alone.
    Spared { hero: Hero },
    /// The trap of this room does not fire.
    TrapIdle { place: Place },
    /// The party slips past this room's monsters.
    Passing { place: Place },
    /// A member hates a type of monsters from now on.
    Hates { hero: Hero, foe: Foe },
    /// A combat round begins.
    RoundOfCombat { round: u8, figures: u8 },
    /// A member strikes a monster.
    Struck { hero: Hero, figure: Figure, foe: Foe, damage: u8, left: u8 },
    /// A figure is killed.
    Killed { foe: Foe, left: u8 },
    /// A figure is not there in this combat, or is there besides.
    FigureChanged { foe: Foe, more: bool },
    /// A member dies.
    Died { hero: Hero },
    /// A member flees.
    Fled { hero: Hero },
    /// Dropped gold is picked up, or goes back to the hoard.
    GoldDropped { from: Hero, to: Option<Hero> },
    /// A hoard earns gold.
    Earned { seat: Seat, gold: u8 },
    /// The party is at the hoard.
    HoardReached { seat: Seat },
    /// A member takes a piece of gold.
    GoldTaken { hero: Hero },
    /// The party destroys something.
    Destroyed { seat: Seat, ruin: Ruin },
    /// The party leaves with so much gold.
    PartyLeft { gold: u8 },
    /// The invasion is over.
    InvasionEnded { victim: Seat, reached: bool },
    /// A monster card is discarded, for all its figures are dead.
    MonsterGone { seat: Seat, card: Card, level: u8 },
    /// A monster that was killed is there again.
    MonsterReturned { seat: Seat, foe: Foe },

    /// The game is over, and these have won.
    Ended { winners: SeatSet, gold: u16 },
}

/// A member of the party, by its place and its class.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hero {
    /// The place in the party order.
    pub member: Member,
    /// The class.
    pub class: Class,
}

/// A monster, by its card in the dungeon and by what it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Foe {
    /// Which card of the dungeon.
    pub monster: Monster,
    /// Its base card.
    pub card: Card,
    /// Its upgrade.
    pub level: u8,
}

/// Why a party stays where it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stay {
    /// A door.
    Door,
    /// Secret doors.
    SecretDoors,
}

/// What hurt somebody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The trap of the room.
    Trap,
    /// The monsters of the room.
    Monsters,
    /// The monster that a berserk member meets next.
    Berserk,
    /// A monster that corrodes whoever strikes it.
    Corrosion,
    /// A card.
    Card,
}
