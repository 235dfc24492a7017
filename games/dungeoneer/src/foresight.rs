//! Reckons what a move would bring, by the rules' own functions.

use crate::Dungeoneer;
use crate::cards::{Effect, Roll};
use crate::event::{How, Stop};
use crate::ids::{Figure, Side, Spell};
use crate::magic::Bolt;
use crate::moves::{Aim, Move};
use crate::preview::{AttackAhead, CastAhead, MonsterAhead, Odds, Preview, StandAhead, WalkAhead};
use crate::square::Square;
use crate::state::{Phase, State, each_figure};
use crate::view::View;

/// How likely so many wounds are, from none on.
type Spread = Vec<f64>;

impl Dungeoneer {
    pub(crate) fn foresee(&self, view: &View, action: Move) -> Preview {
        let state = &*view.table;
        let acting = state.acting.unwrap_or_default();
        let walks = matches!(state.phase, Phase::Going | Phase::MonsterMoving);
        match action {
            Move::Walk(square) if walks => {
                self.walk_ahead(state, acting, square).map_or(Preview::Plain, Preview::Walk)
            }
            Move::Fight(target) if state.lives(target) && state.lives(acting) => {
                let dice = self.able(state, acting).fighting;
                Preview::Attack(self.attack_ahead(state, target, How::Fight, dice))
            }
            Move::Shoot(target) if state.lives(target) && state.lives(acting) => {
                let dice = self.able(state, acting).shooting.unwrap_or(0);
                Preview::Attack(self.attack_ahead(state, target, How::Shot, dice))
            }
            Move::Cast { spell, aim } if spell.index() < self.cards.spells.len() && state.lives(acting) => {
                Preview::Cast(self.cast_ahead(state, acting, spell, aim, false))
            }
            Move::Pay => state.casting.map_or(Preview::Plain, |(spell, aim)| {
                Preview::Cast(self.cast_ahead(state, acting, spell, aim, true))
            }),
            Move::Teleport(square) => self.stand_ahead(state, acting, square),
            Move::Place(square) => self.placed_ahead(state, square),
            Move::Activate(figure) if state.lives(figure) && figure.side() == Side::Monster => {
                Preview::Monster(monster_ahead(self, state, figure, None))
            }
            Move::Pursue(target) if state.lives(target) => {
                Preview::Monster(monster_ahead(self, state, acting, Some(target)))
            }
            _ => Preview::Plain,
        }
    }

    fn walk_ahead(&self, state: &State, figure: Figure, square: Square) -> Option<WalkAhead> {
        let spot = state.find(square)?;
        let ways = state.ways(figure, state.steps);
        let door =
            state.closed().iter().find(|door| door.tile == spot.tile && door.cells.contains(&spot.cell));
        let (way, opens) = match door {
            None => (ways.way_to(state, spot)?, None),
            Some(door) => {
                let before = ways.before_door(state, spot.tile, spot.cell, state.steps)?;
                (ways.way_to(state, before)?, Some(self.door_squares(state, door.tile, door.cells)))
            }
        };
        let mut path: Vec<Square> = way.spots().iter().map(|&spot| state.square(spot)).collect();
        let taken = state.squares_of(state.heroes() & !figure.bit());
        let falls: Vec<u8> = way.spots()[1..]
            .iter()
            .filter(|spot| !taken.has(**spot))
            .map(|&spot| self.falls_on(state, spot))
            .filter(|&falls| falls > 0)
            .collect();
        if opens.is_some() {
            path.push(square);
        }
        let cost = path.len() as u8 - 1;
        let engaged = opens.is_none() && ways.stops.has(spot);
        let stops = match (opens.is_some(), engaged) {
            (true, _) => Some(Stop::Door),
            (_, true) => Some(Stop::Engaged),
            _ => None,
        };
        Some(WalkAhead {
            path,
            cost,
            left: if engaged { 0 } else { state.steps.saturating_sub(cost) },
            stops,
            opens,
            next_to: if opens.is_some() {
                Vec::new()
            } else {
                each_figure(state.enemies_next_to(figure, spot)).collect()
            },
            slippery: falls.len() as u8,
            arrives: Odds::of(falls.iter().fold(1.0, |all, &falls| all * f64::from(6 - falls) / 6.0)),
        })
    }

    /// What so many dice do to somebody.
    fn attack_ahead(&self, state: &State, target: Figure, how: How, dice: u8) -> AttackAhead {
        let needed = self.able(state, target).defence;
        self.blow_ahead(state, target, how, (dice, Some(needed)), true)
    }

    fn blow_ahead(
        &self,
        state: &State,
        target: Figure,
        how: How,
        (dice, needed): (u8, Option<u8>),
        saved: bool,
    ) -> AttackAhead {
        let able = self.able(state, target);
        let hits = needed.map_or(1.0, shows);
        let each = if saved { hits * (1.0 - shows(able.armour)) } else { hits };
        let shield = target.as_hero().map(|place| state.heroes[place].shield).filter(|&save| save > 0);
        let spread = behind_shield(binomial(dice, each), shield);
        let save = saved.then_some(able.armour);
        let blow = (how, dice, needed, save, shield, Odds::of(each));
        self.ahead(state, target, blow, &spread)
    }

    #[allow(clippy::type_complexity)]
    fn ahead(
        &self,
        state: &State,
        target: Figure,
        (how, dice, needed, save, shield, each): (How, u8, Option<u8>, Option<u8>, Option<u8>, Odds),
        spread: &Spread,
    ) -> AttackAhead {
        let health = self.health_left(state, target);
        let expected: f64 = spread.iter().zip(0u8..).map(|(share, wounds)| share * f64::from(wounds)).sum();
        let kills: f64 = spread.iter().skip(health.into()).sum();
        let gold = target.as_monster().map(|place| {
            let level = self.cards.monsters[usize::from(state.monsters[place].kind)].level;
            let gold = self.cards.levels[level.index()].gold;
            [gold.least(), gold.most()]
        });
        AttackAhead {
            target,
            how,
            dice,
            needed,
            save,
            shield,
            each,
            expected: (expected * 100.0 + 0.5) as u16,
            wounds: spread.iter().map(|&share| Odds::of(share)).collect(),
            health,
            kills: Odds::of(kills),
            gold,
        }
    }

    fn cast_ahead(&self, state: &State, figure: Figure, spell: Spell, aim: Aim, paid: bool) -> CastAhead {
        let card = self.spell(spell);
        let mut ahead = CastAhead {
            needed: (!paid).then_some(card.difficulty),
            works: if paid { Odds::CERTAIN } else { Odds::of(shows(card.difficulty)) },
            can_pay: !paid && self.can_pay(state, figure),
            ends_go: card.effect.attacks(),
            squares: Vec::new(),
            hits: Vec::new(),
            helpers: 0,
            price: 0,
        };
        match (card.effect, aim) {
            (Effect::Fireball { wounds }, Aim::Square(square)) => {
                let ball = state.ball(square);
                ahead.squares = ball.spots().map(|spot| state.square(spot)).collect();
                let hit = |figure| self.blow_ahead(state, figure, How::Fireball, (wounds, None), true);
                ahead.hits = state.in_ball(square).map(hit).collect();
            }
            (Effect::Lightning { .. }, Aim::Direction(direction)) => {
                let bolt = Bolt::new(card.effect, direction);
                for (spot, dice, hit) in state.way_of_bolt(state.spot(figure), bolt) {
                    ahead.squares.push(state.square(spot));
                    let blow = |figure| {
                        self.blow_ahead(state, figure, How::Lightning, (dice, Some(bolt.hits_on)), true)
                    };
                    ahead.hits.extend(hit.map(blow));
                }
            }
            (Effect::Disintegrate { wounds }, Aim::Figure(target)) if state.lives(target) => {
                let blow = (How::Disintegrate, wounds.most().min(15) as u8, None, None, None, Odds::CERTAIN);
                ahead.hits = vec![self.ahead(state, target, blow, &rolled(wounds))];
            }
            (Effect::Smite, Aim::Figure(target)) if state.lives(target) => {
                let dice = self.able(state, figure).fighting;
                ahead.hits = vec![self.attack_ahead(state, target, How::Smite, dice)];
            }
            (Effect::Heal { price, .. }, _) => ahead.price = price,
            (Effect::Summoning { helpers }, Aim::Level(level)) => {
                let called = helpers.iter().find(|helpers| helpers.level == level);
                let most = called.map_or(0, |helpers| helpers.count.most()) as u8;
                ahead.helpers = most.min(state.room_for_helpers(figure));
            }
            _ => {}
        }
        ahead
    }

    fn stand_ahead(&self, state: &State, figure: Figure, square: Square) -> Preview {
        let Some(spot) = state.find(square) else { return Preview::Plain };
        let next_to = each_figure(state.enemies_next_to(figure, spot)).collect();
        Preview::Stand(StandAhead { square, next_to, ends_movement: state.stops_at(figure, spot) })
    }

    fn placed_ahead(&self, state: &State, square: Square) -> Preview {
        let Some(spot) = state.find(square) else { return Preview::Plain };
        let helper = state.phase == Phase::PlacingHelpers;
        let next_to: Vec<Figure> = match helper {
            true => each_figure(state.monsters_next_to(spot)).collect(),
            false => each_figure(state.heroes_next_to(spot)).collect(),
        };
        let ends_movement = !helper && state.acting.is_some_and(|figure| next_to.contains(&figure));
        Preview::Stand(StandAhead { square, next_to, ends_movement })
    }
}

fn monster_ahead(rules: &Dungeoneer, state: &State, figure: Figure, target: Option<Figure>) -> MonsterAhead {
    let mut asked = *state;
    asked.target = None;
    let fights_here = state.is_engaged(figure);
    let targets = match (target, fights_here) {
        (Some(target), _) => target.bit(),
        (None, true) => asked.whom_it_fights(figure),
        (None, false) => rules.whom_it_goes_for(&asked, figure),
    };
    let distance = target.map(|target| rules.steps_between(state, state.spot(figure), state.spot(target)));
    let targets = each_figure(targets).collect();
    MonsterAhead { figure, targets, fights_here, distance }
}

/// The chance of a die to show a number or more.
fn shows(needed: u8) -> f64 {
    f64::from(7 - needed.clamp(1, 6)) / 6.0
}

/// How likely so many of so many are, each with the same chance.
fn binomial(count: u8, chance: f64) -> Spread {
    let mut spread = vec![1.0];
    for _ in 0..count {
        let mut next = vec![0.0; spread.len() + 1];
        for (hits, share) in spread.iter().enumerate() {
            next[hits] += share * (1.0 - chance);
            next[hits + 1] += share * chance;
        }
        spread = next;
    }
    spread
}

/// The same behind a Holy Shield: wounds are saved one by one until the first passes, and then all of the rest.
fn behind_shield(spread: Spread, save: Option<u8>) -> Spread {
    let Some(save) = save else { return spread };
    let mut after = vec![0.0; spread.len()];
    for (wounds, share) in spread.iter().enumerate() {
        let mut still = *share;
        for saved in 0..wounds {
            after[wounds - saved] += still * (1.0 - shows(save));
            still *= shows(save);
        }
        after[0] += still;
    }
    after
}

/// How likely each number of a roll is.
fn rolled(roll: Roll) -> Spread {
    match roll {
        Roll::Just(number) => (0..=number).map(|n| if n == number { 1.0 } else { 0.0 }).collect(),
        Roll::D3 => vec![0.0, 1.0 / 3.0, 1.0 / 3.0, 1.0 / 3.0],
        Roll::D6(dice) => {
            let mut spread = vec![1.0];
            for _ in 0..dice {
                let mut next = vec![0.0; spread.len() + 6];
                for (sum, share) in spread.iter().enumerate() {
                    (1..=6).for_each(|die| next[sum + die] += share / 6.0);
                }
                spread = next;
            }
            spread
        }
    }
}
