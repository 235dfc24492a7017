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
        self.of_final_tile &= !figure.bit();
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
        self.change_board(figure, spot, |cells, cell| cells | cell);
        if let Some(beyond) = self.beyond(spot) {
            self.change_board(figure, beyond, |cells, cell| cells | cell);
        }
    }

    #[inline]
    fn step_off(&mut self, figure: Figure) {
        let spot = self.spot(figure);
        self.change_board(figure, spot, |cells, cell| cells & !cell);
        if let Some(beyond) = self.beyond(spot) {
            self.change_board(figure, beyond, |cells, cell| cells & !cell);
        }
    }

    /// Changes on which squares of a tile's board those of a figure's side stand. Who stands in a door is on two boards.
    #[inline]
    fn change_board(&mut self, figure: Figure, spot: Spot, change: impl Fn(Cells, Cells) -> Cells) {
        let laid = &mut self.tiles[usize::from(spot.tile) % TILES];
        let (cells, tiles) = match figure.as_monster() {
            Some(_) => (&mut laid.monsters, &mut self.monster_tiles),
            None => (&mut laid.heroes, &mut self.hero_tiles),
        };
        *cells = change(*cells, bit(spot.cell));
        let tile = 1 << (spot.tile % TILES as u8);
        *tiles = if *cells == 0 { *tiles & !tile } else { *tiles | tile };
    }

    /// The tiles on whose boards enemies of a figure stand, one bit each.
    #[inline]
    pub(crate) fn enemy_tiles(&self, figure: Figure) -> u16 {
        if figure.as_monster().is_some() { self.hero_tiles } else { self.monster_tiles }
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

    /// Whether a dungeoneer or helper stands next to a monster but that on a square.
    #[inline]
    pub(crate) fn is_engaged_but_by(&self, hero: Figure, monster: Spot) -> bool {
        let spot = self.spot(hero);
        let laid = self.tile(spot.tile);
        if laid.floor & bit(spot.cell) != 0 {
            if self.monster_tiles & 1 << spot.tile == 0 {
                return false;
            }
            // Whoever stands in a door of the tile is on its board too.
            let others = laid.monsters & laid.size.around(spot.cell);
            return others != 0 && others & !self.on_board(monster)(spot.tile) != 0;
        }
        self.has_monster(&self.around(spot).but(monster))
    }

    /// Whether a figure stands next to an enemy.
    #[inline]
    pub(crate) fn is_engaged(&self, figure: Figure) -> bool {
        let spot = self.spot(figure);
        let laid = self.tile(spot.tile);
        match self.enemy_tiles(figure) {
            0 => false,
            // Whoever stands in a door of the tile is on its board too.
            tiles if laid.floor & bit(spot.cell) != 0 => {
                tiles & 1 << spot.tile != 0
                    && self.enemies_on(figure, laid) & laid.size.around(spot.cell) != 0
            }
            _ => self.enemies_next_to(figure, spot) != 0,
        }
    }

    /// The squares of a tile's board on which enemies of a figure stand.
    #[inline]
    pub(crate) fn enemies_on(&self, figure: Figure, laid: &Laid) -> Cells {
        if figure.as_monster().is_some() { laid.heroes } else { laid.monsters }
    }

    /// Whether there is free floor right beside a figure on its own tile.
    #[inline]
    pub(crate) fn has_free_floor_beside(&self, figure: Figure) -> bool {
        let spot = self.spot(figure);
        let laid = self.tile(spot.tile);
        laid.size.around(spot.cell) & laid.floor & !laid.taken() != 0
    }
}
