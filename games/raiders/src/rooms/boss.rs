//! Resolving the boss: a monster, with the variations that its card names.

use super::Values;
use super::monster::Fight;
use crate::card::Card;
use crate::event::Event;
use crate::room::Boss;
use crate::state::State;
use crate::{BossPays, Raiders};
use undercroft_core::{Audience, Listener, Seat, SeatSet};

impl Raiders {
    /// The boss falls, or attacks the lowest card, or whom else its card says.
    pub(super) fn resolve_boss(
        &self,
        state: &mut State,
        values: Values,
        boss: &Boss,
        to: &mut impl Listener<Event>,
    ) {
        self.tell_escapes(state, boss, to);
        if values.highest() == 0 {
            to.hear(Audience::Everyone, Event::NobodyThere);
            return;
        }
        let face = state.current_room();
        let fight = Fight::of(self.players, values, boss.strength, boss.ways.attacks);
        let Fight { total, falls, attacked: seats } = fight;
        match boss.strength {
            Some(strength) if falls => to.hear(Audience::Everyone, Event::Defeated { face, total, strength }),
            strength => to.hear(Audience::Everyone, Event::Attacks { face, total, strength, seats }),
        }
        for seat in seats {
            self.attack(state, seat, boss, to);
        }
        self.pay_reward(state, self.rewarded(values, boss, falls), boss, to);
    }

    /// Whoever played the item that the boss lets pass adds nothing and is never attacked.
    fn tell_escapes(&self, state: &State, boss: &Boss, to: &mut impl Listener<Event>) {
        let Some(item) = boss.ways.escape else { return };
        for seat in Seat::all(self.players) {
            if state.player(seat).card == Some(Card::from(item)) {
                to.hear(Audience::Everyone, Event::Escaped { seat, item });
            }
        }
    }

    fn attack(&self, state: &mut State, seat: Seat, boss: &Boss, to: &mut impl Listener<Event>) {
        self.gain_wounds(state, seat, boss.ways.wounds, to);
        self.lose_coins(state, seat, boss.ways.coins, to);
        if boss.ways.eliminates {
            state.eliminated.insert(seat);
            to.hear(Audience::Everyone, Event::Eliminated { seat });
        }
    }

    /// The highest card is paid, unless all played the same and the boss stands.
    pub(crate) fn rewarded(&self, values: Values, boss: &Boss, falls: bool) -> SeatSet {
        let pays = match falls {
            true => self.options.boss_pays == BossPays::Always,
            false => values.highest() != values.lowest(),
        };
        let highest = values.holding(self.players, values.highest());
        if boss.ways.reward > 0 && pays { highest } else { SeatSet::EMPTY }
    }

    fn pay_reward(&self, state: &mut State, seats: SeatSet, boss: &Boss, to: &mut impl Listener<Event>) {
        if seats.is_empty() {
            return;
        }
        to.hear(Audience::Everyone, Event::Rewarded { seats });
        for seat in seats {
            self.gain_coins(state, seat, boss.ways.reward, to);
        }
    }
}
