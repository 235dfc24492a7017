//! Trouble inside the house: rules that panic, and a store that does not answer.

mod doubt;
mod faulty;
mod panics;
mod unsure;

#[path = "../support/door.rs"]
#[allow(dead_code)]
mod door;
#[path = "../support/sitting.rs"]
#[allow(dead_code)]
mod sitting;
