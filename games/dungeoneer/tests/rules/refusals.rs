//! Refusals name the chapter that speaks of it, and change nothing.

use crate::support::{Play, Table};
use undercroft_core::{Seat, Setup};
use undercroft_dungeoneer::{Aim, Dungeoneer, Dungeoneering, Figure, Level, Move, Spell, Square};

fn refused(play: &mut Play, action: Move) -> (&'static str, String) {
    let before = play.position.to_json();
    let refusal = play.tries(action).expect_err("it is not allowed");
    assert_eq!(play.position.to_json(), before, "a refusal changes nothing");
    (refusal.rule(), refusal.reason().id().to_string())
}

fn room() -> Play {
    Table::drawn(
        &["Large Room"],
        "
        ......
        ..1...
        ......
        ......
        ......
        Z..W..
          ++
    ",
    )
    .go('W')
    .open()
}

fn figure(number: usize) -> Figure {
    Figure::from_number(number).expect("a figure")
}

#[test]
fn nobody_acts_for_others() {
    let mut play = room();
    let refusal = play.position.play(Seat::new(1), Move::End).expect_err("it is the other's go");
    assert_eq!((refusal.rule(), refusal.reason().id()), ("turn", "refused-not-you"));
}

#[test]
fn nobody_walks_where_there_is_no_floor_or_too_far() {
    let mut play = room();
    let square = |column, row| Move::Walk(Square::from_numbers(column, row).expect("a square"));
    assert_eq!(refused(&mut play, square(1, 1)), ("moving", "refused-no-floor".into()));
    assert_eq!(refused(&mut play, square(101, 104)), ("moving", "refused-out-of-reach".into()));
    let here = play.who('Z').square;
    assert_eq!(refused(&mut play, Move::Walk(here)), ("moving", "refused-out-of-reach".into()));
}

#[test]
fn nobody_fights_or_shoots_whom_they_cannot_reach() {
    let mut play = room();
    assert_eq!(refused(&mut play, Move::Fight(figure(13))), ("fighting", "refused-not-adjacent".into()));
    assert_eq!(refused(&mut play, Move::Shoot(figure(13))), ("shooting", "refused-not-in-sight".into()));
    assert_eq!(refused(&mut play, Move::Fight(figure(60))).0, "fighting");
}

#[test]
fn nobody_casts_what_they_do_not_know_or_at_what_cannot_be_aimed_at() {
    let mut play = room();
    let spell = |number| Spell::from_number(number).expect("a spell");
    let level = Level::from_number(1).expect("a level");
    assert_eq!(refused(&mut play, Move::Cast { spell: spell(8), aim: Aim::Level(level) }).0, "magic");
    let at = play.who('1').square;
    assert_eq!(
        refused(&mut play, Move::Cast { spell: spell(1), aim: Aim::Square(at) }),
        ("magic", "refused-fireball".into())
    );
    assert_eq!(refused(&mut play, Move::Cast { spell: spell(200), aim: Aim::Caster }).0, "magic");
}

#[test]
fn what_belongs_to_another_stage_is_refused() {
    let mut play = room();
    for action in
        [Move::Pay, Move::Forgo, Move::Go(figure(1)), Move::Activate(figure(13)), Move::Pursue(figure(1))]
    {
        assert_eq!(refused(&mut play, action), ("turn", "refused-not-now".into()), "{action:?}");
    }
    let mut setup = Setup::new::<Dungeoneer>(2);
    setup.options.insert("dungeoneers".into(), "chosen".into());
    let mut play = Play::dealt(setup, 1);
    let nobody = Dungeoneering::from_number(40).expect("a number");
    assert_eq!(refused(&mut play, Move::Choose(nobody)).0, "setup");
    assert_eq!(refused(&mut play, Move::End).0, "setup");
}

#[test]
fn once_it_is_over_nothing_is_done() {
    let mut play = crate::support::random_game(Setup::new::<Dungeoneer>(2), 1);
    let refusal = play.position.play(Seat::new(0), Move::End).expect_err("it is over");
    assert_eq!((refusal.rule(), refusal.reason().id()), ("ending", "refused-over"));
    let _ = &mut play;
}
