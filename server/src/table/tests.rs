//! The table's own rules: seats, idempotence, undo, consent, clocks, and what each eye is told.

mod absence;
mod coming;
mod kept;
mod looking_back;
mod mixing;
mod passes;
mod requests;
mod rest;
mod talk;
mod telling;

use super::*;
use crate::raw::Raw;
use crate::secret::Key;
use serde_json::{Value, json};
use undercroft_core::{Eye, Refusal, Seed};

const NOW: Millis = 1_000_000;

/// A table with the log it follows from, so that every test also shows that the log tells the whole table.
struct House {
    table: Table,
    log: Vec<Entry>,
    keys: Vec<Key>,
    now: Millis,
}

impl House {
    /// A refusal in words: the reason, and the heading of the rule.
    fn said(&self, refusal: &Refusal) -> String {
        let (rule, reason) = self.table.refusal_in_words(refusal, Eye::Spectator.into());
        format!("{reason} (rule: {rule})")
    }

    fn open(change: impl FnOnce(&mut Terms)) -> House {
        let keys: Vec<Key> = (0..4).map(|_| Key::new().unwrap()).collect();
        let game = catalog::find("raiders").unwrap();
        let mut terms = Terms {
            setup: game.setup(3),
            seed: Seed::from_number(7),
            pace: Pace::Timed { credit: 1_000, reserve: 5_000 },
            when_time_is_up: WhenTimeIsUp::BotStandsIn,
            listed: false,
            undo: true,
            free_text: true,
            fill: None,
            bot_pace: BotPace::default(),
            contributions: 0,
        };
        change(&mut terms);
        let opened =
            Entry { at: NOW, request: None, kind: EntryKind::opened("table", terms, keys[0].hash()) };
        let table = Table::run([opened.clone()]).unwrap();
        House { table, log: vec![opened], keys, now: NOW }
    }

    fn full() -> House {
        House::seated(|_| {})
    }

    fn seated(change: impl FnOnce(&mut Terms)) -> House {
        let mut house = House::open(change);
        let players = house.table.chairs.len();
        for (person, name) in ["Ann", "Bea", "Cid", "Dan"].into_iter().take(players).enumerate() {
            house.asks(person, Command::Sit { seat: None, name: name.into(), program: false }).unwrap();
        }
        house
    }

    fn asks(&mut self, person: usize, command: Command) -> Result<usize, String> {
        self.asked(Who::Person(self.keys[person].hash()), command)
    }

    fn asked(&mut self, who: Who, command: Command) -> Result<usize, String> {
        self.asked_as(who, None, command)
    }

    fn asked_as(&mut self, who: Who, id: Option<&str>, command: Command) -> Result<usize, String> {
        let entries =
            self.table.judge(who, id, command.clone(), self.now).map_err(|refusal| self.said(&refusal))?;
        let count = entries.len();
        let mut request =
            id.zip(self.table.seat_of(who)).map(|(id, seat)| RequestId::new(seat, id, &command));
        for kind in entries {
            let entry = Entry { at: self.now, request: request.take(), kind };
            let text = serde_json::to_string(&entry).unwrap();
            let entry: Entry = serde_json::from_str(&text).unwrap();
            self.log.push(entry.clone());
            self.table.apply(entry).unwrap();
        }
        Ok(count)
    }

    fn plays(&mut self, person: usize, action: Value, id: &str) -> Result<usize, String> {
        let play = Command::Play { action: action.to_string(), seen: self.table.version() };
        self.asked_as(Who::Person(self.keys[person].hash()), Some(id), play)
    }

    fn scene(&self, eye: Eye) -> Scene {
        self.table.scene(eye, Version(0), self.now)
    }

    fn seat(&self, person: usize) -> Eye {
        Eye::Seat(Seat::new(person))
    }
}

#[test]
fn the_cards_are_dealt_as_soon_as_nobody_is_missing() {
    let mut house = House::open(|_| {});
    house.asks(0, Command::Sit { seat: None, name: "Ann".into(), program: false }).unwrap();
    house.asks(1, Command::Sit { seat: Some(Seat::new(2)), name: "Bea".into(), program: false }).unwrap();
    assert!(house.table.game().is_none());
    house.asks(2, Command::Sit { seat: None, name: "Cid".into(), program: false }).unwrap();
    assert_eq!(house.table.awaited(), SeatSet::all(3));
    assert_eq!([0, 1, 2].map(|i| house.table.name(Seat::new(i))), ["Ann", "Cid", "Bea"]);
}

#[test]
fn a_taken_seat_a_second_seat_and_a_name_that_is_none_are_refused() {
    let mut house = House::open(|_| {});
    house.asks(0, Command::Sit { seat: Some(Seat::new(1)), name: "Ann".into(), program: false }).unwrap();
    let sit = |seat: Option<usize>, name: &str| Command::Sit {
        seat: seat.map(Seat::new),
        name: name.into(),
        program: false,
    };
    assert!(house.asks(1, sit(Some(1), "Bea")).unwrap_err().contains("taken"));
    assert!(house.asks(1, sit(Some(7), "Bea")).unwrap_err().contains("no such seat"));
    assert!(house.asks(0, sit(None, "Ann")).unwrap_err().contains("already"));
    for name in ["", "   ", &"x".repeat(25), "a\nb"] {
        assert!(house.asks(1, sit(None, name)).unwrap_err().contains("1 to 24"));
    }
}

#[test]
fn the_same_message_twice_is_one_move() {
    let mut house = House::full();
    assert_eq!(house.plays(0, json!({"play": 3}), "a"), Ok(1));
    assert_eq!(house.plays(0, json!({"play": 3}), "a"), Ok(0));
    assert!(house.plays(0, json!({"play": 3}), "b").unwrap_err().contains("wait for the others"));
}

#[test]
fn a_refused_move_enters_nothing() {
    let mut house = House::full();
    let before = house.table.version();
    assert!(house.plays(0, json!({"play": 9}), "a").unwrap_err().contains("no card"));
    assert!(house.plays(0, json!("nonsense"), "b").is_err());
    assert!(house.plays(0, json!({"play": 1}), "").unwrap_err().contains("id"));
    assert_eq!(house.table.version(), before);
}

#[test]
fn only_those_at_the_table_move_and_only_the_host_fills_and_kicks() {
    let mut house = House::open(|_| {});
    house.asks(0, Command::Sit { seat: None, name: "Ann".into(), program: false }).unwrap();
    assert!(house.plays(1, json!({"play": 1}), "a").unwrap_err().contains("sits at this table"));
    assert!(
        house.asks(1, Command::Fill { level: "random".into() }).unwrap_err().contains("opened the table")
    );
    assert!(house.asks(1, Command::Kick { seat: Seat::new(0) }).unwrap_err().contains("opened the table"));
    house.asks(0, Command::Fill { level: "random".into() }).unwrap();
    assert_eq!(house.table.bot_seats().collect::<Vec<_>>(), [Seat::new(1), Seat::new(2)]);
    assert!(house.table.game().is_some());
}

#[test]
fn taking_a_laid_card_back_is_free_until_somebody_else_acts() {
    let mut house = House::full();
    house.plays(0, json!({"play": 3}), "a").unwrap();
    assert_eq!(house.asks(0, Command::Undo), Ok(1));
    assert_eq!(house.table.awaited(), SeatSet::all(3));
    house.plays(0, json!({"play": 5}), "b").unwrap();
    house.plays(1, json!({"play": 1}), "c").unwrap();
    house.asks(0, Command::Undo).unwrap();
    assert!(!house.table.awaited().contains(Seat::new(0)), "it is only asked for");
    house.asks(1, Command::Agree).unwrap();
    house.asks(2, Command::Agree).unwrap();
    assert_eq!(house.table.awaited(), SeatSet::all(3), "all have agreed, and what came after is gone too");
}

#[test]
fn what_has_been_revealed_is_not_taken_back_for_free() {
    let mut house = House::full();
    for (person, id) in [(0, "a"), (1, "b"), (2, "c")] {
        house.plays(person, json!({"play": 3}), id).unwrap();
    }
    house.asks(2, Command::Undo).unwrap();
    assert!(house.scene(Eye::Spectator).proposal.is_some());
    house.asks(0, Command::Decline).unwrap();
    assert_eq!(house.scene(Eye::Spectator).proposal, None);
}

#[test]
fn a_table_may_play_without_taking_back() {
    let mut house = House::seated(|terms| terms.undo = false);
    house.plays(0, json!({"play": 3}), "a").unwrap();
    assert!(house.asks(0, Command::Undo).unwrap_err().contains("without taking back"));
}

#[test]
fn clocks_stand_still_while_the_table_rests_and_while_the_server_is_away() {
    let mut house = House::full();
    for person in 0..3 {
        house.asks(person, Command::Pause).unwrap();
    }
    assert_eq!(house.table.deadline(), None);
    assert!(house.plays(0, json!({"play": 1}), "a").unwrap_err().contains("rests"));
    house.now += 100_000;
    house.asks(0, Command::Resume).unwrap();
    assert_eq!(house.table.deadline(), Some(house.now + 6_000));
    house
        .table
        .apply(Entry { at: house.now, request: None, kind: EntryKind::Slept { millis: 50_000 } })
        .unwrap();
    assert_eq!(house.table.deadline(), Some(house.now + 56_000));
}

#[test]
fn what_somebody_laid_shows_in_no_other_scene() {
    let laid = |card: u8| {
        let mut house = House::full();
        house.plays(0, json!({ "play": card }), "a").unwrap();
        house
    };
    let (one, other) = (laid(1), laid(5));
    for eye in [one.seat(1), one.seat(2), Eye::Spectator] {
        // Whoever does not know the sealed seed learns nothing from the chain.
        let bytes =
            |house: &House| serde_json::to_string(&Scene { chain: None, ..house.scene(eye) }).unwrap();
        assert_eq!(bytes(&one), bytes(&other), "{eye:?}");
    }
    assert_ne!(one.scene(one.seat(0)), other.scene(one.seat(0)));
}

#[test]
fn a_scene_never_shows_a_secret_or_the_seed() {
    let house = House::full();
    for eye in [house.seat(0), Eye::Spectator] {
        let text = serde_json::to_string(&house.scene(eye)).unwrap();
        for key in &house.keys {
            assert!(!text.contains(key.reveal()));
            assert!(!text.contains(&serde_json::to_string(&key.hash()).unwrap()));
        }
        assert!(text.contains("\"seed\":null"));
    }
}

#[test]
fn whoever_was_away_is_told_what_they_missed_or_that_it_was_too_long() {
    let mut house = House::full();
    let left = house.table.version();
    house.plays(0, json!({"play": 3}), "a").unwrap();
    house.plays(1, json!({"play": 4}), "b").unwrap();
    let scene = house.table.scene(house.seat(2), left, house.now);
    assert!(scene.gapless);
    assert_eq!(scene.told.len(), 2);
    for i in 0..REMEMBERED {
        house.asks(i % 3, Command::Say { text: "hm".into() }).unwrap();
    }
    assert!(!house.table.scene(house.seat(2), left, house.now).gapless);
}

#[test]
fn running_the_log_again_gives_the_same_table() {
    let mut house = House::full();
    let mut id = 0;
    while !house.table.is_over() {
        let seat = house.table.awaited().first().unwrap();
        let choices = house.table.game().unwrap().moves(seat);
        let action = serde_json::from_str(&choices[id % choices.len()].json).unwrap();
        id += 1;
        house.now += 10;
        house.plays(seat.index(), action, &id.to_string()).unwrap();
    }
    let again = Table::run(house.log.clone()).unwrap();
    for eye in [house.seat(0), house.seat(2), Eye::Spectator] {
        assert_eq!(again.scene(eye, Version(0), house.now), house.scene(eye));
    }
    assert!(house.scene(Eye::Spectator).outcome.is_some());
}

#[test]
fn a_log_that_does_not_begin_with_the_opening_or_breaks_the_rules_is_corrupt() {
    assert!(Table::run([]).is_err());
    let house = House::full();
    let action = Raw::of(&json!({"play": 9}));
    let forged = EntryKind::Played { seat: Seat::new(0), action, by: MovedBy::Owner };
    let log = house.log.iter().cloned().chain([Entry { at: NOW, request: None, kind: forged }]);
    let corrupt = Table::run(log).err().unwrap();
    assert_eq!(corrupt.version, Version(house.log.len() as u64 + 1));
}

#[test]
fn whoever_sits_may_change_to_a_free_seat_before_the_deal() {
    let mut house = House::open(|_| {});
    let sit = |seat| Command::Sit { seat, name: "Ann".into(), program: false };
    house.asks(0, sit(None)).unwrap();
    house.asks(0, sit(Some(Seat::new(2)))).unwrap();
    assert_eq!(house.table.seat_of(Who::Person(house.keys[0].hash())), Some(Seat::new(2)));
    assert_eq!(house.table.chairs[0], Chair::Free);
    assert!(house.asks(0, sit(None)).unwrap_err().contains("already"));
}
