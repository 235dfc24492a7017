//! Watches one random game, move by move.

use super::{Broken, Law, Tally};
use crate::chance::{below, pick, quick};
use crate::{
    Actor, Chance, Eye, Game, HeardEvents, Listener, Played, Quick, Refusal, Rng, Seat, Seed, Setup, Silence,
};

/// A game under watch. What is tried beside the game draws on a generator of its own, so that the game itself is the
/// same whatever is tried.
pub(super) struct Watch<'a, G: Game> {
    pub(super) rules: &'a G,
    pub(super) setup: &'a Setup,
    pub(super) game: u64,
    pub(super) step: usize,
    pub(super) probes: Quick,
    /// Moves met so far, to be tried where they do not belong.
    pub(super) pool: Vec<G::Move>,
    /// What a seat may do, in a buffer that is used again and again.
    pub(super) moves: Vec<G::Move>,
    pub(super) tally: Tally,
}

pub(super) type Upheld = Result<(), Box<Broken>>;

impl<'a, G: Game> Watch<'a, G> {
    pub(super) fn new(rules: &'a G, setup: &'a Setup, game: u64) -> Self {
        let probes = quick(!game);
        Watch {
            rules,
            setup,
            game,
            step: 0,
            probes,
            pool: Vec::new(),
            moves: Vec::new(),
            tally: Tally::default(),
        }
    }

    pub(super) fn broken(&self, law: Law, detail: impl Into<String>) -> Box<Broken> {
        let Watch { setup, game, step, .. } = *self;
        Box::new(Broken { law, setup: setup.clone(), game, step, detail: detail.into() })
    }

    pub(super) fn demand(&self, holds: bool, law: Law, detail: impl FnOnce() -> String) -> Upheld {
        if holds { Ok(()) } else { Err(self.broken(law, detail())) }
    }

    /// Whether to do something costly now, once in so many times.
    pub(super) fn one_in(&mut self, times: u32) -> bool {
        below(&mut self.probes, times) == 0
    }

    pub(super) fn any_seat(&mut self) -> Seat {
        Seat::new(below(&mut self.probes, self.rules.players() as u32) as usize)
    }

    /// Lists what a seat may do into the buffer.
    pub(super) fn list(&mut self, state: &G::State, seat: Seat) {
        self.moves.clear();
        self.rules.moves(state, seat, &mut self.moves);
    }

    /// Plays the game to its end.
    pub(super) fn play(&mut self) -> Upheld {
        let rng = &mut quick(self.game);
        let seed = Seed::for_game(0x1a35, self.game);
        let (mut chance, mut told) = (Chance::new(seed), HeardEvents::<G>::new());
        let mut state = self.rules.deal(&mut chance, &mut told);
        self.compare_deals(&Chance::new(seed))?;
        let counted = self.rules.count(&state);
        let mut played = Vec::new();
        while let Some(actor) = self.whose_move(&state, rng)? {
            self.nothing_is_lost(&state, &counted)?;
            self.try_unlisted_moves(&state)?;
            self.imagine(&state)?;
            if self.one_in(8) {
                self.written_and_read(&state)?;
            }
            if self.one_in(64) {
                self.ask_about_everything(&state)?;
            }
            let step = match actor {
                Actor::Seat(seat) => self.some_move_of(&state, seat, rng)?,
                Actor::Clock => Played::TimeUp,
            };
            let before = chance.drawn();
            let unplayed = (state.clone(), chance.clone());
            self.go_on(&mut state, step, &mut chance, &mut told)
                .map_err(|no| self.broken(Law::ListedMovesAreAccepted, format!("{step:?}: {no}")))?;
            if chance.drawn() > before {
                self.compare_chances(&unplayed.0, step, &unplayed.1)?;
            }
            if self.one_in(4) {
                self.compare_choices(&unplayed.0, step)?;
            }
            played.push(step);
            self.step += 1;
            self.demand(self.step <= self.rules.longest(), Law::ItEnds, || "it goes on and on".into())?;
        }
        self.nothing_is_lost(&state, &counted)?;
        self.written_and_read(&state)?;
        self.is_over(&state)?;
        if self.one_in(8) {
            self.ask_about_everything(&state)?;
        }
        self.tally.games += 1;
        self.tally.moves += played.len() as u64;
        self.plays_again(seed, &played, &state, &told)
    }

    /// One of the moves a seat may make, kept for where it does not belong.
    fn some_move_of(
        &mut self,
        state: &G::State,
        seat: Seat,
        rng: &mut Quick,
    ) -> Result<Played<G::Move>, Box<Broken>> {
        self.list(state, seat);
        self.picked_as_listed(state, seat)?;
        let action = pick(rng, &self.moves);
        if !self.pool.contains(&action) {
            self.pool.push(action);
        }
        Ok(Played::Move { seat, action })
    }

    /// Picks a move from any place of the list in the buffer.
    fn picked_as_listed(&mut self, state: &G::State, seat: Seat) -> Upheld {
        let place = below(&mut self.probes, self.moves.len() as u32) as usize;
        let mut counted = 0;
        let picked = self.rules.pick_move(state, seat, &mut Vec::new(), |count| {
            counted = count;
            place.min(count.saturating_sub(1))
        });
        let as_listed = (counted, picked) == (self.moves.len(), self.moves[place]);
        self.demand(as_listed, Law::PickedMovesAreListed, || {
            format!("{seat} may {:?}, but finds {picked:?} at {place} of {counted}", self.moves)
        })
    }

    /// Makes a step of either kind.
    pub(super) fn go_on(
        &self,
        state: &mut G::State,
        step: Played<G::Move>,
        chance: &mut impl Rng,
        to: &mut impl Listener<G::Event>,
    ) -> Result<(), Refusal> {
        match step {
            Played::Move { seat, action } => self.rules.play(state, seat, action, chance, to),
            Played::TimeUp => {
                self.rules.time_up(state, chance, to);
                Ok(())
            }
        }
    }

    /// Usually somebody the game waits for; now and then anybody who may interrupt, or the clock where one runs.
    fn whose_move(&mut self, state: &G::State, rng: &mut Quick) -> Result<Option<Actor>, Box<Broken>> {
        let awaited = self.rules.awaited(state);
        for seat in awaited {
            self.list(state, seat);
            let stuck = || format!("{seat} is waited for and has no move");
            self.demand(!self.moves.is_empty(), Law::SomeoneMayAct, stuck)?;
            let late = self.rules.move_when_time_is_up(state, seat);
            let unlisted = || format!("{seat} would {late:?} when time is up, but may not");
            self.demand(self.moves.contains(&late), Law::SomeoneMayAct, unlisted)?;
        }
        let limited = self.rules.time_limit(state).is_some();
        if awaited.is_empty() && !limited {
            return Ok(None);
        }
        let ended = self.rules.outcome(state).is_some();
        self.demand(!ended, Law::ItEnds, || "it is over, but somebody or a clock is waited for".into())?;
        if limited && (awaited.is_empty() || below(rng, 8) == 0) {
            return Ok(Some(Actor::Clock));
        }
        if below(rng, 4) == 0 {
            let stranger = Seat::new(below(rng, self.rules.players() as u32) as usize);
            self.list(state, stranger);
            if !self.moves.is_empty() {
                return Ok(Some(Actor::Seat(stranger)));
            }
        }
        Ok(awaited.into_iter().nth(below(rng, awaited.len() as u32) as usize).map(Actor::Seat))
    }

    fn nothing_is_lost(&self, state: &G::State, counted: &[(&'static str, i64)]) -> Upheld {
        let counts = self.rules.count(state);
        self.demand(counts == counted, Law::NothingIsLostOrMade, || format!("{counted:?} became {counts:?}"))
    }

    fn is_over(&mut self, state: &G::State) -> Upheld {
        let Some(outcome) = self.rules.outcome(state) else {
            return Err(self.broken(Law::ItEnds, "nobody is waited for, but it is not over"));
        };
        let followed = self.rules.scores(&self.rules.view(state, Eye::Spectator));
        let counted = Seat::all(self.rules.players()).map(|seat| outcome.score(seat));
        let strays = || format!("the scores are {followed:?} for whoever watched, and {outcome:?}");
        self.demand(followed.is_empty() || counted.eq(followed.iter().copied()), Law::ItEnds, strays)?;
        for seat in Seat::all(self.rules.players()) {
            self.list(state, seat);
            let late = || format!("{seat} may still act when it is over");
            self.demand(self.moves.is_empty(), Law::ItEnds, late)?;
        }
        self.try_unlisted_moves(state)
    }

    pub(super) fn written_and_read(&self, state: &G::State) -> Upheld {
        let law = Law::StatesSurviveWriting;
        let text =
            serde_json::to_string(&self.rules.write(state)).map_err(|e| self.broken(law, e.to_string()))?;
        let written = serde_json::from_str(&text).map_err(|e| self.broken(law, format!("{e} in {text}")))?;
        let read =
            self.rules.read(&written).map_err(|faults| self.broken(law, format!("{faults:?} in {text}")))?;
        self.demand(read == *state, law, || format!("{state:?} was read as {read:?} from {text}"))
    }

    fn plays_again(
        &self,
        seed: Seed,
        played: &[Played<G::Move>],
        end: &G::State,
        told: &HeardEvents<G>,
    ) -> Upheld {
        let (mut chance, mut log) = (Chance::new(seed), HeardEvents::<G>::new());
        let mut state = self.rules.deal(&mut chance, &mut log);
        for &step in played {
            self.go_on(&mut state, step, &mut chance, &mut log)
                .map_err(|no| self.broken(Law::ItRepeats, format!("{step:?} is refused now: {no}")))?;
        }
        self.demand(state == *end, Law::ItRepeats, || format!("it ended as {end:?}, now as {state:?}"))?;
        self.demand(log == *told, Law::ItRepeats, || "other things were told".into())
    }

    /// Lets a seat imagine a world and compares all that it can see there.
    fn imagine(&mut self, state: &G::State) -> Upheld {
        let seat = self.any_seat();
        let rules = self.rules;
        let mut world = rules.imagine(state, seat, &mut self.probes);
        let law = Law::ImaginedWorldsLookTheSame;
        for eye in [Eye::Seat(seat), Eye::Spectator] {
            let (real, dreamt) = (rules.view(state, eye), rules.view(&world, eye));
            self.demand(real == dreamt, law, || format!("{eye:?} sees {real:?} and imagines {dreamt:?}"))?;
        }
        self.demand(rules.awaited(state) == rules.awaited(&world), law, || "others are waited for".into())?;
        let (real, dreamt) = (rules.time_limit(state), rules.time_limit(&world));
        self.demand(real == dreamt, law, || format!("there is time for {real:?}, imagined {dreamt:?}"))?;
        self.list(state, seat);
        let real = self.moves.clone();
        self.list(&world, seat);
        self.demand(real == self.moves, law, || format!("{seat} may {real:?}, imagined {:?}", self.moves))?;
        let (real, dreamt) = (rules.count(state), rules.count(&world));
        self.demand(real == dreamt, law, || format!("there are {real:?}, imagined {dreamt:?}"))?;
        self.imagined_alike(seat, state, &world)?;
        if G::OPEN {
            let open =
                world == *state && rules.view(state, Eye::Seat(seat)) == rules.view(state, Eye::Spectator);
            self.demand(open, Law::AnOpenGameHidesNothing, || format!("{seat} knows what others do not"))?;
        }
        if self.one_in(32) {
            self.written_and_read(&world)?;
            self.play_out(&mut world)?;
        }
        self.tally.worlds += 1;
        Ok(())
    }

    /// Imagining from two states that a seat cannot tell apart must give the same worlds.
    pub(super) fn imagined_alike(&self, seat: Seat, one: &G::State, other: &G::State) -> Upheld {
        let imagined = |state| self.rules.imagine(state, seat, &mut self.probes.clone());
        let (one, other) = (imagined(one), imagined(other));
        let law = Law::ImaginingUsesNoSecrets;
        self.demand(one == other, law, || {
            format!("{seat} imagines {one:?} or, from what looks the same, {other:?}")
        })
    }

    /// Plays an imagined world to its end: one that cannot be played was no possible world.
    fn play_out(&mut self, world: &mut G::State) -> Upheld {
        for _ in 0..=self.rules.longest() {
            let (awaited, limited) = (self.rules.awaited(world), self.rules.time_limit(world).is_some());
            if limited && (awaited.is_empty() || self.one_in(8)) {
                self.rules.time_up(world, &mut self.probes, &mut Silence);
                continue;
            }
            let Some(seat) = awaited.first() else { return Ok(()) };
            self.list(world, seat);
            self.demand(!self.moves.is_empty(), Law::SomeoneMayAct, || {
                format!("{seat} is stuck in an imagined world")
            })?;
            let action = pick(&mut self.probes, &self.moves);
            let played = self.rules.play(world, seat, action, &mut self.probes, &mut Silence);
            played.map_err(|no| {
                self.broken(Law::ListedMovesAreAccepted, format!("{action:?} in an imagined world: {no}"))
            })?;
        }
        Err(self.broken(Law::ItEnds, "an imagined world never ends"))
    }
}
