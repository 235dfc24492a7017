//! What a seat may think possible: worlds that it cannot tell from the real one.

use crate::Rush;
use crate::hand::Hand;
use crate::number::Slot;
use crate::options::Race;
use crate::state::{CallOrder, HANDS, MOST_SLOTS, Phase, State};
use undercroft_core::chance::{below, shuffle};
use undercroft_core::{Rng, Seat};

impl Rush {
    /// Draws anew what the seat cannot know: what others call, in which order, and to whom they give what they gained.
    #[inline]
    pub(crate) fn imagined_by(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        let mut world = *state;
        match (state.phase, self.options.race) {
            (Phase::Attacking, Race::Call | Race::Calm) => self.imagine_calls(&mut world, seat, rng),
            (Phase::Rewards, _) => self.imagine_gifts(&mut world, seat, rng),
            _ => {}
        }
        world
    }

    /// Others with free hands may have called anything. In a calm race only those who are done have.
    fn imagine_calls(&self, world: &mut State, seat: Seat, rng: &mut impl Rng) {
        let calm = self.options.race == Race::Calm;
        for other in Seat::all(self.players).filter(|&other| other != seat) {
            if calm && world.awaited.contains(other) {
                continue;
            }
            let calls = Hand::ALL.map(|hand| self.some_call(world, other, hand, rng));
            let player = world.player_mut(other);
            player.calls = calls;
            player.changes = if calm { 0 } else { calls.iter().flatten().count() as u8 };
        }
        if !calm {
            self.imagine_order(world, seat, rng);
        }
    }

    fn some_call(&self, world: &State, seat: Seat, hand: Hand, rng: &mut impl Rng) -> Option<Slot> {
        let count = self.choices_of(world, seat, hand).count();
        self.choices_of(world, seat, hand).nth(below(rng, count as u32) as usize).flatten()
    }

    /// The seat knows the order of its own calls alone.
    fn imagine_order(&self, world: &mut State, seat: Seat, rng: &mut impl Rng) {
        let known = world.order;
        let mut own = known.each().filter(|&(caller, _)| caller == seat).map(|(_, hand)| hand);
        let mut own = [own.next(), own.next()].into_iter().flatten();
        let (mut called, mut length) = ([(seat, Hand::Left); MOST_SLOTS], 0);
        for caller in Seat::all(self.players) {
            let calls = world.player(caller).calls;
            for (hand, _) in Hand::ALL.into_iter().zip(calls).filter(|(_, call)| call.is_some()) {
                called[length] = (caller, hand);
                length += 1;
            }
        }
        shuffle(rng, &mut called[..length]);
        world.order = CallOrder::default();
        for &(caller, hand) in &called[..length] {
            let hand = if caller == seat { own.next().unwrap_or(hand) } else { hand };
            world.order.push(caller, hand);
        }
    }

    /// Others who have decided may have given their gains to anybody.
    fn imagine_gifts(&self, world: &mut State, seat: Seat, rng: &mut impl Rng) {
        for other in Seat::all(self.players).filter(|&other| other != seat) {
            if world.player(other).gifts.is_none() {
                continue;
            }
            let mut gifts = [None; HANDS];
            for (gift, attack) in gifts.iter_mut().zip(world.player(other).attacks()) {
                let count = self.gifts_of(world, attack).count();
                *gift = self.gifts_of(world, attack).nth(below(rng, count as u32) as usize).flatten();
            }
            world.player_mut(other).gifts = Some(gifts);
        }
    }
}
