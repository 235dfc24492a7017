//! What people mix into the deal: who commits, who reveals, and what becomes of those who do not.

use super::*;
use undercroft_core::{Contribution, Digest};

const WITHIN: Millis = 3_000;
const REVEAL_WITHIN: Millis = 30_000;

fn contribution(person: usize) -> Contribution {
    Contribution::from_bytes([person as u8 + 1; 32])
}

/// Three people who have just sat down at a table that asks for contributions.
fn sitting() -> House {
    House::seated(|terms| terms.contributions = WITHIN)
}

fn commit(round: u32, person: usize) -> Command {
    Command::Commit { round, commitment: contribution(person).commitment() }
}

fn reveal(round: u32, person: usize) -> Command {
    Command::Reveal { round, contribution: contribution(person) }
}

impl House {
    fn mixing(&self) -> Option<(u32, usize, bool)> {
        let mixing = self.scene(Eye::Spectator).mixing?;
        Some((mixing.round, mixing.commitments.len(), mixing.reveal))
    }

    /// Lets time run out that somebody waits for.
    fn after(&mut self, millis: Millis) -> usize {
        self.now += millis;
        self.asked(Who::Clock, Command::Tick).unwrap()
    }

    /// So many people commit, or reveal.
    fn all_of(&mut self, people: usize, what: fn(u32, usize) -> Command) {
        for person in 0..people {
            self.asks(person, what(1, person)).unwrap();
        }
    }

    fn kinds(&self) -> Vec<String> {
        let told = self.scene(Eye::Spectator).told;
        told.into_iter().flat_map(|chapter| chapter.lines).filter_map(|line| line.table).collect()
    }

    fn dealt_from(&self) -> Seed {
        self.table.game().expect("dealt").seed()
    }
}

#[test]
fn the_cards_are_dealt_when_everybody_has_committed_and_then_revealed() {
    let mut house = sitting();
    assert_eq!(house.mixing(), Some((1, 0, false)));
    for person in 0..3 {
        assert!(house.table.game().is_none());
        house.asks(person, commit(1, person)).unwrap();
    }
    assert_eq!(house.mixing(), Some((1, 3, true)));
    for person in 0..3 {
        assert!(house.table.game().is_none());
        house.asks(person, reveal(1, person)).unwrap();
    }
    assert_eq!(house.mixing(), None);
    assert_eq!(house.dealt_from(), house.table.seal().deal_seed());
    assert_ne!(house.dealt_from(), house.table.seal().seed, "what people mixed in counts");
    assert_eq!(Table::run(house.log.clone()).unwrap().seal(), house.table.seal());
}

#[test]
fn nobody_reveals_before_all_commitments_are_known_or_anything_else_than_was_committed_to() {
    let mut house = sitting();
    house.asks(0, commit(1, 0)).unwrap();
    assert!(house.asks(0, reveal(1, 0)).unwrap_err().contains("Not everybody has committed"));
    house.asks(1, commit(1, 1)).unwrap();
    house.asks(2, commit(1, 2)).unwrap();
    assert!(house.asks(0, reveal(1, 1)).unwrap_err().contains("not what you have committed to"));
    assert!(house.asks(0, reveal(2, 0)).unwrap_err().contains("in this round"));
    assert!(house.asks(0, commit(1, 2)).unwrap_err().contains("No commitment is taken now"));
    // The same twice happens once.
    assert_eq!(house.asks(0, commit(1, 0)), Ok(0));
    assert_eq!(house.asks(0, reveal(1, 0)), Ok(1));
    assert_eq!(house.asks(0, reveal(1, 0)), Ok(0));
}

#[test]
fn nobody_sees_what_others_reveal_before_the_end() {
    let mut house = sitting();
    house.all_of(3, commit);
    house.all_of(3, reveal);
    for eye in [Eye::Spectator, house.seat(0)] {
        let shown = serde_json::to_string(&house.scene(eye)).unwrap();
        assert!((0..3).all(|person| !shown.contains(&contribution(person).to_string())));
    }
}

#[test]
fn whoever_does_not_commit_in_time_is_left_out_with_a_note() {
    let mut house = sitting();
    house.asks(0, commit(1, 0)).unwrap();
    assert_eq!(house.table.deadline(), Some(NOW + WITHIN));
    assert_eq!(house.after(WITHIN), 2);
    assert_eq!(house.kinds().iter().filter(|kind| *kind == "left_out").count(), 2);
    assert!(house.asks(1, commit(1, 1)).unwrap_err().contains("it comes too late"));
    house.asks(0, reveal(1, 0)).unwrap();
    let parts: Vec<bool> = house.table.seal().parts.iter().map(|part| part.contribution.is_some()).collect();
    assert_eq!(parts, [true, false, false]);
}

#[test]
fn where_nobody_answers_the_cards_are_dealt_all_the_same() {
    let mut house = sitting();
    house.after(WITHIN);
    assert_eq!(house.dealt_from(), house.table.seal().seed);
    assert_eq!(house.table.seal().parts.len(), 3, "the record says who was left out");
}

#[test]
fn whoever_holds_back_what_others_have_revealed_against_loses_the_seat_and_all_begin_anew() {
    let mut house = sitting();
    house.all_of(3, commit);
    house.all_of(2, reveal);
    for (person, command) in [(2, Command::Leave), (0, Command::Kick { seat: Seat::new(2) })] {
        assert!(house.asks(person, command).unwrap_err().contains("being dealt"), "nobody goes meanwhile");
    }
    house.after(REVEAL_WITHIN);
    assert!(house.table.game().is_none() && house.table.chairs()[2] == Chair::Free);
    assert!(house.kinds().contains(&"withheld".to_string()));
    let sit = || Command::Sit { seat: None, name: "Cid".into(), program: false };
    assert!(house.asks(2, sit()).unwrap_err().contains("You held back here"));
    house.asks(3, sit()).unwrap();
    assert_eq!(house.mixing(), Some((2, 0, false)), "what was revealed before counts no more");
    assert!(house.asks(0, reveal(1, 0)).is_err());
    assert_eq!(house.table.seal().withheld, [Seat::new(2)]);
}

#[test]
fn where_nobody_has_revealed_nobody_knows_anything_and_all_are_left_out() {
    let mut house = sitting();
    house.all_of(3, commit);
    house.after(REVEAL_WITHIN);
    assert_eq!(house.dealt_from(), house.table.seal().seed);
    assert!(house.table.seal().withheld.is_empty());
}

#[test]
fn whoever_leaves_before_anything_is_revealed_may_come_back_and_commitments_are_made_anew() {
    let mut house = sitting();
    house.asks(0, commit(1, 0)).unwrap();
    house.asks(1, Command::Leave).unwrap();
    assert_eq!(house.mixing(), None);
    assert_eq!(house.table.deadline(), None);
    house.asks(1, Command::Sit { seat: None, name: "Bea".into(), program: false }).unwrap();
    assert_eq!(house.mixing(), Some((2, 0, false)));
}

#[test]
fn bots_mix_nothing_in_and_a_table_of_them_alone_waits_for_nobody() {
    let mut house = House::open(|terms| terms.contributions = WITHIN);
    house.asks(0, Command::Sit { seat: None, name: "Ann".into(), program: false }).unwrap();
    house.asks(0, Command::Fill { level: "random".into() }).unwrap();
    house.asks(0, commit(1, 0)).unwrap();
    house.asks(0, reveal(1, 0)).unwrap();
    assert_eq!(house.table.seal().parts.len(), 1);
    let mut bots = House::open(|terms| terms.contributions = WITHIN);
    bots.asks(0, Command::Fill { level: "random".into() }).unwrap();
    assert!(bots.table.game().is_some());
}

#[test]
fn nobody_loses_a_seat_because_the_house_was_closed() {
    let mut house = sitting();
    house.all_of(3, commit);
    let slept = house.table.slept([(NOW, NOW + 60_000)]).expect("somebody is waited for");
    house.now += 60_000;
    house.table.apply(Entry { at: house.now, request: None, kind: slept }).unwrap();
    assert_eq!(house.after(0), 0);
    assert_eq!(house.table.deadline(), Some(house.now + REVEAL_WITHIN));
}

#[test]
fn a_log_whose_seed_was_changed_does_not_run() {
    let house = House::full();
    let mut log = house.log.clone();
    if let EntryKind::Opened { terms, .. } = &mut log[0].kind {
        terms.seed = Seed::from_number(8);
    }
    let corrupt = Table::run(log).err().expect("it is noticed");
    assert!(corrupt.reason.contains("the commitment does not belong to this seed"), "{}", corrupt.reason);
}

#[test]
fn the_chain_grows_with_every_move_and_shows_nobody_that_a_move_was_played_again() {
    let mut house = House::full();
    let digest = |house: &House| -> Digest { house.scene(Eye::Spectator).chain.expect("dealt").digest };
    let mut seen = vec![digest(&house)];
    let action: Value =
        serde_json::from_str(&house.table.game().unwrap().moves(Seat::new(0))[0].json).unwrap();
    for id in ["first", "second"] {
        house.plays(0, action.clone(), id).unwrap();
        seen.push(digest(&house));
        house.asks(0, Command::Undo).unwrap();
        seen.push(digest(&house));
    }
    let mut different = seen.clone();
    different.sort_by_key(Digest::to_string);
    different.dedup();
    assert_eq!(different.len(), seen.len());
}
