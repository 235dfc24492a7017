//! Asks about everything on the table, and about what is not there.

use super::Law;
use super::watch::{Upheld, Watch};
use crate::{Explained, Eye, Game, Thing};

impl<G: Game> Watch<'_, G> {
    /// Whatever an eye may ask about is explained to it, by a chapter there is, and in the same way wherever it sees the same.
    pub(super) fn ask_about_everything(&mut self, state: &G::State) -> Upheld {
        let seat = self.any_seat();
        let world = self.rules.imagine(state, seat, &mut self.probes);
        for eye in [Eye::Seat(seat), Eye::Spectator, Eye::All] {
            let (here, there) = (self.asked(state, eye)?, self.asked(&world, eye)?);
            // Whoever sees all can tell the worlds apart.
            let told = || format!("{eye:?} sees the same, but is answered {here:?} or {there:?}");
            self.demand(eye == Eye::All || here == there, Law::NothingLeaks, told)?;
            self.tally.explained += here.len() as u64;
        }
        Ok(())
    }

    /// Every thing that an eye may ask about, and what it is told.
    fn asked(&self, state: &G::State, eye: Eye) -> Result<Vec<(Thing, Explained)>, Box<super::Broken>> {
        let view = self.rules.view(state, eye);
        let mut answers: Vec<(Thing, Explained)> = Vec::new();
        for thing in self.rules.things(&view, eye) {
            let law = Law::EveryThingIsExplained;
            let twice = || format!("{thing:?} is listed twice");
            self.demand(answers.iter().all(|(known, _)| *known != thing), law, twice)?;
            let Some(told) = self.rules.explain(&view, eye, &thing) else {
                return Err(self.broken(law, format!("{eye:?} is told nothing of {thing:?}")));
            };
            let known = G::CHAPTERS.contains(&told.rule);
            self.demand(known, law, || format!("{thing:?} is explained by no chapter: {:?}", told.rule))?;
            let nowhere = [0, usize::MAX].map(|number| Thing::numbered(thing.parts().0, number));
            for nothing in nowhere {
                let told = self.rules.explain(&view, eye, &nothing);
                self.demand(told.is_none(), law, || format!("there is no {nothing:?}, but {told:?}"))?;
            }
            answers.push((thing, told));
        }
        Ok(answers)
    }
}
