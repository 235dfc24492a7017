//! What is told of an entry, as far as it happened at the table rather than in the game. Following the entry is another matter.

use super::story::TableLine;
use super::{Chair, EntryKind, MovedBy, PHRASES, Proposal, Table, WHISPERS};
use undercroft_core::{Arg, Message, Seat, say};

/// A line about a seat.
fn about(kind: &'static str, seat: Seat, message: Message) -> Vec<TableLine> {
    vec![TableLine::new(kind, Some(seat), message)]
}

/// What is told of the opening of a table.
pub(super) fn opening() -> Vec<TableLine> {
    to_all("opened", say!("table-opened"))
}

/// A line about everybody.
fn to_all(kind: &'static str, message: Message) -> Vec<TableLine> {
    vec![TableLine::new(kind, None, message)]
}

impl Table {
    /// The lines that tell of an entry which this table is about to follow.
    pub(super) fn narrate(&self, kind: &EntryKind) -> Vec<TableLine> {
        match kind {
            EntryKind::Opened { .. } => opening(),
            EntryKind::ChairTaken { seat, chair } => self.narrate_chair(*seat, chair),
            EntryKind::LeftOut { seat } => about("left_out", *seat, say!("table-left-out", who: *seat)),
            EntryKind::Withheld { seat } => {
                let name = self.chairs.get(seat.index()).map_or_else(String::new, |chair| chair.name(*seat));
                let mut lines = about("withheld", *seat, say!("table-withheld", name: Arg::Text(name)));
                lines.extend(self.narrate_chair(*seat, &Chair::Free));
                lines
            }
            EntryKind::Played { seat, by: MovedBy::Clock, .. } => {
                about("time_up", *seat, say!("table-time-up", who: *seat))
            }
            EntryKind::TimeUp => to_all("time_ran_out", say!("table-time-ran-out")),
            EntryKind::Undone { seat, .. } => about("undone", *seat, say!("table-undone", who: *seat)),
            EntryKind::Agreed { seat, to } => self.narrate_consent(*seat, *to),
            EntryKind::Declined { seat } => about("declined", *seat, say!("table-declined", who: *seat)),
            EntryKind::Paused => to_all("paused", say!("table-paused")),
            EntryKind::Resumed { seat } => about("resumed", *seat, say!("table-resumed", who: *seat)),
            EntryKind::Rested { .. } => to_all("rested", say!("table-rested")),
            EntryKind::Woken => to_all("woken", say!("table-woken")),
            EntryKind::Away { seat, .. } => about("away", *seat, say!("table-away", who: *seat)),
            EntryKind::Back { seat } => {
                let succeeded = self.succeeded.contains(*seat);
                let message = match self.host_seat().filter(|_| succeeded) {
                    Some(host) => say!("table-back-succeeded", who: *seat, host: host),
                    None => say!("table-back", who: *seat),
                };
                about("back", *seat, message)
            }
            EntryKind::StoodIn { seat, by } => {
                about("bot_let_play", *seat, say!("table-bot-let-play", who: *seat, by: *by))
            }
            EntryKind::HostPassed { seat } => about("host", *seat, say!("table-host-passed", who: *seat)),
            EntryKind::OutOfTime { seat } => {
                about("out_of_time", *seat, say!("table-out-of-time", who: *seat))
            }
            EntryKind::Said { seat, text } => {
                vec![TableLine::new("said", Some(*seat), said(*seat, text)).spoken()]
            }
            EntryKind::Whispered { seat, text } => {
                let line = TableLine::new("whispered", Some(*seat), said(*seat, text)).spoken();
                vec![line.only_to(self.team(*seat))]
            }
            EntryKind::Kept { seat, name, .. } => {
                to_all("kept", say!("table-kept", name: Arg::Text(name.clone()), seat: seat.number()))
            }
            EntryKind::KeptNoMore { seat } => {
                let told = |name: &str| {
                    to_all("kept_no_more", say!("table-kept-no-more", name: Arg::Text(name.into())))
                };
                self.kept[seat.index()].as_ref().map_or_else(Vec::new, |kept| told(&kept.name))
            }
            EntryKind::Rematched { by: Some(seat), .. } => {
                about("rematch", *seat, say!("table-rematch-asked", who: *seat))
            }
            EntryKind::Rematched { by: None, .. } => to_all("rematch", say!("table-rematch")),
            EntryKind::Broken { .. } => to_all("broken", say!("table-broken")),
            EntryKind::SentAway { .. }
            | EntryKind::PassMade { .. }
            | EntryKind::Continues { .. }
            | EntryKind::Committed { .. }
            | EntryKind::Revealed { .. }
            | EntryKind::Dealt
            | EntryKind::Played { .. }
            | EntryKind::Slept { .. } => Vec::new(),
        }
    }

    /// A chair will have another owner, or the same on another device.
    fn narrate_chair(&self, seat: Seat, after: &Chair) -> Vec<TableLine> {
        let Some(before) = self.chairs.get(seat.index()) else { return Vec::new() };
        let (carried, number) = (before.is_carried_to(after), seat.number());
        let (kind, message) = match (before, after) {
            (_, Chair::Free) => ("left", say!("table-left", seat: number)),
            (_, Chair::Bot { .. }) => ("bot_sat", say!("table-bot-sat", who: seat, seat: number)),
            (_, Chair::Person { stand_in: true, .. }) => {
                ("bot_stands_in", say!("table-bot-stands-in", who: seat))
            }
            (Chair::Person { stand_in: true, .. }, Chair::Person { .. }) if carried => {
                ("back", say!("table-back", who: seat))
            }
            (Chair::Person { .. }, Chair::Person { .. }) if carried => {
                ("another_device", say!("table-another-device", who: seat))
            }
            (_, Chair::Person { .. }) => ("sat", say!("table-sat", who: seat, seat: number)),
        };
        about(kind, seat, message)
    }

    /// A seat agrees to something, or is the first who asks for it.
    fn narrate_consent(&self, seat: Seat, to: Proposal) -> Vec<TableLine> {
        let is_first = self.proposal.is_none_or(|pending| pending.to != to || pending.agreed.is_empty());
        let (kind, message) = match to {
            _ if !is_first => ("agreed", say!("table-agreed", who: seat)),
            Proposal::Undo { .. } => ("undo_asked", say!("table-undo-asked", who: seat)),
            Proposal::Pause => ("pause_asked", say!("table-pause-asked", who: seat)),
            Proposal::Kick { seat: whom } => ("kick_asked", say!("table-kick-asked", who: seat, whom: whom)),
            Proposal::Replace { .. } => ("replace_asked", say!("table-replace-asked", who: seat)),
        };
        about(kind, seat, message)
    }
}

/// What somebody says. A ready phrase is read in the reader's language, anything else as it was written.
fn said(seat: Seat, text: &str) -> Message {
    let ready = PHRASES.contains(&text) || WHISPERS.contains(&text);
    say!("table-said", who: seat, text: if ready { Arg::Name(text.into()) } else { Arg::Text(text.into()) })
}
