//! What people have played, on one device or on several.

use std::sync::Arc;

use undercroft_server::store::{
    DeviceLink, Head, KeyHash, MOST_DEVICES, NewTable, Store, TableId, Update, Version,
};

use crate::house::{House, id, key, table};

fn names(heads: &[Head]) -> Vec<&str> {
    heads.iter().map(|head| head.id.as_str()).collect()
}

/// A table that is over, or not, with this key.
async fn played(store: &Arc<dyn Store>, name: &str, created_ms: i64, whose: KeyHash, finished: bool) {
    store.create(NewTable { created_ms, keys: vec![whose], ..table(name, &[]) }).await.unwrap();
    let update = Update { finished: Some(finished), ..Update::default() };
    store.append(&id(name), Version(0), vec!["over".into()], update).await.unwrap();
}

async fn history(store: &Arc<dyn Store>, whose: KeyHash) -> Vec<String> {
    let heads = store.history_of(&whose, None, 100).await.unwrap();
    names(&heads).into_iter().map(String::from).collect()
}

async fn link(store: &Arc<dyn Store>, whose: KeyHash, pass: u8, now_ms: i64) {
    store
        .link_device(DeviceLink { key: whose, pass: key(pass), now_ms, expires_ms: now_ms + 10 })
        .await
        .unwrap();
}

pub(crate) async fn a_history_has_what_is_over_newest_first_and_page_by_page<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    for (name, created_ms) in [("old", 1), ("twin a", 3), ("twin b", 3), ("new", 5)] {
        played(&store, name, created_ms, key(1), true).await;
    }
    played(&store, "under way", 9, key(1), false).await;
    played(&store, "somebody else's", 9, key(2), true).await;
    assert_eq!(history(&store, key(1)).await, ["new", "twin a", "twin b", "old"]);
    let mut found = Vec::new();
    let mut after: Option<(i64, TableId)> = None;
    loop {
        let page = store.history_of(&key(1), after, 1).await.unwrap();
        let Some(head) = page.first() else { break };
        found.push(head.id.to_string());
        after = Some((head.created_ms, head.id.clone()));
    }
    assert_eq!(found, ["new", "twin a", "twin b", "old"]);
}

pub(crate) async fn a_link_makes_two_devices_one_person_for_good<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    played(&store, "laptop's", 1, key(1), true).await;
    played(&store, "phone's", 2, key(2), true).await;
    assert_eq!(store.devices_of(&key(1)).await, Ok(vec![key(1)]));
    link(&store, key(1), 50, 0).await;
    assert_eq!(store.join_devices(&key(50), &key(2), 5).await, Ok(true));
    played(&store, "later", 3, key(2), true).await;
    store.close().await;
    let store = house.open().await;
    for device in [key(1), key(2)] {
        assert_eq!(history(&store, device).await, ["later", "phone's", "laptop's"]);
        let mut devices = store.devices_of(&device).await.unwrap();
        devices.sort_unstable();
        assert_eq!(devices, [key(1), key(2)]);
    }
    assert_eq!(names(&store.tables_of(&key(1)).await.unwrap()), ["laptop's"], "seats stay where they are");
}

pub(crate) async fn two_who_have_several_devices_each_become_one<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    for (pass, (from, to)) in (50..).zip([(1, 2), (3, 4), (2, 3)]) {
        played(&store, &format!("of {from}"), i64::from(from), key(from), true).await;
        link(&store, key(from), pass, 0).await;
        assert_eq!(store.join_devices(&key(pass), &key(to), 1).await, Ok(true));
    }
    for device in 1..=4 {
        assert_eq!(history(&store, key(device)).await, ["of 3", "of 2", "of 1"]);
    }
}

pub(crate) async fn a_link_is_good_once_for_a_while_and_only_the_newest<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    link(&store, key(1), 50, 0).await;
    assert_eq!(store.join_devices(&key(50), &key(2), 10).await, Ok(false), "it has expired");
    link(&store, key(1), 51, 20).await;
    link(&store, key(1), 52, 21).await;
    assert_eq!(store.join_devices(&key(51), &key(2), 22).await, Ok(false), "there is a newer one");
    assert_eq!(store.join_devices(&key(52), &key(2), 23).await, Ok(true));
    assert_eq!(store.join_devices(&key(52), &key(3), 24).await, Ok(false), "it was used");
    assert_eq!(store.join_devices(&key(99), &key(3), 24).await, Ok(false), "there never was one");
    assert_eq!(store.devices_of(&key(3)).await, Ok(vec![key(3)]));
}

pub(crate) async fn a_person_has_only_so_many_devices<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    for number in 1..=MOST_DEVICES as u8 {
        link(&store, key(0), 100 + number, 0).await;
        let joined = store.join_devices(&key(100 + number), &key(number), 1).await;
        assert_eq!(joined, Ok(usize::from(number) < MOST_DEVICES), "device {number}");
    }
    link(&store, key(0), 90, 0).await;
    assert_eq!(store.join_devices(&key(90), &key(1), 1).await, Ok(true), "one that is among them already");
}

pub(crate) async fn a_forgotten_history_is_gone_on_all_devices_and_games_under_way_stay<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    played(&store, "over", 1, key(1), true).await;
    played(&store, "also over", 2, key(2), true).await;
    played(&store, "under way", 3, key(1), false).await;
    played(&store, "somebody else's", 4, key(3), true).await;
    link(&store, key(1), 50, 0).await;
    store.join_devices(&key(50), &key(2), 1).await.unwrap();
    store.forget_history(&key(2)).await.unwrap();
    for device in [key(1), key(2)] {
        assert_eq!(history(&store, device).await, [""; 0]);
    }
    assert_eq!(names(&store.tables_of(&key(1)).await.unwrap()), ["under way"]);
    assert_eq!(history(&store, key(3)).await, ["somebody else's"]);
    assert!(store.head(&id("over")).await.unwrap().is_some(), "the table itself stays");
}
