//! What a position can be asked without being changed.

use undercroft_bidding::{Bidding, Move};
use undercroft_core::{Position, Seat, Seed, Setup};

fn dealt() -> Position<Bidding> {
    Position::deal(Setup::new::<Bidding>(3), Seed::from_number(4)).unwrap().0
}

#[test]
fn a_bid_laid_face_down_reveals_nothing_and_the_last_one_does() {
    let mut position = dealt();
    for (seat, reveals) in [(0, false), (1, false), (2, true)] {
        assert_eq!(position.reveals(Seat::new(seat), Move::Bid(3)), reveals, "seat {}", seat + 1);
        position.play(Seat::new(seat), Move::Bid(3)).unwrap();
    }
}

#[test]
fn judging_a_move_changes_nothing() {
    let position = dealt();
    let before = position.to_json();
    assert!(position.judge(Seat::new(0), Move::Bid(3)).is_ok());
    assert_eq!(position.judge(Seat::new(0), Move::Bid(9)).unwrap_err().reason().id(), "refused-not-held");
    assert_eq!(position.judge(Seat::new(5), Move::Bid(1)).unwrap_err().reason().id(), "no-such-seat");
    assert_eq!(position.to_json(), before);
}

#[test]
fn a_seat_that_is_not_at_the_table_has_no_moves() {
    assert!(dealt().moves(Seat::new(6)).is_empty());
}
