//! Game end: who wins, and all ties.

use crate::adventurer::Adventurer;
use crate::event::Event;
use crate::state::State;
use crate::view::Account;
use crate::{Guilds, Teams};
use undercroft_core::{Audience, Listener, MAX_SEATS, Outcome, Seat, SeatSet};

impl Guilds {
    /// The money that counts for a seat: its own, or that of its team together.
    #[inline]
    pub(crate) fn money_of(&self, state: &State, seat: Seat) -> u16 {
        self.team_of(seat).map(|partner| state.player(partner).money).sum()
    }

    /// The strongest adventurer that a seat, or one of its team, could have placed in the last round and did not.
    #[inline]
    pub(crate) fn strongest_unplaced(&self, state: &State, seat: Seat) -> Option<Adventurer> {
        self.team_of(seat).filter_map(|partner| state.player(partner).available().strongest()).max()
    }

    /// By the most money; then by the strongest unplaced adventurer.
    #[inline]
    fn standings(&self, state: &State) -> [(u16, Option<Adventurer>); MAX_SEATS] {
        let mut standings = [(0, None); MAX_SEATS];
        let alone = self.options.teams == Teams::None;
        for seat in Seat::all(self.players) {
            let player = state.player(seat);
            standings[seat.index()] = match alone {
                true => (player.money, player.available().strongest()),
                false => (self.money_of(state, seat), self.strongest_unplaced(state, seat)),
            };
        }
        standings
    }

    /// Whoever stands best; if several do, they share the victory.
    #[inline]
    fn best_of(&self, standings: &[(u16, Option<Adventurer>); MAX_SEATS]) -> SeatSet {
        let best = standings[..self.players].iter().map(|&standing| in_one_number(standing)).max();
        SeatSet::of(self.players, |seat| Some(in_one_number(standings[seat.index()])) == best)
    }

    pub(crate) fn final_standing(&self, state: &State) -> Outcome {
        let standings = self.standings(state);
        let ranks = standings.map(in_one_number);
        let money = |seat: Seat| standings[seat.index()].0.into();
        Outcome::rank(self.players, self.best_of(&standings), |seat| ranks[seat.index()], money)
    }

    /// What the end brought, from the best.
    pub(crate) fn accounts(&self, state: &State) -> Vec<Account> {
        let standings = self.standings(state);
        let winners = self.best_of(&standings);
        let most = standings.iter().map(|standing| standing.0).max();
        let tied = |money| Seat::all(self.players).filter(|seat| standings[seat.index()].0 == money).count();
        let mut accounts: Vec<Account> = Vec::new();
        for seat in Seat::all(self.players) {
            let (seats, (money, left_out)) = (self.team_of(seat), standings[seat.index()]);
            if seats.first() != Some(seat) {
                continue;
            }
            let tied = Some(money) == most && tied(money) > seats.len();
            let team = self.team(seat).map(|team| team as u8);
            accounts.push(Account { seats, team, money, left_out, tied, won: winners.contains(seat) });
        }
        accounts.sort_by_key(|account| std::cmp::Reverse((account.money, account.left_out)));
        accounts
    }

    pub(crate) fn tell_game_end(&self, state: &State, to: &mut impl Listener<Event>) {
        if !to.listens() {
            return;
        }
        let standings = self.standings(state);
        let seats = self.best_of(&standings);
        let Some(winner) = seats.first() else { return };
        let (dollars, unplaced) = standings[winner.index()];
        let richest = SeatSet::of(self.players, |seat| standings[seat.index()].0 == dollars);
        if let Some(adventurer) = unplaced.filter(|_| richest != seats) {
            to.hear(Audience::Everyone, Event::TieBroken { seats: richest, adventurer });
        }
        to.hear(Audience::Everyone, Event::Won { seats, dollars });
    }
}

/// The same order as one number, the money above the adventurer: comparing pairs would mean guessing whether the money
/// decides.
#[inline]
fn in_one_number((money, unplaced): (u16, Option<Adventurer>)) -> u32 {
    u32::from(money) << 8 | u32::from(unplaced.map_or(0, Adventurer::strength))
}
