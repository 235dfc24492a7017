//! What a move would bring, as far as everybody can know it: reckoned by the rules' own functions.

use crate::event::{DoorSquares, How, Stop};
use crate::ids::Figure;
use crate::square::Square;
use serde::Serialize;

/// A chance in parts of ten thousand: 10000 is certain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Odds(pub u16);

impl Odds {
    /// It is bound to happen.
    pub const CERTAIN: Odds = Odds(10_000);

    /// The nearest to a share from 0 to 1. Nothing that can happen is told as impossible, nor what can fail as certain.
    pub(crate) fn of(share: f64) -> Odds {
        let parts = (share * 10_000.0 + 0.5) as u16;
        match share {
            s if s <= 0.0 => Odds(0),
            s if s >= 1.0 => Odds::CERTAIN,
            _ => Odds(parts.clamp(1, 9_999)),
        }
    }

    /// In whole percent.
    pub fn percent(self) -> u8 {
        ((self.0 + 50) / 100) as u8
    }
}

/// What a move would bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Preview {
    /// Nothing that needs foretelling.
    Plain,
    /// A walk.
    Walk(WalkAhead),
    /// A fight or a shot.
    Attack(AttackAhead),
    /// A spell.
    Cast(CastAhead),
    /// Where Teleport or a new monster would stand.
    Stand(StandAhead),
    /// What a monster may do.
    Monster(MonsterAhead),
}

/// A walk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WalkAhead {
    /// The way, square by square, from where the figure stands.
    pub path: Vec<Square>,
    /// How many squares it costs.
    pub cost: u8,
    /// How many are left then, unless something ends the movement.
    pub left: u8,
    /// What ends the movement there, if anything is sure to.
    pub stops: Option<Stop>,
    /// The door that is opened there.
    pub opens: Option<DoorSquares>,
    /// The enemies next to that square: whoever ends the go there must fight one of them.
    pub next_to: Vec<Figure>,
    /// How many slippery squares are on the way.
    pub slippery: u8,
    /// The chance to get there without falling.
    pub arrives: Odds,
}

/// A fight, a shot, or what a spell does to somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AttackAhead {
    /// Whom it is aimed at, or who stands in its way.
    pub target: Figure,
    /// By what means.
    pub how: How,
    /// How many dice are rolled; for Disintegrate the most wounds.
    pub dice: u8,
    /// What each must show to hit; nothing where every one does.
    pub needed: Option<u8>,
    /// What an armour die must show to save; nothing where nothing saves.
    pub save: Option<u8>,
    /// What a die of a Holy Shield must show.
    pub shield: Option<u8>,
    /// The chance of each die to wound.
    pub each: Odds,
    /// The wounds to expect, in hundredths.
    pub expected: u16,
    /// The chance of no wound, one, two and so on.
    pub wounds: Vec<Odds>,
    /// The health of the target.
    pub health: u8,
    /// The chance to kill.
    pub kills: Odds,
    /// The gold to be found, the least and the most; nothing where there is none to be had.
    pub gold: Option<[u16; 2]>,
}

/// A spell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CastAhead {
    /// What the die must show; nothing where it is paid for and sure to work.
    pub needed: Option<u8>,
    /// The chance that it works.
    pub works: Odds,
    /// Whether a wound may be paid when it does not.
    pub can_pay: bool,
    /// Whether it ends the go.
    pub ends_go: bool,
    /// The squares it reaches: a ball of fire, the way of lightning.
    pub squares: Vec<Square>,
    /// Whom it hits if it works, in order, and with what chances.
    pub hits: Vec<AttackAhead>,
    /// The most helpers that find a square.
    pub helpers: u8,
    /// The gold that is paid for healing.
    pub price: u16,
}

/// Where somebody would stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StandAhead {
    /// The square.
    pub square: Square,
    /// The enemies next to it.
    pub next_to: Vec<Figure>,
    /// Whether one of them is idle, so that movement ends there.
    pub ends_movement: bool,
}

/// What a monster may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MonsterAhead {
    /// The monster.
    pub figure: Figure,
    /// Whom it may fight where it stands, or go for.
    pub targets: Vec<Figure>,
    /// Whether it stands next to somebody, so that it does not move.
    pub fights_here: bool,
    /// Steps to the target over floor and open doors, whoever stands there.
    pub distance: Option<u8>,
}
