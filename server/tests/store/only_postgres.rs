//! What only PostgreSQL does: several copies at once.

use std::path::Path;
use std::time::Duration;

use sqlx::Executor;
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;
use undercroft_server::store::{self, BackupError, Change, OpenError, Update, Version};

use crate::house::{House, PostgresHouse, id, table, texts};
use crate::postgres::connect;

async fn heard(changes: &mut Receiver<Change>) -> Change {
    timeout(Duration::from_secs(30), changes.recv()).await.expect("heard in time").expect("none was missed")
}

#[tokio::test]
async fn an_append_through_one_copy_is_heard_by_the_other_only() {
    let house = PostgresHouse::new().await;
    let (here, there) = (house.open().await, house.open().await);
    let (mut heard_here, mut heard_there) = (here.changes(), there.changes());
    let name = id("a table; with 'odd' name");
    here.create(table(name.as_str(), &["a"])).await.unwrap();
    here.append(&name, Version(1), texts(&["b", "c"]), Update::default()).await.unwrap();
    assert_eq!(heard(&mut heard_there).await, Change::Appended(name.clone(), Version(3)));
    there.append(&name, Version(3), texts(&["d"]), Update::default()).await.unwrap();
    // The first thing heard here is the other's append: one's own was not announced.
    assert_eq!(heard(&mut heard_here).await, Change::Appended(name, Version(4)));
}

#[tokio::test]
async fn what_one_copy_announces_is_heard_by_the_other_only_and_kept_nowhere() {
    let house = PostgresHouse::new().await;
    let (here, there) = (house.open().await, house.open().await);
    let (mut heard_here, mut heard_there) = (here.changes(), there.changes());
    here.announce("anybody at 'the table'?".into()).await.unwrap();
    there.announce("nobody".into()).await.unwrap();
    for (changes, said) in [(&mut heard_there, "anybody at 'the table'?"), (&mut heard_here, "nobody")] {
        assert!(matches!(heard(changes).await, Change::Announced { words, .. } if words == said));
    }
    let mut late = there.changes();
    here.create(table("t", &["a"])).await.unwrap();
    here.append(&id("t"), Version(1), texts(&["b"]), Update::default()).await.unwrap();
    assert_eq!(heard(&mut late).await, Change::Appended(id("t"), Version(2)));
}

#[tokio::test]
async fn a_conflict_is_not_announced() {
    let house = PostgresHouse::new().await;
    let (here, there) = (house.open().await, house.open().await);
    let mut changes = there.changes();
    here.create(table("t", &["a"])).await.unwrap();
    here.append(&id("t"), Version(7), texts(&["x"]), Update::default()).await.unwrap_err();
    here.append(&id("t"), Version(1), texts(&["b"]), Update::default()).await.unwrap();
    assert_eq!(heard(&mut changes).await, Change::Appended(id("t"), Version(2)));
}

#[tokio::test]
async fn after_a_lost_line_listeners_are_told_to_look_again_and_hear_again() {
    let house = PostgresHouse::new().await;
    let (here, there) = (house.open().await, house.open().await);
    let mut changes = there.changes();
    here.create(table("t", &[])).await.unwrap();
    let mut admin = connect(&house.address()).await;
    let cut_everybody_off = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                             WHERE datname = current_database() AND pid <> pg_backend_pid()";
    for round in 0..3 {
        admin.execute(cut_everybody_off).await.unwrap();
        assert_eq!(heard(&mut changes).await, Change::Resync);
        // The pool finds out about its dead connections by itself.
        let appended = here.append(&id("t"), Version(round), texts(&["x"]), Update::default()).await;
        assert_eq!(appended, Ok(Version(round + 1)));
        assert_eq!(heard(&mut changes).await, Change::Appended(id("t"), Version(round + 1)));
    }
}

#[tokio::test]
async fn copies_that_start_together_make_the_schema_once() {
    let house = PostgresHouse::new().await;
    let starts: Vec<_> = (0..6)
        .map(|_| {
            let address = house.address();
            tokio::spawn(async move { store::open(&address).await.map(|_| ()) })
        })
        .collect();
    for start in starts {
        assert_eq!(start.await.unwrap(), Ok(()));
    }
}

#[tokio::test]
async fn a_stricter_isolation_still_says_conflict() {
    let house = PostgresHouse::new().await;
    let strict = format!("{}&options=-c%20default_transaction_isolation%3Dserializable", house.address());
    let store = store::open(&strict).await.unwrap();
    store.create(table("t", &[])).await.unwrap();
    let attempts: Vec<_> = (0..30)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(
                async move { store.append(&id("t"), Version(0), texts(&["x"]), Update::default()).await },
            )
        })
        .collect();
    let mut won = 0;
    for attempt in attempts {
        match attempt.await.unwrap() {
            Ok(_) => won += 1,
            Err(error) => assert_eq!(error, store::AppendError::Conflict),
        }
    }
    assert_eq!(won, 1);
}

#[tokio::test]
async fn a_stricter_isolation_still_lets_every_copy_beat() {
    let house = PostgresHouse::new().await;
    let strict = format!("{}&options=-c%20default_transaction_isolation%3Dserializable", house.address());
    let store = store::open(&strict).await.unwrap();
    store.beat(0, 100).await.unwrap();
    let beats: Vec<_> = (0..30)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { store.beat(1000 + number, 100).await.unwrap() })
        })
        .collect();
    let mut noticed = Vec::new();
    for beat in beats {
        noticed.extend(beat.await.unwrap());
    }
    assert_eq!(store.outages_since(0).await, Ok(noticed.clone()));
    assert_eq!(noticed.len(), 1);
}

#[tokio::test]
async fn what_is_acknowledged_is_durable_even_where_the_house_is_careless() {
    let house = PostgresHouse::new().await;
    let careless = format!("{}&options=-c%20synchronous_commit%3Doff", house.address());
    let store = store::open(&careless).await.unwrap();
    let mut admin = connect(&house.address()).await;
    // The only eye into another connection's settings is the work it does: a trigger writes them down.
    let spy = "CREATE TABLE seen (setting TEXT); \
               CREATE FUNCTION spy() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
                   INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NEW; END $$; \
               CREATE TRIGGER spy BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION spy()";
    sqlx::raw_sql(spy).execute(&mut admin).await.unwrap();
    store.create(table("t", &["a"])).await.unwrap();
    let seen: Vec<String> =
        sqlx::query_scalar("SELECT setting FROM seen").fetch_all(&mut admin).await.unwrap();
    assert_eq!(seen, ["on"]);
}

#[tokio::test]
async fn backups_are_left_to_pg_dump() {
    let house = PostgresHouse::new().await;
    let store = house.open().await;
    let refused = store.backup(Path::new("anywhere")).await.unwrap_err();
    assert_eq!(refused, BackupError::UsePgDump);
    assert!(refused.to_string().contains("pg_dump"));
}

#[tokio::test]
async fn an_unreachable_database_is_named_without_its_password() {
    let nowhere = "postgres://somebody:sesame@localhost:1/house?host=/nowhere";
    let Err(error) = store::open(nowhere).await else { panic!("opened") };
    assert!(matches!(error, OpenError::Failed { .. }));
    assert!(!error.to_string().contains("sesame"), "{error}");
}
