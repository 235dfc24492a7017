//! What the monsters do: several goes in one line, each with its dice as details.

use super::Story;
use super::attack::single;
use crate::event::{Event, Strike};
use crate::ids::{Figure, Side};
use crate::words::names::figure_thing;
use undercroft_core::{Arg, Line, Message, say};

/// One monster's go, as far as it is told here.
struct Go {
    monster: Figure,
    steps: u8,
    fell: bool,
    target: Option<Figure>,
    strike: Option<Strike>,
}

/// Monsters of a kind that did the same to the same.
struct Pack {
    name: Arg,
    target: Option<Figure>,
    fought: bool,
    count: u16,
    wounds: u16,
}

impl Story<'_> {
    /// All that monsters do one after the other, from this event on.
    pub(super) fn monsters(&mut self, first: Event) {
        let (mut goes, mut after) = (Vec::new(), Vec::new());
        let mut next = Some(first);
        while let Some(event) = next {
            note(&mut goes, &mut after, event);
            next = self.next_if(|next| of_monsters(next).then_some(next));
        }
        goes.retain(|go: &Go| go.steps > 0 || go.fell || go.strike.is_some());
        self.goes(&goes);
        self.aftermath(after);
    }

    fn goes(&mut self, goes: &[Go]) {
        let message = match goes {
            [] => return,
            [go] => self.one_go(go),
            goes => self.many_goes(goes),
        };
        // Each monster acts in moves of its own. What wounds nobody is told to those who want to know it all, so that the goes
        // of many read as one passage.
        let wounds: u8 = goes.iter().filter_map(|go| go.strike).map(|strike| strike.wounds).sum();
        let mut line = match wounds > 0 {
            true => Line::new("monster_player", message),
            false => Line::detail("monster_player", message),
        };
        for figure in goes.iter().flat_map(|go| [Some(go.monster), go.target]).flatten() {
            if !line.things.contains(&figure_thing(figure)) {
                line = line.about(figure_thing(figure));
            }
        }
        self.push(line.stirring((3 * wounds).min(40)));
        for go in goes {
            if goes.len() > 1 {
                let message = self.one_go(go);
                self.push(Line::detail("monster_player", message).about(figure_thing(go.monster)));
            }
            if let Some(strike) = &go.strike {
                self.dice_of(strike);
            }
        }
    }

    fn one_go(&self, go: &Go) -> Message {
        let who = || self.cast.start(go.monster);
        match (go.strike, go.target) {
            (Some(strike), _) => single(&self.cast, strike, go.steps > 0),
            (None, _) if go.fell => say!("walked-fell", who: who(), steps: go.steps),
            (None, Some(target)) => {
                say!("monster-nears", who: who(), steps: go.steps, whom: self.cast.to(target))
            }
            (None, None) => say!("walked", who: who(), steps: go.steps),
        }
    }

    /// `The monsters: 2 × Orc fight the Elf, 1 wound; the Ogre comes nearer.`
    fn many_goes(&self, goes: &[Go]) -> Message {
        let mut packs: Vec<Pack> = Vec::new();
        for go in goes {
            let (name, fought) = (self.cast.name(go.monster), go.strike.is_some());
            let target = go.strike.map(|strike| strike.figure).filter(|_| fought);
            let wounds = go.strike.map_or(0, |strike| strike.wounds.into());
            match packs
                .iter_mut()
                .find(|pack| (&pack.name, pack.target, pack.fought) == (&name, target, fought))
            {
                Some(pack) => {
                    pack.count += 1;
                    pack.wounds += wounds;
                }
                None => packs.push(Pack { name, target, fought, count: 1, wounds }),
            }
        }
        let told = packs.into_iter().map(|pack| {
            let group = say!("pack", count: pack.count, figure: pack.name);
            match pack.target {
                Some(target) => {
                    let whom = self.cast.the(target);
                    say!("pack-fights", group: group, count: pack.count, whom: whom, wounds: pack.wounds)
                }
                None => say!("pack-nears", group: group, count: pack.count),
            }
        });
        let goes = told.reduce(|first, next| say!("packs", first: first, next: next));
        say!("monsters-act", goes: goes.unwrap_or(say!("nobody")))
    }
}

/// Whether monsters' goes go on with this.
fn of_monsters(event: Event) -> bool {
    match event {
        Event::MonsterActivated { .. } | Event::MonsterPursues { .. } => true,
        Event::Walked { figure, .. } | Event::GoEnded { figure } | Event::GoBegan { figure, .. } => {
            figure.side() == Side::Monster
        }
        Event::Struck(strike) => strike.by.side() == Side::Monster,
        Event::Died { .. } | Event::Vanished { .. } | Event::ShieldBroken { .. } | Event::GoldLost { .. } => {
            true
        }
        _ => false,
    }
}

fn note(goes: &mut Vec<Go>, after: &mut Vec<Event>, event: Event) {
    fn go_of(goes: &mut Vec<Go>, monster: Figure) -> &mut Go {
        if goes.last().is_none_or(|go| go.monster != monster) {
            goes.push(Go { monster, steps: 0, fell: false, target: None, strike: None });
        }
        goes.last_mut().expect("one was just added")
    }
    match event {
        Event::MonsterActivated { figure, .. } => {
            go_of(goes, figure);
        }
        Event::MonsterPursues { figure, target } => go_of(goes, figure).target = Some(target),
        Event::Walked { figure, path, stopped, .. } => {
            let go = go_of(goes, figure);
            go.steps += path.steps();
            go.fell = stopped == Some(crate::event::Stop::Fell);
        }
        Event::Struck(strike) => {
            let go = go_of(goes, strike.by);
            go.target = Some(strike.figure);
            go.strike = Some(strike);
        }
        Event::Died { .. } | Event::Vanished { .. } | Event::ShieldBroken { .. } | Event::GoldLost { .. } => {
            after.push(event);
        }
        _ => {}
    }
}
