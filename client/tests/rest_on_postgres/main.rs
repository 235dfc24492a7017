//! The same promises as in `rest`, kept by two copies of the house on one PostgreSQL: programs come to the one, browsers to
//! the other.

#[path = "../rest/care.rs"]
mod care;
#[path = "../rest/codes.rs"]
mod codes;
#[path = "../rest/cookies.rs"]
mod cookies;
#[path = "../rest/documentation.rs"]
mod documentation;
#[path = "../rest/ending.rs"]
mod ending;
#[path = "../rest/errors.rs"]
mod errors;
#[path = "../rest/filling.rs"]
mod filling;
#[path = "../rest/lines.rs"]
mod lines;
#[path = "../rest/lists.rs"]
mod lists;
#[path = "../rest/opening.rs"]
mod opening;
#[path = "../rest/page.rs"]
mod page;
#[path = "../rest/passes.rs"]
mod passes;
#[path = "../../../server/tests/support/postgres.rs"]
mod postgres;
#[path = "../rest/push.rs"]
mod push;
#[path = "../rest/secrets.rs"]
mod secrets;
#[path = "../rest/sitting.rs"]
mod sitting;
#[path = "../rest/support.rs"]
mod support;

use tempfile::TempDir;

/// A database of its own and two copies.
async fn database(_: &TempDir) -> (String, usize) {
    (postgres::Postgres::shared().new_database().await, 2)
}

/// Every row of every table.
async fn written(_: &TempDir, database: &str) -> Vec<u8> {
    let mut connection = postgres::connect(database).await;
    let names = "SELECT table_name::text FROM information_schema.tables WHERE table_schema = 'public'";
    let names: Vec<String> = sqlx::query_scalar(names).fetch_all(&mut connection).await.unwrap();
    let mut rows = Vec::new();
    for name in names {
        let all = sqlx::AssertSqlSafe(format!("SELECT row::text FROM {name} AS row"));
        let found: Vec<String> = sqlx::query_scalar(all).fetch_all(&mut connection).await.unwrap();
        rows.extend(found.into_iter().flat_map(String::into_bytes));
    }
    rows
}
