//! Judges how the parts of a written state fit together, once each is sound by itself.

use super::check::Reading;
use super::on_table;
use crate::card::{Card, CardSet};
use crate::item::{Item, Items};
use crate::room::Room;
use crate::state::{Phase, State};
use undercroft_core::{Seat, SeatSet};

impl Reading<'_> {
    /// The dark rooms still to come must be those of a level card that has been used.
    pub(super) fn dark_rooms(&mut self) {
        self.state.face_down = 0;
        for (place, room) in self.written.row.iter().enumerate().filter(|(_, room)| room.face_down) {
            let entered = place <= self.state.place.into() || self.state.phase == Phase::Over;
            if entered {
                self.fault(
                    format!("row[{place}].face_down"),
                    format!("`{}` has been entered: it lies open", room.card),
                );
            }
            self.state.face_down |= 1 << place;
        }
        self.state.seen_by = self.seats("seen_by", &self.written.seen_by);
        if self.state.face_down == 0 && !self.state.seen_by.is_empty() {
            self.fault(
                "seen_by",
                "no room lies face down, so nobody has anything to have looked at by torch",
            );
        }
        let to_come = !0u8 << (self.state.place + 1);
        let used = |n: &usize| self.state.levels_left & (1 << n) == 0;
        let fits = |n: usize| self.rules.levels[n] & to_come == self.state.face_down;
        if self.sound(&["row", "level"]) && !(0..self.rules.levels.len()).filter(used).any(fits) {
            self.fault("row", "no level card used so far has dark rooms in these places");
        }
    }

    pub(super) fn supply(&mut self) {
        let mut supply = [0; 4];
        for item in Item::ALL {
            let held: u32 =
                self.state.players[..self.rules.players].iter().map(|p| u32::from(p.items.count(item))).sum();
            let out = held + u32::from(on_table(self.rules, &self.state, item));
            let copies = u32::from(self.rules.item_copies.count(item));
            if out > copies {
                self.fault(
                    "players",
                    format!("they have {out} of the {copies} cards `{}` together", item.name()),
                );
            }
            supply[item as usize] = copies.saturating_sub(out) as u8;
            let used = if item == Item::CrystalBall { self.state.crystal_balls.len() as u32 } else { 0 };
            if out <= copies && used > copies - out {
                self.fault(
                    "players",
                    format!("{used} crystal balls were used, but only {} are in the supply", copies - out),
                );
            }
        }
        self.state.supply = Items::new(supply);
    }

    /// Who has played, who has not, and whether that can be.
    pub(super) fn turn(&mut self) {
        let all = SeatSet::all(self.rules.players);
        let looked = self.state.crystal_balls;
        let without_card: SeatSet = all.filter(|&seat| self.state.player(seat).card.is_none()).collect();
        self.state.awaited = match (self.state.phase, self.rules.options.tactical) {
            (Phase::Over, _) => SeatSet::EMPTY,
            (Phase::Choosing, false) => without_card,
            (Phase::ChoosingAgain, false) => without_card,
            (Phase::Choosing, true) => {
                self.rules.first_clockwise(self.state.map, without_card.without(looked))
            }
            (Phase::ChoosingAgain, true) => self.rules.first_clockwise(self.state.map, without_card),
        };
        if self.state.phase == Phase::Over {
            return;
        }
        if self.state.awaited.is_empty() {
            self.fault("players", "somebody must still have a card to play, or the room would be resolved");
        }
        match self.state.phase {
            Phase::ChoosingAgain if looked.is_empty() => {
                self.fault("phase", "nobody chooses again where nobody used a crystal ball");
            }
            Phase::ChoosingAgain if !without_card.without(looked).is_empty() => {
                self.fault("phase", "before anybody chooses again everybody else has played a card");
            }
            Phase::Choosing if !self.rules.options.tactical && !looked.is_empty() => {
                self.fault("phase", "a crystal ball shows only once all cards are turned over");
            }
            _ => {}
        }
        if !looked.is_empty() && self.rules.crystal_ball_escapes(&self.state) {
            self.fault("players", "against this boss a crystal ball is an escape, and nobody chooses again");
        }
        if self.rules.options.tactical {
            self.clockwise_order();
        }
        let face_down = self.rules.face_down_cards(&self.state);
        all.for_each(|seat| self.played_card(seat, face_down.contains(seat)));
    }

    /// In the tactical variant those who have played sit in a row, clockwise from the map.
    fn clockwise_order(&mut self) {
        let looked = self.state.crystal_balls;
        let again = self.state.phase == Phase::ChoosingAgain;
        let mut waiting = false;
        let mut seat = self.state.map;
        for _ in 0..self.rules.players {
            let played = self.state.player(seat).card.is_some();
            let done = if again { played || !looked.contains(seat) } else { played || looked.contains(seat) };
            if done && waiting && (!again || looked.contains(seat)) {
                self.fault(
                    format!("players[{}].card", seat.index()),
                    "it is not yet their turn, clockwise from the map",
                );
            }
            if !again && played && looked.contains(seat) {
                self.fault(
                    format!("players[{}].card", seat.index()),
                    "they play again only once everyone has played",
                );
            }
            waiting |= !done;
            seat = seat.left(self.rules.players);
        }
    }

    fn played_card(&mut self, seat: Seat, face_down: bool) {
        let player = *self.state.player(seat);
        let at = |field: &str| format!("players[{}].{field}", seat.index());
        let open_power = player.card.is_some_and(|card| card.item().is_none()) && !face_down;
        if player.shown.len() > usize::from(self.state.place) + usize::from(open_power) {
            self.fault(at("shown"), "more power cards lie open than there were rooms in this level");
        }
        let Some(card) = player.card else { return };
        let allowed = self.rules.deck.allowed(self.state.current_room());
        let looked = self.state.crystal_balls.contains(seat);
        let idle_ball = card == Card::CrystalBall && !self.rules.crystal_ball_escapes(&self.state);
        if !allowed.contains(card) {
            self.fault(at("card"), format!("a {card} cannot be played into this room"));
        } else if face_down && !self.rules.playable(&self.state, seat).contains(card) {
            self.fault(
                at("card"),
                format!("a face-down {card} must also stand in the hand or among the items"),
            );
        } else if !face_down && idle_ball {
            self.fault(
                at("card"),
                "an open crystal ball is back in the supply; write null and used_crystal_ball",
            );
        } else if open_power && !player.shown.contains(card) {
            self.fault(at("card"), format!("an open {card} must stand among the shown cards"));
        } else if looked && card == Card::CrystalBall {
            self.fault(at("card"), "the second card cannot be a crystal ball");
        }
    }

    /// What holds only at the end, and what cannot hold before.
    pub(super) fn end(&mut self) {
        let over = self.state.phase == Phase::Over;
        let last = State::is_boss_place(self.state.level.into(), self.state.place.into());
        if over && !last {
            self.fault("phase", "the game is over only after the last room of the last level");
        }
        let eliminating = last
            && matches!(self.rules.deck.room(self.state.current_room()), Room::Boss(b) if b.ways.eliminates);
        let possible = over && eliminating;
        if !possible && !self.state.eliminated.is_empty() {
            self.fault("players", "only a boss that eliminates can put anybody out of the game");
        }
        if !over {
            return;
        }
        for seat in Seat::all(self.rules.players) {
            let player = *self.state.player(seat);
            if player.card.is_some()
                || player.hand != CardSet::POWER
                || self.state.crystal_balls.contains(seat)
            {
                let at = format!("players[{}]", seat.index());
                self.fault(at, "when the game is over everyone has taken their cards back");
            }
        }
    }
}
