//! Each kind of room in all the worlds that are possible.

use super::{
    Brings, ChestShare, FightPreview, Harm, ItemPreview, Likelihood, Others, Range, Reward, TrapHit,
    TrapPreview, TreasurePreview,
};
use crate::Raiders;
use crate::card::POWER_CARDS;
use crate::cards::{Attacks, Benefit, Hits};
use crate::item::Item;
use crate::room::{Boss, Room};
use crate::rooms::monster::Fight;
use crate::rooms::treasure::OpenChest;
use crate::rooms::{Values, coins_lost, trap, vault, wounds_healed};
use crate::state::Phase;
use crate::view::{PlayedCard, PlayerView, View};
use undercroft_core::SeatSet;

impl Range {
    const UNSEEN: Range = Range { least: u8::MAX, most: 0 };

    fn see(&mut self, number: u8) {
        (self.least, self.most) = (self.least.min(number), self.most.max(number));
    }
}

impl Raiders {
    pub(super) fn foresee_treasure(
        &self,
        view: &View,
        others: &Others,
        value: u8,
        chests: [u8; 2],
    ) -> TreasurePreview {
        let mut coins = Range::UNSEEN;
        let mut shares: Vec<ChestShare> = Vec::new();
        others.each_world(value, |values| {
            let share = self.share_of_treasure(view, others, values, chests);
            coins.see(share.kept);
            if !shares.contains(&share) {
                shares.push(share);
            }
        });
        TreasurePreview {
            chests,
            coins,
            certain: if let [share] = shares[..] { Some(share) } else { None },
            higher: others.who(|values| values.iter().any(|&other| other > value)),
            equal: others.who(|values| values.contains(&value)),
            all_known: others.unknown().is_empty(),
        }
    }

    fn share_of_treasure(&self, view: &View, others: &Others, values: Values, chests: [u8; 2]) -> ChestShare {
        let opened = OpenChest::both(self.players, values, chests);
        let mine = |chest: &Option<OpenChest>| chest.is_some_and(|chest| chest.seats.contains(others.me));
        let Some((place, chest)) = opened.into_iter().enumerate().find(|(_, chest)| mine(chest)) else {
            return ChestShare { place: 0, chest: 0, with: SeatSet::EMPTY, each: 0, kept: 0 };
        };
        let OpenChest { value, seats, each } = chest.expect("it was opened");
        let with = seats.without(SeatSet::only(others.me));
        let kept = self.coins_kept(view.player(others.me).coins, each);
        ChestShare { place: place as u8 + 1, chest: value, with, each, kept }
    }

    pub(super) fn foresee_fight(&self, view: &View, others: &Others, value: u8, room: &Room) -> FightPreview {
        let (strength, attacks, boss) = match room {
            Room::Boss(boss) => (boss.strength, boss.ways.attacks, Some(boss)),
            Room::Monster { strength, .. } => (Some(*strength), Attacks::Lowest, None),
            _ => (None, Attacks::Lowest, None),
        };
        let mut total = Range::UNSEEN;
        let (mut stands, mut falls, mut at_me, mut at_others) = (false, false, false, false);
        let (mut mine, mut not_mine, mut paid, mut unpaid) = (false, false, false, false);
        let mut attacked: Vec<SeatSet> = Vec::new();
        others.each_world(value, |values| {
            let fight = Fight::of(self.players, values, strength, attacks);
            total.see(fight.total);
            falls |= fight.falls;
            stands |= !fight.falls;
            at_me |= fight.attacked.contains(others.me);
            at_others |= !fight.falls && !fight.attacked.contains(others.me);
            if !attacked.contains(&fight.attacked) {
                attacked.push(fight.attacked);
            }
            let rewarded = boss.map_or(SeatSet::EMPTY, |boss| self.rewarded(values, boss, fight.falls));
            paid |= !rewarded.is_empty();
            unpaid |= rewarded.is_empty();
            mine |= rewarded.contains(others.me);
            not_mine |= !rewarded.contains(others.me);
        });
        let unknown = others.unknown();
        let staying = others.staying();
        let known = || others.values_of(staying.without(unknown)).map(|values| values[0]);
        FightPreview {
            strength,
            total,
            all_known: unknown.is_empty(),
            unknown,
            none_known: unknown == staying,
            needed: strength.unwrap_or(0).saturating_sub(value + known().sum::<u8>()),
            they_can_add: others.values_of(unknown).filter_map(|values| values.last()).sum(),
            attacks: Likelihood::of(stands, falls),
            attacks_highest: attacks == Attacks::Highest,
            attacks_you: Likelihood::of(at_me, at_others),
            attacked: if let [seats] = attacked[..] { Some(seats) } else { None },
            harm: harm(room, view.player(others.me).coins),
            reward: boss.filter(|_| paid).map(|boss| Reward {
                coins: boss.ways.reward,
                kept: self.coins_kept(view.player(others.me).coins, boss.ways.reward),
                yours: Likelihood::of(mine, not_mine),
                paid: Likelihood::of(paid, unpaid),
            }),
        }
    }

    pub(super) fn foresee_vault(
        &self,
        view: &View,
        others: &Others,
        value: u8,
        benefits: &[Benefit; POWER_CARDS],
    ) -> Brings {
        let me = view.player(others.me);
        match vault::benefit_of(value, benefits) {
            Benefit::Coins(coins) => Brings::Coins { coins, kept: self.coins_kept(me.coins, coins) },
            Benefit::Potion(wounds) => Brings::Potion { heals: wounds_healed(me.wounds, wounds) },
            Benefit::Item(item) => Brings::Item(foresee_item(view, others, item, benefits)),
        }
    }

    pub(super) fn foresee_trap(
        &self,
        view: &View,
        others: &Others,
        value: u8,
        hits: Hits,
        penalty: &[u8; POWER_CARDS],
    ) -> TrapPreview {
        let seats = trap::hit(self.players, hits, |s| view.player(s).coins, |s| view.player(s).wounds);
        let purse = seats.first().map_or(0, |seat| view.player(seat).coins);
        let hit = |highest: u8| {
            let amount = trap::penalty_for(highest, penalty);
            let amount = if hits == Hits::MostCoins { coins_lost(purse, amount) } else { amount };
            TrapHit { highest, amount }
        };
        let mut highest = Vec::new();
        others.each_world(value, |values| highest.push(values.highest()));
        highest.sort_unstable();
        highest.dedup();
        let at_least = hit(highest[0]);
        let worst = highest.iter().map(|&highest| hit(highest)).max_by_key(|hit| hit.amount);
        TrapPreview {
            hits,
            seats,
            at_least,
            at_worst: worst.filter(|worst| worst.amount > at_least.amount),
            certain: highest.len() == 1,
        }
    }
}

/// What an attack does to somebody with so many coins; nothing where it does nothing to anybody.
fn harm(room: &Room, purse: u8) -> Option<Harm> {
    let (wounds, coins, eliminates) = match room {
        Room::Monster { wounds, .. } => (*wounds, 0, false),
        Room::Boss(Boss { ways, .. }) => (ways.wounds, ways.coins, ways.eliminates),
        _ => return None,
    };
    let does_something = wounds > 0 || coins > 0 || eliminates;
    does_something.then(|| Harm { wounds, coins: coins_lost(purse, coins), eliminates })
}

/// Others may want the item too, and while they still choose, torches and crystal balls may go back to the supply.
fn foresee_item(view: &View, others: &Others, item: Item, benefits: &[Benefit; POWER_CARDS]) -> ItemPreview {
    let brings = |&value: &u8| vault::benefit_of(value, benefits) == Benefit::Item(item);
    let rivals = others.who(|values| values.iter().any(brings));
    let certain = others.who(|values| values.iter().all(brings));
    let left = view.supply.of(item);
    let may_come_back = match item {
        Item::Torch => view.players.iter().map(|player| player.items.torch).sum(),
        Item::CrystalBall if view.phase == Phase::Choosing => {
            let may_look = |player: &&PlayerView| {
                player.items.crystal_ball > 0 && !matches!(player.played, PlayedCard::Open(_))
            };
            view.players.iter().filter(may_look).count() as u8
        }
        _ => 0,
    };
    let taken = Likelihood::of(
        vault::is_enough(left + may_come_back, 1 + certain.len()),
        !vault::is_enough(left, 1 + rivals.len()),
    );
    ItemPreview { item, left, may_come_back, rivals, sure_rivals: certain.len() as u8, taken }
}
