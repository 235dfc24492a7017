//! `undercroft backup` and `undercroft restore`: copies of a data file.

use crate::cli::BackupArgs;
use crate::{Failure, Said};
use tokio::runtime::Runtime;
use undercroft_server::store::{self, SqliteStore, Store};

fn failed(error: impl std::fmt::Display) -> Failure {
    Failure::new(error.to_string())
}

/// Copies a data file that nobody serves.
pub(crate) fn backup(args: &BackupArgs) -> Result<Said, Failure> {
    if !args.database.exists() {
        return Err(Failure::new(format!("there is no data file {}", args.database.display())));
    }
    let tables = Runtime::new()?.block_on(async {
        let store = SqliteStore::open(&args.database).await.map_err(failed)?;
        store.backup(&args.file).await.map_err(failed)?;
        let tables = store.count().await.map_err(failed)?;
        store.close().await;
        Ok::<_, Failure>(tables)
    })?;
    Ok(format!("{tables} tables are copied to {}\n", args.file.display()).into())
}

/// Makes a data file from a copy.
pub(crate) fn restore(args: &BackupArgs) -> Result<Said, Failure> {
    Runtime::new()?.block_on(store::restore(&args.file, &args.database)).map_err(failed)?;
    Ok(format!("{} holds the tables of {} again\n", args.database.display(), args.file.display()).into())
}
