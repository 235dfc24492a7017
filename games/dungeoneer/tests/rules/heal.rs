//! Heal and Holy Shield: the spells that protect.

use crate::support::Table;
use crate::support::spells::{aims, cast, works};
use undercroft_dungeoneer::{Aim, Event, Figure};

#[test]
fn ruling_18_heal_needs_a_wounded_patient_with_gold_who_is_adjacent() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ..1...
        ......
        ......
        ......
        WDE...
        .C...T
          ++
    ",
    )
    .go('C')
    .set('W', "wounds", 1)
    .set('W', "gold", 1)
    .set('D', "wounds", 1)
    .set('E', "gold", 3)
    .set('T', "wounds", 2)
    .set('T', "gold", 9);
    assert_eq!(aims(&table.open(), "Heal"), [Aim::Figure(Figure::from_number(1).expect("the Warrior"))]);
}

#[test]
fn ruling_18_the_patient_pays_one_gold_on_success_alone() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ..1...
        ......
        ......
        ......
        W.....
        .C....
          ++
    ",
    )
    .go('C')
    .set('W', "wounds", 2)
    .set('W', "gold", 4);
    for seed in 1..20 {
        let mut play = table.clone().seed(seed).open();
        let worked = works(&play.plays(cast("Heal", Aim::Figure(play.who('W').id))));
        let paid = u16::from(worked);
        assert_eq!((play.who('W').gold, play.who('C').gold), (4 - paid, paid));
        assert_eq!(play.who('W').health, 3 + u8::from(worked));
    }
}

#[test]
fn ruling_18_who_heals_themselves_discards_the_gold() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ..1...
        ......
        ......
        ......
        W.....
        .C....
          ++
    ",
    )
    .go('C')
    .set('C', "wounds", 1)
    .set('C', "gold", 4);
    let play = table.until(|play| works(&play.plays(cast("Heal", Aim::Figure(play.who('C').id)))));
    assert_eq!((play.who('C').gold, play.who('C').health), (3, 5));
}

#[test]
fn ruling_18_a_holy_shield_is_for_the_caster_until_it_is_broken_and_not_cast_twice() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ..1...
        ......
        ......
        ......
        W.....
        .C....
          ++
    ",
    )
    .go('C');
    let play = table.until(|play| works(&play.plays(cast("Holy Shield", Aim::Caster))));
    assert!(play.who('C').shielded && !play.who('W').shielded);
    assert_eq!(aims(&table.set('C', "shield", 5).open(), "Holy Shield"), []);
}

#[test]
fn ruling_18_wounds_are_saved_one_by_one_and_the_first_to_pass_breaks_the_shield_for_the_rest() {
    let table = Table::drawn(
        &["Small Room"],
        "
        ....
        .5..
        .C..
        ....
         ++
    ",
    )
    .go('C')
    .set('C', "shield", 5);
    let (mut saved, mut broken) = (0, 0);
    for seed in 1..150 {
        let mut play = table.clone().seed(seed).open();
        play.fights('5');
        let blow = |event: &&Event| matches!(event, Event::Struck(strike) if strike.figure.number() == 5);
        let Some(Event::Struck(strike)) = play.log.iter().find(blow) else { continue };
        let through = strike.hits - strike.saves.at_least(4);
        let dice: Vec<u8> = strike.shield.iter().collect();
        let passed = dice.iter().position(|&die| die < 5);
        match passed {
            Some(first) => {
                broken += 1;
                assert_eq!((first + 1, strike.wounds), (dice.len(), through - first as u8));
                assert!(play.happened(|event| matches!(event, Event::ShieldBroken { .. })));
            }
            None => {
                saved += usize::from(through > 0);
                assert_eq!((strike.wounds, dice.len()), (0, usize::from(through)));
            }
        }
    }
    assert!(saved > 0 && broken > 0, "{saved} {broken}");
}
