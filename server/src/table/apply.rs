//! Follows the log: what each entry makes of the table.

use super::kept::Kept;
use super::narration;
use super::story::FullChapter;
use super::{
    Chair, Clock, Corrupt, Countdown, Entry, EntryKind, Library, Millis, Mixing, MovedBy, Pending, Proposal,
    REMEMBERED, Standing, Table, Terms, Version,
};
use crate::secret::KeyHash;
use std::collections::HashMap;
use std::sync::Arc;
use undercroft_catalog as catalog;
use undercroft_core::{MAX_SEATS, Names, Part, Played, Seal, Seat, SeatSet};

/// How many private links may be open at a table; the oldest goes when there is one more.
const MOST_PASSES: usize = 16;

/// How many are remembered whom the host has sent away; the oldest may come again when there is one more.
const MOST_SENT_AWAY: usize = 256;

impl Table {
    /// Runs a log from its first entry.
    ///
    /// # Errors
    /// Where the log stops making sense.
    pub fn run(entries: impl IntoIterator<Item = Entry>) -> Result<Table, Corrupt> {
        Table::run_by(catalog::find, REMEMBERED, entries)
    }

    /// Runs a log with games from another library than the catalog; returning clients are told so many versions of its story.
    ///
    /// # Errors
    /// Where the log stops making sense.
    pub fn run_by(
        library: Library,
        remembered: usize,
        entries: impl IntoIterator<Item = Entry>,
    ) -> Result<Table, Corrupt> {
        let mut entries = entries.into_iter();
        let mut table = match entries.next() {
            Some(Entry { at, kind: EntryKind::Opened { table, commitment, terms, host }, .. }) => {
                let seal = Seal::new(&table, &terms.setup, terms.seed);
                if seal.commitment != commitment {
                    let reason = "the commitment does not belong to this seed, setup and table".into();
                    return Err(Corrupt { version: Version(1), reason });
                }
                Table::open(library, remembered, seal, *terms, host, at)
            }
            _ => {
                return Err(Corrupt {
                    version: Version(1),
                    reason: "a log begins with the opening of the table".into(),
                });
            }
        };
        entries.try_for_each(|entry| table.apply(entry))?;
        Ok(table)
    }

    fn open(
        library: Library,
        remembered: usize,
        seal: Seal,
        terms: Terms,
        host: KeyHash,
        at: Millis,
    ) -> Table {
        let chairs = vec![Chair::Free; terms.setup.players.min(MAX_SEATS)];
        let mut clock = Clock::new(terms.pace);
        clock.wait_for(SeatSet::EMPTY, at);
        Table {
            library,
            remembered,
            version: Version(1),
            opened_at: at,
            last_at: at,
            seal,
            mixing: Mixing::default(),
            hosts: vec![host],
            succeeded: SeatSet::EMPTY,
            chairs,
            seated: [Version::START; MAX_SEATS],
            away: SeatSet::EMPTY,
            away_since: [0; MAX_SEATS],
            rests: 0,
            absences: [0; MAX_SEATS],
            comings: 0,
            came_at: at,
            kept: Default::default(),
            sent_away: Vec::new(),
            passes: Vec::new(),
            game: None,
            moves: Vec::new(),
            ids: HashMap::new(),
            decided: [Version::START; MAX_SEATS],
            bot_moved: None,
            clock,
            countdown: Countdown::default(),
            paused: false,
            resting: false,
            out_of_time: SeatSet::EMPTY,
            proposal: None,
            rematch: None,
            series: None,
            begun_at: None,
            ended_at: None,
            course: None,
            broken: false,
            chapters: vec![Arc::new(FullChapter::new(Version(1), narration::opening()))],
            terms,
        }
    }

    /// Follows an entry that has been judged and stored.
    ///
    /// # Errors
    /// If the entry does not belong here; the table is then not to be used any more.
    pub fn apply(&mut self, entry: Entry) -> Result<(), Corrupt> {
        let Entry { at, request, kind } = entry;
        self.version = self.version.next();
        self.last_at = at;
        if let Some(request) = request {
            self.ids.insert((request.seat, request.id), (request.fingerprint, self.version));
        }
        let awaited = self.awaited();
        if let EntryKind::Slept { millis } | EntryKind::Rested { absent: millis } = kind {
            self.clock.forgive(millis);
            self.countdown.forgive(millis);
            self.forgive_mixing(millis);
        }
        self.clock.count(at);
        self.countdown.count(at);
        self.count_absences(&kind);
        self.count_comings(&kind);
        let version = self.version;
        let mut chapter = FullChapter::new(version, self.narrate(&kind));
        self.follow(kind, &mut chapter).map_err(|reason| Corrupt { version, reason })?;
        for seat in awaited.without(self.awaited()) {
            self.clock.decided(seat);
        }
        for seat in self.awaited().without(awaited) {
            self.decided[seat.index()] = self.version;
        }
        self.give_decisions_back();
        self.follow_mixing(at);
        self.clock.wait_for(self.thinking(), at);
        self.countdown.run(self.time_limit(), self.stands_still(), at);
        self.chapters.push(Arc::new(chapter));
        Ok(())
    }

    /// Closes a table whose log ends with this version but cannot be followed to its end.
    pub fn close(&mut self, end: Version, report: String) {
        self.version = Version(end.0.saturating_sub(1)).max(self.version);
        let entry = Entry { at: self.last_at, request: None, kind: EntryKind::Broken { report } };
        self.apply(entry).expect("a table can always be closed");
    }

    fn follow(&mut self, kind: EntryKind, chapter: &mut FullChapter) -> Result<(), String> {
        match kind {
            EntryKind::Opened { .. } => return Err("a table is opened only once".into()),
            EntryKind::ChairTaken { seat, chair } => self.chair_taken(seat, chair)?,
            EntryKind::SentAway { keys } => {
                self.sent_away.extend(keys);
                let many = self.sent_away.len().saturating_sub(MOST_SENT_AWAY);
                self.sent_away.drain(..many);
            }
            EntryKind::PassMade { seat, pass, to } => {
                self.proposal = None;
                self.passes.push((pass, seat, to));
                if self.passes.len() > MOST_PASSES {
                    self.passes.remove(0);
                }
            }
            EntryKind::Continues { series } => self.series = Some(series),
            EntryKind::Committed { seat, commitment } => {
                self.takes_part(Part { seat, commitment: Some(commitment), contribution: None });
            }
            EntryKind::Revealed { seat, contribution } => self.revealed(seat, contribution)?,
            EntryKind::LeftOut { seat } => {
                let commitment =
                    self.seal.parts.iter().find(|part| part.seat == seat).and_then(|part| part.commitment);
                self.takes_part(Part { seat, commitment, contribution: None });
            }
            EntryKind::Withheld { seat } => self.withheld(seat)?,
            EntryKind::Dealt => {
                self.begun_at = Some(self.last_at);
                self.deal(chapter)?;
            }
            EntryKind::Played { seat, action, by } => {
                if by == MovedBy::Bot {
                    self.bot_moved = Some(self.last_at);
                }
                self.proposal = self.proposal.filter(|pending| pending.to.is_about_a_seat());
                self.decided[seat.index()] = self.version;
                self.played(chapter, Played::Move { seat, action: action.text().into() })?;
                // Whoever is not awaited any more is charged like everybody else who is not.
                if self.awaited().contains(seat) {
                    self.clock.decided(seat);
                }
            }
            EntryKind::TimeUp => {
                // Whatever anybody was thinking about is decided now.
                self.proposal = self.proposal.filter(|pending| pending.to.is_about_a_seat());
                self.decided = [self.version; MAX_SEATS];
                let before = self.awaited();
                self.played(chapter, Played::TimeUp)?;
                // Whoever is not awaited any more is charged like everybody else who is not.
                let asked_anew = before.without(before.without(self.awaited()));
                asked_anew.for_each(|seat| self.clock.decided(seat));
                self.countdown.over();
            }
            EntryKind::Undone { moves, .. } => {
                (self.proposal, self.decided) = (None, [self.version; MAX_SEATS]);
                chapter.takes_back = self.rewind(moves)?;
            }
            EntryKind::Agreed { seat, to } => self.agreed(seat, to),
            EntryKind::Declined { .. } => self.proposal = None,
            EntryKind::Paused => (self.paused, self.proposal) = (true, None),
            EntryKind::Resumed { .. } => self.paused = false,
            EntryKind::Rested { .. } => self.resting = true,
            EntryKind::Woken => self.resting = false,
            EntryKind::Away { seat, absent } => {
                self.away.insert(seat);
                self.away_since[seat.index()] = self.last_at - absent;
            }
            EntryKind::Back { seat } => {
                self.away.remove(seat);
                self.stand_in(seat, false);
                self.succeeded.remove(seat);
            }
            EntryKind::StoodIn { seat, .. } => self.stand_in(seat, true),
            EntryKind::HostPassed { seat } => {
                let chair =
                    self.chairs.get(seat.index()).ok_or_else(|| format!("there is no {seat} here"))?;
                let (keys, before) = (chair.keys().to_vec(), self.host_seat());
                self.hosts = keys;
                self.succeeded.remove(seat);
                before.into_iter().for_each(|before| self.succeeded.insert(before));
            }
            EntryKind::OutOfTime { seat } => self.out_of_time.insert(seat),
            EntryKind::Kept { seat, name, keys, program } => {
                self.kept[seat.index()] = Some(Kept { name, keys, program });
            }
            EntryKind::KeptNoMore { seat } => self.kept[seat.index()] = None,
            EntryKind::Rematched { table, by } => self.rematch = Some((table, by)),
            EntryKind::Broken { .. } => self.broken = true,
            // Words change nothing, and of a time when the house was closed the clocks have been told before.
            EntryKind::Said { .. } | EntryKind::Whispered { .. } | EntryKind::Slept { .. } => {}
        }
        Ok(())
    }

    pub(super) fn chair_taken(&mut self, seat: Seat, chair: Chair) -> Result<(), String> {
        if seat.index() >= self.chairs.len() {
            return Err(format!("there is no {seat} here"));
        }
        let before = std::mem::replace(&mut self.chairs[seat.index()], chair);
        let after = &self.chairs[seat.index()];
        let carried = before.is_carried_to(after);
        // The host is the host on every device they sit at.
        if after.keys().iter().any(|key| self.hosts.contains(key)) {
            let new: Vec<KeyHash> =
                after.keys().iter().filter(|key| !self.hosts.contains(key)).copied().collect();
            self.hosts.extend(new);
        }
        self.away.remove(seat);
        if *after != Chair::Free {
            self.kept[seat.index()] = None;
        }
        if before.keys().is_empty() || !carried {
            self.seated[seat.index()] = self.version;
        }
        if !carried || before.keys().is_empty() {
            self.forget_part(seat);
            self.proposal = self.proposal.filter(|pending| pending.to != Proposal::Kick { seat });
        }
        let after = &self.chairs[seat.index()];
        if before.keys() != after.keys() {
            self.passes.retain(|(_, of, _)| *of != seat);
            if let Some(pending) = self.proposal.as_mut().filter(|_| !carried) {
                pending.agreed.remove(seat);
            }
        }
        self.call_names();
        Ok(())
    }

    fn stand_in(&mut self, seat: Seat, wanted: bool) {
        if let Some(Chair::Person { stand_in, .. }) = self.chairs.get_mut(seat.index()) {
            *stand_in = wanted;
        }
    }

    fn call_names(&mut self) {
        let names = Names::new(self.names());
        if let Some(game) = &mut self.game {
            game.call(names);
        }
    }

    fn deal(&mut self, chapter: &mut FullChapter) -> Result<(), String> {
        let (game, dealt) = self.dealt()?;
        self.game = Some(game);
        self.call_names();
        chapter.take(dealt);
        Ok(())
    }

    pub(super) fn dealt(&self) -> Result<catalog::Dealt, String> {
        let title = (self.library)(&self.terms.setup.game).map_err(|fault| fault.to_string())?;
        title.deal_sealed(self.terms.setup.clone(), self.seal.clone()).map_err(|faults| format!("{faults:?}"))
    }

    /// Whether the last move showed anybody what they did not know: taking it back would leave them knowing more.
    ///
    /// Found out only when somebody asks, by running the game up to that move, for it costs more than the move itself.
    pub(super) fn last_move_revealed(&self) -> Result<bool, String> {
        let Some((last, before)) = self.moves.split_last() else { return Ok(false) };
        // Everybody has seen that time ran out.
        let Played::Move { seat, action } = &last.step else { return Ok(true) };
        let (mut game, _) = self.dealt()?;
        for Standing { step, .. } in before {
            game.step(step).map_err(|refused| refused.to_string())?;
        }
        Ok(game.reveals(*seat, action))
    }

    fn played(&mut self, chapter: &mut FullChapter, step: Played<String>) -> Result<(), String> {
        let game = self.game.as_mut().ok_or("a move before the deal")?;
        let happened = game.step(&step).map_err(|refused| refused.to_string())?;
        let over = game.outcome().is_some();
        self.moves.push(Standing { version: chapter.version, step });
        chapter.take(happened);
        if over {
            self.ended_at = Some(self.last_at);
            self.course = self.find_course();
        }
        Ok(())
    }

    /// Runs the game again without its last moves; answers with the versions that no longer stand.
    fn rewind(&mut self, moves: usize) -> Result<Vec<Version>, String> {
        let mut standing = std::mem::take(&mut self.moves);
        let taken = standing.split_off(moves.min(standing.len()));
        let gone: Vec<Version> = taken.iter().map(|gone| gone.version).collect();
        self.deal(&mut FullChapter::new(self.version, Vec::new()))?;
        for Standing { version, step } in standing {
            self.played(&mut FullChapter::new(version, Vec::new()), step)?;
        }
        let taken_back = |chapter: &&mut Arc<FullChapter>| gone.contains(&chapter.version);
        self.chapters.iter_mut().filter(taken_back).for_each(|chapter| Arc::make_mut(chapter).undone = true);
        let undecided: SeatSet = taken.iter().filter_map(|gone| gone.step.seat()).collect();
        undecided.for_each(|seat| self.clock.undecided(seat));
        if taken.iter().any(|gone| gone.step == Played::TimeUp) {
            self.countdown.over();
        }
        Ok(gone)
    }

    fn agreed(&mut self, seat: Seat, to: Proposal) {
        let pending = match self.proposal {
            Some(pending) if pending.to == to => pending,
            _ => Pending { to, by: seat, agreed: SeatSet::EMPTY },
        };
        let agreed = [seat].into_iter().chain(pending.agreed).collect();
        self.proposal = Some(Pending { agreed, ..pending });
    }
}
