//! Somebody who plays whole games by chance and remembers everything.

#![allow(dead_code, reason = "every test uses another part of this")]

use super::chance::Chance;
use super::witness::{Request, Testimony};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use undercroft_client::{ConnectionError, Player, Scene, Sent};
use undercroft_core::SeatSet;
use undercroft_server::store::Version;
use undercroft_server::wire::Ask;

/// How often in a thousand turns somebody does something else than play.
#[derive(Clone, Copy)]
pub(crate) struct Whims {
    pub(crate) say: u32,
    pub(crate) undo: u32,
    pub(crate) pause: u32,
    pub(crate) leave: u32,
    pub(crate) hang_up: u32,
}

impl Whims {
    pub(crate) const NONE: Whims = Whims { say: 0, undo: 0, pause: 0, leave: 0, hang_up: 0 };
    pub(crate) const SOME: Whims = Whims { say: 40, undo: 30, pause: 15, leave: 1, hang_up: 5 };
}

pub(crate) struct Guest {
    pub(crate) player: Player,
    token: Option<String>,
    scenes: Arc<Mutex<Vec<Scene>>>,
    requests: Vec<Request>,
    pub(crate) chance: Chance,
}

impl Guest {
    /// Somebody with a token, or a spectator, who calls at the first address and then the others.
    pub(crate) fn new(at: &[SocketAddr], table: &str, token: Option<&str>, chance: Chance) -> Guest {
        let scenes: Arc<Mutex<Vec<Scene>>> = Arc::default();
        let heard = scenes.clone();
        let player = Player::new(at[0], table, token)
            .or_at(at[1..].iter().copied())
            .with_growing_patience(Duration::from_millis(150), Duration::from_secs(5))
            .telling(move |scene| heard.lock().expect("nobody panics").push(scene.clone()));
        Guest { player, token: token.map(String::from), scenes, requests: Vec::new(), chance }
    }

    pub(crate) async fn ask(&mut self, ask: Ask) -> Result<Sent, ConnectionError> {
        let id = self.player.new_id();
        self.ask_as(id, ask).await
    }

    pub(crate) async fn ask_as(&mut self, id: String, ask: Ask) -> Result<Sent, ConnectionError> {
        let sent = self.player.ask_as(id.clone(), ask.clone()).await?;
        if !matches!(ask, Ask::Look { .. }) {
            self.requests.push(Request { id, ask, sent: sent.clone() });
        }
        Ok(sent)
    }

    /// Asks, and looks until what followed is to be seen.
    async fn ask_and_see(&mut self, ask: Ask) -> Result<(), ConnectionError> {
        match self.ask(ask).await? {
            Sent::Done(version) => self.see(version).await,
            // Whoever is refused may not have seen the newest.
            Sent::Refused(..) => {
                self.ask(Ask::Look { since: self.player.version() }).await?;
                Ok(())
            }
        }
    }

    /// Looks until a version is to be seen.
    pub(crate) async fn see(&mut self, version: Version) -> Result<(), ConnectionError> {
        self.player.until(|scene| scene.version >= version).await?;
        Ok(())
    }

    /// Plays until the game is over.
    pub(crate) async fn play(&mut self, whims: Whims) -> Result<(), ConnectionError> {
        while self.turn(whims).await? {}
        Ok(())
    }

    /// Waits for something to do and does it; nothing once the game is over.
    pub(crate) async fn turn(&mut self, whims: Whims) -> Result<bool, ConnectionError> {
        let scene =
            self.player.until(|scene| scene.is_over() || scene.is_my_turn() || wants_me(scene)).await?;
        if scene.is_over() {
            return Ok(false);
        }
        let chance = &mut self.chance;
        let ask = if scene.paused {
            Ask::Resume
        } else if wants_me(scene) {
            if chance.hits(700) { Ask::Agree } else { Ask::Decline }
        } else if chance.hits(whims.hang_up) {
            self.player.hang_up();
            return Ok(true);
        } else if chance.hits(whims.leave) {
            self.ask_and_see(Ask::Leave).await?;
            Ask::Return
        } else if chance.hits(whims.pause) {
            Ask::Pause
        } else if chance.hits(whims.undo) {
            Ask::Undo
        } else if chance.hits(whims.say) {
            Ask::Say { text: "Well played!".into() }
        } else {
            let choice = &scene.moves[chance.below(scene.moves.len())];
            Ask::Play { seen: scene.version, action: choice.action.clone() }
        };
        self.ask_and_see(ask).await?;
        Ok(true)
    }

    /// Everything this client saw and was told.
    pub(crate) fn testimony(self) -> Testimony {
        let scenes = std::mem::take(&mut *self.scenes.lock().expect("nobody panics"));
        Testimony { token: self.token, scenes, requests: self.requests }
    }
}

/// Whether all wait for somebody's word, beside any move.
fn wants_me(scene: &Scene) -> bool {
    let agreed = |proposal: &serde_json::Value| -> SeatSet {
        serde_json::from_value(proposal["agreed"].clone()).expect("a set of seats")
    };
    let asked = scene.proposal.as_ref().zip(scene.seat);
    (scene.paused && scene.seat.is_some() && !scene.is_over())
        || asked.is_some_and(|(proposal, seat)| !agreed(proposal).contains(seat))
}
