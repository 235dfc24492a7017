//! Fighting: hitting, wounding, saving.

use crate::support::{Play, Table};
use undercroft_dungeoneer::{Event, How, Move, Strike};

const MELEE: &str = "
    ....
    ..2.
    ..W.
    ....
     ++
";

fn strike(events: &[Event]) -> Strike {
    let found = events.iter().find_map(|event| match event {
        Event::Struck(strike) => Some(*strike),
        _ => None,
    });
    found.expect("somebody was struck")
}

/// The first fight of a table with dice as wanted, and what happened in it.
fn fight(table: &Table, letter: char, wanted: impl Fn(Strike) -> bool) -> (Play, Strike) {
    let play = table.until(|play| wanted(strike(&play.fights(letter))));
    let struck = strike(&play.log);
    (play, struck)
}

#[test]
fn the_warrior_rolls_five_dice_and_three_hits_with_one_save_kill_an_orc() {
    // The rulebook's example: five dice against a Defence of 3, three hits, Armour 6+, one save, two wounds, Health 1.
    let wanted = |strike: Strike| strike.hits == 3 && strike.saves.at_least(6) == 1;
    let (play, strike) = fight(&Table::drawn(&["Small Room"], MELEE).go('W'), '2', wanted);
    assert_eq!(
        (strike.dice.len(), strike.needed, strike.saves.len(), strike.save_needed),
        (5, Some(3), 3, 6)
    );
    assert_eq!(strike.dice.at_least(3), 3);
    assert_eq!((strike.wounds, strike.left), (2, 0));
    assert!(!play.lives('2'));
}

#[test]
fn a_die_hits_if_it_equals_or_beats_defence() {
    for seed in 1..40 {
        let mut play = Table::drawn(&["Small Room"], MELEE).go('W').seed(seed).open();
        let strike = strike(&play.fights('2'));
        assert_eq!(strike.hits, strike.dice.iter().filter(|&die| die >= 3).count() as u8);
        assert_eq!(strike.saves.len(), usize::from(strike.hits), "one armour die for each hit");
        assert_eq!(strike.wounds, strike.hits - strike.saves.at_least(6));
    }
}

#[test]
fn wounds_below_its_health_are_kept_by_a_monster() {
    // The Dwarf goes next, so that it can be looked at.
    let table = Table::drawn(
        &["Small Room"],
        &MELEE.replace('2', "4").replace("    ....\n     ++", "    D...\n     ++"),
    )
    .go('W');
    let (play, strike) = fight(&table, '4', |strike| strike.wounds == 2);
    assert_eq!(strike.left, 2);
    assert_eq!((play.who('4').health, play.who('4').full_health), (2, 4));
}

#[test]
fn a_monster_fights_by_the_same_rules_and_dungeoneers_keep_their_wounds() {
    let table = Table::drawn(&["Small Room"], &MELEE.replace('2', "3")).go('W');
    let play = table.until(|play| {
        play.fights('3');
        play.happened(|event| matches!(event, Event::Struck(strike) if strike.figure.number() == 1 && strike.wounds == 1))
    });
    let struck = play
        .log
        .iter()
        .find_map(|event| match event {
            Event::Struck(strike) if strike.figure.number() == 1 => Some(*strike),
            _ => None,
        })
        .expect("the monster struck back in its turn");
    assert_eq!((struck.dice.len(), struck.needed, struck.save_needed), (3, Some(5), 4));
    assert_eq!((struck.wounds, struck.left), (1, 4));
}

#[test]
fn ruling_3_only_the_figure_whose_go_it_is_attacks() {
    let mut play = Table::drawn(
        &["Small Room"],
        "
        D...
        .2..
        W...
        ....
         ++
    ",
    )
    .go('W')
    .open();
    let events = play.fights('2');
    let go_ends =
        events.iter().position(|event| matches!(event, Event::GoEnded { .. })).expect("the go ends");
    assert!(
        events[..go_ends]
            .iter()
            .all(|event| !matches!(event, Event::Struck(strike) if strike.by.number() != 1))
    );
}

#[test]
fn ruling_4_a_fight_ends_the_go_and_hits_one_monster() {
    let mut play = Table::drawn(
        &["Small Room"],
        "
        ....
        1.1.
        .W..
        ....
         ++
    ",
    )
    .go('W')
    .open();
    assert_eq!(
        play.letters(|action| if let Move::Fight(figure) = action { Some(*figure) } else { None }),
        "11"
    );
    let events = play.fights('1');
    let by_warrior = |event: &&Event| matches!(event, Event::Struck(strike) if strike.by.number() == 1);
    let go_ends =
        events.iter().position(|event| matches!(event, Event::GoEnded { figure } if figure.number() == 1));
    assert_eq!(events[..go_ends.expect("the go ends")].iter().filter(by_warrior).count(), 1);
}

#[test]
fn ruling_4_no_attack_may_choose_a_dungeoneer() {
    let mut play = Table::drawn(
        &["Small Room"],
        "
        ....
        .1..
        .WD.
        ....
         ++
    ",
    )
    .go('W')
    .open();
    let refusal = play.tries(Move::Fight(play.who('D').id)).expect_err("nobody fights friends");
    assert_eq!(refusal.rule(), "fighting");
}

#[test]
fn the_dead_leave_the_board_and_their_gold_is_lost() {
    let table = Table::drawn(&["Small Room"], &MELEE.replace('2', "4").replacen("....", "Z...", 1))
        .go('W')
        .set('W', "wounds", 4)
        .set('W', "gold", 7);
    let play = table.until(|play| {
        play.fights('4');
        while play.view().go.is_some_and(|go| go.figure.number() == 4) {
            play.plays(Move::End);
        }
        !play.lives('W')
    });
    assert!(play.happened(|event| *event == Event::GoldLost { gold: 7 }));
    assert_eq!(play.view().dead[0].id.number(), 1);
    assert_eq!(play.view().gold, [0, 0]);
}

#[test]
fn every_kind_of_attack_says_how() {
    let mut play = Table::drawn(&["Small Room"], MELEE).go('W').open();
    assert_eq!(strike(&play.fights('2')).how, How::Fight);
}
