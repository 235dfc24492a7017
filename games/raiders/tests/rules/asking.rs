//! What things are and count now, for whoever asks.

use crate::support::{Play, Table, said, seat, sentences};
use undercroft_core::{Explained, Eye, Game, Setup, Thing};
use undercroft_raiders::{Raiders, cards};

fn asked(play: &Play, number: Option<usize>, thing: &str) -> Option<Explained> {
    let eye = number.map_or(Eye::Spectator, |number| Eye::Seat(seat(number)));
    play.position.rules().explain(&play.view(eye), eye, &Thing::from(thing))
}

/// What the first seat is told of a thing: its title, its values and what it counts now.
fn told(play: &Play, thing: &str) -> String {
    let Explained { title, values, now, .. } = asked(play, Some(1), thing).expect("there is such a thing");
    let say = |message| said(message, Some(1), play.players());
    let values: Vec<String> =
        values.iter().map(|(label, value)| format!("{} {}", say(label), say(value))).collect();
    format!("{}: {}. {}", say(&title), values.join(", "), sentences(&now, Some(1), play.players()))
}

#[test]
fn a_trap_ahead_shows_what_each_card_does_and_whom_it_would_hit() {
    let play = Table::of(3).dark("UUDDU").room("Goblin").then(["Lava"]).coins([9, 3, 3]).open();
    assert_eq!(
        told(&play, "room-2"),
        "Lava trap: 1 nothing, 2 nothing, 3 −1 coin, 4 −2 coins, 5 −3 coins, Cards of it 1. \
         It is the next room. As things stand it would hit you."
    );
}

#[test]
fn a_vault_ahead_shows_what_each_card_brings_and_what_is_left() {
    let play = Table::of(3).dark("UDUDU").room("Goblin").then(["Lava", "Armoury"]).open();
    let told = told(&play, "room-3");
    assert!(told.starts_with("Armoury: 1 ") && told.contains(" 5 "), "{told}");
    assert!(told.contains("It comes in 2 rooms. Left in the supply: "), "{told}");
}

#[test]
fn a_monster_shows_what_it_takes_and_what_the_open_cards_make() {
    let play = Table::of(4).map(2).room("Dragon").open();
    assert!(told(&play, "room-1").starts_with("Dragon: Strength 18, Wounds 3, "));
    let mut play = play;
    play.lays(2, "4");
    assert!(told(&play, "room-1").ends_with("The party is in it. The open cards make 4 of 18."));
}

#[test]
fn a_boss_shows_every_twist() {
    let golem = told(&Table::of(4).room("Golem").open(), "room-5");
    assert!(golem.starts_with("Golem: Strength cannot be defeated, Wounds 3, A 5 counts as 1"), "{golem}");
    let play = Table::of(4).room("Golem").holds(1, "sword").open();
    assert!(told(&play, "item-sword").contains("In this room it counts as a 1."));
    assert!(told(&play, "card-5").contains("In this room it counts as a 1."));
}

#[test]
fn a_dark_room_tells_nothing_until_a_torch_shows_it() {
    let mut play = Table::of(3).room("Goblin").then(["Lava"]).holds(1, "torch").open();
    assert!(told(&play, "room-2").starts_with("A dark room: . It is the next room. It is one of "));
    play.lights_torch(1);
    assert!(told(&play, "room-2").starts_with("Lava trap: "));
    let other = asked(&play, Some(2), "room-2").expect("a room");
    assert_eq!(said(&other.title, Some(2), 3), "A dark room");
    assert!(sentences(&other.now, Some(2), 3).ends_with("Looked at by torchlight: Ann."));
}

#[test]
fn an_item_tells_its_use_here_how_many_are_left_and_who_has_one() {
    let play = Table::of(3).room("Chest of 3").holds(2, "key").open();
    assert_eq!(
        told(&play, "item-key"),
        "Key: In the supply 5 of 6. In this room it counts as a 5. Who has it: Moss."
    );
    assert!(told(&play, "item-sword").contains("In this room it is of no use. Nobody has it now."));
}

#[test]
fn a_card_face_down_may_be_whatever_its_owner_can_have_laid() {
    let mut play = Table::of(3).at(1, 3).room("Goblin").holds(2, "key sword").shown(2, [1, 2]).open();
    assert_eq!(asked(&play, Some(1), "played-2"), None);
    play.lays(2, "sword");
    assert!(told(&play, "played-2").ends_with("It may be the 3, the 4, the 5, and a sword."));
    let own = asked(&play, Some(2), "played-2").expect("their own card");
    assert_eq!(said(&own.title, Some(2), 3), "You: a sword");
}

#[test]
fn coins_and_wounds_are_told_of_everybody() {
    let play = Table::of(3).room("Goblin").coins([9, 3, 3]).wounds([0, 5, 1]).open();
    assert_eq!(told(&play, "coins"), "Coins: You 9, Moss 3, Rook 3. The most: you.");
    assert_eq!(told(&play, "wounds"), "Wounds: You 0, Moss 5, Rook 1. If it ended now, Moss would collapse.");
}

#[test]
fn of_what_is_not_there_nothing_is_told() {
    let play = Table::of(3).room("Goblin").open();
    for nothing in
        ["", "room", "room-0", "room-6", "card-6", "seat-4", "face-0", "face-999", "map", "item-lamp"]
    {
        assert_eq!(asked(&play, Some(1), nothing), None, "{nothing}");
    }
}

#[test]
fn every_card_of_the_file_is_listed_with_its_values() {
    let rules: Raiders = Setup::new::<Raiders>(5).open().expect("a table");
    let lists = rules.reference();
    let listed: usize = lists.iter().map(|list| list.cards.len()).sum();
    let standard = cards::Cards::standard();
    let faces = standard.monsters.len() + standard.treasures.len() + standard.vaults.len();
    let faces = faces + standard.traps.len() + standard.bosses.len();
    assert_eq!(listed, faces + standard.characters.len() + 4);
    let text = cards::STANDARD.replacen("strength = [8, 10, 13]", "strength = [8, 10, 15]", 1);
    let own: Raiders =
        Setup { cards: Some(text), ..Setup::new::<Raiders>(5) }.open().expect("a table with its own cards");
    let strength = |rules: &Raiders| said(&rules.reference()[1].cards[0].values[0].1, None, 5);
    assert_eq!((strength(&rules), strength(&own)), ("13".into(), "15".into()));
}

#[test]
fn every_face_can_be_asked_for_by_its_number() {
    let play = Table::of(3).room("Goblin").open();
    for number in 1..=play.position.rules().contents().rooms.len() {
        assert!(asked(&play, None, &format!("face-{number}")).is_some(), "{number}");
    }
}
