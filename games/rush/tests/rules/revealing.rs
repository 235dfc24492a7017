//! Revealing monsters: how many, when, and of which level.

use crate::support::{Play, play_out, random_game};
use undercroft_core::{Eye, Game, Setup};
use undercroft_rush::{Event, Phase, Rush};

fn setup(players: usize, race: &str) -> Setup {
    let mut setup = Setup::new::<Rush>(players);
    setup.options.insert("race".into(), race.into());
    setup
}

/// A table just drafted.
fn drafted(players: usize, race: &str) -> Play {
    let mut play = Play::dealt(setup(players, race), 9);
    while play.all().phase == Phase::Draft {
        let next = play.all().waiting_for.first().expect("somebody");
        let late = play.position.rules().move_when_time_is_up(play.position.state(), next);
        play.acts(next.number(), late);
    }
    play
}

#[test]
fn ruling_2_twice_as_many_monsters_as_players_come_up_for_every_eye_alike() {
    for players in 3..=5 {
        let mut play = drafted(players, "live");
        play.time_up();
        let slots = play.view(Eye::Spectator).slots;
        assert_eq!(slots.len(), 2 * players);
        assert!(slots.iter().all(|slot| slot.monster.is_some() && slot.owner.is_none()));
        assert!((0..players).all(|k| play.view(Eye::Seat(undercroft_core::Seat::new(k))).slots == slots));
    }
}

#[test]
fn ruling_2_before_the_reveal_nothing_of_the_monsters_exists() {
    let play = drafted(4, "live");
    assert_eq!(play.all().phase, Phase::FaceDown);
    assert!(play.all().waiting_for.is_empty() && play.limit().is_some(), "only the clock is waited for");
    assert_eq!(play.all().decks, [34, 34, 34], "nothing is drawn yet");
}

#[test]
fn a_calm_race_needs_no_moment_of_its_own_for_the_reveal() {
    assert_eq!(drafted(4, "calm").all().phase, Phase::Attacking);
}

#[test]
fn nine_rounds_are_played_three_on_each_level_and_no_monster_comes_twice() {
    for (players, race) in [(3, "live"), (4, "call"), (5, "calm")] {
        let play = random_game(setup(players, race), 3);
        let mut monsters = Vec::new();
        for event in play.told(Eye::Spectator) {
            if let Event::MonsterRevealed { round, monster, .. } = event {
                assert_eq!(play.position.rules().card(monster).level, (round - 1) / 3 + 1);
                monsters.push(monster);
            }
        }
        assert_eq!(monsters.len(), 9 * 2 * players);
        monsters.sort_unstable();
        monsters.dedup();
        assert_eq!(monsters.len(), 9 * 2 * players);
    }
}

#[test]
fn every_monster_that_came_up_is_won_failed_or_discarded_in_the_end() {
    let mut play = Play::dealt(setup(4, "live"), 5);
    play_out(&mut play, 5);
    let counted = play.position.rules().count(play.position.state());
    assert_eq!(counted[0], ("monsters", 102));
    assert_eq!(play.all().decks, [10, 10, 10]);
}
