//! What a move would bring, sentence by sentence.

use super::names::Cast;
use crate::Dungeoneer;
use crate::event::{How, Stop};
use crate::moves::Move;
use crate::preview::{AttackAhead, CastAhead, MonsterAhead, Odds, Preview, StandAhead, WalkAhead};
use crate::view::View;
use undercroft_core::{Arg, Message, Seat, say};

/// A preview in words.
pub(crate) fn tell_preview(
    rules: &Dungeoneer,
    view: &View,
    _: Seat,
    action: Move,
    preview: &Preview,
) -> Vec<Message> {
    let cast = Cast::of(rules, view);
    match preview {
        Preview::Plain => plain(rules, action),
        Preview::Walk(walk) => walk_ahead(&cast, walk),
        Preview::Attack(attack) => attack_ahead(&cast, attack),
        Preview::Cast(spell) => cast_ahead(&cast, spell),
        Preview::Stand(stand) => stand_ahead(&cast, stand),
        Preview::Monster(monster) => monster_ahead(&cast, action, monster),
    }
}

/// A dungeoneer to be taken is told with its abilities.
fn plain(rules: &Dungeoneer, action: Move) -> Vec<Message> {
    let Move::Choose(kind) = action else { return Vec::new() };
    let Some(card) = rules.cards.dungeoneers.get(kind.index()) else { return Vec::new() };
    super::explain::abilities(rules, card)
}

/// Percent, never rounded to what it is not.
fn percent(odds: Odds) -> Message {
    match (odds.0, odds.percent()) {
        (0, _) => say!("percent", percent: 0),
        (_, 0) => say!("percent-under", percent: 1),
        (1..10_000, 100) => say!("percent-over", percent: 99),
        (_, percent) => say!("percent", percent: percent),
    }
}

/// A number in hundredths with one digit behind the point, or none where it is whole.
fn tenths(hundredths: u16) -> Message {
    let tenths = (hundredths + 5) / 10;
    match tenths % 10 {
        0 => say!("number", number: tenths / 10),
        part => say!("tenths", whole: tenths / 10, part: part),
    }
}

fn walk_ahead(cast: &Cast<'_>, walk: &WalkAhead) -> Vec<Message> {
    let mut told = vec![say!("ahead-walk", cost: walk.cost, left: walk.left)];
    if walk.slippery > 0 {
        told.push(say!("ahead-slippery", squares: walk.slippery, odds: percent(walk.arrives)));
    }
    if let Some(door) = walk.opens {
        told.push(if door.is_double() { say!("ahead-opens-double") } else { say!("ahead-opens") });
    }
    let next_to = cast.all_marked(&walk.next_to);
    match (walk.stops, walk.next_to.is_empty()) {
        (Some(Stop::Engaged), _) => told.push(say!("ahead-engaged", figures: next_to)),
        (_, false) => told.push(say!("ahead-next-to", figures: next_to)),
        (Some(Stop::Fell | Stop::Door) | None, true) => {}
    }
    told
}

pub(super) fn attack_ahead(cast: &Cast<'_>, attack: &AttackAhead) -> Vec<Message> {
    let mut told = vec![dice_ahead(attack)];
    told.extend(attack.shield.map(|shield| say!("ahead-shield", needed: shield)));
    told.push(chances(attack));
    told.extend(gold_ahead(attack));
    if !attack.how.is_fight() {
        told.insert(0, say!("ahead-whom", figure: cast.marked(attack.target), health: attack.health));
    }
    told
}

impl How {
    fn is_fight(self) -> bool {
        matches!(self, How::Fight | How::Shot)
    }
}

fn dice_ahead(attack: &AttackAhead) -> Message {
    let (dice, save) = (attack.dice, attack.save);
    match (attack.how, attack.needed, save) {
        (How::Disintegrate, ..) => say!("ahead-disintegrate", most: dice),
        (_, Some(needed), Some(save)) => say!("ahead-dice-saved", dice: dice, needed: needed, save: save),
        (_, Some(needed), None) => say!("ahead-dice", dice: dice, needed: needed),
        (_, None, Some(save)) => say!("ahead-sure-saved", hits: dice, save: save),
        (_, None, None) => say!("ahead-sure", hits: dice),
    }
}

fn chances(attack: &AttackAhead) -> Message {
    let none = attack.wounds.first().map_or(0, |odds| odds.0);
    let some = percent(Odds(Odds::CERTAIN.0.saturating_sub(none)));
    let (expected, kills) = (tenths(attack.expected), percent(attack.kills));
    say!("ahead-chances", some: some, expected: expected, health: attack.health, kills: kills)
}

fn gold_ahead(attack: &AttackAhead) -> Option<Message> {
    let [least, most] = attack.gold?;
    Some(match least == most {
        true => say!("ahead-gold", gold: most),
        false => say!("ahead-gold-range", least: least, most: most),
    })
}

fn cast_ahead(cast: &Cast<'_>, spell: &CastAhead) -> Vec<Message> {
    let mut told = vec![match spell.needed {
        Some(needed) => say!("ahead-cast", needed: needed, odds: percent(spell.works)),
        None => say!("ahead-cast-sure"),
    }];
    if spell.can_pay && spell.works != Odds::CERTAIN {
        told.push(say!("ahead-can-pay"));
    }
    if !spell.squares.is_empty() {
        told.push(say!("ahead-squares", squares: spell.squares.len()));
    }
    match spell.hits.as_slice() {
        [] if !spell.squares.is_empty() => told.push(say!("ahead-hits-nobody")),
        [] => {}
        [one] => told.extend(attack_ahead(cast, one)),
        several => told.push(say!("ahead-hits", hits: several.iter().map(|hit| {
            say!("ahead-hit", figure: cast.marked(hit.target), kills: percent(hit.kills))
        }).collect::<Arg>())),
    }
    if spell.helpers > 0 {
        told.push(say!("ahead-helpers", count: spell.helpers));
    }
    if spell.price > 0 {
        told.push(say!("ahead-price", price: spell.price));
    }
    told.push(if spell.ends_go { say!("ahead-ends-go") } else { say!("ahead-goes-on") });
    told
}

fn stand_ahead(cast: &Cast<'_>, stand: &StandAhead) -> Vec<Message> {
    if stand.next_to.is_empty() {
        return vec![say!("ahead-alone")];
    }
    let figures = cast.all_marked(&stand.next_to);
    vec![match stand.ends_movement {
        true => say!("ahead-engaged", figures: figures),
        false => say!("ahead-next-to", figures: figures),
    }]
}

fn monster_ahead(cast: &Cast<'_>, action: Move, monster: &MonsterAhead) -> Vec<Message> {
    let targets = cast.all_marked(&monster.targets);
    let mut told = match (monster.fights_here, monster.targets.is_empty()) {
        (_, true) => vec![say!("ahead-nobody-in-reach")],
        (true, _) => vec![say!("ahead-fights-here", figures: targets)],
        (false, _) if matches!(action, Move::Pursue(_)) => Vec::new(),
        (false, _) => vec![say!("ahead-goes-for", figures: targets)],
    };
    told.extend(monster.distance.map(|steps| say!("ahead-distance", steps: steps)));
    told
}
