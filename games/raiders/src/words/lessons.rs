//! When the guide explains what. Coins and wounds are explained by the lines that tell of the first ones.
//!
//! Before the first card there is one lesson: how the game is won and how a card is played. The rest comes with its occasion
//! afterwards.

use crate::card::{Card, CardSet};
use crate::room::allowed_in;
use crate::state::Phase;
use crate::view::{PlayedCard, View};
use undercroft_core::{Lesson, Seat};

/// In the order in which they are told when several matter at once.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson { id: "goal", thing: "hand" },
    Lesson { id: "treasure", thing: "current-room" },
    Lesson { id: "monster", thing: "current-room" },
    Lesson { id: "vault", thing: "current-room" },
    Lesson { id: "trap", thing: "current-room" },
    Lesson { id: "boss", thing: "current-room" },
    Lesson { id: "wound", thing: "aftermath" },
    Lesson { id: "coins", thing: "aftermath" },
    Lesson { id: "item", thing: "hand" },
    Lesson { id: "torch", thing: "hand" },
    Lesson { id: "dark", thing: "row" },
    Lesson { id: "used", thing: "hand" },
    Lesson { id: "level", thing: "row" },
    Lesson { id: "danger", thing: "seats" },
    Lesson { id: "end", thing: "ending" },
];

/// The lessons for which what a seat sees gives occasion.
pub(crate) fn lessons_now(view: &View, seat: Seat) -> Vec<&'static str> {
    if view.phase == Phase::Over {
        return vec!["end"];
    }
    if view.level == 1 && view.room == 1 {
        return vec!["goal"];
    }
    let mine = view.waiting_for.contains(seat);
    let dark = view.dark_places().next().is_some();
    let chapter = view.current_room().room.chapter();
    let occasions = [
        ("goal", true),
        (chapter, mine),
        ("item", mine && may_play_item(view, seat)),
        ("torch", dark && has_torch(view, seat)),
        ("dark", mine && dark),
        ("used", mine && !view.player(seat).shown.is_empty()),
        ("level", mine && view.level > 1 && view.room == 1),
        ("danger", mine && view.level > 2 && view.collapsing.contains(seat)),
    ];
    occasions.into_iter().filter(|(_, now)| *now).map(|(id, _)| id).collect()
}

fn may_play_item(view: &View, seat: Seat) -> bool {
    let items = view.player(seat).held().both(allowed_in(&view.current_room().room));
    let items = items.both(CardSet::items(0b1111));
    let items = if view.phase == Phase::ChoosingAgain { items.without(Card::CrystalBall) } else { items };
    items.len() > 0
}

fn has_torch(view: &View, seat: Seat) -> bool {
    let player = view.player(seat);
    let laid = player.played == PlayedCard::Known(Card::Torch);
    player.items.torch > u8::from(laid)
}
