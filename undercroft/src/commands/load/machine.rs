//! What the machine itself takes while the server is measured: no server acknowledges faster than the disk flushes, and
//! nobody is quicker than the system lets him run.

use super::samples::Samples;
use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::{Duration, Instant};

/// Often enough for a hundredth to mean something, and seldom enough not to be in the server's way.
const PAUSE: Duration = Duration::from_millis(50);
/// As much as a database writes for a move.
const PAGE: [u8; 4096] = [b'.'; 4096];

/// How long the machine took, while the server was measured.
#[derive(Default)]
pub(super) struct Machine {
    /// To write a page to the disk and flush it.
    pub(super) flush: Samples,
    /// To go on after a pause, beyond the pause.
    pub(super) late: Samples,
}

/// Measures in a thread of its own until it is stopped.
pub(super) struct Watch {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<Machine>,
}

impl Watch {
    /// Begins to measure the disk that this folder is on.
    pub(super) fn begin(folder: &Path) -> std::io::Result<Watch> {
        let mut file = tempfile::tempfile_in(folder)?;
        // The server writes over pages that are there already, most of the time.
        flush(&mut file)?;
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        let thread = spawn(move || {
            let (mut flushing, mut late) = (Vec::new(), Vec::new());
            while !stopped.load(Ordering::Relaxed) {
                let asleep = Instant::now();
                sleep(PAUSE);
                late.push(asleep.elapsed().saturating_sub(PAUSE));
                let began = Instant::now();
                if flush(&mut file).is_ok() {
                    flushing.push(began.elapsed());
                }
            }
            Machine { flush: flushing.into_iter().collect(), late: late.into_iter().collect() }
        });
        Ok(Watch { stop, thread })
    }

    /// What was measured.
    pub(super) fn end(self) -> Machine {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.join().unwrap_or_default()
    }
}

fn flush(file: &mut File) -> std::io::Result<()> {
    file.seek(SeekFrom::Start(0))?;
    file.write_all(&PAGE)?;
    file.sync_data()
}
