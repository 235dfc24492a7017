//! Reading what is long, without end and without a name.

use crate::pulse::{AT_MOST, Attack, Signal, measure, moves};
use crate::server::Server;
use serde_json::json;
use undercroft_core::Seed;
use undercroft_server::house::Log;
use undercroft_server::secret::Key;
use undercroft_server::store::{NewTable, Store, TableId};
use undercroft_server::table::{Command, Entry, EntryKind, Table, Terms, Who};

/// A table where two people have played and taken back so often, written to the store as it stands.
async fn long_table(store: &dyn Store, pairs: usize) -> String {
    let keys = [(); 2].map(|()| Key::new().unwrap().hash());
    let title = undercroft_catalog::find("bidding").unwrap();
    let terms = Terms::plain(title.setup(2), Seed::from_number(5));
    let id = TableId::new("longtable").unwrap();
    let opened = Entry { at: 0, request: None, kind: EntryKind::opened(id.as_str(), terms, keys[0]) };
    let mut log = vec![opened.clone()];
    let mut table = Table::run([opened]).unwrap();
    let mut ask = |table: &mut Table, key, command| {
        for kind in table.judge(Who::Person(key), None, command, 1).expect("it is allowed") {
            let entry = Entry { at: 1, request: None, kind };
            log.push(entry.clone());
            table.apply(entry).unwrap();
        }
    };
    for (key, name) in keys.into_iter().zip(["Ann", "Bea"]) {
        ask(&mut table, key, Command::Sit { seat: None, name: name.into(), program: true });
    }
    for _ in 0..pairs {
        let action = table.game().unwrap().moves(undercroft_core::Seat::new(0))[0].json.clone();
        let seen = table.version();
        ask(&mut table, keys[0], Command::Play { action, seen });
        ask(&mut table, keys[0], Command::Undo);
    }
    let first_entries = Log::of(&id).write_all(&log);
    let new = NewTable { first_entries, ..NewTable::named(id.clone(), 1) };
    store.create(new).await.unwrap();
    id.to_string()
}

#[tokio::test]
async fn whoever_reads_a_long_story_without_end_slows_nobody_down() {
    let server = Server::open();
    let table = long_table(&*server.store, 2_000).await;
    let signal = Signal::default();
    let attack = Attack::by(4, &server, &signal, move |stranger, signal| {
        let table = table.clone();
        async move {
            while signal.goes_on().await {
                for what in ["story", "export", "story?language=es"] {
                    stranger.get(&format!("/api/tables/{table}/{what}")).await;
                    signal.count();
                }
            }
        }
    });
    let api = server.api();
    let noticed = measure(&signal, |took, over| moves(api.clone(), took, over)).await;
    drop(attack);
    println!("{} stories read: others {noticed:.2?}, {:.2}-fold", signal.done(), noticed.ratio());
    assert!(noticed.ratio() <= AT_MOST, "{noticed:?}");
}

#[tokio::test]
async fn whoever_replays_a_game_without_end_slows_nobody_down() {
    let server = Server::open();
    let api = server.api();
    let token = api.token().await.unwrap();
    let wish = json!({"game": "raiders", "players": 3, "name": "Ann", "bots": ["random", "random"]});
    let table = api.open(&token, wish).await.unwrap();
    let mut ann = undercroft_client::Player::new(server.address, &table, Some(&token));
    while let Some(choices) = ann.my_turn().await.unwrap() {
        ann.play(&choices[0].action).await.unwrap();
    }
    let signal = Signal::default();
    let attack = Attack::by(4, &server, &signal, move |stranger, signal| {
        let table = table.clone();
        async move {
            while signal.goes_on().await {
                for what in ["replay", "replay?eye=1", "replay/things?step=20", "export"] {
                    stranger.get(&format!("/api/tables/{table}/{what}")).await;
                    signal.count();
                }
            }
        }
    });
    let noticed = measure(&signal, |took, over| moves(api.clone(), took, over)).await;
    drop(attack);
    println!("{} replays read: others {noticed:.2?}, {:.2}-fold", signal.done(), noticed.ratio());
    assert!(noticed.ratio() <= AT_MOST, "{noticed:?}");
}
