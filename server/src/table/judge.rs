//! Judges commands: what they would enter in the log, or why not.

use super::{Chair, Command, Hand, Millis, Proposal, Table, What, WhenTimeIsUp, Who};
use crate::secret::KeyHash;
use serde_json::Value;
use undercroft_catalog::Refused;
use undercroft_core::{Refusal, Seat, SeatSet};

/// The ready phrases that everybody may always say.
pub const PHRASES: [&str; 8] =
    ["Hello!", "Good luck!", "Well played!", "Ouch!", "Thinking...", "Sorry!", "One more?", "Thanks, bye!"];

/// The longest name and the longest text.
const LONGEST_NAME: usize = 24;
const LONGEST_TEXT: usize = 200;

type Verdict = Result<Vec<What>, Refusal>;

fn refuse(rule: &'static str, reason: &str) -> Verdict {
    Err(Refusal::new(rule, reason))
}

impl Table {
    /// What a command enters in the log. Nothing, if it asks for what is already so: a message that comes twice is
    /// answered twice and happens once.
    ///
    /// # Errors
    /// The refusal; it tells the asker nothing that their eye may not know.
    pub fn judge(&self, who: Who, command: Command, now: Millis) -> Verdict {
        if self.broken {
            return refuse("Closed table", "The rules failed here; the table is closed.");
        }
        let seat = self.seat_of(who);
        match command {
            Command::Sit { seat: wanted, name } => self.sit(who, wanted, &name),
            Command::Fill { level } => self.fill(who, &level),
            Command::Kick { seat } => self.kick(who, seat),
            Command::Tick => self.tick(now),
            _ => {
                let Some(seat) = seat else {
                    return refuse("Seats", "Only somebody who sits at this table may do that.");
                };
                match command {
                    Command::Leave => Ok(self.vacate(seat)),
                    Command::Return => Ok(self.come_back(seat)),
                    Command::HandOver { to } => self.hand_over(seat, to),
                    Command::Play { action, id } => self.play(who, seat, action, id),
                    Command::Undo => self.undo(seat),
                    Command::Agree => self.agree(seat),
                    Command::Decline if self.proposal.is_some() => Ok(vec![What::Declined { seat }]),
                    Command::Pause if self.paused => Ok(Vec::new()),
                    Command::Pause => self.propose(seat, Proposal::Pause),
                    Command::Resume => Ok(if self.paused { vec![What::Resumed] } else { Vec::new() }),
                    Command::Say { text } => self.say(seat, &text),
                    _ => refuse("Consent", "Nothing is proposed at the moment."),
                }
            }
        }
    }

    /// The seat of whoever asks.
    pub fn seat_of(&self, who: Who) -> Option<Seat> {
        match who {
            Who::Person(hash) => {
                Seat::all(self.chairs.len()).find(|s| self.chairs[s.index()].belongs_to(&hash))
            }
            Who::Bot(seat) => (seat.index() < self.chairs.len()).then_some(seat),
            Who::Clock => None,
        }
    }

    fn sit(&self, who: Who, wanted: Option<Seat>, name: &str) -> Verdict {
        let Who::Person(key) = who else { return refuse("Seats", "Bots are seated by the host.") };
        if self.seat_of(who).is_some() {
            return refuse("Seats", "You sit at this table already.");
        }
        if self.game.is_some() {
            return refuse("Seats", "The game has begun; you may watch.");
        }
        let name = name.trim();
        if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
            return refuse("Seats", "A name has 1 to 24 letters.");
        }
        let free = |seat: &Seat| self.chairs[seat.index()] == Chair::Free;
        let seat = match wanted {
            Some(seat) if seat.index() >= self.chairs.len() => {
                return refuse("Seats", "There is no such seat here.");
            }
            Some(seat) if !free(&seat) => return refuse("Seats", "That seat is taken; choose another."),
            Some(seat) => seat,
            None => match Seat::all(self.chairs.len()).find(free) {
                Some(seat) => seat,
                None => return refuse("Seats", "Every seat is taken; you may watch."),
            },
        };
        let taken =
            What::ChairTaken { seat, chair: Chair::Person { name: name.into(), key, stand_in: false } };
        Ok(self.and_deal_if_full(vec![taken]))
    }

    /// The cards are dealt as soon as nobody is missing.
    fn and_deal_if_full(&self, mut entries: Vec<What>) -> Vec<What> {
        let free = self.chairs.iter().filter(|chair| **chair == Chair::Free).count();
        if free == entries.len() && self.game.is_none() {
            entries.push(What::Dealt);
        }
        entries
    }

    fn only_host(&self, who: Who) -> Result<KeyHash, Refusal> {
        match who {
            Who::Person(key) if key.is(&self.host) => Ok(key),
            _ => Err(Refusal::new("Host", "Only whoever opened the table may do that.")),
        }
    }

    fn fill(&self, who: Who, level: &str) -> Verdict {
        self.only_host(who)?;
        let free = Seat::all(self.chairs.len()).filter(|seat| self.chairs[seat.index()] == Chair::Free);
        let entries =
            free.map(|seat| What::ChairTaken { seat, chair: Chair::Bot { level: level.into() } }).collect();
        Ok(self.and_deal_if_full(entries))
    }

    fn kick(&self, who: Who, seat: Seat) -> Verdict {
        self.only_host(who)?;
        if seat.index() >= self.chairs.len() {
            return refuse("Seats", "There is no such seat here.");
        }
        let chair = if self.game.is_some() { Chair::Bot { level: "search".into() } } else { Chair::Free };
        Ok(vec![What::ChairTaken { seat, chair }])
    }

    /// A leaver's chair is free before the deal; afterwards a bot stands in.
    fn vacate(&self, seat: Seat) -> Vec<What> {
        if self.game.is_none() {
            return vec![What::ChairTaken { seat, chair: Chair::Free }];
        }
        self.with_stand_in(seat, true)
    }

    fn come_back(&self, seat: Seat) -> Vec<What> {
        self.with_stand_in(seat, false)
    }

    fn with_stand_in(&self, seat: Seat, wanted: bool) -> Vec<What> {
        match &self.chairs[seat.index()] {
            Chair::Person { name, key, stand_in } if *stand_in != wanted => {
                let chair = Chair::Person { name: name.clone(), key: *key, stand_in: wanted };
                vec![What::ChairTaken { seat, chair }]
            }
            _ => Vec::new(),
        }
    }

    fn hand_over(&self, seat: Seat, to: KeyHash) -> Verdict {
        if self.seat_of(Who::Person(to)).is_some() {
            return refuse("Seats", "That person sits at this table already.");
        }
        match &self.chairs[seat.index()] {
            Chair::Person { name, .. } => {
                let chair = Chair::Person { name: name.clone(), key: to, stand_in: false };
                Ok(vec![What::ChairTaken { seat, chair }])
            }
            _ => refuse("Seats", "Only a person hands a seat over."),
        }
    }

    fn play(&self, who: Who, seat: Seat, action: Value, id: String) -> Verdict {
        if id.is_empty() || id.len() > 64 {
            return refuse("Moves", "A move needs an id of 1 to 64 characters.");
        }
        if self.ids.contains_key(&(seat, id.clone())) {
            return Ok(Vec::new());
        }
        let Some(game) = self.game() else { return refuse("Moves", "The cards are not dealt yet.") };
        if self.paused {
            return refuse("Pause", "The table rests; let it go on first.");
        }
        let by = match who {
            Who::Bot(_) if !self.chairs[seat.index()].is_bot() => {
                return refuse("Bots", "The owner of the seat is back.");
            }
            Who::Bot(_) => Hand::Bot,
            _ => Hand::Owner,
        };
        let json = action.to_string();
        match game.judge(seat, &json) {
            Some(Refused::Rule(refusal)) => return Err(refusal),
            Some(Refused::Unreadable(fault)) => return Err(Refusal::new("Moves", fault.reason)),
            None => {}
        }
        let mut entries = if by == Hand::Owner { self.come_back(seat) } else { Vec::new() };
        entries.push(What::Played { seat, action, id, by });
        Ok(entries)
    }

    /// An undo is free while nobody has learned anything by the move and nobody has acted since; then all must agree.
    fn undo(&self, seat: Seat) -> Verdict {
        if !self.terms.undo {
            return refuse("Undo", "This table plays without taking back.");
        }
        let Some(last) = self.moves.iter().rposition(|standing| standing.seat == seat) else {
            return refuse("Undo", "You have no move to take back.");
        };
        let is_last = last + 1 == self.moves.len();
        if is_last && !self.moves[last].revealing && !self.is_over() {
            return Ok(vec![What::Undone { seat, moves: last }]);
        }
        self.propose(seat, Proposal::Undo { moves: last })
    }

    fn propose(&self, seat: Seat, proposal: Proposal) -> Verdict {
        match self.proposal {
            Some((open, _)) if open != proposal => {
                refuse("Consent", "Something else is proposed at the moment.")
            }
            _ => Ok(self.consent(seat, proposal)),
        }
    }

    fn agree(&self, seat: Seat) -> Verdict {
        match self.proposal {
            Some((proposal, _)) => Ok(self.consent(seat, proposal)),
            None => refuse("Consent", "Nothing is proposed at the moment."),
        }
    }

    /// One more seat agrees; once all people have, it happens.
    fn consent(&self, seat: Seat, proposal: Proposal) -> Vec<What> {
        let before = self.proposal.map_or(SeatSet::EMPTY, |(_, seats)| seats);
        if before.contains(seat) {
            return Vec::new();
        }
        let agreed: SeatSet = [seat].into_iter().chain(before).collect();
        let people = SeatSet::all(self.chairs.len()).without(self.bot_seats());
        let mut entries = vec![What::Agreed { seat, to: proposal }];
        if people.without(agreed).is_empty() {
            entries.push(match proposal {
                Proposal::Undo { moves } => What::Undone { seat, moves },
                Proposal::Pause => What::Paused,
            });
        }
        entries
    }

    fn say(&self, seat: Seat, text: &str) -> Verdict {
        let free = self.terms.free_text && !self.terms.listed;
        if !free && !PHRASES.contains(&text) {
            return refuse("Talk", "At this table only the ready phrases are said.");
        }
        if text.trim().is_empty() || text.chars().count() > LONGEST_TEXT || text.chars().any(char::is_control)
        {
            return refuse("Talk", "Say 1 to 200 letters on one line.");
        }
        Ok(vec![What::Said { seat, text: text.into() }])
    }

    /// Whoever's time is up gets a bot to stand in, or the first move the rules list.
    fn tick(&self, now: Millis) -> Verdict {
        let mut entries = Vec::new();
        for seat in self.clock.time_is_up(now) {
            match self.terms.when_time_is_up {
                WhenTimeIsUp::BotStandsIn => entries.extend(self.with_stand_in(seat, true)),
                WhenTimeIsUp::FirstMove if entries.is_empty() => {
                    let first = self.game().and_then(|game| game.moves(seat).into_iter().next());
                    let action = first.and_then(|choice| serde_json::from_str(&choice.json).ok());
                    let id = format!("clock-{}", self.version);
                    entries.extend(action.map(|action| What::Played { seat, action, id, by: Hand::Clock }));
                }
                // The others' time is looked at again once this move is played.
                WhenTimeIsUp::FirstMove => {}
            }
        }
        Ok(entries)
    }
}
