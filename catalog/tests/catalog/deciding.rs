//! Tables decide as bots would, and titles play the plans of the lab.

use undercroft_bidding::Bidding;
use undercroft_bots::{Bot, BotSpec};
use undercroft_catalog::{Title, find, title_of, titles};
use undercroft_core::{Position, Seat, Seed, Setup};
use undercroft_lab::Plan;

const SEARCH: &str = "search:40";

fn bot(word: &str) -> BotSpec {
    word.parse().unwrap()
}

#[test]
fn a_table_decides_what_the_bot_chooses() {
    let setup = Setup::new::<Bidding>(3);
    let (position, _) = Position::<Bidding>::deal(setup.clone(), Seed::from_number(5)).unwrap();
    let (table, _) = find("bidding").unwrap().deal(setup, Seed::from_number(5)).unwrap();
    for seat in Seat::all(3) {
        let chosen = Bot::new(bot(SEARCH), 9).choose(&position.sight(seat));
        assert_eq!(table.decide(seat, bot(SEARCH), 9), serde_json::to_string(&chosen).unwrap());
    }
}

#[test]
fn the_same_is_decided_at_a_table_that_the_seat_cannot_tell_from_this_one() {
    for title in titles() {
        let (mut table, _) = title.deal(title.setup(4), Seed::from_number(3)).unwrap();
        for number in 0..12 {
            let Some(seat) = table.awaited().into_iter().last() else { break };
            let action = table.decide(seat, bot(SEARCH), number);
            for world in [number, number + 100] {
                assert_eq!(table.imagined(seat, world).decide(seat, bot(SEARCH), number), action);
            }
            table.play(seat, &action).unwrap();
        }
    }
}

#[test]
fn a_title_that_is_in_no_list_decides_and_plays_plans_too() {
    let title: &dyn Title = title_of::<Bidding>();
    let (mut table, _) = title.deal(title.setup(2), Seed::from_number(1)).unwrap();
    while let Some(seat) = table.awaited().first() {
        let action = table.imagined(seat, 4).decide(seat, bot("search:10"), 4);
        table.play(seat, &action).unwrap();
    }
    let plan = Plan { setup: title.setup(2), bots: vec![BotSpec::Random], games: 10, seed: 1, threads: 1 };
    assert_eq!(
        title.simulate(&plan, &|_| {}).unwrap().hash,
        title.study(&plan, &|_| {}).unwrap().report.hash
    );
    let record = title.first_game(&plan).unwrap();
    assert!(title.record(&record).unwrap().verify().is_ok());
}

#[test]
fn every_setup_of_a_title_can_be_dealt_and_no_two_are_the_same() {
    for title in titles() {
        let setups = title.setups();
        for (i, setup) in setups.iter().enumerate() {
            assert!(!setups[..i].contains(setup));
            assert!(title.deal(setup.clone(), Seed::from_number(1)).is_ok());
        }
        let about = title.about();
        for players in about.fewest..=about.most {
            assert!(setups.iter().any(|setup| setup.players == players), "{} for {players}", about.name);
        }
    }
}
