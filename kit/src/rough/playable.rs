//! What can be done with every position that was accepted.

use undercroft_core::chance::{pick, quick};
use undercroft_core::{Eye, Game, Names, Position, Seat, Silence};

/// Looks at a position from all sides, tries every move of every seat, and plays it to the end.
///
/// # Panics
/// If it is written and read as something else, if words fail, if a listed move is refused, if somebody who is waited for
/// has no move, if what a seat imagines looks different to it, or if it does not end.
pub(super) fn can_be_played<G: Game>(position: &Position<G>, seed: u64) {
    let rules = position.rules();
    let rng = &mut quick(seed);
    let mut state = position.state().clone();
    let names = Names::numbers(rules.players());
    is_written_and_read(rules, &state);
    for steps in 0.. {
        assert!(steps <= rules.longest(), "it goes on and on");
        let mut moves = Vec::new();
        for seat in Seat::all(rules.players()) {
            let view = rules.view(&state, Eye::Seat(seat));
            assert!(!rules.say_view(&view, &names).is_empty());
            let world = rules.imagine(&state, seat, rng);
            assert_eq!(rules.view(&world, Eye::Seat(seat)), view);
            let mut listed = Vec::new();
            rules.moves(&state, seat, &mut listed);
            assert!(!listed.is_empty() || !rules.awaited(&state).contains(seat), "{seat} is stuck");
            for action in listed {
                assert!(!rules.say_move(&view, action).is_empty());
                let played = rules.play(&mut state.clone(), seat, action, rng, &mut Silence);
                assert_eq!(played, Ok(()), "{seat} {action:?} is listed");
                moves.push((seat, action));
            }
        }
        if moves.is_empty() {
            break;
        }
        let (seat, action) = pick(rng, &moves);
        let mut told = Vec::new();
        rules.play(&mut state, seat, action, rng, &mut told).expect("it was accepted before");
        told.iter().for_each(|heard| assert!(!rules.say_event(&heard.event, &names).is_empty()));
    }
    let outcome = rules.outcome(&state).expect("nobody may act, so it is over");
    assert_eq!(outcome.players(), rules.players());
}

fn is_written_and_read<G: Game>(rules: &G, state: &G::State) {
    let written = serde_json::to_value(rules.write(state)).expect("what is written is plain data");
    let again = serde_json::from_value(written).expect("what is written is plain data");
    assert_eq!(rules.read(&again).as_ref(), Ok(state), "what was read is written and read again");
}
