//! Replayed twins: the same seed and the same log, but somebody's hidden choice differs. While it stays hidden nobody
//! else can tell them apart, whatever they do: play on, take back, ask, agree, decline, rest, talk.

use crate::channels::{Probe, all_but, same};
use crate::sitting::{Sitting, person};
use crate::{GAMES, setups};
use undercroft_core::chance::{below, pick, quick};
use undercroft_core::{Eye, Quick, Rng, Seat, SeatSet, Seed, Setup};
use undercroft_server::house::Reply;
use undercroft_server::table::{Command, PHRASES, Version, WHISPERS};
use undercroft_server::wire::Answer;

#[test]
fn a_card_laid_face_down_in_raiders_shows_nowhere() {
    check("raiders", 5);
}

#[test]
fn a_bid_made_face_down_shows_nowhere() {
    // As many rounds as prizes; one of raiders has at least as many.
    check("bidding", 5);
}

#[test]
fn whom_a_guild_has_decided_to_disable_shows_nowhere() {
    check("guilds", 1);
}

#[test]
fn what_partners_whisper_shows_nowhere_else() {
    let in_teams = |setup: &Setup| setup.options.get("teams") != Some(&"none".into());
    let setups: Vec<Setup> = setups("guilds").into_iter().filter(in_teams).collect();
    for game in 0..GAMES {
        whisper(&setups[game as usize % setups.len()], game);
    }
}

/// Plays a random game up to a random moment, where somebody whispers one thing or another.
fn whisper(setup: &Setup, game: u64) {
    let mut rng = quick(game);
    let mut one = Sitting::dealt(setup.clone(), Seed::for_game(9, 1 + game), |_| {});
    for _ in 0..below(&mut rng, 30) {
        let Some(seat) = one.table.awaited().next() else { break };
        let action = pick_text(&mut rng, &one.moves(seat));
        one.ask(person(seat.index()), None, one.play(&action)).unwrap();
    }
    let mut other = one.again();
    let seat = pick(&mut rng, &Seat::all(setup.players).collect::<Vec<_>>());
    for (sitting, text) in [(&mut one, WHISPERS[0]), (&mut other, PHRASES[0])] {
        sitting.ask(person(seat.index()), Some("hidden"), Command::Whisper { text: text.into() }).unwrap();
    }
    let probe = Probe::with(&[], one.table.version(), rng.next_u64());
    for eye in all_but(setup.players, one.table.game().unwrap().partners(seat)) {
        same(&one.table, &other.table, eye, &probe);
    }
}

/// Forks within the first of so many rounds.
fn check(title: &str, rounds: u32) {
    // In the tactical variant all cards are played face up: no choice is hidden.
    let hides = |setup: &Setup| setup.options.get("tactical") != Some(&true.into());
    let setups: Vec<Setup> = setups(title).into_iter().filter(hides).collect();
    for game in 0..GAMES {
        play(&setups[game as usize % setups.len()], game, rounds);
    }
}

/// Plays a random game up to a random moment, and from there on as twins.
fn play(setup: &Setup, game: u64, rounds: u32) {
    let mut rng = quick(game);
    let mut sitting = Sitting::dealt(setup.clone(), Seed::for_game(8, 1 + game), |_| {});
    let rounds = below(&mut rng, rounds);
    let mut moves = below(&mut rng, setup.players as u32 - 1) + rounds * setup.players as u32;
    while !sitting.table.is_over() {
        let awaited = sitting.table.awaited();
        let seat = pick(&mut rng, &awaited.collect::<Vec<Seat>>());
        let laid: Vec<String> =
            sitting.moves(seat).into_iter().filter(|action| action.starts_with('{')).collect();
        if moves == 0 && awaited.len() > 1 && laid.len() > 1 {
            return fork(&sitting, seat, &laid, &mut rng);
        }
        moves = moves.saturating_sub(1);
        sitting.ask(person(seat.index()), None, sitting.play(&pick_text(&mut rng, &laid))).unwrap();
    }
}

fn pick_text(rng: &mut impl Rng, texts: &[String]) -> String {
    texts[below(rng, texts.len() as u32) as usize].clone()
}

struct Twins {
    one: Sitting,
    other: Sitting,
    /// Whose choice differs.
    hider: Seat,
    known: Vec<String>,
}

fn fork(sitting: &Sitting, hider: Seat, laid: &[String], rng: &mut Quick) {
    let (mut one, mut other) = (sitting.again(), sitting.again());
    let first = below(rng, laid.len() as u32) as usize;
    let second = (first + 1 + below(rng, laid.len() as u32 - 1) as usize) % laid.len();
    let who = person(hider.index());
    one.ask(who, Some("hidden"), one.play(&laid[first])).unwrap();
    other.ask(who, Some("hidden"), other.play(&laid[second])).unwrap();
    let mut twins = Twins { one, other, hider, known: laid.to_vec() };
    assert_ne!(
        twins.one.table.game().unwrap().fingerprint(),
        twins.other.table.game().unwrap().fingerprint()
    );
    twins.compare(rng);
    for step in 0..1 + below(rng, 6) {
        twins.step(step, rng);
        twins.compare(rng);
    }
}

impl Twins {
    fn compare(&self, rng: &mut Quick) {
        let table = &self.one.table;
        let probe = Probe::with(&self.known, table.version(), rng.next_u64());
        for eye in all_but(table.chairs().len(), SeatSet::only(self.hider)) {
            same(table, &self.other.table, eye, &probe);
        }
    }

    /// Somebody does something at both tables. What was hidden stays hidden: the last card is never laid.
    fn step(&mut self, step: u32, rng: &mut Quick) {
        let seats: Vec<Seat> = Seat::all(self.one.table.chairs().len()).collect();
        let seat = pick(rng, &seats);
        let may_lay =
            self.one.table.awaited().without(SeatSet::only(self.hider)).len() > 1 && seat != self.hider;
        let command = match below(rng, 9) {
            0 | 1 if may_lay => match self.one.moves(seat) {
                moves if moves.is_empty() => Command::Undo,
                moves => self.one.play(&pick_text(rng, &moves)),
            },
            0..=2 => Command::Undo,
            3 | 4 => Command::Agree,
            5 => Command::Decline,
            6 => Command::Pause,
            7 => Command::Resume,
            _ => Command::Say { text: PHRASES[0].into() },
        };
        let id = format!("step {step}");
        let told = |sitting: &mut Sitting| {
            let before: Version = sitting.table.version();
            let reply = match sitting.ask(person(seat.index()), Some(&id), command.clone()) {
                Ok(0) => Reply::Done(before),
                Ok(_) => Reply::Done(before.next()),
                Err(refusal) => Reply::Refused(refusal),
            };
            serde_json::to_string(&Answer::to(id.clone(), reply, &sitting.table, Eye::Seat(seat))).unwrap()
        };
        assert_eq!(
            told(&mut self.one),
            told(&mut self.other),
            "{seat} is answered differently to {command:?}"
        );
    }
}
