//! What happened, line by line: what is worth one, and who may know it. What happens in an invasion is told by `tell_invasion`.

use super::names::{room_thing, thing_of};
use crate::Builder;
use crate::event::Event;
use crate::ids::Card;
use crate::moves::On;
use undercroft_core::{Arg, Audience, Heard, Line, Message, Seat, SeatSet, Thing, say};

/// What is told of a deal or a move.
pub(crate) fn tell(rules: &Builder, happened: &[Heard<Event>]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut drawn: Vec<Card> = Vec::new();
    for (place, heard) in happened.iter().enumerate() {
        // Cards that somebody draws one by one are told together.
        if let Event::CardDrawn { seat, card } = heard.event {
            drawn.push(card);
            let more = happened.get(place + 1).map(|next| &next.event);
            if !matches!(more, Some(Event::CardDrawn { .. })) {
                let cards: Arg = drawn.drain(..).map(|card| rules.card_name(card)).collect();
                let line = Line::new("new_cards", say!("you-drew", cards: cards)).about("hand");
                lines.push(line.to(seat).telling(place));
            }
            continue;
        }
        let line = building(rules, &heard.event).or_else(|| super::tell_invasion::tell(rules, &heard.event));
        lines.extend(line.map(|line| line.telling(place)));
    }
    lines
}

/// The public learns less than the owner, who is told more in a line of his own.
fn for_others(line: Line, owner: Seat) -> Line {
    line.to(Audience::AllBut(SeatSet::only(owner)))
}

fn building(rules: &Builder, event: &Event) -> Option<Line> {
    Some(match *event {
        Event::DealerIs { seat } => Line::detail("setup", say!("dealer", who: seat)).about(seat),
        Event::CardsDrawn { count: 0, .. } => return None,
        Event::CardsDrawn { seat, count } => {
            let line = Line::new("new_cards", say!("drew", who: seat, count: count));
            for_others(line.about(seat).about("deck"), seat)
        }
        Event::Available { card, .. } => {
            let line = Line::detail("new_cards", say!("available", card: rules.card_name(card)));
            line.about("available").about(Thing::numbered("card", card.number()))
        }
        Event::Redealt { times } => Line::new("new_cards", say!("redealt", times: times)).about("available"),
        Event::Reshuffled { cards } => {
            Line::new("new_cards", say!("reshuffled", cards: cards)).about("deck").about("discards")
        }
        Event::FirstIs { seat, card } => {
            Line::new("setup", say!("first-is", who: seat, card: rules.card_name(card))).about(seat)
        }
        Event::CycleBegan { cycle, of, first } => {
            let line = Line::passage("rounds", say!("cycle-began", cycle: cycle, of: of, who: first));
            line.about("round").teaching("goal", SeatSet::all(rules.players))
        }
        Event::RoundBegan { round } => {
            Line::passage("rounds", say!("round-began", round: round)).about("round")
        }
        Event::TurnBegan { seat } => Line::detail("rounds", say!("turn-began", who: seat)).about(seat),
        Event::Taken { seat, card, .. } => {
            let line = Line::new("new_cards", say!("took", who: seat, card: rules.card_name(card)));
            line.about(seat).about("available")
        }
        Event::Upgraded { seat, on } => {
            let line = Line::new("upgrading", say!("upgraded", who: seat, what: on_word(on)));
            for_others(line.about(on_thing(seat, on)), seat)
        }
        Event::UpgradedWith { seat, on, card, base, level } => {
            let (card, made) = (rules.card_name(card), rules.level_name(base, level));
            let line = Line::new("upgrading", say!("you-upgraded", card: card, made: made));
            line.about(on_thing(seat, on)).to(seat)
        }
        Event::RoomDiscarded { seat, place, card } => {
            let message =
                say!("room-discarded", who: seat, card: rules.card_name(card), place: place.number());
            Line::new("building", message).about(seat)
        }
        Event::Built { seat, place } => {
            let line = Line::new("building", say!("built", who: seat, place: place.number()));
            for_others(line.about(room_thing(seat, place)), seat)
        }
        Event::BuiltIs { seat, place, card } => {
            let message = say!("you-built", card: rules.card_name(card), place: place.number());
            Line::new("building", message).about(room_thing(seat, place)).to(seat)
        }
        Event::MonsterPut { seat, place, monster } => {
            let line = Line::new("contents", say!("monster-put", who: seat, place: place.number()));
            for_others(line.about(thing_of("monster", seat, monster.number())), seat)
        }
        Event::TrapPut { seat, place } => {
            let line = Line::new("contents", say!("trap-put", who: seat, place: place.number()));
            for_others(line.about(thing_of("trap", seat, place.number())), seat)
        }
        Event::PutIs { seat, place, card } => {
            let message = say!("you-put", card: rules.card_name(card), place: place.number());
            Line::new("contents", message).about(room_thing(seat, place)).to(seat)
        }
        Event::Walked { seat, monster, from, to } => {
            let message = say!("walked", who: seat, from: from.number(), to: to.number());
            Line::new("contents", message).about(thing_of("monster", seat, monster.number()))
        }
        Event::Bought { seat, red, cost } => {
            let message = say!("bought", who: seat, improvement: rules.red_name(red), gold: gold(cost));
            Line::new("improvements", message).about(seat).about(Thing::numbered("improvement", red.number()))
        }
        Event::GivenBack { seat, red } => {
            let line =
                Line::new("improvements", say!("given-back", who: seat, improvement: rules.red_name(red)));
            line.about(seat)
        }
        Event::Interfered { seat, card, whom, .. } => {
            let message = say!("interfered", who: seat, card: rules.card_name(card), whom: whom);
            Line::new("interference", message).about(seat).about(whom).teaching("answer", SeatSet::only(whom))
        }
        Event::Countered { seat, card } => {
            Line::new("interference", say!("countered", who: seat, card: rules.card_name(card)))
                .about(seat)
                .stirring(2)
        }
        Event::Accepted { .. } => return None,
        Event::Stolen { from, to, gold: taken } => {
            let message = say!("stolen", who: to, from: from, gold: gold(taken));
            Line::new("interference", message).about(Thing::numbered("hoard", from.number())).about(to)
        }
        Event::TrapGone { seat, place, card } => {
            let trap = card.map_or_else(|| say!("a-trap"), |card| rules.card_name(card));
            let message = say!("trap-gone", trap: trap, place: place.number());
            Line::detail("traps", message).about(room_thing(seat, place))
        }
        Event::Mutinied { from, to, place } => {
            let line =
                Line::new("interference", say!("mutinied", who: to, from: from, place: place.number()));
            line.about(from).about(to)
        }
        Event::MutinyIs { from, to, card } => {
            let both: SeatSet = [from, to].into_iter().collect();
            let line = Line::detail("interference", say!("mutiny-is", card: rules.card_name(card)));
            line.to(Audience::Only(both))
        }
        Event::Scried { seat, whom, cards } => {
            let message = say!("scried", who: seat, whom: whom, cards: cards);
            Line::new("interference", message).about(whom)
        }
        Event::Discarded { seat, card } => {
            let line = Line::detail("rounds", say!("discarded", who: seat, card: rules.card_name(card)));
            line.about(seat).about("discards")
        }
        _ => return None,
    })
}

/// So much gold.
pub(super) fn gold(gold: impl Into<Arg>) -> Message {
    say!("gold", gold: gold)
}

fn on_word(on: On) -> &'static str {
    match on {
        On::Room(_) => "room",
        On::Trap(_) => "trap",
        On::Monster(_) => "monster",
    }
}

fn on_thing(seat: Seat, on: On) -> Thing {
    match on {
        On::Room(place) => room_thing(seat, place),
        On::Trap(place) => thing_of("trap", seat, place.number()),
        On::Monster(monster) => thing_of("monster", seat, monster.number()),
    }
}
