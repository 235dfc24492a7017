//! People with several devices: what they have played is one history, whichever device asks.
//!
//! Nobody has an account. Devices join by a link that one makes and another uses; from then on they are the same person to
//! the history, and to nothing else: seats stay with whoever took them.
//!
//! The questions and the changes are the same for both databases; only the type of the connection differs.

use sqlx::{PgConnection, SqliteConnection};

use super::KeyHash;

/// How many devices one person may have.
pub const MOST_DEVICES: usize = 16;

/// The devices of whoever has this one, where it is not alone.
pub(super) const DEVICES: &str =
    "SELECT key_hash FROM people WHERE person = (SELECT person FROM people WHERE key_hash = $1)";

const PERSON: &str = "SELECT person FROM people WHERE key_hash = $1";
const COUNT: &str = "SELECT count(*) FROM people WHERE person = $1";
const JOIN: &str = "UPDATE people SET person = $1 WHERE person = $2";
const SETTLE: &str = "INSERT INTO people (key_hash, person) VALUES ($1, $2) \
     ON CONFLICT (key_hash) DO UPDATE SET person = excluded.person";
const EXPIRE: &str = "DELETE FROM device_links WHERE expires_ms <= $1";
const LINK: &str = "INSERT INTO device_links (key_hash, pass_hash, expires_ms) VALUES ($1, $2, $3) \
     ON CONFLICT (key_hash) DO UPDATE SET pass_hash = excluded.pass_hash, expires_ms = excluded.expires_ms";
const USE: &str = "DELETE FROM device_links WHERE pass_hash = $1 RETURNING key_hash";
/// What is under way stays.
const FORGET: &str = "DELETE FROM seat_keys WHERE (key_hash = $1 OR key_hash IN (SELECT key_hash FROM people \
         WHERE person = (SELECT person FROM people WHERE key_hash = $1))) \
     AND table_id IN (SELECT id FROM tables WHERE finished)";

/// A link by which another device may join.
#[derive(Clone, Copy, Debug)]
pub struct DeviceLink {
    /// Whose it is.
    pub key: KeyHash,
    /// The hash of its secret.
    pub pass: KeyHash,
    /// When it is made, in milliseconds since 1970.
    pub now_ms: i64,
    /// Until when it is good.
    pub expires_ms: i64,
}

macro_rules! people_in {
    ($module:ident, $connection:ty) => {
        pub(super) mod $module {
            use super::*;

            /// Keeps a link; an older one of the same device is void.
            pub(crate) async fn link(connection: &mut $connection, link: &DeviceLink) -> sqlx::Result<()> {
                sqlx::query(EXPIRE).bind(link.now_ms).execute(&mut *connection).await?;
                let kept = sqlx::query(LINK).bind(link.key.to_sql()).bind(link.pass.to_sql());
                kept.bind(link.expires_ms).execute(connection).await?;
                Ok(())
            }

            /// Uses a link: both devices are one person from now on. Not if it is no longer good, or there are too many.
            pub(crate) async fn join(
                connection: &mut $connection,
                pass: &KeyHash,
                key: &KeyHash,
                now_ms: i64,
            ) -> sqlx::Result<bool> {
                sqlx::query(EXPIRE).bind(now_ms).execute(&mut *connection).await?;
                let used = sqlx::query_scalar::<_, Vec<u8>>(USE).bind(pass.to_sql());
                let Some(owner) = used.fetch_optional(&mut *connection).await? else { return Ok(false) };
                let (one, many) = person(connection, &owner).await?;
                let (other, more) = person(connection, &key.to_sql()).await?;
                if one != other && many + more > MOST_DEVICES as i64 {
                    return Ok(false);
                }
                sqlx::query(JOIN).bind(&one).bind(&other).execute(&mut *connection).await?;
                for device in [owner, key.to_sql()] {
                    sqlx::query(SETTLE).bind(device).bind(&one).execute(&mut *connection).await?;
                }
                Ok(true)
            }

            /// Whose device it is, and how many they have.
            async fn person(connection: &mut $connection, key: &[u8]) -> sqlx::Result<(Vec<u8>, i64)> {
                let known = sqlx::query_scalar::<_, Vec<u8>>(PERSON).bind(key.to_vec());
                match known.fetch_optional(&mut *connection).await? {
                    None => Ok((key.to_vec(), 1)),
                    Some(person) => {
                        let counted = sqlx::query_scalar::<_, i64>(COUNT).bind(person.clone());
                        Ok((person, counted.fetch_one(connection).await?))
                    }
                }
            }

            /// Forgets which finished tables somebody has to do with.
            pub(crate) async fn forget(connection: &mut $connection, key: &KeyHash) -> sqlx::Result<()> {
                sqlx::query(FORGET).bind(key.to_sql()).execute(connection).await?;
                Ok(())
            }
        }
    };
}

people_in!(in_sqlite, SqliteConnection);
people_in!(in_postgres, PgConnection);
