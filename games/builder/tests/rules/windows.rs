//! Help and hinder.

use crate::support::{Play, Table, seat};
use undercroft_builder::{Event, Move, Order, Stage};

const PARTY: &str = "Fighter Cleric Thief Mage";

fn table(room: &str) -> Table {
    Table::of(3).dungeon('A', room).party(PARTY)
}

#[test]
fn ruling_10_a_window_opens_after_the_reveal_and_in_recovery() {
    let mut play = table("Crossroads").invade();
    assert_eq!((play.stage(), play.awaited().as_str()), (Stage::EncounterWindow, "B"));
    play.acts('B', Move::Pass);
    assert_eq!(play.awaited(), "C");
    play.acts('C', Move::Pass);
    assert_eq!(play.awaited(), "A", "the victim is last");
    play.acts('A', Move::Pass);
    assert_eq!(play.stage(), Stage::RecoveryWindow);
}

#[test]
fn ruling_10_a_cancel_names_a_card_that_was_played_before() {
    let mut play = table("Crossroads").hand('B', "Counterspell").hand('C', "Chamber, Counterspell").invade();
    assert!(!play.menu('B').iter().any(|(name, _)| name.contains("Counterspell")), "nothing was played yet");
    play.acts('B', Move::Pass).does('C', "Play Chamber on Mage (4)");
    assert!(!play.menu('C').iter().any(|(name, _)| name.contains("Counterspell")), "not one's own");
    play.does('C', "Pass").does('A', "Pass");
    assert_eq!(play.member(4).health, 2);
}

#[test]
fn ruling_51_one_pass_in_which_one_may_play_several_cards() {
    let mut play = table("Crossroads").hand('B', "Chamber, Chamber").invade();
    play.does('B', "Play Chamber on Mage (4)").does('B', "Play Chamber on Mage (4)").does('B', "Pass");
    assert_eq!(play.member(4).health, 3, "nothing happens before all have had their say");
    play.does('C', "Pass").does('A', "Pass");
    assert_eq!(play.member(4).health, 1);
}

#[test]
fn ruling_51_trap_and_combat_cards_need_a_trap_or_a_fight_in_the_window_of_the_encounter() {
    let cards = "Thieves' Map, Overwound Springs, Enchanted Blade, Curse of Weakness, Ambush, 10' x 10' Room, Workshop";
    let plays = |room: &str| {
        let play = table(room).hand('B', cards).invade();
        play.menu('B').iter().filter(|(name, _)| name.starts_with("Play")).count()
    };
    assert_eq!(plays("Crossroads"), 0);
    assert_eq!(plays("Crossroads / Pit"), 2);
    assert_eq!(plays("Barracks (blue) / Orc"), 4 + 4 + 1 + 1 + 1);
    let mut later = table("Lair / Orc").hand('B', cards).invade();
    later.until(Stage::RecoveryWindow);
    assert_eq!(later.menu('B').iter().filter(|(name, _)| name.starts_with("Play")).count(), 0);
}

#[test]
fn ruling_52_strength_lasts_for_the_next_strike_or_bash() {
    let mut play = table("Lair / Orc+1").hand('B', "10' Corridor").hand('A', "Lair").invade();
    play.does('B', "Play 10' Corridor on Fighter (1)").pass_once();
    play.until(Stage::RecoveryWindow);
    play.says("The Fighter strikes Ogre for 3; health left: 1.");
    assert_eq!(play.member(1).strength, 2);
    let mut weaker = table("Lair / Orc+1").hand('A', "Lair").invade();
    weaker.does('B', "Pass").does('C', "Pass").does('A', "Play Lair on Fighter (1)").does('A', "Pass");
    weaker.does('C', "Begin the fight");
    weaker.says("The Fighter strikes Ogre for 1; health left: 3.");
}

#[test]
fn ruling_52_a_ward_takes_the_next_point_of_damage() {
    let mut play =
        table("Crossroads / Spike").hand('B', "T Intersection").party("Cleric Cleric Mage Mage").invade();
    play.does('B', "Play T Intersection on Cleric (1)").pass_once();
    assert_eq!((play.member(1).health, play.member(1).ward), (5, 0));
}

#[test]
fn ruling_52_charges_and_morale_last_for_the_invasion() {
    let mut play = table("Crossroads\nCrossroads")
        .hand('B', "Crossroads, Dead End")
        .hand('A', "Gatehouse, Shrine")
        .invade();
    play.does('B', "Play Crossroads on Mage (4)")
        .does('B', "Play Dead End on Thief (3)")
        .does('B', "Pass")
        .does('C', "Pass");
    play.does('A', "Play Gatehouse on Fighter (1)").does('A', "Play Shrine on Cleric (2)").does('A', "Pass");
    assert_eq!((play.member(4).charges, play.member(3).morale), (2, 3));
    assert_eq!((play.member(1).charges, play.member(2).morale), (0, 3));
    play.until(Stage::EncounterWindow);
    assert_eq!(play.member(4).charges, 2);
}

#[test]
fn ruling_53_the_latest_counterspell_is_settled_first() {
    let mut play = table("Crossroads")
        .hand('B', "Chamber")
        .hand('C', "Counterspell (blue)")
        .hand('A', "Counterspell (purple)")
        .invade();
    play.does('B', "Play Chamber on Mage (4)").does('B', "Pass");
    play.does('C', "Play Counterspell (blue) on Chamber").does('C', "Pass");
    play.does('A', "Play Counterspell (purple) on Counterspell (blue)").does('A', "Pass");
    play.says("Counterspell (blue) is cancelled by Counterspell (purple).");
    assert_eq!(play.member(4).health, 2, "so the Chamber hurts after all");
}

#[test]
fn ruling_53_a_cancelled_card_does_nothing() {
    let mut play = table("Crossroads").hand('B', "Chamber").hand('A', "Counterspell").invade();
    play.does('B', "Play Chamber on Mage (4)").does('B', "Pass").does('C', "Pass");
    play.does('A', "Play Counterspell (blue) on Chamber").does('A', "Pass");
    assert_eq!(play.member(4).health, 3);
}

#[test]
fn ruling_54_one_fewer_is_not_killed_and_one_more_is_gone_after_the_combat() {
    let mut fewer = table("Barracks (blue) / Goblin")
        .hand('B', "10' x 10' Room")
        .party("Fighter Fighter Thief Thief")
        .invade();
    fewer.does('B', "Play 10' x 10' Room on Goblin (room 1)").pass_once();
    assert_eq!(fewer.happened(|event| matches!(event, Event::Killed { .. })), 3);
    let monster = &fewer.all().players[0].rooms[0].monsters[0];
    assert_eq!((monster.killed, monster.figures), (3, Some(4)), "the fourth is still there on the way out");
    let mut more =
        table("Chamber / Goblin").hand('B', "Workshop").party("Fighter Fighter Thief Thief").invade();
    more.does('B', "Play Workshop on Goblin (room 1)").pass_once();
    assert_eq!(more.happened(|event| matches!(event, Event::Killed { .. })), 2);
    more.finish();
    assert_eq!(more.drawn('A'), ["Chamber"]);
}

#[test]
fn ruling_56_on_the_way_out_windows_open_only_where_something_can_happen() {
    let mut play = table("Crossroads / Spike+3\nCrossroads").party("Fighter Fighter Cleric Cleric").invade();
    play.finish();
    let opened = play.happened(|event| matches!(event, Event::WindowOpened { .. }));
    assert_eq!(opened, 6, "two rooms in with two each, and the trap's on the way out: {:#?}", play.story());
}

#[test]
fn every_yellow_card_does_what_it_says() {
    let play = |room: &str, by: char, card: &str, target: &str| {
        let mut play = Table::of(2).dungeon('A', room).hand(by, card).party(PARTY).invade();
        if by == 'A' {
            play.acts('B', Move::Pass);
        }
        let name = play
            .menu(by)
            .into_iter()
            .map(|(name, _)| name)
            .find(|name| name.starts_with(&format!("Play {card}")) && name.ends_with(target));
        let name = name.unwrap_or_else(|| panic!("{card} is not offered: {:?}", play.menu(by)));
        play.does(by, &name).pass_once();
        if play.stage() == Stage::Abilities {
            play.does('B', "Begin the fight");
        }
        play
    };
    play("Lair / Orc+1", 'B', "Enchanted Blade", "Fighter (1)")
        .says("The Fighter strikes Ogre for 4; health left: 0.");
    assert_eq!(play("Crossroads", 'B', "Hymn of Courage", "").member(3).morale, 3);
    assert_eq!(play("Crossroads", 'B', "Wand of Plenty", "Mage (4)").member(4).charges, 3);
    play("Crossroads / Pit", 'B', "Thieves' Map", "").says("The trap does not fire.");
    play("Lair / Orc+1", 'A', "Curse of Weakness", "Fighter (1)")
        .says("The Fighter strikes Ogre for 0; health left: 4.");
    play("Lair / Orc+1", 'A', "Ambush", "").says("The monsters hit the Fighter for 6; health left: 0.");
    assert_eq!(play("Crossroads", 'A', "Howling Dark", "Cleric (2)").member(2).morale, 2);
    assert_ne!(play("Crossroads / Pit", 'A', "Antimagic Fog", "").stage(), Stage::Trap);
    let springs = play("Crossroads / Pit", 'A', "Overwound Springs", "");
    assert_eq!(springs.all().players[0].rooms[0].trap.as_ref().unwrap().charges, Some(3));
}

#[test]
fn a_healing_draught_brings_a_member_to_full_health() {
    let mut play = Table::of(2)
        .dungeon('A', "Crossroads / Spike+1")
        .hand('B', "Healing Draught")
        .party("Cleric Cleric Mage Mage")
        .invade();
    play.pass_once();
    play.does('B', "Play Healing Draught (blue) on Cleric (1)").pass_once();
    play.says("The Cleric is healed; health: 5.");
}

#[test]
fn a_guardian_spirit_keeps_the_next_who_would_die_at_one() {
    let mut play = Table::of(2)
        .dungeon('A', "Crossroads / Spike+3")
        .hand('B', "Guardian Spirit")
        .party("Mage Mage Mage Mage")
        .invade();
    play.does('B', "Play Guardian Spirit (blue)").pass_once();
    play.says("A guardian spirit keeps the Mage alive.");
    assert_eq!(play.happened(|event| matches!(event, Event::Died { .. })), 3);
}

#[test]
fn whoever_passes_for_the_whole_invasion_is_not_asked_again_until_it_is_over() {
    let mut play =
        Table::of(2).dungeon('A', "Crossroads\nCrossroads").dungeon('B', "Crossroads").party(PARTY).invade();
    play.acts('B', Move::PassUnless(Order::Never));
    let mut asked = 0;
    while play.all().turn == seat('A') {
        asked += usize::from(play.awaited() == "B");
        play.step();
    }
    assert_eq!(asked, 0);
    assert_eq!(play.view('B').order, Some(Order::Ask), "the next invasion begins anew");
}

#[test]
fn a_standing_order_asks_when_what_it_names_happens() {
    let asked_in = |order: Order, room: &str, hand: &str| {
        let table = Table::of(3).dungeon('A', &format!("{room}\nCrossroads")).hand('B', hand).party(PARTY);
        let mut play = table.invade();
        play.acts('B', Move::Pass).acts('C', Move::PassUnless(order)).acts('A', Move::Pass);
        play.until(Stage::EncounterWindow);
        if !hand.is_empty() {
            play.does('B', &format!("Play {hand} on Mage (4)"));
        }
        play.acts('B', Move::Pass);
        play.awaited() == "C"
    };
    assert!(asked_in(Order::Monsters, "Chamber / Orc", "") && !asked_in(Order::Monsters, "Crossroads", ""));
    assert!(asked_in(Order::Traps, "Crossroads / Pit", "") && !asked_in(Order::Traps, "Chamber / Orc", ""));
    assert!(asked_in(Order::Cards, "Crossroads", "Chamber") && !asked_in(Order::Cards, "Crossroads", ""));
    assert!(!asked_in(Order::Fallen, "Crossroads", ""));
}

#[test]
fn an_order_can_be_taken_back_at_any_time() {
    let mut play = Table::of(3).dungeon('A', "Crossroads\nCrossroads").party(PARTY).invade();
    play.acts('B', Move::PassUnless(Order::Never));
    assert!(play.offers('B', "Ask me in windows again"));
    play.acts('B', Move::AskMe).pass_once();
    assert_eq!(play.awaited(), "B");
}

#[test]
fn whoever_cannot_react_is_asked_all_the_same_and_looks_the_same() {
    let asked = |hand: &str| {
        let play =
            Table::of(3).dungeon('A', "Crossroads").hand('B', hand).hand('C', "Orc").party(PARTY).invade();
        let view = play.view('C');
        (play.awaited(), view.stage, view.invasion.unwrap().to_answer.len())
    };
    assert_eq!(asked("Orc"), asked("Chamber"));
}

#[test]
fn a_clock_runs_for_windows_alone_and_counts_as_passing() {
    let table = Table::of(2).dungeon('A', "Crossroads").party(PARTY).option("windows", "brisk");
    assert_eq!(table.clone().open().position.time_limit(), None, "not while building");
    let mut play: Play = table.invade();
    let limit = play.position.time_limit().expect("a limit");
    assert_eq!(limit.millis, 20_000);
    play.position.time_up().expect("time is limited");
    assert_eq!(play.awaited(), "A");
    assert_ne!(
        play.position.time_limit().expect("a limit").number,
        limit.number,
        "for the next it begins anew"
    );
    assert_eq!(Table::of(2).dungeon('A', "Crossroads").invade().position.time_limit(), None);
}
