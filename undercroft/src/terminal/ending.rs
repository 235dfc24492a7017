//! How a game in the terminal ends: when it is over, or before.

use super::game::TerminalGame;
use crate::Failure;
use crate::speech::{self, verbatim};
use crate::words::plain;
use undercroft_bots::BotSpec;
use undercroft_core::{Weight, say};
use undercroft_server::table::LineView;

/// How many of the last lines are told again under the standing: who cannot win, and who does.
const CLOSING: usize = 2;

impl TerminalGame {
    /// The player leaves before the end.
    pub(crate) fn leave(&mut self) -> Result<(), Failure> {
        self.save()?;
        self.say(&say!("left", moves: self.moves))?;
        match self.save.clone() {
            Some(file) => {
                self.say(&say!("left-kept", file: verbatim(&file)))?;
                self.screen.command(&format!("undercroft play --resume {file}{}", self.spoken()))?;
            }
            None => {
                self.say(&say!("left-again"))?;
                self.screen.command(&self.again())?;
            }
        }
        Ok(())
    }

    /// The game is over: who won, what decided it, and how to see it again.
    pub(crate) fn finish(&mut self) -> Result<(), Failure> {
        self.save()?;
        let Some(outcome) = self.table.outcome() else { return Ok(()) };
        let (winners, standing) = (self.telling().winners(&outcome), self.telling().standing(&outcome));
        self.screen.heading(&winners)?;
        self.screen.draw(&standing)?;
        let closing = self.last.len().saturating_sub(CLOSING);
        for line in self.last.split_off(closing) {
            self.screen.tell(&LineView { weight: Weight::Line, ..line })?;
        }
        self.show_table()?;
        let seed = self.table.seed();
        let was = self.telling().say(&say!("seed-was", seed: verbatim(seed.to_string())));
        let commitment = verbatim(self.commitment());
        let promised = self.telling().say(&say!("commitment-was", commitment: commitment));
        self.screen.whisper(&format!("\n{was}\n{promised}"))?;
        match self.save.clone() {
            Some(file) => {
                self.say(&say!("kept", file: verbatim(&file)))?;
                self.screen.command(&format!("undercroft verify {file}{}", self.spoken()))?;
                self.screen.command(&format!("undercroft replay {file}{}", self.spoken()))?;
            }
            None => {
                self.say(&say!("again"))?;
                self.screen.command(&format!("{} --save game.json", self.again()))?;
            }
        }
        Ok(())
    }

    /// The command that deals this game again.
    fn again(&self) -> String {
        let setup = self.table.setup();
        let chosen = setup.options.iter().filter(|(name, value)| {
            let known = self.title.options().into_iter().find(|option| option.name == name.as_str());
            known.is_none_or(|option| option.values().first() != Some(value))
        });
        let options: String =
            chosen.map(|(name, value)| format!(" --option {name}={}", plain(value))).collect();
        let cards = self.cards.as_ref().map_or(String::new(), |file| format!(" --cards {}", quoted(file)));
        let packs: String = self.packs.iter().map(|pack| format!(" --pack {}", quoted(pack))).collect();
        let (game, players, seed) = (&setup.game, setup.players, self.table.seed());
        let (who, spoken) = (self.who(), self.spoken());
        format!(
            "undercroft play {game} --players {players}{options}{cards}{packs} --seed {seed}{who}{spoken}"
        )
    }

    /// The argument that says the language, where the environment does not say it.
    fn spoken(&self) -> String {
        match self.language == speech::of_environment() {
            true => String::new(),
            false => format!(" --language {}", self.language),
        }
    }

    /// The arguments that say who plays.
    fn who(&self) -> String {
        let mut bots: Vec<String> = self.bots.iter().flatten().map(BotSpec::to_string).collect();
        if bots.iter().all(|bot| *bot == bots[0]) {
            bots.truncate(1);
        }
        let name = quoted(&self.name(self.me));
        format!(" --seat {} --name {name} --bots {}", self.me.number(), bots.join(","))
    }
}

/// A word of a command, in quotes where a shell would break it.
fn quoted(word: &str) -> String {
    let harmless = |letter: char| letter.is_alphanumeric() || "-_./:,+=".contains(letter);
    if word.chars().all(harmless) { word.into() } else { format!("'{}'", word.replace('\'', "'\\''")) }
}
