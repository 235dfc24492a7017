//! Installing what the system lacks: on Debian and as root. Elsewhere nothing happens, and the next try says what is
//! missing.

use crate::must;
use std::process::{Command, Stdio};

/// Tries to install a package.
pub(crate) fn install(package: &str) {
    for words in [&["update"][..], &["install", "-y", "--no-install-recommends", package]] {
        let mut apt = Command::new("apt-get");
        let quiet = apt.args(words).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
        let _ = must(quiet.stdout(Stdio::null()).stderr(Stdio::null()));
    }
}
