//! Bots at their games. What they allocate is counted in a program of its own, whose allocator counts.

mod honesty;
mod promises;
mod strength;
