//! The game in words, for a terminal.

use crate::{Event, View};
use undercroft_core::{Names, Seat};

pub(crate) fn event(event: &Event, names: &Names) -> String {
    match *event {
        Event::PrizeShown(prize) => format!("A prize of {prize} comes up."),
        Event::BidMade(seat) => format!("{} lays a bid face down.", names.of(seat)),
        Event::BidShown(seat, card) => format!("{} has bid {card}.", names.of(seat)),
        Event::PrizeTaken(Some(seat)) => format!("{} takes the prize.", names.of(seat)),
        Event::PrizeTaken(None) => "The highest bids are equal: nobody takes the prize.".into(),
    }
}

pub(crate) fn view(view: &View, names: &Names) -> String {
    let mut lines = vec![match view.prize {
        0 => "No prize is left.".to_string(),
        prize => format!("The prize: {prize}    still to come: {}", numbers(&view.prizes_to_come)),
    }];
    for (seat, (hand, points)) in Seat::all(view.hands.len()).zip(view.hands.iter().zip(&view.points)) {
        let state = if view.waiting_for.contains(seat) { "thinking" } else { "" };
        lines.push(format!(
            "  {:<12} {points:>2} points   holds {:<10} {state}",
            names.of(seat),
            numbers(hand)
        ));
    }
    lines.join("\n")
}

fn numbers(cards: &[u8]) -> String {
    cards.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}
