//! A bad network between clients and the copies of a house.
//!
//! It takes connections apart into WebSocket frames and drops, delays, doubles and overtakes them by a seed; now and
//! then it cuts a connection, also in the middle of the handshake. A frame of a client that is gone may still arrive.

#![allow(dead_code, reason = "every test uses another part of this")]

use super::chance::Chance;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{Instant, sleep_until};

/// How bad it is: what happens to so many of a thousand frames, or connections.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weather {
    lost: u32,
    twice: u32,
    late: u32,
    latest: Duration,
    cut: u32,
    cut_in_handshake: u32,
}

impl Weather {
    pub(crate) const FAIR: Weather =
        Weather { lost: 0, twice: 0, late: 0, latest: Duration::ZERO, cut: 0, cut_in_handshake: 0 };
    pub(crate) const ROUGH: Weather = Weather {
        lost: 15,
        twice: 40,
        late: 120,
        latest: Duration::from_millis(25),
        cut: 3,
        cut_in_handshake: 50,
    };
    pub(crate) const STORM: Weather = Weather {
        lost: 120,
        twice: 120,
        late: 300,
        latest: Duration::from_millis(250),
        cut: 20,
        cut_in_handshake: 250,
    };
}

/// What the network does as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    Up,
    /// Every connection is cut, and new ones are cut at once.
    Cut,
    /// Nothing passes any more on any connection, old or new, and nobody is told.
    Hanging,
}

/// The network. It is gone when this is dropped.
pub(crate) struct Network {
    pub(crate) address: SocketAddr,
    state: watch::Sender<State>,
    task: JoinHandle<()>,
}

impl Drop for Network {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Network {
    /// A network that leads each connection to one of the houses.
    pub(crate) async fn between(houses: Vec<SocketAddr>, weather: Weather, mut chance: Chance) -> Network {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it is bound");
        let (state, states) = watch::channel(State::Up);
        let task = tokio::spawn(async move {
            let mut connections = JoinSet::new();
            while let Ok((client, _)) = listener.accept().await {
                while connections.try_join_next().is_some() {}
                let house = houses[chance.below(houses.len())];
                connections.spawn(watched(relay(client, house, weather, chance.branch()), states.clone()));
            }
        });
        Network { address, state, task }
    }

    pub(crate) fn becomes(&self, state: State) {
        self.state.send_replace(state);
    }
}

/// Carries a connection while the network lets it; one that has hung once never recovers.
async fn watched(relay: impl Future<Output = Option<()>>, mut states: watch::Receiver<State>) {
    let mut relay = pin!(relay);
    loop {
        let state = *states.borrow_and_update();
        match state {
            State::Cut => return,
            State::Hanging => std::future::pending().await,
            State::Up => {
                tokio::select! {
                    _ = &mut relay => return,
                    _ = states.changed() => {}
                }
            }
        }
    }
}

async fn relay(client: TcpStream, house: SocketAddr, weather: Weather, mut chance: Chance) -> Option<()> {
    // Four moments at which a handshake may be cut; most are not.
    let cut_at = chance.hits(weather.cut_in_handshake).then(|| chance.below(4));
    let go_on = |moment| (cut_at != Some(moment)).then_some(());
    go_on(0)?;
    let house = TcpStream::connect(house).await.ok()?;
    client.set_nodelay(true).ok()?;
    house.set_nodelay(true).ok()?;
    let ((mut from_client, mut to_client), (mut from_house, mut to_house)) =
        (client.into_split(), house.into_split());
    let request = header(&mut from_client).await?;
    go_on(1)?;
    to_house.write_all(&request).await.ok()?;
    go_on(2)?;
    let mut response = header(&mut from_house).await?;
    if cut_at == Some(3) {
        to_client.write_all(&response[..response.len() / 2]).await.ok()?;
        return None;
    }
    if !response.starts_with(b"HTTP/1.1 101") {
        to_client.write_all(&response).await.ok()?;
        tokio::io::copy(&mut from_house, &mut to_client).await.ok()?;
        return None;
    }
    let end = response.windows(4).position(|four| four == b"\r\n\r\n")? + 4;
    let first_frames = response.split_off(end);
    to_client.write_all(&response).await.ok()?;
    let cut = watch::Sender::new(false);
    let outlives = chance.hits(500);
    let direction = |chance| Direction { weather, chance, cut: &cut, held: BinaryHeap::new(), passed: 0 };
    let up = direction(chance.branch()).pass(from_client, to_house, Vec::new(), outlives);
    let down = direction(chance.branch()).pass(from_house, to_client, first_frames, false);
    tokio::join!(up, down);
    Some(())
}

/// Reads up to the end of an HTTP header, and perhaps a little more.
async fn header(from: &mut OwnedReadHalf) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    while !bytes.windows(4).any(|four| four == b"\r\n\r\n") {
        if from.read_buf(&mut bytes).await.ok()? == 0 {
            return None;
        }
    }
    Some(bytes)
}

/// One direction of a connection.
struct Direction<'a> {
    weather: Weather,
    chance: Chance,
    cut: &'a watch::Sender<bool>,
    /// Frames that are late: until when, and in which order they came.
    held: BinaryHeap<Reverse<(Instant, u64, Vec<u8>)>>,
    passed: u64,
}

impl Direction<'_> {
    /// Passes frames on until either side is gone; if `outlives`, late frames arrive even then.
    async fn pass(mut self, from: OwnedReadHalf, mut to: OwnedWriteHalf, first: Vec<u8>, outlives: bool) {
        let _ = self.frames(from, &mut to, first).await;
        self.cut.send_replace(true);
        while let Some(Reverse((at, _, frame))) = self.held.pop().filter(|_| outlives) {
            sleep_until(at).await;
            if to.write_all(&frame).await.is_err() {
                return;
            }
        }
    }

    async fn frames(
        &mut self,
        mut from: OwnedReadHalf,
        to: &mut OwnedWriteHalf,
        mut bytes: Vec<u8>,
    ) -> Option<()> {
        let mut cut = self.cut.subscribe();
        if *cut.borrow() {
            return None;
        }
        loop {
            while let Some(length) = frame_length(&bytes) {
                let rest = bytes.split_off(length);
                self.frame(std::mem::replace(&mut bytes, rest), to).await?;
            }
            let due = self.held.peek().map(|Reverse((at, _, _))| *at);
            tokio::select! {
                read = from.read_buf(&mut bytes) => {
                    if read.ok()? == 0 {
                        return None;
                    }
                }
                () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => {
                    let Reverse((_, _, frame)) = self.held.pop()?;
                    to.write_all(&frame).await.ok()?;
                }
                _ = cut.changed() => return None,
            }
        }
    }

    /// What becomes of a frame; nothing if the connection is cut instead.
    async fn frame(&mut self, frame: Vec<u8>, to: &mut OwnedWriteHalf) -> Option<()> {
        // Pings, pongs and goodbyes are not what is tested.
        if frame[0] & 0x08 != 0 {
            return to.write_all(&frame).await.ok();
        }
        if self.chance.hits(self.weather.cut) {
            return None;
        }
        if self.chance.hits(self.weather.lost) {
            return Some(());
        }
        let copies = 1 + usize::from(self.chance.hits(self.weather.twice));
        for _ in 0..copies {
            if self.chance.hits(self.weather.late) {
                let by = self.chance.below(self.weather.latest.as_micros() as usize) as u64;
                self.passed += 1;
                let at = Instant::now() + Duration::from_micros(by);
                self.held.push(Reverse((at, self.passed, frame.clone())));
            } else {
                to.write_all(&frame).await.ok()?;
            }
        }
        Some(())
    }
}

/// How long the first frame is, if all of it is there.
fn frame_length(bytes: &[u8]) -> Option<usize> {
    let second = *bytes.get(1)?;
    let mask = if second & 0x80 == 0 { 0 } else { 4 };
    let (header, payload) = match second & 0x7f {
        126 => (4, usize::from(u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?))),
        127 => (10, u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?) as usize),
        short => (2, usize::from(short)),
    };
    let length = header + mask + payload;
    (bytes.len() >= length).then_some(length)
}
