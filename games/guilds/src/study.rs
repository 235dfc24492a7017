//! What is counted in a finished game to weigh the cards. The README says what came of it.

use crate::Guilds;
use crate::event::Event;
use crate::room::Level;
use undercroft_core::{Outcome, Row, Seat, Study};

/// The names of the levels' columns.
const LEVELS: [&str; Level::COUNT] = ["level 1", "level 2", "level 3"];

/// One round.
#[derive(Clone, Default)]
struct Round {
    /// The Dungeon Master, by number; none in a game without.
    master: Option<u8>,
    /// The level of each room from the top.
    levels: Vec<usize>,
    /// Rooms by level.
    opened: [u64; Level::COUNT],
    beaten: [u64; Level::COUNT],
    cleared: bool,
    bumps: u32,
    /// Dollars that the bank paid once the rooms were opened.
    won: u32,
    healing: u32,
    opening: bool,
    heals: bool,
}

impl Round {
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::RoomDealt { level, .. } => self.levels.push(level.index()),
            Event::MasterDrawn { master } => self.master = Some(master),
            Event::Bumped { .. } | Event::GhostBumped { .. } => self.bumps += 1,
            Event::ResolutionBegan => self.opening = true,
            Event::RoomOpened { room, .. } => self.opened[self.levels[room.index()]] += 1,
            Event::Defeated { room, .. } => self.beaten[self.levels[room.index()]] += 1,
            Event::Cleared => self.cleared = true,
            Event::HealingOwed { .. } => self.heals = true,
            Event::Paid { from: None, dollars, .. } if self.opening => self.won += u32::from(dollars),
            Event::Paid { from: Some(_), dollars, .. } if self.heals => self.healing += u32::from(dollars),
            _ => {}
        }
    }

    fn dealt(&self, level: usize) -> u64 {
        self.levels.iter().filter(|&&dealt| dealt == level).count() as u64
    }

    fn count(&self, row: &mut Row<'_>) {
        row.count("rounds", 1);
        for (level, column) in LEVELS.into_iter().enumerate() {
            row.share(column, self.beaten[level], self.dealt(level));
        }
        row.share("cleared", self.cleared.into(), 1);
        row.value("won $", self.won).value("heal $", self.healing).value("bumps", self.bumps);
    }
}

impl Guilds {
    pub(crate) fn studied(&self, story: &[Event], outcome: &Outcome, to: &mut Study) {
        self.count_rounds(story, to);
        let money = || Seat::all(self.players).map(|seat| outcome.score(seat));
        for dollars in money() {
            to.row("money at the end", "each").value("$", dollars);
        }
        to.row("money at the end", "the most").value("$", money().max().unwrap_or(0));
        to.row("money at the end", "the least").value("$", money().min().unwrap_or(0));
        let start = story.iter().find_map(|event| match event {
            Event::MarkerPassed { to } => Some(to.index()),
            _ => None,
        });
        for place in 0..self.players {
            let seat = Seat::new((start.unwrap_or(0) + place) % self.players);
            to.row("from the first start player", &format!("place {}", place + 1)).win("wins", outcome, seat);
        }
    }

    fn count_rounds(&self, story: &[Event], to: &mut Study) {
        to.row("rooms beaten", "of all");
        // Every Dungeon Master is named in the order of the cards, and only those that came are told.
        to.row("a round under", "all").count("rounds", 0);
        for number in 0..=self.masters.len() {
            to.row("a round under", self.master_name(Some(number as u8))).count("rounds", 0);
        }
        for round in rounds(story) {
            for (level, column) in LEVELS.into_iter().enumerate() {
                let (dealt, opened, beaten) = (round.dealt(level), round.opened[level], round.beaten[level]);
                to.row("rooms beaten", "of all").share(column, beaten, dealt);
                to.row("rooms beaten", "of those opened").share(column, beaten, opened);
            }
            for name in [self.master_name(round.master), "all"] {
                round.count(&mut to.row("a round under", name));
            }
        }
    }

    fn master_name(&self, number: Option<u8>) -> &str {
        let card = number.and_then(|number| self.masters.get(usize::from(number)));
        card.map_or("nobody", |master| &master.card.name)
    }
}

/// The rounds of a game, in order.
fn rounds(story: &[Event]) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    for event in story {
        if let Event::RoundSetUp { .. } = event {
            rounds.push(Round::default());
        }
        if let Some(round) = rounds.last_mut() {
            round.hear(event);
        }
    }
    rounds
}
