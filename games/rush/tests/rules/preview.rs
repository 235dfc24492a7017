//! What a preview says, and that what it calls certain happens.

use crate::support::{Table, seat};
use undercroft_core::chance::{below, pick, quick};
use undercroft_core::{Eye, Game, Seat, Setup};
use undercroft_rush::{Event, Hand, Hands, Move, Phase, Preview, Rush, Skills};

fn preview(play: &crate::support::Play, number: usize, action: Move) -> Preview {
    play.position.rules().preview(&play.view(Eye::Seat(seat(number))), seat(number), action)
}

#[test]
fn a_grab_says_what_is_lacking_and_what_both_hands_have() {
    let mut play = Table::of(3).monsters(["Wild Boar"]).open();
    let seen = preview(&play, 2, play.grab("left", "Wild Boar"));
    assert_eq!(
        (seen.attacks[0].missing, seen.attacks[0].defeats),
        (Skills { ranged: 1, ..Skills::NONE }, false)
    );
    play.grabs(1, "left", "Wild Boar");
    let seen = preview(&play, 1, play.grab("right", "Wild Boar"));
    assert_eq!(
        (seen.attacks[0].hands, seen.attacks[0].defeats, seen.attacks[0].coins),
        (Hands::Both, true, 1)
    );
}

#[test]
fn a_live_grab_is_sure_and_a_call_is_not() {
    for (race, sure) in [("live", true), ("call", false)] {
        let play = Table::of(3).race(race).monsters(["Green Slime"]).open();
        assert_eq!(preview(&play, 1, play.grab("left", "Green Slime")).attacks[0].sure, sure);
    }
}

#[test]
fn a_calm_choice_shows_an_attack_for_each_monster() {
    let play = Table::of(3).race("calm").monsters(["Green Slime", "Cellar Rat"]).open();
    let of = |left, right| preview(&play, 1, play.choose(left, right)).attacks.len();
    assert_eq!([of("Green Slime", "Cellar Rat"), of("Cellar Rat", "Cellar Rat"), of("-", "-")], [2, 1, 0]);
}

#[test]
fn a_gift_shows_what_the_heroes_can_do_afterwards() {
    let mut play = Table::of(3).monsters(["Cellar Rat"]).open();
    play.grabs(2, "left", "Cellar Rat").rest_lays_down();
    let gift = play.give(Some((Hand::Right, None)), None);
    let promised = preview(&play, 2, gift).skills.map(|skills| skills.map(Skills::each));
    play.acts(2, gift);
    assert_eq!(promised, Some(Hand::ALL.map(|hand| play.skills(2, hand))));
}

#[test]
fn an_attack_that_is_sure_to_defeat_a_monster_does_in_hundreds_of_grabs() {
    let rules: Rush = Setup::new::<Rush>(4).open().expect("a table");
    let (rng, mut kept) = (&mut quick(5), 0);
    for _ in 0..150 {
        let mut state = rules.deal(rng, &mut undercroft_core::Silence);
        let mut promised: Vec<(Seat, undercroft_rush::Monster)> = Vec::new();
        while rules.outcome(&state).is_none() {
            let (awaited, mut told) = (rules.awaited(&state), Vec::new());
            if awaited.is_empty() || rules.time_limit(&state).is_some() && below(rng, 12) == 0 {
                rules.time_up(&mut state, rng, &mut told);
            } else {
                let seat =
                    awaited.into_iter().nth(below(rng, awaited.len() as u32) as usize).expect("a seat");
                let (view, mut moves) = (rules.view(&state, Eye::Seat(seat)), Vec::new());
                rules.moves(&state, seat, &mut moves);
                let action = pick(rng, &moves);
                let attacks = rules.preview(&view, seat, action).attacks;
                let sure = attacks.iter().filter(|attack| attack.sure && attack.defeats);
                promised.extend(sure.map(|attack| (seat, attack.monster)));
                rules.play(&mut state, seat, action, rng, &mut told).expect("a listed move");
            }
            for heard in told {
                match heard.event {
                    Event::Defeated { seat, monster, .. } => {
                        kept += usize::from(promised.contains(&(seat, monster)));
                    }
                    Event::HeroDefeated { seat, monster, .. } => {
                        assert!(!promised.contains(&(seat, monster)), "{seat} was promised {monster:?}");
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(kept > 400, "only {kept} promises were made");
}

#[test]
fn a_drafted_hero_shows_what_both_can_do() {
    let play = crate::support::Play::dealt(Setup::new::<Rush>(3), 1);
    assert_eq!(play.all().phase, Phase::Draft);
    let first = play.awaited()[0];
    let seen = preview(&play, first, crate::support::take("Witch")).skills;
    assert_eq!(seen.map(|skills| skills.map(Skills::each)), Some([[0, 0, 1, 1], [0; 4]]));
}
