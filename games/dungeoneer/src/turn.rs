//! The turn: players in order, then the spare dungeoneers, then the monsters.

use crate::Dungeoneer;
use crate::event::{Ending, Event};
use crate::ids::Figure;
use crate::state::{EVERY_HERO, Figures, Phase, State};
use undercroft_core::{Audience, Listener, Rng, Seat};

impl Dungeoneer {
    /// Who runs the figures whose place it is: each player their own; the spare ones are run by the players in turn, the first by
    /// another one every turn and the second by the next.
    pub(crate) fn runner(&self, state: &State) -> Seat {
        let place = usize::from(state.place);
        let place = match place.checked_sub(self.players) {
            None => place,
            Some(spare) => (usize::from(state.turn.saturating_sub(1)) + spare) % self.players,
        };
        state.order[place]
    }

    /// The place of a seat in the order of play.
    pub(crate) fn place_of(&self, state: &State, seat: Seat) -> u8 {
        state.order[..self.players].iter().position(|&other| other == seat).unwrap_or(0) as u8
    }

    /// The dungeoneers that go at a place: all of a player, or one spare one.
    #[inline]
    fn run_from(&self, place: u8) -> Figures {
        match place.checked_sub(self.players as u8) {
            None => ((1 << self.each) - 1) << (usize::from(place) * self.each),
            Some(spare) => 1 << (self.players * self.each + usize::from(spare)),
        }
    }

    /// How many places have dungeoneers: one for each player, and one for each spare dungeoneer.
    fn places(&self) -> u8 {
        (self.players + self.spare) as u8
    }

    /// A turn begins. After so many quiet ones in a row a door opens by itself.
    pub(crate) fn begin_turn(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        if state.turn >= self.cards.turns {
            return self.end(state, Ending::TimeOver, to);
        }
        state.turn += 1;
        state.place = 0;
        state.opener = None;
        state.stirred = state.any_monster();
        state.done &= !EVERY_HERO;
        state.tried = 0;
        to.hear(Audience::Everyone, Event::TurnBegan { turn: state.turn });
        state.acting = None;
        if state.quiet >= self.cards.quiet_turns {
            state.quiet = 0;
            self.door_opens_by_itself(state, chance, to);
        } else {
            self.next_go(state, chance, to);
        }
    }

    /// The door nearest to any dungeoneer opens, and the player after whoever opened the last one counts as its opener. If it is
    /// false, the next nearest does.
    fn door_opens_by_itself(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        let opener = state.last_opener.map_or(0, |last| (last + 1) % self.players as u8);
        while let Some(door) = self.nearest_door(state) {
            if self.open_door(state, door, (None, opener), chance, to) {
                break;
            }
        }
        if !self.place_what_was_rolled(state) {
            self.after_opening(state, chance, to);
        }
    }

    /// All is settled behind a door: whoever opened it goes on, unless a monster stands next to them.
    pub(crate) fn after_opening(
        &self,
        state: &mut State,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        state.first_placed = None;
        if self.has_ended(state, to) {
            return;
        }
        match state.acting {
            Some(figure) => {
                if state.is_engaged(figure) {
                    state.steps = 0;
                }
                state.phase = Phase::Going;
            }
            None => self.next_go(state, chance, to),
        }
    }

    /// Those of whom one goes next: helpers right after who summoned them, then the others of the same player.
    pub(crate) fn next_ones(&self, state: &State) -> Figures {
        let summoner = |helper: Figure| state.heroes[helper.index()].owner.unwrap_or(0);
        let follows = |helper| state.done & Figure(summoner(helper)).bit() != 0;
        let helpers = state.those(state.helpers() & !state.done, follows);
        if helpers != 0 {
            return helpers;
        }
        state.dungeoneers() & !state.done & self.run_from(state.place)
    }

    /// The next go begins, or somebody has to say whose it is; after the last one the monsters act.
    pub(crate) fn next_go(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        while state.place < self.places() {
            let ones = self.next_ones(state);
            match ones.count_ones() {
                0 => state.place += 1,
                1 => return self.begin_go(state, Figure(ones.trailing_zeros() as u8), to),
                _ => {
                    state.phase = Phase::NextGo;
                    return;
                }
            }
        }
        self.monsters_act(state, chance, to);
    }

    /// A go begins with all its steps.
    pub(crate) fn begin_go(&self, state: &mut State, figure: Figure, to: &mut impl Listener<Event>) {
        state.acting = Some(figure);
        state.steps = self.able(state, figure).moves;
        state.phase = Phase::Going;
        to.hear(Audience::Everyone, Event::GoBegan { figure, seat: self.runner(state), steps: state.steps });
    }

    /// A go is over, and the next one begins.
    pub(crate) fn end_go(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        if let Some(figure) = state.acting.take() {
            state.done |= figure.bit();
            to.hear(Audience::Everyone, Event::GoEnded { figure });
        }
        state.steps = 0;
        self.next_go(state, chance, to);
    }

    /// A turn is over.
    pub(crate) fn end_turn(&self, state: &mut State, chance: &mut impl Rng, to: &mut impl Listener<Event>) {
        state.quiet = if state.stirred { 0 } else { state.quiet + 1 };
        self.begin_turn(state, chance, to);
    }
}
