//! Finding tables without reading their logs.

use std::sync::Arc;

use undercroft_server::store::{Head, NewTable, Store, Update, Version};

use crate::house::{House, id, key, table};

fn names(heads: &[Head]) -> Vec<&str> {
    heads.iter().map(|head| head.id.as_str()).collect()
}

async fn change(store: &Arc<dyn Store>, name: &str, update: Update) {
    let version = store.head(&id(name)).await.unwrap().unwrap().version;
    store.append(&id(name), version, vec!["changed".into()], update).await.unwrap();
}

fn finished() -> Update {
    Update { finished: Some(true), ..Update::default() }
}

pub(crate) async fn tables_that_look_for_players_are_listed_newest_first<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    for (name, created_ms, listed) in
        [("old", 1, true), ("new", 5, true), ("private", 9, false), ("twin b", 3, true), ("twin a", 3, true)]
    {
        store.create(NewTable { created_ms, listed, ..table(name, &[]) }).await.unwrap();
    }
    assert_eq!(names(&store.listed(10).await.unwrap()), ["new", "twin a", "twin b", "old"]);
    assert_eq!(names(&store.listed(2).await.unwrap()), ["new", "twin a"]);
    assert_eq!(names(&store.listed(0).await.unwrap()), [""; 0]);

    change(&store, "new", Update { listed: Some(false), ..Update::default() }).await;
    change(&store, "twin a", finished()).await;
    change(&store, "private", Update { listed: Some(true), ..Update::default() }).await;
    assert_eq!(names(&store.listed(10).await.unwrap()), ["private", "twin b", "old"]);
}

pub(crate) async fn a_key_finds_its_tables_unfinished_first<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    for (name, created_ms) in [("first", 1), ("second", 2), ("third", 3), ("fourth", 4)] {
        store.create(NewTable { created_ms, keys: vec![key(1), key(1)], ..table(name, &[]) }).await.unwrap();
    }
    store.create(NewTable { keys: vec![key(2)], ..table("somebody else's", &[]) }).await.unwrap();
    change(&store, "fourth", finished()).await;
    change(&store, "second", finished()).await;
    assert_eq!(names(&store.tables_of(&key(1)).await.unwrap()), ["third", "first", "fourth", "second"]);
    assert_eq!(names(&store.tables_of(&key(3)).await.unwrap()), [""; 0]);
}

pub(crate) async fn removed_keys_disappear<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    store.create(NewTable { keys: vec![key(1)], ..table("t", &[]) }).await.unwrap();
    store.create(NewTable { keys: vec![key(1)], ..table("u", &[]) }).await.unwrap();
    change(
        &store,
        "t",
        Update { keys_added: vec![key(2), key(2)], keys_removed: vec![key(1)], ..Update::default() },
    )
    .await;
    assert_eq!(names(&store.tables_of(&key(1)).await.unwrap()), ["u"]);
    assert_eq!(names(&store.tables_of(&key(2)).await.unwrap()), ["t"]);
    // Adding one that is there and removing one that is not are no errors.
    change(&store, "t", Update { keys_added: vec![key(2)], keys_removed: vec![key(7)], ..Update::default() })
        .await;
    assert_eq!(names(&store.tables_of(&key(2)).await.unwrap()), ["t"]);
}

pub(crate) async fn a_key_removed_and_added_at_once_stays<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    store.create(NewTable { keys: vec![key(1)], ..table("t", &[]) }).await.unwrap();
    let both = || vec![key(1), key(2)];
    change(&store, "t", Update { keys_added: both(), keys_removed: both(), ..Update::default() }).await;
    assert_eq!(names(&store.tables_of(&key(1)).await.unwrap()), ["t"]);
    assert_eq!(names(&store.tables_of(&key(2)).await.unwrap()), ["t"]);
}

pub(crate) async fn unfinished_tables_are_found_by_how_their_names_begin<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    for (name, created_ms) in [
        ("abcde1", 10),
        ("abcde0", 20),
        ("abcde", 30),
        ("abcd", 40),
        ("abcdf", 50),
        ("Abcde", 60),
        ("abcde%", 5),
    ] {
        store.create(NewTable { created_ms, ..table(name, &[]) }).await.unwrap();
    }
    let found = async |beginning, since, limit| store.beginning_with(beginning, since, limit).await.unwrap();
    assert_eq!(names(&found("abcde", 0, 9).await), ["abcde", "abcde%", "abcde0", "abcde1"]);
    assert_eq!(names(&found("abcde", 20, 9).await), ["abcde", "abcde0"]);
    assert_eq!(names(&found("abcde", 0, 1).await), ["abcde"]);
    assert_eq!(names(&found("abcd%", 0, 9).await), [""; 0]);
    change(&store, "abcde0", finished()).await;
    assert_eq!(names(&found("abcde", 20, 9).await), ["abcde"]);
}

pub(crate) async fn clocks_are_found_most_urgent_first<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    for (name, deadline) in [
        ("late", Some(300)),
        ("soon", Some(100)),
        ("soon too", Some(100)),
        ("no clock", None),
        ("over", Some(50)),
    ] {
        store.create(table(name, &[])).await.unwrap();
        change(&store, name, Update { next_deadline_ms: Some(deadline), ..Update::default() }).await;
    }
    change(&store, "over", finished()).await;
    let before = async |ms, limit| store.unfinished_with_deadline(ms, limit).await.unwrap();
    assert_eq!(names(&before(i64::MAX, 9).await), ["soon", "soon too", "late"]);
    assert_eq!(names(&before(300, 9).await), ["soon", "soon too"]);
    assert_eq!(names(&before(i64::MAX, 1).await), ["soon"]);

    change(&store, "soon", Update { next_deadline_ms: Some(None), ..Update::default() }).await;
    change(&store, "soon too", Update::default()).await;
    let heads = before(i64::MAX, 9).await;
    assert_eq!(names(&heads), ["soon too", "late"]);
    assert_eq!(heads[0].next_deadline_ms, Some(100));
}

pub(crate) async fn the_summary_is_kept_until_it_is_changed<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    store.create(NewTable { summary: r#"{"game":"raiders"}"#.into(), ..table("t", &[]) }).await.unwrap();
    change(&store, "t", finished()).await;
    assert_eq!(store.head(&id("t")).await.unwrap().unwrap().summary, r#"{"game":"raiders"}"#);
    change(&store, "t", Update { summary: Some("[]".into()), ..Update::default() }).await;
    let head = store.head(&id("t")).await.unwrap().unwrap();
    assert_eq!((head.summary.as_str(), head.finished, head.version), ("[]", true, Version(2)));
}

pub(crate) async fn tables_are_counted<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    assert_eq!(store.count().await, Ok(0));
    for name in ["a", "b", "c"] {
        store.create(table(name, &[])).await.unwrap();
    }
    assert_eq!(store.count().await, Ok(3));
}
