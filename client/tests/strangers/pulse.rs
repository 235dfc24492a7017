//! What others notice of an attack: how long their moves take meanwhile, against how long they take without.

use crate::server::Server;
use crate::stranger::Stranger;
use serde_json::json;
use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tokio::runtime::Builder;
use tokio::task::JoinSet;
use tokio::time::sleep;
use undercroft_client::{Player, RestClient, Sent};

/// How long the attack goes on and pauses, in turn, and how often.
const PHASE: Duration = Duration::from_millis(300);
const PHASES: usize = 8;
/// How long people think between two moves.
const THINKING: Duration = Duration::from_millis(3);
/// How often a measurement that others on the machine have disturbed is made again.
const TRIES: usize = 3;
/// By so much an attack may slow others down, by the median.
pub(crate) const AT_MOST: f64 = 2.0;

/// Whether the attack goes on.
#[derive(Clone, Default)]
pub(crate) struct Signal {
    on: Arc<AtomicBool>,
    over: Arc<AtomicBool>,
    done: Arc<AtomicU64>,
}

impl Signal {
    /// Waits until it does; says whether it is not over yet.
    pub(crate) async fn goes_on(&self) -> bool {
        while !self.on.load(Ordering::Relaxed) && !self.over.load(Ordering::Relaxed) {
            sleep(Duration::from_millis(2)).await;
        }
        !self.over.load(Ordering::Relaxed)
    }

    /// Counts what the attackers have done.
    pub(crate) fn count(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }
}

/// What others noticed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Noticed {
    /// How long a move took without the attack and during it, by the median, in milliseconds.
    pub(crate) calm: f64,
    pub(crate) attacked: f64,
}

impl Noticed {
    pub(crate) fn ratio(&self) -> f64 {
        self.attacked / self.calm
    }
}

/// Lets an attack go on and pause by turns while others play what `play` plays, which tells how long each wait took; measures
/// again if others on the machine were in the way.
pub(crate) async fn measure<Play, Playing>(signal: &Signal, play: Play) -> Noticed
where
    Play: Fn(Arc<dyn Fn(Duration) + Send + Sync>, Arc<AtomicBool>) -> Playing,
    Playing: Future<Output = ()> + Send + 'static,
{
    let mut best: Option<Noticed> = None;
    for _ in 0..TRIES {
        let samples: Arc<[std::sync::Mutex<Vec<f64>>; 2]> = Arc::default();
        let over = Arc::new(AtomicBool::new(false));
        let (kept, on) = (samples.clone(), signal.on.clone());
        let took = move |took: Duration| {
            let phase = usize::from(on.load(Ordering::Relaxed));
            kept[phase].lock().expect("nobody panics").push(took.as_secs_f64() * 1e3);
        };
        let playing = tokio::spawn(play(Arc::new(took), over.clone()));
        for phase in 0..PHASES {
            signal.on.store(phase % 2 == 1, Ordering::Relaxed);
            sleep(PHASE).await;
        }
        signal.on.store(false, Ordering::Relaxed);
        over.store(true, Ordering::Relaxed);
        playing.await.expect("whoever plays is not disturbed");
        let [calm, attacked] = [0, 1].map(|phase| median(&mut samples[phase].lock().expect("nobody panics")));
        let noticed = Noticed { calm, attacked };
        if best.is_none_or(|best| noticed.ratio() < best.ratio()) {
            best = Some(noticed);
        }
        if noticed.ratio() <= AT_MOST {
            break;
        }
    }
    best.expect("it was measured")
}

fn median(samples: &mut [f64]) -> f64 {
    assert!(samples.len() >= 10, "too few moves were made to tell: {}", samples.len());
    samples.sort_by(f64::total_cmp);
    samples[samples.len() / 2]
}

/// Two people who play one game of bids after another: how long each move takes until it is acknowledged.
pub(crate) async fn moves(api: RestClient, took: Arc<dyn Fn(Duration) + Send + Sync>, over: Arc<AtomicBool>) {
    while !over.load(Ordering::Relaxed) {
        let (ann, bea) = (api.token().await.unwrap(), api.token().await.unwrap());
        let wish = json!({"game": "bidding", "players": 2, "name": "Ann"});
        let table = api.open(&ann, wish).await.unwrap();
        api.sit(&table, &bea, "Bea").await.unwrap();
        let mut players = [ann, bea].map(|token| Player::new(api.address(), &table, Some(&token)));
        'game: loop {
            for player in &mut players {
                let Some(choices) = player.my_turn().await.unwrap() else { break 'game };
                let started = Instant::now();
                let sent = player.play(&choices[0].action).await.unwrap();
                took(started.elapsed());
                assert!(matches!(sent, Sent::Done(_)), "a legal move was not played: {sent:?}");
                sleep(THINKING).await;
            }
            if over.load(Ordering::Relaxed) {
                return;
            }
        }
    }
}

/// Attackers on a thread of their own; they have to look at the signal before everything they do.
pub(crate) struct Attack {
    signal: Signal,
    thread: Option<JoinHandle<()>>,
}

impl Attack {
    /// So many attackers, each from an address of their own.
    pub(crate) fn by<Doing>(
        attackers: u8,
        server: &Server,
        signal: &Signal,
        doing: impl Fn(Stranger, Signal) -> Doing + Send + 'static,
    ) -> Attack
    where
        Doing: Future<Output = ()> + Send + 'static,
    {
        let (address, told) = (server.address, signal.clone());
        let thread = std::thread::spawn(move || {
            let runtime = Builder::new_current_thread().enable_all().build().expect("a thread");
            let all = (0..attackers).map(|number| doing(Stranger::from(100 + number, address), told.clone()));
            runtime.block_on(async { JoinSet::from_iter(all).join_all().await });
        });
        Attack { signal: signal.clone(), thread: Some(thread) }
    }
}

impl Drop for Attack {
    fn drop(&mut self) {
        self.signal.over.store(true, Ordering::Relaxed);
        let ended = self.thread.take().expect("it is joined once").join();
        if !std::thread::panicking() {
            ended.expect("an attacker failed");
        }
    }
}
