//! Doors, tiles, and who waits behind them.

use super::Story;
use crate::dice::Dice;
use crate::event::{DoorSquares, Event, Found, Stop};
use crate::ids::{Level, TileKind};
use crate::words::names::{door_thing, faces, figure_thing, sentences, tile_thing};
use undercroft_core::{Line, Message, SeatSet, say};

/// A roll on the monsters table.
type Rolled = (Dice, u8, Option<Found>, bool);

impl Story<'_> {
    pub(super) fn exploring(&mut self, event: Event) {
        match event {
            Event::DoorOpened { .. } => self.door_opened(event, 0, &[]),
            Event::TokenDrawn { kind, fits } => {
                let mut drawn = vec![(kind, fits)];
                drawn.extend(self.drawn());
                self.behind_the_door(0, &drawn);
            }
            Event::TileLaid { tile, kind, last, .. } if tile.number() > 1 => {
                let tile_name = self.cast.rules.tile_name(kind);
                let line = if tile.number() == 2 {
                    Line::detail("setup", say!("start-laid", tile: tile_name))
                } else {
                    Line::new("tiles", say!("tile-laid", tile: tile_name))
                };
                self.push(line.about(tile_thing(tile)));
                self.final_tile(last);
            }
            Event::DoorsRolled { die, doors, double, tile } => {
                let placed = self.more(|next| match next {
                    Event::DoorPlaced { squares, .. } => Some(squares),
                    _ => None,
                });
                let rolled = match double {
                    true => say!("doors-rolled-double", die: die, doors: doors),
                    false => say!("doors-rolled", die: die, doors: doors),
                };
                let missing = usize::from(doors).saturating_sub(placed.len());
                let missing = (missing > 0).then(|| say!("doors-missing", missing: missing));
                let Some(message) = sentences(std::iter::once(rolled).chain(missing)) else { return };
                let line = Line::detail("doors", message).about(tile_thing(tile));
                let line = placed.into_iter().fold(line, |line, squares| line.about(door_thing(squares)));
                self.push(line);
            }
            Event::DoorFalse { squares } => self.door_false(squares, 0),
            Event::DoorsWalled => self.push(Line::detail("tiles", say!("doors-walled")).about("map")),
            Event::DoorFound { tile, squares, .. } => {
                let line = Line::new("tiles", say!("door-found")).about(door_thing(squares));
                self.push(line.about(tile_thing(tile)));
            }
            Event::DungeonComplete => {
                self.push(Line::new("tiles", say!("dungeon-complete")).about("map").stirring(20));
            }
            Event::MonstersRolled { dice, bonus, found, double } => {
                self.monsters_found((dice, bonus, found, double));
            }
            Event::MonsterPlaced { figure, .. } => self.monsters_placed(figure),
            Event::MonstersDiscarded { count } => {
                self.push(Line::detail("monsters", say!("monsters-discarded", count: count)));
            }
            _ => {}
        }
    }

    /// What follows on somebody's walk to a door.
    pub(super) fn opening(&mut self, steps: u8) {
        let drawn = self.drawn();
        self.behind_the_door(steps, &drawn);
    }

    /// All tokens that are drawn one after the other, and whether their tiles fit.
    fn drawn(&mut self) -> Vec<(TileKind, bool)> {
        self.more(|next| match next {
            Event::TokenDrawn { kind, fits } => Some((kind, fits)),
            _ => None,
        })
    }

    fn behind_the_door(&mut self, steps: u8, drawn: &[(TileKind, bool)]) {
        let behind =
            |next| matches!(next, Event::DoorOpened { .. } | Event::DoorFalse { .. }).then_some(next);
        match self.next_if(behind) {
            Some(Event::DoorFalse { squares }) => {
                self.door_false(squares, steps);
                self.tokens_back(drawn);
            }
            Some(opened) => self.door_opened(opened, steps, drawn),
            None => self.tokens_back(drawn),
        }
    }

    fn door_false(&mut self, squares: DoorSquares, steps: u8) {
        self.push(Line::new("tiles", say!("door-false", steps: steps)).about(door_thing(squares)));
    }

    /// A door, the way to it, and the tile behind it in one line; tokens that did not fit as details.
    fn door_opened(&mut self, event: Event, steps: u8, drawn: &[(TileKind, bool)]) {
        let Event::DoorOpened { figure, seat, squares } = event else { return };
        let laid = self.next_if(|next| match next {
            Event::TileLaid { tile, kind, last, .. } => Some((tile, kind, last)),
            _ => None,
        });
        // The last step, into the door itself.
        let into = self.next_if(|next| match next {
            Event::Walked { path, stopped: Some(Stop::Door), .. } => Some(path.steps()),
            _ => None,
        });
        let steps = steps + into.unwrap_or(0);
        let door = if squares.is_double() { "double" } else { "single" };
        let behind = match laid {
            Some((_, kind, _)) => say!("behind-tile", tile: self.cast.rules.tile_name(kind)),
            None => say!("behind-nothing"),
        };
        let message = match figure {
            Some(figure) => {
                say!("door-opened", who: self.cast.start(figure), steps: steps, door: door, behind: behind)
            }
            None => say!("door-opens-itself", who: seat, door: door, behind: behind),
        };
        let mut line = Line::new("doors", message).about(door_thing(squares));
        line = figure.into_iter().fold(line, |line, figure| line.about(figure_thing(figure)));
        line = laid.into_iter().fold(line, |line, (tile, ..)| line.about(tile_thing(tile)));
        self.push(line.teaching("explored", SeatSet::only(seat)));
        self.tokens_back(drawn);
        self.final_tile(laid.is_some_and(|(.., last)| last));
    }

    fn final_tile(&mut self, last: bool) {
        if last {
            let players = self.cast.rules.players;
            let line = Line::new("ending", say!("final-tile")).about("map").stirring(30);
            self.push(line.teaching("final-tile", SeatSet::all(players)));
        }
    }

    fn tokens_back(&mut self, drawn: &[(TileKind, bool)]) {
        for &(kind, fits) in drawn {
            if !fits {
                let message = say!("token-back", tile: self.cast.rules.tile_name(kind));
                self.push(Line::detail("tiles", message).about("bag"));
            }
        }
    }

    /// Whoever waits on the new tile in one line, and each roll as a detail.
    fn monsters_found(&mut self, first: Rolled) {
        let mut rolls = vec![first];
        rolls.extend(self.more(|next| match next {
            Event::MonstersRolled { dice, bonus, found, double } => Some((dice, bonus, found, double)),
            _ => None,
        }));
        let found: Vec<Found> = rolls.iter().filter_map(|&(_, _, found, _)| found).collect();
        let groups: Vec<Message> = found.iter().map(|&found| self.group(found)).collect();
        let most = found.iter().map(|found| found.level).max();
        let count: u32 = found.iter().map(|found| u32::from(found.count)).sum();
        let line = match most {
            None => Line::new("monsters", say!("monsters-none")),
            Some(level) => {
                let stirs = 4 * level.number() + 2 * count.min(12) as u8;
                let stirs = if level == Level::HIGHEST { 60 } else { stirs };
                let line = Line::new("monsters", say!("monsters-found", groups: groups, count: count));
                line.stirring(stirs).teaching("monsters", SeatSet::all(self.cast.rules.players))
            }
        };
        self.push(line.about("monsters-table"));
        for (dice, bonus, found, double) in rolls {
            let sum = dice.sum() + u16::from(bonus);
            let found = match found {
                Some(found @ Found { die: Some(die), .. }) => {
                    say!("roll-group-die", group: self.group(found), level: found.level.number(), die: die)
                }
                Some(found) => say!("roll-group", group: self.group(found), level: found.level.number()),
                None => say!("roll-nobody"),
            };
            let id = if double { "monsters-rolled-double" } else { "monsters-rolled" };
            let message = say!(id, dice: faces(dice), bonus: bonus, sum: sum, found: found);
            self.push(Line::detail("monsters", message).about("monsters-table"));
        }
    }

    fn group(&self, found: Found) -> Message {
        say!("group", count: found.count, figure: self.cast.rules.monster_name(found.kind))
    }

    fn monsters_placed(&mut self, first: crate::Figure) {
        let mut placed = vec![first];
        placed.extend(self.more(|next| match next {
            Event::MonsterPlaced { figure, .. } => Some(figure),
            _ => None,
        }));
        let names: Vec<Message> = placed.iter().map(|&figure| self.cast.marked(figure)).collect();
        let line = Line::detail("monsters", say!("monsters-placed", figures: names, count: placed.len()));
        let line = placed.into_iter().fold(line, |line, figure| line.about(figure_thing(figure)));
        self.push(line);
    }
}
