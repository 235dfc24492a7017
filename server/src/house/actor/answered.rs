//! Answers that the log does not know: refusals, and requests for what was so already.

use super::{Reply, TableActor};
use crate::table::{Command, LONGEST_ID, Who};
use std::collections::{HashMap, VecDeque};
use undercroft_core::Seat;

/// How many are remembered at a table; a copy of a message does not come later than that many others.
const MOST_REMEMBERED: usize = 256;

/// Requests that were answered and entered nothing in the log. A network may deliver a message again long after it was
/// answered; then it must be told the same and not be judged by what has happened since.
#[derive(Default)]
pub(super) struct AnsweredRequests {
    replies: HashMap<(Seat, String), Reply>,
    order: VecDeque<(Seat, String)>,
}

impl AnsweredRequests {
    /// The reply to a request, if it was answered.
    pub(super) fn reply_to(&self, request: &(Seat, String)) -> Option<Reply> {
        self.replies.get(request).cloned()
    }

    /// Remembers the reply to a request.
    pub(super) fn remember(&mut self, request: (Seat, String), reply: &Reply) {
        if self.replies.insert(request.clone(), reply.clone()).is_none() {
            self.order.push_back(request);
        }
        if self.order.len() > MOST_REMEMBERED {
            self.order.pop_front().map(|oldest| self.replies.remove(&oldest));
        }
    }
}

impl TableActor {
    /// Answers somebody, the same as before if the same request has been answered.
    pub(super) async fn answer(&mut self, who: Who, id: Option<String>, command: Command) -> Reply {
        let named = id.clone().filter(|id| id.chars().count() <= LONGEST_ID);
        let request = self.handle.table().seat_of(who).zip(named);
        // Another copy of the house may have let it happen; then the log has the last word.
        let open = request.filter(|request| !self.is_entered(request));
        if let Some(reply) = open.as_ref().and_then(|request| self.answered.reply_to(request)) {
            return reply;
        }
        let reply = self.enter(who, id, command).await;
        if let Some(request) = open
            && !matches!(reply, Reply::Later(_))
            && !self.is_entered(&request)
        {
            self.answered.remember(request, &reply);
        }
        reply
    }

    fn is_entered(&self, (seat, id): &(Seat, String)) -> bool {
        self.handle.table().answered(Some(*seat), Some(id)).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Version;

    #[test]
    fn the_newest_answers_are_remembered_and_the_oldest_forgotten() {
        let mut answered = AnsweredRequests::default();
        let request = |number: usize| (Seat::new(0), format!("{number}"));
        for number in 0..=MOST_REMEMBERED {
            answered.remember(request(number), &Reply::Done(Version(number as u64)));
        }
        assert_eq!(answered.reply_to(&request(0)), None);
        assert_eq!(answered.reply_to(&request(1)), Some(Reply::Done(Version(1))));
        assert_eq!(answered.reply_to(&request(MOST_REMEMBERED)), Some(Reply::Done(Version(256))));
    }
}
