//! What a simulation found.

use crate::histogram::Spread;
use crate::plan::Plan;
use crate::tally::Tally;
use serde::Serialize;
use serde_json::{Map, Value};
use undercroft_core::{Outcome, Setup, Study};

/// The result of a simulation.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The short name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many played.
    pub players: usize,
    /// The options, those left out with their defaults.
    pub options: Map<String, Value>,
    /// Whether the table brought its own cards.
    pub own_cards: bool,
    /// With how many card packs.
    #[serde(skip_serializing_if = "is_zero")]
    pub packs: usize,
    /// What all chance followed from.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// How many decisions were made in them.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// On how many threads.
    pub threads: usize,
    /// Games a second, on all threads together.
    pub games_per_second: f64,
    /// Decisions a second, on all threads together.
    pub decisions_per_second: f64,
    /// The bots in the order given.
    pub bots: Vec<String>,
    /// The wins of each bot, a shared win as a fraction for each.
    pub wins: Vec<f64>,
    /// Each bot more closely.
    pub results: Vec<BotResult>,
    /// The wins of each seat, whoever sat there.
    pub wins_by_seat: Vec<f64>,
    /// Games with several winners.
    pub shared_wins: u64,
    /// Games that everybody lost.
    pub without_winner: u64,
    /// How long a game was.
    pub length: Length,
    /// Of every decision and outcome: the same for the same plan on any number of threads.
    pub hash: String,
    /// Whether the plan plays out the same next time: not if a bot thinks by the clock.
    pub repeatable: bool,
}

/// A simulation and what the game itself counts in it.
#[derive(Clone, Debug, Serialize)]
pub struct Studied {
    /// What is found of every game.
    #[serde(flatten)]
    pub report: Report,
    /// Each seat more closely, whoever sat there.
    pub seats: Vec<SeatResult>,
    /// What is found of this one.
    pub study: Study,
}

/// How one seat did.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SeatResult {
    /// Its wins as a share of all games.
    pub share: f64,
    /// The lower end of the 95 % interval of the share.
    pub share_low: f64,
    /// The upper end of it.
    pub share_high: f64,
    /// The share it would have if all seats were alike.
    pub due: f64,
}

/// How one bot did.
#[derive(Clone, Debug, Serialize)]
pub struct BotResult {
    /// The bot.
    pub bot: String,
    /// How many seats it filled in each game.
    pub seats: usize,
    /// Its wins, a shared win as a fraction.
    pub wins: f64,
    /// Its wins as a share of all games.
    pub share: f64,
    /// The lower end of the 95 % interval of the share.
    pub share_low: f64,
    /// The upper end of it.
    pub share_high: f64,
    /// The share it would have if all seats were alike.
    pub chance: f64,
    /// The scores of its seats.
    pub scores: Spread,
}

/// The length of games in decisions.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Length {
    /// The average.
    pub mean: f64,
    /// The shortest game.
    pub min: u64,
    /// The longest.
    pub max: u64,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &usize) -> bool {
    *number == 0
}

pub(crate) fn sum_up(plan: &Plan, tally: &Tally, seconds: f64, threads: usize) -> Report {
    let Setup { game, rules, players, options, cards, packs } = plan.setup.clone();
    let games = tally.games as f64;
    let wins = |parts: u64| parts as f64 / Outcome::WIN as f64;
    let result = |bot: usize| {
        let wins = wins(tally.by_bot[bot]);
        let (share_low, share_high) = interval(wins / games, games);
        BotResult {
            bot: plan.bots[bot].to_string(),
            seats: plan.seats_of(bot),
            wins,
            share: wins / games,
            share_low,
            share_high,
            chance: plan.seats_of(bot) as f64 / players as f64,
            scores: tally.scores[bot].spread(),
        }
    };
    let results: Vec<BotResult> = (0..plan.bots.len()).map(result).collect();
    Report {
        game,
        rules,
        players,
        options,
        own_cards: cards.is_some(),
        packs: packs.len(),
        seed: plan.seed,
        games: tally.games,
        decisions: tally.decisions,
        seconds,
        threads,
        games_per_second: games / seconds,
        decisions_per_second: tally.decisions as f64 / seconds,
        bots: results.iter().map(|result| result.bot.clone()).collect(),
        wins: results.iter().map(|result| result.wins).collect(),
        results,
        wins_by_seat: tally.by_seat[..players].iter().map(|&parts| wins(parts)).collect(),
        shared_wins: tally.shared,
        without_winner: tally.without_winner,
        length: Length { mean: tally.decisions as f64 / games, min: tally.shortest, max: tally.longest },
        hash: format!("{:016x}", tally.hash),
        repeatable: plan.repeatable(),
    }
}

/// What a report says of each seat.
pub(crate) fn seats(report: &Report) -> Vec<SeatResult> {
    let games = report.games as f64;
    let due = report.wins_by_seat.iter().sum::<f64>() / games / report.players as f64;
    let result = |wins: &f64| {
        let share = wins / games;
        let (share_low, share_high) = interval(share, games);
        SeatResult { share, share_low, share_high, due }
    };
    report.wins_by_seat.iter().map(result).collect()
}

/// The 95 % interval of a share seen in so many games (Wilson's). Shared wins make the true one a little narrower.
fn interval(share: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let middle = share + Z * Z / (2.0 * games);
    let scale = 1.0 + Z * Z / games;
    (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_holds_the_share_and_narrows_with_more_games() {
        let (low, high) = interval(0.25, 400.0);
        assert!((low - 0.210).abs() < 1e-3 && (high - 0.295).abs() < 1e-3, "{low} {high}");
        let (lower, higher) = interval(0.25, 40_000.0);
        assert!(low < lower && lower < 0.25 && 0.25 < higher && higher < high);
    }

    #[test]
    fn no_win_at_all_still_leaves_room_for_some() {
        let (low, high) = interval(0.0, 100.0);
        assert!(low == 0.0 && high > 0.03);
        assert_eq!(interval(1.0, 100.0).1, 1.0);
    }
}
