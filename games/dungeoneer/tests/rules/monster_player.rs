//! The Monster Player: who it is, and the duties that bind him.

use crate::support::{Play, Table, map};
use serde_json::json;
use undercroft_dungeoneer::{Event, Move, Stage};

/// Ends the go of the last of the party and has the monsters act.
fn monsters_turn(table: &Table) -> Play {
    let mut play = table.open();
    play.plays(Move::End);
    play
}

fn activatable(play: &Play) -> String {
    play.letters(|action| if let Move::Activate(figure) = action { Some(*figure) } else { None })
}

fn targets(play: &Play) -> String {
    play.letters(|action| if let Move::Pursue(figure) = action { Some(*figure) } else { None })
}

fn fights(play: &Play) -> String {
    play.letters(|action| if let Move::Fight(figure) = action { Some(*figure) } else { None })
}

fn pursued(play: &Play) -> Vec<usize> {
    play.log
        .iter()
        .filter_map(|event| match event {
            Event::MonsterPursues { target, .. } => Some(target.number()),
            _ => None,
        })
        .collect()
}

fn struck(play: &Play) -> Vec<usize> {
    play.log
        .iter()
        .filter_map(|event| match event {
            Event::Struck(strike) if strike.by.number() > 12 => Some(strike.figure.number()),
            _ => None,
        })
        .collect()
}

fn activate(play: &mut Play, letter: char) -> Vec<Event> {
    play.plays(Move::Activate(play.who(letter).id))
}

#[test]
fn ruling_21_who_opened_a_door_on_monsters_runs_them_at_the_end_of_that_turn() {
    let table = Table::drawn(
        &["Large Room"],
        "
        1....1
        ......
        ......
        ......
        ......
        T.....
          ++
    ",
    )
    .go('T')
    .state("opener", 1)
    .state("last_opener", 1);
    let play = monsters_turn(&table);
    assert_eq!(play.view().monster_player.map(|seat| seat.number()), Some(1));
}

#[test]
fn ruling_21_otherwise_the_role_passes_to_the_next_in_order() {
    for (last, next) in [(1, 2), (2, 1)] {
        let table = Table::drawn(
            &["Large Room"],
            "
            1....1
            ......
            ......
            ......
            ......
            T.....
              ++
        ",
        )
        .go('T')
        .state("monster_player", last);
        assert_eq!(monsters_turn(&table).view().monster_player.map(|seat| seat.number()), Some(next));
    }
}

#[test]
fn ruling_21_the_dead_run_monsters_too() {
    // Nobody of the first player lives.
    let table = Table::drawn(
        &["Large Room"],
        "
        1....1
        ......
        ......
        ......
        ......
        T.....
          ++
    ",
    )
    .go('T')
    .state("monster_player", 2);
    let play = monsters_turn(&table);
    assert_eq!(play.view().acting.map(|seat| seat.number()), Some(1));
    assert_eq!(play.view().living, [0, 1]);
}

#[test]
fn ruling_21_without_monsters_the_role_lapses() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ......
        ......
        ......
        ......
        ......
        T.....
          ++
    ",
    )
    .go('T')
    .state("monster_player", 2);
    let play = monsters_turn(&table);
    assert_eq!(play.view().monster_player, None);
    assert!(play.happened(|event| *event == Event::MonsterPlayerIs { seat: None }));
}

#[test]
fn ruling_22_each_monster_acts_once_in_the_order_he_likes() {
    let table = Table::drawn(
        &["Large Room"],
        "
        1.2.3.
        ......
        ......
        ......
        ......
        T.....
          ++
    ",
    )
    .go('T');
    let mut play = monsters_turn(&table);
    assert_eq!(activatable(&play), "123");
    activate(&mut play, '2');
    while play.view().stage != Stage::NextMonster {
        play.plays(play.moves()[0]);
    }
    assert_eq!(activatable(&play), "13");
}

#[test]
fn ruling_22_a_monster_forgets_who_attacked_it_once_it_has_acted() {
    let table = Table::drawn(
        &["Small Room"],
        "
        ....
        .4..
        .T.W
        ....
         ++
    ",
    )
    .go('T')
    .monster(1, json!({"wounds": {"1": 1}, "hurt_by": {"1": 1}, "fought_by": [1]}));
    let play = table.until(|play| {
        play.fights('4');
        play.view().turn == 2 && play.lives('4')
    });
    let written: serde_json::Value = serde_json::from_str(&play.position.to_json()).expect("JSON");
    let monster = &written["state"]["monsters"][0];
    assert_eq!((&monster["hurt_by"], &monster["fought_by"]), (&json!({}), &json!([])));
}

#[test]
fn ruling_23_a_monster_next_to_somebody_does_not_move() {
    let table = Table::drawn(
        &["Large Room"],
        "
        .....W
        ......
        ......
        ......
        .1.1..
        ..D..T
          ++
    ",
    )
    .go('T');
    let mut play = monsters_turn(&table);
    let before = play.all('1')[0].square;
    let first = play.all('1')[0].id;
    play.plays(Move::Activate(first));
    assert!(!play.log.iter().any(|event| matches!(event, Event::Walked { figure, .. } if *figure == first)));
    if play.lives('1') {
        assert_eq!(play.all('1')[0].square, before);
    }
    assert_eq!(struck(&play)[0], 2);
}

#[test]
fn ruling_23_it_fights_who_wounded_it_most_else_who_fought_it_else_any() {
    let fought = |memory: serde_json::Value| {
        let table = Table::drawn(
            &["Small Room"],
            "
            ....
            W4D.
            .E..
            ....
             ++
             .T
        ",
        )
        .go('T')
        .monster(1, memory);
        let mut play = table.open();
        play.plays(Move::End);
        if play.view().stage == Stage::MonsterFight { fights(&play) } else { format!("{:?}", struck(&play)) }
    };
    assert_eq!(fought(json!({})), "DEW");
    assert_eq!(fought(json!({"fought_by": [1, 3]})), "EW");
    let wounded = json!({"wounds": {"1": 1, "2": 2}, "hurt_by": {"1": 1, "2": 2}, "fought_by": [1, 2, 3]});
    assert_eq!(fought(wounded), "[2]");
    let alike = json!({"wounds": {"1": 1, "2": 1}, "hurt_by": {"1": 1, "2": 1}, "fought_by": [1, 2, 3]});
    assert_eq!(fought(alike), "DW");
}

#[test]
fn ruling_24_it_goes_for_figures_on_its_tile_that_fight_nobody() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ..2...
        ......
        ......
        1.....
        D....W
        ....T.
          ++
    ",
    )
    .go('T');
    let mut play = monsters_turn(&table);
    activate(&mut play, '2');
    // The Dwarf is as near as the Warrior, but the goblin is at him.
    assert_eq!(pursued(&play)[0], 1);
}

#[test]
fn ruling_24_with_all_on_its_tile_engaged_he_chooses_one_of_them_or_somebody_elsewhere() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ..2...
        ......
        ......
        1.....
        D.....
        ......
          ++
          ..
          T.
    ",
    )
    .go('T');
    let mut play = monsters_turn(&table);
    activate(&mut play, '2');
    assert_eq!(play.view().stage, Stage::MonsterTarget);
    assert_eq!(targets(&play), "DT");
}

#[test]
fn ruling_24_with_nobody_on_its_tile_it_goes_for_the_unengaged_elsewhere() {
    let mut play = Table::drawn(
        &["Large Room"],
        "
        ......
        ..2...
        ......
        ......
        ......
        ......
          ++
          ..
          1.
          WE
          .D
          ++
    ",
    )
    .go('D')
    .set('W', "done", true)
    .set('E', "done", true)
    .open();
    play.plays(Move::End);
    activate(&mut play, '2');
    assert_eq!(pursued(&play)[0], 2, "the others are nearer, but engaged");
}

#[test]
fn ruling_25_the_nearest_is_taken_and_equal_ones_are_his_choice() {
    let nearer = Table::drawn(
        &["Large Room"],
        "
        ...2..
        ......
        ......
        .W....
        .....D
        ......
          ++
          .T
    ",
    )
    .go('T');
    assert_eq!(pursued(&monsters_turn(&nearer))[0], 1, "three steps to the Warrior and four to the Dwarf");
    let equal = Table::drawn(
        &["Large Room"],
        "
        ...2..
        ......
        ......
        .W...D
        ......
        ......
          ++
          .T
    ",
    )
    .go('T');
    assert_eq!(targets(&monsters_turn(&equal)), "DW");
}

#[test]
fn ruling_25_it_ends_next_to_its_target_by_his_choice_of_squares() {
    let mut play = Table::drawn(
        &["Large Room"],
        "
        ...2..
        ......
        ......
        ......
        ......
        ...T..
          ++
    ",
    )
    .go('T')
    .open();
    play.plays(Move::End);
    assert_eq!(play.view().stage, Stage::MonsterMove);
    let wanted = "
        ...2..
        ......
        ......
        ......
        ..***.
        ..*T*.
          ++
    ";
    assert_eq!(play.reach(), map(wanted));
}

#[test]
fn ruling_25_too_far_away_it_comes_as_near_as_it_can() {
    let mut play = Table::drawn(
        &["Long Corridor"],
        "
        2.
        ..
        ..
        ..
        ..
        ..
        ..
        ..
        ++
        ..
        T.x
    ",
    )
    .go('T')
    .open();
    play.plays(Move::End);
    // Five squares on, whichever of the two it is.
    let wanted = "
        2.
        ..
        ..
        ..
        ..
        **
        ..
        ..
        ++
        ..
        T.x
    ";
    assert_eq!(play.reach(), map(wanted));
}

#[test]
fn ruling_25_it_stops_next_to_an_unengaged_figure_and_fights_it() {
    // It goes for the Dwarf, whom it meets in the corridor.
    let table = Table::drawn(
        &["Narrow Corridor"],
        "
         2
         .
         .
         D
         .
         .
         +
        .T
    ",
    )
    .go('T');
    let play = monsters_turn(&table);
    assert_eq!((pursued(&play)[0], struck(&play)[0]), (2, 2));
}

#[test]
fn ruling_25_past_a_dungeoneer_who_is_fighting_it_moves_on() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ....2.
        ......
        ..1...
        ..D...
        ......
        T.....
          ++
    ",
    )
    .go('T');
    let mut play = monsters_turn(&table);
    activate(&mut play, '2');
    assert_eq!(pursued(&play)[0], 6, "the Dwarf is engaged already");
}

#[test]
fn ruling_25_one_without_a_way_round_figures_is_skipped_while_another_has_one() {
    let drawn = "
        W1....
        11....
        ......
        ...2..
        ......
        ......
          ++
          T.
    ";
    let mut play = monsters_turn(&Table::drawn(&["Large Room"], drawn).go('T'));
    activate(&mut play, '2');
    assert_eq!(pursued(&play)[0], 6, "there is no square left next to the Warrior");
    let mut play = monsters_turn(&Table::drawn(&["Large Room"], &drawn.replace("11....", "1.....")).go('T'));
    activate(&mut play, '2');
    assert_eq!(targets(&play), "TW");
}
