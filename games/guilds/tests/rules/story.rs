//! Nothing happens untold: who keeps a ledger of what everybody is told knows everything that lies open.

use crate::support::{letter, random_game, tables};
use undercroft_core::Eye;
use undercroft_guilds::{Event, Phase};

#[test]
fn what_was_told_from_the_deal_on_adds_up_to_everybody_s_money() {
    for (game, setup) in (0..).zip(tables()) {
        let play = random_game(setup, game);
        let mut money = vec![0i32; play.players()];
        for event in play.told(Eye::Spectator) {
            if let Event::Paid { from, to, dollars } = event {
                from.into_iter().for_each(|seat| money[seat.index()] -= i32::from(dollars));
                to.into_iter().for_each(|seat| money[seat.index()] += i32::from(dollars));
                assert!(money.iter().all(|&money| money >= 0), "nobody ever owes");
            }
        }
        assert_eq!(money, play.money().into_iter().map(i32::from).collect::<Vec<_>>());
    }
}

#[test]
fn every_room_that_was_dealt_is_told_to_be_defeated_failed_or_abandoned() {
    for (game, setup) in (0..).zip(tables()) {
        let play = random_game(setup, game);
        let dealt = play.times(|event| matches!(event, Event::RoomDealt { .. }));
        let fate = |event: &Event| {
            matches!(event, Event::Defeated { .. } | Event::Failed { .. } | Event::Abandoned { .. })
        };
        assert_eq!(play.times(fate), dealt);
        let failed = play.times(|event| matches!(event, Event::Failed { .. }));
        assert_eq!(failed + play.times(|event| *event == Event::Cleared), play.players(), "one or the other");
    }
}

#[test]
fn treasure_is_paid_out_kept_by_ghosts_or_left_as_an_odd_dollar() {
    for (game, setup) in (0..).zip(tables()) {
        let play = random_game(setup, game);
        let mut left = 0i32;
        for event in play.told(Eye::Spectator) {
            match event {
                Event::Defeated { treasure, .. } => left = treasure.into(),
                Event::Paid { from: None, dollars, .. } if left > 0 => left -= i32::from(dollars),
                Event::GhostShare { dollars, .. } => left -= i32::from(dollars),
                Event::OddDollarLeft { .. } => left -= 1,
                Event::RoomOpened { .. } | Event::RoundEnded { .. } => assert_eq!(left, 0),
                _ => {}
            }
        }
    }
}

#[test]
fn the_winners_told_are_those_of_the_outcome() {
    for (game, setup) in (0..).zip(tables()) {
        let play = random_game(setup, game);
        let Some(Event::Won { seats, .. }) = play.told(Eye::Spectator).last().copied() else {
            panic!("the last thing told is who won")
        };
        assert_eq!(seats.map(letter).collect::<String>(), play.winners());
        assert_eq!(play.all().phase, Phase::Over);
    }
}
