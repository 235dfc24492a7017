//! Judges the rooms of a written dungeon and who stands in them.

use super::check::Reading;
use super::{WrittenRoom, WrittenStanding};
use crate::adventurer::{ADVENTURERS, Adventurer};
use crate::dungeon::{Depth, Room, SPACES, Standing};
use crate::room::Level;

impl Reading<'_> {
    /// The rooms from the top, each by itself, and their order.
    pub(super) fn dungeon(&mut self) {
        let rooms = self.rules.rooms;
        for (room, written) in Depth::all(rooms).zip(&self.written.dungeon) {
            self.room(room, written);
        }
        let levels = &self.state.dungeon[..rooms];
        if self.sound(&["dungeon"]) && !levels.is_sorted_by_key(|room| room.level) {
            self.fault("dungeon", "rooms lie in the order of their levels, level 1 on top");
        }
    }

    fn room(&mut self, room: Depth, written: &WrittenRoom) {
        let at = |field: &str| format!("dungeon[{}].{field}", room.index());
        let level = self.number(&at("level"), written.level, 1, Level::COUNT as i64);
        let mut read = Room::closed(Level::new(level as u8));
        if written.spaces.len() != SPACES {
            self.fault(at("spaces"), format!("a room has {SPACES} spaces, not {}", written.spaces.len()));
        }
        for (space, standing) in written.spaces.iter().take(SPACES).enumerate() {
            let at = format!("dungeon[{}].spaces[{space}]", room.index());
            let standing = self.standing(&at, *standing);
            read.put(space, standing);
        }
        if matches!(read.standing(), [Standing::Nobody, Standing::Ghost | Standing::Adventurer(..)]) {
            self.fault(at("spaces"), "of two empty spaces the first is taken first");
        }
        if let Some(name) = &written.card {
            read.face = self.rules.deck.named(name);
            match read.face {
                None => self.fault(at("card"), format!("there is no room `{name}`")),
                Some(face) if self.rules.deck.card(face).level != read.level => {
                    self.fault(at("card"), format!("`{name}` is of another level than {level}"));
                }
                Some(_) => {}
            }
        }
        self.state.dungeon[room.index()] = read;
    }

    fn standing(&mut self, place: &str, written: Option<WrittenStanding>) -> Standing {
        match written {
            None => Standing::Nobody,
            Some(WrittenStanding::Ghost) => Standing::Ghost,
            Some(WrittenStanding::Adventurer { seat, strength }) => {
                let seat = self.seat(&format!("{place}.seat"), seat);
                let at = format!("{place}.strength");
                let strength = self.number(&at, strength, 1, ADVENTURERS as i64);
                Adventurer::of_strength(strength)
                    .map_or(Standing::Nobody, |adventurer| Standing::Adventurer(seat, adventurer))
            }
        }
    }
}
