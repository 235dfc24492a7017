//! Bots take a human while for every move, and never all at once.

use crate::server::TestServer;
use crate::sitting::key;
use undercroft_catalog as catalog;
use undercroft_core::{Seat, Seed};
use undercroft_server::house::Opening;
use undercroft_server::table::{BotPace, EntryKind, Millis, MovedBy, Terms};

/// When a table was dealt, and when each of its three bots made its first move, beside one person who does nothing.
async fn first_moves(bot_pace: BotPace) -> (Millis, Vec<Millis>) {
    let server = TestServer::open(catalog::find).await;
    let setup = catalog::find("bidding").unwrap().setup(4);
    let terms = Terms { bot_pace, ..Terms::plain(setup, Seed::from_number(1)) };
    let bots = (1..4).map(|seat| (Seat::new(seat), "random".to_string())).collect();
    let opening = Opening { terms, host: key(0).hash(), bots, sit: Some("Ann".into()) };
    let table = server.house.open_table(opening).await.unwrap().id().to_string();
    server.connection(&table, Some(&key(0))).await.hear_of("\"waiting_for\":[1],").await;
    let log = server.log(&table).await;
    let at =
        |of: fn(&EntryKind) -> bool| log.iter().filter(move |entry| of(&entry.kind)).map(|entry| entry.at);
    let dealt = at(|kind| *kind == EntryKind::Dealt).next().unwrap();
    let moves = at(|kind| matches!(kind, EntryKind::Played { by: MovedBy::Bot, .. })).collect();
    server.house.close().await;
    (dealt, moves)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_that_choose_at_the_same_time_move_one_after_another() {
    let (dealt, moves) = first_moves(BotPace::Quick).await;
    assert_eq!(moves.len(), 3);
    assert!(moves[0] - dealt >= 300, "the first moved {} ms after the deal", moves[0] - dealt);
    for two in moves.windows(2) {
        assert!(two[1] - two[0] >= 250, "two moved within {} ms", two[1] - two[0]);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_that_are_to_move_at_once_keep_nobody_waiting() {
    let (dealt, moves) = first_moves(BotPace::AtOnce).await;
    assert_eq!(moves.len(), 3);
    assert!(moves[2] - dealt < 800, "the last moved {} ms after the deal", moves[2] - dealt);
}
