//! The table drawn with letters, for a terminal.

use crate::Rush;
use crate::cards::MonsterCard;
use crate::hand::{Grip, Hand};
use crate::skill::{Skill, Skills};
use crate::state::{Phase, ROUNDS};
use crate::view::{HeroView, PlayerView, View};
use undercroft_core::{Seat, Voice, say};

/// The widths of a name, of what a card asks for, and of what it gives.
const NAME: usize = 24;
const NEEDS: usize = 20;
const GIVES: usize = 16;

pub(crate) fn draw(rules: &Rush, view: &View, voice: &Voice<'_>) -> String {
    let mut lines = vec![voice.say(&say!("now-round", round: view.round, of: ROUNDS, level: view.level))];
    let (lord, dragon) = (&rules.cards.lords[view.lord.index()], &rules.cards.dragons[view.dragon.index()]);
    for boss in [lord, dragon] {
        let gives = voice.say(&say!("coins", coins: boss.coins));
        lines.push(card(" ", &voice.name(&boss.name), &letters(boss.defence, voice), &gives, ""));
    }
    lines.push(String::new());
    match view.phase {
        Phase::Draft => lines.extend(view.free_heroes.iter().map(|hero| {
            let drawn = &rules.cards.heroes[hero.index()];
            let skills = letters(drawn.skills, voice);
            card(&hero.number().to_string(), &voice.name(&drawn.name), &skills, "", "")
        })),
        _ => lines.extend(slots(rules, view, voice)),
    }
    lines.push(String::new());
    for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
        lines.extend(player_lines(rules, view, seat, player, voice));
    }
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

fn slots(rules: &Rush, view: &View, voice: &Voice<'_>) -> Vec<String> {
    let shown = view.slots.iter().enumerate().filter_map(|(place, slot)| Some((place, slot, slot.monster?)));
    let line = |(place, slot, monster): (usize, &crate::view::SlotView, crate::number::Monster)| {
        let drawn = rules.card(monster);
        let owner = slot.owner.map(|owner| voice.called(owner)).unwrap_or_default();
        let (needs, gives) = (letters(drawn.defence, voice), gain(drawn, voice));
        card(&(place + 1).to_string(), &voice.name(&drawn.name), &needs, &gives, &owner)
    };
    shown.map(line).collect()
}

fn player_lines(
    rules: &Rush,
    view: &View,
    seat: Seat,
    player: &PlayerView,
    voice: &Voice<'_>,
) -> Vec<String> {
    let coins = voice.say(&say!("draw-coins", coins: player.coins, failed: player.failed));
    let thinks = if view.waiting_for.contains(seat) { voice.word("draw-thinking") } else { String::new() };
    let mut lines = vec![format!("{} {} {thinks}", fit(&voice.called(seat), NAME), fit(&coins, 30))];
    for hand in Hand::ALL {
        let hero = player.hero(hand);
        let Some(number) = hero.hero else { continue };
        let name = voice.name(&rules.hero_name(number));
        let side = voice.say(&say!("draw-hand", hand: hand.word()));
        lines.push(card(&side, &name, &letters(hero.skills, voice), &grip(hero, voice), ""));
    }
    lines
}

fn grip(hero: &HeroView, voice: &Voice<'_>) -> String {
    match (hero.hand, hero.call) {
        (Grip::On(slot), _) => voice.say(&say!("draw-on", place: slot.number())),
        (Grip::Free, Some(slot)) => voice.say(&say!("draw-calls", place: slot.number())),
        (Grip::Free, None) => voice.word("draw-free"),
        (Grip::Down, _) => String::new(),
    }
}

/// One line for a card of any kind.
fn card(mark: &str, name: &str, needs: &str, gives: &str, owner: &str) -> String {
    format!(
        "{} {} {} {} {}",
        fit(mark, 5),
        fit(name, NAME),
        fit(needs, NEEDS),
        fit(gives, GIVES),
        fit(owner, 10)
    )
}

/// Skills in short: `2M 1R`.
fn letters(skills: Skills, voice: &Voice<'_>) -> String {
    let some = Skill::ALL.into_iter().filter(|&skill| skills.of(skill) > 0);
    let short = |skill: Skill| voice.say(&say!("draw-skill", skill: skill.word(), amount: skills.of(skill)));
    some.map(short).collect::<Vec<_>>().join(" ")
}

fn gain(card: &MonsterCard, voice: &Voice<'_>) -> String {
    let rune = card.gain.rune.then(|| voice.word("draw-rune"));
    let coins = (card.coins > 0).then(|| voice.say(&say!("draw-gives-coins", coins: card.coins)));
    let skills = Some(letters(card.gain.skills, voice)).filter(|skills| !skills.is_empty());
    [skills, rune, coins].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// A text in exactly so many columns.
fn fit(text: &str, width: usize) -> String {
    let cut: String = text.chars().take(width).collect();
    format!("{cut:<width$}")
}
