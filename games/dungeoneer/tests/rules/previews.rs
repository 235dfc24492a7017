//! What a move would bring: chances, ways and areas as they are foretold, and as they then come.

use crate::support::Table;
use undercroft_core::chance::{pick, quick};
use undercroft_core::{Chance, Eye, Game, Heard, Seed, Setup};
use undercroft_dungeoneer::{
    Aim, AttackAhead, Direction, Dungeoneer, Event, How, Move, Odds, Preview, Spell, Stage, Stop, WalkAhead,
};

fn foretold(table: &Table, action: impl Fn(&crate::support::Play) -> Move) -> Preview {
    let play = table.open();
    let view = play.view();
    play.position.rules().preview(&view, view.acting.expect("somebody"), action(&play))
}

fn attack(table: &Table, action: impl Fn(&crate::support::Play) -> Move) -> AttackAhead {
    match foretold(table, action) {
        Preview::Attack(ahead) => ahead,
        other => panic!("{other:?}"),
    }
}

fn walk(table: &Table, to: char) -> WalkAhead {
    match foretold(table, |play| Move::Walk(play.at(to))) {
        Preview::Walk(ahead) => ahead,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_fight_is_told_with_its_dice_and_chances() {
    let table = Table::drawn(
        &["Small Room"],
        "
        ....
        ..2.
        ..W.
        ....
         ++
    ",
    )
    .go('W');
    let ahead = attack(&table, |play| Move::Fight(play.who('2').id));
    assert_eq!((ahead.dice, ahead.needed, ahead.save, ahead.health), (5, Some(3), Some(6), 1));
    // Two in three hit, five in six of those wound: 5/9 each, and no wound at all with (4/9)^5.
    assert_eq!(ahead.each, Odds(5556));
    assert_eq!(ahead.expected, 278);
    assert_eq!(ahead.kills, Odds(9827));
    assert_eq!(ahead.wounds.len(), 6);
    assert_eq!(ahead.gold, Some([1, 6]));
}

#[test]
fn what_a_holy_shield_saves_is_reckoned_in() {
    let table = |shield: i64| {
        Table::drawn(
            &["Small Room"],
            "
        ....
        .4..
        TC..
        ....
         ++
    ",
        )
        .go('T')
        .set('C', "shield", shield)
        .set('C', "done", true)
    };
    let mut kills = Vec::new();
    for shield in [0, 5] {
        let mut play = table(shield).open();
        play.fights('4');
        if play.view().stage != Stage::MonsterFight {
            continue;
        }
        let view = play.view();
        let Preview::Attack(ahead) =
            play.position.rules().preview(&view, view.acting.expect("him"), Move::Fight(play.who('C').id))
        else {
            panic!("a fight")
        };
        kills.push((ahead.shield, ahead.expected));
    }
    if let [(None, without), (Some(5), with)] = kills[..] {
        assert!(with < without);
    }
}

#[test]
fn a_walk_is_told_with_its_way_and_its_cost() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ......
        ......
        ...a..
        ......
        ......
        ...W..
          ++
    ",
    )
    .go('W');
    let ahead = walk(&table, 'a');
    assert_eq!((ahead.cost, ahead.left, ahead.path.len(), ahead.stops), (3, 2, 4, None));
    assert_eq!(ahead.arrives, Odds::CERTAIN);
}

#[test]
fn a_walk_next_to_a_monster_says_whom_one_must_fight() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ......
        ..1...
        ...a..
        ......
        ......
        ...W..
          ++
    ",
    )
    .go('W');
    let ahead = walk(&table, 'a');
    assert_eq!((ahead.stops, ahead.left, ahead.next_to.len()), (Some(Stop::Engaged), 0, 1));
}

#[test]
fn a_walk_into_a_door_says_that_it_is_opened() {
    let table = Table::drawn(
        &[],
        "
         x
        W.
        ..
        ..
        ..
        ++
    ",
    )
    .go('W');
    let ahead =
        foretold(&table, |play| Move::Walk(play.view().doors[1].squares.iter().next().expect("its square")));
    let Preview::Walk(ahead) = ahead else { panic!("{ahead:?}") };
    assert_eq!(ahead.stops, Some(Stop::Door));
    assert!(ahead.opens.is_some());
    assert_eq!(ahead.cost, 1);
}

#[test]
fn ice_on_the_way_lowers_the_chance_to_arrive() {
    let table = Table::of(2)
        .pack("name = 'All ice'\n[[tile]]\nname = 'Large Room'\nslippery = 1\n")
        .tiles(&["Large Room"])
        .map(
            "
        ......
        ......
        ......
        ...a..
        ......
        ...W..
          ++
    ",
        )
        .go('W');
    let ahead = walk(&table, 'a');
    assert_eq!((ahead.slippery, ahead.arrives), (2, Odds(6944)));
}

#[test]
fn a_fireball_shows_its_squares_and_whom_it_hits() {
    let table = Table::drawn(
        &["Large Room"],
        "
        33....
        .3....
        ......
        ......
        ......
        ...Z..
          ++
    ",
    )
    .go('Z');
    let cast = |play: &crate::support::Play| Move::Cast {
        spell: Spell::from_number(1).expect("Fireball"),
        aim: Aim::Square(play.all('3')[0].square),
    };
    let Preview::Cast(ahead) = foretold(&table, cast) else { panic!("a spell") };
    assert_eq!((ahead.needed, ahead.works, ahead.can_pay, ahead.ends_go), (Some(4), Odds(5000), true, true));
    assert_eq!((ahead.squares.len(), ahead.hits.len()), (4, 3));
    assert!(
        ahead
            .hits
            .iter()
            .all(|hit| hit.how == How::Fireball && hit.needed.is_none() && hit.each == Odds(6667))
    );
}

#[test]
fn monsters_are_told_with_whom_they_go_for() {
    let table = Table::drawn(
        &["Large Room"],
        "
        1....2
        ......
        ......
        ......
        ......
        W.....
          ++
    ",
    )
    .go('W');
    let mut play = table.open();
    play.plays(Move::End);
    let view = play.view();
    let ahead =
        play.position.rules().preview(&view, view.acting.expect("him"), Move::Activate(play.who('2').id));
    let Preview::Monster(ahead) = ahead else { panic!("{ahead:?}") };
    assert!(!ahead.fights_here);
    assert_eq!(ahead.targets.len(), 1);
}

/// What a preview calls certain is what happens, over thousands of random moves.
#[test]
fn enemies_are_told_in_steps_by_open_doors_and_not_as_the_crow_flies() {
    let play = Table::drawn(
        &["Large Room"],
        "
        ......
        ......
        ..1...
        ......
        ......
        2.....
          ++
          D.
          ..
    ",
    )
    .go('D')
    .open();
    let enemies = play.view().go.expect("a go").enemies;
    let told: Vec<_> = enemies.iter().map(|one| (one.figure, one.steps, one.direction)).collect();
    let (orc, goblin) = (play.who('2').id, play.who('1').id);
    assert_eq!(told, [(orc, 3, Direction::NorthWest), (goblin, 5, Direction::North)]);
}

#[test]
fn what_is_foretold_comes_true() {
    let mut kept = [0u32; 4];
    for game in 0..24u64 {
        let mut setup = Setup::new::<Dungeoneer>(2 + game as usize % 5);
        if game % 3 == 0 {
            setup.packs = vec![Dungeoneer::shipped_packs()[0].1.into()];
        }
        let rules: Dungeoneer = setup.open().expect("a table");
        let (mut chance, rng) = (Chance::new(Seed::for_game(9, game)), &mut quick(game));
        let mut log: Vec<Heard<Event>> = Vec::new();
        let mut state = rules.deal(&mut chance, &mut log);
        let mut moves = Vec::new();
        while let Some(seat) = rules.awaited(&state).first() {
            moves.clear();
            rules.moves(&state, seat, &mut moves);
            let action = pick(rng, &moves);
            let view = rules.view(&state, Eye::Seat(seat));
            let ahead = rules.preview(&view, seat, action);
            log.clear();
            rules.play(&mut state, seat, action, &mut chance, &mut log).expect("it is listed");
            match ahead {
                Preview::Walk(ahead) => {
                    let walked = log.iter().find_map(|heard| match heard.event {
                        Event::Walked { path, stopped, .. } => Some((path, stopped)),
                        _ => None,
                    });
                    if let Some((path, stopped)) = walked {
                        let way = path.squares();
                        assert_eq!(way[..], ahead.path[..way.len()], "the way is the one that was shown");
                        assert!(
                            stopped == Some(Stop::Fell)
                                || ahead.opens.is_some()
                                || way.len() == ahead.path.len()
                        );
                        assert!(stopped != Some(Stop::Fell) || ahead.arrives < Odds::CERTAIN);
                        kept[0] += 1;
                    }
                }
                Preview::Attack(ahead) => {
                    let Some(Event::Struck(strike)) =
                        log.iter().map(|heard| heard.event).find(|event| matches!(event, Event::Struck(_)))
                    else {
                        panic!("an attack strikes")
                    };
                    assert_eq!(
                        (strike.figure, strike.dice.len(), strike.needed),
                        (ahead.target, ahead.dice.into(), ahead.needed)
                    );
                    assert!(ahead.wounds[usize::from(strike.wounds)] > Odds(0));
                    assert!(
                        (strike.left == 0) <= (ahead.kills > Odds(0))
                            && (ahead.kills < Odds::CERTAIN || strike.left == 0)
                    );
                    kept[1] += 1;
                }
                Preview::Cast(ahead) => {
                    let worked = log.iter().any(|heard| {
                        matches!(heard.event, Event::SpellTried { works: true, .. } | Event::SpellPaid { .. })
                    });
                    let hit: Vec<_> = log
                        .iter()
                        .map_while(|heard| match heard.event {
                            Event::GoEnded { .. } => None,
                            event => Some(event),
                        })
                        .filter_map(|event| match event {
                            Event::Struck(strike) => Some(strike.figure),
                            _ => None,
                        })
                        .collect();
                    if worked && ahead.ends_go {
                        assert_eq!(hit, ahead.hits.iter().map(|hit| hit.target).collect::<Vec<_>>());
                    }
                    kept[2] += 1;
                }
                _ => kept[3] += 1,
            }
        }
    }
    assert!(kept.iter().all(|&count| count > 200), "{kept:?}");
}
