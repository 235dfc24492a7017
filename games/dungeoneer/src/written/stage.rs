//! What is being decided, and whether a game can be there.

use super::Written;
use super::read::Reading;
use crate::cards::Effect;
use crate::event::Ending;
use crate::ids::{DUNGEONEERS, Figure, HEROES, MONSTERS, Spell};
use crate::moves::{Aim, Move};
use crate::state::{EVERY_HERO, Phase, each_figure};

impl Reading<'_> {
    /// Everything about the decision that is to be made.
    pub(super) fn stage(&mut self, written: &Written) {
        self.players_named(written);
        self.goes_so_far();
        self.acting(written);
        self.queue(written);
        self.casting(written);
        self.ending(written);
    }

    /// Who opened doors and who runs the monsters, by place in the order of play.
    fn players_named(&mut self, written: &Written) {
        let players = self.rules.players as i64;
        let mut place = |at: &str, number: Option<i64>| {
            number.and_then(|number| self.number(at, number, 1..=players)).map(|number| number as u8 - 1)
        };
        let (opener, last) = (place("opener", written.opener), place("last_opener", written.last_opener));
        let monsters = place("monster_player", written.monster_player);
        (self.state.opener, self.state.last_opener, self.state.monster_player) = (opener, last, monsters);
        let most = i64::from(self.rules.cards.quiet_turns);
        self.state.quiet = self.number("quiet", written.quiet, 0..=most).unwrap_or(0) as u8;
        self.state.stirred = written.stirred;
        self.state.highest_slain = written.level_5_slain;
        if last.is_some() != (self.state.tile_count > 2) {
            self.fault(
                "last_opener",
                "somebody opened the last door exactly if a tile lies behind the start",
            );
        }
        if opener.is_some() && last.is_none() {
            self.fault("opener", "nobody has opened a door yet");
        }
        let stirs = self.state.turn > 0 && (self.state.any_monster() || opener.is_some());
        if stirs && !written.stirred {
            self.fault("stirred", "monsters live, or a door was opened on some");
        }
        let run = matches!(
            self.state.phase,
            Phase::NextMonster | Phase::Targeting | Phase::MonsterMoving | Phase::MonsterFighting
        );
        if run && monsters.is_none() {
            self.fault("monster_player", "somebody runs the monsters while they act");
        }
    }

    /// Those before the present place have had their go, and those after it have not.
    fn goes_so_far(&mut self) {
        if matches!(self.state.phase, Phase::Over | Phase::Choosing) {
            return;
        }
        let (players, now) = (self.rules.players, usize::from(self.state.place));
        for place in 0..HEROES {
            let (hero, bit) = (self.state.heroes[place], Figure(place as u8).bit());
            if self.state.living & bit == 0 {
                continue;
            }
            let done = self.state.done & bit != 0;
            let dungeoneer = if place < DUNGEONEERS { place } else { usize::from(hero.owner.unwrap_or(0)) };
            let player = (dungeoneer / self.rules.each).min(players);
            let at = if player < players { player } else { dungeoneer };
            let wrong = if at < now { !done } else { at > now && done };
            if wrong {
                let who = Figure(place as u8).number();
                self.fault(
                    "place",
                    format!("figure {who} has had its go, or has not, against the order of play"),
                );
            }
        }
    }

    fn acting(&mut self, written: &Written) {
        let phase = self.state.phase;
        let most = (HEROES + MONSTERS) as i64;
        let mut figure = |at: &str, number: Option<i64>| {
            let number = self.number(at, number?, 1..=most)?;
            let figure = Figure(number as u8 - 1);
            let lives = self.state.lives(figure);
            if !lives {
                self.fault(at, format!("figure {number} does not live"));
            }
            lives.then_some(figure)
        };
        let (acting, target) = (figure("acting", written.acting), figure("target", written.target));
        if acting.is_none() && written.acting.is_some() || target.is_none() && written.target.is_some() {
            return;
        }
        (self.state.acting, self.state.target) = (acting, target);
        let monsters_turn = usize::from(self.state.place) == self.rules.players + self.rules.spare;
        match phase {
            Phase::Choosing | Phase::Over => self.nobody_acts(),
            Phase::NextGo => {
                self.nobody_acts();
                if monsters_turn || self.rules.next_ones(&self.state).count_ones() < 2 {
                    self.fault("stage", "there are not two of whom one could go next");
                }
            }
            Phase::NextMonster => {
                self.nobody_acts();
                if self.state.next_monsters().count_ones() < 2 {
                    self.fault("stage", "there are not two monsters of which one could act next");
                }
            }
            Phase::PlacingMonsters if acting.is_none() => {
                if self.state.place != 0 || self.state.done & EVERY_HERO != 0 {
                    self.fault("acting", "a door opens by itself only at the beginning of a turn");
                }
            }
            Phase::Targeting | Phase::MonsterMoving | Phase::MonsterFighting => self.monster_acts(acting),
            _ => {
                let ones = if monsters_turn { 0 } else { self.rules.next_ones(&self.state) };
                if acting.is_none_or(|figure| ones & figure.bit() == 0) {
                    self.fault("acting", "it is nobody's go, or that of somebody who cannot go now");
                }
            }
        }
        let on_monsters = matches!(
            phase,
            Phase::NextMonster | Phase::Targeting | Phase::MonsterMoving | Phase::MonsterFighting
        );
        if on_monsters != monsters_turn && !matches!(phase, Phase::Over | Phase::Choosing) {
            self.fault("place", "monsters act after all others, and nobody else does then");
        }
        let able = acting.map_or(0, |figure| self.rules.able(&self.state, figure).moves);
        self.state.steps = self.number("steps", written.steps, 0..=able.into()).unwrap_or(0) as u8;
    }

    fn nobody_acts(&mut self) {
        if self.state.acting.is_some() || self.state.target.is_some() {
            self.fault("acting", "nobody acts; write null here and for the target");
        }
    }

    /// A monster that has not acted yet, with somebody to go for or to fight.
    fn monster_acts(&mut self, acting: Option<Figure>) {
        let waiting = self.state.next_monsters();
        let Some(figure) =
            acting.filter(|figure| figure.as_monster().is_some() && waiting & figure.bit() != 0)
        else {
            return self.fault("acting", "a monster acts that has not acted yet");
        };
        let target = self.state.target;
        if target.is_some_and(|target| target.as_hero().is_none()) {
            return self.fault("target", "monsters go for dungeoneers and helpers");
        }
        let near = self.state.is_engaged(figure);
        let sound = match self.state.phase {
            Phase::Targeting => target.is_none() && !near,
            Phase::MonsterMoving => {
                !near
                    && target.is_some_and(|target| {
                        let mut asked = self.state;
                        asked.target = None;
                        self.rules.whom_it_goes_for(&asked, figure) & target.bit() != 0
                    })
            }
            _ => near,
        };
        if !sound {
            return self.fault("target", "that is not what this monster has to decide");
        }
        self.state.whom = match self.state.phase {
            Phase::Targeting => self.rules.whom_it_goes_for(&self.state, figure),
            Phase::MonsterFighting => self.state.whom_it_fights(figure),
            _ => 0,
        };
    }

    /// Who is still to be placed.
    fn queue(&mut self, written: &Written) {
        let placing = matches!(self.state.phase, Phase::PlacingMonsters | Phase::PlacingHelpers);
        if placing == written.to_place.is_empty() {
            self.fault("to_place", "somebody is to be placed exactly while that is decided");
            return;
        }
        let newest = self.state.tile_count - 1;
        if let Some(square) = written.first_placed {
            let spot = self.state.find(square).filter(|spot| spot.tile == newest);
            let monster = spot.and_then(|spot| self.state.who_is_at(spot)).and_then(Figure::as_monster);
            match (spot, monster, self.state.phase) {
                (Some(spot), Some(_), Phase::PlacingMonsters) => self.state.first_placed = Some(spot.cell),
                _ => self.fault(
                    "first_placed",
                    "it is where the first monster was placed, while others are to follow",
                ),
            }
        }
        let free = match (self.state.phase, self.state.acting) {
            (Phase::PlacingHelpers, Some(figure)) => self.state.room_for_helpers(figure).into(),
            (Phase::PlacingMonsters, _) => {
                let is_there = |&monster: &Figure| self.state.spot(monster).tile == newest;
                let there = each_figure(self.state.monsters()).filter(is_there);
                let floor = self.state.tile(newest).floor.count_ones() as usize;
                (floor - there.count().min(floor)).min(MONSTERS - self.state.monsters().count_ones() as usize)
            }
            _ => 0,
        };
        if written.to_place.len() > free {
            self.fault("to_place", format!("there is room for {free}, not for {}", written.to_place.len()));
            return;
        }
        for (place, name) in written.to_place.iter().rev().enumerate() {
            let at = format!("to_place[{}]", written.to_place.len() - 1 - place);
            if let Some(kind) = self.monster_kind(&at, name) {
                self.state.queue[place] = kind;
            }
        }
        self.state.queued = written.to_place.len() as u8;
        if self.state.phase == Phase::PlacingMonsters && self.state.last_opener.is_none() {
            self.fault("last_opener", "somebody opened the door");
        }
    }

    /// The spell that is not settled.
    fn casting(&mut self, written: &Written) {
        let phase = self.state.phase;
        let casts = matches!(phase, Phase::Paying | Phase::Teleporting | Phase::PlacingHelpers);
        if casts != written.casting.is_some() {
            self.fault("casting", "a spell is written exactly while it is not settled");
            return;
        }
        let (Some(cast), Some(figure)) = (&written.casting, self.state.acting) else { return };
        let spells = self.rules.spells_of(&self.state, figure);
        let named = |spell: &&Spell| self.rules.spell(**spell).name == cast.spell;
        let Some(&spell) = spells.iter().find(named) else {
            return self.fault("casting.spell", format!("the caster knows no spell `{}`", cast.spell));
        };
        let effect = self.rules.spell(spell).effect;
        let sound = match phase {
            Phase::Paying => {
                self.rules.can_pay(&self.state, figure) && self.could_be_tried(figure, spell, cast.aim)
            }
            Phase::Teleporting => effect == Effect::Teleport && cast.aim == Aim::Caster,
            _ => match (effect, cast.aim) {
                (Effect::Summoning { helpers }, Aim::Level(level)) => {
                    let kind = self.rules.cards.first_of(level).0;
                    let queue = &self.state.queue[..usize::from(self.state.queued)];
                    let called = helpers.iter().find(|helpers| helpers.level == level);
                    called.is_some_and(|called| queue.len() <= usize::from(called.count.most()))
                        && queue.iter().all(|&other| other == kind)
                }
                _ => false,
            },
        };
        if !sound || self.state.tried & figure.bit() == 0 {
            self.fault("casting", "that spell cannot have been tried so");
        }
        self.state.casting = Some((spell, cast.aim));
    }

    fn could_be_tried(&self, figure: Figure, spell: Spell, aim: Aim) -> bool {
        let mut before = self.state;
        before.tried = 0;
        let mut listed = false;
        self.rules.list_spells(&before, figure, &mut |action| listed |= action == Move::Cast { spell, aim });
        listed
    }

    /// The end is written exactly when it has come.
    fn ending(&mut self, written: &Written) {
        let over = self.state.phase == Phase::Over;
        if over != written.ending.is_some() {
            self.fault("ending", "how it ended is written exactly when it is over");
            return;
        }
        self.state.ending = written.ending;
        // The final tile is not looked at before its monsters are placed.
        if self.state.phase == Phase::PlacingMonsters {
            return;
        }
        let found = self.rules.how_it_ends(&self.state);
        let sound = match written.ending {
            Some(Ending::TimeOver) => found.is_none() && self.state.turn == self.rules.cards.turns,
            ending => found == ending || self.state.turn == 0,
        };
        if !sound {
            let reason = match found {
                Some(how) => format!("by what lives the game is over: {how:?}"),
                None => "by what lives the game is not over, or not so".to_string(),
            };
            self.fault("ending", reason);
        }
    }
}
