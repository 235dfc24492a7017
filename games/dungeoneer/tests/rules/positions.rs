//! Positions as files: what can be reached reads and writes, what cannot is listed with every reason.

use crate::support::{Table, recorded};
use serde_json::{Value, json};
use undercroft_core::Setup;
use undercroft_dungeoneer::Dungeoneer;
use undercroft_kit::positions::{self, Case};

fn table() -> Value {
    Table::drawn(
        &["Small Room"],
        "
        ....
        .4..
        ....
        W..Z
         ++
    ",
    )
    .go('W')
    .json()
}

fn each_is_a_fault(cases: &[Case<'_>]) {
    positions::each_is_a_fault::<Dungeoneer>(&table(), cases);
}

#[test]
fn numbers_out_of_range_are_named_with_the_range() {
    each_is_a_fault(&[
        ("/turn", json!(0), "turn", "from 1 to 200"),
        ("/turn", json!(201), "turn", "from 1 to 200"),
        ("/place", json!(9), "place", "from 1 to 3"),
        ("/steps", json!(6), "steps", "from 0 to 5"),
        ("/quiet", json!(-1), "quiet", "from 0 to 6"),
        ("/order/0", json!(3), "order[0]", "from 1 to 2"),
        ("/dungeoneers/0/wounds", json!(5), "dungeoneers[0].wounds", "from 0 to 4"),
        ("/dungeoneers/0/gold", json!(-1), "dungeoneers[0].gold", "from 0 to"),
        ("/bag/Corner", json!(2), "bag.Corner", "from 0 to 1"),
        ("/monsters/0/id", json!(3), "monsters[0].id", "from 13 to 60"),
        ("/last_opener", json!(3), "last_opener", "from 1 to 2"),
    ]);
}

#[test]
fn names_that_the_cards_do_not_have_are_named() {
    each_is_a_fault(&[
        ("/dungeoneers/0/kind", json!("Bard"), "dungeoneers[0].kind", "no dungeoneer `Bard`"),
        ("/monsters/0/kind", json!("Gnome"), "monsters[0].kind", "no monster `Gnome`"),
        ("/tiles/2/kind", json!("Hall"), "tiles[2].kind", "no tile `Hall`"),
    ]);
}

#[test]
fn tiles_lie_behind_their_doors_and_over_nothing() {
    each_is_a_fault(&[
        ("/tiles/2/corner", json!([101, 97]), "tiles[2]", "does not lie behind its door"),
        ("/tiles/2/corner", json!([10, 10]), "tiles[2]", "does not lie behind its door"),
        ("/tiles/2/heading", json!("south"), "tiles[2]", "does not lie behind its door"),
        ("/tiles/2/from", json!(7), "tiles[2].from", "from 1 to 2"),
        ("/tiles/2/door", json!([]), "tiles[2].door", "a door is one square"),
        ("/tiles/0/corner", json!([101, 103]), "tiles[0]", "the first tile is the porch"),
        ("/bag/Corner", json!(0), "bag.Corner", "1 tokens are gone, but 0 such tiles"),
        ("/doors", json!([]), "complete", "no door to open"),
        ("/doors/0/squares", json!([[101, 98]]), "doors[0].squares", "a door is one square"),
    ]);
}

#[test]
fn everybody_stands_on_a_square_of_their_own() {
    each_is_a_fault(&[
        ("/dungeoneers/0/square", json!([1, 1]), "dungeoneers[0].square", "no floor"),
        ("/dungeoneers/0/square", json!([103, 98]), "dungeoneers[0].square", "no floor"),
        ("/dungeoneers/0/square", json!([103, 95]), "dungeoneers[1].square", "somebody else stands there"),
        ("/monsters/0/square", json!([100, 95]), "monsters[0].square", "somebody else stands there"),
    ]);
}

#[test]
fn the_dead_have_nothing() {
    each_is_a_fault(&[
        ("/dungeoneers/2/gold", json!(3), "dungeoneers[2]", "who stands nowhere is dead"),
        ("/dungeoneers/2/wounds", json!(1), "dungeoneers[2]", "who stands nowhere is dead"),
        ("/dungeoneers/0/kind", json!("Wizard"), "dungeoneers[1].kind", "is there twice"),
        ("/dungeoneers/0/seat", json!(2), "dungeoneers[0].seat", "in the order in which players take them"),
        ("/dungeoneers/0/shield", json!(5), "dungeoneers[0].shield", "no Holy Shield"),
        ("/dungeoneers/0/tried_a_spell", json!(true), "dungeoneers[0].tried_a_spell", "knows no spells"),
    ]);
}

#[test]
fn what_a_monster_remembers_agrees_with_its_wounds() {
    each_is_a_fault(&[
        ("/monsters/0/wounds", json!({"1": 2, "2": 2}), "monsters[0].wounds", "it is dead"),
        ("/monsters/0/hurt_by", json!({"1": 1}), "monsters[0].hurt_by", "fewer wounds in all"),
        ("/monsters/0/wounds", json!({"9": 1}), "monsters[0].wounds", "from 1 to 6"),
        ("/monsters/0/fought_by", json!([7]), "monsters[0].fought_by", "a helper that is gone"),
        ("/monsters/0/of_final_tile", json!(true), "monsters[0].of_final_tile", "does not lie yet"),
    ]);
}

#[test]
fn whoever_acts_can_act_now() {
    each_is_a_fault(&[
        ("/acting", json!(null), "acting", "nobody's go"),
        ("/acting", json!(4), "acting", "nobody's go"),
        ("/acting", json!(2), "acting", "does not live"),
        ("/acting", json!(13), "acting", "nobody's go"),
        ("/stage", json!("next_go"), "acting", "nobody acts"),
        ("/stage", json!("next_monster"), "place", "monsters act after all others"),
        ("/stage", json!("paying"), "casting", "while it is not settled"),
        ("/stage", json!("placing_monsters"), "to_place", "exactly while that is decided"),
        ("/stage", json!("choosing"), "turn", "from 0 to 0"),
        ("/place", json!(2), "place", "against the order of play"),
        ("/to_place", json!(["Goblin"]), "to_place", "exactly while that is decided"),
        ("/stirred", json!(false), "stirred", "monsters live"),
        ("/last_opener", json!(null), "last_opener", "somebody opened the last door"),
    ]);
}

#[test]
fn the_end_is_written_when_it_has_come() {
    each_is_a_fault(&[
        ("/ending", json!("final_tile"), "ending", "exactly when it is over"),
        ("/stage", json!("over"), "ending", "exactly when it is over"),
        ("/level_5_slain", json!(true), "ending", "the game is over"),
        ("/complete", json!(true), "complete", "no door to open"),
    ]);
}

#[test]
fn all_reasons_are_listed_at_once() {
    let edits = [
        ("/turn", json!(500)),
        ("/order/1", json!(1)),
        ("/bag/Corner", json!(9)),
        ("/tiles/2/kind", json!("Attic")),
    ];
    let found = positions::faults::<Dungeoneer>(&table(), &edits);
    for part in ["turn: 500", "order[1]: seat 1 is there twice", "bag.Corner: 9", "tiles[2].kind"] {
        assert!(found.iter().any(|fault| fault.starts_with(part)), "{part} is missing in {found:#?}");
    }
}

#[test]
fn every_position_of_a_game_survives_being_written_and_read() {
    positions::survives_writing::<Dungeoneer>(&recorded(Setup::new::<Dungeoneer>(4), 3));
}

#[test]
fn a_game_written_and_read_goes_on_as_it_would_have() {
    positions::goes_on_as_written::<Dungeoneer>(&recorded(Setup::new::<Dungeoneer>(2), 8), 60);
}
