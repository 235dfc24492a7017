//! The players, their gold, the turn, and who runs the monsters.

use super::number;
use crate::Dungeoneer;
use crate::ids::Side;
use crate::nearness::EnemyView;
use crate::view::View;
use crate::words::names::{Cast, way};
use crate::words::{now::winners, tell};
use undercroft_core::{Arg, Explained, Eye, Message, Seat, SeatSet, say};

/// A player: whom they lead, who lives, and what they have.
pub(super) fn seat(rules: &Dungeoneer, view: &View, seat: Seat) -> Explained {
    let cast = Cast::of(rules, view);
    let theirs = view.figures.iter().filter(|one| one.owner == Some(seat) && one.side == Side::Dungeoneer);
    let theirs: Vec<_> = theirs.map(|one| one.id).collect();
    let dead = view.dead.iter().filter(|dead| dead.owner == Some(seat)).map(|dead| dead.id);
    let dead: Vec<_> = dead.collect();
    let place = view.order.iter().position(|&other| other == seat).map_or(0, |place| place + 1);
    let listed = |figures: &[crate::ids::Figure]| match figures.is_empty() {
        true => say!("explain-none"),
        false => say!("explain-list", list: cast.all_marked(figures)),
    };
    let monsters = (view.monster_player == Some(seat)).then(|| say!("explain-runs-monsters", who: seat));
    let opener = (view.opener == Some(seat)).then(|| say!("now-opener", who: seat));
    Explained::new("goal", say!("whose-name", who: seat))
        .value(say!("label-gold"), number(view.gold[seat.index()]))
        .value(say!("label-leads"), listed(&theirs))
        .value(say!("label-dead"), listed(&dead))
        .value(say!("label-place"), number(place))
        .does([say!("explain-seat")])
        .now(monsters.into_iter().chain(opener))
}

/// Everybody's gold.
pub(super) fn gold(view: &View) -> Explained {
    let most = view.gold.iter().copied().max().unwrap_or(0);
    let who = SeatSet::of(view.gold.len(), |seat| view.gold[seat.index()] == most);
    let told = Explained::new("treasure", say!("explain-gold")).does([say!("explain-gold-does")]);
    let told = Seat::all(view.gold.len())
        .fold(told, |told, seat| told.value(say!("whose-name", who: seat), number(view.gold[seat.index()])));
    told.now((most > 0).then(|| say!("explain-most", who: who)))
}

/// The turn and the order of play.
pub(super) fn turn(rules: &Dungeoneer, view: &View) -> Explained {
    let order: Vec<Message> = view.order.iter().map(|&seat| say!("in-order", who: seat)).collect();
    let told = Explained::new("turn", say!("now-turn", turn: view.turn))
        .value(say!("label-turns"), number(rules.cards.turns))
        .value(say!("label-quiet"), say!("of", left: view.quiet, full: rules.cards.quiet_turns))
        .does([say!("explain-turn-does", turns: rules.cards.quiet_turns)]);
    match order.is_empty() {
        true => told,
        false => told.now([say!("order-settled", order: order)]),
    }
}

/// So many enemies are told of a go.
const NEAREST: usize = 3;

/// The go that is on.
pub(super) fn go(rules: &Dungeoneer, view: &View) -> Option<Explained> {
    let go = view.go.as_ref()?;
    let cast = Cast::of(rules, view);
    let mut now = Vec::new();
    if go.held {
        now.push(say!("now-held"));
    }
    if go.must_fight {
        now.push(say!("now-must-fight"));
    }
    if go.may_cast {
        now.push(say!("now-may-cast"));
    }
    now.extend(go.target.map(|target| say!("explain-target", whom: cast.to(target))));
    let near = |enemy: &EnemyView| {
        let (figure, way) = (cast.marked(enemy.figure), way(enemy.direction));
        say!("explain-enemy", figure: figure, steps: enemy.steps, way: way)
    };
    let enemies: Vec<Message> = go.enemies.iter().take(NEAREST).map(near).collect();
    if !enemies.is_empty() {
        now.push(say!("explain-enemies", enemies: enemies));
    }
    let told = Explained::new("turn", say!("explain-go", figure: cast.marked(go.figure)))
        .value(say!("label-steps"), number(go.steps))
        .does([say!("explain-go-does")]);
    Some(told.now(now))
}

/// The Monster Player and what binds him.
pub(super) fn monsters(view: &View, eye: Eye) -> Explained {
    let count = view.figures.iter().filter(|one| one.side == Side::Monster).count();
    let next = view.opener.map(|seat| say!("explain-next-monsters", who: seat));
    let own = view.monster_player.map(|seat| say!("explain-runs-monsters", who: seat));
    let yours = eye.seat().is_some() && eye.seat() == view.monster_player;
    let bound = yours.then(|| say!("bound-fight"));
    Explained::new("monster_player", say!("explain-monsters"))
        .value(say!("label-monsters"), number(count))
        .does([say!("explain-monsters-does")])
        .now(own.into_iter().chain(next).chain(bound))
}

/// How it ended.
pub(super) fn ending(view: &View) -> Option<Explained> {
    let winners = winners(view);
    let gold: u16 = winners.first().map_or(0, |seat| view.gold[seat.index()]);
    let told = Explained::new("ending", say!("now-over")).does([tell::ending(view.ending?)]);
    let told = Seat::all(view.gold.len()).fold(told, |told, seat| {
        let gold: Arg = view.gold[seat.index()].into();
        told.value(say!("whose-name", who: seat), number(gold))
    });
    Some(told.now([tell::verdict(winners, gold)]))
}
