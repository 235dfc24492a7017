//! What a seat may think possible: all that it cannot see is collected, and drawn anew.

use crate::Builder;
use crate::drawing::draw_of;
use crate::ids::Card;
use crate::seeing::knows;
use crate::state::{Known, Pile, Room, Stack, State};
use undercroft_core::chance::below;
use undercroft_core::{Eye, Rng, Seat, Standing};

/// As many cards as any table has: two decks.
const MOST_CARDS: usize = 512;
/// How often dungeons are drawn until all cards in them go together. The first few draws do, nearly always; late at a full table, where
/// hardly a card is left to draw from, it may take thousands.
const TRIES: usize = 20_000;
/// The highest stack: a trap with its upgrades.
const HIGHEST_STACK: u8 = 4;
/// How often it shall also make sense, with monsters where rooms bear them.
const SENSIBLE_TRIES: usize = 40;

impl Builder {
    pub(crate) fn imagined_by(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        let mut world = *state;
        let order = state.standing.order(seat);
        world.standing = Standing::default();
        world.standing.pass_unless(seat, order);
        let mut unknown = Unknown { rules: self, eye: Eye::Seat(seat), pool: state.deck };
        unknown.collect(&mut world, seat);
        let collected = (world, unknown.pool);
        let goes_together = (0..TRIES).any(|attempt| {
            (world, unknown.pool) = collected;
            unknown.lay_out(&mut world, seat, attempt < SENSIBLE_TRIES, rng).is_some()
        });
        // Where next to nothing is left to draw from, what truly lies there is the one thing that surely goes together.
        if !goes_together {
            (world.players, unknown.pool) = (state.players, state.deck);
            unknown.collect_hands(&mut world, seat);
        }
        unknown.deal(state, &mut world, seat, rng);
        world
    }
}

/// The cards that a seat cannot see, wherever they are.
struct Unknown<'a> {
    rules: &'a Builder,
    eye: Eye,
    pool: Pile,
}

impl Unknown<'_> {
    /// Takes everything hidden off the table: others' hands, and what lies face down in their dungeons.
    fn collect(&mut self, world: &mut State, seat: Seat) {
        self.collect_hands(world, seat);
        for owner in Seat::all(self.rules.players).filter(|&owner| owner != seat) {
            let player = world.player_mut(owner);
            let rooms = usize::from(player.dungeon.room_count);
            for room in &mut player.dungeon.rooms[..rooms] {
                if !knows(self.eye, owner, room.known) {
                    (0..=room.level).for_each(|_| self.pool.add(room.card));
                    (room.card, room.trap.own) = (Card(0), false);
                }
                self.collect_stack(&mut room.trap.stack, owner);
            }
            for pack in player.dungeon.packs_mut() {
                self.collect_stack(&mut pack.stack, owner);
            }
        }
    }

    fn collect_hands(&mut self, world: &mut State, seat: Seat) {
        for owner in Seat::all(self.rules.players).filter(|&owner| owner != seat) {
            let hand = std::mem::replace(&mut world.player_mut(owner).hand, Pile::EMPTY);
            hand.each().for_each(|(card, count)| (0..count).for_each(|_| self.pool.add(card)));
        }
    }

    fn collect_stack<const N: usize>(&mut self, stack: &mut Stack<N>, owner: Seat) {
        for at in 0..usize::from(stack.len) {
            if !knows(self.eye, owner, stack.known[at]) {
                self.pool.add(stack.cards[at]);
                stack.cards[at] = Card(0);
            }
        }
    }

    /// Lays cards where hidden ones lie; nothing if what is left does not go together. What has least choice comes first: what
    /// lies on a base that is known, then rooms of a high level, then the highest stacks.
    fn lay_out(&mut self, world: &mut State, seat: Seat, sensible: bool, rng: &mut impl Rng) -> Option<()> {
        let players = self.rules.players;
        let owners = move || Seat::all(players).filter(move |&owner| owner != seat);
        for owner in owners() {
            self.lay_stacks(world, owner, |_, known| known, sensible, rng)?;
        }
        for level in (0..=crate::dungeon::HIGHEST).rev() {
            for owner in owners() {
                for place in 0..world.dungeon(owner).rooms().len() {
                    if world.dungeon(owner).rooms()[place].level == level {
                        self.lay_room(world, (owner, place), sensible, rng)?;
                    }
                }
            }
        }
        for height in (1..=HIGHEST_STACK).rev() {
            for owner in owners() {
                self.lay_stacks(world, owner, |len, known| len == height && !known, sensible, rng)?;
            }
        }
        Some(())
    }

    /// Lays those traps and monsters of a dungeon that are meant, by their height and by whether their base is known.
    fn lay_stacks(
        &mut self,
        world: &mut State,
        owner: Seat,
        meant: impl Fn(u8, bool) -> bool,
        sensible: bool,
        rng: &mut impl Rng,
    ) -> Option<()> {
        let (bases, wild) = (self.rules.kinds.traps, self.rules.kinds.wild_for_traps);
        for place in 0..world.dungeon(owner).rooms().len() {
            let mut trap = world.dungeon(owner).rooms()[place].trap.stack;
            if meant(trap.len, knows(self.eye, owner, trap.known[0])) {
                self.lay_stack(&mut trap, owner, (bases, wild, self.rules.cards.trap_upgrade.most), rng)?;
                world.dungeon_mut(owner).rooms[place].trap.stack = trap;
            }
        }
        for at in 0..world.dungeon(owner).packs().len() {
            let stack = &world.dungeon(owner).packs()[at].stack;
            if meant(stack.len, knows(self.eye, owner, stack.known[0])) {
                self.lay_pack(world, (owner, at), sensible, rng)?;
            }
        }
        Some(())
    }

    fn lay_room(
        &mut self,
        world: &mut State,
        (owner, place): (Seat, usize),
        sensible: bool,
        rng: &mut impl Rng,
    ) -> Option<()> {
        let dungeon = world.dungeon(owner);
        let room = dungeon.rooms()[place];
        if knows(self.eye, owner, room.known) {
            return Some(());
        }
        let monsters = dungeon.packs_in(place as u8).filter(|(_, pack)| !pack.walked).count();
        let walkers = dungeon.packs_in(place as u8).any(|(_, pack)| pack.walked);
        let fits = |card: &Card| {
            let levels = &self.rules.room_card(*card).levels;
            let Some(level) = levels.get(usize::from(room.level)) else { return false };
            let enough = self.pool.count(*card) > room.level;
            // A trap of its own would be where this one lies.
            let free = level.does.trap_level.is_none() || room.trap.stack.is_empty();
            let grey = self.rules.room_card(*card).grey;
            let bears = usize::from(level.does.holds.0) >= monsters.max(usize::from(walkers));
            enough && free && (!sensible || bears || (grey && monsters <= 1))
        };
        let kinds = crate::state::kinds_of(self.pool.kinds & self.rules.kinds.rooms).filter(fits);
        let kinds = kinds.fold(0u64, |set, card| set | 1 << card.0);
        let card = draw_of(&mut self.pool, kinds, rng)?;
        (0..room.level).for_each(|_| self.pool.remove(card));
        let laid = Room { card, ..room };
        let own = self.rules.does(&laid).trap_level.is_some();
        world.dungeon_mut(owner).rooms[place].card = card;
        world.dungeon_mut(owner).rooms[place].trap.own = own;
        Some(())
    }

    fn lay_pack(
        &mut self,
        world: &mut State,
        (owner, at): (Seat, usize),
        sensible: bool,
        rng: &mut impl Rng,
    ) -> Option<()> {
        let dungeon = world.dungeon(owner);
        let mut pack = dungeon.packs()[at];
        let room = &dungeon.rooms()[usize::from(pack.room)];
        let (bears, ..) = self.rules.does(room).holds;
        let suits = |card: &Card| {
            let line = &self.rules.cards.monsters[self.rules.kinds.place_of(*card)].levels[0];
            // Only some walk, and only some are placed where a room bears none.
            !sensible
                || ((!pack.walked || line.does.walks) && (pack.walked || bears > 0 || line.does.grey_rooms))
        };
        let bases = crate::state::kinds_of(self.rules.kinds.monsters).filter(suits);
        let bases = bases.fold(0u64, |set, card| set | 1 << card.0);
        let wild = self.rules.kinds.wild_for_monsters;
        self.lay_stack(&mut pack.stack, owner, (bases, wild, crate::dungeon::HIGHEST), rng)?;
        world.dungeon_mut(owner).packs[at] = pack;
        Some(())
    }

    /// A base and its upgrades, none of which gives nothing.
    fn lay_stack<const N: usize>(
        &mut self,
        stack: &mut Stack<N>,
        owner: Seat,
        (bases, wild, most): (u64, u64, u8),
        rng: &mut impl Rng,
    ) -> Option<()> {
        let hidden = |known: Known| !knows(self.eye, owner, known);
        let mut level = 0;
        for at in 0..usize::from(stack.len) {
            if hidden(stack.known[at]) {
                let last = at + 1 == usize::from(stack.len);
                let fits = match at {
                    0 => bases,
                    _ => {
                        let both = wild | 1 << stack.cards[0].0;
                        let low = |card: &Card| last || level + self.rules.kinds.steps_of(*card) < most;
                        let fitting = crate::state::kinds_of(both & self.pool.kinds).filter(low);
                        fitting.fold(0u64, |set, card| set | 1 << card.0)
                    }
                };
                stack.cards[at] = draw_of(&mut self.pool, fits, rng)?;
            }
            if at > 0 {
                level += self.rules.kinds.steps_of(stack.cards[at]);
            }
        }
        Some(())
    }

    /// What is left goes to the others' hands and to the deck.
    fn deal(&mut self, state: &State, world: &mut State, seat: Seat, rng: &mut impl Rng) {
        let mut cards = [0u8; MOST_CARDS];
        let mut left = 0;
        for (card, count) in self.pool.each() {
            let end = (left + usize::from(count)).min(MOST_CARDS);
            cards[left..end].fill(card.0);
            left = end;
        }
        for owner in Seat::all(self.rules.players).filter(|&owner| owner != seat) {
            for _ in 0..state.player(owner).hand.total {
                if left == 0 {
                    break;
                }
                let at = below(rng, left as u32) as usize;
                let card = Card(cards[at]);
                left -= 1;
                cards[at] = cards[left];
                self.pool.remove(card);
                world.player_mut(owner).hand.add(card);
            }
        }
        world.deck = self.pool;
    }
}
