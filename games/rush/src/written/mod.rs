//! A state as a person reads and edits it, and back.

mod check;
mod fit;

use crate::Rush;
use crate::hand::{Grip, Hand};
use crate::number::{Hero, Monster, Slot};
use crate::rewards::Gift;
use crate::skill::Skills;
use crate::state::{HANDS, Phase, State};
use serde::{Deserialize, Serialize};
use undercroft_core::{Fault, Seat};

/// A state in names and plain numbers: anything well-formed, possible or not.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    round: i64,
    /// Which calling of the round it is.
    calling: i64,
    phase: Phase,
    lord: String,
    dragon: String,
    /// Who drafts first.
    first: i64,
    /// The monsters in the middle, by name.
    slots: Vec<Option<String>>,
    players: Vec<WrittenPlayer>,
    /// The hands that have called, the earliest first, where time counts.
    call_order: Vec<WrittenCaller>,
    /// The monsters of each level that have not come up, in no order.
    decks: Vec<Vec<String>>,
    /// Monsters that nobody claimed.
    discarded: i64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPlayer {
    /// The left hero and the right one, as far as they are drafted.
    heroes: Vec<String>,
    skills: [Skills; HANDS],
    hands: [Grip; HANDS],
    /// What the hands call.
    calls: [Option<Slot>; HANDS],
    /// How often something was called or called back in this calling.
    changes: i64,
    /// Whether nothing more is to be called.
    ready: bool,
    /// What is done with the gains, by the hand that attacked.
    gifts: Option<[Option<Gift>; HANDS]>,
    coins: i64,
    won: i64,
    failed: i64,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCaller {
    seat: i64,
    hand: Hand,
}

pub(crate) fn write(rules: &Rush, state: &State) -> Written {
    let hero = |hero: &Hero| rules.cards.heroes[hero.index()].name.clone();
    let monster = |monster: Monster| rules.card(monster).name.clone();
    let calls = state.phase == Phase::Attacking;
    let player = |seat: Seat| {
        let player = state.player(seat);
        WrittenPlayer {
            heroes: player.heroes.iter().flatten().map(hero).collect(),
            skills: player.skills,
            hands: player.hands,
            calls: player.calls,
            changes: player.changes.into(),
            ready: calls && player.free_hands().is_some() && !state.awaited.contains(seat),
            gifts: player.gifts,
            coins: player.coins.into(),
            won: player.won.into(),
            failed: player.failed.into(),
        }
    };
    let deck = |(level, deck): (usize, &Vec<Monster>)| {
        let left = deck.iter().enumerate().filter(|(place, _)| state.decks[level] & (1 << place) != 0);
        left.map(|(_, &left)| monster(left)).collect()
    };
    let caller = |(seat, hand): (Seat, Hand)| WrittenCaller { seat: seat.number() as i64, hand };
    Written {
        round: i64::from(state.round) + 1,
        calling: i64::from(state.calling) + 1,
        phase: state.phase,
        lord: rules.cards.lords[state.lord.index()].name.clone(),
        dragon: rules.cards.dragons[state.dragon.index()].name.clone(),
        first: state.first.number() as i64,
        slots: rules.slots().map(|slot| state.slots[slot.index()].monster.map(monster)).collect(),
        players: Seat::all(rules.players).map(player).collect(),
        call_order: state.order.each().map(caller).collect(),
        decks: rules.monsters.iter().enumerate().map(deck).collect(),
        discarded: state.discarded.into(),
    }
}

/// Reads a state, or lists every reason why no game can reach it.
pub(crate) fn read(rules: &Rush, written: &Written) -> Result<State, Vec<Fault>> {
    check::Reading::new(rules, written).state()
}

/// What never changes: every card is somewhere.
pub(crate) fn count(rules: &Rush, state: &State) -> Vec<(&'static str, i64)> {
    let players = || Seat::all(rules.players).map(|seat| state.player(seat));
    let to_come: u32 = state.decks.iter().map(|deck| deck.count_ones()).sum();
    let taken: i64 = players().map(|player| i64::from(player.won) + i64::from(player.failed)).sum();
    let lying = state.slots.iter().filter(|lair| lair.monster.is_some()).count() as i64;
    let drafted: usize = players().map(|player| player.heroes.iter().flatten().count()).sum();
    vec![
        ("monsters", i64::from(to_come) + taken + lying + i64::from(state.discarded)),
        ("heroes", drafted as i64 + i64::from(state.heroes.count_ones())),
    ]
}
