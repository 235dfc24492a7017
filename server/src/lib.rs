//! What games among people need beside the rules. So far: storage.

pub mod store;
