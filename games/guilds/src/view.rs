//! What an eye sees: filled field by field, never the state with holes in it.

use crate::adventurer::{Adventurer, Adventurers, Pair};
use crate::cards::{Back, MasterCard, RoomCard};
use crate::dungeon::{Depth, SPACES, Standing};
use crate::placement::Fee;
use crate::room::{Face, Level};
use crate::state::{Phase, State};
use crate::{Guilds, Masters};
use serde::Serialize;
use undercroft_core::{Eye, Outcome, Seat, SeatSet};

/// The table as one eye sees it. Money, adventurers and the backs of the rooms are open to all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The round, counted from 1; there are as many as players.
    pub round: u8,
    /// What the table waits for.
    pub phase: Phase,
    /// From whom.
    pub waiting_for: SeatSet,
    /// Who has the start player marker; nobody before the placing has begun.
    pub marker: Option<Seat>,
    /// Whose turns are to come in the winding order as things stand, the current one first.
    pub turns: Vec<Seat>,
    /// The Dungeon Master of the round, by its number.
    pub master: Option<u8>,
    /// The same with all it changes.
    pub master_info: Option<MasterCard>,
    /// The rooms from the top.
    pub dungeon: Vec<RoomView>,
    /// Everyone, by seat.
    pub players: Vec<PlayerView>,
    /// The Dungeon Masters that may still come, by their numbers; some of them will not.
    pub unseen_masters: Vec<u8>,
    /// The rooms that nobody has seen yet; some of them will not come, and some lie in the discard pile.
    pub unseen_rooms: Vec<Face>,
    /// How many rooms of level 1, 2 and 3 are still to be dealt from.
    pub undealt: [u8; Level::COUNT],
    /// The end, once it has come.
    pub outcome: Option<Outcome>,
}

/// A room of the dungeon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoomView {
    /// Its threat level.
    pub level: Level,
    /// What its back shows.
    pub back: Back,
    /// By how much the Dungeon Master changes its defense.
    pub defense_change: i8,
    /// By how much the Dungeon Master changes its treasure.
    pub treasure_change: i8,
    /// Who stands in it.
    pub spaces: [SpaceView; SPACES],
    /// Their strength together.
    pub strength: u8,
    /// The strength that locks it.
    pub locks_at: u8,
    /// Whether it is locked.
    pub locked: bool,
    /// What it costs to bump an adventurer there; a ghost costs the bank's part alone.
    pub bump: Fee,
    /// What became of it.
    pub fate: Fate,
    /// Its front, once it is open.
    pub face: Option<Face>,
    /// The same with its values.
    pub info: Option<RoomCard>,
}

/// Who stands in a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum SpaceView {
    /// Nobody.
    Empty,
    /// A ghost, as strong as the level of the room.
    Ghost,
    /// Somebody's adventurer.
    Taken { seat: Seat, adventurer: Adventurer },
}

/// What became of a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It is not open yet.
    Closed,
    /// Its monsters are defeated.
    Defeated,
    /// They are not.
    Failed,
    /// It lies below a failed one: failed too, and never opened.
    Abandoned,
}

/// A player as the eye sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Their money.
    pub money: u16,
    /// Their team, counted from 0, where there are teams.
    pub team: Option<u8>,
    /// The adventurers they can still place.
    pub available: Adventurers,
    /// Those in the dungeon.
    pub placed: Adventurers,
    /// Those out of use this round.
    pub disabled: Adventurers,
    /// Whom they mean to disable.
    pub choice: Choice,
}

/// Whom somebody has decided to disable, before it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// There is nothing to decide, or not yet decided.
    None,
    /// Decided in secret.
    Secret,
    /// Decided, and this eye knows it.
    Known(Pair),
}

impl Guilds {
    /// What this eye sees.
    pub(crate) fn seen_by(&self, state: &State, eye: Eye) -> View {
        let master = (self.options.masters != Masters::None).then_some(state.master);
        let placing = state.phase == Phase::Placing;
        View {
            round: state.round + 1,
            phase: state.phase,
            waiting_for: state.awaited,
            marker: (state.phase != Phase::Disabling).then_some(state.marker),
            turns: if placing { self.turns_to_come(state) } else { Vec::new() },
            master,
            master_info: master.map(|number| self.master_card(number).clone()),
            dungeon: Depth::all(self.rooms).map(|room| self.room_view(state, room)).collect(),
            players: Seat::all(self.players).map(|seat| self.player_view(state, seat, eye)).collect(),
            unseen_masters: self.master_numbers(state.masters_left),
            unseen_rooms: self.deck.faces(state.unseen).collect(),
            undealt: state.undealt,
            outcome: (state.phase == Phase::Over).then(|| self.final_standing(state)),
        }
    }

    fn room_view(&self, state: &State, room: Depth) -> RoomView {
        let there = &state.dungeon[room.index()];
        let change = self.change_at(state, room);
        RoomView {
            level: there.level,
            back: *self.deck.back(there.level),
            defense_change: change.defense,
            treasure_change: change.treasure,
            spaces: there.standing().map(SpaceView::of),
            strength: there.combined_strength(),
            locks_at: there.locks_at,
            locked: there.is_locked(),
            bump: self.bump_fee(there.level),
            fate: self.fate(state, room),
            face: there.face,
            info: there.face.map(|face| self.deck.card(face).clone()),
        }
    }

    /// What became of a room. Rooms are opened only in the resolution phase, so they lie open only when all is over.
    pub(crate) fn fate(&self, state: &State, room: Depth) -> Fate {
        let there = &state.dungeon[room.index()];
        match there.face {
            Some(_) if there.combined_strength() >= self.defense(state, room) => Fate::Defeated,
            Some(_) => Fate::Failed,
            None if state.phase == Phase::Over => Fate::Abandoned,
            None => Fate::Closed,
        }
    }

    fn player_view(&self, state: &State, seat: Seat, eye: Eye) -> PlayerView {
        let player = state.player(seat);
        PlayerView {
            money: player.money,
            team: self.team(seat).map(|team| team as u8),
            available: player.available(),
            placed: player.placed,
            disabled: player.disabled,
            choice: match Pair::of(player.chosen) {
                None => Choice::None,
                Some(pair) if eye == Eye::Seat(seat) || eye == Eye::All => Choice::Known(pair),
                Some(_) => Choice::Secret,
            },
        }
    }
}

impl SpaceView {
    fn of(standing: Standing) -> SpaceView {
        match standing {
            Standing::Nobody => SpaceView::Empty,
            Standing::Ghost => SpaceView::Ghost,
            Standing::Adventurer(seat, adventurer) => SpaceView::Taken { seat, adventurer },
        }
    }
}
