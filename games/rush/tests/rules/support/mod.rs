//! Tables that a test lays out in a sentence, and what is seen of them afterwards.
//!
//! `Table::of(3).monsters(["Green Slime"]).open()` writes a position as JSON, reads it as any file is read, and plays by the
//! rules. Seats, rounds and places are counted from 1, as people do. Monsters are named by their cards; those that a test
//! does not name are the next of the deck.

mod play;

pub(crate) use play::{Play, play_out, random_game, recorded, seat, take};

use serde_json::{Value, json};
use undercroft_core::{Fault, Position, Seed, Setup};
use undercroft_rush::{Rush, cards::Cards};

/// The heroes of the seats unless a test says otherwise, left and right.
const HEROES: [[&str; 2]; 5] = [
    ["Sorceress", "Ranger"],
    ["Warrior", "Wizard"],
    ["Archer", "Thief"],
    ["Witch", "Assassin"],
    ["Spelunker", "Druid"],
];

/// A table being laid out, in the middle of a race.
#[derive(Clone)]
pub(crate) struct Table {
    setup: Setup,
    round: usize,
    first: usize,
    monsters: Vec<String>,
    heroes: Vec<[String; 2]>,
    /// What heroes have learnt: the seat, the hand, and how much of each skill.
    learnt: Vec<(usize, usize, [u8; 4])>,
    coins: Vec<(usize, i64)>,
    failed: Vec<(usize, i64)>,
}

impl Table {
    /// A table for so many players, in a live race of the first round.
    pub(crate) fn of(players: usize) -> Table {
        Table {
            setup: Setup::new::<Rush>(players),
            round: 1,
            first: 1,
            monsters: Vec::new(),
            heroes: HEROES[..players].iter().map(|pair| pair.map(String::from)).collect(),
            learnt: Vec::new(),
            coins: Vec::new(),
            failed: Vec::new(),
        }
    }

    /// How the monsters are raced for: `live`, `call` or `calm`.
    pub(crate) fn race(mut self, race: &str) -> Table {
        self.setup.options.insert("race".into(), race.into());
        self
    }

    /// How many seconds a live race lasts.
    pub(crate) fn seconds(mut self, seconds: &str) -> Table {
        self.setup.options.insert("seconds".into(), seconds.into());
        self
    }

    pub(crate) fn round(mut self, round: usize) -> Table {
        self.round = round;
        self
    }

    /// Who drafted first.
    pub(crate) fn first(mut self, seat: usize) -> Table {
        self.first = seat;
        self
    }

    /// The monsters in the first places.
    pub(crate) fn monsters<const N: usize>(mut self, names: [&str; N]) -> Table {
        self.monsters = names.map(String::from).to_vec();
        self
    }

    /// The heroes of a seat.
    pub(crate) fn heroes(mut self, seat: usize, heroes: [&str; 2]) -> Table {
        self.heroes[seat - 1] = heroes.map(String::from);
        self
    }

    /// What a seat's hero has learnt so far, left (0) or right (1).
    pub(crate) fn learnt(mut self, seat: usize, hand: usize, skills: [u8; 4]) -> Table {
        self.learnt.push((seat, hand, skills));
        self
    }

    /// The coins that a seat has taken from monsters.
    pub(crate) fn coins(mut self, seat: usize, coins: i64) -> Table {
        self.coins.push((seat, coins));
        self
    }

    /// How many monsters have defeated a seat's heroes.
    pub(crate) fn failed(mut self, seat: usize, failed: i64) -> Table {
        self.failed.push((seat, failed));
        self
    }

    /// Sits down to play.
    pub(crate) fn open(self) -> Play {
        match self.read() {
            Ok(position) => Play::new(position),
            Err(faults) => panic!("the table of this test has faults: {faults:#?}"),
        }
    }

    /// The position as the program reads it.
    pub(crate) fn read(&self) -> Result<Position<Rush>, Vec<Fault>> {
        Position::from_json(&self.json().to_string())
    }

    /// The position as a file.
    pub(crate) fn json(&self) -> Value {
        let (dealt, _) = Position::<Rush>::deal(self.setup.clone(), Seed::from_number(1)).expect("a table");
        let mut file: Value = serde_json::from_str(&dealt.to_json()).expect("a position is JSON");
        let state = &mut file["state"];
        let (slots, level) = (2 * self.setup.players, (self.round - 1) / 3);
        let mut decks = [1, 2, 3].map(names_of_level);
        decks[level].retain(|name| !self.monsters.contains(name));
        let mut monsters = self.monsters.clone();
        monsters.extend(decks[level].drain(..slots - monsters.len()));
        for (number, deck) in decks.iter_mut().enumerate() {
            let before = (self.round - 1).saturating_sub(3 * number).min(3);
            deck.drain(..before * slots);
        }
        state["round"] = json!(self.round);
        state["phase"] = json!("attacking");
        state["first"] = json!(self.first);
        state["slots"] = json!(monsters);
        state["decks"] = json!(decks);
        let mut taken = 0;
        for (number, player) in (1..).zip(state["players"].as_array_mut().expect("players")) {
            taken += self.sit(number, player);
        }
        state["discarded"] = json!(((self.round - 1) * slots) as i64 - taken);
        file
    }

    /// Seats a player with all they have, and says how many monsters that makes.
    fn sit(&self, number: usize, player: &mut Value) -> i64 {
        let start = |name: &String| {
            let card = Cards::standard().heroes.iter().find(|card| card.name == *name);
            card.unwrap_or_else(|| panic!("no hero {name}")).skills.each()
        };
        let mut skills = self.heroes[number - 1].each_ref().map(start);
        let mut learnt = 0;
        for (_, hand, more) in self.learnt.iter().filter(|(seat, ..)| *seat == number) {
            skills[*hand].iter_mut().zip(more).for_each(|(skill, more)| *skill += more);
            learnt += more.iter().map(|&more| i64::from(more)).sum::<i64>();
        }
        let of = |list: &[(usize, i64)]| list.iter().find(|(seat, _)| *seat == number).map_or(0, |(_, n)| *n);
        let (coins, failed) = (of(&self.coins), of(&self.failed));
        // Two symbols and five coins are the most that a monster brings.
        let won = ((learnt + 1) / 2).max((coins + 4) / 5);
        let named = |[melee, ranged, magic, stealth]: [u8; 4]| json!({ "melee": melee, "ranged": ranged, "magic": magic, "stealth": stealth });
        player["heroes"] = json!(self.heroes[number - 1]);
        player["skills"] = json!(skills.map(named));
        player["hands"] = json!(["free", "free"]);
        (player["coins"], player["won"], player["failed"]) = (json!(coins), json!(won), json!(failed));
        won + failed
    }
}

fn names_of_level(level: u8) -> Vec<String> {
    let monsters = Cards::standard().monsters.iter().filter(|card| card.level == level);
    monsters.map(|card| card.name.clone()).collect()
}
