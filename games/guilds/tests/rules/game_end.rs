//! Game end: who wins, and all ties.

use crate::support::{Play, Table, in_english, random_game, seat, tables};
use undercroft_core::{Eye, Game, Seat, Setup};
use undercroft_guilds::{Event, Fate, Guilds, Phase};

/// The last action of the last round of three, in rooms that fall to anybody and hold nothing.
fn last_action() -> Table {
    Table::of(3)
        .round(3)
        .dungeon("1 A1 A2\n 1 B1 B2\n 1 C1 --")
        .turn('C')
        .front(1, 1, 0)
        .disabled('A', [3, 4])
        .disabled('B', [3, 4])
        .disabled('C', [3, 4])
}

/// Why a guild stands where it does.
fn reason(play: &Play, guild: char) -> Option<String> {
    let reason = play.position.rules().reason(&play.view(Eye::Spectator), seat(guild))?;
    assert!(!reason.out, "every guild may win");
    Some(in_english(&reason.message))
}

#[test]
fn the_game_ends_after_as_many_rounds_as_players() {
    for players in 3..=6 {
        let play = random_game(Setup::new::<Guilds>(players), 3);
        assert_eq!(play.times(|event| matches!(event, Event::RoundEnded { .. })), players);
        assert_eq!((usize::from(play.all().round), play.all().phase), (players, Phase::Over));
        assert_eq!(play.awaited(), "");
    }
}

#[test]
fn the_most_money_wins() {
    let play = last_action().money([7, 9, 8]).plays("C2>3");
    assert_eq!(play.winners(), "B");
    let outcome = play.position.outcome().expect("over");
    assert_eq!(Seat::all(3).map(|seat| outcome.place(seat)).collect::<Vec<_>>(), [3, 1, 2]);
    assert_eq!(Seat::all(3).map(|seat| outcome.score(seat)).collect::<Vec<_>>(), [7, 9, 8]);
}

#[test]
fn what_the_last_dungeon_pays_and_costs_still_counts() {
    let play = last_action().front(1, 1, 4).money([4, 4, 3]).plays("C2>3");
    assert_eq!(play.money(), [8, 8, 7]);
    let play = last_action().front(1, 4, 4).money([4, 4, 3]).plays("C2>3");
    assert_eq!(play.money(), [2, 2, 1], "all failed: two to heal each");
}

#[test]
fn a_tie_goes_to_the_stronger_adventurer_left_out() {
    let play = last_action().money([9, 9, 9]).disabled('A', [4, 5]).disabled('C', [3, 5]).plays("C2>3");
    assert_eq!(play.winners(), "B", "A left out a 3, B a 5, C a 4");
    assert!(play.happened(
        |event| matches!(event, Event::TieBroken { adventurer, .. } if adventurer.strength() == 5)
    ));
}

#[test]
fn a_disabled_adventurer_breaks_no_tie() {
    let play = last_action().money([9, 9, 0]).disabled('A', [3, 5]).disabled('B', [4, 5]).plays("C2>3");
    assert_eq!(play.winners(), "A", "a 4 against a 3; the fives are disabled");
}

#[test]
fn equal_again_they_share_the_victory() {
    let play = last_action().money([9, 9, 9]).disabled('C', [4, 5]).plays("C2>3");
    assert_eq!(play.winners(), "AB");
    let outcome = play.position.outcome().expect("over");
    assert_eq!((outcome.place(seat('A')), outcome.place(seat('B')), outcome.place(seat('C'))), (1, 1, 3));
}

#[test]
fn money_comes_before_adventurers() {
    let play = last_action().money([9, 8, 8]).disabled('A', [4, 5]).plays("C2>3");
    assert_eq!(play.winners(), "A");
    assert!(!play.happened(|event| matches!(event, Event::TieBroken { .. })));
}

#[test]
fn the_last_dungeon_stays_on_the_table() {
    let play = last_action().dungeon("1 A1 A5\n 1 B1 B2\n 1 C1 --").front(1, 4, 0).plays("C2>3");
    let fates: Vec<Fate> = play.all().dungeon.iter().map(|room| room.fate).collect();
    assert_eq!(fates, [Fate::Defeated, Fate::Failed, Fate::Abandoned]);
    let known: Vec<bool> = play.all().dungeon.iter().map(|room| room.info.is_some()).collect();
    assert_eq!(known, [true, true, false], "even now nobody sees what lay below");
}

#[test]
fn the_end_is_told_to_everyone() {
    let play = last_action().money([7, 9, 8]).plays("C2>3");
    let told = play.told(undercroft_core::Eye::Spectator);
    assert!(
        matches!(told.last(), Some(Event::Won { dollars: 9, seats }) if seats.contains(seat('B'))),
        "{told:?}"
    );
}

#[test]
fn no_game_is_longer_than_its_bound() {
    for (game, setup) in (0..).zip(tables()) {
        let mut play = Play::dealt(setup, game);
        let moves = play.play_out(game).len();
        assert!(moves <= play.position.rules().longest());
    }
}

#[test]
fn a_tie_is_said_with_the_adventurer_that_decided_it() {
    let play = last_action().money([9, 9, 9]).disabled('A', [4, 5]).disabled('C', [3, 5]).plays("C2>3");
    let tie = |other| Some(format!("Equal money, so the strongest adventurer left out counts: a {other}."));
    assert_eq!(['A', 'B', 'C'].map(|guild| reason(&play, guild)), [tie(3), tie(5), tie(4)]);
}

#[test]
fn a_shared_win_is_said_to_be_equal_in_all() {
    let play = last_action().money([9, 9, 3]).plays("C2>3");
    let equal = Some("Equal money, and equal in the strongest adventurer left out: a 5.".to_string());
    assert_eq!(['A', 'B', 'C'].map(|guild| reason(&play, guild)), [equal.clone(), equal, None]);
}

#[test]
fn money_that_says_it_all_needs_no_reason() {
    let play = last_action().money([7, 9, 8]).plays("C2>3");
    assert_eq!(['A', 'B', 'C'].map(|guild| reason(&play, guild)), [None, None, None]);
}

#[test]
fn partners_are_followed_by_the_money_they_have_together() {
    let play = Table::of(4).option("teams", "2v2").dungeon("1 -- --\n".repeat(4).as_str());
    let play = play.money([1, 2, 3, 4]).open();
    assert_eq!(play.position.rules().scores(&play.view(Eye::Spectator)), [4, 6, 4, 6]);
}
