//! Setting out: the order of play, the dungeoneers and the porch.

use crate::support::Play;
use undercroft_core::{Seat, Setup};
use undercroft_dungeoneer::{Dungeoneer, Event, Move, Side, Stage};

fn table(players: usize, dungeoneers: &str) -> Setup {
    let mut setup = Setup::new::<Dungeoneer>(players);
    setup.options.insert("dungeoneers".into(), dungeoneers.into());
    setup
}

/// The dice of every roll for the order, and the order that came of them.
fn order(play: &Play) -> (Vec<(Seat, u8, bool)>, Vec<Seat>) {
    let rolls = play.log.iter().filter_map(|event| match *event {
        Event::OrderRolled { seat, die, again } => Some((seat, die, again)),
        _ => None,
    });
    (rolls.collect(), play.view().order)
}

#[test]
fn a_six_goes_first_a_three_last_and_two_fives_roll_again_between_themselves() {
    // The rulebook's example, with whichever players it happens to.
    let wanted = |play: &Play| {
        let (rolls, _) = order(play);
        let mut first: Vec<u8> = rolls[..4].iter().map(|roll| roll.1).collect();
        first.sort_unstable();
        first == [3, 5, 5, 6]
    };
    let play = (1..).map(|seed| Play::dealt(table(4, "dealt"), seed)).find(wanted).expect("some dice");
    let (rolls, order) = order(&play);
    let with = |die: u8| rolls[..4].iter().filter(move |roll| roll.1 == die).map(|roll| roll.0);
    let tied: Vec<Seat> = with(5).collect();
    assert_eq!(with(6).next(), Some(order[0]));
    assert_eq!(with(3).next(), Some(order[3]));
    assert!(rolls[4..].iter().all(|roll| roll.2 && tied.contains(&roll.0)), "only the tied roll again");
    let last = |seat: Seat| rolls.iter().rev().find(|roll| roll.0 == seat).expect("a roll").1;
    assert!(last(order[1]) > last(order[2]));
}

#[test]
fn ruling_1_ties_are_rolled_out_until_none_is_left() {
    for seed in 0..200 {
        let play = Play::dealt(table(6, "dealt"), seed);
        let (rolls, order) = order(&play);
        let dice =
            |seat: Seat| rolls.iter().filter(|roll| roll.0 == seat).map(|roll| roll.1).collect::<Vec<_>>();
        assert!(order.windows(2).all(|pair| dice(pair[0]) > dice(pair[1])), "{rolls:?} {order:?}");
    }
}

#[test]
fn ruling_1_the_six_are_divided_equally_and_of_five_players_one_is_left_out() {
    for (players, each, spare) in [(2, 3, 0), (3, 2, 0), (4, 1, 2), (5, 1, 0), (6, 1, 0)] {
        let view = Play::dealt(table(players, "dealt"), 1).view();
        for seat in Seat::all(players) {
            let own = view.figures.iter().filter(|figure| figure.owner == Some(seat)).count();
            assert_eq!(own, each, "{players} players");
        }
        assert_eq!(view.figures.iter().filter(|figure| figure.owner.is_none()).count(), spare);
    }
}

#[test]
fn dealt_dungeoneers_are_six_different_ones() {
    let view = Play::dealt(table(3, "dealt"), 5).view();
    let mut kinds: Vec<usize> =
        view.figures.iter().filter_map(|figure| figure.dungeoneer).map(|kind| kind.number()).collect();
    kinds.sort_unstable();
    assert_eq!(kinds, [1, 2, 3, 4, 5, 6]);
}

#[test]
fn ruling_1_chosen_dungeoneers_are_taken_one_by_one_in_the_order_of_play() {
    let mut play = Play::dealt(table(3, "chosen"), 2);
    let order = play.view().order;
    let mut choosers = Vec::new();
    while play.view().stage == Stage::ChooseDungeoneer {
        choosers.push(play.view().acting.expect("somebody chooses"));
        let action = play.moves()[0];
        assert!(matches!(action, Move::Choose(_)));
        play.plays(action);
    }
    // The last of the six is nobody's choice any more.
    assert_eq!(choosers, [order[0], order[1], order[2], order[0], order[1]]);
    assert!(play.view().figures.iter().all(|figure| figure.owner.is_some()));
}

#[test]
fn a_dungeoneer_is_chosen_once() {
    let mut play = Play::dealt(table(2, "chosen"), 2);
    let first = play.moves()[0];
    play.plays(first);
    assert!(!play.may(first));
    assert_eq!(play.moves().len(), 5);
}

#[test]
fn ruling_2_figures_start_on_the_porch_in_order_of_play_nearest_to_the_door_first() {
    for players in 2..=6 {
        let play = Play::dealt(table(players, "dealt"), 3);
        let out: Vec<_> = play
            .log
            .iter()
            .filter_map(|event| match *event {
                Event::SetOut { figure, square } => Some((figure, square)),
                _ => None,
            })
            .collect();
        let mut by_figure = out.clone();
        by_figure.sort_by_key(|(figure, _)| *figure);
        let rows: Vec<usize> = by_figure.iter().map(|(_, square)| square.row()).collect();
        assert!(rows.is_sorted(), "{rows:?}");
        assert_eq!(rows[0], 102, "the row behind the door");
        let view = play.view();
        let places: Vec<usize> = view
            .figures
            .iter()
            .filter(|figure| figure.side == Side::Dungeoneer)
            .filter_map(|figure| figure.owner)
            .map(|seat| view.order.iter().position(|&other| other == seat).expect("in the order"))
            .collect();
        assert!(places.is_sorted(), "{places:?}");
    }
}

#[test]
fn ruling_2_the_porch_is_two_by_three_behind_an_open_double_door() {
    let view = Play::dealt(table(2, "dealt"), 1).view();
    assert_eq!(view.tiles[0].rows, ["##", "##", "##"]);
    assert_eq!(view.tiles[1].rows, ["##", "##", "##", "##"]);
    assert!(view.doors[0].squares.is_double() && view.doors[0].to.is_some());
}

#[test]
fn the_start_has_doors_and_no_monsters() {
    for seed in 0..30 {
        let play = Play::dealt(table(2, "dealt"), seed);
        assert!(play.happened(|event| matches!(event, Event::DoorsRolled { .. })));
        assert!(!play.happened(|event| matches!(event, Event::MonstersRolled { .. })));
        assert!(play.view().doors.iter().any(|door| door.to.is_none()));
    }
}

#[test]
fn each_bag_holds_its_tokens() {
    for (bag, tokens) in [("short", 7), ("long", 9), ("deadly", 11)] {
        let mut setup = table(2, "dealt");
        setup.options.insert("bag".into(), bag.into());
        assert_eq!(Play::dealt(setup, 1).view().tokens, tokens);
    }
}
