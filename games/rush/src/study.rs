//! What is counted in a finished game to weigh the cards.

use crate::Rush;
use crate::event::Event;
use crate::number::Monster;
use crate::scoring::Prize;
use crate::skill::Skill;
use undercroft_core::{Outcome, Study};

/// The levels as a report names them.
const LEVEL_NAMES: [&str; 3] = ["level I", "level II", "level III"];

impl Rush {
    /// Counts how heroes did, what became of the monsters of each level, which skills were gained and which prizes taken.
    pub(crate) fn studied(&self, story: &[Event], outcome: &Outcome, to: &mut Study) {
        self.name_all_rows(to);
        for event in story {
            match *event {
                Event::HeroTaken { seat, hero, .. } => {
                    let mut row = to.row("a hero", &self.cards.heroes[hero.index()].name);
                    row.count("games", 1).win("wins", outcome, seat).value("coins", outcome.score(seat));
                }
                Event::Defeated { monster, .. } => {
                    _ = to.row("a monster", self.level_name(monster)).count("defeated", 1)
                }
                Event::HeroDefeated { monster, .. } => {
                    _ = to.row("a monster", self.level_name(monster)).count("failed", 1);
                }
                Event::Discarded { monster, .. } => {
                    _ = to.row("a monster", self.level_name(monster)).count("discarded", 1)
                }
                Event::Gained { monster, rune, .. } => {
                    let gained = self.card(monster).gain.skills;
                    let gained = rune.map_or(gained, |skill| gained.with(skill));
                    for skill in Skill::ALL {
                        to.row("a skill", skill.word()).count("gained", gained.of(skill).into());
                    }
                }
                Event::PrizeTaken { prize, .. } => count_prize(to, Some(prize)),
                Event::NoPrize { .. } => count_prize(to, None),
                _ => {}
            }
        }
    }

    /// Everything is named in the order of the cards, whether it came or not.
    fn name_all_rows(&self, to: &mut Study) {
        for hero in &self.cards.heroes {
            to.row("a hero", &hero.name).count("games", 0);
        }
        for level in LEVEL_NAMES {
            to.row("a monster", level).count("defeated", 0).count("failed", 0).count("discarded", 0);
        }
    }

    fn level_name(&self, monster: Monster) -> &'static str {
        LEVEL_NAMES[usize::from(self.card(monster).level - 1)]
    }
}

/// One player more who has taken this prize, or none.
fn count_prize(to: &mut Study, taken: Option<Prize>) {
    for (name, prize) in [("the Lord", Prize::Lord), ("the Dragon", Prize::Dragon)] {
        to.row("a prize", name).share("taken", u64::from(taken == Some(prize)), 1);
    }
}
