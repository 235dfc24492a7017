//! What an eye sees: filled field by field, never the state with holes in it.

use crate::Rush;
use crate::hand::{Grip, Hand};
use crate::number::{Boss, Hero, Monster, Slot};
use crate::options::Race;
use crate::rewards::{Gift, has_gains};
use crate::scoring::Prize;
use crate::setup::free_heroes;
use crate::skill::Skills;
use crate::state::{HANDS, Phase, State};
use serde::Serialize;
use undercroft_core::{Eye, Seat, SeatSet};

/// The table as one eye sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The level, counted from 1.
    pub level: u8,
    /// The round, counted from 1.
    pub round: u8,
    /// Which calling of the round it is, counted from 1.
    pub calling: u8,
    /// What the table waits for.
    pub phase: Phase,
    /// From whom.
    pub waiting_for: SeatSet,
    /// How the monsters are raced for.
    pub race: Race,
    /// Whether somebody alone still has free hands, and not long.
    pub hurried: bool,
    /// Who drafts first.
    pub first: Seat,
    /// By whom contests of this round go, in a calm race.
    pub order: Vec<Seat>,
    /// The Dungeon Lord of this game.
    pub lord: Boss,
    /// The Dragon of this game.
    pub dragon: Boss,
    /// The heroes that may still be drafted.
    pub free_heroes: Vec<Hero>,
    /// The places in the middle of the table.
    pub slots: Vec<SlotView>,
    /// Everyone, by seat.
    pub players: Vec<PlayerView>,
    /// How many monsters of each level have not come up.
    pub decks: Vec<u32>,
}

/// A place in the middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SlotView {
    /// The monster that lies there face up.
    pub monster: Option<Monster>,
    /// Whose hand is on it.
    pub owner: Option<Seat>,
}

/// A player as the eye sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The left and the right hero with their hands.
    pub heroes: Vec<HeroView>,
    /// Coins so far, less those for defeats.
    pub coins: i32,
    /// Monsters defeated.
    pub won: u8,
    /// Monsters that defeated a hero.
    pub failed: u8,
    /// What the heroes could beat together if the game ended now; once it is over, what they did.
    pub prize: Option<Prize>,
    /// Whether there is something gained to be given to a hero.
    pub has_gains: bool,
    /// What they do with their gains, by the hand that attacked, where this eye knows it.
    pub gifts: Option<Vec<Option<Gift>>>,
}

/// A hero with the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HeroView {
    /// Which hero it is, once drafted.
    pub hero: Option<Hero>,
    /// What the hero can do.
    pub skills: Skills,
    /// Where the hand is.
    pub hand: Grip,
    /// The monster that the hand calls, where this eye knows it.
    pub call: Option<Slot>,
}

impl View {
    /// A player by their seat.
    pub(crate) fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }

    /// The monster in a place, if there is one.
    pub(crate) fn monster_at(&self, slot: Slot) -> Option<Monster> {
        self.slots.get(slot.index()).and_then(|place| place.monster)
    }
}

impl PlayerView {
    /// A hero by the hand.
    pub(crate) fn hero(&self, hand: Hand) -> &HeroView {
        &self.heroes[hand.index()]
    }

    /// Both heroes' skills, added.
    pub(crate) fn together(&self) -> Skills {
        self.hero(Hand::Left).skills + self.hero(Hand::Right).skills
    }
}

impl Rush {
    /// What this eye sees.
    pub(crate) fn seen_by(&self, state: &State, eye: Eye) -> View {
        let calm = self.options.race == Race::Calm;
        let slot = |slot: Slot| {
            let lair = state.slots[slot.index()];
            SlotView { monster: lair.monster, owner: lair.owner }
        };
        View {
            level: State::level_of(state.round) as u8 + 1,
            round: state.round + 1,
            calling: state.calling + 1,
            phase: state.phase,
            waiting_for: state.awaited,
            race: self.options.race,
            hurried: self.is_hurried(state),
            first: state.first,
            order: self.public_order(state.first, state.round).filter(|_| calm).collect(),
            lord: state.lord,
            dragon: state.dragon,
            free_heroes: free_heroes(state).filter(|_| state.phase == Phase::Draft).collect(),
            slots: self.slots().map(slot).collect(),
            players: Seat::all(self.players).map(|seat| self.player_seen(state, seat, eye)).collect(),
            decks: state.decks.iter().map(|deck| deck.count_ones()).collect(),
        }
    }

    fn player_seen(&self, state: &State, seat: Seat, eye: Eye) -> PlayerView {
        let player = state.player(seat);
        let knows = eye == Eye::Seat(seat) || eye == Eye::All;
        let hero = |hand: Hand| HeroView {
            hero: player.heroes[hand.index()],
            skills: player.skills[hand.index()],
            hand: player.hands[hand.index()],
            call: player.calls[hand.index()].filter(|_| knows),
        };
        PlayerView {
            heroes: Hand::ALL.map(hero).to_vec(),
            coins: self.coins_of(state, seat),
            won: player.won,
            failed: player.failed,
            prize: self.prize_of(state, seat).map(|(prize, _)| prize),
            has_gains: has_gains(state, player),
            gifts: player.gifts.filter(|_| knows).map(|gifts: [_; HANDS]| gifts.to_vec()),
        }
    }

    /// What each seat has so far, by what is seen: the prize counts once the game is over.
    pub(crate) fn scores_seen(&self, view: &View) -> Vec<i32> {
        let prize = |prize: Prize| match prize {
            Prize::Lord => self.cards.lords[view.lord.index()].coins,
            Prize::Dragon => self.cards.dragons[view.dragon.index()].coins,
        };
        let over = view.phase == Phase::Over;
        let score =
            |player: &PlayerView| player.coins + i32::from(player.prize.filter(|_| over).map_or(0, prize));
        view.players.iter().map(score).collect()
    }
}
