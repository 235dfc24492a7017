//! A state as a person writes it, and every reason why it may be impossible.

use crate::{CARDS, FULL, PLAYERS, State, bit, cards};
use serde::{Deserialize, Serialize};
use undercroft_core::{Fault, Seat, SeatSet};

/// A state in plain numbers: anything well-formed, possible or not.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    prize: i64,
    prizes_to_come: Vec<i64>,
    players: Vec<WrittenPlayer>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPlayer {
    hand: Vec<i64>,
    bid: Option<i64>,
    points: i64,
}

pub(crate) fn write(players: usize, state: &State) -> Written {
    let numbers = |set| cards(set).map(i64::from).collect();
    let player = |seat: usize| WrittenPlayer {
        hand: numbers(state.hands[seat]),
        bid: Some(i64::from(state.bids[seat])).filter(|&bid| bid > 0),
        points: state.points[seat].into(),
    };
    Written {
        prize: state.prize.into(),
        prizes_to_come: numbers(state.prizes),
        players: (0..players).map(player).collect(),
    }
}

pub(crate) fn read(players: usize, written: &Written) -> Result<State, Vec<Fault>> {
    let mut faults = Vec::new();
    if written.players.len() != players {
        let reason = format!("the table has {players} players, but {} are written", written.players.len());
        return Err(vec![Fault::new("players", reason)]);
    }
    let prizes = read_cards("prizes_to_come", &written.prizes_to_come, &mut faults);
    let mut state = State {
        hands: [0; PLAYERS],
        bids: [0; PLAYERS],
        points: [0; PLAYERS],
        waiting: SeatSet::EMPTY,
        prize: u8::try_from(written.prize).unwrap_or(u8::MAX),
        prizes,
    };
    if state.prize > CARDS || (state.prize > 0 && prizes & bit(state.prize) != 0) {
        faults.push(Fault::new("prize", "it must be 0 at the end, else 1 to 5 and not also still to come"));
    }
    if state.prize == 0 && prizes != 0 {
        faults.push(Fault::new("prize", "one must lie open while prizes are to come"));
    }
    let left = prizes.count_ones() + u32::from(state.prize > 0);
    for (seat, player) in Seat::all(players).zip(&written.players) {
        let (i, place) = (seat.index(), |field| format!("players[{}].{field}", seat.index()));
        state.hands[i] = read_cards(&place("hand"), &player.hand, &mut faults);
        if state.hands[i].count_ones() != left {
            faults.push(Fault::new(
                place("hand"),
                format!("it must hold one card for each of the {left} prizes left"),
            ));
        }
        match player.bid.map(u8::try_from) {
            None if state.prize > 0 => state.waiting.insert(seat),
            None => {}
            Some(Ok(bid)) if (1..=CARDS).contains(&bid) && state.hands[i] & bit(bid) != 0 => {
                state.bids[i] = bid
            }
            Some(_) => faults.push(Fault::new(place("bid"), "a bid is one of the cards of the hand")),
        }
        state.points[i] = u8::try_from(player.points).unwrap_or(u8::MAX);
    }
    if state.prize > 0 && state.waiting.is_empty() {
        faults.push(Fault::new("players", "somebody must still have to bid, or the prize would be gone"));
    }
    let gone: u8 = cards(FULL & !prizes).filter(|&prize| prize != state.prize).sum();
    if state.points.iter().map(|&points| u32::from(points)).sum::<u32>() > gone.into() {
        faults
            .push(Fault::new("players", format!("the prizes gone so far are worth {gone} points together")));
    }
    if faults.is_empty() { Ok(state) } else { Err(faults) }
}

fn read_cards(place: &str, numbers: &[i64], faults: &mut Vec<Fault>) -> u8 {
    let mut set = 0;
    for &number in numbers {
        match u8::try_from(number) {
            Ok(card) if (1..=CARDS).contains(&card) && set & bit(card) == 0 => set |= bit(card),
            _ => faults
                .push(Fault::new(place, format!("{number} is no card from 1 to 5, or stands there twice"))),
        }
    }
    set
}
