//! Fighting: hitting, saving, wounding, and what becomes of the dead.

use crate::Dungeoneer;
use crate::cards::Statistics;
use crate::dice::{Dice, d6};
use crate::event::{Event, How, Strike};
use crate::ids::{DUNGEONEERS, Figure, Level, Side};
use crate::state::{Hero, Monster, State, each_figure};
use undercroft_core::{Audience, Listener, Rng};

/// What hits somebody, before anything saves.
pub(crate) struct Blow {
    pub(crate) by: Figure,
    pub(crate) how: How,
    pub(crate) dice: Dice,
    pub(crate) needed: Option<u8>,
    pub(crate) hits: u8,
    pub(crate) can_be_saved: bool,
}

impl Dungeoneer {
    /// The abilities of a figure.
    #[inline]
    pub(crate) fn able(&self, state: &State, figure: Figure) -> &Statistics {
        let monster =
            |kind: u8| &self.cards.monsters[usize::from(kind) % self.cards.monsters.len()].statistics;
        match figure.as_monster() {
            Some(place) => monster(state.monsters[place].kind),
            None if figure.index() < DUNGEONEERS => {
                let kind = usize::from(state.heroes[figure.index()].kind);
                &self.cards.dungeoneers[kind % self.cards.dungeoneers.len()].statistics
            }
            None => monster(state.heroes[figure.index() % state.heroes.len()].kind),
        }
    }

    /// The health that is left to a figure.
    #[inline]
    pub(crate) fn health_left(&self, state: &State, figure: Figure) -> u8 {
        let wounds = match figure.as_monster() {
            Some(place) => state.monsters[place].wounds,
            None => state.heroes[figure.index() % state.heroes.len()].wounds,
        };
        self.able(state, figure).health - wounds.min(self.able(state, figure).health)
    }

    /// Fights somebody: as many dice as Fighting, each against the other's Defence.
    pub(crate) fn fight(
        &self,
        state: &mut State,
        (by, target, how): (Figure, Figure, How),
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let dice = Dice::roll(chance, self.able(state, by).fighting);
        self.attack(state, (by, target, how), dice, chance, to);
    }

    /// Dice against Defence.
    pub(crate) fn attack(
        &self,
        state: &mut State,
        (by, target, how): (Figure, Figure, How),
        dice: Dice,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let needed = self.able(state, target).defence;
        let hits = dice.at_least(needed);
        let blow = Blow { by, how, dice, needed: Some(needed), hits, can_be_saved: true };
        self.strike(state, target, blow, chance, to);
    }

    /// Hits are saved by armour and by a Holy Shield; the others are wounds.
    pub(crate) fn strike(
        &self,
        state: &mut State,
        figure: Figure,
        blow: Blow,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let able = *self.able(state, figure);
        let saves = Dice::roll(chance, if blow.can_be_saved { blow.hits } else { 0 });
        let saved = saves.at_least(able.armour);
        let mut wounds = blow.hits - saved;
        let shield = figure.as_hero().map_or(0, |place| state.heroes[place].shield);
        let mut shield_dice = Dice::default();
        let (mut shielded, mut broken) = (0, false);
        if shield > 0 && wounds > 0 {
            let before = wounds;
            (wounds, shield_dice) = behind_the_shield(wounds, shield, chance);
            shielded = before - wounds;
            broken = wounds > 0;
        }
        let left = self.health_left(state, figure);
        let left_after = left - wounds.min(left);
        to.hear(
            Audience::Everyone,
            Event::Struck(Strike {
                by: blow.by,
                figure,
                how: blow.how,
                dice: blow.dice,
                needed: blow.needed,
                hits: blow.hits,
                saves,
                save_needed: able.armour,
                saved,
                shield: shield_dice,
                shield_needed: shield,
                shielded,
                wounds,
                left: left_after,
            }),
        );
        if broken {
            state.heroes[figure.index()].shield = 0;
            to.hear(Audience::Everyone, Event::ShieldBroken { figure });
        }
        // Credit stops at the health that was left.
        let counted = wounds.min(left);
        match figure.as_monster() {
            Some(place) => {
                self.remember(state, place, blow.by, counted);
                state.monsters[place].wounds += counted;
                if left_after == 0 {
                    self.slay(state, place, chance, to);
                }
            }
            None => {
                state.heroes[figure.index()].wounds += counted;
                if left_after == 0 {
                    self.bury(state, figure, to);
                }
            }
        }
    }

    /// A monster remembers who attacked it and who wounded it; its gold is shared by the wounds of dungeoneers. Helpers wound for
    /// who summoned them.
    fn remember(&self, state: &mut State, place: usize, by: Figure, wounds: u8) {
        let Some(hero) = by.as_hero() else { return };
        let owner =
            if by.side() == Side::Helper { state.heroes[hero].owner.unwrap_or(0).into() } else { hero };
        let monster = &mut state.monsters[place];
        monster.fought |= 1 << hero;
        monster.hurt += u64::from(wounds) << (4 * hero);
        monster.credit += u32::from(wounds) << (4 * owner);
    }

    /// A monster is killed: it leaves the board, and its treasure is shared at once.
    fn slay(&self, state: &mut State, place: usize, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        let (figure, monster) = (Figure::monster(place), state.monsters[place]);
        to.hear(Audience::Everyone, Event::Died { figure, square: state.square(state.spot(figure)) });
        state.leave(figure);
        state.monsters[place] = Monster::default();
        let level = self.cards.monsters[usize::from(monster.kind)].level;
        state.highest_slain |= level == Level::HIGHEST;
        self.share_treasure(state, figure, &monster, level, chance, to);
    }

    /// A dungeoneer or helper is killed: it leaves the board with its gold, and helpers vanish with who summoned them.
    pub(crate) fn bury(&self, state: &mut State, figure: Figure, to: &mut impl Listener<Event>) {
        let square = state.square(state.spot(figure));
        to.hear(Audience::Everyone, Event::Died { figure, square });
        let gold = state.heroes[figure.index()].gold;
        if gold > 0 {
            to.hear(Audience::Everyone, Event::GoldLost { gold });
        }
        match figure.side() {
            Side::Helper => remove_helper(state, figure),
            _ => {
                state.leave(figure);
                let Hero { kind, owner, .. } = state.heroes[figure.index()];
                state.heroes[figure.index()] = Hero { kind, owner, ..Hero::default() };
                for helper in each_figure(state.helpers()) {
                    if state.heroes[helper.index()].owner == Some(figure.0) {
                        let square = state.square(state.spot(helper));
                        to.hear(Audience::Everyone, Event::Vanished { figure: helper, square });
                        remove_helper(state, helper);
                    }
                }
            }
        }
    }
}

/// A helper leaves its place to others, who must not be taken for it.
fn remove_helper(state: &mut State, figure: Figure) {
    let place = figure.index();
    state.leave(figure);
    state.heroes[place] = Hero::default();
    for monster in &mut state.monsters {
        monster.fought &= !(1 << place);
        monster.hurt &= !(15 << (4 * place));
    }
}

/// Wounds are saved one by one, and the first to pass breaks the shield for the rest.
fn behind_the_shield(wounds: u8, save: u8, chance: &mut impl Rng) -> (u8, Dice) {
    let mut dice = Dice::default();
    for saved in 0..wounds {
        let die = d6(chance);
        dice.push(die);
        if die < save {
            return (wounds - saved, dice);
        }
    }
    (0, dice)
}
