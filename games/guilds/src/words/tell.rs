//! What happened, line by line: what is worth one, what goes together in one, and who may know it.

use super::gathered::{Events, Payment, gains, sum};
use super::{Winners, master_does, with_both};
use crate::Guilds;
use crate::dungeon::Depth;
use crate::event::Event;
use crate::room::Face;
use undercroft_core::{Arg, Audience, Heard, Line, Message, Seat, SeatSet, Thing, say};

/// What is told of a deal or a move.
pub(crate) fn tell(rules: &Guilds, happened: &[Heard<Event>]) -> Vec<Line> {
    let mut story = Story { rules, events: Events::new(happened), lines: Vec::new(), open: None };
    while let Some((place, heard)) = story.events.next() {
        if let Some(line) = story.line(heard) {
            story.lines.push(line.telling(place));
        }
    }
    story.lines
}

struct Story<'a> {
    rules: &'a Guilds,
    events: Events<'a>,
    lines: Vec<Line>,
    /// The room that was opened last, whose treasure is being divided.
    open: Option<Face>,
}

fn thing(room: Depth) -> Thing {
    Thing::numbered("room", room.number())
}

fn about_rooms(line: Line, rooms: &[Depth]) -> Line {
    rooms.iter().fold(line, |line, &room| line.about(thing(room)))
}

fn numbers(rooms: &[Depth]) -> Arg {
    rooms.iter().map(|room| room.number()).collect()
}

impl Story<'_> {
    /// The line that an event begins; nothing where it was told before.
    fn line(&mut self, heard: &Heard<Event>) -> Option<Line> {
        Some(match heard.event {
            Event::RoundSetUp { .. }
            | Event::RoomDealt { .. }
            | Event::GhostPlaced { .. }
            | Event::MasterDrawn { .. }
            | Event::MarkerPassed { .. }
            | Event::RoundEnded { .. } => self.round(heard.event)?,
            Event::DisablingDecided { .. }
            | Event::DisablingChosen { .. }
            | Event::Disabled { .. }
            | Event::MasterDisabled { .. } => self.disabling(heard)?,
            Event::Placed { .. }
            | Event::Bumped { .. }
            | Event::GhostBumped { .. }
            | Event::Replaced { .. }
            | Event::Locked { .. } => self.placement(heard.event)?,
            Event::Paid { from, to, dollars } => self.payments(Payment { from, to, dollars }),
            Event::TieBroken { seats, adventurer } => self.tie(seats, adventurer.strength()),
            Event::Won { seats, dollars } => self.win(seats, dollars),
            Event::HealingOwed { seat, dollars } => self.healing(seat, dollars),
            _ => self.resolution(heard.event)?,
        })
    }

    /// A round begins or ends.
    fn round(&mut self, event: Event) -> Option<Line> {
        let rules = self.rules;
        Some(match event {
            Event::RoundSetUp { round } => {
                let message = say!("round-set-up", round: round + 1, of: rules.players);
                Line::passage("round", message).about("dungeon")
            }
            Event::RoomDealt { level, .. } => {
                let mut levels = vec![level.number()];
                levels.extend(self.events.more(|event| match event {
                    Event::RoomDealt { level, .. } => Some(level.number()),
                    _ => None,
                }));
                Line::detail("rooms", say!("rooms-dealt", levels: levels)).about("dungeon")
            }
            Event::GhostPlaced { room } => {
                let mut rooms = vec![room];
                rooms.extend(self.events.more(|event| match event {
                    Event::GhostPlaced { room } => Some(room),
                    _ => None,
                }));
                about_rooms(Line::detail("ghost", say!("ghosts-placed", rooms: numbers(&rooms))), &rooms)
            }
            Event::MasterDrawn { master } => {
                let card = rules.master_card(master);
                let message = say!("master-drawn", master: card.name.clone(), does: master_does(&card.ways));
                Line::new("masters", message).about("master")
            }
            Event::MarkerPassed { to } => Line::detail("order", say!("marker-passed", who: to)).about(to),
            Event::RoundEnded { round } => Line::detail("cleanup", say!("round-ended", round: round + 1)),
            _ => return None,
        })
    }

    /// Whom everyone leaves out of the first dungeon, or the Dungeon Master of any.
    fn disabling(&mut self, heard: &Heard<Event>) -> Option<Line> {
        Some(match heard.event {
            // Whoever has decided is told what.
            Event::DisablingDecided { seat } => {
                Line::detail("disabled", say!("disabling-decided", who: seat))
                    .about(seat)
                    .to(Audience::AllBut(SeatSet::only(seat)))
            }
            Event::DisablingChosen { adventurers } => {
                let Audience::Only(who) = heard.audience else { return None };
                let message = with_both(say!("disabling-chosen", who: who), adventurers.both());
                Line::detail("disabled", message).about("hand").to(heard.audience)
            }
            Event::Disabled { seat, adventurers } => {
                let dollars = sum(&self.events.payments());
                let message = with_both(say!("disabled", who: seat, dollars: dollars), adventurers.both());
                Line::new("disabled", message).about(seat)
            }
            Event::MasterDisabled { adventurers } => {
                Line::new("promos", with_both(say!("master-disabled"), adventurers.both())).about("master")
            }
            _ => return None,
        })
    }

    /// Somebody's action, with what was paid for it.
    fn placement(&mut self, event: Event) -> Option<Line> {
        Some(match event {
            Event::Placed { seat, adventurer, room } => {
                let message =
                    say!("placed", who: seat, adventurer: adventurer.strength(), room: room.number());
                Line::new("place", message).about(seat).about(thing(room))
            }
            Event::Bumped { seat, adventurer, room, owner, bumped } => {
                let (bank, fee) = self.events.fees();
                let message = if fee == 0 { say!("bumped") } else { say!("bumped-for", fee: fee) };
                let message = message.with("who", seat).with("adventurer", adventurer.strength());
                let message = message.with("room", room.number()).with("owner", owner);
                let message = message.with("other", bumped.strength()).with("bank", bank);
                let line = Line::new("bump", message).about(seat).about(owner).about(thing(room));
                line.teaching("bumped", SeatSet::only(owner)).stirring(20 + adventurer.strength())
            }
            Event::GhostBumped { seat, adventurer, room, to } => {
                let (bank, _) = self.events.fees();
                let message = say!("ghost-bumped", who: seat, adventurer: adventurer.strength(), bank: bank);
                let message = message.with("room", room.number()).with("to", to.number());
                Line::new("ghost", message).about(seat).about(thing(room)).about(thing(to)).stirring(10)
            }
            Event::Replaced { seat, adventurer, room, replaced } => {
                let (bank, _) = self.events.fees();
                let message = say!("replaced", who: seat, adventurer: adventurer.strength(), bank: bank);
                let message = message.with("room", room.number()).with("replaced", replaced.strength());
                Line::new("replace", message).about(seat).about(thing(room))
            }
            Event::Locked { room } => {
                Line::detail("locked", say!("locked", room: room.number())).about(thing(room))
            }
            _ => return None,
        })
    }

    /// The rooms are opened.
    fn resolution(&mut self, event: Event) -> Option<Line> {
        let everyone = SeatSet::all(self.rules.players);
        Some(match event {
            Event::ResolutionBegan => Line::passage("resolution", say!("resolution-began")).about("dungeon"),
            Event::WeakestRewarded { seats, strength } => {
                let dollars = self.events.payments().first().map_or(0, |paid| paid.dollars);
                let message = say!("weakest-rewarded", who: seats, strength: strength, dollars: dollars);
                Line::new("promos", message).about_seats(seats)
            }
            Event::RoomOpened { room, face } => {
                self.open = Some(face);
                Line::new("resolution", self.opened(room, face)).about(thing(room))
            }
            Event::Defeated { room, strength, defense, treasure } => {
                let message = say!("defeated", strength: strength, defense: defense, dollars: treasure);
                Line::new("treasure", message).about(thing(room))
            }
            Event::GhostShare { dollars: 0, .. } => return None,
            Event::GhostShare { room, dollars } => {
                Line::detail("ghost", say!("ghost-share", dollars: dollars)).about(thing(room))
            }
            Event::OddDollarLeft { room } => Line::detail("treasure", say!("odd-dollar")).about(thing(room)),
            Event::Failed { room, strength, defense } => {
                let monsters = self.open.map(|face| self.rules.room(face).name.clone()).unwrap_or_default();
                let message = say!("failed", monsters: monsters, strength: strength, defense: defense);
                let below = self.rules.rooms - room.number();
                let message = message.with("room", room.number()).with("below", below);
                let line = Line::new("failure", message).about(thing(room)).teaching("failed", everyone);
                // The higher up, the more is lost.
                line.stirring(30 + below as u8)
            }
            Event::Abandoned { room } => {
                let mut rooms = vec![room];
                rooms.extend(self.events.more(|event| match event {
                    Event::Abandoned { room } => Some(room),
                    _ => None,
                }));
                let message = say!("abandoned", rooms: numbers(&rooms), count: rooms.len());
                about_rooms(Line::detail("failure", message), &rooms)
            }
            Event::Cleared => {
                let line = Line::new("resolution", say!("cleared")).about("dungeon");
                line.teaching("cleared", everyone).stirring(60)
            }
            _ => return None,
        })
    }

    /// A room's front, and what the Dungeon Master makes of it: otherwise nobody would understand what follows.
    fn opened(&self, room: Depth, face: Face) -> Message {
        let card = self.rules.room(face);
        let (defense, treasure) = match self.events.peek() {
            Some(Event::Defeated { defense, treasure, .. }) => (defense, treasure),
            Some(Event::Failed { defense, .. }) => (defense, card.treasure.into()),
            _ => (card.defense, card.treasure.into()),
        };
        let printed = (card.defense, u16::from(card.treasure));
        let defense = if defense == printed.0 {
            say!("number", number: defense)
        } else {
            say!("number-here", number: printed.0, here: defense)
        };
        let treasure = if treasure == printed.1 {
            say!("dollars", dollars: treasure)
        } else {
            say!("dollars-here", dollars: printed.1, here: treasure)
        };
        let monsters = card.name.clone();
        say!("room-opened", room: room.number(), monsters: monsters, defense: defense, treasure: treasure)
    }

    /// Money that no other line tells of: all payments that follow one another, in one.
    fn payments(&mut self, first: Payment) -> Line {
        let mut paid = vec![first];
        paid.extend(self.events.payments());
        let gains = gains(&paid);
        let rule = if self.open.is_some() { "treasure" } else { "money" };
        let everybody = gains.len() == self.rules.players;
        match gains.as_slice() {
            [] => {
                let who = first.from.map_or(SeatSet::EMPTY, SeatSet::only);
                Line::detail(rule, say!("paid", who: who, dollars: sum(&paid))).about_seats(who)
            }
            [(_, dollars), rest @ ..] if everybody && rest.iter().all(|gain| gain.1 == *dollars) => {
                Line::detail(rule, say!("everybody-gets", dollars: *dollars)).about("seats")
            }
            [(seat, dollars), rest @ ..] => {
                let first = say!("gain-first", who: *seat, dollars: *dollars);
                let rest = rest.iter().map(|&(seat, dollars)| say!("gain-next", who: seat, dollars: dollars));
                let gained: Vec<Message> = std::iter::once(first).chain(rest).collect();
                let line = Line::detail(rule, say!("gains", gains: gained));
                gains.iter().fold(line, |line, gain| line.about(gain.0))
            }
        }
    }

    /// What healing cost everyone, in one line.
    fn healing(&mut self, seat: Seat, dollars: u16) -> Line {
        let mut bills = vec![(seat, dollars, sum(&self.events.payments()))];
        while let Some(Event::HealingOwed { seat, dollars }) = self.events.peek() {
            self.events.next();
            bills.push((seat, dollars, sum(&self.events.payments())));
        }
        let bill = |&(seat, owed, paid): &(Seat, u16, u16)| match paid < owed {
            true => say!("bill-short", who: seat, dollars: paid, owed: owed),
            false => say!("bill", who: seat, dollars: owed),
        };
        let message = say!("healing", bills: bills.iter().map(bill).collect::<Vec<Message>>());
        let mut who = SeatSet::EMPTY;
        bills.iter().for_each(|bill| who.insert(bill.0));
        Line::detail("healing", message).about_seats(who).teaching("healing", who)
    }

    fn tie(&self, seats: SeatSet, adventurer: u8) -> Line {
        let teams = self.rules.teams_among(seats);
        let message = match teams.is_empty() {
            true => say!("tie-broken", who: seats, adventurer: adventurer),
            false => say!("tie-broken-teams", teams: teams, adventurer: adventurer),
        };
        Line::new("end", message).about_seats(seats)
    }

    fn win(&self, seats: SeatSet, dollars: u16) -> Line {
        let message = match self.rules.winners_are(seats) {
            Winners::One => say!("won", who: seats, dollars: dollars),
            Winners::Several => say!("shared", who: seats, dollars: dollars),
            Winners::Team => {
                let team = seats.first().and_then(|seat| self.rules.team(seat)).unwrap_or(1);
                say!("team-won", who: seats, team: team, dollars: dollars)
            }
            Winners::Teams => say!("teams-shared", teams: self.rules.teams_among(seats), dollars: dollars),
        };
        Line::new("end", message).about_seats(seats)
    }
}
