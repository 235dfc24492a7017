//! Thousands of dungeons, generated without anybody in the way: none cannot be finished.
//!
//! `UNDERCROFT_DUNGEONS=100000 cargo test -p undercroft-dungeoneer --test rules dungeons::`

use undercroft_core::chance::{below, quick};
use undercroft_core::{Chance, Eye, Game, Seed, Setup, Silence};
use undercroft_dungeoneer::{Dungeoneer, Move, Stage};
use undercroft_kit::as_many_as;

/// How many are generated in an ordinary run.
const DUNGEONS: u64 = 150;

/// Monsters that cannot stand up, so that every dungeon is seen to its end, and dungeoneers who are quick on their feet.
fn peaceful(bag: &str, pack: bool) -> Dungeoneer {
    let mut setup = Setup::new::<Dungeoneer>(2);
    setup.options.insert("bag".into(), bag.into());
    let mut cards = undercroft_dungeoneer::cards::STANDARD.to_string();
    // Every row of the monsters table is empty but the first, which says so.
    for level in 1..=5 {
        let counts = ["1D3", "1D6", "1"];
        for count in counts {
            cards = cards.replace(&format!("level = {level}\ncount = \"{count}\"\n"), "");
        }
    }
    cards = cards.replace("\nmove = 4\n", "\nmove = 15\n").replace("\nmove = 5\n", "\nmove = 15\n");
    setup.cards = Some(cards);
    if pack {
        setup.packs = vec![
            Dungeoneer::shipped_packs()[0]
                .1
                .replace("slippery = 1\n", "")
                .replace("slippery = \"printed\", ", ""),
        ];
    }
    setup.open().unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn no_dungeon_cannot_be_finished() {
    let dungeons = as_many_as("UNDERCROFT_DUNGEONS", DUNGEONS);
    let tables = [("short", false), ("long", false), ("deadly", false), ("deadly", true)]
        .map(|(bag, pack)| peaceful(bag, pack));
    for number in 0..dungeons {
        let rules = &tables[number as usize % tables.len()];
        let mut chance = Chance::new(Seed::for_game(77, number));
        let rng = &mut quick(number);
        let mut state = rules.deal(&mut chance, &mut Silence);
        let mut moves = Vec::new();
        let mut made = 0;
        while let Some(seat) = rules.awaited(&state).first() {
            moves.clear();
            rules.moves(&state, seat, &mut moves);
            // Whoever can opens a door; doors are told after floor, and the end of the go comes last.
            let walks = moves.iter().rposition(|action| matches!(action, Move::Walk(_)));
            let action = match walks {
                Some(last) if below(rng, 3) > 0 => moves[last],
                _ => moves[below(rng, moves.len() as u32) as usize],
            };
            rules.play(&mut state, seat, action, &mut chance, &mut Silence).expect("it is listed");
            made += 1;
            assert!(made <= rules.longest(), "dungeon {number} goes on and on");
        }
        let view = rules.view(&state, Eye::All);
        assert_eq!(view.stage, Stage::Over);
        assert!(view.tokens == 0 || view.complete || view.turn == 200, "dungeon {number}");
        assert!(view.turn < 200, "dungeon {number} was not finished in time");
    }
}
