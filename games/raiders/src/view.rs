//! What an eye sees: filled field by field, never the state with holes in it.

use crate::Raiders;
use crate::card::Card;
use crate::room::{Face, RoomInfo};
use crate::state::{Phase, ROOMS, State};
use serde::Serialize;
use undercroft_core::{Eye, Outcome, Seat, SeatSet};

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
    /// Items left in the open supply: torches, crystal balls, keys, swords.
    pub supply: [u8; 4],
    /// Who holds the map, in the tactical variant.
    pub map: Option<Seat>,
    /// The level cards that have not been used, `U` for a room that will lie open and `D` for a dark one.
    pub unseen_levels: Vec<String>,
    /// The rooms that this eye has not seen yet and how many there are of each; some of them will not come.
    pub unseen_rooms: Vec<(String, usize)>,
    /// The end, once it has come.
    pub outcome: Option<Outcome>,
    /// Who collapsed from their wounds at the end.
    pub collapsed: SeatSet,
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
    /// Their items: torches, crystal balls, keys, swords.
    pub items: [u8; 4],
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

impl Raiders {
    /// What this eye sees.
    pub(crate) fn seen_by(&self, state: &State, eye: Eye) -> View {
        let over = state.phase == Phase::Over;
        let hidden = self.hidden_places(state, eye);
        View {
            level: state.level + 1,
            room: state.place + 1,
            phase: state.phase,
            waiting_for: state.awaited,
            row: (0..ROOMS).map(|place| self.room_view(state, place, hidden)).collect(),
            players: Seat::all(self.players).map(|seat| self.player_view(state, seat, eye)).collect(),
            supply: state.supply.counts(),
            map: self.options.tactical.then_some(state.map),
            unseen_levels: self.unseen_levels(state),
            unseen_rooms: self.count_by_name(self.unseen_rooms(state, hidden)),
            outcome: over.then(|| self.final_standing(state)),
            collapsed: if over { self.collapsed(state) } else { SeatSet::EMPTY },
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
            items: player.items.counts(),
            played: match player.card {
                None => PlayedCard::None,
                Some(card) if !face_down => PlayedCard::Open(card),
                Some(card) if eye == Eye::Seat(seat) || eye == Eye::All => PlayedCard::Known(card),
                Some(_) => PlayedCard::FaceDown,
            },
            eliminated: state.eliminated.contains(seat),
        }
    }

    fn unseen_levels(&self, state: &State) -> Vec<String> {
        let drawn =
            |dark: &u8| (0..ROOMS).map(|place| if dark & (1 << place) != 0 { 'D' } else { 'U' }).collect();
        let unused = |(number, _): &(usize, &u8)| state.levels_left & (1 << number) != 0;
        self.levels.iter().enumerate().filter(unused).map(|(_, dark)| drawn(dark)).collect()
    }

    fn count_by_name(&self, rooms: u64) -> Vec<(String, usize)> {
        self.deck.counted(rooms).map(|(face, count)| (self.deck.name(face).into(), count)).collect()
    }
}
