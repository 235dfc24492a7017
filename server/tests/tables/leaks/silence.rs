//! Silence: in a window everybody is asked in the printed order, and takes as long, whether there is anything to play or not.

use super::{games, setups};
use crate::server::TestServer;
use crate::sitting::{Sitting, key, person};
use serde_json::{Value, json};
use std::time::Duration;
use undercroft_core::chance::{below, pick, quick};
use undercroft_core::{Eye, Rng, Seat, Seed, Setup};
use undercroft_server::house::HouseConfig;
use undercroft_server::table::{
    BotPace, Chair, Command, Entry, EntryKind, Millis, MovedBy, Pace, Scene, Table, Terms,
};
use undercroft_server::table::{Version, Who};

/// The title with windows, and what may be said in each of them.
const TITLE: &str = "builder";
const PASS: &str = "\"pass\"";
/// So much of a game leads through several invasions of a small table.
const FAR: usize = 400;
/// How long bots of a natural pace are silent at least.
const SHORTEST: Millis = 600;

/// EntryKind a seat can do in a window but pass.
fn reactions(table: &Table, seat: Seat) -> usize {
    let moves = table.game().unwrap().moves(seat);
    moves.iter().filter(|choice| choice.json.starts_with("{\"play\"")).count()
}

fn is_asked_in_a_window(table: &Table, seat: Seat) -> bool {
    table.game().unwrap().moves(seat).iter().any(|choice| choice.json == PASS)
}

/// Whoever is invaded has the last word in a window.
fn victim(table: &Table) -> usize {
    let view: Value = serde_json::from_str(table.game().unwrap().view_json(Eye::Spectator).get()).unwrap();
    view["invasion"]["victim"].as_u64().unwrap() as usize
}

/// All that leaves the house for an eye, who is asked next, and until when.
fn sent(table: &Table, eye: Eye, since: Version, now: Millis) -> (Vec<Seat>, Option<Millis>, String) {
    let scene = Scene { chain: None, ..table.scene(eye, since, now) };
    (table.awaited().collect(), table.deadline(), serde_json::to_string(&scene).unwrap())
}

/// Somebody passes; says how many entries that made.
fn pass(table: &mut Table, seat: Seat, now: Millis) -> usize {
    let command = Command::Play { action: PASS.into(), seen: table.version() };
    let made = table.judge(person(seat.index()), None, command, now).unwrap();
    let count = made.len();
    for kind in made {
        table.apply(Entry { at: now, request: None, kind }).unwrap();
    }
    count
}

/// Lets all pass in a window, in the true world and in one that somebody believes in. Says whether somebody could react in one
/// of them and not in the other.
fn all_pass(sitting: &Sitting, rng: &mut impl Rng) -> bool {
    let seats: Vec<Seat> = Seat::all(sitting.table.chairs().len()).collect();
    let observer = pick(rng, &seats);
    let mut twins = [sitting.again().table, sitting.table.imagined(observer, rng.next_u64())];
    let (mut now, since, mut differed) = (sitting.now, sitting.table.version(), false);
    loop {
        now += 700;
        let [one, other] = twins.each_ref();
        for eye in [Eye::Seat(observer), Eye::Spectator] {
            let [here, there] = [one, other].map(|table| sent(table, eye, since, now));
            assert_eq!(here, there, "{eye:?} can tell who could react");
        }
        let asked = one.awaited().next().unwrap();
        if asked.number() == victim(one) {
            return differed;
        }
        differed |= (reactions(one, asked) == 0) != (reactions(other, asked) == 0);
        let made = twins.each_mut().map(|table| pass(table, asked, now));
        assert_eq!(made[0], made[1], "a silence makes as many entries as another");
    }
}

#[test]
fn a_window_in_which_all_pass_looks_the_same_whoever_could_have_reacted() {
    let setups: Vec<Setup> = setups(TITLE).into_iter().filter(|setup| setup.players <= 4).collect();
    let mut differed = 0;
    for game in 0..games() / 100 {
        let mut rng = quick(game);
        let timed = Pace::Timed { credit: 30_000, reserve: 60_000 };
        let setup = setups[game as usize * 7 % setups.len()].clone();
        let mut sitting = Sitting::dealt(setup, Seed::for_game(12, game), |terms| {
            terms.pace = if game % 2 == 0 { timed } else { terms.pace };
        });
        for _ in 0..FAR {
            let Some(seat) = sitting.table.awaited().next() else { break };
            if is_asked_in_a_window(&sitting.table, seat) && below(&mut rng, 8) == 0 {
                differed += u64::from(all_pass(&sitting, &mut rng));
            }
            let action = sitting.any_move(seat, rng.next_u64());
            // Whoever passes for good may close a window, and what comes then shows what lay face down.
            let action = if action.contains("pass_unless") { PASS.into() } else { action };
            sitting.ask(person(seat.index()), None, sitting.play(&action)).unwrap();
        }
    }
    assert!(differed > games() / 100, "only in {differed} windows could somebody react in one world alone");
}

/// A table of one person and two bots at the first window, with what led there.
fn at_a_window(seed: Seed) -> Sitting {
    let setup = setups(TITLE).into_iter().find(|setup| setup.players == 3).unwrap();
    let terms = Terms { bot_pace: BotPace::Natural, ..Terms::plain(setup, seed) };
    let mut sitting = Sitting::open(terms);
    let keys = vec![key(0).hash()];
    let ann = Chair::Person { name: "Ann".into(), keys, stand_in: false, program: false };
    sitting.enter(EntryKind::ChairTaken { seat: Seat::new(0), chair: ann });
    for seat in [1, 2].map(Seat::new) {
        sitting.enter(EntryKind::ChairTaken { seat, chair: Chair::Bot { level: "random".into() } });
    }
    sitting.enter(EntryKind::Dealt);
    let mut rng = quick(3);
    loop {
        let seat = sitting.table.awaited().next().unwrap();
        if is_asked_in_a_window(&sitting.table, seat) {
            return sitting;
        }
        let who = if seat.index() == 0 { person(0) } else { Who::Bot(seat) };
        let action = sitting.any_move(seat, rng.next_u64());
        sitting.ask(who, None, sitting.play(&action)).unwrap();
    }
}

/// Ann passes whenever she may and does anything else that she must, until so many entries are in the log; the clock of the house
/// runs twenty times as fast.
async fn played_on(server: &TestServer, table: &str, until: usize) -> Vec<Entry> {
    let mut connection = server.connection(table, Some(&key(0))).await;
    let clock = server.house.time().clone();
    let running = tokio::spawn(async move {
        loop {
            tokio::time::sleep(Duration::from_millis(5)).await;
            clock.leap(Duration::from_millis(95));
        }
    });
    let mut said = 0;
    loop {
        let frame: Value = serde_json::from_str(&connection.hear_of("{\"scene\"").await).unwrap();
        let scene = &frame["scene"];
        let version = scene["version"].as_u64().unwrap();
        if version as usize >= until || !scene["outcome"].is_null() {
            break;
        }
        let moves: Vec<&Value> = scene["moves"].as_array().unwrap().iter().map(|one| &one["move"]).collect();
        let Some(first) = moves.iter().find(|one| **one == "pass").or(moves.first()) else { continue };
        if version > said {
            said = version;
            let play = json!({"play": {"seen": version, "move": first}});
            connection.say(json!({"id": format!("{version}"), "do": play})).await;
        }
    }
    running.abort();
    server.log(table).await
}

/// For every answer of a bot in a window, whether it could react, and how long it was silent.
fn silences(log: &[Entry], from: usize) -> Vec<(bool, Millis)> {
    let mut table = Table::run_by(undercroft_catalog::find, usize::MAX, [log[0].clone()]).unwrap();
    let mut found = Vec::new();
    for (at, two) in log.windows(2).enumerate() {
        if let EntryKind::Played { by: MovedBy::Bot, seat, .. } = &two[1].kind
            && at >= from
            && is_asked_in_a_window(&table, *seat)
        {
            found.push((reactions(&table, *seat) > 0, two[1].at - two[0].at));
        }
        table.apply(two[1].clone()).unwrap();
    }
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_cannot_react_is_silent_as_long_as_one_that_can() {
    let server = TestServer::run_by(HouseConfig::default()).await;
    let mut all = Vec::new();
    for number in 0..4 {
        let sitting = at_a_window(Seed::for_game(13, number));
        let name = format!("window-{number}");
        let began = sitting.log.len();
        server.put(&name, &sitting.log, [key(0)]).await;
        let log = played_on(&server, &name, began + 14).await;
        all.extend(silences(&log, began));
    }
    server.house.close().await;
    let of = |able| all.iter().filter(move |(reacts, _)| *reacts == able).map(|(_, silence)| *silence);
    for able in [false, true] {
        assert!(of(able).count() > 3, "{all:?}");
        assert!(of(able).all(|silence| silence >= SHORTEST), "{all:?}");
    }
}
