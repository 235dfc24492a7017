//! What each eye may know. There is one secret in the game: whom somebody disables, until all have decided.

use crate::support::{Play, pair, seat};
use std::collections::BTreeSet;
use undercroft_core::chance::quick;
use undercroft_core::{Eye, Game, Setup};
use undercroft_guilds::{Choice, Event, Guilds};

fn dealt() -> Play {
    Play::dealt(Setup::new::<Guilds>(3), 2)
}

const OTHERS: [Eye; 3] =
    [Eye::Seat(undercroft_core::Seat::new(1)), Eye::Seat(undercroft_core::Seat::new(2)), Eye::Spectator];

#[test]
fn whomever_somebody_disables_it_looks_and_sounds_the_same_to_all_others() {
    let experience = |one, other, eye| {
        let mut play = dealt();
        play.disables('A', one, other);
        (play.view(eye), play.told(eye))
    };
    for eye in OTHERS {
        for (one, other) in [(1, 3), (2, 5), (4, 5)] {
            assert_eq!(experience(one, other, eye), experience(1, 2, eye), "{eye:?}");
        }
    }
    let owner = Eye::Seat(seat('A'));
    assert_ne!(experience(4, 5, owner), experience(1, 2, owner));
}

#[test]
fn whoever_decided_knows_it_and_is_told() {
    let mut play = dealt();
    play.disables('A', 2, 4);
    assert_eq!(play.view(Eye::Seat(seat('A'))).players[0].choice, Choice::Known(pair(2, 4)));
    assert!(play.told(Eye::Seat(seat('A'))).contains(&Event::DisablingChosen { adventurers: pair(2, 4) }));
    for eye in OTHERS {
        assert_eq!(play.view(eye).players[0].choice, Choice::Secret);
        assert!(play.told(eye).contains(&Event::DisablingDecided { seat: seat('A') }));
        assert!(!play.told(eye).iter().any(|event| matches!(event, Event::DisablingChosen { .. })));
    }
}

#[test]
fn money_and_adventurers_tell_nothing_before_all_have_decided() {
    let mut play = dealt();
    play.disables('A', 4, 5);
    let player = &play.view(Eye::Spectator).players[0];
    assert_eq!((player.money, player.available.len(), player.disabled.len()), (2, 5, 0));
}

#[test]
fn after_that_everything_lies_open_to_everybody() {
    let mut play = dealt();
    ['A', 'B', 'C'].into_iter().for_each(|guild| drop(play.disables(guild, 1, 4)));
    let seen = play.view(Eye::Spectator);
    for eye in [Eye::Seat(seat('A')), Eye::Seat(seat('B')), Eye::All] {
        assert_eq!(play.view(eye), seen);
    }
    play.play_out(1);
    assert_eq!(play.view(Eye::Seat(seat('C'))), play.view(Eye::Spectator));
}

#[test]
fn what_a_seat_imagines_keeps_its_own_choice_and_changes_what_others_chose() {
    let mut play = dealt();
    play.disables('A', 1, 2);
    play.disables('B', 1, 2);
    let (rules, state) = (play.position.rules(), play.position.state());
    let rng = &mut quick(1);
    let mut imagined = BTreeSet::new();
    for _ in 0..200 {
        let world = rules.view(&rules.imagine(state, seat('A'), rng), Eye::All);
        assert_eq!(world.players[0].choice, Choice::Known(pair(1, 2)));
        assert_eq!(world.players[2].choice, Choice::None);
        imagined.insert(format!("{:?}", world.players[1].choice));
    }
    assert_eq!(imagined.len(), 10, "any two");
}

#[test]
fn the_fronts_of_closed_rooms_are_known_to_nobody_at_all() {
    let play = dealt();
    assert!(play.all().dungeon.iter().all(|room| room.card.is_none() && room.info.is_none()));
    assert_eq!(play.all().unseen.len(), 36);
}

#[test]
fn the_contents_say_of_every_name_in_a_view_what_the_view_says() {
    for seed in 0..10 {
        let mut play = Play::dealt(Setup::new::<Guilds>(4), seed);
        let contents = play.position.rules().contents();
        let master = |play: &Play| {
            let view = play.all();
            let named = contents.masters.iter().find(|card| Some(&card.name) == view.master.as_ref());
            (view.master_info, named.cloned())
        };
        let (said, looked_up) = master(&play);
        assert_eq!(said, looked_up);
        play.play_out(seed);
        for room in play.all().dungeon {
            assert_eq!(room.bump, contents.levels[usize::from(room.level.number()) - 1].bump);
            assert_eq!(room.back, contents.levels[usize::from(room.level.number()) - 1].back);
            if let Some(info) = room.info {
                assert!(contents.rooms.contains(&info));
            }
        }
    }
}
