//! A wave over the dungeon: what is reached with one step, with two, with three.
//!
//! The dungeon is a tree, and nobody comes back to a tile sooner than they left it, for the squares of a door touch each other.
//! So a wave goes over every tile once, the nearest first, and over its squares by shifting all of them at a time.

use crate::board::{Cells, NO_CELL, bit};
use crate::ids::TILES;
use crate::state::{Laid, Spot, State};

/// More steps than lead anywhere.
pub(crate) const FURTHER: u8 = u8::MAX;

/// What a wave reaches on one tile with a step.
pub(crate) struct Reached {
    pub(crate) tile: u8,
    /// With how many steps.
    pub(crate) steps: u8,
    /// What it had not reached before, also where somebody is in its way.
    pub(crate) cells: Cells,
    /// From which of these it goes on.
    pub(crate) onward: Cells,
}

impl Reached {
    #[inline]
    pub(crate) fn has(&self, spot: Spot) -> bool {
        self.tile == spot.tile && self.cells & bit(spot.cell) != 0
    }
}

/// A wave comes to a tile: after so many steps, by one or two squares of its board.
#[derive(Clone, Copy)]
struct Arrival {
    tile: u8,
    cells: [u8; 2],
    steps: u8,
    /// The tile it comes from.
    from: u8,
}

/// The tiles that a wave has come to. Those that it has yet to go over are at the end.
struct Arrivals {
    all: [Arrival; TILES],
    gone_over: usize,
    count: usize,
}

impl Arrivals {
    /// Begins on a square, which is on two tiles if it is that of a door.
    #[inline]
    fn at(state: &State, Spot { tile, cell }: Spot) -> Arrivals {
        let begin = Arrival { tile, cells: [cell; 2], steps: 0, from: tile };
        let mut arrivals = Arrivals { all: [begin; TILES], gone_over: 0, count: 1 };
        if let Some(beyond) = state.beyond(Spot { tile, cell }) {
            arrivals.all[0].from = beyond.tile;
            arrivals.add(Arrival { tile: beyond.tile, cells: [beyond.cell; 2], ..begin });
        }
        arrivals
    }

    #[inline]
    fn add(&mut self, arrival: Arrival) {
        self.all[self.count % TILES] = arrival;
        self.count += 1;
    }

    /// The nearest that it has yet to go over.
    #[inline]
    fn next(&mut self) -> Option<Arrival> {
        let waiting = self.all.get_mut(self.gone_over..self.count)?;
        let nearest = (0..waiting.len()).min_by_key(|&which| waiting[which].steps)?;
        waiting.swap(0, nearest);
        self.gone_over += 1;
        Some(waiting[0])
    }
}

impl State {
    /// Sends a wave out from a square with so many steps. `ends` are the squares of a tile's board from which it does not go on;
    /// `tell` hears step by step what it reaches, and answers with how many steps it shall go on at most.
    #[inline]
    pub(crate) fn wave(
        &self,
        from: Spot,
        mut most: u8,
        ends: impl Fn(u8) -> Cells,
        mut tell: impl FnMut(Reached) -> u8,
    ) {
        let mut arrivals = Arrivals::at(self, from);
        while let Some(Arrival { tile, cells: [one, two], mut steps, from }) = arrivals.next() {
            let (laid, ends_here) = (self.tile(tile), ends(tile));
            let (mut seen, mut behind) = (bit(one) | bit(two), 1 << from);
            let mut front = seen;
            while front != 0 && steps < most {
                steps += 1;
                let new = self.touching(laid, front) & !seen;
                seen |= new;
                front = new & !ends_here;
                if front & laid.doors != 0 {
                    front = self.go_through((laid, tile, steps), front, &mut behind, &ends, &mut arrivals);
                }
                most = tell_of(laid, tile, steps, (new, front), most, &mut tell);
            }
        }
    }

    /// Goes through the open doors that a wave has come to, unless it has before. From which squares it goes on: a movement that
    /// ends on the square of a door may do so because of who is behind it.
    #[inline]
    fn go_through(
        &self,
        (laid, tile, steps): (&Laid, u8, u8),
        mut front: Cells,
        behind: &mut u16,
        ends: &impl Fn(u8) -> Cells,
        arrivals: &mut Arrivals,
    ) -> Cells {
        for doorway in self.doorways(laid) {
            let [first, second] = doorway.here.map(bit);
            if front & (first | second) == 0 {
                continue;
            }
            let ends_there = ends(doorway.tile);
            let mut cells = [NO_CELL; 2];
            for (cell, (here, there)) in cells.iter_mut().zip([first, second].into_iter().zip(doorway.there)) {
                match ends_there & bit(there) {
                    0 if front & here != 0 => *cell = there,
                    0 => {}
                    _ => front &= !here,
                }
            }
            if cells != [NO_CELL; 2] && *behind & 1 << doorway.tile == 0 {
                *behind |= 1 << doorway.tile;
                arrivals.add(Arrival { tile: doorway.tile, cells, steps, from: tile });
            }
        }
        front
    }
}

/// Tells what was reached on a tile's board. The squares of the door by which one comes in are those of another tile.
#[inline]
fn tell_of(
    laid: &Laid,
    tile: u8,
    steps: u8,
    (new, front): (Cells, Cells),
    mut most: u8,
    tell: &mut impl FnMut(Reached) -> u8,
) -> u8 {
    let way_in = laid.way_in();
    if new & way_in != 0 {
        let (cells, onward) = (laid.outside(new & way_in), laid.outside(front & way_in));
        most = most.min(tell(Reached { tile: laid.parent, steps, cells, onward }));
    }
    if new & !way_in != 0 {
        most = most.min(tell(Reached { tile, steps, cells: new & !way_in, onward: front & !way_in }));
    }
    most
}
