//! What programs are told of a seat's choices, of options and of the rules.

use serde_json::json;
use undercroft_catalog::{Clash, find, titles};
use undercroft_core::{Names, Reader, Seat, Seed, Speech};
use undercroft_words::Language;

#[test]
fn a_choice_says_what_a_person_types_for_it() {
    let raiders = find("raiders").unwrap();
    let (table, _) = raiders.deal(raiders.setup(4), Seed::from_number(7)).unwrap();
    let names = Names::numbers(4);
    let reader = Reader { seat: Some(Seat::new(0)), names: &names };
    let named = |language: Language| -> Vec<(String, Option<String>)> {
        let tongue = table.tongue(language);
        table
            .moves(Seat::new(0))
            .into_iter()
            .map(|choice| (tongue.say(&choice.name, reader), choice.key))
            .collect()
    };
    assert!(named(Language::English).contains(&("Play the 3".into(), Some("3".into()))));
    assert!(named(Language::Spanish).contains(&("Jugar el 3".into(), Some("3".into()))));
}

#[test]
fn every_title_tells_its_rules_chapter_by_chapter_in_every_language() {
    for title in titles() {
        assert!(!title.chapters().is_empty());
        for language in Language::SPOKEN {
            let tongue = title.tongue(language);
            for chapter in title.chapters() {
                assert!(tongue.has(&format!("rule-{chapter}.title")), "{chapter} in {language}");
                assert!(!tongue.paragraphs(&format!("rule-{chapter}")).is_empty());
            }
        }
    }
}

#[test]
fn options_say_for_how_many_players_and_beside_which_others_they_can_be_chosen() {
    let guilds = find("guilds").unwrap();
    let options = guilds.options();
    let fits = |name: &str| guilds.fits(options.iter().find(|option| option.name == name).unwrap());
    let teams = fits("teams");
    let of = |value: &str| teams.iter().find(|fits| fits.value == json!(value)).unwrap();
    assert_eq!(of("none").players, [3, 4, 5, 6]);
    assert_eq!(of("2v2").players, [4]);
    assert_eq!(of("3v3").players, [6]);
    assert_eq!(of("3v3").clashes, [Clash { option: "ghost", value: json!(true) }]);
    assert_eq!(of("2v2").clashes, []);
    let ghost = fits("ghost");
    assert_eq!(ghost[1].players, [3, 4, 5]);
    let clashing: Vec<_> = ghost[1].clashes.iter().map(|clash| clash.value.as_str().unwrap()).collect();
    assert_eq!(clashing, ["3v3", "2v2v2"]);
}
