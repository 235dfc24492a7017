//! What is told of the game. The words themselves stand in `messages`.

mod draw;
mod explain;
mod lessons;
mod now;
mod preview;
mod tell;

pub(crate) use draw::draw;
pub(crate) use explain::things;
pub(crate) use lessons::{LESSONS, lessons_now};
pub(crate) use now::key_of_move;

use crate::Rush;
use crate::cards::{Gain, MonsterCard};
use crate::number::{Hero, Monster};
use crate::skill::{Skill, Skills};
use undercroft_core::{Message, say};

/// The chapters of the rules.
pub(crate) const CHAPTERS: &[&str] =
    &["goal", "setup", "skills", "reveal", "attack", "live", "call", "calm", "check", "rewards", "end"];

/// So much of each skill: "2 Melee and 1 Magic".
fn skills_said(skills: Skills) -> Message {
    listed(amounts(skills).collect())
}

/// What a hero gains: "1 Magic and a rune".
fn gain_said(gain: Gain) -> Message {
    listed(symbols_of(gain))
}

/// What a monster gives: "1 Magic, a rune and 2 coins".
fn reward_said(card: &MonsterCard) -> Message {
    let coins = (card.coins > 0).then(|| say!("coins", coins: card.coins));
    listed(symbols_of(card.gain).into_iter().chain(coins).collect())
}

fn symbols_of(gain: Gain) -> Vec<Message> {
    let skills = amounts(gain.skills);
    skills.chain(gain.rune.then(|| say!("rune"))).collect()
}

fn amounts(skills: Skills) -> impl Iterator<Item = Message> {
    let some = Skill::ALL.into_iter().filter(move |&skill| skills.of(skill) > 0);
    some.map(move |skill| say!("skill", skill: skill.word(), amount: skills.of(skill)))
}

fn listed(said: Vec<Message>) -> Message {
    if said.is_empty() { say!("nothing") } else { say!("listed", list: said) }
}

impl Rush {
    /// What a monster is called.
    fn monster_name(&self, monster: Monster) -> String {
        self.card(monster).name.clone()
    }

    /// What a hero is called.
    fn hero_name(&self, hero: Hero) -> String {
        self.cards.heroes[hero.index()].name.clone()
    }
}
