//! What a preview calls certain is what happens.

use crate::support::{Play, Table, seat, short};
use undercroft_builder::{Event, Move, On, Preview};
use undercroft_core::chance::{pick, quick};
use undercroft_core::{Eye, Game};

fn preview(play: &Play, player: char, action: &str) -> Preview {
    let (_, action) = play.menu(player).into_iter().find(|(name, _)| name == action).expect("it is offered");
    play.position.rules().preview(&play.view(player), seat(player), action)
}

#[test]
fn an_upgrade_says_what_it_makes() {
    let play = Table::of(2).dungeon('A', "Lair / Orc").hand('A', "Orc").reds('A', "Alchemist").open();
    let made = preview(&play, 'A', "Lay Orc on Orc (room 1)").makes.unwrap();
    assert_eq!((made.level, made.strength, made.health, made.figures), (1, 3, 5, 1));
}

#[test]
fn what_a_preview_calls_certain_happens_over_random_games() {
    let mut checked = [0; 3];
    for seed in 0..6 {
        let mut play = Play::dealt(short(2), seed);
        let rng = &mut quick(seed);
        while play.position.outcome().is_none() {
            let actor = play.position.rules().awaited(play.position.state()).first().expect("somebody");
            let action = pick(rng, &play.position.moves(actor));
            let view = play.position.view(Eye::Seat(actor));
            let ahead = play.position.rules().preview(&view, actor, action);
            let told = play.position.play(actor, action).expect("it was listed");
            let after = play.position.view(Eye::Seat(actor));
            if let Some(made) = ahead.makes {
                checked[0] += 1;
                let rooms = &after.players[actor.index()].rooms;
                let found = match action {
                    Move::Upgrade { on: On::Room(place), .. } => rooms[place.index()].level == made.level,
                    Move::Build(card) => rooms.last().unwrap().card == Some(card),
                    _ => rooms.iter().any(|room| {
                        let trap = room.trap.as_ref().is_some_and(|trap| {
                            (trap.level, trap.strength, trap.charges)
                                == (Some(made.level), Some(made.strength), Some(made.charges))
                        });
                        trap || room.monsters.iter().any(|one| {
                            (one.level, one.strength, one.health, one.figures)
                                == (
                                    Some(made.level),
                                    Some(made.strength),
                                    Some(made.health),
                                    Some(made.figures),
                                )
                        })
                    }),
                };
                assert!(found, "{action:?} should make {made:?}");
            }
            if let Some(costs) = ahead.costs {
                checked[1] += 1;
                let earned: u16 = told
                    .iter()
                    .map(|heard| match heard.event {
                        Event::Earned { seat, gold } if seat == actor => gold.into(),
                        _ => 0,
                    })
                    .sum();
                assert_eq!(after.players[actor.index()].gold - earned, costs.left);
            }
            if let Some(change) = ahead.changes {
                checked[2] += 1;
                let happened = told.iter().any(|heard| match (action, heard.event) {
                    (Move::Strike(_), Event::Struck { left, .. }) => left == change.left,
                    (Move::Use(_), Event::DoorDamaged { left, .. } | Event::TrapDamaged { left, .. }) => {
                        left == change.left
                    }
                    (Move::Heal { .. }, Event::Healed { left, .. }) => left == change.left,
                    (Move::Play { .. }, _) => true,
                    _ => false,
                });
                assert!(happened, "{action:?} should bring {change:?}");
            }
        }
    }
    assert!(checked.iter().all(|&count| count > 5), "{checked:?}");
}
