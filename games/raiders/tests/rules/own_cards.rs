//! Card files of a table's own: what the file says is what is played.

use crate::support::{Play, Table};
use undercroft_core::{Position, Seed, Setup};
use undercroft_raiders::cards::STANDARD;
use undercroft_raiders::{Event, Raiders};

/// The standard cards with something replaced.
fn cards(changes: &[(&str, &str)]) -> String {
    changes.iter().fold(STANDARD.to_string(), |text, (old, new)| {
        assert!(text.contains(old), "{old} is not in the file");
        text.replacen(old, new, 1)
    })
}

/// The standard cards and one more boss.
fn with_boss(boss: &str) -> String {
    cards(&[("[levels]", &format!("[[boss]]\n{boss}\n\n[levels]"))])
}

#[test]
fn a_monster_of_another_strength_is_fought_at_that_strength() {
    let text = cards(&[("strength = [8, 10, 13]", "strength = [8, 12, 13]")]);
    let own = || Table::of(4).cards(&text).room("Snake");
    assert_eq!(Table::of(4).room("Snake").plays("5 3 1 1").wounds_taken(), [0, 0, 0, 0]);
    assert_eq!(own().plays("5 3 1 1").wounds_taken(), [0, 0, 3, 3]);
    assert_eq!(own().plays("5 5 1 1").wounds_taken(), [0, 0, 0, 0]);
}

#[test]
fn another_limit_of_coins_holds_in_every_room() {
    let text = cards(&[("coin_limit = 20", "coin_limit = 9")]);
    let own = || Table::of(3).cards(&text);
    assert_eq!(own().room("Chest of 4").plays("5 1 1").coins(), [9, 8, 8]);
    assert_eq!(own().room("Store").plays("4 1 2").coins(), [9, 9, 9]);
}

#[test]
fn a_vault_may_offer_something_else() {
    let text = cards(&[(r#"["1 coin", "2 coins""#, r#"["sword", "12 coins""#)]);
    let after = Table::of(3).cards(&text).room("Store").plays("1 2 3");
    assert_eq!(after.items(1), [0, 0, 0, 1]);
    assert_eq!(after.coins(), [8, 20, 8]);
}

#[test]
fn a_character_may_start_with_something_else() {
    let text =
        cards(&[("name = \"Warrior\"\nwounds = 0\ncoins = 2", "name = \"Rich\"\nwounds = 7\ncoins = 15")]);
    let setup = Setup { cards: Some(text), ..Setup::new::<Raiders>(5) };
    let dealt = Play::dealt(setup, 1).all();
    let rich = dealt.players.iter().find(|player| player.character == "Rich").expect("all five are dealt");
    assert_eq!((rich.wounds, rich.coins), (7, 15));
}

#[test]
fn fewer_copies_of_an_item_run_out_sooner() {
    let text = cards(&[("sword = 6", "sword = 1")]);
    let after = Table::of(3).cards(&text).room("Armoury").plays("4 4 1");
    assert_eq!((after.items(1), after.items(2)), ([0; 4], [0; 4]));
}

#[test]
fn an_invented_boss_does_all_that_its_card_says() {
    let boss = "name = \"Greed\"\nstrength = [9, 12, 15]\nwounds = 1\ncoins_lost = 4\nreward = 3\n\
                escape = \"key\"\nattacks = \"highest\"\nfives_count_as = 2";
    let text = with_boss(boss);
    let own =
        |line: &str| Table::of(4).cards(&text).room("Greed").holds(1, "key").holds(2, "sword").plays(line);
    // The 4 is highest, for a 5 is a 2 here: it is attacked and paid.
    let after = own("key 5 1 4");
    assert_eq!(after.wounds_taken(), [0, 0, 0, 1]);
    assert_eq!(after.coins_won(), [0, 0, 0, -1]);
    assert!(after.happened(|event| matches!(event, Event::Escaped { .. })));
    // 4 and 4 and 4 make 12, and a sword would be no help.
    assert_eq!(own("4 1 4 4").coins_won(), [3, 0, 3, 3], "13: it falls and pays");
    assert_eq!(own("4 sword 3 2").wounds_taken(), [1, 0, 0, 0], "11: it stands");
}

#[test]
fn an_invented_boss_that_eliminates_and_is_escaped_by_a_crystal_ball() {
    let text = with_boss("name = \"Abyss\"\nwounds = 0\neliminates = true\nescape = \"crystal_ball\"");
    let after = Table::of(3).cards(&text).room("Abyss").holds(3, "ball").plays("2 2 ball");
    let eliminated: Vec<bool> = after.all().players.iter().map(|player| player.eliminated).collect();
    assert_eq!(eliminated, [true, true, false]);
    assert_eq!(after.winners(), [3]);
}

#[test]
fn a_position_carries_its_own_cards_with_it() {
    let text = cards(&[("strength = [8, 10, 13]", "strength = [8, 12, 13]")]);
    let play = Table::of(4).cards(&text).room("Snake").open();
    let again = Position::<Raiders>::from_json(&play.position.to_json()).expect("it reads");
    assert_eq!(again.setup().cards.as_deref(), Some(text.as_str()));
    assert_eq!(Play::new(again).plays("5 3 1 1").wounds_taken(), [0, 0, 3, 3]);
}

#[test]
fn cards_of_one_name_are_told_apart_in_a_position() {
    let same = [
        cards(&[("name = \"Golem\"", "name = \"Dragon\"")]),
        cards(&[("name = \"Store\"", "name = \"Goblin\"")]),
        cards(&[("name = \"Zombie\"", "name = \"Goblin #2\"")]),
    ];
    for text in same {
        for seed in 0..20 {
            let mut play = Play::dealt(Setup { cards: Some(text.clone()), ..Setup::new::<Raiders>(3) }, seed);
            let again = |play: &Play| Position::<Raiders>::from_json(&play.position.to_json());
            assert_eq!(again(&play).expect("it reads").fingerprint(), play.position.fingerprint());
            play.play_out(seed);
            assert_eq!(again(&play).expect("it reads").fingerprint(), play.position.fingerprint());
        }
    }
}

#[test]
fn a_table_with_a_faulty_card_file_is_not_opened() {
    let text = cards(&[("coin_limit = 20", "coin_limit = 0"), ("wounds = 3", "wounds = \"three\"")]);
    let setup = Setup { cards: Some(text), ..Setup::new::<Raiders>(4) };
    let faults = Position::<Raiders>::deal(setup, Seed::from_number(1)).err().expect("faults");
    assert_eq!(faults.len(), 2, "{faults:?}");
    assert!(faults.iter().all(|fault| fault.place.starts_with("line ")), "{faults:?}");
}
