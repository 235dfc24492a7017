//! Spells that are tried, paid for and forgone, and those that do not attack.

use super::Story;
use crate::dice::Dice;
use crate::event::Event;
use crate::ids::Figure;
use crate::words::names::{bearing, faces, figure_thing, spell_thing, square_thing};
use undercroft_core::{Line, Message, say};

impl Story<'_> {
    pub(super) fn magic(&mut self, event: Event) {
        match event {
            Event::SpellTried { figure, spell, die, needed, works } => {
                let id = if works { "spell-works" } else { "spell-fails" };
                let name = self.cast.rules.spell_name(spell);
                let message = say!(id, who: self.cast.start(figure), spell: name, die: die, needed: needed);
                let line = Line::new("magic", message).about(figure_thing(figure)).about(spell_thing(spell));
                let owner = self.cast.owner(figure);
                self.push(if works { line } else { line.teaching("pay", owner) });
            }
            Event::SpellPaid { figure, spell, .. } => {
                let name = self.cast.rules.spell_name(spell);
                let message = say!("spell-paid", who: self.cast.start(figure), spell: name);
                let line = Line::new("magic", message).about(figure_thing(figure)).stirring(15);
                self.push(line.about(spell_thing(spell)));
            }
            Event::SpellForgone { figure, spell } => {
                let name = self.cast.rules.spell_name(spell);
                let message = say!("spell-forgone", who: self.cast.start(figure), spell: name);
                self.push(
                    Line::detail("magic", message).about(figure_thing(figure)).about(spell_thing(spell)),
                );
            }
            Event::Teleported { figure, from, to, tile, kind, .. } => {
                let name = self.cast.rules.tile_name(kind);
                let message = say!("teleported", who: self.cast.start(figure), bearing: bearing(from, to),
                    tile: name, number: tile.number());
                self.push(Line::new("spells", message).about(figure_thing(figure)).about(square_thing(to)));
            }
            Event::Healed { figure, healer, wounds, price, .. } => self.healed(figure, healer, wounds, price),
            Event::ShieldRaised { figure } => {
                let message = say!("shield-raised", who: self.cast.to(figure));
                self.push(Line::new("spells", message).about(figure_thing(figure)));
            }
            Event::HelpersRolled { figure, die, count } => {
                let message = say!("helpers-rolled", dice: faces(Dice::one(die)), count: count);
                self.push(Line::detail("spells", message).about(figure_thing(figure)));
            }
            Event::HelperSummoned { figure, by, .. } => self.summoned(figure, by),
            _ => {}
        }
    }

    fn healed(&mut self, figure: Figure, healer: Figure, wounds: u8, price: u16) {
        let who = self.cast.start(healer);
        let message = match figure == healer {
            true => say!("healed-self", who: who, wounds: wounds, price: price),
            false => say!("healed", who: who, whom: self.cast.to(figure), wounds: wounds, price: price),
        };
        let line = Line::new("spells", message).about(figure_thing(healer));
        self.push(if figure == healer { line } else { line.about(figure_thing(figure)) });
    }

    fn summoned(&mut self, first: Figure, by: Figure) {
        let mut came = vec![first];
        came.extend(self.more(|next| match next {
            Event::HelperSummoned { figure, .. } => Some(figure),
            _ => None,
        }));
        let names: Vec<Message> = came.iter().map(|&figure| self.cast.marked(figure)).collect();
        let message = say!("summoned", who: self.cast.to(by), figures: names, count: came.len());
        let line = Line::new("spells", message).about(figure_thing(by));
        self.push(came.into_iter().fold(line, |line, figure| line.about(figure_thing(figure))));
    }
}
