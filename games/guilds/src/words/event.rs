//! What happened, as a log tells it.

use super::say_master;
use crate::Guilds;
use crate::event::Event;
use undercroft_core::{Names, Seat};

pub(crate) fn say_event(rules: &Guilds, event: &Event, names: &Names) -> String {
    let name = |seat: Seat| names.of(seat);
    match *event {
        Event::RoundSetUp { round } => format!("Round {} of {}: a new dungeon.", round + 1, rules.players),
        Event::RoomDealt { room, level } => {
            let [least, most] = rules.deck.back(level).defense;
            let [poor, rich] = rules.deck.back(level).treasure;
            let number = room.number();
            format!("  Room {number}: level {level}, defense {least} to {most}, treasure ${poor} to ${rich}.")
        }
        Event::GhostPlaced { room } => format!("  A ghost stands in room {}.", room.number()),
        Event::MasterDrawn { master } => {
            let card = rules.master_card(master);
            format!("  Its master is {}: {}.", card.name, say_master(&card.ways))
        }
        Event::DisablingDecided { seat } => format!("{} has decided whom to disable.", name(seat)),
        Event::DisablingChosen { adventurers } => format!("  It is the {}.", adventurers.both()),
        Event::Disabled { seat, adventurers } => format!("{} disables {}.", name(seat), adventurers.both()),
        Event::MasterDisabled { adventurers } => {
            format!("Everyone disables {}; all others are available.", adventurers.both())
        }
        Event::MarkerPassed { to } => format!("{} is the start player.", name(to)),
        Event::Placed { seat, adventurer, room } => {
            format!("{} places a {adventurer} in room {}.", name(seat), room.number())
        }
        Event::Bumped { seat, adventurer, room, owner, bumped } => {
            let number = room.number();
            format!(
                "{} bumps the {bumped} of {} off room {number} with a {adventurer}.",
                name(seat),
                name(owner)
            )
        }
        Event::GhostBumped { seat, adventurer, room, to } => {
            let (number, other) = (room.number(), to.number());
            format!(
                "{} bumps the ghost off room {number} with a {adventurer}; it goes to room {other}.",
                name(seat)
            )
        }
        Event::Replaced { seat, adventurer, room, replaced } => {
            format!("{} replaces a {replaced} in room {} with a {adventurer}.", name(seat), room.number())
        }
        Event::Paid { from, to, dollars } => say_payment(from, to, dollars, names),
        Event::Locked { room } => format!("  Room {} is locked.", room.number()),
        Event::ResolutionBegan => "All adventurers are placed. The rooms are opened.".into(),
        Event::WeakestRewarded { seats, strength } => {
            format!("The least strength sent is {strength}, by {}.", names.list(seats))
        }
        Event::RoomOpened { room, face } => {
            let card = rules.room(face);
            let (number, monsters) = (room.number(), &card.name);
            format!("Room {number}: {monsters}, defense {}, treasure ${}.", card.defense, card.treasure)
        }
        Event::Defeated { strength, defense, treasure, .. } => {
            format!("  {strength} against {defense}: defeated. There is ${treasure} to divide.")
        }
        Event::GhostShare { dollars, .. } => format!("  The ghost's ${dollars} stays in the bank."),
        Event::OddDollarLeft { .. } => "  Equals leave the odd dollar in the bank.".into(),
        Event::Failed { strength, defense, .. } => format!("  {strength} against {defense}: failed!"),
        Event::Abandoned { room } => format!("  Room {} is abandoned unseen.", room.number()),
        Event::Cleared => "Every room is cleared.".into(),
        Event::HealingOwed { seat, dollars } => format!("{} owes ${dollars} for healing.", name(seat)),
        Event::RoundEnded { round } => format!("Round {} is over.", round + 1),
        Event::TieBroken { seats, adventurer } => {
            let tied = names.list(seats);
            format!("{tied} have the same money; the {adventurer} left out decides.")
        }
        Event::Won { seats, dollars } => say_win(rules, &seats.collect::<Vec<_>>(), dollars, names),
    }
}

fn say_payment(from: Option<Seat>, to: Option<Seat>, dollars: u16, names: &Names) -> String {
    match (from, to) {
        (Some(from), Some(to)) => format!("  {} pays {} ${dollars}.", names.of(from), names.of(to)),
        (Some(from), None) => format!("  {} pays ${dollars}.", names.of(from)),
        (None, Some(to)) => format!("  {} gets ${dollars}.", names.of(to)),
        (None, None) => format!("  ${dollars} stays in the bank."),
    }
}

fn say_win(rules: &Guilds, seats: &[Seat], dollars: u16, names: &Names) -> String {
    let listed = names.list(seats.iter().copied());
    let team = seats.first().map_or(1, |&seat| rules.team_of(seat).len());
    match (seats.len(), team) {
        (1, _) => format!("{listed} wins with ${dollars}."),
        (all, team) if all == team => format!("{listed} win with ${dollars} together."),
        (_, 1) => format!("{listed} share the win with ${dollars} each."),
        _ => format!("{listed} share the win with ${dollars} a team."),
    }
}
