//! What is told of the game, and to whom. The words themselves stand in `messages`.

mod draw;
mod explain;
mod gathered;
mod moves;
mod now;
mod preview;
mod reason;
mod tell;

pub(crate) use draw::draw;
pub(crate) use explain::{explain, reference, things};
pub(crate) use moves::{key_of_move, name_move};
pub(crate) use now::{lessons_now, now};
pub(crate) use preview::tell_preview;
pub(crate) use reason::reason;
pub(crate) use tell::tell;

use crate::Guilds;
use crate::cards::{MasterWays, WhichRooms};
use undercroft_core::{Lesson, Message, Seat, SeatSet, say};

/// The chapters of the rules, in the order in which they are read.
pub(crate) const CHAPTERS: &[&str] = &[
    "goal",
    "guild",
    "disabled",
    "round",
    "rooms",
    "placement",
    "order",
    "place",
    "bump",
    "replace",
    "locked",
    "resolution",
    "treasure",
    "failure",
    "healing",
    "cleanup",
    "money",
    "masters",
    "promos",
    "teams",
    "ghost",
    "end",
];

const fn lesson(id: &'static str, thing: &'static str) -> Lesson {
    Lesson { id, thing }
}

/// What the guide explains, in the order in which it is told when several things matter at once.
pub(crate) const LESSONS: &[Lesson] = &[
    lesson("goal", "hand"),
    lesson("place", "hand"),
    lesson("dungeon", "dungeon"),
    lesson("master", "master"),
    lesson("chain", "dungeon"),
    lesson("share", "dungeon"),
    lesson("order", "turns"),
    lesson("bump", "dungeon"),
    lesson("replace", "dungeon"),
    lesson("bumped", "hand"),
    lesson("locked", "dungeon"),
    lesson("ghost", "dungeon"),
    lesson("failed", "aftermath"),
    lesson("cleared", "aftermath"),
    lesson("healing", "aftermath"),
    lesson("rest", "hand"),
    lesson("last", "seats"),
    lesson("end", "ending"),
];

/// From the least to the most: `3–5`, or a single number.
fn range([least, most]: [u8; 2]) -> Message {
    if least == most { say!("number", number: least) } else { say!("range", least: least, most: most) }
}

/// The same in dollars.
fn dollar_range([least, most]: [u16; 2]) -> Message {
    if least == most {
        say!("dollars", dollars: least)
    } else {
        say!("dollar-range", least: least, most: most)
    }
}

/// `+2`, or `−3` with the sign that belongs there.
fn signed(by: i8) -> Message {
    let number = by.unsigned_abs();
    if by < 0 { say!("less", number: number) } else { say!("more", number: number) }
}

/// The same in dollars.
fn signed_dollars(by: i8) -> Message {
    let dollars = by.unsigned_abs();
    if by < 0 { say!("less-dollars", dollars: dollars) } else { say!("more-dollars", dollars: dollars) }
}

/// What a Dungeon Master changes, in sentences.
fn master_does(ways: &MasterWays) -> Message {
    let rooms = ways.rooms.map(|which| changed_rooms(which, ways));
    let bars = ways.bars.map(|one| say!("does-bar", adventurer: one.strength()));
    let dearer = (ways.heals_dearer_by > 0).then(|| {
        let whom = ways.heals_dearer.map(|one| say!("does-heal-whom", adventurer: one.strength()));
        let whom = whom.reduce(|one, other| say!("does-heal-or", one: one, other: other));
        say!("does-heal", whom: whom.unwrap_or(say!("nobody")), dollars: ways.heals_dearer_by)
    });
    let equals = (ways.equals > 0).then(|| say!("does-equals", dollars: ways.equals));
    let weakest = (ways.weakest > 0).then(|| say!("does-weakest", dollars: ways.weakest));
    let disables = ways.disables.map(|pair| with_both(say!("does-disable"), pair.both()));
    let all = [rooms, bars, dearer, equals, weakest, disables].into_iter().flatten();
    all.reduce(|first, next| say!("sentences", first: first, next: next)).unwrap_or(say!("does-nothing"))
}

fn changed_rooms(which: WhichRooms, ways: &MasterWays) -> Message {
    let which = match which {
        WhichRooms::First => "first",
        WhichRooms::Second => "second",
        WhichRooms::FirstTwo => "first-two",
        WhichRooms::Last => "last",
        WhichRooms::LastTwo => "last-two",
    };
    let (defense, treasure) = (signed(ways.defense), signed_dollars(ways.treasure));
    match (ways.defense, ways.treasure) {
        (_, 0) => say!("does-defense", rooms: which, defense: defense),
        (0, _) => say!("does-treasure", rooms: which, treasure: treasure),
        _ => say!("does-both", rooms: which, defense: defense, treasure: treasure),
    }
}

/// A message about two adventurers, `one` and `other`.
fn with_both(message: Message, mut pair: crate::Adventurers) -> Message {
    let mut next = || pair.next().map_or(0, crate::Adventurer::strength);
    message.with("one", next()).with("other", next())
}

impl Guilds {
    /// The teams that these seats belong to, as a list of their names; none where everyone plays alone.
    fn teams_among(&self, seats: SeatSet) -> Vec<Message> {
        let mut teams: Vec<usize> = seats.filter_map(|seat| self.team(seat)).collect();
        teams.sort_unstable();
        teams.dedup();
        teams.into_iter().map(|team| say!("the-team", team: team)).collect()
    }

    /// Whether these seats are one team, several, or play for themselves.
    fn winners_are(&self, seats: SeatSet) -> Winners {
        let team = |seat: Seat| self.team(seat);
        match (seats.len(), seats.first().and_then(team)) {
            (0 | 1, _) => Winners::One,
            (_, None) => Winners::Several,
            (all, Some(_)) if seats.first().is_some_and(|seat| self.team_of(seat).len() == all) => {
                Winners::Team
            }
            _ => Winners::Teams,
        }
    }
}

/// Who wins.
enum Winners {
    One,
    Several,
    Team,
    Teams,
}
