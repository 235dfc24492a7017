//! The table, drawn with letters.

use super::{say_master, signed_dollars};
use crate::state::Phase;
use crate::view::{Choice, Fate, PlayerView, RoomView, SpaceView, View};
use undercroft_core::{Names, Seat};

pub(crate) fn say_view(view: &View, names: &Names) -> String {
    let mut lines = vec![format!("Round {} of {}", view.round, view.players.len())];
    if let Some(master) = &view.master_info {
        lines.push(format!("{}: {}", master.name, say_master(&master.ways)));
    }
    lines.push(format!("     level  defense  treasure  {:<20} {:<20} strength", "", ""));
    for (number, room) in (1..).zip(&view.dungeon) {
        lines.push(say_room(number, room, names));
    }
    lines.push(String::new());
    lines.push(format!("  {:<20} money  {:<10} {:<8} {:<9}", "", "available", "placed", "disabled"));
    for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
        lines.push(say_player(view, seat, player, names));
    }
    if view.phase == Phase::Placing {
        let turns: Vec<String> = view.turns.iter().map(|&seat| names.of(seat)).collect();
        lines.extend(wrapped("  Turns to come: ", &turns));
    }
    lines.join("\n")
}

/// The width that everything is drawn for.
const WIDTH: usize = 78;

/// A list that goes on below itself where it is too long for one line.
fn wrapped(heading: &str, words: &[String]) -> Vec<String> {
    let mut lines = vec![heading.to_string()];
    for (i, word) in words.iter().enumerate() {
        let word = if i + 1 < words.len() { format!("{word}, ") } else { word.clone() };
        let last = lines.last_mut().expect("there is a line");
        if last.chars().count() + word.trim_end().chars().count() > WIDTH {
            lines.push(format!("    {word}"));
        } else {
            last.push_str(&word);
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_string()).collect()
}

fn say_room(number: usize, room: &RoomView, names: &Names) -> String {
    let [one, other] = room.spaces.map(|space| shortened(&say_space(room, space, names), 20));
    let (defense, treasure) = match &room.info {
        Some(info) => (changed(info.defense.to_string(), room.defense_change), format!("${}", info.treasure)),
        None => {
            let ([least, most], [poor, rich]) = (room.back.defense, room.back.treasure);
            (changed(format!("{least}-{most}"), room.defense_change), format!("${poor}-{rich}"))
        }
    };
    let treasure = match room.treasure_change {
        0 => treasure,
        change => format!("{treasure}{}", signed_dollars(change).replace('$', "")),
    };
    let fate = match room.fate {
        Fate::Closed if room.locked => " locked",
        Fate::Closed => "",
        Fate::Defeated => " defeated",
        Fate::Failed => " failed",
        Fate::Abandoned => " abandoned",
    };
    let (level, strength) = (room.level, room.strength);
    format!("  {number}  {level:^5}  {defense:<7}  {treasure:<8}  {one:<20} {other:<20} {strength}{fate}")
}

fn changed(value: String, change: i8) -> String {
    if change == 0 { value } else { format!("{value}{change:+}") }
}

fn say_space(room: &RoomView, space: SpaceView, names: &Names) -> String {
    match space {
        SpaceView::Empty => "-".into(),
        SpaceView::Ghost => format!("{} (ghost)", room.level),
        SpaceView::Taken { seat, adventurer } => format!("{adventurer} {}", names.of(seat)),
    }
}

fn say_player(view: &View, seat: Seat, player: &PlayerView, names: &Names) -> String {
    let team =
        player.team.map_or(String::new(), |team| format!(" ({})", ["A", "B", "C"][usize::from(team) % 3]));
    let called = shortened(&format!("{}{team}", names.of(seat)), 20);
    let listed = |set: crate::Adventurers| {
        let listed: Vec<String> = set.map(|one| one.to_string()).collect();
        if listed.is_empty() { "-".to_string() } else { listed.join(" ") }
    };
    let (available, placed, disabled) =
        (listed(player.available), listed(player.placed), listed(player.disabled));
    let doing = match player.choice {
        Choice::None if view.waiting_for.contains(seat) => "thinking".into(),
        Choice::None => String::new(),
        Choice::Secret => "has decided".into(),
        Choice::Known(pair) => format!("disables {}", pair.both()),
    };
    let marker = if view.marker == Some(seat) { " (start)" } else { "" };
    let money = format!("${}", player.money);
    format!("  {called:<20} {money:>5}  {available:<10} {placed:<8} {disabled:<9} {doing}{marker}")
        .trim_end()
        .into()
}

fn shortened(text: &str, letters: usize) -> String {
    text.chars().take(letters).collect()
}
