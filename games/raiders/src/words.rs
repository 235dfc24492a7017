//! The game in words, for a terminal.

use crate::cards::{Attacks, Benefit, Hits};
use crate::event::Event;
use crate::item::Item;
use crate::room::{Boss, Room};
use crate::state::{LEVELS, Phase};
use crate::view::{PlayedCard, PlayerView, RoomView, View};
use crate::{Move, Raiders};
use undercroft_core::{Names, Seat};

pub(crate) fn say_move(view: &View, action: Move) -> String {
    let room = view.row.get(usize::from(view.room).wrapping_sub(1)).and_then(|room| room.info.as_ref());
    let escapes = |item: Item| matches!(room.map(|info| &info.room), Some(Room::Boss(boss)) if boss.ways.escape == Some(item));
    match action {
        Move::LightTorch if view.row.iter().any(|room| room.info.is_none()) => {
            "Light a torch and look at the dark rooms".into()
        }
        Move::LightTorch => "Light a torch, though nothing is dark to you".into(),
        Move::Play(card) => match card.item() {
            None => format!("Play the {card}"),
            Some(item) if escapes(item) => format!("Play the {card} and escape"),
            Some(Item::CrystalBall) => "Play the crystal ball: see all cards first, then choose".into(),
            Some(_) => format!("Play the {card}, which counts as a 5"),
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

pub(crate) fn say_event(rules: &Raiders, event: &Event, names: &Names) -> String {
    let name = |seat: Seat| names.of(seat);
    let room = |face| &rules.room(face).name;
    match *event {
        Event::CharacterDealt { seat, character } => {
            format!("{} is the {}.", name(seat), rules.character(character))
        }
        Event::LevelSetUp { level } => format!("Level {} of {LEVELS} opens.", level + 1),
        Event::RoomPlaced { place, face: Some(face) } => format!("  Room {} is {}.", place + 1, room(face)),
        Event::RoomPlaced { place, face: None } => format!("  Room {} lies in the dark.", place + 1),
        Event::RoomEntered { place, face } => {
            let info = rules.room(face);
            format!("The party enters room {}: {} ({}).", place + 1, info.name, say_room(&info.room))
        }
        Event::TorchLit { seat } => format!("{} lights a torch.", name(seat)),
        Event::TorchShowed { place, face } => format!("  Room {} is {}.", place + 1, room(face)),
        Event::CardLaid { seat } => format!("{} lays a card face down.", name(seat)),
        Event::CardChosen { card } => format!("  It is the {card}."),
        Event::CardPlayed { seat, card } => format!("{} plays the {card}.", name(seat)),
        Event::CrystalBalls { seats } => format!("The crystal ball lets {} choose again.", names.list(seats)),
        Event::ChestShared { value, seats, each } if seats.len() == 1 => {
            debug_assert_eq!(value, each);
            format!("The chest of {value} goes to {}.", names.list(seats))
        }
        Event::ChestShared { value, seats, each: 0 } => {
            format!(
                "{} tie for the chest of {value}: too little to share, nobody gets anything.",
                names.list(seats)
            )
        }
        Event::ChestShared { value, seats, each } => {
            format!("{} share the chest of {value}: {each} each.", names.list(seats))
        }
        Event::Defeated { total, strength } => {
            format!("Together they reach {total} against {strength}: it falls.")
        }
        Event::Attacks { total, strength: Some(strength), seats } => {
            format!("Together they reach {total} of {strength}: it attacks {}.", names.list(seats))
        }
        Event::Attacks { strength: None, seats, .. } => {
            format!("Nothing can defeat it: it attacks {}.", names.list(seats))
        }
        Event::Escaped { seat, item } => format!("{} escapes by the {}.", name(seat), item.name()),
        Event::NobodyThere => "Everybody has escaped; nothing happens.".into(),
        Event::TrapSprung { highest, seats } => {
            format!("The {highest} sets the trap off: it hits {}.", names.list(seats))
        }
        Event::TrapQuiet { highest } => format!("The highest card is a {highest}: the trap stays quiet."),
        Event::Rewarded { seats } => format!("The highest card is rewarded: {}.", names.list(seats)),
        Event::CoinsGained { seat, coins } => {
            format!("  {} gains {}.", name(seat), many(coins.into(), "coin"))
        }
        Event::CoinsLost { seat, coins } => format!("  {} loses {}.", name(seat), many(coins.into(), "coin")),
        Event::WoundsGained { seat, wounds } => {
            format!("  {} takes {}.", name(seat), many(wounds.into(), "wound"))
        }
        Event::WoundsHealed { seat, wounds } => {
            format!("  {} heals {}.", name(seat), many(wounds.into(), "wound"))
        }
        Event::ItemGained { seat, item } => format!("  {} takes a {}.", name(seat), item.name()),
        Event::ItemRanOut { item, seats } => {
            format!(
                "There are not enough cards `{}` for {}: nobody takes one.",
                item.name(),
                names.list(seats)
            )
        }
        Event::Eliminated { seat } => format!("  {} is out of the game.", name(seat)),
        Event::MapPassed { to } => format!("{} holds the map.", name(to)),
        Event::LevelEnded { level } => {
            format!("Level {} is done; everyone takes their cards back.", level + 1)
        }
        Event::Collapsed { seats, wounds } => {
            format!("With {}, {} cannot go on.", many(wounds, "wound"), names.list(seats))
        }
        Event::Won { seats, .. } if seats.is_empty() => "Everyone is lost. Nobody wins.".into(),
        Event::Won { seats, coins } if seats.len() == 1 => {
            format!("{} wins with {}.", names.list(seats), many(coins.into(), "coin"))
        }
        Event::Won { seats, coins } => {
            format!("{} share the win with {} each.", names.list(seats), many(coins.into(), "coin"))
        }
    }
}

/// The width that everything is drawn for.
const WIDTH: usize = 78;

pub(crate) fn say_view(view: &View, names: &Names) -> String {
    let mut lines = vec![format!("Level {} of {LEVELS}", view.level)];
    for (place, room) in view.row.iter().enumerate() {
        lines.extend(say_row_lines(view, place, room));
    }
    lines.push(String::new());
    lines.push(format!("  {:<20} coins wounds  {:<10} {:<15} this room", "", "hand", "items"));
    for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
        lines.push(say_player(view, seat, player, names));
    }
    lines.join("\n")
}

fn say_row_lines(view: &View, place: usize, room: &RoomView) -> Vec<String> {
    let here = place + 1 == usize::from(view.room) && view.phase != Phase::Over;
    let mark = if here { ">" } else { " " };
    let (name, told) = match &room.info {
        None => ("(dark)", String::new()),
        Some(info) if room.passed => (info.name.as_str(), "passed".into()),
        Some(info) if room.face_down => (info.name.as_str(), format!("{} (face down)", say_room(&info.room))),
        Some(info) => (info.name.as_str(), say_room(&info.room)),
    };
    hang(&format!("{mark} {}  {name:<18} ", place + 1), &told)
}

fn say_player(view: &View, seat: Seat, player: &PlayerView, names: &Names) -> String {
    let called: String = format!("{} the {}", names.of(seat), player.character).chars().take(20).collect();
    let hand = player.hand.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let played = match player.played {
        _ if player.eliminated => "out of the game".into(),
        _ if view.phase == Phase::Over && view.collapsed.contains(seat) => "collapsed".into(),
        PlayedCard::None if view.waiting_for.contains(seat) => "thinking".into(),
        PlayedCard::None => String::new(),
        PlayedCard::FaceDown => "card laid".into(),
        PlayedCard::Known(card) => format!("{card}, face down"),
        PlayedCard::Open(card) => format!("the {card}"),
    };
    let map = if view.map == Some(seat) { " (map)" } else { "" };
    let items = say_items(player.items);
    let (coins, wounds) = (player.coins, player.wounds);
    format!("  {called:<20} {coins:>5} {wounds:>6}  {hand:<10} {items:<15} {played}{map}").trim_end().into()
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

/// The items in few words: `2 torches, ball`.
fn say_items(items: [u8; 4]) -> String {
    let words = [("torch", "torches"), ("ball", "balls"), ("key", "keys"), ("sword", "swords")];
    let held = words.into_iter().zip(items).filter(|&(_, count)| count > 0);
    let told =
        held.map(|((one, many), count)| if count == 1 { one.into() } else { format!("{count} {many}") });
    let told: Vec<String> = told.collect();
    if told.is_empty() { "-".into() } else { told.join(", ") }
}

/// What a room does, in a few words.
fn say_room(room: &Room) -> String {
    match room {
        Room::Treasure { chests: [first, 0] } => format!("highest card: {}", many((*first).into(), "coin")),
        Room::Treasure { chests: [first, second] } => {
            format!("highest card: {first} coins, second: {second}")
        }
        Room::Monster { strength, wounds } => {
            format!("strength {strength}, or the lowest card takes {}", many((*wounds).into(), "wound"))
        }
        Room::Vault { benefits } => {
            let told = benefits
                .iter()
                .enumerate()
                .map(|(i, benefit)| format!("{}: {}", i + 1, say_benefit(*benefit)));
            told.collect::<Vec<_>>().join(", ")
        }
        Room::Trap { hits, penalty } => say_trap(*hits, penalty),
        Room::Boss(boss) => say_boss(boss),
    }
}

fn say_benefit(benefit: Benefit) -> String {
    match benefit {
        Benefit::Item(item) => item.name().into(),
        Benefit::Coins(coins) => many(coins.into(), "coin"),
        Benefit::Potion(wounds) => format!("heal {wounds}"),
    }
}

fn say_trap(hits: Hits, penalty: &[u8]) -> String {
    let who = match hits {
        Hits::MostCoins => "most coins lose",
        Hits::LeastWounds => "fewest wounds take",
    };
    let by_card = || penalty.iter().enumerate().rev().filter(|&(_, &amount)| amount > 0);
    let amounts: Vec<String> = by_card().map(|(_, amount)| amount.to_string()).collect();
    let cards: Vec<String> = by_card().map(|(card, _)| (card + 1).to_string()).collect();
    format!("{who} {} if the highest card is {}", amounts.join("/"), cards.join("/"))
}

fn say_boss(boss: &Boss) -> String {
    let mut told = vec![match boss.strength {
        Some(strength) => format!("boss of strength {strength}"),
        None => "boss that nothing defeats".into(),
    }];
    let target = match boss.ways.attacks {
        Attacks::Lowest => "lowest",
        Attacks::Highest => "highest",
    };
    let mut harm = Vec::new();
    if boss.ways.wounds > 0 {
        harm.push(many(boss.ways.wounds.into(), "wound"));
    }
    if boss.ways.coins > 0 {
        harm.push(format!("{} lost", many(boss.ways.coins.into(), "coin")));
    }
    if boss.ways.eliminates {
        harm.push("out of the game".into());
    }
    if !harm.is_empty() {
        told.push(format!("attacks the {target} card: {}", harm.join(" and ")));
    }
    if boss.ways.reward > 0 {
        told.push(format!("highest card: {}", many(boss.ways.reward.into(), "coin")));
    }
    if let Some(item) = boss.ways.escape {
        told.push(format!("escape by {}", item.name()));
    }
    if boss.ways.fives_count_as != crate::card::HIGHEST {
        told.push(format!("a 5 or a sword counts as {}", boss.ways.fives_count_as));
    }
    told.join("; ")
}

fn many(count: u16, thing: &str) -> String {
    if count == 1 { format!("1 {thing}") } else { format!("{count} {thing}s") }
}
