use super::*;
use undercroft_core::{Seat, SeatSet, say};

const ENGLISH: &str = r#"
shared = { NAMES($who, you: "You") } { FORM($who) ->
    [one] takes
   *[many] take
} { coins }.
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
seen = Ahead: { $rooms }.
rule-goal = First paragraph,
    still the first.

    Second.
    .title = The goal
name-cellar-rats = Cellar Rats
"#;

const SPANISH: &str = r#"
attacks = Ataca { NAMES($who, each: "a", you: "a ti") }.
name-cellar-rats = Ratas de bodega
fight = { $name } cae.
"#;

fn told(language: Language, file: &str, message: &Message, reader: Option<usize>) -> String {
    let names = Names::new(["Ann", "Moss", "Inés"]);
    let reader = Reader { seat: reader.map(Seat::new), names: &names };
    Tongue::new(language, file).unwrap().say(message, reader)
}

#[test]
fn the_reader_is_you_and_the_verb_fits() {
    let all = say!("shared", who: SeatSet::all(2), coins: 1);
    assert_eq!(told(Language::English, ENGLISH, &all, Some(1)), "You and Ann take 1 coin.");
    assert_eq!(told(Language::English, ENGLISH, &all, None), "Ann and Moss take 1 coin.");
    let one = say!("shared", who: Seat::new(1), coins: 2);
    assert_eq!(told(Language::English, ENGLISH, &one, Some(1)), "You take 2 coins.");
    assert_eq!(told(Language::English, ENGLISH, &one, None), "Moss takes 2 coins.");
}

#[test]
fn spanish_puts_a_preposition_before_every_name() {
    let attacks = say!("attacks", who: SeatSet::all(3));
    assert_eq!(told(Language::Spanish, SPANISH, &attacks, Some(0)), "Ataca a Moss, a Inés y a ti.");
}

#[test]
fn a_card_has_its_own_name_in_each_language_and_strange_cards_keep_theirs() {
    let rats = say!("fight", name: String::from("Cellar Rats"));
    assert_eq!(told(Language::Spanish, SPANISH, &rats, None), "Ratas de bodega cae.");
    let own = say!("fight", name: String::from("My Aunt"));
    assert_eq!(told(Language::Spanish, SPANISH, &own, None), "My Aunt cae.");
}

#[test]
fn messages_and_lists_fill_places_too() {
    let seen = say!("seen", rooms: vec![say!("coins", coins: 1), say!("coins", coins: 2)]);
    assert_eq!(told(Language::English, ENGLISH, &seen, None), "Ahead: 1 coin and 2 coins.");
}

#[test]
fn a_chapter_has_paragraphs_and_a_heading() {
    let english = Tongue::new(Language::English, ENGLISH).unwrap();
    assert_eq!(english.paragraphs("rule-goal"), ["First paragraph, still the first.", "Second."]);
    assert_eq!(english.text("rule-goal.title"), "The goal");
}

#[test]
fn the_language_nobody_speaks_is_known_by_its_brackets() {
    let one = say!("shared", who: Seat::new(1), coins: 2);
    assert_eq!(told(Language::Pseudo, ENGLISH, &one, None), "⟦Móss tákés 2 çóíñs.⟧");
}
