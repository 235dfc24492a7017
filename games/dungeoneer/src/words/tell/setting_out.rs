//! The order of play, and who leads whom.

use super::Story;
use crate::event::Event;
use crate::words::names::figure_thing;
use undercroft_core::{Line, Message, Seat, SeatSet, say};

impl Story<'_> {
    pub(super) fn setting_out(&mut self, event: Event) {
        match event {
            Event::OrderRolled { seat, die, again } => self.order_rolled((seat, die, again)),
            Event::OrderSettled { seat, place } => self.order_settled(seat, place),
            Event::DungeoneerTaken { chosen: true, .. } => self.chosen(event),
            Event::DungeoneerTaken { .. } => self.dealt(event),
            _ => {}
        }
    }

    /// All dice of one round of rolling, in one line.
    fn order_rolled(&mut self, first: (Seat, u8, bool)) {
        let mut rolled = vec![first];
        rolled.extend(self.more(|next| match next {
            Event::OrderRolled { seat, die, again } if again == first.2 => Some((seat, die, again)),
            _ => None,
        }));
        let dice: Vec<Message> =
            rolled.iter().map(|&(seat, die, _)| say!("order-die", who: seat, die: die)).collect();
        let message =
            if first.2 { say!("order-rolled-again", dice: dice) } else { say!("order-rolled", dice: dice) };
        let seats = rolled.iter().fold(SeatSet::EMPTY, |mut seats, one| {
            seats.insert(one.0);
            seats
        });
        self.push(Line::detail("setup", message).about_seats(seats));
    }

    fn order_settled(&mut self, seat: Seat, place: u8) {
        let mut order = vec![(place, seat)];
        order.extend(self.more(|next| match next {
            Event::OrderSettled { seat, place } => Some((place, seat)),
            _ => None,
        }));
        order.sort_by_key(|&(place, _)| place);
        let order: Vec<Message> = order.into_iter().map(|(_, seat)| say!("in-order", who: seat)).collect();
        self.push(Line::new("setup", say!("order-settled", order: order)).about("turn"));
    }

    fn chosen(&mut self, event: Event) {
        let Event::DungeoneerTaken { figure, kind, seat, .. } = event else { return };
        let name = self.cast.rules.dungeoneer_name(kind);
        let line = match seat {
            Some(seat) => {
                Line::new("dungeoneers", say!("dungeoneer-chosen", who: seat, figure: name)).about(seat)
            }
            None => Line::new("dungeoneers", say!("dungeoneer-spare", figures: vec![name])),
        };
        self.push(line.about(figure_thing(figure)));
    }

    /// Each player's dungeoneers in a line of their own, and the spare ones in one.
    fn dealt(&mut self, event: Event) {
        let taken = |event: Event| match event {
            Event::DungeoneerTaken { figure, kind, seat, chosen: false } => Some((seat, figure, kind)),
            _ => None,
        };
        let mut dealt: Vec<_> = taken(event).into_iter().collect();
        dealt.extend(self.more(taken));
        let mut owners: Vec<Option<Seat>> = dealt.iter().map(|&(seat, ..)| seat).collect();
        owners.sort_by_key(|seat| seat.is_none());
        owners.dedup();
        let mut told: Vec<Option<Seat>> = Vec::new();
        for owner in owners {
            if told.contains(&owner) {
                continue;
            }
            told.push(owner);
            let theirs: Vec<_> = dealt.iter().filter(|&&(seat, ..)| seat == owner).collect();
            let names: Vec<_> =
                theirs.iter().map(|&&(_, _, kind)| self.cast.rules.dungeoneer_name(kind)).collect();
            let message = match owner {
                Some(seat) => say!("dungeoneers-dealt", who: seat, figures: names),
                None => say!("dungeoneer-spare", figures: names),
            };
            let line = owner.into_iter().fold(Line::new("dungeoneers", message), Line::about);
            let line = theirs.iter().fold(line, |line, &&(_, figure, _)| line.about(figure_thing(figure)));
            self.push(line);
        }
    }
}
