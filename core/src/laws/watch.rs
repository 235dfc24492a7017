//! Watches random games, one move at a time.

use super::{Broken, Law, Tally};
use crate::chance::{below, pick, quick};
use crate::{Eye, Game, Heard, Quick, Seat, SeatSet, Seed, Setup, Silence, heard_by};

/// How many moves met in earlier games are kept, to be tried where they do not belong.
const POOL: usize = 256;

pub(super) struct Watch<'a, G: Game> {
    tables: Vec<(&'a Setup, G)>,
    pool: Vec<G::Move>,
    moves: Vec<G::Move>,
    pub(super) tally: Tally,
}

/// Where in which game we are, for the report.
struct Place<'a> {
    setup: &'a Setup,
    game: u64,
    step: usize,
}

impl Place<'_> {
    fn broken(&self, law: Law, detail: impl Into<String>) -> Box<Broken> {
        let Place { setup, game, step } = *self;
        Box::new(Broken { law, setup: setup.clone(), game, step, detail: detail.into() })
    }

    fn demand(&self, holds: bool, law: Law, detail: impl FnOnce() -> String) -> Result<(), Box<Broken>> {
        if holds { Ok(()) } else { Err(self.broken(law, detail())) }
    }
}

impl<'a, G: Game> Watch<'a, G> {
    pub(super) fn new(setups: &'a [Setup]) -> Result<Self, Box<Broken>> {
        let mut tables = Vec::new();
        for setup in setups {
            let place = Place { setup, game: 0, step: 0 };
            let rules =
                setup.open().map_err(|faults| place.broken(Law::SomeoneMayAct, format!("{faults:?}")))?;
            tables.push((setup, rules));
        }
        Ok(Watch { tables, pool: Vec::new(), moves: Vec::new(), tally: Tally::default() })
    }

    pub(super) fn one_game(&mut self, game: u64) -> Result<(), Box<Broken>> {
        let tables = std::mem::take(&mut self.tables);
        let (setup, rules) = &tables[game as usize % tables.len()];
        let result = self.play_and_watch(rules, &mut Place { setup, game, step: 0 });
        self.tables = tables;
        self.tally.games += 1;
        result
    }

    fn play_and_watch(&mut self, rules: &G, at: &mut Place<'_>) -> Result<(), Box<Broken>> {
        let rng = &mut quick(at.game);
        let seed = Seed::for_game(0x1a35, at.game);
        let mut chance = crate::Chance::new(seed);
        let mut told: Vec<Heard<G::Event>> = Vec::new();
        let mut state = rules.deal(&mut chance, &mut told);
        let counted = rules.count(&state);
        let mut played: Vec<(Seat, G::Move)> = Vec::new();

        while let Some(actor) = self.whose_move(rules, &state, at, rng)? {
            let counts = rules.count(&state);
            at.demand(counts == counted, Law::NothingIsLostOrMade, || {
                format!("{counted:?} became {counts:?}")
            })?;
            self.try_unlisted_moves(rules, &state, at, rng)?;
            self.imagine(rules, &state, at, rng)?;
            if below(rng, 8) == 0 {
                written_and_read(rules, &state, at)?;
            }

            self.list(rules, &state, actor);
            let action = pick(rng, &self.moves);
            if below(rng, 4) == 0 {
                self.compare_what_others_are_told(rules, &state, actor, action, at, rng)?;
            }
            self.remember(action, rng);
            rules
                .play(&mut state, actor, action, &mut chance, &mut told)
                .map_err(|no| at.broken(Law::ListedMovesAreAccepted, format!("{actor} {action:?}: {no}")))?;
            played.push((actor, action));
            at.step += 1;
            at.demand(at.step <= rules.longest(), Law::ItEnds, || "it goes on and on".into())?;
        }

        let counts = rules.count(&state);
        at.demand(counts == counted, Law::NothingIsLostOrMade, || format!("{counted:?} became {counts:?}"))?;
        written_and_read(rules, &state, at)?;
        at.demand(rules.outcome(&state).is_some(), Law::ItEnds, || {
            "nobody is waited for, but it is not over".into()
        })?;
        for seat in Seat::all(rules.players()) {
            self.list(rules, &state, seat);
            at.demand(self.moves.is_empty(), Law::ItEnds, || {
                format!("{seat} may still act when it is over")
            })?;
        }
        self.try_unlisted_moves(rules, &state, at, rng)?;
        self.tally.moves += played.len() as u64;
        plays_again(rules, seed, &played, &state, &told, at)
    }

    /// Lists what a seat may do into the shared buffer.
    fn list(&mut self, rules: &G, state: &G::State, seat: Seat) {
        self.moves.clear();
        rules.moves(state, seat, &mut self.moves);
    }

    /// Usually somebody the game waits for; now and then anybody who may interrupt.
    fn whose_move(
        &mut self,
        rules: &G,
        state: &G::State,
        at: &Place<'_>,
        rng: &mut Quick,
    ) -> Result<Option<Seat>, Box<Broken>> {
        let awaited = rules.awaited(state);
        for seat in awaited {
            self.list(rules, state, seat);
            at.demand(!self.moves.is_empty(), Law::SomeoneMayAct, || {
                format!("{seat} is waited for and has no move")
            })?;
        }
        if awaited.is_empty() {
            return Ok(None);
        }
        at.demand(rules.outcome(state).is_none(), Law::ItEnds, || {
            "it is over, but somebody is waited for".into()
        })?;
        let stranger = Seat::new(below(rng, rules.players() as u32) as usize);
        if below(rng, 4) == 0 {
            self.list(rules, state, stranger);
            if !self.moves.is_empty() {
                return Ok(Some(stranger));
            }
        }
        Ok(awaited.into_iter().nth(below(rng, awaited.len() as u32) as usize))
    }

    fn remember(&mut self, action: G::Move, rng: &mut Quick) {
        if self.pool.contains(&action) {
            return;
        }
        if self.pool.len() < POOL {
            self.pool.push(action);
        } else {
            self.pool[below(rng, POOL as u32) as usize] = action;
        }
    }

    /// Plays moves that are not listed: refused, nothing changed, and the refusal tells no secret.
    fn try_unlisted_moves(
        &mut self,
        rules: &G,
        state: &G::State,
        at: &Place<'_>,
        rng: &mut Quick,
    ) -> Result<(), Box<Broken>> {
        for _ in 0..2 {
            let seat = Seat::new(below(rng, rules.players() as u32) as usize);
            self.list(rules, state, seat);
            let Some(&action) = self.pool.get(below(rng, POOL as u32) as usize % self.pool.len().max(1))
            else {
                return Ok(());
            };
            if self.moves.contains(&action) {
                continue;
            }
            let mut after = state.clone();
            let refusal = rules.play(&mut after, seat, action, rng, &mut Silence);
            let told = || format!("{seat} may not {action:?}");
            at.demand(refusal.is_err(), Law::UnlistedMovesAreRefused, told)?;
            at.demand(after == *state, Law::RefusalsChangeNothing, told)?;
            let mut world = rules.imagine(state, seat, rng);
            let same = rules.play(&mut world, seat, action, rng, &mut Silence) == refusal;
            at.demand(same, Law::NothingLeaks, || {
                format!("the refusal of {action:?} tells {seat} a secret")
            })?;
            self.tally.refusals += 1;
        }
        Ok(())
    }

    /// Lets a seat imagine a world and compares all that it can see there.
    fn imagine(
        &mut self,
        rules: &G,
        state: &G::State,
        at: &Place<'_>,
        rng: &mut Quick,
    ) -> Result<(), Box<Broken>> {
        let seat = Seat::new(below(rng, rules.players() as u32) as usize);
        let mut world = rules.imagine(state, seat, rng);
        let law = Law::ImaginedWorldsLookTheSame;
        for eye in [Eye::Seat(seat), Eye::Spectator] {
            let (real, dreamt) = (rules.view(state, eye), rules.view(&world, eye));
            at.demand(real == dreamt, law, || format!("{eye:?} sees {real:?} and imagines {dreamt:?}"))?;
        }
        at.demand(rules.awaited(state) == rules.awaited(&world), law, || "others are waited for".into())?;
        self.list(rules, state, seat);
        let real = self.moves.clone();
        self.list(rules, &world, seat);
        at.demand(real == self.moves, law, || format!("{seat} may {real:?}, imagined {:?}", self.moves))?;
        let (real, dreamt) = (rules.count(state), rules.count(&world));
        at.demand(real == dreamt, law, || format!("there are {real:?}, imagined {dreamt:?}"))?;

        let again = rng.clone();
        let (real, dreamt) =
            (rules.imagine(state, seat, &mut again.clone()), rules.imagine(&world, seat, &mut again.clone()));
        at.demand(real == dreamt, Law::ImaginingUsesNoSecrets, || {
            format!("{seat}: {real:?} against {dreamt:?}")
        })?;
        if below(rng, 32) == 0 {
            written_and_read(rules, &world, at)?;
            self.play_out(rules, &mut world, at, rng)?;
        }
        self.tally.worlds += 1;
        Ok(())
    }

    /// Plays an imagined world to its end: one that cannot be played was no possible world.
    fn play_out(
        &mut self,
        rules: &G,
        world: &mut G::State,
        at: &Place<'_>,
        rng: &mut Quick,
    ) -> Result<(), Box<Broken>> {
        let law = Law::ImaginedWorldsLookTheSame;
        for _ in 0..=rules.longest() {
            let Some(seat) = rules.awaited(world).first() else { return Ok(()) };
            self.list(rules, world, seat);
            at.demand(!self.moves.is_empty(), law, || format!("{seat} is stuck in an imagined world"))?;
            let action = pick(rng, &self.moves);
            let played = rules.play(world, seat, action, rng, &mut Silence);
            played.map_err(|no| at.broken(law, format!("{action:?} in an imagined world: {no}")))?;
        }
        Err(at.broken(law, "an imagined world never ends"))
    }

    /// Two worlds that differ after a move, but look the same to an eye before and after it, must have sounded the
    /// same to that eye. (Where the worlds no longer differ, what was heard was shown openly and is hidden nowhere.)
    fn compare_what_others_are_told(
        &mut self,
        rules: &G,
        state: &G::State,
        actor: Seat,
        action: G::Move,
        at: &Place<'_>,
        rng: &mut Quick,
    ) -> Result<(), Box<Broken>> {
        let other = pick(rng, &self.moves);
        let chance = rng.clone();
        let experience = |from: &G::State, action, eye| {
            let (mut after, mut log) = (from.clone(), Vec::new());
            rules.play(&mut after, actor, action, &mut chance.clone(), &mut log).ok()?;
            let told: Vec<G::Event> = heard_by(&log, eye).cloned().collect();
            Some((rules.view(&after, eye), told, after))
        };
        let mut others = SeatSet::all(rules.players());
        others.remove(actor);
        for eye in others.map(Eye::Seat).chain([Eye::Spectator]) {
            let elsewhere = match eye {
                Eye::Seat(seat) => rules.imagine(state, seat, rng),
                _ => state.clone(),
            };
            let real = experience(state, action, eye);
            for dreamt in [experience(state, other, eye), experience(&elsewhere, action, eye)] {
                let (Some((seen, heard, after)), Some((seen_there, heard_there, after_there))) =
                    (&real, &dreamt)
                else {
                    continue;
                };
                if seen == seen_there && after != after_there {
                    let told = || format!("{eye:?} sees the same, but hears {heard:?} or {heard_there:?}");
                    at.demand(heard == heard_there, Law::NothingLeaks, told)?;
                    if let Eye::Seat(seat) = eye {
                        let imagined = |state| rules.imagine(state, seat, &mut chance.clone());
                        let told = || format!("{seat} imagines {after:?} otherwise than {after_there:?}");
                        at.demand(
                            imagined(after) == imagined(after_there),
                            Law::ImaginingUsesNoSecrets,
                            told,
                        )?;
                    }
                    self.tally.compared += 1;
                }
            }
        }
        Ok(())
    }
}

fn written_and_read<G: Game>(rules: &G, state: &G::State, at: &Place<'_>) -> Result<(), Box<Broken>> {
    let law = Law::StatesSurviveWriting;
    let text = serde_json::to_string(&rules.write(state)).map_err(|e| at.broken(law, e.to_string()))?;
    let written = serde_json::from_str(&text).map_err(|e| at.broken(law, format!("{e} in {text}")))?;
    let read = rules.read(&written).map_err(|faults| at.broken(law, format!("{faults:?} in {text}")))?;
    at.demand(read == *state, law, || format!("{state:?} was read as {read:?} from {text}"))
}

fn plays_again<G: Game>(
    rules: &G,
    seed: Seed,
    played: &[(Seat, G::Move)],
    end: &G::State,
    told: &[Heard<G::Event>],
    at: &Place<'_>,
) -> Result<(), Box<Broken>> {
    let (mut chance, mut log) = (crate::Chance::new(seed), Vec::new());
    let mut state = rules.deal(&mut chance, &mut log);
    for &(seat, action) in played {
        let again = rules.play(&mut state, seat, action, &mut chance, &mut log);
        again.map_err(|no| at.broken(Law::ItRepeats, format!("{seat} {action:?} is refused now: {no}")))?;
    }
    at.demand(state == *end, Law::ItRepeats, || format!("it ended as {end:?}, now as {state:?}"))?;
    at.demand(log == told, Law::ItRepeats, || "other things were told".into())
}
