//! A state as a person reads and edits it, and back.

mod check;
mod fit;
mod rooms;

use crate::adventurer::Adventurers;
use crate::dungeon::{Depth, Standing};
use crate::state::{Phase, State};
use crate::{Guilds, Masters};
use serde::{Deserialize, Serialize};
use undercroft_core::{Fault, Seat};

/// A state in names and plain numbers: anything well-formed, possible or not.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    round: i64,
    phase: Phase,
    /// Who has the start player marker; nobody while everyone decides whom to disable.
    marker: Option<i64>,
    /// Whose turn it is, while adventurers are placed.
    turn: Option<WrittenTurn>,
    /// The Dungeon Master of the round, where the table plays with them.
    master: Option<String>,
    /// Those that may still come, in no order.
    masters_left: Vec<String>,
    /// The rooms from the top.
    dungeon: Vec<WrittenRoom>,
    players: Vec<WrittenPlayer>,
    /// How many rooms of level 1, 2 and 3 are undealt.
    undealt: Vec<i64>,
    /// The rooms that nobody has ever seen, in no order.
    unseen: Vec<String>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTurn {
    seat: i64,
    winding: Winding,
}

/// Which way the winding order goes: from the start player to the last, or back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Winding {
    Clockwise,
    Counterclockwise,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenRoom {
    level: i64,
    /// Its front. Of a closed room it may be written to say what will be found behind it; `null` leaves that to chance, as
    /// every deal does. When the game is over it is what the room turned out to be, and `null` for one that was abandoned.
    card: Option<String>,
    spaces: Vec<Option<WrittenStanding>>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum WrittenStanding {
    Ghost,
    Adventurer { seat: i64, strength: i64 },
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPlayer {
    money: i64,
    disabled: Vec<i64>,
    /// Whom the player has decided to disable, before it is shown.
    choice: Option<Vec<i64>>,
}

pub(crate) fn write(rules: &Guilds, state: &State) -> Written {
    let strengths = |set: Adventurers| set.map(|adventurer| adventurer.strength().into()).collect();
    let standing = |standing| match standing {
        Standing::Nobody => None,
        Standing::Ghost => Some(WrittenStanding::Ghost),
        Standing::Adventurer(seat, adventurer) => Some(WrittenStanding::Adventurer {
            seat: seat.number() as i64,
            strength: adventurer.strength().into(),
        }),
    };
    let room = |room: Depth| {
        let there = &state.dungeon[room.index()];
        WrittenRoom {
            level: there.level.number().into(),
            card: there.face.map(|face| rules.deck.card(face).name.clone()),
            spaces: there.standing().map(standing).to_vec(),
        }
    };
    let player = |seat: Seat| {
        let player = state.player(seat);
        WrittenPlayer {
            money: player.money.into(),
            disabled: strengths(player.disabled),
            choice: (!player.chosen.is_empty()).then(|| strengths(player.chosen)),
        }
    };
    Written {
        round: i64::from(state.round) + 1,
        phase: state.phase,
        marker: (state.phase != Phase::Disabling).then(|| state.marker.number() as i64),
        turn: (state.phase == Phase::Placing).then(|| WrittenTurn {
            seat: rules.winding_order(state.marker, state.turn).number() as i64,
            winding: match usize::from(state.turn) < rules.players {
                true => Winding::Clockwise,
                false => Winding::Counterclockwise,
            },
        }),
        master: (rules.options.masters != Masters::None)
            .then(|| rules.master_card(state.master).name.clone()),
        masters_left: rules.master_names(state.masters_left),
        dungeon: Depth::all(rules.rooms).map(room).collect(),
        players: Seat::all(rules.players).map(player).collect(),
        undealt: state.undealt.map(i64::from).to_vec(),
        unseen: rules.deck.faces(state.unseen).map(|face| rules.deck.card(face).name.clone()).collect(),
    }
}

/// Reads a state, or lists every reason why no game can reach it.
pub(crate) fn read(rules: &Guilds, written: &Written) -> Result<State, Vec<Fault>> {
    check::Reading::new(rules, written).state()
}

/// What never changes: every dollar is in the bank or with somebody, every card and every adventurer in one place.
pub(crate) fn count(rules: &Guilds, state: &State) -> Vec<(&'static str, i64)> {
    let players = || Seat::all(rules.players).map(|seat| (seat, state.player(seat)));
    let spaces = || state.dungeon[..rules.rooms].iter().flat_map(|room| room.standing());
    let in_dungeon = |seat: Seat| {
        let own = |standing| match standing {
            Standing::Adventurer(owner, adventurer) if owner == seat => Some(adventurer),
            _ => None,
        };
        spaces().filter_map(own).collect::<Adventurers>()
    };
    let rounds = i64::from(state.round) + 1;
    vec![
        (
            "dollars",
            players().map(|(_, player)| i64::from(player.money)).sum::<i64>() + i64::from(state.bank),
        ),
        (
            "adventurers",
            players()
                .map(|(_, player)| player.available().len() + player.placed.len() + player.disabled.len())
                .sum::<usize>() as i64,
        ),
        (
            "guilds that miss somebody",
            players().filter(|&(seat, p)| in_dungeon(seat) != p.placed).count() as i64,
        ),
        (
            "adventurers in the dungeon twice",
            spaces().filter(|standing| matches!(standing, Standing::Adventurer(..))).count() as i64
                - players().map(|(_, player)| player.placed.len() as i64).sum::<i64>(),
        ),
        ("ghosts", spaces().filter(|&standing| standing == Standing::Ghost).count() as i64),
        (
            "room cards",
            state.undealt.iter().map(|&n| i64::from(n)).sum::<i64>() + rounds * rules.rooms as i64,
        ),
        (
            "dungeon masters",
            match rules.options.masters {
                Masters::None => 0,
                _ => i64::from(state.masters_left.count_ones()) + rounds,
            },
        ),
    ]
}
