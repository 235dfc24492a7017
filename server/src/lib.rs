//! What games among people need beside the rules. So far: storage, and the table itself as a pure state machine.

pub mod raw;
pub mod secret;
pub mod store;
pub mod table;
