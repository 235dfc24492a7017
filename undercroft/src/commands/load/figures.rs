//! What was measured, for people and for programs.

use super::check::Findings;
use super::machine::Machine;
use super::plan::Plan;
use super::samples::Samples;
use super::server::Memory;
use super::visit::Visit;
use crate::words::{counted, grouped};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::time::Duration;

/// How long everything took.
#[derive(Default)]
pub(super) struct Times {
    /// From a move's being sent to its acknowledgement.
    ack: Samples,
    /// From a move's being sent to the last who was shown it.
    fanout: Samples,
}

impl Times {
    /// The times of all moves.
    pub(super) fn of(visits: &[Visit]) -> Times {
        let mut tables: HashMap<&str, Vec<&Visit>> = HashMap::new();
        for visit in visits {
            tables.entry(&visit.table).or_default().push(visit);
        }
        let (mut ack, mut fanout) = (Vec::new(), Vec::new());
        for visit in visits {
            for played in &visit.played {
                ack.push(played.acknowledged - played.sent);
                // Whoever came after the move was sent did not wait for it.
                let there = tables[visit.table.as_str()]
                    .iter()
                    .filter(|visit| visit.seen.first().is_some_and(|first| first.at <= played.sent));
                let last = there.filter_map(|visit| visit.saw(played.version)).max();
                fanout.extend(last.map(|last| last - played.sent));
            }
        }
        Times { ack: ack.into_iter().collect(), fanout: fanout.into_iter().collect() }
    }
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
    /// What the machine took meanwhile.
    pub(super) machine: Machine,
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
            "ack_ms": self.times.ack.json(),
            "fanout_ms": self.times.fanout.json(),
            "flush_ms": self.machine.flush.json(),
            "late_ms": self.machine.late.json(),
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
        let megabytes = |memory: Option<f64>| memory.map_or("not known".into(), |mb| format!("{mb:.1} MB"));
        let rate = self.moves_per_second(plan);
        let lines = [
            ("tables", format!("{} of {} for {}", grouped(plan.tables as u64), plan.game, plan.players)),
            ("clients", self.clients(plan)),
            ("set-up", format!("{:.1} s", self.set_up.as_secs_f64())),
            ("measured", format!("{} s, thinking about {} ms", plan.time.as_secs(), plan.think.as_millis())),
            ("moves", format!("{}, {rate:.1} a second", grouped(self.moves() as u64))),
            ("ack", self.times.ack.for_people()),
            ("fan-out", self.times.fanout.for_people()),
            ("flushing", format!("{}: a page to this disk", self.machine.flush.for_people())),
            ("waking", format!("{}: late after a pause", self.machine.late.for_people())),
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
        let took = |ms| Samples::from_iter([Duration::from_millis(ms)]);
        assert_eq!((times.ack, times.fanout), (took(2), took(7)));
    }
}
