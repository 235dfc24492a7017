//! What the last room did, for somebody who comes a moment later.

use crate::support::{Play, Table, card, random_game};
use undercroft_core::Setup;
use undercroft_raiders::{Event, Item, Raiders, RoomRecap, RoomResult};

fn last(play: &Play) -> Option<&RoomRecap> {
    play.position.recap().last.as_ref()
}

/// A game just dealt.
fn dealt() -> Play {
    Play::dealt(Setup::new::<Raiders>(3), 7)
}

#[test]
fn a_room_is_recapped_once_the_next_one_is_entered() {
    let mut play = dealt();
    let first = play.all().row[0].info.clone();
    assert_eq!(last(&play), None);
    play.play_line("1 - -");
    play.play_line("- 5 -");
    assert_eq!(last(&play), None, "the room is under way");
    play.play_line("- - 3");
    let room = last(&play).expect("the room is over");
    assert_eq!((room.number, room.level.number(), room.place.number()), (1, 1, 1));
    assert_eq!(Some(&room.info), first.as_ref());
    let cards: Vec<_> = room.shares.iter().map(|share| (share.seat.number(), share.cards.clone())).collect();
    assert_eq!(cards, [(1, vec![card("1")]), (2, vec![card("5")]), (3, vec![card("3")])]);
}

#[test]
fn both_cards_of_somebody_who_looked_into_a_crystal_ball_are_recapped() {
    let mut play = Table::of(3).at(1, 1).room("Goblin").then(["Chest of 3"]).holds(2, "ball").open();
    play.play_line("1 2 3");
    play.play_line("2 ball>4 1");
    assert_eq!(last(&play).expect("a room").shares[1].cards, [card("ball"), card("4")]);
}

/// Plays one room to have the next one entered before everyone's eyes, and then that one.
fn second_room(name: &str, line: &str) -> Play {
    let mut play = Table::of(3).dark("UUDDU").room("Chest of 1").then([name]).open();
    play.play_line("5 4 3");
    play.play_line(line);
    play
}

#[test]
fn what_everybody_got_is_recapped() {
    let play = second_room("Chests of 4 and 2", "4 2 1");
    let coins: Vec<i16> = last(&play).expect("a room").shares.iter().map(|share| share.coins).collect();
    assert_eq!(coins, [4, 2, 0]);
    let play = second_room("Dragon", "3 2 2");
    let room = last(&play).expect("a room");
    assert_eq!(room.shares.iter().map(|share| share.wounds).collect::<Vec<_>>(), [0, 3, 3]);
    assert_eq!(room.result, Some(RoomResult::Fought { total: 7, defeated: false }));
    let play = second_room("Armoury", "3 5 1");
    let shares = &last(&play).expect("a room").shares;
    assert_eq!((&shares[0].items[..], &shares[2].items[..]), (&[Item::Key][..], &[Item::Torch][..]));
    assert_eq!(shares[1].wounds, -1, "a potion");
}

#[test]
fn a_trap_is_recapped_with_the_highest_card() {
    let play = second_room("Lava", "4 2 1");
    let room = last(&play).expect("a room");
    assert_eq!(room.result, Some(RoomResult::Trap { highest: 4, sprung: true }));
    let play = second_room("Lava", "1 2 1");
    assert_eq!(last(&play).expect("a room").result, Some(RoomResult::Trap { highest: 2, sprung: false }));
}

#[test]
fn who_wanted_an_item_that_ran_out_is_recapped() {
    let table = Table::of(3).dark("UUDDU").room("Chest of 1").then(["Armoury"]).holds(1, "sword sword sword");
    let mut play = table.holds(2, "sword sword").open();
    play.play_line("5 5 5");
    play.play_line("4 4 1");
    let shares = &last(&play).expect("a room").shares;
    assert_eq!((&shares[0].missed[..], shares[0].items.len()), (&[Item::Sword][..], 0));
}

#[test]
fn every_room_of_a_whole_game_is_recapped_and_the_last_one_stays() {
    for seed in 0..20 {
        let play = random_game(Setup::new::<Raiders>(4), seed);
        let room = last(&play).expect("the boss's room");
        assert_eq!((room.number, room.level.number(), room.place.number()), (25, 5, 5));
        assert!(room.shares.iter().all(|share| !share.cards.is_empty()));
        let out = |share: &&undercroft_raiders::Share| share.eliminated;
        let told = play.log.iter().filter(|heard| matches!(heard.event, Event::Eliminated { .. })).count();
        assert_eq!(room.shares.iter().filter(out).count(), told);
    }
}

#[test]
fn recaps_add_up_to_what_everybody_won_and_suffered() {
    let mut whole = dealt();
    let moves = whole.play_out(7);
    let mut play = dealt();
    let mut rooms: Vec<RoomRecap> = Vec::new();
    for (seat, action) in moves {
        play.acts(seat.number(), action);
        let room = last(&play).cloned();
        rooms.extend(room.filter(|room| rooms.last().is_none_or(|last| last.number < room.number)));
    }
    assert_eq!(rooms.len(), 25);
    let total = |of: fn(&undercroft_raiders::Share) -> i16, seat: usize| {
        let shares = rooms.iter().flat_map(|room| &room.shares).filter(|share| share.seat.number() == seat);
        shares.map(|share| i32::from(of(share))).sum::<i32>()
    };
    let won: Vec<i32> = (1..=3).map(|seat| total(|share| share.coins, seat)).collect();
    let taken: Vec<i32> = (1..=3).map(|seat| total(|share| share.wounds, seat)).collect();
    assert_eq!((won, taken), (play.coins_won(), play.wounds_taken()));
}
