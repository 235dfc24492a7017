//! The end, and who has won.

use crate::support::{Play, Table, random_game};
use serde_json::json;
use undercroft_core::{Seat, Setup};
use undercroft_dungeoneer::{Dungeoneer, Ending, Event, Move, Stage};

/// Three tiles are all the bag holds, and they lie.
fn final_tile(drawn: &str) -> Table {
    let table = Table::of(2).tiles(&["Short Corridor", "Long Corridor", "Small Room"]);
    let mut text = undercroft_dungeoneer::cards::STANDARD.to_string();
    for (from, to) in
        [("tokens = [1, 1, 2]", "tokens = [1, 1, 1]"), ("tokens = [1, 2, 2]", "tokens = [0, 0, 0]")]
    {
        text = text.replace(from, to);
    }
    let narrow = "length = 6\ntokens = [1, 1, 1]";
    let junction = "depth = 4\ntokens = [1, 1, 1]";
    for (from, to) in
        [(narrow, "length = 6\ntokens = [0, 0, 0]"), (junction, "depth = 4\ntokens = [0, 0, 0]")]
    {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    let mut table = table.map(drawn);
    table.setup.cards = Some(text);
    table
}

#[test]
fn ruling_26_it_ends_at_once_when_all_monsters_of_the_final_tile_are_dead() {
    let table = final_tile(
        "
        ....
        ..1.
        ..W.
        ....
         ++
    ",
    )
    .go('W');
    let play = table.until(|play| {
        play.fights('1');
        !play.lives('1')
    });
    assert_eq!(play.view().ending, Some(Ending::FinalTile));
    let outcome = play.position.outcome().expect("it is over");
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat::new(0)]);
    assert_eq!(outcome.score(Seat::new(0)), 1, "after gold");
}

#[test]
fn ruling_26_whatever_lives_elsewhere_and_wherever_they_stood() {
    // The one of the final tile stands in the corridor, and another one is still in the room.
    let table = final_tile(
        "
        ....
        .3..
        ....
        ....
         ++
         1.
         W.
    ",
    )
    .go('W')
    .monster(1, json!({"of_final_tile": false}))
    .monster(2, json!({"of_final_tile": true}));
    let play = table.until(|play| {
        play.fights('1');
        !play.lives('1')
    });
    assert_eq!(play.view().ending, Some(Ending::FinalTile));
    assert!(play.lives('3'));
}

#[test]
fn ruling_26_it_ends_when_the_first_level_5_monster_dies() {
    let table = Table::drawn(
        &["Small Room"],
        "
        ....
        ..5.
        ..W.
        ....
         ++
    ",
    )
    .go('W')
    .monster(1, json!({"wounds": {"1": 7}}));
    let play = table.until(|play| {
        play.fights('5');
        !play.lives('5')
    });
    assert_eq!(play.view().ending, Some(Ending::HighestSlain));
    assert!(play.who('W').gold >= 8, "its treasure is shared first");
}

#[test]
fn ruling_26_a_final_tile_without_monsters_ends_it_at_once() {
    let empty = |play: &Play| {
        play.view().ending == Some(Ending::FinalTile)
            && play
                .log
                .iter()
                .rev()
                .take(6)
                .any(|event| matches!(event, Event::MonstersRolled { found: None, .. }))
    };
    let mut setup = Setup::new::<Dungeoneer>(2);
    // Nobody is ever there.
    let mut cards = undercroft_dungeoneer::cards::STANDARD.replace("sums = [2, 4]", "sums = [2, 30]");
    let second = cards.find("[[horde]]\nsums = [5, 6]").expect("the second row");
    cards.truncate(second);
    setup.cards = Some(cards);
    let play = (0..40).map(|seed| random_game(setup.clone(), seed)).find(empty).expect("a party gets there");
    assert_eq!(play.view().stage, Stage::Over);
}

#[test]
fn ruling_27_only_living_dungeoneers_count() {
    let table = final_tile(
        "
        ....
        ..1.
        Z.W.
        ....
         ++
    ",
    )
    .go('W')
    .set('Z', "gold", 9)
    .set('W', "gold", 3);
    let play = table.until(|play| {
        play.fights('1');
        !play.lives('1')
    });
    let outcome = play.position.outcome().expect("it is over");
    assert_eq!((outcome.score(Seat::new(0)), outcome.score(Seat::new(1))), (4, 9));
    assert!(outcome.winners().contains(Seat::new(1)));
    // The second player's Thief is dead, and whatever it had is gone with it.
    assert_eq!(play.view().dead.len(), 4);
}

#[test]
fn ruling_27_equal_gold_is_decided_by_living_dungeoneers_and_then_shared() {
    let drawn = "
        ....
        ..1.
        ZCW.
        ....
         ++
    ";
    let won = |drawn: &str| {
        let play = final_tile(drawn).go('W').set('Z', "gold", 4).set('W', "gold", 3).until(|play| {
            play.fights('1');
            !play.lives('1')
        });
        play.position.outcome().expect("it is over").winners().map(|seat| seat.number()).collect::<Vec<_>>()
    };
    assert_eq!(won(drawn), [2], "two live against one");
    assert_eq!(won(&drawn.replace('C', ".")), [1, 2]);
}

#[test]
fn ruling_27_nobodys_dungeoneer_alive_all_lose() {
    let table = Table::drawn(
        &["Small Room"],
        "
        ....
        ..5.
        ..W.
        ....
         ++
    ",
    )
    .go('W')
    .set('W', "wounds", 4)
    .set('W', "gold", 30);
    let play = table.until(|play| {
        play.fights('5');
        !play.lives('W')
    });
    assert_eq!(play.view().ending, Some(Ending::AllDead));
    let outcome = play.position.outcome().expect("it is over");
    assert!(outcome.winners().is_empty());
    assert_eq!((outcome.place(Seat::new(0)), outcome.place(Seat::new(1))), (1, 1));
}

#[test]
fn ruling_27_spare_dungeoneers_do_not_save_anybody() {
    let table = Table::of(4)
        .tiles(&["Small Room"])
        .map(
            "
        ....
        ..5.
        C.W.
        ....
         ++
    ",
        )
        .go('W')
        .set('W', "wounds", 4);
    let play = table.until(|play| {
        play.fights('5');
        while play.lives('W') && play.view().turn == 1 {
            let moves = play.moves();
            play.plays(moves.iter().copied().find(|action| *action == Move::End).unwrap_or(moves[0]));
        }
        !play.lives('W')
    });
    assert_eq!(play.view().ending, Some(Ending::AllDead));
    assert!(play.lives('C'));
}

#[test]
fn ruling_15_all_wounds_and_gold_of_a_fireball_are_settled_before_the_end_is_looked_at() {
    let table = final_tile(
        "
        11..
        ....
        ....
        ...Z
         ++
    ",
    )
    .go('Z');
    let play = table.until(|play| {
        let at = play.all('1')[0].square;
        let spell = undercroft_dungeoneer::Spell::from_number(1).expect("Fireball");
        play.plays(Move::Cast { spell, aim: undercroft_dungeoneer::Aim::Square(at) });
        !play.lives('1')
    });
    let last_gold =
        play.log.iter().rposition(|event| matches!(event, Event::GoldGained { .. })).expect("gold");
    let end = play.log.iter().position(|event| matches!(event, Event::Ended { .. })).expect("the end");
    assert!(last_gold < end);
    assert_eq!(play.who('Z').gold, 2);
}
