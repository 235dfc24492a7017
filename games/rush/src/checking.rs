//! Checking victory and defeat.

use crate::Rush;
use crate::event::Event;
use crate::hand::{Grip, Hand};
use crate::state::{Attack, Lair, Phase, State};
use undercroft_core::{Audience, Listener, Rng, Seat, SeatSet};

impl Rush {
    /// Compares every attack with its monster, skill by skill, and discards what nobody claimed.
    ///
    /// Monsters that give a hero something stay on the table until their owners have said to whom.
    pub(crate) fn check_attacks(
        &self,
        state: &mut State,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        state.phase = Phase::Rewards;
        state.awaited = SeatSet::EMPTY;
        for seat in Seat::all(self.players) {
            for attack in state.player(seat).attacks().into_iter().flatten() {
                self.check_attack(state, seat, attack, to);
            }
        }
        for slot in self.slots() {
            let lair = &mut state.slots[slot.index()];
            if let (Some(monster), None) = (lair.monster, lair.owner) {
                *lair = Lair::EMPTY;
                state.discarded += 1;
                to.hear(Audience::Everyone, Event::Discarded { slot, monster });
            }
        }
        if state.awaited.is_empty() {
            self.end_round(state, chance, to);
        }
    }

    /// A monster is defeated where the skills match or exceed its defence; else it defeats who attacked it.
    fn check_attack(
        &self,
        state: &mut State,
        seat: Seat,
        Attack { hands, slot }: Attack,
        to: &mut impl Listener<Event>,
    ) {
        let monster = self.monster_at(state, slot);
        let card = self.card(monster);
        let player = state.player_mut(seat);
        let skills = player.skills_of(hands);
        if !skills.meet(card.defence) {
            let missing = skills.missing(card.defence);
            player.failed += 1;
            to.hear(Audience::Everyone, Event::HeroDefeated { seat, hands, slot, monster, missing });
            return take_away(state, seat, slot.index());
        }
        player.coins += u16::from(card.coins);
        to.hear(Audience::Everyone, Event::Defeated { seat, hands, slot, monster, coins: card.coins });
        if card.gain.is_nothing() {
            player.won += 1;
            take_away(state, seat, slot.index());
        } else {
            state.awaited.insert(seat);
        }
    }
}

/// Takes a monster off the table, and the hands that were on it.
pub(crate) fn take_away(state: &mut State, seat: Seat, slot: usize) {
    state.slots[slot] = Lair::EMPTY;
    for hand in Hand::ALL {
        let grip = &mut state.player_mut(seat).hands[hand.index()];
        if matches!(grip, Grip::On(on) if on.index() == slot) {
            *grip = Grip::Down;
        }
    }
}
