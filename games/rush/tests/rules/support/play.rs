//! A game that a test plays, and what it can ask of it.

use undercroft_core::chance::{below, pick, quick};
use undercroft_core::{
    Eye, Game, Heard, Played, Position, Record, Refusal, Seat, Seed, Setup, TimeLimit, heard_by,
};
use undercroft_rush::cards::Cards;
use undercroft_rush::{Event, Gift, Grip, Hand, Hands, Hero, Move, Rush, Skill, Slot, View};

/// A game under way and all that has happened in it since the test sat down.
pub(crate) struct Play {
    pub(crate) position: Position<Rush>,
    pub(crate) log: Vec<Heard<Event>>,
}

/// A seat by its number.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

fn hands(word: &str) -> Hands {
    match word {
        "left" => Hands::Left,
        "right" => Hands::Right,
        _ => Hands::Both,
    }
}

impl Play {
    pub(crate) fn new(position: Position<Rush>) -> Play {
        Play { position, log: Vec::new() }
    }

    /// A game dealt from a small seed.
    pub(crate) fn dealt(setup: Setup, seed: u64) -> Play {
        let (position, log) = Position::deal(setup, Seed::from_number(seed)).expect("a sound table");
        Play { position, log }
    }

    /// Tries a move of a seat.
    pub(crate) fn tries(&mut self, number: usize, action: Move) -> Result<(), Refusal> {
        let told = self.position.play(seat(number), action)?;
        self.log.extend(told);
        Ok(())
    }

    /// Makes a move of a seat that is allowed.
    pub(crate) fn acts(&mut self, number: usize, action: Move) -> &mut Play {
        self.tries(number, action).unwrap_or_else(|no| panic!("seat {number}, {action:?}: {no}"));
        self
    }

    /// The message by which a move is refused.
    pub(crate) fn refusal(&mut self, number: usize, action: Move) -> String {
        self.tries(number, action).expect_err("a refusal").reason().id().to_string()
    }

    /// The move that puts a hand, or `both`, on a monster.
    pub(crate) fn grab(&self, word: &str, monster: &str) -> Move {
        Move::Grab { round: self.all().round, hands: hands(word), slot: self.slot(monster) }
    }

    /// A hand, or `both`, goes for a monster.
    pub(crate) fn grabs(&mut self, number: usize, word: &str, monster: &str) -> &mut Play {
        let action = self.grab(word, monster);
        self.acts(number, action)
    }

    /// The move that lays a hand, or `both`, down.
    pub(crate) fn lay_down(&self, word: &str) -> Move {
        Move::LayDown { round: self.all().round, hands: hands(word) }
    }

    pub(crate) fn lays_down(&mut self, number: usize, word: &str) -> &mut Play {
        let action = self.lay_down(word);
        self.acts(number, action)
    }

    pub(crate) fn is_ready(&mut self, number: usize) -> &mut Play {
        let action = Move::Ready { round: self.all().round };
        self.acts(number, action)
    }

    /// What both hands call in a calm race, `-` for nothing.
    pub(crate) fn choose(&self, left: &str, right: &str) -> Move {
        let [left, right] = [left, right].map(|name| (name != "-").then(|| self.slot(name)));
        Move::Choose { round: self.all().round, left, right }
    }

    pub(crate) fn chooses(&mut self, number: usize, left: &str, right: &str) -> &mut Play {
        let action = self.choose(left, right);
        self.acts(number, action)
    }

    /// The move that gives what the left attack gained and what the right one did.
    pub(crate) fn give(
        &self,
        left: Option<(Hand, Option<Skill>)>,
        right: Option<(Hand, Option<Skill>)>,
    ) -> Move {
        let [left, right] = [left, right].map(|gift| gift.map(|(to, rune)| Gift { to, rune }));
        Move::Assign { round: self.all().round, left, right }
    }

    pub(crate) fn time_up(&mut self) -> &mut Play {
        let told = self.position.time_up().expect("a clock runs");
        self.log.extend(told);
        self
    }

    /// How long the present state may last.
    pub(crate) fn limit(&self) -> Option<TimeLimit> {
        self.position.rules().time_limit(self.position.state())
    }

    pub(crate) fn all(&self) -> View {
        self.position.view(Eye::All)
    }

    pub(crate) fn view(&self, eye: Eye) -> View {
        self.position.view(eye)
    }

    /// What an eye was told since the test sat down.
    pub(crate) fn told(&self, eye: Eye) -> Vec<Event> {
        heard_by(&self.log, eye).copied().collect()
    }

    /// Where a monster lies.
    pub(crate) fn slot(&self, name: &str) -> Slot {
        let named = |place: &usize| {
            let monster = self.all().slots[*place].monster;
            monster.is_some_and(|monster| self.position.rules().card(monster).name == name)
        };
        let place = (0..self.all().slots.len()).find(named);
        Slot::from_number(place.unwrap_or_else(|| panic!("no {name} lies there")) + 1).expect("a place")
    }

    /// Who has a hand on a monster, by number.
    pub(crate) fn owner(&self, name: &str) -> Option<usize> {
        self.all().slots[self.slot(name).index()].owner.map(Seat::number)
    }

    /// A seat's hands, left and right.
    pub(crate) fn hands(&self, number: usize) -> [Grip; 2] {
        Hand::ALL.map(|hand| self.all().players[number - 1].heroes[hand.index()].hand)
    }

    /// A hero's skills, in the order of the rulebook.
    pub(crate) fn skills(&self, number: usize, hand: Hand) -> [u8; 4] {
        self.all().players[number - 1].heroes[hand.index()].skills.each()
    }

    /// Coins less defeats.
    pub(crate) fn coins(&self, number: usize) -> i32 {
        self.all().players[number - 1].coins
    }

    /// Who is waited for, by number.
    pub(crate) fn awaited(&self) -> Vec<usize> {
        self.all().waiting_for.map(Seat::number).collect()
    }

    /// Drafts a hero by name.
    pub(crate) fn takes(&mut self, number: usize, name: &str) -> &mut Play {
        self.acts(number, take(name))
    }

    /// Everybody whose hands are free lays them down, in a live race.
    pub(crate) fn rest_lays_down(&mut self) -> &mut Play {
        for number in self.awaited() {
            let round = self.all().round;
            let free = Hands::of(|hand| self.hands(number)[hand.index()] == Grip::Free).expect("a free hand");
            self.acts(number, Move::LayDown { round, hands: free });
        }
        self
    }
}

/// The move that drafts a hero.
pub(crate) fn take(name: &str) -> Move {
    let number = Cards::standard().heroes.iter().position(|card| card.name == name).expect("a hero");
    Move::Take(Hero::from_number(number + 1).expect("a number"))
}

/// Plays random steps to the end, the clock's among them, and returns them.
pub(crate) fn play_out(play: &mut Play, seed: u64) -> Vec<Played<Move>> {
    let rng = &mut quick(seed);
    let mut steps = Vec::new();
    while play.position.outcome().is_none() {
        let awaited: Vec<Seat> = play.all().waiting_for.collect();
        let clock = play.limit().is_some() && (awaited.is_empty() || below(rng, 8) == 0);
        let step = match clock {
            true => Played::TimeUp,
            false => {
                let seat = pick(rng, &awaited);
                Played::Move { seat, action: pick(rng, &play.position.moves(seat)) }
            }
        };
        play.log.extend(play.position.step(step).expect("a listed step"));
        steps.push(step);
    }
    steps
}

/// A whole random game from the deal on.
pub(crate) fn random_game(setup: Setup, seed: u64) -> Play {
    let mut play = Play::dealt(setup, seed);
    play_out(&mut play, seed);
    play
}

/// The same as a record.
pub(crate) fn recorded(setup: Setup, seed: u64) -> Record<Move> {
    let mut play = Play::dealt(setup, seed);
    let steps = play_out(&mut play, seed);
    Record::of(&play.position, steps)
}
