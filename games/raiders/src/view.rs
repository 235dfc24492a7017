//! What an eye sees: filled field by field, never the state with holes in it.

use crate::Raiders;
use crate::card::{Card, CardSet};
use crate::cards::LevelCard;
use crate::item::{Item, ItemCounts};
use crate::number::{Face, Place};
use crate::room::RoomInfo;
use crate::scoring::Ending;
use crate::state::{Phase, ROOM_CARDS_USED, ROOMS, State};
use serde::Serialize;
use undercroft_core::{Eye, Seat, SeatSet};

/// The table as one eye sees it.
///
/// Hands are secret, but what lies open can be counted: which power cards are out, which items were taken and
/// returned. So the view shows everybody's hand as a careful observer would know it, and no more: a card laid face
/// down still counts as held.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The level, counted from 1.
    pub level: u8,
    /// The current room of the row, counted from 1.
    pub room: u8,
    /// What the table waits for.
    pub phase: Phase,
    /// From whom.
    pub waiting_for: SeatSet,
    /// The level's rooms, left to right.
    pub row: Vec<RoomView>,
    /// Everyone, by seat.
    pub players: Vec<PlayerView>,
    /// Items left in the open supply.
    pub supply: ItemCounts,
    /// Who holds the map, in the tactical variant.
    pub map: Option<Seat>,
    /// The level cards not used yet, each as its row: `U` for a room that will lie open and `D` for a dark one.
    pub level_cards_left: Vec<String>,
    /// The rooms that this eye has not seen yet.
    pub unseen_rooms: Vec<UnseenRoom>,
    /// How many of them will never come.
    pub rooms_never_used: usize,
    /// Who would collapse from their wounds if the game ended now; once it is over, who did.
    pub collapsing: SeatSet,
    /// How it ended, once it has.
    pub ending: Option<Ending>,
}

/// A room card of which an eye has not seen every copy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UnseenRoom {
    /// Its name.
    pub name: String,
    /// How many copies have not been seen.
    pub copies: usize,
}

/// A room of the row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoomView {
    /// Whether the party is past it, in it or before it.
    pub passed: bool,
    /// Whether it lies face down on the table.
    pub face_down: bool,
    /// Its face, where this eye knows it.
    pub face: Option<Face>,
    /// Its name and values, where this eye knows them.
    pub info: Option<RoomInfo>,
    /// Who is known to have looked at it by torch.
    pub seen_by: SeatSet,
}

/// A player as the eye sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The character they play.
    pub character: String,
    /// Their coins.
    pub coins: u8,
    /// Their wounds.
    pub wounds: u16,
    /// The power cards they can still play in this level.
    pub hand: Vec<u8>,
    /// The power cards that lie open in front of them.
    pub shown: Vec<u8>,
    /// Their items.
    pub items: ItemCounts,
    /// What they have played into the current room.
    pub played: PlayedCard,
    /// Whether a boss has put them out of the game.
    pub eliminated: bool,
}

/// A card in front of somebody in the current room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PlayedCard {
    /// Not yet.
    None,
    /// Face down.
    FaceDown,
    /// Face down, but this eye knows it.
    Known(Card),
    /// Open.
    Open(Card),
}

impl View {
    /// The room the party is in, which always lies open.
    pub(crate) fn current_room(&self) -> &RoomInfo {
        let room = self.row.get(usize::from(self.room).wrapping_sub(1)).and_then(|room| room.info.as_ref());
        room.expect("the party has turned its room over")
    }

    /// A player by their seat.
    pub(crate) fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }

    /// The rooms of the row that are dark to this eye.
    pub(crate) fn dark_places(&self) -> impl Iterator<Item = Place> {
        let dark = |(_, room): &(usize, &RoomView)| room.info.is_none();
        self.row.iter().enumerate().filter(dark).map(|(place, _)| Place(place as u8))
    }
}

impl PlayerView {
    /// All cards they hold as far as this eye knows: one laid face down among them.
    pub(crate) fn held(&self) -> CardSet {
        let items = Item::ALL.into_iter().filter(|&item| self.items.of(item) > 0).map(Card::from);
        let powers = self.hand.iter().filter_map(|&value| Card::power(value.into()));
        powers.chain(items).collect()
    }
}

impl Raiders {
    /// What this eye sees.
    pub(crate) fn seen_by(&self, state: &State, eye: Eye) -> View {
        let hidden = self.hidden_places(state, eye);
        View {
            level: state.level + 1,
            room: state.place + 1,
            phase: state.phase,
            waiting_for: state.awaited,
            row: (0..ROOMS).map(|place| self.room_view(state, place, hidden)).collect(),
            players: Seat::all(self.players).map(|seat| self.player_view(state, seat, eye)).collect(),
            supply: state.supply.into(),
            map: self.options.tactical.then_some(state.map),
            level_cards_left: self.level_cards_left(state),
            unseen_rooms: self.count_by_name(self.unseen_rooms(state, hidden)),
            rooms_never_used: self.deck.all_rooms().count_ones() as usize - ROOM_CARDS_USED,
            collapsing: self.collapsed(state),
            ending: (state.phase == Phase::Over).then(|| self.ending(state)),
        }
    }

    /// The places of the row whose face this eye does not know, one bit a place.
    fn hidden_places(&self, state: &State, eye: Eye) -> u8 {
        match eye {
            Eye::Seat(seat) => self.unseen_places(state, seat),
            Eye::Spectator => state.face_down,
            Eye::All => 0,
        }
    }

    fn room_view(&self, state: &State, place: usize, hidden: u8) -> RoomView {
        let face = (hidden & (1 << place) == 0).then_some(state.row[place]);
        RoomView {
            passed: place < state.place.into() || state.phase == Phase::Over,
            face_down: state.face_down & (1 << place) != 0,
            face,
            info: face.map(|face| self.deck.info(face).clone()),
            seen_by: if state.face_down & (1 << place) != 0 { state.seen_by } else { SeatSet::EMPTY },
        }
    }

    fn player_view(&self, state: &State, seat: Seat, eye: Eye) -> PlayerView {
        let player = state.player(seat);
        let face_down = self.face_down_cards(state).contains(seat);
        PlayerView {
            character: self.character(player.character).into(),
            coins: player.coins,
            wounds: player.wounds,
            hand: player.hand.values(),
            shown: player.shown.values(),
            items: player.items.into(),
            played: match player.card {
                None => PlayedCard::None,
                Some(card) if !face_down => PlayedCard::Open(card),
                Some(card) if eye == Eye::Seat(seat) || eye == Eye::All => PlayedCard::Known(card),
                Some(_) => PlayedCard::FaceDown,
            },
            eliminated: state.eliminated.contains(seat),
        }
    }

    /// The level cards not used yet, as rows.
    pub(crate) fn level_cards_left(&self, state: &State) -> Vec<String> {
        let unused = |(number, _): &(usize, &u8)| state.levels_left & (1 << number) != 0;
        self.levels.iter().enumerate().filter(unused).map(|(_, &dark)| LevelCard { dark }.row()).collect()
    }

    fn count_by_name(&self, rooms: u64) -> Vec<UnseenRoom> {
        let unseen = |(face, copies)| UnseenRoom { name: self.deck.name(face).into(), copies };
        self.deck.counted(rooms).map(unseen).collect()
    }
}
