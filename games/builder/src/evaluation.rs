//! What a game under way promises each player: for bots that cannot play it to its end.
//!
//! Gold counts, and so does what a dungeon will still earn: the more harm lies between the entrance and the hoard, the fewer of a
//! party come through, each of them worth gold dead and costing some alive. Cards in the hand are worth a little.

use crate::Builder;
use crate::state::{AT_HOARD, Dungeon, Fate, Room, Stage, State};
use crate::vocabulary::Improvement;
use undercroft_core::Seat;

/// After how many moves a search asks: at once, for random moves ruin what was well laid.
pub(crate) const HORIZON: usize = 0;

/// What a dead adventurer brings its victim, and what one that takes gold costs.
const DEATH: f64 = 2.0;
const LOOT: f64 = 1.0;
/// The health of a fresh party, and how much of it comes back by healing, wards and luck.
const FRESH: f64 = 24.0;
/// What a card in the hand is worth, in gold.
const CARD: f64 = 0.15;
/// More cards than this are hardly ever of use.
const FULL_HAND: u16 = 16;
/// What an improvement is worth in each invasion to come, beyond what it does to traps and monsters.
const RED: f64 = 0.5;
/// What a bare room is worth, one that bears monsters, and a place for a trap, in points of health.
const BARE: f64 = 1.2;
const HOLDS: f64 = 1.0;
const FREE: f64 = 0.4;
/// How much gold makes somebody twice as likely to win as not.
const LEAD: f64 = 4.0;

impl Builder {
    /// A share of a win: a seat's lead over the others. Nothing while cards lie there that have not taken effect.
    pub(crate) fn promise(&self, state: &State, seat: Seat) -> Option<f64> {
        if state.invasion.played_count > 0 {
            return None;
        }
        let worth = |seat: Seat| self.worth_of(state, seat);
        let others = Seat::all(self.players).filter(|&other| other != seat);
        let best = others.map(worth).fold(f64::NEG_INFINITY, f64::max);
        Some(1.0 / (1.0 + ((best - worth(seat)) / LEAD).exp()))
    }

    /// What a seat has and may expect, in gold.
    fn worth_of(&self, state: &State, seat: Seat) -> f64 {
        let (player, dungeon) = (state.player(seat), state.dungeon(seat));
        let harm: f64 = (0..dungeon.room_count).map(|room| self.harm_of(dungeon, room)).sum();
        let reds = f64::from(dungeon.red_count) * RED;
        let to_come = self.invasions_to_come(state, seat);
        let bounty = self.bounty_of(dungeon);
        let expected = to_come * (expected(4.0, FRESH, harm, bounty) + reds);
        let now =
            if state.is_adventuring() && state.turn == seat { self.under_way(state, bounty) } else { 0.0 };
        let tempo = if state.turn == seat { tempo(state.stage) } else { 0.0 };
        f64::from(player.gold) + expected + now + tempo + CARD * f64::from(player.hand.total.min(FULL_HAND))
    }

    /// How often a dungeon will still be entered anew.
    fn invasions_to_come(&self, state: &State, seat: Seat) -> f64 {
        let later = f64::from(self.cycles.saturating_sub(state.cycle + 1));
        if !state.is_adventuring() {
            return later + if state.cycle < self.cycles { 1.0 } else { 0.0 };
        }
        let place = |seat: Seat| (seat.index() + self.players - state.first.index()) % self.players;
        later + if place(seat) > place(state.turn) { 1.0 } else { 0.0 }
    }

    fn bounty_of(&self, dungeon: &Dungeon) -> f64 {
        let bounty = self.improved(dungeon, |effect| match effect {
            Improvement::Bounty(gold) => Some(f64::from(gold)),
            _ => None,
        });
        bounty.unwrap_or(0.0)
    }

    /// What the present invasion may still bring its victim.
    fn under_way(&self, state: &State, bounty: f64) -> f64 {
        let (invasion, dungeon) = (&state.invasion, state.dungeon(state.turn));
        let going = invasion.members.iter().filter(|one| one.fate == Fate::Going);
        let (mut members, mut health, mut carried) = (0.0, 0.0, 0.0);
        for one in going {
            members += 1.0;
            // Whoever is about to flee is as good as gone.
            let steady = f64::from(one.morale.min(3)) / 3.0;
            health += f64::from(one.health) * (0.4 + 0.6 * steady) + f64::from(one.charges) * 1.2;
            carried += f64::from(u8::from(one.gold));
        }
        let ahead: f64 = match invasion.outward {
            true => 0.0,
            false => (0..invasion.at.min(dungeon.room_count)).map(|room| self.harm_of(dungeon, room)).sum(),
        };
        let here = match dungeon.rooms().get(usize::from(invasion.at)) {
            Some(room) if invasion.at != AT_HOARD => self.harm_of_trap(dungeon, room) * 0.5,
            _ => 0.0,
        };
        let fighting: f64 = invasion.fighters().iter().map(|one| 1.0 + f64::from(one.health) * 0.7).sum();
        let harm = ahead + here + fighting;
        match invasion.outward {
            true => carried * 0.3 * harm / (harm + health + 1.0),
            false => expected(members, health, harm, bounty),
        }
    }

    /// What a room does to a party, in points of health.
    fn harm_of(&self, dungeon: &Dungeon, room: u8) -> f64 {
        let at = &dungeon.rooms[usize::from(room)];
        let does = self.does(at);
        let mut harm = self.harm_of_trap(dungeon, at);
        for (_, pack) in dungeon.packs_in(room) {
            let figures = f64::from(self.living(dungeon, pack));
            let strength = f64::from(self.monster_strength(pack, at));
            let health = f64::from(self.monster_health(dungeon, pack));
            let narrow = 1.0 + 0.4 * f64::from(4u8.saturating_sub(does.attackers));
            harm += figures * strength * (0.6 + health / 5.0) * narrow;
        }
        // What is free can still be filled: without that nobody would build a bare room.
        let bears = does.holds.0 > 0 && dungeon.packs_in(room).next().is_none();
        let room_for_more = if bears { HOLDS } else { 0.0 } + if at.trap.is_there() { 0.0 } else { FREE };
        let frightens = if does.frightens.is_some() { 1.5 } else { 0.0 };
        harm + BARE + room_for_more + f64::from(does.door) * 0.4 + frightens + 0.3 * f64::from(at.level)
    }

    fn harm_of_trap(&self, dungeon: &Dungeon, room: &Room) -> f64 {
        let charges = f64::from(self.trap_charges(room).min(7));
        charges * f64::from(self.trap_strength(dungeon, room)) * 0.8
    }
}

/// What it is worth to have phases of one's turn ahead: nobody ends a turn while there is something to do.
fn tempo(stage: Stage) -> f64 {
    match stage {
        Stage::NewCards => 0.5,
        Stage::Upgrade => 0.4,
        Stage::Build => 0.3,
        Stage::AddContents => 0.2,
        Stage::Improve | Stage::Answer => 0.1,
        _ => 0.0,
    }
}

/// What so many members with so much health bring who meet so much harm.
fn expected(members: f64, health: f64, harm: f64, bounty: f64) -> f64 {
    let fail = harm / (harm + health + 1.0);
    members * (fail * (DEATH + bounty) - (1.0 - fail) * LOOT)
}
