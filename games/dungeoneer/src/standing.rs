//! Who stands where. Every figure knows its square, and every tile on which of its squares somebody stands, so that who is next
//! to whom is seen at a glance.

use crate::adjacency::Around;
use crate::board::{Cells, bit};
use crate::ids::{Figure, TILES};
use crate::region::Region;
use crate::state::{FIGURES, Figures, Laid, Spot, State, bits, each_figure};

impl Laid {
    /// Where somebody stands.
    #[inline]
    pub(crate) fn taken(&self) -> Cells {
        self.heroes | self.monsters
    }
}

impl State {
    /// Where a living figure stands.
    #[inline]
    pub(crate) fn spot(&self, figure: Figure) -> Spot {
        self.spots[figure.index() % FIGURES]
    }

    /// A figure comes to the board.
    #[inline]
    pub(crate) fn enter(&mut self, figure: Figure, spot: Spot) {
        self.living |= figure.bit();
        self.stand(figure, spot);
    }

    /// A figure leaves the board.
    #[inline]
    pub(crate) fn leave(&mut self, figure: Figure) {
        self.step_off(figure);
        self.spots[figure.index() % FIGURES] = Spot::default();
        self.living &= !figure.bit();
        self.done &= !figure.bit();
        self.tried &= !figure.bit();
    }

    /// A figure stands on another square.
    #[inline]
    pub(crate) fn move_to(&mut self, figure: Figure, spot: Spot) {
        self.step_off(figure);
        self.stand(figure, spot);
    }

    #[inline]
    fn stand(&mut self, figure: Figure, spot: Spot) {
        self.spots[figure.index() % FIGURES] = spot;
        *self.side_on(figure, spot.tile) |= bit(spot.cell);
        if let Some(beyond) = self.beyond(spot) {
            *self.side_on(figure, beyond.tile) |= bit(beyond.cell);
        }
    }

    #[inline]
    fn step_off(&mut self, figure: Figure) {
        let spot = self.spot(figure);
        *self.side_on(figure, spot.tile) &= !bit(spot.cell);
        if let Some(beyond) = self.beyond(spot) {
            *self.side_on(figure, beyond.tile) &= !bit(beyond.cell);
        }
    }

    /// The squares of a tile's board on which those of a figure's side stand. Who stands in a door is on two boards.
    #[inline]
    fn side_on(&mut self, figure: Figure, tile: u8) -> &mut Cells {
        let laid = &mut self.tiles[usize::from(tile) % TILES];
        if figure.as_monster().is_some() { &mut laid.monsters } else { &mut laid.heroes }
    }

    #[inline]
    pub(crate) fn is_taken(&self, spot: Spot) -> bool {
        self.tile(spot.tile).taken() & bit(spot.cell) != 0
    }

    /// Whoever stands on a square.
    pub(crate) fn who_is_at(&self, spot: Spot) -> Option<Figure> {
        match self.is_taken(spot) {
            true => each_figure(self.living).find(|&figure| self.spot(figure) == spot),
            false => None,
        }
    }

    /// The squares of some figures.
    pub(crate) fn squares_of(&self, some: Figures) -> Region {
        let mut region = Region::NONE;
        each_figure(some).for_each(|figure| region.add(self.spot(figure)));
        region
    }

    /// Takes those squares out of a set on which somebody stands.
    #[inline]
    pub(crate) fn keep_free(&self, region: &mut Region) {
        region.change(|tile, cells| cells & !self.tile(tile).taken());
    }

    /// Those of some figures who are so.
    #[inline]
    pub(crate) fn those(&self, some: Figures, are_so: impl Fn(Figure) -> bool) -> Figures {
        bits(some).fold(0, |all, place| all | Figures::from(are_so(Figure(place as u8))) << place)
    }

    /// Whether a monster stands on one of these squares.
    #[inline]
    fn has_monster(&self, around: &Around) -> bool {
        around.parts().into_iter().any(|(tile, cells)| self.tile(tile).monsters & cells != 0)
    }

    /// Whether a dungeoneer or helper does.
    #[inline]
    fn has_hero(&self, around: &Around) -> bool {
        around.parts().into_iter().any(|(tile, cells)| self.tile(tile).heroes & cells != 0)
    }

    /// The living monsters next to a square.
    #[inline]
    pub(crate) fn monsters_next_to(&self, spot: Spot) -> Figures {
        if !self.any_monster() {
            return 0;
        }
        let around = self.around(spot);
        match self.has_monster(&around) {
            true => self.those(self.monsters(), |figure| around.has(self.spot(figure))),
            false => 0,
        }
    }

    /// The living dungeoneers and helpers next to a square.
    #[inline]
    pub(crate) fn heroes_next_to(&self, spot: Spot) -> Figures {
        let around = self.around(spot);
        match self.has_hero(&around) {
            true => self.those(self.heroes(), |figure| around.has(self.spot(figure))),
            false => 0,
        }
    }

    /// A figure's enemies next to a square.
    #[inline]
    pub(crate) fn enemies_next_to(&self, figure: Figure, spot: Spot) -> Figures {
        match figure.as_monster() {
            Some(_) => self.heroes_next_to(spot),
            None => self.monsters_next_to(spot),
        }
    }

    /// Whether any of a figure's side but itself is on one of these squares.
    #[inline]
    pub(crate) fn has_friend_in(&self, figure: Figure, around: Around) -> bool {
        let around = around.but(self.spot(figure));
        if figure.as_monster().is_some() { self.has_monster(&around) } else { self.has_hero(&around) }
    }

    /// Whether a figure stands next to an enemy.
    #[inline]
    pub(crate) fn is_engaged(&self, figure: Figure) -> bool {
        // Without a monster nobody has an enemy.
        if !self.any_monster() {
            return false;
        }
        let spot = self.spot(figure);
        let (laid, is_monster) = (self.tile(spot.tile), figure.as_monster().is_some());
        if laid.floor & bit(spot.cell) != 0 {
            // Whoever stands in a door of the tile is on its board too.
            return laid.size.around(spot.cell) & if is_monster { laid.heroes } else { laid.monsters } != 0;
        }
        let around = self.around(spot);
        if is_monster { self.has_hero(&around) } else { self.has_monster(&around) }
    }

    /// Whether there is free floor right beside a figure on its own tile.
    #[inline]
    pub(crate) fn has_free_floor_beside(&self, figure: Figure) -> bool {
        let spot = self.spot(figure);
        let laid = self.tile(spot.tile);
        laid.size.around(spot.cell) & laid.floor & !laid.taken() != 0
    }
}
