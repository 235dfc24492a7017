//! Disintegrate and Smite: attacks on a monster on the same tile.

use crate::support::Table;
use crate::support::spells::{cast, strikes, wizard, works};
use undercroft_dungeoneer::{Aim, How};

#[test]
fn ruling_15_disintegrate_gives_1d3_wounds_and_nothing_saves() {
    let table = wizard(
        "
        ..5...
        ......
        ......
        ......
        ......
        ..Z...
          ++
    ",
    );
    for seed in 1..40 {
        let mut play = table.clone().seed(seed).open();
        let target = play.who('5').id;
        if !works(&play.plays(cast("Disintegrate", Aim::Figure(target)))) {
            continue;
        }
        let strike = strikes(&play, How::Disintegrate)[0];
        let die = strike.dice.iter().next().expect("a die");
        assert_eq!((strike.wounds, strike.saves.len()), (die.div_ceil(2), 0));
    }
}

#[test]
fn ruling_15_smite_fights_from_afar_on_the_same_tile_and_needs_no_line() {
    let table = Table::drawn(
        &["Large Room"],
        "
        .4....
        .1....
        ......
        ......
        ......
        ..C...
          ++
    ",
    )
    .go('C');
    let play = table.until(|play| {
        let target = play.who('4').id;
        works(&play.plays(cast("Smite", Aim::Figure(target))))
    });
    let strike = strikes(&play, How::Smite)[0];
    assert_eq!((strike.dice.len(), strike.needed), (4, Some(5)));
}
