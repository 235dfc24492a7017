//! How a game went, for looking back at it: the scores from step to step, and the best moments.
//!
//! It is found out once, when the last move is followed, by running the game again; then it is only told. All of it was seen
//! by everybody at the time.

use super::{Standing, Table, Teller};
use serde::Serialize;
use std::cmp::Reverse;
use std::panic::{AssertUnwindSafe, catch_unwind};
use undercroft_catalog::StepEvents;
use undercroft_core::{Audience, Eye, Message};

/// How many moments are recalled.
const MOST_MOMENTS: usize = 5;
/// How many of them may tell of the same kind of thing.
const MOST_ALIKE: usize = 2;
/// A chart shows no more points than this; of more, some between are left out.
const MOST_POINTS: usize = 120;

/// How a game went.
#[derive(Clone)]
pub(super) struct Course {
    chart: Vec<Point>,
    moments: Vec<Moment>,
}

/// The scores after a step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Point {
    /// How many moves had been played; 0 is the deal. A replay counts its steps in the same way.
    pub step: usize,
    /// What each seat had scored.
    pub scores: Vec<i32>,
}

/// Something worth recalling.
#[derive(Clone)]
struct Moment {
    step: usize,
    stirs: u8,
    /// Where the game stood before.
    place: Message,
    message: Message,
}

/// How a finished game went.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CourseView {
    /// The scores from the deal to the end, a point for every step that changed one; nothing for a game that keeps no score.
    pub chart: Vec<Point>,
    /// The best moments, in the order in which they came.
    pub moments: Vec<MomentView>,
}

/// Something worth recalling, in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MomentView {
    /// After which move: the step of the replay that shows it.
    pub step: usize,
    /// Where the game stood then.
    pub place: String,
    /// What happened.
    pub words: String,
}

impl Table {
    /// How the game went; nothing if it cannot be run again, for looking back is not worth a table.
    pub(super) fn find_course(&self) -> Option<Course> {
        catch_unwind(AssertUnwindSafe(|| self.run_again())).ok()?.ok()
    }

    fn run_again(&self) -> Result<Course, String> {
        let (mut game, _) = self.dealt()?;
        let mut chart = vec![Point { step: 0, scores: game.scores() }];
        let mut moments = Vec::new();
        for (step, Standing { step: played, .. }) in (1..).zip(&self.moves) {
            let place = game.now(Eye::Spectator).title;
            let told = game.step(played).map_err(|refused| refused.to_string())?;
            moments.extend(Moment::of(step, place, &told));
            let scores = game.scores();
            if step == self.moves.len() || chart.last().is_some_and(|last| last.scores != scores) {
                chart.push(Point { step, scores });
            }
        }
        chart.retain(|point| !point.scores.is_empty());
        Ok(Course { chart: thinned(chart), moments: best_of(moments) })
    }
}

impl Moment {
    /// The most stirring thing that everybody was told of a step.
    fn of(step: usize, place: Message, told: &StepEvents) -> Option<Moment> {
        let lines = told.lines().into_iter().filter(|line| line.audience == Audience::Everyone);
        let line = lines.filter(|line| line.stirs > 0).max_by_key(|line| line.stirs)?;
        Some(Moment { step, stirs: line.stirs, place, message: line.message })
    }
}

/// The most stirring, the later first among equals, and not all of a kind.
fn best_of(mut moments: Vec<Moment>) -> Vec<Moment> {
    moments.sort_by_key(|moment| Reverse((moment.stirs, moment.step)));
    let mut best: Vec<Moment> = Vec::new();
    for moment in moments {
        let alike = best.iter().filter(|other| other.message.id() == moment.message.id()).count();
        if best.len() < MOST_MOMENTS && alike < MOST_ALIKE {
            best.push(moment);
        }
    }
    best.sort_by_key(|moment| moment.step);
    best
}

/// No more points than a chart shows, the first and the last always among them.
fn thinned(chart: Vec<Point>) -> Vec<Point> {
    let last = chart.len().saturating_sub(1);
    if last < MOST_POINTS {
        return chart;
    }
    (0..MOST_POINTS).map(|at| chart[at * last / (MOST_POINTS - 1)].clone()).collect()
}

impl Course {
    pub(super) fn told(&self, teller: &Teller<'_>) -> CourseView {
        let view = |moment: &Moment| MomentView {
            step: moment.step,
            place: teller.say(&moment.place),
            words: teller.say(&moment.message),
        };
        CourseView { chart: self.chart.clone(), moments: self.moments.iter().map(view).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_core::say;

    fn moment(step: usize, stirs: u8, id: &'static str) -> Moment {
        Moment { step, stirs, place: say!("place"), message: say!(id) }
    }

    fn steps(moments: Vec<Moment>) -> Vec<usize> {
        best_of(moments).iter().map(|moment| moment.step).collect()
    }

    #[test]
    fn the_most_stirring_are_recalled_in_the_order_in_which_they_came() {
        let many = (1..=9).map(|step| moment(step, 10 + step as u8 % 5, ["a", "b", "c"][step % 3])).collect();
        assert_eq!(steps(many), [3, 4, 7, 8, 9]);
    }

    #[test]
    fn no_more_than_two_tell_of_the_same_kind_of_thing() {
        let many = (1..=6).map(|step| moment(step, 90, "chest")).chain([moment(7, 1, "trap")]).collect();
        assert_eq!(steps(many), [5, 6, 7]);
    }

    #[test]
    fn a_long_chart_keeps_its_ends() {
        let points =
            |count: usize| (0..count).map(|step| Point { step, scores: vec![0] }).collect::<Vec<_>>();
        assert_eq!(thinned(points(MOST_POINTS)).len(), MOST_POINTS);
        let thin = thinned(points(1000));
        assert_eq!((thin.len(), thin[0].step, thin[MOST_POINTS - 1].step), (MOST_POINTS, 0, 999));
        assert!(thinned(Vec::new()).is_empty());
    }
}
