//! A state as a person reads and edits it, and back.

mod figures;
mod read;
mod stage;
mod tiles;

pub(crate) use read::read;

use crate::Dungeoneer;
use crate::event::Ending;
use crate::ids::Figure;
use crate::moves::Aim;
use crate::region::Region;
use crate::square::{Facing, Square};
use crate::state::{Phase, State, each_figure};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A state in names and plain numbers: anything well-formed, possible or not.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    /// 0 while dungeoneers are chosen.
    turn: i64,
    stage: Phase,
    /// The seats in the order of play.
    order: Vec<i64>,
    /// Whose dungeoneers go: a place in that order, then the spare ones; while they are chosen how many are. Counted from 1.
    place: i64,
    /// Whose go it is.
    acting: Option<i64>,
    steps: i64,
    casting: Option<WrittenSpell>,
    /// Whom the acting monster goes for.
    target: Option<i64>,
    /// Monsters or helpers to be placed, the next one first.
    to_place: Vec<String>,
    first_placed: Option<Square>,
    /// Places in the order of play.
    opener: Option<i64>,
    last_opener: Option<i64>,
    monster_player: Option<i64>,
    quiet: i64,
    stirred: bool,
    level_5_slain: bool,
    complete: bool,
    ending: Option<Ending>,
    bag: BTreeMap<String, i64>,
    tiles: Vec<WrittenTile>,
    doors: Vec<WrittenDoor>,
    dungeoneers: Vec<WrittenDungeoneer>,
    helpers: Vec<WrittenHelper>,
    monsters: Vec<WrittenMonster>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSpell {
    spell: String,
    aim: Aim,
}

/// A tile; the first one is the porch, which comes from nowhere.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTile {
    kind: String,
    corner: Square,
    heading: Facing,
    quarter_turns: i64,
    mirrored: bool,
    /// The tile it is entered from, and the squares of the door.
    from: Option<i64>,
    door: Vec<Square>,
}

/// A door that is to be opened.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenDoor {
    tile: i64,
    squares: Vec<Square>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenDungeoneer {
    kind: String,
    /// Nobody's is a spare one.
    seat: Option<i64>,
    /// The dead stand nowhere.
    square: Option<Square>,
    wounds: i64,
    gold: i64,
    done: bool,
    tried_a_spell: bool,
    /// What saves it behind a Holy Shield; 0 without one.
    shield: i64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenHelper {
    id: i64,
    kind: String,
    summoner: i64,
    square: Square,
    wounds: i64,
    done: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenMonster {
    id: i64,
    kind: String,
    square: Square,
    /// Wounds by dungeoneer, whether they live or not.
    wounds: BTreeMap<i64, i64>,
    /// Wounds since it last acted, by dungeoneer or helper.
    hurt_by: BTreeMap<i64, i64>,
    /// Who attacked it since.
    fought_by: Vec<i64>,
    done: bool,
    of_final_tile: bool,
}

pub(crate) fn write(rules: &Dungeoneer, state: &State) -> Written {
    let number = |index: u8| i64::from(index) + 1;
    let figure = |figure: Figure| figure.number() as i64;
    let monster_name = |kind: u8| rules.cards.monsters[usize::from(kind)].name.clone();
    let tile = state.tile_count.saturating_sub(1);
    let casting = |(spell, aim)| WrittenSpell { spell: rules.spell(spell).name.clone(), aim };
    Written {
        turn: state.turn.into(),
        stage: state.phase,
        order: state.order[..rules.players].iter().map(|seat| seat.number() as i64).collect(),
        place: number(state.place),
        acting: state.acting.map(figure),
        steps: state.steps.into(),
        casting: state.casting.map(casting),
        target: state.target.map(figure),
        to_place: state.queue[..usize::from(state.queued)]
            .iter()
            .rev()
            .map(|&kind| monster_name(kind))
            .collect(),
        first_placed: state.first_placed.map(|cell| state.square(crate::state::Spot { tile, cell })),
        opener: state.opener.map(number),
        last_opener: state.last_opener.map(number),
        monster_player: state.monster_player.map(number),
        quiet: state.quiet.into(),
        stirred: state.stirred,
        level_5_slain: state.highest_slain,
        complete: state.complete,
        ending: state.ending,
        bag: rules.tiles[1..]
            .iter()
            .zip(&state.bag[1..])
            .map(|(plan, &tokens)| (plan.card.name.clone(), tokens.into()))
            .collect(),
        tiles: tiles::write(rules, state),
        doors: state
            .closed()
            .iter()
            .map(|door| WrittenDoor {
                tile: number(door.tile),
                squares: rules.door_squares(state, door.tile, door.cells).iter().collect(),
            })
            .collect(),
        dungeoneers: figures::write_dungeoneers(rules, state),
        helpers: figures::write_helpers(rules, state),
        monsters: figures::write_monsters(rules, state),
    }
}

/// Tokens become tiles, and whoever lives stands on a square of their own.
pub(crate) fn count(_: &Dungeoneer, state: &State) -> Vec<(&'static str, i64)> {
    let (mut taken, everywhere) = (Region::NONE, state.everywhere());
    let (mut shared, mut astray) = (0, 0);
    for spot in each_figure(state.living).map(|figure| state.spot(figure)) {
        shared += i64::from(taken.has(spot));
        astray += i64::from(!everywhere.has(spot));
        taken.add(spot);
    }
    let tiles = i64::from(state.tokens()) + i64::from(state.tile_count);
    vec![("tokens and tiles", tiles), ("figures sharing a square", shared), ("figures off the floor", astray)]
}
