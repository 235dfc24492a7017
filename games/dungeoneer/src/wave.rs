//! A wave over the dungeon: what is reached with one step, with two, with three.
//!
//! The dungeon is a tree, and nobody comes back to a tile sooner than they left it, for the squares of a door touch each other.
//! So a wave goes over every tile once, by shifting all its squares at a time.

use crate::board::{Cells, bit};
use crate::ids::TILES;
use crate::state::{Laid, Spot, State, bits};

/// More steps than lead anywhere.
pub(crate) const FURTHER: u8 = u8::MAX;

/// What a wave has reached on a tile since it was last told.
pub(crate) struct Reached {
    pub(crate) tile: u8,
    /// With how many steps the last of them.
    pub(crate) steps: u8,
    /// Also where somebody is in its way.
    pub(crate) cells: Cells,
    /// From which of these it goes on, if there are steps left.
    pub(crate) onward: Cells,
    /// Which of these it reached with the very last of its steps.
    pub(crate) last: Cells,
}

impl Reached {
    #[inline]
    pub(crate) fn has(&self, spot: Spot) -> bool {
        self.tile == spot.tile && self.cells & bit(spot.cell) != 0
    }
}

impl State {
    /// Sends a wave out from a square with so many steps. `ends` are the squares of a tile's board from which it does not go on.
    /// `tell` hears what it reaches and answers with how many steps it shall go on at most: as soon as it comes to one of the
    /// squares of a tile's board that are of `interest`, and of all others when it has gone over the tile.
    #[inline]
    pub(crate) fn wave(
        &self,
        from: Spot,
        most: u8,
        ends: impl Fn(u8) -> Cells,
        interest: impl Fn(u8) -> Cells,
        tell: impl FnMut(Reached) -> u8,
    ) {
        let mut wave = Wave { state: self, most, ends, interest, tell };
        // The square of a door is on two tiles.
        let beyond = self.beyond(from);
        wave.come_to(from.tile, beyond.map_or(from.tile, |beyond| beyond.tile), bit(from.cell), 0);
        if let Some(beyond) = beyond {
            wave.come_to(beyond.tile, from.tile, bit(beyond.cell), 0);
        }
    }
}

struct Wave<'a, Ends, Interest, Tell> {
    state: &'a State,
    most: u8,
    ends: Ends,
    interest: Interest,
    tell: Tell,
}

impl<Ends: Fn(u8) -> Cells, Interest: Fn(u8) -> Cells, Tell: FnMut(Reached) -> u8>
    Wave<'_, Ends, Interest, Tell>
{
    /// Comes to a tile from another by these squares of its board, after so many steps.
    fn come_to(&mut self, tile: u8, from: u8, start: Cells, mut steps: u8) {
        if steps >= self.most {
            return;
        }
        let (state, laid) = (self.state, self.state.tile(tile));
        let (ends, interest) = ((self.ends)(tile), (self.interest)(tile));
        let (mut seen, mut told, mut front, mut held) = (start, start, start, 0);
        // The tiles to which it goes on, one bit each, by which squares of doors, and with how many steps to each.
        let (mut beyond, mut through, mut arrivals) = (0u16, 0, [0; TILES]);
        while front != 0 && steps < self.most {
            steps += 1;
            let new = state.touching(laid, front) & !seen;
            seen |= new;
            front = new & !ends;
            if front & laid.doors != 0 {
                for door in state.doorways(laid) {
                    if front & door.here == 0 {
                        continue;
                    }
                    // A movement that ends on the square of a door may do so because of who is behind it.
                    held |= door.back((self.ends)(door.tile) & door.there);
                    front &= !held;
                    let by = front & door.here;
                    if by != 0 && door.tile != from && beyond & 1 << door.tile == 0 {
                        beyond |= 1 << door.tile;
                        through |= by;
                        arrivals[usize::from(door.tile) % TILES] = steps;
                    }
                }
            }
            if new & interest != 0 {
                let last = if steps == self.most { new } else { 0 };
                self.tell(laid, Reached { tile, steps, cells: seen & !told, onward: !ends & !held, last });
                told = seen;
            }
            if steps >= self.most || front == 0 {
                let last = if steps == self.most { new } else { 0 };
                self.tell(laid, Reached { tile, steps, cells: seen & !told, onward: !ends & !held, last });
            }
        }
        for tile_beyond in bits(beyond.into()) {
            let door = state.doorway(laid, tile_beyond as u8);
            self.come_to(door.tile, tile, door.beyond(through), arrivals[tile_beyond % TILES]);
        }
    }

    /// Tells what was reached on a tile's board. The squares of the door by which one comes in are those of another tile.
    #[inline]
    fn tell(&mut self, laid: &Laid, Reached { tile, steps, cells, onward, last }: Reached) {
        let way_in = cells & laid.way_in;
        if way_in != 0 {
            let [cells, onward, last] =
                [way_in, onward & way_in, last & way_in].map(|some| laid.outside(some));
            self.most = self.most.min((self.tell)(Reached { tile: laid.parent, steps, cells, onward, last }));
        }
        let own = cells & !way_in;
        if own != 0 {
            let (onward, last) = (onward & own, last & own);
            self.most = self.most.min((self.tell)(Reached { tile, steps, cells: own, onward, last }));
        }
    }
}
