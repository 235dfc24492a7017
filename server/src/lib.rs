//! What games among people need beside the rules: storage, tables, the house that keeps them, and the ways into it.

pub mod house;
pub mod http;
mod listener;
pub mod push;
pub mod raw;
pub mod secret;
pub mod serve;
pub mod store;
pub mod table;
pub mod wire;
