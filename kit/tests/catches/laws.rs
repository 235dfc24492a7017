//! The laws find games that break them: little games that are wrong on purpose, one flaw each.

use crate::flawed::*;
use undercroft_core::laws::{Law, check};

/// The law that the kit finds broken in a few hundred games.
fn found<const FLAW: Flaw>() -> Option<Law> {
    check::<Flawed<FLAW>>(400).err().map(|broken| broken.law)
}

#[test]
fn a_game_without_a_flaw_passes() {
    assert_eq!(found::<SOUND>(), None);
}

#[test]
fn a_game_that_begins_again_for_ever_is_caught() {
    assert_eq!(found::<ENDLESS>(), Some(Law::ItEnds));
}

#[test]
fn a_score_that_is_not_the_one_the_game_ends_with_is_caught() {
    assert_eq!(found::<MISCOUNTS>(), Some(Law::ItEnds));
}

#[test]
fn a_game_that_waits_for_somebody_without_a_move_is_caught() {
    assert_eq!(found::<STUCK>(), Some(Law::SomeoneMayAct));
}

#[test]
fn a_listed_move_that_is_refused_is_caught() {
    assert_eq!(found::<LISTS_TOO_MUCH>(), Some(Law::ListedMovesAreAccepted));
}

#[test]
fn a_move_picked_from_another_place_than_it_is_listed_at_is_caught() {
    assert_eq!(found::<PICKS_THE_NEXT_MOVE>(), Some(Law::PickedMovesAreListed));
    assert_eq!(found::<PICKS_AMONG_TOO_FEW>(), Some(Law::PickedMovesAreListed));
}

#[test]
fn a_forgotten_refusal_is_caught() {
    assert_eq!(found::<FORGOTTEN_REFUSAL>(), Some(Law::UnlistedMovesAreRefused));
}

#[test]
fn a_refusal_that_changes_something_is_caught() {
    assert_eq!(found::<REFUSAL_LEAVES_TRACES>(), Some(Law::RefusalsChangeNothing));
}

#[test]
fn a_game_that_depends_on_more_than_its_seed_is_caught() {
    assert_eq!(found::<REMEMBERS_OTHER_GAMES>(), Some(Law::ItRepeats));
}

#[test]
fn a_state_that_is_written_incompletely_is_caught() {
    assert_eq!(found::<FORGETS_WHEN_WRITING>(), Some(Law::StatesSurviveWriting));
}

#[test]
fn a_view_that_shows_a_secret_is_caught() {
    assert_eq!(found::<SHOWS_BIDS>(), Some(Law::ImaginedWorldsLookTheSame));
}

#[test]
fn imagining_that_looks_at_the_truth_is_caught() {
    assert_eq!(found::<IMAGINES_THE_TRUTH>(), Some(Law::ImaginingUsesNoSecrets));
}

#[test]
fn imagining_a_hand_the_seat_does_not_have_is_caught() {
    assert_eq!(found::<IMAGINES_WRONG_HANDS>(), Some(Law::ImaginedWorldsLookTheSame));
}

#[test]
fn a_game_that_says_all_lies_open_and_hides_something_is_caught() {
    assert_eq!(found::<SAYS_THAT_ALL_LIES_OPEN>(), Some(Law::AnOpenGameHidesNothing));
}

#[test]
fn a_lost_coin_is_caught() {
    assert_eq!(found::<LOSES_A_COIN>(), Some(Law::NothingIsLostOrMade));
}

#[test]
fn an_event_that_tells_a_secret_is_caught() {
    assert_eq!(found::<TELLS_BIDS>(), Some(Law::NothingLeaks));
}

#[test]
fn an_event_of_the_deal_that_tells_a_face_down_card_is_caught() {
    assert_eq!(found::<TELLS_THE_DEAL>(), Some(Law::NothingLeaks));
}

#[test]
fn imagining_the_true_face_down_card_is_caught() {
    assert_eq!(found::<IMAGINES_THE_SEALED_CARD>(), Some(Law::ImaginingUsesNoSecrets));
}

#[test]
fn a_whisper_to_whoever_moves_is_caught() {
    assert_eq!(found::<WHISPERS_TO_THE_ACTOR>(), Some(Law::NothingLeaks));
}

#[test]
fn a_line_that_tells_all_what_one_seat_heard_is_caught() {
    assert_eq!(found::<TELLS_ALL_WHAT_ONE_HEARD>(), Some(Law::NothingLeaks));
}

#[test]
fn a_move_at_the_end_of_time_that_is_not_listed_is_caught() {
    assert_eq!(found::<DOES_THE_IMPOSSIBLE_WHEN_TIME_IS_UP>(), Some(Law::SomeoneMayAct));
}

#[test]
fn time_that_runs_out_without_bringing_the_game_on_is_caught() {
    assert_eq!(found::<TIME_RUNS_OUT_FOR_NOTHING>(), Some(Law::ItEnds));
}

#[test]
fn a_clock_that_runs_after_the_end_is_caught() {
    assert_eq!(found::<A_CLOCK_RUNS_AFTER_THE_END>(), Some(Law::ItEnds));
}

#[test]
fn a_time_limit_that_depends_on_a_secret_is_caught() {
    let law = found::<TIME_DEPENDS_ON_A_SECRET>().unwrap();
    assert!(matches!(law, Law::ImaginedWorldsLookTheSame | Law::NothingLeaks), "{law:?}");
}

#[test]
fn a_secret_that_is_told_when_time_is_up_is_caught() {
    assert_eq!(found::<TIME_TELLS_A_SECRET>(), Some(Law::NothingLeaks));
}

#[test]
fn a_refusal_that_tells_a_secret_is_caught() {
    assert_eq!(found::<REFUSES_TELLINGLY>(), Some(Law::NothingLeaks));
}

#[test]
fn a_thing_that_nothing_is_told_of_is_caught() {
    assert_eq!(found::<KNOWS_NO_ANSWER>(), Some(Law::EveryThingIsExplained));
}

#[test]
fn an_answer_about_what_is_not_there_is_caught() {
    assert_eq!(found::<ANSWERS_FOR_WHAT_IS_NOT_THERE>(), Some(Law::EveryThingIsExplained));
}

#[test]
fn an_answer_by_a_rule_that_is_not_there_is_caught() {
    assert_eq!(found::<ANSWERS_BY_NO_RULE>(), Some(Law::EveryThingIsExplained));
}

#[test]
fn a_broken_law_says_where_to_look() {
    let broken = check::<Flawed<LOSES_A_COIN>>(400).unwrap_err().to_string();
    for word in ["NothingIsLostOrMade", "players", "game ", "after "] {
        assert!(broken.contains(word), "{broken}");
    }
}
