//! Two copies of a house on one PostgreSQL: whoever comes to either sits at the same tables.

mod at_once;
mod games;
mod presence;

use crate::chance::Chance;
use crate::guest::Guest;
use crate::house::House;
use crate::witness;
use serde_json::{Value, json};
use undercroft_server::store::Version;
use undercroft_server::table::{Entry, EntryKind};

/// A table with somebody at each copy of the house.
struct Table {
    house: House,
    name: String,
    tokens: [String; 2],
    /// The one at the first copy and the one at the second.
    guests: [Guest; 2],
}

impl Table {
    async fn open(wish: Value) -> Table {
        Table::open_in(House::on_postgres().await, wish).await
    }

    async fn open_in(house: House, mut wish: Value) -> Table {
        let [one, two] = [house.api(0), house.api(1)];
        let tokens = [one.token().await.unwrap(), two.token().await.unwrap()];
        wish["name"] = json!("Ann");
        let name = one.open(&tokens[0], wish).await.unwrap();
        two.sit(&name, &tokens[1], "Bob").await.unwrap();
        let guest = |number: usize| {
            let chance = Chance::new(number as u64);
            Guest::new(&[house.copies[number]], &name, Some(&tokens[number]), chance)
        };
        let guests = [guest(0), guest(1)];
        Table { house, name, tokens, guests }
    }

    async fn entries(&self) -> Vec<Entry> {
        let log = self.house.log(&self.name).await;
        log.iter().map(|(_, text)| serde_json::from_str(text).unwrap()).collect()
    }

    /// Waits until both have seen as much as the log holds, and compares all they saw with it.
    async fn agrees_with_the_log(mut self) {
        let log = self.house.log(&self.name).await;
        let last = log.last().map_or(Version::START, |(version, _)| *version);
        for guest in &mut self.guests {
            guest.see(last).await.unwrap();
        }
        let testimonies = self.guests.map(Guest::testimony);
        let count = witness::check(&log, &testimonies, 2).unwrap_or_else(|why| panic!("{why}"));
        assert!(count.scenes > 0);
    }
}

/// How many moves stand in a log.
fn moves(entries: &[Entry]) -> usize {
    entries.iter().filter(|entry| matches!(entry.kind, EntryKind::Played { .. })).count()
}
