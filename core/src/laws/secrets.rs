//! Looks for leaks: pairs of worlds that an eye cannot tell apart, made in three ways, must sound the same to it.
//!
//! Two worlds that differ, but look the same to an eye, differ only in what it may not know. So all that it was told on
//! the way there must be the same, and so must be all that it imagines. (Where the worlds do not differ, what was heard
//! was shown openly and is hidden nowhere.)

use super::Law;
use super::watch::{Upheld, Watch};
use crate::chance::{below, pick};
use crate::{Eye, Game, HeardEvents, Line, Played, Seat, heard_by};
use rand_core::{Infallible, Rng, TryRng};

/// A state and what was told on the way to it.
type Reached<G> = (<G as Game>::State, HeardEvents<G>);

impl<G: Game> Watch<'_, G> {
    /// Another choice of the actor, or the same choice in a world that an eye imagines. The clock has no other choice.
    pub(super) fn compare_choices(&mut self, state: &G::State, step: Played<G::Move>) -> Upheld {
        let chance = self.probes.clone();
        let Some(real) = self.reach(state, step, &mut chance.clone()) else { return Ok(()) };
        let otherwise = step.seat().and_then(|seat| {
            self.list(state, seat);
            let other = Played::Move { seat, action: pick(&mut self.probes, &self.moves) };
            self.reach(state, other, &mut chance.clone())
        });
        for eye in self.eyes() {
            // Somebody's own choice is no secret from themselves.
            if let Some(otherwise) = otherwise.as_ref().filter(|_| eye.seat() != step.seat()) {
                self.sound_alike(eye, &real, otherwise)?;
            }
            let Eye::Seat(seat) = eye else { continue };
            let world = self.rules.imagine(state, seat, &mut self.probes);
            if let Some(dreamt) = self.reach(&world, step, &mut chance.clone()) {
                self.sound_alike(eye, &real, &dreamt)?;
            }
        }
        Ok(())
    }

    /// The same move with another turn of chance: what was drawn face down must stay a secret.
    pub(super) fn compare_chances(
        &mut self,
        state: &G::State,
        step: Played<G::Move>,
        chance: &(impl Rng + Clone),
    ) -> Upheld {
        let Some(real) = self.reach(state, step, &mut chance.clone()) else { return Ok(()) };
        for _ in 0..4 {
            let mut other = self.one_turn_changed(chance.clone());
            if let Some(otherwise) = self.reach(state, step, &mut other) {
                self.eyes().into_iter().try_for_each(|eye| self.sound_alike(eye, &real, &otherwise))?;
            }
        }
        Ok(())
    }

    /// The same for the deal.
    pub(super) fn compare_deals(&mut self, chance: &(impl Rng + Clone)) -> Upheld {
        let real = self.deal(&mut chance.clone());
        let again = self.deal(&mut chance.clone());
        self.demand(real == again, Law::ItRepeats, || "the same seed deals another game".into())?;
        for _ in 0..8 {
            let mut other = self.one_turn_changed(chance.clone());
            let otherwise = self.deal(&mut other);
            self.eyes().into_iter().try_for_each(|eye| self.sound_alike(eye, &real, &otherwise))?;
        }
        Ok(())
    }

    fn deal(&self, chance: &mut impl Rng) -> Reached<G> {
        let mut told = HeardEvents::<G>::new();
        (self.rules.deal(chance, &mut told), told)
    }

    fn eyes(&self) -> Vec<Eye> {
        Seat::all(self.rules.players()).map(Eye::Seat).chain([Eye::Spectator]).collect()
    }

    fn reach(&self, from: &G::State, step: Played<G::Move>, chance: &mut impl Rng) -> Option<Reached<G>> {
        let (mut state, mut told) = (from.clone(), HeardEvents::<G>::new());
        self.go_on(&mut state, step, chance, &mut told).ok()?;
        Some((state, told))
    }

    fn sound_alike(&mut self, eye: Eye, one: &Reached<G>, other: &Reached<G>) -> Upheld {
        if one.0 == other.0 || self.rules.view(&one.0, eye) != self.rules.view(&other.0, eye) {
            return Ok(());
        }
        self.tally.compared += 1;
        let limits = [&one.0, &other.0].map(|state| self.rules.time_limit(state));
        let told = || format!("{eye:?} sees the same, but has time for {limits:?}");
        self.demand(limits[0] == limits[1], Law::NothingLeaks, told)?;
        let heard = |told| heard_by(told, eye).cloned().collect::<Vec<_>>();
        let (here, there) = (heard(&one.1), heard(&other.1));
        let told = || format!("{eye:?} sees the same, but hears {here:?} or {there:?}");
        self.demand(here == there, Law::NothingLeaks, told)?;
        let lines = |told: &HeardEvents<G>| -> Vec<Line> {
            let lines = self.rules.tell(told).into_iter().filter(|line| line.audience.includes(eye));
            // The place of an event among all is told to nobody: an eye counts those that it heard.
            lines.map(|line| Line { tells: None, ..line }).collect()
        };
        let (here, there) = (lines(&one.1), lines(&other.1));
        let told = || format!("{eye:?} hears the same, but is told {here:?} or {there:?}");
        self.demand(here == there, Law::NothingLeaks, told)?;
        match eye {
            Eye::Seat(seat) => self.imagined_alike(seat, &one.0, &other.0),
            _ => Ok(()),
        }
    }

    fn one_turn_changed<R: Rng>(&mut self, chance: R) -> OneTurnChanged<R> {
        // Most moves draw few words, so early ones are changed more often.
        let most = 1 + below(&mut self.probes, 48);
        OneTurnChanged { chance, before: below(&mut self.probes, most), instead: self.probes.next_u32() }
    }
}

/// A stream of chance with one word replaced.
struct OneTurnChanged<R> {
    chance: R,
    /// How many words come before the one that is replaced.
    before: u32,
    instead: u32,
}

impl<R: Rng> TryRng for OneTurnChanged<R> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        let word = self.chance.next_u32();
        let changed = self.before == 0;
        self.before = self.before.wrapping_sub(1);
        Ok(if changed { self.instead } else { word })
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let (low, high) = (self.try_next_u32()?, self.try_next_u32()?);
        Ok(u64::from(high) << 32 | u64::from(low))
    }

    fn try_fill_bytes(&mut self, to: &mut [u8]) -> Result<(), Infallible> {
        for chunk in to.chunks_mut(4) {
            chunk.copy_from_slice(&self.try_next_u32()?.to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}
