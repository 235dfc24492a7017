//! Commits a group with one flush of the disk.

use std::collections::HashMap;

use serde::Serialize;
use sqlx::{Connection, SqliteConnection};

use super::file::Ownership;
use super::work::{Work, perform};
use crate::store::Version;
use crate::store::group::{Append, Failure, GroupCommitter, Verdict, judge, next_heads};

/// The one connection that writes.
pub(super) struct SqliteCommitter {
    pub(super) connection: SqliteConnection,
    pub(super) ownership: Ownership,
}

impl GroupCommitter for SqliteCommitter {
    type Work = Work;

    async fn commit(&mut self, group: &[&Work]) -> Result<Vec<Verdict>, Failure> {
        let done = self.try_commit(group).await;
        if done.is_err() {
            // SQLite may have done so already, and then complains.
            let _ = sqlx::query("ROLLBACK").execute(&mut self.connection).await;
        }
        done
    }

    async fn close(self) {
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "the data file was not closed tidily; nothing is lost");
        }
        drop(self.ownership);
    }
}

macro_rules! versions {
    () => {
        "SELECT id, version FROM tables WHERE id IN (SELECT value FROM json_each($1))"
    };
}

const BEGIN: &str = "BEGIN IMMEDIATE";
const VERSIONS: &str = versions!();
const BEGIN_WITH_VERSIONS: &str = concat!("BEGIN IMMEDIATE; ", versions!());
const COMMIT: &str = "COMMIT";
/// The parts of the first list are those of [`Advance`], in their order.
const WRITE_AND_COMMIT: &str = "UPDATE tables SET version = a.version, listed = coalesce(a.listed, tables.listed), \
         finished = coalesce(a.finished, tables.finished), summary = coalesce(a.summary, tables.summary), \
         next_deadline_ms = CASE WHEN a.clock THEN a.deadline ELSE tables.next_deadline_ms END \
         FROM (SELECT value ->> 0 AS id, value ->> 1 AS version, value ->> 2 AS listed, value ->> 3 AS finished, \
             value ->> 4 AS summary, value ->> 5 AS clock, value ->> 6 AS deadline FROM json_each($1)) AS a \
         WHERE tables.id = a.id; \
     INSERT INTO entries (table_id, version, entry) \
         SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each($2); \
     COMMIT";

/// A table's next head: name, version, listed, finished, summary, whether the clock changes, and to what.
#[derive(Serialize)]
struct Advance<'a>(&'a str, i64, Option<bool>, Option<bool>, Option<&'a str>, bool, Option<i64>);

impl SqliteCommitter {
    /// Everything in one transaction: first what is rare, piece by piece, then all the plain appends together.
    ///
    /// Every call is a trip to SQLite's thread and back, which on a busy machine takes longer than the work itself.
    /// So plain appends need two trips, however many they are: they are handed over as JSON arrays, which SQLite reads
    /// like tables, and several statements travel together.
    async fn try_commit(&mut self, group: &[&Work]) -> Result<Vec<Verdict>, Failure> {
        let mut verdicts = vec![Verdict::Refused; group.len()];
        let mut plain = Vec::with_capacity(group.len());
        let mut begun = false;
        for (number, work) in group.iter().enumerate() {
            match work {
                Work::Append(append) if append.is_plain() => plain.push((number, append)),
                other => {
                    if !begun {
                        sqlx::query(BEGIN).execute(&mut self.connection).await.map_err(Failure::OfAll)?;
                        begun = true;
                    }
                    verdicts[number] = perform(&mut self.connection, other).await.map_err(Failure::OfOne)?;
                }
            }
        }
        if plain.is_empty() {
            sqlx::query(COMMIT).execute(&mut self.connection).await.map_err(Failure::OfAll)?;
            return Ok(verdicts);
        }
        let appends: Vec<_> = plain.iter().map(|&(_, append)| append).collect();
        let versions = if begun { VERSIONS } else { BEGIN_WITH_VERSIONS };
        let versions = self.last_versions(versions, &appends).await.map_err(Failure::OfAll)?;
        let (judged, accepted) = judge(versions, &appends);
        self.write_and_commit(&accepted).await.map_err(Failure::OfOne)?;
        for ((number, _), verdict) in plain.into_iter().zip(judged) {
            verdicts[number] = verdict;
        }
        Ok(verdicts)
    }

    async fn last_versions(
        &mut self,
        question: &'static str,
        appends: &[&Append],
    ) -> sqlx::Result<HashMap<String, Version>> {
        let names: Vec<&str> = appends.iter().map(|append| append.id.as_str()).collect();
        let asked = sqlx::query_as::<_, (String, i64)>(question).bind(json(&names)?);
        let rows = asked.fetch_all(&mut self.connection).await?;
        Ok(rows.into_iter().map(|(id, last)| (id, Version::from_sql(last))).collect())
    }

    async fn write_and_commit(&mut self, accepted: &[&Append]) -> sqlx::Result<()> {
        let heads = next_heads(accepted).into_iter().map(|(id, head)| {
            let (clock, deadline) = (head.deadline.is_some(), head.deadline.flatten());
            Advance(id, head.version.to_sql(), head.listed, head.finished, head.summary, clock, deadline)
        });
        let rows = accepted.iter().flat_map(|append| {
            let id = append.id.as_str();
            append.numbered().map(move |(version, entry)| (id, version, entry))
        });
        let (heads, rows) = (json(&heads.collect::<Vec<_>>())?, json(&rows.collect::<Vec<_>>())?);
        sqlx::query(WRITE_AND_COMMIT).bind(heads).bind(rows).execute(&mut self.connection).await?;
        Ok(())
    }
}

fn json(value: &impl Serialize) -> sqlx::Result<String> {
    serde_json::to_string(value).map_err(|error| sqlx::Error::Encode(error.into()))
}
