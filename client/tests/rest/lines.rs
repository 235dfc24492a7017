//! Sockets: what closes them, and what never does.

use crate::support::House;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use undercroft_client::Sent;
use undercroft_server::raw::Raw;
use undercroft_server::table::Version;
use undercroft_server::wire::{Ask, LONGEST_FRAME};

pub(crate) async fn a_line_begins_with_what_was_agreed_and_what_is_to_be_seen() {
    let house = House::open().await;
    let (table, [ann, _]) = house.two_at_a_table(json!({})).await;
    let mut socket = house.socket(&table, &ann).await;
    assert_eq!(socket.hear("welcome").await["table"], table);
    assert_eq!(socket.hear("scene").await["seat"], 1);
    assert_eq!(socket.hear("present").await, json!({"seats": [1], "watching": 0}));
}

pub(crate) async fn what_the_cards_show_is_told_before_they_are_dealt_and_is_the_same_for_all() {
    let house = House::open().await;
    let (ann, bea) = (house.token().await, house.token().await);
    let table = house.api.open(&ann, json!({"game": "raiders", "players": 3, "name": "Ann"})).await.unwrap();
    let before = house.socket(&table, &ann).await.hear("welcome").await["contents"].clone();
    assert!(before["rooms"].as_array().unwrap().iter().any(|room| room["name"] == "Dragon"), "{before}");
    assert!(before["characters"].as_array().unwrap().len() >= 3);
    house.api.sit(&table, &bea, "Bea").await.unwrap();
    house.good(&ann, &format!("/api/tables/{table}/fill"), json!({"level": "random"})).await;
    for token in [&ann, &bea] {
        assert_eq!(house.socket(&table, token).await.hear("welcome").await["contents"], before);
    }
}

pub(crate) async fn one_browser_speaks_for_several_seats_by_tokens_among_its_protocols() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    for (token, seat) in [(&ann, 1), (&bea, 2)] {
        let headers = [
            ("cookie", format!("undercroft={}", house.token().await)),
            ("sec-websocket-protocol", format!("undercroft, token.{token}")),
        ];
        let (mut socket, said) = house.call(&table, &headers).await.unwrap();
        assert_eq!(said["sec-websocket-protocol"], "undercroft", "and the secret is not said again");
        assert_eq!(socket.hear("scene").await["seat"], seat);
    }
}

pub(crate) async fn what_is_no_token_among_the_protocols_is_refused_even_beside_a_good_cookie() {
    let house = House::open().await;
    let (table, [ann, _]) = house.two_at_a_table(json!({})).await;
    for token in ["", "short", &ann.to_uppercase()[..], &format!("{ann}0")] {
        let headers = [
            ("cookie", format!("undercroft={ann}")),
            ("sec-websocket-protocol", format!("undercroft, token.{token}")),
        ];
        let Err((status, body)) = house.call(&table, &headers).await else {
            panic!("{token} let somebody in")
        };
        assert_eq!(status, 401);
        assert!(body.contains("This is no token"), "{body}");
    }
}

pub(crate) async fn everybody_is_told_who_comes_and_who_goes() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    let mut socket = house.socket(&table, &ann).await;
    assert_eq!(socket.hear("present").await["seats"], json!([1]));
    let other = house.socket(&table, &bea).await;
    assert_eq!(socket.hear("present").await["seats"], json!([1, 2]));
    drop(other);
    assert_eq!(socket.hear("present").await["seats"], json!([1]));
    let _watcher = house.socket(&table, &house.token().await).await;
    assert_eq!(socket.hear("present").await["watching"], 1);
}

pub(crate) async fn a_frame_as_long_as_allowed_is_heard_and_a_longer_one_closes_the_line() {
    let house = House::open().await;
    let (table, [ann, _]) = house.two_at_a_table(json!({})).await;
    let mut socket = house.socket(&table, &ann).await;
    let frame = |length: usize| {
        let empty = json!({"id": "a", "do": {"say": {"text": ""}}}).to_string();
        json!({"id": "a", "do": {"say": {"text": "x".repeat(length - empty.len())}}}).to_string()
    };
    socket.say(frame(LONGEST_FRAME)).await;
    assert_eq!(socket.hear("refused").await["rule"], "Talk");
    socket.say(frame(LONGEST_FRAME + 1)).await;
    let (_, reason) = socket.goodbye().await;
    assert_eq!(reason, "A frame is a JSON text of at most 8192 bytes.");
}

pub(crate) async fn a_malformed_frame_closes_the_line_with_a_reason() {
    let house = House::open().await;
    let (table, [ann, _]) = house.two_at_a_table(json!({})).await;
    for (text, word) in [
        ("", "cut off"),
        ("dungeon", "no JSON"),
        ("[\"a\", \"undo\"]", "found a list"),
        ("{\"id\": \"a\"}", "`do` is missing here"),
        ("{\"do\": \"undo\"}", "`id` is missing here"),
        ("{\"id\": 7, \"do\": \"undo\"}", "expected text here"),
        ("{\"id\": \"a\", \"do\": \"cheat\"}", "`cheat` is unknown here"),
        ("{\"id\": \"a\", \"do\": {\"play\": {\"seen\": -1, \"move\": 1}}}", "out of range"),
        ("{\"id\": \"a\", \"do\": \"undo\"} {}", "something follows"),
    ] {
        let mut socket = house.socket(&table, &ann).await;
        socket.say(text).await;
        let (code, reason) = socket.goodbye().await;
        assert_eq!(code, CloseCode::Policy, "{text}");
        assert!(reason.starts_with("This is no frame: ") && reason.contains(word), "{text}: {reason}");
    }
}

pub(crate) async fn a_field_that_nobody_knows_closes_the_line() {
    let house = House::open().await;
    let (table, [ann, _]) = house.two_at_a_table(json!({})).await;
    for frame in [
        json!({"id": "a", "do": "undo", "seat": 2}),
        json!({"id": "a", "do": {"say": {"text": "Hello!", "as": 2}}}),
        json!({"id": "a", "do": {"play": {"seen": 1, "move": {"bid": 1}, "seat": 2}}}),
    ] {
        let mut socket = house.socket(&table, &ann).await;
        socket.say(frame.to_string()).await;
        let (code, reason) = socket.goodbye().await;
        assert_eq!(code, CloseCode::Policy);
        assert!(reason.contains("there is no `"), "{reason}");
    }
}

pub(crate) async fn a_binary_frame_closes_the_line() {
    let house = House::open().await;
    let (table, [ann, _]) = house.two_at_a_table(json!({})).await;
    let mut socket = house.socket(&table, &ann).await;
    socket.send(Message::Binary(vec![1, 2, 3].into())).await;
    assert_eq!(socket.goodbye().await, (CloseCode::Unsupported, "Frames are JSON texts.".into()));
}

pub(crate) async fn a_move_that_is_not_the_games_is_refused_and_the_line_stays_open() {
    let house = House::open().await;
    let (table, [ann, _]) = house.two_at_a_table(json!({})).await;
    let mut player = house.player(&table, &ann);
    player.my_turn().await.unwrap();
    for text in ["{\"bid\": 6}", "{\"play\": 1}", "null", "[[[[]]]]", "{\"bid\": 1e9}"] {
        let sent = player.play(&Raw::parse(text).unwrap()).await.unwrap();
        assert!(matches!(sent, Sent::Refused(..)), "{text}: {sent:?}");
    }
    let choices = player.my_turn().await.unwrap().unwrap();
    assert!(matches!(player.play(&choices[0].action).await.unwrap(), Sent::Done(_)));
}

pub(crate) async fn an_id_without_letters_or_with_too_many_is_refused() {
    let house = House::open().await;
    let (table, [ann, _]) = house.two_at_a_table(json!({})).await;
    let mut player = house.player(&table, &ann);
    for id in [String::new(), "x".repeat(65)] {
        let sent = player.ask_as(id, Ask::Say { text: "Hello!".into() }).await.unwrap();
        assert!(matches!(sent, Sent::Refused(rule, _) if rule == "Requests"));
    }
}

pub(crate) async fn the_same_id_twice_is_answered_twice_and_happens_once() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    let mut player = house.player(&table, &ann);
    let say = || Ask::Say { text: "Only once.".into() };
    let first = player.ask_as("a".into(), say()).await.unwrap();
    player.hang_up();
    assert_eq!(player.ask_as("a".into(), say()).await.unwrap(), first);
    let story = house.read(&bea, &format!("/api/tables/{table}/story")).await.to_string();
    assert_eq!(story.matches("Only once.").count(), 1);
}

pub(crate) async fn whoever_asks_for_a_hundred_things_in_vain_is_heard_more_slowly_but_their_legal_move_is_played()
 {
    let house = House::open().await;
    let (table, [ann, _]) = house.two_at_a_table(json!({})).await;
    let mut player = house.player(&table, &ann).with_patience(std::time::Duration::from_secs(60));
    let choices = player.my_turn().await.unwrap().unwrap();
    for _ in 0..100 {
        let sent =
            player.ask(Ask::Play { seen: Version(99), action: Raw::parse("{\"bid\": 9}").unwrap() }).await;
        assert!(matches!(sent.unwrap(), Sent::Refused(..)));
    }
    assert!(matches!(player.play(&choices[0].action).await.unwrap(), Sent::Done(_)));
}

pub(crate) async fn whoever_was_refused_many_times_at_the_door_still_plays() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    for _ in 0..75 {
        house.ask(&ann, &format!("/api/tables/{table}/sit"), json!({"name": "Ann"})).await;
    }
    house.play_out(&table, &[&ann, &bea]).await;
}
