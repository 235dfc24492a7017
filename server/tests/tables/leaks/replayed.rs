//! Replayed twins: the same seed and the same log, but somebody's hidden choice differs. While it stays hidden nobody
//! else can tell them apart, whatever they do: play on, take back, ask, agree, decline, rest, talk.

use super::channels::{Probe, all_but, same};
use super::{games, of_every_title_with_secrets, setups};
use crate::sitting::{Sitting, person};
use undercroft_catalog::titles;
use undercroft_core::chance::{below, pick, quick};
use undercroft_core::{Eye, Quick, Rng, Seat, SeatSet, Seed, Setup};
use undercroft_server::house::Reply;
use undercroft_server::table::{Command, PHRASES, Version, WHISPERS};
use undercroft_server::wire::Answer;

#[test]
fn what_somebody_has_chosen_in_hiding_shows_nowhere() {
    of_every_title_with_secrets(|title| {
        // In the tactical variant of Raiders all cards are played face up: no choice is hidden.
        let hides = |setup: &Setup| setup.options.get("tactical") != Some(&true.into());
        let setups: Vec<Setup> = setups(title).into_iter().filter(hides).collect();
        let forked = (0..games()).filter(|&game| play(&setups[game as usize % setups.len()], game)).count();
        assert!(forked as u64 > games() / 4, "somebody chose in hiding in only {forked} games of {title}");
    });
}

#[test]
fn what_partners_whisper_shows_nowhere_else() {
    let in_teams = |setup: &Setup| setup.options.get("teams").is_some_and(|teams| teams != "none");
    let setups: Vec<Setup> =
        titles().iter().flat_map(|title| setups(title.about().name)).filter(in_teams).collect();
    // Partners whisper in one title: a share of the games says as much.
    for game in 0..games() / 2 {
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

/// Plays a random game, and from one of the moments when somebody chose in hiding plays it as twins; says whether
/// there was such a moment. A choice among things, such as cards, is hidden while others have to choose too; a move that
/// is but a word, such as to light a torch, is done in the open.
fn play(setup: &Setup, game: u64) -> bool {
    let mut rng = quick(game);
    let mut sitting = Sitting::dealt(setup.clone(), Seed::for_game(8, 1 + game), |_| {});
    let (mut moment, mut moments) = (None, 0);
    while !sitting.table.is_over() {
        let awaited = sitting.table.awaited();
        let seat = pick(&mut rng, &awaited.collect::<Vec<Seat>>());
        let moves = sitting.moves(seat);
        let laid: Vec<String> = moves.iter().filter(|action| action.starts_with('{')).cloned().collect();
        if awaited.len() > 1 && laid.len() > 1 {
            moments += 1;
            if below(&mut rng, moments) == 0 {
                moment = Some((sitting.log.len(), seat, laid));
            }
        }
        sitting.ask(person(seat.index()), None, sitting.play(&pick_text(&mut rng, &moves))).unwrap();
    }
    let Some((entries, hider, laid)) = moment else { return false };
    sitting.log.truncate(entries);
    fork(&sitting, hider, &laid, &mut rng);
    true
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
    for step in 0..1 + below(rng, 3) {
        twins.step(step, rng);
        twins.compare(rng);
    }
}

impl Twins {
    /// Looks through two of the eyes that may not tell them apart; there are thousands of twins.
    fn compare(&self, rng: &mut Quick) {
        let table = &self.one.table;
        let probe = Probe::with(&self.known, table.version(), rng.next_u64());
        let eyes: Vec<Eye> = all_but(table.chairs().len(), SeatSet::only(self.hider)).collect();
        let first = below(rng, eyes.len() as u32) as usize;
        for eye in [eyes[first], eyes[(first + 1) % eyes.len()]] {
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
