//! Attacks as strangers make them, against a real server over real sockets: whatever they do, people at their tables notice
//! nothing, and no table comes to an end by it. Each is bounded in number and time, and comes from addresses of this machine.
//!
//! What others notice is a ratio: how long their moves take during the attack, by the median, against how long they take in
//! the pauses between, in the same seconds.

mod bots;
mod codes;
mod names;
mod pulse;
mod readers;
mod seats;
mod server;
mod stranger;
mod trifles;
