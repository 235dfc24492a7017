//! The table, drawn with letters.

use super::{dollar_range, master_does, range};
use crate::Adventurers;
use crate::state::Phase;
use crate::view::{Choice, Fate, PlayerView, RoomView, SpaceView, View};
use undercroft_core::{Seat, Voice, say};

/// The width that everything is drawn for.
const WIDTH: usize = 78;
/// The width of whoever stands in a space.
const SPACE: usize = 16;
/// The width of a guild's name.
const GUILD: usize = 18;

pub(crate) fn draw(view: &View, voice: &Voice<'_>) -> String {
    let mut lines = vec![voice.say(&say!("now-round", round: view.round, of: view.players.len()))];
    if let Some(master) = &view.master_info {
        let does = voice.say(&master_does(&master.ways));
        let words: Vec<String> = does.split(' ').map(String::from).collect();
        lines.extend(wrapped(&format!("{}: ", voice.name(&master.name)), &words, " "));
    }
    let word = |id: &'static str| voice.word(id);
    let (level, defense, treasure) = (word("draw-level"), word("draw-defense"), word("draw-treasure"));
    let (nobody, strength) = ("", word("draw-strength"));
    lines.push(format!(
        "     {level:<5}  {defense:<7}  {treasure:<8}  {nobody:<SPACE$} {nobody:<SPACE$} {strength}"
    ));
    for (number, room) in (1..).zip(&view.dungeon) {
        lines.push(draw_room(number, room, voice));
    }
    if view.dungeon.iter().any(|room| room.defense_change != 0 || room.treasure_change != 0) {
        lines.push(format!("  {}", word("draw-changed")));
    }
    lines.push(String::new());
    let (money, available) = (word("draw-money"), word("draw-available"));
    let (placed, disabled) = (word("draw-placed"), word("draw-disabled"));
    lines.push(format!("  {nobody:<GUILD$} {money:>6}  {available:<11} {placed:<7} {disabled}"));
    for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
        lines.push(draw_player(view, seat, player, voice));
    }
    if view.phase == Phase::Placing {
        let turns: Vec<String> = view.turns.iter().map(|&seat| voice.called(seat)).collect();
        lines.extend(wrapped(&format!("  {} ", word("draw-turns")), &turns, ", "));
    }
    lines.join("\n")
}

/// A list that goes on below itself where it is too long for one line.
fn wrapped(heading: &str, words: &[String], between: &str) -> Vec<String> {
    let mut lines = vec![heading.to_string()];
    for (i, word) in words.iter().enumerate() {
        let word = if i + 1 < words.len() { format!("{word}{between}") } else { word.clone() };
        let last = lines.last_mut().expect("there is a line");
        if last.chars().count() + word.trim_end().chars().count() > WIDTH {
            lines.push(format!("    {word}"));
        } else {
            last.push_str(&word);
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_string()).collect()
}

fn draw_room(number: usize, room: &RoomView, voice: &Voice<'_>) -> String {
    let spaces = [(room.spaces[0], room.strengths[0]), (room.spaces[1], room.strengths[1])];
    let [one, other] = spaces.map(|(space, strength)| shortened(&draw_space(space, strength, voice), SPACE));
    let marked = |text: String, change: i8| if change == 0 { text } else { text + "*" };
    let defense = marked(voice.say(&range(room.defense)), room.defense_change);
    let treasure = marked(voice.say(&dollar_range(room.treasure)), room.treasure_change);
    let fate = match room.fate {
        Fate::Closed if room.locked => voice.word("draw-locked"),
        Fate::Closed => String::new(),
        Fate::Defeated => voice.word("draw-defeated"),
        Fate::Failed => voice.word("draw-failed"),
        Fate::Abandoned => voice.word("draw-abandoned"),
    };
    let (level, strength) = (room.level, room.strength);
    let line = format!(
        "  {number}  {level:^5}  {defense:<7}  {treasure:<8}  {one:<SPACE$} {other:<SPACE$} {strength} {fate}"
    );
    line.trim_end().into()
}

fn draw_space(space: SpaceView, strength: u8, voice: &Voice<'_>) -> String {
    match space {
        SpaceView::Empty => "-".into(),
        SpaceView::Ghost => format!("{strength} {}", voice.word("draw-ghost")),
        SpaceView::Taken { seat, .. } => format!("{strength} {}", voice.called(seat)),
    }
}

fn draw_player(view: &View, seat: Seat, player: &PlayerView, voice: &Voice<'_>) -> String {
    let team = player.team.map_or(String::new(), |team| format!(" ({team})"));
    let called = shortened(&voice.called(seat), GUILD - team.len()) + &team;
    let listed = |set: Adventurers| {
        let listed: Vec<String> = set.map(|one| one.to_string()).collect();
        if listed.is_empty() { "-".to_string() } else { listed.join(" ") }
    };
    let (available, placed, disabled) =
        (listed(player.available), listed(player.placed), listed(player.disabled));
    let doing = match player.choice {
        Choice::None if view.waiting_for.contains(seat) => voice.word("draw-thinking"),
        Choice::None => String::new(),
        Choice::Secret => voice.word("draw-decided"),
        Choice::Known(pair) => voice.say(&super::with_both(say!("draw-chosen"), pair.both())),
    };
    let marker = if view.marker == Some(seat) { voice.word("draw-marker") } else { String::new() };
    let money = voice.say(&say!("dollars", dollars: player.money));
    let line = format!(
        "  {called:<GUILD$} {money:>6}  {available:<11} {placed:<7} {disabled:<9} {}",
        [doing, marker].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    );
    line.trim_end().into()
}

fn shortened(text: &str, letters: usize) -> String {
    text.chars().take(letters).collect()
}
