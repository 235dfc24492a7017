//! The story adds up, what is counted is what happened, and a game takes no memory but its own.

use crate::support::random_game;
use undercroft_core::{Game, Setup, Study};
use undercroft_rush::{Event, Race, Rush, Seconds, State};

#[test]
fn what_was_told_of_hands_and_monsters_adds_up_to_what_everybody_has() {
    for race in ["live", "call", "calm"] {
        let mut setup = Setup::new::<Rush>(4);
        setup.options.insert("race".into(), race.into());
        let play = random_game(setup, 8);
        let (mut coins, mut failed) = ([0; 4], [0; 4]);
        for heard in &play.log {
            match heard.event {
                Event::Defeated { seat, coins: more, .. } => coins[seat.index()] += i32::from(more),
                Event::HeroDefeated { seat, .. } => failed[seat.index()] += 1,
                _ => {}
            }
        }
        for (number, player) in play.all().players.iter().enumerate() {
            assert_eq!((player.coins, player.failed), (coins[number] - failed[number], failed[number] as u8));
        }
    }
}

#[test]
fn every_drafted_hero_has_its_part_of_the_win_and_every_monster_its_fate() {
    let play = random_game(Setup::new::<Rush>(5), 3);
    let story: Vec<Event> = play.log.iter().map(|heard| heard.event).collect();
    let outcome = play.position.outcome().expect("it is over");
    let mut study = Study::default();
    play.position.rules().study(&story, &outcome, &mut study);
    assert_eq!(
        study.tables().len(),
        if story.iter().any(|event| matches!(event, Event::Gained { .. })) { 4 } else { 3 }
    );
}

#[test]
fn a_state_is_flat_and_small() {
    fn is_flat<T: Copy>() -> usize {
        size_of::<T>()
    }
    assert!(is_flat::<State>() <= 320, "{} bytes", is_flat::<State>());
}

#[test]
fn a_table_chooses_how_to_race_and_for_how_long() {
    let names: Vec<&str> = Rush::options().iter().map(|option| option.name).collect();
    assert_eq!(names, ["race", "seconds"]);
    let options = undercroft_rush::Options::default();
    assert_eq!((options.race, options.seconds), (Race::Live, Seconds::Fifteen));
}
