//! Summoning: helpers come to the caster's side and go right after the caster.

use crate::Dungeoneer;
use crate::cards::Helpers;
use crate::event::Event;
use crate::ids::{DUNGEONEERS, Figure, HELPERS, HEROES, Level, MonsterKind, Spell};
use crate::moves::Aim;
use crate::region::Region;
use crate::state::{Hero, Phase, Spot, State, each_figure};
use undercroft_core::{Audience, Listener, Rng};

impl State {
    /// The free squares next to the caster.
    pub(crate) fn squares_for_a_helper(&self, caster: Figure) -> Region {
        let mut squares = Region::NONE;
        squares.add_around(self.around(self.spot(caster)));
        self.keep_free(&mut squares);
        squares
    }

    /// Which helpers can be called: none while one of the caster's lives, nor without a free square next to the caster.
    pub(crate) fn list_summons(&self, caster: Figure, helpers: [Helpers; 2], add: &mut impl FnMut(Aim)) {
        let own = |helper: Figure| self.heroes[helper.index()].owner == Some(caster.0);
        let room = || self.has_free_floor_beside(caster) || self.room_for_helpers(caster) > 0;
        if !each_figure(self.helpers()).any(own) && self.helpers().count_ones() < HELPERS as u32 && room() {
            add(Aim::Level(helpers[0].level));
            if helpers[1].level != helpers[0].level {
                add(Aim::Level(helpers[1].level));
            }
        }
    }

    /// How many helpers find a square next to the caster.
    pub(crate) fn room_for_helpers(&self, caster: Figure) -> u8 {
        let living = self.helpers().count_ones() as usize;
        self.squares_for_a_helper(caster).count().min(HELPERS - living) as u8
    }
}

impl Dungeoneer {
    /// Rolls how many come; those that find no square are lost.
    pub(crate) fn summon(
        &self,
        state: &mut State,
        figure: Figure,
        (spell, level): (Spell, Level),
        helpers: [Helpers; 2],
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let Some(called) = helpers.into_iter().find(|helpers| helpers.level == level) else { return };
        let (dice, count) = called.count.roll(chance);
        if let Some(die) = dice.iter().next() {
            to.hear(Audience::Everyone, Event::HelpersRolled { figure, die, count: count as u8 });
        }
        state.queued = (count as u8).min(state.room_for_helpers(figure));
        state.queue[..usize::from(state.queued)].fill(self.cards.first_of(level).0);
        state.casting = Some((spell, Aim::Level(level)));
        state.phase = Phase::PlacingHelpers;
    }

    /// Places the next helper; after the last one the caster goes on.
    pub(crate) fn place_helper(
        &self,
        state: &mut State,
        by: Figure,
        spot: Spot,
        to: &mut impl Listener<Event>,
    ) {
        let Some(place) = (DUNGEONEERS..HEROES).find(|&place| state.living & (1 << place) == 0) else {
            return;
        };
        state.queued -= 1;
        let kind = std::mem::take(&mut state.queue[usize::from(state.queued)]);
        state.heroes[place] = Hero { kind, owner: Some(by.0), ..Hero::default() };
        state.enter(Figure(place as u8), spot);
        to.hear(
            Audience::Everyone,
            Event::HelperSummoned {
                figure: Figure(place as u8),
                kind: MonsterKind(kind),
                square: state.square(spot),
                by,
            },
        );
        if state.queued == 0 {
            state.casting = None;
            state.phase = Phase::Going;
        }
    }
}
