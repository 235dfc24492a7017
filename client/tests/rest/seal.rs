//! Sealed chance over real sockets: clients mix something in by themselves, and nobody looks into a hand that is not theirs.

use crate::support::House;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::task::JoinSet;
use undercroft_client::{Player, Sent};
use undercroft_core::Contribution;
use undercroft_server::house::HouseConfig;
use undercroft_server::http::{HttpConfig, Page};
use undercroft_server::wire::Ask;

/// So long nobody waits: what happens all the same did not wait for anybody.
const VERY_LONG: Duration = Duration::from_secs(600);

async fn house(contributions_within: Duration) -> House {
    let config = HouseConfig { contributions_within, ..HouseConfig::default() };
    House::run_by(config, Page::default(), HttpConfig::default()).await
}

async fn play_first_moves(mut player: Player) {
    while let Some(choices) = player.my_turn().await.unwrap() {
        player.play(&choices[0].action).await.unwrap();
    }
}

/// Plays a game to its end, everybody at the same time.
async fn play_together(house: &House, table: &str, tokens: &[&str]) {
    let mut playing = JoinSet::new();
    for token in tokens {
        playing.spawn(play_first_moves(house.player(table, token)));
    }
    playing.join_all().await;
}

async fn record(house: &House, table: &str) -> Value {
    let got = house.browser().get(&format!("/api/tables/{table}/export")).await;
    let text = String::from_utf8(got.body.to_vec()).unwrap();
    undercroft_catalog::of_file(&text).unwrap().record(&text).unwrap().verify().unwrap();
    serde_json::from_str(&text).unwrap()
}

fn contributed(record: &Value) -> Vec<bool> {
    record["seal"]["parts"].as_array().unwrap().iter().map(|part| part["contribution"].is_string()).collect()
}

pub(crate) async fn clients_mix_something_into_the_deal_by_themselves_and_the_record_verifies() {
    let house = house(VERY_LONG).await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    assert_eq!(house.scene(&ann, &table).await["view"], Value::Null, "they have not answered yet");
    let promised = house.scene(&ann, &table).await["commitment"].clone();
    play_together(&house, &table, &[&ann, &bea]).await;
    let record = record(&house, &table).await;
    assert_eq!(contributed(&record), [true, true]);
    assert_eq!((&record["seal"]["table"], &record["seal"]["commitment"]), (&json!(table), &promised));
}

pub(crate) async fn a_table_against_bots_is_dealt_as_soon_as_its_person_is_there() {
    let house = house(VERY_LONG).await;
    let token = house.token().await;
    let wish = json!({"game": "bidding", "players": 3, "name": "Ann", "bots": ["random", "random"]});
    let table = house.api.open(&token, wish).await.unwrap();
    play_together(&house, &table, &[&token]).await;
    assert_eq!(contributed(&record(&house, &table).await), [true]);
}

pub(crate) async fn whoever_does_not_know_of_it_is_left_out_after_a_short_time_and_plays_all_the_same() {
    let house = house(Duration::from_millis(50)).await;
    let (table, [ann, bea]) = house.two_at_a_table(json!({})).await;
    while house.scene(&ann, &table).await["view"].is_null() {
        tokio::task::yield_now().await;
    }
    house.play_out(&table, &[&ann, &bea]).await;
    assert_eq!(contributed(&record(&house, &table).await), [false, false]);
    let story = house.read(&ann, &format!("/api/tables/{table}/story")).await.to_string();
    assert!(story.contains("You have mixed nothing into the deal"), "{story}");
}

pub(crate) async fn nobody_reveals_for_somebody_else_or_exchanges_a_commitment() {
    let house = house(VERY_LONG).await;
    let (table, [ann, _]) = house.two_at_a_table(json!({})).await;
    let mut watcher = Player::new(house.address, &table, None);
    let contribution = Contribution::from_bytes([7; 32]);
    let (commit, reveal) = (
        Ask::Commit { round: 1, commitment: contribution.commitment() },
        Ask::Reveal { round: 1, contribution },
    );
    let refused = |sent: Sent| matches!(sent, Sent::Refused(..));
    assert!(refused(watcher.ask(commit.clone()).await.unwrap()));
    let mut ann = house.player(&table, &ann);
    // Her client has committed by itself as soon as it saw the table.
    ann.until(|scene| scene.mixing.as_ref().is_some_and(|mixing| mixing.commitments.len() == 1))
        .await
        .unwrap();
    assert!(refused(ann.ask(commit).await.unwrap()));
    assert!(refused(ann.ask(reveal).await.unwrap()));
}

/// Ann hosts, Bea is away, and Cid has bid face down: Ann tries to have Cid's seat for a second secret of hers.
pub(crate) async fn a_host_does_not_see_a_hidden_choice_by_taking_the_seat_while_another_is_away() {
    let away_after = Duration::from_millis(1);
    let config = HouseConfig { away_after, contributions_within: Duration::ZERO, ..HouseConfig::default() };
    let house = House::run_by(config, Page::default(), HttpConfig::default()).await;
    let (table, [ann, _, cid]) = house.three_at_a_table().await;
    let (mut host, mut third) = (house.player(&table, &ann), house.player(&table, &cid));
    let choices = third.my_turn().await.unwrap().unwrap();
    third.play(&choices[2].action).await.unwrap();
    host.until(|scene| scene.chairs[1]["away"].is_number()).await.unwrap();
    let path = format!("/api/tables/{table}");
    house.ask(&ann, &format!("{path}/kick"), json!({"seat": 3})).await;
    let (_, made) = house.ask(&ann, &format!("{path}/pass"), json!({"to": "person", "seat": 3})).await;
    let second = house.token().await;
    house.ask(&second, &format!("{path}/claim"), json!({"pass": made["pass"], "name": "Ann too"})).await;
    let seen = house.scene(&second, &table).await;
    assert_eq!((&seen["seat"], &seen["view"]["my_bid"]), (&Value::Null, &Value::Null), "{seen}");
    assert_eq!(house.scene(&cid, &table).await["seat"], 3, "Cid was not removed either");
}
