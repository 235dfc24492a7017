//! How an evening ends: at the end of the game, or before it.

use super::evening::Evening;
use crate::Failure;
use crate::words::{counted, plain, standing, winners};
use undercroft_bots::BotSpec;

/// How many of the last events are told again under the standing: who cannot win, and who does.
const CLOSING: usize = 2;

impl Evening {
    /// The player leaves before the end.
    pub(crate) fn leave(&mut self) -> Result<(), Failure> {
        self.save()?;
        let left = format!("You leave the table after {}.", counted(self.moves, "move"));
        match &self.save {
            Some(file) => {
                self.screen.say(&left)?;
                self.screen.say(&format!("The game is kept in {file}; go on with it whenever you like:"))?;
                self.screen.command(&format!("undercroft play --resume {file}"))?;
            }
            None => {
                self.screen.say(&format!("{left} The same deal is dealt again by:"))?;
                self.screen.command(&self.again())?;
            }
        }
        Ok(())
    }

    /// The game is over: who won, what decided it, and how to see it again.
    pub(crate) fn finish(&mut self) -> Result<(), Failure> {
        self.save()?;
        let Some(outcome) = self.table.outcome() else { return Ok(()) };
        self.screen.heading(&winners(&outcome, self.table.names()))?;
        self.screen.draw(&standing(&outcome, self.table.names()))?;
        let closing = self.last.len().saturating_sub(CLOSING);
        for words in self.last.split_off(closing) {
            self.screen.tell(words.trim_start())?;
        }
        self.show_table()?;
        let seed = self.table.seed();
        self.screen.whisper(&format!("\nThe seed was {seed}\nIts commitment {}", seed.commitment()))?;
        match &self.save {
            Some(file) => {
                self.screen.say(&format!("The game is kept in {file}. Check it and see it again:"))?;
                self.screen.command(&format!("undercroft verify {file}"))?;
                self.screen.command(&format!("undercroft replay {file}"))?;
            }
            None => {
                let again = "The same deal again, and this time keep the game to check and replay it:";
                self.screen.say(again)?;
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
        let (game, players, seed) = (&setup.game, setup.players, self.table.seed());
        format!("undercroft play {game} --players {players}{options}{cards} --seed {seed}{}", self.who())
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
