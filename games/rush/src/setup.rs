//! Setting up the game: the Lord and the Dragon, the first player, and the draft of heroes.

use crate::Rush;
use crate::event::Event;
use crate::hand::Hand;
use crate::number::{Boss, Hero};
use crate::state::{CallOrder, HANDS, Lair, MOST_PLAYERS, MOST_SLOTS, Phase, Player, State};
use undercroft_core::chance::below;
use undercroft_core::{Audience, Listener, Refusal, Rng, Seat, SeatSet, say};

impl Rush {
    /// Lays one Lord and one Dragon open, chooses the first player and puts all heroes into the middle.
    pub(crate) fn set_up_game(&self, chance: &mut impl Rng, to: &mut impl Listener<Event>) -> State {
        let lord = Boss(below(chance, self.cards.lords.len() as u32) as u8);
        let dragon = Boss(below(chance, self.cards.dragons.len() as u32) as u8);
        let first = Seat::new(below(chance, self.players as u32) as usize);
        to.hear(Audience::Everyone, Event::SetUp { lord, dragon, first });
        State {
            players: [Player::NOBODY; MOST_PLAYERS],
            slots: [Lair::EMPTY; MOST_SLOTS],
            order: CallOrder::default(),
            decks: self.decks,
            heroes: self.all_heroes(),
            lord,
            dragon,
            first,
            round: 0,
            calling: 0,
            phase: Phase::Draft,
            awaited: SeatSet::only(first),
            discarded: 0,
        }
    }

    /// Drafts a hero: the first is the left hand's, the second the right hand's.
    pub(crate) fn take_hero(
        &self,
        state: &mut State,
        seat: Seat,
        hero: Hero,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        if state.phase != Phase::Draft || !state.awaited.contains(seat) {
            return Err(Refusal::new("setup", say!("refused-draft-turn")));
        }
        if !is_free(state, hero) {
            return Err(Refusal::new("setup", say!("refused-hero-gone")));
        }
        state.heroes &= !(1 << hero.index());
        let hand = if state.player(seat).heroes[0].is_none() { Hand::Left } else { Hand::Right };
        let player = state.player_mut(seat);
        player.heroes[hand.index()] = Some(hero);
        player.skills[hand.index()] = self.cards.heroes[hero.index()].skills;
        to.hear(Audience::Everyone, Event::HeroTaken { seat, hand, hero });
        match self.who_drafts(state) {
            Some(next) => state.awaited = SeatSet::only(next),
            None => self.begin_round(state, chance, to),
        }
        Ok(())
    }

    /// Whose turn it is to draft: clockwise from the first player, then back from the last; nobody once all have two heroes.
    pub(crate) fn who_drafts(&self, state: &State) -> Option<Seat> {
        let taken = Seat::all(self.players).map(|seat| state.player(seat).heroes.iter().flatten().count());
        self.drafts(state.first, taken.sum())
    }

    /// Who drafts after so many heroes were taken.
    pub(crate) fn drafts(&self, first: Seat, taken: usize) -> Option<Seat> {
        let last = HANDS * self.players - 1;
        (taken <= last).then(|| self.clockwise(first, taken.min(last - taken)))
    }

    /// The seat so many places clockwise of another.
    pub(crate) fn clockwise(&self, from: Seat, places: usize) -> Seat {
        Seat::new((from.index() + places) % self.players)
    }

    /// A set with all heroes in it.
    pub(crate) fn all_heroes(&self) -> u16 {
        u16::MAX >> (u16::BITS as usize - self.cards.heroes.len())
    }
}

/// Whether a hero may still be drafted.
pub(crate) fn is_free(state: &State, hero: Hero) -> bool {
    hero.index() < u16::BITS as usize && state.heroes & (1 << hero.index()) != 0
}

/// The heroes that may still be drafted.
#[inline]
pub(crate) fn free_heroes(state: &State) -> impl Iterator<Item = Hero> + use<> {
    let heroes = state.heroes;
    (0..u16::BITS as u8).filter(move |hero| heroes & (1 << hero) != 0).map(Hero)
}
