//! Starting setup, and the setup phase of every round.

use crate::adventurer::{Adventurers, Pair};
use crate::dungeon::{Depth, MOST_ROOMS, Room, Rooms};
use crate::event::Event;
use crate::placement::Takers;
use crate::room::Level;
use crate::state::{Phase, Player, State};
use crate::{Guilds, Move};
use undercroft_core::chance::below;
use undercroft_core::{Audience, Listener, MAX_SEATS, Refusal, Rng, Seat, SeatSet, say};

impl Guilds {
    /// Five adventurers and the starting money for everyone, the first dungeon, and then the secret choice of whom to
    /// disable, unless the Dungeon Master makes it for all.
    pub(crate) fn starting_setup(&self, chance: &mut impl Rng, to: &mut impl Listener<Event>) -> State {
        let none = Adventurers::NONE;
        let nobody = Player { money: 0, disabled: none, placed: none, chosen: none };
        let mut state = State {
            players: [nobody; MAX_SEATS],
            dungeon: [Room::closed(Level::ALL[0]); MOST_ROOMS],
            open: Rooms::all(self.rooms),
            takers: Takers::NONE,
            phase: Phase::Disabling,
            round: 0,
            marker: Seat::new(0),
            turn: 0,
            placing: SeatSet::all(self.players),
            awaited: SeatSet::all(self.players),
            master: 0,
            barred: Adventurers::NONE,
            masters_left: self.masters_in_play(),
            undealt: self.deck.counts(),
            spoken_for: 0,
            unseen: self.deck.all(),
            bank: 0,
        };
        for seat in Seat::all(self.players) {
            state.bank_pays(seat, self.starting_money.into(), to);
        }
        self.create_dungeon(&mut state, chance, to);
        if let Some(pair) = self.master_disables(&mut state, to) {
            Seat::all(self.players).for_each(|seat| self.pay_for_disabled(&mut state, seat, pair, to));
            self.draw_start_player(&mut state, chance, to);
        }
        state
    }

    /// Setup phase: a new dungeon with its Dungeon Master.
    pub(crate) fn setup_phase(
        &self,
        state: &mut State,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        self.create_dungeon(state, chance, to);
        self.master_disables(state, to);
    }

    /// Deals as many rooms as players, with a ghost one more, face down and sorts them by level into a column; rooms of one level lie in the
    /// order dealt. Then the Dungeon Master of the round is drawn.
    fn create_dungeon(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        to.hear(Audience::Everyone, Event::RoundSetUp { round: state.round });
        let [low, middle] = self.deck.deal_backs(chance, self.rooms, &mut state.undealt);
        for room in Depth::all(self.rooms) {
            let level = Level::ALL[usize::from(room.0 >= low) + usize::from(room.0 >= low + middle)];
            state.dungeon[room.index()] = Room::closed(level);
            to.hear(Audience::Everyone, Event::RoomDealt { room, level });
        }
        state.open = Rooms::all(self.rooms);
        state.takers = Takers::NONE;
        if self.options.ghost {
            self.place_ghosts(state, to);
        }
        self.draw_master(state, chance, to);
        self.note_master(state);
    }

    /// The Caveman: everyone disables these two and has the other three available.
    fn master_disables(&self, state: &mut State, to: &mut impl Listener<Event>) -> Option<Pair> {
        let pair = self.ways(state).disables?;
        for player in &mut state.players[..self.players] {
            player.disabled = pair.both();
        }
        to.hear(Audience::Everyone, Event::MasterDisabled { adventurers: pair });
        Some(pair)
    }

    /// Decides in secret which two to disable. Once all have decided, the choices are shown and paid for.
    #[inline(never)]
    pub(crate) fn decide_disabled(
        &self,
        state: &mut State,
        seat: Seat,
        pair: Pair,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        if state.phase != Phase::Disabling {
            return Err(Refusal::new("disabled", say!("refused-disabling-over")));
        }
        if !state.awaited.contains(seat) {
            return Err(Refusal::new("disabled", say!("refused-decided")));
        }
        state.player_mut(seat).chosen = pair.both();
        state.awaited.remove(seat);
        to.hear(Audience::Everyone, Event::DisablingDecided { seat });
        to.hear(seat.into(), Event::DisablingChosen { adventurers: pair });
        if state.awaited.is_empty() {
            self.reveal_disabled(state, to);
            self.draw_start_player(state, chance, to);
        }
        Ok(())
    }

    /// Whom a player may decide to disable: any two.
    #[inline]
    pub(crate) fn list_disabling(moves: &mut Vec<Move>) {
        moves.extend(Pair::ALL.map(Move::Disable));
    }

    /// The pair in one place of that list.
    #[inline]
    pub(crate) fn pick_disabling(which: impl FnOnce(usize) -> usize) -> Move {
        Move::Disable(Pair::ALL[which(Pair::COUNT)])
    }

    /// All show at once whom they have disabled.
    fn reveal_disabled(&self, state: &mut State, to: &mut impl Listener<Event>) {
        for seat in Seat::all(self.players) {
            let player = state.player_mut(seat);
            player.disabled = std::mem::take(&mut player.chosen);
            let Some(pair) = Pair::of(player.disabled) else { continue };
            to.hear(Audience::Everyone, Event::Disabled { seat, adventurers: pair });
            self.pay_for_disabled(state, seat, pair, to);
        }
    }

    /// Only here disabled adventurers bring money: what it would cost to heal them. The Dungeon Master changes what
    /// healing costs in the dungeon, and these are not in it.
    fn pay_for_disabled(&self, state: &mut State, seat: Seat, pair: Pair, to: &mut impl Listener<Event>) {
        state.bank_pays(seat, self.paid_for_disabled(pair), to);
    }

    /// What two disabled adventurers bring.
    pub(crate) fn paid_for_disabled(&self, pair: Pair) -> u16 {
        pair.both().map(|adventurer| u16::from(self.healing[adventurer.index()])).sum()
    }

    /// The start player of the first round is drawn at random.
    fn draw_start_player(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        let marker = Seat::new(below(chance, self.players as u32) as usize);
        self.give_marker(state, marker, to);
    }

    /// The placement phase begins with the player who has the marker.
    pub(crate) fn give_marker(&self, state: &mut State, marker: Seat, to: &mut impl Listener<Event>) {
        state.marker = marker;
        state.turn = 0;
        state.awaited = SeatSet::only(marker);
        state.phase = Phase::Placing;
        to.hear(Audience::Everyone, Event::MarkerPassed { to: marker });
    }
}
