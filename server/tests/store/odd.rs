//! Names and texts that try to be more than data.

use tokio::task::JoinSet;
use undercroft_server::store::{AppendError, CreateError, TableId, Update, Version};

use crate::house::{House, id, table, texts};

#[test]
fn a_name_is_neither_empty_nor_endless_and_has_no_nul() {
    for bad in ["", "a\0b", &"x".repeat(257)] {
        assert!(TableId::new(bad).is_err(), "{bad:?}");
    }
}

pub(crate) async fn odd_names_and_entries_are_only_data<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    let long = "x".repeat(256);
    let odd = [
        "'; DROP TABLE entries; --",
        "\" OR 1=1 /*",
        "$1",
        "?1",
        "100%_",
        "a b\tc\nd",
        "../../x",
        "\\",
        "日本語 🂡",
        "Ä",
        "ä",
        &long,
    ];
    for (number, name) in odd.iter().enumerate() {
        assert_eq!(store.create(table(name, &[name])).await, Ok(Version(1)), "{name}");
        let appended = store.append(&id(name), Version(1), texts(&[name]), Update::default()).await;
        assert_eq!(appended, Ok(Version(2)), "{name}");
        assert_eq!(store.head(&id(name)).await.unwrap().unwrap().id, id(name));
        let log = store.read(&id(name), Version::START).await.unwrap();
        assert!(log.iter().all(|(_, entry)| entry == name) && log.len() == 2, "{name}");
        assert_eq!(store.count().await.unwrap(), number as u64 + 1);
    }
}

/// Many appends that wait together may be written in another way than a lone one, and must not look different.
pub(crate) async fn odd_entries_written_together_are_only_data<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    let odd = [
        r#"{"a":"\u0000\ud83c\udca1"}"#,
        "'; DROP TABLE tables; --",
        "[1,2]",
        "null",
        "\u{1}\t\"\\",
        "🂡",
        "7",
    ];
    let names: Vec<_> = odd.iter().map(|entry| id(&format!("a table for {entry}"))).collect();
    for name in &names {
        store.create(table(name.as_str(), &[])).await.unwrap();
    }
    for version in 0..5 {
        let mut appends = JoinSet::new();
        for (name, entry) in names.iter().cloned().zip(odd) {
            let store = store.clone();
            let update = Update { summary: Some(entry.into()), ..Update::default() };
            appends
                .spawn(async move { store.append(&name, Version(version), texts(&[entry]), update).await });
        }
        assert_eq!(appends.join_all().await, vec![Ok(Version(version + 1)); odd.len()]);
    }
    for (name, entry) in names.iter().zip(odd) {
        let log = store.read(name, Version::START).await.unwrap();
        assert!(log.len() == 5 && log.iter().all(|(_, written)| written == entry), "{log:?}");
        assert_eq!(store.head(name).await.unwrap().unwrap().summary, entry);
    }
}

/// JSON has no raw NUL, and neither database keeps one.
pub(crate) async fn a_text_with_a_nul_is_refused<H: House>() {
    let house = H::new().await;
    let store = house.open().await;
    let refused = store.create(table("t", &["a\0b"])).await;
    assert!(matches!(refused, Err(CreateError::Unavailable(_))), "{refused:?}");
    store.create(table("t", &[])).await.unwrap();
    let refused = store.append(&id("t"), Version::START, texts(&["good", "a\0b"]), Update::default()).await;
    assert!(matches!(refused, Err(AppendError::Unavailable(_))), "{refused:?}");
    assert_eq!(store.read(&id("t"), Version::START).await.unwrap(), []);
}
