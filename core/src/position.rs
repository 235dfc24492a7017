//! A game under way, and the same as a file that a person can read and edit.

use crate::chance::quick;
use crate::{
    Audience, Chance, Eye, Fault, Game, Heard, Outcome, Played, Refusal, Seat, Seed, Setup, Sight, Silence,
    TimeLimit, fingerprint, readable, say,
};
use rand_core::Rng;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How many worlds each seat imagines to find out whether a move reveals something.
const WORLDS_TRIED: usize = 8;

/// The events of a deal or a move, each with its audience.
pub type HeardEvents<G> = Vec<Heard<<G as Game>::Event>>;

/// A table's setup, its state and its sealed chance: all that a game needs to go on.
pub struct Position<G: Game> {
    setup: Setup,
    rules: Arc<G>,
    state: G::State,
    seed: Seed,
    chance: Chance,
    recap: G::Recap,
}

impl<G: Game> Position<G> {
    /// Deals a new game and tells what was dealt.
    ///
    /// # Errors
    /// Everything that is wrong with the setup.
    pub fn deal(setup: Setup, seed: Seed) -> Result<(Self, HeardEvents<G>), Vec<Fault>> {
        let rules: Arc<G> = Arc::new(setup.open()?);
        let mut chance = Chance::new(seed);
        let mut events = Vec::new();
        let state = rules.deal(&mut chance, &mut events);
        let mut position = Position { setup, rules, state, seed, chance, recap: G::Recap::default() };
        position.note(&events);
        Ok((position, events))
    }

    /// Plays a move and tells what happened.
    ///
    /// # Errors
    /// The refusal; the position is then what it was.
    pub fn play(&mut self, seat: Seat, action: G::Move) -> Result<HeardEvents<G>, Refusal> {
        self.at_the_table(seat)?;
        let mut events = Vec::new();
        self.rules.play(&mut self.state, seat, action, &mut self.chance, &mut events)?;
        self.note(&events);
        Ok(events)
    }

    /// Lets time run out and tells what happened.
    ///
    /// # Errors
    /// That no time is limited now; the position is then what it was.
    pub fn time_up(&mut self) -> Result<HeardEvents<G>, Refusal> {
        if self.time_limit().is_none() {
            return Err(Refusal::new("", say!("no-time-limit")));
        }
        let mut events = Vec::new();
        self.rules.time_up(&mut self.state, &mut self.chance, &mut events);
        self.note(&events);
        Ok(events)
    }

    /// Plays a step of either kind and tells what happened.
    ///
    /// # Errors
    /// The refusal; the position is then what it was.
    pub fn step(&mut self, step: Played<G::Move>) -> Result<HeardEvents<G>, Refusal> {
        match step {
            Played::Move { seat, action } => self.play(seat, action),
            Played::TimeUp => self.time_up(),
        }
    }

    /// Only what everybody was told gets into the recap, so that it can be shown to everybody.
    fn note(&mut self, events: &[Heard<G::Event>]) {
        for heard in events.iter().filter(|heard| heard.audience == Audience::Everyone) {
            self.rules.recap(&mut self.recap, &heard.event);
        }
    }

    fn at_the_table(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.rules.players() {
            return Ok(());
        }
        let players = self.rules.players();
        Err(Refusal::new("", say!("no-such-seat", seat: seat.number(), players: players)))
    }

    /// What a move would meet: nothing, or the refusal. The position is not changed.
    ///
    /// # Errors
    /// The refusal.
    pub fn judge(&self, seat: Seat, action: G::Move) -> Result<(), Refusal> {
        self.after(&self.state, seat, action).map(|_| ())
    }

    /// Whether a move shows anybody what they did not know: chance is used, or something hidden comes to light.
    ///
    /// Found by trying the move in worlds that each seat cannot tell from this one: if one of them looks different
    /// afterwards, the seat has learned something.
    pub fn reveals(&self, seat: Seat, action: G::Move) -> bool {
        let Ok((after, chance)) = self.after(&self.state, seat, action) else { return false };
        if chance.drawn() > self.chance.drawn() {
            return true;
        }
        // Always the same stream: were it drawn from the true state, the answer could tell something of that.
        let mut rng = quick(0);
        let mut learns = |eye: Seat| {
            let world = self.rules.imagine(&self.state, eye, &mut rng);
            let looks = |state: &G::State| self.rules.view(state, Eye::Seat(eye));
            self.after(&world, seat, action).is_ok_and(|(there, _)| looks(&there) != looks(&after))
        };
        Seat::all(self.rules.players()).any(|eye| (0..WORLDS_TRIED).any(|_| learns(eye)))
    }

    /// Where a move leads from a state of this game.
    fn after(&self, from: &G::State, seat: Seat, action: G::Move) -> Result<(G::State, Chance), Refusal> {
        self.at_the_table(seat)?;
        let (mut state, mut chance) = (from.clone(), self.chance.clone());
        self.rules.play(&mut state, seat, action, &mut chance, &mut Silence)?;
        Ok((state, chance))
    }

    /// What the table agreed on.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules in force.
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// The same, to be kept beyond the position.
    pub fn shared_rules(&self) -> Arc<G> {
        self.rules.clone()
    }

    /// The true state.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The sealed seed.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The game as a seat of this table knows it, for a bot.
    pub fn sight(&self, seat: Seat) -> Sight<'_, G> {
        Sight::new(&self.rules, &self.state, seat)
    }

    /// Another position that this seat cannot tell from the real one, with chance of its own: what may be handed to
    /// a bot without trusting it.
    pub fn imagined(&self, seat: Seat, rng: &mut impl Rng) -> Position<G> {
        let state = self.rules.imagine(&self.state, seat, rng);
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        let seed = Seed::from_bytes(bytes);
        let (setup, rules, recap) = (self.setup.clone(), self.rules.clone(), self.recap.clone());
        Position { setup, rules, state, seed, chance: Chance::new(seed), recap }
    }

    /// What an eye sees.
    pub fn view(&self, eye: Eye) -> G::View {
        self.rules.view(&self.state, eye)
    }

    /// What has just happened, as far as everybody was told; nothing after a position was read from a file.
    pub fn recap(&self) -> &G::Recap {
        &self.recap
    }

    /// What a seat may do; nothing for one that is not at this table.
    pub fn moves(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if seat.index() < self.rules.players() {
            self.rules.moves(&self.state, seat, &mut moves);
        }
        moves
    }

    /// How long the present state may last, where the rules limit that.
    pub fn time_limit(&self) -> Option<TimeLimit> {
        self.rules.time_limit(&self.state)
    }

    /// Who stands where, once it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.state)
    }

    /// A fingerprint of the state as it is written down, the same on every machine.
    ///
    /// Records carry it. It is taken of the written form because that is a format we keep, while how a state lies in
    /// memory may change with any version.
    pub fn fingerprint(&self) -> u64 {
        let written = serde_json::to_string(&self.rules.write(&self.state)).expect("a state is plain data");
        fingerprint(written.as_bytes())
    }

    /// Writes the position as JSON for people.
    pub fn to_json(&self) -> String {
        let file = PositionFile {
            table: self.setup.clone(),
            seed: self.seed,
            drawn: self.chance.drawn(),
            state: self.rules.write(&self.state),
        };
        readable(&serde_json::to_value(&file).expect("a position is plain data"))
    }

    /// Reads a position from JSON.
    ///
    /// # Errors
    /// Where the text is no position, the place; where no game can reach it, every reason.
    pub fn from_json(text: &str) -> Result<Self, Vec<Fault>> {
        let file: PositionFile<G::Written> = serde_json::from_str(text).map_err(unreadable)?;
        let rules: Arc<G> = Arc::new(file.table.open()?);
        let state = rules.read(&file.state)?;
        let chance = Chance::resume(file.seed, file.drawn);
        let recap = G::Recap::default();
        Ok(Position { setup: file.table, rules, state, seed: file.seed, chance, recap })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PositionFile<W> {
    table: Setup,
    seed: Seed,
    drawn: u64,
    state: W,
}

/// Says where a JSON text stops making sense.
pub fn unreadable(error: serde_json::Error) -> Vec<Fault> {
    let whole = error.to_string();
    let reason = whole.split(" at line ").next().unwrap_or(&whole).to_string();
    let hint = if error.is_eof() { "; the file is cut off" } else { "" };
    let place = match error.line() {
        0 => "file".to_string(),
        line => format!("line {line}, column {}", error.column()),
    };
    vec![Fault::new(place, reason + hint)]
}
