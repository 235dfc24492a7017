//! What became of the last dungeon, for whoever comes a moment later.

use crate::support::{Play, Table, random_game, seat, tables};
use undercroft_core::{Eye, Game};
use undercroft_guilds::{Event, Fate, Guilds, LastDungeon, Outlook, Recap, SpaceView};

/// What everybody knows of the last dungeon after what a test has played.
fn last(play: &Play) -> LastDungeon {
    let recap = play.position.recap();
    recap.dungeon.clone().expect("a dungeon is over")
}

/// Who stood in a room and what each got: `A4+2 gh1+0`.
fn stood(dungeon: &LastDungeon, room: usize) -> String {
    let one = |stood: &undercroft_guilds::Stood| {
        let who = stood.seat.map_or("gh".to_string(), |seat| crate::support::letter(seat).to_string());
        format!("{who}{}+{}", stood.strength, stood.dollars)
    };
    dungeon.rooms[room].stood.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// What a recap knows that was told all of this.
fn recap_of(rules: &Guilds, events: &[Event]) -> Recap {
    let mut recap = Recap::default();
    events.iter().for_each(|event| rules.recap(&mut recap, event));
    recap
}

#[test]
fn nothing_is_told_before_the_first_dungeon_is_over() {
    let mut play = Play::dealt(tables()[0].clone(), 1);
    assert_eq!(play.position.recap().dungeon, None);
    play.play_out(1);
    assert_eq!(usize::from(last(&play).round), play.players());
}

#[test]
fn it_agrees_with_what_lies_on_the_table_at_the_end() {
    for (game, setup) in (0..).zip(tables()) {
        let play = random_game(setup, game);
        let (dungeon, view) = (last(&play), play.all());
        assert_eq!(dungeon.master, view.master);
        for (after, seen) in dungeon.rooms.iter().zip(&view.dungeon) {
            assert_eq!((after.level, after.fate, &after.card), (seen.level, seen.fate, &seen.info));
            let mut stood: Vec<_> = after.stood.iter().map(|stood| (stood.seat, stood.strength)).collect();
            let owner = |space| match space {
                SpaceView::Taken { seat, .. } => Some(seat),
                _ => None,
            };
            let mut stand: Vec<_> = seen.spaces.map(owner).into_iter().zip(seen.strengths).collect();
            stood.sort();
            stand.sort();
            assert_eq!(stood, stand);
            if after.fate == Fate::Defeated {
                let divided: u16 = after.stood.iter().map(|stood| stood.dollars).sum();
                assert_eq!(divided + u16::from(after.odd_left), after.treasure);
                assert_eq!(seen.outlook, Outlook::Surely);
            }
        }
        let failed = dungeon.rooms.iter().position(|room| room.fate == Fate::Failed);
        assert_eq!(dungeon.failed.map(|room| room.index()), failed);
    }
}

#[test]
fn it_knows_the_bills_and_what_the_opening_changed_for_everyone() {
    for (game, setup) in (0..).zip(tables()) {
        let play = random_game(setup, game);
        let told = play.told(Eye::Spectator);
        let began = told.iter().rposition(|event| *event == Event::ResolutionBegan).expect("it was opened");
        let mut change = vec![0; play.players()];
        let mut paid = vec![0; play.players()];
        for event in &told[began..] {
            let Event::Paid { from, to, dollars } = *event else { continue };
            to.into_iter().for_each(|seat| change[seat.index()] += i32::from(dollars));
            from.into_iter().for_each(|seat| change[seat.index()] -= i32::from(dollars));
            from.into_iter().for_each(|seat| paid[seat.index()] += dollars);
        }
        let dungeon = last(&play);
        assert_eq!(dungeon.change, change);
        for bill in dungeon.bills {
            assert_eq!(bill.paid, paid[bill.seat.index()]);
            assert!(bill.paid == bill.owed || play.money()[bill.seat.index()] == 0, "all they had");
        }
    }
}

#[test]
fn it_follows_ghosts_their_share_the_odd_dollar_and_the_reward_of_the_weakest() {
    let rules = Table::of(3).ghost().dungeon("1 gh --\n 2 gh --\n 2 -- --\n 3 -- --").open();
    let rules = rules.position.rules();
    let level = |number: usize| rules.contents().levels[number - 1].level;
    let (a, b) = (seat('A'), seat('B'));
    let room = |number: u8| undercroft_guilds::Depth(number - 1);
    let one = crate::support::adventurer;
    let paid = |from, to, dollars| Event::Paid { from, to, dollars };
    let events = [
        Event::RoundSetUp { round: 0 },
        Event::RoomDealt { room: room(1), level: level(1) },
        Event::RoomDealt { room: room(2), level: level(2) },
        Event::GhostPlaced { room: room(1) },
        Event::Placed { seat: b, adventurer: one(1), room: room(1) },
        Event::GhostBumped { seat: a, adventurer: one(4), room: room(1), to: room(2) },
        paid(Some(a), None, 1),
        Event::Placed { seat: b, adventurer: one(2), room: room(2) },
        Event::ResolutionBegan,
        Event::WeakestRewarded { seats: undercroft_core::SeatSet::only(b), strength: 3 },
        paid(None, Some(b), 3),
        Event::Defeated { room: room(1), strength: 5, defense: 3, treasure: 3 },
        paid(None, Some(a), 2),
        paid(None, Some(b), 1),
        Event::Defeated { room: room(2), strength: 4, defense: 4, treasure: 7 },
        Event::GhostShare { room: room(2), dollars: 3 },
        paid(None, Some(b), 3),
        Event::OddDollarLeft { room: room(2) },
        Event::Cleared,
        Event::RoundEnded { round: 0 },
    ];
    let dungeon = recap_of(rules, &events).dungeon.expect("it is over");
    assert_eq!(stood(&dungeon, 0), "A4+2 B1+1");
    assert_eq!(stood(&dungeon, 1), "gh2+3 B2+3");
    assert!(dungeon.rooms[1].odd_left && !dungeon.rooms[0].odd_left);
    let weakest = dungeon.weakest.expect("somebody was");
    assert_eq!((weakest.strength, weakest.dollars, weakest.seats.contains(b)), (3, 3, true));
    assert_eq!(dungeon.change, [2, 7, 0]);
    assert_eq!((dungeon.round, dungeon.failed), (1, None));
}

#[test]
fn it_follows_bumps_and_replacements_and_pays_whoever_has_both_spaces_once() {
    let mut seen = [false; 3];
    for (game, setup) in (0..).zip(tables()) {
        let play = random_game(setup, game);
        seen[0] |= play.happened(|event| matches!(event, Event::Bumped { .. }));
        seen[1] |= play.happened(|event| matches!(event, Event::Replaced { .. }));
        for room in last(&play).rooms.iter().filter(|room| room.fate == Fate::Defeated) {
            let [one, other] = room.stood[..] else { panic!("two stand in every room") };
            if one.seat.is_some() && one.seat == other.seat {
                seen[2] = true;
                assert_eq!((one.dollars, other.dollars), (room.treasure, 0));
            }
        }
    }
    assert_eq!(seen, [true; 3], "all of this happens in random games");
}
