//! What a game under way promises each player: for bots that cannot play it to its end.
//!
//! Gold counts, but only of those who come out alive, and only if the party does. So a seat is promised the more the more gold it
//! has and the healthier its dungeoneers are, against the same of the others, and all the less the worse the monsters are.

use crate::Dungeoneer;
use crate::state::State;
use undercroft_core::Seat;

/// After how many moves a search asks.
pub(crate) const HORIZON: usize = 12;

/// What a living dungeoneer is worth, in gold, at full health.
const LIFE: f64 = 14.0;
/// Gold that everybody is reckoned to have at least, so that the first piece does not decide.
const GROUND: f64 = 10.0;
/// What a tile that has been explored is worth to everybody, in gold.
const TILE: f64 = 2.0;

impl Dungeoneer {
    /// A share of a win: the seat's worth among all, times how likely the party comes through at all.
    pub(crate) fn promise(&self, state: &State, seat: Seat) -> Option<f64> {
        let worth = |seat: Seat| self.worth_of(state, seat);
        let all: f64 = Seat::all(self.players).map(worth).sum();
        let share = if all > 0.0 { worth(seat) / all } else { 0.0 };
        Some(share * self.hope(state))
    }

    /// What a seat has, in gold.
    fn worth_of(&self, state: &State, seat: Seat) -> f64 {
        let owner = Some(seat.index() as u8);
        let own = state.living_dungeoneers().filter(|&place| state.heroes[place].owner == owner);
        let mut worth = 0.0;
        for place in own {
            let figure = crate::ids::Figure(place as u8);
            let health =
                f64::from(self.health_left(state, figure)) / f64::from(self.able(state, figure).health);
            worth += f64::from(state.heroes[place].gold) * (0.5 + 0.5 * health) + LIFE * health;
        }
        if worth > 0.0 { worth + GROUND } else { 0.0 }
    }

    /// How likely the party comes through: its strength against that of the monsters, and how much of the dungeon is behind it.
    fn hope(&self, state: &State) -> f64 {
        let mut party = 0.0;
        for place in state.living_dungeoneers() {
            party += f64::from(self.health_left(state, crate::ids::Figure(place as u8)));
        }
        let mut danger = 0.0;
        for place in state.living_monsters() {
            let figure = crate::ids::Figure::monster(place);
            let able = self.able(state, figure);
            danger += f64::from(able.fighting)
                * f64::from(self.health_left(state, figure))
                * f64::from(able.defence);
        }
        let explored = TILE * f64::from(state.tile_count);
        let strength = party + explored + 4.0;
        strength / (strength + danger / 12.0 + f64::from(state.tokens()) * 1.5)
    }
}
