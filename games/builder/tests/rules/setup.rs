//! Set-up, drawing and the order of rounds.

use crate::support::{Play, Table, seat, short, tables};
use undercroft_builder::cards::Cards;
use undercroft_builder::{Builder, Event, Move, Stage};
use undercroft_core::{Eye, Game, Setup};

#[test]
fn everybody_starts_with_seven_cards_a_hoard_and_six_cards_lie_available() {
    for players in 2..=6 {
        let view = Play::dealt(Setup::new::<Builder>(players), 3).all();
        assert!(view.players.iter().all(|player| player.cards == 7 && usize::from(player.gold) == players));
        assert_eq!(view.available.iter().flatten().count(), 6);
    }
}

#[test]
fn all_improvements_are_for_sale_at_the_start() {
    let view = Play::dealt(Setup::new::<Builder>(2), 1).all();
    assert!(view.improvements.iter().all(|&count| count == 2) && view.improvements.len() == 8);
}

#[test]
fn ruling_1_an_empty_deck_takes_the_discards() {
    let mut play = Table::of(2).stage("new_cards", 'A').deck("").open();
    let discards = play.all().discards.len();
    assert!(discards > 0 && play.all().deck == 0);
    play.does('A', "Draw three cards");
    assert_eq!(play.hand('A').len(), 3);
    assert!(
        play.all().discards.is_empty()
            && play.happened(|event| matches!(event, Event::Reshuffled { .. })) == 1
    );
}

#[test]
fn ruling_2_a_cycle_is_five_building_rounds_and_an_adventure_and_then_somebody_else_is_first() {
    let mut play = Play::dealt(Setup::new::<Builder>(2), 5);
    let first = play.all().first;
    let mut rounds = 0;
    while play.all().cycle == 1 {
        rounds = rounds.max(play.all().round);
        play.step();
    }
    assert_eq!(rounds, 5);
    assert_eq!(play.happened(|event| matches!(event, Event::PartyIs { level: 1, .. })), 1);
    assert_eq!(play.all().first, first.left(2));
}

#[test]
fn ruling_15_one_deck_has_144_cards_and_from_four_players_on_there_are_two() {
    let cards: u32 = Cards::standard().faces.iter().map(|face| u32::from(face.copies)).sum();
    assert_eq!(cards, 144);
    let all = |players: usize| {
        let view = Play::dealt(Setup::new::<Builder>(players), 1).all();
        usize::from(view.deck) + 6 + 7 * players
    };
    assert_eq!([2, 3, 4, 6].map(all), [144, 144, 288, 288]);
}

#[test]
fn ruling_16_the_colour_of_the_first_available_card_says_who_is_first() {
    let mut seen = [false; 6];
    for seed in 0..120 {
        let play = Play::dealt(short(6), seed);
        let view = play.all();
        let colour = play.position.rules().contents().cards[view.available[0].unwrap().index()].colour;
        let dealer = play.log.iter().find_map(|heard| match heard.event {
            Event::DealerIs { seat } => Some(seat),
            _ => None,
        });
        let left = colour as usize;
        let expected = (dealer.unwrap().index() + left) % 6;
        assert_eq!(view.first.index(), expected, "{colour:?}");
        seen[left] = true;
    }
    assert_eq!(seen, [true; 6], "every colour came first once");
}

#[test]
fn ruling_17_three_black_cards_are_dealt_anew_or_swapped() {
    let mut redealt = 0;
    for seed in 0..300 {
        let play = Play::dealt(short(2), seed);
        let contents = play.position.rules().contents();
        let is_black = |card: &undercroft_builder::Card| {
            contents.cards[card.index()].colour == undercroft_builder::cards::Colour::Black
        };
        let black = play.all().available.iter().flatten().filter(|card| is_black(card)).count();
        assert!(black < 3, "{black} black cards in deal {seed}");
        redealt += play.happened(|event| matches!(event, Event::Redealt { .. }));
    }
    assert!(redealt > 0);
}

#[test]
fn ruling_17_where_a_deck_is_black_the_rest_stays() {
    let black = "Barracks (blue), Barracks (purple), Death Maze (blue), Death Maze (purple), Cave-in (blue)";
    let open = "Orc, Orc, Orc, Pit, Pit, Pit";
    let mut play = Table::of(2).stage("new_cards", 'A').deck(black).available(open).open();
    ["Take Orc", "Take Pit", "Take Orc"].into_iter().for_each(|take| {
        play.does('A', take);
    });
    // Of eight cards five are black, so that dealing anew cannot always help.
    assert_eq!(play.all().available.iter().flatten().count(), 6);
}

#[test]
fn ruling_18_three_available_cards_are_taken_together_and_then_refilled() {
    let mut play =
        Table::of(2).stage("new_cards", 'A').available("Orc, Pit, Chamber, Lair, Spike, Cave-in").open();
    play.does('A', "Take Orc").does('A', "Take Pit");
    assert_eq!(play.all().available.iter().flatten().count(), 4, "not refilled in between");
    assert!(!play.offers('A', "Take Cave-in (blue)") && !play.offers('A', "Draw three cards"));
    play.does('A', "Take Spike");
    assert_eq!(play.all().available.iter().flatten().count(), 6);
    assert_eq!(play.stage(), Stage::Build, "without rooms there is nothing to upgrade");
}

#[test]
fn a_single_black_card_is_all_that_is_taken() {
    let mut play =
        Table::of(2).stage("new_cards", 'A').available("Orc, Pit, Chamber, Lair, Spike, Cave-in").open();
    play.does('A', "Take Cave-in (blue)");
    assert_eq!((play.hand('A'), play.stage()), (vec!["Cave-in".to_string()], Stage::Build));
}

#[test]
fn drawn_cards_are_told_to_nobody_else() {
    let mut play = Table::of(2).stage("new_cards", 'A').open();
    play.does('A', "Draw three cards");
    let own =
        |eye: Eye| play.told(eye).iter().filter(|event| matches!(event, Event::CardDrawn { .. })).count();
    assert_eq!([own(Eye::Seat(seat('A'))), own(Eye::Seat(seat('B'))), own(Eye::Spectator)], [3, 0, 0]);
    play.says("A draws cards: 3.");
}

#[test]
fn ruling_19_at_the_end_of_a_turn_any_cards_may_go() {
    let mut play = Table::of(2).hand('A', "Orc, Orc, Pit").stage("discard", 'A').open();
    play.does('A', "Discard Orc").does('A', "Discard Pit").does('A', "End the turn");
    assert_eq!(play.hand('A'), ["Orc"]);
    assert_eq!(play.awaited(), "B");
}

#[test]
fn the_phases_of_a_turn_come_in_order() {
    let mut play = Table::of(2).dungeon('A', "Crossroads").stage("upgrade", 'A').open();
    let mut stages = Vec::new();
    for _ in 0..4 {
        stages.push(play.stage());
        play.does('A', "Next phase");
    }
    assert_eq!(stages, [Stage::Upgrade, Stage::Build, Stage::AddContents, Stage::Improve]);
    assert_eq!(play.stage(), Stage::Discard);
    assert_eq!(play.refuses('A', Move::Done), "rounds");
}

#[test]
fn a_shorter_game_has_as_many_cycles_as_the_table_chose() {
    for setup in tables() {
        let players = setup.players;
        let cycles = match setup.options["cycles"].as_str().unwrap() {
            "one" => 1,
            "two" => 2,
            "three" => 3,
            _ => players,
        };
        assert_eq!(usize::from(Play::dealt(setup, 1).all().cycles), cycles);
    }
    let mut three = Setup::new::<Builder>(2);
    three.options.insert("cycles".into(), "three".into());
    assert!(three.open::<Builder>().is_err(), "two players have two cycles at most");
}

#[test]
fn a_game_of_one_cycle_ends_after_everybody_was_invaded_once() {
    let mut play = Play::dealt(short(3), 8);
    play.play_out(8);
    assert_eq!(play.happened(|event| matches!(event, Event::InvasionEnded { .. })), 3);
}
