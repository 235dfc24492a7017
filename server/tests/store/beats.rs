//! Signs of life, and the times without any.

use tokio::task::JoinSet;
use undercroft_server::store::{Head, Outage, Snapshot, Update, Version};

use crate::house::{House, id, key, texts};

const GRACE: i64 = 100;

fn outage(from_ms: i64, to_ms: i64) -> Outage {
    Outage { from_ms, to_ms }
}

pub(crate) async fn the_first_beat_ever_records_nothing<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    assert_eq!(store.outages_since(i64::MIN).await, Ok(vec![]));
    assert_eq!(store.beat(1_760_000_000_000, GRACE).await, Ok(None));
    assert_eq!(store.outages_since(i64::MIN).await, Ok(vec![]));
}

pub(crate) async fn beats_within_the_grace_leave_no_outage<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    for now_ms in [1000, 1001, 1001, 1101, 1200] {
        assert_eq!(store.beat(now_ms, GRACE).await, Ok(None), "{now_ms}");
    }
    assert_eq!(store.outages_since(0).await, Ok(vec![]));
}

pub(crate) async fn a_silence_longer_than_the_grace_is_an_outage<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    assert_eq!(store.beat(1000, GRACE).await, Ok(None));
    assert_eq!(store.beat(1101, GRACE).await, Ok(Some(outage(1000, 1101))));
    assert_eq!(store.beat(1101, GRACE).await, Ok(None), "it is over");
    assert_eq!(store.beat(1150, GRACE).await, Ok(None));
    assert_eq!(store.outages_since(0).await, Ok(vec![outage(1000, 1101)]));
}

pub(crate) async fn an_outage_survives_reopening<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    store.beat(1000, GRACE).await.unwrap();
    store.close().await;

    let store = house.open().await;
    assert_eq!(store.beat(5000, GRACE).await, Ok(Some(outage(1000, 5000))));
    store.close().await;

    let store = house.open().await;
    assert_eq!(store.outages_since(0).await, Ok(vec![outage(1000, 5000)]));
    assert_eq!(store.beat(5000 + GRACE, GRACE).await, Ok(None));
}

pub(crate) async fn a_clock_set_back_neither_moves_the_beat_nor_makes_an_outage<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    store.beat(1000, GRACE).await.unwrap();
    for now_ms in [400, 200, 500, 1000, 1000 + GRACE] {
        assert_eq!(store.beat(now_ms, GRACE).await, Ok(None), "{now_ms}");
    }
    assert_eq!(store.beat(1050, -GRACE).await, Ok(None), "nor does a grace that makes no sense");
    assert_eq!(store.beat(1300, GRACE).await, Ok(Some(outage(1100, 1300))));
    assert_eq!(store.beat(700, GRACE).await, Ok(None));
    assert_eq!(store.outages_since(0).await, Ok(vec![outage(1100, 1300)]));
}

pub(crate) async fn outages_are_found_by_their_end_and_in_order<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    for now_ms in [1000, 2000, 2050, 9000, 20_000] {
        store.beat(now_ms, GRACE).await.unwrap();
    }
    let all = [outage(1000, 2000), outage(2050, 9000), outage(9000, 20_000)];
    for (ms, first) in [(i64::MIN, 0), (1999, 0), (2000, 1), (3000, 1), (9000, 2), (20_000, 3), (i64::MAX, 3)]
    {
        assert_eq!(store.outages_since(ms).await, Ok(all[first..].to_vec()), "{ms}");
    }
}

pub(crate) async fn while_any_copy_beats_there_is_no_outage<H: House>() {
    let house = H::new().await;
    let here = house.open().await;
    let there = house.open_beside(&here).await;
    here.beat(1000, GRACE).await.unwrap();
    for now_ms in (1050..2000).step_by(50) {
        assert_eq!(there.beat(now_ms, GRACE).await, Ok(None));
    }
    assert_eq!(here.beat(2000, GRACE).await, Ok(None), "the other one was there all the time");
    assert_eq!(here.beat(2500, GRACE).await, Ok(Some(outage(2000, 2500))));
    assert_eq!(there.beat(2501, GRACE).await, Ok(None), "it has been noticed already");
    assert_eq!(there.outages_since(0).await, Ok(vec![outage(2000, 2500)]));
}

pub(crate) async fn copies_that_start_together_record_an_outage_once<H: House>() {
    let house = H::new().await;
    let first = house.open().await;
    let mut copies = vec![first.clone()];
    for _ in 0..3 {
        copies.push(house.open_beside(&first).await);
    }
    first.beat(0, GRACE).await.unwrap();
    for round in 1..=20 {
        let mut beats = JoinSet::new();
        for (number, copy) in copies.iter().cloned().enumerate() {
            // Their clocks differ a little.
            let now_ms = round * 1000 + number as i64;
            beats.spawn(async move { copy.beat(now_ms, GRACE).await.unwrap() });
        }
        let noticed: Vec<Outage> = beats.join_all().await.into_iter().flatten().collect();
        assert_eq!(noticed.len(), 1, "{noticed:?}");
        assert_eq!(first.outages_since(round * 1000 - 1).await, Ok(noticed));
    }
    assert_eq!(first.outages_since(0).await.unwrap().len(), 20);
}

pub(crate) async fn beats_at_the_ends_of_time_are_only_numbers<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    assert_eq!(store.beat(i64::MIN, i64::MAX).await, Ok(None));
    assert_eq!(store.beat(i64::MIN + 1, i64::MAX).await, Ok(None));
    assert_eq!(store.beat(i64::MAX, i64::MIN).await, Ok(Some(outage(i64::MIN + 1, i64::MAX))));
    assert_eq!(store.beat(i64::MAX, 0).await, Ok(None));
}

pub(crate) async fn a_house_of_the_first_version_is_brought_up_to_date<H: House>() {
    let house = H::new().await;
    for sql in H::VERSION_1 {
        house.meddle(sql).await;
    }
    house.meddle("INSERT INTO schema_version (version) VALUES (1)").await;
    house.meddle("INSERT INTO tables VALUES ('t', 5, 2, 1 = 1, 1 = 0, 77, '{}')").await;
    house.meddle("INSERT INTO entries VALUES ('t', 1, 'a'), ('t', 2, 'b')").await;

    let store = house.open().await;
    let head = store.head(&id("t")).await.unwrap();
    let expected = Head {
        id: id("t"),
        version: Version(2),
        created_ms: 5,
        listed: true,
        finished: false,
        next_deadline_ms: Some(77),
        summary: "{}".into(),
    };
    assert_eq!(head, Some(expected.clone()));
    assert_eq!(store.listed(9).await, Ok(vec![expected.clone()]));
    assert_eq!(store.tables_of(&key(9)).await, Ok(vec![expected]));
    let log = vec![(Version(1), "a".into()), (Version(2), "b".into())];
    assert_eq!(store.read(&id("t"), Version::START).await, Ok(log));
    let snapshot = Snapshot { version: Version(1), bytes: vec![1, 2, 3] };
    assert_eq!(store.snapshot(&id("t")).await, Ok(Some(snapshot)));
    assert_eq!(store.append(&id("t"), Version(2), texts(&["c"]), Update::default()).await, Ok(Version(3)));
    assert_eq!(store.beat(1000, GRACE).await, Ok(None));
    store.close().await;

    let store = house.open().await;
    assert_eq!(store.head(&id("t")).await.unwrap().unwrap().version, Version(3));
    assert_eq!(store.beat(2000, GRACE).await, Ok(Some(outage(1000, 2000))));
    assert_eq!(store.outages_since(0).await, Ok(vec![outage(1000, 2000)]));
}
