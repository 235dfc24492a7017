//! Card packs beside the one card file: a game that knows them plays with them, any other refuses them.

use undercroft_bidding::Bidding;
use undercroft_core::{Fault, Game, Played, Position, Record, Seed, Setup};
use undercroft_kit::scramble::Scramble;

fn with_packs(packs: &[&str]) -> Setup {
    let packs = packs.iter().map(|pack| pack.to_string()).collect();
    Setup { packs, ..Setup::new::<Scramble>(2) }
}

fn coins(setup: &Setup) -> i64 {
    let (position, _) = Position::<Scramble>::deal(setup.clone(), Seed::from_number(1)).unwrap();
    position.rules().count(position.state())[0].1
}

fn faults<G: Game>(setup: &Setup) -> Vec<Fault> {
    setup.open::<G>().err().unwrap()
}

#[test]
fn packs_are_played_with_beside_each_other() {
    assert_eq!(coins(&with_packs(&[])), 9);
    assert_eq!(coins(&with_packs(&[Scramble::shipped_packs()[0].1])), 18);
    assert_eq!(coins(&with_packs(&["1 0 0", "0 0 2"])), 12);
}

#[test]
fn a_mistake_in_a_pack_says_in_which() {
    let [fault] = &faults::<Scramble>(&with_packs(&["1 0 0", "many"]))[..] else { panic!("one fault") };
    assert_eq!(fault.place, "packs, number 2");
}

#[test]
fn a_game_that_knows_no_packs_refuses_them() {
    let setup = Setup { packs: vec!["1 0 0".into()], ..Setup::new::<Bidding>(3) };
    let [fault] = &faults::<Bidding>(&setup)[..] else { panic!("one fault") };
    assert_eq!(fault.place, "packs");
    assert!(Bidding::shipped_packs().is_empty());
}

#[test]
fn a_setup_without_packs_is_written_as_it_always_was() {
    let plain = serde_json::to_value(Setup::new::<Scramble>(2)).unwrap();
    assert!(plain.get("packs").is_none(), "{plain}");
    assert_eq!(serde_json::from_value::<Setup>(plain).unwrap(), Setup::new::<Scramble>(2));
}

#[test]
fn a_record_carries_its_packs_and_does_not_verify_with_others() {
    let (mut position, _) = Position::<Scramble>::deal(with_packs(&["1 0 0"]), Seed::from_number(1)).unwrap();
    let moves = vec![Played::TimeUp; 5];
    for &step in &moves {
        position.step(step).unwrap_or_else(|no| panic!("{no}"));
    }
    let record = Record::from_json(&Record::of(&position, moves).to_json()).unwrap();
    assert_eq!(record.table.packs, ["1 0 0"]);
    record.verify::<Scramble>().unwrap();
    let other = Record { table: with_packs(&["0 1 0"]), ..record };
    assert_eq!(other.verify::<Scramble>().unwrap_err()[0].place, "commitment");
}
