//! What is told of the game. The words themselves stand in `messages`.

use crate::{CARDS, Event, Move, Preview, View};
use undercroft_core::{Arg, Explained, Eye, Heard, Line, Message, Now, Seat, SeatSet, Thing, Voice, say};

pub(crate) fn tell(happened: &[Heard<Event>]) -> Vec<Line> {
    let events = happened.iter().enumerate();
    events.map(|(place, heard)| line(heard.event).to(heard.audience).telling(place)).collect()
}

fn line(event: Event) -> Line {
    match event {
        Event::PrizeShown(prize) => Line::passage("goal", say!("prize-shown", prize: prize)).about("prize"),
        Event::BidMade(seat) => Line::detail("bidding", say!("bid-made", who: seat)).about(seat),
        Event::BidShown(seat, card) => {
            Line::new("bidding", say!("bid-shown", who: seat, card: card)).about(seat)
        }
        Event::PrizeTaken(Some(seat)) => {
            Line::new("bidding", say!("prize-taken", who: seat)).about(seat).stirring(1)
        }
        Event::PrizeTaken(None) => Line::new("bidding", say!("prize-lost")).stirring(2),
    }
}

pub(crate) fn now(view: &View, eye: Eye) -> Now {
    if view.prize == 0 {
        return Now { title: say!("now-over"), text: Vec::new(), rule: "goal" };
    }
    let mine = matches!(eye, Eye::Seat(seat) if view.waiting_for.contains(seat));
    let text = if mine { say!("now-bid") } else { say!("now-waiting", who: view.waiting_for) };
    Now { title: say!("now-prize", prize: view.prize), text: vec![text], rule: "bidding" }
}

/// The prize, the cards and the players.
pub(crate) fn things(view: &View) -> Vec<Thing> {
    let prize = (view.prize > 0).then(|| Thing::from("prize"));
    let cards = (1..=CARDS).map(|card| Thing::numbered("card", card.into()));
    prize.into_iter().chain(cards).chain(Seat::all(view.hands.len()).map(Thing::from)).collect()
}

pub(crate) fn explain(view: &View, thing: &Thing) -> Option<Explained> {
    let players = view.hands.len();
    match (thing.parts().0, &thing.parts().1[..]) {
        ("prize", []) if view.prize > 0 => Some(
            Explained::new("goal", say!("now-prize", prize: view.prize))
                .does([say!("explain-prize")])
                .now([say!("explain-to-come", cards: listed(&view.prizes_to_come))]),
        ),
        ("card", &[card]) if (1..=usize::from(CARDS)).contains(&card) => {
            let held = SeatSet::of(players, |seat| view.hands[seat.index()].contains(&(card as u8)));
            Some(
                Explained::new("bidding", say!("explain-card", card: card))
                    .does([say!("explain-bid")])
                    .now([say!("explain-held", who: held)]),
            )
        }
        ("seat", &[number]) => {
            let seat = Seat::from_number(number, players)?;
            let (points, hand) = (view.points[seat.index()], &view.hands[seat.index()]);
            Some(
                Explained::new("goal", say!("whose-name", who: seat))
                    .value(say!("label-points"), say!("number", number: points))
                    .value(say!("draw-holds"), say!("explain-cards", cards: listed(hand)))
                    .does([say!("explain-points")]),
            )
        }
        _ => None,
    }
}

fn listed(cards: &[u8]) -> Arg {
    match cards {
        [] => say!("explain-none").into(),
        cards => cards.to_vec().into(),
    }
}

pub(crate) fn name_move(Move::Bid(card): Move) -> Message {
    say!("bid", card: card)
}

pub(crate) fn tell_preview(view: &View, preview: &Preview) -> Vec<Message> {
    vec![match preview {
        Preview { certain: Some(true), .. } => say!("preview-certain", prize: view.prize),
        Preview { certain: Some(false), .. } => say!("preview-hopeless"),
        Preview { above, .. } => say!("preview-open", above: *above),
    }]
}

pub(crate) fn draw(view: &View, voice: &Voice<'_>) -> String {
    let mut lines = vec![match view.prize {
        0 => voice.word("draw-over"),
        prize => voice.say(&say!("draw-prize", prize: prize, cards: numbers(&view.prizes_to_come))),
    }];
    for (seat, (hand, points)) in Seat::all(view.hands.len()).zip(view.hands.iter().zip(&view.points)) {
        let state = if view.waiting_for.contains(seat) { voice.word("draw-thinking") } else { String::new() };
        let (name, held) = (voice.called(seat), numbers(hand));
        let points = voice.say(&say!("draw-points", points: *points));
        let line = format!("  {name:<12} {points:>9}   {} {held:<10} {state}", voice.word("draw-holds"));
        lines.push(line.trim_end().into());
    }
    lines.join("\n")
}

fn numbers(cards: &[u8]) -> String {
    cards.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}
