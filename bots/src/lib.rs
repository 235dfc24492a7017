//! Bots that play any game.
//!
//! A bot is given a [`Sight`](undercroft_core::Sight) and nothing else, so none can cheat: the random bot takes any
//! legal move, and the searching bot imagines worlds that its seat cannot tell from the real one and tries its moves
//! in them. Neither knows anything about a particular game.
//!
//! ```
//! use undercroft_bidding::Bidding;
//! use undercroft_bots::{Bot, BotSpec};
//! use undercroft_core::{Chance, Game, Seat, Seed, Sight, Silence};
//!
//! let rules = Bidding::open(3, &Default::default(), "").unwrap();
//! let state = rules.deal(&mut Chance::new(Seed::from_number(1)), &mut Silence);
//!
//! let spec: BotSpec = "search:200".parse().unwrap();
//! let mut bot = Bot::new(spec, 7);
//! let action = bot.choose(&Sight::new(&rules, &state, Seat::new(0)));
//! # let _ = action;
//! ```

#![forbid(unsafe_code)]

mod bot;
mod budget;
mod random;
mod search;
mod spec;

pub use bot::Bot;
pub use budget::Budget;
pub use random::{next_to_act, play_out, random_move};
pub use spec::BotSpec;
