//! The end of the game, and who has won.

use crate::Dungeoneer;
use crate::event::{Ending, Event};
use crate::state::{Figures, Phase, State};
use undercroft_core::{Audience, Listener, Outcome, Seat, SeatSet};

impl Dungeoneer {
    /// Ends the game at once, after gold, where it is over. Whether it is.
    pub(crate) fn has_ended(&self, state: &mut State, to: &mut impl Listener<Event>) -> bool {
        if let Some(how) = self.how_it_ends(state) {
            self.end(state, how, to);
        }
        state.phase == Phase::Over
    }

    /// How the game ends now, if it does.
    pub(crate) fn how_it_ends(&self, state: &State) -> Option<Ending> {
        let nobody = state.living & self.owned() == 0;
        if nobody {
            Some(Ending::AllDead)
        } else if state.highest_slain {
            Some(Ending::HighestSlain)
        } else if state.last_tile.is_some() && state.of_final_tile == 0 {
            Some(Ending::FinalTile)
        } else if state.complete && !state.any_monster() {
            Some(Ending::Complete)
        } else {
            None
        }
    }

    /// The dungeoneers that are some player's.
    fn owned(&self) -> Figures {
        (1 << (self.players * self.each)) - 1
    }

    pub(crate) fn end(&self, state: &mut State, how: Ending, to: &mut impl Listener<Event>) {
        state.phase = Phase::Over;
        state.ending = Some(how);
        state.acting = None;
        state.target = None;
        state.steps = 0;
        let winners = self.winners(state);
        let gold = winners.into_iter().next().map_or(0, |seat| self.gold_of(state, seat));
        to.hear(Audience::Everyone, Event::Ended { how, winners, gold });
    }

    /// The living dungeoneers of a player, by place.
    fn own<'a>(&self, state: &'a State, seat: Seat) -> impl Iterator<Item = usize> + 'a {
        let owner = Some(seat.index() as u8);
        state.living_dungeoneers().filter(move |&place| state.heroes[place].owner == owner)
    }

    /// How many dungeoneers of a player live.
    pub(crate) fn living_of(&self, state: &State, seat: Seat) -> u8 {
        self.own(state, seat).count() as u8
    }

    /// The gold of a player's living dungeoneers.
    pub(crate) fn gold_of(&self, state: &State, seat: Seat) -> u16 {
        self.own(state, seat).map(|place| state.heroes[place].gold).sum()
    }

    /// The most gold wins, then the most living dungeoneers. Nobody wins where all are dead, or when the last turn is over.
    fn winners(&self, state: &State) -> SeatSet {
        if matches!(state.ending, Some(Ending::AllDead | Ending::TimeOver)) {
            return SeatSet::EMPTY;
        }
        let living = || Seat::all(self.players).filter(|&seat| self.living_of(state, seat) > 0);
        let key = |seat: Seat| (self.gold_of(state, seat), self.living_of(state, seat));
        let most = living().map(key).max();
        living().filter(|&seat| Some(key(seat)) == most).collect()
    }

    pub(crate) fn standing(&self, state: &State) -> Outcome {
        let key = |seat: Seat| {
            let living = self.living_of(state, seat);
            (living > 0, self.gold_of(state, seat), living)
        };
        let lost = matches!(state.ending, Some(Ending::AllDead | Ending::TimeOver));
        let rank = |seat: Seat| if lost { (false, 0, 0) } else { key(seat) };
        Outcome::rank(self.players, self.winners(state), rank, |seat| self.gold_of(state, seat).into())
    }
}
