//! What a move would bring, in words and in numbers.

use crate::support::{Play, Table, card, seat, sentences};
use undercroft_core::{Eye, Game, Seat};
use undercroft_raiders::{Brings, Likelihood, Move, Preview};

fn foreseen(play: &Play, number: usize, action: Move) -> Preview {
    let view = play.view(Eye::Seat(seat(number)));
    play.position.rules().preview(&view, seat(number), action)
}

/// What the first seat is told of a move.
fn told_of(play: &Play, action: Move) -> String {
    let (first, view) = (Seat::new(0), play.view(Eye::Seat(Seat::new(0))));
    let preview = foreseen(play, 1, action);
    let told = play.position.rules().tell_preview(&view, first, action, &preview);
    sentences(&told, Some(1), play.players())
}

/// What the first seat is told of a card.
fn told(table: Table, word: &str) -> String {
    told_of(&table.open(), Move::Play(card(word)))
}

/// What the first seat is told of a card when the others' cards lie open, as they do after its crystal ball.
fn told_after(table: Table, others: &str, word: &str) -> String {
    let table = table.holds(1, "ball torch key sword");
    told_of(&table.plays(&format!("ball {others}")), Move::Play(card(word)))
}

fn four(room: &str) -> Table {
    Table::of(4).room(room)
}

/// A table of four in the third room, where seats 2 to 4 have only these power cards left.
fn tired(room: &str, shown: [i64; 3]) -> Table {
    let table = Table::of(4).at(1, 4).dark("DUDUD").room(room);
    table.shown(2, shown).shown(3, shown).shown(4, shown)
}

#[test]
fn against_a_monster_it_says_what_the_others_need() {
    assert_eq!(
        told(four("Dragon"), "3"),
        "With a 3 the others need 15 between them. They can reach 15. If it attacks and nobody is lower, you take 3 wounds."
    );
}

#[test]
fn the_printed_example_of_the_dragon_is_foreseen() {
    let dragon = || four("Dragon");
    assert_eq!(told_after(dragon(), "5 4 3", "3"), "Only 15 of 18: it attacks. You take 3 wounds.");
    assert_eq!(told_after(dragon(), "5 4 3", "5"), "Only 17 of 18: it attacks. It attacks Fern, not you.");
    assert_eq!(told_after(dragon(), "5 5 4", "4"), "That is enough: it falls.");
}

#[test]
fn it_sees_from_the_cards_that_are_out_that_a_monster_cannot_fall() {
    let dragon = || tired("Dragon", [3, 4, 5]);
    assert_eq!(
        told(dragon(), "2"),
        "Together you can reach 8 of 18 at most: it attacks. If nobody is lower, you take 3 wounds."
    );
    assert!(told(dragon(), "1").contains("You take 3 wounds."));
    assert!(told(dragon(), "5").contains("It cannot attack you."));
}

#[test]
fn it_counts_swords_that_the_others_are_known_to_hold() {
    let armed = tired("Dragon", [3, 4, 5]).holds(2, "sword").holds(3, "sword").holds(4, "sword");
    assert!(told(armed, "5").contains("They can reach 15."));
}

#[test]
fn it_says_what_is_still_needed_from_whom() {
    let play = four("Dragon").map(2).plays("- 5 4 -");
    let view = play.view(Eye::Seat(seat(1)));
    let action = Move::Play(card("4"));
    let preview = play.position.rules().preview(&view, seat(1), action);
    let told = sentences(&play.position.rules().tell_preview(&view, seat(1), action, &preview), Some(1), 4);
    assert!(told.starts_with("With a 4 you still need 5 from Fern. The most they can add is 5."), "{told}");
}

#[test]
fn a_sword_counts_as_a_five_and_spares_the_power_cards() {
    assert_eq!(
        told(four("Snake").holds(1, "sword"), "sword"),
        "With a 5 the others need 5 between them. They can reach 15. It cannot attack you. Your power cards stay in your hand.",
        "if they do not reach 5 between them, somebody is lower"
    );
}

#[test]
fn in_a_treasure_room_it_says_who_can_play_higher() {
    let table = tired("Chests of 4 and 2", [3, 4, 5]).shown(3, [1, 2, 3]).shown(4, [1, 2, 4]);
    assert_eq!(told(table, "3"), "Highest takes 4, second 2. Rook and Fern can play higher.");
}

#[test]
fn the_printed_example_of_the_chests_is_foreseen() {
    let chests = || four("Chests of 4 and 2");
    assert_eq!(told_after(chests(), "4 4 2", "4"), "You share 4 with Moss and Rook: 1 coin each.");
    assert_eq!(told_after(chests(), "4 4 1", "2"), "You have the second-highest card: 2 coins.");
    assert_eq!(told_after(chests(), "4 4 2", "1"), "Others are higher: nothing for you.");
    assert_eq!(told_after(four("Chest of 1"), "5 2 1", "5"), "You tie with Moss for 1: too little to share.");
}

#[test]
fn it_sees_a_certain_win_and_a_key_that_could_tie() {
    let chest = || tired("Chest of 3", [3, 4, 5]);
    assert_eq!(told(chest(), "4"), "Nobody can play as high: 3 coins for you.");
    assert_eq!(
        told(chest().holds(4, "key"), "5"),
        "The highest takes 3. Nobody can play higher, but Fern can tie and share."
    );
}

#[test]
fn two_who_may_tie_above_leave_a_second_place_open() {
    // Moss has a 4 and a 5, Rook only the 5: if both play it, the third-highest card is second.
    let table =
        tired("Chests of 4 and 2", [3, 4, 5]).shown(2, [1, 2, 3]).shown(3, [1, 2, 4]).shown(4, [2, 4, 5]);
    let play = table.open();
    let Preview::Card { brings: Brings::Treasure(treasure), .. } = foreseen(&play, 1, Move::Play(card("3")))
    else {
        panic!("a treasure room");
    };
    assert_eq!((treasure.certain, treasure.coins.least, treasure.coins.most), (None, 0, 2));
}

#[test]
fn a_full_purse_is_foreseen() {
    let rich = || tired("Chest of 3", [3, 4, 5]).coins([19, 8, 8, 8]);
    assert_eq!(
        told(rich(), "4"),
        "Nobody can play as high: 3 coins for you. Your purse has room for no more than 1."
    );
    assert_eq!(told(four("Store").coins([20, 8, 8, 8]), "2"), "You gain 2 coins. Your purse is full.");
}

#[test]
fn in_a_vault_it_says_exactly_what_a_card_brings() {
    assert_eq!(told(four("Store"), "2"), "You gain 2 coins.");
    assert_eq!(told(four("Store").wounds([5, 0, 0, 0]), "5"), "You heal 2 wounds.");
    assert_eq!(told(four("Store").wounds([1, 0, 0, 0]), "5"), "You heal 1 wound.");
    assert_eq!(told(four("Store").wounds([0, 1, 1, 1]), "5"), "A potion, but you have no wounds.");
    assert_eq!(told(four("Armoury"), "3"), "You take a key.");
}

#[test]
fn it_warns_when_an_item_may_run_out() {
    let swords = |held: &str| {
        let table = Table::of(4).at(1, 4).dark("DUDUD").room("Armoury").holds(1, held);
        table.shown(2, [1, 2, 3]).shown(3, [1, 3, 4]).shown(4, [2, 3, 4])
    };
    assert_eq!(told(swords("sword sword sword sword"), "4"), "You take a sword.");
    assert_eq!(
        told(swords("sword sword sword sword sword"), "4"),
        "You take a sword, unless Moss wants one too: 1 left."
    );
    assert_eq!(
        told(swords("sword sword sword sword sword sword"), "4"),
        "No sword is left: nothing for you."
    );
    let open = four("Armoury").holds(1, "ball sword sword sword sword sword").plays("ball 4 1 1");
    assert_eq!(told_of(&open, Move::Play(card("4"))), "Too many want a sword: nobody takes one.");
}

#[test]
fn an_item_that_is_gone_may_come_back_in_time() {
    let table = || four("Armoury").holds(1, "ball ball ball").holds(2, "ball ball ball");
    assert_eq!(
        told(table(), "2"),
        "No crystal ball is left: you take one only if one goes back to the supply first."
    );
    let torches = four("Armoury").holds(2, "torch torch torch torch torch torch");
    assert!(told(torches, "1").contains("only if one goes back"));
}

#[test]
fn at_a_trap_it_says_who_is_hit_and_how_much_worse_it_may_get() {
    assert_eq!(
        told(four("Lava").coins([0, 9, 0, 0]), "4"),
        "With a 4 as the highest card Moss loses 2 coins. If somebody plays a 5, Moss loses 3."
    );
    assert_eq!(
        told(four("Spike").wounds([0, 0, 5, 5]), "5"),
        "With a 5 as the highest card you and Moss take 2 wounds."
    );
    assert_eq!(told(tired("Lava", [3, 4, 5]), "2"), "With a 2 as the highest card nothing happens.");
    assert_eq!(
        told_after(four("Boulder").wounds([0, 4, 4, 4]), "5 1 1", "1"),
        "With a 5 as the highest card you take 2 wounds."
    );
    assert_eq!(told(four("Lava").coins([1, 0, 0, 0]), "5"), "With a 5 as the highest card you lose 1 coin.");
}

#[test]
fn against_a_boss_it_speaks_of_what_that_boss_takes() {
    assert!(told(four("Vampire"), "1").contains("You take 1 wound and lose 2 coins."));
    assert!(told(four("Medusa"), "1").contains("you are out of the game."));
    assert!(told(four("Sphinx"), "4").contains("The highest card gains 2 coins."));
    let poor = told(four("Tax Collector").coins([0, 8, 8, 8]), "1");
    assert!(poor.contains("You lose nothing, for you have no coins."), "{poor}");
}

#[test]
fn a_boss_that_pays_only_when_it_attacks_is_said_to() {
    let sphinx = told(four("Sphinx").boss_pays_when_it_attacks(), "5");
    assert!(sphinx.contains("If it attacks, the highest card gains 2 coins."), "{sphinx}");
    let table = || four("Sphinx").boss_pays_when_it_attacks();
    assert_eq!(told_after(table(), "5 5 5", "5"), "That is enough: it falls.");
}

#[test]
fn who_is_sure_to_be_paid_is_told_so() {
    assert_eq!(
        told_after(four("Sphinx"), "4 3 2", "5"),
        "Only 14 of 18: it attacks. It attacks Fern, not you. For the highest card you gain 2 coins."
    );
}

#[test]
fn a_five_is_a_one_to_the_golem_and_high_cards_are_feared_at_the_mummy() {
    assert_eq!(
        told(four("Golem"), "5"),
        "It counts as a 1 here. It attacks, whatever is played. You take 3 wounds."
    );
    assert_eq!(told(four("Mummy"), "5"), "It attacks, whatever is played. You take 3 wounds.");
    assert!(told_after(four("Mummy"), "3 1 1", "1").contains("It attacks Moss, not you."));
}

#[test]
fn ways_out_are_known_for_oneself_and_for_others() {
    assert_eq!(
        told(four("Mega Dragon").holds(1, "key"), "key"),
        "You leave the room: you neither help nor get hurt."
    );
    assert!(!told(four("Wolf Pack").holds(2, "torch"), "4").contains("It cannot attack you."));
    let wolves = || four("Wolf Pack").holds(2, "torch");
    assert_eq!(told_after(wolves(), "torch 5 5", "4"), "That is enough: it falls.");
    assert_eq!(told_after(wolves(), "torch 5 5", "3"), "Only 13 of 14: it attacks. You take 3 wounds.");
}

#[test]
fn a_crystal_ball_shows_the_cards_first() {
    let ball = || four("Dragon").holds(1, "ball");
    assert_eq!(told(ball(), "ball"), "You see all cards first, then play one of yours.");
    assert!(told(ball().map(1), "ball").contains("once everybody has played"));
}

#[test]
fn a_torch_shows_the_dark_rooms_or_nothing() {
    let mut play = four("Dragon").holds(1, "torch torch").open();
    assert_eq!(told_of(&play, Move::LightTorch), "You look at 2 dark rooms. The others do not.");
    play.lights_torch(1);
    assert!(told_of(&play, Move::LightTorch).contains("Nothing is dark to you."));
}

#[test]
fn a_preview_knows_no_more_than_the_seat() {
    let mut play = four("Dragon").open();
    let before = foreseen(&play, 1, Move::Play(card("3")));
    play.lays(2, "5");
    assert_eq!(foreseen(&play, 1, Move::Play(card("3"))), before, "a laid card is a secret");
    let Preview::Card { brings: Brings::Fight(fight), .. } = before else { panic!("a fight") };
    assert_eq!((fight.attacks, fight.attacks_you), (Likelihood::Possible, Likelihood::Possible));
}
