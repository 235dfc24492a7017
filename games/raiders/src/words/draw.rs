//! The table drawn with letters, for a terminal.

use super::rooms::room_name;
use crate::Raiders;
use crate::card::Card;
use crate::item::Item;
use crate::state::{LEVELS, Phase};
use crate::view::{PlayedCard, PlayerView, RoomView, View};
use undercroft_core::{Message, Seat, Voice, say};

/// The width that everything is drawn for.
const WIDTH: usize = 78;
/// The width of a room's name.
const ROOM: usize = 24;
/// The width of a player's name and character.
const PLAYER: usize = 20;

pub(crate) fn draw(rules: &Raiders, view: &View, voice: &Voice<'_>) -> String {
    let mut lines = vec![voice.say(&say!("draw-level", level: view.level, of: LEVELS))];
    for (place, room) in view.row.iter().enumerate() {
        lines.extend(room_lines(rules, view, place, room, voice));
    }
    lines.push(String::new());
    let heading = ["draw-coins", "draw-wounds", "draw-hand", "draw-this-room"].map(|label| voice.word(label));
    lines.push(columns("", &heading));
    for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
        lines.extend(player_lines(view, seat, player, voice));
    }
    lines.join("\n")
}

fn room_lines(rules: &Raiders, view: &View, place: usize, room: &RoomView, voice: &Voice<'_>) -> Vec<String> {
    let here = place + 1 == usize::from(view.room) && view.phase != Phase::Over;
    let mark = if here { ">" } else { " " };
    let Some(info) = &room.info else {
        return vec![format!("{mark} {}  {}", place + 1, voice.word("draw-dark"))];
    };
    let name = voice.say(&say!("title-room", room: room_name(info)));
    let told = if room.passed {
        voice.word("draw-passed")
    } else {
        let mut told = voice.sentences(&rules.room_does(&info.room));
        if room.face_down {
            told = format!("{} {told}", voice.word("draw-face-down"));
        }
        told
    };
    hang(&format!("{mark} {}  {} ", place + 1, padded(&name, ROOM)), &told)
}

fn player_lines(view: &View, seat: Seat, player: &PlayerView, voice: &Voice<'_>) -> Vec<String> {
    let card = |id: &'static str, card: Card| {
        let name = match card.item() {
            Some(item) => say!("item", item: item.word()),
            None => say!("draw-power", card: card.value()),
        };
        voice.say(&say!(id, card: name))
    };
    let mut played = match player.played {
        _ if player.eliminated => voice.word("draw-out"),
        _ if view.phase == Phase::Over && view.collapsing.contains(seat) => voice.word("draw-collapsed"),
        PlayedCard::None if view.waiting_for.contains(seat) => voice.word("draw-thinking"),
        PlayedCard::None => String::new(),
        PlayedCard::FaceDown => voice.word("draw-laid"),
        PlayedCard::Known(laid) => card("draw-laid-known", laid),
        PlayedCard::Open(open) => card("draw-open", open),
    };
    if view.map == Some(seat) {
        played = format!("{played} {}", voice.word("draw-map")).trim().into();
    }
    let called = format!("{}, {}", voice.called(seat), voice.name(&player.character));
    let hand = player.hand.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let mut lines =
        vec![columns(&called, &[player.coins.to_string(), player.wounds.to_string(), hand, played])];
    let held = Item::ALL.into_iter().filter(|&item| player.items.of(item) > 0);
    let items: Vec<Message> =
        held.map(|item| say!("draw-item", item: item.word(), count: player.items.of(item))).collect();
    if !items.is_empty() {
        let told: Vec<String> = items.iter().map(|item| voice.say(item)).collect();
        lines.push(format!("    {}", told.join(", ")));
    }
    lines
}

/// A name, two numbers, and two columns of text.
fn columns(name: &str, [coins, wounds, hand, played]: &[String; 4]) -> String {
    format!("  {} {coins:>7} {wounds:>7}  {hand:<9}  {played}", padded(name, PLAYER)).trim_end().into()
}

fn padded(name: &str, width: usize) -> String {
    let name: String = name.chars().take(width).collect();
    format!("{name:<width$}")
}

/// Text beside a heading, broken between words and hanging below itself where it is too long for one line.
fn hang(heading: &str, text: &str) -> Vec<String> {
    let indent = " ".repeat(heading.chars().count());
    let mut lines = vec![heading.to_string()];
    for word in text.split(' ') {
        let last = lines.last_mut().expect("there is a line");
        if last.chars().count() + 1 + word.chars().count() > WIDTH && last.trim() != heading.trim() {
            lines.push(format!("{indent}{word}"));
        } else {
            last.push_str(if last.ends_with(' ') { "" } else { " " });
            last.push_str(word);
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_string()).collect()
}
