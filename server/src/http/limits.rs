//! Limits on what costs the house something. None of them ever stands between a seated player and a legal move.

use super::{Lobby, Problem};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::time::Instant;

/// So many addresses are remembered; beyond that those who have long been quiet are forgotten.
const MOST_REMEMBERED: usize = 10_000;
/// So many lines one address may have open: a school behind one address plays, and nobody fills the house alone.
const MOST_LINES: usize = 400;

/// A bucket that fills by itself: what somebody may still do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    most: f64,
    a_second: f64,
    counted: Instant,
}

impl Bucket {
    /// A full one.
    pub(crate) fn new(most: f64, a_second: f64) -> Bucket {
        Bucket { left: most, most, a_second, counted: Instant::now() }
    }

    fn count(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.counted).as_secs_f64();
        self.left = (self.left + passed * self.a_second).min(self.most);
        self.counted = now;
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        self.count(now);
        let there = self.left >= 1.0;
        if there {
            self.left -= 1.0;
        }
        there
    }

    /// Takes one in any case; answers when the debt will be paid.
    pub(crate) fn charge(&mut self, now: Instant) -> Instant {
        self.count(now);
        self.left -= 1.0;
        now + std::time::Duration::from_secs_f64((-self.left / self.a_second).max(0.0))
    }

    fn is_full(&mut self, now: Instant) -> bool {
        self.count(now);
        self.left >= self.most
    }
}

/// A bucket for every address.
pub(crate) struct Allowance {
    most: f64,
    a_second: f64,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Allowance {
    pub(crate) fn new(most: f64, a_second: f64) -> Allowance {
        Allowance { most, a_second, buckets: Mutex::new(HashMap::new()) }
    }

    pub(crate) fn take(&self, address: IpAddr, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if buckets.len() >= MOST_REMEMBERED {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        buckets.entry(address).or_insert_with(|| Bucket::new(self.most, self.a_second)).take(now)
    }
}

/// Somebody who may still open a table or get a token.
pub(crate) struct Opener;

impl FromRequestParts<Lobby> for Opener {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, lobby: &Lobby) -> Result<Opener, Problem> {
        let reason = "That is a lot of tables at once; wait a minute and try again.";
        take_one(parts, lobby, &lobby.openings, reason).map(|()| Opener)
    }
}

/// Somebody who may still try a code.
pub(crate) struct Guesser;

impl FromRequestParts<Lobby> for Guesser {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, lobby: &Lobby) -> Result<Guesser, Problem> {
        let reason = "That is a lot of codes at once; wait a minute, or ask for the link.";
        take_one(parts, lobby, &lobby.codes, reason).map(|()| Guesser)
    }
}

/// Somebody who may still look at their history, or carry it elsewhere.
pub(crate) struct Historian;

impl FromRequestParts<Lobby> for Historian {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, lobby: &Lobby) -> Result<Historian, Problem> {
        let reason = "That is a lot of questions at once; wait a minute and try again.";
        take_one(parts, lobby, &lobby.histories, reason).map(|()| Historian)
    }
}

fn take_one(parts: &Parts, lobby: &Lobby, from: &Allowance, reason: &str) -> Result<(), Problem> {
    match stranger(parts, lobby) {
        Some(address) if !from.take(address, Instant::now()) => {
            Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, reason))
        }
        _ => Ok(()),
    }
}

/// How many lines each address has open.
#[derive(Default)]
pub(crate) struct Lines(Mutex<HashMap<IpAddr, usize>>);

/// A line's place among those of its address; it is free again when this is dropped.
pub(crate) struct Place(Option<(Arc<Lines>, IpAddr)>);

impl Lines {
    fn take(self: &Arc<Lines>, address: IpAddr) -> Option<Place> {
        let mut lines = self.counted();
        let open = lines.entry(address).or_default();
        if *open >= MOST_LINES {
            return None;
        }
        *open += 1;
        Some(Place(Some((self.clone(), address))))
    }

    fn counted(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some((lines, address)) = self.0.take() else { return };
        let mut lines = lines.counted();
        if let Some(open) = lines.get_mut(&address) {
            *open -= 1;
            if *open == 0 {
                lines.remove(&address);
            }
        }
    }
}

impl FromRequestParts<Lobby> for Place {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, lobby: &Lobby) -> Result<Place, Problem> {
        let Some(address) = stranger(parts, lobby) else { return Ok(Place(None)) };
        let reason = "Too many lines are open from your address; close some and try again.";
        lobby.lines.take(address).ok_or_else(|| Problem::new(StatusCode::TOO_MANY_REQUESTS, reason))
    }
}

/// The address of somebody from outside. Whoever sits at this very machine needs no protection from themselves.
fn stranger(parts: &Parts, lobby: &Lobby) -> Option<IpAddr> {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    address_of(&parts.headers, peer, lobby.doorway.behind_proxy).filter(|address| !address.is_loopback())
}

/// Where a request comes from. Behind a proxy the last address it has added is believed, and no other.
fn address_of(headers: &HeaderMap, peer: Option<IpAddr>, behind_proxy: bool) -> Option<IpAddr> {
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let last = forwarded.and_then(|header| header.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    if behind_proxy { last.or(peer) } else { peer }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_gives_what_it_holds_and_fills_again() {
        let mut bucket = Bucket::new(2.0, 1.0);
        let now = Instant::now();
        assert_eq!([bucket.take(now), bucket.take(now), bucket.take(now)], [true, true, false]);
        assert!(bucket.take(now + Duration::from_secs(1)));
    }

    #[test]
    fn a_debt_is_paid_by_waiting() {
        let mut bucket = Bucket::new(1.0, 2.0);
        let now = Instant::now();
        assert_eq!(bucket.charge(now), now);
        assert_eq!(bucket.charge(now), now + Duration::from_millis(500));
    }

    #[test]
    fn one_address_does_not_use_up_what_another_may_do() {
        let allowance = Allowance::new(1.0, 1.0);
        let (a, b) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let now = Instant::now();
        assert!(allowance.take(a, now) && !allowance.take(a, now) && allowance.take(b, now));
    }

    #[test]
    fn a_line_that_is_closed_makes_room_for_another() {
        let lines = Arc::new(Lines::default());
        let (a, b) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let mut open: Vec<Place> = (0..MOST_LINES).map(|_| lines.take(a).unwrap()).collect();
        assert!(lines.take(a).is_none() && lines.take(b).is_some());
        open.pop();
        open.push(lines.take(a).unwrap());
        assert!(lines.take(a).is_none());
        drop(open);
        assert!(lines.counted().is_empty());
    }

    #[test]
    fn only_the_proxys_own_word_is_believed() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "1.2.3.4, 5.6.7.8".parse().unwrap());
        let peer = Some(IpAddr::from([9, 9, 9, 9]));
        assert_eq!(address_of(&headers, peer, true), Some(IpAddr::from([5, 6, 7, 8])));
        assert_eq!(address_of(&headers, peer, false), peer);
    }
}
