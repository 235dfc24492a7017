//! Trouble inside the house: rules that panic, and a store that does not answer.

mod doubt;
mod faulty;
mod panics;
mod unsure;

pub(crate) use unsure::Unsure;
