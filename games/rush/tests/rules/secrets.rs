//! What each eye may know: calls and gifts are their owner's until all are shown.

use crate::support::{Play, Table, seat};
use undercroft_core::chance::quick;
use undercroft_core::{Eye, Game};
use undercroft_rush::{Event, Hand};

/// Every eye but the first seat's and the one that sees everything.
const OTHERS: [Eye; 3] =
    [Eye::Seat(undercroft_core::Seat::new(1)), Eye::Seat(undercroft_core::Seat::new(2)), Eye::Spectator];

fn calling() -> Play {
    Table::of(3).race("call").monsters(["Green Slime", "Cellar Rat"]).open()
}

#[test]
fn whatever_somebody_calls_looks_and_sounds_the_same_to_all_others() {
    let experience = |monster: &str, eye: Eye| {
        let mut play = calling();
        play.grabs(1, "left", monster).is_ready(1);
        (play.view(eye), play.told(eye))
    };
    for eye in OTHERS {
        assert_eq!(experience("Green Slime", eye), experience("Cellar Rat", eye), "{eye:?}");
    }
    let owner = Eye::Seat(seat(1));
    assert_ne!(experience("Green Slime", owner), experience("Cellar Rat", owner));
}

#[test]
fn ruling_5_only_its_owner_hears_of_a_call_and_all_see_who_got_what() {
    let mut play = calling();
    play.grabs(1, "left", "Green Slime").grabs(2, "left", "Green Slime").time_up();
    for eye in OTHERS {
        let told = play.told(eye);
        assert!(
            !told
                .iter()
                .any(|event| matches!(event, Event::Called { seat: caller, .. } if *caller == seat(1)))
        );
        assert!(told.iter().any(|event| matches!(event, Event::Claimed { .. })));
    }
}

#[test]
fn to_whom_somebody_gives_looks_and_sounds_the_same_to_all_others() {
    let experience = |hand: Hand, eye: Eye| {
        let mut play =
            Table::of(3).heroes(1, ["Ranger", "Sorceress"]).monsters(["Cellar Rat", "Cave Bat"]).open();
        play.grabs(1, "left", "Cellar Rat").grabs(3, "left", "Cave Bat").rest_lays_down();
        let gift = play.give(Some((hand, None)), None);
        play.acts(1, gift);
        (play.view(eye), play.told(eye))
    };
    for eye in OTHERS {
        assert_eq!(experience(Hand::Left, eye), experience(Hand::Right, eye), "{eye:?}");
    }
}

#[test]
fn in_a_live_race_every_hand_lies_open() {
    let mut play = Table::of(3).monsters(["Green Slime"]).open();
    play.grabs(1, "left", "Green Slime");
    assert_eq!(play.view(Eye::Spectator), play.view(Eye::Seat(seat(3))));
    assert_eq!(play.told(Eye::Spectator).len(), 1);
}

#[test]
fn what_a_seat_imagines_keeps_its_own_calls_and_changes_those_of_others() {
    let mut play = calling();
    play.grabs(1, "left", "Green Slime").grabs(2, "left", "Green Slime");
    let (rules, state) = (play.position.rules(), play.position.state());
    let rng = &mut quick(1);
    let (mut differs, mut first_wins) = (false, [false; 2]);
    for _ in 0..200 {
        let mut world = rules.imagine(state, seat(2), rng);
        let seen = rules.view(&world, Eye::All);
        assert_eq!(seen.players[1], play.all().players[1]);
        differs |= seen.players[0] != play.all().players[0];
        rules.time_up(&mut world, rng, &mut undercroft_core::Silence);
        let owner = rules.view(&world, Eye::All).slots[0].owner;
        first_wins[usize::from(owner == Some(seat(2)))] = true;
    }
    assert!(differs && first_wins == [true; 2], "who was earlier is not known either");
}
