//! Treasure: the gold that a monster carried, and how it is shared.

use crate::Dungeoneer;
use crate::event::Event;
use crate::ids::{DUNGEONEERS, Figure, Level};
use crate::state::{Monster, State};
use undercroft_core::{Audience, Listener, Rng};

impl Dungeoneer {
    /// Rolls what a dead monster carried and shares it among the living who wounded it.
    pub(crate) fn share_treasure(
        &self,
        state: &mut State,
        figure: Figure,
        monster: &Monster,
        level: Level,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) {
        let (dice, gold) = self.cards.levels[level.index()].gold.roll(chance);
        to.hear(Audience::Everyone, Event::TreasureFound { monster: figure, dice, gold });
        let mut wounds = [0; DUNGEONEERS];
        state.living_dungeoneers().for_each(|place| wounds[place] = monster.credit_of(place));
        let (shares, lost) = shared_by_wounds(gold, wounds);
        for (place, gold) in shares.into_iter().enumerate().filter(|(_, gold)| *gold > 0) {
            state.heroes[place].gold += gold;
            to.hear(Audience::Everyone, Event::GoldGained { figure: Figure(place as u8), gold });
        }
        if lost > 0 {
            to.hear(Audience::Everyone, Event::GoldLost { gold: lost });
        }
    }
}

/// An equal number of gold for each wound, then what is left evenly among those who wounded; the rest is lost.
pub(crate) fn shared_by_wounds(gold: u16, wounds: [u8; DUNGEONEERS]) -> ([u16; DUNGEONEERS], u16) {
    let all: u16 = wounds.iter().map(|&wounds| u16::from(wounds)).sum();
    let sharing = wounds.iter().filter(|&&wounds| wounds > 0).count() as u16;
    if all == 0 {
        return ([0; DUNGEONEERS], gold);
    }
    let (each_wound, left) = (gold / all, gold % all);
    let (each, lost) = (left / sharing, left % sharing);
    let share = |wounds: u8| if wounds > 0 { each_wound * u16::from(wounds) + each } else { 0 };
    (wounds.map(share), lost)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_made_of_nothing_and_all_is_shared_or_lost() {
        for gold in 0..60 {
            for wounds in [[3, 1, 0, 0, 0, 0], [1; 6], [0, 0, 8, 0, 0, 0], [2, 0, 3, 0, 1, 0], [0; 6]] {
                let (shares, lost) = shared_by_wounds(gold, wounds);
                assert_eq!(shares.iter().sum::<u16>() + lost, gold);
                assert!(shares.iter().zip(wounds).all(|(&share, wounds)| wounds > 0 || share == 0));
            }
        }
    }
}
