//! A state as a person reads and edits it, and back.

mod check;
mod fit;

use crate::Raiders;
use crate::card::{Card, CardSet};
use crate::item::Item;
use crate::state::{LEVELS, Phase, ROOMS, State};
use serde::{Deserialize, Serialize};
use undercroft_core::{Fault, Seat, SeatSet};

/// A state in names and plain numbers: anything well-formed, possible or not.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    level: i64,
    room: i64,
    phase: Phase,
    row: Vec<WrittenRoom>,
    /// Who has looked at the dark rooms of the row by torch.
    seen_by: Vec<i64>,
    players: Vec<WrittenPlayer>,
    /// Who holds the map, in the tactical variant.
    map: Option<i64>,
    /// The level cards not used yet, each as its row: `U` for a room that will lie open and `D` for a dark one.
    level_cards_left: Vec<String>,
    /// The room cards not drawn yet, in no order.
    pile: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenRoom {
    card: String,
    face_down: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPlayer {
    character: String,
    coins: i64,
    wounds: i64,
    hand: Vec<i64>,
    shown: Vec<i64>,
    items: WrittenItems,
    /// The card played into this room; while it lies face down it also stands in the hand or among the items.
    card: Option<Card>,
    used_crystal_ball: bool,
    eliminated: bool,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenItems {
    torch: i64,
    crystal_ball: i64,
    key: i64,
    sword: i64,
}

impl WrittenItems {
    fn counts(self) -> [i64; 4] {
        [self.torch, self.crystal_ball, self.key, self.sword]
    }
}

pub(crate) fn write(rules: &Raiders, state: &State) -> Written {
    let numbers = |set: CardSet| set.map(|card| card.value().into()).collect();
    let room = |place: usize| WrittenRoom {
        card: rules.deck.name(state.row[place]).into(),
        face_down: state.face_down & (1 << place) != 0,
    };
    let player = |seat: Seat| {
        let player = state.player(seat);
        let [torch, crystal_ball, key, sword] = player.items.counts().map(i64::from);
        WrittenPlayer {
            character: rules.character(player.character).into(),
            coins: player.coins.into(),
            wounds: player.wounds.into(),
            hand: numbers(player.hand),
            shown: numbers(player.shown),
            items: WrittenItems { torch, crystal_ball, key, sword },
            card: player.card,
            used_crystal_ball: state.crystal_balls.contains(seat),
            eliminated: state.eliminated.contains(seat),
        }
    };
    Written {
        level: i64::from(state.level) + 1,
        room: i64::from(state.place) + 1,
        phase: state.phase,
        row: (0..ROOMS).map(room).collect(),
        seen_by: state.seen_by.map(|seat| seat.number() as i64).collect(),
        players: Seat::all(rules.players).map(player).collect(),
        map: rules.options.tactical.then(|| state.map.number() as i64),
        level_cards_left: rules.level_cards_left(state),
        pile: rules
            .deck
            .counted(state.rooms_left)
            .flat_map(|(face, count)| (0..count).map(move |_| rules.deck.name(face).into()))
            .collect(),
    }
}

/// Reads a state, or lists every reason why no game can reach it.
pub(crate) fn read(rules: &Raiders, written: &Written) -> Result<State, Vec<Fault>> {
    check::Reading::new(rules, written).state()
}

/// What never changes: every card is somewhere.
pub(crate) fn count(rules: &Raiders, state: &State) -> Vec<(&'static str, i64)> {
    let players = || Seat::all(rules.players).map(|seat| state.player(seat));
    let of = |item: Item| {
        let held: u8 = players().map(|player| player.items.count(item)).sum();
        i64::from(held + state.supply.count(item) + on_table(rules, state, item))
    };
    vec![
        ("room cards", i64::from(state.rooms_left.count_ones()) + drawn_by(state.level.into()) as i64),
        ("level cards", i64::from(state.levels_left.count_ones()) + i64::from(state.level) + 1),
        ("power cards", players().map(|player| (player.hand.len() + player.shown.len()) as i64).sum()),
        ("power cards held twice", players().map(|player| player.hand.both(player.shown).len() as i64).sum()),
        ("torches", of(Item::Torch)),
        ("crystal balls", of(Item::CrystalBall)),
        ("keys", of(Item::Key)),
        ("swords", of(Item::Sword)),
    ]
}

/// How many of an item lie open in front of their owners: out of their hands and not yet back in the supply.
fn on_table(rules: &Raiders, state: &State, item: Item) -> u8 {
    let open = SeatSet::all(rules.players).without(rules.face_down_cards(state));
    open.filter(|&seat| state.player(seat).card == Some(Card::from(item))).count() as u8
}

/// How many room cards have been drawn once this level, counted from 0, is set up.
fn drawn_by(level: usize) -> usize {
    (level + 1) * ROOMS - usize::from(level + 1 == LEVELS)
}
