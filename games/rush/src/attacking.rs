//! Attacking monsters, live: the first hand on a monster has it, and a hand stays where it is.

use crate::Rush;
use crate::event::Event;
use crate::hand::{Grip, Hands};
use crate::moves::Move;
use crate::number::{Monster, Slot};
use crate::options::Race;
use crate::state::{Phase, Player, State};
use undercroft_core::{Audience, Listener, Refusal, Rng, Seat, say};

/// Why a hand cannot do something: the chapter of the rules and the message.
pub(crate) type WhyNot = Option<(&'static str, &'static str)>;

impl Rush {
    /// Why a seat's hands cannot go for a monster. What has no owner is anybody's, and one's own a second hand may join.
    #[inline]
    pub(crate) fn why_not_attack(&self, state: &State, seat: Seat, hands: Hands, slot: Slot) -> WhyNot {
        if hands.each().any(|hand| !state.player(seat).is_free(hand)) {
            return Some(("attack", "refused-hand-busy"));
        }
        let lair = state.slots.get(slot.index()).filter(|lair| lair.monster.is_some());
        match lair.map(|lair| lair.owner) {
            None => Some(("attack", "refused-no-monster")),
            Some(Some(owner)) if owner != seat => Some(("attack", "refused-owned")),
            Some(_) => None,
        }
    }

    /// A hand, or both, covers a monster.
    pub(crate) fn grab(
        &self,
        state: &mut State,
        seat: Seat,
        (hands, slot): (Hands, Slot),
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        refuse(self.why_not_attack(state, seat, hands, slot))?;
        let joins = self.claim(state, seat, hands, slot);
        let monster = self.monster_at(state, slot);
        to.hear(Audience::Everyone, Event::Grabbed { seat, hands, slot, monster, joins });
        self.hands_are_done(state, chance, to);
        Ok(())
    }

    /// A hand, or both, is laid down and attacks nothing in this round.
    pub(crate) fn lay_down(
        &self,
        state: &mut State,
        seat: Seat,
        hands: Hands,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        if hands.each().any(|hand| !state.player(seat).is_free(hand)) {
            return Err(Refusal::new("attack", say!("refused-hand-busy")));
        }
        hands.each().for_each(|hand| state.player_mut(seat).hands[hand.index()] = Grip::Down);
        to.hear(Audience::Everyone, Event::LaidDown { seat, hands });
        self.hands_are_done(state, chance, to);
        Ok(())
    }

    /// Puts hands on a monster for good, and says whether the other hand was there before.
    pub(crate) fn claim(&self, state: &mut State, seat: Seat, hands: Hands, slot: Slot) -> bool {
        let joins = state.slots[slot.index()].owner.is_some();
        state.slots[slot.index()].owner = Some(seat);
        hands.each().for_each(|hand| state.player_mut(seat).hands[hand.index()] = Grip::On(slot));
        joins
    }

    /// The race is over once no hand is free.
    fn hands_are_done(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        state.awaited = state.with_free_hands(self.players);
        if state.awaited.is_empty() {
            self.check_attacks(state, chance, to);
        }
    }

    /// Time is up: hands that are still free attack nothing.
    pub(crate) fn close_race(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        for seat in state.awaited {
            lay_all_down(state.player_mut(seat));
        }
        self.check_attacks(state, chance, to);
    }

    /// Adds what a seat may do in a live race.
    pub(crate) fn list_grabs(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let round = state.round + 1;
        for hands in self.ways_to_use(state, seat) {
            let open = self.slots().filter(|&slot| self.why_not_attack(state, seat, hands, slot).is_none());
            moves.extend(open.map(|slot| Move::Grab { round, hands, slot }));
            moves.push(Move::LayDown { round, hands });
        }
    }

    /// Each free hand by itself, and both where both are free.
    pub(crate) fn ways_to_use(&self, state: &State, seat: Seat) -> impl Iterator<Item = Hands> + use<> {
        let free = state.player(seat).free_hands();
        Hands::ALL.into_iter().filter(move |&hands| free == Some(Hands::Both) || free == Some(hands))
    }

    /// The monster in a place where one lies.
    #[inline]
    pub(crate) fn monster_at(&self, state: &State, slot: Slot) -> Monster {
        state.slots[slot.index()].monster.expect("a monster lies where hands are")
    }

    /// Whether one seat alone still has free hands in a live race: then it does not have long.
    pub(crate) fn is_hurried(&self, state: &State) -> bool {
        self.options.race == Race::Live && state.phase == Phase::Attacking && state.awaited.len() == 1
    }
}

/// Lays every free hand down.
pub(crate) fn lay_all_down(player: &mut Player) {
    for hand in &mut player.hands {
        if *hand == Grip::Free {
            *hand = Grip::Down;
        }
    }
}

/// A refusal where there is a reason for one.
pub(crate) fn refuse(why: WhyNot) -> Result<(), Refusal> {
    why.map_or(Ok(()), |(rule, reason)| Err(Refusal::new(rule, say!(reason))))
}
