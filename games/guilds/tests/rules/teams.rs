//! Team play.

use crate::support::{Play, Table, random_game, seat};
use undercroft_core::{Eye, Seat, Setup};
use undercroft_guilds::{Choice, Event, Guilds};

fn setup(players: usize, teams: &str) -> Setup {
    let mut setup = Setup::new::<Guilds>(players);
    setup.options.insert("teams".into(), teams.into());
    setup
}

fn teams_of(players: usize, teams: &str) -> Vec<Option<u8>> {
    Play::dealt(setup(players, teams), 1).all().players.iter().map(|player| player.team).collect()
}

#[test]
fn partners_sit_across_from_each_other() {
    assert_eq!(teams_of(4, "2v2"), [1, 2, 1, 2].map(Some));
    assert_eq!(teams_of(6, "2v2v2"), [1, 2, 3, 1, 2, 3].map(Some));
    assert_eq!(teams_of(6, "3v3"), [1, 2, 1, 2, 1, 2].map(Some));
    assert_eq!(teams_of(5, "none"), [None; 5]);
}

#[test]
fn each_kind_of_teams_is_for_its_number_of_players() {
    for (teams, fits) in [("2v2", vec![4]), ("3v3", vec![6]), ("2v2v2", vec![6]), ("none", vec![3, 4, 5, 6])]
    {
        for players in 3..=6 {
            assert_eq!(
                setup(players, teams).open::<Guilds>().is_ok(),
                fits.contains(&players),
                "{teams} {players}"
            );
        }
    }
    let faults = setup(5, "2v2").open::<Guilds>().expect_err("it is refused");
    assert_eq!(faults[0].to_string(), "option teams: these teams are for 4 players, not 5");
}

/// The last action of the last round of four, in rooms that fall to anybody and hold nothing.
fn last_action() -> Table {
    let table = Table::of(4)
        .option("teams", "2v2")
        .round(4)
        .dungeon("1 A1 A2\n 1 B1 B2\n 1 C1 C2\n 1 D1 --")
        .turn('D')
        .front(1, 1, 0);
    ['A', 'B', 'C', 'D'].into_iter().fold(table, |table, guild| table.disabled(guild, [4, 5]))
}

#[test]
fn the_team_with_the_most_money_together_wins() {
    let play = last_action().money([9, 6, 1, 5]).plays("D2>4");
    assert_eq!(play.winners(), "BD", "11 against 10, though A is the richest");
    let outcome = play.position.outcome().expect("over");
    assert_eq!(Seat::all(4).map(|seat| outcome.place(seat)).collect::<Vec<_>>(), [3, 1, 3, 1]);
    assert_eq!(Seat::all(4).map(|seat| outcome.score(seat)).collect::<Vec<_>>(), [10, 11, 10, 11]);
    assert!(play.happened(|event| matches!(event, Event::Won { dollars: 11, .. })));
}

#[test]
fn teams_break_ties_by_the_strongest_adventurer_that_any_of_them_left_out() {
    let play = last_action().money([6, 6, 5, 5]).disabled('D', [3, 4]).plays("D2>4");
    assert_eq!(play.winners(), "BD", "D left out a 5, all others a 3");
}

#[test]
fn teams_equal_again_share_the_victory() {
    assert_eq!(last_action().money([6, 6, 5, 5]).plays("D2>4").winners(), "ABCD");
}

#[test]
fn partners_bump_each_other_at_the_full_fee() {
    let table = Table::of(4).option("teams", "2v2").dungeon("3 B3 C3\n 3 -- --\n 3 -- --\n 3 -- --");
    assert_eq!(table.plays("A4xC3").won(), [-3, 0, 2, 0]);
}

#[test]
fn partners_divide_treasure_like_strangers() {
    let table =
        Table::of(4).option("teams", "2v2").dungeon("1 A1 C4\n 1 B2 B3\n 2 D4 C3\n 3 A5 --").turn('D');
    let play = table.front(1, 4, 5).plays("D5>4");
    assert_eq!(play.opened(), "1+ 2+ 3+ 4+");
    assert_eq!(play.won(), [2 + 6, 5, 3 + 4, 4 + 6]);
}

#[test]
fn in_three_teams_of_two_all_partners_win_together() {
    for seed in 0..20 {
        let play = random_game(setup(6, "2v2v2"), seed);
        let winners = play.winners();
        for (one, other) in [('A', 'D'), ('B', 'E'), ('C', 'F')] {
            assert_eq!(winners.contains(one), winners.contains(other), "{winners}");
        }
    }
}

#[test]
fn nothing_shows_a_partner_s_secret_choice() {
    let mut play = Play::dealt(setup(4, "2v2"), 2);
    play.disables('A', 2, 4);
    let choice = |eye| play.view(eye).players[0].choice;
    assert_eq!(choice(Eye::Seat(seat('C'))), Choice::Secret);
    assert_eq!(choice(Eye::Seat(seat('C'))), choice(Eye::Seat(seat('B'))));
}

#[test]
fn teams_may_play_with_a_ghost() {
    let mut setup = setup(4, "2v2");
    setup.options.insert("ghost".into(), true.into());
    let play = random_game(setup, 3);
    assert_eq!(play.all().dungeon.len(), 5);
    assert!(["AC", "BD", "ABCD"].contains(&play.winners().as_str()));
}
