//! The log: who was first, what stays.

use std::collections::BTreeSet;

use undercroft_server::store::{AppendError, CreateError, NewTable, Snapshot, Update, Version};

use crate::house::{House, id, key, table, texts};

fn nothing() -> Update {
    Update::default()
}

pub(crate) async fn what_is_written_is_read_back_in_order<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    assert_eq!(store.create(table("t", &["a", "b"])).await, Ok(Version(2)));
    assert_eq!(store.append(&id("t"), Version(2), texts(&["c", "d", "e"]), nothing()).await, Ok(Version(5)));
    let log = store.read(&id("t"), Version(1)).await.unwrap();
    let expected = [(2, "b"), (3, "c"), (4, "d"), (5, "e")];
    assert_eq!(log, expected.map(|(version, entry)| (Version(version), entry.to_owned())));
}

pub(crate) async fn versions_begin_at_one_and_have_no_gaps<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    store.create(table("t", &["first"])).await.unwrap();
    let mut last = Version(1);
    for count in [1, 3, 2, 7] {
        last = store.append(&id("t"), last, vec!["x".into(); count], nothing()).await.unwrap();
    }
    let versions: Vec<u64> =
        store.read(&id("t"), Version::START).await.unwrap().iter().map(|e| e.0.0).collect();
    assert_eq!(versions, (1..=14).collect::<Vec<_>>());
    assert_eq!(store.head(&id("t")).await.unwrap().unwrap().version, Version(14));
}

pub(crate) async fn a_table_may_begin_with_an_empty_log<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    assert_eq!(store.create(table("t", &[])).await, Ok(Version::START));
    assert_eq!(store.read(&id("t"), Version::START).await.unwrap(), []);
    assert_eq!(store.append(&id("t"), Version::START, texts(&["a"]), nothing()).await, Ok(Version(1)));
}

pub(crate) async fn a_name_is_taken_only_once<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    store.create(table("t", &["mine"])).await.unwrap();
    let other = NewTable { keys: vec![key(1)], ..table("t", &["yours", "too"]) };
    assert_eq!(store.create(other).await, Err(CreateError::Exists));
    assert_eq!(store.read(&id("t"), Version::START).await.unwrap(), [(Version(1), "mine".to_owned())]);
    assert_eq!(store.tables_of(&key(1)).await.unwrap(), []);
}

pub(crate) async fn of_many_creations_of_one_name_exactly_one_wins<H: House>() {
    let house = H::new().await;
    let first = house.open().await;
    let second = house.open_beside(&first).await;
    let attempts: Vec<_> = (0..40)
        .map(|number| {
            let store = if number % 2 == 0 { first.clone() } else { second.clone() };
            tokio::spawn(async move { store.create(table("t", &[&number.to_string()])).await })
        })
        .collect();
    let mut won = 0;
    for attempt in attempts {
        match attempt.await.unwrap() {
            Ok(version) => won += version.0,
            Err(error) => assert_eq!(error, CreateError::Exists),
        }
    }
    assert_eq!(won, 1);
    assert_eq!(first.read(&id("t"), Version::START).await.unwrap().len(), 1);
}

pub(crate) async fn of_many_appends_after_the_same_version_exactly_one_wins<H: House>() {
    let house = H::new().await;
    let first = house.open().await;
    let second = house.open_beside(&first).await;
    first.create(table("t", &["begin"])).await.unwrap();
    let attempts: Vec<_> = (0..100)
        .map(|number| {
            let store = if number % 2 == 0 { first.clone() } else { second.clone() };
            let entries = vec![format!("{number}"), format!("{number} again")];
            tokio::spawn(
                async move { (number, store.append(&id("t"), Version(1), entries, nothing()).await) },
            )
        })
        .collect();
    let mut winners = Vec::new();
    for attempt in attempts {
        match attempt.await.unwrap() {
            (number, Ok(version)) => {
                assert_eq!(version, Version(3));
                winners.push(number);
            }
            (_, Err(error)) => assert_eq!(error, AppendError::Conflict),
        }
    }
    assert_eq!(winners.len(), 1);
    let log = first.read(&id("t"), Version(1)).await.unwrap();
    assert_eq!(log, [(Version(2), format!("{}", winners[0])), (Version(3), format!("{} again", winners[0]))]);
}

pub(crate) async fn writers_that_retry_after_a_conflict_all_get_through<H: House>() {
    let house = H::new().await;
    let first = house.open().await;
    let second = house.open_beside(&first).await;
    first.create(table("t", &[])).await.unwrap();
    let writers: Vec<_> = (0..8)
        .map(|writer| {
            let store = if writer % 2 == 0 { first.clone() } else { second.clone() };
            tokio::spawn(async move {
                for number in 0..10 {
                    loop {
                        let last = store.head(&id("t")).await.unwrap().unwrap().version;
                        let entry = vec![format!("{writer}/{number}")];
                        match store.append(&id("t"), last, entry, nothing()).await {
                            Ok(_) => break,
                            Err(error) => assert_eq!(error, AppendError::Conflict),
                        }
                    }
                }
            })
        })
        .collect();
    for writer in writers {
        writer.await.unwrap();
    }
    let log = first.read(&id("t"), Version::START).await.unwrap();
    let written: BTreeSet<String> = log.iter().map(|(_, entry)| entry.clone()).collect();
    assert_eq!((log.len(), written.len()), (80, 80));
}

pub(crate) async fn appends_to_different_tables_do_not_disturb_each_other<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    for number in 0..20 {
        store.create(table(&format!("t{number}"), &[])).await.unwrap();
    }
    let players: Vec<_> = (0..20)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move {
                let id = id(&format!("t{number}"));
                for version in 0..10 {
                    // A late-comer in the same group is refused, and nobody else suffers for it.
                    let (right, late) = tokio::join!(
                        store.append(&id, Version(version), vec![format!("{version}")], nothing()),
                        store.append(&id, Version(version + 50), vec!["late".into()], nothing()),
                    );
                    assert_eq!((right, late), (Ok(Version(version + 1)), Err(AppendError::Conflict)));
                }
            })
        })
        .collect();
    for player in players {
        player.await.unwrap();
    }
    for number in 0..20 {
        let log = store.read(&id(&format!("t{number}")), Version::START).await.unwrap();
        let expected: Vec<_> = (0..10).map(|version| (Version(version + 1), format!("{version}"))).collect();
        assert_eq!(log, expected);
    }
}

pub(crate) async fn a_conflict_writes_nothing<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    store.create(NewTable { keys: vec![key(1)], ..table("t", &["a", "b"]) }).await.unwrap();
    let before = store.head(&id("t")).await.unwrap();
    for wrong in [0, 1, 3, 100, u64::MAX] {
        let update = Update {
            listed: Some(true),
            finished: Some(true),
            summary: Some("changed".into()),
            keys_added: vec![key(2)],
            keys_removed: vec![key(1)],
            next_deadline_ms: Some(Some(5)),
        };
        let refused = store.append(&id("t"), Version(wrong), texts(&["c"]), update).await;
        assert_eq!(refused, Err(AppendError::Conflict), "after {wrong}");
    }
    assert_eq!(store.head(&id("t")).await.unwrap(), before);
    assert_eq!(store.read(&id("t"), Version::START).await.unwrap().len(), 2);
    assert_eq!(store.tables_of(&key(1)).await.unwrap().len(), 1);
    assert_eq!(store.tables_of(&key(2)).await.unwrap().len(), 0);
}

pub(crate) async fn an_append_to_no_table_is_refused<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    let refused = store.append(&id("nowhere"), Version::START, texts(&["a"]), nothing()).await;
    assert_eq!(refused, Err(AppendError::NoSuchTable));
    assert_eq!(store.read(&id("nowhere"), Version::START).await.unwrap(), []);
    assert_eq!(store.head(&id("nowhere")).await.unwrap(), None);
}

pub(crate) async fn an_append_without_entries_changes_only_the_head<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    store.create(table("t", &["a"])).await.unwrap();
    let listed = Update { listed: Some(true), ..nothing() };
    assert_eq!(store.append(&id("t"), Version(1), Vec::new(), listed.clone()).await, Ok(Version(1)));
    assert!(store.head(&id("t")).await.unwrap().unwrap().listed);
    assert_eq!(store.append(&id("t"), Version(2), Vec::new(), listed).await, Err(AppendError::Conflict));
}

pub(crate) async fn entries_survive_reopening<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    store.create(NewTable { keys: vec![key(9)], ..table("t", &["a"]) }).await.unwrap();
    let update = Update { next_deadline_ms: Some(Some(77)), ..nothing() };
    store.append(&id("t"), Version(1), texts(&["b"]), update).await.unwrap();
    store.put_snapshot(&id("t"), Version(2), vec![1, 2, 3]).await.unwrap();
    let head = store.head(&id("t")).await.unwrap();
    store.close().await;

    let store = house.open().await;
    assert_eq!(store.head(&id("t")).await.unwrap(), head);
    assert_eq!(store.read(&id("t"), Version::START).await.unwrap().len(), 2);
    assert_eq!(store.tables_of(&key(9)).await.unwrap().len(), 1);
    assert_eq!(store.snapshot(&id("t")).await.unwrap().unwrap().bytes, [1, 2, 3]);
    assert_eq!(store.append(&id("t"), Version(2), texts(&["c"]), nothing()).await, Ok(Version(3)));
}

pub(crate) async fn only_the_newest_snapshot_is_kept<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    store.create(table("t", &["a", "b", "c"])).await.unwrap();
    assert_eq!(store.snapshot(&id("t")).await.unwrap(), None);
    let all_bytes: Vec<u8> = (0..=255).collect();
    for (version, bytes) in [(1, vec![1]), (3, all_bytes.clone()), (2, vec![2])] {
        store.put_snapshot(&id("t"), Version(version), bytes).await.unwrap();
    }
    let newest = Snapshot { version: Version(3), bytes: all_bytes };
    assert_eq!(store.snapshot(&id("t")).await.unwrap(), Some(newest));
    store.put_snapshot(&id("t"), Version(3), Vec::new()).await.unwrap();
    assert!(store.snapshot(&id("t")).await.unwrap().unwrap().bytes.is_empty());
}

pub(crate) async fn a_snapshot_ahead_of_the_log_is_dropped<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    store.create(table("t", &["a"])).await.unwrap();
    store.put_snapshot(&id("t"), Version(2), vec![2]).await.unwrap();
    store.put_snapshot(&id("nowhere"), Version(0), vec![0]).await.unwrap();
    assert_eq!(store.snapshot(&id("t")).await.unwrap(), None);
    assert_eq!(store.snapshot(&id("nowhere")).await.unwrap(), None);
}

pub(crate) async fn a_closed_store_is_unavailable<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    store.create(table("t", &["a"])).await.unwrap();
    store.close().await;
    store.close().await;
    let refused = store.append(&id("t"), Version(1), texts(&["b"]), nothing()).await;
    assert!(matches!(refused, Err(AppendError::Unavailable(_))), "{refused:?}");
    assert!(store.read(&id("t"), Version::START).await.is_err());
    assert!(store.beat(1, 1).await.is_err());
    assert!(store.outages_since(0).await.is_err());
}
