//! Teleport: where it leads, and what becomes of the movement.

use crate::support::Table;
use crate::support::spells::{cast, works};
use undercroft_dungeoneer::{Aim, Event, Move, Preview};

#[test]
fn ruling_17_teleport_leads_to_any_free_square_and_the_steps_left_are_kept() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ...a..
        ......
        .1....
        ......
        ..b...
        ...Z.W
          ++
    ",
    )
    .go('Z')
    .set('W', "done", true);
    let mut play = table.until(|play| {
        play.walks('b');
        works(&play.plays(cast("Teleport", Aim::Caster)))
    });
    let floor: usize =
        play.view().tiles.iter().flat_map(|tile| &tile.rows).map(|row| row.matches('#').count()).sum();
    let doors = 4;
    assert_eq!(play.moves().len(), floor + doors - 3, "all but those where somebody stands");
    play.plays(Move::Teleport(play.at('a')));
    assert_eq!(play.who('Z').square, play.at('a'));
    assert_eq!(play.view().go.expect("a go").steps, 4);
}

#[test]
fn ruling_17_arriving_next_to_an_idle_monster_ends_the_movement() {
    let table = Table::drawn(
        &["Large Room"],
        "
        .a....
        ......
        ......
        ..1...
        .b....
        ...Z.W
          ++
    ",
    )
    .go('Z');
    let mut play = table.until(|play| works(&play.plays(cast("Teleport", Aim::Caster))));
    let preview = play.position.rules();
    let view = play.view();
    let Preview::Stand(ahead) =
        undercroft_core::Game::preview(preview, &view, view.acting.expect("Z"), Move::Teleport(play.at('b')))
    else {
        panic!("a place to stand")
    };
    assert!(ahead.ends_movement);
    let events = play.plays(Move::Teleport(play.at('b')));
    assert!(matches!(events[0], Event::Teleported { .. }));
    assert!(play.happened(|event| matches!(event, Event::Struck(_))), "only the fight is left");
}

#[test]
fn ruling_12_teleport_leads_away_from_an_idle_monster() {
    let table = Table::drawn(
        &["Large Room"],
        "
        .....a
        ......
        ......
        ......
        ..1...
        ..Z..W
          ++
    ",
    )
    .go('Z');
    let mut play = table.until(|play| works(&play.plays(cast("Teleport", Aim::Caster))));
    play.plays(Move::Teleport(play.at('a')));
    assert!(play.may(Move::End));
    assert_eq!(play.view().go.expect("a go").steps, 5, "nothing of the movement is spent");
}
