//! The server that is measured: a process of its own, so that its memory is its own.

use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::timeout;

/// How long a server may take to open, and to close.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that was started for this alone. Dropping it ends it the hard way.
pub(super) struct Server {
    child: Child,
    pub(super) address: SocketAddr,
    log: PathBuf,
    /// Held so that the server can always write to it.
    _out: BufReader<ChildStdout>,
}

/// What a server takes up, in megabytes.
#[derive(Clone, Copy, Default)]
pub(super) struct Memory {
    pub(super) now: Option<f64>,
    pub(super) peak: Option<f64>,
}

impl Server {
    /// Starts a server at any free port; its log goes into a file in `home`.
    pub(super) async fn start(database: &str, home: &Path) -> Result<Server, String> {
        let failed = |error: std::io::Error| format!("the server could not be started: {error}");
        let log = home.join("server.log");
        let own = std::env::current_exe().map_err(failed)?;
        let mut child = Command::new(own)
            .args(["serve", "--port", "0", "--database", database])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(File::create(&log).map_err(failed)?)
            .kill_on_drop(true)
            .spawn()
            .map_err(failed)?;
        let mut out = BufReader::new(child.stdout.take().ok_or("the server has no standard output")?);
        let mut line = String::new();
        let said = timeout(PATIENCE, out.read_line(&mut line)).await;
        let address =
            line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next()?.parse().ok());
        match (said, address) {
            (Ok(Ok(_)), Some(address)) => Ok(Server { child, address, log, _out: out }),
            _ => {
                let _ = child.kill().await;
                Err(format!("the server did not open{}", last_line(&log)))
            }
        }
    }

    /// Waits for what should not happen: that the server ends by itself.
    pub(super) async fn gone(&mut self) -> String {
        let status =
            self.child.wait().await.map_or_else(|error| error.to_string(), |status| status.to_string());
        format!("the server ended by itself ({status}){}", last_line(&self.log))
    }

    /// Asks the server to close and waits until it has.
    pub(super) async fn stop(mut self) -> Result<(), String> {
        self.ask_to_close();
        match timeout(PATIENCE, self.child.wait()).await {
            Ok(Ok(status)) if status.success() => Ok(()),
            Ok(Ok(status)) => {
                Err(format!("the server did not close in order ({status}){}", last_line(&self.log)))
            }
            Ok(Err(error)) => Err(format!("the server cannot be waited for: {error}")),
            Err(_) => Err(format!("the server did not close within {} s", PATIENCE.as_secs())),
        }
    }

    #[cfg(unix)]
    fn ask_to_close(&mut self) {
        use rustix::process::{Pid, Signal, kill_process};
        let pid = self.child.id().and_then(|id| Pid::from_raw(i32::try_from(id).ok()?));
        if let Some(pid) = pid {
            // It may have ended already; waiting for it tells.
            let _ = kill_process(pid, Signal::TERM);
        }
    }

    #[cfg(not(unix))]
    fn ask_to_close(&mut self) {
        let _ = self.child.start_kill();
    }

    /// What the server takes up now and took up at most; nothing where the system does not tell.
    pub(super) fn memory(&self) -> Memory {
        let status = self.child.id().map(|id| std::fs::read_to_string(format!("/proc/{id}/status")));
        match status {
            Some(Ok(status)) => {
                Memory { now: megabytes(&status, "VmRSS:"), peak: megabytes(&status, "VmHWM:") }
            }
            _ => Memory::default(),
        }
    }
}

/// A line of `/proc/<pid>/status`, which counts in KiB.
fn megabytes(status: &str, field: &str) -> Option<f64> {
    let line = status.lines().find_map(|line| line.strip_prefix(field))?;
    let kib: f64 = line.split_whitespace().next()?.parse().ok()?;
    Some((kib / 102.4).round() / 10.0)
}

/// What a log said last, to be added to a sentence.
fn last_line(log: &Path) -> String {
    let text = std::fs::read_to_string(log).unwrap_or_default();
    text.lines().rfind(|line| !line.trim().is_empty()).map_or(String::new(), |line| format!(": {line}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_read_in_megabytes() {
        let status = "Name:\tundercroft\nVmHWM:\t  204800 kB\nVmRSS:\t  102400 kB\n";
        assert_eq!(megabytes(status, "VmRSS:"), Some(100.0));
        assert_eq!(megabytes(status, "VmHWM:"), Some(200.0));
        assert_eq!(megabytes(status, "VmSwap:"), None);
    }
}
