//! Shooting: who can be shot at.

use crate::Dungeoneer;
use crate::dice::Dice;
use crate::event::{Event, How};
use crate::ids::Figure;
use crate::square::Direction;
use crate::state::{Spot, State, bits, each_figure};
use undercroft_core::{Listener, Rng};

impl State {
    /// The directions in which monsters are, whatever lies between.
    #[inline]
    pub(crate) fn towards_monsters(&self, from: Spot) -> impl Iterator<Item = Direction> + use<> {
        let from = self.square(from);
        let monsters = each_figure(self.monsters()).map(|figure| self.square(self.spot(figure)));
        let there = monsters.filter_map(|square| from.direction_to(square));
        let some = there.fold(0, |some, direction| some | 1 << direction as u8);
        bits(some).map(|direction| Direction::ALL[direction % Direction::ALL.len()])
    }

    /// The monsters in sight: on the same tile, in one of eight straight directions, and nobody in between. Whoever stands beside
    /// a diagonal is not in between.
    pub(crate) fn in_sight(&self, from: Spot) -> impl Iterator<Item = Figure> + '_ {
        let own = self.tiles_of(from);
        self.towards_monsters(from).filter_map(move |direction| {
            let mut spot = from;
            loop {
                spot = self.step(spot, direction).filter(|&next| self.tiles_of(next) & own != 0)?;
                if let Some(figure) = self.who_is_at(spot) {
                    return figure.as_monster().map(|_| figure);
                }
            }
        })
    }
}

impl Dungeoneer {
    /// Shoots: as a fight, with as many dice as Shooting.
    pub(crate) fn shoot(
        &self,
        state: &mut State,
        by: Figure,
        target: Figure,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let dice = Dice::roll(chance, self.able(state, by).shooting.unwrap_or(0));
        self.attack(state, (by, target, How::Shot), dice, chance, to);
    }
}
