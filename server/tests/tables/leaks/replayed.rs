//! Replayed twins: the same seed and the same log, but somebody's hidden choice differs. While it stays hidden nobody
//! else can tell them apart, whatever they do: play on, take back, ask, agree, decline, rest, talk.

use super::channels::{Probe, all_but, same};
use super::hidden::{Hidden, LONGEST, choice, several_are_left};
use super::{games, of_every_title_with_secrets, setups};
use crate::sitting::{Sitting, person};
use undercroft_catalog::titles;
use undercroft_core::chance::{below, pick, quick};
use undercroft_core::{Eye, Quick, Rng, Seat, Seed, Setup};
use undercroft_server::house::Reply;
use undercroft_server::http::answer_to;
use undercroft_server::table::{Command, PHRASES, Version, WHISPERS};

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
/// there was such a moment.
fn play(setup: &Setup, game: u64) -> bool {
    let mut rng = quick(game);
    let mut sitting = Sitting::dealt(setup.clone(), Seed::for_game(8, 1 + game), |_| {});
    let (mut moment, mut moments) = (None, 0);
    for _ in 0..LONGEST {
        let awaited: Vec<Seat> = sitting.table.awaited().collect();
        if awaited.is_empty() {
            break;
        }
        let seat = pick(&mut rng, &awaited);
        if let Some(hidden) = choice(&sitting, seat, &mut rng) {
            moments += 1;
            if below(&mut rng, moments) == 0 {
                moment = Some((sitting.log.len(), hidden));
            }
        }
        let action = sitting.any_move(seat, rng.next_u64());
        sitting.ask(person(seat.index()), None, sitting.play(&action)).unwrap();
    }
    let Some((entries, hidden)) = moment else { return false };
    sitting.log.truncate(entries);
    fork(&sitting, hidden, &mut rng)
}

fn pick_text(rng: &mut impl Rng, texts: &[String]) -> String {
    texts[below(rng, texts.len() as u32) as usize].clone()
}

struct Twins {
    one: Sitting,
    other: Sitting,
    /// What differs.
    hidden: Hidden,
}

/// Plays on as twins; says whether the choice truly was one in hiding.
fn fork(sitting: &Sitting, mut hidden: Hidden, rng: &mut Quick) -> bool {
    let (mut one, mut other) = (sitting.again(), sitting.again());
    let who = person(hidden.hider.index());
    one.ask(who, Some("hidden"), one.play(&hidden.moves[0])).unwrap();
    other.ask(who, Some("hidden"), other.play(&hidden.moves[1])).unwrap();
    if !hidden.stays_hidden(&one, &other) {
        return false;
    }
    let mut twins = Twins { one, other, hidden };
    twins.compare(rng);
    for step in 0..1 + below(rng, 3) {
        twins.step(step, rng);
        twins.compare(rng);
    }
    true
}

impl Twins {
    /// Looks through two of the eyes that may not tell them apart; there are thousands of twins.
    fn compare(&self, rng: &mut Quick) {
        let table = &self.one.table;
        let (eyes, known) = (&self.hidden.eyes, &self.hidden.moves);
        let probe = Probe::with(known, table.version(), rng.next_u64());
        let first = below(rng, eyes.len() as u32) as usize;
        for eye in [eyes[first], eyes[(first + 1) % eyes.len()]] {
            same(table, &self.other.table, eye, &probe);
        }
    }

    /// Somebody does something at both tables. What was hidden stays hidden: the last card is never laid.
    fn step(&mut self, step: u32, rng: &mut Quick) {
        let seats: Vec<Seat> = Seat::all(self.one.table.chairs().len()).collect();
        let seat = pick(rng, &seats);
        let hider = self.hidden.hider;
        let may_lay = several_are_left(self.one.table.awaited(), hider) && seat != hider;
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
            serde_json::to_string(&answer_to(id.clone(), reply, &sitting.table, Eye::Seat(seat))).unwrap()
        };
        assert_eq!(
            told(&mut self.one),
            told(&mut self.other),
            "{seat} is answered differently to {command:?}"
        );
    }
}
