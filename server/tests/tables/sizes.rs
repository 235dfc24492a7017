//! How much goes over a line: what happened with a move and the table after it, packed as a browser gets it.

use crate::sitting::{Sitting, person};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;
use undercroft_catalog::titles;
use undercroft_core::chance::{below, quick};
use undercroft_core::{Eye, Seed};
use undercroft_server::table::Version;

/// What a scene may take at most, packed.
const MOST: usize = 32 * 1024;
/// And usually, the middle of all.
const USUALLY: usize = 2_500;
/// So many moves are played of each title; one in so many scenes is weighed.
const MOVES: usize = 1_600;
const ONE_IN: u32 = 4;

fn packed(text: &str) -> usize {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(text.as_bytes()).unwrap();
    packed.finish().unwrap().len()
}

#[test]
fn a_scene_of_the_largest_table_is_small_enough_for_a_phone() {
    for title in titles() {
        let about = title.about();
        let mut setup = title.setup(about.most);
        for option in title.options() {
            let mut largest = setup.clone();
            largest.options.insert(option.name.into(), option.values().pop().unwrap());
            if title.contents(&largest).is_ok() {
                setup = largest;
            }
        }
        let (mut rng, mut weights, mut plain) = (quick(1), Vec::new(), 0);
        let mut sitting = Sitting::dealt(setup, Seed::from_number(1), |_| {});
        for _ in 0..MOVES {
            let Some(seat) = sitting.table.awaited().next() else { break };
            let moves = sitting.moves(seat);
            let action = &moves[below(&mut rng, moves.len() as u32) as usize];
            let before: Version = sitting.table.version();
            sitting.ask(person(seat.index()), None, sitting.play(action)).unwrap();
            if below(&mut rng, ONE_IN) == 0 {
                let next = sitting.table.awaited().next().map_or(Eye::Spectator, Eye::Seat);
                let scene = sitting.table.scene(next, before, sitting.table.last_at());
                let text = serde_json::to_string(&scene).unwrap();
                plain += text.len();
                weights.push(packed(&text));
            }
        }
        weights.sort_unstable();
        let (usual, largest) = (weights[weights.len() / 2], weights[weights.len() - 1]);
        println!(
            "{}: {} scenes, {usual} bytes usually, {largest} at most; {} unpacked",
            about.title,
            weights.len(),
            plain / weights.len()
        );
        assert!(usual <= USUALLY, "{}: a scene takes {usual} bytes", about.title);
        assert!(largest <= MOST, "{}: a scene takes {largest} bytes", about.title);
    }
}
