//! The seal holds what it promises: nobody chooses a deal in which one honest player has a part.

use undercroft_bidding::Bidding;
use undercroft_core::{
    Contribution, Digest, Game, Part, Played, Position, Quick, Record, Rng, Seal, Seat, Seed, Setup, chance,
};

/// How many deals are made in each simulation, and how many seeds or contributions somebody tries before each.
const DEALS: usize = 600;
const TRIES: usize = 1_000;

fn contribution(rng: &mut Quick) -> Contribution {
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    Contribution::from_bytes(bytes)
}

fn seed(rng: &mut Quick) -> Seed {
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    Seed::from_bytes(bytes)
}

fn part(seat: usize, contribution: Contribution) -> Part {
    let commitment = Some(contribution.commitment());
    Part { seat: Seat::new(seat), commitment, contribution: Some(contribution) }
}

fn setup() -> Setup {
    Setup::new::<Bidding>(2)
}

/// The deal that somebody wants: one in five deals of the bidding game begins with the greatest prize.
fn is_wanted(seal: &Seal) -> bool {
    let (position, _) = Position::<Bidding>::deal(setup(), seal.deal_seed()).unwrap();
    let view =
        serde_json::to_value(position.rules().view(position.state(), undercroft_core::Eye::All)).unwrap();
    view["prize"] == 5
}

fn sealed(seed: Seed, parts: &[Part]) -> Seal {
    Seal { parts: parts.to_vec(), ..Seal::new("table", &setup(), seed) }
}

/// In how many of a hundred deals somebody got what they wanted.
fn share(mut deal: impl FnMut(&mut Quick) -> Seal) -> usize {
    let mut rng = chance::quick(7);
    100 * (0..DEALS).filter(|_| is_wanted(&deal(&mut rng))).count() / DEALS
}

/// One in five deals is wanted; what chance alone brings of 600 lies between these.
const BY_CHANCE: std::ops::Range<usize> = 14..27;

#[test]
fn a_house_alone_gets_the_deal_it_wants_by_trying_seeds() {
    let of_its_choice = share(|rng| {
        let mut tries = (0..TRIES).map(|_| sealed(seed(rng), &[]));
        tries.find(is_wanted).expect("one of so many is good")
    });
    assert_eq!(of_its_choice, 100, "otherwise the simulations below show nothing");
}

#[test]
fn a_house_that_tries_a_thousand_seeds_gets_no_deal_it_wants_when_one_player_is_honest() {
    let got = share(|rng| {
        // The house commits before the honest player reveals: it can only try against bytes that it guesses.
        let guess = contribution(rng);
        let chosen = (0..TRIES).map(|_| seed(rng)).find(|seed| is_wanted(&sealed(*seed, &[part(0, guess)])));
        let honest = contribution(rng);
        sealed(chosen.expect("one of so many is good"), &[part(0, honest)])
    });
    assert!(BY_CHANCE.contains(&got), "{got} of 100");
}

#[test]
fn nor_does_it_with_a_player_on_its_side_against_one_honest_other() {
    let got = share(|rng| {
        let (own, guess) = (seed(rng), contribution(rng));
        let good = |mine: &Contribution| is_wanted(&sealed(own, &[part(0, guess), part(1, *mine)]));
        let chosen = (0..TRIES).map(|_| contribution(rng)).find(good).expect("one of so many is good");
        sealed(own, &[part(0, contribution(rng)), part(1, chosen)])
    });
    assert!(BY_CHANCE.contains(&got), "{got} of 100");
}

/// A whole game with the lowest cards, under a seal.
fn played(seal: Seal) -> Record<<Bidding as Game>::Move> {
    let (mut position, _) = Position::<Bidding>::deal(setup(), seal.deal_seed()).unwrap();
    let mut moves = Vec::new();
    while let Some(seat) = position.rules().awaited(position.state()).next() {
        let action = position.moves(seat)[0];
        position.play(seat, action).unwrap();
        moves.push(Played::Move { seat, action });
    }
    Record::sealed(seal, &position, moves)
}

#[test]
fn whoever_exchanges_a_seed_or_a_contribution_after_the_others_revealed_is_found_out() {
    let mut rng = chance::quick(1);
    let (one, two) = (contribution(&mut rng), contribution(&mut rng));
    let honest = sealed(seed(&mut rng), &[part(0, one), part(1, two)]);
    played(honest.clone()).verify::<Bidding>().unwrap();
    let other_seed = Seal { seed: seed(&mut rng), ..honest.clone() };
    assert_eq!(played(other_seed).verify::<Bidding>().unwrap_err()[0].place, "commitment");
    let mut other_bytes = honest.clone();
    other_bytes.parts[1].contribution = Some(contribution(&mut rng));
    assert_eq!(played(other_bytes).verify::<Bidding>().unwrap_err()[0].place, "parts[1]");
}

#[test]
fn a_commitment_covers_seed_setup_and_table() {
    let (seed, other) = (Seed::from_number(1), Seed::from_number(2));
    let commitment = Seal::commitment_of("table", &setup(), seed);
    assert_eq!(commitment, Seal::commitment_of("table", &setup(), seed));
    let others: [Digest; 3] = [
        Seal::commitment_of("table", &setup(), other),
        Seal::commitment_of("tables", &setup(), seed),
        Seal::commitment_of("table", &Setup::new::<Bidding>(3), seed),
    ];
    assert!(others.iter().all(|other| *other != commitment));
}

#[test]
fn whoever_is_left_out_has_no_part_in_the_deal_and_is_named_in_the_chain() {
    let mut rng = chance::quick(2);
    let (seed, one) = (seed(&mut rng), contribution(&mut rng));
    let missing = Part { seat: Seat::new(1), commitment: None, contribution: None };
    let (with, without) = (sealed(seed, &[part(0, one), missing]), sealed(seed, &[part(0, one)]));
    assert_eq!(with.deal_seed(), without.deal_seed());
    assert_ne!(with.chain().head(), without.chain().head());
    assert_eq!(sealed(seed, &[missing]).deal_seed(), seed);
}

#[test]
fn a_record_changed_in_any_way_that_can_be_read_does_not_verify() {
    let mut rng = chance::quick(3);
    let seal = sealed(seed(&mut rng), &[part(0, contribution(&mut rng)), part(1, contribution(&mut rng))]);
    let record = played(seal);
    let text = serde_json::to_string(&record).unwrap();
    record.verify::<Bidding>().unwrap();
    for at in 0..text.len() {
        for bit in [1, 2, 4] {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= bit;
            let Ok(changed) = String::from_utf8(bytes) else { continue };
            let Ok(changed) = Record::from_json(&changed) else { continue };
            assert!(changed == record || changed.verify::<Bidding>().is_err(), "byte {at}, bit {bit}");
        }
    }
}
