//! How fast the rules run, on one core. `cargo bench`; `docs/speed.md` says how to read it.

mod bare;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use undercroft_bidding::Bidding;
use undercroft_bots::{Bot, BotSpec, play_out};
use undercroft_core::chance::quick;
use undercroft_core::{Chance, Eye, Game, Seat, Seed, Setup, Sight, Silence};
use undercroft_guilds::Guilds;
use undercroft_raiders::Raiders;

/// Random games in one measured step, so that a step's own cost does not show.
const GAMES: u64 = 100;

fn random_games<G: Game>(bench: &mut Criterion, players: usize, option: Option<(&str, bool)>) {
    let mut setup = Setup::new::<G>(players);
    let mut name = format!("{players} players");
    if let Some((option, value)) = option {
        setup.options.insert(option.into(), value.into());
        name = format!("{name}, {option}");
    }
    let rules: G = setup.open().expect("a standard table");
    let mut moves = Vec::new();
    let mut play = |series: u64| {
        let mut rng = quick(series);
        (0..GAMES).fold(0, |decisions, game| {
            let mut chance = Chance::new(Seed::for_game(series, game));
            let mut state = rules.deal(&mut chance, &mut Silence);
            decisions + play_out(&rules, &mut state, &mut rng, &mut chance, &mut moves)
        })
    };
    // Elements are decisions: games a second are those divided by the decisions of a game.
    let decisions = play(1);
    let mut group = bench.benchmark_group(format!("{} random games", G::ABOUT.name));
    group.throughput(Throughput::Elements(decisions));
    group.bench_function(name, |bencher| bencher.iter(|| play(black_box(1))));
    group.finish();
}

fn games(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("bare loop");
    group.throughput(Throughput::Elements(GAMES * bare::DECISIONS));
    group.bench_function("bidding without the trait", |bencher| {
        let mut rng = quick(1);
        bencher.iter(|| (0..GAMES).map(|_| bare::play(&mut rng)).sum::<u32>());
    });
    group.finish();
    random_games::<Bidding>(bench, 5, None);
    for players in 3..=5 {
        random_games::<Raiders>(bench, players, None);
    }
    random_games::<Raiders>(bench, 4, Some(("tactical", true)));
    for players in 3..=6 {
        random_games::<Guilds>(bench, players, None);
    }
    random_games::<Guilds>(bench, 4, Some(("ghost", true)));
}

fn questions<G: Game<State: Copy>>(bench: &mut Criterion) {
    let rules: G = Setup::new::<G>(4).open().expect("a standard table");
    let state = rules.deal(&mut Chance::new(Seed::from_number(1)), &mut Silence);
    let seat = Seat::new(0);
    let mut group = bench.benchmark_group(G::ABOUT.name);
    group.throughput(Throughput::Elements(1));
    group.bench_function("copy", |bencher| bencher.iter(|| *black_box(&state)));
    group.bench_function("copy and imagine", |bencher| {
        let mut rng = quick(1);
        bencher.iter(|| rules.imagine(black_box(&state), seat, &mut rng));
    });
    group.bench_function("view", |bencher| bencher.iter(|| rules.view(black_box(&state), Eye::Seat(seat))));
    group.bench_function("deal", |bencher| {
        let chance = Chance::new(Seed::from_number(2));
        bencher.iter_batched(
            || chance.clone(),
            |mut chance| rules.deal(&mut chance, &mut Silence),
            BatchSize::SmallInput,
        );
    });
    group.finish();
}

fn search<G: Game>(bench: &mut Criterion) {
    const ITERATIONS: u64 = 10_000;
    let rules: G = Setup::new::<G>(4).open().expect("a standard table");
    let state = rules.deal(&mut Chance::new(Seed::from_number(1)), &mut Silence);
    let spec: BotSpec = format!("search:{ITERATIONS}").parse().expect("a bot");
    let mut bot = Bot::new(spec, 1);
    let mut group = bench.benchmark_group(G::ABOUT.name);
    group.throughput(Throughput::Elements(ITERATIONS));
    group.sample_size(10);
    group.bench_function("search from the first decision, 4 players", |bencher| {
        bencher.iter(|| bot.choose(&Sight::new(&rules, &state, Seat::new(0))));
    });
    group.finish();
}

criterion_group!(
    benches,
    games,
    questions::<Raiders>,
    questions::<Guilds>,
    search::<Raiders>,
    search::<Guilds>
);
criterion_main!(benches);
