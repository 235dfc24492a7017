//! Which steps lead from an empty database to today's.
//!
//! The table `schema_version` holds one row per step taken. A released step is never changed; a new one is added
//! behind it, to both lists.

use super::OpenError;

/// The steps for SQLite; the first makes version 1.
pub(super) const SQLITE: &[&str] = &[
    include_str!("sqlite/schema_1.sql"),
    include_str!("sqlite/schema_2.sql"),
    include_str!("sqlite/schema_3.sql"),
    include_str!("sqlite/schema_4.sql"),
];

/// The steps for PostgreSQL; the first makes version 1.
pub(super) const POSTGRES: &[&str] = &[
    include_str!("postgres/schema_1.sql"),
    include_str!("postgres/schema_2.sql"),
    include_str!("postgres/schema_3.sql"),
    include_str!("postgres/schema_4.sql"),
];

/// The steps still to take, each with the version it makes, for a database of version `found`.
pub(super) fn steps_after(
    found: i64,
    steps: &'static [&'static str],
    place: &str,
) -> Result<impl Iterator<Item = (i64, &'static str)>, OpenError> {
    let known = steps.len() as i64;
    if found > known {
        return Err(OpenError::Newer { place: place.into(), found, known });
    }
    Ok((1..).zip(steps.iter().copied()).filter(move |&(version, _)| version > found))
}
