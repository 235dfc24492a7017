//! After the end: why everybody stands where they do, how it went, and the series.

use super::*;

/// Plays the first move of whoever is waited for until it is over.
fn play_out(house: &mut House) {
    for number in 0.. {
        let Some(seat) = house.table.awaited().first() else { return };
        let action = house.table.game().unwrap().moves(seat).remove(0).json;
        house.plays(seat.index(), serde_json::from_str(&action).unwrap(), &number.to_string()).unwrap();
    }
}

fn finished() -> House {
    let mut house = House::full();
    play_out(&mut house);
    house
}

#[test]
fn nothing_is_looked_back_at_before_the_end() {
    let scene = House::full().scene(Eye::Spectator);
    assert!(scene.course.is_none() && scene.series.is_none() && scene.standing.is_none());
}

#[test]
fn the_chart_goes_from_the_deal_to_the_score_that_counts() {
    let house = finished();
    let scene = house.scene(Eye::Spectator);
    let (course, outcome) = (scene.course.unwrap(), scene.outcome.unwrap());
    let (first, last) = (&course.chart[0], course.chart.last().unwrap());
    assert_eq!((first.step, last.step), (0, house.table.moves_played()));
    assert_eq!(last.scores, Seat::all(3).map(|seat| outcome.score(seat)).collect::<Vec<_>>());
    assert!(course.chart.windows(2).all(|pair| pair[0].step < pair[1].step));
}

#[test]
fn the_best_moments_are_those_of_the_story_and_are_told_to_each_reader() {
    let house = finished();
    let watched = house.scene(Eye::Spectator).course.unwrap().moments;
    assert!((1..=5).contains(&watched.len()));
    let story: Vec<String> = house
        .scene(Eye::Spectator)
        .told
        .into_iter()
        .flat_map(|chapter| chapter.lines)
        .map(|line| line.words)
        .collect();
    for moment in &watched {
        assert!(story.contains(&moment.words), "{moment:?}");
        assert!(!moment.place.is_empty() && (1..=house.table.moves_played()).contains(&moment.step));
    }
    let steps = |eye| house.scene(eye).course.unwrap().moments.iter().map(|m| m.step).collect::<Vec<_>>();
    assert_eq!(steps(house.seat(0)), steps(Eye::Spectator), "the same moments for every eye");
}

#[test]
fn a_move_that_was_taken_back_is_no_part_of_how_it_went() {
    let mut house = House::full();
    let action = house.table.game().unwrap().moves(Seat::new(0)).remove(0).json;
    house.plays(0, serde_json::from_str(&action).unwrap(), "taken back").unwrap();
    house.asks(0, Command::Undo).unwrap();
    play_out(&mut house);
    let course = house.scene(Eye::Spectator).course.unwrap();
    assert_eq!(course.chart.last().unwrap().step, house.table.moves_played());
}

#[test]
fn the_log_run_again_looks_back_in_the_same_way() {
    let house = finished();
    let again = Table::run(house.log.clone()).unwrap();
    assert_eq!(again.scene(Eye::Spectator, Version(0), house.now).course, house.scene(Eye::Spectator).course);
    assert_eq!(again.played_from_to(), Some((NOW, house.now)));
}

/// The next table of a finished one, with these chairs.
fn next(house: &House, chairs: impl FnOnce(&mut Vec<Chair>)) -> House {
    let mut other = House::open(|_| {});
    let mut seated = house.table.chairs.clone();
    chairs(&mut seated);
    let enter = |other: &mut House, kind| {
        let entry = Entry { at: NOW, request: None, kind };
        let entry: Entry = serde_json::from_str(&serde_json::to_string(&entry).unwrap()).unwrap();
        other.log.push(entry.clone());
        other.table.apply(entry).unwrap();
    };
    enter(&mut other, EntryKind::Continues { series: house.table.series() });
    for (seat, chair) in Seat::all(3).zip(seated) {
        enter(&mut other, EntryKind::ChairTaken { seat, chair });
    }
    enter(&mut other, EntryKind::Dealt);
    other.keys = house.keys.clone();
    other
}

fn wins(winners: SeatSet) -> Vec<u32> {
    Seat::all(3).map(|seat| u32::from(winners.contains(seat))).collect()
}

#[test]
fn a_series_counts_what_each_has_won_at_table_after_table() {
    let first = finished();
    let won = first.scene(Eye::Spectator).outcome.unwrap().winners();
    assert_eq!(first.scene(Eye::Spectator).series, None, "one game is no series");
    let mut second = next(&first, |_| {});
    assert_eq!(second.scene(Eye::Spectator).series, None, "told at the end");
    play_out(&mut second);
    let series = second.scene(Eye::Spectator).series.unwrap();
    let also = second.scene(Eye::Spectator).outcome.unwrap().winners();
    let both = wins(won).iter().zip(wins(also)).map(|(one, other)| one + other).collect();
    assert_eq!(series, SeriesView { games: 2, wins: both });
}

#[test]
fn wins_go_with_the_person_to_another_chair_and_not_to_whoever_sits_there_now() {
    let first = finished();
    let won = wins(first.scene(Eye::Spectator).outcome.unwrap().winners());
    let swapped = next(&first, |chairs| chairs.swap(0, 1)).table.series();
    assert_eq!(swapped.won.iter().map(|won| won.wins).collect::<Vec<_>>(), [won[1], won[0], won[2]]);
    let replaced = next(&first, |chairs| chairs[2] = Chair::Bot { level: "random".into() }).table.series();
    assert_eq!(replaced.won.iter().map(|won| won.wins).collect::<Vec<_>>(), [won[0], won[1], 0]);
}
