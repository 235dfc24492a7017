//! The page that teaches programs to play shows what really goes over the connection: every frame on it is held against the
//! one that a house says or takes.
//!
//! A list on the page that ends in `"..."` is longer in truth; nothing else may be left out, and no value differ.

use crate::server::{Connection, TestServer};
use crate::sitting::{Sitting, key, person};
use crate::trouble::Unsure;
use serde_json::{Value, json};
use undercroft_catalog as catalog;
use undercroft_core::{Eye, Seat, Seed};
use undercroft_server::table::{Chair, Command, EntryKind, Terms, Version};
use undercroft_server::wire::{Answer, Ask, Frame, Intent};

const PAGE: &str = include_str!("../../../docs/playing-over-the-socket.md");
const TABLE: &str = "zfzcwsugr7dw";

/// The lines of all JSON blocks: those that a client says, or those that it hears.
fn examples(said: bool) -> Vec<&'static str> {
    let blocks = PAGE.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.flat_map(str::lines).filter(|line| line.starts_with("{\"id\"") == said).collect()
}

/// Whether the page shows what is real.
fn shows(page: &Value, real: &Value) -> bool {
    match (page, real) {
        (Value::Object(page), Value::Object(real)) => {
            let same = |(name, value)| real.get(name).is_some_and(|real| shows(value, real));
            page.len() == real.len() && page.iter().all(same)
        }
        (Value::Array(page), Value::Array(real)) => {
            let shown = match page.split_last() {
                Some((last, shown)) if last == "..." && shown.len() < real.len() => shown,
                _ if page.len() == real.len() => page,
                _ => return false,
            };
            shown.iter().zip(real).all(|(page, real)| shows(page, real))
        }
        _ => page == real,
    }
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Ann and a program of hers, who have just been dealt the bidding game of the page.
fn dealt() -> Sitting {
    let setup = catalog::find("bidding").unwrap().setup(2);
    let mut sitting = Sitting::open(Terms::plain(setup, Seed::from_number(1)));
    for (index, name) in ["Ann", "Robot"].into_iter().enumerate() {
        let (name, keys) = (name.into(), vec![key(index).hash()]);
        let chair = Chair::Person { name, keys, stand_in: false, program: index == 1 };
        sitting.enter(EntryKind::ChairTaken { seat: Seat::new(index), chair });
    }
    sitting.enter(EntryKind::Dealt);
    sitting
}

/// What the house says to the program of the page.
async fn heard() -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let store = Unsure::new(TestServer::store_in(&folder).await);
    let server = TestServer::on(store.clone(), folder, catalog::find).await;
    server.put(TABLE, &dealt().log, (0..2).map(key)).await;
    let mut connection = server.connection(TABLE, Some(&key(1))).await;
    let mut heard = Vec::new();
    for kind in ["welcome", "scene", "present"] {
        heard.push(connection.hear_of(&format!("{{\"{kind}\"")).await);
    }
    for (id, seen, card) in [("r-1", 4, 3), ("r-2", 5, 2)] {
        let bid = json!({"id": id, "do": {"play": {"seen": seen, "move": {"bid": card}}}});
        heard.push(answer(&mut connection, bid).await);
    }
    heard.push(answer(&mut connection, json!({"id": "r-14", "do": {"explain": {"thing": "prize"}}})).await);
    heard.push(answer(&mut connection, json!({"id": "r-15", "do": "things"})).await);
    store.breaks(true);
    heard.push(answer(&mut connection, json!({"id": "r-3", "do": {"say": {"text": "Hello!"}}})).await);
    store.breaks(false);
    server.house.close().await;
    heard
}

async fn answer(connection: &mut Connection, request: Value) -> String {
    connection.say(&request).await;
    connection.hear_of(&format!("\"id\":{}", request["id"])).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_documented_frame_of_the_house_is_what_it_says_and_none_is_missing() {
    let (documented, real) = (examples(false), heard().await);
    // Whoever adds an answer has it said above, and adds it to the page.
    let _ = |answer: Answer| match answer {
        Answer::Welcome(_) | Answer::Scene(_) | Answer::Present { .. } => {}
        Answer::Done { .. } | Answer::Refused { .. } | Answer::Later { .. } => {}
        Answer::Explained { .. } | Answer::Things { .. } => {}
    };
    assert_eq!(
        documented.len(),
        real.len(),
        "a frame of the house is missing on the page, or one too many there"
    );
    for (page, real) in documented.into_iter().zip(real) {
        assert!(shows(&json(page), &json(&real)), "the page shows\n{page}\nbut the house says\n{real}");
    }
}

#[test]
fn every_documented_frame_of_a_client_is_one_and_none_is_missing() {
    let kind = |ask: &Ask| match ask {
        Ask::Play { .. } => 0,
        Ask::Undo => 1,
        Ask::Agree => 2,
        Ask::Decline => 3,
        Ask::Pause => 4,
        Ask::Resume => 5,
        Ask::Say { .. } => 6,
        Ask::Whisper { .. } => 7,
        Ask::LetBotPlay { .. } => 8,
        Ask::Leave => 9,
        Ask::Return => 10,
        Ask::Look { .. } => 11,
        Ask::Explain { .. } => 12,
        Ask::Things => 13,
        Ask::Commit { .. } => 14,
        Ask::Reveal { .. } => 15,
    };
    let mut kinds = Vec::new();
    for line in examples(true) {
        let frame: Frame = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert_eq!(serde_json::to_value(&frame).unwrap(), json(line), "a field is missing");
        kinds.push(kind(&frame.ask));
    }
    assert_eq!(kinds, (0..16).collect::<Vec<_>>());
}

#[test]
fn every_field_of_a_scene_is_explained() {
    let scene = serde_json::to_value(dealt().table.scene(Eye::Spectator, Version::START, 0)).unwrap();
    for field in scene.as_object().unwrap().keys() {
        let explained = |line: &str| line.starts_with('|') && line.contains(&format!("`{field}`"));
        assert!(PAGE.lines().any(explained), "the page does not explain `{field}`");
    }
}

#[test]
fn proposals_and_outcomes_are_as_the_page_explains_them() {
    let mut sitting = dealt();
    let scene = |sitting: &Sitting| {
        serde_json::to_value(sitting.table.scene(Eye::Seat(Seat::new(1)), Version::START, 0)).unwrap()
    };
    sitting.ask(person(1), None, Command::Pause).unwrap();
    is_on_the_page(&scene(&sitting)["proposal"]);
    sitting.ask(person(0), None, Command::Decline).unwrap();
    while !sitting.table.is_over() {
        for (seat, last) in [(0, false), (1, true)] {
            let moves = sitting.moves(Seat::new(seat));
            let action = if last { moves.last() } else { moves.first() };
            sitting.ask(person(seat), None, sitting.play(action.unwrap())).unwrap();
        }
    }
    is_on_the_page(&scene(&sitting)["outcome"]);
}

#[test]
fn what_is_mixed_into_a_deal_and_the_digests_of_it_are_as_the_page_explains_them() {
    let setup = catalog::find("bidding").unwrap().setup(2);
    let mut sitting =
        Sitting::open(Terms { contributions: 3_000, ..Terms::plain(setup, Seed::from_number(1)) });
    for index in 0..2 {
        let sit = Command::Sit { seat: None, name: format!("P{index}"), program: false };
        sitting.ask(person(index), None, sit).unwrap();
    }
    let said =
        examples(true).into_iter().filter(|line| line.contains("\"commit\"") || line.contains("\"reveal\""));
    let mut said = said.filter_map(|line| match serde_json::from_str::<Frame>(line).unwrap().ask.intent() {
        Intent::Command(command) => Some(command),
        Intent::Look(_) => None,
    });
    sitting.ask(person(1), None, said.next().unwrap()).unwrap();
    let scene = serde_json::to_value(sitting.table.scene(Eye::Spectator, Version::START, 0)).unwrap();
    is_on_the_page(&scene["mixing"]);
    sitting.now = sitting.table.deadline().unwrap();
    sitting.ask(undercroft_server::table::Who::Clock, None, Command::Tick).unwrap();
    sitting.ask(person(1), None, said.next().unwrap()).unwrap();
    let scene = serde_json::to_value(sitting.table.scene(Eye::Spectator, Version::START, 0)).unwrap();
    assert_eq!(scene["chain"]["moves"], 0, "the cards are dealt");
}

/// Fails if this stands in no line of the page as a piece of JSON.
fn is_on_the_page(real: &Value) {
    let pieces = PAGE.split('`').filter_map(|piece| serde_json::from_str::<Value>(piece).ok());
    assert!(
        real.is_object() && pieces.into_iter().any(|piece| shows(&piece, real)),
        "not on the page: {real}"
    );
}
