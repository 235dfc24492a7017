//! The turn: who goes when.

use crate::support::{Play, Table};
use undercroft_core::Setup;
use undercroft_dungeoneer::{Dungeoneer, Event, Move, Stage};

fn goes(play: &Play) -> Vec<(usize, usize)> {
    play.log
        .iter()
        .filter_map(|event| match event {
            Event::GoBegan { figure, seat, .. } => Some((figure.number(), seat.number())),
            _ => None,
        })
        .collect()
}

/// Ends every go, in the order in which figures are listed, for so many turns.
fn everybody_rests(play: &mut Play, turns: u8) {
    while play.view().turn <= turns && play.view().stage != Stage::Over {
        let moves = play.moves();
        let action = moves.iter().copied().find(|action| *action == Move::End).unwrap_or(moves[0]);
        play.plays(action);
    }
}

#[test]
fn ruling_3_a_player_plays_all_dungeoneers_in_any_order_then_the_next_player() {
    let mut play = Play::dealt(Setup::new::<Dungeoneer>(2), 1);
    assert_eq!(play.view().stage, Stage::NextGo);
    let first = play.view().acting;
    assert_eq!(play.moves().len(), 3);
    let second = play.moves()[1];
    play.plays(second);
    assert_eq!(play.view().go.expect("a go").figure.number(), 2);
    play.plays(Move::End);
    assert_eq!(play.moves().len(), 2, "each goes once");
    play.plays(play.moves()[0]);
    play.plays(Move::End);
    // The last of three goes without asking.
    assert_eq!(play.view().go.expect("a go").figure.number(), 3);
    play.plays(Move::End);
    assert_ne!(play.view().acting, first);
}

#[test]
fn ruling_3_each_go_is_complete_before_the_next() {
    let mut play = Play::dealt(Setup::new::<Dungeoneer>(2), 1);
    play.plays(play.moves()[0]);
    assert!(play.moves().iter().all(|action| !matches!(action, Move::Go(_))));
}

#[test]
fn ruling_1_spare_dungeoneers_go_last_and_are_run_by_the_players_in_turn() {
    let mut play = Play::dealt(Setup::new::<Dungeoneer>(4), 3);
    let order: Vec<usize> = play.view().order.iter().map(|seat| seat.number()).collect();
    everybody_rests(&mut play, 3);
    let goes = goes(&play);
    for turn in 0..3 {
        let these = &goes[turn * 6..turn * 6 + 6];
        let figures: Vec<usize> = these.iter().map(|go| go.0).collect();
        assert_eq!(figures, [1, 2, 3, 4, 5, 6]);
        assert_eq!(these[4].1, order[turn % 4], "turn {}", turn + 1);
        assert_eq!(these[5].1, order[(turn + 1) % 4]);
    }
}

#[test]
fn ruling_1_players_whose_dungeoneers_are_dead_take_their_share_of_running_spare_ones() {
    // The Warrior of the first player is dead; on turn 1 that player runs the Cleric.
    let mut play = Table::of(4)
        .tiles(&["Large Room"])
        .map(
            "
        ......
        ......
        .D....
        ..E...
        ...Z..
        C....T
          ++
    ",
        )
        .go('Z')
        .open();
    play.plays(Move::End);
    let go = play.view().go.expect("a go");
    assert_eq!((go.figure.number(), play.view().acting.map(|seat| seat.number())), (5, Some(1)));
}

#[test]
fn ruling_4_spells_come_before_during_or_after_the_movement() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ..4...
        ......
        ......
        ......
        .a....
        ..Z...
          ++
    ",
    )
    .go('Z');
    let spells = |play: &Play| play.moves().iter().any(|action| matches!(action, Move::Cast { .. }));
    let mut play = table.open();
    assert!(spells(&play));
    play.walks('a');
    assert!(spells(&play), "after a part of the movement");
    let mut play = table.steps(1).open();
    play.walks('a');
    assert!(spells(&play), "after all of it");
}

#[test]
fn ruling_28_after_six_quiet_turns_the_nearest_door_opens_by_itself() {
    for seed in 1..8 {
        let mut play = Play::dealt(Setup::new::<Dungeoneer>(3), seed);
        everybody_rests(&mut play, 6);
        let by_itself =
            play.log.iter().position(|event| matches!(event, Event::DoorOpened { figure: None, .. }));
        let seventh = play.log.iter().position(|event| matches!(event, Event::TurnBegan { turn: 7 }));
        let tokens_fit = play.happened(|event| matches!(event, Event::TokenDrawn { fits: true, .. }));
        assert!(by_itself.is_some() && by_itself > seventh && tokens_fit, "seed {seed}");
    }
}

#[test]
fn ruling_28_the_next_player_in_order_counts_as_the_opener() {
    let mut play = Play::dealt(Setup::new::<Dungeoneer>(3), 2);
    everybody_rests(&mut play, 6);
    let opener = play.log.iter().find_map(|event| match event {
        Event::DoorOpened { seat, .. } => Some(*seat),
        _ => None,
    });
    assert_eq!(opener, Some(play.view().order[0]), "nobody has opened one before");
}

#[test]
fn ruling_28_after_the_last_turn_all_lose() {
    let mut setup = Setup::new::<Dungeoneer>(2);
    setup.cards = Some(undercroft_dungeoneer::cards::STANDARD.replace("turns = 200", "turns = 3"));
    let mut play = Play::dealt(setup, 4);
    everybody_rests(&mut play, 200);
    let outcome = play.position.outcome().expect("it is over");
    assert!(outcome.winners().is_empty());
    assert_eq!(play.view().turn, 3);
}
