//! Bots that play any game.
mod random;
pub use random::{play_out, random_move};
