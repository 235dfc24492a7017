//! Fireball: everything on a square and around it is hit, and no dungeoneer may be among it.

use crate::Dungeoneer;
use crate::dice::Dice;
use crate::event::{Event, How};
use crate::fighting::Blow;
use crate::ids::{DUNGEONEERS, Figure};
use crate::moves::Aim;
use crate::region::Region;
use crate::square::Square;
use crate::state::{State, bits};
use undercroft_core::{Audience, Listener, Rng};

impl State {
    /// The squares on the caster's tile from which a ball of fire reaches a monster and no dungeoneer. The square itself may be empty.
    pub(crate) fn list_fireballs(&self, figure: Figure, add: &mut impl FnMut(Aim)) {
        let mut dungeoneers = Region::NONE;
        self.living_dungeoneers().for_each(|place| self.mark(&mut dungeoneers, self.heroes[place].spot));
        let reaching = self.spread(&self.monsters_but(None)).without(&self.spread(&dungeoneers));
        let mut here = Region::NONE;
        for tile in bits(self.tiles_of(self.spot(figure)).into()) {
            here.add(tile as u8, self.tiles[tile].floor | self.tiles[tile].gates);
        }
        let reached = self.on_both_tiles(here).and(&reaching);
        self.spots(&reached).for_each(|spot| add(Aim::Square(self.square(spot))));
    }

    /// The square of a ball of fire and those around it.
    pub(crate) fn ball(&self, square: Square) -> Region {
        self.find(square).map_or(Region::NONE, |spot| self.spread(&self.region(spot)))
    }

    /// Everybody whom a ball of fire hits: monsters, and helpers too.
    pub(crate) fn in_ball(&self, square: Square) -> impl Iterator<Item = Figure> + '_ {
        let ball = self.ball(square);
        let monsters = self.living_monsters().filter(move |&place| ball.has(self.monsters[place].spot));
        let helpers = self
            .living_heroes()
            .filter(move |&place| place >= DUNGEONEERS && ball.has(self.heroes[place].spot));
        monsters.map(Figure::monster).chain(helpers.map(|place| Figure(place as u8)))
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
        let squares = before.spots(&before.ball(square)).map(|spot| before.square(spot)).collect();
        to.hear(Audience::Everyone, Event::SpellReached { figure: by, how: How::Fireball, squares });
        for figure in before.in_ball(square) {
            let (how, dice) = (How::Fireball, Dice::default());
            let blow = Blow { by, how, dice, needed: None, hits: wounds, can_be_saved: true };
            self.strike(state, figure, blow, chance, to);
        }
    }
}
