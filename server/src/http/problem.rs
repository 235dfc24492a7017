//! What is wrong, said to whoever asked: a status, a sentence, and every mistake where there are several.

use crate::house::{NoTable, OpeningRefused, Reply};
use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::time::Duration;
use undercroft_core::{Fault, Names, Reader, Refusal, Speech};
use undercroft_words::{Language, Tongues};
use utoipa::ToSchema;

/// Why a request did nothing.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Problem {
    #[serde(skip)]
    #[schema(ignore)]
    status: StatusCode,
    /// After how many seconds it is worth trying again, where that is known.
    #[serde(skip)]
    #[schema(ignore)]
    retry_after: Option<u64>,
    /// What is wrong and what to do, in a sentence.
    reason: String,
    /// The rule that refuses it, where one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    rule: Option<String>,
    /// Every single mistake, where there may be several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<FaultView>>"))]
    faults: Vec<FaultView>,
}

/// One mistake and where it is.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct FaultView {
    /// Where.
    place: String,
    /// What is wrong and what would be right.
    reason: String,
}

impl Problem {
    /// One reason.
    pub(crate) fn new(status: StatusCode, reason: impl Into<String>) -> Problem {
        Problem { status, retry_after: None, reason: reason.into(), rule: None, faults: Vec::new() }
    }

    /// The same where it is worth trying again after a while.
    pub(crate) fn after(self, wait: Duration) -> Problem {
        Problem { retry_after: Some(wait.as_secs_f64().ceil() as u64), ..self }
    }

    /// The request cannot be understood.
    pub(crate) fn unclear(reason: impl Into<String>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, reason)
    }

    /// Nobody knows whoever asks.
    pub(crate) fn stranger() -> Problem {
        Problem::new(StatusCode::UNAUTHORIZED, "You are not known here yet; sit down or open a table first.")
    }

    /// Several mistakes at once.
    pub(crate) fn faults(status: StatusCode, reason: &str, faults: Vec<Fault>) -> Problem {
        let view = |fault: Fault| FaultView { place: fault.place, reason: fault.reason };
        Problem { faults: faults.into_iter().map(view).collect(), ..Problem::new(status, reason) }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        // What is refused here is refused by the table, never by a game, in words that all games share.
        static TABLE: Tongues = Tongues::new(&[]);
        let (tongue, names) = (TABLE.of(Language::English), Names::default());
        let reason = tongue.say(refusal.reason(), Reader { seat: None, names: &names });
        Problem { rule: Some(tongue.heading(refusal.rule())), ..Problem::new(StatusCode::CONFLICT, reason) }
    }
}

impl From<NoTable> for Problem {
    fn from(none: NoTable) -> Problem {
        match none {
            NoTable::Unknown => {
                Problem::new(StatusCode::NOT_FOUND, "There is no such table; check the link.")
            }
            NoTable::Unavailable(reason) => reason.into(),
        }
    }
}

impl From<crate::store::Unavailable> for Problem {
    fn from(reason: crate::store::Unavailable) -> Problem {
        tracing::warn!(%reason, "a request found the store unavailable");
        Problem::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "The house cannot be reached just now; try again in a moment.",
        )
    }
}

impl From<OpeningRefused> for Problem {
    fn from(refused: OpeningRefused) -> Problem {
        match refused {
            OpeningRefused::Faults(faults) => Problem::faults(
                StatusCode::UNPROCESSABLE_ENTITY,
                "The table cannot be set up like that.",
                faults,
            ),
            OpeningRefused::TooMany(many) => {
                let reason =
                    format!("You belong to {many} tables that are not finished; finish or leave some first.");
                Problem::new(StatusCode::CONFLICT, reason)
            }
            OpeningRefused::Refused(refusal) => refusal.into(),
            OpeningRefused::NoTable(none) => none.into(),
        }
    }
}

/// A refused or undecided request as a problem.
pub(crate) fn unless_done(reply: Reply) -> Result<(), Problem> {
    match reply {
        Reply::Done(_) => Ok(()),
        Reply::Refused(refusal) => Err(refusal.into()),
        Reply::Later(reason) => Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, reason)),
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, retry_after) = (self.status, self.retry_after);
        let mut response = (status, Json(self)).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        response
    }
}

pub(crate) fn nothing_here() -> Problem {
    Problem::new(
        StatusCode::NOT_FOUND,
        "There is nothing at this address; /api/openapi.json tells what there is.",
    )
}

pub(crate) async fn not_like_that() -> Problem {
    let reason = "This address is not asked like that; /api/openapi.json tells how.";
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, reason)
}
