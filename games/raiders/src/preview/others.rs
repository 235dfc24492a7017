//! What the others may still play, as far as a seat can know.

use crate::card::Card;
use crate::room::Room;
use crate::rooms::Values;
use crate::view::{PlayedCard, View};
use undercroft_core::{Seat, SeatSet};

/// Everybody else in the room.
pub(crate) struct Others {
    /// Whose view it is.
    pub(super) me: Seat,
    everybody: Vec<Other>,
}

/// What one of them may bring.
struct Other {
    seat: Seat,
    /// What their card may count for, each value once; 0 if it leads out of the room.
    values: Vec<u8>,
}

impl Others {
    /// Reads off a view what may count for the others: the open card, or all they are known to hold that can lie in the room.
    pub(crate) fn of(view: &View, me: Seat, room: &Room) -> Others {
        let seats = Seat::all(view.players.len()).filter(|&seat| seat != me);
        let everybody = seats.map(|seat| {
            let mut values: Vec<u8> = match view.player(seat).played {
                PlayedCard::Open(card) | PlayedCard::Known(card) if is_final(card, room) => {
                    vec![room.counts(card)]
                }
                _ => {
                    view.player(seat).held().both(room.final_cards()).map(|card| room.counts(card)).collect()
                }
            };
            values.sort_unstable();
            values.dedup();
            Other { seat, values }
        });
        Others { me, everybody: everybody.collect() }
    }

    /// Shows every world there can be with this card of one's own: what everybody's card counts for.
    pub(super) fn each_world(&self, value: u8, mut see: impl FnMut(Values)) {
        let mut values = Values::default();
        values.0[self.me.index()] = value;
        worlds(&self.everybody, values, &mut see);
    }

    /// Those of whom something is true by the values they may play.
    pub(super) fn who(&self, is_so: impl Fn(&[u8]) -> bool) -> SeatSet {
        self.everybody.iter().filter(|other| is_so(&other.values)).map(|other| other.seat).collect()
    }

    /// The values that one of these may play.
    pub(super) fn values_of(&self, seats: SeatSet) -> impl Iterator<Item = &[u8]> {
        self.everybody.iter().filter(move |other| seats.contains(other.seat)).map(|other| &other.values[..])
    }

    /// Those whose card is not known.
    pub(super) fn unknown(&self) -> SeatSet {
        self.who(|values| values.len() > 1)
    }

    /// Those who have not left the room for certain.
    pub(super) fn staying(&self) -> SeatSet {
        self.who(|values| values != [0])
    }
}

fn is_final(card: Card, room: &Room) -> bool {
    room.final_cards().contains(card)
}

fn worlds(others: &[Other], values: Values, see: &mut impl FnMut(Values)) {
    let Some((next, rest)) = others.split_first() else { return see(values) };
    for &value in &next.values {
        let mut values = values;
        values.0[next.seat.index()] = value;
        worlds(rest, values, see);
    }
}
