//! Clients on bad networks: whatever happens to their frames and connections, they end where the log ends, and nothing they
//! ever accepted was wrong.

mod again;
mod copies;
mod many_games;
mod returning;

#[path = "../support/chance.rs"]
mod chance;
#[path = "../support/guest.rs"]
mod guest;
#[path = "../support/house.rs"]
mod house;
#[path = "../support/network.rs"]
mod network;
#[path = "../../../server/tests/support/postgres.rs"]
mod postgres;
#[path = "../support/scenario.rs"]
mod scenario;
#[path = "../support/witness.rs"]
mod witness;
