//! What is kept beside the tables: the house's own secrets, and where people want to be told.

use crate::house::{House, key};

pub(crate) async fn a_secret_is_made_once_and_is_the_same_for_all_copies<H: House>() {
    let house = H::new().await;
    let first = house.open().await;
    assert_eq!(first.secret("key", vec![1, 0, 255]).await, Ok(vec![1, 0, 255]));
    assert_eq!(house.open_beside(&first).await.secret("key", vec![2]).await, Ok(vec![1, 0, 255]));
    assert_eq!(first.secret("another", vec![2]).await, Ok(vec![2]));
    first.close().await;
    assert_eq!(house.open().await.secret("key", vec![3]).await, Ok(vec![1, 0, 255]));
}

pub(crate) async fn the_newest_word_on_where_to_be_told_counts<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    assert_eq!(store.subscription(&key(1)).await, Ok(None));
    for word in ["here", "there"] {
        store.subscribe(&key(1), word.into()).await.unwrap();
    }
    store.subscribe(&key(2), "elsewhere".into()).await.unwrap();
    store.close().await;
    let store = house.open().await;
    assert_eq!(store.subscription(&key(1)).await, Ok(Some("there".into())));
    assert_eq!(store.subscription(&key(2)).await, Ok(Some("elsewhere".into())));
}

pub(crate) async fn only_what_was_meant_is_forgotten<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    store.subscribe(&key(1), "new".into()).await.unwrap();
    store.subscribe(&key(2), "old".into()).await.unwrap();
    store.unsubscribe(&key(1), "old".into()).await.unwrap();
    assert_eq!(store.subscription(&key(1)).await, Ok(Some("new".into())));
    store.unsubscribe(&key(1), "new".into()).await.unwrap();
    store.unsubscribe(&key(1), "new".into()).await.unwrap();
    assert_eq!(store.subscription(&key(1)).await, Ok(None));
    assert_eq!(store.subscription(&key(2)).await, Ok(Some("old".into())));
}
