//! What a preview calls certain happens: random cards in thousands of random games are foreseen, played, and held against what
//! became of them, whatever the others play.

use crate::support::Play;
use undercroft_core::chance::{below, pick, quick};
use undercroft_core::{Eye, Game, Heard, Seat, Setup, heard_by};
use undercroft_raiders::{
    Brings, Event, FightPreview, Hits, Likelihood, Move, Place, Preview, Raiders, TrapPreview,
    TreasurePreview,
};

const GAMES: u64 = 600;

/// A card that somebody has played, and what it was foreseen to bring.
struct Promise {
    seat: Seat,
    preview: Preview,
}

/// What a room did to one seat.
#[derive(Default, Debug)]
struct Became {
    coins: i32,
    wounds: i32,
    items: Vec<undercroft_raiders::Item>,
    eliminated: bool,
    attacked: bool,
    rewarded: bool,
}

/// What a room did, as everybody was told.
struct Room {
    told: Vec<Event>,
}

impl Room {
    fn became(&self, seat: Seat) -> Became {
        let mut became = Became::default();
        for event in &self.told {
            match *event {
                Event::CoinsGained { seat: who, coins } if who == seat => became.coins += i32::from(coins),
                Event::CoinsLost { seat: who, coins } if who == seat => became.coins -= i32::from(coins),
                Event::WoundsGained { seat: who, wounds } if who == seat => {
                    became.wounds += i32::from(wounds)
                }
                Event::WoundsHealed { seat: who, wounds } if who == seat => {
                    became.wounds -= i32::from(wounds)
                }
                Event::ItemGained { seat: who, item } if who == seat => became.items.push(item),
                Event::Eliminated { seat: who } if who == seat => became.eliminated = true,
                Event::Attacks { seats, .. } => became.attacked |= seats.contains(seat),
                Event::Rewarded { seats } => became.rewarded |= seats.contains(seat),
                _ => {}
            }
        }
        became
    }

    fn attacks(&self) -> bool {
        self.told.iter().any(|event| matches!(event, Event::Attacks { .. }))
    }
}

fn holds(likelihood: Likelihood, happened: bool) -> bool {
    match likelihood {
        Likelihood::Never => !happened,
        Likelihood::Possible => true,
        Likelihood::Certain => happened,
    }
}

impl Promise {
    /// Whether the room kept it.
    fn is_kept(&self, room: &Room) -> bool {
        let became = room.became(self.seat);
        match &self.preview {
            Preview::Torch { .. } | Preview::CrystalBall => true,
            Preview::Escape => {
                let Became { coins, wounds, eliminated, attacked, rewarded, .. } = became;
                (coins, wounds, eliminated, attacked, rewarded) == (0, 0, false, false, false)
            }
            Preview::Card { brings, .. } => match brings {
                Brings::Treasure(treasure) => treasure_is_kept(treasure, &became),
                Brings::Fight(fight) => fight_is_kept(fight, room, &became),
                Brings::Coins { kept, .. } => became.coins == i32::from(*kept),
                Brings::Potion { heals } => became.wounds == -i32::from(*heals),
                Brings::Item(item) => holds(item.taken, became.items == [item.item]),
                Brings::Trap(trap) => trap_is_kept(trap, room),
            },
        }
    }

    /// Whether it calls anything certain that hangs on the others.
    fn is_bold(&self) -> bool {
        let Preview::Card { brings, .. } = &self.preview else { return false };
        match brings {
            Brings::Treasure(treasure) => treasure.certain.is_some(),
            Brings::Fight(fight) => {
                fight.attacks != Likelihood::Possible || fight.attacks_you != Likelihood::Possible
            }
            Brings::Item(item) => item.taken != Likelihood::Possible,
            Brings::Trap(trap) => trap.certain,
            Brings::Coins { .. } | Brings::Potion { .. } => true,
        }
    }
}

fn treasure_is_kept(treasure: &TreasurePreview, became: &Became) -> bool {
    let within = (i32::from(treasure.coins.least)..=i32::from(treasure.coins.most)).contains(&became.coins);
    within && treasure.certain.is_none_or(|share| became.coins == i32::from(share.kept))
}

fn fight_is_kept(fight: &FightPreview, room: &Room, became: &Became) -> bool {
    let total = room.told.iter().find_map(|event| match *event {
        Event::Defeated { total, .. } | Event::Attacks { total, .. } => Some(total),
        _ => None,
    });
    let total = total.expect("whoever counts has stayed, so there was a fight");
    let within = (fight.total.least..=fight.total.most).contains(&total);
    let hit = !room.attacks() || holds(fight.attacks_you, became.attacked);
    let named = fight.attacked.is_none_or(|seats| {
        room.told.iter().all(|event| !matches!(event, Event::Attacks { seats: hit, .. } if *hit != seats))
    });
    let harmed = match fight.harm {
        Some(harm) if became.attacked => {
            let paid = fight.reward.filter(|_| became.rewarded).map_or(0, |reward| i32::from(reward.coins));
            became.wounds == i32::from(harm.wounds)
                && became.eliminated == harm.eliminates
                && (became.coins == -i32::from(harm.coins)
                    || became.coins > -i32::from(harm.coins) && paid > 0)
        }
        _ => became.wounds == 0 && !became.eliminated,
    };
    let rewarded = match fight.reward {
        Some(reward) => {
            let gained = became.attacked || !became.rewarded || became.coins == i32::from(reward.kept);
            holds(reward.yours, became.rewarded) && gained
        }
        None => !became.rewarded,
    };
    within && holds(fight.attacks, room.attacks()) && hit && named && harmed && rewarded
}

fn trap_is_kept(trap: &TrapPreview, room: &Room) -> bool {
    let (highest, seats) = room
        .told
        .iter()
        .find_map(|event| match *event {
            Event::TrapSprung { highest, seats } => Some((highest, Some(seats))),
            Event::TrapQuiet { highest } => Some((highest, None)),
            _ => None,
        })
        .expect("a trap");
    let became = |seat: Seat| {
        let became = room.became(seat);
        if trap.hits == Hits::MostCoins { -became.coins } else { became.wounds }
    };
    let foreseen = [Some(trap.at_least), trap.at_worst].into_iter().flatten();
    let mut foreseen = foreseen.filter(|hit| hit.highest == highest);
    let worst = trap.at_worst.unwrap_or(trap.at_least);
    highest >= trap.at_least.highest
        && (!trap.certain || highest == trap.at_least.highest)
        && seats.is_none_or(|seats| seats == trap.seats)
        && trap.seats.into_iter().all(|seat| became(seat) <= i32::from(worst.amount))
        && foreseen.all(|hit| trap.seats.into_iter().all(|seat| became(seat) == i32::from(hit.amount)))
}

#[test]
fn what_a_preview_calls_certain_happens_whatever_the_others_play() {
    let setups = Setup::every::<Raiders>();
    let (mut kept, mut bold) = (0, 0);
    for game in 0..GAMES {
        let mut play = Play::dealt(setups[game as usize % setups.len()].clone(), game);
        let rng = &mut quick(game);
        let mut promises: Vec<Promise> = Vec::new();
        let mut room = Room { told: Vec::new() };
        while play.position.outcome().is_none() {
            let seat = whose_move(&play, below(rng, 4) == 0, |seats| pick(rng, seats));
            let offered = play.position.moves(seat);
            if offered.is_empty() {
                continue;
            }
            let action = pick(rng, &offered);
            let view = play.view(Eye::Seat(seat));
            let preview = play.position.rules().preview(&view, seat, action);
            let told = play.acts(seat.number(), action);
            if let Preview::Torch { shows } = &preview {
                assert_eq!(shows, &shown_to(seat, &told), "game {game}");
            }
            if matches!(action, Move::Play(_)) {
                promises.retain(|promise| promise.seat != seat);
                promises.push(Promise { seat, preview });
            }
            let before_next = told.iter().take_while(|heard| {
                !matches!(heard.event, Event::RoomEntered { .. } | Event::LevelEnded { .. })
            });
            room.told.extend(before_next.map(|heard| heard.event));
            if told
                .iter()
                .any(|heard| matches!(heard.event, Event::RoomEntered { .. } | Event::LevelEnded { .. }))
            {
                for promise in promises.drain(..) {
                    assert!(promise.is_kept(&room), "game {game}: {:?}, {:?}", promise.preview, room.told);
                    kept += 1;
                    bold += usize::from(promise.is_bold());
                }
                room.told.clear();
            }
        }
    }
    assert!(kept > 50_000 && bold > 10_000, "{kept} kept, {bold} of them bold");
}

fn whose_move(play: &Play, anybody: bool, pick: impl FnOnce(&[Seat]) -> Seat) -> Seat {
    let awaited: Vec<Seat> = play.position.rules().awaited(play.position.state()).collect();
    let all: Vec<Seat> = Seat::all(play.players()).collect();
    pick(if anybody { &all } else { &awaited })
}

fn shown_to(seat: Seat, told: &[Heard<Event>]) -> Vec<Place> {
    let showed = |event: &Event| match *event {
        Event::TorchShowed { place, .. } => Some(place),
        _ => None,
    };
    heard_by(told, Eye::Seat(seat)).filter_map(showed).collect()
}
