//! Which options go with how many players and beside which others: found out by opening the rules, so that nobody else has to
//! know it.

use serde::Serialize;
use serde_json::Value;
use std::any::TypeId;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};
use undercroft_core::{Game, OptionInfo, Setup};

/// A value of an option, and where it can be chosen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fits {
    /// The value.
    pub value: Value,
    /// The numbers of players for whom it can be chosen, with everything else as it is unless said.
    pub players: Vec<usize>,
    /// Values of other options beside which it can be chosen with no number of players.
    pub clashes: Vec<Clash>,
}

/// A value of another option.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Clash {
    /// The option.
    pub option: &'static str,
    /// The value.
    pub value: Value,
}

type Known = HashMap<(TypeId, &'static str), Vec<Fits>>;
static KNOWN: LazyLock<Mutex<Known>> = LazyLock::new(Mutex::default);

/// Every value of an option of a game. It takes hundreds of openings to find out and follows from the game alone, so it is
/// found out once: anybody may ask for it, as often as they like.
pub(crate) fn fits<G: Game>(option: &OptionInfo) -> Vec<Fits> {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.entry((TypeId::of::<G>(), option.name)).or_insert_with(|| found_out::<G>(option)).clone()
}

fn found_out<G: Game>(option: &OptionInfo) -> Vec<Fits> {
    let others = G::options();
    let others = || others.iter().filter(|other| other.name != option.name);
    let fit = |value: Value| {
        let chosen = (option.name, value.clone());
        let clash = |other: &OptionInfo, with: Value| {
            let alone = !players_for::<G>(&[(other.name, with.clone())]).is_empty();
            let both = players_for::<G>(&[chosen.clone(), (other.name, with.clone())]);
            (alone && both.is_empty()).then_some(Clash { option: other.name, value: with })
        };
        let clashes =
            others().flat_map(|other| other.values().into_iter().filter_map(move |with| clash(other, with)));
        Fits { players: players_for::<G>(std::slice::from_ref(&chosen)), clashes: clashes.collect(), value }
    };
    option.values().into_iter().map(fit).collect()
}

/// With how many players a table can be opened that chooses these values.
fn players_for<G: Game>(chosen: &[(&'static str, Value)]) -> Vec<usize> {
    let opens = |&players: &usize| {
        let mut setup = Setup::new::<G>(players);
        setup.options.extend(chosen.iter().map(|(name, value)| (name.to_string(), value.clone())));
        setup.open::<G>().is_ok()
    };
    (G::ABOUT.fewest..=G::ABOUT.most).filter(opens).collect()
}
