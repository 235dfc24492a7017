//! The story: a line for every event that is worth one.

use super::rooms::{room_name, room_title};
use super::{a_card, chapter_of};
use crate::Raiders;
use crate::event::Event;
use crate::number::{Face, Place};
use crate::state::LEVELS;
use undercroft_core::{Audience, Heard, Line, Message, Seat, SeatSet, Thing, say};

impl Raiders {
    /// What is told of a deal or a move.
    pub(crate) fn lines_of(&self, happened: &[Heard<Event>]) -> Vec<Line> {
        let lines = happened.iter().enumerate();
        lines.filter_map(|(place, heard)| Some(self.line(heard)?.telling(place))).collect()
    }

    fn line(&self, heard: &Heard<Event>) -> Option<Line> {
        match heard.event {
            // After the last level nobody needs cards any more.
            Event::LevelEnded { level } if usize::from(level.number()) == LEVELS => None,
            // The owner is told which card it is.
            Event::CardLaid { seat } => {
                Some(self.line_of(heard.event).to(Audience::AllBut(SeatSet::only(seat))))
            }
            _ => Some(self.line_of(heard.event).to(heard.audience)),
        }
    }

    fn line_of(&self, event: Event) -> Line {
        match event {
            Event::CharacterDealt { seat, character } => {
                let character = self.character(character).to_string();
                detail("dungeon", seat, say!("character-dealt", who: seat, character: character))
            }
            Event::LevelSetUp { level } => {
                Line::passage("dungeon", say!("level-set-up", level: level.number(), of: LEVELS)).about("row")
            }
            Event::RoomPlaced { place, face } => self.placed(place, face),
            Event::RoomEntered { place, face, .. } => {
                let info = self.room(face);
                let entered = say!("room-entered", place: place.number(), room: room_title(info));
                Line::passage(info.room.chapter(), entered).about(thing(place))
            }
            Event::TorchLit { seat } => Line::new("torch", say!("torch-lit", who: seat)).about(seat),
            Event::TorchShowed { place, face } => {
                let showed = say!("torch-showed", place: place.number(), room: room_name(self.room(face)));
                Line::detail("torch", showed).about(thing(place))
            }
            Event::CardLaid { seat } => detail("room", seat, say!("card-laid", who: seat)),
            Event::CardChosen { seat, card } => {
                Line::detail(chapter_of(card), say!("card-chosen", who: seat, card: a_card(card)))
                    .about("hand")
            }
            Event::CardPlayed { seat, card } => {
                Line::new(chapter_of(card), say!("card-played", who: seat, card: a_card(card))).about(seat)
            }
            Event::CrystalBalls { seats } => {
                Line::new("crystal-ball", say!("crystal-balls", who: seats)).about_seats(seats)
            }
            Event::ChestShared { value, seats, each } => chest(value, seats, each),
            Event::Defeated { face, total, strength } => {
                let room = self.room(face);
                let won = say!("fight-won", room: room_name(room), total: total, strength: strength);
                // A fight that could not have gone without a single point less is the better story.
                let narrow = if total == strength { 20 } else { 0 };
                Line::new(room.room.chapter(), won).stirring(strength.saturating_add(narrow))
            }
            Event::Attacks { face, total, strength, seats } => {
                let room = self.room(face);
                let name = room_name(room);
                let attacks = match strength {
                    Some(strength) => {
                        say!("fight-lost", room: name, total: total, strength: strength, who: seats)
                    }
                    None => say!("fight-hopeless", room: name, who: seats),
                };
                let stirs = strength.map_or(50, |strength| strength.saturating_add(10));
                Line::new(room.room.chapter(), attacks).about_seats(seats).stirring(stirs)
            }
            Event::NobodyThere => Line::new("boss", say!("nobody-there")),
            other => aftermath(other),
        }
    }

    fn placed(&self, place: Place, face: Option<Face>) -> Line {
        let (rule, message) = match face.map(|face| self.room(face)) {
            Some(info) => {
                let placed = say!("room-placed", place: place.number(), room: room_name(info));
                (info.room.chapter(), placed)
            }
            None => ("dungeon", say!("room-dark", place: place.number())),
        };
        Line::detail(rule, message).about(thing(place))
    }
}

/// What a room did, and how level and game end.
fn aftermath(event: Event) -> Line {
    match event {
        Event::Escaped { seat, item } => {
            Line::new("boss", say!("escaped", who: seat, item: item.word())).about(seat).stirring(25)
        }
        Event::TrapSprung { highest, seats } => {
            let sprung = say!("trap-sprung", highest: highest, who: seats);
            Line::new("trap", sprung).about_seats(seats).stirring(highest.saturating_mul(6))
        }
        Event::TrapQuiet { highest } => Line::new("trap", say!("trap-quiet", highest: highest)),
        Event::Rewarded { seats } => Line::new("bosses", say!("rewarded", who: seats)).about_seats(seats),
        Event::CoinsGained { seat, coins } => {
            let gained = say!("coins-gained", who: seat, coins: coins);
            detail("coins", seat, gained).teaching("coins", SeatSet::only(seat))
        }
        Event::CoinsLost { seat, coins } => {
            detail("coins", seat, say!("coins-lost", who: seat, coins: coins))
        }
        Event::WoundsGained { seat, wounds } => {
            let gained = say!("wounds-gained", who: seat, wounds: wounds);
            detail("wounds", seat, gained).teaching("wound", SeatSet::only(seat))
        }
        Event::WoundsHealed { seat, wounds } => {
            detail("wounds", seat, say!("wounds-healed", who: seat, wounds: wounds))
        }
        Event::ItemGained { seat, item } => {
            detail("items", seat, say!("item-gained", who: seat, item: item.word())).about("supply")
        }
        Event::ItemRanOut { item, seats } => {
            let ran_out = say!("item-ran-out", who: seats, item: item.word());
            Line::new("vault", ran_out).about_seats(seats).about("supply").stirring(15)
        }
        Event::Eliminated { seat } => {
            Line::new("bosses", say!("eliminated", who: seat)).about(seat).stirring(90)
        }
        Event::MapPassed { to } => detail("tactical", to, say!("map-passed", who: to)).about("map"),
        Event::LevelEnded { level } => Line::new("level", say!("level-ended", level: level.number())),
        Event::Collapsed { seats, wounds } => {
            Line::new("end", say!("collapsed", who: seats, wounds: wounds)).about_seats(seats)
        }
        Event::Won { seats, coins } => Line::new("end", won(seats, coins)).about_seats(seats),
        _ => Line::new("boss", say!("nobody-there")),
    }
}

fn detail(rule: &'static str, seat: Seat, message: Message) -> Line {
    Line::detail(rule, message).about(seat)
}

fn thing(place: Place) -> Thing {
    Thing::numbered("room", place.number().into())
}

fn chest(value: u8, seats: SeatSet, each: u8) -> Line {
    let (message, stirs) = match (seats.len(), each) {
        (1, _) => (say!("chest-taken", who: seats, value: value), value.saturating_mul(8)),
        (_, 0) => (say!("chest-lost", who: seats, value: value), value.saturating_mul(10)),
        _ => (say!("chest-shared", who: seats, value: value, each: each), value.saturating_mul(5)),
    };
    Line::new("treasure", message).about_seats(seats).stirring(stirs)
}

fn won(seats: SeatSet, coins: u8) -> Message {
    match seats.len() {
        0 => say!("won-by-nobody"),
        1 => say!("won", who: seats, coins: coins),
        _ => say!("won-together", who: seats, coins: coins),
    }
}
