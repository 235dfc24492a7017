//! What a move would bring, in words.

use super::{dollar_range, range};
use crate::preview::{Disabling, Leaving, Preview, RoomThen, Sending};
use crate::view::Outlook;
use undercroft_core::{Message, say};

/// A preview, sentence by sentence.
pub(crate) fn tell_preview(preview: &Preview) -> Vec<Message> {
    match preview {
        Preview::Disable(disabling) => vec![leaving_out(disabling)],
        Preview::Send(sending) => {
            let mut told: Vec<Message> = price(sending).into_iter().collect();
            told.extend(stand(&sending.room));
            told.push(stakes(sending));
            // What becomes of another room comes last: nobody takes it for what becomes of this one.
            told.extend(drift(sending));
            told
        }
    }
}

fn leaving_out(disabling: &Disabling) -> Message {
    let rest: Vec<Message> =
        disabling.available.map(|one| say!("preview-own", adventurer: one.strength())).collect();
    say!("preview-disable", dollars: disabling.paid, rest: rest)
}

/// What it costs, and what becomes of whoever stood there.
fn price(sending: &Sending) -> Option<Message> {
    let (bank, owner) = (sending.price.bank, sending.price.owner);
    let told = match sending.leaves.as_ref()? {
        Leaving::Replaced { adventurer } => {
            say!("preview-replace", bank: bank, adventurer: adventurer.strength())
        }
        Leaving::Bumped { seat, adventurer } if owner == 0 => {
            say!("preview-bump", bank: bank, owner: *seat, adventurer: adventurer.strength())
        }
        Leaving::Bumped { seat, adventurer } => {
            let one = adventurer.strength();
            say!("preview-bump-owner", bank: bank, fee: owner, owner: *seat, adventurer: one)
        }
        Leaving::Ghost { .. } => say!("preview-ghost-price", bank: bank),
    };
    Some(told)
}

/// Where a ghost goes that is pushed out, and what it makes of the room there.
fn drift(sending: &Sending) -> Vec<Message> {
    let Some(Leaving::Ghost { to }) = &sending.leaves else { return Vec::new() };
    let locks = to.locked.then(|| say!("preview-ghost-locks", room: to.room.number()));
    let told = [Some(say!("preview-ghost", room: to.room.number())), Some(haunted(to)), locks];
    told.into_iter().flatten().collect()
}

/// What a ghost makes of the room that it goes to.
fn haunted(to: &RoomThen) -> Message {
    let [least, most] = to.defense;
    let (room, strength) = (to.room.number(), to.strength);
    match to.outlook {
        _ if !to.full => say!("preview-ghost-waits", strength: strength),
        Outlook::Surely => say!("preview-ghost-surely", room: room, strength: strength, most: most),
        Outlook::Never => say!("preview-ghost-never", room: room, strength: strength, least: least),
        Outlook::Perhaps => {
            say!("preview-ghost-perhaps", room: room, strength: strength, defense: range(to.defense))
        }
    }
}

/// How the room would stand against its monsters and against the other guilds.
fn stand(room: &RoomThen) -> Vec<Message> {
    let told = if room.full { full(room) } else { half(room) };
    let locks = room.locked.then(|| say!("preview-locks"));
    [Some(told), locks].into_iter().flatten().collect()
}

fn full(room: &RoomThen) -> Message {
    let (strength, [least, most]) = (room.strength, room.defense);
    match (room.outlook, room.chances) {
        (Outlook::Surely, _) => say!("preview-surely", strength: strength, most: most),
        (Outlook::Never, _) => say!("preview-never", strength: strength, least: least),
        (Outlook::Perhaps, chances) => {
            let (beaten, of) = chances.map_or((0, 0), |chances| (chances.beaten, chances.of));
            say!("preview-perhaps", strength: strength, defense: range(room.defense), beaten: beaten, of: of)
        }
    }
}

/// One adventurer waits for another.
fn half(room: &RoomThen) -> Message {
    match (room.outlook, room.needs) {
        (Outlook::Surely, _) => say!("preview-enough", strength: room.strength),
        (Outlook::Perhaps, Some(needs)) => {
            let takes = if needs.least == needs.most {
                say!("number", number: needs.least)
            } else {
                say!("preview-from-to", least: needs.least, most: needs.most)
            };
            if needs.enough {
                say!("preview-needs", takes: takes)
            } else {
                say!("preview-needs-more", takes: takes)
            }
        }
        (Outlook::Perhaps | Outlook::Never, _) => {
            let strongest = room.reach - room.strength;
            say!("preview-hopeless", strongest: strongest, reach: room.reach, least: room.defense[0])
        }
    }
}

/// What there is to win, if anything, and what healing would cost.
fn stakes(sending: &Sending) -> Message {
    let place = if sending.room.room.index() == 0 { "top" } else { "below" };
    match sending.winnings {
        Some(winnings) => {
            say!("preview-stakes", win: dollar_range(winnings), healing: sending.healing, place: place)
        }
        None => say!("preview-costs", healing: sending.healing, place: place),
    }
}
