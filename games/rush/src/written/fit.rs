//! How the parts of a written state go together.

use super::check::Reading;
use crate::hand::{Grip, Hand};
use crate::options::Race;
use crate::skill::{Skill, Skills};
use crate::state::{HANDS, LEVELS, Phase, Player, ROUNDS_A_LEVEL, State};
use undercroft_core::Seat;

/// The most symbols that a monster gives.
const SYMBOLS: u16 = 2;

/// Notes every reason why parts that are right by themselves cannot be together.
pub(super) fn together(reading: &mut Reading<'_>, state: &State) {
    draft(reading, state);
    decks(reading, state);
    table(reading, state);
    for seat in Seat::all(reading.rules.players) {
        player(reading, state, seat);
        hands(reading, state, seat);
        calls(reading, state, seat);
    }
    order(reading, state);
}

/// How many rounds' monsters have been turned over.
fn revealed(state: &State) -> usize {
    let now = matches!(state.phase, Phase::Attacking | Phase::Rewards | Phase::Over);
    usize::from(state.round) + usize::from(now)
}

fn draft(reading: &mut Reading<'_>, state: &State) {
    let rules = reading.rules;
    let drafted = |seat: Seat| state.player(seat).heroes.iter().flatten().count();
    let taken: usize = Seat::all(rules.players).map(drafted).sum();
    for seat in Seat::all(rules.players) {
        let turns = (0..taken).filter(|&turn| rules.drafts(state.first, turn) == Some(seat)).count();
        let due = if state.phase == Phase::Draft { turns } else { HANDS };
        if drafted(seat) != due {
            let at = format!("players[{}].heroes", seat.number());
            reading.fault(at, format!("there must be {due} of them by now"));
        }
    }
    if state.phase == Phase::Draft && state.round > 0 {
        reading.fault("phase", "heroes are drafted before the first round");
    }
    if state.phase == Phase::Over && usize::from(state.round) + 1 < LEVELS * ROUNDS_A_LEVEL {
        reading.fault("phase", "the game is over only after the last round");
    }
}

fn decks(reading: &mut Reading<'_>, state: &State) {
    for level in 0..LEVELS {
        let rounds = revealed(state).saturating_sub(level * ROUNDS_A_LEVEL).min(ROUNDS_A_LEVEL);
        let left = reading.rules.monsters[level].len() - rounds * HANDS * reading.rules.players;
        if state.decks[level].count_ones() as usize != left {
            reading.fault(format!("decks[{}]", level + 1), format!("{left} monsters must be left in it"));
        }
    }
}

/// What lies in the middle, and that every monster that came up is somewhere.
fn table(reading: &mut Reading<'_>, state: &State) {
    let rules = reading.rules;
    let mut seen = [0u64; LEVELS];
    let mut lying = 0;
    for slot in rules.slots() {
        let (lair, at) = (state.slots[slot.index()], format!("slots[{}]", slot.number()));
        let wrong = match (state.phase, lair.monster, lair.owner) {
            (Phase::Attacking, None, _) => Some("a monster lies in every place while hands attack"),
            (Phase::Rewards, Some(_), None) => Some("what nobody claimed has been discarded"),
            (Phase::Draft | Phase::FaceDown | Phase::Over, Some(_), _) => Some("no monster lies there now"),
            _ => None,
        };
        wrong.into_iter().for_each(|reason| reading.fault(&at, reason));
        let Some((level, place)) = lair.monster.and_then(|monster| rules.place_in_deck(monster)) else {
            continue;
        };
        lying += 1;
        if level != State::level_of(state.round) || (state.decks[level] | seen[level]) & (1 << place) != 0 {
            reading.fault(&at, "this monster is of another level, in the deck, or lies there twice");
        }
        seen[level] |= 1 << place;
    }
    let taken =
        Seat::all(rules.players).map(|seat| state.player(seat)).map(|player| player.won + player.failed);
    let found = taken.map(usize::from).sum::<usize>() + usize::from(state.discarded) + lying;
    let come = revealed(state) * HANDS * rules.players;
    if found != come {
        let reason = format!(
            "{come} monsters have come up, but {found} are defeated, failed, discarded or on the table"
        );
        reading.fault("players", reason);
    }
}

fn player(reading: &mut Reading<'_>, state: &State, seat: Seat) {
    let (rules, player) = (reading.rules, state.player(seat));
    let at = |field: &str| format!("players[{}].{field}", seat.number());
    let mut gained = 0;
    for hand in Hand::ALL {
        let start =
            player.heroes[hand.index()].map_or(Skills::NONE, |hero| rules.cards.heroes[hero.index()].skills);
        let skills = player.skills[hand.index()];
        if Skill::ALL.iter().any(|&skill| skills.of(skill) < start.of(skill)) {
            reading.fault(at("skills"), "a hero never has less than at the start");
        } else {
            gained += skills.total() - start.total();
        }
    }
    if gained > SYMBOLS * u16::from(player.won) {
        reading.fault(at("skills"), format!("{} monsters cannot have given {gained} symbols", player.won));
    }
    let pending = if state.phase == Phase::Rewards { player.attacks().iter().flatten().count() } else { 0 };
    let most = rules.cards.monsters.iter().map(|card| card.coins).max().unwrap_or(0);
    if usize::from(player.coins) > usize::from(most) * (usize::from(player.won) + pending) {
        reading.fault(at("coins"), "the monsters defeated cannot have brought so many");
    }
    let finished =
        usize::from(state.round) + usize::from(matches!(state.phase, Phase::Rewards | Phase::Over));
    if usize::from(player.won + player.failed) + pending > HANDS * finished {
        reading.fault(at("won"), "two hands cannot have attacked so many monsters by now");
    }
}

fn hands(reading: &mut Reading<'_>, state: &State, seat: Seat) {
    let (rules, player) = (reading.rules, state.player(seat));
    let at = |field: &str| format!("players[{}].{field}", seat.number());
    let fits = |grip: &Grip| match state.phase {
        Phase::Attacking => true,
        Phase::Rewards => *grip != Grip::Free,
        Phase::Draft | Phase::FaceDown | Phase::Over => *grip == Grip::Down,
    };
    if !player.hands.iter().all(fits) {
        reading.fault(at("hands"), "no hand is free or on a monster at this moment");
    }
    let calling = state.phase == Phase::Attacking && rules.options.race != Race::Live;
    if calling && state.calling == 0 && !player.hands.iter().all(|grip| *grip == Grip::Free) {
        reading.fault(at("hands"), "before the first calling has closed all hands are free");
    }
    if state.phase != Phase::Rewards {
        if player.gifts.is_some() {
            reading.fault(at("gifts"), "gains are given only after the attacks were checked");
        }
        return;
    }
    for attack in player.attacks().into_iter().flatten() {
        let card = rules.card(rules.monster_at(state, attack.slot));
        if !player.skills_of(attack.hands).meet(card.defence) || card.gain.is_nothing() {
            reading
                .fault(at("hands"), format!("{:?} was not defeated, or gives nothing to a hero", card.name));
        }
    }
    let none = player.attacks().iter().all(Option::is_none);
    let fit =
        |gifts: [_; HANDS]| player.attacks().into_iter().zip(gifts).all(|(a, g)| rules.fits(state, a, g));
    if player.gifts.is_some_and(|gifts| none || !fit(gifts)) {
        reading.fault(
            at("gifts"),
            "they must be one for each attack that gained something, with a skill for a rune",
        );
    }
}

fn calls(reading: &mut Reading<'_>, state: &State, seat: Seat) {
    let (rules, player) = (reading.rules, state.player(seat));
    let at = |field: &str| format!("players[{}].{field}", seat.number());
    let race = rules.options.race;
    let may_call = state.phase == Phase::Attacking
        && (race == Race::Call || race == Race::Calm && !state.awaited.contains(seat));
    for (hand, call) in Hand::ALL.into_iter().zip(player.calls) {
        let Some(slot) = call else { continue };
        if !may_call || rules.why_not_attack(state, seat, hand.into(), slot).is_some() {
            reading.fault(at("calls"), "this hand cannot call that monster now");
        }
    }
    let changed = race == Race::Call && may_call && player.free_hands().is_some();
    let called = player.calls.iter().any(Option::is_some);
    if player.changes > 0 && !changed || race == Race::Call && called && player.changes == 0 {
        reading.fault(at("changes"), "it counts what was called in this calling, and only where time counts");
    }
}

/// Where time counts, exactly the hands that call stand in the order.
fn order(reading: &mut Reading<'_>, state: &State) {
    let counts = reading.rules.options.race == Race::Call;
    let calls = |player: &Player| player.calls.iter().flatten().count();
    let called: usize = state.players.iter().map(calls).sum();
    let each_calls = state.order.each().all(|(seat, hand)| state.player(seat).calls[hand.index()].is_some());
    if !each_calls || state.order.each().count() != if counts { called } else { 0 } {
        reading.fault("call_order", "it must name every hand that calls, where time counts, and no other");
    }
    let owned = state.slots.iter().filter(|lair| lair.owner.is_some()).count();
    let calling = state.phase == Phase::Attacking && reading.rules.options.race != Race::Live;
    if usize::from(state.calling) > if calling { owned } else { 0 } {
        reading.fault("calling", "every calling before this one has given a monster to somebody");
    }
}
