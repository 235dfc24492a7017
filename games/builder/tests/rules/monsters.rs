//! Meeting monsters: figures, abilities before the fight, and what becomes of the cards.

use crate::support::{Play, Table};
use undercroft_builder::Stage;

fn meets(room: &str, party: &str) -> Play {
    let mut play = Table::of(2).dungeon('A', room).party(party).invade();
    play.pass_once();
    play
}

#[test]
fn ruling_28_a_card_stands_for_one_figure_or_four_in_barracks_and_one_more_with_a_chieftain() {
    let drawn = |table: Table| table.open().drawn('A').remove(0);
    let barracks = Table::of(2).dungeon('A', "Barracks (blue) / Orc");
    assert_eq!(drawn(barracks.clone()), "Barracks ^Orc x4");
    assert_eq!(drawn(barracks.reds('A', "Orc Chieftain")), "Barracks ^Orc x5");
    let ogre = Table::of(2).dungeon('A', "Lair / Orc+1").reds('A', "Orc Chieftain");
    assert_eq!(drawn(ogre), "Lair ^Ogre x1", "basic Orcs only");
    let kobolds = Table::of(2).dungeon('A', "Chamber / Kobold").age('A', 2);
    assert_eq!(drawn(kobolds.clone()), "Chamber ^Kobold x3");
    let upgraded = Table::of(2).dungeon('A', "Lair / Kobold").age('A', 2).hand('A', "Kobold").open();
    let mut upgraded = upgraded;
    upgraded.does('A', "Lay Kobold on Kobold (room 1)");
    assert_eq!(upgraded.drawn('A'), ["Lair ^Lizardman x1"], "upgrading loses those that joined");
}

#[test]
fn ruling_28_a_kobold_joins_after_each_invasion_of_its_own_dungeon() {
    let mut play = Table::of(2)
        .dungeon('A', "Chamber / Kobold\nLair+1 / Goblin+2")
        .party("Mage Mage Mage Mage")
        .invade();
    play.finish();
    assert_eq!(play.drawn('A')[0], "Chamber ^Kobold x2", "the party died at the Troll: {:#?}", play.story());
}

#[test]
fn ruling_28_a_card_is_discarded_only_if_all_its_figures_die() {
    let barracks = Table::of(2).dungeon('A', "Barracks (blue) / Orc").hand('A', "Ambush");
    let mut play = barracks.party("Mage Mage Mage Mage").invade();
    play.does('B', "Pass").does('A', "Play Ambush (blue)").does('A', "Pass");
    play.does('B', "Mage (1): Fireball on Orc 2/1").does('B', "Begin the fight").finish();
    assert_eq!(play.drawn('A'), ["Barracks ^Orc x4"], "the rest killed the party, and all are back");
    let mut gone = Table::of(2).dungeon('A', "Chamber / Orc").party("Mage Mage Mage Mage").invade();
    gone.pass_once().does('B', "Mage (1): Fireball on Orc 2/1").finish();
    assert_eq!(gone.drawn('A'), ["Chamber"]);
}

#[test]
fn ruling_44_each_charge_kills_one_figure_before_the_first_round_only() {
    let mut play = meets("Barracks (blue) / Orc", "Mage Mage Cleric Cleric");
    play.does('B', "Mage (1): Fireball on Orc 2/1");
    assert!(!play.offers('B', "Mage (1): Fireball on Orc 2/1"), "one charge");
    play.does('B', "Begin the fight");
    assert!(!play.offers('B', "Mage (2): Fireball on Orc 2/1"));
}

#[test]
fn immune_monsters_are_not_killed_outright() {
    let kills =
        |room: &str, party: &str| meets(room, party).menu('B').iter().any(|(name, _)| name.contains(" on "));
    assert!(!kills("Lair / Kobold+1", "Mage Mage Mage Mage"), "a Lizardman and a Fireball");
    assert!(kills("Lair / Kobold+1", "Barbarian Mage Mage Mage"));
    for class in ["Mage", "Barbarian", "Ranger"] {
        assert!(!kills("Lair+1 / Kobold+2", &[class; 4].join(" ")), "a Dragon and a {class}");
    }
    assert!(!kills("Lair+1 / Skeleton+2", "Ranger Ranger Ranger Ranger"), "a Lich and Hatred");
    assert!(kills("Lair+1 / Skeleton+2", "Mage Mage Mage Mage"));
}

#[test]
fn ruling_45_a_ranger_hates_the_first_type_met_used_or_not() {
    let mut play = Table::of(2)
        .dungeon('A', "Chamber / Goblin\nChamber / Orc\nChamber / Orc")
        .party("Ranger Fighter Fighter Cleric")
        .invade();
    play.until(Stage::Abilities);
    play.says("The Ranger hates Orc from now on.");
    play.does('B', "Begin the fight").until(Stage::Abilities);
    assert!(play.offers('B', "Ranger (1): Hatred on Orc 2/1"), "in the next room");
    play.does('B', "Ranger (1): Hatred on Orc 2/1").finish();
    assert_eq!(play.times("The Ranger hates Goblin from now on."), 0);
}

#[test]
fn ruling_45_of_several_types_the_invader_picks() {
    let mut play = meets("Dragon's Den (blue) / Orc / Goblin", "Ranger Cleric Cleric Cleric");
    assert_eq!(play.menu('B').len(), 2);
    play.does('B', "Ranger (1) hates Goblin (room 1)");
    assert!(
        play.offers('B', "Ranger (1): Hatred on Goblin 1/1")
            && !play.offers('B', "Ranger (1): Hatred on Orc 2/1")
    );
}

#[test]
fn ruling_45_whoever_goes_berserk_is_wounded_for_sure_by_the_next_figure_here_or_later() {
    let mut here = meets("Dragon's Den (blue) / Orc / Orc", "Barbarian Cleric Cleric Cleric");
    here.does('B', "Barbarian (1): Berserk on Orc 2/1");
    here.says("The first monster wounds the berserk Barbarian for 2; health left: 4.");
    let mut later = Table::of(2)
        .dungeon('A', "Chamber / Orc\nChamber / Goblin")
        .party("Barbarian Cleric Cleric Cleric")
        .invade();
    later.pass_once().does('B', "Barbarian (1): Berserk on Goblin 1/1");
    assert!(later.member(1).owes);
    later.until(Stage::EncounterWindow).finish();
    later.says("The first monster wounds the berserk Barbarian for 2; health left: 4.");
}

#[test]
fn ruling_48_an_illusion_passes_this_rooms_monsters_which_remain() {
    let mut play = Table::of(2)
        .dungeon('A', "Crossroads\nChamber / Orc")
        .party("Illusionist Cleric Cleric Cleric")
        .invade();
    play.pass_once().does('B', "Illusionist (1): Illusion");
    play.says("The party slips past the monsters.");
    assert_eq!((play.member(1).charges, play.drawn('A')[1].as_str()), (0, "Chamber ^Orc x1"));
    play.finish();
    play.says("On its way out the party enters room 2: Chamber.").says("Combat round 1 against 1 monster.");
}

#[test]
fn ruling_48_an_illusion_comes_before_anybody_is_killed() {
    let mut play = meets("Barracks (blue) / Orc", "Illusionist Mage Cleric Cleric");
    assert!(play.offers('B', "Illusionist (1): Illusion"));
    play.does('B', "Mage (2): Fireball on Orc 2/1");
    assert!(!play.offers('B', "Illusionist (1): Illusion"));
}

#[test]
fn ruling_48_no_illusion_leads_past_a_gelatinous_cube() {
    let play = meets("Crossroads / Gelatinous Cube", "Illusionist Cleric Cleric Cleric");
    assert_ne!(play.stage(), Stage::Abilities);
}

#[test]
fn ruling_50_a_bone_altar_raises_a_skeleton_when_the_party_leaves_once_an_adventure() {
    let mut play = Table::of(2)
        .dungeon('A', "Chamber / Skeleton")
        .reds('A', "Bone Altar")
        .party("Fighter Fighter Cleric Cleric")
        .invade();
    play.finish();
    assert_eq!(play.times("Combat round 1 against 1 monster."), 2, "on the way in and on the way out");
    assert_eq!(play.drawn('A'), ["Chamber ^Skeleton x1"], "and it returns after the adventure");
}

#[test]
fn skeletons_return_after_the_adventure() {
    let mut play =
        Table::of(2).dungeon('A', "Chamber / Skeleton").party("Fighter Fighter Cleric Cleric").invade();
    play.finish();
    play.says("Skeleton returns.");
    assert_eq!(play.drawn('A'), ["Chamber ^Skeleton x1"]);
}

#[test]
fn an_alchemist_gives_once_upgraded_monsters_more_health() {
    let health = |room: &str| {
        let view = Table::of(2).dungeon('A', room).reds('A', "Alchemist").open().all();
        view.players[0].rooms[0].monsters[0].health.unwrap()
    };
    assert_eq!([health("Chamber / Orc"), health("Lair / Orc+1"), health("Lair+1 / Orc+2")], [1, 5, 6]);
}
