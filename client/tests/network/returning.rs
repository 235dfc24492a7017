//! A network that is gone for a while.

use crate::chance::Chance;
use crate::guest::Guest;
use crate::house::House;
use crate::network::{Network, State, Weather};
use serde_json::json;
use std::time::Duration;
use tokio::time::{Instant, timeout};
use undercroft_client::{Player, Sent};
use undercroft_server::store::Version;
use undercroft_server::wire::Ask;

/// How soon after the network's return a client has to know everything.
const SOON: Duration = Duration::from_secs(1);
const OUTAGES: u64 = 4;

/// Somebody on a network and somebody beside it, at one table.
struct Scenario {
    network: Network,
    away: Player,
    present: Guest,
    _house: House,
}

impl Scenario {
    async fn new() -> Scenario {
        let house = House::on_sqlite().await;
        let network = Network::between(house.copies.clone(), Weather::FAIR, Chance::new(1)).await;
        let api = house.api(0);
        let (host, guest) = (api.token().await.unwrap(), api.token().await.unwrap());
        let wish = json!({"game": "bidding", "players": 2, "name": "Ann"});
        let table = api.open(&host, wish).await.unwrap();
        api.sit(&table, &guest, "Bob").await.unwrap();
        let mut away =
            Player::new(network.address, &table, Some(&host)).with_patience(Duration::from_millis(300));
        away.until(|_| true).await.unwrap();
        let present = Guest::new(&house.copies, &table, Some(&guest), Chance::new(2));
        Scenario { network, away, present, _house: house }
    }

    /// Something happens at the table.
    async fn something_happens(&mut self) -> Version {
        match self.present.ask(Ask::Say { text: "Hello!".into() }).await.unwrap() {
            Sent::Done(version) => version,
            refused => panic!("{refused:?}"),
        }
    }

    /// The network is gone in this way for a while, something happens, and it comes back.
    async fn outage(&mut self, state: State, lasting: Duration) {
        self.network.becomes(state);
        let news = self.something_happens().await;
        let missed = timeout(lasting, self.away.until(|scene| scene.version >= news)).await;
        assert!(missed.is_err(), "nothing comes through while the network is gone");
        self.network.becomes(State::Up);
        let back = Instant::now();
        self.away.until(|scene| scene.version >= news).await.unwrap();
        assert!(back.elapsed() < SOON, "{state:?} for {lasting:?}: right only after {:?}", back.elapsed());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_whose_lines_were_cut_is_right_within_a_second_of_the_networks_return() {
    let mut scenario = Scenario::new().await;
    for number in 1..=OUTAGES {
        scenario.outage(State::Cut, Duration::from_millis(370 * number)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_whose_lines_hang_is_right_within_a_second_of_the_networks_return() {
    let mut scenario = Scenario::new().await;
    for number in 1..=OUTAGES {
        scenario.outage(State::Hanging, Duration::from_millis(700 + 370 * number)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_leaves_a_line_that_hangs_though_nobody_says_that_it_is_broken() {
    let mut scenario = Scenario::new().await;
    scenario.network.becomes(State::Hanging);
    let news = scenario.something_happens().await;
    // Only connections opened from now on carry anything.
    scenario.network.becomes(State::Up);
    let seen = timeout(Duration::from_secs(10), scenario.away.until(|scene| scene.version >= news)).await;
    seen.expect("a new connection is taken up").unwrap();
}
