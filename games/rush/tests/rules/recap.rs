//! What the last round did, for somebody who comes later.

use crate::support::{Play, Table, random_game};
use undercroft_core::{Eye, Game, Seat, Setup};
use undercroft_rush::{Event, Hand, Hands, Recap, Rush};

fn recap(play: &Play) -> Recap {
    let mut recap = Recap::default();
    play.told(Eye::Spectator).iter().for_each(|event| play.position.rules().recap(&mut recap, event));
    recap
}

#[test]
fn it_tells_who_went_for_what_in_order_and_what_came_of_it() {
    let mut play = Table::of(3).monsters(["Cellar Rat", "Green Slime"]).open();
    play.grabs(3, "left", "Green Slime").grabs(2, "left", "Cellar Rat").grabs(3, "right", "Green Slime");
    play.rest_lays_down();
    let gift = play.give(Some((Hand::Right, None)), None);
    play.acts(2, gift);
    let told = recap(&play);
    let claims: Vec<_> =
        told.claims.iter().map(|claim| (claim.seat.number(), claim.hands, claim.defeated)).collect();
    assert_eq!(claims, [(3, Hands::Both, Some(false)), (2, Hands::Left, Some(true))]);
    assert_eq!((told.claims[1].gained_by, told.discarded.len()), (Some(Hand::Right), 4));
}

#[test]
fn it_tells_who_had_called_the_same() {
    let mut play = Table::of(3).race("call").monsters(["Cellar Rat"]).open();
    play.grabs(2, "left", "Cellar Rat").grabs(1, "left", "Cellar Rat").time_up();
    assert_eq!(recap(&play).claims[0].against.map(Seat::number).collect::<Vec<_>>(), [1]);
}

#[test]
fn the_next_reveal_begins_anew_and_the_last_round_stays() {
    for race in ["live", "call", "calm"] {
        let mut setup = Setup::new::<Rush>(4);
        setup.options.insert("race".into(), race.into());
        let play = random_game(setup, 6);
        let told = recap(&play);
        assert_eq!((told.round, told.claims.len() + told.discarded.len()), (9, 8));
        let last = play.log.iter().rposition(|heard| matches!(heard.event, Event::MonsterRevealed { .. }));
        let fates = play.log[last.expect("a reveal")..].iter();
        let won = fates.filter(|heard| matches!(heard.event, Event::Defeated { .. })).count();
        assert_eq!(told.claims.iter().filter(|claim| claim.defeated == Some(true)).count(), won);
    }
}
