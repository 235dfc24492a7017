//! Magic: trying a spell and paying for it.

use crate::support::Table;
use crate::support::spells::{cast, strikes, wizard, works};
use undercroft_dungeoneer::{Aim, Event, How, Move, Stage};

#[test]
fn a_spell_works_if_the_die_equals_or_beats_its_difficulty() {
    let table = wizard(
        "
        ..4...
        ......
        ......
        ......
        ......
        ..Z...
          ++
    ",
    );
    for seed in 1..30 {
        let mut play = table.clone().seed(seed).open();
        let target = play.who('4').id;
        let events = play.plays(cast("Disintegrate", Aim::Figure(target)));
        let Event::SpellTried { die, needed, works, .. } = events[0] else { panic!("{events:?}") };
        assert_eq!((needed, works), (5, die >= 5));
    }
}

#[test]
fn ruling_14_after_a_failed_roll_a_wound_makes_it_work_all_the_same() {
    let table = wizard(
        "
        ..4...
        ......
        ......
        ......
        ......
        ..Z...
          ++
    ",
    );
    let mut play = table.until(|play| {
        let target = play.who('4').id;
        play.plays(cast("Disintegrate", Aim::Figure(target)));
        play.view().stage == Stage::PayForSpell
    });
    play.plays(Move::Pay);
    assert_eq!(play.who('Z').health, 3);
    assert_eq!(strikes(&play, How::Disintegrate).len(), 1);
}

#[test]
fn ruling_14_the_last_wound_is_never_paid() {
    let table = wizard(
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
    .set('Z', "wounds", 3);
    let play = table.until(|play| {
        let target = play.who('4').id;
        let events = play.plays(cast("Disintegrate", Aim::Figure(target)));
        !works(&events)
    });
    assert_eq!(play.view().stage, Stage::Go, "the go goes on");
    assert_eq!(play.who('Z').health, 1);
}

#[test]
fn ruling_14_a_spell_that_failed_and_was_not_paid_for_does_not_end_the_go() {
    let table = wizard(
        "
        ..4...
        ......
        ......
        ......
        ......
        ..Z...
          ++
    ",
    );
    let mut play = table.until(|play| {
        let target = play.who('4').id;
        play.plays(cast("Disintegrate", Aim::Figure(target)));
        play.view().stage == Stage::PayForSpell
    });
    play.plays(Move::Forgo);
    let go = play.view().go.expect("a go");
    assert_eq!((go.figure.number(), go.steps, go.may_cast), (4, 5, false));
}

#[test]
fn ruling_14_one_spell_attempt_a_player_a_turn() {
    // Wizard and Cleric are of one player.
    let table = Table::drawn(
        &["Large Room"],
        "
        ..4...
        ......
        ......
        ......
        ......
        Z....C
          ++
    ",
    )
    .go('C')
    .set('Z', "done", true)
    .set('Z', "tried_a_spell", true);
    assert!(!table.open().view().go.expect("a go").may_cast);
    assert!(table.option("spells", "caster").open().view().go.expect("a go").may_cast);
}

#[test]
fn ruling_14_attack_spells_end_the_go_and_the_others_do_not() {
    let drawn = "
        ..4...
        ......
        ......
        ......
        ......
        ..Z..W
          ++
    ";
    let contents = undercroft_core::Game::contents(wizard(drawn).open().position.rules());
    let attacks: Vec<&str> =
        contents.spells.iter().filter(|spell| spell.attacks).map(|spell| spell.name.as_str()).collect();
    assert_eq!(attacks, ["Fireball", "Lightning Bolt", "Disintegrate", "Smite"]);
    let play = wizard(drawn).until(|play| {
        let target = play.who('4').id;
        works(&play.plays(cast("Disintegrate", Aim::Figure(target))))
    });
    assert!(play.happened(|event| matches!(event, Event::GoEnded { figure } if figure.number() == 4)));
}
