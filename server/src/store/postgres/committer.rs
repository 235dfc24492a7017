//! Commits a group of appends in one transaction, with its announcements inside.

use std::collections::HashMap;
use std::time::Duration;

use sqlx::{PgPool, Postgres, Transaction};
use tokio::time::timeout;

use super::{append_alone, listen};
use crate::store::Version;
use crate::store::group::{Append, Failure, GroupCommitter, Verdict, judge, next_heads};

/// After this long a database that says nothing counts as away.
const PATIENCE: Duration = Duration::from_secs(15);

/// Locks the tables in the order of their names, so that two copies never wait for each other crosswise.
const VERSIONS: &str = "SELECT id, version FROM tables WHERE id = ANY ($1) ORDER BY id FOR UPDATE";
const WRITE: &str = "WITH advanced AS ( \
         UPDATE tables SET version = a.version, listed = coalesce(a.listed, tables.listed), \
             finished = coalesce(a.finished, tables.finished), summary = coalesce(a.summary, tables.summary), \
             next_deadline_ms = CASE WHEN a.clock THEN a.deadline ELSE tables.next_deadline_ms END \
         FROM unnest($1::text[], $2::bigint[], $3::boolean[], $4::boolean[], $5::text[], $6::boolean[], $7::bigint[]) \
             AS a (id, version, listed, finished, summary, clock, deadline) \
         WHERE tables.id = a.id \
     ), written AS ( \
         INSERT INTO entries (table_id, version, entry) SELECT * FROM unnest($8::text[], $9::bigint[], $10::text[]) \
     ), told AS ( \
         SELECT pg_notify($11, $12 || ' ' || a.version || ' ' || a.id) \
         FROM unnest($1::text[], $2::bigint[], $13::boolean[]) AS a (id, version, has_news) WHERE a.has_news \
     ) SELECT count(*) FROM told";

/// The one task of a copy that appends.
pub(super) struct PostgresCommitter {
    pub(super) pool: PgPool,
    pub(super) own_name: String,
}

impl GroupCommitter for PostgresCommitter {
    type Work = Append;

    async fn commit(&mut self, group: &[&Append]) -> Result<Vec<Verdict>, Failure> {
        let work = async {
            match group {
                [append] => {
                    Ok(vec![append_alone(&self.pool, &self.own_name, append).await.map_err(at_fault)?])
                }
                appends => self.append_all(appends).await,
            }
        };
        match timeout(PATIENCE, work).await {
            Ok(done) => done,
            Err(_) => Err(Failure::OfAll(sqlx::Error::PoolTimedOut)),
        }
    }

    /// The connections are the store's to close.
    async fn close(self) {}
}

impl PostgresCommitter {
    async fn append_all(&self, appends: &[&Append]) -> Result<Vec<Verdict>, Failure> {
        let mut transaction = self.pool.begin().await.map_err(Failure::OfAll)?;
        let verdicts = self.write(&mut transaction, appends).await.map_err(at_fault)?;
        transaction.commit().await.map_err(Failure::OfAll)?;
        Ok(verdicts)
    }

    async fn write(
        &self,
        transaction: &mut Transaction<'_, Postgres>,
        appends: &[&Append],
    ) -> sqlx::Result<Vec<Verdict>> {
        let names: Vec<&str> = appends.iter().map(|append| append.id.as_str()).collect();
        let versions =
            sqlx::query_as::<_, (String, i64)>(VERSIONS).bind(names).fetch_all(&mut **transaction).await?;
        let versions: HashMap<_, _> =
            versions.into_iter().map(|(id, last)| (id, Version::from_sql(last))).collect();
        let (verdicts, accepted) = judge(versions, appends);

        let (ids, heads): (Vec<_>, Vec<_>) = next_heads(&accepted).into_iter().unzip();
        let entries = || accepted.iter().flat_map(|append| append.numbered().map(move |row| (append, row)));
        let written = sqlx::query(WRITE)
            .bind(ids)
            .bind(heads.iter().map(|head| head.version.to_sql()).collect::<Vec<_>>())
            .bind(heads.iter().map(|head| head.listed).collect::<Vec<_>>())
            .bind(heads.iter().map(|head| head.finished).collect::<Vec<_>>())
            .bind(heads.iter().map(|head| head.summary).collect::<Vec<_>>())
            .bind(heads.iter().map(|head| head.deadline.is_some()).collect::<Vec<_>>())
            .bind(heads.iter().map(|head| head.deadline.flatten()).collect::<Vec<_>>())
            .bind(entries().map(|(append, _)| append.id.as_str()).collect::<Vec<_>>())
            .bind(entries().map(|(_, (version, _))| version).collect::<Vec<_>>())
            .bind(entries().map(|(_, (_, entry))| entry).collect::<Vec<_>>())
            .bind(listen::CHANNEL)
            .bind(self.own_name.as_str())
            .bind(heads.iter().map(|head| head.has_news).collect::<Vec<_>>());
        written.execute(&mut **transaction).await?;
        Ok(verdicts)
    }
}

/// A database that answers with an error is there, so it is the work that it does not like.
fn at_fault(error: sqlx::Error) -> Failure {
    match error {
        sqlx::Error::Database(_) => Failure::OfOne(error),
        _ => Failure::OfAll(error),
    }
}
