//! The kit catches what it is there to catch: sound things pass, and the same with one flaw each do not.

mod cardfile;
mod flawed;
mod fuzz;
mod golden;
mod laws;
mod positions;
mod readme;

use flawed::{Flawed, SOUND};
use undercroft_bidding::Move;
use undercroft_core::chance::{pick, quick};
use undercroft_core::{Game, Played, Position, Record, Seat, Seed, Setup};

/// The bidding game without a flaw.
type Sound = Flawed<SOUND>;

fn table(players: usize) -> Setup {
    Setup::new::<Sound>(players)
}

/// A whole random game.
fn recorded<G: Game<Move = Move>>(setup: Setup, seed: u64) -> Record<Move> {
    let (mut position, _) = Position::<G>::deal(setup, Seed::from_number(seed)).expect("a sound table");
    let (rng, mut moves) = (&mut quick(seed), Vec::new());
    while position.outcome().is_none() {
        let awaited: Vec<Seat> = position.rules().awaited(position.state()).collect();
        let seat = pick(rng, &awaited);
        let action = pick(rng, &position.moves(seat));
        position.play(seat, action).expect("it is listed");
        moves.push(Played::Move { seat, action });
    }
    Record::of(&position, moves)
}
