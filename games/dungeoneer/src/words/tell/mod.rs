//! What happened, line by line: what is worth one, what goes together in one, and what opens to each die.

mod attack;
mod exploring;
mod gathered;
mod magic;
mod monsters;
mod setting_out;

use super::names::{Cast, figure_thing, square_thing};
use crate::Dungeoneer;
use crate::event::{Ending, Event, Stop};
use crate::ids::{Figure, Side};
use gathered::{Events, is_silent};
use undercroft_core::{Heard, Line, Message, SeatSet, say};

/// What is told of a deal or a move.
pub(crate) fn tell(rules: &Dungeoneer, happened: &[Heard<Event>]) -> Vec<Line> {
    let mut story =
        Story { events: Events::new(happened), cast: Cast::new(rules), lines: Vec::new(), from: 0 };
    while let Some((place, event)) = story.next() {
        story.from = place;
        story.tell(event);
    }
    story.lines
}

struct Story<'a> {
    events: Events<'a>,
    cast: Cast<'a>,
    lines: Vec<Line>,
    /// The event that the next line tells of.
    from: usize,
}

impl Story<'_> {
    /// The next event; whoever is introduced by it or before it is known then.
    fn next(&mut self) -> Option<(usize, Event)> {
        loop {
            let (place, event) = self.events.next()?;
            self.cast.hear(&event);
            if !is_silent(event) {
                return Some((place, event));
            }
        }
    }

    /// The next event if it is one of these.
    fn next_if<T>(&mut self, wanted: impl Fn(Event) -> Option<T>) -> Option<T> {
        let wanted = self.events.peek().and_then(wanted)?;
        self.next();
        Some(wanted)
    }

    /// All of these that follow at once.
    fn more<T>(&mut self, wanted: impl Fn(Event) -> Option<T>) -> Vec<T> {
        std::iter::from_fn(|| self.next_if(&wanted)).collect()
    }

    fn push(&mut self, line: Line) {
        self.lines.push(line.telling(self.from));
    }

    fn tell(&mut self, event: Event) {
        match event {
            Event::OrderRolled { .. } | Event::OrderSettled { .. } | Event::DungeoneerTaken { .. } => {
                self.setting_out(event)
            }
            Event::Walked { figure, .. } if figure.side() == Side::Monster => self.monsters(event),
            Event::Struck(strike) if strike.by.side() == Side::Monster => self.monsters(event),
            Event::MonsterActivated { .. } | Event::MonsterPursues { .. } => self.monsters(event),
            Event::Walked { .. } => self.walk(event),
            Event::Struck(strike) => self.attack(strike),
            Event::DoorOpened { .. }
            | Event::TokenDrawn { .. }
            | Event::TileLaid { .. }
            | Event::DoorsRolled { .. }
            | Event::DoorPlaced { .. }
            | Event::DoorFalse { .. }
            | Event::DoorsWalled
            | Event::DoorFound { .. }
            | Event::DungeonComplete
            | Event::MonstersRolled { .. }
            | Event::MonsterPlaced { .. }
            | Event::MonstersDiscarded { .. } => self.exploring(event),
            Event::SpellTried { .. }
            | Event::SpellPaid { .. }
            | Event::SpellForgone { .. }
            | Event::Teleported { .. }
            | Event::Healed { .. }
            | Event::ShieldRaised { .. }
            | Event::HelpersRolled { .. }
            | Event::HelperSummoned { .. } => self.magic(event),
            Event::TurnBegan { turn } => {
                self.push(Line::passage("turn", say!("turn-began", turn: turn)).about("turn"));
            }
            Event::MonsterPlayerIs { seat } => self.monster_player(seat),
            Event::Ended { how, winners, gold } => self.end(how, winners, gold),
            // What did not come with an attack.
            Event::Died { figure, .. } => {
                let lost = self.next_if(gold_of);
                self.death(figure, lost);
            }
            Event::Vanished { figure, .. } => self.vanishing(figure),
            Event::ShieldBroken { figure } => self.shield_broken(figure),
            Event::GoldGained { figure, gold } => {
                let message = say!("gold-gained", who: self.cast.start(figure), gold: gold);
                self.push(Line::detail("treasure", message).about(figure_thing(figure)));
            }
            Event::GoldLost { gold } => self.gold_lost(gold),
            Event::GoBegan { figure, .. } if figure.side() != Side::Monster => self.go(figure),
            Event::Introduced { .. }
            | Event::SetOut { .. }
            | Event::SpellReached { .. }
            | Event::GoBegan { .. }
            | Event::GoEnded { .. }
            | Event::TreasureFound { .. } => {}
        }
    }

    /// Somebody's go: what is done in it follows, its steps as details.
    fn go(&mut self, figure: Figure) {
        let message = say!("go-began", who: self.cast.start(figure));
        self.push(
            Line::new("turn", message).about(figure_thing(figure)).about_seats(self.cast.owner(figure)),
        );
    }

    /// A walk of a dungeoneer or a helper. One that opens a door is told with the door.
    fn walk(&mut self, event: Event) {
        let Event::Walked { figure, path, dice, stopped, .. } = event else { return };
        let steps = path.steps();
        let to_a_door = |next| matches!(next, Event::TokenDrawn { .. } | Event::DoorOpened { .. });
        if stopped.is_none() && self.events.peek().is_some_and(to_a_door) {
            return self.opening(steps);
        }
        let who = self.cast.start(figure);
        let message = match stopped {
            Some(Stop::Engaged) => say!("walked-engaged", who: who, steps: steps),
            Some(Stop::Fell) => say!("walked-fell", who: who, steps: steps),
            Some(Stop::Door) | None => say!("walked", who: who, steps: steps),
        };
        // A go is often many small steps: only those that something comes of are told to everybody.
        let mut line = match stopped {
            Some(Stop::Engaged | Stop::Fell) => Line::new("moving", message),
            Some(Stop::Door) | None => Line::detail("moving", message),
        };
        line = line.about(figure_thing(figure));
        if let Some(&end) = path.squares().last() {
            line = line.about(square_thing(end));
        }
        if stopped == Some(Stop::Engaged) {
            line = line.teaching("must-fight", self.cast.owner(figure));
        }
        self.push(line);
        if !dice.is_empty() {
            let dice = super::names::faces(dice);
            self.push(Line::detail("tiles", say!("slipping-dice", dice: dice)).about(figure_thing(figure)));
        }
    }

    fn monster_player(&mut self, seat: Option<undercroft_core::Seat>) {
        let line = match seat {
            Some(seat) => Line::passage("monster_player", say!("monster-player-is", who: seat))
                .about("monsters")
                .about(seat)
                .teaching("monster-player", SeatSet::only(seat)),
            None => Line::detail("monster_player", say!("monster-player-none")).about("monsters"),
        };
        self.push(line);
    }

    /// Who died in what was told before, and what was lost with them.
    fn aftermath(&mut self, events: Vec<Event>) {
        let mut events = events.into_iter().peekable();
        while let Some(event) = events.next() {
            match event {
                // Of a helper, who struck it told enough.
                Event::Died { figure, .. } if figure.side() != Side::Dungeoneer => {}
                Event::Died { figure, .. } => {
                    let lost = events.next_if(|next| matches!(next, Event::GoldLost { .. }));
                    self.death(figure, lost.and_then(gold_of));
                }
                Event::Vanished { figure, .. } => self.vanishing(figure),
                Event::ShieldBroken { figure } => self.shield_broken(figure),
                Event::GoldLost { gold } => self.gold_lost(gold),
                _ => {}
            }
        }
    }

    fn gold_lost(&mut self, gold: u16) {
        self.push(Line::detail("treasure", say!("gold-lost", gold: gold)));
    }

    /// Somebody of the party is dead.
    fn death(&mut self, figure: Figure, lost: Option<u16>) {
        let who = self.cast.start(figure);
        let (message, stirs) = match (figure.side(), lost) {
            (Side::Dungeoneer, Some(gold)) => (say!("died-with-gold", who: who, gold: gold), 80),
            (Side::Dungeoneer, None) => (say!("died", who: who), 75),
            (Side::Helper | Side::Monster, _) => (say!("fell", who: who), 0),
        };
        let line = Line::new("fighting", message).about(figure_thing(figure));
        let line = line.about_seats(self.cast.owner(figure)).stirring(stirs);
        self.push(line.teaching("death", self.cast.owner(figure)));
    }

    fn vanishing(&mut self, figure: Figure) {
        let line = Line::detail("spells", say!("vanished", who: self.cast.start(figure)));
        self.push(line.about(figure_thing(figure)));
    }

    fn shield_broken(&mut self, figure: Figure) {
        let line = Line::detail("spells", say!("shield-broken", who: self.cast.to(figure)));
        self.push(line.about(figure_thing(figure)));
    }

    fn end(&mut self, how: Ending, winners: SeatSet, gold: u16) {
        self.push(Line::passage("ending", ending(how)).about("ending"));
        let line = Line::new("ending", verdict(winners, gold)).about_seats(winners);
        self.push(line.stirring(if winners.is_empty() { 90 } else { 40 }));
    }
}

/// Gold that is lost.
fn gold_of(event: Event) -> Option<u16> {
    match event {
        Event::GoldLost { gold } => Some(gold),
        _ => None,
    }
}

/// Why it is over.
pub(in crate::words) fn ending(how: Ending) -> Message {
    match how {
        Ending::FinalTile => say!("ended-final-tile"),
        Ending::HighestSlain => say!("ended-highest-slain"),
        Ending::Complete => say!("ended-complete"),
        Ending::AllDead => say!("ended-all-dead"),
        Ending::TimeOver => say!("ended-time-over"),
    }
}

/// Who has won.
pub(in crate::words) fn verdict(winners: SeatSet, gold: u16) -> Message {
    match winners.len() {
        0 => say!("all-lost"),
        1 => say!("won", who: winners, gold: gold),
        _ => say!("shared", who: winners, gold: gold),
    }
}
