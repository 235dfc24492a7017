//! Judges a written state: builds it field by field and notes everything that no game can reach.

use super::{Written, WrittenPlayer, drawn_by};
use crate::Raiders;
use crate::card::{Card, CardSet, POWER_CARDS};
use crate::cards::LevelCard;
use crate::item::{Item, Items};
use crate::number::{Character, Face};
use crate::state::{LEVELS, Phase, ROOMS, State};
use undercroft_core::chance::quick;
use undercroft_core::{Fault, Seat, SeatSet, Silence};

pub(super) struct Reading<'a> {
    pub(super) rules: &'a Raiders,
    pub(super) written: &'a Written,
    pub(super) state: State,
    pub(super) faults: Vec<Fault>,
}

impl<'a> Reading<'a> {
    pub(super) fn new(rules: &'a Raiders, written: &'a Written) -> Self {
        // Any state will do as the canvas: every field of it is written over.
        let state = rules.set_up_game(&mut quick(0), &mut Silence);
        Reading { rules, written, state, faults: Vec::new() }
    }

    pub(super) fn state(mut self) -> Result<State, Vec<Fault>> {
        self.shape();
        self.row();
        self.piles();
        self.players();
        // What follows compares things with one another, which makes sense only where each is sound by itself.
        let rooms_sound = self.sound(&["level", "room", "row"]);
        let players_sound = self.sound(&["players", "map"]);
        if rooms_sound {
            self.dark_rooms();
        }
        if rooms_sound && players_sound {
            self.turn();
            self.supply();
            self.end();
        }
        if !self.faults.is_empty() {
            return Err(self.faults);
        }
        Ok(self.state)
    }

    pub(super) fn fault(&mut self, place: impl Into<String>, reason: impl Into<String>) {
        self.faults.push(Fault::new(place, reason));
    }

    /// Whether nothing is wrong so far in these parts of the file.
    pub(super) fn sound(&self, parts: &[&str]) -> bool {
        !self.faults.iter().any(|fault| parts.iter().any(|part| fault.place.starts_with(part)))
    }

    /// A number within bounds; the least one stands in for one that is not.
    fn number(&mut self, place: &str, number: i64, least: i64, most: i64) -> i64 {
        if (least..=most).contains(&number) {
            return number;
        }
        self.fault(place, format!("{number} is out of range; it must be from {least} to {most}"));
        least
    }

    fn shape(&mut self) {
        self.state.level = self.number("level", self.written.level, 1, LEVELS as i64) as u8 - 1;
        self.state.place = self.number("room", self.written.room, 1, ROOMS as i64) as u8 - 1;
        self.state.phase = self.written.phase;
        if self.written.row.len() != ROOMS {
            self.fault("row", format!("a level has {ROOMS} rooms, not {}", self.written.row.len()));
        }
        let (seated, players) = (self.written.players.len(), self.rules.players);
        if seated != players {
            self.fault("players", format!("the table is for {players} players, but {seated} are written"));
        }
        self.state.map = Seat::new(0);
        match (self.rules.options.tactical, self.written.map) {
            (true, Some(number)) => {
                let seat = self.number("map", number, 1, players as i64);
                self.state.map = Seat::new(seat as usize - 1);
            }
            (true, None) => self.fault("map", "in the tactical variant somebody holds the map"),
            (false, Some(_)) => self.fault("map", "only the tactical variant has a map; write null"),
            (false, None) => {}
        }
    }

    fn card_named(&mut self, place: &str, name: &str) -> Option<Face> {
        let face = self.rules.deck.named(name);
        if face.is_none() {
            self.fault(place, format!("there is no card `{name}`"));
        }
        face
    }

    fn row(&mut self) {
        let level_known = self.sound(&["level"]);
        for (place, room) in self.written.row.iter().take(ROOMS).enumerate() {
            let at = format!("row[{place}].card");
            let Some(face) = self.card_named(&at, &room.card) else { continue };
            let boss = self.rules.deck.is_boss(face);
            match (boss, State::is_boss_place(self.state.level.into(), place)) {
                _ if !level_known => {}
                (true, false) => self.fault(at, "a boss waits only in the last room of the last level"),
                (false, true) => self.fault(at, "the last room of the last level is a boss"),
                _ => {}
            }
            self.state.row[place] = face;
        }
    }

    /// The pile, and whether row and pile together need more copies of a card than there are.
    fn piles(&mut self) {
        self.state.rooms_left = 0;
        let mut everywhere = 0;
        for room in &self.written.row {
            self.count_card("row", &room.card, &mut everywhere);
        }
        for (i, name) in self.written.pile.iter().enumerate() {
            let at = format!("pile[{i}]");
            let Some(face) = self.card_named(&at, name) else { continue };
            if self.rules.deck.is_boss(face) {
                self.fault(at, format!("`{name}` is a boss; the pile holds room cards"));
            } else if self.count_card(&at, name, &mut everywhere) {
                self.rules.deck.put_back(face, &mut self.state.rooms_left);
            }
        }
        let (level, level_known) = (usize::from(self.state.level), self.sound(&["level"]));
        let due = self.rules.deck.all_rooms().count_ones() as usize - drawn_by(level);
        if level_known && self.written.pile.len() != due {
            let reason =
                format!("in level {} it holds {due} cards, not {}", level + 1, self.written.pile.len());
            self.fault("pile", reason);
        }
        self.level_cards();
        let due = self.rules.levels_left_after(level + 1);
        if level_known && self.written.level_cards_left.len() != due {
            self.fault("level_cards_left", format!("in level {} there are {due}", level + 1));
        }
    }

    /// The level cards that can still be drawn, by their rows.
    fn level_cards(&mut self) {
        self.state.levels_left = 0;
        for (i, row) in self.written.level_cards_left.iter().enumerate() {
            let at = format!("level_cards_left[{i}]");
            match LevelCard::parse(row).filter(|card| self.rules.levels.contains(&card.dark)) {
                None => self.fault(
                    at,
                    format!(
                        "there is no level card `{row}`; a level card is a row such as UDUDU, \
                         with U for a room that lies open and D for a dark one"
                    ),
                ),
                Some(card) => {
                    if !self.rules.put_level_card_back(&mut self.state.levels_left, card.dark) {
                        self.fault(at, format!("there are not so many level cards `{row}`"));
                    }
                }
            }
        }
    }

    /// Counts a card that lies somewhere; not if more lie around than there are.
    fn count_card(&mut self, place: &str, name: &str, everywhere: &mut u64) -> bool {
        let deck = &self.rules.deck;
        let Some(face) = deck.named(name).filter(|&face| !deck.is_boss(face)) else { return false };
        let there = deck.put_back(face, everywhere);
        if !there {
            let copies = deck.copies_of(face);
            let reason = format!("row and pile need more cards `{name}` than there are: {copies}");
            self.fault(place, reason);
        }
        there
    }

    pub(super) fn seats(&mut self, place: &str, numbers: &[i64]) -> SeatSet {
        let players = self.rules.players as i64;
        numbers.iter().map(|&n| Seat::new(self.number(place, n, 1, players) as usize - 1)).collect()
    }

    fn players(&mut self) {
        self.state.crystal_balls = SeatSet::EMPTY;
        self.state.eliminated = SeatSet::EMPTY;
        for (seat, player) in Seat::all(self.rules.players).zip(&self.written.players) {
            self.player(seat, player);
            if player.used_crystal_ball {
                self.state.crystal_balls.insert(seat);
            }
            if player.eliminated {
                self.state.eliminated.insert(seat);
            }
        }
    }

    fn player(&mut self, seat: Seat, written: &WrittenPlayer) {
        let at = |field: &str| format!("players[{}].{field}", seat.index());
        let named = |c: &crate::cards::CharacterCard| c.name == written.character;
        let character = match self.rules.characters.iter().position(named) {
            Some(number) => Character(number as u8),
            None => {
                self.fault(at("character"), format!("there is no character `{}`", written.character));
                Character(0)
            }
        };
        let same = |other: &WrittenPlayer| other.character == written.character;
        if self.written.players[..seat.index()].iter().any(same) {
            self.fault(at("character"), format!("somebody else already plays the {}", written.character));
        }
        let coins = self.number(&at("coins"), written.coins, 0, self.rules.coin_limit.into()) as u8;
        let wounds = self.number(&at("wounds"), written.wounds, 0, self.most_wounds()) as u16;
        let (hand, shown) =
            (self.powers(&at("hand"), &written.hand), self.powers(&at("shown"), &written.shown));
        if hand.union(shown) != CardSet::POWER || hand.both(shown) != CardSet::EMPTY {
            self.fault(at("hand"), "hand and shown together must hold each power card once");
        }
        let mut items = [0; 4];
        for (item, count) in Item::ALL.into_iter().zip(written.items.counts()) {
            let copies = self.rules.item_copies.count(item).into();
            let place = at(&format!("items.{}", item.name()));
            items[item as usize] = self.number(&place, count, 0, copies) as u8;
        }
        let card = written.card;
        *self.state.player_mut(seat) =
            crate::state::Player { character, coins, wounds, card, hand, shown, items: Items::new(items) };
    }

    /// Wounds have no limit in the rules, so there is room for experiments. The bound grows with every room by the most a
    /// card can give: what is played on from an accepted position is accepted too.
    fn most_wounds(&self) -> i64 {
        let rooms = usize::from(self.state.level) * ROOMS + usize::from(self.state.place);
        let over = usize::from(self.state.phase == Phase::Over);
        999 + crate::cards::MOST_WOUNDS * (rooms + over) as i64
    }

    fn powers(&mut self, place: &str, numbers: &[i64]) -> CardSet {
        let mut set = CardSet::EMPTY;
        for &number in numbers {
            self.number(place, number, 1, POWER_CARDS as i64);
            match Card::power(number) {
                Some(card) if set.contains(card) => self.fault(place, format!("{number} is there twice")),
                Some(card) => set = set.with(card),
                None => {}
            }
        }
        set
    }
}
