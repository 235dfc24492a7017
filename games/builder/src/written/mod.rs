//! A state as a person reads and edits it, and back.

mod check;
mod invasion;
mod names;

use crate::Builder;
use crate::ids::{Card, KINDS};
use crate::state::{Known, Order, Stack, Stage, State};
use invasion::WrittenInvasion;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use undercroft_core::{Fault, Seat};

/// Cards by their names, with how many there are. A wild card's name ends with what it is wild for.
type Cards = BTreeMap<String, i64>;

/// A state in names and plain numbers: anything well-formed, possible or not.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    cycle: i64,
    /// The building round; one more than there are while the party adventures.
    round: i64,
    stage: Stage,
    dealer: i64,
    /// Who is first in this cycle.
    first: i64,
    /// Whose turn it is, or who is invaded.
    turn: i64,
    /// The available cards that were taken in this turn.
    took: Vec<String>,
    /// Whether a room was discarded or built in this turn.
    settled: bool,
    /// Which room was discarded in this turn, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    razed: Option<i64>,
    available: Vec<Option<String>>,
    /// How often they were dealt anew when they were last laid out.
    redeals: i64,
    deck: Cards,
    discards: Cards,
    /// The improvements that can be bought.
    improvements: Cards,
    /// How many improvements were destroyed.
    destroyed: i64,
    /// The parties that may still be drawn.
    parties: Vec<String>,
    players: Vec<WrittenPlayer>,
    /// The interference that waits for its answer.
    interference: Option<WrittenAim>,
    invasion: Option<WrittenInvasion>,
    /// How often somebody was asked in a window.
    asked: i64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPlayer {
    gold: i64,
    hand: Cards,
    improvements: Vec<String>,
    /// The room next to the hoard first.
    rooms: Vec<WrittenRoom>,
    /// The oldest first.
    monsters: Vec<WrittenMonster>,
    /// What the player wants to be asked about in this invasion.
    order: Order,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenRoom {
    card: String,
    level: i64,
    known: WrittenKnown,
    trap: Option<WrittenTrap>,
}

/// Who knows a card besides its owner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum WrittenKnown {
    /// Everybody.
    FaceUp,
    /// These seats.
    SeenBy(Vec<i64>),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTrap {
    /// The base and its upgrades; none for the trap that a room comes with.
    cards: Vec<WrittenCard>,
    /// Charges used, less those added.
    spent: i64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCard {
    card: String,
    known: WrittenKnown,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenMonster {
    /// Above which room, counted from the hoard.
    room: i64,
    cards: Vec<WrittenCard>,
    walked: bool,
    tired: bool,
    /// Invasions since its last upgrade.
    age: i64,
    killed: i64,
    risen: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenAim {
    card: String,
    whom: i64,
    /// The room of the trap, or the monster card, it is aimed at; 1 for a dungeon as a whole.
    at: i64,
}

pub(crate) fn write(rules: &Builder, state: &State) -> Written {
    let number = |seat: Seat| seat.number() as i64;
    Written {
        cycle: i64::from(state.cycle) + 1,
        round: i64::from(state.round) + 1,
        stage: state.stage,
        dealer: number(state.dealer),
        first: number(state.first),
        turn: number(state.turn),
        took: state.took().iter().map(|&card| rules.card_label(card)).collect(),
        settled: state.settled,
        razed: state.razed.map(|place| i64::from(place.0) + 1),
        available: state.available[..usize::from(rules.cards.limits.available)]
            .iter()
            .map(|card| card.map(|card| rules.card_label(card)))
            .collect(),
        redeals: state.redeals.into(),
        deck: rules.labelled(&state.deck),
        discards: rules.labelled(&state.discards),
        improvements: rules
            .cards
            .improvements
            .iter()
            .zip(&state.reds)
            .filter(|(_, count)| **count > 0)
            .map(|(card, &count)| (card.name.clone(), count.into()))
            .collect(),
        destroyed: state.destroyed.into(),
        parties: rules
            .cards
            .parties
            .iter()
            .zip(0..)
            .filter(|(_, bit)| state.parties & (1 << bit) != 0)
            .map(|(party, _)| party.name.clone())
            .collect(),
        players: Seat::all(rules.players).map(|seat| write_player(rules, state, seat)).collect(),
        interference: state.aimed.map(|aimed| WrittenAim {
            card: rules.card_label(aimed.card),
            whom: number(aimed.whom),
            at: i64::from(aimed.at) + 1,
        }),
        invasion: state.is_adventuring().then(|| invasion::write(rules, state)),
        asked: state.asked.into(),
    }
}

fn write_player(rules: &Builder, state: &State, seat: Seat) -> WrittenPlayer {
    let (player, dungeon) = (state.player(seat), state.dungeon(seat));
    WrittenPlayer {
        gold: player.gold.into(),
        hand: rules.labelled(&player.hand),
        improvements: dungeon
            .reds()
            .iter()
            .map(|red| rules.cards.improvements[red.index()].name.clone())
            .collect(),
        rooms: dungeon
            .rooms()
            .iter()
            .map(|room| WrittenRoom {
                card: rules.card_label(room.card),
                level: room.level.into(),
                known: write_known(room.known),
                trap: room.trap.is_there().then(|| WrittenTrap {
                    cards: write_stack(rules, &room.trap.stack),
                    spent: room.trap.spent.into(),
                }),
            })
            .collect(),
        monsters: dungeon
            .packs()
            .iter()
            .map(|pack| WrittenMonster {
                room: i64::from(pack.room) + 1,
                cards: write_stack(rules, &pack.stack),
                walked: pack.walked,
                tired: pack.tired,
                age: pack.age.into(),
                killed: pack.killed.into(),
                risen: pack.risen,
            })
            .collect(),
        order: Order::of(&state.standing, seat),
    }
}

fn write_stack<const N: usize>(rules: &Builder, stack: &Stack<N>) -> Vec<WrittenCard> {
    let cards = stack.cards().iter().zip(stack.known());
    cards
        .map(|(&card, &known)| WrittenCard { card: rules.card_label(card), known: write_known(known) })
        .collect()
}

fn write_known(known: Known) -> WrittenKnown {
    match known.is_face_up() {
        true => WrittenKnown::FaceUp,
        false => WrittenKnown::SeenBy((1..=6).filter(|seat| known.0 & (1 << (seat - 1)) != 0).collect()),
    }
}

/// Reads a state, or lists every reason why no game can reach it.
pub(crate) fn read(rules: &Builder, written: &Written) -> Result<State, Vec<Fault>> {
    check::Reading::new(rules, written).state()
}

/// What never changes: every card of a kind is somewhere, and so is every piece of gold and every improvement.
pub(crate) fn count(rules: &Builder, state: &State) -> Vec<(&'static str, i64)> {
    let found = cards_on_table(rules, state);
    let amiss = (0..KINDS).filter(|&kind| found[kind] != u16::from(rules.kinds.copies[kind]));
    let gold: i64 = Seat::all(rules.players).map(|seat| i64::from(state.player(seat).gold)).sum();
    let carried = state.invasion.members.iter().filter(|member| member.gold).count() as i64;
    let display: i64 = state.reds.iter().map(|&count| i64::from(count)).sum();
    let owned: i64 = Seat::all(rules.players).map(|seat| i64::from(state.dungeon(seat).red_count)).sum();
    vec![
        ("cards", found.iter().map(|&count| i64::from(count)).sum()),
        ("kinds of which some are missing or too many", amiss.count() as i64),
        ("gold", gold + carried + i64::from(state.bank)),
        ("improvements", display + owned + i64::from(state.destroyed)),
    ]
}

/// How many of each kind are anywhere.
fn cards_on_table(rules: &Builder, state: &State) -> [u16; KINDS] {
    let mut found = [0u16; KINDS];
    let mut add = |card: Card, count: u16| found[card.index() % KINDS] += count;
    let hands = Seat::all(rules.players).map(|seat| &state.player(seat).hand);
    for pile in hands.chain([&state.deck, &state.discards]) {
        pile.counts.iter().zip(0..).for_each(|(&count, kind)| add(Card(kind), count.into()));
    }
    rules.available(state).for_each(|(_, card)| add(card, 1));
    for seat in Seat::all(rules.players) {
        let dungeon = state.dungeon(seat);
        for room in dungeon.rooms() {
            add(room.card, u16::from(room.level) + 1);
            room.trap.stack.cards().iter().for_each(|&card| add(card, 1));
        }
        dungeon.packs().iter().flat_map(|pack| pack.stack.cards()).for_each(|&card| add(card, 1));
    }
    found
}
