//! Resolving the boss: a monster, with the variations that its card names.

use super::Values;
use crate::card::{Card, HIGHEST};
use crate::cards::Attacks;
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
        let values = self.escape(state, values, boss, to);
        let values = replace_fives(values, boss.ways.fives_count_as);
        if values.highest() == 0 {
            to.hear(Audience::Everyone, Event::NobodyThere);
            return;
        }
        let total = values.total();
        let defeated = boss.strength.filter(|&strength| total >= strength);
        if let Some(strength) = defeated {
            to.hear(Audience::Everyone, Event::Defeated { total, strength });
        } else {
            let seats = self.attacked(values, boss.ways.attacks);
            to.hear(Audience::Everyone, Event::Attacks { total, strength: boss.strength, seats });
            for seat in seats {
                self.attack(state, seat, boss, to);
            }
        }
        self.pay_reward(state, values, boss, defeated.is_some(), to);
    }

    /// Whoever played the item that the boss lets pass adds nothing and is never attacked: their card has no value,
    /// not even a key, which elsewhere is a 5.
    fn escape(
        &self,
        state: &State,
        mut values: Values,
        boss: &Boss,
        to: &mut impl Listener<Event>,
    ) -> Values {
        let Some(item) = boss.ways.escape else { return values };
        for seat in Seat::all(self.players) {
            if state.player(seat).card == Some(Card::from(item)) {
                values.0[seat.index()] = 0;
                to.hear(Audience::Everyone, Event::Escaped { seat, item });
            }
        }
        values
    }

    fn attacked(&self, values: Values, attacks: Attacks) -> SeatSet {
        let target = match attacks {
            Attacks::Lowest => values.lowest(),
            Attacks::Highest => values.highest(),
        };
        values.holding(self.players, target)
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
    fn pay_reward(
        &self,
        state: &mut State,
        values: Values,
        boss: &Boss,
        defeated: bool,
        to: &mut impl Listener<Event>,
    ) {
        let pays = match defeated {
            true => self.options.boss_pays == BossPays::Always,
            false => values.highest() != values.lowest(),
        };
        if boss.ways.reward == 0 || !pays {
            return;
        }
        let seats = values.holding(self.players, values.highest());
        to.hear(Audience::Everyone, Event::Rewarded { seats });
        for seat in seats {
            self.gain_coins(state, seat, boss.ways.reward, to);
        }
    }
}

/// Values are replaced before anything is compared.
fn replace_fives(mut values: Values, by: u8) -> Values {
    for value in &mut values.0 {
        if *value == HIGHEST {
            *value = by;
        }
    }
    values
}
