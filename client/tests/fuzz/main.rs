//! Thousands of malformed frames: nothing panics, nothing piles up, and an honest game next door goes on. How many is said by
//! `UNDERCROFT_FUZZ_FRAMES`.
//!
//! Some of them cannot be read at all, and each costs its sender the connection; the others can be read but ask for nonsense, and
//! are refused.

mod attack;
mod dice;
mod frames;

use attack::{Tally, attack};
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Instant;
use tokio::sync::oneshot;
use undercroft_client::{Player, RestClient, Sent};
use undercroft_server::house::HouseConfig;
use undercroft_server::http::{HttpConfig, Page};
use undercroft_server::serve::{ServeConfig, serve};
use undercroft_server::table::BotPace;

/// How many malformed frames must have cost their sender the connection in an ordinary run.
const FRAMES: u64 = 10_000;
/// How many attack at once, each at a table and from a seat of their own.
const ATTACKERS: usize = 8;
/// By so much the process, attackers included, may grow after the warm-up for each frame. A house that kept the frames would grow
/// beyond it.
const MOST_GROWTH: usize = 1024;
/// And by so much for each honest game that was played meanwhile, which is to be kept.
const GROWTH_FOR_A_GAME: usize = 100 * 1024;

static PANICS: AtomicUsize = AtomicUsize::new(0);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn malformed_frames_by_the_thousand_disturb_nobody() {
    let frames = undercroft_kit::as_many_as("UNDERCROFT_FUZZ_FRAMES", FRAMES) as usize;
    // What the first of them make the house remember counts as warm-up.
    let warm_up = frames / 4;
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        PANICS.fetch_add(1, Ordering::Relaxed);
        before(panic);
    }));
    let folder = tempfile::tempdir().unwrap();
    let metrics = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let address = open(folder.path(), metrics).await;
    let over = Arc::new(AtomicBool::new(false));
    let honest = tokio::spawn(play_honestly(address, over.clone()));

    let started = Instant::now();
    let warm = attack_with_all(address, 1, warm_up).await;
    let resident = resident_bytes();
    let then = attack_with_all(address, 2, frames - warm_up).await;
    let (grown, took) = (resident_bytes().saturating_sub(resident), started.elapsed());
    over.store(true, Ordering::Relaxed);
    let games = honest.await.expect("the honest game was disturbed");

    let all = warm.and(then);
    println!("{all:?} in {took:.1?}; grown by {} KiB; {games} honest games meanwhile", grown / 1024);
    assert_eq!(PANICS.load(Ordering::Relaxed), 0, "something panicked");
    assert!(all.frames() >= frames);
    assert!(all.closed >= frames / 5, "too few of them were unreadable");
    assert_eq!(all.left_hanging, 0, "a connection was not closed though its other end was gone");
    let bound = (frames - warm_up) * MOST_GROWTH + games * GROWTH_FOR_A_GAME;
    assert!(grown <= bound, "grown by {grown} bytes");
    assert!(games >= 1, "no honest game came to its end meanwhile");
    let api = RestClient::at(address);
    api.get("/healthz", None).await.expect("the house is well");
    nobody_is_counted_who_is_gone(&RestClient::at(metrics)).await;
}

async fn open(folder: &std::path::Path, metrics: SocketAddr) -> SocketAddr {
    let config = ServeConfig {
        address: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: folder.join("tables.db").to_string_lossy().into_owned(),
        metrics: Some(metrics),
        http: HttpConfig::default(),
        page: Page::default(),
        house: HouseConfig { bot_threads: 1, bot_pace: BotPace::AtOnce, ..HouseConfig::default() },
    };
    let (tell, told) = oneshot::channel();
    tokio::spawn(serve(config, move |address, _| tell.send(address).unwrap(), std::future::pending()));
    told.await.unwrap()
}

/// Lets all attackers send until together they have sent so many frames.
async fn attack_with_all(address: SocketAddr, seed: u64, frames: usize) -> Tally {
    let attackers: Vec<_> = (0..ATTACKERS as u64)
        .map(|number| tokio::spawn(attack(address, seed << 32 | number, frames.div_ceil(ATTACKERS))))
        .collect();
    let mut all = Tally::default();
    for attacker in attackers {
        all = all.and(attacker.await.expect("an attacker failed"));
    }
    all
}

/// Plays whole games with two honest seats and a bot, one after another, and verifies each.
async fn play_honestly(address: SocketAddr, over: Arc<AtomicBool>) -> usize {
    let api = RestClient::at(address);
    let mut games = 0;
    while games == 0 || !over.load(Ordering::Relaxed) {
        let (ann, bea) = (api.token().await.unwrap(), api.token().await.unwrap());
        let wish = json!({"game": "raiders", "players": 3, "name": "Ann", "bots": ["random"]});
        let table = api.open(&ann, wish).await.unwrap();
        api.sit(&table, &bea, "Bea").await.unwrap();
        let play = async |token: &str| {
            let mut player = Player::new(address, &table, Some(token));
            while let Some(choices) = player.my_turn().await.unwrap() {
                let sent = player.play(&choices[0].action).await.unwrap();
                assert!(matches!(sent, Sent::Done(_)), "an honest move was not played: {sent:?}");
            }
        };
        tokio::join!(play(&ann), play(&bea));
        let record = api.get_unread(&format!("/api/tables/{table}/export"), None).await.unwrap();
        let record = String::from_utf8(record).unwrap();
        undercroft_catalog::of_file(&record).unwrap().record(&record).unwrap().verify().unwrap();
        games += 1;
    }
    games
}

/// What this process holds in memory; nothing where the system does not say.
fn resident_bytes() -> usize {
    let pages = std::fs::read_to_string("/proc/self/statm").ok();
    let resident = pages.and_then(|text| text.split(' ').nth(1)?.parse::<usize>().ok());
    resident.unwrap_or(0) * 4096
}

/// The house notices by itself that a connection is gone; asking often enough gives it the time to.
async fn nobody_is_counted_who_is_gone(api: &RestClient) {
    let mut figure = String::new();
    for _ in 0..10_000 {
        let figures = api.get("/metrics", None).await.unwrap();
        let text = figures.as_str().unwrap_or_default();
        figure = text.lines().find(|line| line.starts_with("undercroft_sockets ")).unwrap_or_default().into();
        if figure == "undercroft_sockets 0" {
            return;
        }
    }
    panic!("connections that are gone are still counted: {figure}");
}
