//! The same moment at two copies.

use super::{Table, moves};
use crate::guest::Whims;
use serde_json::{Value, json};
use undercroft_client::{ConnectionError, Sent};
use undercroft_server::table::EntryKind;
use undercroft_server::wire::Ask;

/// The two cards bid at once, round for round.
const ROUNDS: usize = 5;

#[tokio::test(flavor = "multi_thread")]
async fn moves_made_at_once_at_both_copies_are_both_taken() {
    let mut table = Table::open(json!({"game": "bidding", "players": 2})).await;
    for round in 0..ROUNDS {
        let [one, two] = &mut table.guests;
        let (bid_one, bid_two) = (first_bid(one, 2 * round).await, first_bid(two, 2 * round).await);
        let (sent_one, sent_two) = tokio::join!(one.ask(bid_one), two.ask(bid_two));
        for sent in [sent_one.unwrap(), sent_two.unwrap()] {
            assert!(matches!(sent, Sent::Done(_)), "{sent:?}");
        }
    }
    assert_eq!(moves(&table.entries().await), 2 * ROUNDS);
    table.agrees_with_the_log().await;
}

/// The first move on somebody's list once so many have been made.
async fn first_bid(guest: &mut crate::guest::Guest, made: usize) -> Ask {
    // Two people sat down, the cards were dealt, and then every move is a version.
    let begun = 4 + made as u64;
    let ready = |scene: &undercroft_client::Scene| scene.version.0 >= begun && scene.is_my_turn();
    let scene = guest.player.until(ready).await.unwrap();
    Ask::Play { seen: scene.version, action: scene.moves[0].action.clone() }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_request_at_both_copies_happens_once() {
    let mut table = Table::open(json!({"game": "bidding", "players": 2})).await;
    // The same person at both copies.
    let chance = crate::chance::Chance::new(3);
    let house = table.house.copies[1];
    let mut again = crate::guest::Guest::new(&[house], &table.name, Some(&table.tokens[0]), chance);
    for number in 0..20 {
        let ask = Ask::Say { text: format!("number {number}") };
        let id = format!("the same {number}");
        let (one, two) = tokio::join!(table.guests[0].ask_as(id.clone(), ask.clone()), again.ask_as(id, ask));
        assert_eq!(one.unwrap(), two.unwrap());
    }
    let said = |kind: &EntryKind| matches!(kind, EntryKind::Said { .. });
    let entries = table.entries().await;
    assert_eq!(entries.iter().filter(|entry| said(&entry.kind)).count(), 20);
    table.agrees_with_the_log().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_asked_for_at_both_copies_at_once_is_one_table() {
    let mut table = Table::open(json!({"game": "bidding", "players": 2})).await;
    let [one, two] = &mut table.guests;
    let (ended_one, ended_two) = tokio::join!(one.play(Whims::NONE), two.play(Whims::NONE));
    ended_one.unwrap();
    ended_two.unwrap();
    let (one, two) = (table.house.api(0), table.house.api(1));
    let path = format!("/api/tables/{}/rematch", table.name);
    let (one, two) = tokio::join!(
        one.post(&path, Some(&table.tokens[0]), json!({})),
        two.post(&path, Some(&table.tokens[1]), json!({})),
    );
    let (one, two): (Value, Value) = (one.unwrap(), two.unwrap());
    assert_eq!(one["table"], two["table"]);
    assert_eq!((&one["seat"], &two["seat"]), (&json!(1), &json!(2)));
    let named = |kind: &EntryKind| matches!(kind, EntryKind::Rematched { .. });
    let entries = table.entries().await;
    assert_eq!(entries.iter().filter(|entry| named(&entry.kind)).count(), 1);
    table.agrees_with_the_log().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_at_one_copy_is_seen_at_the_other_without_asking() -> Result<(), ConnectionError> {
    let mut table = Table::open(json!({"game": "bidding", "players": 2})).await;
    // Somebody so patient that they never ask by themselves.
    let mut listener = undercroft_client::Player::new(table.house.copies[1], &table.name, None)
        .with_patience(std::time::Duration::from_secs(600));
    listener.until(|_| true).await?;
    for number in 0..10 {
        let Sent::Done(version) = table.guests[0].ask(Ask::Say { text: format!("{number}") }).await? else {
            panic!("refused")
        };
        listener.until(|scene| scene.version >= version).await?;
    }
    Ok(())
}
