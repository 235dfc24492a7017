//! An invasion as a person reads and edits it.

use crate::Builder;
use crate::ids::{FIGURES, Figure, MEMBERS, PLAYED, ROOMS};
use crate::moves::Target;
use crate::state::{AT_HOARD, Adventurer, Fate, Fighter, PlayedCard, Stage, State, Step};
use serde::{Deserialize, Serialize};
use undercroft_core::{Seat, SeatSet, Window};

use super::check::Reading;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenInvasion {
    party: String,
    members: Vec<WrittenMember>,
    /// The room, counted from the hoard; 0 for the hoard.
    at: i64,
    outward: bool,
    /// The rooms that were entered, and those that have delayed the party.
    entered: Vec<i64>,
    delayed: Vec<i64>,
    /// Charges that the doors have lost: of each room, and of the one before the hoard.
    doors: Vec<i64>,
    quiet: bool,
    fog: bool,
    compass: bool,
    compass_declined: bool,
    trap_idle: bool,
    ambush: bool,
    guardians: i64,
    frights: i64,
    /// Members that have lost morale on entering, and those that have had to do with the trap.
    frightened: Vec<i64>,
    tried: Vec<i64>,
    fighters: Vec<WrittenFighter>,
    combat: i64,
    striker: i64,
    struck: i64,
    /// Who may still play cards in the window.
    to_answer: Vec<i64>,
    played: Vec<WrittenPlayed>,
    settled: i64,
    fallen: bool,
    /// What goes on once the Moral Compass was offered; else what is to be decided says it.
    next: Option<Step>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenMember {
    fate: Fate,
    health: i64,
    morale: i64,
    charges: i64,
    gold: bool,
    ward: i64,
    next_strength: i64,
    combat_strength: i64,
    owes: bool,
    /// The monster that is hated: the place of its line, counted from 1, and its upgrade.
    hates: Option<[i64; 2]>,
    /// Morale at stake.
    loss: i64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenFighter {
    monster: i64,
    health: i64,
    extra: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPlayed {
    card: String,
    by: i64,
    /// The member, monster card or played card it is aimed at; 1 for the room.
    target: i64,
}

/// The step in which something is decided.
fn step_of(stage: Stage) -> Option<Step> {
    Some(match stage {
        Stage::Door => Step::Move,
        Stage::Fright => Step::Frights,
        Stage::Horde => Step::Horde,
        Stage::EncounterWindow => Step::Encounter,
        Stage::Trap => Step::Trap,
        Stage::Abilities => Step::Abilities,
        Stage::Strike => Step::Strikes,
        Stage::RecoveryWindow => Step::Recovery,
        Stage::Recovery => Step::Heal,
        Stage::Destroy => Step::Destroy,
        _ => return None,
    })
}

fn numbers(bits: u8) -> Vec<i64> {
    (0..8).filter(|bit| bits & (1 << bit) != 0).map(|bit| bit + 1).collect()
}

pub(super) fn write(rules: &Builder, state: &State) -> WrittenInvasion {
    let invasion = &state.invasion;
    let member = |one: &Adventurer| WrittenMember {
        fate: one.fate,
        health: one.health.into(),
        morale: one.morale.into(),
        charges: one.charges.into(),
        gold: one.gold,
        ward: one.ward.into(),
        next_strength: one.next.into(),
        combat_strength: one.combat.into(),
        owes: one.owes,
        hates: one.hates.checked_sub(1).map(|kind| [i64::from(kind / 3) + 1, i64::from(kind % 3)]),
        loss: one.loss.into(),
    };
    WrittenInvasion {
        party: rules.cards.parties[usize::from(invasion.party)].name.clone(),
        members: invasion.members.iter().map(member).collect(),
        at: if invasion.at == AT_HOARD { 0 } else { i64::from(invasion.at) + 1 },
        outward: invasion.outward,
        entered: numbers(invasion.entered),
        delayed: numbers(invasion.delayed),
        doors: invasion.doors.iter().map(|&lost| lost.into()).collect(),
        quiet: invasion.quiet,
        fog: invasion.fog,
        compass: invasion.compass,
        compass_declined: invasion.compass_declined,
        trap_idle: invasion.trap_idle,
        ambush: invasion.ambush,
        guardians: invasion.guardians.into(),
        frights: invasion.frights.into(),
        frightened: numbers(invasion.frightened),
        tried: numbers(invasion.tried),
        fighters: invasion
            .fighters()
            .iter()
            .map(|one| WrittenFighter {
                monster: i64::from(one.pack) + 1,
                health: one.health.into(),
                extra: one.extra,
            })
            .collect(),
        combat: invasion.combat.into(),
        striker: i64::from(invasion.striker) + 1,
        struck: invasion.struck.into(),
        to_answer: invasion.window.still_to_answer().map(|seat| seat.number() as i64).collect(),
        played: invasion
            .played()
            .iter()
            .map(|one| WrittenPlayed {
                card: rules.card_label(one.card),
                by: i64::from(one.by) + 1,
                target: i64::from(one.target) + 1,
            })
            .collect(),
        settled: invasion.settled.into(),
        fallen: invasion.fallen,
        next: (state.stage == Stage::Compass).then_some(invasion.next),
    }
}

impl Reading<'_> {
    pub(super) fn invasion(&mut self) {
        let Some(written) = &self.written.invasion else {
            if self.state.is_adventuring() {
                self.fault("invasion", "a party adventures; say where and how it is");
            }
            return;
        };
        if !self.state.is_adventuring() {
            return self.fault("invasion", "no party adventures while dungeons are built; write null");
        }
        let written = written.clone();
        self.party(&written);
        self.whereabouts(&written);
        self.fighters(&written);
        self.cards_played(&written);
        let invasion = &mut self.state.invasion;
        invasion.outward = written.outward;
        (invasion.quiet, invasion.fog, invasion.fallen) = (written.quiet, written.fog, written.fallen);
        (invasion.compass, invasion.compass_declined) = (written.compass, written.compass_declined);
        (invasion.trap_idle, invasion.ambush) = (written.trap_idle, written.ambush);
        let stage = self.state.stage;
        match (step_of(stage), written.next) {
            (Some(step), None) => self.state.invasion.next = step,
            (None, Some(step)) => self.state.invasion.next = step,
            (Some(_), Some(_)) => self.fault("invasion.next", "only the Moral Compass leaves that open"),
            (None, None) => self.fault("invasion.next", "say what goes on after the Moral Compass"),
        }
        let open = self.open_seats(&written);
        let is_window = matches!(stage, Stage::EncounterWindow | Stage::RecoveryWindow);
        if is_window == open.is_empty() {
            self.fault("invasion.to_answer", "somebody is to answer in a window, and only there");
        }
        self.state.invasion.window =
            if is_window { Window::in_order(open, self.state.turn) } else { Window::CLOSED };
        if is_window && self.state.invasion.settled > 0 {
            self.fault("invasion.settled", "no card takes effect before the window is closed");
        }
        self.agrees(stage);
    }

    /// What is decided must be there to be decided about.
    fn agrees(&mut self, stage: Stage) {
        let invasion = &self.state.invasion;
        let rooms = self.state.dungeon(self.state.turn).room_count;
        let going = |at: u8| invasion.members.get(usize::from(at)).is_some_and(|one| one.fate == Fate::Going);
        let mut wrong = Vec::new();
        if (stage == Stage::Destroy) != (invasion.at == AT_HOARD) {
            wrong
                .push(("invasion.at", "a party is at the hoard where it destroys something, and only there"));
        }
        if invasion.at != AT_HOARD && invasion.at >= rooms {
            wrong.push(("invasion.at", "there is no such room"));
        }
        if !(0..MEMBERS as u8).any(going) {
            wrong.push(("invasion.members", "somebody is still with the party"));
        }
        if stage == Stage::Strike && (!going(invasion.striker) || invasion.combat == 0) {
            wrong.push(("invasion.striker", "whoever strikes is with the party, in a combat round"));
        }
        let fight = matches!(stage, Stage::Strike | Stage::Abilities);
        if fight && invasion.fighter_count == 0 {
            wrong.push(("invasion.fighters", "there is nobody to fight"));
        }
        let loss = invasion.members.iter().any(|one| one.loss > 0);
        if loss != (stage == Stage::Compass) {
            wrong.push((
                "invasion.members",
                "morale is at stake where the Moral Compass is offered, and only there",
            ));
        }
        if stage == Stage::Compass && (invasion.compass || invasion.compass_declined) {
            wrong.push(("invasion.compass", "the Moral Compass is offered once a room"));
        }
        let past_frights = matches!(invasion.next, Step::Frights) || invasion.frights == 0;
        if !past_frights {
            wrong.push(("invasion.frights", "morale is lost on entering before anything else"));
        }
        if matches!(invasion.next, Step::Hoard | Step::Destroy) && stage == Stage::Compass {
            wrong.push(("invasion.next", "nobody loses morale at the hoard"));
        }
        wrong.into_iter().for_each(|(place, reason)| self.fault(place, reason));
    }

    fn party(&mut self, written: &WrittenInvasion) {
        let found = self.rules.cards.parties.iter().position(|party| party.name == written.party);
        let Some(party) = found else {
            return self.fault("invasion.party", format!("there is no party `{}`", written.party));
        };
        if self.state.parties & (1 << party) != 0 {
            self.fault("invasion.party", "it cannot be drawn again");
        }
        self.state.invasion.party = party as u8;
        if written.members.len() != MEMBERS {
            return self.fault("invasion.members", format!("a party has {MEMBERS} members"));
        }
        let classes = self.rules.cards.parties[party].members;
        for (at, (member, class)) in written.members.iter().zip(classes).enumerate() {
            let place = |field: &str| format!("invasion.members[{at}].{field}");
            let full = self.rules.rated(class.0, self.state.cycle)[1];
            let least = i64::from(member.fate == Fate::Going);
            let lines = self.rules.cards.monsters.len() as i64;
            let hates = member.hates.map(|[line, level]| {
                let line = self.number(&place("hates"), line, 1, lines);
                1 + (line as u8 - 1) * 3 + self.number(&place("hates"), level, 0, 2) as u8
            });
            let read = Adventurer {
                class: class.0,
                fate: member.fate,
                health: self.number(&place("health"), member.health, least, full.into()) as u8,
                morale: self.number(&place("morale"), member.morale, 0, 255) as u8,
                charges: self.number(&place("charges"), member.charges, 0, 255) as u8,
                gold: member.gold,
                ward: self.number(&place("ward"), member.ward, 0, 255) as u8,
                next: self.number(&place("next_strength"), member.next_strength, -128, 127) as i8,
                combat: self.number(&place("combat_strength"), member.combat_strength, -128, 127) as i8,
                owes: member.owes,
                hates: hates.unwrap_or(0),
                loss: self.number(&place("loss"), member.loss, 0, 127) as u8,
            };
            if read.gold && read.fate != Fate::Going {
                self.fault(place("gold"), "whoever is gone carries nothing");
            }
            if read.fate == Fate::Left {
                self.fault(place("fate"), "whoever leaves does so with the rest, when it is over");
            }
            self.state.invasion.members[at] = read;
        }
    }

    fn whereabouts(&mut self, written: &WrittenInvasion) {
        let at = self.number("invasion.at", written.at, 0, ROOMS as i64);
        self.state.invasion.at = if at == 0 { AT_HOARD } else { at as u8 - 1 };
        self.state.invasion.entered = self.bits("invasion.entered", &written.entered, ROOMS);
        self.state.invasion.delayed = self.bits("invasion.delayed", &written.delayed, ROOMS);
        self.state.invasion.frightened = self.bits("invasion.frightened", &written.frightened, MEMBERS);
        self.state.invasion.tried = self.bits("invasion.tried", &written.tried, MEMBERS);
        if written.doors.len() != ROOMS + 1 {
            self.fault("invasion.doors", format!("there are {} numbers", ROOMS + 1));
        }
        for (door, &lost) in written.doors.iter().enumerate().take(ROOMS + 1) {
            self.state.invasion.doors[door] = self.number("invasion.doors", lost, 0, 99) as u8;
        }
        self.state.invasion.guardians = self.number("invasion.guardians", written.guardians, 0, 255) as u8;
        self.state.invasion.frights = self.number("invasion.frights", written.frights, 0, 4) as u8;
        self.state.invasion.combat = self.number("invasion.combat", written.combat, 0, 255) as u8;
        self.state.invasion.striker = self.number("invasion.striker", written.striker, 1, 5) as u8 - 1;
        self.state.invasion.struck = self.number("invasion.struck", written.struck, 0, 4) as u8;
    }

    fn fighters(&mut self, written: &WrittenInvasion) {
        if written.fighters.len() > FIGURES {
            return self.fault("invasion.fighters", format!("{FIGURES} fight at most"));
        }
        let packs = self.state.dungeon(self.state.turn).pack_count;
        for (at, one) in written.fighters.iter().enumerate() {
            let place = format!("invasion.fighters[{at}]");
            if i64::from(packs) < one.monster || one.monster < 1 {
                self.fault(&place, "there is no such monster card in this dungeon");
                continue;
            }
            let health = self.number(&place, one.health, 1, 60) as u8;
            let pack = Figure(one.monster as u8 - 1).0;
            self.state.invasion.fighters[at] = Fighter { pack, health, extra: one.extra };
            self.state.invasion.fighter_count = at as u8 + 1;
        }
    }

    fn cards_played(&mut self, written: &WrittenInvasion) {
        if written.played.len() > PLAYED {
            return self
                .fault("invasion.played", format!("{PLAYED} cards can be played in a window at most"));
        }
        for (at, one) in written.played.iter().enumerate() {
            let place = format!("invasion.played[{at}]");
            let by = self.number(&place, one.by, 1, self.rules.players as i64) as u8 - 1;
            let card = self.card(&place, &one.card);
            let Some(effect) = card.and_then(|card| self.rules.effect(card)) else {
                self.fault(&place, "it is not played in windows");
                continue;
            };
            let packs = i64::from(self.state.dungeon(self.state.turn).pack_count);
            let most = match crate::invasion::target_of(effect, 0) {
                Target::Member(_) => MEMBERS as i64,
                Target::Monster(_) => packs,
                Target::Card(_) => at as i64,
                Target::Room => 1,
            };
            if most == 0 {
                self.fault(&place, "there is nothing that it could be aimed at");
                continue;
            }
            let target = self.number(&place, one.target, 1, most) as u8 - 1;
            let card = card.unwrap_or_default();
            self.state.invasion.played[at] = PlayedCard { card, by, target };
            self.state.invasion.played_count = at as u8 + 1;
        }
        let most = written.played.len() as i64;
        self.state.invasion.settled = self.number("invasion.settled", written.settled, 0, most) as u8;
    }

    fn open_seats(&mut self, written: &WrittenInvasion) -> SeatSet {
        let players = self.rules.players;
        let mut open = SeatSet::EMPTY;
        for &number in &written.to_answer {
            let number = self.number("invasion.to_answer", number, 1, players as i64);
            open.insert(Seat::new(number as usize - 1));
        }
        open
    }

    fn bits(&mut self, place: &str, listed: &[i64], most: usize) -> u8 {
        let mut bits = 0;
        for &number in listed {
            bits |= 1u8 << (self.number(place, number, 1, most as i64) - 1);
        }
        bits
    }
}
