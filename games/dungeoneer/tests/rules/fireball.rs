//! Fireball: where it may be sent, and whom it hits.

use crate::support::spells::{aims, cast, strikes, wizard, works};
use crate::support::{Play, Table, map};
use undercroft_dungeoneer::{Aim, How, Strike};

/// The dungeon with a star wherever a Fireball may be sent.
fn fireballs(play: &Play) -> String {
    let aims = aims(play, "Fireball");
    play.draw(&|square| aims.contains(&Aim::Square(square)).then_some('*'))
}

#[test]
fn ruling_15_a_fireball_is_sent_to_any_square_of_the_tile_that_no_dungeoneer_is_next_to() {
    let play = wizard(
        "
        ......
        .1....
        ......
        ....W.
        ......
        ..Z...
          ++
    ",
    )
    .open();
    // It must reach the monster; the squares next to the Warrior and to the Wizard are out.
    let wanted = "
        ***...
        ***...
        ***...
        ....W.
        ......
        ..Z...
          ++
    ";
    assert_eq!(fireballs(&play), map(wanted));
}

#[test]
fn ruling_15_a_fireball_hits_the_square_and_all_around_it_for_one_wound_each() {
    let drawn = "
        33....
        .3....
        3..3..
        ......
        ......
        ..Z..W
          ++
    ";
    let table = wizard(drawn);
    let play = table.until(|play| {
        let at = play.all('3')[2].square;
        works(&play.plays(cast("Fireball", Aim::Square(at))))
    });
    let hit: Vec<Strike> = strikes(&play, How::Fireball);
    assert_eq!(hit.len(), 4, "not the one two squares away");
    assert!(hit.iter().all(|strike| strike.hits == 1 && strike.dice.is_empty() && strike.saves.len() == 1));
    assert!(hit.iter().all(|strike| strike.wounds == 1 - strike.saves.at_least(5)));
}

#[test]
fn ruling_15_a_fireball_does_not_pass_walls() {
    let play = Table::drawn(
        &["Small Room"],
        "
        ....
        ....
        ....
        1...
         +a
         Z.
    ",
    )
    .go('Z')
    .open();
    // The monster is on another tile, and no square of the corridor but the doors touches it.
    assert_eq!(aims(&play, "Fireball"), []);
}
