//! The table, drawn with letters: each dungeon a row of rooms from the hoard to the entrance.

use super::explain::fate_word;
use crate::Builder;
use crate::view::{InvasionView, PlayerView, RoomView, View, Whereabouts};
use undercroft_core::{Message, Seat, Voice, say};

/// The width that everything is drawn for.
const WIDTH: usize = 78;

pub(crate) fn draw(rules: &Builder, view: &View, voice: &Voice<'_>) -> String {
    let mut lines = vec![voice.say(&say!(
        "now-round",
        cycle: view.cycle,
        of: view.cycles,
        round: view.round.min(view.rounds),
        rounds: view.rounds
    ))];
    let available: Vec<String> = view
        .available
        .iter()
        .map(|card| card.map_or_else(|| "-".into(), |card| voice.say(&rules.card_name(card))))
        .collect();
    lines.extend(wrapped(&voice.word("draw-available"), &available));
    for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
        lines.extend(draw_player(rules, view, (seat, player), voice));
    }
    if let Some(invasion) = &view.invasion {
        lines.extend(draw_party(rules, invasion, voice));
    }
    if !view.hand.is_empty() {
        let hand: Vec<String> = view
            .hand
            .iter()
            .map(|held| {
                let name = voice.say(&rules.card_name(held.card));
                if held.count > 1 { format!("{} x {name}", held.count) } else { name }
            })
            .collect();
        lines.extend(wrapped(&voice.word("draw-hand"), &hand));
    }
    lines.join("\n")
}

fn draw_player(
    rules: &Builder,
    view: &View,
    (seat, player): (Seat, &PlayerView),
    voice: &Voice<'_>,
) -> Vec<String> {
    let counts = say!("draw-counts", gold: super::tell::gold(player.gold), cards: player.cards);
    let mut heading = format!("{}: {}", voice.called(seat), voice.say(&counts));
    for &red in &player.improvements {
        heading = format!("{heading}, {}", voice.say(&rules.red_name(red)));
    }
    let mut lines = vec![shortened(&heading, WIDTH)];
    for room in player.rooms.iter().rev() {
        let here = view
            .invasion
            .as_ref()
            .is_some_and(|invasion| invasion.victim == seat && invasion.at == Whereabouts::Room(room.place));
        let mark = if here { '>' } else { ' ' };
        lines.push(shortened(
            &format!(" {mark}{} {}", room.place.number(), draw_room(rules, room, voice)),
            WIDTH,
        ));
    }
    lines
}

/// A room with its monsters above, after `^`, and its trap below, after `v`.
fn draw_room(rules: &Builder, room: &RoomView, voice: &Voice<'_>) -> String {
    let said = |message: &Message| voice.say(message);
    let mut drawn = match room.card {
        Some(card) => said(&rules.level_name(card, room.level)),
        None => format!("[{}]", "+".repeat(usize::from(room.level))),
    };
    for monster in &room.monsters {
        let base = monster.cards.first().and_then(|laid| laid.card);
        let name = match (base, monster.level) {
            (Some(card), Some(level)) => said(&rules.level_name(card, level)),
            _ => "?".repeat(monster.cards.len()),
        };
        let values = match (monster.strength, monster.health, monster.figures) {
            (Some(strength), Some(health), Some(figures)) => format!(" {strength}/{health} x{figures}"),
            _ => String::new(),
        };
        drawn = format!("{drawn}  ^{name}{values}");
    }
    if let Some(trap) = &room.trap {
        let base = trap.cards.first().and_then(|laid| laid.card);
        let name = match (base, trap.level) {
            (Some(card), Some(level)) => said(&rules.level_name(card, level)),
            (None, Some(_)) => voice.word("a-trap"),
            _ => "?".repeat(trap.cards.len()),
        };
        let values = match (trap.strength, trap.charges) {
            (Some(strength), Some(charges)) => format!(" {strength}x{charges}"),
            _ => String::new(),
        };
        drawn = format!("{drawn}  v{name}{values}");
    }
    drawn
}

fn draw_party(rules: &Builder, invasion: &InvasionView, voice: &Voice<'_>) -> Vec<String> {
    let mut lines = vec![voice.say(&rules.party_name(invasion.party))];
    for (number, member) in (1..).zip(&invasion.members) {
        let class = voice.say(&rules.class_name(member.class));
        let fate = voice.say(&say!("member-fate", fate: fate_word(member.fate)));
        let values = voice.say(&say!(
            "draw-member",
            health: member.health,
            full: member.full_health,
            morale: member.morale,
            strength: member.strength,
            charges: member.charges
        ));
        let gold = if member.gold { " $" } else { "" };
        lines.push(shortened(&format!("  {number} {class:<12} {values}{gold}  {fate}"), WIDTH));
    }
    lines
}

/// A list that goes on below itself where it is too long for one line.
fn wrapped(heading: &str, words: &[String]) -> Vec<String> {
    let mut lines = vec![heading.to_string()];
    for (at, word) in words.iter().enumerate() {
        let word = if at + 1 < words.len() { format!(" {word},") } else { format!(" {word}") };
        let fits = lines.last().is_some_and(|line| line.chars().count() + word.chars().count() <= WIDTH);
        match lines.last_mut().filter(|_| fits) {
            Some(line) => line.push_str(&word),
            None => lines.push(format!("   {word}")),
        }
    }
    lines
}

fn shortened(text: &str, width: usize) -> String {
    match text.chars().count() > width {
        true => text.chars().take(width - 1).chain(['…']).collect(),
        false => text.into(),
    }
}
