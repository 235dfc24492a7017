//! Limits on what costs the house something: every write and every costly read is metered by person and by network.
//! None of them ever stands between a seated player and a legal move.

use super::address::Network;
use super::people::Person;
use super::{AppState, Problem};
use crate::secret::KeyHash;
use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// So many sockets one network may have open: a school behind one address plays, and nobody fills the house alone.
pub(crate) const MOST_SOCKETS_OF_ONE: usize = 400;
/// And so many connections of any kind.
pub(crate) const MOST_CONNECTIONS_OF_ONE: usize = 600;
/// Buckets that are full again are forgotten this often.
const SWEEP_EVERY: Duration = Duration::from_secs(10);
/// Whoever is refused is told so after a pause, so that asking in vain as fast as possible costs the house little.
const LONGEST_PAUSE: Duration = Duration::from_millis(100);

/// What is metered, each for itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Limit {
    /// Opening tables, and being known from then on.
    Open,
    /// Taking, leaving, carrying and giving away seats.
    Seat,
    /// Anything else over a socket that a table writes down and that is no move.
    Write,
    /// Looking at tables and things, and asking for what is refused.
    Look,
    /// Opening sockets. Whoever has a seat may always have one.
    Connect,
    /// Stories, records and replays.
    Record,
    /// Lists of what somebody has played, and carrying them elsewhere.
    History,
    /// Codes that no table has.
    Code,
}

/// So many at once, and then one after every so many seconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rate {
    pub(crate) at_once: f64,
    pub(crate) then_every: f64,
}

const fn rate(at_once: f64, then_every: f64) -> Rate {
    Rate { at_once, then_every }
}

impl Limit {
    /// What one person may do.
    const fn of_person(self) -> Rate {
        match self {
            Limit::Open => rate(120.0, 5.0),
            Limit::Seat => rate(60.0, 5.0),
            Limit::Write => rate(30.0, 1.0),
            Limit::Look => rate(60.0, 0.1),
            Limit::Connect => rate(120.0, 0.5),
            Limit::Record => rate(30.0, 1.0),
            Limit::History => rate(60.0, 1.0),
            Limit::Code => rate(20.0, 60.0),
        }
    }

    /// What everybody in one network together may do.
    pub(crate) const fn of_network(self) -> Rate {
        match self {
            Limit::Open => rate(60.0, 1.0),
            Limit::Seat => rate(120.0, 1.0),
            Limit::Write => rate(300.0, 0.1),
            Limit::Look => rate(600.0, 0.01),
            Limit::Connect => rate(800.0, 0.1),
            Limit::Record => rate(60.0, 0.5),
            Limit::History => rate(60.0, 1.0),
            Limit::Code => rate(20.0, 60.0),
        }
    }

    /// Whether nothing is written by it.
    const fn is_read(self) -> bool {
        matches!(self, Limit::Look | Limit::Connect | Limit::Record | Limit::History)
    }

    fn reason(self) -> &'static str {
        match self {
            Limit::Open => "That is a lot of tables at once; wait a minute and try again.",
            Limit::Seat => "That is a lot of coming and going; wait a minute and try again.",
            Limit::Code => "That is a lot of codes at once; wait a minute, or ask for the link.",
            Limit::Write | Limit::Look | Limit::Connect | Limit::Record | Limit::History => {
                "That is a lot of questions at once; wait a minute and try again."
            }
        }
    }
}

/// A bucket that fills by itself: what somebody may still do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    rate: Rate,
    counted: Instant,
}

impl Bucket {
    /// A full one for whatever one person may do.
    pub(crate) fn full(limit: Limit) -> Bucket {
        Bucket::new(limit.of_person(), Instant::now())
    }

    fn new(rate: Rate, now: Instant) -> Bucket {
        Bucket { left: rate.at_once, rate, counted: now }
    }

    fn count(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.counted).as_secs_f64();
        self.left = (self.left + passed / self.rate.then_every).min(self.rate.at_once);
        self.counted = now;
    }

    /// How long it takes until there is one to take; no time, if there is one.
    fn wait(&mut self, now: Instant) -> Duration {
        self.count(now);
        Duration::from_secs_f64(((1.0 - self.left) * self.rate.then_every).max(0.0))
    }

    /// Takes one in any case; answers when the debt will be paid.
    pub(crate) fn charge(&mut self, now: Instant) -> Instant {
        self.count(now);
        self.left -= 1.0;
        now + Duration::from_secs_f64((-self.left * self.rate.then_every).max(0.0))
    }

    fn is_full(&mut self, now: Instant) -> bool {
        self.count(now);
        self.left >= self.rate.at_once
    }
}

/// Who pays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Payer {
    Person(KeyHash),
    Network(Network),
}

impl Payer {
    fn rate(self, limit: Limit) -> Rate {
        match self {
            Payer::Person(_) => limit.of_person(),
            Payer::Network(_) => limit.of_network(),
        }
    }
}

/// The one meter of the house.
pub(crate) struct Meter(Mutex<Buckets>);

struct Buckets {
    buckets: HashMap<(Limit, Payer), Bucket>,
    swept: Instant,
}

impl Default for Meter {
    fn default() -> Meter {
        Meter(Mutex::new(Buckets { buckets: HashMap::new(), swept: Instant::now() }))
    }
}

impl Meter {
    /// Lets a request pass, or refuses it with a reason and says when to try again. Whoever sits at this very machine reads as
    /// much as they like.
    pub(crate) async fn admit(&self, limit: Limit, person: &Person) -> Result<(), Problem> {
        if limit.is_read() && person.network().is_none() {
            return Ok(());
        }
        let Err(wait) = self.take(limit, person, Instant::now()) else { return Ok(()) };
        metrics::counter!("undercroft_limited_total").increment(1);
        sleep(wait.min(LONGEST_PAUSE)).await;
        Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, limit.reason()).after(wait))
    }

    /// Takes one of the person's and one of the network's, if there is one of both; else says how long it takes until there is.
    fn take(&self, limit: Limit, person: &Person, now: Instant) -> Result<(), Duration> {
        let mut buckets = self.buckets(now);
        let wait = payers(person).map(|payer| buckets.of(limit, payer, now).wait(now)).max();
        match wait {
            Some(wait) if wait > Duration::ZERO => Err(wait),
            _ => {
                for payer in payers(person) {
                    buckets.of(limit, payer, now).charge(now);
                }
                Ok(())
            }
        }
    }

    /// What was admitted cost nothing after all.
    pub(crate) fn give_back(&self, limit: Limit, person: &Person) {
        let now = Instant::now();
        let mut buckets = self.buckets(now);
        payers(person).for_each(|payer| buckets.of(limit, payer, now).left += 1.0);
    }

    /// Whether somebody who asks over a socket may still do it. There the person pays alone, so that nobody at a table is kept from
    /// anything by whoever shares their network.
    pub(crate) fn has_left(&self, limit: Limit, person: &Person, now: Instant) -> bool {
        let payer = payers(person).next();
        payer.is_none_or(|payer| self.buckets(now).of(limit, payer, now).wait(now) == Duration::ZERO)
    }

    /// Takes one of whoever has done it over a socket.
    pub(crate) fn charge(&self, limit: Limit, person: &Person, now: Instant) {
        if let Some(payer) = payers(person).next() {
            self.buckets(now).of(limit, payer, now).charge(now);
        }
    }

    fn buckets(&self, now: Instant) -> MutexGuard<'_, Buckets> {
        let mut buckets = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if now.saturating_duration_since(buckets.swept) >= SWEEP_EVERY {
            buckets.swept = now;
            buckets.buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        buckets
    }
}

impl Buckets {
    fn of(&mut self, limit: Limit, payer: Payer, now: Instant) -> &mut Bucket {
        self.buckets.entry((limit, payer)).or_insert_with(|| Bucket::new(payer.rate(limit), now))
    }
}

/// The person first, where they are known.
fn payers(person: &Person) -> impl Iterator<Item = Payer> {
    let known = person.hash().map(Payer::Person);
    known.into_iter().chain(person.network().map(Payer::Network))
}

/// How many connections each network has open, of as many as it may.
pub(crate) struct OpenConnections {
    most: usize,
    open: Mutex<HashMap<Network, usize>>,
}

/// A connection's place among those of its network; it is free again when this is dropped.
pub(crate) struct Place(Option<(Arc<OpenConnections>, Network)>);

impl Place {
    /// That of a connection which nobody counts.
    pub(crate) const UNCOUNTED: Place = Place(None);
}

impl OpenConnections {
    pub(crate) fn new(most: usize) -> Arc<OpenConnections> {
        Arc::new(OpenConnections { most, open: Mutex::default() })
    }

    /// A place for one more connection of a network, if there is one.
    pub(crate) fn take(self: &Arc<OpenConnections>, network: Network) -> Option<Place> {
        let mut counts = self.counted();
        let open = counts.entry(network).or_default();
        if *open >= self.most {
            return None;
        }
        *open += 1;
        Some(Place(Some((self.clone(), network))))
    }

    fn counted(&self) -> MutexGuard<'_, HashMap<Network, usize>> {
        self.open.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some((connections, network)) = self.0.take() else { return };
        let mut counts = connections.counted();
        if let Some(open) = counts.get_mut(&network) {
            *open -= 1;
            if *open == 0 {
                counts.remove(&network);
            }
        }
    }
}

impl FromRequestParts<AppState> for Place {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Place, Problem> {
        let Some(network) = Network::of(parts, app)? else { return Ok(Place::UNCOUNTED) };
        let reason = "Too many lines are open from your address; close some and try again.";
        app.connections.take(network).ok_or_else(|| Problem::new(StatusCode::TOO_MANY_REQUESTS, reason))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secret::Key;
    use std::net::IpAddr;

    const SEAT: Rate = Limit::Seat.of_person();

    fn network(last: u8) -> Network {
        Network::containing(IpAddr::from([10, 0, 0, last]))
    }

    fn somebody_in(last: u8) -> Person {
        Person::of(Some(Key::new().unwrap()), Some(network(last)))
    }

    /// How often somebody may do it at once.
    fn at_once(meter: &Meter, limit: Limit, person: &Person, now: Instant) -> f64 {
        (0..).take_while(|_| meter.take(limit, person, now).is_ok()).count() as f64
    }

    #[test]
    fn a_person_may_do_so_much_at_once_and_more_after_a_while() {
        let (meter, ann, now) = (Meter::default(), somebody_in(1), Instant::now());
        assert_eq!(at_once(&meter, Limit::Seat, &ann, now), SEAT.at_once);
        let later = now + Duration::from_secs_f64(2.0 * SEAT.then_every);
        assert_eq!(at_once(&meter, Limit::Seat, &ann, later), 2.0);
    }

    #[test]
    fn whoever_comes_under_ever_new_names_pays_with_the_network() {
        let (meter, now) = (Meter::default(), Instant::now());
        let done = (0..1_000).filter(|_| meter.take(Limit::Seat, &somebody_in(1), now).is_ok()).count();
        assert_eq!(done as f64, Limit::Seat.of_network().at_once);
        assert!(meter.take(Limit::Seat, &somebody_in(2), now).is_ok(), "elsewhere nobody notices");
    }

    #[test]
    fn what_is_refused_costs_nothing() {
        let (meter, ann, now) = (Meter::default(), somebody_in(1), Instant::now());
        at_once(&meter, Limit::Seat, &ann, now);
        assert!((0..1_000).all(|_| meter.take(Limit::Seat, &ann, now).is_err()));
        let next = now + Duration::from_secs_f64(SEAT.then_every);
        assert!(meter.take(Limit::Seat, &ann, next).is_ok());
    }

    #[test]
    fn one_limit_does_not_use_up_another() {
        let (meter, ann, now) = (Meter::default(), somebody_in(1), Instant::now());
        at_once(&meter, Limit::Seat, &ann, now);
        assert!(meter.take(Limit::Open, &ann, now).is_ok());
    }

    #[test]
    fn over_a_socket_everybody_pays_for_themselves() {
        let (meter, ann, now) = (Meter::default(), somebody_in(1), Instant::now());
        for _ in 0..Limit::Write.of_person().at_once as usize {
            assert!(meter.has_left(Limit::Write, &ann, now));
            meter.charge(Limit::Write, &ann, now);
        }
        assert!(!meter.has_left(Limit::Write, &ann, now));
        assert!(meter.has_left(Limit::Write, &somebody_in(1), now));
        assert!(meter.has_left(Limit::Write, &ann, now + Duration::from_secs(1)));
    }

    #[test]
    fn a_debt_is_paid_by_waiting() {
        let (mut bucket, now) = (Bucket::full(Limit::Look), Instant::now());
        let free = Limit::Look.of_person().at_once as usize;
        assert!((0..free).all(|_| bucket.charge(now) <= now));
        assert!(bucket.charge(now) > now);
    }

    #[test]
    fn whoever_has_been_quiet_is_forgotten() {
        let (meter, ann, now) = (Meter::default(), somebody_in(1), Instant::now());
        meter.take(Limit::Seat, &ann, now).unwrap();
        assert!(meter.buckets(now + Duration::from_secs(3_600)).buckets.is_empty());
    }

    #[test]
    fn a_connection_that_is_closed_makes_room_for_another() {
        let connections = OpenConnections::new(3);
        let mut open: Vec<Place> = (0..3).map(|_| connections.take(network(1)).unwrap()).collect();
        assert!(connections.take(network(1)).is_none() && connections.take(network(2)).is_some());
        open.pop();
        open.push(connections.take(network(1)).unwrap());
        assert!(connections.take(network(1)).is_none());
        drop(open);
        assert!(connections.counted().is_empty());
    }
}
