//! How long something took, again and again.

use serde_json::{Value, json};
use std::time::Duration;

/// Every sample, in microseconds and in order.
#[derive(Default, PartialEq, Debug)]
pub(super) struct Samples(Vec<u32>);

impl FromIterator<Duration> for Samples {
    fn from_iter<I: IntoIterator<Item = Duration>>(times: I) -> Samples {
        let micros = |time: Duration| u32::try_from(time.as_micros()).unwrap_or(u32::MAX);
        let mut samples: Vec<u32> = times.into_iter().map(micros).collect();
        samples.sort_unstable();
        Samples(samples)
    }
}

impl Samples {
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The sample below or at which this share of all samples lies, in milliseconds.
    pub(super) fn percentile(&self, per_cent: usize) -> f64 {
        let rank = (self.0.len() * per_cent).div_ceil(100).max(1);
        self.0.get(rank - 1).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
    }

    /// For programs.
    pub(super) fn json(&self) -> Value {
        let [half, most, max] = self.half_most_max();
        json!({"p50": half, "p99": most, "max": max})
    }

    /// For people.
    pub(super) fn for_people(&self) -> String {
        let [half, most, max] = self.half_most_max();
        format!("p50 {half:.2} ms, p99 {most:.2} ms, max {max:.2} ms")
    }

    fn half_most_max(&self) -> [f64; 3] {
        [50, 99, 100].map(|per_cent| self.percentile(per_cent))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples(milliseconds: impl Iterator<Item = u64>) -> Samples {
        milliseconds.map(Duration::from_millis).collect()
    }

    #[test]
    fn percentiles_are_samples() {
        assert_eq!(samples((1..=200).rev()).half_most_max(), [100.0, 198.0, 200.0]);
        assert_eq!(samples(0..0).percentile(99), 0.0);
        assert_eq!(samples(7..8).percentile(50), 7.0);
    }
}
