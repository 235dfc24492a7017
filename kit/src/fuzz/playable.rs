//! What can be done with every position that was accepted.

use crate::messages::tongue_of;
use undercroft_core::chance::{pick, quick};
use undercroft_core::{Eye, Game, Message, Names, Position, Reader, Seat, Silence, Speech, Voice};
use undercroft_words::Language;

/// Looks at a position from all sides, tries every move of every seat, and plays it to the end.
///
/// # Panics
/// If it is written and read as something else, if words fail, if a listed move is refused, if somebody who is waited for
/// has no move, if what a seat imagines looks different to it, or if it does not end.
pub(super) fn can_be_played<G: Game>(position: &Position<G>, seed: u64) {
    let rules = position.rules();
    let rng = &mut quick(seed);
    let mut state = position.state().clone();
    let (names, tongue) = (Names::numbers(rules.players()), tongue_of::<G>(Language::English));
    let watching = Reader { seat: None, names: &names };
    let said = |message: &Message| {
        assert!(
            tongue.has(message.id()) && !tongue.say(message, watching).is_empty(),
            "{message} has no words"
        );
    };
    is_written_and_read(rules, &state);
    for steps in 0.. {
        assert!(steps <= rules.longest(), "it goes on and on");
        let mut moves = Vec::new();
        for seat in Seat::all(rules.players()) {
            let view = rules.view(&state, Eye::Seat(seat));
            assert!(!rules.draw(&view, &Voice { speech: &tongue, reader: watching }).is_empty());
            let world = rules.imagine(&state, seat, rng);
            assert_eq!(rules.view(&world, Eye::Seat(seat)), view);
            let mut listed = Vec::new();
            rules.moves(&state, seat, &mut listed);
            assert!(!listed.is_empty() || !rules.awaited(&state).contains(seat), "{seat} is stuck");
            for action in listed {
                said(&rules.name_move(&view, seat, action));
                let preview = rules.preview(&view, seat, action);
                rules.tell_preview(&view, seat, action, &preview).iter().for_each(said);
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
        rules.tell(&told).iter().for_each(|line| said(&line.message));
    }
    let outcome = rules.outcome(&state).expect("nobody may act, so it is over");
    assert_eq!(outcome.players(), rules.players());
}

fn is_written_and_read<G: Game>(rules: &G, state: &G::State) {
    let written = serde_json::to_value(rules.write(state)).expect("what is written is plain data");
    let again = serde_json::from_value(written).expect("what is written is plain data");
    assert_eq!(rules.read(&again).as_ref(), Ok(state), "what was read is written and read again");
}
