//! Tables that a test lays out by drawing the dungeon, and what is seen of them afterwards.
//!
//! A dungeon is drawn from the top, a room a line: its level, and who stands in its two spaces. Guilds are `A` to `F` by
//! seat, so `B4` is the adventurer of strength 4 of the second seat; `gh` is a ghost and `--` an empty space.
//!
//! ```text
//! 1  A3 B4
//! 2  C5 --
//! 3  -- --
//! ```
//!
//! The table is written as JSON, read as any file is read, and played by the rules. What guilds do is said in short, too:
//! `C4>3` places the 4 in the third room, `C5xA3` bumps an adventurer, `C5xgh2` the ghost of the second room, and `A5=A3`
//! replaces an adventurer.

mod play;

pub(crate) use play::{Play, adventurer, in_english, letter, pair, random_game, recorded, seat};

use serde_json::{Value, json};
use undercroft_core::{Fault, Position, Seed, Setup};
use undercroft_guilds::Guilds;
use undercroft_guilds::cards::{Cards, STANDARD};

/// Unless a test says otherwise, everyone has this much money: enough for any bump.
pub(crate) const MONEY: i64 = 10;

/// A table being laid out.
#[derive(Clone)]
pub(crate) struct Table {
    setup: Setup,
    round: usize,
    marker: usize,
    turn: Option<(usize, &'static str)>,
    master: Option<String>,
    dungeon: String,
    fronts: [(i64, i64); 3],
    chairs: Vec<Chair>,
}

#[derive(Clone)]
struct Chair {
    money: i64,
    disabled: Option<Vec<i64>>,
}

impl Table {
    /// A table for so many players, in the first round, with A to begin and no Dungeon Master. All rooms of a level are
    /// alike behind their backs: defense 4, 6, 8 and treasure $4, $8, $12.
    pub(crate) fn of(players: usize) -> Table {
        let mut setup = Setup::new::<Guilds>(players);
        setup.options.insert("masters".into(), "none".into());
        Table {
            setup,
            round: 1,
            marker: 1,
            turn: None,
            master: None,
            dungeon: "1 -- --\n".repeat(players),
            fronts: [(4, 4), (6, 8), (8, 12)],
            chairs: vec![Chair { money: MONEY, disabled: None }; players],
        }
    }

    /// The dungeon as it is drawn.
    pub(crate) fn dungeon(mut self, drawn: &str) -> Table {
        self.dungeon = drawn.into();
        self
    }

    /// What is behind the backs of a level.
    pub(crate) fn front(mut self, level: usize, defense: i64, treasure: i64) -> Table {
        self.fronts[level - 1] = (defense, treasure);
        self
    }

    pub(crate) fn round(mut self, round: usize) -> Table {
        self.round = round;
        self
    }

    /// Who has the start player marker, and whose turn it is unless the test says that.
    pub(crate) fn marker(mut self, guild: char) -> Table {
        self.marker = number(guild);
        self
    }

    /// Whose turn it is, on the way out in the winding order.
    pub(crate) fn turn(mut self, guild: char) -> Table {
        self.turn = Some((number(guild), "clockwise"));
        self
    }

    /// Whose turn it is, on the way back.
    pub(crate) fn turn_back(mut self, guild: char) -> Table {
        self.turn = Some((number(guild), "counterclockwise"));
        self
    }

    /// The Dungeon Master of the round; the table then plays with all.
    pub(crate) fn master(mut self, name: &str) -> Table {
        self.master = Some(name.into());
        self.option("masters", "all")
    }

    pub(crate) fn option(mut self, name: &str, value: impl Into<Value>) -> Table {
        self.setup.options.insert(name.into(), value.into());
        self
    }

    /// Plays with the ghost player.
    pub(crate) fn ghost(self) -> Table {
        self.option("ghost", true)
    }

    pub(crate) fn money<const N: usize>(mut self, money: [i64; N]) -> Table {
        assert_eq!(N, self.chairs.len());
        self.chairs.iter_mut().zip(money).for_each(|(chair, money)| chair.money = money);
        self
    }

    /// Whom a guild has disabled; else it is the weakest two that are not in the dungeon.
    pub(crate) fn disabled(mut self, guild: char, strengths: [i64; 2]) -> Table {
        self.chairs[number(guild) - 1].disabled = Some(strengths.to_vec());
        self
    }

    /// Sits down to play.
    pub(crate) fn open(&self) -> Play {
        match self.read() {
            Ok(position) => Play::new(position),
            Err(faults) => panic!("the table of this test has faults: {faults:#?}"),
        }
    }

    /// Sits down and plays.
    pub(crate) fn plays(&self, actions: &str) -> Play {
        self.open().plays(actions)
    }

    /// The position as the program reads it.
    pub(crate) fn read(&self) -> Result<Position<Guilds>, Vec<Fault>> {
        Position::from_json(&self.json().to_string())
    }

    /// What the table agreed on, the test's fronts included.
    pub(crate) fn setup(&self) -> Setup {
        Setup { cards: Some(cards_with(&self.fronts)), ..self.setup.clone() }
    }

    /// The position as a file.
    pub(crate) fn json(&self) -> Value {
        let (dealt, _) = Position::<Guilds>::deal(self.setup(), Seed::from_number(1)).expect("a table");
        let mut file: Value = serde_json::from_str(&dealt.to_json()).expect("a position is JSON");
        let state = &mut file["state"];
        let rooms: Vec<(usize, Vec<Value>)> =
            self.dungeon.lines().filter(|line| !line.trim().is_empty()).map(room).collect();
        let (undealt, unseen) = self.piles(&rooms);
        state["round"] = json!(self.round);
        state["phase"] = json!("placing");
        state["marker"] = json!(self.marker);
        let (seat, winding) = self.turn.unwrap_or((self.marker, "clockwise"));
        state["turn"] = json!({"seat": seat, "winding": winding});
        state["master"] = json!(self.master);
        state["masters_left"] = json!(self.masters_left());
        state["undealt"] = json!(undealt);
        state["unseen"] = json!(unseen);
        state["dungeon"] = rooms
            .iter()
            .map(|(level, spaces)| json!({"level": level, "card": null, "spaces": spaces}))
            .collect();
        state["players"] =
            self.chairs.iter().enumerate().map(|(i, chair)| chair.written(i + 1, &rooms)).collect();
        file
    }

    fn masters_left(&self) -> Vec<&'static str> {
        let Some(master) = &self.master else { return Vec::new() };
        let names = Cards::standard().masters.iter().map(|card| card.name.as_str());
        names.filter(|name| name != master).skip(self.round - 1).collect()
    }

    /// How many rooms of each level are undealt, and which are unseen: in every round before this one a room was opened.
    fn piles(&self, rooms: &[(usize, Vec<Value>)]) -> ([usize; 3], Vec<String>) {
        let mut undealt = [1, 2, 3].map(|level| 12 - rooms.iter().filter(|room| room.0 == level).count());
        let mut seen = [0; 3];
        for dealt in 0..(self.round - 1) * rooms.len() {
            let fullest = (0..3).max_by_key(|&level| undealt[level]).expect("three levels");
            undealt[fullest] -= 1;
            seen[fullest] += usize::from(dealt < self.round - 1);
        }
        let names = (1..=3).flat_map(|level| {
            let of_level = Cards::standard().rooms.iter().filter(move |room| room.level.number() == level);
            of_level.skip(seen[usize::from(level) - 1]).map(|room| room.name.clone())
        });
        (undealt, names.collect())
    }
}

impl Chair {
    fn written(&self, seat: usize, rooms: &[(usize, Vec<Value>)]) -> Value {
        let spaces = || rooms.iter().flat_map(|room| &room.1);
        let own = |strength: i64| {
            spaces().any(|space| space["adventurer"] == json!({"seat": seat, "strength": strength}))
        };
        let disabled = self.disabled.clone();
        let disabled =
            disabled.unwrap_or_else(|| (1..=5).filter(|&strength| !own(strength)).take(2).collect());
        json!({"money": self.money, "disabled": disabled, "choice": null})
    }
}

/// The number of a guild's seat.
fn number(guild: char) -> usize {
    guild as usize - 'A' as usize + 1
}

/// A line of the drawing: the level and the spaces.
fn room(line: &str) -> (usize, Vec<Value>) {
    let mut words = line.split_whitespace();
    let level = words.next().and_then(|word| word.parse().ok()).expect("a level");
    let space = |word: &str| match word {
        "--" => Value::Null,
        "gh" => json!("ghost"),
        _ => {
            let (guild, strength) = word.split_at(1);
            let (guild, strength) =
                (guild.chars().next().expect("a guild"), strength.parse::<i64>().expect("a strength"));
            json!({"adventurer": {"seat": number(guild), "strength": strength}})
        }
    };
    (level, words.map(space).collect())
}

/// The ranges of defense and treasure on the backs of levels 1 to 3 at a drawn table: rounder than the standard ones, and
/// they stay when those are tuned.
const BACKS: [[[i64; 2]; 2]; 3] = [[[3, 5], [3, 5]], [[5, 7], [6, 9]], [[7, 9], [10, 15]]];

/// The standard cards with all rooms of a level alike and backs of their own, which give way where they must.
fn cards_with(fronts: &[(i64, i64); 3]) -> String {
    let mut level = 0;
    let wide = |key: &str, [least, most]: [i64; 2], value: i64| {
        format!("{key} = [{}, {}]", least.min(value), most.max(value))
    };
    let lines = STANDARD.lines().map(|line| {
        if let Some(number) = line.strip_prefix("[level_").or(line.strip_prefix("level = ")) {
            level = number.trim_end_matches(']').parse().expect("a level");
        } else if line.starts_with("[[master]]") {
            level = 0;
        }
        let Some(&(defense, treasure)) = (level > 0).then(|| &fronts[level - 1]) else {
            return line.to_string();
        };
        match line.split(' ').next() {
            Some("defense") if line.contains('[') => wide("defense", BACKS[level - 1][0], defense),
            Some("treasure") if line.contains('[') => wide("treasure", BACKS[level - 1][1], treasure),
            Some("defense") => format!("defense = {defense}"),
            Some("treasure") => format!("treasure = {treasure}"),
            _ => line.to_string(),
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// A table of this many players, with some of its options chosen.
pub(crate) fn setup(players: usize, options: &[(&str, &str)]) -> Setup {
    let mut setup = Setup::new::<Guilds>(players);
    for &(name, value) in options {
        setup.options.insert(name.into(), value.into());
    }
    setup
}

/// Every table that the game may be played at: of all choices of options those that go together.
pub(crate) fn tables() -> Vec<Setup> {
    Setup::every::<Guilds>().into_iter().filter(|setup| setup.open::<Guilds>().is_ok()).collect()
}
