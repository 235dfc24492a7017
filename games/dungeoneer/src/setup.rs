//! Setting out: the order of play, the dungeoneers, and the start of the dungeon.

use crate::board::{self, bit};
use crate::dice::d6;
use crate::event::Event;
use crate::ids::{DOORS, Dungeoneering, Figure, HEROES, MONSTERS, TILES};
use crate::options::Party;
use crate::square::{Facing, SIDE};
use crate::state::{Door, FIGURES, Hero, KINDS, Laid, MOST_PLAYERS, Monster, Phase, Spot, State};
use crate::{Bag, Dungeoneer};
use undercroft_core::chance::draw;
use undercroft_core::{Audience, Listener, Rng, Seat};

/// The porch among the kinds of tiles, and the tile of the start.
pub(crate) const PORCH: u8 = 0;
/// See [`PORCH`].
pub(crate) const START: u8 = 1;

impl Dungeoneer {
    /// A board with nothing on it.
    pub(crate) fn empty_state(&self) -> State {
        State {
            heroes: [Hero::default(); HEROES],
            monsters: [Monster::default(); MONSTERS],
            living: 0,
            spots: [Spot::default(); FIGURES],
            done: 0,
            tried: 0,
            of_final_tile: 0,
            tiles: [Laid::default(); TILES],
            hero_tiles: 0,
            monster_tiles: 0,
            tile_count: 0,
            doors: [Door::default(); DOORS],
            door_count: 0,
            bag: self.full_bag(),
            last_tile: None,
            complete: false,
            order: std::array::from_fn(Seat::new),
            turn: 0,
            place: 0,
            phase: Phase::Choosing,
            acting: None,
            steps: 0,
            casting: None,
            target: None,
            whom: 0,
            queue: [0; MONSTERS],
            queued: 0,
            first_placed: None,
            last_opener: None,
            opener: None,
            monster_player: None,
            quiet: 0,
            stirred: false,
            highest_slain: false,
            ending: None,
        }
    }

    /// The tokens of the table's bag.
    pub(crate) fn full_bag(&self) -> [u8; KINDS] {
        let which = Bag::ALL.iter().position(|&bag| bag == self.options.bag).unwrap_or(0);
        let mut bag = [0; KINDS];
        for (kind, plan) in self.tiles.iter().enumerate() {
            bag[kind] = plan.card.tokens[which];
        }
        bag
    }

    /// Rolls for the order of play, lays the start, and deals the dungeoneers or has them chosen.
    pub(crate) fn set_out(&self, chance: &mut impl Rng, to: &mut impl Listener<Event>) -> State {
        let mut state = self.empty_state();
        self.roll_for_order(&mut state, chance, to);
        self.lay_the_start(&mut state, chance, to);
        if self.options.dungeoneers == Party::Dealt {
            let mut roster = (1u64 << self.cards.dungeoneers.len()) - 1;
            for figure in 0..self.party() {
                let kind = draw(chance, &mut roster);
                self.take(&mut state, figure, Dungeoneering(kind), false, to);
            }
            self.begin_turn(&mut state, chance, to);
        }
        state
    }

    /// How many dungeoneers set out: six, or one each of five players.
    pub(crate) fn party(&self) -> usize {
        self.players * self.each + self.spare
    }

    /// Everybody rolls a die, the highest first; those who rolled the same roll again between themselves.
    fn roll_for_order(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        settle_among(&mut state.order[..self.players], false, &mut |seat, again| {
            let die = d6(chance);
            to.hear(Audience::Everyone, Event::OrderRolled { seat, die, again });
            die
        });
        for (seat, place) in state.order[..self.players].iter().zip(1..) {
            to.hear(Audience::Everyone, Event::OrderSettled { seat: *seat, place });
        }
    }

    /// The porch, the open double door, the corridor of the start, and its doors.
    fn lay_the_start(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        let door = self.lay_the_porch(state, to);
        if let Some(start) = self.fit(state, door, START, false) {
            let tile = self.lay(state, start, to);
            self.roll_doors(state, tile, chance, to);
            self.find_a_door(state, to);
        }
    }

    /// The porch lies in the middle of the board; its door is in the north.
    pub(crate) fn lay_the_porch(&self, state: &mut State, to: &mut impl Listener<Event>) -> Door {
        let shape = self.plan(PORCH).shapes[0];
        let middle = (SIDE / 2) as u8;
        let laid = Laid {
            floor: shape.floor,
            kind: PORCH,
            column: middle - shape.width / 2,
            row: middle,
            size: shape.size(),
            ..Laid::default()
        };
        self.lay(state, laid, to);
        let first = shape.width.div_ceil(2);
        let second = if shape.width > 1 { first + 1 } else { first };
        Door { tile: 0, cells: [first, second].map(|column| shape.gate(Facing::North, column)) }
    }

    /// A dungeoneer is somebody's and stands on the porch: in the order of play, nearest to the door first.
    pub(crate) fn take(
        &self,
        state: &mut State,
        figure: usize,
        kind: Dungeoneering,
        chosen: bool,
        to: &mut impl Listener<Event>,
    ) {
        let player = figure / self.each;
        let seat = (player < self.players).then(|| state.order[player % MOST_PLAYERS]);
        let spot = self.porch_square(state, figure);
        state.heroes[figure] =
            Hero { kind: kind.0, owner: seat.map(|seat| seat.index() as u8), ..Hero::default() };
        let figure = Figure(figure as u8);
        state.enter(figure, spot);
        to.hear(Audience::Everyone, Event::DungeoneerTaken { figure, kind, seat, chosen });
        to.hear(Audience::Everyone, Event::SetOut { figure, square: state.square(spot) });
    }

    fn porch_square(&self, state: &State, figure: usize) -> Spot {
        let at = board::each(state.tile(0).floor).nth(figure).unwrap_or_default();
        debug_assert!(state.tile(0).floor & bit(at) != 0);
        Spot { tile: 0, cell: at }
    }

    /// Who chooses next, and which dungeoneer it will be.
    pub(crate) fn next_chosen(&self, state: &State) -> (Seat, usize) {
        let (player, round) =
            (usize::from(state.place) % self.players, usize::from(state.place) / self.players);
        (state.order[player], player * self.each + round)
    }

    /// The kinds of dungeoneers that nobody has taken, one bit each.
    pub(crate) fn untaken(&self, state: &State) -> u64 {
        let all = (1 << self.cards.dungeoneers.len()) - 1;
        state.living_dungeoneers().fold(all, |left, place| left & !(1 << state.heroes[place].kind))
    }

    /// Somebody chooses a dungeoneer. After the last one the spare ones are drawn, and the first turn begins.
    pub(crate) fn choose(
        &self,
        state: &mut State,
        kind: Dungeoneering,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let (_, figure) = self.next_chosen(state);
        self.take(state, figure, kind, true, to);
        state.place += 1;
        if usize::from(state.place) < self.players * self.each {
            return;
        }
        for figure in self.players * self.each..self.party() {
            let kind = draw(chance, &mut self.untaken(state));
            self.take(state, figure, Dungeoneering(kind), false, to);
        }
        self.begin_turn(state, chance, to);
    }
}

/// Puts seats in the order of their dice, and those with the same one among themselves by rolling again.
fn settle_among(seats: &mut [Seat], again: bool, roll: &mut impl FnMut(Seat, bool) -> u8) {
    let mut dice = [(0u8, Seat::new(0)); MOST_PLAYERS];
    let count = seats.len();
    for (entry, &seat) in dice.iter_mut().zip(seats.iter()) {
        *entry = (roll(seat, again), seat);
    }
    // The sort is stable: who rolled the same keep their order until they have rolled again.
    dice[..count].sort_by_key(|(die, _)| std::cmp::Reverse(*die));
    for (seat, entry) in seats.iter_mut().zip(dice) {
        *seat = entry.1;
    }
    let mut start = 0;
    while start < count {
        let tied = dice[start..count].iter().take_while(|entry| entry.0 == dice[start].0).count();
        if tied > 1 {
            settle_among(&mut seats[start..start + tied], true, roll);
        }
        start += tied;
    }
}
