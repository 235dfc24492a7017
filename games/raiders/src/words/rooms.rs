//! What a room is called and what it does.

use crate::card::{HIGHEST, POWER_CARDS};
use crate::cards::{Attacks, Benefit, Hits, chests_name};
use crate::room::{Boss, Room, RoomInfo};
use crate::state::Phase;
use crate::view::View;
use crate::{BossPays, Raiders};
use undercroft_core::{Arg, Message, say};

/// What a room is called. Chests without a name of their own are called by what they hold, in any language.
pub(crate) fn room_name(info: &RoomInfo) -> Arg {
    match info.room {
        Room::Treasure { chests } if info.name == chests_name(chests) => {
            say!("chests", first: chests[0], second: chests[1]).into()
        }
        _ => info.name.clone().into(),
    }
}

/// Its name and what it takes to defeat it.
pub(super) fn room_title(info: &RoomInfo) -> Message {
    let room = room_name(info);
    match info.room {
        Room::Monster { strength, .. } | Room::Boss(Boss { strength: Some(strength), .. }) => {
            say!("title-strength", room: room, strength: strength)
        }
        Room::Boss(_) => say!("title-unbeatable", room: room),
        _ => say!("title-room", room: room),
    }
}

impl Raiders {
    /// What a room does, sentence by sentence.
    pub(super) fn room_does(&self, room: &Room) -> Vec<Message> {
        match room {
            Room::Treasure { chests: [first, second] } => {
                vec![say!("does-treasure", coins: *first, second: *second)]
            }
            Room::Monster { strength, wounds } => {
                vec![say!("does-monster", strength: *strength, wounds: *wounds)]
            }
            Room::Vault { benefits } => {
                let [one, two, three, four, five] = benefits.map(benefit);
                vec![say!("does-vault", one: one, two: two, three: three, four: four, five: five)]
            }
            Room::Trap { hits, penalty } => {
                vec![say!("does-trap", hits: hit_word(*hits), steps: steps(penalty))]
            }
            Room::Boss(boss) => self.boss_does(boss),
        }
    }

    /// What is best read beside the present room: what the figures on its card do not show, and who looks at all cards now.
    /// Nothing once the raid is over.
    pub(crate) fn beside_the_room(&self, view: &View) -> Option<Message> {
        let mut told = match view.phase {
            Phase::Over => return None,
            _ => self.figures_mean(&view.current_room().room),
        };
        if view.phase == Phase::ChoosingAgain {
            told.push(say!("now-waiting-again", who: view.waiting_for));
        }
        told.into_iter().reduce(|first, next| say!("sentences", first: first, next: next))
    }

    /// How the figures on a room's card are read.
    fn figures_mean(&self, room: &Room) -> Vec<Message> {
        match room {
            Room::Treasure { chests: [_, second] } => vec![say!("beside-treasure", second: *second)],
            Room::Monster { .. } => vec![say!("beside-monster")],
            Room::Vault { .. } => vec![say!("beside-vault")],
            Room::Trap { hits, .. } => vec![say!("beside-trap", hits: hit_word(*hits))],
            // Each breaks the rules in its own way, which no figure shows.
            Room::Boss(boss) => self.boss_does(boss),
        }
    }

    fn boss_does(&self, boss: &Boss) -> Vec<Message> {
        let ways = &boss.ways;
        let mut told = vec![match boss.strength {
            Some(strength) => say!("boss-needs", strength: strength),
            None => say!("boss-always"),
        }];
        let harm = harm(boss);
        if !harm.is_empty() {
            let whom = match ways.attacks {
                Attacks::Lowest => "lowest",
                Attacks::Highest => "highest",
            };
            told.push(say!("boss-attacks", whom: whom, harm: harm));
        }
        if ways.reward > 0 {
            told.push(self.boss_pays(ways.reward));
        }
        told.extend(ways.escape.map(|item| say!("boss-escape", item: item.word())));
        if ways.fives_count_as != HIGHEST {
            told.push(say!("boss-fives", value: ways.fives_count_as));
        }
        told
    }

    /// Whom a boss pays, and when.
    pub(super) fn boss_pays(&self, coins: u8) -> Message {
        let when = match self.options.boss_pays {
            BossPays::Always => "always",
            BossPays::WhenItAttacks => "attacking",
        };
        say!("boss-pays", when: when, coins: coins)
    }
}

/// By which messages tell the two kinds of trap apart.
fn hit_word(hits: Hits) -> &'static str {
    match hits {
        Hits::MostCoins => "coins",
        Hits::LeastWounds => "wounds",
    }
}

/// What a vault gives for a card, in a word or two.
pub(super) fn benefit(benefit: Benefit) -> Message {
    match benefit {
        Benefit::Item(item) => say!("item", item: item.word()),
        Benefit::Coins(coins) => say!("coins", coins: coins),
        Benefit::Potion(wounds) => say!("potion", wounds: wounds),
    }
}

/// The cards that set a trap off and how hard, the highest first.
fn steps(penalty: &[u8; POWER_CARDS]) -> Vec<Message> {
    let by_card = penalty.iter().zip(1..=HIGHEST).rev().filter(|&(&amount, _)| amount > 0);
    by_card.map(|(&amount, card)| say!("trap-step", amount: amount, card: card)).collect()
}

/// What a boss does to whoever it attacks.
fn harm(Boss { ways, .. }: &Boss) -> Vec<Message> {
    let wounds = (ways.wounds > 0).then(|| say!("harm-wounds", wounds: ways.wounds));
    let coins = (ways.coins > 0).then(|| say!("harm-coins", coins: ways.coins));
    let out = ways.eliminates.then(|| say!("harm-out"));
    [wounds, coins, out].into_iter().flatten().collect()
}
