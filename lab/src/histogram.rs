//! How often each score was reached.

use serde::Serialize;
use std::collections::BTreeMap;

/// Scores from here up are counted in an array; almost all scores of almost all games are.
const LOWEST: i32 = -64;
const NARROW: usize = 512;

/// Counts whole numbers, exactly and cheaply.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Histogram {
    common: Vec<u64>,
    rare: BTreeMap<i32, u64>,
}

/// How a set of scores is spread.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Spread {
    /// The average.
    pub mean: f64,
    /// The standard deviation.
    pub sd: f64,
    /// The lowest.
    pub min: i32,
    /// One in twenty is this or lower.
    pub p5: i32,
    /// Half are this or lower.
    pub median: i32,
    /// One in twenty is this or higher.
    pub p95: i32,
    /// The highest.
    pub max: i32,
}

impl Histogram {
    pub(crate) fn new() -> Self {
        Histogram { common: vec![0; NARROW], rare: BTreeMap::new() }
    }

    #[inline]
    pub(crate) fn count(&mut self, score: i32) {
        self.add(score, 1);
    }

    #[inline]
    fn add(&mut self, score: i32, times: u64) {
        match self.common.get_mut(score.wrapping_sub(LOWEST) as u32 as usize) {
            Some(count) => *count += times,
            None => *self.rare.entry(score).or_default() += times,
        }
    }

    pub(crate) fn plus(mut self, other: &Histogram) -> Histogram {
        other.scores().for_each(|(score, times)| self.add(score, times));
        self
    }

    /// Every score that was reached and how often, in no order.
    fn scores(&self) -> impl Iterator<Item = (i32, u64)> {
        let common = self.common.iter().enumerate().map(|(i, &times)| (i as i32 + LOWEST, times));
        common.filter(|&(_, times)| times > 0).chain(self.rare.iter().map(|(&score, &times)| (score, times)))
    }

    /// The spread; nothing but zeros if nothing was counted.
    pub(crate) fn spread(&self) -> Spread {
        let mut scores: Vec<(i32, u64)> = self.scores().collect();
        scores.sort_unstable();
        let (Some(&(min, _)), Some(&(max, _))) = (scores.first(), scores.last()) else {
            return Spread::default();
        };
        let count: u64 = scores.iter().map(|&(_, times)| times).sum();
        let average = |value: &dyn Fn(f64) -> f64| {
            scores.iter().map(|&(score, times)| value(score.into()) * times as f64).sum::<f64>()
                / count as f64
        };
        let mean = average(&|score| score);
        let sd = average(&|score| (score - mean).powi(2)).sqrt();
        let at = |share: f64| {
            let wanted = ((count as f64 * share).ceil() as u64).clamp(1, count);
            let mut seen = 0;
            let reached = scores.iter().find(|&&(_, times)| {
                seen += times;
                seen >= wanted
            });
            reached.map_or(max, |&(score, _)| score)
        };
        Spread { mean, sd, min, p5: at(0.05), median: at(0.5), p95: at(0.95), max }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spread_of_one_to_a_hundred_is_what_one_expects() {
        let mut histogram = Histogram::new();
        (1..=100).for_each(|score| histogram.count(score));
        let spread = histogram.spread();
        assert_eq!((spread.min, spread.p5, spread.median, spread.p95, spread.max), (1, 5, 50, 95, 100));
        assert!((spread.mean - 50.5).abs() < 1e-9 && (spread.sd - 28.866).abs() < 1e-3);
    }

    #[test]
    fn far_out_scores_are_counted_exactly() {
        let mut histogram = Histogram::new();
        [i32::MIN, -1, 0, 1_000_000, i32::MAX].into_iter().for_each(|score| histogram.count(score));
        let spread = histogram.clone().plus(&histogram).spread();
        assert_eq!((spread.min, spread.median, spread.max), (i32::MIN, 0, i32::MAX));
    }

    #[test]
    fn nothing_counted_is_no_spread() {
        assert_eq!(Histogram::new().spread(), Spread::default());
    }
}
