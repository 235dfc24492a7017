//! A wave over the dungeon: what is reached with one step, with two, with three.
//!
//! The dungeon is a tree, and nobody comes back to a tile sooner than they left it, for the squares of a door touch each other.
//! So a wave goes over every tile once, by shifting all its squares at a time, and to get somewhere it need not leave the tiles
//! on the way.

use crate::board::{Cells, bit};
use crate::front::Front;
use crate::ids::TILES;
use crate::obstacles::Obstacles;
use crate::state::{Laid, Spot, State, bits};

/// More steps than lead anywhere.
pub(crate) const FURTHER: u8 = u8::MAX;
/// All tiles, one bit each.
pub(crate) const EVERY_TILE: u16 = u16::MAX;

/// What a wave has reached.
#[derive(Clone, Copy)]
pub(crate) struct Reached {
    pub(crate) tile: u8,
    /// With how many steps the last of them.
    pub(crate) steps: u8,
    /// Also where somebody is in its way.
    pub(crate) cells: Cells,
    /// From which of these it goes on. Whoever hears of a tile at once hears only of those with a step left.
    pub(crate) onward: Cells,
}

impl State {
    /// Sends a wave out from a square with so many steps. `tell` hears of each tile that it comes to, all at once.
    #[inline]
    pub(crate) fn flood(
        &self,
        from: Spot,
        most: u8,
        obstacles: impl Obstacles,
        mut tell: impl FnMut(&Laid, Reached),
    ) {
        let mut ahead = Ahead::of(self, from);
        while let Some(Coming { tile, from, start, mut steps }) = ahead.next() {
            let laid = self.tile(tile);
            let mut front = Front::new(self, tile, start, &obstacles);
            let (mut doors, mut last) = (laid.doors, 0);
            while front.cells != 0 && steps < most {
                steps += 1;
                last = front.step(self, laid, &obstacles);
                if front.cells & doors != 0 && steps < most {
                    doors &= !ahead.go_through(self, (tile, from), front.cells & doors, steps);
                }
            }
            let last = if steps == most { last } else { 0 };
            let cells = front.seen & !start;
            tell(laid, Reached { tile, steps, cells, onward: cells & !front.ends & !last });
        }
    }

    /// Sends a wave out from a square with so many steps, over some tiles alone. As soon as it comes to squares of a tile's board
    /// that are of `interest`, `tell` hears of them, and answers with how many steps it shall go on at most.
    #[inline]
    pub(crate) fn wave(
        &self,
        from: Spot,
        mut most: u8,
        over: u16,
        obstacles: impl Obstacles,
        interest: impl Fn(u8) -> Cells,
        mut tell: impl FnMut(Reached) -> u8,
    ) {
        let mut ahead = Ahead::of(self, from);
        while let Some(Coming { tile, from, start, mut steps }) = ahead.next() {
            if steps >= most {
                continue;
            }
            let laid = self.tile(tile);
            let mut front = Front::new(self, tile, start, &obstacles);
            let mut awaited = interest(tile) & (laid.floor | laid.doors) & !start;
            let on = bits((laid.beside & over & !(1 << from)).into());
            let mut doors = on.fold(0, |doors, beyond| doors | self.doorway(laid, beyond as u8).here);
            while front.cells != 0 && steps < most && awaited | doors != 0 {
                steps += 1;
                let new = front.step(self, laid, &obstacles);
                if front.cells & doors != 0 {
                    doors &= !ahead.go_through(self, (tile, from), front.cells & doors, steps);
                }
                if new & awaited != 0 {
                    let reached =
                        Reached { tile, steps, cells: new & awaited, onward: front.cells & awaited };
                    awaited &= !new;
                    // The squares of the door by which one comes in are those of another tile.
                    for part in [reached.within(laid), reached.outside(laid)] {
                        if part.cells != 0 {
                            most = most.min(tell(part));
                        }
                    }
                }
            }
        }
    }

    /// With how many steps a wave comes from one square to another, if so many are enough.
    #[inline]
    pub(crate) fn steps_past(&self, obstacles: impl Obstacles, from: Spot, to: Spot, most: u8) -> Option<u8> {
        let aim = self.on_board(to);
        let (mut tile, mut start, mut steps) = (from.tile, bit(from.cell), 0);
        if let Some(beyond) = self.beyond(from)
            && aim(tile) == 0
            && self.next_towards(tile, to.tile) == beyond.tile
        {
            (tile, start) = (beyond.tile, bit(beyond.cell));
        }
        loop {
            let (laid, there) = (self.tile(tile), aim(tile));
            let mut front = Front::new(self, tile, start, &obstacles);
            if there != 0 {
                while front.cells != 0 && steps < most {
                    steps += 1;
                    if front.step(self, laid, &obstacles) & there != 0 {
                        return Some(steps);
                    }
                }
                return None;
            }
            let door = self.doorway(laid, self.next_towards(tile, to.tile));
            while front.cells & door.here == 0 {
                if front.cells == 0 || steps >= most {
                    return None;
                }
                steps += 1;
                front.step(self, laid, &obstacles);
            }
            (tile, start) = (door.tile, door.beyond(front.cells));
        }
    }

    /// The next tile on the way from one to another. Every tile was laid after the one that it is entered from.
    #[inline]
    pub(crate) fn next_towards(&self, from: u8, to: u8) -> u8 {
        let (mut next, mut before) = (to, to);
        while before > from {
            (next, before) = (before, self.tile(before).parent);
        }
        if before == from { next } else { self.tile(from).parent }
    }

    /// The tiles on the way from one to another, both included.
    #[inline]
    pub(crate) fn tiles_between(&self, mut one: u8, mut other: u8) -> u16 {
        let mut tiles = 1 << one | 1 << other;
        while one != other {
            (one, other) = (one.min(other), self.tile(one.max(other)).parent);
            tiles |= 1 << other;
        }
        tiles
    }
}

impl Reached {
    /// What of it is the tile's own.
    #[inline]
    fn within(self, laid: &Laid) -> Reached {
        Reached { cells: self.cells & !laid.way_in, onward: self.onward & !laid.way_in, ..self }
    }

    /// What of it are squares of the tile one comes from.
    #[inline]
    fn outside(self, laid: &Laid) -> Reached {
        let [cells, onward] = match self.cells & laid.way_in {
            0 => [0; 2],
            _ => [self.cells, self.onward].map(|some| laid.outside(some & laid.way_in)),
        };
        Reached { tile: laid.parent, cells, onward, ..self }
    }
}

/// A wave that comes to a tile.
struct Coming {
    tile: u8,
    /// From another tile, or itself.
    from: u8,
    /// By these squares of its board.
    start: Cells,
    /// After so many steps.
    steps: u8,
}

/// The tiles that a wave has yet to go over, one bit each, and how it comes to each.
struct Ahead {
    tiles: u16,
    from: [u8; TILES],
    start: [Cells; TILES],
    steps: [u8; TILES],
}

impl Ahead {
    /// The tile on which a wave begins. The square of a door is on two.
    #[inline]
    fn of(state: &State, from: Spot) -> Ahead {
        let mut ahead = Ahead { tiles: 0, from: [0; TILES], start: [0; TILES], steps: [0; TILES] };
        let beyond = state.beyond(from);
        let (tile, start) = (from.tile, bit(from.cell));
        ahead.add(Coming { tile, from: beyond.map_or(tile, |beyond| beyond.tile), start, steps: 0 });
        if let Some(beyond) = beyond {
            ahead.add(Coming { tile: beyond.tile, from: tile, start: bit(beyond.cell), steps: 0 });
        }
        ahead
    }

    #[inline]
    fn add(&mut self, Coming { tile, from, start, steps }: Coming) {
        let place = usize::from(tile) % TILES;
        self.tiles |= 1 << place;
        (self.from[place], self.start[place], self.steps[place]) = (from, start, steps);
    }

    #[inline]
    fn next(&mut self) -> Option<Coming> {
        let place = self.tiles.trailing_zeros() as usize % TILES;
        let any = self.tiles != 0;
        self.tiles &= self.tiles.wrapping_sub(1);
        let (from, start, steps) = (self.from[place], self.start[place], self.steps[place]);
        any.then_some(Coming { tile: place as u8, from, start, steps })
    }

    /// Goes through doors of a tile by these of their squares, unless it has come by them, and says which doors these are.
    #[inline]
    fn go_through(&mut self, state: &State, (from, came_from): (u8, u8), by: Cells, steps: u8) -> Cells {
        let mut gone = 0;
        for door in state.doorways(state.tile(from)) {
            if door.here & by != 0 {
                gone |= door.here;
                if door.tile != came_from {
                    self.add(Coming { tile: door.tile, from, start: door.beyond(by), steps });
                }
            }
        }
        gone
    }
}
