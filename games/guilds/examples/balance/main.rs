//! How the cards balance: bots play against themselves, and what happened is counted. The README says what came of it.
//!
//! ```text
//! cargo run --release -p undercroft-guilds --example balance -- --players 4 --games 10000 --bots search:200
//! ```
//!
//! `--masters all` joins the promos, `--cards FILE` tries cards of your own, `--threads N` and `--seed N` are as for `sim`.
//! The same plan gives the same figures on any number of threads.

mod tally;

use std::collections::HashMap;
use std::thread;
use tally::{Notes, Tally};
use undercroft_bots::{Bot, BotSpec};
use undercroft_core::{Chance, Game, Seat, Seed, Setup, Sight};
use undercroft_guilds::Guilds;

struct Plan {
    rules: Guilds,
    bot: BotSpec,
    games: u64,
    seed: u64,
    threads: u64,
}

fn main() {
    match plan() {
        Ok(plan) => println!("{}", measure(&plan).say(&plan.rules, &plan.bot.to_string())),
        Err(reason) => {
            eprintln!("{reason}");
            std::process::exit(2);
        }
    }
}

/// What the command line asks for: pairs of a name and a value.
fn plan() -> Result<Plan, String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mut given: HashMap<&str, &str> = HashMap::new();
    for pair in words.chunks(2) {
        let [name, value] = pair else { return Err(format!("{} has no value", pair[0])) };
        given.insert(name, value);
    }
    let mut take = |name: &str, default: &'static str| given.remove(name).unwrap_or(default).to_string();
    let number = |text: String| text.parse::<u64>().map_err(|_| format!("`{text}` is no number"));
    let players = number(take("--players", "4"))?;
    let (games, seed) = (number(take("--games", "1000"))?, number(take("--seed", "1"))?);
    let threads = number(take("--threads", "1"))?.max(1);
    let bot = take("--bots", "search:200").parse::<BotSpec>().map_err(|error| error.to_string())?;
    let mut setup = Setup::new::<Guilds>(players as usize);
    setup.options.insert("masters".into(), take("--masters", "base").into());
    setup.options.insert("ghost".into(), (take("--ghost", "no") == "yes").into());
    setup.options.insert("teams".into(), take("--teams", "none").into());
    let cards = take("--cards", "");
    if !cards.is_empty() {
        setup.cards = Some(std::fs::read_to_string(&cards).map_err(|error| format!("{cards}: {error}"))?);
    }
    if let Some(unknown) = given.keys().next() {
        return Err(format!("there is no {unknown}"));
    }
    let say = |faults: Vec<undercroft_core::Fault>| {
        faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    Ok(Plan { rules: setup.open().map_err(say)?, bot, games, seed, threads })
}

/// Plays all games, each thread every so many of them. All sums are of whole numbers, so their order is of no matter.
fn measure(plan: &Plan) -> Tally {
    let every = |thread: u64| {
        let mut tally = Tally::new(&plan.rules);
        let mut bot = Bot::new(plan.bot, 0);
        (thread..plan.games).step_by(plan.threads as usize).for_each(|game| {
            tally.add(&play(plan, &mut bot, game));
        });
        tally
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads).map(|thread| scope.spawn(move || every(thread))).collect();
        let tallies = threads.into_iter().map(|thread| thread.join().expect("a thread that plays games"));
        tallies.reduce(Tally::plus).expect("at least one thread")
    })
}

fn play(plan: &Plan, bot: &mut Bot<Guilds>, game: u64) -> Notes {
    let rules = &plan.rules;
    bot.reseed(plan.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ game);
    let mut chance = Chance::new(Seed::for_game(plan.seed, game));
    let mut notes = Notes::new(rules);
    let mut state = rules.deal(&mut chance, &mut notes);
    while let Some(seat) = rules.awaited(&state).first() {
        let action = bot.choose(&Sight::new(rules, &state, seat));
        rules.play(&mut state, seat, action, &mut chance, &mut notes).expect("bots make legal moves");
    }
    let outcome = rules.outcome(&state).expect("nobody is waited for");
    Seat::all(rules.players()).for_each(|seat| notes.ended(seat, outcome.share(seat), outcome.score(seat)));
    notes
}
