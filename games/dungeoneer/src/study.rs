//! What is counted in a finished game to weigh cards and tiles. The README says what came of it.

use crate::Dungeoneer;
use crate::event::{Ending, Event};
use crate::ids::DUNGEONEERS;
use undercroft_core::{Outcome, Seat, Study};

/// A dungeoneer in a game.
#[derive(Clone, Copy, Default)]
struct Career {
    kind: usize,
    seat: Option<Seat>,
    taken: bool,
    dead: bool,
    gold: u16,
    kills: u32,
}

impl Dungeoneer {
    pub(crate) fn studied(&self, story: &[Event], outcome: &Outcome, to: &mut Study) {
        let mut careers = [Career::default(); DUNGEONEERS];
        let (mut turns, mut tiles, mut striker, mut ending) = (0, 0, None, None);
        for event in story {
            match *event {
                Event::DungeoneerTaken { figure, kind, seat, .. } => {
                    careers[figure.index()] =
                        Career { kind: kind.index(), seat, taken: true, ..Career::default() };
                }
                Event::TurnBegan { turn } => turns = turn,
                Event::TileLaid { .. } => tiles += 1,
                Event::Struck(strike) => striker = Some(strike.by),
                Event::Died { figure, .. } => match (careers.get_mut(figure.index()), striker) {
                    (Some(career), _) => career.dead = true,
                    (None, Some(by)) => {
                        if let Some(career) = careers.get_mut(by.index()) {
                            career.kills += 1;
                        }
                    }
                    (None, None) => {}
                },
                Event::GoldGained { figure, gold } => careers[figure.index() % DUNGEONEERS].gold += gold,
                Event::Ended { how, .. } => ending = Some(how),
                _ => {}
            }
        }
        self.count_parties(ending, turns, tiles, &careers, to);
        self.count_dungeoneers(outcome, &careers, to);
    }

    fn count_parties(
        &self,
        ending: Option<Ending>,
        turns: u8,
        tiles: u32,
        careers: &[Career; DUNGEONEERS],
        to: &mut Study,
    ) {
        let finished = !matches!(ending, Some(Ending::AllDead | Ending::TimeOver));
        let names = [
            (Ending::FinalTile, "final tile"),
            (Ending::HighestSlain, "level 5 slain"),
            (Ending::Complete, "nothing fits"),
            (Ending::AllDead, "all dead"),
            (Ending::TimeOver, "too late"),
        ];
        let mut row = to.row("parties", "all");
        row.share("finish", finished.into(), 1);
        for (how, name) in names {
            row.share(name, u64::from(ending == Some(how)), 1);
        }
        let dead = careers.iter().filter(|career| career.taken && career.dead).count() as i64;
        row.value("turns", turns).value("tiles", tiles).value("dead", dead);
    }

    fn count_dungeoneers(&self, outcome: &Outcome, careers: &[Career; DUNGEONEERS], to: &mut Study) {
        // Every kind is named in the order of the cards.
        for card in &self.cards.dungeoneers {
            to.row("dungeoneers", &card.name).count("games", 0);
        }
        for career in careers.iter().filter(|career| career.taken) {
            let mut row = to.row("dungeoneers", &self.cards.dungeoneers[career.kind].name);
            row.count("games", 1).share("survive", (!career.dead).into(), 1);
            row.value("gold", career.gold).value("kills", career.kills);
            if let Some(seat) = career.seat {
                row.win("wins", outcome, seat);
            }
        }
    }
}
