//! The story: a line for every event that is worth one.

use super::now::rule_of;
use super::{gain_said, skills_said};
use crate::Rush;
use crate::event::Event;
use crate::number::{Monster, Slot};
use crate::scoring::Prize;
use undercroft_core::{Heard, Line, Message, SeatSet, Thing, say};

impl Rush {
    /// What is told of a deal, a move or time that ran out.
    pub(crate) fn lines_of(&self, happened: &[Heard<Event>]) -> Vec<Line> {
        let lines = happened.iter().enumerate();
        lines.filter_map(|(place, heard)| Some(self.line(happened, place, heard)?.telling(place))).collect()
    }

    fn line(&self, happened: &[Heard<Event>], place: usize, heard: &Heard<Event>) -> Option<Line> {
        let before = place.checked_sub(1).map(|before| happened[before].event);
        match (heard.event, before) {
            // The monsters of a round come up together, and are told together; so is what nobody claimed.
            (Event::MonsterRevealed { .. }, Some(Event::MonsterRevealed { .. })) => None,
            (Event::Discarded { .. }, Some(Event::Discarded { .. })) => None,
            (Event::MonsterRevealed { .. }, _) => Some(self.revealed(&happened[place..])),
            (Event::Discarded { .. }, _) => Some(self.discarded(&happened[place..])),
            (event, _) => Some(self.line_of(event)?.to(heard.audience)),
        }
    }

    fn revealed(&self, happened: &[Heard<Event>]) -> Line {
        let monster = |heard: &Heard<Event>| match heard.event {
            Event::MonsterRevealed { monster, .. } => Some(self.named(monster)),
            _ => None,
        };
        let monsters: Vec<Message> = happened.iter().map_while(monster).collect();
        Line::new("reveal", say!("monsters-revealed", monsters: monsters)).about("slots")
    }

    fn discarded(&self, happened: &[Heard<Event>]) -> Line {
        let monster = |heard: &Heard<Event>| match heard.event {
            Event::Discarded { monster, .. } => Some(self.named(monster)),
            _ => None,
        };
        let monsters: Vec<Message> = happened.iter().map_while(monster).collect();
        Line::detail("check", say!("discarded", monsters: monsters)).about("slots")
    }

    fn named(&self, monster: Monster) -> Message {
        say!("name", name: self.monster_name(monster))
    }

    /// The line of an event that is told by itself.
    fn line_of(&self, event: Event) -> Option<Line> {
        let race = rule_of(self.options.race);
        Some(match event {
            Event::MonsterRevealed { .. } | Event::Discarded { .. } => return None,
            Event::SetUp { lord, dragon, first } => {
                let lord = self.cards.lords[lord.index()].name.clone();
                let dragon = self.cards.dragons[dragon.index()].name.clone();
                let said = say!("set-up", lord: lord, dragon: dragon, who: first);
                Line::passage("setup", said).about("lord").about("dragon")
            }
            Event::HeroTaken { seat, hand, hero } => {
                let said = say!("hero-taken", who: seat, hand: hand.word(), hero: self.hero_name(hero));
                Line::new("setup", said).about(seat)
            }
            Event::LevelEntered { level } => Line::passage("reveal", say!("level-entered", level: level)),
            Event::MonstersDealt { round } => Line::new("reveal", say!("monsters-dealt", round: round)),
            Event::Grabbed { seat, hands, slot, monster, joins } => {
                let monster = self.monster_name(monster);
                let said = match joins {
                    true => say!("joined", who: seat, hands: hands.word(), monster: monster),
                    false => say!("grabbed", who: seat, hands: hands.word(), monster: monster),
                };
                Line::new(race, said).about(seat).about(thing(slot))
            }
            Event::LaidDown { seat, hands } => {
                Line::detail("attack", say!("laid-down", who: seat, hands: hands.word())).about(seat)
            }
            Event::Called { seat, hands, slot, monster } => {
                let monster = self.monster_name(monster);
                let said = say!("called", who: seat, hands: hands.word(), monster: monster);
                Line::detail(race, said).about(thing(slot))
            }
            Event::CalledBack { seat, hands } => {
                Line::detail(race, say!("called-back", who: seat, hands: hands.word()))
            }
            Event::IsReady { seat } => Line::detail(race, say!("is-ready", who: seat)).about(seat),
            Event::TimeUp => Line::detail("attack", say!("time-up")),
            Event::Claimed { seat, hands, slot, monster, against } => {
                let (hands, monster) = (hands.word(), self.monster_name(monster));
                let said = match against.is_empty() {
                    true => say!("claimed", who: seat, hands: hands, monster: monster),
                    false => say!("contested", who: seat, hands: hands, monster: monster, others: against),
                };
                let line = Line::new(race, said).about(seat).about(thing(slot));
                line.stirring(u8::from(!against.is_empty()))
            }
            Event::CallAgain { seats } => Line::new(race, say!("call-again", who: seats)).about_seats(seats),
            Event::Defeated { seat, slot, monster, coins, .. } => {
                let said = say!("defeated", who: seat, monster: self.monster_name(monster), coins: coins);
                Line::new("check", said).about(seat).about(thing(slot))
            }
            Event::HeroDefeated { seat, slot, monster, missing, .. } => {
                let (monster, missing) = (self.monster_name(monster), skills_said(missing));
                let said = say!("hero-defeated", who: seat, monster: monster, missing: missing);
                let line = Line::new("check", said).about(seat).about(thing(slot));
                line.teaching("defeat", SeatSet::only(seat)).stirring(1)
            }
            Event::Assigned { seat } => Line::detail("rewards", say!("assigned", who: seat)).about(seat),
            Event::Gained { seat, hand, monster, rune } => {
                let (gain, hand) = (gain_said(self.card(monster).gain), hand.word());
                let said = match rune {
                    None => say!("gained", who: seat, hand: hand, gain: gain),
                    Some(skill) => {
                        say!("gained-rune", who: seat, hand: hand, gain: gain, skill: skill.word())
                    }
                };
                Line::new("rewards", said).about(seat)
            }
            Event::PrizeTaken { seat, prize, coins } => {
                let said = match prize {
                    Prize::Lord => say!("lord-beaten", who: seat, coins: coins),
                    Prize::Dragon => say!("dragon-beaten", who: seat, coins: coins),
                };
                Line::new("end", said).about(seat).stirring(3)
            }
            Event::NoPrize { seat } => Line::detail("end", say!("no-prize", who: seat)).about(seat),
            Event::Won { seats, coins } => {
                Line::passage("end", say!("won", who: seats, coins: coins)).about_seats(seats)
            }
        })
    }
}

/// A place in the middle, as lines and questions call it.
pub(super) fn thing(slot: Slot) -> Thing {
    Thing::numbered("slot", slot.number().into())
}
