//! The frames in the documentation are frames.

use undercroft_client::Heard;
use undercroft_server::wire::{Answer, Ask, Frame};

const PAGE: &str = include_str!("../../../docs/playing-over-the-socket.md");

/// The lines of all JSON blocks.
fn examples() -> Vec<&'static str> {
    PAGE.split("```json\n").skip(1).flat_map(|rest| rest.split("```").next().unwrap().lines()).collect()
}

#[test]
fn every_documented_frame_of_a_client_is_one_and_none_is_missing() {
    let says = examples().into_iter().filter(|line| line.starts_with("{\"id\""));
    let asks: Vec<Ask> = says.map(|line| serde_json::from_str::<Frame>(line).unwrap().ask).collect();
    let kind = |ask: &Ask| match ask {
        Ask::Play { .. } => 0,
        Ask::Undo => 1,
        Ask::Agree => 2,
        Ask::Decline => 3,
        Ask::Pause => 4,
        Ask::Resume => 5,
        Ask::Say { .. } => 6,
        Ask::Whisper { .. } => 7,
        Ask::Leave => 8,
        Ask::Return => 9,
        Ask::Look { .. } => 10,
    };
    assert_eq!(asks.iter().map(kind).collect::<Vec<_>>(), (0..11).collect::<Vec<_>>());
}

#[test]
fn every_documented_frame_of_the_house_is_one_and_none_is_missing() {
    let hears = examples().into_iter().filter(|line| !line.starts_with("{\"id\""));
    let heard: Vec<Heard> = hears.map(|line| serde_json::from_str(line).unwrap()).collect();
    let kind = |heard: &Heard| match heard {
        Heard::Welcome(_) => 0,
        Heard::Scene(_) => 1,
        Heard::Present { .. } => 2,
        Heard::Done { .. } => 3,
        Heard::Refused { .. } => 4,
        Heard::Later { .. } => 5,
    };
    assert_eq!(heard.iter().map(kind).collect::<Vec<_>>(), (0..6).collect::<Vec<_>>());
    // Whoever adds an answer adds it above and to the page.
    let _ = |answer: Answer| match answer {
        Answer::Welcome(_) | Answer::Scene(_) | Answer::Present { .. } => {}
        Answer::Done { .. } | Answer::Refused { .. } | Answer::Later { .. } => {}
    };
}
