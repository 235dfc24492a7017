//! What was measured, for people and for programs.

use super::check::Findings;
use super::plan::Plan;
use super::server::Memory;
use super::visit::Visit;
use crate::words::{counted, grouped};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::time::Duration;

/// How long everything took, every sample of it, in microseconds and in order.
#[derive(Default)]
pub(super) struct Times {
    ack: Vec<u32>,
    fanout: Vec<u32>,
}

impl Times {
    /// The times of all moves.
    pub(super) fn of(visits: &[Visit]) -> Times {
        let mut tables: HashMap<&str, Vec<&Visit>> = HashMap::new();
        for visit in visits {
            tables.entry(&visit.table).or_default().push(visit);
        }
        let mut times = Times::default();
        for visit in visits {
            for played in &visit.played {
                times.ack.push(micros(played.acknowledged - played.sent));
                // Whoever came after the move was sent did not wait for it.
                let there = tables[visit.table.as_str()]
                    .iter()
                    .filter(|visit| visit.seen.first().is_some_and(|first| first.at <= played.sent));
                let last = there.filter_map(|visit| visit.saw(played.version)).max();
                times.fanout.extend(last.map(|last| micros(last - played.sent)));
            }
        }
        times.ack.sort_unstable();
        times.fanout.sort_unstable();
        times
    }
}

fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}

/// The sample below or at which this share of all samples lies, in milliseconds.
fn percentile(sorted: &[u32], per_cent: usize) -> f64 {
    let rank = (sorted.len() * per_cent).div_ceil(100).max(1);
    sorted.get(rank - 1).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
}

/// What was measured.
#[derive(Default)]
pub(super) struct Figures {
    pub(super) set_up: Duration,
    pub(super) games: u64,
    pub(super) refused: u64,
    pub(super) memory: Memory,
    /// Why clients failed.
    pub(super) failed: Vec<String>,
    pub(super) times: Times,
    pub(super) findings: Findings,
}

impl Figures {
    fn moves(&self) -> usize {
        self.times.ack.len()
    }

    fn moves_per_second(&self, plan: &Plan) -> f64 {
        (10.0 * self.moves() as f64 / plan.time.as_secs_f64()).round() / 10.0
    }

    /// Why the run must not count as a success.
    pub(super) fn trouble(&self) -> Option<String> {
        if let Some(first) = self.findings.diverged.values().next() {
            let clients = counted(self.findings.diverged.len(), "client");
            return Some(format!("{clients} saw what the log does not give; the first: {first}"));
        }
        if let Some(first) = self.failed.first() {
            let clients = counted(self.failed.len(), "client");
            return Some(format!("{clients} failed; the first: {first}"));
        }
        (self.moves() == 0).then(|| "nobody moved in that time; give them more with --seconds".into())
    }

    /// One object for programs.
    pub(super) fn json(&self, plan: &Plan) -> Value {
        let times = |sorted: &[u32]| json!({"p50": percentile(sorted, 50), "p99": percentile(sorted, 99), "max": percentile(sorted, 100)});
        json!({
            "game": plan.game,
            "players": plan.players,
            "tables": plan.tables,
            "clients": plan.clients(),
            "watchers": plan.watchers,
            "idle": plan.idle,
            "think_ms": plan.think.as_millis() as u64,
            "seed": plan.seed,
            "set_up_seconds": (100.0 * self.set_up.as_secs_f64()).round() / 100.0,
            "seconds": plan.time.as_secs(),
            "moves": self.moves(),
            "moves_per_second": self.moves_per_second(plan),
            "ack_ms": times(&self.times.ack),
            "fanout_ms": times(&self.times.fanout),
            "rss_mb": self.memory.now,
            "peak_rss_mb": self.memory.peak,
            "games_finished": self.games,
            "refused": self.refused,
            "failed": self.failed.len(),
            "scenes_compared": self.findings.scenes,
            "diverged": self.findings.diverged.len(),
        })
    }

    /// The same as a small table.
    pub(super) fn for_people(&self, plan: &Plan) -> String {
        let times = |sorted: &[u32]| {
            let [half, most, max] = [50, 99, 100].map(|per_cent| percentile(sorted, per_cent));
            format!("p50 {half:.2} ms, p99 {most:.2} ms, max {max:.2} ms")
        };
        let megabytes = |memory: Option<f64>| memory.map_or("not known".into(), |mb| format!("{mb:.1} MB"));
        let rate = self.moves_per_second(plan);
        let lines = [
            ("tables", format!("{} of {} for {}", grouped(plan.tables as u64), plan.game, plan.players)),
            ("clients", self.clients(plan)),
            ("set-up", format!("{:.1} s", self.set_up.as_secs_f64())),
            ("measured", format!("{} s, thinking about {} ms", plan.time.as_secs(), plan.think.as_millis())),
            ("moves", format!("{}, {rate:.1} a second", grouped(self.moves() as u64))),
            ("ack", times(&self.times.ack)),
            ("fan-out", times(&self.times.fanout)),
            ("server", format!("{}, {} at most", megabytes(self.memory.now), megabytes(self.memory.peak))),
            ("games", format!("{} finished", grouped(self.games))),
            ("refused", format!("{} that came too late", counted(self.refused as usize, "move"))),
            ("diverged", self.diverged()),
        ];
        lines.iter().map(|(name, value)| format!("{name:<10} {value}\n")).collect()
    }

    fn clients(&self, plan: &Plan) -> String {
        let idle = counted(plan.idle, "idle line");
        format!(
            "{}, {} of them watching; {idle}",
            grouped(plan.clients() as u64),
            grouped(plan.watchers as u64)
        )
    }

    fn diverged(&self) -> String {
        let scenes = counted(self.findings.scenes, "scene");
        format!("{} ({scenes} compared with the log)", counted(self.findings.diverged.len(), "client"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::load::visit::{Played, Seen};
    use std::time::Instant;
    use undercroft_server::table::Version;

    #[test]
    fn percentiles_are_samples() {
        let sorted: Vec<u32> = (1..=200).map(|n| n * 1000).collect();
        assert_eq!([50, 99, 100].map(|per_cent| percentile(&sorted, per_cent)), [100.0, 198.0, 200.0]);
        assert_eq!(percentile(&[], 99), 0.0);
        assert_eq!(percentile(&[7000], 50), 7.0);
    }

    #[test]
    fn fan_out_waits_for_the_last_who_was_there() {
        let start = Instant::now();
        let after = |ms| start + Duration::from_millis(ms);
        let visit = |client, seen: &[(u64, u64)], played| Visit {
            client,
            table: "t".into(),
            seat: None,
            seen: seen.iter().map(|&(v, ms)| Seen { version: Version(v), at: after(ms), hash: 0 }).collect(),
            played,
        };
        let played = Played { version: Version(2), sent: after(10), acknowledged: after(12) };
        let visits = [
            visit(0, &[(1, 0), (2, 11)], vec![played]),
            visit(1, &[(1, 1), (3, 17)], Vec::new()),
            // Came while the move was under way.
            visit(2, &[(2, 40)], Vec::new()),
        ];
        let times = Times::of(&visits);
        assert_eq!((times.ack, times.fanout), (vec![2000], vec![7000]));
    }
}
