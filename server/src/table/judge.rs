//! Judges commands: what they would enter in the log, or why not.

use super::seats::read_level;
use super::{
    Chair, Command, EntryKind, Millis, MovedBy, Pending, Proposal, Table, Version, WhenTimeIsUp, Who,
};
use crate::raw::Raw;
use crate::secret::KeyHash;
use undercroft_catalog::Refused;
use undercroft_core::{Arg, Eye, Message, Refusal, Seat, SeatSet, say};

/// The longest name for a request.
pub(crate) const LONGEST_ID: usize = 64;
/// Beyond so many entries a table takes only what its game needs, so that nobody fills the house's disk with talk.
const LONGEST_LOG: u64 = 20_000;

pub(super) type Verdict = Result<Vec<EntryKind>, Refusal>;

pub(super) fn refuse(rule: &'static str, reason: Message) -> Verdict {
    Err(Refusal::new(rule, reason))
}

impl Table {
    /// What a command enters in the log. Nothing, if it asks for what is already so: a message that comes twice is
    /// answered twice and happens once.
    ///
    /// `id` is the asker's own name for the request; without one it may happen again.
    ///
    /// # Errors
    /// The refusal; it tells the asker nothing that their eye may not know.
    pub fn judge(&self, who: Who, id: Option<&str>, command: Command, now: Millis) -> Verdict {
        if id.is_some_and(|id| id.is_empty() || id.chars().count() > LONGEST_ID) {
            return refuse("table-rule-requests", say!("table-bad-id"));
        }
        let seat = self.seat_of(who);
        if let Some((fingerprint, _)) = self.answer_to(seat, id) {
            return match fingerprint == command.fingerprint() {
                true => Ok(Vec::new()),
                false => refuse("table-rule-requests", say!("table-id-used")),
            };
        }
        if self.broken {
            return refuse("table-rule-closed", say!("table-is-closed"));
        }
        if self.version.0 > LONGEST_LOG && command.is_dispensable() {
            return refuse("table-rule-talk", say!("table-only-moves"));
        }
        if self.is_being_dealt(&command) {
            return refuse("table-rule-seal", say!("table-being-dealt"));
        }
        match command {
            Command::Sit { seat: wanted, name, program } => self.sit(who, wanted, &name, program, now),
            Command::Fill { level } => self.fill(who, &level),
            Command::Kick { seat } => self.kick(who, seat),
            Command::Tick => self.tick(now),
            Command::Rest { absent } => Ok(self.rest(absent, now)),
            Command::Wake => Ok(self.wake()),
            Command::Absent { seat, absent } => Ok(self.leave_alone(seat, absent)),
            Command::Present { seat } => Ok(self.come_back(seat)),
            Command::PassHost { present } => Ok(self.pass_host(present)),
            Command::MakePass { seat, pass, to } => self.make_pass(who, seat, pass, to),
            Command::Claim { pass, name } => self.claim(who, &pass, name),
            Command::Leave if seat.is_none() => self.stay_away_from(who),
            _ => {
                let Some(seat) = seat else {
                    return refuse("table-rule-seats", say!("table-only-seated"));
                };
                match command {
                    Command::Leave => Ok(self.vacate(seat)),
                    Command::Return => Ok(self.come_back(seat)),
                    Command::LetBotPlay { seat: whose } => self.let_bot_play(seat, whose),
                    Command::Play { action, seen } => self.play(who, seat, &action, seen),
                    Command::Commit { round, commitment } => self.commit(seat, round, commitment),
                    Command::Reveal { round, contribution } => self.reveal(seat, round, contribution),
                    Command::Undo => self.undo(seat),
                    Command::Agree => self.agree(seat),
                    Command::Decline if self.proposal.is_some() => Ok(vec![EntryKind::Declined { seat }]),
                    Command::Pause => self.pause(seat),
                    Command::Resume => {
                        Ok(if self.paused { vec![EntryKind::Resumed { seat }] } else { Vec::new() })
                    }
                    Command::Say { text } => self.say(seat, &text),
                    Command::Whisper { text } => self.whisper(seat, &text),
                    Command::Rematch { table } => self.rematch(seat, table),
                    _ => refuse("table-rule-consent", say!("table-nothing-proposed")),
                }
            }
        }
    }

    /// The version under which a request of a seat was answered, if it was.
    pub fn answered(&self, seat: Option<Seat>, id: Option<&str>) -> Option<Version> {
        self.answer_to(seat, id).map(|(_, version)| version)
    }

    fn answer_to(&self, seat: Option<Seat>, id: Option<&str>) -> Option<(u32, Version)> {
        self.ids.get(&(seat?, id?.to_string())).copied()
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

    /// Through whose eyes somebody looks: the role comes from the secret alone.
    pub fn eye_of(&self, who: Option<KeyHash>) -> Eye {
        who.and_then(|key| self.seat_of(Who::Person(key))).map_or(Eye::Spectator, Eye::Seat)
    }

    fn play(&self, who: Who, seat: Seat, json: &str, seen: Version) -> Verdict {
        let Some(game) = self.game() else { return refuse("table-rule-moves", say!("table-not-dealt")) };
        if self.paused {
            return refuse("table-rule-pause", say!("table-rests"));
        }
        let by = match who {
            Who::Bot(_) if self.resting => return refuse("table-rule-pause", say!("table-rests")),
            Who::Bot(_) if !self.acted_for().contains(seat) => {
                return refuse("table-rule-bots", say!("table-owner-back"));
            }
            Who::Bot(_) => MovedBy::Bot,
            _ => MovedBy::Owner,
        };
        // What others do at the same time is no reason to refuse. But a move chosen for a decision that has been made
        // since, by this seat or for it, must not be taken for the next one.
        if seen < self.decided[seat.index()] {
            return refuse("table-rule-moves", say!("table-moved-on"));
        }
        let action = match game.judge(seat, json) {
            Ok(action) => Raw::parse(&action).expect("a move is JSON"),
            Err(Refused::Rule(refusal)) => return Err(refusal),
            Err(Refused::Unreadable(fault)) => {
                let reason = say!("table-no-move", reason: Arg::Text(fault.reason));
                return Err(Refusal::new("table-rule-moves", reason));
            }
        };
        let mut entries = vec![EntryKind::Played { seat, action, by }];
        if by == MovedBy::Owner {
            entries.extend(self.come_back(seat));
            entries.extend(self.wake());
        }
        Ok(entries)
    }

    /// An undo is free while nobody has learned anything by the move and nobody has acted since; then all must agree.
    fn undo(&self, seat: Seat) -> Verdict {
        if !self.terms.undo {
            return refuse("table-rule-undo", say!("table-no-undo"));
        }
        if self.is_over() {
            return refuse("table-rule-undo", say!("table-undo-over"));
        }
        let Some(last) = self.moves.iter().rposition(|standing| standing.step.seat() == Some(seat)) else {
            return refuse("table-rule-undo", say!("table-undo-nothing"));
        };
        let proposal = Proposal::Undo { moves: last };
        if self.proposal.is_some_and(|pending| pending.to == proposal) {
            return Ok(self.consent(seat, proposal));
        }
        let is_last = last + 1 == self.moves.len();
        // A game that cannot be run again could not be taken back either; then all are asked, and the table fails there.
        if is_last && self.last_move_revealed() == Ok(false) {
            return Ok(vec![EntryKind::Undone { seat, moves: last }]);
        }
        self.propose(seat, proposal)
    }

    fn pause(&self, seat: Seat) -> Verdict {
        if self.paused {
            return Ok(Vec::new());
        }
        if self.game.is_none() || self.is_over() {
            return refuse("table-rule-pause", say!("table-no-game"));
        }
        self.propose(seat, Proposal::Pause)
    }

    fn rematch(&self, seat: Seat, table: String) -> Verdict {
        if self.rematch.is_some() {
            return Ok(Vec::new());
        }
        match self.is_over() {
            true => Ok(vec![EntryKind::Rematched { table, by: Some(seat) }]),
            false => refuse("table-rule-rematch", say!("table-not-over")),
        }
    }

    pub(super) fn propose(&self, seat: Seat, proposal: Proposal) -> Verdict {
        match self.proposal {
            Some(pending) if pending.to != proposal => {
                refuse("table-rule-consent", say!("table-other-proposed"))
            }
            _ => Ok(self.consent(seat, proposal)),
        }
    }

    fn agree(&self, seat: Seat) -> Verdict {
        match self.proposal {
            Some(pending) => Ok(self.consent(seat, pending.to)),
            None => refuse("table-rule-consent", say!("table-nothing-proposed")),
        }
    }

    /// One more seat agrees; once all have who must, it happens.
    fn consent(&self, seat: Seat, proposal: Proposal) -> Vec<EntryKind> {
        let (by, before) =
            self.proposal.map_or((seat, SeatSet::EMPTY), |pending| (pending.by, pending.agreed));
        let agreed: SeatSet = [seat].into_iter().chain(before).collect();
        let mut entries =
            if before.contains(seat) { Vec::new() } else { vec![EntryKind::Agreed { seat, to: proposal }] };
        if self.asked(proposal).without(agreed).is_empty() {
            entries.push(Pending { to: proposal, by, agreed }.happens());
        }
        entries
    }

    /// Who must agree to what is proposed: those who play for themselves and are there. Whoever takes a seat sees its hand:
    /// to that everybody must agree, also who is away or lets a bot play. Whom others want to remove has no vote.
    pub(super) fn asked(&self, proposal: Proposal) -> SeatSet {
        self.asked_while_away(proposal, self.away)
    }

    /// The same while these are away.
    pub(super) fn asked_while_away(&self, proposal: Proposal, away: SeatSet) -> SeatSet {
        let there = self.own_seats().without(away);
        match proposal {
            Proposal::Undo { .. } | Proposal::Pause => there,
            Proposal::Kick { seat } => there.without(SeatSet::only(seat)),
            Proposal::Replace { .. } => {
                let person = |chair: &Chair| matches!(chair, Chair::Person { .. });
                SeatSet::of(self.chairs.len(), |seat| person(&self.chairs[seat.index()]))
            }
        }
    }

    /// When bots come into the free chairs; only to a table where somebody waits.
    pub(super) fn fill_deadline(&self) -> Option<Millis> {
        let fill = self.terms.fill.as_ref().filter(|fill| read_level(&fill.level).is_ok())?;
        let somebody = self.chairs.iter().any(|chair| matches!(chair, Chair::Person { .. }));
        (self.has_room() && somebody).then_some(self.opened_at + fill.after)
    }

    /// Where the game's own time is up, the game goes on from there. Whoever's time is up gets a bot to make this one decision, or
    /// the move that the rules make for them then.
    fn tick(&self, now: Millis) -> Verdict {
        if let (Some(fill), Some(at)) = (&self.terms.fill, self.fill_deadline()) {
            return Ok(if at <= now { self.filled(&fill.level) } else { Vec::new() });
        }
        if let Some(at) = self.mixing_deadline() {
            return Ok(if at <= now { self.mixing_is_over() } else { Vec::new() });
        }
        if self.countdown.is_over(now) {
            // The players' own time is looked at again afterwards.
            return Ok(vec![EntryKind::TimeUp]);
        }
        let mut entries = Vec::new();
        for seat in self.clock.time_is_up(now) {
            match self.terms.when_time_is_up {
                WhenTimeIsUp::BotStandsIn => entries.push(EntryKind::OutOfTime { seat }),
                WhenTimeIsUp::SafeMove if entries.is_empty() => {
                    let action =
                        self.game().and_then(|game| Raw::parse(&game.move_when_time_is_up(seat)).ok());
                    entries.extend(action.map(|action| EntryKind::Played {
                        seat,
                        action,
                        by: MovedBy::Clock,
                    }));
                }
                // The others' time is looked at again once this move is played.
                WhenTimeIsUp::SafeMove => {}
            }
        }
        Ok(entries)
    }
}
