//! One process owns a data file, and nobody else on the machine reads it.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::store::OpenError;

/// The right to use a data file, given back when dropped or when the process dies, however it dies.
///
/// One lock is on a file of its own, which is there before the data file is. The other is on the data file itself, so that it
/// counts by whatever name the file is reached. SQLite's own locks on it would be lost if anybody in this process opened and
/// closed the file; so this is opened before SQLite opens it and closed after.
#[derive(Debug)]
pub(super) struct Ownership {
    _locks: [File; 2],
}

impl Ownership {
    pub(super) fn take(path: &Path, place: &str) -> Result<Self, OpenError> {
        let locked = |path: &Path| {
            let failed = |error: io::Error| OpenError::failed(place, error);
            let file = private(path).map_err(failed)?;
            match file.try_lock() {
                Ok(()) => Ok(file),
                Err(TryLockError::WouldBlock) => Err(OpenError::InUse(place.into())),
                Err(TryLockError::Error(error)) => Err(failed(error)),
            }
        };
        Ok(Self { _locks: [locked(&beside(path, "-lock"))?, locked(path)?] })
    }
}

/// Opens a file, or makes it, that only whoever runs the house may read. What SQLite puts beside the data file is like it.
fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    hide(path)?;
    Ok(file)
}

/// Lets nobody else read a file.
pub(super) fn hide(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(path)?.permissions().mode();
        if mode & 0o077 != 0 {
            std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode & 0o700))?;
        }
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
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
