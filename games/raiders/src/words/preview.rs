//! What a move would bring, in words.

use crate::Raiders;
use crate::cards::Hits;
use crate::preview::{
    Brings, ChestShare, FightPreview, Harm, ItemPreview, Likelihood, Preview, TrapHit, TrapPreview,
    TreasurePreview,
};
use crate::view::View;
use undercroft_core::{Message, say};

/// A preview, sentence by sentence.
pub(crate) fn tell_preview(rules: &Raiders, view: &View, preview: &Preview) -> Vec<Message> {
    match preview {
        Preview::Torch { shows } if shows.is_empty() => vec![say!("preview-torch-for-nothing")],
        Preview::Torch { shows } => vec![say!("preview-torch", rooms: shows.len())],
        Preview::CrystalBall if view.map.is_some() => vec![say!("preview-crystal-ball-in-turn")],
        Preview::CrystalBall => vec![say!("preview-crystal-ball")],
        Preview::Escape => vec![say!("preview-escape")],
        Preview::Card { value, unlike_elsewhere, spares_power_cards, brings } => {
            let mut told = Vec::new();
            if *unlike_elsewhere {
                told.push(say!("preview-counts-as", value: *value));
            }
            told.extend(self::brings(rules, *value, brings));
            if *spares_power_cards {
                told.push(say!("preview-spares"));
            }
            told
        }
    }
}

fn brings(rules: &Raiders, value: u8, brings: &Brings) -> Vec<Message> {
    match brings {
        Brings::Treasure(treasure) => self::treasure(treasure),
        Brings::Fight(fight) => self::fight(rules, value, fight),
        Brings::Coins { coins, kept } => kept_of(say!("preview-vault-coins", coins: *coins), *coins, *kept),
        Brings::Potion { heals } => vec![say!("preview-heals", wounds: *heals)],
        Brings::Item(item) => vec![self::item(item)],
        Brings::Trap(trap) => self::trap(trap),
    }
}

/// What is offered, and how much of it the purse takes in where that is less.
fn kept_of(offered: Message, coins: u8, kept: u8) -> Vec<Message> {
    let mut told = vec![offered];
    if kept < coins {
        told.push(say!("preview-purse", coins: kept));
    }
    told
}

fn treasure(preview: &TreasurePreview) -> Vec<Message> {
    if let Some(share) = preview.certain {
        return certain_treasure(share, preview.all_known);
    }
    let [first, second] = preview.chests;
    let chests = say!("preview-chests", first: first, second: second);
    let who = match preview.higher.is_empty() {
        false => say!("preview-can-beat", who: preview.higher),
        true => say!("preview-can-tie", who: preview.equal),
    };
    vec![chests, who]
}

fn certain_treasure(share: ChestShare, all_known: bool) -> Vec<Message> {
    let ChestShare { place, chest, with, each, kept } = share;
    let offered = match place {
        0 => say!("preview-nothing"),
        _ if !with.is_empty() => say!("preview-shared", value: chest, who: with, coins: each),
        1 if all_known => say!("preview-first", coins: each),
        1 => say!("preview-certain", coins: each),
        _ => say!("preview-second", coins: each),
    };
    kept_of(offered, each, kept)
}

fn fight(rules: &Raiders, value: u8, preview: &FightPreview) -> Vec<Message> {
    let mut told = vec![outlook(value, preview)];
    if let Some(harm) = preview.harm.filter(|_| preview.attacks != Likelihood::Never) {
        told.push(target(preview, harm));
    }
    if let Some(reward) = preview.reward {
        match reward.yours {
            Likelihood::Certain => {
                told.extend(kept_of(say!("preview-paid", coins: reward.coins), reward.coins, reward.kept));
            }
            _ => told.push(rules.boss_pays(reward.coins)),
        }
    }
    told
}

/// Whether the cards can reach its strength.
fn outlook(value: u8, preview: &FightPreview) -> Message {
    let Some(strength) = preview.strength else { return say!("preview-always") };
    let (total, who) = (preview.total, preview.unknown);
    match preview.attacks {
        Likelihood::Never if preview.all_known => say!("preview-falls"),
        Likelihood::Never => say!("preview-surely-falls", card: value),
        Likelihood::Certain if preview.all_known => {
            say!("preview-falls-short", total: total.most, strength: strength)
        }
        Likelihood::Certain => say!("preview-cannot-fall", total: total.most, strength: strength),
        Likelihood::Possible if preview.none_known => {
            say!("preview-need", card: value, need: preview.needed, most: preview.they_can_add)
        }
        Likelihood::Possible => {
            say!("preview-need-from", card: value, need: preview.needed, who: who, most: preview.they_can_add)
        }
    }
}

/// Whom it would attack, as far as that is certain.
fn target(preview: &FightPreview, harm: Harm) -> Message {
    let harm = your_harm(harm);
    let attack = if preview.attacks == Likelihood::Certain { "certain" } else { "possible" };
    match (preview.attacks_you, preview.attacked) {
        (Likelihood::Certain, _) if attack == "certain" => say!("preview-hits-you", harm: harm),
        (Likelihood::Certain, _) => say!("preview-if-it-attacks", harm: harm),
        (Likelihood::Never, Some(who)) => say!("preview-attacks-others", who: who),
        (Likelihood::Never, None) => say!("preview-safe"),
        (Likelihood::Possible, _) if preview.attacks_highest => {
            say!("preview-if-highest", attack: attack, harm: harm)
        }
        (Likelihood::Possible, _) => say!("preview-if-lowest", attack: attack, harm: harm),
    }
}

fn your_harm(harm: Harm) -> Vec<Message> {
    let wounds = (harm.wounds > 0).then(|| say!("your-wounds", wounds: harm.wounds));
    let coins = (harm.coins > 0).then(|| say!("your-coins", coins: harm.coins));
    let end = harm.eliminates.then(|| say!("your-end"));
    let told: Vec<Message> = [wounds, coins, end].into_iter().flatten().collect();
    if told.is_empty() { vec![say!("your-luck")] } else { told }
}

fn item(preview: &ItemPreview) -> Message {
    let (word, left) = (preview.item.word(), preview.left);
    // Whether there are enough may hang on what goes back to the supply, or on what the others want.
    let may_suffice = usize::from(left) > 0 && preview.sure_rivals < left;
    match preview.taken {
        Likelihood::Certain => say!("preview-item", item: word),
        Likelihood::Never if left == 0 => say!("preview-item-gone", item: word),
        Likelihood::Never => say!("preview-item-too-many", item: word),
        Likelihood::Possible if left == 0 => say!("preview-item-if-back", item: word),
        Likelihood::Possible if !may_suffice => say!("preview-item-too-many-yet", item: word),
        Likelihood::Possible => say!("preview-item-unless", item: word, left: left, who: preview.rivals),
    }
}

fn trap(preview: &TrapPreview) -> Vec<Message> {
    let who = preview.seats;
    let TrapHit { highest, amount } = preview.at_least;
    let mut told = vec![match preview.hits {
        _ if amount == 0 => say!("preview-trap-quiet", highest: highest),
        Hits::MostCoins => say!("preview-trap-coins", highest: highest, who: who, coins: amount),
        Hits::LeastWounds => say!("preview-trap-wounds", highest: highest, who: who, wounds: amount),
    }];
    told.extend(preview.at_worst.map(|TrapHit { highest, amount }| match preview.hits {
        Hits::MostCoins => say!("preview-trap-worse-coins", highest: highest, who: who, amount: amount),
        Hits::LeastWounds => say!("preview-trap-worse-wounds", highest: highest, who: who, amount: amount),
    }));
    told
}
