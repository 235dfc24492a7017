//! Starting setup, and the setup phase of every round.

use crate::support::{Play, Table, letter, pair, random_game, seat, tables};
use std::collections::BTreeSet;
use undercroft_core::{Eye, Game, Setup};
use undercroft_guilds::cards::Cards;
use undercroft_guilds::{Choice, Event, Guilds, Level, Move, Phase};

/// A table without Dungeon Masters.
fn plain(players: usize) -> Setup {
    let mut setup = Setup::new::<Guilds>(players);
    setup.options.insert("masters".into(), "none".into());
    setup
}

#[test]
fn the_printed_example_two_dollars_to_start_and_two_for_the_disabled() {
    let mut play = Play::dealt(plain(3), 1);
    assert_eq!(play.money(), [2, 2, 2]);
    for guild in ['A', 'B', 'C'] {
        play.disables(guild, 1, 2);
    }
    assert_eq!(play.money(), [4, 4, 4], "$2 from the starting money and $2 from the disabled");
}

#[test]
fn the_game_is_for_three_to_six_players() {
    assert_eq!((Guilds::ABOUT.fewest, Guilds::ABOUT.most), (3, 6));
    for players in [2, 7] {
        assert!(plain(players).open::<Guilds>().is_err());
    }
}

#[test]
fn a_table_may_choose_masters_locks_teams_and_a_ghost() {
    let names: Vec<&str> = Guilds::options().iter().map(|option| option.name).collect();
    assert_eq!(names, ["masters", "locks", "teams", "ghost"]);
    assert_eq!(tables().len(), 66, "11 of players, teams and ghost, 3 of masters, 2 of locks");
}

#[test]
fn everyone_has_five_adventurers_and_two_dollars() {
    for players in 3..=6 {
        let play = Play::dealt(plain(players), 3);
        for player in play.all().players {
            assert_eq!((player.money, player.available.to_string().as_str()), (2, "1, 2, 3, 4 and 5"));
            assert!(player.placed.is_empty() && player.disabled.is_empty());
        }
    }
}

#[test]
fn as_many_rooms_as_players_are_dealt_and_sorted_by_level() {
    let mut sorted_by_the_deal = true;
    for players in 3..=6 {
        for seed in 0..50 {
            let play = Play::dealt(plain(players), seed);
            let levels: Vec<Level> = play.all().dungeon.iter().map(|room| room.level).collect();
            assert_eq!(levels.len(), players);
            assert!(levels.is_sorted(), "{levels:?}");
            sorted_by_the_deal &= levels[0] == levels[players - 1];
        }
    }
    assert!(!sorted_by_the_deal, "there are dungeons of several levels");
}

#[test]
fn rooms_lie_face_down_with_their_ranges_open() {
    let view = Play::dealt(Setup::new::<Guilds>(6), 1).all();
    for room in &view.dungeon {
        let back = Cards::standard().backs[usize::from(room.level.number()) - 1];
        assert_eq!(room.back, back);
        assert_eq!((&room.card, &room.info), (&None, &None));
    }
}

#[test]
fn a_dungeon_master_lies_open_in_every_round() {
    let play = Play::dealt(Setup::new::<Guilds>(4), 1);
    let master = play.view(Eye::Spectator).master_info.expect("one lies open");
    assert!(!master.promo);
    assert_eq!(play.all().masters_left.len(), 5);
}

#[test]
fn as_many_dungeon_masters_as_players_come_and_none_twice() {
    for players in 3..=6 {
        let play = random_game(Setup::new::<Guilds>(players), 7);
        let drawn: Vec<u8> = play
            .log
            .iter()
            .filter_map(|heard| match heard.event {
                Event::MasterDrawn { master } => Some(master),
                _ => None,
            })
            .collect();
        assert_eq!(drawn.len(), players);
        assert_eq!(drawn.iter().collect::<BTreeSet<_>>().len(), players, "{drawn:?}");
    }
}

#[test]
fn everyone_decides_at_once_and_in_secret_whom_to_disable() {
    let mut play = Play::dealt(plain(3), 1);
    assert_eq!((play.awaited().as_str(), play.all().phase), ("ABC", Phase::Disabling));
    play.disables('B', 4, 5);
    assert_eq!(play.awaited(), "AC");
    assert_eq!(play.view(Eye::Seat(seat('A'))).players[1].choice, Choice::Secret);
    play.disables('A', 1, 2);
    assert!(!play.happened(|event| matches!(event, Event::Disabled { .. })), "not before all have decided");
    play.disables('C', 1, 5);
    let shown = play.times(|event| matches!(event, Event::Disabled { .. }));
    assert_eq!(shown, 3, "all at once");
    assert_eq!(play.adventurers('B'), ["123", "", "45"]);
    assert_eq!(play.adventurers('C'), ["234", "", "15"]);
}

#[test]
fn any_two_of_five_may_be_disabled() {
    let play = Play::dealt(plain(3), 1);
    let moves = play.position.moves(seat('A'));
    assert_eq!(moves.len(), 10);
    assert!((1..=5).all(|one| (one + 1..=5).all(|other| moves.contains(&Move::Disable(pair(one, other))))));
}

#[test]
fn everyone_is_paid_what_healing_the_disabled_would_cost() {
    let paid = |one, other| {
        let mut play = Play::dealt(plain(3), 1);
        play.disables('A', one, other);
        play.disables('B', 1, 2);
        play.disables('C', 1, 2);
        play.money()[0] - 2
    };
    assert_eq!(Cards::standard().healing, [1, 1, 2, 2, 3]);
    assert_eq!([paid(1, 2), paid(1, 3), paid(2, 5), paid(3, 4), paid(4, 5)], [2, 3, 4, 4, 5]);
}

#[test]
fn the_start_player_is_drawn_once_all_have_decided() {
    let mut starts = BTreeSet::new();
    for seed in 0..60 {
        let mut play = Play::dealt(plain(4), seed);
        assert_eq!(play.all().marker, None);
        for guild in ['A', 'B', 'C', 'D'] {
            play.disables(guild, 1, 2);
        }
        let marker = play.all().marker.expect("the marker is given");
        assert_eq!(play.awaited(), letter(marker).to_string());
        starts.insert(marker.number());
    }
    assert_eq!(starts.into_iter().collect::<Vec<_>>(), [1, 2, 3, 4], "anybody may be it");
}

#[test]
fn the_deal_follows_from_the_seed_alone() {
    for setup in tables() {
        assert_eq!(
            Play::dealt(setup.clone(), 5).position.to_json(),
            Play::dealt(setup, 5).position.to_json()
        );
    }
}

#[test]
fn a_new_round_has_a_new_dungeon_and_a_new_master() {
    let table = Table::of(3).master("The Beholder").dungeon("1 A1 B4\n 2 B5 C3\n 3 A5 --").turn('C');
    let play = table.plays("C4>3");
    let view = play.all();
    assert_eq!((view.round, view.phase), (2, Phase::Placing));
    assert!(view.master_info.is_some_and(|master| master.name != "The Beholder"));
    assert!(view.dungeon.iter().all(|room| room.strength == 0 && room.card.is_none()));
    assert_eq!(play.times(|event| matches!(event, Event::RoomDealt { .. })), 3);
}

#[test]
fn six_players_use_up_all_thirty_six_rooms() {
    let play = random_game(plain(6), 4);
    assert_eq!(play.all().undealt, [0, 0, 0]);
    let dealt = |level| play.times(|event| matches!(event, Event::RoomDealt { level: l, .. } if *l == level));
    assert_eq!(Level::ALL.map(dealt), [12, 12, 12]);
}

#[test]
fn no_room_is_opened_twice() {
    for (game, setup) in (0..).zip(tables()) {
        let play = random_game(setup, game);
        let opened: Vec<_> = play
            .log
            .iter()
            .filter_map(|heard| match heard.event {
                Event::RoomOpened { face, .. } => Some(face),
                _ => None,
            })
            .collect();
        assert_eq!(opened.iter().collect::<BTreeSet<_>>().len(), opened.len());
        assert_eq!(play.all().unseen.len(), 36 - opened.len());
    }
}
