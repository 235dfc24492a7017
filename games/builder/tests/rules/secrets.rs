//! Who may know what.

use crate::support::{Table, seat};
use undercroft_builder::Builder;
use undercroft_core::chance::quick;
use undercroft_core::{Eye, Game};

#[test]
fn hands_and_face_down_cards_are_their_owners() {
    let play = Table::of(2).dungeon('A', "Lair / Orc+1 / Pit").hand('A', "Chamber").open();
    let (own, other) = (play.view('A'), play.view('B'));
    assert_eq!((own.hand.len(), other.hand.len()), (1, 0));
    assert_eq!((other.players[0].cards, &other.players[0].hand), (1, &None));
    let (mine, theirs) = (&own.players[0].rooms[0], &other.players[0].rooms[0]);
    assert!(mine.card.is_some() && theirs.card.is_none());
    assert_eq!(theirs.monsters[0].cards.len(), 2, "counts and positions are public");
    assert!(theirs.monsters[0].strength.is_none() && theirs.trap.as_ref().unwrap().charges.is_none());
    assert_eq!(play.position.view(Eye::Spectator).players[0].rooms, other.players[0].rooms);
}

#[test]
fn a_face_down_death_maze_shows_no_trap() {
    let play = Table::of(2).dungeon('A', "Death Maze (blue)").open();
    assert!(play.view('A').players[0].rooms[0].trap.is_some());
    assert!(play.view('B').players[0].rooms[0].trap.is_none());
    let saboteur =
        Table::of(2).dungeon('A', "Death Maze (blue)").hand('B', "Saboteur").stage("improve", 'B').open();
    assert!(!saboteur.menu('B').iter().any(|(name, _)| name.contains("Saboteur")));
}

#[test]
fn imagined_dungeons_make_sense() {
    let play = Table::of(2).dungeon('B', "Lair+1 / Orc+1 / Pit+2\nChamber / Goblin\nCrossroads").open();
    let rules: &Builder = play.position.rules();
    let rng = &mut quick(4);
    let mut kinds = std::collections::BTreeSet::new();
    for _ in 0..50 {
        let world = rules.imagine(play.position.state(), seat('A'), rng);
        let view = rules.view(&world, Eye::All);
        let rooms = &view.players[1].rooms;
        kinds.insert(rooms[0].card);
        assert_eq!(rooms[0].monsters[0].cards.len(), 2);
        assert!(rooms.iter().all(|room| room.monsters.iter().all(|monster| monster.level.is_some())));
    }
    assert!(kinds.len() > 1, "other rooms are thought possible");
}

#[test]
fn where_next_to_nothing_is_left_to_draw_from_no_card_is_lost_and_none_is_found() {
    let high = "Shrine\nWorkshop / Kobold\nGatehouse / Pit+1\nChamber+2 / Orc+2\nLair+2 / Goblin+2";
    let table = ['B', 'C', 'D'].into_iter().fold(Table::of(4), |table, owner| table.dungeon(owner, high));
    let play = table.deck("Shrine, Spike").open();
    let rules: &Builder = play.position.rules();
    let (rng, mut others) = (&mut quick(5), 0);
    for _ in 0..100 {
        let world = rules.imagine(play.position.state(), seat('A'), rng);
        assert!(
            rules.view(&world, Eye::Seat(seat('A'))) == play.view('A'),
            "it can be told from the true one"
        );
        others += u32::from(world != *play.position.state());
    }
    assert!(others > 90, "only {others} of the worlds are others than the true one");
}

#[test]
fn a_standing_order_is_its_givers_secret() {
    let mut play = Table::of(3).dungeon('A', "Crossroads").invade();
    play.does('B', "Pass in this whole invasion");
    assert_eq!(play.view('B').order, Some(undercroft_builder::Order::Never));
    assert_eq!(play.view('C').order, Some(undercroft_builder::Order::Ask), "one's own alone");
}

#[test]
fn laying_a_card_face_down_can_be_taken_back_for_nobody_learned_anything() {
    let play = Table::of(2).dungeon('A', "Lair").hand('A', "Orc, Pit").stage("add_contents", 'A').open();
    let put = play.menu('A').into_iter().find(|(name, _)| name == "Add Orc to Lair (room 1)").unwrap().1;
    assert!(!play.position.reveals(seat('A'), put));
    let drawing = Table::of(2).stage("new_cards", 'A').open();
    assert!(drawing.position.reveals(seat('A'), undercroft_builder::Move::Draw));
}
