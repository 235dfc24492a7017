//! Whether what clients saw and were told is what the log says.

#![allow(dead_code, reason = "every test uses another part of this")]

use serde_json::Value;
use std::collections::HashMap;
use undercroft_client::{Scene, Sent};
use undercroft_core::{Eye, Seat};
use undercroft_server::secret::{Key, KeyHash};
use undercroft_server::store::Version;
use undercroft_server::table::{Entry, EntryKind, MovedBy, REMEMBERED, Table, Who};
use undercroft_server::wire::Ask;

/// Everything a client accepted and was answered.
#[derive(Default)]
pub(crate) struct Testimony {
    pub(crate) token: Option<String>,
    pub(crate) scenes: Vec<Scene>,
    pub(crate) requests: Vec<Request>,
}

/// A request and what became of it.
pub(crate) struct Request {
    pub(crate) id: String,
    pub(crate) ask: Ask,
    pub(crate) sent: Sent,
}

/// What a log holds.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Count {
    pub(crate) moves: usize,
    pub(crate) scenes: usize,
    pub(crate) over: bool,
}

/// Runs a log again and compares it with what clients say.
///
/// `copies` says how many copies of the house there are: a refusal binds only the one that gave it.
pub(crate) fn check(log: &[(Version, String)], all: &[Testimony], copies: usize) -> Result<Count, String> {
    let entries: Vec<Entry> =
        log.iter().map(|(_, text)| serde_json::from_str(text).expect("an entry")).collect();
    let mut count = Count::default();
    let mut by_version: HashMap<Version, Vec<(&Testimony, &Scene)>> = HashMap::new();
    for testimony in all {
        for scene in &testimony.scenes {
            by_version.entry(scene.version).or_default().push((testimony, scene));
        }
    }
    let mut table = Table::run([entries[0].clone()]).map_err(|corrupt| corrupt.reason)?;
    let mut rest = entries[1..].iter();
    loop {
        for (testimony, scene) in by_version.remove(&table.version()).unwrap_or_default() {
            count.scenes += 1;
            let seat = key(testimony).and_then(|key| table.seat_of(Who::Person(key)));
            let eye = seat.map_or(Eye::Spectator, Eye::Seat);
            compare(scene, &table, eye).map_err(|why| format!("{eye:?} at {}: {why}", scene.version))?;
        }
        let Some(entry) = rest.next() else { break };
        count.moves += usize::from(matches!(entry.kind, EntryKind::Played { .. }));
        table.apply(entry.clone()).map_err(|corrupt| corrupt.reason)?;
    }
    if let Some(version) = by_version.keys().next() {
        return Err(format!("a scene of version {version}, which the log does not have"));
    }
    for testimony in all {
        requests(testimony, &table, &entries, copies)?;
    }
    count.over = table.is_over() && !table.is_broken();
    Ok(count)
}

fn key(testimony: &Testimony) -> Option<KeyHash> {
    testimony.token.as_deref().and_then(Key::from_text).map(|key| key.hash())
}

/// A scene as it would be sent, but for the clocks, which depend on the moment.
fn compare(accepted: &Scene, table: &Table, eye: Eye) -> Result<(), String> {
    let first = accepted.told.first().map_or(accepted.version.next(), |chapter| chapter.version);
    let text = serde_json::to_string(&table.scene(eye, Version(first.0 - 1), 0)).expect("plain data");
    let expected: Scene = serde_json::from_str(&text).expect("a client reads what a table shows");
    macro_rules! same {
        ($($field:ident),+) => {$(
            if accepted.$field != expected.$field {
                let (has, is) = (&accepted.$field, &expected.$field);
                return Err(format!("{}: the client has {has:?}, the log says {is:?}", stringify!($field)));
            }
        )+};
    }
    same!(version, seat, waiting_for, paused, proposal, commitment, seed, view, outcome, broken, rematch);
    if accepted.gapless || accepted.version.0 <= REMEMBERED as u64 {
        same!(gapless, told);
        let last = accepted.told.last().map_or(accepted.version, |chapter| chapter.version);
        let gap = accepted.told.windows(2).any(|two| two[0].version.next() != two[1].version);
        if gap || last != accepted.version {
            return Err(format!("a gap in what was told: {:?}", accepted.told));
        }
    }
    if chairs(accepted) != chairs(&expected) {
        return Err(format!("chairs: {:?}, the log says {:?}", accepted.chairs, expected.chairs));
    }
    let moves = |scene: &Scene| -> Vec<(String, String)> {
        scene.moves.iter().map(|choice| (choice.action.text().into(), choice.words.clone())).collect()
    };
    if moves(accepted) != moves(&expected) {
        return Err(format!("moves: {:?}, the log says {:?}", accepted.moves, expected.moves));
    }
    Ok(())
}

fn chairs(scene: &Scene) -> Vec<Value> {
    let mut chairs = scene.chairs.clone();
    for chair in &mut chairs {
        for clock in ["left", "away"] {
            chair.as_object_mut().map(|chair| chair.remove(clock));
        }
    }
    chairs
}

/// Whether a client's answers are what the log says.
fn requests(testimony: &Testimony, table: &Table, entries: &[Entry], copies: usize) -> Result<(), String> {
    let Some(seat) = key(testimony).and_then(|key| table.seat_of(Who::Person(key))) else { return Ok(()) };
    let mut logged: HashMap<&str, Vec<(Version, &EntryKind)>> = HashMap::new();
    for (version, entry) in (1..).zip(entries) {
        match &entry.request {
            Some(request) if request.seat == seat && !is_bots(&entry.kind) && !is_mixing(&entry.kind) => {
                logged.entry(&request.id).or_default().push((Version(version), &entry.kind));
            }
            _ => {}
        }
    }
    for Request { id, ask, sent } in &testimony.requests {
        let found = logged.remove(id.as_str()).unwrap_or_default();
        let wrong = || format!("{ask:?} was answered {sent:?}, and the log has {found:?} for it");
        let must = matches!(ask, Ask::Play { .. } | Ask::Say { .. });
        let right = match sent {
            Sent::Done(version) => match found[..] {
                [(at, kind)] if at == *version => is_it(ask, kind, seat),
                [] => !must,
                _ => copies > 1 && !must && found.len() == 1,
            },
            Sent::Refused(..) => found.is_empty() || (copies > 1 && found.len() == 1),
        };
        if !right {
            return Err(wrong());
        }
    }
    match logged.into_iter().next() {
        Some((id, found)) => Err(format!("the log has {found:?} for {id}, which nobody was answered")),
        None => Ok(()),
    }
}

fn is_bots(kind: &EntryKind) -> bool {
    matches!(kind, EntryKind::Played { by: MovedBy::Bot, .. })
}

/// Clients mix something into the deal by themselves.
fn is_mixing(kind: &EntryKind) -> bool {
    matches!(kind, EntryKind::Committed { .. } | EntryKind::Revealed { .. })
}

/// Whether an entry is what was asked for.
fn is_it(ask: &Ask, kind: &EntryKind, own: Seat) -> bool {
    match (ask, kind) {
        (Ask::Play { action: asked, .. }, EntryKind::Played { seat, action, by }) => {
            *seat == own && asked == action && *by == MovedBy::Owner
        }
        (Ask::Say { text: asked }, EntryKind::Said { seat, text }) => *seat == own && asked == text,
        (Ask::Play { .. } | Ask::Say { .. }, _) => false,
        _ => true,
    }
}
