//! Nothing happens untold, and nobody is spoken of who is not known: whole games, move by move.

use crate::telling::{names, tongue};
use std::collections::BTreeSet;
use undercroft_core::chance::{pick, quick};
use undercroft_core::{Eye, Game, Heard, Line, Position, Reader, Seat, Seed, Setup, Speech};
use undercroft_dungeoneer::{Dungeoneer, Event, Figure, Move};
use undercroft_words::Language;

/// How many moves of a game are looked at.
const MOVES: usize = 400;

/// Plays a game that looks for trouble, and looks at the deal and at every move.
pub(crate) fn play(players: usize, seed: u64, look: &mut impl FnMut(&Position<Dungeoneer>, &[Heard<Event>])) {
    play_at(Setup::new::<Dungeoneer>(players), seed, look);
}

fn play_at(setup: Setup, seed: u64, look: &mut impl FnMut(&Position<Dungeoneer>, &[Heard<Event>])) {
    let (mut position, dealt) =
        Position::<Dungeoneer>::deal(setup, Seed::from_number(seed)).expect("a table");
    let rng = &mut quick(seed);
    look(&position, &dealt);
    for _ in 0..MOVES {
        let Some(seat) = position.rules().awaited(position.state()).first() else { return };
        let moves = position.moves(seat);
        let daring =
            |action: &Move| matches!(action, Move::Fight(_) | Move::Shoot(_) | Move::Cast { .. } | Move::Pay);
        let doors = position.view(Eye::Seat(seat)).doors;
        let opens = |action: &Move| match *action {
            Move::Walk(to) => {
                doors.iter().any(|door| door.to.is_none() && door.squares.iter().any(|square| square == to))
            }
            _ => false,
        };
        let bold: Vec<Move> =
            moves.iter().copied().filter(|action| daring(action) || opens(action)).collect();
        let action = pick(rng, if bold.is_empty() { &moves } else { &bold });
        let told = position.play(seat, action).expect("a listed move");
        look(&position, &told);
    }
}

#[test]
fn whoever_is_spoken_of_was_introduced_in_the_same_breath() {
    for players in 2..=6 {
        play(players, 10 + players as u64, &mut |_, told| {
            let mut known: BTreeSet<Figure> = BTreeSet::new();
            for heard in told {
                let spoken = match heard.event {
                    Event::Introduced { figure, .. }
                    | Event::DungeoneerTaken { figure, .. }
                    | Event::MonsterPlaced { figure, .. }
                    | Event::HelperSummoned { figure, .. } => {
                        known.insert(figure);
                        vec![]
                    }
                    Event::Struck(strike) => vec![strike.by, strike.figure],
                    Event::Walked { figure, .. }
                    | Event::Died { figure, .. }
                    | Event::GoldGained { figure, .. }
                    | Event::SpellTried { figure, .. }
                    | Event::MonsterActivated { figure, .. } => vec![figure],
                    Event::MonsterPursues { figure, target } => vec![figure, target],
                    _ => vec![],
                };
                assert!(spoken.iter().all(|figure| known.contains(figure)), "{:?} of {told:#?}", heard.event);
            }
        });
    }
}

#[test]
fn every_line_tells_of_an_event_in_order_and_says_something() {
    let (english, names) = (tongue(Language::English), names());
    let reader = Reader { seat: Some(Seat::new(0)), names: &names };
    for players in [2, 4] {
        play(players, players as u64, &mut |position, told| {
            let lines: Vec<Line> = position.rules().tell(told);
            let places: Vec<usize> = lines.iter().map(|line| line.tells.expect("an event")).collect();
            assert!(places.is_sorted() && places.iter().all(|&place| place < told.len()), "{places:?}");
            for line in &lines {
                let text = english.say(&line.message, reader);
                assert!(!text.contains('?') && text.len() < 400, "{text}");
                let starts = text.chars().next().expect("a letter");
                assert!(starts.is_uppercase() || starts.is_ascii_digit(), "{text}");
            }
        });
    }
}

#[test]
fn a_move_is_told_in_a_few_lines_and_the_rest_are_details() {
    let (mut moves, mut lines) = (0, 0);
    for players in [3, 6] {
        play(players, players as u64, &mut |position, told| {
            let told = position.rules().tell(told);
            let read = told.iter().filter(|line| line.weight != undercroft_core::Weight::Detail).count();
            (moves, lines) = (moves + 1, lines + read);
            let acts = told
                .iter()
                .filter(|line| line.rule == "monster_player" && line.weight == undercroft_core::Weight::Line);
            assert!(acts.count() <= 1, "monsters act in one line");
        });
    }
    assert!(lines < 2 * moves, "{lines} lines for {moves} moves");
}

#[test]
fn gold_as_it_is_told_adds_up_to_what_everybody_has() {
    for players in [2, 3, 5, 6] {
        let mut gold = [0i32; 6];
        let mut last_dead: Option<Figure> = None;
        play(players, 20 + players as u64, &mut |position, told| {
            for heard in told {
                match heard.event {
                    Event::GoldGained { figure, gold: gained } => gold[figure.index()] += i32::from(gained),
                    Event::Healed { figure, healer, price, .. } => {
                        gold[figure.index()] -= i32::from(price);
                        if figure != healer {
                            gold[healer.index()] += i32::from(price);
                        }
                    }
                    Event::Died { figure, .. } if figure.index() < 6 => last_dead = Some(figure),
                    Event::GoldLost { gold: lost } => {
                        if let Some(dead) = last_dead.take() {
                            assert_eq!(gold[dead.index()], i32::from(lost));
                            gold[dead.index()] = 0;
                        }
                    }
                    Event::Struck(_) => last_dead = None,
                    _ => {}
                }
            }
            let view = position.view(Eye::Spectator);
            for one in view.figures.iter().filter(|one| one.id.index() < 6) {
                assert_eq!(gold[one.id.index()], i32::from(one.gold));
            }
        });
    }
}

#[test]
fn packs_are_told_in_every_language_with_their_own_names() {
    let mut setup = Setup::new::<Dungeoneer>(3);
    setup.packs = Dungeoneer::shipped_packs().iter().map(|pack| pack.1.to_string()).collect();
    let names = names();
    let reader = Reader { seat: None, names: &names };
    let tongues = Language::SPOKEN.map(tongue);
    let mut stories = [String::new(), String::new()];
    play_at(setup, 4, &mut |position, told| {
        for line in position.rules().tell(told) {
            for (story, tongue) in stories.iter_mut().zip(&tongues) {
                *story += &(tongue.say(&line.message, reader) + "\n");
            }
        }
    });
    let [english, spanish] = stories;
    assert!(english.contains("Mechanic") && english.contains("Smuggler"), "{english}");
    assert!(spanish.contains("Mecánico") && spanish.contains("Contrabandista"), "{spanish}");
    assert!(!spanish.contains("Mechanic") && !english.contains("Warrior"));
}

#[test]
fn the_steps_and_the_health_that_are_told_are_those_that_are_seen() {
    let mut seen = [0; 2];
    for game in 0..6 {
        play(2 + game as usize % 5, 40 + game, &mut |position, told| {
            let view = position.view(Eye::Spectator);
            let Some(go) = &view.go else { return };
            // A step against a false door is spent without a word of it.
            let walled = told.iter().any(|heard| matches!(heard.event, Event::DoorFalse { .. }));
            let left = told.iter().rev().find_map(|heard| match heard.event {
                Event::GoBegan { figure, steps, .. } | Event::MonsterActivated { figure, steps } => {
                    Some((figure, steps))
                }
                Event::Walked { figure, left, .. } | Event::Teleported { figure, left, .. } => {
                    Some((figure, left))
                }
                _ => None,
            });
            if let Some(left) = left.filter(|_| !walled) {
                assert_eq!(left, (go.figure, go.steps));
                seen[0] += 1;
            }
            let health = told.iter().rev().find_map(|heard| match heard.event {
                Event::SpellPaid { figure, left, .. } => Some((figure, left)),
                Event::Healed { figure, health, .. } => Some((figure, health)),
                Event::Struck(strike) => Some((strike.figure, strike.left)),
                _ => None,
            });
            let Some((figure, health)) = health else { return };
            let stands = view.figures.iter().find(|one| one.id == figure);
            assert_eq!(stands.map_or(0, |one| one.health), health);
            seen[1] += 1;
        });
    }
    assert!(seen.into_iter().all(|times| times > 50), "{seen:?}");
}
