//! What things are and count now, for whoever asks.

use crate::support::{Play, Table, seat, setup};
use undercroft_core::{Explained, Eye, Game, Message, Names, Reader, Speech, Thing};
use undercroft_guilds::Guilds;
use undercroft_words::{Language, Tongue};

fn asked(play: &Play, thing: &str) -> Option<Explained> {
    let eye = Eye::Seat(seat('A'));
    play.position.rules().explain(&play.view(eye), eye, &Thing::from(thing))
}

fn say(message: &Message) -> String {
    let names = Names::new(["Ann", "Bea", "Cid", "Dot"]);
    let english = Tongue::new(Language::English, Guilds::MESSAGES[0].1).expect("a message file");
    english.say(message, Reader { seat: Some(seat('A')), names: &names })
}

/// What the first guild is told of a thing: its title, its values, what it does and what it counts now.
fn told(play: &Play, thing: &str) -> String {
    let Explained { title, values, does, now, .. } = asked(play, thing).expect("there is such a thing");
    let values: Vec<String> =
        values.iter().map(|(label, value)| format!("{} {}", say(label), say(value))).collect();
    let sentences: Vec<String> = does.iter().chain(&now).map(say).collect();
    format!("{}: {}. {}", say(&title), values.join(", "), sentences.join(" "))
}

#[test]
fn a_room_tells_what_counts_here_and_how_it_stands() {
    let play = Table::of(3).master("The Lich King").dungeon("1 C2 --\n2 A4 B3\n3 -- --").open();
    let told = told(&play, "room-2");
    assert!(
        told.starts_with("Room 2, level 2: Defense 7–9 (+2), Treasure $9–12 (+$3), Strength 7, "),
        "{told}"
    );
    assert!(told.contains("Bumping costs $1 to the bank, $1 to the owner"), "{told}");
    assert!(told.contains("whether that is enough depends"), "{told}");
}

#[test]
fn whoever_stands_in_a_room_is_told_with_what_it_costs() {
    let play = Table::of(3).master("The Guardian").dungeon("1 A2 --\n2 B4 C3\n3 -- --").open();
    assert!(told(&play, "space-2-1").starts_with(
        "Bea: a 4 in room 2: Strength 4, Healing costs $4, Bumping costs $1 to the bank, $1 to the owner."
    ));
    assert!(told(&play, "space-1-1").ends_with("The room is not full, so it cannot be pushed out now."));
    assert!(told(&play, "space-1-2").starts_with("An empty space in room 1"));
}

#[test]
fn a_master_tells_the_rule_that_it_bends() {
    let play = Table::of(3).master("The Succubus").dungeon("1 -- --\n2 -- --\n3 -- --").open();
    assert!(told(&play, "master").contains("No 1 may enter."));
    assert!(told(&play, "adventurer-1").ends_with("The Succubus lets no 1 into this dungeon."));
}

#[test]
fn money_is_told_of_everybody() {
    let play = Table::of(3).money([4, 9, 9]).dungeon("1 -- --\n2 -- --\n3 -- --").open();
    let told = told(&play, "money");
    assert!(told.starts_with("Money: You $4, Bea $9, Cid $9.") && told.ends_with("The most: Bea and Cid."));
}

#[test]
fn of_what_is_not_there_nothing_is_told() {
    let play = Table::of(3).dungeon("1 -- --\n2 -- --\n3 -- --").open();
    for nothing in [
        "",
        "room-4",
        "room-0",
        "space-1",
        "space-1-3",
        "space-4-1",
        "level-4",
        "ghost",
        "adventurer-6",
        "seat-4",
    ] {
        assert_eq!(asked(&play, nothing), None, "{nothing}");
    }
}

#[test]
fn the_cards_in_play_are_listed_and_no_others() {
    let listed = |masters: &str| {
        let rules: Guilds = setup(4, &[("masters", masters)]).open().expect("a table");
        let lists = rules.reference();
        lists.iter().map(|list| (say(&list.title), list.cards.len())).collect::<Vec<_>>()
    };
    let count = |lists: &[(String, usize)], title: &str| {
        lists.iter().find(|(listed, _)| listed == title).map(|(_, cards)| *cards)
    };
    let (base, all, none) = (listed("base"), listed("all"), listed("none"));
    let masters = [&base, &all, &none].map(|lists| count(lists, "Dungeon Masters in play"));
    assert_eq!(masters, [Some(6), Some(11), None]);
    // Twelve rooms of level 1, and what their backs show.
    assert_eq!(count(&base, "Rooms of level 1"), Some(13));
}
