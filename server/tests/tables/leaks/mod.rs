//! Nothing leaks: two tables that differ only in what an eye may not know give that eye the same bytes, whatever way
//! it asks.
//!
//! Twins are made in two ways. Replayed ones share a seed and a log, but somebody's hidden choice differs. Imagined ones
//! are a real table and the same around a game that a seat imagines. Where everything lies open there are no twins: only the
//! seed is to be guarded, and with it the dice to come.

mod channels;
mod hidden;
mod house;
mod imagined;
mod open;
mod replayed;
mod silence;

use undercroft_catalog::titles;
use undercroft_core::Setup;

/// How many games are played of every title for each kind of twins: `UNDERCROFT_LEAK_GAMES`, or as many as an ordinary
/// run has time for.
fn games() -> u64 {
    std::env::var("UNDERCROFT_LEAK_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(1_000)
}

/// Every number of players and every option of a title, as far as they go together.
fn setups(title: &str) -> Vec<Setup> {
    undercroft_catalog::find(title).unwrap().setups()
}

/// The titles in which somebody hides something.
fn titles_with_secrets() -> impl Iterator<Item = &'static str> {
    titles().iter().filter(|title| !title.is_open()).map(|title| title.about().name)
}

/// Runs a check of every title with secrets, all at the same time.
fn of_every_title_with_secrets(check: impl Fn(&'static str) + Sync) {
    std::thread::scope(|scope| {
        for title in titles_with_secrets() {
            scope.spawn({
                let check = &check;
                move || check(title)
            });
        }
    });
}
