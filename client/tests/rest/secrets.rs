//! What nobody learns who may not know it.

use crate::support::House;
use hyper::StatusCode;
use serde_json::{Value, json};
use undercroft_client::Sent;
use undercroft_server::wire::Ask;

/// Two people, of whom the first has laid a bid face down.
async fn with_a_bid_face_down(house: &House) -> (String, [String; 2], Value) {
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    let mut player = house.player(&table, &ann);
    let choices = player.my_turn().await.unwrap().unwrap();
    let action: Value = serde_json::from_str(choices[2].action.text()).unwrap();
    assert!(matches!(player.play(&choices[2].action).await.unwrap(), Sent::Done(_)));
    (table, [ann, bea], action["bid"].clone())
}

pub(crate) async fn the_export_of_a_game_under_way_holds_what_the_asker_may_know() {
    let house = House::open().await;
    let (table, [ann, bea], bid) = with_a_bid_face_down(&house).await;
    let path = format!("/api/tables/{table}/export");
    let own = house.read(&ann, &path).await;
    assert_eq!((&own["unfinished"], &own["view"]["my_bid"]), (&json!(true), &bid));
    for other in [house.read(&bea, &path).await, house.browser().get(&path).await.json()] {
        assert_eq!(other["view"]["my_bid"], Value::Null);
        assert_eq!(other.get("seed"), None, "chance stays sealed until the end");
        assert_eq!(other.get("moves"), None);
        assert_ne!(other["story"], json!([]), "what was told to everybody");
        assert_eq!(other["story"].to_string().matches("bid_shown").count(), 0);
    }
}

pub(crate) async fn the_story_tells_everybody_only_what_they_were_told() {
    let house = House::open().await;
    let (table, [ann, bea], _) = with_a_bid_face_down(&house).await;
    let path = format!("/api/tables/{table}/story");
    let (own, other) = (house.read(&ann, &path).await, house.read(&bea, &path).await);
    let versions = |story: &Value| -> Vec<u64> {
        story.as_array().unwrap().iter().map(|chapter| chapter["version"].as_u64().unwrap()).collect()
    };
    assert_eq!(versions(&own), (1..=versions(&own).len() as u64).collect::<Vec<_>>(), "nothing is missing");
    assert_eq!(versions(&own), versions(&other));
}

pub(crate) async fn a_spectator_sees_the_table_and_nobodys_secrets_and_may_do_nothing() {
    let house = House::open().await;
    let (table, _, _) = with_a_bid_face_down(&house).await;
    let scene = house.browser().get(&format!("/api/tables/{table}")).await.json()["scene"].clone();
    assert_eq!((&scene["seat"], &scene["moves"]), (&Value::Null, &json!([])));
    assert_eq!((&scene["view"]["my_bid"], &scene["seed"]), (&Value::Null, &Value::Null));
    let mut watcher = undercroft_client::Player::new(house.address, &table, None);
    for ask in [Ask::Undo, Ask::Pause, Ask::Leave, Ask::Say { text: "Hello!".into() }] {
        let sent = watcher.ask(ask).await.unwrap();
        assert!(matches!(sent, Sent::Refused(rule, _) if rule == "Seats"));
    }
}

pub(crate) async fn the_seed_is_shown_when_the_game_is_over_and_is_the_one_that_was_promised() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    assert_eq!(house.scene(&ann, &table).await["seed"], Value::Null);
    house.play_out(&table, &[&ann, &bea]).await;
    let scene = house.scene(&ann, &table).await;
    let seed: undercroft_core::Seed = serde_json::from_value(scene["seed"].clone()).unwrap();
    let setup = undercroft_catalog::find("bidding").unwrap().setup(2);
    let promised = undercroft_core::Seal::commitment_of(&table, &setup, seed);
    assert_eq!(scene["commitment"], promised.to_string());
}

pub(crate) async fn strangers_at_a_listed_table_say_ready_phrases_and_nothing_else() {
    let house = House::open().await;
    let (table, [ann, _]) = house.two_at_a_table(json!({"listed": true, "free_text": true})).await;
    let mut player = house.player(&table, &ann);
    let free = player.ask(Ask::Say { text: "What is your address?".into() }).await.unwrap();
    assert!(matches!(free, Sent::Refused(rule, _) if rule == "Talk"));
    assert!(matches!(player.ask(Ask::Say { text: "Good luck!".into() }).await.unwrap(), Sent::Done(_)));
}

pub(crate) async fn friends_write_what_they_like() {
    let house = House::open().await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    let said = house.player(&table, &ann).ask(Ask::Say { text: "Tea is ready.".into() }).await.unwrap();
    assert!(matches!(said, Sent::Done(_)));
    assert!(
        house.read(&bea, &format!("/api/tables/{table}/story")).await.to_string().contains("Tea is ready.")
    );
}

pub(crate) async fn a_table_is_only_found_by_its_whole_name() {
    let house = House::open().await;
    let (table, _) = house.two_at_a_table(json!({})).await;
    assert!(table.len() >= 12, "nobody finds a table by trying names");
    let got = house.browser().get(&format!("/api/tables/{}", &table[..11])).await;
    assert_eq!(got.status, StatusCode::NOT_FOUND);
}
