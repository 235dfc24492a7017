//! What became of the last dungeon: room by room from the top, who got what, and who paid. Kept for whoever comes a moment
//! later; it knows only what everybody was told.

use crate::adventurer::Adventurer;
use crate::cards::RoomCard;
use crate::dungeon::Depth;
use crate::event::Event;
use crate::room::Level;
use crate::view::Fate;
use crate::{Guilds, Masters};
use serde::Serialize;
use undercroft_core::{Seat, SeatSet};

/// What has just happened.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Recap {
    /// The last dungeon that was opened; none in the first round.
    pub dungeon: Option<LastDungeon>,
    /// The one that is being filled or opened: nobody is shown it before it is over.
    #[serde(skip)]
    under_way: LastDungeon,
    /// What is being paid for.
    #[serde(skip)]
    paying: Paying,
}

/// A dungeon that is over.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LastDungeon {
    /// Its round, counted from 1.
    pub round: u8,
    /// Its Dungeon Master by name.
    pub master: Option<String>,
    /// The rooms from the top.
    pub rooms: Vec<RoomAfter>,
    /// The room that failed; none if all were defeated.
    pub failed: Option<Depth>,
    /// Who was paid for sending the least strength.
    pub weakest: Option<Weakest>,
    /// What healing cost.
    pub bills: Vec<Bill>,
    /// By how much the opening of the rooms changed everyone's money, by seat.
    pub change: Vec<i32>,
}

/// A room when the dungeon was over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoomAfter {
    /// Its threat level.
    pub level: Level,
    /// Who stood in it.
    pub stood: Vec<Stood>,
    /// What became of it.
    pub fate: Fate,
    /// Its front; nobody has seen that of an abandoned room.
    pub card: Option<RoomCard>,
    /// The strength in it when it was opened.
    pub strength: u8,
    /// The defense that it had here.
    pub defense: u8,
    /// The dollars that were divided.
    pub treasure: u16,
    /// Whether two of one strength left a dollar in the bank.
    pub odd_left: bool,
}

/// Somebody in a room when it was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Stood {
    /// Whose adventurer; nobody's is a ghost.
    pub seat: Option<Seat>,
    /// How strong.
    pub strength: u8,
    /// What they got of the treasure. Whoever stood in both spaces got it all for the first.
    pub dollars: u16,
}

/// Who was paid for sending the least strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Weakest {
    /// All who did.
    pub seats: SeatSet,
    /// That strength.
    pub strength: u8,
    /// Dollars for each.
    pub dollars: u16,
}

/// What somebody owed for healing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Bill {
    /// Who.
    pub seat: Seat,
    /// What it came to.
    pub owed: u16,
    /// What they paid, which was all they had if it is less.
    pub paid: u16,
}

/// What a payment is for.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
enum Paying {
    /// Something before the rooms are opened.
    #[default]
    Other,
    Weakest,
    Treasure(Depth),
    Healing,
}

impl Guilds {
    /// Notes what everybody was told.
    pub(crate) fn note(&self, recap: &mut Recap, event: &Event) {
        match *event {
            Event::RoundSetUp { round } => {
                let change = vec![0; self.players];
                recap.under_way = LastDungeon { round: round + 1, change, ..LastDungeon::default() };
            }
            Event::RoundEnded { .. } => {
                recap.paying = Paying::Other;
                recap.dungeon = Some(std::mem::take(&mut recap.under_way));
            }
            Event::Paid { from, to, dollars } => recap.pay(from, to, dollars),
            Event::MasterDrawn { master } if self.options.masters != Masters::None => {
                recap.under_way.master = Some(self.master_card(master).name.clone());
            }
            Event::RoomOpened { room, face } => {
                recap.under_way.room(room, |there| there.card = Some(self.deck.card(face).clone()));
            }
            Event::WeakestRewarded { seats, strength } => {
                recap.paying = Paying::Weakest;
                recap.under_way.weakest = Some(Weakest { seats, strength, dollars: 0 });
            }
            Event::Defeated { room, strength, defense, treasure } => {
                recap.paying = Paying::Treasure(room);
                recap.under_way.room(room, |there| {
                    (there.strength, there.defense, there.treasure) = (strength, defense, treasure);
                    there.fate = Fate::Defeated;
                });
            }
            Event::HealingOwed { seat, dollars } => {
                recap.paying = Paying::Healing;
                recap.under_way.bills.push(Bill { seat, owed: dollars, paid: 0 });
            }
            _ => recap.under_way.note(event),
        }
    }
}

impl Recap {
    /// Money that changed hands while the rooms were opened: a reward, a treasure, or healing.
    fn pay(&mut self, from: Option<Seat>, to: Option<Seat>, dollars: u16) {
        let dungeon = &mut self.under_way;
        let change = |dungeon: &mut LastDungeon, seat: Seat, by: i32| {
            dungeon.change.iter_mut().skip(seat.index()).take(1).for_each(|change| *change += by);
        };
        if self.paying == Paying::Other {
            return;
        }
        from.into_iter().for_each(|seat| change(dungeon, seat, -i32::from(dollars)));
        to.into_iter().for_each(|seat| change(dungeon, seat, i32::from(dollars)));
        match self.paying {
            Paying::Other => {}
            Paying::Weakest => dungeon.weakest.iter_mut().for_each(|weakest| weakest.dollars = dollars),
            Paying::Healing => {
                dungeon
                    .bills
                    .iter_mut()
                    .filter(|bill| Some(bill.seat) == from)
                    .for_each(|bill| bill.paid += dollars);
            }
            // Whoever has both spaces is paid once, for both.
            Paying::Treasure(room) => dungeon.room(room, |there| {
                if let Some(stood) = there.stood.iter_mut().find(|stood| stood.seat == to) {
                    stood.dollars += dollars;
                }
            }),
        }
    }
}

impl LastDungeon {
    fn room(&mut self, room: Depth, change: impl FnOnce(&mut RoomAfter)) {
        if let Some(there) = self.rooms.get_mut(room.index()) {
            change(there);
        }
    }

    fn note(&mut self, event: &Event) {
        match *event {
            Event::RoomDealt { level, .. } => self.rooms.push(RoomAfter::closed(level)),
            Event::GhostPlaced { room } => self.room(room, RoomAfter::haunt),
            Event::Placed { seat, adventurer, room } => {
                self.room(room, |there| there.stood.push(Stood::of(seat, adventurer)));
            }
            Event::Bumped { seat, adventurer, room, owner, bumped } => {
                self.room(room, |there| {
                    there.exchange(Stood::of(owner, bumped), Stood::of(seat, adventurer))
                });
            }
            Event::Replaced { seat, adventurer, room, replaced } => {
                self.room(room, |there| {
                    there.exchange(Stood::of(seat, replaced), Stood::of(seat, adventurer))
                });
            }
            Event::GhostBumped { seat, adventurer, room, to } => {
                self.room(room, |there| there.exchange(there.ghost(), Stood::of(seat, adventurer)));
                self.room(to, RoomAfter::haunt);
            }
            Event::Failed { room, strength, defense } => {
                self.failed = Some(room);
                self.room(room, |there| {
                    (there.strength, there.defense, there.fate) = (strength, defense, Fate::Failed);
                });
            }
            Event::Abandoned { room } => self.room(room, |there| there.fate = Fate::Abandoned),
            Event::GhostShare { room, dollars } => self.room(room, |there| {
                let kept = |stood: &&mut Stood| stood.seat.is_none() && stood.dollars == 0;
                there.stood.iter_mut().filter(kept).take(1).for_each(|ghost| ghost.dollars = dollars);
            }),
            Event::OddDollarLeft { room } => self.room(room, |there| there.odd_left = true),
            _ => {}
        }
    }
}

impl RoomAfter {
    fn closed(level: Level) -> RoomAfter {
        let (stood, fate, card) = (Vec::new(), Fate::Closed, None);
        RoomAfter { level, stood, fate, card, strength: 0, defense: 0, treasure: 0, odd_left: false }
    }

    /// A ghost as strong as it is here.
    fn ghost(&self) -> Stood {
        Stood { seat: None, strength: self.level.number(), dollars: 0 }
    }

    fn haunt(&mut self) {
        self.stood.push(self.ghost());
    }

    /// A newcomer takes the place of somebody.
    fn exchange(&mut self, gone: Stood, newcomer: Stood) {
        self.stood.iter_mut().filter(|stood| **stood == gone).take(1).for_each(|stood| *stood = newcomer);
    }
}

impl Stood {
    fn of(seat: Seat, adventurer: Adventurer) -> Stood {
        Stood { seat: Some(seat), strength: adventurer.strength(), dollars: 0 }
    }
}
