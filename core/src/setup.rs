//! What a table agrees on before the deal.

use crate::{Fault, Game, OptionInfo};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The game, its players, its options and, where the table brings its own, its cards and packs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The short name of the game.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules: u32,
    /// How many play.
    pub players: usize,
    /// The options; what is left out has its default.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "{ [name: string]: boolean | string }"))]
    pub options: Map<String, Value>,
    /// The text of the table's own card file; without one the standard cards are used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<String>,
    /// The texts of the card packs that the table plays with beside the card file, in order; mostly none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    pub packs: Vec<String>,
}

impl Setup {
    /// The most card packs at one table. A short request may name a long one, so they are counted before any is read.
    pub const MOST_PACKS: usize = 8;

    /// A table of this game with every option at its default and the standard cards.
    pub fn new<G: Game>(players: usize) -> Setup {
        let options = G::options().iter().map(|option| (option.name.into(), default_of(option))).collect();
        let game = G::ABOUT.name.into();
        Setup { game, rules: G::ABOUT.rules, players, options, cards: None, packs: Vec::new() }
    }

    /// Every table of this game that differs in players or options: what the laws are tested on.
    pub fn every<G: Game>() -> Vec<Setup> {
        let mut setups: Vec<Setup> = (G::ABOUT.fewest..=G::ABOUT.most).map(Setup::new::<G>).collect();
        for option in G::options() {
            setups = setups
                .iter()
                .flat_map(|setup| option.values().into_iter().map(move |value| (setup.clone(), value)))
                .map(|(mut setup, value)| {
                    setup.options.insert(option.name.into(), value);
                    setup
                })
                .collect();
        }
        setups
    }

    /// Opens the rules that this table plays by.
    ///
    /// # Errors
    /// Everything that is wrong with the table: the number of players, the options, the cards, the packs.
    pub fn open<G: Game>(&self) -> Result<G, Vec<Fault>> {
        let about = G::ABOUT;
        let mut faults = self.option_faults(&G::options());
        if self.game != about.name {
            faults.push(Fault::new(
                "game",
                format!("this is a table of `{}`, not of `{}`", self.game, about.name),
            ));
        }
        if self.packs.len() > Setup::MOST_PACKS {
            let (asked, most) = (self.packs.len(), Setup::MOST_PACKS);
            faults.push(Fault::new(
                "packs",
                format!("{asked} are asked for; a table plays with {most} at most"),
            ));
        }
        if self.rules != about.rules {
            let reason =
                format!("version {} is asked for; this program plays version {}", self.rules, about.rules);
            faults.push(Fault::new("rules", reason));
        }
        if !(about.fewest..=about.most).contains(&self.players) {
            let reason = format!(
                "{} is for {} to {} players, not {}",
                about.title, about.fewest, about.most, self.players
            );
            faults.push(Fault::new("players", reason));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let options = serde_json::from_value(Value::Object(self.options_with_defaults(&G::options())))
            .map_err(|error| vec![Fault::new("options", error.to_string())])?;
        let cards = self.cards.as_deref().unwrap_or(G::standard_cards());
        G::open_with_packs(self.players, &options, cards, &self.packs)
    }

    fn option_faults(&self, known: &[OptionInfo]) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (name, value) in &self.options {
            match known.iter().find(|option| option.name == name) {
                None => {
                    let names: Vec<&str> = known.iter().map(|option| option.name).collect();
                    let listed = if names.is_empty() { "none".into() } else { names.join(", ") };
                    let reason = format!("there is no such option; this game has: {listed}");
                    faults.push(Fault::new(format!("option {name}"), reason));
                }
                Some(option) if !option.values().contains(value) => {
                    let reason = format!("{value} is not a choice; choose {}", option.listed());
                    faults.push(Fault::new(format!("option {name}"), reason));
                }
                Some(_) => {}
            }
        }
        faults
    }

    fn options_with_defaults(&self, known: &[OptionInfo]) -> Map<String, Value> {
        let chosen = |option: &OptionInfo| self.options.get(option.name).cloned();
        known
            .iter()
            .map(|option| (option.name.into(), chosen(option).unwrap_or_else(|| default_of(option))))
            .collect()
    }
}

fn default_of(option: &OptionInfo) -> Value {
    option.values().swap_remove(0)
}
