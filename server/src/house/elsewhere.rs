//! What the copies of a house tell each other of who is connected to them.
//!
//! None of it is kept, and whatever waits to be said is said together, by one task: however many come and go, that takes no more of
//! the database than one of them. A copy says who is at a table with it whenever that changes, and asks the others for the same when it sets
//! the table up; that it is open at all it says every few seconds, so that nobody takes the guests of a copy that died for present.

use super::House;
use super::handle::ActorMessage;
use crate::store::{TableId, Unavailable};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};
use undercroft_core::SeatSet;

/// How often a copy says that it is open.
const SAY_SO_EVERY: Duration = Duration::from_secs(5);
/// A copy that has said nothing for this long is closed.
const SILENT_FOR: Duration = Duration::from_secs(20);

/// Who is connected to one copy of the house at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Guests {
    /// Seats whose owners are.
    pub(super) seats: SeatSet,
    /// How many others watch.
    pub(super) watching: usize,
    /// Whether the host is among them.
    pub(super) host: bool,
}

/// How many words are said at once; the database takes a few thousand bytes.
const MOST_WORDS: usize = 32;
/// How long words are gathered before they are said: whoever only loads a page anew is gone for less, and nobody hears of it.
const GATHERED_FOR: Duration = Duration::from_millis(100);
/// How long it takes until what could not be said is said again.
const TRY_AGAIN_AFTER: Duration = Duration::from_secs(1);

/// What a copy tells the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Word {
    /// Who is at a table with it from now on; and perhaps it asks who is there with the others.
    At { table: String, guests: Guests, asks: bool },
    /// It is open.
    Open,
    /// It closes.
    Closed,
}

/// The other copies, as far as they have been heard of.
pub(super) struct Others {
    /// What is to be said to them.
    words: mpsc::UnboundedSender<Word>,
    heard: Mutex<HashMap<String, Instant>>,
    said_so: Mutex<Option<Instant>>,
}

/// Words that are still to be said.
pub(super) type Unsaid = mpsc::UnboundedReceiver<Word>;

impl Others {
    pub(super) fn new() -> (Others, Unsaid) {
        let (words, unsaid) = mpsc::unbounded_channel();
        (Others { words, heard: Mutex::default(), said_so: Mutex::default() }, unsaid)
    }

    fn heard(&self) -> MutexGuard<'_, HashMap<String, Instant>> {
        self.heard.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Whether it is time to say that this copy is open.
    fn is_to_say_so(&self, now: Instant) -> bool {
        let mut said_so = self.said_so.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let due = said_so.is_none_or(|said_so| now - said_so >= SAY_SO_EVERY);
        if due {
            *said_so = Some(now);
        }
        due
    }

    /// Forgets the copies that have been silent for too long, and names them.
    fn silent(&self, now: Instant) -> Vec<String> {
        let mut silent = Vec::new();
        self.heard().retain(|copy, heard| {
            let open = now - *heard < SILENT_FOR;
            if !open {
                silent.push(copy.clone());
            }
            open
        });
        silent
    }
}

impl House {
    /// Tells the other copies who is at a table here.
    pub(super) fn tell_others(&self, table: &TableId, guests: Guests, asks: bool) {
        self.say(Word::At { table: table.to_string(), guests, asks });
    }

    fn say(&self, word: Word) {
        // Only fails when the house closes.
        let _ = self.others.words.send(word);
    }

    /// Tells them that it closes.
    pub(super) async fn say_goodbye(&self) {
        // Whoever does not hear it finds out by its silence.
        let _ = self.announce(&[Word::Closed]).await;
    }

    async fn announce(&self, words: &[Word]) -> Result<(), Unavailable> {
        let text = serde_json::to_string(words).expect("a word is plain data");
        self.store.announce(text).await
    }

    /// Hears what another copy has to say.
    pub(super) fn hear_words(&self, copy: &str, text: &str) {
        let Ok(words) = serde_json::from_str::<Vec<Word>>(text) else { return };
        self.others.heard().insert(copy.into(), self.time.instant());
        words.into_iter().for_each(|word| self.hear_word(copy, word));
    }

    fn hear_word(&self, copy: &str, word: Word) {
        match word {
            Word::Closed => {
                self.others.heard().remove(copy);
                self.forget_copy(copy);
            }
            Word::At { table, guests, asks } => {
                let place = TableId::new(table).ok().and_then(|id| self.handles().get(&id).cloned());
                if let Some(handle) = place.as_ref().and_then(|place| place.get()) {
                    handle.others_have(copy, guests);
                    if asks {
                        handle.send(ActorMessage::WhoIsHere);
                    }
                }
            }
            Word::Open => {}
        }
    }

    /// Says now and then that this copy is open, and forgets those that do not.
    pub(super) fn keep_in_touch(&self) {
        let now = self.time.instant();
        self.others.silent(now).iter().for_each(|copy| self.forget_copy(copy));
        if self.store.is_shared() && self.others.is_to_say_so(now) {
            self.say(Word::Open);
        }
    }

    fn forget_copy(&self, copy: &str) {
        self.awake().iter().for_each(|handle| handle.others_have(copy, Guests::default()));
    }
}

/// Says to the other copies what is to be said, until the house closes.
pub(super) async fn speak(house: Arc<House>, mut unsaid: Unsaid) {
    let (closing, mut words) = (house.closing(), Vec::new());
    let speaking = async {
        while unsaid.recv_many(&mut words, usize::MAX).await > 0 {
            sleep(GATHERED_FOR).await;
            while let Ok(word) = unsaid.try_recv() {
                words.push(word);
            }
            for words in newest(&mut words).chunks(MOST_WORDS) {
                while let Err(reason) = house.announce(words).await {
                    tracing::warn!(%reason, "the other copies cannot be told who is here");
                    sleep(TRY_AGAIN_AFTER).await;
                }
            }
        }
    };
    tokio::select! {
        () = speaking => {}
        () = closing.cancelled() => {}
    }
}

/// Of what is to be said of each table only the newest counts; but a question stays one.
fn newest(words: &mut Vec<Word>) -> Vec<Word> {
    let mut tables: HashMap<String, (Guests, bool)> = HashMap::new();
    let mut others = Vec::new();
    for word in words.drain(..) {
        match word {
            Word::At { table, guests, asks } => {
                let known = tables.entry(table).or_default();
                *known = (guests, known.1 || asks);
            }
            word if others.contains(&word) => {}
            word => others.push(word),
        }
    }
    let at = |(table, (guests, asks))| Word::At { table, guests, asks };
    others.into_iter().chain(tables.into_iter().map(at)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::{HouseConfig, Opening, TableHandle};
    use crate::secret::Key;
    use crate::store;
    use crate::table::Terms;
    use undercroft_core::{Seat, Seed};

    /// A house with a table, and somebody in the second seat at another copy.
    async fn with_a_guest_elsewhere(folder: &tempfile::TempDir) -> (Arc<House>, Arc<TableHandle>) {
        let store = store::open(folder.path().join("house.db").to_str().unwrap()).await.unwrap();
        let house =
            House::open(store, HouseConfig { bot_threads: 1, ..HouseConfig::default() }).await.unwrap();
        let setup = undercroft_catalog::find("bidding").unwrap().setup(3);
        let (terms, host) = (Terms::plain(setup, Seed::from_number(1)), Key::new().unwrap().hash());
        let handle = house.open_table(Opening { terms, host, bots: Vec::new(), sit: None }).await.unwrap();
        let guests = Guests { seats: SeatSet::only(Seat::new(1)), watching: 2, host: true };
        let word = Word::At { table: handle.id().to_string(), guests, asks: true };
        house.hear_words("other", &serde_json::to_string(&[word]).unwrap());
        assert_eq!(handle.presence().seats, guests.seats);
        assert_eq!(handle.everybody(), guests);
        (house, handle)
    }

    #[tokio::test]
    async fn the_guests_of_a_copy_that_closes_are_gone() {
        let folder = tempfile::tempdir().unwrap();
        let (house, handle) = with_a_guest_elsewhere(&folder).await;
        house.hear_words("third", "[\"closed\"]");
        house.hear_words("other", "no word");
        assert_eq!(handle.presence().watching, 2);
        house.hear_words("other", "[\"closed\"]");
        assert_eq!(handle.everybody(), Guests::default());
        house.close().await;
    }

    #[tokio::test]
    async fn the_guests_of_a_copy_that_is_silent_are_gone_after_a_while() {
        let folder = tempfile::tempdir().unwrap();
        let (house, handle) = with_a_guest_elsewhere(&folder).await;
        for _ in 0..3 {
            house.time.leap(SILENT_FOR - SAY_SO_EVERY);
            house.hear_words("other", "[\"open\"]");
            house.keep_in_touch();
            assert_eq!(handle.presence().watching, 2);
        }
        house.time.leap(SILENT_FOR);
        house.keep_in_touch();
        assert_eq!(handle.everybody(), Guests::default());
        house.close().await;
    }

    #[test]
    fn of_each_table_only_the_newest_is_said() {
        let at = |watching, asks| Word::At {
            table: "t".into(),
            guests: Guests { watching, ..Guests::default() },
            asks,
        };
        let mut words = vec![Word::Open, at(1, true), at(2, false), Word::Open, at(3, false)];
        assert_eq!(newest(&mut words), [Word::Open, at(3, true)]);
        assert!(words.is_empty());
    }

    #[test]
    fn a_copy_says_now_and_then_that_it_is_open() {
        let ((others, _), now) = (Others::new(), Instant::now());
        assert!(others.is_to_say_so(now));
        assert!(!others.is_to_say_so(now + SAY_SO_EVERY / 2));
        assert!(others.is_to_say_so(now + SAY_SO_EVERY));
    }
}
