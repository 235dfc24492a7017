//! Threads for what takes long, so that nobody's sockets wait for it: a bounded number of them, and a fair queue.

use super::fair::{FairQueue, Share};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::Instant;
use tokio::sync::oneshot;

/// A piece of work.
struct Job {
    /// Whether it is short: some threads do nothing else.
    short: bool,
    /// Whether whoever asked has gone.
    is_forsaken: Box<dyn Fn() -> bool + Send>,
    work: Box<dyn FnOnce() + Send>,
}

/// Threads that work.
pub(crate) struct Workers {
    shared: Arc<Shared>,
}

struct Shared {
    queue: Mutex<Queue>,
    news: Condvar,
}

struct Queue {
    jobs: FairQueue<Job>,
    closed: bool,
}

impl Workers {
    /// So many threads for everything, and so many for what is short alone.
    ///
    /// # Errors
    /// If the system gives no threads.
    pub(super) fn new(name: &str, threads: usize, for_short_ones: usize) -> io::Result<Workers> {
        let queue = Mutex::new(Queue { jobs: FairQueue::new(), closed: false });
        let workers = Workers { shared: Arc::new(Shared { queue, news: Condvar::new() }) };
        for number in 0..threads + for_short_ones {
            let shared = workers.shared.clone();
            let named = thread::Builder::new().name(format!("{name} {number}"));
            named.spawn(move || shared.work(number >= threads))?;
        }
        Ok(workers)
    }

    /// Has something done when its turn comes.
    pub(super) fn spawn(&self, share: Share, short: bool, work: impl FnOnce() + Send + 'static) {
        self.push(share, Job { short, is_forsaken: Box::new(|| false), work: Box::new(work) });
    }

    /// Has something done and waits for it. It is not done if whoever asked has gone before its turn. Nothing if it fails.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        share: Share,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (send, done) = oneshot::channel();
        let send = Arc::new(Mutex::new(Some(send)));
        let sender = send.clone();
        let is_forsaken = move || lock(&sender).as_ref().is_none_or(oneshot::Sender::is_closed);
        let work = move || {
            let result = work();
            // Whoever asked may have gone meanwhile.
            lock(&send).take().map(|send| send.send(result));
        };
        self.push(share, Job { short: false, is_forsaken: Box::new(is_forsaken), work: Box::new(work) });
        done.await.ok()
    }

    fn push(&self, share: Share, job: Job) {
        lock(&self.shared.queue).jobs.push(share, job);
        // Any may be the one that does not take it.
        self.shared.news.notify_all();
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        lock(&self.shared.queue).closed = true;
        self.shared.news.notify_all();
    }
}

impl Shared {
    /// Works until nobody can ask any more.
    fn work(&self, only_short: bool) {
        let mut queue = lock(&self.queue);
        while !queue.closed {
            let Some((share, job)) = queue.jobs.pop(|job| job.short || !only_short) else {
                queue = self.news.wait(queue).unwrap_or_else(|poisoned| poisoned.into_inner());
                continue;
            };
            drop(queue);
            let started = Instant::now();
            if !(job.is_forsaken)() && catch_unwind(AssertUnwindSafe(job.work)).is_err() {
                tracing::error!("work that takes long has failed");
            }
            queue = lock(&self.queue);
            queue.jobs.took(share, started.elapsed());
        }
    }
}

fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn share(payer: &str) -> Share {
        Share::new(payer, payer, false)
    }

    /// Keeps a thread busy until the sender is dropped.
    fn busy(workers: &Workers) -> mpsc::Sender<()> {
        let (send, receive) = mpsc::channel::<()>();
        let (tell, begun) = mpsc::channel();
        workers.spawn(share("busy"), false, move || {
            tell.send(()).unwrap();
            let _ = receive.recv();
        });
        begun.recv().unwrap();
        send
    }

    #[tokio::test]
    async fn what_is_asked_for_is_answered() {
        let workers = Workers::new("test", 1, 0).unwrap();
        assert_eq!(workers.run(share("ann"), || 6 * 7).await, Some(42));
    }

    #[tokio::test]
    async fn what_fails_hurts_nobody_else() {
        let workers = Workers::new("test", 1, 0).unwrap();
        assert_eq!(workers.run(share("ann"), || -> u8 { panic!("as the test wants") }).await, None);
        assert_eq!(workers.run(share("ann"), || 1).await, Some(1));
    }

    #[tokio::test]
    async fn what_nobody_waits_for_any_more_is_not_done() {
        let workers = Workers::new("test", 1, 0).unwrap();
        let end = busy(&workers);
        let (tell, told) = mpsc::channel();
        let asked = workers.run(share("ann"), move || tell.send(()).unwrap());
        let gone = tokio::time::timeout(std::time::Duration::from_millis(5), asked).await;
        assert!(gone.is_err());
        drop(end);
        workers.run(share("bea"), || ()).await;
        assert!(told.try_recv().is_err());
    }

    #[test]
    fn what_is_short_does_not_wait_for_what_is_long() {
        let workers = Workers::new("test", 1, 1).unwrap();
        let _end = busy(&workers);
        let (tell, told) = mpsc::channel();
        workers.spawn(share("ann"), true, move || tell.send(()).unwrap());
        told.recv().unwrap();
    }
}
