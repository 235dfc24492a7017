//! Plays moves that are not listed: refused, nothing changed, and the refusal tells no secret.

use super::Law;
use super::watch::{Upheld, Watch};
use crate::chance::{below, pick};
use crate::{Game, Quick, Silence};
use serde_json::Value;

impl<G: Game> Watch<'_, G> {
    pub(super) fn try_unlisted_moves(&mut self, state: &G::State) -> Upheld {
        for _ in 0..3 {
            let seat = self.any_seat();
            let Some(action) = self.some_move() else { return Ok(()) };
            self.list(state, seat);
            if self.moves.contains(&action) {
                continue;
            }
            let mut after = state.clone();
            let refusal = self.rules.play(&mut after, seat, action, &mut self.probes, &mut Silence);
            let told = || format!("{seat} may not {action:?}");
            self.demand(refusal.is_err(), Law::UnlistedMovesAreRefused, told)?;
            self.demand(after == *state, Law::RefusalsChangeNothing, told)?;
            let mut world = self.rules.imagine(state, seat, &mut self.probes);
            let there = self.rules.play(&mut world, seat, action, &mut self.probes, &mut Silence);
            let told =
                || format!("the refusal of {action:?} tells {seat} a secret: {refusal:?} or {there:?}");
            self.demand(there == refusal, Law::NothingLeaks, told)?;
            self.tally.refusals += 1;
        }
        Ok(())
    }

    /// A move met earlier in this game, as it was or with its numbers changed to what no game may list.
    fn some_move(&mut self) -> Option<G::Move> {
        if self.pool.is_empty() {
            return None;
        }
        let met = pick(&mut self.probes, &self.pool);
        if self.one_in(2) {
            return Some(met);
        }
        let mut json = serde_json::to_value(met).ok()?;
        change_numbers(&mut json, &mut self.probes);
        Some(serde_json::from_value(json).unwrap_or(met))
    }
}

fn change_numbers(json: &mut Value, rng: &mut Quick) {
    match json {
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0);
            let others = [0, 1, 2, 9, 64, 255, near + 1, near - 1, near + 8];
            *json = others[below(rng, others.len() as u32) as usize].into();
        }
        Value::Array(items) => items.iter_mut().for_each(|item| change_numbers(item, rng)),
        Value::Object(fields) => fields.values_mut().for_each(|field| change_numbers(field, rng)),
        _ => {}
    }
}
