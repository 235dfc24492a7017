//! Every game in every language, opened once.

use std::any::TypeId;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};
use undercroft_core::Game;
use undercroft_words::Tongues;

static OPENED: LazyLock<Mutex<HashMap<TypeId, &'static Tongues>>> = LazyLock::new(Mutex::default);

/// The languages of a game. There are few games and they last as long as the program, so what was opened is kept.
pub(crate) fn tongues<G: Game>() -> &'static Tongues {
    let mut opened = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
    opened.entry(TypeId::of::<G>()).or_insert_with(|| Box::leak(Box::new(Tongues::new(G::MESSAGES))))
}
