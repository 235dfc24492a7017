//! Summoning: helpers, their goes, and what becomes of them.

use crate::support::{Play, Table};
use undercroft_dungeoneer::{Aim, Event, Level, Move, Side, Spell, Stage};

const CIRCLE: &str = "
    ..1...
    ......
    ......
    ......
    W.....
    ..C...
      ++
";

fn summon(level: u8) -> Move {
    Move::Cast {
        spell: Spell::from_number(8).expect("Summoning"),
        aim: Aim::Level(Level::from_number(level).expect("a level")),
    }
}

fn summoned(table: &Table, level: u8) -> Play {
    table.until(|play| {
        let events = play.plays(summon(level));
        events.iter().any(|event| matches!(event, Event::SpellTried { works: true, .. }))
    })
}

fn table() -> Table {
    Table::drawn(&["Large Room"], CIRCLE).go('C')
}

#[test]
fn ruling_19_the_kind_is_chosen_before_the_roll() {
    let play = table().open();
    assert!(play.may(summon(1)) && play.may(summon(2)) && !play.may(summon(3)));
}

#[test]
fn ruling_19_one_of_level_2_or_1d3_of_level_1_come_to_the_casters_side() {
    let mut play = summoned(&table(), 2);
    assert_eq!((play.view().stage, play.view().to_place.len()), (Stage::PlaceHelper, 1));
    let square = play.moves()[0];
    let events = play.plays(square);
    assert!(
        matches!(events[0], Event::HelperSummoned { square, .. } if square.touches(play.who('C').square))
    );
    let play = summoned(&table(), 1);
    let rolled = play
        .log
        .iter()
        .find_map(|event| match event {
            Event::HelpersRolled { die, count, .. } => Some((*die, *count)),
            _ => None,
        })
        .expect("a die");
    assert_eq!(rolled.1, rolled.0.div_ceil(2));
    assert_eq!(play.view().to_place.len(), usize::from(rolled.1));
}

#[test]
fn ruling_19_helpers_go_right_after_the_caster_in_the_turn_they_come_too() {
    let mut play = summoned(&table(), 2);
    play.plays(play.moves()[0]);
    play.plays(Move::End);
    let go = play.view().go.expect("a go");
    assert_eq!(go.figure.side(), Side::Helper);
    assert_eq!(go.steps, 5);
    assert!(!go.may_cast);
}

#[test]
fn ruling_19_not_while_a_helper_lives() {
    let play = Table::drawn(&["Large Room"], &CIRCLE.replacen("......", "....h.", 1)).go('C').open();
    assert!(!play.may(summon(1)) && !play.may(summon(2)));
}

#[test]
fn ruling_19_what_finds_no_free_square_is_lost() {
    // In a narrow corridor with the Warrior behind there is one square left.
    let table = Table::drawn(
        &["Narrow Corridor"],
        "
        1
        .
        .
        .
        C
        W
        +
    ",
    )
    .go('C');
    let play = table.until(|play| {
        let events = play.plays(summon(1));
        events.iter().any(|event| matches!(event, Event::HelpersRolled { count: 3, .. }))
    });
    // The only square is taken without asking.
    let came = play.log.iter().filter(|event| matches!(event, Event::HelperSummoned { .. })).count();
    assert_eq!(came, 1);
}

#[test]
fn ruling_19_a_helper_opens_no_doors() {
    let table = Table::drawn(
        &["Narrow Corridor"],
        "
        x
        h
        .
        .
        .
        C
        W
        +
    ",
    )
    .go('C');
    let mut play = table.open();
    play.plays(Move::End);
    assert_eq!(play.view().go.expect("a go").figure.side(), Side::Helper);
    let door = play.view().doors.iter().find(|door| door.to.is_none()).expect("a door").squares.iter().next();
    let refusal = play.tries(Move::Walk(door.expect("its square"))).expect_err("helpers open none");
    assert_eq!(refusal.rule(), "moving");
}

#[test]
fn ruling_19_the_wounds_of_helpers_count_as_the_casters() {
    let drawn = "
        .1....
        .h....
        ......
        ......
        W.....
        ..C...
          ++
    ";
    let play = Table::drawn(&["Large Room"], drawn).go('C').until(|play| {
        play.plays(Move::End);
        play.happened(|event| matches!(event, Event::TreasureFound { .. }))
    });
    assert!(play.happened(|event| matches!(event, Event::GoldGained { figure, .. } if figure.number() == 5)));
}

#[test]
fn ruling_19_helpers_are_attacked_and_nobody_gets_gold_for_them() {
    let drawn = "
        .4....
        .h....
        ......
        ......
        ......
        .....C
          ++
    ";
    let play = Table::drawn(&["Large Room"], drawn).go('C').until(|play| {
        play.plays(Move::End);
        play.happened(|event| matches!(event, Event::Died { figure, .. } if figure.side() == Side::Helper))
    });
    assert!(!play.happened(|event| matches!(event, Event::TreasureFound { .. })));
    assert_eq!(play.who('C').gold, 0);
}

#[test]
fn ruling_19_helpers_vanish_when_the_caster_dies() {
    let drawn = "
        h.....
        ......
        ......
        ......
        .5...Z
        .C....
          ++
    ";
    let table = Table::drawn(&["Large Room"], drawn).go('Z').set('C', "wounds", 4).set('C', "done", true);
    let play = table.until(|play| {
        let end = play.moves().into_iter().find(|action| *action == Move::End).expect("nobody is near");
        play.plays(end);
        while play.view().stage != Stage::Over && play.lives('C') && play.view().turn == 1 {
            let action = play.moves()[0];
            play.plays(action);
        }
        !play.lives('C')
    });
    assert!(play.happened(|event| matches!(event, Event::Vanished { figure, .. } if figure.number() == 7)));
}
