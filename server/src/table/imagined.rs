//! A table that somebody at it cannot tell from the real one.

use super::Table;
use undercroft_core::Seat;

impl Table {
    /// The same table around an [imagined](undercroft_catalog::GameInstance::imagined) game: all that a seat or a spectator may
    /// know is as it was, all else is made up. Nothing that leaves the house may tell the two apart, which is how the
    /// tests look for leaks.
    ///
    /// Its log is that of the real table, so it is only good for looking and judging: taking back runs the log again.
    pub fn imagined(&self, seat: Seat, number: u64) -> Table {
        Table {
            library: self.library,
            remembered: self.remembered,
            version: self.version,
            opened_at: self.opened_at,
            last_at: self.last_at,
            terms: self.terms.clone(),
            seal: self.seal.clone(),
            mixing: self.mixing.clone(),
            hosts: self.hosts.clone(),
            succeeded: self.succeeded,
            chairs: self.chairs.clone(),
            seated: self.seated,
            away: self.away,
            away_since: self.away_since,
            rests: self.rests,
            absences: self.absences,
            comings: self.comings,
            came_at: self.came_at,
            kept: self.kept.clone(),
            sent_away: self.sent_away.clone(),
            passes: self.passes.clone(),
            game: self.game().map(|game| game.imagined(seat, number)),
            moves: self.moves.clone(),
            ids: self.ids.clone(),
            decided: self.decided,
            bot_moved: self.bot_moved,
            clock: self.clock,
            countdown: self.countdown,
            paused: self.paused,
            resting: self.resting,
            out_of_time: self.out_of_time,
            proposal: self.proposal,
            rematch: self.rematch.clone(),
            series: self.series.clone(),
            begun_at: self.begun_at,
            ended_at: self.ended_at,
            course: self.course.clone(),
            broken: self.broken,
            chapters: self.chapters.clone(),
        }
    }
}
