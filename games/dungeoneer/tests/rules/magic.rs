//! Magic: trying and paying, and the spells of the Wizard and the Cleric but for Summoning.

use crate::support::{Play, Table, map};
use undercroft_dungeoneer::{Aim, Direction, Event, Figure, How, Move, Preview, Spell, Stage, Strike};

fn spell(name: &str) -> Spell {
    let names = [
        "Fireball",
        "Lightning Bolt",
        "Teleport",
        "Disintegrate",
        "Smite",
        "Heal",
        "Holy Shield",
        "Summoning",
    ];
    Spell::from_number(names.iter().position(|known| *known == name).expect("a spell") + 1).expect("a spell")
}

fn cast(name: &str, aim: Aim) -> Move {
    Move::Cast { spell: spell(name), aim }
}

/// All that a spell can be aimed at now.
fn aims(play: &Play, name: &str) -> Vec<Aim> {
    let of = |action: &Move| match action {
        Move::Cast { spell: cast, aim } if *cast == spell(name) => Some(*aim),
        _ => None,
    };
    play.moves().iter().filter_map(of).collect()
}

/// The dungeon with a star wherever a Fireball may be sent.
fn fireballs(play: &Play) -> String {
    let aims = aims(play, "Fireball");
    play.draw(&|square| aims.contains(&Aim::Square(square)).then_some('*'))
}

fn works(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::SpellTried { works: true, .. }))
}

fn strikes(play: &Play, how: How) -> Vec<Strike> {
    play.log
        .iter()
        .filter_map(|event| match event {
            Event::Struck(strike) if strike.how == how => Some(*strike),
            _ => None,
        })
        .collect()
}

fn wizard(drawn: &str) -> Table {
    Table::drawn(&["Large Room"], drawn).go('Z')
}

#[test]
fn a_spell_works_if_the_die_equals_or_beats_its_difficulty() {
    let table = wizard(
        "
        ..4...
        ......
        ......
        ......
        ......
        ..Z...
          ++
    ",
    );
    for seed in 1..30 {
        let mut play = table.clone().seed(seed).open();
        let target = play.who('4').id;
        let events = play.plays(cast("Disintegrate", Aim::Figure(target)));
        let Event::SpellTried { die, needed, works, .. } = events[0] else { panic!("{events:?}") };
        assert_eq!((needed, works), (5, die >= 5));
    }
}

#[test]
fn ruling_14_after_a_failed_roll_a_wound_makes_it_work_all_the_same() {
    let table = wizard(
        "
        ..4...
        ......
        ......
        ......
        ......
        ..Z...
          ++
    ",
    );
    let mut play = table.until(|play| {
        let target = play.who('4').id;
        play.plays(cast("Disintegrate", Aim::Figure(target)));
        play.view().stage == Stage::PayForSpell
    });
    play.plays(Move::Pay);
    assert_eq!(play.who('Z').health, 3);
    assert_eq!(strikes(&play, How::Disintegrate).len(), 1);
}

#[test]
fn ruling_14_the_last_wound_is_never_paid() {
    let table = wizard(
        "
        ..4...
        ......
        ......
        ......
        ......
        ..Z...
          ++
    ",
    )
    .set('Z', "wounds", 3);
    let play = table.until(|play| {
        let target = play.who('4').id;
        let events = play.plays(cast("Disintegrate", Aim::Figure(target)));
        !works(&events)
    });
    assert_eq!(play.view().stage, Stage::Go, "the go goes on");
    assert_eq!(play.who('Z').health, 1);
}

#[test]
fn ruling_14_a_spell_that_failed_and_was_not_paid_for_does_not_end_the_go() {
    let table = wizard(
        "
        ..4...
        ......
        ......
        ......
        ......
        ..Z...
          ++
    ",
    );
    let mut play = table.until(|play| {
        let target = play.who('4').id;
        play.plays(cast("Disintegrate", Aim::Figure(target)));
        play.view().stage == Stage::PayForSpell
    });
    play.plays(Move::Forgo);
    let go = play.view().go.expect("a go");
    assert_eq!((go.figure.number(), go.steps, go.may_cast), (4, 5, false));
}

#[test]
fn ruling_14_one_spell_attempt_a_player_a_turn() {
    // Wizard and Cleric are of one player.
    let table = Table::drawn(
        &["Large Room"],
        "
        ..4...
        ......
        ......
        ......
        ......
        Z....C
          ++
    ",
    )
    .go('C')
    .set('Z', "done", true)
    .set('Z', "tried_a_spell", true);
    assert!(!table.open().view().go.expect("a go").may_cast);
    assert!(table.option("spells", "caster").open().view().go.expect("a go").may_cast);
}

#[test]
fn ruling_14_attack_spells_end_the_go_and_the_others_do_not() {
    let drawn = "
        ..4...
        ......
        ......
        ......
        ......
        ..Z..W
          ++
    ";
    let contents = undercroft_core::Game::contents(wizard(drawn).open().position.rules());
    let attacks: Vec<&str> =
        contents.spells.iter().filter(|spell| spell.attacks).map(|spell| spell.name.as_str()).collect();
    assert_eq!(attacks, ["Fireball", "Lightning Bolt", "Disintegrate", "Smite"]);
    let play = wizard(drawn).until(|play| {
        let target = play.who('4').id;
        works(&play.plays(cast("Disintegrate", Aim::Figure(target))))
    });
    assert!(play.happened(|event| matches!(event, Event::GoEnded { figure } if figure.number() == 4)));
}

#[test]
fn ruling_15_a_fireball_is_sent_to_any_square_of_the_tile_that_no_dungeoneer_is_next_to() {
    let play = wizard(
        "
        ......
        .1....
        ......
        ....W.
        ......
        ..Z...
          ++
    ",
    )
    .open();
    // It must reach the monster; the squares next to the Warrior and to the Wizard are out.
    let wanted = "
        ***...
        ***...
        ***...
        ....W.
        ......
        ..Z...
          ++
    ";
    assert_eq!(fireballs(&play), map(wanted));
}

#[test]
fn ruling_15_a_fireball_hits_the_square_and_all_around_it_for_one_wound_each() {
    let drawn = "
        33....
        .3....
        3..3..
        ......
        ......
        ..Z..W
          ++
    ";
    let table = wizard(drawn);
    let play = table.until(|play| {
        let at = play.all('3')[2].square;
        works(&play.plays(cast("Fireball", Aim::Square(at))))
    });
    let hit: Vec<Strike> = strikes(&play, How::Fireball);
    assert_eq!(hit.len(), 4, "not the one two squares away");
    assert!(hit.iter().all(|strike| strike.hits == 1 && strike.dice.is_empty() && strike.saves.len() == 1));
    assert!(hit.iter().all(|strike| strike.wounds == 1 - strike.saves.at_least(5)));
}

#[test]
fn ruling_15_a_fireball_does_not_pass_walls() {
    let play = Table::drawn(
        &["Small Room"],
        "
        ....
        ....
        ....
        1...
         +a
         Z.
    ",
    )
    .go('Z')
    .open();
    // The monster is on another tile, and no square of the corridor but the doors touches it.
    assert_eq!(aims(&play, "Fireball"), []);
}

#[test]
fn ruling_15_disintegrate_gives_1d3_wounds_and_nothing_saves() {
    let table = wizard(
        "
        ..5...
        ......
        ......
        ......
        ......
        ..Z...
          ++
    ",
    );
    for seed in 1..40 {
        let mut play = table.clone().seed(seed).open();
        let target = play.who('5').id;
        if !works(&play.plays(cast("Disintegrate", Aim::Figure(target)))) {
            continue;
        }
        let strike = strikes(&play, How::Disintegrate)[0];
        let die = strike.dice.iter().next().expect("a die");
        assert_eq!((strike.wounds, strike.saves.len()), (die.div_ceil(2), 0));
    }
}

#[test]
fn ruling_15_smite_fights_from_afar_on_the_same_tile_and_needs_no_line() {
    let table = Table::drawn(
        &["Large Room"],
        "
        .4....
        .1....
        ......
        ......
        ......
        ..C...
          ++
    ",
    )
    .go('C');
    let play = table.until(|play| {
        let target = play.who('4').id;
        works(&play.plays(cast("Smite", Aim::Figure(target))))
    });
    let strike = strikes(&play, How::Smite)[0];
    assert_eq!((strike.dice.len(), strike.needed), (4, Some(5)));
}

#[test]
fn ruling_16_lightning_has_one_die_fewer_every_two_squares_and_after_every_monster() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ...1..
        ...3..
        ......
        ...2..
        ......
        ...Z..
          ++
    ",
    )
    .go('Z');
    let play =
        table.until(|play| works(&play.plays(cast("Lightning Bolt", Aim::Direction(Direction::North)))));
    // At its second square it has 5 dice, at the fourth 4 less one, at the fifth 3 less two.
    let dice: Vec<usize> = strikes(&play, How::Lightning).iter().map(|strike| strike.dice.len()).collect();
    assert_eq!(dice, [5, 3, 1]);
    assert!(strikes(&play, How::Lightning).iter().all(|strike| strike.needed == Some(4)));
}

#[test]
fn ruling_16_lightning_stops_before_a_dungeoneer_and_at_a_wall() {
    let play = Table::drawn(
        &["Large Room"],
        "
        ...1..
        ......
        ......
        ...W..
        ......
        1..Z.1
          ++
    ",
    )
    .go('Z')
    .open();
    let aims: Vec<Aim> = aims(&play, "Lightning Bolt");
    assert_eq!(aims, [Aim::Direction(Direction::East), Aim::Direction(Direction::West)]);
}

#[test]
fn ruling_16_lightning_crosses_open_doors() {
    let play = Table::drawn(
        &["Small Room"],
        "
        ....
        .1..
        ....
        ....
         ++
         Z.
    ",
    )
    .go('Z')
    .open();
    assert_eq!(aims(&play, "Lightning Bolt"), [Aim::Direction(Direction::North)]);
}

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

#[test]
fn ruling_18_heal_needs_a_wounded_patient_with_gold_who_is_adjacent() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ..1...
        ......
        ......
        ......
        WDE...
        .C...T
          ++
    ",
    )
    .go('C')
    .set('W', "wounds", 1)
    .set('W', "gold", 1)
    .set('D', "wounds", 1)
    .set('E', "gold", 3)
    .set('T', "wounds", 2)
    .set('T', "gold", 9);
    assert_eq!(aims(&table.open(), "Heal"), [Aim::Figure(Figure::from_number(1).expect("the Warrior"))]);
}

#[test]
fn ruling_18_the_patient_pays_one_gold_on_success_alone() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ..1...
        ......
        ......
        ......
        W.....
        .C....
          ++
    ",
    )
    .go('C')
    .set('W', "wounds", 2)
    .set('W', "gold", 4);
    for seed in 1..20 {
        let mut play = table.clone().seed(seed).open();
        let worked = works(&play.plays(cast("Heal", Aim::Figure(play.who('W').id))));
        let paid = u16::from(worked);
        assert_eq!((play.who('W').gold, play.who('C').gold), (4 - paid, paid));
        assert_eq!(play.who('W').health, 3 + u8::from(worked));
    }
}

#[test]
fn ruling_18_who_heals_themselves_discards_the_gold() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ..1...
        ......
        ......
        ......
        W.....
        .C....
          ++
    ",
    )
    .go('C')
    .set('C', "wounds", 1)
    .set('C', "gold", 4);
    let play = table.until(|play| works(&play.plays(cast("Heal", Aim::Figure(play.who('C').id)))));
    assert_eq!((play.who('C').gold, play.who('C').health), (3, 5));
}

#[test]
fn ruling_18_a_holy_shield_is_for_the_caster_until_it_is_broken_and_not_cast_twice() {
    let table = Table::drawn(
        &["Large Room"],
        "
        ..1...
        ......
        ......
        ......
        W.....
        .C....
          ++
    ",
    )
    .go('C');
    let play = table.until(|play| works(&play.plays(cast("Holy Shield", Aim::Caster))));
    assert!(play.who('C').shielded && !play.who('W').shielded);
    assert_eq!(aims(&table.set('C', "shield", 5).open(), "Holy Shield"), []);
}

#[test]
fn ruling_18_wounds_are_saved_one_by_one_and_the_first_to_pass_breaks_the_shield_for_the_rest() {
    let table = Table::drawn(
        &["Small Room"],
        "
        ....
        .5..
        .C..
        ....
         ++
    ",
    )
    .go('C')
    .set('C', "shield", 5);
    let (mut saved, mut broken) = (0, 0);
    for seed in 1..150 {
        let mut play = table.clone().seed(seed).open();
        play.fights('5');
        let blow = |event: &&Event| matches!(event, Event::Struck(strike) if strike.figure.number() == 5);
        let Some(Event::Struck(strike)) = play.log.iter().find(blow) else { continue };
        let through = strike.hits - strike.saves.at_least(4);
        let dice: Vec<u8> = strike.shield.iter().collect();
        let passed = dice.iter().position(|&die| die < 5);
        match passed {
            Some(first) => {
                broken += 1;
                assert_eq!((first + 1, strike.wounds), (dice.len(), through - first as u8));
                assert!(play.happened(|event| matches!(event, Event::ShieldBroken { .. })));
            }
            None => {
                saved += usize::from(through > 0);
                assert_eq!((strike.wounds, dice.len()), (0, usize::from(through)));
            }
        }
    }
    assert!(saved > 0 && broken > 0, "{saved} {broken}");
}
