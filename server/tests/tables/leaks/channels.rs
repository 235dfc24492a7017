//! All that leaves the house for one eye.

use crate::sitting::{START, person};
use undercroft_core::{Eye, Seat, SeatSet};
use undercroft_server::house::{Question, Reply};
use undercroft_server::secret::Key;
use undercroft_server::table::{Command, PHRASES, PassFor, Table, Version};
use undercroft_server::wire::{Answer, TermsView, Unfinished};

/// In how many probes the whole story is read once.
const STORY_ONCE_IN: u64 = 8;

/// What is asked of twins: the same of both.
pub(crate) struct Probe {
    /// Since when the eye wants to be told.
    pub(crate) since: Version,
    /// Requests of the eye, lawful and not.
    pub(crate) requests: Vec<Command>,
    /// By which number a bot's question is drawn.
    pub(crate) number: u64,
}

impl Probe {
    /// Asks for everything, with these moves among it: those that the eye has, those of others, and those of other times.
    pub(crate) fn with(moves: &[String], now: Version, number: u64) -> Probe {
        let seat = |index| Some(Seat::new(index));
        let pass = Key::from_text(&"a".repeat(32)).unwrap().hash();
        let mut requests = vec![
            Command::Undo,
            Command::Agree,
            Command::Decline,
            Command::Pause,
            Command::Resume,
            Command::Leave,
            Command::Return,
            Command::Say { text: PHRASES[0].into() },
            Command::Say { text: "x".repeat(201) },
            Command::Whisper { text: PHRASES[0].into() },
            Command::Sit { seat: seat(0), name: "Eve".into(), program: false },
            Command::MakePass { seat: seat(1), pass, to: PassFor::Person },
            Command::Claim { pass, name: Some("Eve".into()) },
            Command::Kick { seat: Seat::new(1) },
            Command::Fill { level: "random".into() },
            Command::Rematch { table: "elsewhere".into() },
        ];
        let unreadable =
            ["", "7", "{", "{\"play\":\"nothing\"}", "{\"bid\":-1}", "\"light\"", "[[[[", "null"];
        let all = moves.iter().map(String::as_str).chain(unreadable);
        for action in all {
            requests.push(Command::Play { action: action.into(), seen: now });
        }
        let stale =
            moves.iter().take(2).map(|action| Command::Play { action: action.clone(), seen: Version(1) });
        requests.extend(stale);
        Probe { since: Version(number % (now.0 + 1)), requests, number }
    }
}

/// What an eye gets of a table by every channel there is, each with its name.
pub(crate) fn all_that_leaves(table: &Table, eye: Eye, probe: &Probe) -> Vec<(String, String)> {
    let now = START;
    let terms = || TermsView::from(table.terms());
    let scene = table.scene(eye, probe.since, now);
    let shown: Answer = Answer::Scene(Box::new(scene.clone()));
    let mut out = vec![("scene".into(), json(&shown))];
    // The whole story is what scenes tell bit by bit, so it is read now and then, and at the end.
    if probe.number.is_multiple_of(STORY_ONCE_IN) || scene.outcome.is_some() {
        let story = table.told_since(eye, Version::START);
        out.push(("story".into(), json(&story)));
        if scene.outcome.is_none() {
            out.push(("export".into(), json(&Unfinished::of(terms(), scene, story))));
        }
    }
    // Nobody else's secret opens a seat, so a spectator asks as a stranger.
    let asker = match eye {
        Eye::Seat(seat) => seat.index(),
        _ => undercroft_core::MAX_SEATS,
    };
    for request in &probe.requests {
        let reply = match table.judge(person(asker), Some("probe"), request.clone(), now) {
            Ok(whats) if whats.is_empty() => Reply::Done(table.version()),
            Ok(_) => Reply::Done(table.version().next()),
            Err(refusal) => Reply::Refused(refusal),
        };
        out.push((format!("answer to {request:?}"), json(&Answer::to("probe".into(), reply, table, eye))));
    }
    if let Eye::Seat(seat) = eye {
        let question = Question::of(table, seat, probe.number).unwrap();
        let names = question.imagined.names().list(Seat::all(table.chairs().len()));
        let given =
            (question.imagined.to_json(), question.imagined.record(), question.spec.to_string(), names);
        out.push(("question to a bot".into(), json(&given)));
    }
    out
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

/// Fails where an eye can tell two tables apart, or is told the seed before the end.
pub(crate) fn same(one: &Table, other: &Table, eye: Eye, probe: &Probe) {
    let (here, there) = (all_that_leaves(one, eye, probe), all_that_leaves(other, eye, probe));
    let seed = one.terms().seed.to_string();
    for (here, there) in here.into_iter().zip(there) {
        assert!(one.is_over() || !here.1.contains(&seed), "{eye:?} is told the seed by {}", here.0);
        assert_eq!(here, there, "{eye:?} can tell two tables apart at version {}", one.version());
    }
}

/// Everybody who looks at a table but these seats.
pub(crate) fn all_but(players: usize, seats: SeatSet) -> impl Iterator<Item = Eye> {
    SeatSet::all(players).without(seats).map(Eye::Seat).chain([Eye::Spectator])
}
