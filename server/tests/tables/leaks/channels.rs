//! All that leaves the house for one eye.

use crate::sitting::{START, person};
use undercroft_core::{Eye, Seat, SeatSet};
use undercroft_server::house::{Question, Reply};
use undercroft_server::http::answer_to;
use undercroft_server::secret::Key;
use undercroft_server::table::{Command, PHRASES, PassFor, Scene, Table, ThingView, Version};
use undercroft_server::wire::{Answer, TermsView, Unfinished};

/// In how many probes the whole story is read once; in the others only what was told of late.
const STORY_ONCE_IN: u64 = 16;
/// How many versions back that goes.
const LATE: u64 = 12;
/// In how many probes each request is made once: there are thousands of probes.
const REQUEST_ONCE_IN: u64 = 8;
/// In how many a bot is asked once what to do, with a whole position.
const BOT_ONCE_IN: u64 = 4;
/// In how many everything is asked about once.
const ASKED_ONCE_IN: u64 = 12;

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
            Command::LetBotPlay { seat: Seat::new(1) },
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
        let mut place = number;
        requests.retain(|_| {
            place += 1;
            place.is_multiple_of(REQUEST_ONCE_IN)
        });
        let whole = number.is_multiple_of(STORY_ONCE_IN);
        let back = number % if whole { now.0 + 1 } else { LATE.min(now.0 + 1) };
        Probe { since: Version(now.0 - back), requests, number }
    }
}

/// A way by which something leaves the house.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Channel<'a> {
    /// One that is always there.
    Named(&'static str),
    /// What becomes of a request.
    AnswerTo(&'a Command),
    /// What is said of a thing on the table.
    ExplanationOf(String),
}

/// What an eye gets of a table by every channel there is, each with its name.
pub(crate) fn all_that_leaves<'a>(table: &Table, eye: Eye, probe: &'a Probe) -> Vec<(Channel<'a>, String)> {
    let now = START;
    let terms = || TermsView::from(table.terms());
    // The chain is keyed with the sealed seed, which twins share: it differs, and tells nobody how.
    let scene = Scene { chain: None, ..table.scene(eye, probe.since, now) };
    let shown: Answer = Answer::Scene(Box::new(scene.clone()));
    let over = scene.outcome.is_some();
    let mut out = vec![(Channel::Named("scene"), json(&shown))];
    // The whole story is what scenes tell bit by bit, so it is read now and then, and at the end.
    if probe.number.is_multiple_of(STORY_ONCE_IN) || over {
        let story = table.told_since(eye, Version::START);
        out.push((Channel::Named("story"), json(&story)));
        if !over {
            out.push((Channel::Named("export"), json(&Unfinished::of(terms(), scene, story))));
        }
    }
    // What may be asked about says where the table stands, thing by thing; now and then all of it.
    if probe.number.is_multiple_of(ASKED_ONCE_IN) || over {
        let things = table.things(eye);
        out.extend(things.iter().map(|ThingView { thing, .. }| {
            (Channel::ExplanationOf(thing.clone()), json(&table.explain(eye, thing)))
        }));
        out.push((Channel::Named("things"), json(&things)));
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
        let answer = answer_to("probe".into(), reply, table, eye);
        out.push((Channel::AnswerTo(request), json(&answer)));
    }
    if let (Eye::Seat(seat), true) = (eye, probe.number.is_multiple_of(BOT_ONCE_IN)) {
        let question = Question::of(table, seat, probe.number).unwrap();
        let names = question.imagined.names().list(Seat::all(table.chairs().len()));
        let given =
            (question.imagined.to_json(), question.imagined.record(), question.spec.to_string(), names);
        out.push((Channel::Named("question to a bot"), json(&given)));
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
        assert!(one.is_over() || !here.1.contains(&seed), "{eye:?} is told the seed by {:?}", here.0);
        assert_eq!(here, there, "{eye:?} can tell two tables apart at version {}", one.version());
    }
}

/// Everybody who looks at a table but these seats.
pub(crate) fn all_but(players: usize, seats: SeatSet) -> impl Iterator<Item = Eye> {
    SeatSet::all(players).without(seats).map(Eye::Seat).chain([Eye::Spectator])
}
