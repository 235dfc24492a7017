//! Judges who may sit where: taking, leaving, carrying and giving away seats, and bots in them.

use super::judge::{Verdict, refuse};
use super::names::read_name;
use super::{Chair, EntryKind, Millis, PassFor, Proposal, Table, Who};
use crate::secret::KeyHash;
use undercroft_bots::{BotSpec, Budget};
use undercroft_core::{Arg, Message, Refusal, Seat, SeatSet, say};

/// So many may sit down at a table one right after the other, and so many milliseconds apart after that.
const FREE_COMINGS: u32 = 100;
const BETWEEN_COMINGS: Millis = 10_000;
/// On how many devices one person plays.
const MOST_DEVICES: usize = 8;
/// The most a bot of the house may think about a move, so that no table takes the whole house's time.
const MOST_ITERATIONS: u32 = 10_000;
const MOST_MILLISECONDS: u32 = 2_000;
/// How a bot thinks that nobody chose: it stands in for somebody, or replaces them.
pub(super) const STAND_IN_LEVEL: &str = "search:1000";

/// Reads how a bot of the house shall think.
///
/// # Errors
/// What is allowed.
pub fn read_level(text: &str) -> Result<BotSpec, Refusal> {
    let refused = |reason: Message| Refusal::new("table-rule-bots", reason);
    let spec: BotSpec =
        text.parse().map_err(|reason| refused(say!("table-bad-bot", reason: Arg::Text(reason))))?;
    match spec {
        BotSpec::Search(Budget::Iterations(n)) if n > MOST_ITERATIONS => {
            Err(refused(say!("table-bot-too-deep", most: MOST_ITERATIONS)))
        }
        BotSpec::Search(Budget::Milliseconds(n)) if n > MOST_MILLISECONDS => {
            Err(refused(say!("table-bot-too-long", most: MOST_MILLISECONDS)))
        }
        _ => Ok(spec),
    }
}

impl Table {
    pub(super) fn sit(
        &self,
        who: Who,
        wanted: Option<Seat>,
        name: &str,
        program: bool,
        now: Millis,
    ) -> Verdict {
        let Who::Person(key) = who else { return refuse("table-rule-seats", say!("table-bots-by-host")) };
        let own = self.seat_of(who);
        if own.is_some() && (self.game.is_some() || wanted.is_none_or(|seat| Some(seat) == own)) {
            return refuse("table-rule-seats", say!("table-sits-already"));
        }
        if self.game.is_some() {
            return refuse("table-rule-seats", say!("table-has-begun"));
        }
        read_name(name)?;
        self.must_not_be_sent_away(&key)?;
        if self.has_barred(&key) {
            return refuse("table-rule-seal", say!("table-has-withheld"));
        }
        if !self.is_host(who) && self.kept_for(&key).is_none() {
            self.must_not_be_crowded(now)?;
        }
        let free = |seat: &Seat| self.is_free_for(*seat, &key);
        let kept = self.kept_for(&key);
        let seat = match wanted.or(kept) {
            Some(seat) => {
                self.must_exist(seat)?;
                if !free(&seat) {
                    let reason = if self.kept(seat).is_some() {
                        say!("table-seat-kept")
                    } else {
                        say!("table-seat-taken")
                    };
                    return refuse("table-rule-seats", reason);
                }
                seat
            }
            None => match Seat::all(self.chairs.len()).find(free) {
                Some(seat) => seat,
                None if self.has_room() => return refuse("table-rule-seats", say!("table-seats-kept")),
                None => return refuse("table-rule-seats", say!("table-full")),
            },
        };
        if let Some(own) = own {
            return Ok(self.change_seats(own, seat));
        }
        let (keys, program) = match self.kept(seat) {
            Some(kept) => (kept.keys.clone(), kept.program),
            None => (vec![key], program),
        };
        let name = self.own_name(name, seat)?;
        let chair = Chair::Person { name, keys, stand_in: false, program };
        let mut entries = self.and_deal_if_full(vec![EntryKind::ChairTaken { seat, chair }]);
        // Whoever sits down elsewhere leaves the seat that was kept for them.
        entries.extend(self.stay_away(&key).filter(|_| kept != Some(seat)));
        Ok(entries)
    }

    fn must_not_be_sent_away(&self, key: &KeyHash) -> Result<(), Refusal> {
        match self.sent_away.contains(key) {
            true => Err(Refusal::new("table-rule-seats", say!("table-sent-away"))),
            false => Ok(()),
        }
    }

    /// So many have sat down and left here that those who come have to wait for each other: nobody fills the log by coming and
    /// going, and nobody keeps all others out for longer than that.
    fn must_not_be_crowded(&self, now: Millis) -> Result<(), Refusal> {
        let wait = self.came_at + BETWEEN_COMINGS - now;
        match self.comings >= FREE_COMINGS && wait > 0 {
            true => Err(Refusal::new("table-rule-seats", say!("table-crowded", seconds: wait / 1_000 + 1))),
            false => Ok(()),
        }
    }

    /// Counts who has sat down before the deal.
    pub(super) fn count_comings(&mut self, kind: &EntryKind) {
        if let EntryKind::ChairTaken { chair: Chair::Person { .. }, .. } = kind {
            (self.comings, self.came_at) = (self.comings.saturating_add(1), self.last_at);
        }
    }

    /// Somebody who does not sit here gives up the seat that is kept for them.
    pub(super) fn stay_away_from(&self, who: Who) -> Verdict {
        let given_up = match who {
            Who::Person(key) => self.stay_away(&key),
            _ => None,
        };
        match given_up {
            Some(given_up) => Ok(vec![given_up]),
            None => refuse("table-rule-seats", say!("table-only-seated")),
        }
    }

    /// Somebody who sits already sits down elsewhere: beside a friend, or in another team.
    fn change_seats(&self, from: Seat, to: Seat) -> Vec<EntryKind> {
        let chair = self.chairs[from.index()].clone();
        vec![
            EntryKind::ChairTaken { seat: from, chair: Chair::Free },
            EntryKind::ChairTaken { seat: to, chair },
        ]
    }

    /// The cards are dealt as soon as nobody is missing, unless people are to mix something in first.
    fn and_deal_if_full(&self, mut entries: Vec<EntryKind>) -> Vec<EntryKind> {
        let free = self.chairs.iter().filter(|chair| **chair == Chair::Free).count();
        let taken = entries.iter().filter_map(|kind| match kind {
            EntryKind::ChairTaken { chair, .. } => Some(chair.clone()),
            _ => None,
        });
        let chairs: Vec<Chair> = self.chairs.iter().cloned().chain(taken).collect();
        if free == entries.len() && self.game.is_none() && self.asks_nobody(&chairs) {
            entries.push(EntryKind::Dealt);
        }
        entries
    }

    pub(super) fn must_exist(&self, seat: Seat) -> Result<(), Refusal> {
        match seat.index() < self.chairs.len() {
            true => Ok(()),
            false => Err(Refusal::new("table-rule-seats", say!("table-no-such-seat"))),
        }
    }

    /// Whether this person is the host.
    pub fn is_host(&self, who: Who) -> bool {
        matches!(who, Who::Person(key) if self.hosts.iter().fold(false, |found, host| found | host.is(&key)))
    }

    fn only_host(&self, who: Who) -> Result<(), Refusal> {
        match self.is_host(who) {
            true => Ok(()),
            false => {
                let named = self.host_seat().map(|host| say!("table-only-host-is", who: host));
                Err(Refusal::new("table-rule-host", named.unwrap_or(say!("table-only-host"))))
            }
        }
    }

    pub(super) fn fill(&self, who: Who, level: &str) -> Verdict {
        self.only_host(who)?;
        read_level(level)?;
        Ok(self.filled(level))
    }

    /// Bots in all free chairs.
    pub(super) fn filled(&self, level: &str) -> Vec<EntryKind> {
        let free = Seat::all(self.chairs.len()).filter(|seat| self.chairs[seat.index()] == Chair::Free);
        let bot = |seat| EntryKind::ChairTaken { seat, chair: Chair::Bot { level: level.into() } };
        let entries: Vec<EntryKind> = free.map(bot).collect();
        if entries.is_empty() { entries } else { self.and_deal_if_full(entries) }
    }

    pub(super) fn kick(&self, who: Who, seat: Seat) -> Verdict {
        self.only_host(who)?;
        self.must_exist(seat)?;
        let before = &self.chairs[seat.index()];
        match (before, self.game.is_some()) {
            (Chair::Free, _) | (Chair::Bot { .. }, true) => return Ok(Vec::new()),
            (_, true) => return self.vote_out(who, seat),
            (_, false) => {}
        }
        // A host who frees their own seat may sit down again.
        let sent_away = !before.keys().is_empty() && self.host_seat() != Some(seat);
        let sent_away = sent_away.then(|| EntryKind::SentAway { keys: before.keys().to_vec() });
        Ok([EntryKind::ChairTaken { seat, chair: Chair::Free }].into_iter().chain(sent_away).collect())
    }

    /// Nobody removes somebody else from a game alone: all others who are there must agree, and there must be one.
    fn vote_out(&self, who: Who, seat: Seat) -> Verdict {
        let proposal = Proposal::Kick { seat };
        match self.seat_of(who) {
            None => refuse("table-rule-seats", say!("table-only-playing-host")),
            Some(own) if own == seat => refuse("table-rule-consent", say!("table-kick-needs-others")),
            Some(own) if self.asked(proposal).without(SeatSet::only(own)).is_empty() => {
                refuse("table-rule-consent", say!("table-kick-needs-others"))
            }
            Some(own) => self.propose(own, proposal),
        }
    }

    /// A leaver's chair is free before the deal; afterwards a bot stands in.
    pub(super) fn vacate(&self, seat: Seat) -> Vec<EntryKind> {
        if self.game.is_none() {
            return vec![EntryKind::ChairTaken { seat, chair: Chair::Free }];
        }
        self.with_stand_in(seat, true)
    }

    pub(super) fn with_stand_in(&self, seat: Seat, wanted: bool) -> Vec<EntryKind> {
        let mut chair = self.chairs[seat.index()].clone();
        match &mut chair {
            Chair::Person { stand_in, .. } if *stand_in != wanted => *stand_in = wanted,
            _ => return Vec::new(),
        }
        vec![EntryKind::ChairTaken { seat, chair }]
    }

    pub(super) fn make_pass(&self, who: Who, seat: Option<Seat>, pass: KeyHash, to: PassFor) -> Verdict {
        let own = self.seat_of(who);
        let seat = match seat.or(own) {
            Some(seat) => seat,
            None => return refuse("table-rule-seats", say!("table-only-seated")),
        };
        self.must_exist(seat)?;
        match &self.chairs[seat.index()] {
            Chair::Person { .. } if own == Some(seat) => Ok(vec![EntryKind::PassMade { seat, pass, to }]),
            Chair::Bot { .. } if to == PassFor::Person => {
                self.only_host(who)?;
                self.replace(own, seat, pass)
            }
            Chair::Bot { .. } => refuse("table-rule-seats", say!("table-bot-needs-no-link")),
            Chair::Free => refuse("table-rule-seats", say!("table-seat-is-free")),
            Chair::Person { .. } => refuse("table-rule-seats", say!("table-only-owner-links")),
        }
    }

    /// Whoever takes a seat in the middle of a game sees its hand, so everybody must agree, also who is away, or the host
    /// could look into any.
    fn replace(&self, own: Option<Seat>, seat: Seat, pass: KeyHash) -> Verdict {
        match own {
            Some(own) => self.propose(own, Proposal::Replace { seat, pass }),
            None => refuse("table-rule-seats", say!("table-only-playing-host")),
        }
    }

    pub(super) fn claim(&self, who: Who, pass: &KeyHash, name: Option<String>) -> Verdict {
        let Who::Person(key) = who else { return refuse("table-rule-seats", say!("table-bots-by-host")) };
        let found = self.passes.iter().find(|(made, _, _)| made.is(pass));
        let Some(&(_, seat, to)) = found else {
            return refuse("table-rule-seats", say!("table-link-over"));
        };
        if self.chairs[seat.index()].belongs_to(&key) {
            return Ok(Vec::new());
        }
        if self.seat_of(who).is_some() {
            return refuse("table-rule-seats", say!("table-sits-already"));
        }
        self.must_not_be_sent_away(&key)?;
        let chair = match (&self.chairs[seat.index()], to) {
            (Chair::Person { keys, .. }, PassFor::Device) if keys.len() >= MOST_DEVICES => {
                return refuse("table-rule-seats", say!("table-too-many-devices"));
            }
            (Chair::Person { name, keys, program, .. }, PassFor::Device) => {
                let keys = keys.iter().copied().chain([key]).collect();
                Chair::Person { name: name.clone(), keys, stand_in: false, program: *program }
            }
            _ => {
                let name = self.own_name(name.as_deref().unwrap_or_default(), seat)?;
                Chair::Person { name, keys: vec![key], stand_in: false, program: false }
            }
        };
        Ok(vec![EntryKind::ChairTaken { seat, chair }])
    }
}
