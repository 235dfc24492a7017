//! What is told of what happens: what goes together, and who is told what.

use crate::support::{Play, Table, adventurer, pair, seat, tables};
use serde_json::json;
use undercroft_core::{Eye, Game, Heard, Names, Reader, Seat, SeatSet, Speech};
use undercroft_guilds::{Depth, Event, Guilds, Move};
use undercroft_words::{Language, Tongue};

/// What somebody at the table reads of some events, line by line.
fn read(rules: &Guilds, happened: &[Heard<Event>], seat: Option<Seat>) -> Vec<String> {
    let names = Names::new(["Ann", "Bea", "Cid", "Dot"]);
    let english = Tongue::new(Language::English, Guilds::MESSAGES[0].1).expect("a message file");
    let eye = seat.map_or(Eye::Spectator, Eye::Seat);
    let lines = rules.tell(happened).into_iter().filter(|line| line.audience.includes(eye));
    lines.map(|line| english.say(&line.message, Reader { seat, names: &names })).collect()
}

fn everybody_hears(events: &[Event]) -> Vec<Heard<Event>> {
    let audience = undercroft_core::Audience::Everyone;
    events.iter().map(|&event| Heard { audience, event }).collect()
}

#[test]
fn whoever_decided_is_told_what_and_the_others_only_that() {
    let mut setup = tables()[0].clone();
    setup.options.insert("masters".into(), "none".into());
    let mut play = Play::dealt(setup, 1);
    let told = play.acts('A', Move::Disable(pair(2, 4)));
    let rules = play.position.rules();
    assert_eq!(read(rules, &told, Some(seat('A'))), ["You leave out your 2 and your 4."]);
    assert_eq!(read(rules, &told, Some(seat('B'))), ["Ann has decided whom to disable."]);
    assert_eq!(read(rules, &told, None), ["Ann has decided whom to disable."]);
}

#[test]
fn a_tie_between_teams_names_the_teams_and_a_team_wins() {
    let play = Table::of(4).option("teams", "2v2").dungeon("1 -- --\n".repeat(4).as_str()).open();
    let rules = play.position.rules();
    let (all, winners) = (SeatSet::all(4), SeatSet::of(4, |seat| seat.index() % 2 == 1));
    let end = [
        Event::TieBroken { seats: all, adventurer: adventurer(5) },
        Event::Won { seats: winners, dollars: 41 },
    ];
    let end = everybody_hears(&end);
    let tie = "A tie: the Sun team and the Moon team have the same money. The strongest adventurer left out decides: a 5.";
    assert_eq!(read(rules, &end, None), [tie, "The Moon team wins! Bea and Dot have $41 together."]);
    assert_eq!(read(rules, &end, Some(seat('B')))[1], "Your team wins! You and Dot have $41 together.");
    let alone = Table::of(4).dungeon("1 -- --\n".repeat(4).as_str()).open();
    assert_eq!(
        read(alone.position.rules(), &end, None)[1],
        "Bea and Dot share the win with $41 each!",
        "who play alone"
    );
}

#[test]
fn the_least_strength_sent_is_paid_in_the_line_that_tells_it() {
    let play = Table::of(3).open();
    let weakest = SeatSet::of(3, |seat| seat.index() != 1);
    let happened = everybody_hears(&[
        Event::WeakestRewarded { seats: weakest, strength: 3 },
        Event::Paid { from: None, to: Some(seat('A')), dollars: 3 },
        Event::Paid { from: None, to: Some(seat('C')), dollars: 3 },
    ]);
    let told = read(play.position.rules(), &happened, Some(seat('C')));
    assert_eq!(told, ["The least strength sent is 3: you and Ann get $3 each."]);
}

#[test]
fn a_lock_is_refused_with_its_own_number() {
    let mut play = Table::of(3).dungeon("1 B3 C3\n 2 -- --\n 3 -- --").open();
    let action = Move::Bump { adventurer: adventurer(5), room: Depth(0), space: 0 };
    let (rule, reason) = play.refusal('A', action);
    assert_eq!(
        (rule, reason.as_str()),
        ("locked", "Room 1 is locked: it locks at 5, and the strength in it is 6.")
    );
}

#[test]
fn json_counts_from_one() {
    let bump = Move::Bump { adventurer: adventurer(5), room: Depth(0), space: 1 };
    let written = json!({"bump": {"adventurer": 5, "room": 1, "space": 2}});
    assert_eq!(serde_json::to_value(bump).expect("JSON"), written);
    assert_eq!(serde_json::from_value::<Move>(written).expect("a move"), bump);
    let zero = json!({"place": {"adventurer": 5, "room": 0}});
    let reason = serde_json::from_value::<Move>(zero).expect_err("there is no room 0").to_string();
    assert!(reason.contains("counted from 1"), "{reason}");
    let began = serde_json::to_value(Event::RoundSetUp { round: 0 }).expect("JSON");
    assert_eq!(began, json!({"type": "round_set_up", "round": 1}));
}
