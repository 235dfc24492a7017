//! What happens to somebody whose time is up.

use crate::support::Table;
use undercroft_core::Game;
use undercroft_dungeoneer::{Move, Stage};

#[test]
fn a_go_is_ended_where_that_is_allowed() {
    let play = Table::drawn(
        &["Small Room"],
        "
        ....
        ....
        W...
        ....
         ++
    ",
    )
    .go('W')
    .open();
    let seat = play.view().acting.expect("the Warrior's player");
    assert_eq!(play.position.rules().move_when_time_is_up(play.position.state(), seat), Move::End);
}

#[test]
fn next_to_a_monster_somebody_fights() {
    let play = Table::drawn(
        &["Small Room"],
        "
        ....
        .11.
        .W..
        ....
         ++
    ",
    )
    .go('W')
    .open();
    let seat = play.view().acting.expect("the Warrior's player");
    let late = play.position.rules().move_when_time_is_up(play.position.state(), seat);
    assert!(matches!(late, Move::Fight(_)));
}

#[test]
fn a_failed_spell_is_left_at_that() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ..4...
        ......
        ......
        ......
        ......
        ..Z...
          ++
    ",
    )
    .go('Z');
    let play = table.until(|play| {
        let cast =
            play.moves().into_iter().find(|action| matches!(action, Move::Cast { .. })).expect("a spell");
        play.plays(cast);
        play.view().stage == Stage::PayForSpell
    });
    let seat = play.view().acting.expect("the Wizard's player");
    assert_eq!(play.position.rules().move_when_time_is_up(play.position.state(), seat), Move::Forgo);
}
