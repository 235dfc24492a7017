//! What a move would bring, as far as the seat can know: all it is given is what the seat sees.

use crate::Rush;
use crate::hand::{Grip, Hand, Hands};
use crate::moves::Move;
use crate::number::{Monster, Slot};
use crate::options::Race;
use crate::rewards::Gift;
use crate::skill::Skills;
use crate::view::{PlayerView, View};
use serde::Serialize;
use undercroft_core::Seat;

/// What a move would bring.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Preview {
    /// The attacks that it would make.
    pub attacks: Vec<AttackPreview>,
    /// What the left and the right hero could do afterwards, where it changes that.
    pub skills: Option<[Skills; 2]>,
}

/// An attack that a move would make.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AttackPreview {
    /// Where the monster lies.
    pub slot: Slot,
    /// The monster.
    pub monster: Monster,
    /// The hands that would be on it.
    pub hands: Hands,
    /// Whether it would be theirs for certain; else somebody may have called it before them.
    pub sure: bool,
    /// What these heroes lack; nothing where they defeat it.
    pub missing: Skills,
    /// Whether they defeat it.
    pub defeats: bool,
    /// The coins for that.
    pub coins: u8,
}

impl Rush {
    /// What a move would bring.
    pub(crate) fn preview_of(&self, view: &View, seat: Seat, action: Move) -> Preview {
        let Some(player) = view.players.get(seat.index()) else { return Preview::default() };
        match action {
            Move::Take(hero) => {
                let drafted = self.cards.heroes.get(hero.index()).map_or(Skills::NONE, |card| card.skills);
                let [left, right] = Hand::ALL.map(|hand| player.hero(hand).skills);
                let first = player.hero(Hand::Left).hero.is_none();
                let skills = if first { [drafted, right] } else { [left, drafted] };
                Preview { skills: Some(skills), ..Preview::default() }
            }
            Move::Grab { hands, slot, .. } => {
                let attacks = self.attack_with(view, player, |hand| hands.has(hand).then_some(slot), slot);
                Preview { attacks: attacks.into_iter().collect(), skills: None }
            }
            Move::Choose { left, right, .. } => {
                let calls = |hand: Hand| [left, right][hand.index()];
                let second = right.filter(|_| left != right);
                let slots = left.into_iter().chain(second);
                let attacks = slots.filter_map(|slot| self.attack_with(view, player, calls, slot));
                Preview { attacks: attacks.collect(), skills: None }
            }
            Move::Assign { left, right, .. } => {
                Preview { skills: Some(self.after_gifts(view, player, [left, right])), ..Preview::default() }
            }
            Move::LayDown { .. } | Move::Ready { .. } => Preview::default(),
        }
    }

    /// The attack on a monster with the hands that would go for it, and those that are on it or call it already.
    fn attack_with(
        &self,
        view: &View,
        player: &PlayerView,
        goes: impl Fn(Hand) -> Option<Slot>,
        slot: Slot,
    ) -> Option<AttackPreview> {
        let monster = view.monster_at(slot)?;
        let hands = Hands::of(|hand| {
            let hero = player.hero(hand);
            let on = hero.hand == Grip::On(slot);
            on || goes(hand).or(hero.call) == Some(slot)
        })?;
        let skills = hands.each().fold(Skills::NONE, |skills, hand| skills + player.hero(hand).skills);
        let card = self.cards.monsters.get(monster.index())?;
        let own = Hand::ALL.iter().any(|&hand| player.hero(hand).hand == Grip::On(slot));
        Some(AttackPreview {
            slot,
            monster,
            hands,
            sure: own || view.race == Race::Live,
            missing: skills.missing(card.defence),
            defeats: skills.meet(card.defence),
            coins: card.coins,
        })
    }

    /// What both heroes could do once gains are given like this.
    fn after_gifts(&self, view: &View, player: &PlayerView, gifts: [Option<Gift>; 2]) -> [Skills; 2] {
        let mut skills = Hand::ALL.map(|hand| player.hero(hand).skills);
        for (hand, gift) in Hand::ALL.into_iter().zip(gifts) {
            let (Grip::On(slot), Some(gift)) = (player.hero(hand).hand, gift) else { continue };
            let Some(monster) = view.monster_at(slot) else { continue };
            let hero = &mut skills[gift.to.index()];
            *hero = *hero + self.card(monster).gain.skills;
            *hero = gift.rune.map_or(*hero, |skill| hero.with(skill));
        }
        skills
    }
}
