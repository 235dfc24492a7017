//! Playing the game: enter the room, play cards, resolve the room, discard it, and the end of a level.

use crate::card::{Card, CardSet};
use crate::cards::Attacks;
use crate::event::Event;
use crate::item::{Item, Items};
use crate::moves::Move;
use crate::number::{Level, Place};
use crate::room::Room;
use crate::rooms::Values;
use crate::state::{LEVELS, Phase, ROOMS, State};
use crate::{Raiders, words};
use undercroft_core::{Audience, Listener, Refusal, Rng, Seat, SeatSet, say};

impl Raiders {
    /// Step 1: the party enters the left-most room; if it is face down, it is turned over.
    pub(crate) fn enter_room(&self, state: &mut State, to: &mut impl Listener<Event>) {
        let place = state.place;
        state.face_down &= !(1 << place);
        if state.face_down == 0 {
            state.seen_by = SeatSet::EMPTY;
        }
        state.phase = Phase::Choosing;
        state.crystal_balls = SeatSet::EMPTY;
        state.awaited = self.first_to_play(state);
        to.hear(
            Audience::Everyone,
            Event::RoomEntered { level: Level(state.level), place: Place(place), face: state.current_room() },
        );
    }

    /// Everyone at once, or in the tactical variant the holder of the map.
    fn first_to_play(&self, state: &State) -> SeatSet {
        if self.options.tactical { SeatSet::only(state.map) } else { SeatSet::all(self.players) }
    }

    /// The cards of a seat's hand that may be played into the room now, whether or not it is waited for.
    #[inline]
    pub(crate) fn playable(&self, state: &State, seat: Seat) -> CardSet {
        let player = state.player(seat);
        let held = player.hand.union(CardSet::items(player.items.kinds()));
        let allowed = self.deck.allowed(state.current_room());
        match state.phase {
            Phase::Choosing => held.both(allowed),
            Phase::ChoosingAgain => held.both(allowed).without(Card::CrystalBall),
            Phase::Over => CardSet::EMPTY,
        }
    }

    /// What somebody plays whose time is up: a power card and never an item, which they may have other plans for. Where a foe
    /// strikes the lowest card it is the highest one, which is struck last and helps most. Elsewhere it is the lowest: it makes no
    /// trap worse and does not draw a boss that strikes the highest.
    pub(crate) fn safe_move(&self, state: &State, seat: Seat) -> Move {
        let room = self.deck.room(state.current_room());
        let hand = state.player(seat).hand;
        let strikes_lowest = match room {
            Room::Monster { .. } => true,
            Room::Boss(boss) => boss.ways.attacks == Attacks::Lowest,
            _ => false,
        };
        let by_value = |card: &Card| room.counts(*card);
        let card = if strikes_lowest { hand.max_by_key(by_value) } else { hand.min_by_key(by_value) };
        Move::Play(card.unwrap_or(Card::One))
    }

    /// Step 2: plays a card, face down and all at once, or in the tactical variant face up and in turn.
    #[inline(always)]
    pub(crate) fn play_card(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        if !state.awaited.contains(seat) {
            return Err(self.not_awaited(state, seat));
        }
        if !self.playable(state, seat).contains(card) {
            return Err(self.not_playable(state, seat, card));
        }
        state.player_mut(seat).card = Some(card);
        if self.options.tactical {
            self.reveal(state, SeatSet::only(seat), to);
            state.awaited = self.next_in_turn(state, seat);
        } else {
            state.awaited.remove(seat);
            to.hear(Audience::Everyone, Event::CardLaid { seat });
            to.hear(seat.into(), Event::CardChosen { seat, card });
            if state.awaited.is_empty() {
                self.reveal(state, self.face_down_cards(state), to);
            }
        }
        if state.awaited.is_empty() {
            self.all_have_played(state, chance, to);
        }
        Ok(())
    }

    /// Whose played card lies face down. In the tactical variant every card is played face up.
    #[inline]
    pub(crate) fn face_down_cards(&self, state: &State) -> SeatSet {
        let choosing = match state.phase {
            _ if self.options.tactical => SeatSet::EMPTY,
            Phase::Choosing => SeatSet::all(self.players),
            Phase::ChoosingAgain => state.crystal_balls,
            Phase::Over => SeatSet::EMPTY,
        };
        choosing.without(state.awaited)
    }

    /// Turns played cards over: they leave the hand now.
    fn reveal(&self, state: &mut State, seats: SeatSet, to: &mut impl Listener<Event>) {
        for seat in seats {
            let player = state.player_mut(seat);
            let Some(card) = player.card else { continue };
            player.items = player.items.minus(Items::on_card(card));
            player.hand = player.hand.without(card);
            player.shown = player.shown.union(CardSet::POWER.both(CardSet::EMPTY.with(card)));
            to.hear(Audience::Everyone, Event::CardPlayed { seat, card });
            if card == Card::CrystalBall && !self.crystal_ball_escapes(state) {
                self.use_crystal_ball(state, seat);
            }
        }
    }

    /// Once all cards lie open: those with crystal balls choose again, else the room is resolved.
    #[inline(never)]
    fn all_have_played(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        if state.phase == Phase::Choosing && !state.crystal_balls.is_empty() {
            state.phase = Phase::ChoosingAgain;
            to.hear(Audience::Everyone, Event::CrystalBalls { seats: state.crystal_balls });
            state.awaited = match self.options.tactical {
                true => self.first_clockwise(state.map, state.crystal_balls),
                false => state.crystal_balls,
            };
            return;
        }
        let values = self.values_played(state);
        self.resolve_room(state, values, to);
        self.discard_room(state, values, chance, to);
    }

    /// What everybody's card counts for; 0 for those who escape.
    #[inline]
    fn values_played(&self, state: &State) -> Values {
        let room = self.deck.room(state.current_room());
        let mut values = Values::default();
        for (value, player) in values.0.iter_mut().zip(&state.players[..self.players]) {
            *value = player.card.map_or(0, |card| room.counts(card));
        }
        values
    }

    /// Step 4: the room is gone, used items go back to the supply, and the party goes on to the next room.
    fn discard_room(
        &self,
        state: &mut State,
        values: Values,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        for player in &mut state.players[..self.players] {
            let used = player.card.take().map_or(Items::default(), Items::on_card);
            state.supply = state.supply.plus(used);
        }
        let last_of_all = State::is_boss_place(state.level.into(), state.place.into());
        if self.options.tactical && !last_of_all {
            self.pass_map(state, values, to);
        }
        if usize::from(state.place) + 1 < ROOMS {
            state.place += 1;
            self.enter_room(state, to);
        } else {
            self.end_level(state, chance, to);
        }
    }

    /// Everyone takes their power cards back; after the last level it is time for the final scoring.
    fn end_level(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        to.hear(Audience::Everyone, Event::LevelEnded { level: Level(state.level) });
        for player in &mut state.players[..self.players] {
            player.hand = CardSet::POWER;
            player.shown = CardSet::EMPTY;
        }
        if usize::from(state.level) + 1 < LEVELS {
            state.level += 1;
            self.set_up_level(state, chance, to);
        } else {
            state.phase = Phase::Over;
            state.crystal_balls = SeatSet::EMPTY;
            self.tell_final_scoring(state, to);
        }
    }

    #[cold]
    fn not_awaited(&self, state: &State, seat: Seat) -> Refusal {
        match state.phase {
            Phase::Over => Refusal::new("end", say!("refused-over")),
            Phase::ChoosingAgain if !state.crystal_balls.contains(seat) => {
                Refusal::new("crystal-ball", say!("refused-no-second-card"))
            }
            _ if self.options.tactical => Refusal::new("tactical", say!("refused-not-your-turn")),
            _ => Refusal::new("room", say!("refused-laid")),
        }
    }

    #[cold]
    fn not_playable(&self, state: &State, seat: Seat, card: Card) -> Refusal {
        let player = state.player(seat);
        let room = words::room_name(self.deck.info(state.current_room()));
        let held = player.hand.union(CardSet::items(player.items.kinds()));
        match card.item() {
            None => Refusal::new("room", say!("refused-used", card: card.value())),
            Some(item) if !held.contains(card) => {
                Refusal::new(item.word(), say!("refused-no-item", item: item.word()))
            }
            Some(Item::CrystalBall) => Refusal::new("crystal-ball", say!("refused-second-ball")),
            Some(Item::Key) => Refusal::new("key", say!("refused-key", room: room)),
            Some(Item::Sword) => Refusal::new("sword", say!("refused-sword", room: room)),
            Some(Item::Torch) => Refusal::new("torch", say!("refused-torch", room: room)),
        }
    }
}
