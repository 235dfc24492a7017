//! What takes long to tell: told once for all who ask, by threads that have nothing else to do, and kept for a while.

use super::people::Person;
use super::{AppState, Problem};
use crate::house::Share;
use crate::store::{TableId, Version};
use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, Mutex};
use tokio::sync::OnceCell;
use undercroft_core::Eye;
use undercroft_words::Language;

/// So many bytes of answers are kept at most, and so many answers.
const MOST_BYTES: usize = 32 * 1024 * 1024;
const MOST_ANSWERS: usize = 256;

/// What is asked about a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Asked {
    /// Its whole story.
    Story,
    /// The game as one file.
    Export,
    /// The game move by move.
    Replay,
    /// A thing at a step of the game, or all that there were.
    Thing(usize, Option<String>),
}

/// A question to which everybody who asks it gets the same answer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Question {
    pub(crate) table: TableId,
    /// At which version.
    pub(crate) version: Version,
    pub(crate) asked: Asked,
    /// Through whose eyes.
    pub(crate) eye: Eye,
    pub(crate) language: Language,
    /// Whether the asker takes it packed.
    pub(crate) packed: bool,
}

type Slot = Arc<OnceCell<Result<Bytes, Problem>>>;

/// The answers that are known or being found.
#[derive(Default)]
pub(crate) struct Computed(Mutex<Known>);

#[derive(Default)]
struct Known {
    /// Each with the number of the last request for it.
    slots: HashMap<Question, (Slot, u64)>,
    requests: u64,
}

impl Known {
    fn slot(&mut self, question: &Question) -> Slot {
        self.requests += 1;
        let number = self.requests;
        if let Some((slot, last)) = self.slots.get_mut(question) {
            *last = number;
            return slot.clone();
        }
        while self.slots.len() >= MOST_ANSWERS || self.bytes() > MOST_BYTES {
            let oldest =
                self.slots.iter().min_by_key(|(_, (_, last))| *last).map(|(question, _)| question.clone());
            oldest.map(|oldest| self.slots.remove(&oldest));
        }
        let slot = Slot::default();
        self.slots.insert(question.clone(), (slot.clone(), number));
        slot
    }

    fn bytes(&self) -> usize {
        let known = self.slots.values().filter_map(|(slot, _)| slot.get()?.as_ref().ok());
        known.map(Bytes::len).sum()
    }
}

/// Answers a question: with what is known, or with what is found out when the asker's turn comes.
pub(crate) async fn answer(
    app: &AppState,
    person: &Person,
    question: Question,
    compute: impl FnOnce() -> Result<Vec<u8>, Problem> + Send + 'static,
) -> Result<Response, Problem> {
    let slot = app.computed.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).slot(&question);
    let packed = question.packed;
    let share = Share::new((person.hash(), person.network()), &question.table, false);
    let compute = move || compute().and_then(|bytes| if packed { pack(&bytes) } else { Ok(bytes.into()) });
    let failed = || {
        Problem::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "Something went wrong in the house; it has been noted.",
        )
    };
    let found = async || app.house.workers().run(share, compute).await.unwrap_or_else(|| Err(failed()));
    let bytes = slot.get_or_init(found).await.clone()?;
    let mut response =
        ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], bytes).into_response();
    let headers = response.headers_mut();
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if packed {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    Ok(response)
}

/// Whether whoever asks takes what is packed.
pub(crate) fn takes_packed(headers: &HeaderMap) -> bool {
    super::page::says(headers, &ACCEPT_ENCODING, "gzip")
}

/// Something as JSON.
pub(crate) fn json(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("plain data")
}

fn pack(bytes: &[u8]) -> Result<Bytes, Problem> {
    let mut packer = GzEncoder::new(Vec::with_capacity(bytes.len() / 4), Compression::fast());
    let packed = packer.write_all(bytes).and_then(|()| packer.finish());
    packed.map(Bytes::from).map_err(|error| crate::store::Unavailable(error.to_string()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(version: u64) -> Question {
        Question {
            table: TableId::new("a").unwrap(),
            version: Version(version),
            asked: Asked::Story,
            eye: Eye::Spectator,
            language: Language::English,
            packed: false,
        }
    }

    #[test]
    fn all_who_ask_the_same_wait_for_one_answer() {
        let mut known = Known::default();
        let [one, other] = [(); 2].map(|()| known.slot(&question(1)));
        assert!(Arc::ptr_eq(&one, &other));
        assert!(!Arc::ptr_eq(&one, &known.slot(&question(2))));
    }

    #[test]
    fn the_answers_that_nobody_has_asked_for_longest_make_room() {
        let mut known = Known::default();
        let first = known.slot(&question(0));
        for version in 1..=MOST_ANSWERS as u64 {
            known.slot(&question(0));
            known.slot(&question(version));
        }
        assert_eq!(known.slots.len(), MOST_ANSWERS);
        assert!(Arc::ptr_eq(&first, &known.slot(&question(0))));
        assert!(!known.slots.contains_key(&question(1)));
    }

    #[tokio::test]
    async fn no_more_is_kept_than_there_is_room_for() {
        let mut known = Known::default();
        for version in 0..5 {
            let large = || async { Ok(Bytes::from(vec![0; MOST_BYTES / 2])) };
            known.slot(&question(version)).get_or_init(large).await.as_ref().unwrap();
        }
        assert!(known.bytes() <= 2 * MOST_BYTES && known.slots.len() <= 4, "{}", known.slots.len());
    }
}
