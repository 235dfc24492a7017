//! Attacking monsters by calling them in secret: by the time of the call, or in a calm race by a public order.

use crate::Rush;
use crate::attacking::{WhyNot, refuse};
use crate::event::Event;
use crate::hand::{Grip, Hand, Hands};
use crate::moves::Move;
use crate::number::Slot;
use crate::options::Race;
use crate::state::{CallOrder, HANDS, Player, State};
use undercroft_core::chance::nth_bit;
use undercroft_core::{Audience, Listener, Refusal, Rng, Seat, SeatSet};

/// How often a seat may call or call back in one calling: more than there is time for, and a game has to end.
pub(crate) const MOST_CHANGES: u8 = 8;

impl Rush {
    /// Why a seat's hands cannot call a monster.
    #[inline]
    pub(crate) fn why_not_call(&self, state: &State, seat: Seat, hands: Hands, slot: Slot) -> WhyNot {
        let player = state.player(seat);
        if !state.awaited.contains(seat) {
            return Some(("call", "refused-ready"));
        }
        if player.changes >= MOST_CHANGES {
            return Some(("call", "refused-changes"));
        }
        if hands.each().all(|hand| player.calls[hand.index()] == Some(slot)) {
            return Some(("call", "refused-repeated"));
        }
        self.why_not_attack(state, seat, hands, slot)
    }

    /// Why a seat's hands cannot call back what they call.
    #[inline]
    pub(crate) fn why_not_call_back(&self, state: &State, seat: Seat, hands: Hands) -> WhyNot {
        let player = state.player(seat);
        if !state.awaited.contains(seat) {
            return Some(("call", "refused-ready"));
        }
        if player.changes >= MOST_CHANGES {
            return Some(("call", "refused-changes"));
        }
        let none = hands.each().any(|hand| player.calls[hand.index()].is_none());
        none.then_some(("call", "refused-nothing-called"))
    }

    /// A hand, or both, calls a monster: a change replaces the call and its time, saying the same again does not.
    pub(crate) fn call(
        &self,
        state: &mut State,
        seat: Seat,
        (hands, slot): (Hands, Slot),
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        refuse(self.why_not_call(state, seat, hands, slot))?;
        state.player_mut(seat).changes += 1;
        for hand in hands.each() {
            if state.player(seat).calls[hand.index()] != Some(slot) {
                state.player_mut(seat).calls[hand.index()] = Some(slot);
                state.order.push(seat, hand);
            }
        }
        let monster = self.monster_at(state, slot);
        to.hear(seat.into(), Event::Called { seat, hands, slot, monster });
        Ok(())
    }

    /// A hand, or both, calls nothing any more and rests.
    pub(crate) fn call_back(
        &self,
        state: &mut State,
        seat: Seat,
        hands: Hands,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        refuse(self.why_not_call_back(state, seat, hands))?;
        state.player_mut(seat).changes += 1;
        for hand in hands.each() {
            state.player_mut(seat).calls[hand.index()] = None;
            state.order.remove(seat, hand);
        }
        to.hear(seat.into(), Event::CalledBack { seat, hands });
        Ok(())
    }

    /// Somebody calls nothing more; once all are ready the calling closes.
    pub(crate) fn ready(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        refuse((!state.awaited.contains(seat)).then_some(("call", "refused-ready")))?;
        state.awaited.remove(seat);
        to.hear(Audience::Everyone, Event::IsReady { seat });
        if state.awaited.is_empty() {
            self.close_calling(state, chance, to);
        }
        Ok(())
    }

    /// Both hands call at once in a calm race, where time does not count, and that is that.
    pub(crate) fn choose(
        &self,
        state: &mut State,
        seat: Seat,
        calls: [Option<Slot>; HANDS],
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        refuse((!state.awaited.contains(seat)).then_some(("calm", "refused-ready")))?;
        for (hand, call) in Hand::ALL.into_iter().zip(calls) {
            refuse(call.and_then(|slot| self.why_not_attack(state, seat, hand.into(), slot)))?;
        }
        state.player_mut(seat).calls = calls;
        for (hand, call) in Hand::ALL.into_iter().zip(calls) {
            if let Some(slot) = call {
                let monster = self.monster_at(state, slot);
                to.hear(seat.into(), Event::Called { seat, hands: hand.into(), slot, monster });
            }
        }
        self.ready(state, seat, chance, to)
    }

    /// Ends a calling: every monster that was called gets its owner, hands that called nothing rest, and those that lost call
    /// again until none has lost.
    pub(crate) fn close_calling(
        &self,
        state: &mut State,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        for seat in Seat::all(self.players) {
            rest_uncalled(state.player_mut(seat));
        }
        for slot in self.slots() {
            self.award(state, slot, to);
        }
        for seat in Seat::all(self.players) {
            state.player_mut(seat).calls = [None; HANDS];
            state.player_mut(seat).changes = 0;
        }
        state.order = CallOrder::default();
        state.awaited = state.with_free_hands(self.players);
        if state.awaited.is_empty() {
            state.calling = 0;
            self.check_attacks(state, chance, to);
        } else {
            state.calling += 1;
            to.hear(Audience::Everyone, Event::CallAgain { seats: state.awaited });
        }
    }

    /// Gives a monster to the first of those who call it.
    fn award(&self, state: &mut State, slot: Slot, to: &mut impl Listener<Event>) {
        let calls = |seat: Seat| Hands::of(|hand| state.player(seat).calls[hand.index()] == Some(slot));
        let callers = SeatSet::of(self.players, |seat| calls(seat).is_some());
        let Some(seat) = self.first_of(state, slot, callers) else { return };
        let Some(hands) = calls(seat) else { return };
        self.claim(state, seat, hands, slot);
        let monster = self.monster_at(state, slot);
        let against = callers.without(SeatSet::only(seat));
        to.hear(Audience::Everyone, Event::Claimed { seat, hands, slot, monster, against });
    }

    /// Who of those who call a monster comes first: the earliest hand, or in a calm race the public order.
    fn first_of(&self, state: &State, slot: Slot, callers: SeatSet) -> Option<Seat> {
        if callers.len() < 2 {
            return callers.first();
        }
        if self.options.race == Race::Calm {
            return self.public_order(state.first, state.round).find(|&seat| callers.contains(seat));
        }
        let calls = |&(seat, hand): &(Seat, Hand)| state.player(seat).calls[hand.index()] == Some(slot);
        state.order.each().find(calls).map(|(seat, _)| seat)
    }

    /// The order by which contests of a calm race go, in a round counted from 0.
    ///
    /// With three players the start moves one seat a round. With more, two rounds have the same start, and the second of them goes
    /// the other way round.
    pub(crate) fn public_order(&self, first: Seat, round: u8) -> impl Iterator<Item = Seat> + '_ {
        let (round, last) = (usize::from(round), self.players - 1);
        let plain = self.players == 3;
        let start = if plain { round } else { round / 2 };
        let back = !plain && round % 2 == 1;
        (0..self.players).map(move |place| {
            let place = if back { last - place } else { place };
            self.clockwise(first, start + place)
        })
    }

    /// Adds what a seat may do while it calls against the clock.
    pub(crate) fn list_calls(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let round = state.round + 1;
        for hands in self.ways_to_use(state, seat) {
            let open = self.slots().filter(|&slot| self.why_not_call(state, seat, hands, slot).is_none());
            moves.extend(open.map(|slot| Move::Grab { round, hands, slot }));
            if self.why_not_call_back(state, seat, hands).is_none() {
                moves.push(Move::LayDown { round, hands });
            }
        }
        moves.push(Move::Ready { round });
    }

    /// Adds what a seat may choose in a calm race: for each free hand a monster or nothing.
    pub(crate) fn list_choices(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let round = state.round + 1;
        for left in self.choices_of(state, seat, Hand::Left) {
            for right in self.choices_of(state, seat, Hand::Right) {
                moves.push(Move::Choose { round, left, right });
            }
        }
    }

    /// One of these choices by its place among them, without listing them all.
    #[inline]
    pub(crate) fn pick_choice(&self, state: &State, seat: Seat, which: impl FnOnce(usize) -> usize) -> Move {
        let player = state.player(seat);
        let open = self.slots().fold(0u64, |open, slot| {
            let lair = &state.slots[slot.index()];
            let may = lair.monster.is_some() && (lair.owner.is_none() || lair.owner == Some(seat));
            open | u64::from(may) << slot.index()
        });
        let [left, right] = Hand::ALL.map(|hand| if player.is_free(hand) { open } else { 0 });
        let rights = right.count_ones() as usize + 1;
        let place = which((left.count_ones() as usize + 1) * rights);
        let call = |open: u64, place: usize| {
            let monster = place.checked_sub(1)?;
            Some(Slot(nth_bit(open, monster as u32) as u8))
        };
        Move::Choose {
            round: state.round + 1,
            left: call(left, place / rights),
            right: call(right, place % rights),
        }
    }

    /// What a hand may call: nothing first, then every monster it may go for.
    #[inline]
    pub(crate) fn choices_of(
        &self,
        state: &State,
        seat: Seat,
        hand: Hand,
    ) -> impl Iterator<Item = Option<Slot>> {
        let open =
            self.slots().filter(move |&slot| self.why_not_attack(state, seat, hand.into(), slot).is_none());
        std::iter::once(None).chain(open.map(Some))
    }
}

/// Hands that are free and call nothing rest for the round.
fn rest_uncalled(player: &mut Player) {
    for (hand, call) in player.hands.iter_mut().zip(player.calls) {
        if *hand == Grip::Free && call.is_none() {
            *hand = Grip::Down;
        }
    }
}
