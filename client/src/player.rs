//! A seat at a table that bad networks cannot confuse.

use crate::seal::Pins;
use crate::{Choice, Connection, ConnectionError, Heard, Received, Scene};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until, timeout, timeout_at};
use undercroft_server::raw::Raw;
use undercroft_server::table::Version;
use undercroft_server::wire::{Ask, Frame};

/// How long a client waits for a sign before it asks again or takes up the connection anew.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long it waits between two tries to take up the connection, at first and at most.
const SHORTEST_PAUSE: Duration = Duration::from_millis(20);
const LONGEST_PAUSE: Duration = Duration::from_millis(400);
/// After so much patience without any sign a connection is taken for dead, though nothing says that it is broken.
const MOST_SILENCES: u32 = 2;

/// What became of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sent {
    /// It is stored under this version.
    Done(Version),
    /// It was refused, by a rule and for a reason.
    Refused(String, String),
}

/// Somebody at a table, or watching it.
pub struct Player {
    /// Any of these addresses leads to the house.
    houses: Vec<SocketAddr>,
    next_house: usize,
    table: String,
    token: Option<String>,
    connection: Option<Connection>,
    scene: Option<Box<Scene>>,
    pins: Pins,
    /// The newest version that an answer has named. Its scene comes after it, and no older one is looked at again.
    answered: Version,
    /// What distinguishes this client's ids from those of its other lives.
    name: String,
    asked: u64,
    patience: Duration,
    most_patience: Duration,
    /// How often in a row the connection was silent for as long as the patience lasts.
    silences: u32,
    /// How often the patience was doubled: once for every wait in vain, and once less for every answer.
    doublings: u32,
    /// Told of every scene that comes, in order.
    listener: Option<Listener>,
    /// Told of every frame that comes, whatever becomes of it.
    witness: Option<Witness>,
}

type Listener = Box<dyn FnMut(&Scene) + Send>;
type Witness = Box<dyn FnMut(&Received) + Send>;

impl Player {
    /// A player who has not called yet.
    pub fn new(house: SocketAddr, table: &str, token: Option<&str>) -> Player {
        Player {
            houses: vec![house],
            next_house: 0,
            table: table.into(),
            token: token.map(String::from),
            connection: None,
            scene: None,
            pins: Pins::default(),
            answered: Version::START,
            name: format!(
                "{:x}",
                std::time::SystemTime::now()
                    .duration_since(std::time::UNIX_EPOCH)
                    .map_or(0, |d| d.as_nanos())
            ),
            asked: 0,
            patience: PATIENCE,
            most_patience: PATIENCE,
            silences: 0,
            doublings: 0,
            listener: None,
            witness: None,
        }
    }

    /// Also tries these addresses when the connection breaks: other copies of the same house.
    pub fn or_at(mut self, houses: impl IntoIterator<Item = SocketAddr>) -> Player {
        self.houses.extend(houses);
        self
    }

    /// Waits this long for a sign before asking again.
    pub fn with_patience(self, patience: Duration) -> Player {
        self.with_growing_patience(patience, patience)
    }

    /// Waits twice as long each time nothing came, up to `most`, and again less with every answer. Many clients who are all a
    /// little too impatient keep a busy house busy with nothing but their coming back; but whoever waits long notices
    /// later that a connection hangs.
    pub fn with_growing_patience(mut self, patience: Duration, most: Duration) -> Player {
        (self.patience, self.most_patience) = (patience, most);
        self
    }

    /// Has a listener told of every scene that comes.
    pub fn telling(mut self, listener: impl FnMut(&Scene) + Send + 'static) -> Player {
        self.listener = Some(Box::new(listener));
        self
    }

    /// Has a witness told of every frame as it came, for whoever measures or checks the server.
    pub fn witnessed_by(mut self, witness: impl FnMut(&Received) + Send + 'static) -> Player {
        self.witness = Some(Box::new(witness));
        self
    }

    /// The newest scene, if any has come yet.
    pub fn scene(&self) -> Option<&Scene> {
        self.scene.as_deref()
    }

    /// The version this client has.
    pub fn version(&self) -> Version {
        self.scene.as_ref().map_or(Version::START, |scene| scene.version)
    }

    /// Breaks the connection, as a bad network would.
    pub fn hang_up(&mut self) {
        self.connection = None;
    }

    /// How long this client waits now.
    fn patience(&self) -> Duration {
        (self.patience * 2_u32.saturating_pow(self.doublings)).min(self.most_patience)
    }

    /// The open connection, taken up anew if it broke.
    async fn connection(&mut self) -> Result<&mut Connection, ConnectionError> {
        if self.connection.is_none() {
            self.connection = Some(self.call().await?);
            self.silences = 0;
        }
        Ok(self.connection.as_mut().expect("just opened"))
    }

    /// Tries until a connection is open. A try that hangs is given its time but does not keep others from being made, so that
    /// a network that is back is found at once.
    async fn call(&mut self) -> Result<Connection, ConnectionError> {
        let mut tries = JoinSet::new();
        let mut pause = SHORTEST_PAUSE;
        loop {
            let house = self.houses[self.next_house % self.houses.len()];
            let (table, token, since) = (self.table.clone(), self.token.clone(), self.version());
            let open = async move { Connection::open(house, &table, token.as_deref(), since).await };
            tries.spawn(timeout(self.patience(), open));
            let mut again = Instant::now() + LONGEST_PAUSE;
            while let Ok(Some(tried)) = timeout_at(again, tries.join_next()).await {
                match tried {
                    Ok(Ok(Ok(connection))) => return Ok(connection),
                    Ok(Ok(Err(ConnectionError::Refused(reason)))) => {
                        return Err(ConnectionError::Refused(reason));
                    }
                    _ => again = again.min(Instant::now() + pause),
                }
            }
            sleep_until(again).await;
            pause = (pause * 2).min(LONGEST_PAUSE);
            self.next_house += 1;
        }
    }

    /// Takes in a frame; gives back an answer to a request.
    fn take_in(&mut self, heard: Heard) -> Option<(String, Option<Sent>)> {
        match heard {
            Heard::Scene(scene) => {
                // A connection that delivers late or twice must not turn the clock back.
                if scene.version >= self.version() {
                    if let Some(listener) = &mut self.listener {
                        listener(&scene);
                    }
                    self.scene = Some(scene);
                }
                None
            }
            Heard::Done { id, version } => {
                self.doublings = self.doublings.saturating_sub(1);
                self.answered = self.answered.max(version);
                Some((id, Some(Sent::Done(version))))
            }
            Heard::Refused { id, rule, reason } => Some((id, Some(Sent::Refused(rule, reason)))),
            Heard::Later { id, .. } => Some((id, None)),
            Heard::Welcome(_) | Heard::Present { .. } => None,
        }
    }

    /// Hears one frame, or nothing within the patience; a broken connection is dropped.
    async fn hear(&mut self, until: Instant) -> Result<Option<Heard>, ConnectionError> {
        let connection = self.connection().await?;
        match timeout_at(until, connection.receive()).await {
            Ok(Ok(received)) => {
                self.silences = 0;
                if let Some(witness) = &mut self.witness {
                    witness(&received);
                }
                if let Heard::Scene(scene) = &received.heard {
                    self.see_to_the_seal(scene).await?;
                }
                Ok(Some(received.heard))
            }
            Ok(Err(ConnectionError::Refused(reason))) => Err(ConnectionError::Refused(reason)),
            Ok(Err(ConnectionError::Broken(_))) => {
                self.connection = None;
                Ok(None)
            }
            Err(_) => {
                self.silences += 1;
                if self.patience() < self.most_patience {
                    self.doublings += 1;
                }
                // A network may swallow a connection without a word, and a house may hang: try another.
                if self.silences >= MOST_SILENCES {
                    self.connection = None;
                    self.next_house += 1;
                }
                Ok(None)
            }
        }
    }

    /// Mixes something into the deal where that is asked for, and holds the house to its promise.
    async fn see_to_the_seal(&mut self, scene: &Scene) -> Result<(), ConnectionError> {
        if self.pins.is_broken_by(scene) {
            return Err(ConnectionError::Refused(
                "the table has changed what it promised of its chance".into(),
            ));
        }
        if let Some(ask) = self.pins.answer(scene) {
            let frame = Frame { id: self.new_id(), ask };
            if self.connection().await?.send(&frame).await.is_err() {
                self.connection = None;
            }
        }
        Ok(())
    }

    /// A new id.
    pub fn new_id(&mut self) -> String {
        self.asked += 1;
        format!("{}-{}", self.name, self.asked)
    }

    /// Asks for something and waits until it has surely happened or surely not.
    ///
    /// # Errors
    /// If the house does not want this client any more.
    pub async fn ask(&mut self, ask: Ask) -> Result<Sent, ConnectionError> {
        let id = self.new_id();
        self.ask_as(id, ask).await
    }

    /// The same under an id of the caller's choice.
    ///
    /// # Errors
    /// If the house does not want this client any more.
    pub async fn ask_as(&mut self, id: String, ask: Ask) -> Result<Sent, ConnectionError> {
        let frame = Frame { id, ask };
        loop {
            if self.connection().await?.send(&frame).await.is_err() {
                self.connection = None;
                continue;
            }
            let until = Instant::now() + self.patience();
            loop {
                let Some(heard) = self.hear(until).await? else { break };
                match self.take_in(heard) {
                    Some((id, Some(sent))) if id == frame.id => return Ok(sent),
                    Some((id, None)) if id == frame.id => {
                        sleep(SHORTEST_PAUSE).await;
                        break;
                    }
                    _ => {}
                }
            }
        }
    }

    /// Plays a move chosen from the newest scene.
    ///
    /// # Errors
    /// If the house does not want this client any more.
    pub async fn play(&mut self, action: &Raw) -> Result<Sent, ConnectionError> {
        let ask = Ask::Play { seen: self.version(), action: action.clone() };
        self.ask(ask).await
    }

    /// Waits for a scene in which something is true, and which shows whatever this client was answered.
    ///
    /// # Errors
    /// If the house does not want this client any more.
    pub async fn until(&mut self, is_so: impl Fn(&Scene) -> bool) -> Result<&Scene, ConnectionError> {
        let mut until = None;
        while !self.scene().is_some_and(|scene| scene.version >= self.answered && is_so(scene)) {
            self.connection().await?;
            let deadline = *until.get_or_insert(Instant::now() + self.patience());
            let heard = self.hear(deadline).await?;
            // Others who come and go say nothing of whether a scene was lost.
            if !matches!(heard, Some(Heard::Present { .. })) {
                until = None;
            }
            match heard {
                Some(heard) => {
                    self.take_in(heard);
                }
                // Silence may be a lost scene: ask.
                None if self.connection.is_some() => {
                    let look = Frame { id: self.new_id(), ask: Ask::Look { since: self.version() } };
                    if self.connection().await?.send(&look).await.is_err() {
                        self.connection = None;
                    }
                    // Or a lost word on the deal, which no newer scene would ask for again.
                    if let Some(scene) = self.scene.clone() {
                        self.see_to_the_seal(&scene).await?;
                    }
                }
                None => {}
            }
        }
        Ok(self.scene().expect("just seen"))
    }

    /// Waits until it is this client's turn and tells what may be done; nothing once the game is over.
    ///
    /// # Errors
    /// If the house does not want this client any more.
    pub async fn my_turn(&mut self) -> Result<Option<Vec<Choice>>, ConnectionError> {
        let scene = self.until(|scene| scene.is_over() || scene.is_my_turn()).await?;
        Ok((!scene.is_over()).then(|| scene.moves.clone()))
    }
}
