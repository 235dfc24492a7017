//! What happens in a game. Everything lies open, so everybody is told everything.

use crate::dice::{Dice, Path};
use crate::ids::{Dungeoneering, Figure, Level, MonsterKind, Spell, Tile, TileKind};
use crate::square::{Facing, Square};
use serde::Serialize;
use undercroft_core::{Seat, SeatSet};

/// Something that happened, with every die that fell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// Who a figure is of which what follows speaks: told before the first of it in a deal or a move, so that each can be told by
    /// itself. `seat` leads it; nobody leads monsters and spare dungeoneers.
    Introduced {
        figure: Figure,
        dungeoneer: Option<Dungeoneering>,
        monster: Option<MonsterKind>,
        seat: Option<Seat>,
    },

    // Setting out
    /// A player rolls for the order of play; `again` where a tie is rolled out among those who share it.
    OrderRolled { seat: Seat, die: u8, again: bool },
    /// The order of play is settled for a player: 1 goes first.
    OrderSettled { seat: Seat, place: u8 },
    /// A dungeoneer is somebody's, dealt or chosen; nobody's is a spare one that players take turns to run.
    DungeoneerTaken { figure: Figure, kind: Dungeoneering, seat: Option<Seat>, chosen: bool },
    /// A dungeoneer stands on the porch.
    SetOut { figure: Figure, square: Square },

    // Exploring
    /// A figure enters the square of a door and opens it; none where the door opens by itself. `seat` counts as the opener.
    DoorOpened { figure: Option<Figure>, seat: Seat, squares: DoorSquares },
    /// An exploration token is drawn; where its tile does not fit it goes back into the bag.
    TokenDrawn { kind: TileKind, fits: bool },
    /// A tile is laid. Its box reaches from its north-west corner; `heading` is the way one walks in.
    TileLaid { tile: Tile, kind: TileKind, corner: Square, heading: Facing, mirrored: bool, last: bool },
    /// A roll on the doors table.
    DoorsRolled { tile: Tile, die: u8, doors: u8, double: bool },
    /// A door is placed, to be opened; `facing` is the wall of its tile that it is in.
    DoorPlaced { tile: Tile, squares: DoorSquares, facing: Facing },
    /// Nothing fits behind a door: it is false, and wall from now on.
    DoorFalse { squares: DoorSquares },
    /// The last token is drawn: all doors that were not opened are walls.
    DoorsWalled,
    /// Every door was false: this one is found instead.
    DoorFound { tile: Tile, squares: DoorSquares, facing: Facing },
    /// No tile fits anywhere any more: the dungeon is complete as it is.
    DungeonComplete,
    /// A roll on the monsters table: the sum of the dice and the bonus. Nothing where nobody is there. `number` is the die for
    /// how many, where one was rolled.
    MonstersRolled { dice: Dice, bonus: u8, found: Option<Found>, double: bool },
    /// A monster is placed on the new tile.
    MonsterPlaced { figure: Figure, kind: MonsterKind, square: Square },
    /// So many monsters find no square and are discarded.
    MonstersDiscarded { count: u8 },

    // The turn
    /// A turn begins.
    TurnBegan { turn: u8 },
    /// Somebody's go begins, with so many steps to walk; `seat` runs the figure.
    GoBegan { figure: Figure, seat: Seat, steps: u8 },
    /// A go is over.
    GoEnded { figure: Figure },
    /// A figure walked and has so many steps left; the dice are those for slippery squares, and whoever fell moves no more.
    Walked { figure: Figure, path: Path, dice: Dice, stopped: Option<Stop>, left: u8 },
    /// Somebody was attacked, by whatever means, with all dice.
    Struck(Strike),
    /// Somebody is dead and leaves the board.
    Died { figure: Figure, square: Square },
    /// A helper vanishes with who summoned it.
    Vanished { figure: Figure, square: Square },

    // Magic
    /// A spell is tried.
    SpellTried { figure: Figure, spell: Spell, die: u8, needed: u8, works: bool },
    /// The caster pays a wound, has so much health left, and the spell works all the same.
    SpellPaid { figure: Figure, spell: Spell, left: u8 },
    /// The caster leaves it at that.
    SpellForgone { figure: Figure, spell: Spell },
    /// A spell that hits whoever is in its way reaches these squares: a ball of fire, the way of lightning.
    SpellReached { figure: Figure, how: How, squares: Path },
    /// A figure stands somewhere else at once, on this tile, and has so many steps left.
    Teleported { figure: Figure, from: Square, to: Square, tile: Tile, kind: TileKind, left: u8 },
    /// A wound is healed, and the patient has this health then. The healer gets the price; who heals themselves discards it.
    Healed { figure: Figure, healer: Figure, wounds: u8, price: u16, health: u8 },
    /// A Holy Shield surrounds a figure.
    ShieldRaised { figure: Figure },
    /// A wound passed the Holy Shield and broke it.
    ShieldBroken { figure: Figure },
    /// The die for how many helpers come.
    HelpersRolled { figure: Figure, die: u8, count: u8 },
    /// A helper comes.
    HelperSummoned { figure: Figure, kind: MonsterKind, square: Square, by: Figure },

    // Treasure
    /// The gold that a monster carried.
    TreasureFound { monster: Figure, dice: Dice, gold: u16 },
    /// A dungeoneer's part of it.
    GoldGained { figure: Figure, gold: u16 },
    /// Gold that could not be divided, or that nobody living has a claim to, is lost.
    GoldLost { gold: u16 },

    // The Monster Player
    /// Who runs the monsters now; nobody while there are none.
    MonsterPlayerIs { seat: Option<Seat> },
    /// A monster acts, with so many steps to walk.
    MonsterActivated { figure: Figure, steps: u8 },
    /// It goes for somebody.
    MonsterPursues { figure: Figure, target: Figure },

    // The end
    /// The game is over, and these have won; nobody where all have lost.
    Ended { how: Ending, winners: SeatSet, gold: u16 },
}

impl Event {
    /// Those of whom it speaks and who were on the table before it.
    pub(crate) fn figures(&self) -> [Option<Figure>; 2] {
        match *self {
            Event::SetOut { figure, .. }
            | Event::GoBegan { figure, .. }
            | Event::GoEnded { figure }
            | Event::Walked { figure, .. }
            | Event::Died { figure, .. }
            | Event::Vanished { figure, .. }
            | Event::SpellTried { figure, .. }
            | Event::SpellPaid { figure, .. }
            | Event::SpellForgone { figure, .. }
            | Event::SpellReached { figure, .. }
            | Event::Teleported { figure, .. }
            | Event::ShieldRaised { figure }
            | Event::ShieldBroken { figure }
            | Event::HelpersRolled { figure, .. }
            | Event::GoldGained { figure, .. }
            | Event::MonsterActivated { figure, .. } => [Some(figure), None],
            Event::TreasureFound { monster, .. } => [Some(monster), None],
            Event::HelperSummoned { by, .. } => [Some(by), None],
            Event::DoorOpened { figure, .. } => [figure, None],
            Event::Healed { figure, healer, .. } => [Some(healer), Some(figure)],
            Event::MonsterPursues { figure, target } => [Some(figure), Some(target)],
            Event::Struck(strike) => [Some(strike.by), Some(strike.figure)],
            _ => [None, None],
        }
    }
}

/// The square of a single door, or the two of a double one; in JSON a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Square>"))]
pub struct DoorSquares {
    pub(crate) first: Square,
    pub(crate) second: Option<Square>,
}

impl DoorSquares {
    /// A single door, or a double one.
    pub const fn new(first: Square, second: Option<Square>) -> DoorSquares {
        DoorSquares { first, second }
    }

    /// One square or two.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        std::iter::once(self.first).chain(self.second)
    }

    /// Whether it is a double door.
    pub fn is_double(self) -> bool {
        self.second.is_some()
    }
}

impl Serialize for DoorSquares {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// A group of monsters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Found {
    /// Their level.
    pub level: Level,
    /// What they are.
    pub kind: MonsterKind,
    /// How many there are.
    pub count: u8,
    /// The die that said so, as it fell; a D3 is half a die, rounded up. None where the table names a number.
    pub die: Option<u8>,
}

/// Why a walk ended where it did before it had to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// Next to an enemy whom nobody else keeps busy: that fight is on.
    Engaged,
    /// A door is to be opened.
    Door,
    /// The figure fell.
    Fell,
}

/// An attack on somebody, hit by hit: dice, hits, saves, wounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Strike {
    /// Who attacks.
    pub by: Figure,
    /// Whom.
    pub figure: Figure,
    /// By what means.
    pub how: How,
    /// The dice of the attack; none for a Fireball, which always hits.
    pub dice: Dice,
    /// What each of them had to show to hit; nothing where they are added up, or where there are none.
    pub needed: Option<u8>,
    /// How many hits.
    pub hits: u8,
    /// The dice of armour, one for each hit; none where nothing saves.
    pub saves: Dice,
    /// What each of them had to show.
    pub save_needed: u8,
    /// How many hits they saved.
    pub saved: u8,
    /// The dice of a Holy Shield, one for each wound that armour let through until one passes.
    pub shield: Dice,
    /// What each of them had to show.
    pub shield_needed: u8,
    /// How many wounds they saved.
    pub shielded: u8,
    /// The wounds that came through.
    pub wounds: u8,
    /// The health that is left; 0 for the dead.
    pub left: u8,
}

/// By what means somebody is attacked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum How {
    Fight,
    Shot,
    Fireball,
    Lightning,
    Disintegrate,
    Smite,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// All monsters that were placed on the final tile are dead, or there were none.
    FinalTile,
    /// A level 5 monster is dead.
    HighestSlain,
    /// No tile fitted any more, and no monster lives.
    Complete,
    /// No dungeoneer of any player lives.
    AllDead,
    /// The last turn is over.
    TimeOver,
}
