//! What has just happened, for whoever comes a moment later.

use crate::support::{Play, Table};
use undercroft_core::{Game, Setup};
use undercroft_dungeoneer::{Dungeoneer, Event, Move, Recap};

fn recap(play: &Play) -> Recap {
    let mut recap = Recap::default();
    play.log.iter().for_each(|event| play.position.rules().recap(&mut recap, event));
    recap
}

#[test]
fn a_go_is_kept_with_its_way_and_its_blows() {
    let mut play = Table::drawn(
        &["Small Room"],
        "
        ....
        ..5.
        .a..
        W..D
         ++
    ",
    )
    .go('W')
    .open();
    play.walks('a');
    let kept = recap(&play);
    // The go itself began before the test sat down, so the Warrior's is the first to be told of.
    assert!(kept.goes.iter().all(|go| go.figure.number() != 1));
    play.log.insert(
        0,
        Event::GoBegan { figure: play.who('D').id, seat: undercroft_core::Seat::new(0), steps: 3 },
    );
    let go = &recap(&play).goes[0];
    assert_eq!((go.path.len(), go.strikes.len()), (2, 1));
}

#[test]
fn the_goes_of_a_turn_are_kept_until_the_next_one_begins() {
    let mut play = Play::dealt(Setup::new::<Dungeoneer>(6), 3);
    let mut most = 0;
    while play.view().turn < 3 && play.position.outcome().is_none() {
        let moves = play.moves();
        play.plays(moves.iter().copied().find(|action| *action == Move::End).unwrap_or(moves[0]));
        most = most.max(recap(&play).goes.len());
    }
    assert_eq!(most, 6, "six goes, and not those of the turn before");
}
