//! People at a table, all in a hurry, and somebody who watches them.

use super::diary::{Answered, Diary};
use crate::common::dice::Dice;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use undercroft_client::{Connection, ConnectionError, Heard, Player, Scene};
use undercroft_core::{Seat, SeatSet};
use undercroft_server::table::{PHRASES, Version};
use undercroft_server::wire::Ask;

/// Somebody who plays.
pub(crate) struct Person {
    player: Player,
    diary: Arc<Mutex<Diary>>,
    seat: Seat,
    dice: Dice,
}

impl Person {
    pub(crate) fn new(house: SocketAddr, table: &str, token: &str, seat: Seat, dice: Dice) -> Person {
        let diary = Arc::new(Mutex::new(Diary::new(table, Some(seat))));
        let kept = diary.clone();
        let told = move |scene: &Scene| kept.lock().unwrap().note(scene);
        Person { player: Player::new(house, table, Some(token)).telling(told), diary, seat, dice }
    }

    /// Plays until the game is over.
    pub(crate) async fn play(mut self) -> Person {
        let seat = self.seat;
        loop {
            let wanted = |scene: &Scene| {
                scene.is_over() || scene.is_my_turn() || scene.paused || is_asked(scene, seat)
            };
            let scene = self.player.until(wanted).await.expect("the house wants everybody").clone();
            assert!(!scene.broken, "the rules failed at table {}", self.diary.lock().unwrap().table);
            if scene.is_over() {
                return self;
            }
            let ask = self.choose(&scene);
            self.ask(ask).await;
        }
    }

    async fn ask(&mut self, ask: Ask) {
        let id = self.player.new_id();
        let sent = self.player.ask_as(id.clone(), ask.clone()).await.expect("the house wants everybody");
        self.diary.lock().unwrap().answered.push(Answered { id, ask, sent });
    }

    fn choose(&mut self, scene: &Scene) -> Ask {
        if scene.paused {
            return Ask::Resume;
        }
        let turn = scene.is_my_turn();
        if is_asked(scene, self.seat) && !(turn && self.dice.below(3) == 0) {
            return if self.dice.below(3) == 0 { Ask::Decline } else { Ask::Agree };
        }
        match self.dice.below(80) {
            0..3 => Ask::Undo,
            3..5 => Ask::Say { text: (*self.dice.pick(&PHRASES)).into() },
            5 => Ask::Pause,
            6 => Ask::Leave,
            _ => {
                let action = self.dice.pick(&scene.moves).action.clone();
                Ask::Play { seen: scene.version, action }
            }
        }
    }

    /// Asks for the whole table until it is at this version.
    pub(crate) async fn look_until(mut self, last: Version) -> Diary {
        loop {
            self.ask(Ask::Look { since: Version::START }).await;
            if self.player.version() >= last {
                break;
            }
        }
        // The connection tells its listener no more.
        drop(self.player);
        let mut diary = Arc::into_inner(self.diary).expect("nobody else writes in it").into_inner().unwrap();
        diary.stayed_to = Some(last);
        diary
    }

    /// What is noted of a table that is left.
    pub(crate) fn leave(self) -> Diary {
        drop(self.player);
        Arc::into_inner(self.diary).expect("nobody else writes in it").into_inner().unwrap()
    }
}

/// Whether something is proposed that this seat has not agreed to.
fn is_asked(scene: &Scene, seat: Seat) -> bool {
    let Some(consent) = &scene.proposal else { return false };
    let agreed: SeatSet = serde_json::from_value(consent["agreed"].clone()).expect("it says who has agreed");
    !agreed.contains(seat)
}

/// Watches a table over bare connections until its game is over: no scene that comes may be older than one that came before.
pub(crate) async fn watch(house: SocketAddr, table: String) -> Diary {
    let mut diary = Diary::new(&table, None);
    loop {
        let Ok(mut connection) = Connection::open(house, &table, None, diary.version()).await else {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            continue;
        };
        loop {
            match connection.hear().await {
                Ok(Heard::Scene(scene)) => {
                    diary.note(&scene);
                    if scene.is_over() {
                        return diary;
                    }
                }
                Ok(_) => {}
                Err(ConnectionError::Broken(_)) => break,
                Err(refused) => panic!("{refused}"),
            }
        }
    }
}
