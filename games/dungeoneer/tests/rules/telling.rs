//! What is told of what happens: what goes together in a line, what opens to each die, and whom it speaks of.

use undercroft_core::{
    Audience, Game, Heard, Line, Names, Reader, Seat, SeatSet, Setup, Speech, Thing, Weight,
};
use undercroft_dungeoneer::cards::Cards;
use undercroft_dungeoneer::{
    Dice, DoorSquares, Dungeoneer, Dungeoneering, Ending, Event, Facing, Figure, Found, How, Level,
    MonsterKind, Path, Spell, Square, Stop, Strike, Tile, TileKind,
};
use undercroft_words::{Language, Tongue};

/// The rules for three: Ann, Bea and Cid.
pub(crate) fn rules() -> Dungeoneer {
    Setup::new::<Dungeoneer>(3).open().expect("a sound table")
}

pub(crate) fn names() -> Names {
    Names::new(["Ann", "Bea", "Cid", "Dot", "Eve", "Fay"])
}

pub(crate) fn tongue(language: Language) -> Tongue {
    let file =
        Dungeoneer::MESSAGES.iter().find(|(code, _)| *code == language.code()).expect("a message file");
    Tongue::new(language, file.1).expect("a sound message file")
}

/// What somebody reads of some events: passages after `=`, details after `-`.
fn told(language: Language, reader: Option<usize>, events: &[Event]) -> Vec<String> {
    let (tongue, names) = (tongue(language), names());
    let reader = Reader { seat: reader.map(Seat::new), names: &names };
    let mark = |line: &Line| match line.weight {
        Weight::Passage => "= ",
        Weight::Line => "",
        Weight::Detail => "- ",
    };
    lines(events).iter().map(|line| mark(line).to_string() + &tongue.say(&line.message, reader)).collect()
}

fn lines(events: &[Event]) -> Vec<Line> {
    let everyone = |&event: &Event| Heard { audience: Audience::Everyone, event };
    rules().tell(&events.iter().map(everyone).collect::<Vec<_>>())
}

/// The same for somebody who watches, in English.
fn read(events: &[Event]) -> Vec<String> {
    told(Language::English, None, events)
}

fn figure(number: usize) -> Figure {
    Figure::from_number(number).expect("a figure")
}

fn place<'a>(names: impl IntoIterator<Item = &'a String>, wanted: &str) -> usize {
    names.into_iter().position(|name| name == wanted).unwrap_or_else(|| panic!("no {wanted}")) + 1
}

/// A dungeoneer of a seat, or a spare one.
fn dungeoneer(number: usize, name: &str, seat: Option<usize>) -> Event {
    let kind = place(Cards::standard().dungeoneers.iter().map(|card| &card.name), name);
    Event::Introduced {
        figure: figure(number),
        dungeoneer: Dungeoneering::from_number(kind),
        monster: None,
        seat: seat.map(Seat::new),
    }
}

fn kind(name: &str) -> MonsterKind {
    let kind = place(Cards::standard().monsters.iter().map(|card| &card.name), name);
    MonsterKind::from_number(kind).expect("a kind")
}

fn monster(number: usize, name: &str) -> Event {
    Event::Introduced { figure: figure(number), dungeoneer: None, monster: Some(kind(name)), seat: None }
}

fn tile(name: &str) -> TileKind {
    // The porch is the first kind.
    TileKind::from_number(place(Cards::standard().tiles.iter().map(|card| &card.name), name) + 1)
        .expect("a kind")
}

fn spell(name: &str) -> Spell {
    Spell::from_number(place(Cards::standard().spells.iter().map(|card| &card.name), name)).expect("a spell")
}

fn at(column: i64, row: i64) -> Square {
    Square::from_numbers(column, row).expect("a square")
}

/// Dice, and what each must show.
type Rolled<'a> = (&'a [u8], u8);

/// A blow of somebody at somebody with its dice, those that hit and those that save; `health` is what there was before it.
fn blow(
    (by, whom): (usize, usize),
    how: How,
    (dice, needed): Rolled,
    (saves, armour): Rolled,
    health: u8,
) -> Event {
    let (dice, saves): (Dice, Dice) = (dice.iter().copied().collect(), saves.iter().copied().collect());
    let hits = if how == How::Fireball { 1 } else { dice.at_least(needed) };
    let saved = saves.at_least(armour);
    let wounds = hits - saved;
    Event::Struck(Strike {
        by: figure(by),
        figure: figure(whom),
        how,
        dice,
        needed: (how != How::Fireball).then_some(needed),
        hits,
        saves,
        save_needed: armour,
        saved,
        shield: Dice::default(),
        shield_needed: 0,
        shielded: 0,
        wounds,
        left: health.saturating_sub(wounds),
    })
}

/// The rulebook's own fight.
fn the_warrior_and_the_orc() -> Vec<Event> {
    vec![
        dungeoneer(1, "Warrior", Some(1)),
        monster(13, "Orc"),
        blow((1, 13), How::Fight, (&[5, 3, 1, 2, 6], 3), (&[6, 2, 4], 6), 1),
        Event::Died { figure: figure(13), square: at(101, 95) },
        Event::TreasureFound { monster: figure(13), dice: Dice::one(4), gold: 4 },
        Event::GoldGained { figure: figure(1), gold: 4 },
        Event::GoEnded { figure: figure(1) },
    ]
}

#[test]
fn a_fight_is_one_line_with_its_gold_and_opens_to_each_die() {
    let lines = [
        "The Warrior fights the Orc: 5 dice, 3 hits, 1 saved, 2 wounds; the Orc falls. 4 gold.",
        "- Dice 5 3 1 2 6, 3+ hits: 3 hits.",
        "- The Orc saves with 6 2 4, 6+ needed: 1 saved.",
        "- Gold dice 4: 4.",
    ];
    assert_eq!(read(&the_warrior_and_the_orc()), lines);
    let spanish =
        "El Guerrero lucha contra el Orco: 5 dados, 3 impactos, 1 salvado, 2 heridas; el Orco cae. 4 de oro.";
    assert_eq!(told(Language::Spanish, None, &the_warrior_and_the_orc())[0], spanish);
}

#[test]
fn whoever_leads_a_dungeoneer_reads_of_their_own() {
    let mine = |language| told(language, Some(1), &the_warrior_and_the_orc())[0].clone();
    assert!(mine(Language::English).starts_with("Your Warrior fights the Orc"));
    assert!(mine(Language::Spanish).starts_with("Tu Guerrero lucha contra el Orco"));
}

#[test]
fn a_line_names_its_chapter_its_things_and_the_event_it_tells_of() {
    let fight = &lines(&the_warrior_and_the_orc())[0];
    assert_eq!((fight.rule, fight.tells), ("fighting", Some(2)));
    assert_eq!(fight.things, ["figure-1", "figure-13", "seat-2"].map(Thing::from));
}

#[test]
fn shared_gold_is_told_with_who_gets_what_and_what_is_lost() {
    let happened = [
        dungeoneer(1, "Warrior", Some(0)),
        dungeoneer(2, "Elf", Some(1)),
        monster(13, "Giant"),
        blow((1, 13), How::Fight, (&[5], 5), (&[1], 4), 1),
        Event::Died { figure: figure(13), square: at(101, 95) },
        Event::TreasureFound { monster: figure(13), dice: [4, 5, 3, 3].into_iter().collect(), gold: 15 },
        Event::GoldGained { figure: figure(1), gold: 10 },
        Event::GoldGained { figure: figure(2), gold: 4 },
        Event::GoldLost { gold: 1 },
    ];
    let line = "15 gold: 10 for the Warrior, 4 for the Elf, and 1 lost.";
    assert!(read(&happened)[0].ends_with(line), "{:?}", read(&happened));
    let reader = told(Language::Spanish, Some(1), &happened);
    assert!(
        reader[0].ends_with("15 de oro: 10 para el Guerrero, 4 para tu Elfo y 1 que se pierde."),
        "{reader:?}"
    );
}

#[test]
fn several_goes_of_monsters_are_one_line() {
    let act = |number| Event::MonsterActivated { figure: figure(number), steps: 4 };
    let walk = |number, column| Event::Walked {
        figure: figure(number),
        path: [at(column, 90), at(column, 91), at(column, 92)].into_iter().collect::<Path>(),
        dice: Dice::default(),
        stopped: Some(Stop::Engaged),
        left: 0,
    };
    let goes_for = |number| Event::MonsterPursues { figure: figure(number), target: figure(1) };
    let happened = [
        monster(13, "Orc"),
        act(13),
        dungeoneer(1, "Elf", Some(0)),
        goes_for(13),
        walk(13, 101),
        blow((13, 1), How::Fight, (&[5, 6], 5), (&[1, 6], 5), 5),
        monster(14, "Orc"),
        act(14),
        goes_for(14),
        walk(14, 103),
        blow((14, 1), How::Fight, (&[1, 2], 5), (&[], 5), 4),
        monster(15, "Ogre"),
        act(15),
        goes_for(15),
        walk(15, 105),
    ];
    let lines = read(&happened);
    assert_eq!(lines[0], "The monsters: 2 × Orc fight the Elf, 1 wound; the Ogre comes nearer.");
    assert!(lines[1..].iter().all(|line| line.starts_with("- ")), "the rest is for who opens it: {lines:#?}");
    assert_eq!(
        lines[1],
        "- The Orc reaches the Elf and fights: 2 dice, 2 hits, 1 saved, 1 wound; the Elf has 4 left."
    );
    assert_eq!(lines.last().expect("a line"), "- The Ogre comes 2 squares nearer to the Elf.");
}

#[test]
fn a_door_is_told_with_the_way_to_it_and_what_is_behind() {
    let walk = |from: i64, to: i64, stopped| Event::Walked {
        figure: figure(1),
        path: (to..=from).rev().map(|row| at(102, row)).collect(),
        dice: Dice::default(),
        stopped,
        left: 1,
    };
    let door = DoorSquares::new(at(102, 96), None);
    let (tile_laid, number) = (tile("Large Room"), Tile::from_number(3).expect("a tile"));
    let happened = [
        dungeoneer(1, "Thief", Some(2)),
        walk(100, 97, None),
        Event::TokenDrawn { kind: tile("Long Corridor"), fits: false },
        Event::TokenDrawn { kind: tile_laid, fits: true },
        Event::DoorOpened { figure: Some(figure(1)), seat: Seat::new(2), squares: door },
        Event::TileLaid {
            tile: number,
            kind: tile_laid,
            corner: at(99, 90),
            heading: Facing::North,
            mirrored: false,
            last: false,
        },
        walk(97, 96, Some(Stop::Door)),
        Event::DoorsRolled { tile: number, die: 4, doors: 2, double: false },
        Event::DoorPlaced {
            tile: number,
            squares: DoorSquares::new(at(102, 89), None),
            facing: Facing::North,
        },
    ];
    let lines = [
        "The Thief walks 4 squares and opens a door. Behind it: Large Room.",
        "- Drawn and put back, for it does not fit: Long Corridor.",
        "- A 4 for doors: 2 doors. For one of them there is no room.",
    ];
    assert_eq!(read(&happened), lines);
}

#[test]
fn a_false_door_is_told_as_one() {
    let door = DoorSquares::new(at(102, 96), None);
    let happened =
        [Event::TokenDrawn { kind: tile("Corner"), fits: false }, Event::DoorFalse { squares: door }];
    let lines = read(&happened);
    assert_eq!(lines[0], "The door is false: nothing fits behind it, and it is wall from now on.");
    assert_eq!(lines.len(), 2);
}

#[test]
fn a_double_brings_two_groups_in_one_line_and_each_roll_as_a_detail() {
    let level = |number| Level::from_number(number).expect("a level");
    let roll = |dice: [u8; 2], found, double| Event::MonstersRolled {
        dice: dice.into_iter().collect(),
        bonus: 7,
        found: Some(found),
        double,
    };
    let ogres = Found { level: level(3), kind: kind("Ogre"), count: 2, die: Some(3) };
    let giant = Found { level: level(4), kind: kind("Giant"), count: 1, die: Some(1) };
    let lines = [
        "They wait there: 2 × Ogre and 1 × Giant.",
        "- 3 3, plus 7, makes 13: 2 × Ogre, level 3, by a 3. A double, so there is another group.",
        "- 4 6, plus 7, makes 17: 1 × Giant, level 4, by a 1.",
    ];
    assert_eq!(read(&[roll([3, 3], ogres, true), roll([4, 6], giant, false)]), lines);
}

#[test]
fn a_spell_that_fails_may_be_paid_for_and_burns_everybody_in_one_line() {
    let fire = |number, save| blow((1, number), How::Fireball, (&[], 0), (&[save], 6), 1);
    let (figure_1, spell) = (figure(1), spell("Fireball"));
    let happened = [
        dungeoneer(1, "Wizard", Some(0)),
        Event::SpellTried { figure: figure_1, spell, die: 2, needed: 4, works: false },
        Event::SpellPaid { figure: figure_1, spell, left: 2 },
        monster(13, "Wolf"),
        fire(13, 3),
        Event::Died { figure: figure(13), square: at(101, 95) },
        Event::TreasureFound { monster: figure(13), dice: Dice::one(3), gold: 3 },
        Event::GoldGained { figure: figure_1, gold: 3 },
        monster(14, "Orc"),
        fire(14, 6),
        monster(15, "Orc"),
        fire(15, 6),
    ];
    let lines = read(&happened);
    assert_eq!(lines[0], "The Wizard tries Fireball: a 2, 4+ needed. It fails.");
    assert_eq!(lines[1], "The Wizard pays a wound, and Fireball works all the same.");
    assert_eq!(lines[2], "The Wizard looses fire: the Wolf falls and 2 × Orc are unhurt. 3 gold.");
}

#[test]
fn a_death_is_told_with_the_gold_that_is_lost_and_is_worth_recalling() {
    let happened = [
        monster(13, "Ogre"),
        Event::MonsterActivated { figure: figure(13), steps: 3 },
        dungeoneer(1, "Dwarf", Some(1)),
        blow((13, 1), How::Fight, (&[6, 5, 4], 4), (&[1, 1, 2], 4), 2),
        Event::Died { figure: figure(1), square: at(101, 95) },
        Event::GoldLost { gold: 12 },
    ];
    let lines = read(&happened);
    assert_eq!(lines.last().expect("a line"), "The Dwarf is dead, and 12 gold is lost.");
    let death = super::telling::lines(&happened).pop().expect("a line");
    assert!(death.stirs > 50 && death.things.contains(&Thing::from("seat-2")));
}

#[test]
fn equals_roll_again_for_the_order_and_it_is_told_who_goes_first() {
    let roll = |seat, die, again| Event::OrderRolled { seat: Seat::new(seat), die, again };
    let settled = |seat, place| Event::OrderSettled { seat: Seat::new(seat), place };
    let happened = [
        roll(0, 3, false),
        roll(1, 5, false),
        roll(2, 5, false),
        roll(1, 2, true),
        roll(2, 4, true),
        settled(2, 1),
        settled(1, 2),
        settled(0, 3),
    ];
    let lines = [
        "- For the order of play: Ann 3, you 5, and Cid 5.",
        "- Equals roll again: you 2 and Cid 4.",
        "Order of play: Cid, you, and Ann.",
    ];
    assert_eq!(told(Language::English, Some(1), &happened), lines);
}

#[test]
fn the_end_is_told_with_its_reason_and_the_winner() {
    let won = Event::Ended { how: Ending::FinalTile, winners: SeatSet::only(Seat::new(2)), gold: 31 };
    let lines = ["= The final tile is cleared: the dungeon is done", "Cid wins with 31 gold!"];
    assert_eq!(read(&[won]), lines);
    assert_eq!(told(Language::English, Some(2), &[won])[1], "You win with 31 gold!");
    let lost = Event::Ended { how: Ending::AllDead, winners: SeatSet::EMPTY, gold: 0 };
    assert_eq!(read(&[lost]), ["= No player’s dungeoneer is alive", "Everybody has lost."]);
}

#[test]
fn who_runs_the_monsters_begins_a_passage_of_its_own() {
    let runs = [Event::MonsterPlayerIs { seat: Some(Seat::new(1)) }];
    assert_eq!(read(&runs), ["= Bea runs the monsters"]);
    assert_eq!(told(Language::Spanish, Some(1), &runs), ["= Llevas los monstruos"]);
    assert_eq!(lines(&runs)[0].lesson, Some(("monster-player", SeatSet::only(Seat::new(1)))));
}

#[test]
fn teleport_is_told_by_the_way_and_the_tile_it_leads_to() {
    let happened = [
        dungeoneer(1, "Wizard", Some(0)),
        Event::Teleported {
            figure: figure(1),
            from: at(101, 97),
            to: at(103, 90),
            tile: Tile::from_number(4).expect("a tile"),
            kind: tile("Large Room"),
            left: 3,
        },
    ];
    assert_eq!(
        told(Language::English, Some(0), &happened),
        ["Your Wizard vanishes and stands 7 north, 2 east at once: Large Room (tile 4)."]
    );
    assert_eq!(
        told(Language::Spanish, Some(0), &happened),
        ["Tu Mago se esfuma y aparece 7 al norte, 2 al este: Sala grande (loseta 4)."]
    );
}
