//! The commands that read, print and end; the terminal game is elsewhere.

pub(crate) mod backup;
pub(crate) mod cards;
pub(crate) mod games;
pub(crate) mod lab;
pub(crate) mod load;
pub(crate) mod position;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod verify;
