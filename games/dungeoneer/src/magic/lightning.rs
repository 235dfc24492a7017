//! Lightning Bolt: it passes along a line until it runs out of energy, hits a wall or comes to a dungeoneer.

use crate::Dungeoneer;
use crate::cards::Effect;
use crate::dice::{Dice, Path};
use crate::event::{Event, How};
use crate::fighting::Blow;
use crate::ids::{Figure, Side, Spell};
use crate::moves::Aim;
use crate::square::Direction;
use crate::state::{Spot, State};
use undercroft_core::{Audience, Listener, Rng};

/// A bolt on its way.
#[derive(Clone, Copy)]
pub(crate) struct Bolt {
    dice: u8,
    fades_after: u8,
    pub(crate) hits_on: u8,
    direction: Direction,
}

impl Bolt {
    pub(crate) fn new(effect: Effect, direction: Direction) -> Bolt {
        match effect {
            Effect::Lightning { dice, fades_after, hits_on } => {
                Bolt { dice, fades_after, hits_on, direction }
            }
            _ => Bolt { dice: 0, fades_after: 1, hits_on: 6, direction },
        }
    }

    /// The dice that are left at its n-th square, counted from 0, after so many monsters.
    fn energy(self, square: u8, passed: u8) -> u8 {
        self.dice.saturating_sub(square / self.fades_after).saturating_sub(passed)
    }
}

impl State {
    /// The squares of a bolt in order, with its dice there and whoever it hits. It crosses open doors, stops at a wall and
    /// before a dungeoneer; helpers are hit as monsters are.
    pub(crate) fn way_of_bolt(
        &self,
        from: Spot,
        bolt: Bolt,
    ) -> impl Iterator<Item = (Spot, u8, Option<Figure>)> + '_ {
        let (mut spot, mut square, mut passed) = (from, 0, 0);
        std::iter::from_fn(move || {
            let energy = bolt.energy(square, passed);
            spot = self.step(spot, bolt.direction).filter(|_| energy > 0)?;
            square += 1;
            let hit = self.who_is_at(spot);
            if hit.is_some_and(|figure| figure.side() == Side::Dungeoneer) {
                square = u8::MAX;
                return None;
            }
            passed += u8::from(hit.is_some());
            Some((spot, energy, hit))
        })
        .fuse()
    }
}

impl Dungeoneer {
    /// The directions in which a bolt meets a monster.
    pub(crate) fn list_bolts(&self, state: &State, figure: Figure, spell: Spell, add: &mut impl FnMut(Aim)) {
        for direction in state.towards_monsters(state.spot(figure)) {
            let bolt = Bolt::new(self.spell(spell).effect, direction);
            let mut way = state.way_of_bolt(state.spot(figure), bolt);
            if way.any(|(.., hit)| hit.is_some_and(|figure| figure.side() == Side::Monster)) {
                add(Aim::Direction(direction));
            }
        }
    }

    /// Everybody in the way is hit with the energy that is left there, and saves as normal.
    pub(crate) fn flash(
        &self,
        state: &mut State,
        by: Figure,
        bolt: Bolt,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let before = *state;
        let way = before.way_of_bolt(before.spot(by), bolt).take(Path::MOST);
        let squares = way.map(|(spot, ..)| before.square(spot)).collect();
        to.hear(Audience::Everyone, Event::SpellReached { figure: by, how: How::Lightning, squares });
        for (_, energy, hit) in before.way_of_bolt(before.spot(by), bolt) {
            let Some(figure) = hit else { continue };
            let dice = Dice::roll(chance, energy);
            let (how, needed) = (How::Lightning, Some(bolt.hits_on));
            let blow = Blow { by, how, dice, needed, hits: dice.at_least(bolt.hits_on), can_be_saved: true };
            self.strike(state, figure, blow, chance, to);
        }
    }
}
