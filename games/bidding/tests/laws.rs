//! The whole test of a game's machinery is one line.

#[test]
fn the_laws_hold() {
    undercroft_core::laws::uphold::<undercroft_bidding::Bidding>(4_000);
}
