//! What a preview promises as certain is what happens.

use crate::support::{Play, Table, in_english, letter, seat, tables};
use undercroft_core::chance::{pick, quick};
use undercroft_core::{Eye, Game, Seat};
use undercroft_guilds::{
    Depth, Event, Fate, Leaving, Move, Outlook, Preview, RoomThen, RoomView, Sending, SpaceView,
};

/// What was promised when somebody was sent, and where they went.
struct Promise {
    seat: Seat,
    strength: u8,
    /// Who stood in the room right afterwards.
    spaces: [SpaceView; 2],
    sending: Sending,
}

#[derive(Default, Debug)]
struct Kept {
    sent: u32,
    bumped: u32,
    ghosts: u32,
    locked: u32,
    surely: u32,
    never: u32,
    shares: u32,
    healed: u32,
    disabled: u32,
}

fn preview(play: &Play, seat: Seat, action: Move) -> Preview {
    play.position.rules().preview(&play.view(Eye::Seat(seat)), seat, action)
}

/// Whether a room is as it was said to be.
fn is_so(room: &RoomView, then: &RoomThen) {
    let full = !room.spaces.contains(&SpaceView::Empty);
    assert_eq!((room.strength, room.defense, full), (then.strength, then.defense, then.full));
    assert_eq!((room.locked, room.outlook), (then.locked, then.outlook));
}

/// Money and rooms right after a move into the dungeon that did not open it.
fn happened_at_once(play: &Play, before: &[u16], promise: &Promise, kept: &mut Kept) {
    let (view, sending) = (play.all(), &promise.sending);
    is_so(&view.dungeon[sending.room.room.index()], &sending.room);
    kept.locked += u32::from(sending.room.locked);
    let mut money = before.to_vec();
    money[promise.seat.index()] -= sending.price.total();
    match &sending.leaves {
        Some(Leaving::Bumped { seat, adventurer }) => {
            money[seat.index()] += sending.price.owner;
            assert!(view.players[seat.index()].available.contains(*adventurer));
            kept.bumped += 1;
        }
        Some(Leaving::Replaced { adventurer }) => {
            assert!(view.players[promise.seat.index()].available.contains(*adventurer));
        }
        Some(Leaving::Ghost { to }) => {
            is_so(&view.dungeon[to.room.index()], to);
            assert!(view.dungeon[to.room.index()].spaces.contains(&SpaceView::Ghost));
            kept.ghosts += 1;
        }
        None => assert_eq!(sending.price.total(), 0),
    }
    assert_eq!(play.money(), money);
    kept.sent += 1;
}

/// What was promised for the opening, once it has come.
fn happened_below(play: &Play, promises: &[Promise], kept: &mut Kept) {
    let dungeon = play.position.recap().dungeon.clone().expect("a dungeon is over");
    for promise in promises {
        let (sending, after) = (&promise.sending, &dungeon.rooms[promise.sending.room.room.index()]);
        let there = |one: &undercroft_guilds::Stood| {
            (one.seat, one.strength) == (Some(promise.seat), promise.strength)
        };
        let Some(space) = after.stood.iter().position(there) else { continue };
        let other = after.stood[1 - space];
        let same = match promise.spaces[1 - space] {
            SpaceView::Empty => true,
            SpaceView::Ghost => other.seat.is_none(),
            SpaceView::Taken { seat, adventurer } => {
                (other.seat, other.strength) == (Some(seat), adventurer.strength())
            }
        };
        match (after.fate, sending.room.outlook) {
            (Fate::Failed, outlook) => {
                assert_ne!(outlook, Outlook::Surely, "strength never falls");
                kept.never += u32::from(same && outlook == Outlook::Never);
            }
            (Fate::Defeated, outlook) if same => {
                assert_ne!(outlook, Outlook::Never);
                kept.surely += u32::from(outlook == Outlook::Surely);
                let [least, most] = sending.winnings.expect("there was something to win");
                let both = other.seat == Some(promise.seat);
                let got = if both {
                    after.stood.iter().map(|one| one.dollars).sum()
                } else {
                    after.stood[space].dollars
                };
                // Whoever fills a room alone takes it all, and is told so only when the second goes in.
                if sending.room.full || !both {
                    assert!((least..=most).contains(&got), "{got} of {least} to {most}: {sending:?}");
                    kept.shares += 1;
                }
            }
            _ => {}
        }
    }
    for bill in &dungeon.bills {
        let failed = dungeon.rooms.iter().filter(|room| matches!(room.fate, Fate::Failed | Fate::Abandoned));
        let hurt = failed.flat_map(|room| &room.stood).filter(|one| one.seat == Some(bill.seat));
        let promised = |one: &undercroft_guilds::Stood| {
            let last = |promise: &&Promise| (promise.seat, promise.strength) == (bill.seat, one.strength);
            promises.iter().rfind(last).map(|promise| promise.sending.healing)
        };
        let owed: Option<u16> = hurt.map(promised).sum();
        assert_eq!(owed, Some(bill.owed));
        kept.healed += 1;
    }
}

#[test]
fn what_is_promised_as_certain_happens_in_thousands_of_random_moves() {
    let mut kept = Kept::default();
    for (game, setup) in (0..).zip(tables().into_iter().cycle().take(240)) {
        let (rng, mut play) = (&mut quick(game), Play::dealt(setup, game));
        let mut promises: Vec<Promise> = Vec::new();
        while let Some(seat) = play.position.rules().awaited(play.position.state()).first() {
            let action = pick(rng, &play.position.moves(seat));
            let (before, promised) = (play.money(), preview(&play, seat, action));
            let told = play.acts(letter(seat), action);
            let opened = told.iter().any(|heard| heard.event == Event::ResolutionBegan);
            match (promised, action) {
                (Preview::Disable(left), Move::Disable(_)) => {
                    if play.all().phase == undercroft_guilds::Phase::Placing {
                        assert_eq!(play.money()[seat.index()] - before[seat.index()], left.paid);
                        assert_eq!(play.all().players[seat.index()].available, left.available);
                        kept.disabled += 1;
                    }
                }
                (
                    Preview::Send(sending),
                    Move::Place { adventurer, .. }
                    | Move::Bump { adventurer, .. }
                    | Move::Replace { adventurer, .. },
                ) => {
                    let spaces = play.all().dungeon[sending.room.room.index()].spaces;
                    let promise = Promise { seat, strength: adventurer.strength(), spaces, sending };
                    if opened {
                        // The last to go in fills the last space, and nothing can change any more.
                        let spaces = [SpaceView::Empty; 2];
                        promises.push(Promise { spaces, ..promise });
                        happened_below(&play, &promises, &mut kept);
                        promises.clear();
                    } else {
                        happened_at_once(&play, &before, &promise, &mut kept);
                        promises.push(promise);
                    }
                }
                other => panic!("{other:?}"),
            }
        }
    }
    let Kept { sent, bumped, ghosts, locked, surely, never, shares, healed, disabled } = kept;
    assert!(
        sent > 5_000 && [bumped, locked, surely, shares, healed].iter().all(|&kept| kept > 400),
        "{kept:?}"
    );
    assert!(ghosts > 50 && never > 20 && disabled > 100, "{kept:?}");
}

/// What is said of an action in short.
fn said(play: &Play, action: &str) -> String {
    let (guild, action) = play.meant(action);
    let (rules, view) = (play.position.rules(), play.view(Eye::Seat(seat(guild))));
    let preview = rules.preview(&view, seat(guild), action);
    let told = rules.tell_preview(&view, seat(guild), action, &preview);
    told.iter().map(in_english).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_bump_tells_its_price_who_takes_it_back_and_how_the_room_stands() {
    let play = Table::of(3).dungeon("1 B1 C3\n 2 B2 C4\n 3 -- --").open();
    assert_eq!(
        said(&play, "A5xB2"),
        "You pay $1 to the bank and $1 to Seat 2, who takes the 2 back. 9 against at most 7: beaten for certain. \
         It locks. Success brings you $3–5; failure here or above costs $3 of healing."
    );
}

#[test]
fn where_nothing_can_be_won_nothing_is_promised() {
    let play =
        Table::of(3).master("The Lich King").front(2, 7, 8).dungeon("1 -- --\n 3 B1 --\n 3 -- --").open();
    let told = said(&play, "A2>2");
    assert_eq!(told, "3 against at least 9: it cannot be beaten. Failure here or above costs $1 of healing.");
    let hopeless = Table::of(3).master("The Lich King").dungeon("1 -- --\n 3 -- --\n 3 -- --").open();
    let told = said(&hopeless, "A3>2");
    assert!(told.starts_with("Even with a 5 beside you it is 8 against at least 9"), "{told}");
    assert!(!told.contains("Success"), "{told}");
}

#[test]
fn a_single_adventurer_tells_what_it_still_takes() {
    let play = Table::of(3).dungeon("1 -- --\n 2 -- --\n 3 -- --").open();
    assert_eq!(
        said(&play, "A3>2"),
        "It still takes 2 to 4 from whoever joins you. Success brings you $3–5; failure here or above costs $2 of healing."
    );
    assert!(said(&play, "A5>1").starts_with("Your 5 beats this room whoever joins."));
    assert!(
        said(&play, "A3>3")
            .contains("It still takes 4 to 5 from whoever joins you, and even that may not be enough.")
    );
}

#[test]
fn a_bumped_ghost_tells_where_it_goes_and_what_it_makes_of_that_room() {
    let table = Table::of(3).ghost().turn('C');
    let play = table.dungeon("1 gh A2\n 2 B5 --\n 2 gh --\n 3 -- --").open();
    let (_, action) = play.meant("C3xgh1");
    let Preview::Send(Sending { leaves: Some(Leaving::Ghost { to }), .. }) =
        preview(&play, seat('C'), action)
    else {
        panic!("a ghost leaves")
    };
    assert_eq!((to.room, to.strength, to.full, to.locked), (Depth(1), 7, true, true));
    let told = said(&play, "C3xgh1");
    assert!(told.starts_with("You pay $1 to the bank. 5 against"), "{told}");
    assert!(
        told.ends_with(
            "The ghost drifts to room 2. There it is 7 against at most 7 then: room 2 is beaten for certain. \
             Room 2 locks."
        ),
        "{told}"
    );
}

#[test]
fn what_cannot_be_beaten_elsewhere_is_told_after_what_success_brings_here() {
    let play = Table::of(3).ghost().turn('C').dungeon("1 gh A2\n 2 B1 --\n 2 gh --\n 3 -- --").open();
    let told = said(&play, "C5xgh1");
    let (success, hopeless) = (told.find("Success brings"), told.find("room 2 cannot be beaten"));
    assert!(success.is_some() && success < hopeless, "{told}");
    assert!(told[success.unwrap_or(0)..].contains("The ghost drifts to room 2."), "{told}");
}

#[test]
fn leaving_two_out_tells_what_it_pays_and_who_is_left() {
    let mut setup = tables()[0].clone();
    setup.options.insert("masters".into(), "none".into());
    let play = Play::dealt(setup, 1);
    let action = Move::Disable(crate::support::pair(1, 5));
    let (rules, view) = (play.position.rules(), play.view(Eye::Seat(seat('A'))));
    let told = rules.tell_preview(&view, seat('A'), action, &preview(&play, seat('A'), action));
    let told: Vec<String> = told.iter().map(in_english).collect();
    assert_eq!(told, ["You get $4 and play the first dungeon with your 2, 3, and 4."]);
}
