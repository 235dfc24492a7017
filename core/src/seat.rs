//! Seats at the table and sets of them.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;

/// The most seats any table has.
pub const MAX_SEATS: usize = 8;

/// A place at the table. Counted from 0 inside and from 1 wherever a person or a file sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If there is no such seat at any table.
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS);
        Seat(index as u8)
    }

    /// The seat with this number, counted from 1 as people do, at a table for `players`.
    pub fn from_number(number: usize, players: usize) -> Option<Seat> {
        (1..=players).contains(&number).then(|| Seat::new(number - 1))
    }

    /// Counted from 0, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        // The mask is always true and tells the compiler so: arrays of MAX_SEATS need no bounds check.
        (self.0 as usize) & (MAX_SEATS - 1)
    }

    /// Counted from 1, for people.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The next seat clockwise at a table for `players`.
    #[inline]
    pub const fn left(self, players: usize) -> Seat {
        if self.0 as usize + 1 >= players { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// All seats of a table for `players`, in order; no table has more than [`MAX_SEATS`].
    #[inline]
    pub fn all(players: usize) -> impl Iterator<Item = Seat> {
        (0..players.min(MAX_SEATS) as u8).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number() as u8)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let number = i64::deserialize(from)?;
        usize::try_from(number)
            .ok()
            .and_then(|n| Seat::from_number(n, MAX_SEATS))
            .ok_or_else(|| D::Error::custom(format!("{number} is no seat; seats are numbered from 1")))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatSet(#[cfg_attr(feature = "typescript", ts(as = "Vec<Seat>"))] u8);

impl SeatSet {
    /// No seat at all.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The first `players` seats.
    #[inline]
    pub const fn all(players: usize) -> SeatSet {
        SeatSet(((1u16 << players) - 1) as u8)
    }

    /// The seats among the first `players` of which something is true.
    #[inline]
    pub fn of(players: usize, is_in: impl Fn(Seat) -> bool) -> SeatSet {
        // Without a branch for each seat: which seats are in is mostly unpredictable.
        SeatSet(Seat::all(players).fold(0, |set, seat| set | u8::from(is_in(seat)) << seat.0))
    }

    /// The set of one seat.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Takes a seat out if something is true, without a branch.
    #[inline]
    pub const fn remove_if(&mut self, seat: Seat, is_so: bool) {
        self.0 &= !((is_so as u8) << seat.0);
    }

    /// The set as a number, one bit a seat, to look something up by it.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The seats of this set that are not in the other.
    #[inline]
    pub const fn without(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// Whether there is no seat in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat in it.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }
}

impl Iterator for SeatSet {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.first()?;
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_numbered_from_one_for_people() {
        assert_eq!(Seat::new(0).to_string(), "seat 1");
        assert_eq!(serde_json::to_string(&Seat::new(2)).unwrap(), "3");
        assert_eq!(serde_json::from_str::<Seat>("1").unwrap(), Seat::new(0));
        assert_eq!(Seat::from_number(0, 4), None);
        assert_eq!(Seat::from_number(5, 4), None);
    }

    #[test]
    fn a_seat_that_no_table_has_is_refused_when_read() {
        for bad in ["0", "9", "-1", "300"] {
            assert!(serde_json::from_str::<Seat>(bad).unwrap_err().to_string().contains("is no seat"));
        }
    }

    #[test]
    fn the_left_of_the_last_seat_is_the_first() {
        assert_eq!(Seat::new(3).left(4), Seat::new(0));
        assert_eq!(Seat::new(2).left(4), Seat::new(3));
    }

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let set: SeatSet = [Seat::new(3), Seat::new(1)].into_iter().collect();
        assert_eq!(set.collect::<Vec<_>>(), [Seat::new(1), Seat::new(3)]);
        assert_eq!(SeatSet::all(3).without(set).collect::<Vec<_>>(), [Seat::new(0), Seat::new(2)]);
        assert_eq!(serde_json::to_string(&set).unwrap(), "[2,4]");
        assert_eq!(SeatSet::all(8).len(), 8);
        assert_eq!(
            SeatSet::of(5, |seat| seat.number() % 2 == 0).collect::<Vec<_>>(),
            [Seat::new(1), Seat::new(3)]
        );
    }
}
