//! What goes on, and what a move is called.

use super::rooms::room_title;
use crate::Raiders;
use crate::item::Item;
use crate::moves::Move;
use crate::scoring::{Ending, Spared};
use crate::state::Phase;
use crate::view::View;
use undercroft_core::{Eye, Message, Now, say};

impl Raiders {
    /// What happens in the present room and what is to be decided, or how it ended.
    pub(crate) fn now_in(&self, view: &View, eye: Eye) -> Now {
        if let Some(ending) = &view.ending {
            return end(view, ending);
        }
        let info = view.current_room();
        let mut text = self.room_does(&info.room);
        text.push(task(view, eye));
        Now { title: room_title(info), text, rule: info.room.chapter() }
    }
}

fn task(view: &View, eye: Eye) -> Message {
    let who = view.waiting_for;
    let (seated, mine) = match eye {
        Eye::Seat(seat) => (true, who.contains(seat)),
        _ => (false, false),
    };
    let again = view.phase == Phase::ChoosingAgain;
    match (mine, again, view.map.is_some()) {
        (true, true, _) => say!("now-choose-again"),
        (true, false, true) => say!("now-choose-in-turn"),
        (true, false, false) => say!("now-choose"),
        (false, true, _) => say!("now-waiting-again", who: who),
        (false, false, true) => say!("now-waiting-in-turn", who: who),
        (false, false, false) if seated => say!("now-laid", who: who),
        (false, false, false) => say!("now-waiting", who: who),
    }
}

fn end(view: &View, ending: &Ending) -> Now {
    let who = ending.winners;
    let coins = who.first().map_or(0, |seat| view.player(seat).coins);
    let mut text = vec![match who.len() {
        0 => say!("now-won-by-nobody"),
        1 => say!("now-won", who: who, coins: coins),
        _ => say!("now-won-together", who: who, coins: coins),
    }];
    if !ending.collapsed.is_empty() {
        text.push(say!("now-collapsed", who: ending.collapsed));
    }
    text.extend(ending.spared.map(|spared| match spared {
        Spared::AllEqual => say!("now-all-equal"),
        Spared::Tie => say!("now-tie-of-three"),
    }));
    Now { title: say!("now-over"), text, rule: "end" }
}

/// A move as a menu shows it.
pub(crate) fn name_move(view: &View, action: Move) -> Message {
    let room = &view.current_room().room;
    match action {
        Move::LightTorch => say!("light-torch"),
        Move::Play(card) => match card.item() {
            None => say!("play-power", card: card.value()),
            Some(item) if room.is_escaped_by(card) => say!("play-escape", item: item.word()),
            Some(Item::CrystalBall) => say!("play-crystal-ball"),
            Some(item) => say!("play-as", item: item.word(), value: room.counts(card)),
        },
    }
}

/// A power card by its number, an item by a letter.
pub(crate) fn key_of_move(action: Move) -> String {
    match action {
        Move::LightTorch => "l".into(),
        Move::Play(card) => match card.item() {
            None => card.to_string(),
            Some(Item::Torch) => "t".into(),
            Some(Item::CrystalBall) => "b".into(),
            Some(Item::Key) => "k".into(),
            Some(Item::Sword) => "s".into(),
        },
    }
}
