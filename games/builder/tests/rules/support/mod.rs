//! Tables that a test lays out by drawing dungeons, and what is seen of them afterwards.
//!
//! A dungeon is drawn from the hoard to the entrance, a room a line, with what it holds after strokes:
//!
//! ```text
//! Chamber+1 / Orc+1 / Pit+2
//! Gatehouse!
//! ```
//!
//! `+1` is an upgrade by the same card, `+Ambush (purple)` one by another, and `!` says that it lies face up. Players are `A` to
//! `F` by seat. What they do is said as the menu says it: `does('A', "Add Orc to Chamber (room 1)")`.

mod play;

pub(crate) use play::{Play, random_game, recorded, seat};

use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use undercroft_builder::Builder;
use undercroft_builder::cards::{Cards, Colour, STANDARD, Wild};
use undercroft_core::{Fault, Position, Seed, Setup};

/// How strong parties are in these tests: strength, health, morale and charges. The card file's own figures are tuned by play, and
/// no rule depends on them.
const LEVELS: [[&str; 4]; 6] = [
    ["[1, 1, 2]", "[3, 5, 6]", "[2, 3, 4]", "1"],
    ["[1, 2, 2]", "[4, 6, 7]", "[2, 3, 4]", "1"],
    ["[2, 2, 3]", "[4, 6, 8]", "[3, 4, 5]", "1"],
    ["[2, 3, 3]", "[4, 6, 8]", "[3, 4, 5]", "2"],
    ["[3, 3, 4]", "[4, 6, 8]", "[4, 5, 6]", "2"],
    ["[3, 4, 5]", "[5, 6, 8]", "[4, 5, 6]", "2"],
];

/// The standard cards with the levels of these tests.
fn with_levels_of_tests() -> String {
    let (before, levels_and_parties) = STANDARD.split_once("[[level]]").expect("parties have levels");
    let parties = levels_and_parties.find("[[party]]").expect("parties come after their levels");
    let levels = LEVELS.map(|[strength, health, morale, charges]| {
        format!(
            "[[level]]\nstrength = {strength}\nhealth = {health}\nmorale = {morale}\ncharges = {charges}\n\
             source = \"ours\"\nwhy = \"For tests.\"\n"
        )
    });
    format!("{before}{}\n{}", levels.join("\n"), &levels_and_parties[parties..])
}

/// A table being laid out.
#[derive(Clone)]
pub(crate) struct Table {
    setup: Setup,
    cards: String,
    cycle: usize,
    round: usize,
    stage: String,
    turn: usize,
    chairs: Vec<Chair>,
    deck: Option<Vec<String>>,
    available: Option<Vec<String>>,
}

#[derive(Clone)]
struct Chair {
    gold: i64,
    hand: Vec<String>,
    reds: Vec<String>,
    rooms: String,
    walked: bool,
    age: i64,
}

impl Table {
    /// A table for so many players with empty hands, no dungeons and ten gold each, in the first round of the first cycle.
    pub(crate) fn of(players: usize) -> Table {
        let chair = Chair {
            gold: 10,
            hand: Vec::new(),
            reds: Vec::new(),
            rooms: String::new(),
            walked: false,
            age: 0,
        };
        Table {
            setup: Setup::new::<Builder>(players),
            cards: with_levels_of_tests(),
            cycle: 1,
            round: 1,
            stage: "upgrade".into(),
            turn: 1,
            chairs: vec![chair; players],
            deck: None,
            available: None,
        }
    }

    fn chair(&mut self, player: char) -> &mut Chair {
        &mut self.chairs[number(player) - 1]
    }

    pub(crate) fn dungeon(mut self, player: char, drawn: &str) -> Table {
        self.chair(player).rooms = drawn.into();
        self
    }

    pub(crate) fn hand(mut self, player: char, cards: &str) -> Table {
        self.chair(player).hand = listed(cards);
        self
    }

    pub(crate) fn gold(mut self, player: char, gold: i64) -> Table {
        self.chair(player).gold = gold;
        self
    }

    pub(crate) fn reds(mut self, player: char, reds: &str) -> Table {
        self.chair(player).reds = listed(reds);
        self
    }

    /// All monsters of a player have walked to where they are.
    pub(crate) fn walked(mut self, player: char) -> Table {
        self.chair(player).walked = true;
        self
    }

    /// All monsters of a player have seen so many invasions.
    pub(crate) fn age(mut self, player: char, age: i64) -> Table {
        self.chair(player).age = age;
        self
    }

    /// All parties have these members, front to back.
    pub(crate) fn party(mut self, members: &str) -> Table {
        let members: Vec<String> = members.split_whitespace().map(|name| format!("{name:?}")).collect();
        let line = format!("members = [{}]", members.join(", "));
        let lines = self.cards.lines().map(|old| if old.starts_with("members = ") { &line } else { old });
        self.cards = lines.collect::<Vec<_>>().join("\n");
        self
    }

    /// The card file with some text replaced, which must be there.
    pub(crate) fn with_cards(mut self, from: &str, to: &str) -> Table {
        assert!(self.cards.contains(from), "{from} is not in the card file");
        self.cards = self.cards.replace(from, to);
        self
    }

    pub(crate) fn cycle(mut self, cycle: usize) -> Table {
        self.cycle = cycle;
        self
    }

    pub(crate) fn round(mut self, round: usize) -> Table {
        self.round = round;
        self
    }

    pub(crate) fn option(mut self, name: &str, value: &str) -> Table {
        self.setup.options.insert(name.into(), value.into());
        self
    }

    /// What is decided, and by whom.
    pub(crate) fn stage(mut self, stage: &str, player: char) -> Table {
        (self.stage, self.turn) = (stage.into(), number(player));
        self
    }

    /// The deck has these cards alone; what is left over lies in the discards.
    pub(crate) fn deck(mut self, cards: &str) -> Table {
        self.deck = Some(listed(cards));
        self
    }

    /// These are the available cards.
    pub(crate) fn available(mut self, cards: &str) -> Table {
        self.available = Some(listed(cards));
        self
    }

    /// Sits down to play.
    pub(crate) fn open(&self) -> Play {
        match self.read() {
            Ok(position) => Play::new(position),
            Err(faults) => panic!("the table of this test has faults: {faults:#?}"),
        }
    }

    /// The last building turn of the cycle ends, and the party enters the dungeon of A.
    pub(crate) fn invade(&self) -> Play {
        let last = (b'A' + self.chairs.len() as u8 - 1) as char;
        let mut play = self.clone().round(5).stage("discard", last).open();
        play.does(last, "End the turn");
        play
    }

    /// The position as the program reads it.
    pub(crate) fn read(&self) -> Result<Position<Builder>, Vec<Fault>> {
        Position::from_json(&self.json().to_string())
    }

    /// The position as a file.
    pub(crate) fn json(&self) -> Value {
        let setup = Setup { cards: Some(self.cards.clone()), ..self.setup.clone() };
        let (dealt, _) = Position::<Builder>::deal(setup, Seed::from_number(1)).expect("a table");
        let mut file: Value = serde_json::from_str(&dealt.to_json()).expect("a position is JSON");
        let mut left = Left::new(&self.cards, self.chairs.len());
        let players: Vec<Value> = self.chairs.iter().map(|chair| chair.written(&mut left)).collect();
        let available = match &self.available {
            Some(cards) => cards.iter().map(|card| left.take(card)).collect(),
            None => left.any(6),
        };
        let deck = self.deck.as_ref().map(|cards| cards.iter().map(|card| left.take(card)).collect());
        let (deck, discards) = match deck {
            Some(deck) => (counted(deck), left.rest()),
            None => (left.rest(), json!({})),
        };
        let parties = file["state"]["parties"].as_array().expect("parties").clone();
        let drawn = self.cycle - 1 + usize::from(self.stage.contains("window"));
        let sold: Vec<&String> = self.chairs.iter().flat_map(|chair| &chair.reds).collect();
        let state = &mut file["state"];
        for red in sold {
            let count = state["improvements"][red].as_i64().unwrap_or_else(|| panic!("no {red}"));
            state["improvements"][red] = json!(count - 1);
        }
        state["cycle"] = json!(self.cycle);
        state["round"] = json!(self.round);
        state["stage"] = json!(self.stage);
        state["first"] = json!(1);
        state["dealer"] = json!(1);
        state["turn"] = json!(self.turn);
        state["redeals"] = json!(0);
        state["parties"] = json!(parties[drawn..]);
        state["available"] = json!(available);
        state["deck"] = deck;
        state["discards"] = discards;
        state["players"] = json!(players);
        file
    }
}

impl Chair {
    fn written(&self, left: &mut Left) -> Value {
        let hand: Vec<String> = self.hand.iter().map(|card| left.take(card)).collect();
        let (mut rooms, mut monsters) = (Vec::new(), Vec::new());
        for line in self.rooms.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let mut parts = line.split(" / ").map(str::trim);
            let (cards, known) = laid(parts.next().expect("a room"), left);
            let mut trap = own_trap(&cards[0]);
            for part in parts {
                let (cards, known) = laid(part, left);
                let cards: Vec<Value> =
                    cards.iter().map(|card| json!({"card": card, "known": known})).collect();
                match left.colour(part) {
                    Colour::Blue => trap = json!({"cards": cards, "spent": 0}),
                    _ => monsters.push(json!({
                        "room": rooms.len() + 1, "cards": cards, "walked": self.walked, "tired": false,
                        "age": self.age, "killed": 0, "risen": false,
                    })),
                }
            }
            let level = cards.len() - 1;
            rooms.push(json!({"card": cards[0], "level": level, "known": known, "trap": trap}));
        }
        json!({
            "gold": self.gold, "hand": counted(hand), "improvements": self.reds, "rooms": rooms,
            "monsters": monsters, "order": "ask",
        })
    }
}

/// The trap that a room comes with.
fn own_trap(room: &str) -> Value {
    match room.starts_with("Death Maze") {
        true => json!({"cards": [], "spent": 0}),
        false => Value::Null,
    }
}

/// The cards of a drawn item, and whether it lies face up.
fn laid(item: &str, left: &mut Left) -> (Vec<String>, Value) {
    let (item, known) = match item.strip_suffix('!') {
        Some(item) => (item, json!("face_up")),
        None => (item, json!({"seen_by": []})),
    };
    let mut parts = item.split('+');
    let base = left.take(parts.next().expect("a card"));
    let mut cards = vec![base.clone()];
    for part in parts {
        match part.parse::<usize>() {
            Ok(count) => (0..count).for_each(|_| cards.push(left.take(&base))),
            Err(_) => cards.push(left.take(part)),
        }
    }
    (cards, known)
}

/// The cards that are not on the table yet.
struct Left {
    counts: BTreeMap<String, i64>,
    colours: BTreeMap<String, Colour>,
}

impl Left {
    fn new(file: &str, players: usize) -> Left {
        let cards = Cards::parse(file).unwrap_or_else(|faults| panic!("{faults:#?}"));
        let decks = if players >= usize::from(cards.limits.decks_from) { 2 } else { 1 };
        let (mut counts, mut colours) = (BTreeMap::new(), BTreeMap::new());
        for face in &cards.faces {
            let label = match face.wild {
                None => face.name.clone(),
                Some(Wild::Traps) => format!("{} (blue)", face.name),
                Some(Wild::Monsters) => format!("{} (purple)", face.name),
            };
            counts.insert(label, i64::from(face.copies) * decks);
            colours.insert(face.name.clone(), face.colour);
        }
        Left { counts, colours }
    }

    fn colour(&self, item: &str) -> Colour {
        let name = item.trim_end_matches('!').split('+').next().expect("a card");
        *self.colours.get(name).unwrap_or_else(|| panic!("there is no card {name}"))
    }

    fn take(&mut self, card: &str) -> String {
        // Of a wild card either colour will do, unless it is said which.
        let names = [card.to_string(), format!("{card} (blue)"), format!("{card} (purple)")];
        for name in names {
            if let Some(count) = self.counts.get_mut(&name).filter(|count| **count > 0) {
                *count -= 1;
                return name;
            }
        }
        panic!("there is no {card} left");
    }

    /// So many cards that are not wild.
    fn any(&mut self, count: usize) -> Vec<String> {
        let plain: Vec<String> = self.counts.keys().filter(|card| !card.ends_with(')')).cloned().collect();
        (0..count)
            .map(|_| {
                let most = plain.iter().max_by_key(|card| self.counts[*card]).expect("cards").clone();
                self.take(&most)
            })
            .collect()
    }

    fn rest(&self) -> Value {
        let rest = self.counts.iter().filter(|(_, count)| **count > 0);
        Value::Object(rest.map(|(card, count)| (card.clone(), json!(count))).collect())
    }
}

fn counted(cards: Vec<String>) -> Value {
    let mut counts = Map::new();
    for card in cards {
        let count = counts.get(&card).and_then(Value::as_i64).unwrap_or(0);
        counts.insert(card, json!(count + 1));
    }
    Value::Object(counts)
}

fn listed(cards: &str) -> Vec<String> {
    cards.split(',').map(str::trim).filter(|card| !card.is_empty()).map(String::from).collect()
}

/// The number of a player's seat.
fn number(player: char) -> usize {
    player as usize - 'A' as usize + 1
}

/// Every table that the game may be played at.
pub(crate) fn tables() -> Vec<Setup> {
    Setup::every::<Builder>().into_iter().filter(|setup| setup.open::<Builder>().is_ok()).collect()
}

/// A table with few cycles, for tests that play many games.
pub(crate) fn short(players: usize) -> Setup {
    let mut setup = Setup::new::<Builder>(players);
    setup.options.insert("cycles".into(), "one".into());
    setup
}
