//! Dungeons that a test draws, and what is seen of them afterwards.
//!
//! Behind the porch and the corridor of the start lie the tiles that a test names, each behind the north wall of the one before.
//! The drawing begins with the northernmost row and may leave the southern ones out, in which nobody stands then:
//!
//! ```text
//! ....
//! .1..     W D E Z C T  the six dungeoneers          .  floor
//! ..a.     1 to 5       monsters by level            +  an open door
//! ....     h            a helper of the Cleric's     x  a door to be opened
//!  ++      a to g       floor that the test names
//!  W.
//! ```
//!
//! Whoever is not drawn is dead. The table is written as JSON, read as any file is read, and played by the rules.

mod play;
pub(crate) mod spells;

pub(crate) use play::{Play, map, random_game, recorded};

use serde_json::{Value, json};
use std::collections::BTreeMap;
use undercroft_core::{Position, Seed, Setup};
use undercroft_dungeoneer::Dungeoneer;
use undercroft_dungeoneer::cards::STANDARD;

/// The letters of the dungeoneers, in the order of the figures.
pub(crate) const PARTY: [(char, &str, i64); 6] = [
    ('W', "Warrior", 5),
    ('D', "Dwarf", 4),
    ('E', "Elf", 7),
    ('Z', "Wizard", 5),
    ('C', "Cleric", 5),
    ('T', "Thief", 6),
];
/// The monsters that are drawn as their level.
const MONSTERS: [&str; 5] = ["Goblin", "Orc", "Ogre", "Giant", "Demon"];
/// The first figure among helpers, and among monsters.
const HELPER: i64 = 7;
const MONSTER: i64 = 13;

/// A square, as people count.
pub(crate) type At = (i64, i64);

/// A table being laid out.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) setup: Setup,
    tiles: Vec<&'static str>,
    drawn: Vec<String>,
    acting: Option<char>,
    steps: Option<i64>,
    seed: u64,
    values: BTreeMap<(char, &'static str), Value>,
    state: BTreeMap<&'static str, Value>,
    monsters: BTreeMap<usize, Value>,
}

/// A tile of the drawing.
struct Laid {
    kind: String,
    corner: At,
    rows: Vec<String>,
    door: Vec<At>,
}

impl Table {
    /// A table for so many players, with the first listed to go.
    pub(crate) fn of(players: usize) -> Table {
        let setup = Setup::new::<Dungeoneer>(players);
        let (tiles, drawn, values, state, monsters) = Default::default();
        Table { setup, tiles, drawn, acting: None, steps: None, seed: 1, values, state, monsters }
    }

    /// For two players, with these tiles behind the start, drawn so.
    pub(crate) fn drawn(tiles: &[&'static str], drawn: &str) -> Table {
        Table::of(2).tiles(tiles).map(drawn)
    }

    pub(crate) fn tiles(mut self, tiles: &[&'static str]) -> Table {
        self.tiles = tiles.to_vec();
        self
    }

    /// The dungeon as it is drawn.
    pub(crate) fn map(mut self, drawn: &str) -> Table {
        let lines: Vec<&str> = drawn.lines().map(str::trim_end).collect();
        let first = lines.iter().position(|line| !line.is_empty()).unwrap_or(0);
        let last = lines.iter().rposition(|line| !line.is_empty()).unwrap_or(0);
        let margin =
            lines[first..=last].iter().filter(|line| !line.is_empty()).map(|line| indent(line)).min();
        let cut = |line: &&str| line.get(margin.unwrap_or(0)..).unwrap_or("").to_string();
        self.drawn = lines[first..=last].iter().map(cut).collect();
        self
    }

    /// Whose go it is.
    pub(crate) fn go(mut self, letter: char) -> Table {
        self.acting = Some(letter);
        self
    }

    /// How many steps are left in it.
    pub(crate) fn steps(mut self, steps: i64) -> Table {
        self.steps = Some(steps);
        self
    }

    pub(crate) fn seed(mut self, seed: u64) -> Table {
        self.seed = seed;
        self
    }

    pub(crate) fn option(mut self, name: &str, value: impl Into<Value>) -> Table {
        self.setup.options.insert(name.into(), value.into());
        self
    }

    /// Plays with the standard cards after these changes.
    pub(crate) fn cards(mut self, changes: &[(&str, &str)]) -> Table {
        let mut text = self.setup.cards.clone().unwrap_or_else(|| STANDARD.to_string());
        for (from, to) in changes {
            assert!(text.contains(from), "the cards have no {from:?}");
            text = text.replace(from, to);
        }
        self.setup.cards = Some(text);
        self
    }

    pub(crate) fn pack(mut self, text: &str) -> Table {
        self.setup.packs.push(text.into());
        self
    }

    /// A value of a dungeoneer: `wounds`, `gold`, `done`, `tried_a_spell`, `shield`.
    pub(crate) fn set(mut self, letter: char, key: &'static str, value: impl Into<Value>) -> Table {
        self.values.insert((letter, key), value.into());
        self
    }

    /// A value of the state.
    pub(crate) fn state(mut self, key: &'static str, value: impl Into<Value>) -> Table {
        self.state.insert(key, value.into());
        self
    }

    /// What the n-th drawn monster, counted from 1, remembers and has: merged over what it would be.
    pub(crate) fn monster(mut self, number: usize, values: Value) -> Table {
        self.monsters.insert(number, values);
        self
    }

    /// Sits down to play.
    pub(crate) fn open(&self) -> Play {
        let text = self.json().to_string();
        match Position::from_json(&text) {
            Ok(position) => Play::new(position, self.named(), self.top(), self.left(), self.drawn.len()),
            Err(faults) => panic!("the table of this test has faults: {faults:#?}"),
        }
    }

    /// Sits down with one seed after the other until the dice fall so that what happens then is as wanted.
    pub(crate) fn until(&self, wanted: impl Fn(&mut Play) -> bool) -> Play {
        let tries = (1..5_000).map(|seed| self.clone().seed(seed).open());
        for mut play in tries {
            if wanted(&mut play) {
                return play;
            }
        }
        panic!("dice never fall so");
    }

    fn laid(&self) -> Vec<Laid> {
        let contents =
            undercroft_core::Game::contents(&self.setup.open::<Dungeoneer>().expect("a sound table"));
        let rows = |name: &str| {
            let card = contents.tiles.iter().find(|card| card.name == name);
            card.unwrap_or_else(|| panic!("there is no tile {name}")).rows.clone()
        };
        let start = contents.tiles[1].name.clone();
        let mut laid = vec![
            Laid {
                kind: contents.tiles[0].name.clone(),
                corner: (101, 102),
                rows: rows(&contents.tiles[0].name),
                door: vec![],
            },
            Laid {
                kind: start.clone(),
                corner: (101, 97),
                rows: rows(&start),
                door: vec![(101, 101), (102, 101)],
            },
        ];
        for name in &self.tiles {
            let before = laid.last().expect("the start lies");
            let (wide, row) = (before.rows[0].len() as i64, before.corner.1 - 1);
            let rows = rows(name);
            let foot: Vec<i64> = (0..)
                .zip(rows[rows.len() - 1].chars())
                .filter(|(_, at)| *at == '#')
                .map(|(at, _)| at)
                .collect();
            let (start, length) = (foot[0], foot.len() as i64);
            let (low, high) = (before.corner.0 + (wide - 1) / 2, before.corner.0 + wide / 2);
            let door = if wide > 1 && length > 1 { vec![(low, row), (high, row)] } else { vec![(high, row)] };
            let column = door[0].0 - start - (length - door.len() as i64).div_euclid(2);
            let corner = (column, row - rows.len() as i64);
            laid.push(Laid { kind: name.to_string(), corner, rows, door });
        }
        laid
    }

    fn top(&self) -> i64 {
        self.laid().iter().map(|tile| tile.corner.1).min().expect("the porch")
            - i64::from(
                self.drawn.first().is_some_and(|line| !line.contains(['.', '+']) && line.contains('x')),
            )
    }

    /// The column of the leftmost thing that is drawn.
    fn left(&self) -> i64 {
        let rows = self.top()..self.top() + self.drawn.len() as i64;
        let tiles = self.laid();
        let floor =
            tiles.iter().flat_map(|tile| tile.squares().chain(tile.door.iter().copied()).collect::<Vec<_>>());
        let left = floor.filter(|at| rows.contains(&at.1)).map(|at| at.0).min().unwrap_or(101);
        // A door in a west wall is drawn further left than any floor.
        let drawn_left = |line: &String, row: i64| {
            let floor = tiles.iter().flat_map(|tile| tile.squares().collect::<Vec<_>>());
            let least = floor.filter(|at| at.1 == row).map(|at| at.0).min();
            least.is_some_and(|_| line.starts_with('x'))
        };
        let west = self.drawn.iter().zip(rows).any(|(line, row)| drawn_left(line, row));
        if west { left - 1 } else { left }
    }

    /// Everything that is drawn, by its letter.
    fn letters(&self) -> Vec<(char, At)> {
        let (top, left) = (self.top(), self.left());
        let lines = (top..).zip(&self.drawn);
        lines
            .flat_map(|(row, line)| {
                (left..).zip(line.chars()).map(move |(column, at)| (at, (column, row))).collect::<Vec<_>>()
            })
            .filter(|(letter, _)| !matches!(letter, ' ' | '.' | '+'))
            .collect()
    }

    fn named(&self) -> BTreeMap<char, At> {
        self.letters()
            .into_iter()
            .filter(|(letter, _)| letter.is_ascii_lowercase() && !"hx".contains(*letter))
            .collect()
    }

    fn find(&self, wanted: char) -> Vec<At> {
        self.letters().into_iter().filter(|(letter, _)| *letter == wanted).map(|(_, at)| at).collect()
    }

    /// The position as a file.
    pub(crate) fn json(&self) -> Value {
        let (dealt, _) =
            Position::<Dungeoneer>::deal(self.setup.clone(), Seed::from_number(1)).expect("a table");
        let mut file: Value = serde_json::from_str(&dealt.to_json()).expect("a position is JSON");
        (file["seed"], file["drawn"]) = (json!(self.seed.to_string()), json!(0));
        let state = &mut file["state"];
        let players = self.setup.players;
        let laid = self.laid();
        let bag = state["bag"].as_object().expect("a bag").clone();
        state["turn"] = json!(1);
        state["order"] = json!((1..=players).collect::<Vec<_>>());
        state["tiles"] = laid.iter().enumerate().map(|(number, tile)| tile.written(number)).collect();
        state["bag"] = bag
            .iter()
            .map(|(name, _)| {
                let lie = laid[2..].iter().filter(|tile| tile.kind == *name).count() as i64;
                (name.clone(), json!(full_bag(&self.setup, name) - lie))
            })
            .collect::<serde_json::Map<_, _>>()
            .into();
        let tokens: i64 =
            state["bag"].as_object().expect("a bag").values().map(|n| n.as_i64().unwrap_or(0)).sum();
        state["doors"] = if tokens == 0 { json!([]) } else { self.doors(&laid) };
        state["last_opener"] = if laid.len() > 2 { json!(1) } else { json!(null) };
        state["opener"] = json!(null);
        state["monster_player"] = json!(null);
        self.write_figures(state, tokens == 0);
        let alive = state["monsters"].as_array().is_some_and(|monsters| !monsters.is_empty());
        state["stirred"] = json!(alive);
        let acting = self.acting.unwrap_or_else(|| {
            PARTY
                .iter()
                .map(|who| who.0)
                .find(|&who| !self.find(who).is_empty())
                .expect("a dungeoneer is drawn")
        });
        self.write_go(state, acting);
        for (key, value) in &self.state {
            state[*key] = value.clone();
        }
        file
    }

    fn doors(&self, laid: &[Laid]) -> Value {
        let mut drawn = self.find('x');
        if drawn.is_empty() {
            drawn = vec![(103, 98)];
        }
        let mut doors: Vec<Vec<At>> = Vec::new();
        for at in drawn {
            match doors.iter_mut().find(|door| door.iter().any(|&other| beside(other, at))) {
                Some(door) => door.push(at),
                None => doors.push(vec![at]),
            }
        }
        let tile_of = |door: &[At]| {
            let next = |tile: &Laid| tile.squares().any(|floor| beside(floor, door[0]));
            laid.iter().position(next).expect("a door is in a wall") + 1
        };
        doors.iter().map(|door| json!({"tile": tile_of(door), "squares": door})).collect()
    }

    fn write_figures(&self, state: &mut Value, last: bool) {
        let players = self.setup.players;
        let each = if players <= 3 { 6 / players } else { 1 };
        let taken: Vec<usize> =
            (0..players * each).map(|pick| pick % players * each + pick / players).collect();
        let spare = if players == 4 { 4..6 } else { 0..0 };
        let dungeoneer = |&place: &usize| {
            let (letter, kind, _) = PARTY[place];
            let kind = self.values.get(&(letter, "kind")).cloned().unwrap_or(json!(kind));
            let value = |key| self.values.get(&(letter, key)).cloned();
            let seat = (place / each < players).then_some(place / each + 1);
            json!({
                "kind": kind,
                "seat": seat,
                "square": self.find(letter).first(),
                "wounds": value("wounds").unwrap_or(json!(0)),
                "gold": value("gold").unwrap_or(json!(0)),
                "done": value("done").unwrap_or(json!(false)),
                "tried_a_spell": value("tried_a_spell").unwrap_or(json!(false)),
                "shield": value("shield").unwrap_or(json!(0)),
            })
        };
        state["dungeoneers"] = taken.iter().copied().chain(spare).map(|place| dungeoneer(&place)).collect();
        let done = self.values.get(&('C', "done")).cloned().unwrap_or(json!(false));
        let helper = |(id, square): (i64, At)| json!({"id": id, "kind": "Goblin", "summoner": 5, "square": square, "wounds": 0, "done": done});
        state["helpers"] = (HELPER..).zip(self.find('h')).map(helper).collect();
        let drawn = self.letters().into_iter().filter(|(letter, _)| letter.is_ascii_digit());
        let monster = |(number, (letter, square)): (usize, (char, At))| {
            let kind = MONSTERS[letter.to_digit(10).expect("a level") as usize - 1];
            let mut written = json!({
                "id": MONSTER + number as i64, "kind": kind, "square": square, "wounds": {}, "hurt_by": {}, "fought_by": [],
                "done": false, "of_final_tile": last,
            });
            for (key, value) in
                self.monsters.get(&(number + 1)).and_then(Value::as_object).into_iter().flatten()
            {
                written[key] = value.clone();
            }
            written
        };
        state["monsters"] = drawn.enumerate().map(monster).collect();
    }

    fn write_go(&self, state: &mut Value, acting: char) {
        let players = self.setup.players;
        let each = if players <= 3 { 6 / players } else { 1 };
        let figure = PARTY.iter().position(|who| who.0 == acting).expect("a dungeoneer goes");
        let place = if figure / each < players { figure / each } else { figure };
        state["stage"] = json!("going");
        state["place"] = json!(place + 1);
        state["acting"] = json!(figure + 1);
        state["steps"] = json!(self.steps.unwrap_or(PARTY[figure].2));
        let dungeoneers = state["dungeoneers"].as_array_mut().expect("dungeoneers");
        for dungeoneer in dungeoneers {
            let kind = dungeoneer["kind"].as_str().expect("a kind").to_string();
            let other = PARTY.iter().position(|who| who.1 == kind).unwrap_or(0);
            let before = (if other / each < players { other / each } else { other }) < place;
            if before && !dungeoneer["square"].is_null() {
                dungeoneer["done"] = json!(true);
            }
        }
    }
}

impl Laid {
    fn squares(&self) -> impl Iterator<Item = At> + '_ {
        let (column, row) = self.corner;
        (row..).zip(&self.rows).flat_map(move |(row, line)| {
            (column..).zip(line.chars()).filter(|(_, at)| *at == '#').map(move |(column, _)| (column, row))
        })
    }

    fn written(&self, number: usize) -> Value {
        json!({
            "kind": self.kind, "corner": self.corner, "heading": "north", "quarter_turns": 0, "mirrored": false,
            "from": (number > 0).then_some(number), "door": self.door,
        })
    }
}

fn full_bag(setup: &Setup, name: &str) -> i64 {
    let contents = undercroft_core::Game::contents(&setup.open::<Dungeoneer>().expect("a sound table"));
    contents.tiles.iter().find(|card| card.name == name).map_or(0, |card| card.tokens.into())
}

fn beside((column, row): At, (other, there): At) -> bool {
    (column - other).abs() + (row - there).abs() == 1
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}
