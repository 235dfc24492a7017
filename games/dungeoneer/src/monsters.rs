//! Monsters: who waits on a new tile, and where they are placed.

use crate::Dungeoneer;
use crate::board::{self, Cells, bit};
use crate::cards::Roll;
use crate::dice::Dice;
use crate::event::{Event, Found};
use crate::ids::{Figure, HEROES, MONSTERS, MonsterKind};
use crate::state::{Monster, Phase, Spot, State};
use undercroft_core::chance::below;
use undercroft_core::{Audience, Listener, Rng};

/// The tiles that are not counted when monsters are rolled: the porch and the start.
const UNCOUNTED: u8 = 2;
/// The least that two dice show: the first row of the monsters table.
const LEAST_SUM: u8 = 2;

impl Dungeoneer {
    /// What is added to the dice for the newest tile: 1 for the first after the start.
    pub(crate) fn bonus(state: &State) -> u8 {
        state.tile_count.saturating_sub(UNCOUNTED)
    }

    /// Rolls on the monsters table for the newest tile; a double adds another group, again while doubles come.
    pub(crate) fn roll_monsters(
        &self,
        state: &mut State,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let bonus = Dungeoneer::bonus(state);
        let newest = state.tile(state.tile_count - 1);
        let room = newest.floor.count_ones().min(MONSTERS as u32 - state.monsters().count_ones()) as u8;
        let mut discarded = 0u8;
        loop {
            let dice = Dice::roll(chance, 2);
            let double = dice.iter().all(|die| Some(die) == dice.iter().next());
            let found = self.group(dice.sum() as u8 + bonus, chance);
            to.hear(Audience::Everyone, Event::MonstersRolled { dice, bonus, found, double });
            if let Some(group) = found {
                let placed = group.count.min(room - state.queued);
                for place in state.queued..state.queued + placed {
                    state.queue[usize::from(place) % MONSTERS] = group.kind.0;
                }
                state.queued += placed;
                discarded = discarded.saturating_add(group.count - placed);
            }
            // Once the tile is full whoever else there is would be discarded.
            if !double || state.queued == room {
                break;
            }
        }
        // The next one is taken from the end.
        state.queue[..usize::from(state.queued)].reverse();
        state.first_placed = None;
        if discarded > 0 {
            to.hear(Audience::Everyone, Event::MonstersDiscarded { count: discarded });
        }
    }

    /// A row of the monsters table: so many of one kind.
    fn group(&self, sum: u8, chance: &mut impl Rng) -> Option<Found> {
        let row = usize::from(sum - LEAST_SUM).min(self.cards.hordes.len() - 1);
        let horde = self.cards.hordes[row]?;
        let (dice, count) = horde.count.roll(chance);
        let kinds = &self.kinds_of_level[horde.level.index()];
        let kind = if kinds.len() > 1 { kinds[below(chance, kinds.len() as u32) as usize] } else { kinds[0] };
        let die =
            (horde.count == Roll::D3 || horde.count == Roll::D6(1)).then(|| dice.iter().next()).flatten();
        Some(Found { level: horde.level, kind, count: count as u8, die })
    }

    /// The squares of the newest tile on which the next monster may be placed: the first as near to the centre as possible, the
    /// others next to the first while there is room, and then next to any.
    pub(crate) fn squares_for_a_monster(&self, state: &State) -> Cells {
        let tile = state.tile_count - 1;
        let laid = state.tile(tile);
        let free = laid.floor & !laid.taken();
        let Some(first) = state.first_placed else {
            let near = |cell: u8| self.distance_to_centre(state, tile, cell);
            let nearest = board::each(free).map(near).min().unwrap_or(0);
            return board::each(free)
                .filter(|&cell| near(cell) == nearest)
                .fold(0, |all, cell| all | bit(cell));
        };
        match laid.size.around(first) & free {
            0 => laid.size.spread(laid.monsters & laid.floor) & free,
            next => next,
        }
    }

    /// How far a cell is from the centre of its tile's box, as a number to compare by.
    pub(crate) fn distance_to_centre(&self, state: &State, tile: u8, at: u8) -> u16 {
        let size = state.tile(tile).size;
        let (column, row) = size.place(at);
        let across = 2 * i16::from(column) - (i16::from(size.columns) - 1);
        let down = 2 * i16::from(row) - (i16::from(size.rows) - 1);
        (across * across + down * down) as u16
    }

    /// The squares for the next monster as they are listed: nearest to the centre first, equal ones in reading order.
    pub(crate) fn in_suggested_order(
        &self,
        state: &State,
        squares: Cells,
    ) -> impl Iterator<Item = u8> + use<> {
        let tile = state.tile_count - 1;
        let near = board::each(squares).map(|cell| (self.distance_to_centre(state, tile, cell), cell));
        let mut order = [(u16::MAX, 0u8); 64];
        let mut count = 0;
        for (place, entry) in order.iter_mut().zip(near) {
            *place = entry;
            count += 1;
        }
        order[..count].sort_unstable();
        order.into_iter().take(count).map(|(_, cell)| cell)
    }

    /// Places the next monster.
    pub(crate) fn place_monster(&self, state: &mut State, at: u8, to: &mut impl Listener<Event>) {
        let tile = state.tile_count - 1;
        let place = (!state.living >> HEROES).trailing_zeros() as usize % MONSTERS;
        state.queued -= 1;
        let kind = std::mem::take(&mut state.queue[usize::from(state.queued)]);
        let spot = Spot { tile, cell: at };
        let figure = Figure::monster(place);
        state.monsters[place] = Monster { kind, ..Monster::default() };
        state.enter(figure, spot);
        if state.last_tile == Some(tile) {
            state.of_final_tile |= figure.bit();
        }
        state.stirred = true;
        state.first_placed = state.first_placed.or(Some(at));
        if state.opener.is_none() {
            state.opener = state.last_opener;
        }
        let square = state.square(spot);
        to.hear(Audience::Everyone, Event::MonsterPlaced { figure, kind: MonsterKind(kind), square });
    }

    /// Has the opener place what was rolled, if anything was. Whether somebody has to.
    pub(crate) fn place_what_was_rolled(&self, state: &mut State) -> bool {
        if state.queued > 0 {
            state.phase = Phase::PlacingMonsters;
        }
        state.queued > 0
    }
}

impl Monster {
    /// The wounds that a dungeoneer gave it in all.
    #[inline]
    pub(crate) fn credit_of(&self, dungeoneer: usize) -> u8 {
        (self.credit >> (4 * dungeoneer)) as u8 & 15
    }

    /// The wounds that somebody gave it since it last acted.
    #[inline]
    pub(crate) fn hurt_by(&self, hero: usize) -> u8 {
        (self.hurt >> (4 * hero)) as u8 & 15
    }
}
