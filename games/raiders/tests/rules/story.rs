//! Nothing happens untold: who keeps a ledger of what everybody is told knows everything that lies open.

use crate::support::{Play, random_game};
use undercroft_core::{Eye, Heard, Seat, Setup};
use undercroft_raiders::cards::Cards;
use undercroft_raiders::{Event, Item, Raiders, View};

const GAMES: u64 = 360;

/// What a careful observer has written down of one player.
#[derive(Clone, Default, PartialEq, Debug)]
struct Account {
    coins: i32,
    wounds: i32,
    items: [i32; 4],
    hand: Vec<u8>,
    shown: Vec<u8>,
}

struct Ledger(Vec<Account>);

impl Ledger {
    fn new(players: usize) -> Ledger {
        Ledger(vec![Account { hand: vec![1, 2, 3, 4, 5], ..Account::default() }; players])
    }

    fn of(&mut self, seat: Seat) -> &mut Account {
        &mut self.0[seat.index()]
    }

    fn note(&mut self, event: &Event) {
        match *event {
            Event::CharacterDealt { seat, character } => {
                let card = &Cards::standard().characters[character.index()];
                let account = self.of(seat);
                (account.coins, account.wounds) = (card.coins.into(), card.wounds.into());
                account.items = card.items.map(i32::from);
            }
            Event::CoinsGained { seat, coins } => self.of(seat).coins += i32::from(coins),
            Event::CoinsLost { seat, coins } => self.of(seat).coins -= i32::from(coins),
            Event::WoundsGained { seat, wounds } => self.of(seat).wounds += i32::from(wounds),
            Event::WoundsHealed { seat, wounds } => self.of(seat).wounds -= i32::from(wounds),
            Event::ItemGained { seat, item } => self.of(seat).items[item as usize] += 1,
            Event::TorchLit { seat } => self.of(seat).items[Item::Torch as usize] -= 1,
            Event::CardPlayed { seat, card } => match card.item() {
                Some(item) => self.of(seat).items[item as usize] -= 1,
                None => {
                    let account = self.of(seat);
                    account.hand.retain(|held| *held != card.value());
                    account.shown.push(card.value());
                    account.shown.sort_unstable();
                }
            },
            Event::LevelEnded { .. } => self.0.iter_mut().for_each(|account| {
                (account.hand, account.shown) = (vec![1, 2, 3, 4, 5], vec![]);
            }),
            _ => {}
        }
    }

    fn note_all(&mut self, log: &[Heard<Event>]) {
        undercroft_core::heard_by(log, Eye::Spectator).for_each(|event| self.note(event));
    }
}

fn accounts_in(view: &View) -> Vec<Account> {
    let account = |player: &undercroft_raiders::PlayerView| Account {
        coins: player.coins.into(),
        wounds: player.wounds.into(),
        items: player.items.in_order().map(i32::from),
        hand: player.hand.clone(),
        shown: player.shown.clone(),
    };
    view.players.iter().map(account).collect()
}

fn setups() -> Vec<Setup> {
    Setup::every::<Raiders>()
}

#[test]
fn what_was_told_from_the_deal_on_adds_up_to_what_everybody_has_at_the_end() {
    let setups = setups();
    for game in 0..GAMES {
        let play = random_game(setups[game as usize % setups.len()].clone(), game);
        let mut ledger = Ledger::new(play.players());
        ledger.note_all(&play.log);
        assert_eq!(ledger.0, accounts_in(&play.all()), "game {game}");
    }
}

#[test]
fn ruling_13_the_view_shows_at_every_step_what_a_careful_observer_would_know() {
    let setups = setups();
    for game in 0..GAMES / 4 {
        let setup = setups[game as usize % setups.len()].clone();
        let mut whole = Play::dealt(setup.clone(), game);
        let moves = whole.play_out(game);
        let mut play = Play::dealt(setup, game);
        let mut ledger = Ledger::new(play.players());
        ledger.note_all(&play.log);
        for (step, (seat, action)) in moves.into_iter().enumerate() {
            let told = play.acts(seat.number(), action);
            ledger.note_all(&told);
            for eye in Seat::all(play.players()).map(Eye::Seat).chain([Eye::Spectator]) {
                assert_eq!(ledger.0, accounts_in(&play.view(eye)), "game {game}, move {step}, {eye:?}");
            }
        }
    }
}

#[test]
fn the_supply_holds_all_items_that_nobody_holds() {
    let setups = setups();
    for game in 0..60 {
        let view = random_game(setups[game as usize % setups.len()].clone(), game).all();
        for item in Item::ALL {
            let held: u8 = view.players.iter().map(|player| player.items.of(item)).sum();
            assert_eq!(held + view.supply.of(item), 6, "game {game}");
        }
    }
}

#[test]
fn the_winners_told_are_those_of_the_outcome() {
    let setups = setups();
    for game in 0..GAMES {
        let play = random_game(setups[game as usize % setups.len()].clone(), game);
        let outcome = play.position.outcome().expect("it is over");
        let told = play.log.iter().filter_map(|heard| match heard.event {
            Event::Won { seats, coins } => Some((seats, coins)),
            _ => None,
        });
        let told: Vec<_> = told.collect();
        assert_eq!(told.len(), 1, "the end is told once");
        assert_eq!(told[0].0, outcome.winners());
        assert!(outcome.winners().all(|seat| outcome.score(seat) == i32::from(told[0].1)));
    }
}
