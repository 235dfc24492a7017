//! What an eye sees: hands are their owners', and so is what lies face down, but for whoever has looked at it.

use crate::Builder;
use crate::ids::{Card, Figure, Member, Monster, Party, Place, Red};
use crate::moves::{Aim, Target};
use crate::state::{Fate, Order, Stage, State};
use serde::Serialize;
use undercroft_core::{Seat, SeatSet};

/// What an eye sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The cycle, counted from 1, which is the level of the adventurers too.
    pub cycle: u8,
    /// How many cycles there are.
    pub cycles: u8,
    /// The building round, counted from 1; beyond the last while the party adventures.
    pub round: u8,
    /// How many building rounds a cycle has.
    pub rounds: u8,
    /// What is to be decided.
    pub stage: Stage,
    /// Who decides; nobody once it is over.
    pub deciding: SeatSet,
    /// Who is first in this cycle.
    pub first: Seat,
    /// Whose building turn it is, or who is invaded.
    pub turn: Seat,
    /// The available cards by their slots; none where one was just taken.
    pub available: Vec<Option<Card>>,
    /// How often they were dealt anew when they were last laid out, for too many were black.
    pub redeals: u8,
    /// The available cards that were taken in this turn.
    pub took: Vec<Card>,
    /// How many cards the deck has.
    pub deck: u16,
    /// What was discarded.
    pub discards: Vec<Held>,
    /// How many of each improvement can be bought.
    pub improvements: Vec<u8>,
    /// The parties that may still come.
    pub parties: Vec<Party>,
    /// Everybody, by seat.
    pub players: Vec<PlayerView>,
    /// One's own hand; empty for whoever watches.
    pub hand: Vec<Held>,
    /// What one wants to be asked about in the windows of this invasion; nothing for whoever watches.
    pub order: Option<Order>,
    /// The interference that waits for an answer.
    pub interference: Option<InterferenceView>,
    /// The party and how it fares.
    pub invasion: Option<InvasionView>,
    /// The table as this eye knows it, by which the rules reckon what a move would bring. What is hidden is not in it.
    #[serde(skip)]
    pub(crate) known: Box<State>,
}

/// Cards of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Held {
    /// The kind.
    pub card: Card,
    /// How many.
    pub count: u8,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The gold in the hoard.
    pub gold: u16,
    /// How many cards are in the hand.
    pub cards: u16,
    /// Which ones, where this eye may know.
    pub hand: Option<Vec<Held>>,
    /// The rooms, the one next to the hoard first.
    pub rooms: Vec<RoomView>,
    /// The most rooms that there may be.
    pub most_rooms: u8,
    /// The major improvements.
    pub improvements: Vec<Red>,
}

/// A room with what lies above and below it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoomView {
    /// Its place.
    pub place: Place,
    /// What it is; nothing where this eye may not know.
    pub card: Option<Card>,
    /// Whether it lies face up.
    pub face_up: bool,
    /// How many upgrades lie on it.
    pub level: u8,
    /// The trap below it.
    pub trap: Option<TrapView>,
    /// The monsters above it.
    pub monsters: Vec<MonsterView>,
}

/// A card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LaidCard {
    /// What it is; nothing where this eye may not know.
    pub card: Option<Card>,
    /// Whether it lies face up.
    pub face_up: bool,
}

/// A trap.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TrapView {
    /// Its cards, the base first; none where the room came with it.
    pub cards: Vec<LaidCard>,
    /// Its upgrade, damage and charges, where this eye knows all its cards.
    pub level: Option<u8>,
    /// See above.
    pub strength: Option<u8>,
    /// See above.
    pub charges: Option<u8>,
}

/// A monster card with its upgrades.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MonsterView {
    /// Which one.
    pub monster: Monster,
    /// Its cards, the base first.
    pub cards: Vec<LaidCard>,
    /// Its upgrade and values, where this eye knows all its cards.
    pub level: Option<u8>,
    /// See above.
    pub strength: Option<u8>,
    /// See above.
    pub health: Option<u8>,
    /// How many figures it stands for.
    pub figures: Option<u8>,
    /// How many of them died in this adventure.
    pub killed: u8,
    /// Whether it walked here.
    pub walked: bool,
}

/// An interference that waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct InterferenceView {
    /// The card.
    pub card: Card,
    /// Whose.
    pub by: Seat,
    /// Whose dungeon.
    pub whom: Seat,
    /// What in it.
    pub at: Aim,
}

/// Where a party is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Whereabouts {
    /// At the entrance.
    Entrance,
    /// In a room.
    Room(Place),
    /// At the hoard.
    Hoard,
}

/// A party in a dungeon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct InvasionView {
    /// Whose dungeon.
    pub victim: Seat,
    /// Who decides for the party.
    pub invader: Seat,
    /// Its card.
    pub party: Party,
    /// Its members, in party order.
    pub members: Vec<MemberView>,
    /// Where it is.
    pub at: Whereabouts,
    /// Whether it is on its way out.
    pub outward: bool,
    /// The door in its way: whether it is the one before the hoard, and its charges.
    pub door: Option<DoorView>,
    /// The monsters that fight here, the strongest first once the fight begins.
    pub fighters: Vec<FighterView>,
    /// The combat round, counted from 1; 0 outside of combat.
    pub combat: u8,
    /// Whose turn it is to strike.
    pub striker: Option<Member>,
    /// Who may still play cards in the present window, in order.
    pub to_answer: Vec<Seat>,
    /// The cards played in the present window.
    pub played: Vec<PlayedView>,
    /// Whether nobody can use abilities in this room.
    pub fog: bool,
    /// Whether nobody loses morale in this room.
    pub steady: bool,
    /// How many Guardians watch over the party.
    pub guardians: u8,
    /// How many still lose morale on entering.
    pub frights: u8,
}

/// A door in the party's way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DoorView {
    /// Whether it stands before the hoard.
    pub vault: bool,
    /// Its charges.
    pub left: u8,
}

/// A member of a party.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MemberView {
    /// What.
    pub class: crate::ids::Class,
    /// What became of it.
    pub fate: Fate,
    /// Health that is left.
    pub health: u8,
    /// Full health.
    pub full_health: u8,
    /// Morale that is left.
    pub morale: u8,
    /// Charges that are left.
    pub charges: u8,
    /// The strength of its next strike.
    pub strength: u8,
    /// Whether it carries gold.
    pub gold: bool,
    /// Points of damage that it will not feel.
    pub ward: u8,
    /// Whether the next monster wounds it for sure.
    pub owes: bool,
    /// The monster that it hates: its card and its upgrade.
    pub hates: Option<Hated>,
}

/// A type of monsters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hated {
    /// Its base card.
    pub card: Card,
    /// Its upgrade.
    pub level: u8,
}

/// A monster that fights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FighterView {
    /// Which one.
    pub figure: Figure,
    /// Its card.
    pub monster: Monster,
    /// Health that is left.
    pub health: u8,
    /// The damage that it does.
    pub strength: u8,
    /// Whether it came by a card that was played.
    pub extra: bool,
}

/// A card that was played in the present window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayedView {
    /// The card.
    pub card: Card,
    /// Whose.
    pub by: Seat,
    /// What it is aimed at.
    pub target: Target,
}

impl View {
    /// The room of a player at a place, if there is one.
    pub fn room(&self, seat: Seat, place: Place) -> Option<&RoomView> {
        self.players.get(seat.index())?.rooms.get(place.index())
    }

    /// A monster card of a player, if there is one.
    pub fn monster(&self, seat: Seat, monster: Monster) -> Option<(&RoomView, &MonsterView)> {
        let rooms = self.players.get(seat.index())?.rooms.iter();
        rooms
            .flat_map(|room| room.monsters.iter().map(move |one| (room, one)))
            .find(|(_, one)| one.monster == monster)
    }
}

impl Builder {
    /// Whether a card on the table is known to an eye.
    pub(crate) fn line_card(&self, line: usize) -> Card {
        let is_base = |face: &crate::cards::Face| face.builds == crate::cards::Builds::Monster(line as u8);
        Card(self.cards.faces.iter().position(is_base).unwrap_or(0) as u8)
    }
}
