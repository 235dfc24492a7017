//! Fireball: everything on a square and around it is hit, and no dungeoneer may be among it.

use crate::Dungeoneer;
use crate::dice::Dice;
use crate::event::{Event, How};
use crate::fighting::Blow;
use crate::ids::Figure;
use crate::moves::Aim;
use crate::region::Region;
use crate::square::Square;
use crate::state::{State, bits, each_figure};
use undercroft_core::{Audience, Listener, Rng};

impl State {
    /// The squares on the caster's tile from which a ball of fire reaches a monster and no dungeoneer. The square itself may be empty.
    pub(crate) fn list_fireballs(&self, figure: Figure, add: &mut impl FnMut(Aim)) {
        let tiles = self.tiles_of(self.spot(figure));
        let beside = bits(tiles.into()).fold(0, |all, tile| all | self.tile(tile as u8).beside);
        if (tiles | beside) & self.monster_tiles == 0 {
            return;
        }
        let mut reached = Region::NONE;
        for tile in bits(tiles.into()) {
            self.add_tile(&mut reached, tile as u8);
        }
        reached.keep(&self.spread(&self.squares_of(self.monsters())));
        reached.remove(&self.spread(&self.squares_of(self.dungeoneers())));
        reached.spots().for_each(|spot| add(Aim::Square(self.square(spot))));
    }

    /// The square of a ball of fire and those around it.
    pub(crate) fn ball(&self, square: Square) -> Region {
        self.find(square).map_or(Region::NONE, |spot| self.spread(&Region::only(spot)))
    }

    /// Everybody whom a ball of fire hits: monsters, and helpers too.
    pub(crate) fn in_ball(&self, square: Square) -> impl Iterator<Item = Figure> + '_ {
        let ball = self.ball(square);
        let all = each_figure(self.monsters()).chain(each_figure(self.helpers()));
        all.filter(move |&figure| ball.has(self.spot(figure)))
    }
}

impl Dungeoneer {
    /// Each in the ball is hit, and saves as normal. All wounds and all gold are settled before the end is looked at.
    pub(crate) fn burn(
        &self,
        state: &mut State,
        by: Figure,
        square: Square,
        wounds: u8,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let before = *state;
        let squares = before.ball(square).spots().map(|spot| before.square(spot)).collect();
        to.hear(Audience::Everyone, Event::SpellReached { figure: by, how: How::Fireball, squares });
        for figure in before.in_ball(square) {
            let (how, dice) = (How::Fireball, Dice::default());
            let blow = Blow { by, how, dice, needed: None, hits: wounds, can_be_saved: true };
            self.strike(state, figure, blow, chance, to);
        }
    }
}
