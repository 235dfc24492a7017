//! Reads a written state part by part, and notes what is wrong with each.

use super::{Written, WrittenPlayer, fit};
use crate::Rush;
use crate::calling::MOST_CHANGES;
use crate::hand::{Grip, Hand};
use crate::number::{Boss, Hero, Monster, Slot};
use crate::options::Race;
use crate::setup::is_free;
use crate::state::{CallOrder, HANDS, LEVELS, Lair, MOST_PLAYERS, MOST_SLOTS, Phase, Player, ROUNDS, State};
use undercroft_core::{Fault, Seat, SeatSet};

/// A state being read, with what was found wrong so far.
pub(super) struct Reading<'a> {
    pub(super) rules: &'a Rush,
    written: &'a Written,
    pub(super) faults: Vec<Fault>,
}

impl<'a> Reading<'a> {
    pub(super) fn new(rules: &'a Rush, written: &'a Written) -> Self {
        Reading { rules, written, faults: Vec::new() }
    }

    pub(super) fn fault(&mut self, place: impl Into<String>, reason: impl Into<String>) {
        self.faults.push(Fault::new(place, reason));
    }

    /// The state, or all that is wrong: first each part by itself, then how they go together.
    pub(super) fn state(mut self) -> Result<State, Vec<Fault>> {
        let (rules, written) = (self.rules, self.written);
        if written.players.len() != rules.players {
            let reason =
                format!("the table has {} players, but {} are written", rules.players, written.players.len());
            return Err(vec![Fault::new("players", reason)]);
        }
        let mut state = State {
            players: [Player::NOBODY; MOST_PLAYERS],
            slots: self.slots(),
            order: CallOrder::default(),
            decks: self.decks(),
            heroes: rules.all_heroes(),
            lord: self.boss("lord", &written.lord, rules.cards.lords.iter().map(|card| &card.name)),
            dragon: self.boss("dragon", &written.dragon, rules.cards.dragons.iter().map(|card| &card.name)),
            first: Seat::new(self.number("first", written.first, 1, rules.players as i64) as usize - 1),
            round: self.number("round", written.round, 1, ROUNDS as i64) as u8 - 1,
            calling: self.number("calling", written.calling, 1, MOST_SLOTS as i64) as u8 - 1,
            phase: written.phase,
            awaited: SeatSet::EMPTY,
            discarded: self.number("discarded", written.discarded, 0, (MOST_SLOTS * ROUNDS) as i64) as u8,
        };
        for (seat, player) in Seat::all(rules.players).zip(&written.players) {
            self.player(&mut state, seat, player);
        }
        self.call_order(&mut state);
        self.awaited(&mut state);
        if self.faults.is_empty() {
            fit::together(&mut self, &state);
        }
        if self.faults.is_empty() { Ok(state) } else { Err(self.faults) }
    }

    /// A number in its range, or the least there is.
    fn number(&mut self, place: impl Into<String>, number: i64, least: i64, most: i64) -> i64 {
        if (least..=most).contains(&number) {
            return number;
        }
        self.fault(place, format!("it is {number}, and must be between {least} and {most}"));
        least
    }

    fn boss<'n>(&mut self, place: &str, name: &str, mut known: impl Iterator<Item = &'n String>) -> Boss {
        let found = known.position(|other| other == name);
        if found.is_none() {
            self.fault(place, format!("no {place} of these cards is called {name:?}"));
        }
        Boss(found.unwrap_or(0) as u8)
    }

    fn monster(&mut self, place: &str, name: &str) -> Option<Monster> {
        let found = self.rules.cards.monsters.iter().position(|card| card.name == name);
        if found.is_none() {
            self.fault(place, format!("no monster of these cards is called {name:?}"));
        }
        found.map(|number| Monster(number as u8))
    }

    fn slots(&mut self) -> [Lair; MOST_SLOTS] {
        let mut slots = [Lair::EMPTY; MOST_SLOTS];
        let wanted = HANDS * self.rules.players;
        if self.written.slots.len() != wanted {
            self.fault("slots", format!("there must be {wanted}, two for each player"));
            return slots;
        }
        for (place, name) in self.written.slots.iter().enumerate() {
            let at = format!("slots[{}]", place + 1);
            slots[place].monster = name.as_ref().and_then(|name| self.monster(&at, name));
        }
        slots
    }

    fn decks(&mut self) -> [u64; LEVELS] {
        let mut decks = [0; LEVELS];
        if self.written.decks.len() != LEVELS {
            self.fault("decks", format!("there must be {LEVELS}, one for each level"));
            return decks;
        }
        for (level, names) in self.written.decks.iter().enumerate() {
            let at = format!("decks[{}]", level + 1);
            for name in names {
                let Some(monster) = self.monster(&at, name) else { continue };
                match self.rules.place_in_deck(monster) {
                    Some((lives, place)) if lives == level && decks[level] & (1 << place) == 0 => {
                        decks[level] |= 1 << place;
                    }
                    _ => self.fault(&at, format!("{name:?} is of another level, or stands there twice")),
                }
            }
        }
        decks
    }

    fn player(&mut self, state: &mut State, seat: Seat, written: &WrittenPlayer) {
        let at = |field: &str| format!("players[{}].{field}", seat.number());
        let most = (HANDS * ROUNDS) as i64;
        let mut player = Player {
            heroes: [None; HANDS],
            skills: written.skills,
            hands: written.hands,
            calls: written.calls,
            changes: self.number(at("changes"), written.changes, 0, MOST_CHANGES.into()) as u8,
            gifts: written.gifts,
            coins: self.number(at("coins"), written.coins, 0, 999) as u16,
            won: self.number(at("won"), written.won, 0, most) as u8,
            failed: self.number(at("failed"), written.failed, 0, most) as u8,
        };
        if written.heroes.len() > HANDS {
            self.fault(at("heroes"), "nobody has more than two heroes");
        }
        for (hero, name) in player.heroes.iter_mut().zip(&written.heroes) {
            let known = self.rules.cards.heroes.iter().position(|card| card.name == *name);
            match known.map(|number| Hero(number as u8)).filter(|&known| is_free(state, known)) {
                Some(known) => {
                    state.heroes &= !(1 << known.index());
                    *hero = Some(known);
                }
                None => self.fault(at("heroes"), format!("{name:?} is no hero, or was drafted before")),
            }
        }
        for hand in Hand::ALL {
            if let Grip::On(slot) = player.hands[hand.index()] {
                self.hand_on(state, seat, slot, &at("hands"));
            }
            let called = player.calls[hand.index()].map(Slot::index);
            if called.is_some_and(|slot| slot >= MOST_SLOTS || state.slots[slot].monster.is_none()) {
                self.fault(at("calls"), "no monster lies where a hand calls one");
            }
        }
        *state.player_mut(seat) = player;
    }

    /// A hand owns what it is on.
    fn hand_on(&mut self, state: &mut State, seat: Seat, slot: Slot, at: &str) {
        match state.slots.get_mut(slot.index()).filter(|lair| lair.monster.is_some()) {
            None => self.fault(at, "no monster lies where a hand is"),
            Some(lair) if lair.owner.is_some_and(|owner| owner != seat) => {
                self.fault(at, "a hand of somebody else is on that monster");
            }
            Some(lair) => lair.owner = Some(seat),
        }
    }

    fn call_order(&mut self, state: &mut State) {
        for caller in &self.written.call_order {
            let seat = usize::try_from(caller.seat).ok();
            match seat.and_then(|number| Seat::from_number(number, self.rules.players)) {
                Some(seat) if !state.order.each().any(|known| known == (seat, caller.hand)) => {
                    state.order.push(seat, caller.hand);
                }
                _ => self.fault(
                    "call_order",
                    "each names a seat of the table and a hand, and none stands there twice",
                ),
            }
        }
    }

    /// Who is waited for follows from the rest.
    fn awaited(&mut self, state: &mut State) {
        let ready = SeatSet::of(self.rules.players, |seat| self.written.players[seat.index()].ready);
        state.awaited = match state.phase {
            Phase::Draft => self.rules.who_drafts(state).map_or(SeatSet::EMPTY, SeatSet::only),
            Phase::Attacking => state.with_free_hands(self.rules.players).without(ready),
            Phase::Rewards => SeatSet::of(self.rules.players, |seat| {
                let player = state.player(seat);
                player.gifts.is_none() && player.attacks().iter().any(Option::is_some)
            }),
            Phase::FaceDown | Phase::Over => SeatSet::EMPTY,
        };
        let may_be_ready = state.phase == Phase::Attacking && self.rules.options.race != Race::Live;
        let free = state.with_free_hands(self.rules.players);
        for seat in ready {
            if !may_be_ready || !free.contains(seat) {
                let at = format!("players[{}].ready", seat.number());
                self.fault(at, "only somebody with free hands is ready, and only where hands call");
            }
        }
        if state.awaited.is_empty() && matches!(state.phase, Phase::Draft | Phase::Attacking | Phase::Rewards)
        {
            self.fault("phase", "nobody has anything left to do in it");
        }
    }
}
