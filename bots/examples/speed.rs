use undercroft_core::*;
fn main() {
    let rules = undercroft_bidding::Bidding::open(5, &Default::default(), "").unwrap();
    let mut buf = Vec::new();
    for _ in 0..3 {
        let t = std::time::Instant::now();
        let mut rng = chance::quick(1);
        let mut d = 0;
        for g in 0..400000u64 {
            let mut chance = Chance::new(Seed::for_game(1, g));
            let mut s = rules.deal(&mut chance, &mut Silence);
            d += undercroft_bots::play_out(&rules, &mut s, &mut rng, &mut chance, &mut buf);
        }
        println!("chacha {:.1}M/s", d as f64 / t.elapsed().as_secs_f64() / 1e6);
        let t = std::time::Instant::now();
        let mut chance = chance::quick(2);
        let mut d = 0;
        for _ in 0..400000u64 {
            let mut s = rules.deal(&mut chance, &mut Silence);
            d += undercroft_bots::play_out(&rules, &mut s, &mut rng, &mut chance, &mut buf);
        }
        println!("quick  {:.1}M/s", d as f64 / t.elapsed().as_secs_f64() / 1e6);
    }
}
