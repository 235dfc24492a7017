//! Step 3: resolving a room by the cards that were played into it.

mod boss;
pub(crate) mod monster;
pub(crate) mod trap;
pub(crate) mod treasure;
pub(crate) mod vault;

use crate::Raiders;
use crate::event::Event;
use crate::room::Room;
use crate::state::{MOST_PLAYERS, State};
use undercroft_core::{Audience, Listener, Seat, SeatSet};

/// What everybody's card counts for in this room; 0 for those who escape it.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Values(pub(crate) [u8; MOST_PLAYERS]);

impl Values {
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> u8 {
        self.0[seat.index()]
    }

    /// The highest value played; 0 if everybody escaped.
    #[inline]
    pub(crate) fn highest(&self) -> u8 {
        self.0.iter().copied().fold(0, u8::max)
    }

    /// The highest value below a limit; 0 if there is none.
    #[inline]
    fn highest_below(&self, limit: u8) -> u8 {
        self.0.iter().map(|&value| if value < limit { value } else { 0 }).fold(0, u8::max)
    }

    /// The lowest value played; 0 if everybody escaped.
    #[inline]
    fn lowest(&self) -> u8 {
        // One less than nothing is the greatest number: those who escaped never are the lowest.
        self.0.iter().map(|value| value.wrapping_sub(1)).fold(u8::MAX, u8::min).wrapping_add(1)
    }

    /// The sum of all that was played.
    #[inline]
    fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The seats that played exactly this value.
    #[inline]
    pub(crate) fn holding(&self, players: usize, value: u8) -> SeatSet {
        SeatSet::of(players, |seat| self.of(seat) == value)
    }
}

impl Raiders {
    /// Resolves the current room.
    #[inline]
    pub(crate) fn resolve_room(&self, state: &mut State, values: Values, to: &mut impl Listener<Event>) {
        match self.deck.room(state.current_room()) {
            Room::Treasure { chests } => self.resolve_treasure(state, values, *chests, to),
            Room::Monster { strength, wounds } => self.resolve_monster(state, values, *strength, *wounds, to),
            Room::Vault { benefits } => self.resolve_vault(state, values, benefits, to),
            Room::Trap { hits, penalty } => self.resolve_trap(state, values, *hits, penalty, to),
            Room::Boss(boss) => self.resolve_boss(state, values, boss, to),
        }
    }

    /// How many of these coins a purse takes in: they never pass its limit.
    #[inline]
    pub(crate) fn coins_kept(&self, purse: u8, coins: u8) -> u8 {
        coins.min(self.coin_limit.saturating_sub(purse))
    }

    #[inline]
    fn gain_coins(&self, state: &mut State, seat: Seat, coins: u8, to: &mut impl Listener<Event>) {
        let purse = &mut state.player_mut(seat).coins;
        let gained = self.coins_kept(*purse, coins);
        *purse += gained;
        if gained > 0 {
            to.hear(Audience::Everyone, Event::CoinsGained { seat, coins: gained });
        }
    }

    #[inline]
    fn lose_coins(&self, state: &mut State, seat: Seat, coins: u8, to: &mut impl Listener<Event>) {
        let purse = &mut state.player_mut(seat).coins;
        let lost = coins_lost(*purse, coins);
        *purse -= lost;
        if lost > 0 {
            to.hear(Audience::Everyone, Event::CoinsLost { seat, coins: lost });
        }
    }

    /// There is no limit to the wounds of a player.
    #[inline]
    fn gain_wounds(&self, state: &mut State, seat: Seat, wounds: u8, to: &mut impl Listener<Event>) {
        state.player_mut(seat).wounds += u16::from(wounds);
        if wounds > 0 {
            to.hear(Audience::Everyone, Event::WoundsGained { seat, wounds });
        }
    }

    #[inline]
    fn heal_wounds(&self, state: &mut State, seat: Seat, wounds: u8, to: &mut impl Listener<Event>) {
        let suffered = &mut state.player_mut(seat).wounds;
        let healed = wounds_healed(*suffered, wounds);
        *suffered -= u16::from(healed);
        if healed > 0 {
            to.hear(Audience::Everyone, Event::WoundsHealed { seat, wounds: healed });
        }
    }
}

/// How many of these coins somebody loses: never more than they have.
#[inline]
pub(crate) fn coins_lost(purse: u8, coins: u8) -> u8 {
    coins.min(purse)
}

/// How many of these wounds a potion heals: never more than there are.
#[inline]
pub(crate) fn wounds_healed(suffered: u16, wounds: u8) -> u8 {
    u16::from(wounds).min(suffered) as u8
}
