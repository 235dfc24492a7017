//! `undercroft backup` and `undercroft restore`: copies of a data file.

use crate::cli::BackupArgs;
use crate::{Failure, Said};
use tokio::runtime::Runtime;
use undercroft_server::store::{self, OpenError, SqliteStore, Store};

fn failed(error: impl std::fmt::Display) -> Failure {
    Failure::new(error.to_string())
}

/// Why a data file cannot be copied; one that is served has another way.
fn not_opened(error: OpenError) -> Failure {
    match error {
        OpenError::InUse(file) => Failure::new(format!(
            "the data file {file} is in use: send SIGUSR1 to the Undercroft that serves it, if it was started with \
             --backups DIR, or stop it first"
        )),
        other => failed(other),
    }
}

/// Copies a data file that nobody serves.
pub(crate) fn backup(args: &BackupArgs) -> Result<Said, Failure> {
    if !args.database.exists() {
        return Err(Failure::new(format!("there is no data file {}", args.database.display())));
    }
    let tables = Runtime::new()?.block_on(async {
        let store = SqliteStore::open(&args.database).await.map_err(not_opened)?;
        store.backup(&args.file).await.map_err(failed)?;
        let tables = store.count().await.map_err(failed)?;
        store.close().await;
        Ok::<_, Failure>(tables)
    })?;
    Ok(format!("{tables} tables are copied to {}\n", args.file.display()).into())
}

/// Makes a data file from a copy.
pub(crate) fn restore(args: &BackupArgs) -> Result<Said, Failure> {
    if !args.file.exists() {
        return Err(Failure::new(format!("there is no copy {}", args.file.display())));
    }
    Runtime::new()?.block_on(store::restore(&args.file, &args.database)).map_err(failed)?;
    Ok(format!("{} holds the tables of {} again\n", args.database.display(), args.file.display()).into())
}
