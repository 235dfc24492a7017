//! Tables that a test lays out in a sentence, and what is seen of them afterwards.
//!
//! `Table::of(4).room("Dragon").plays("5 4 3 3").wounds()` writes a position as JSON, reads it as any file is read,
//! plays the cards by the rules and looks. Seats, levels and rooms are counted from 1, as people do.
//!
//! A line of cards has a word for each seat: `5`, `key`, `sword`, `torch`, `ball`, or `-` for somebody who does not
//! play yet. `ball>4` is a crystal ball and then a 4.

mod play;

mod words;

pub(crate) use play::{Play, card, random_game, recorded, seat};
pub(crate) use words::{said, said_in, sentences};

use serde_json::{Value, json};
use undercroft_core::{Fault, Position, Seed, Setup};
use undercroft_raiders::{Raiders, cards::Cards};

/// Unless a test says otherwise, everyone has this many coins and wounds: far from every limit.
pub(crate) const COINS: i64 = 8;
pub(crate) const WOUNDS: i64 = 4;

/// The items in the order of the supply.
pub(crate) const ITEMS: [&str; 4] = ["torch", "crystal_ball", "key", "sword"];

/// A table being laid out.
#[derive(Clone)]
pub(crate) struct Table {
    setup: Setup,
    level: usize,
    place: usize,
    row: [Option<String>; 5],
    level_card: String,
    map: Option<usize>,
    chairs: Vec<Chair>,
}

#[derive(Clone)]
struct Chair {
    coins: i64,
    wounds: i64,
    items: Vec<String>,
    shown: Vec<i64>,
}

impl Table {
    /// A table for so many players, in the first room of the first level, whose second and fourth room are dark.
    pub(crate) fn of(players: usize) -> Table {
        let chair = Chair { coins: COINS, wounds: WOUNDS, items: Vec::new(), shown: Vec::new() };
        Table {
            setup: Setup::new::<Raiders>(players),
            level: 1,
            place: 1,
            row: Default::default(),
            level_card: "UDUDU".into(),
            map: None,
            chairs: vec![chair; players],
        }
    }

    /// The room the party stands in. A boss stands where bosses do.
    pub(crate) fn room(mut self, name: &str) -> Table {
        if self.cards_read().bosses.iter().any(|boss| boss.name == name) {
            (self.level, self.place) = (5, 5);
        }
        self.row[self.place - 1] = Some(name.into());
        self
    }

    /// Where the party stands; to be said before the room.
    pub(crate) fn at(mut self, level: usize, place: usize) -> Table {
        (self.level, self.place) = (level, place);
        self
    }

    /// The rooms after the current one.
    pub(crate) fn then<const N: usize>(mut self, names: [&str; N]) -> Table {
        for (place, name) in (self.place..5).zip(names) {
            self.row[place] = Some(name.into());
        }
        self
    }

    /// The level card that lies out: `U` for a room face up, `D` for one face down.
    pub(crate) fn dark(mut self, row: &str) -> Table {
        self.level_card = row.into();
        self
    }

    pub(crate) fn coins<const N: usize>(mut self, coins: [i64; N]) -> Table {
        assert_eq!(N, self.chairs.len());
        self.chairs.iter_mut().zip(coins).for_each(|(chair, coins)| chair.coins = coins);
        self
    }

    pub(crate) fn wounds<const N: usize>(mut self, wounds: [i64; N]) -> Table {
        assert_eq!(N, self.chairs.len());
        self.chairs.iter_mut().zip(wounds).for_each(|(chair, wounds)| chair.wounds = wounds);
        self
    }

    /// What a seat holds besides its power cards: `"torch key key"`.
    pub(crate) fn holds(mut self, seat: usize, items: &str) -> Table {
        self.chairs[seat - 1].items =
            items.split_whitespace().map(|word| word.replace("ball", BALL)).collect();
        self
    }

    /// The power cards that already lie open in front of a seat.
    pub(crate) fn shown<const N: usize>(mut self, seat: usize, cards: [i64; N]) -> Table {
        self.chairs[seat - 1].shown = cards.to_vec();
        self
    }

    /// The tactical variant, with the map in front of a seat.
    pub(crate) fn map(mut self, seat: usize) -> Table {
        self.setup.options.insert("tactical".into(), true.into());
        self.map = Some(seat);
        self
    }

    /// The option by which Sphinx and Minotaur pay only when they attack.
    pub(crate) fn boss_pays_when_it_attacks(mut self) -> Table {
        self.setup.options.insert("boss_pays".into(), "when_it_attacks".into());
        self
    }

    /// A card file of the table's own; to be said before the room.
    pub(crate) fn cards(mut self, text: &str) -> Table {
        self.setup.cards = Some(text.into());
        self
    }

    /// Sits down to play.
    pub(crate) fn open(self) -> Play {
        match self.read() {
            Ok(position) => Play::new(position),
            Err(faults) => panic!("the table of this test has faults: {faults:#?}"),
        }
    }

    /// Sits down and plays a card each.
    pub(crate) fn plays(self, line: &str) -> Play {
        self.open().plays(line)
    }

    /// The position as the program reads it.
    pub(crate) fn read(&self) -> Result<Position<Raiders>, Vec<Fault>> {
        Position::from_json(&self.json().to_string())
    }

    /// The position as a file.
    pub(crate) fn json(&self) -> Value {
        let (dealt, _) =
            Position::<Raiders>::deal(self.setup.clone(), Seed::from_number(1)).expect("a table");
        let mut file: Value = serde_json::from_str(&dealt.to_json()).expect("a position is JSON");
        let state = &mut file["state"];
        let mut pile = room_cards(state);
        let names = self.names_in_row(&mut pile);
        pile.truncate(pile.len() + 5 - self.level * 5);
        let dark = |place: usize| place >= self.place && self.level_card.as_bytes()[place] == b'D';
        let room = |(place, card): (usize, &String)| json!({"card": card, "face_down": dark(place)});
        state["row"] = names.iter().enumerate().map(room).collect();
        state["pile"] = json!(pile);
        state["level_cards_left"] = json!(self.level_cards_left());
        state["level"] = json!(self.level);
        state["room"] = json!(self.place);
        state["map"] = json!(self.map);
        for (chair, player) in self.chairs.iter().zip(state["players"].as_array_mut().expect("players")) {
            chair.sit(player);
        }
        file
    }

    /// The row, named where the test names it and filled up from the pile; what lies in it leaves the pile.
    fn names_in_row(&self, pile: &mut Vec<String>) -> Vec<String> {
        for named in self.row.iter().flatten() {
            if let Some(copy) = pile.iter().position(|card| card == named) {
                pile.remove(copy);
            }
        }
        let boss = (self.level == 5).then(|| self.cards_read().bosses[0].name.clone());
        let named = |place: usize| self.row[place].clone().or(boss.clone().filter(|_| place == 4));
        (0..5).map(|place| named(place).unwrap_or_else(|| pile.remove(0))).collect()
    }

    fn level_cards_left(&self) -> Vec<String> {
        let dark = |row: &str| {
            (0..5).filter(|&place| row.as_bytes()[place] == b'D').map(|place| 1 << place).sum::<u8>()
        };
        let cards = self.cards_read().levels;
        let lies_out =
            cards.iter().position(|card| card.dark == dark(&self.level_card)).expect("a level card");
        let row = |dark: u8| (0..5).map(|place| if dark & (1 << place) != 0 { 'D' } else { 'U' }).collect();
        let left =
            (0..cards.len()).filter(|&number| number != lies_out).map(|number| row(cards[number].dark));
        left.skip(self.level - 1).collect()
    }

    fn cards_read(&self) -> Cards {
        match &self.setup.cards {
            None => Cards::standard().clone(),
            Some(text) => Cards::parse(text).expect("a sound card file"),
        }
    }
}

const BALL: &str = "crystal_ball";

impl Chair {
    fn sit(&self, player: &mut Value) {
        player["coins"] = json!(self.coins);
        player["wounds"] = json!(self.wounds);
        player["shown"] = json!(self.shown);
        player["hand"] = (1..=5).filter(|card| !self.shown.contains(card)).map(Value::from).collect();
        for item in ITEMS {
            let held = self.items.iter().filter(|held| *held == item).count();
            player["items"][item] = json!(held);
        }
    }
}

/// The names of all room cards, told by a game just dealt.
fn room_cards(state: &Value) -> Vec<String> {
    let row = state["row"].as_array().expect("a row").iter().map(|room| &room["card"]);
    let pile = state["pile"].as_array().expect("a pile").iter();
    row.chain(pile).map(|name| name.as_str().expect("a name").to_string()).collect()
}
