//! What things are and count now, for whoever asks.

use crate::story::play;
use crate::telling::{names, rules, tongue};
use undercroft_core::{Explained, Eye, Game, Message, Position, Reader, Seat, Seed, Setup, Speech, Thing};
use undercroft_dungeoneer::Dungeoneer;
use undercroft_words::Language;

fn say(message: &Message) -> String {
    let names = names();
    tongue(Language::English).say(message, Reader { seat: Some(Seat::new(0)), names: &names })
}

fn asked(position: &Position<Dungeoneer>, thing: &str) -> Option<Explained> {
    let eye = Eye::Seat(Seat::new(0));
    position.rules().explain(&position.view(eye), eye, &Thing::from(thing))
}

/// What the first player is told of a thing: its title, its values, what it does and what it counts now.
fn told(position: &Position<Dungeoneer>, thing: &str) -> String {
    let explained = asked(position, thing).unwrap_or_else(|| panic!("there is no {thing}"));
    let Explained { title, values, does, now, .. } = explained;
    let values: Vec<String> =
        values.iter().map(|(label, value)| format!("{} {}", say(label), say(value))).collect();
    let sentences: Vec<String> = does.iter().chain(&now).map(say).collect();
    format!("{}: {}. {}", say(&title), values.join(", "), sentences.join(" "))
}

fn dealt(players: usize) -> Position<Dungeoneer> {
    let setup = Setup::new::<Dungeoneer>(players);
    Position::deal(setup, Seed::from_number(1)).expect("a table").0
}

/// The number of the figure of a kind.
fn find(position: &Position<Dungeoneer>, name: &str) -> usize {
    let view = position.view(Eye::Spectator);
    let kinds = position.rules().contents().dungeoneers;
    let is = |one: &&undercroft_dungeoneer::FigureView| {
        one.dungeoneer.is_some_and(|kind| kinds[kind.index()].name == name)
    };
    view.figures.iter().find(is).expect("it set out").id.number()
}

#[test]
fn a_dungeoneer_is_told_with_all_abilities_and_what_it_casts() {
    let position = dealt(2);
    let warrior = told(&position, &format!("figure-{}", find(&position, "Warrior")));
    assert!(
        warrior.contains("Health 5 of 5, Move 5, Fighting 5D6, Shooting none, Defence 5+, Armour 4+, Gold 0"),
        "{warrior}"
    );
    let wizard = told(&position, &format!("figure-{}", find(&position, "Wizard")));
    assert!(wizard.contains("Fireball (4+): 1 hit for everybody on a square"), "{wizard}");
    assert!(wizard.contains("Lightning Bolt (4+): 5 dice along a line"), "{wizard}");
}

#[test]
fn a_spare_dungeoneer_is_led_by_nobody() {
    let position = dealt(4);
    assert!(told(&position, "figure-5").contains("Led by nobody"));
    assert!(!told(&position, "figure-1").contains("Led by nobody"));
}

#[test]
fn the_bag_tells_what_may_still_come() {
    let bag = told(&dealt(2), "bag");
    assert!(bag.starts_with("The bag of tokens: Tokens left 7, "), "{bag}");
    assert!(
        bag.contains("T-Junction 1") && bag.ends_with("The next tile adds 1 to the dice for monsters."),
        "{bag}"
    );
}

#[test]
fn the_tables_are_told_row_by_row() {
    let position = dealt(3);
    let monsters = told(&position, "monsters-table");
    assert!(monsters.contains("2–4 nobody, 5–6 1D3 of level 1, 7–8 1D6 of level 1"), "{monsters}");
    assert!(monsters.contains("19 and more 1 of level 5"), "{monsters}");
    let doors = told(&position, "doors-table");
    assert!(
        doors.contains("1 1 double door, 2 1 door, 3 1 door, 4 2 doors, 5 2 doors, 6 3 doors"),
        "{doors}"
    );
    let gold = told(&position, "gold-table");
    assert!(gold.contains("Level 1 1, Level 2 1D6, Level 3 2D6, Level 4 4D6, Level 5 8D6"), "{gold}");
}

#[test]
fn a_closed_door_tells_how_it_is_opened_and_the_first_one_where_it_leads() {
    let position = dealt(2);
    let view = position.view(Eye::Spectator);
    let door = |open: bool| {
        let door = view.doors.iter().find(|door| door.to.is_some() == open).expect("such a door");
        let first = door.squares.iter().next().expect("a square");
        told(&position, &format!("door-{}-{}", first.column(), first.row()))
    };
    assert!(door(false).ends_with("Stepping into it opens it. Two dice plus 1 say who waits behind."));
    assert!(door(true).contains("A double door") && door(true).ends_with("leads here: Short Corridor."));
}

#[test]
fn everything_that_is_listed_can_be_asked_about_and_each_is_listed_once() {
    for players in 2..=6 {
        play(players, players as u64, &mut |position, _| {
            let eye = Eye::Seat(Seat::new(0));
            let view = position.view(eye);
            let things = position.rules().things(&view, eye);
            for (i, thing) in things.iter().enumerate() {
                assert!(!things[..i].contains(thing), "{} is listed twice", thing.name());
                assert!(position.rules().explain(&view, eye, thing).is_some(), "nothing of {}", thing.name());
            }
        });
    }
}

#[test]
fn of_what_is_not_there_nothing_is_told() {
    let position = dealt(2);
    for nothing in [
        "",
        "figure-0",
        "figure-7",
        "figure-13",
        "figure-99",
        "tile-0",
        "tile-3",
        "door-1-1",
        "door-1",
        "square-1-1",
        "square-0-0",
        "spell-0",
        "spell-9",
        "token-0",
        "token-99",
        "seat-3",
        "go-1",
        "ending",
        "room-1",
    ] {
        assert_eq!(asked(&position, nothing), None, "{nothing}");
    }
}

#[test]
fn every_card_and_table_is_in_the_reference() {
    let lists = rules().reference();
    let counted: Vec<(String, usize)> =
        lists.iter().map(|list| (say(&list.title), list.cards.len())).collect();
    let wanted = [("Dungeoneers", 6), ("Monsters", 14), ("Spells", 8), ("Tiles", 7), ("Tables", 3)];
    assert_eq!(counted, wanted.map(|(title, cards)| (title.to_string(), cards)));
}

#[test]
fn whoever_asks_about_a_go_is_told_how_far_the_nearest_enemies_are() {
    let mut heard = 0;
    play(2, 4, &mut |position, _| {
        let Some(go) = position.view(Eye::Spectator).go else { return };
        let Some(nearest) = go.enemies.first() else { return };
        let steps =
            if nearest.steps == 1 { "(1 step, ".into() } else { format!("({} steps, ", nearest.steps) };
        let told = told(position, "go");
        assert!(told.contains("Nearest: ") && told.contains(&steps), "{told}");
        heard += 1;
    });
    assert!(heard > 20, "{heard}");
}
