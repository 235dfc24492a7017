//! Who is who: events name figures by number, and a move is told when nobody looks at the table any more. So every figure is
//! introduced before the first event of a move that speaks of it.

use crate::event::Event;
use crate::ids::{DUNGEONEERS, Dungeoneering, Figure, HEROES, MONSTERS, MonsterKind, Side};
use crate::state::{Hero, State};
use undercroft_core::{Audience, Listener, Seat};

/// Passes on what happens, and introduces whoever it speaks of.
pub(crate) struct Introducing<'a, L> {
    to: &'a mut L,
    kinds: [u8; HEROES + MONSTERS],
    owners: [Option<u8>; HEROES],
    /// Who has been introduced, one bit each.
    known: u64,
}

impl<'a, L> Introducing<'a, L> {
    /// Introduces those who are on the table now; whoever comes later is told with its coming.
    #[inline]
    pub(crate) fn at(state: &State, to: &'a mut L) -> Introducing<'a, L> {
        let mut kinds = [0; HEROES + MONSTERS];
        for (kind, hero) in kinds.iter_mut().zip(&state.heroes) {
            *kind = hero.kind;
        }
        for (kind, monster) in kinds[HEROES..].iter_mut().zip(&state.monsters) {
            *kind = monster.kind;
        }
        Introducing { to, kinds, owners: state.heroes.map(|hero: Hero| hero.owner), known: 0 }
    }

    fn introduction(&self, figure: Figure) -> Event {
        let kind = self.kinds.get(figure.index()).copied().unwrap_or(0);
        let owner = self.owners.get(figure.index()).copied().flatten();
        let seat = match figure.side() {
            Side::Helper => {
                owner.and_then(|summoner| self.owners.get(usize::from(summoner)).copied().flatten())
            }
            _ => owner,
        };
        let is_dungeoneer = figure.index() < DUNGEONEERS;
        Event::Introduced {
            figure,
            dungeoneer: is_dungeoneer.then_some(Dungeoneering(kind)),
            monster: (!is_dungeoneer).then_some(MonsterKind(kind)),
            seat: seat.map(|seat| Seat::new(seat.into())),
        }
    }
}

impl<L: Listener<Event>> Listener<Event> for Introducing<'_, L> {
    #[inline]
    fn hear(&mut self, audience: Audience, event: Event) {
        if let Event::MonsterPlaced { figure, .. }
        | Event::HelperSummoned { figure, .. }
        | Event::DungeoneerTaken { figure, .. } = event
        {
            self.known |= 1 << figure.index();
        }
        for figure in event.figures().into_iter().flatten() {
            if self.known & (1 << figure.index()) == 0 {
                self.known |= 1 << figure.index();
                self.to.hear(audience, self.introduction(figure));
            }
        }
        self.to.hear(audience, event);
    }
}
