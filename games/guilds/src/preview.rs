//! What a move would bring, as far as everybody can know it: reckoned from a view by the rules' own functions.

use crate::adventurer::{Adventurer, Adventurers, Pair};
use crate::dungeon::{Depth, Room, SPACES, Standing};
use crate::ghost::where_a_ghost_goes;
use crate::master::Change;
use crate::placement::Fee;
use crate::view::{Outlook, RoomView, View, strongest_but};
use crate::{Guilds, Move};
use serde::Serialize;
use undercroft_core::Seat;

/// What a move would bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Preview {
    /// What leaving two out brings.
    Disable(Disabling),
    /// What sending one into the dungeon brings.
    Send(Sending),
}

/// What leaving two out brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Disabling {
    /// Dollars from the bank, once all have decided.
    pub paid: u16,
    /// Those that can be sent into the first dungeon.
    pub available: Adventurers,
}

/// What sending an adventurer into a room brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sending {
    /// What is paid at once; nothing for an empty space.
    pub price: Fee,
    /// Who has to leave the space; nobody if it is empty.
    pub leaves: Option<Leaving>,
    /// The room as it would be.
    pub room: RoomThen,
    /// Dollars that its treasure would bring, the least and the most, with somebody of another guild in a space that is still
    /// empty. Nothing where it cannot be beaten: then there is nothing to win.
    pub winnings: Option<[u16; 2]>,
    /// Dollars that healing the adventurer would cost if this room failed, or one above it.
    pub healing: u16,
}

/// Who has to leave a space, and what becomes of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Leaving {
    /// Somebody else's adventurer: it is available to its owner again, who gets the owner's part of the price.
    Bumped { seat: Seat, adventurer: Adventurer },
    /// One's own: it is available again.
    Replaced { adventurer: Adventurer },
    /// A ghost: it goes to another room.
    Ghost { to: RoomThen },
}

/// A room as it would be after a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoomThen {
    /// Which one.
    pub room: Depth,
    /// Whether both spaces are taken.
    pub full: bool,
    /// The strength in it.
    pub strength: u8,
    /// The least and the most defense that it may have.
    pub defense: [u8; 2],
    /// Whether it is locked then.
    pub locked: bool,
    /// Whether the strength beats it, whoever joins where a space is empty.
    pub outlook: Outlook,
    /// Of all rooms that it may be, how many a full room's strength beats.
    pub chances: Option<Chances>,
    /// What it takes from whoever joins, where a space is empty and that decides.
    pub needs: Option<Needs>,
    /// The most strength that can be in it with whoever joins.
    pub reach: u8,
}

/// So many of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Chances {
    /// Those that are beaten.
    pub beaten: u8,
    /// All of them.
    pub of: u8,
}

/// The strength that one more must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Needs {
    /// With the least defense.
    pub least: u8,
    /// With the most, as far as anybody has it.
    pub most: u8,
    /// Whether that is enough for the most defense.
    pub enough: bool,
}

impl Guilds {
    /// What a move of this seat would bring.
    pub(crate) fn foresee(&self, view: &View, seat: Seat, action: Move) -> Preview {
        match action {
            Move::Disable(pair) => Preview::Disable(self.leave_out(pair)),
            Move::Place { adventurer, room } => {
                let space = view.room(room).empty_space().unwrap_or(0);
                Preview::Send(self.send(view, seat, adventurer, (room, space)))
            }
            Move::Bump { adventurer, room, space } | Move::Replace { adventurer, room, space } => {
                let space = usize::from(space).min(SPACES - 1);
                Preview::Send(self.send(view, seat, adventurer, (room, space)))
            }
        }
    }

    fn leave_out(&self, pair: Pair) -> Disabling {
        Disabling { paid: self.paid_for_disabled(pair), available: Adventurers::ALL.without(pair.both()) }
    }

    fn send(&self, view: &View, seat: Seat, one: Adventurer, (room, space): (Depth, usize)) -> Sending {
        let before = view.room(room);
        let mut there = before;
        there.put(space, Standing::Adventurer(seat, one));
        let (price, leaves) = match before.standing_in(space) {
            Standing::Nobody => (Fee::NONE, None),
            standing => {
                let own = before.is_of(space, seat);
                (self.fee(&before, space, own), self.leaving(view, seat, standing, (room, &there)))
            }
        };
        let room = self.room_then(view, room, &there);
        let winnings = (room.outlook != Outlook::Never).then(|| self.winnings(view, &room, &there, space));
        Sending { price, leaves, winnings, healing: view.healing[one.index()].into(), room }
    }

    fn leaving(
        &self,
        view: &View,
        seat: Seat,
        standing: Standing,
        (room, there): (Depth, &Room),
    ) -> Option<Leaving> {
        match standing {
            Standing::Nobody => None,
            Standing::Adventurer(owner, adventurer) if owner == seat => {
                Some(Leaving::Replaced { adventurer })
            }
            Standing::Adventurer(seat, adventurer) => Some(Leaving::Bumped { seat, adventurer }),
            Standing::Ghost => {
                let mut dungeon: Vec<Room> =
                    Depth::all(view.dungeon.len()).map(|room| view.room(room)).collect();
                dungeon[room.index()] = *there;
                let (to, space) = where_a_ghost_goes(&dungeon, room)?;
                let mut haunted = dungeon[to.index()];
                haunted.put(space, Standing::Ghost);
                Some(Leaving::Ghost { to: self.room_then(view, to, &haunted) })
            }
        }
    }

    fn room_then(&self, view: &View, room: Depth, then: &Room) -> RoomThen {
        let (seen, strongest) = (&view.dungeon[room.index()], strongest_but(view.barred()));
        let (defense, strength) = (seen.defense, then.combined_strength());
        let outlook = Outlook::of(then, defense, strongest);
        let open = outlook == Outlook::Perhaps;
        let needs = || Needs {
            least: defense[0].saturating_sub(strength).max(1),
            most: (defense[1] - strength).min(strongest),
            enough: defense[1] - strength <= strongest,
        };
        RoomThen {
            room,
            full: then.is_full(),
            strength,
            defense,
            locked: then.is_locked(),
            outlook,
            chances: (open && then.is_full()).then(|| self.chances(view, seen, strength)),
            needs: (open && !then.is_full()).then(needs),
            reach: if then.is_full() { strength } else { strength + strongest },
        }
    }

    /// Of the rooms that it may be, how many this strength beats.
    fn chances(&self, view: &View, seen: &RoomView, strength: u8) -> Chances {
        let cards =
            view.unseen.iter().filter_map(|name| self.deck.named(name)).map(|face| self.deck.card(face));
        let (mut beaten, mut of) = (0, 0);
        for card in cards.filter(|card| card.level == seen.level) {
            of += 1;
            beaten += u8::from(change_of(seen).defense_of(card.defense) <= strength);
        }
        Chances { beaten, of }
    }

    /// What a space's share of the treasure may be, whoever of another guild joins.
    fn winnings(&self, view: &View, room: &RoomThen, then: &Room, space: usize) -> [u16; 2] {
        let seen = &view.dungeon[room.room.index()];
        let equals = view.master_info.as_ref().map_or(0, |master| master.ways.equals);
        let share = |printed: u8, there: &Room| {
            let equals = if there.of_one_strength() { equals } else { 0 };
            there.shares(change_of(seen).treasure_of(printed, equals))[space]
        };
        let [poor, rich] = seen.back.treasure;
        let filled: Vec<Room> = match then.empty_space() {
            None => vec![*then],
            Some(empty) => joined(then, empty, view.barred()).collect(),
        };
        let least = filled.iter().map(|there| share(poor, there)).min();
        let most = filled.iter().map(|there| share(rich, there)).max();
        [least.unwrap_or(0), most.unwrap_or(0)]
    }
}

/// A room with each of those in its empty space who may come from another guild.
fn joined(room: &Room, empty: usize, barred: Adventurers) -> impl Iterator<Item = Room> {
    let (room, owner) = (*room, room.standing_in(1 - empty));
    let other = Seat::new(usize::from(matches!(owner, Standing::Adventurer(seat, _) if seat.index() == 0)));
    Adventurers::ALL.without(barred).map(move |one| {
        let mut filled = room;
        filled.put(empty, Standing::Adventurer(other, one));
        filled
    })
}

fn change_of(seen: &RoomView) -> Change {
    Change { defense: seen.defense_change, treasure: seen.treasure_change }
}
