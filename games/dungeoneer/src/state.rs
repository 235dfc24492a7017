//! A game under way: flat, and cheap to copy.

use crate::board::{Cells, Size, bit};
use crate::event::Ending;
use crate::ids::{DOORS, DUNGEONEERS, Figure, HEROES, MONSTERS, Spell, TILES};
use crate::moves::Aim;
use serde::{Deserialize, Serialize};
use undercroft_core::Seat;

/// The most kinds of tiles at a table.
pub(crate) const KINDS: usize = 25;
/// The fewest and the most players.
pub(crate) const FEWEST_PLAYERS: usize = 2;
/// See [`FEWEST_PLAYERS`].
pub(crate) const MOST_PLAYERS: usize = 6;

/// Figures, one bit each by their places: dungeoneers, helpers and monsters.
pub(crate) type Figures = u64;

/// The places of figures, and a few more: as many as a set has bits.
pub(crate) const FIGURES: usize = Figures::BITS as usize;
/// The places of dungeoneers and helpers.
pub(crate) const EVERY_HERO: Figures = (1 << HEROES) - 1;
/// The places of dungeoneers alone.
pub(crate) const EVERY_DUNGEONEER: Figures = (1 << DUNGEONEERS) - 1;

/// A game under way.
///
/// It is flat: figures, tiles and doors in fixed places, squares as bits. [`State::BYTES`] says how much that is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) heroes: [Hero; HEROES],
    pub(crate) monsters: [Monster; MONSTERS],
    /// Everybody on the board.
    pub(crate) living: Figures,
    /// Where they stand, by their places.
    pub(crate) spots: [Spot; FIGURES],
    /// Those of them who have had their go in this turn; of monsters, who have acted since the monsters last began to.
    pub(crate) done: Figures,
    /// Dungeoneers who have tried a spell in this turn.
    pub(crate) tried: Figures,
    /// The monsters that were placed on the final tile.
    pub(crate) of_final_tile: Figures,
    pub(crate) tiles: [Laid; TILES],
    /// The tiles on whose boards dungeoneers and helpers stand, and those on whose boards monsters do, one bit each.
    pub(crate) hero_tiles: u16,
    pub(crate) monster_tiles: u16,
    pub(crate) tile_count: u8,
    /// The doors to be opened, oldest first.
    pub(crate) doors: [Door; DOORS],
    pub(crate) door_count: u8,
    /// How many tokens of each kind of tile are in the bag.
    pub(crate) bag: [u8; KINDS],
    /// The tile of the last token, once it lies.
    pub(crate) last_tile: Option<u8>,
    /// Whether nothing fits any more.
    pub(crate) complete: bool,
    /// The order of play.
    pub(crate) order: [Seat; MOST_PLAYERS],
    /// The turn, counted from 1; 0 before the first.
    pub(crate) turn: u8,
    /// Whose dungeoneers go: a place in the order of play, then the spare ones, then the monsters.
    pub(crate) place: u8,
    pub(crate) phase: Phase,
    /// Whose go it is: a dungeoneer, a helper or a monster.
    pub(crate) acting: Option<Figure>,
    /// How many squares it may still move.
    pub(crate) steps: u8,
    /// A spell that was tried in this go and is not settled: it failed, or its square or squares are to be chosen.
    pub(crate) casting: Option<(Spell, Aim)>,
    /// Whom the acting monster goes for.
    pub(crate) target: Option<Figure>,
    /// Whom it may go for or fight, while that is chosen: so that it is found out once.
    pub(crate) whom: Figures,
    /// Monsters, or helpers of the caster, that are to be placed: so many of the queue, the next one at its end.
    pub(crate) queue: [u8; MONSTERS],
    pub(crate) queued: u8,
    /// The square of the first monster on the tile that was just opened.
    pub(crate) first_placed: Option<u8>,
    /// Who opened a door last, by place in the order of play.
    pub(crate) last_opener: Option<u8>,
    /// Who first opened a door on monsters in this turn.
    pub(crate) opener: Option<u8>,
    /// Who runs the monsters, or ran them last.
    pub(crate) monster_player: Option<u8>,
    /// Turns in a row without a living monster and without an opened door.
    pub(crate) quiet: u8,
    /// Whether a monster lived or a door was opened in this turn.
    pub(crate) stirred: bool,
    /// Whether a monster of the highest level has died.
    pub(crate) highest_slain: bool,
    pub(crate) ending: Option<Ending>,
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    #[default]
    Choosing,
    NextGo,
    Going,
    Paying,
    Teleporting,
    PlacingMonsters,
    PlacingHelpers,
    NextMonster,
    Targeting,
    MonsterMoving,
    MonsterFighting,
    Over,
}

/// Where a figure stands: a cell of a tile's own little board. The square of an open door is a cell of the tile that the door
/// leads out of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Spot {
    pub(crate) tile: u8,
    pub(crate) cell: u8,
}

/// A dungeoneer, or a summoned helper.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Hero {
    /// The save of the Holy Shield that surrounds it; 0 for none.
    pub(crate) shield: u8,
    /// The kind of dungeoneer, or a helper's kind of monster.
    pub(crate) kind: u8,
    pub(crate) wounds: u8,
    /// A dungeoneer's seat, unless it is a spare one; of a helper who summoned it.
    pub(crate) owner: Option<u8>,
    pub(crate) gold: u16,
}

/// A monster.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Monster {
    /// Wounds since its last activation, by who gave them: four bits each.
    pub(crate) hurt: u64,
    /// Wounds by dungeoneers, by which its gold is shared: four bits each.
    pub(crate) credit: u32,
    /// Who attacked it since its last activation, one bit each.
    pub(crate) fought: u16,
    pub(crate) kind: u8,
    pub(crate) wounds: u8,
}

/// A tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Laid {
    /// Its squares.
    pub(crate) floor: Cells,
    /// The squares of its open doors: of those that lead out of it, and of that by which one comes in.
    pub(crate) doors: Cells,
    /// The squares of the latter, and the same on the board of the tile one comes from. The porch has none.
    pub(crate) way_in: Cells,
    pub(crate) way_out: Cells,
    /// The squares of its doors that are to be opened.
    pub(crate) closed: Cells,
    /// The squares of floor and of open doors on which dungeoneers and helpers stand. Who stands in a door is on the boards of both its tiles.
    pub(crate) heroes: Cells,
    /// And those on which monsters do.
    pub(crate) monsters: Cells,
    /// The tiles beyond its open doors, one bit each.
    pub(crate) beside: u16,
    /// Whether squares of different open doors touch, which are not adjacent for that.
    pub(crate) crowded: bool,
    pub(crate) kind: u8,
    /// Quarter turns clockwise, and 4 more where it is turned over.
    pub(crate) turned: u8,
    /// The way one walks in.
    pub(crate) heading: u8,
    /// The size of its own board.
    pub(crate) size: Size,
    /// Where the first cell of that lies on the great one.
    pub(crate) column: u8,
    pub(crate) row: u8,
    /// The tile one comes from; the porch is its own.
    pub(crate) parent: u8,
    /// The door one comes through, as cells of the parent's board; the second is the first for a single one.
    pub(crate) entry: [u8; 2],
}

/// A door that is to be opened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Door {
    /// The tile it leads out of.
    pub(crate) tile: u8,
    /// Its cells there; the second is the first for a single door.
    pub(crate) cells: [u8; 2],
}

impl State {
    /// How many bytes a state is.
    pub const BYTES: usize = size_of::<State>();

    /// The living monsters, by place.
    #[inline]
    pub(crate) fn living_monsters(&self) -> impl Iterator<Item = usize> + use<> {
        bits(self.living >> HEROES)
    }

    /// The living dungeoneers and helpers, by place.
    #[inline]
    pub(crate) fn living_heroes(&self) -> impl Iterator<Item = usize> + use<> {
        bits(self.heroes())
    }

    /// The living dungeoneers, by place.
    #[inline]
    pub(crate) fn living_dungeoneers(&self) -> impl Iterator<Item = usize> + use<> {
        bits(self.dungeoneers())
    }

    /// All living monsters.
    #[inline]
    pub(crate) fn monsters(&self) -> Figures {
        self.living & !EVERY_HERO
    }

    /// Whether a monster lives.
    #[inline]
    pub(crate) fn any_monster(&self) -> bool {
        self.monsters() != 0
    }

    /// All living dungeoneers and helpers.
    #[inline]
    pub(crate) fn heroes(&self) -> Figures {
        self.living & EVERY_HERO
    }

    /// All living helpers.
    #[inline]
    pub(crate) fn helpers(&self) -> Figures {
        self.living & EVERY_HERO & !EVERY_DUNGEONEER
    }

    /// All living dungeoneers.
    #[inline]
    pub(crate) fn dungeoneers(&self) -> Figures {
        self.living & EVERY_DUNGEONEER
    }

    /// Whether anybody with this name stands on the board.
    #[inline]
    pub(crate) fn lives(&self, figure: Figure) -> bool {
        figure.index() < HEROES + MONSTERS && self.living & figure.bit() != 0
    }

    /// The tiles that lie.
    #[inline]
    pub(crate) fn laid(&self) -> &[Laid] {
        &self.tiles[..usize::from(self.tile_count).min(TILES)]
    }

    /// The doors to be opened.
    #[inline]
    pub(crate) fn closed(&self) -> &[Door] {
        &self.doors[..usize::from(self.door_count).min(DOORS)]
    }

    /// Which of these has a square.
    #[inline]
    pub(crate) fn closed_at(&self, spot: Spot) -> Option<usize> {
        match self.tile(spot.tile).closed & bit(spot.cell) {
            0 => None,
            _ => self
                .closed()
                .iter()
                .position(|door| door.tile == spot.tile && door.cells.contains(&spot.cell)),
        }
    }

    /// How many tokens are left.
    pub(crate) fn tokens(&self) -> u8 {
        self.bag.iter().sum()
    }
}

/// The figures of a set, lowest first.
#[inline]
pub(crate) fn each_figure(some: Figures) -> impl Iterator<Item = Figure> {
    bits(some).map(|place| Figure(place as u8))
}

/// The set bits of a word, lowest first.
#[inline]
pub(crate) fn bits(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros() as usize;
        let any = word != 0;
        word &= word.wrapping_sub(1);
        any.then_some(bit)
    })
}
