//! The dungeon drawn with letters.

use crate::story::play;
use crate::telling::{names, tongue};
use undercroft_core::{Eye, Game, Position, Reader, Seed, Setup, Voice};
use undercroft_dungeoneer::Dungeoneer;
use undercroft_words::Language;

fn drawn(position: &Position<Dungeoneer>, language: Language) -> String {
    let (tongue, names) = (tongue(language), names());
    let voice = Voice { speech: &tongue, reader: Reader { seat: None, names: &names } };
    position.rules().draw(&position.view(Eye::Spectator), &voice)
}

#[test]
fn six_stand_on_the_porch_before_an_open_double_door() {
    let (position, _) =
        Position::<Dungeoneer>::deal(Setup::new::<Dungeoneer>(2), Seed::from_number(1)).expect("a table");
    let drawn = drawn(&position, Language::English);
    let start = ["100 #..#", "101 #//#", "102 #12#", "103 #34#", "104 #56#", "105 ####"].join("\n");
    assert!(drawn.contains(&start), "{drawn}");
    assert!(drawn.contains('+'), "a door to be opened: {drawn}");
}

#[test]
fn everybody_is_on_the_map_and_in_the_legend_within_eighty_columns() {
    for players in [2, 4, 6] {
        play(players, 30 + players as u64, &mut |position, _| {
            let view = position.view(Eye::Spectator);
            for language in Language::SPOKEN {
                let drawn = drawn(position, language);
                let widest = drawn.lines().map(|line| line.chars().count()).max().unwrap_or(0);
                assert!(widest <= 80, "{widest} columns:\n{drawn}");
                let heroes = view.figures.iter().filter(|one| one.id.number() <= 6);
                for one in heroes {
                    let begins = ["  ", "> "].map(|arrow| format!("{arrow}{} ", one.id.number()));
                    let legend =
                        drawn.lines().filter(|line| begins.iter().any(|begins| line.starts_with(begins)));
                    assert_eq!(legend.count(), 1, "{} in the legend:\n{drawn}", one.id.number());
                }
            }
        });
    }
}

#[test]
fn whose_go_it_is_is_marked_and_the_steps_left_are_said() {
    let mut seen = 0;
    play(3, 3, &mut |position, _| {
        let view = position.view(Eye::Spectator);
        if let Some(go) = view.go.as_ref().filter(|go| go.figure.number() <= 6) {
            let drawn = drawn(position, Language::English);
            let line = drawn.lines().find(|line| line.starts_with('>')).expect("an arrow");
            assert_eq!(line.get(2..3), Some(go.figure.number().to_string().as_str()), "{drawn}");
            let left =
                if go.steps == 1 { "1 square left".into() } else { format!("{} squares left", go.steps) };
            assert!(drawn.lines().next().is_some_and(|heading| heading.contains(&left)), "{drawn}");
            seen += 1;
        }
    });
    assert!(seen > 20);
}
