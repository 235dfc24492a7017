//! Card files of a table's own: what the file says is what is played.

use crate::support::{Play, random_game, seat};
use undercroft_core::{Eye, Game, Position, Seed, Setup};
use undercroft_guilds::cards::STANDARD;
use undercroft_guilds::{Event, Guilds, Phase};

/// A table with the standard cards changed here and there, and no Dungeon Masters.
fn table(players: usize, changes: &[(&str, &str)]) -> Setup {
    let text = changes.iter().fold(STANDARD.to_string(), |text, (old, new)| {
        assert!(text.contains(old), "{old} is not in the file");
        text.replace(old, new)
    });
    let mut setup = Setup { cards: Some(text), ..Setup::new::<Guilds>(players) };
    setup.options.insert("masters".into(), "none".into());
    setup
}

#[test]
fn another_starting_money_and_other_healing_costs_are_paid() {
    let setup = table(
        3,
        &[
            ("starting_money = 2", "starting_money = 7"),
            ("healing = [1, 1, 2, 2, 3]", "healing = [0, 4, 5, 6, 9]"),
        ],
    );
    let mut play = Play::dealt(setup, 1);
    assert_eq!(play.money(), [7, 7, 7]);
    play.disables('A', 1, 2);
    play.disables('B', 4, 5);
    play.disables('C', 3, 5);
    assert_eq!(play.money(), [7 + 4, 7 + 15, 7 + 14]);
}

#[test]
fn another_range_on_the_back_is_shown_and_locks_there() {
    let wide = ("[level_1]\ndefense = [3, 5]", "[level_1]\ndefense = [1, 10]");
    let view = Play::dealt(table(6, &[wide]), 3).all();
    let first = view.dungeon.iter().find(|room| room.level.number() == 1).expect("one of level 1");
    assert_eq!((first.back.defense, first.locks_at), ([1, 10], 10));
}

#[test]
fn rooms_that_nobody_can_beat_fail_every_round() {
    let cards = &[
        ("[level_1]\ndefense = [3, 5]", "[level_1]\ndefense = [3, 10]"),
        ("level = 1\ndefense = 3", "level = 1\ndefense = 10"),
        ("level = 1\ndefense = 4", "level = 1\ndefense = 10"),
        ("level = 1\ndefense = 5", "level = 1\ndefense = 10"),
    ];
    let play = random_game(table(6, cards), 2);
    for heard in &play.log {
        if let Event::Defeated { defense, strength, .. } = heard.event {
            assert!(defense < 10 || strength == 10);
        }
    }
}

#[test]
fn an_invented_dungeon_master_does_all_that_its_card_says() {
    // All six of the box do the same, so that one of them comes for sure.
    let head = STANDARD.find("[[master]]").expect("masters");
    let one = |number: usize| {
        format!(
            "[[master]]\nname = \"Miser {number}\"\nrooms = \"first two\"\ndefense = 1\ntreasure = -1\nbars = 5\n\
             heals_dearer = [1]\nheals_dearer_by = 3\nweakest = 2\n\n"
        )
    };
    let text = format!("{}{}", &STANDARD[..head], (1..=6).map(one).collect::<String>());
    let setup = Setup { cards: Some(text), ..Setup::new::<Guilds>(3) };
    let mut play = Play::dealt(setup, 1);
    let view = play.all();
    let changes: Vec<(i8, i8)> =
        view.dungeon.iter().map(|room| (room.defense_change, room.treasure_change)).collect();
    assert_eq!(changes, [(1, -1), (1, -1), (0, 0)]);
    for guild in ['A', 'B', 'C'] {
        play.disables(guild, 3, 4);
    }
    let next = play.awaited();
    assert_eq!(play.position.moves(seat(next.chars().next().expect("somebody"))).len(), 6, "no 5 may enter");
    play.play_out(1);
    assert_eq!(play.times(|event| matches!(event, Event::WeakestRewarded { .. })), 3);
}

#[test]
fn more_rooms_than_36_leave_some_undealt() {
    let more: String = (1..=4)
        .map(|number| {
            format!("\n[[room]]\nname = \"Extra {number}\"\nlevel = 2\ndefense = 5\ntreasure = 6\n")
        })
        .collect();
    let text = format!("{STANDARD}{more}");
    let play = random_game(Setup { cards: Some(text), ..Setup::new::<Guilds>(6) }, 1);
    assert_eq!(play.all().phase, Phase::Over);
    assert_eq!(play.all().undealt.iter().sum::<u8>(), 4);
}

#[test]
fn a_position_carries_its_own_cards_with_it() {
    let setup = table(3, &[("healing = [1, 1, 2, 2, 3]", "healing = [2, 2, 2, 2, 2]")]);
    let play = Play::dealt(setup.clone(), 4);
    let again = Position::<Guilds>::from_json(&play.position.to_json()).expect("it reads");
    assert_eq!(again.setup().cards, setup.cards);
    assert_eq!(again.rules().contents().healing, [2; 5]);
}

#[test]
fn games_with_cards_of_one_s_own_are_written_and_read() {
    let setup =
        table(5, &[("name = \"Cellar Rats\"", "name = \"Bats\""), ("treasure = 18", "treasure = 12")]);
    for seed in 0..10 {
        let play = random_game(setup.clone(), seed);
        let again = Position::<Guilds>::from_json(&play.position.to_json()).expect("it reads");
        assert_eq!(again.fingerprint(), play.position.fingerprint());
        assert_eq!(again.view(Eye::All), play.all());
    }
}

#[test]
fn a_table_with_a_faulty_card_file_is_not_opened() {
    let setup = table(4, &[("starting_money = 2", "starting_money = -1"), ("bars = 1", "bars = \"one\"")]);
    let faults = Position::<Guilds>::deal(setup, Seed::from_number(1)).err().expect("faults");
    assert_eq!(faults.len(), 2, "{faults:?}");
    assert!(faults.iter().all(|fault| fault.place.starts_with("line ")), "{faults:?}");
}
