//! Lightning Bolt: its energy, and what it stops at.

use crate::support::Table;
use crate::support::spells::{aims, cast, strikes, works};
use undercroft_dungeoneer::{Aim, Direction, How};

#[test]
fn ruling_16_lightning_has_one_die_fewer_every_two_squares_and_after_every_monster() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ...1..
        ...3..
        ......
        ...2..
        ......
        ...Z..
          ++
    ",
    )
    .go('Z');
    let play =
        table.until(|play| works(&play.plays(cast("Lightning Bolt", Aim::Direction(Direction::North)))));
    // At its second square it has 5 dice, at the fourth 4 less one, at the fifth 3 less two.
    let dice: Vec<usize> = strikes(&play, How::Lightning).iter().map(|strike| strike.dice.len()).collect();
    assert_eq!(dice, [5, 3, 1]);
    assert!(strikes(&play, How::Lightning).iter().all(|strike| strike.needed == Some(4)));
}

#[test]
fn ruling_16_lightning_stops_before_a_dungeoneer_and_at_a_wall() {
    let play = Table::drawn(
        &["Large Room"],
        "
        ...1..
        ......
        ......
        ...W..
        ......
        1..Z.1
          ++
    ",
    )
    .go('Z')
    .open();
    let aims: Vec<Aim> = aims(&play, "Lightning Bolt");
    assert_eq!(aims, [Aim::Direction(Direction::East), Aim::Direction(Direction::West)]);
}

#[test]
fn ruling_16_lightning_crosses_open_doors() {
    let play = Table::drawn(
        &["Small Room"],
        "
        ....
        .1..
        ....
        ....
         ++
         Z.
    ",
    )
    .go('Z')
    .open();
    assert_eq!(aims(&play, "Lightning Bolt"), [Aim::Direction(Direction::North)]);
}
