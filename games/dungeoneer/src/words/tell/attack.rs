//! Fights, shots and spells that hit: one line, its gold with it, and every die as a detail.

use super::Story;
use crate::dice::Dice;
use crate::event::{Event, How, Strike};
use crate::ids::{Figure, Side};
use crate::words::names::{Cast, faces, figure_thing, sentences};
use undercroft_core::{Line, Message, say};

/// The gold of a monster that fell: dice, sum, who gets what, what is lost.
#[derive(Default)]
pub(super) struct Treasure {
    dice: Vec<Dice>,
    gold: u16,
    shares: Vec<(Figure, u16)>,
    lost: u16,
}

impl Story<'_> {
    /// An attack by a dungeoneer or a helper, on one monster or on all whom a spell hits.
    pub(super) fn attack(&mut self, first: Strike) {
        let (mut strikes, mut fallen, mut treasure) = (vec![first], Vec::new(), Treasure::default());
        let mut also: Vec<Event> = Vec::new();
        while let Some(event) = self.next_if(|next| part_of(first, next)) {
            match event {
                Event::Struck(strike) => strikes.push(strike),
                Event::Died { figure, .. } if figure.side() != Side::Monster => also.push(event),
                Event::Died { figure, .. } => fallen.push(figure),
                Event::TreasureFound { dice, gold, .. } => {
                    treasure.dice.push(dice);
                    treasure.gold += gold;
                }
                Event::GoldGained { figure, gold } => treasure.gain(figure, gold),
                Event::GoldLost { gold } => treasure.lost += gold,
                _ => also.push(event),
            }
        }
        let rule = rule_of(first.how);
        let message = match first.how {
            How::Fireball | How::Lightning => area(&self.cast, &strikes),
            _ => single(&self.cast, first, false),
        };
        let told = std::iter::once(message).chain(treasure.told(&self.cast, first.by));
        let Some(message) = sentences(told) else { return };
        let line =
            strikes.iter().fold(Line::new(rule, message).about(figure_thing(first.by)), |line, strike| {
                line.about(figure_thing(strike.figure))
            });
        let owner = self.cast.owner(first.by);
        let line = line.about_seats(owner).stirring(stirs(&strikes, fallen.len(), treasure.gold));
        self.push(if treasure.shares.is_empty() { line } else { line.teaching("gold", owner) });
        for strike in &strikes {
            self.dice_of(strike);
        }
        for dice in treasure.dice.iter().filter(|dice| !dice.is_empty()) {
            let message = say!("gold-dice", dice: faces(*dice), gold: dice.sum());
            self.push(Line::detail("treasure", message).about("gold-table"));
        }
        self.aftermath(also);
    }

    /// The dice of one attack, kind by kind.
    pub(super) fn dice_of(&mut self, strike: &Strike) {
        let whom = self.cast.start(strike.figure);
        let thing = figure_thing(strike.figure);
        let rule = rule_of(strike.how);
        if !strike.dice.is_empty() {
            let dice = faces(strike.dice);
            let message = match strike.needed {
                Some(needed) => say!("dice-hit", dice: dice, needed: needed, hits: strike.hits),
                None => say!("dice-wound", dice: dice, wounds: strike.wounds),
            };
            self.push(Line::detail(rule, message).about(thing.clone()));
        }
        if !strike.saves.is_empty() {
            let saved = strike.saves.at_least(strike.save_needed);
            let message = say!("dice-save", who: whom.clone(), dice: faces(strike.saves),
                needed: strike.save_needed, saved: saved);
            self.push(Line::detail("fighting", message).about(thing.clone()));
        }
        if !strike.shield.is_empty() {
            let saved = strike.shield.at_least(strike.shield_needed);
            let message = say!("dice-shield", who: whom, dice: faces(strike.shield),
                needed: strike.shield_needed, saved: saved);
            self.push(Line::detail("spells", message).about(thing));
        }
    }
}

/// What belongs to the attack that began with this strike.
fn part_of(first: Strike, next: Event) -> Option<Event> {
    let belongs = match next {
        Event::Struck(strike) => strike.by == first.by && strike.how == first.how,
        Event::Died { .. }
        | Event::Vanished { .. }
        | Event::ShieldBroken { .. }
        | Event::TreasureFound { .. }
        | Event::GoldGained { .. }
        | Event::GoldLost { .. } => true,
        _ => false,
    };
    belongs.then_some(next)
}

fn rule_of(how: How) -> &'static str {
    match how {
        How::Fight => "fighting",
        How::Shot => "shooting",
        How::Fireball | How::Lightning | How::Disintegrate | How::Smite => "spells",
    }
}

/// How much an attack is worth recalling: what fell, and for how much.
fn stirs(strikes: &[Strike], fallen: usize, gold: u16) -> u8 {
    let wounds: u8 = strikes.iter().map(|strike| strike.wounds).sum();
    (8 * fallen.min(8) as u8 + gold.min(60) as u8 + wounds.min(10)).min(88)
}

/// `The Warrior fights the Orc: 5 dice, 3 hits, 1 saved, 2 wounds; the Orc falls.`
pub(super) fn single(cast: &Cast<'_>, strike: Strike, reached: bool) -> Message {
    let by = cast.start(strike.by);
    let what = match strike.how {
        How::Fight if reached => say!("does-reach", by: by, whom: cast.to(strike.figure)),
        How::Fight => say!("does-fight", by: by, whom: cast.the(strike.figure)),
        How::Shot => say!("does-shoot", by: by, whom: cast.to(strike.figure)),
        How::Smite => say!("does-smite", by: by, whom: cast.to(strike.figure)),
        How::Disintegrate => say!("does-disintegrate", by: by, whom: cast.to(strike.figure)),
        How::Fireball => say!("does-burn", by: by, whom: cast.to(strike.figure)),
        How::Lightning => say!("does-shock", by: by, whom: cast.to(strike.figure)),
    };
    let tally = tally(strike);
    match strike.wounds {
        0 => say!("attack-vain", what: what, tally: tally),
        _ => say!("attack", what: what, tally: tally, fate: fate(cast, strike)),
    }
}

fn tally(strike: Strike) -> Message {
    let saved = strike.hits.saturating_sub(strike.wounds);
    if strike.needed.is_none() {
        return say!("tally-wounds", wounds: strike.wounds);
    }
    match (strike.hits, saved) {
        (0, _) => say!("tally-missed", dice: strike.dice.len()),
        (hits, 0) => say!("tally-unsaved", dice: strike.dice.len(), hits: hits, wounds: strike.wounds),
        (hits, _) => {
            say!("tally", dice: strike.dice.len(), hits: hits, saved: saved, wounds: strike.wounds)
        }
    }
}

/// What became of who was struck.
pub(super) fn fate(cast: &Cast<'_>, strike: Strike) -> Message {
    let who = cast.the(strike.figure);
    match (strike.left, strike.wounds) {
        (0, _) => say!("fate-falls", who: who),
        (_, 0) => say!("fate-unhurt", who: who),
        (left, _) => say!("fate-left", who: who, left: left),
    }
}

/// Everybody whom a spell hit, in one sentence: those of a kind whom the same befell together.
fn area(cast: &Cast<'_>, strikes: &[Strike]) -> Message {
    let first = strikes[0];
    let alike = |one: &Strike, other: &Strike| {
        let befell = |strike: &Strike| (strike.left, strike.wounds == 0);
        cast.name(one.figure) == cast.name(other.figure) && befell(one) == befell(other)
    };
    let mut fates: Vec<Message> = Vec::new();
    for (place, &strike) in strikes.iter().enumerate() {
        if strikes[..place].iter().any(|before| alike(before, &strike)) {
            continue;
        }
        let count = strikes.iter().filter(|other| alike(&strike, other)).count();
        fates.push(match count {
            1 => fate(cast, strike),
            _ => fate_of_many(cast, strike, count),
        });
    }
    match first.how {
        How::Lightning => say!("area-lightning", by: cast.start(first.by), fates: fates),
        _ => say!("area-fire", by: cast.start(first.by), fates: fates),
    }
}

fn fate_of_many(cast: &Cast<'_>, strike: Strike, count: usize) -> Message {
    let figure = cast.name(strike.figure);
    match (strike.left, strike.wounds) {
        (0, _) => say!("fates-fall", count: count, figure: figure),
        (_, 0) => say!("fates-unhurt", count: count, figure: figure),
        (left, _) => say!("fates-left", count: count, figure: figure, left: left),
    }
}

impl Treasure {
    fn gain(&mut self, figure: Figure, gold: u16) {
        match self.shares.iter_mut().find(|share| share.0 == figure) {
            Some(share) => share.1 += gold,
            None => self.shares.push((figure, gold)),
        }
    }

    /// Who got what: nothing where there was no gold.
    fn told(&self, cast: &Cast<'_>, by: Figure) -> Option<Message> {
        match self.shares.as_slice() {
            [] if self.gold == 0 && self.lost == 0 => None,
            [] => Some(say!("gold-all-lost", gold: self.gold.max(self.lost))),
            &[(figure, gold)] if figure == by && self.lost == 0 => Some(say!("gold-own", gold: gold)),
            &[(figure, gold)] if self.lost == 0 => Some(say!("gold-one", who: cast.the(figure), gold: gold)),
            shares => {
                let share =
                    |&(figure, gold): &(Figure, u16)| say!("gold-share", who: cast.the(figure), gold: gold);
                let lost = (self.lost > 0).then(|| say!("gold-part-lost", gold: self.lost));
                let shares: Vec<Message> = shares.iter().map(share).chain(lost).collect();
                Some(say!("gold-shared", gold: self.gold, shares: shares))
            }
        }
    }
}
