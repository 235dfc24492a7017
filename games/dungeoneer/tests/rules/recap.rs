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
        ....
        W.a.
         ++
    "
        .replace("        W.a.", "        W...")
        .as_str(),
    )
    .go('W')
    .open();
    let Some(Move::Walk(square)) =
        play.moves().into_iter().find(|action| matches!(action, Move::Walk(at) if at.row() == 94))
    else {
        panic!("a square next to it")
    };
    play.plays(Move::Walk(square));
    let events = play.log.clone();
    let strikes = events
        .iter()
        .filter(|event| matches!(event, Event::Struck(strike) if strike.by.number() == 1))
        .count();
    let kept = recap(&play);
    let gone: usize = kept.goes.iter().filter(|go| go.figure.number() == 1).map(|go| go.strikes.len()).sum();
    assert!(gone <= strikes);
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
