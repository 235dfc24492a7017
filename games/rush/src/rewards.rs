//! Rewards: what a defeated monster gives goes to either hero, and a rune to any skill, for good.

use crate::Rush;
use crate::attacking::refuse;
use crate::checking::take_away;
use crate::event::Event;
use crate::hand::{Hand, Hands};
use crate::moves::Move;
use crate::skill::Skill;
use crate::state::{Attack, HANDS, Phase, Player, State};
use serde::{Deserialize, Serialize};
use undercroft_core::{Audience, Listener, Refusal, Rng, Seat};

/// Who gains what one monster gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Gift {
    /// The hero who gains it, by the hand.
    pub to: Hand,
    /// The skill that its rune counts as; none where it has no rune.
    pub rune: Option<Skill>,
}

/// What is done with the gains of a round, by the hand that made the attack.
pub(crate) type Gifts = [Option<Gift>; HANDS];

impl Rush {
    /// Says who gains what, for all gains of the round at once and in secret until all have said so.
    pub(crate) fn assign(
        &self,
        state: &mut State,
        seat: Seat,
        gifts: Gifts,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        refuse((!state.awaited.contains(seat)).then_some(("rewards", "refused-nothing-to-assign")))?;
        let attacks = state.player(seat).attacks();
        let fits = attacks.into_iter().zip(gifts).all(|(attack, gift)| self.fits(state, attack, gift));
        refuse((!fits).then_some(("rewards", "refused-gifts")))?;
        self.note_gifts(state, seat, gifts, to);
        if state.awaited.is_empty() {
            self.give_all(state, chance, to);
        }
        Ok(())
    }

    fn note_gifts(&self, state: &mut State, seat: Seat, gifts: Gifts, to: &mut impl Listener<Event>) {
        state.player_mut(seat).gifts = Some(gifts);
        state.awaited.remove(seat);
        to.hear(Audience::Everyone, Event::Assigned { seat });
    }

    /// Whether this is something that can be done with what an attack gained: all of it to one hero, a rune to one skill.
    pub(crate) fn fits(&self, state: &State, attack: Option<Attack>, gift: Option<Gift>) -> bool {
        match (attack, gift) {
            (None, None) => true,
            (Some(attack), Some(gift)) => gift.rune.is_some() == self.has_rune(state, attack),
            _ => false,
        }
    }

    fn has_rune(&self, state: &State, attack: Attack) -> bool {
        self.card(self.monster_at(state, attack.slot)).gain.rune
    }

    /// Time is up: whoever has not said it gives everything to the hero who attacked.
    pub(crate) fn close_rewards(
        &self,
        state: &mut State,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        for seat in state.awaited {
            let gifts = self.plain_gifts(state, seat);
            self.note_gifts(state, seat, gifts, to);
        }
        self.give_all(state, chance, to);
    }

    /// What goes without saying: everything to the hero who attacked, the left one if both did, and runes to that hero's
    /// highest skill.
    pub(crate) fn plain_gifts(&self, state: &State, seat: Seat) -> Gifts {
        let player = state.player(seat);
        player.attacks().map(|attack| {
            let attack = attack?;
            let to = if attack.hands == Hands::Right { Hand::Right } else { Hand::Left };
            let highest = player.skills[to.index()].highest();
            Some(Gift { to, rune: self.has_rune(state, attack).then_some(highest) })
        })
    }

    /// Shows all gifts together and ends the round.
    fn give_all(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        for seat in Seat::all(self.players) {
            let Some(gifts) = state.player_mut(seat).gifts.take() else { continue };
            let attacks = state.player(seat).attacks();
            for (attack, gift) in attacks.into_iter().zip(gifts) {
                let (Some(attack), Some(gift)) = (attack, gift) else { continue };
                let monster = self.monster_at(state, attack.slot);
                let player = state.player_mut(seat);
                player.won += 1;
                let hero = &mut player.skills[gift.to.index()];
                *hero = *hero + self.card(monster).gain.skills;
                *hero = gift.rune.map_or(*hero, |skill| hero.with(skill));
                to.hear(Audience::Everyone, Event::Gained { seat, hand: gift.to, monster, rune: gift.rune });
                take_away(state, seat, attack.slot.index());
            }
        }
        self.end_round(state, chance, to);
    }

    /// Adds everything a seat may do with what it gained.
    pub(crate) fn list_gifts(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let round = state.round + 1;
        let [first, second] = state.player(seat).attacks();
        for left in self.gifts_of(state, first) {
            for right in self.gifts_of(state, second) {
                moves.push(Move::Assign { round, left, right });
            }
        }
    }

    /// Everything that can be done with what an attack gained; the one nothing where there was no attack.
    #[inline]
    pub(crate) fn gifts_of(
        &self,
        state: &State,
        attack: Option<Attack>,
    ) -> impl Iterator<Item = Option<Gift>> + use<> {
        let (gains, rune) = match attack {
            Some(attack) => (true, self.has_rune(state, attack)),
            None => (false, false),
        };
        let runes = if rune { Skill::ALL.len() } else { 1 };
        let count = if gains { HANDS * runes } else { 1 };
        (0..count).map(move |place| {
            let (to, skill) = (Hand::ALL[place / runes % HANDS], Skill::ALL[place % runes]);
            gains.then_some(Gift { to, rune: rune.then_some(skill) })
        })
    }
}

/// Whether a player has gains to give: attacks that were won and stay on the table until it is said to whom.
pub(crate) fn has_gains(state: &State, player: &Player) -> bool {
    state.phase == Phase::Rewards && player.attacks().iter().any(Option::is_some)
}
