//! What an eye sees: filled field by field, never the state with holes in it.

use crate::adventurer::{ADVENTURERS, Adventurer, Adventurers, Pair};
use crate::cards::{Back, MasterCard, RoomCard};
use crate::dungeon::{Depth, Room, SPACES, Standing};
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
    /// The Dungeon Master of the round, by its name.
    pub master: Option<String>,
    /// The same with all it changes.
    pub master_info: Option<MasterCard>,
    /// What it costs in this dungeon to heal an adventurer of strength 1 to 5; while everyone decides whom to disable, what
    /// leaving it out brings.
    pub healing: [u8; ADVENTURERS],
    /// The rooms from the top.
    pub dungeon: Vec<RoomView>,
    /// Everyone, by seat.
    pub players: Vec<PlayerView>,
    /// The Dungeon Masters that may still come, by name; some of them will not.
    pub masters_left: Vec<String>,
    /// The rooms that nobody has seen yet, by name; some of them will not come, and some lie in the discard pile.
    pub unseen: Vec<String>,
    /// How many rooms of level 1, 2 and 3 are still to be dealt from.
    pub undealt: [u8; Level::COUNT],
    /// The end, once it has come.
    pub outcome: Option<Outcome>,
    /// How it came about: everyone, or every team, from the best; nobody before the end.
    pub accounts: Vec<Account>,
}

/// A room of the dungeon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoomView {
    /// Its threat level.
    pub level: Level,
    /// What its back shows.
    pub back: Back,
    /// The least and the most defense that it may have here, with what the Dungeon Master changes; an open room has one.
    pub defense: [u8; 2],
    /// The least and the most dollars that it may hold here, with what the Dungeon Master changes; an open room has one.
    pub treasure: [u16; 2],
    /// By how much the Dungeon Master changes its defense.
    pub defense_change: i8,
    /// By how much the Dungeon Master changes its treasure.
    pub treasure_change: i8,
    /// Who stands in it.
    pub spaces: [SpaceView; SPACES],
    /// How strong they are; nobody counts 0, and a ghost as much as the level of the room.
    pub strengths: [u8; SPACES],
    /// Their strength together.
    pub strength: u8,
    /// Whether that beats the room, whoever joins them where a space is empty.
    pub outlook: Outlook,
    /// The strength that locks it.
    pub locks_at: u8,
    /// Whether it is locked.
    pub locked: bool,
    /// What it costs to bump an adventurer there; a ghost costs the bank's part alone.
    pub bump: Fee,
    /// What became of it.
    pub fate: Fate,
    /// Its front by its name, once it is open.
    pub card: Option<String>,
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

/// Whether a strength beats what may be behind a door.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Outlook {
    /// Whatever it is.
    Surely,
    /// That depends on what it is, or on who joins.
    Perhaps,
    /// Whatever it is, and whoever joins, it is too little.
    Never,
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
    /// Their team, counted from 1, where there are teams.
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

/// What the end brought to those who win or lose together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Account {
    /// A team, or somebody alone.
    pub seats: SeatSet,
    /// Its number, counted from 1, where there are teams.
    pub team: Option<u8>,
    /// Their money together.
    pub money: u16,
    /// The strongest adventurer that they could have sent into the last dungeon and did not.
    pub left_out: Option<Adventurer>,
    /// Whether others have just as much of the most money, so that the adventurer left out decided.
    pub tied: bool,
    /// Whether they win.
    pub won: bool,
}

impl Guilds {
    /// What this eye sees.
    pub(crate) fn seen_by(&self, state: &State, eye: Eye) -> View {
        let master = (self.options.masters != Masters::None).then(|| self.master_card(state.master));
        let placing = state.phase == Phase::Placing;
        View {
            round: state.round + 1,
            phase: state.phase,
            waiting_for: state.awaited,
            marker: (state.phase != Phase::Disabling).then_some(state.marker),
            turns: if placing { self.turns_to_come(state) } else { Vec::new() },
            master: master.map(|card| card.name.clone()),
            master_info: master.cloned(),
            healing: match state.phase {
                Phase::Disabling => self.healing,
                Phase::Placing | Phase::Over => self.healing_costs(state),
            },
            dungeon: Depth::all(self.rooms).map(|room| self.room_view(state, room)).collect(),
            players: Seat::all(self.players).map(|seat| self.player_view(state, seat, eye)).collect(),
            masters_left: self.master_names(state.masters_left),
            unseen: self.deck.faces(state.unseen).map(|face| self.deck.card(face).name.clone()).collect(),
            undealt: state.undealt,
            outcome: (state.phase == Phase::Over).then(|| self.final_standing(state)),
            accounts: if state.phase == Phase::Over { self.accounts(state) } else { Vec::new() },
        }
    }

    fn room_view(&self, state: &State, room: Depth) -> RoomView {
        let there = &state.dungeon[room.index()];
        let change = self.change_at(state, room);
        let info = self.front(state, room).map(|face| self.deck.card(face));
        let back = *self.deck.back(there.level);
        let Back { defense, treasure } =
            info.map_or(back, |card| Back { defense: [card.defense; 2], treasure: [card.treasure; 2] });
        let defense = defense.map(|printed| change.defense_of(printed));
        let equals = if there.is_full() && there.of_one_strength() { self.ways(state).equals } else { 0 };
        RoomView {
            level: there.level,
            back,
            defense,
            treasure: treasure.map(|printed| change.treasure_of(printed, equals)),
            defense_change: change.defense,
            treasure_change: change.treasure,
            spaces: there.standing().map(SpaceView::of),
            strengths: [there.strength_in(0), there.strength_in(1)],
            strength: there.combined_strength(),
            outlook: Outlook::of(there, defense, strongest_but(state.barred)),
            locks_at: there.locks_at,
            locked: there.is_locked(),
            bump: self.bump_fee(there.level),
            fate: self.fate(state, room),
            card: info.map(|card| card.name.clone()),
            info: info.cloned(),
        }
    }

    /// The front of a room that lies open. Rooms are opened only in the resolution phase, and stay only when all is over.
    pub(crate) fn front(&self, state: &State, room: Depth) -> Option<Face> {
        state.dungeon[room.index()].face.filter(|_| state.phase == Phase::Over)
    }

    /// What became of a room.
    pub(crate) fn fate(&self, state: &State, room: Depth) -> Fate {
        match self.front(state, room) {
            Some(_) if state.dungeon[room.index()].combined_strength() >= self.defense(state, room) => {
                Fate::Defeated
            }
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

impl View {
    /// A room as the rules know it, from what is seen of it.
    pub(crate) fn room(&self, room: Depth) -> Room {
        let seen = &self.dungeon[room.index()];
        let mut there = Room::closed(seen.level);
        there.locks_at = seen.locks_at;
        for (space, standing) in seen.spaces.into_iter().enumerate() {
            there.put(space, standing.standing());
        }
        there
    }

    /// The adventurers that the Dungeon Master keeps out.
    pub(crate) fn barred(&self) -> Adventurers {
        let bars = self.master_info.as_ref().and_then(|master| master.ways.bars);
        bars.map_or(Adventurers::NONE, Adventurers::only)
    }
}

impl SpaceView {
    fn standing(self) -> Standing {
        match self {
            SpaceView::Empty => Standing::Nobody,
            SpaceView::Ghost => Standing::Ghost,
            SpaceView::Taken { seat, adventurer } => Standing::Adventurer(seat, adventurer),
        }
    }

    fn of(standing: Standing) -> SpaceView {
        match standing {
            Standing::Nobody => SpaceView::Empty,
            Standing::Ghost => SpaceView::Ghost,
            Standing::Adventurer(seat, adventurer) => SpaceView::Taken { seat, adventurer },
        }
    }
}

impl Outlook {
    /// How whoever stands in a room stands against a defense from the least to the most, if nobody stronger than this may
    /// join them.
    pub(crate) fn of(room: &Room, [least, most]: [u8; 2], strongest: u8) -> Outlook {
        let strength = room.combined_strength();
        let joined =
            strength + strongest * (0..SPACES).filter(|&space| room.strength_in(space) == 0).count() as u8;
        match strength {
            enough if enough >= most => Outlook::Surely,
            _ if joined < least => Outlook::Never,
            _ => Outlook::Perhaps,
        }
    }
}

/// How strong the strongest adventurer is that may enter.
pub(crate) fn strongest_but(barred: Adventurers) -> u8 {
    Adventurers::ALL.without(barred).strongest().map_or(0, Adventurer::strength)
}
