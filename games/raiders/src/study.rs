//! What is counted in a finished game to weigh the cards.

use crate::Raiders;
use crate::event::Event;
use crate::item::Item;
use undercroft_core::{Outcome, Seat, SeatSet, Study};

/// The kinds of rooms, in the order of the card file.
const KINDS: [&str; 5] = ["monster", "treasure", "vault", "trap", "boss"];

/// What happened in one room.
#[derive(Clone, Default)]
struct Visit {
    kind: &'static str,
    won: u32,
    lost: u32,
    wounds: u32,
    healed: u32,
    /// Who lost anything, their game included.
    hurt: SeatSet,
    /// Who played an item, in this room or for it.
    used: Vec<(Seat, Item)>,
    /// What each seat won.
    coins: Vec<(Seat, u8)>,
}

impl Visit {
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::TorchLit { seat } => self.used.push((seat, Item::Torch)),
            Event::CardPlayed { seat, card } => self.used.extend(card.item().map(|item| (seat, item))),
            Event::CoinsGained { seat, coins } => {
                self.won += u32::from(coins);
                self.coins.push((seat, coins));
            }
            Event::CoinsLost { seat, coins } => {
                self.lost += u32::from(coins);
                self.hurt.insert(seat);
            }
            Event::WoundsGained { seat, wounds } => {
                self.wounds += u32::from(wounds);
                self.hurt.insert(seat);
            }
            Event::Eliminated { seat } => self.hurt.insert(seat),
            Event::WoundsHealed { wounds, .. } => self.healed += u32::from(wounds),
            _ => {}
        }
    }

    fn count(&self, to: &mut Study) {
        let mut row = to.row("a room", self.kind);
        row.count("entered", 1).share("hurts", (!self.hurt.is_empty()).into(), 1);
        row.value("whom", self.hurt.len() as i64).value("wounds", self.wounds).value("healed", self.healed);
        row.value("won", self.won).value("lost", self.lost);
        for &(seat, item) in &self.used {
            let coins: u32 = self.coins.iter().filter(|won| won.0 == seat).map(|won| u32::from(won.1)).sum();
            to.row("an item", &called(item)).count("used", 1).value("coins at once", coins);
        }
    }
}

impl Raiders {
    pub(crate) fn studied(&self, story: &[Event], outcome: &Outcome, to: &mut Study) {
        // Everything is named in the order of the cards, and only what came is told.
        KINDS.iter().for_each(|kind| _ = to.row("a room", kind).count("entered", 0));
        for item in Item::ALL {
            to.row("an item", &called(item)).count("taken", 0).count("used", 0);
        }
        for character in &self.characters {
            to.row("a character", &character.name).count("games", 0);
        }
        self.visits(story).iter().for_each(|visit| visit.count(to));
        let mut collapsed = SeatSet::EMPTY;
        let mut dealt = Vec::new();
        for event in story {
            match *event {
                Event::ItemGained { item, .. } => _ = to.row("an item", &called(item)).count("taken", 1),
                Event::Collapsed { seats, .. } => collapsed = seats,
                Event::CharacterDealt { seat, character } => dealt.push((seat, character)),
                _ => {}
            }
        }
        for (seat, character) in dealt {
            let mut row = to.row("a character", self.character(character));
            row.count("games", 1).win("wins", outcome, seat);
            row.share("collapsed", collapsed.contains(seat).into(), 1).value("coins", outcome.score(seat));
        }
    }

    /// The rooms that were entered, in order. What happens before the first is nobody's.
    fn visits(&self, story: &[Event]) -> Vec<Visit> {
        let mut visits: Vec<Visit> = Vec::new();
        for event in story {
            if let Event::RoomEntered { face, .. } = *event {
                visits.push(Visit { kind: self.room(face).room.chapter(), ..Visit::default() });
            }
            if let Some(visit) = visits.last_mut() {
                visit.hear(event);
            }
        }
        visits
    }
}

/// An item as a report names it.
fn called(item: Item) -> String {
    item.name().replace('_', " ")
}
