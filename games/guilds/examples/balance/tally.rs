//! What is counted, and how it is told.

use std::fmt::Write;
use undercroft_core::{Audience, Game, Listener, Seat};
use undercroft_guilds::{Event, Guilds, Level};

/// A win, in parts: it can be shared evenly among any number of winners up to six.
const WIN: f64 = 60.0;

/// Rounds under one Dungeon Master.
#[derive(Clone, Default)]
struct Rounds {
    rounds: u64,
    cleared: u64,
    /// Rooms by level: all that lay in a dungeon, those opened, those beaten.
    dealt: [u64; Level::COUNT],
    opened: [u64; Level::COUNT],
    beaten: [u64; Level::COUNT],
    bumps: u64,
    replacements: u64,
    /// Dollars that the bank paid once the rooms were opened.
    won: u64,
    /// Dollars paid for bumps and replacements, be it to the bank or to others.
    fees: u64,
    healing: u64,
}

impl Rounds {
    fn plus(&mut self, other: &Rounds) {
        let levels =
            |sum: &mut [u64; 3], more: &[u64; 3]| sum.iter_mut().zip(more).for_each(|(a, b)| *a += b);
        levels(&mut self.dealt, &other.dealt);
        levels(&mut self.opened, &other.opened);
        levels(&mut self.beaten, &other.beaten);
        self.rounds += other.rounds;
        self.cleared += other.cleared;
        self.bumps += other.bumps;
        self.replacements += other.replacements;
        self.won += other.won;
        self.fees += other.fees;
        self.healing += other.healing;
    }

    fn share(&self, level: usize) -> f64 {
        percent(self.beaten[level], self.dealt[level])
    }
}

/// Listens to one game.
pub(crate) struct Notes {
    /// By the Dungeon Master's number; the last is for rounds without.
    rounds: Vec<Rounds>,
    master: usize,
    levels: Vec<usize>,
    opening: bool,
    healing: bool,
    start: Option<Seat>,
    ends: Vec<(u64, i64)>,
}

impl Notes {
    pub(crate) fn new(rules: &Guilds) -> Notes {
        let masters = rules.contents().masters.len();
        let rounds = vec![Rounds::default(); masters + 1];
        Notes {
            rounds,
            master: masters,
            levels: Vec::new(),
            opening: false,
            healing: false,
            start: None,
            ends: Vec::new(),
        }
    }

    /// How a seat ended; told seat by seat.
    pub(crate) fn ended(&mut self, _: Seat, share: f64, score: i32) {
        self.ends.push(((share * WIN).round() as u64, score.into()));
    }
}

impl Listener<Event> for Notes {
    fn hear(&mut self, _: Audience, event: Event) {
        match event {
            Event::RoundSetUp { .. } => {
                self.levels.clear();
                (self.opening, self.healing) = (false, false);
            }
            Event::MasterDrawn { master } => self.master = master.into(),
            Event::MarkerPassed { to } => self.start = self.start.or(Some(to)),
            Event::RoomDealt { level, .. } => self.levels.push(usize::from(level.number()) - 1),
            _ => {}
        }
        let (levels, round) = (&self.levels, &mut self.rounds[self.master]);
        match event {
            Event::ResolutionBegan => {
                self.opening = true;
                round.rounds += 1;
                levels.iter().for_each(|&level| round.dealt[level] += 1);
            }
            Event::RoomOpened { room, .. } => round.opened[levels[room.index()]] += 1,
            Event::Defeated { room, .. } => round.beaten[levels[room.index()]] += 1,
            Event::Cleared => round.cleared += 1,
            Event::Bumped { .. } | Event::GhostBumped { .. } => round.bumps += 1,
            Event::Replaced { .. } => round.replacements += 1,
            Event::HealingOwed { .. } => self.healing = true,
            Event::Paid { from: None, dollars, .. } if self.opening => round.won += u64::from(dollars),
            Event::Paid { from: Some(_), dollars, .. } if self.healing => round.healing += u64::from(dollars),
            Event::Paid { from: Some(_), dollars, .. } => round.fees += u64::from(dollars),
            _ => {}
        }
    }
}

/// What all games add up to.
pub(crate) struct Tally {
    games: u64,
    rounds: Vec<Rounds>,
    /// Parts of wins, by seat, and by the place from the first start player on.
    by_seat: Vec<u64>,
    by_place: Vec<u64>,
    money: i64,
    /// The money of the winners, and of those with the least.
    most: i64,
    least: i64,
}

impl Tally {
    pub(crate) fn new(rules: &Guilds) -> Tally {
        let players = rules.players();
        let rounds = Notes::new(rules).rounds;
        let (by_seat, by_place) = (vec![0; players], vec![0; players]);
        Tally { games: 0, rounds, by_seat, by_place, money: 0, most: 0, least: 0 }
    }

    pub(crate) fn add(&mut self, notes: &Notes) {
        self.games += 1;
        self.rounds.iter_mut().zip(&notes.rounds).for_each(|(sum, more)| sum.plus(more));
        let (players, start) = (notes.ends.len(), notes.start.map_or(0, Seat::index));
        for (seat, &(parts, money)) in notes.ends.iter().enumerate() {
            self.by_seat[seat] += parts;
            self.by_place[(seat + players - start) % players] += parts;
            self.money += money;
        }
        let money = || notes.ends.iter().map(|end| end.1);
        self.most += money().max().unwrap_or(0);
        self.least += money().min().unwrap_or(0);
    }

    pub(crate) fn plus(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.rounds.iter_mut().zip(&other.rounds).for_each(|(sum, more)| sum.plus(more));
        self.by_seat.iter_mut().zip(&other.by_seat).for_each(|(sum, more)| *sum += more);
        self.by_place.iter_mut().zip(&other.by_place).for_each(|(sum, more)| *sum += more);
        self.money += other.money;
        self.most += other.most;
        self.least += other.least;
        self
    }

    pub(crate) fn say(&self, rules: &Guilds, bots: &str) -> String {
        let (mut said, mut all) = (String::new(), Rounds::default());
        self.rounds.iter().for_each(|rounds| all.plus(rounds));
        let (players, games) = (self.by_seat.len(), self.games as f64);
        let _ = writeln!(said, "{} games of {players} players, {bots} against itself\n", self.games);
        let _ = writeln!(said, "{:<16} {:>7} {:>7} {:>7}", "rooms, %", "level 1", "level 2", "level 3");
        let mut line = |name: &str, value: &dyn Fn(usize) -> f64| {
            let _ = writeln!(said, "{name:<16} {:>7.1} {:>7.1} {:>7.1}", value(0), value(1), value(2));
        };
        line("beaten of all", &|level| all.share(level));
        line("beaten of opened", &|level| percent(all.beaten[level], all.opened[level]));
        let _ = writeln!(
            said,
            "\nmoney at the end: {:.1} a player, {:.1} the most, {:.1} the least",
            self.money as f64 / games / players as f64,
            self.most as f64 / games,
            self.least as f64 / games
        );
        let shares = |parts: &[u64]| {
            let one = |&parts: &u64| format!("{:.1}", 100.0 * parts as f64 / WIN / games);
            parts.iter().map(one).collect::<Vec<_>>().join(" ")
        };
        let due = 100.0 / players as f64;
        let _ = writeln!(said, "wins by seat, % (due {due:.1}): {}", shares(&self.by_seat));
        let _ = writeln!(said, "wins by place from the first start player: {}\n", shares(&self.by_place));
        let _ = writeln!(
            said,
            "{:<16} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7}",
            "a round under", "rounds", "level 1", "level 2", "level 3", "cleared", "won $", "heal $", "bumps"
        );
        for (number, rounds) in self.rounds.iter().enumerate().filter(|(_, rounds)| rounds.rounds > 0) {
            let name = match &rules.master_card(number as u8).name {
                none if none.is_empty() => "nobody",
                name => name,
            };
            said.push_str(&a_round(name, rounds));
        }
        said.push_str(&a_round("all", &all));
        said
    }
}

fn a_round(name: &str, rounds: &Rounds) -> String {
    let each = |sum: u64| sum as f64 / rounds.rounds as f64;
    let [one, two, three] = [0, 1, 2].map(|level| rounds.share(level));
    format!(
        "{name:<16} {:>7} {one:>7.1} {two:>7.1} {three:>7.1} {:>7.1} {:>7.1} {:>7.1} {:>7.2}\n",
        rounds.rounds,
        percent(rounds.cleared, rounds.rounds),
        each(rounds.won),
        each(rounds.healing),
        each(rounds.bumps),
    )
}

fn percent(part: u64, whole: u64) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}
