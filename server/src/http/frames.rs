//! What goes over a table's socket, made of what the house knows and answers.

use crate::house::{Reply, TableHandle, code_of};
use crate::secret::KeyHash;
use crate::table::{PHRASES, Table, Viewer, WHISPERS, Who};
use crate::wire::{Answer, Look, TermsView, Welcome};
use undercroft_core::{Refusal, say};
use undercroft_words::Language;

/// What becomes of a request, told to whoever sent it under this id.
pub fn answer_to(id: String, reply: Reply, table: &Table, viewer: impl Into<Viewer>) -> Answer {
    match reply {
        Reply::Done(version) => Answer::Done { id, version },
        Reply::Refused(refusal) => {
            let (rule, reason) = table.refusal_in_words(&refusal, viewer.into());
            Answer::Refused { id, rule, reason }
        }
        Reply::Later(reason) => Answer::Later { id, reason },
    }
}

/// The same at a table that is awake.
pub(super) fn answer(
    handle: &TableHandle,
    id: String,
    reply: Reply,
    who: Option<KeyHash>,
    language: Language,
) -> Answer {
    handle.look(|table| answer_to(id, reply, table, Viewer { eye: table.eye_of(who), language }))
}

/// What somebody looks at, told under this id. Where the rules fail to show it, the table is closed.
pub(super) fn shown(
    handle: &TableHandle,
    id: String,
    look: Look,
    who: Option<KeyHash>,
    language: Language,
) -> Answer {
    let told = handle.look_or_close(|table| {
        let viewer = Viewer { eye: table.eye_of(who), language };
        let id = id.clone();
        match look {
            Look::Things => Some(Answer::Things { id, things: table.things(viewer) }),
            Look::Thing(thing) => table.explain(viewer, &thing).map(|told| Answer::Explained { id, told }),
            Look::Scene(_) => Some(Answer::Done { id, version: table.version() }),
        }
    });
    let nothing = || Reply::Refused(Refusal::new("", say!("table-no-such-thing")));
    told.flatten().unwrap_or_else(|| answer(handle, id, nothing(), who, language))
}

/// What does not change while the table lasts.
pub(super) fn welcome(handle: &TableHandle, who: Option<KeyHash>, language: Language) -> Welcome {
    let teams = handle.teams();
    handle.look(|table| Welcome {
        table: handle.id().to_string(),
        code: code_of(handle.id()),
        host: who.is_some_and(|key| table.is_host(Who::Person(key))),
        language,
        called: table.called(language),
        terms: TermsView::from(table.terms()),
        contents: handle.contents(),
        teams: teams.to_vec(),
        team_names: (1..=teams.len()).map(|team| table.team_name(team, language)).collect(),
        phrases: PHRASES.map(String::from).into(),
        whispers: WHISPERS.map(String::from).into(),
    })
}
