//! One process owns a data file.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::store::OpenError;

/// The right to use a data file, given back when dropped or when the process dies, however it dies.
///
/// The lock is on a file of its own: SQLite's locks on the data file itself would be lost if anybody else in this
/// process opened and closed it.
#[derive(Debug)]
pub(super) struct Ownership {
    _lock: File,
}

impl Ownership {
    pub(super) fn take(path: &Path, place: &str) -> Result<Self, OpenError> {
        let failed = |error: io::Error| OpenError::failed(place, error);
        let lock = File::create(beside(path, "-lock")).map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse(place.into())),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }
}

/// The file's own name, however it was reached, so that two names of one file are one lock.
pub(super) fn real_path(path: &Path) -> io::Result<PathBuf> {
    if path.exists() {
        return path.canonicalize();
    }
    let name = path.file_name().ok_or_else(|| io::Error::other("that is not the name of a file"))?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    Ok(folder.canonicalize()?.join(name))
}

/// `undercroft.db` and `-lock` give `undercroft.db-lock`, as SQLite names its own helpers.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Flushes a finished file and the folder that names it.
pub(super) fn flush(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()?;
    match path.parent() {
        // Only Unix lets one open a folder.
        Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}
