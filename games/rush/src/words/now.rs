//! What goes on, and what a move is called.

use super::{gain_said, skills_said};
use crate::Rush;
use crate::hand::{Grip, Hand, Hands};
use crate::moves::Move;
use crate::number::Slot;
use crate::options::Race;
use crate::rewards::Gift;
use crate::state::{Phase, ROUNDS};
use crate::view::View;
use undercroft_core::{Eye, Message, Now, Seat, SeatSet, say};

impl Rush {
    /// Where the game stands and what is to be decided.
    pub(crate) fn now_in(&self, view: &View, eye: Eye) -> Now {
        let who = view.waiting_for;
        let mine = matches!(eye, Eye::Seat(seat) if who.contains(seat));
        let round = || say!("now-round", round: view.round, of: ROUNDS, level: view.level);
        let (title, text, rule) = match (view.phase, mine) {
            (Phase::Draft, true) => (say!("now-draft"), say!("now-take"), "setup"),
            (Phase::Draft, false) => (say!("now-draft"), say!("now-others-take", who: who), "setup"),
            (Phase::FaceDown, _) => (round(), say!("now-face-down"), "reveal"),
            (Phase::Attacking, mine) => (round(), attacking(view, mine), rule_of(view.race)),
            (Phase::Rewards, true) => (round(), say!("now-assign"), "rewards"),
            (Phase::Rewards, false) => (round(), say!("now-others-assign", who: who), "rewards"),
            (Phase::Over, _) => (say!("now-over"), self.who_won(view), "end"),
        };
        Now { title, text: vec![text], rule }
    }

    fn who_won(&self, view: &View) -> Message {
        let scores = self.scores_seen(view);
        let most = scores.iter().copied().max().unwrap_or(0);
        let who = SeatSet::of(scores.len(), |seat| scores[seat.index()] == most);
        say!("won", who: who, coins: most)
    }

    /// A move as a menu shows it.
    pub(crate) fn name_of(&self, view: &View, seat: Seat, action: Move) -> Message {
        let called = |slot: Slot| {
            let monster = view.monster_at(slot).map(|monster| self.monster_name(monster));
            monster.map_or(say!("nothing"), |name| say!("name", name: name))
        };
        let live = view.race == Race::Live;
        match action {
            Move::Take(hero) => {
                let skills = skills_said(self.cards.heroes[hero.index()].skills);
                say!("move-take", hero: self.hero_name(hero), skills: skills)
            }
            Move::Grab { hands, slot, .. } if live => {
                say!("move-grab", hands: hands.word(), monster: called(slot))
            }
            Move::Grab { hands, slot, .. } => say!("move-call", hands: hands.word(), monster: called(slot)),
            Move::LayDown { hands, .. } if live => say!("move-lay-down", hands: hands.word()),
            Move::LayDown { hands, .. } => say!("move-call-back", hands: hands.word()),
            Move::Ready { .. } => say!("move-ready"),
            Move::Choose { left: None, right: None, .. } => say!("move-choose-nothing"),
            Move::Choose { left: Some(slot), right: None, .. } => {
                say!("move-call", hands: Hands::Left.word(), monster: called(slot))
            }
            Move::Choose { left: None, right: Some(slot), .. } => {
                say!("move-call", hands: Hands::Right.word(), monster: called(slot))
            }
            Move::Choose { left: Some(left), right: Some(right), .. } if left == right => {
                say!("move-call", hands: Hands::Both.word(), monster: called(left))
            }
            Move::Choose { left: Some(left), right: Some(right), .. } => {
                say!("move-choose", left: called(left), right: called(right))
            }
            Move::Assign { left, right, .. } => {
                let gifts = Hand::ALL.into_iter().zip([left, right]);
                let said = gifts.filter_map(|(hand, gift)| self.gift_said(view, seat, hand, gift?));
                say!("listed", list: said.collect::<Vec<Message>>())
            }
        }
    }

    /// What one attack gained, and who has it.
    fn gift_said(&self, view: &View, seat: Seat, hand: Hand, gift: Gift) -> Option<Message> {
        let player = view.players.get(seat.index())?;
        let Grip::On(slot) = player.hero(hand).hand else { return None };
        let gain = gain_said(self.card(view.monster_at(slot)?).gain);
        let hero = self.hero_name(player.hero(gift.to).hero?);
        Some(match gift.rune {
            None => say!("move-give", gain: gain, hero: hero),
            Some(skill) => say!("move-give-rune", gain: gain, hero: hero, skill: skill.word()),
        })
    }
}

/// The chapter about a way to race.
pub(super) fn rule_of(race: Race) -> &'static str {
    match race {
        Race::Live => "live",
        Race::Call => "call",
        Race::Calm => "calm",
    }
}

fn attacking(view: &View, mine: bool) -> Message {
    let who = view.waiting_for;
    match (view.race, mine, view.calling > 1) {
        (Race::Live, true, _) if view.hurried => say!("now-hurry"),
        (Race::Live, true, _) => say!("now-grab"),
        (Race::Call, true, false) => say!("now-call"),
        (Race::Calm, true, false) => say!("now-choose"),
        (_, true, true) => say!("now-call-again"),
        (_, false, _) => say!("now-others-attack", who: who),
    }
}

/// What somebody types: a hero's number; a hand and a place; for a calm race a place for each hand, 0 for none.
pub(crate) fn key_of_move(action: Move) -> Option<String> {
    let letter = |hands: Hands| &hands.word()[..1];
    let place = |slot: Option<Slot>| slot.map_or(0, Slot::number);
    match action {
        Move::Take(hero) => Some(hero.number().to_string()),
        Move::Grab { hands, slot, .. } => Some(format!("{}{}", letter(hands), slot.number())),
        Move::LayDown { hands, .. } => Some(format!("{}0", letter(hands))),
        Move::Ready { .. } => Some("y".into()),
        Move::Choose { left, right, .. } => Some(format!("{}-{}", place(left), place(right))),
        Move::Assign { .. } => None,
    }
}
