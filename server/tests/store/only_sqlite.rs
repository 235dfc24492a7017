//! What only SQLite does: owning a file, backups, torn files.

use std::fs;
use std::path::Path;

use undercroft_server::store::{self, BackupError, OpenError, Update, Version, restore};

use crate::crash::Appender;
use crate::house::{House, SqliteHouse, id, table, texts};

async fn refusal(address: &str) -> OpenError {
    match store::open(address).await {
        Ok(_) => panic!("{address} was opened"),
        Err(error) => error,
    }
}

#[tokio::test]
async fn a_second_process_on_the_same_file_is_told_so_in_one_line() {
    let house = SqliteHouse::new().await;
    let store = house.open().await;
    let mut second = Appender::start(&house.address());
    let said = second.lines().find(|line| line.starts_with("refused")).expect("the second one is refused");
    assert!(said.contains("is in use by another running Undercroft"), "{said}");
    store.close().await;
}

#[tokio::test]
async fn the_file_is_free_again_after_closing() {
    let house = SqliteHouse::new().await;
    let store = house.open().await;
    assert!(matches!(refusal(&house.address()).await, OpenError::InUse(_)));
    store.close().await;
    house.open().await.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn another_name_of_the_same_file_is_the_same_file() {
    let house = SqliteHouse::new().await;
    let _store = house.open().await;
    let alias = format!("{}-alias", house.address());
    std::os::unix::fs::symlink(house.address(), &alias).unwrap();
    assert!(matches!(refusal(&alias).await, OpenError::InUse(_)));
}

#[tokio::test]
async fn a_file_is_named_with_or_without_a_scheme() {
    let house = SqliteHouse::new().await;
    let path = house.address();
    store::open(&format!("sqlite:{path}")).await.unwrap().close().await;
    store::open(&format!("sqlite://{path}")).await.unwrap().close().await;
    store::open(&path).await.unwrap().close().await;
    assert!(
        matches!(refusal("mysql://somewhere/else").await, OpenError::UnknownKind(kind) if kind == "mysql")
    );
}

#[tokio::test]
async fn a_file_that_is_not_ours_is_left_alone() {
    let house = SqliteHouse::new().await;
    fs::write(house.address(), "a letter to my grandmother, long enough not to be an empty database")
        .unwrap();
    assert!(matches!(refusal(&house.address()).await, OpenError::Failed { .. }));

    let house = SqliteHouse::new().await;
    house.open().await.close().await;
    house.meddle("DROP TABLE schema_version").await;
    assert!(matches!(refusal(&house.address()).await, OpenError::NotOurs(_)));
}

#[tokio::test]
async fn a_missing_folder_is_a_clear_error() {
    let house = SqliteHouse::new().await;
    let error = refusal(&format!("{}/nowhere/house.db", house.address())).await.to_string();
    assert!(error.starts_with("cannot open the database") && !error.contains('\n'), "{error}");
}

#[tokio::test]
async fn nothing_is_ever_heard_from_other_copies() {
    let house = SqliteHouse::new().await;
    let store = house.open().await;
    let mut changes = store.changes();
    store.create(table("t", &["a"])).await.unwrap();
    store.append(&id("t"), Version(1), texts(&["b"]), Update::default()).await.unwrap();
    assert!(changes.try_recv().is_err());
}

#[tokio::test]
async fn a_backup_made_while_playing_can_be_restored_and_is_equal() {
    let house = SqliteHouse::new().await;
    let store = house.open().await;
    store.create(table("t", &["a", "b"])).await.unwrap();
    store.put_snapshot(&id("t"), Version(2), vec![7; 100_000]).await.unwrap();
    let backup = format!("{}-backup", house.address());
    store.backup(Path::new(&backup)).await.unwrap();
    let then = (
        store.head(&id("t")).await,
        store.read(&id("t"), Version::START).await,
        store.snapshot(&id("t")).await,
    );
    store.append(&id("t"), Version(2), texts(&["after the backup"]), Update::default()).await.unwrap();
    assert!(matches!(store.backup(Path::new(&backup)).await, Err(BackupError::Exists(_))));

    let restored = format!("{}-restored", house.address());
    restore(Path::new(&backup), Path::new(&restored)).await.unwrap();
    let copy = store::open(&restored).await.unwrap();
    let now =
        (copy.head(&id("t")).await, copy.read(&id("t"), Version::START).await, copy.snapshot(&id("t")).await);
    assert_eq!(now, then);
    assert_eq!(copy.append(&id("t"), Version(2), texts(&["c"]), Update::default()).await, Ok(Version(3)));
    copy.close().await;

    let again = restore(Path::new(&backup), Path::new(&restored)).await;
    assert!(matches!(again, Err(BackupError::Exists(_))), "a restore overwrites nothing");
}

#[tokio::test]
async fn a_damaged_backup_is_not_restored() {
    let house = SqliteHouse::new().await;
    let store = house.open().await;
    let entries: Vec<String> = (0..2000).map(|number| format!("entry number {number}")).collect();
    store.create(table("t", &[])).await.unwrap();
    store.append(&id("t"), Version::START, entries, Update::default()).await.unwrap();
    let backup = format!("{}-backup", house.address());
    store.backup(Path::new(&backup)).await.unwrap();

    let mut bytes = fs::read(&backup).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 4096].fill(0xff);
    fs::write(&backup, bytes).unwrap();
    let restored = format!("{}-restored", house.address());
    let refused = restore(Path::new(&backup), Path::new(&restored)).await;
    assert!(matches!(refused, Err(BackupError::Damaged { .. })), "{refused:?}");
    assert!(!Path::new(&restored).exists());
}

/// A power cut may keep any beginning of what was last written to the write-ahead log.
#[tokio::test]
async fn a_file_torn_anywhere_opens_with_whole_appends_only() {
    let house = SqliteHouse::new().await;
    let store = house.open().await;
    store.create(table("t", &[])).await.unwrap();
    for round in 0..30 {
        let entries = (1..=3).map(|more| format!("{}", round * 3 + more)).collect();
        store.append(&id("t"), Version(round * 3), entries, Update::default()).await.unwrap();
    }
    let data = fs::read(house.address()).unwrap();
    let log = fs::read(format!("{}-wal", house.address())).unwrap();
    assert!(log.len() > 4096 * 30, "everything is still in the write-ahead log");

    let mut lengths = Vec::new();
    for cut in (0..=40).map(|part| log.len() * part / 40) {
        let torn = SqliteHouse::new().await;
        fs::write(torn.address(), &data).unwrap();
        fs::write(format!("{}-wal", torn.address()), &log[..cut]).unwrap();
        let store = torn.open().await;
        let entries = store.read(&id("t"), Version::START).await.unwrap();
        assert_eq!(entries.len() % 3, 0, "an append is all or nothing");
        for (number, (version, entry)) in (1..).zip(&entries) {
            assert_eq!((*version, entry.as_str()), (Version(number), number.to_string().as_str()));
        }
        if let Some(head) = store.head(&id("t")).await.unwrap() {
            assert_eq!(head.version.0, entries.len() as u64);
        }
        lengths.push(entries.len());
        store.close().await;
    }
    assert!(lengths.is_sorted() && lengths.first() == Some(&0) && lengths.last() == Some(&90), "{lengths:?}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_hard_link_to_the_same_file_is_the_same_file() {
    let house = SqliteHouse::new().await;
    let _store = house.open().await;
    let alias = format!("{}-alias", house.address());
    fs::hard_link(house.address(), &alias).unwrap();
    assert!(matches!(refusal(&alias).await, OpenError::InUse(_)));
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_reads_the_file_or_a_copy_of_it() {
    use std::os::unix::fs::PermissionsExt;
    let house = SqliteHouse::new().await;
    let store = house.open().await;
    let copy = format!("{}-copy", house.address());
    store.backup(Path::new(&copy)).await.unwrap();
    for suffix in ["", "-wal", "-shm", "-lock", "-copy"] {
        let file = format!("{}{suffix}", house.address());
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{file} has mode {mode:o}");
    }
}
