//! A game under way: flat, and cheap to copy.

use crate::drawing::NEW_CARDS;
use crate::ids::{Card, FIGURES, KINDS, MEMBERS, MONSTERS, PLAYED, REDS, ROOMS, Red, SLOTS};
use serde::{Deserialize, Serialize};
use undercroft_core::{Conditions, Seat, SeatSet, Standing, Window};

/// The fewest players.
pub(crate) const FEWEST_PLAYERS: usize = 2;
/// The most players.
pub(crate) const MOST_PLAYERS: usize = 6;

/// Cards of which only the number of each kind matters: a hand, the deck, the discards.
///
/// The deck has no order. A card is drawn from it when it is needed, which deals the same games as a shuffled pile and leaves
/// nothing to hide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pile {
    pub(crate) counts: [u8; KINDS],
    /// The kinds of which there are any, one bit each. It follows from the counts.
    pub(crate) kinds: u64,
    /// How many there are in all. It follows, too.
    pub(crate) total: u16,
}

impl Pile {
    pub(crate) const EMPTY: Pile = Pile { counts: [0; KINDS], kinds: 0, total: 0 };

    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        let kind = card.index() % KINDS;
        self.counts[kind] += 1;
        self.kinds |= 1 << kind;
        self.total += 1;
    }

    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        let kind = card.index() % KINDS;
        debug_assert!(self.counts[kind] > 0, "{card:?} is not there");
        self.counts[kind] -= 1;
        self.kinds &= !(u64::from(self.counts[kind] == 0) << kind);
        self.total -= 1;
    }

    #[inline]
    pub(crate) fn has(&self, card: Card) -> bool {
        card.index() < KINDS && self.kinds & (1 << card.index()) != 0
    }

    pub(crate) fn count(&self, card: Card) -> u8 {
        self.counts[card.index() % KINDS]
    }

    /// Every kind that is there.
    pub(crate) fn each(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        kinds_of(self.kinds).map(|card| (card, self.counts[card.index()]))
    }
}

/// The kinds of cards in a set.
#[inline]
pub(crate) fn kinds_of(mut set: u64) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        let kind = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(Card(kind))
    })
}

/// Who knows a card that lies on the table: its owner always, whoever has looked at it, and everybody once it is face up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Known(pub(crate) u8);

impl Known {
    /// Nobody but the owner.
    pub(crate) const OWNER: Known = Known(0);
    /// Everybody.
    pub(crate) const FACE_UP: Known = Known(1 << 7);

    #[inline]
    pub(crate) const fn is_face_up(self) -> bool {
        self.0 & Known::FACE_UP.0 != 0
    }

    /// Whether a seat other than the owner knows it.
    #[inline]
    pub(crate) const fn to(self, seat: Seat) -> bool {
        self.is_face_up() || self.0 & (1 << seat.index()) != 0
    }

    pub(crate) const fn show(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    /// Turns the card up. Who had looked at it before no longer matters.
    pub(crate) const fn turn_up(&mut self) {
        *self = Known::FACE_UP;
    }
}

/// A base card with what lies on it: a trap or a monster and its upgrades.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stack<const N: usize> {
    pub(crate) cards: [Card; N],
    pub(crate) known: [Known; N],
    pub(crate) len: u8,
}

impl<const N: usize> Stack<N> {
    pub(crate) const NONE: Stack<N> = Stack { cards: [Card(0); N], known: [Known::OWNER; N], len: 0 };

    pub(crate) fn of(card: Card, known: Known) -> Stack<N> {
        let mut stack = Stack::NONE;
        stack.push(card, known);
        stack
    }

    pub(crate) fn push(&mut self, card: Card, known: Known) {
        let at = usize::from(self.len) % N;
        (self.cards[at], self.known[at]) = (card, known);
        self.len += 1;
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len).min(N)]
    }

    pub(crate) fn known(&self) -> &[Known] {
        &self.known[..usize::from(self.len).min(N)]
    }

    pub(crate) fn known_mut(&mut self) -> &mut [Known] {
        &mut self.known[..usize::from(self.len).min(N)]
    }

    /// The cards that lie on the base.
    #[inline]
    pub(crate) fn upgrades(&self) -> &[Card] {
        self.cards().get(1..).unwrap_or(&[])
    }
}

/// A trap below a room: its cards, or the one that came with the room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Trap {
    pub(crate) stack: Stack<4>,
    /// Whether it is the room's own, which is no card.
    pub(crate) own: bool,
    /// Charges that were used, less those that were added. Everybody saw it.
    pub(crate) spent: i8,
}

impl Trap {
    pub(crate) const NONE: Trap = Trap { stack: Stack::NONE, own: false, spent: 0 };

    #[inline]
    pub(crate) const fn is_there(&self) -> bool {
        self.own || !self.stack.is_empty()
    }
}

/// A room. Its upgrades are cards of the same kind, so their number is all there is to know of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Room {
    pub(crate) card: Card,
    pub(crate) known: Known,
    /// How many upgrades lie on it.
    pub(crate) level: u8,
    pub(crate) trap: Trap,
}

impl Room {
    pub(crate) const NONE: Room = Room { card: Card(0), known: Known::OWNER, level: 0, trap: Trap::NONE };
}

/// A monster card above a room, with its upgrades.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pack {
    pub(crate) stack: Stack<3>,
    /// Above which room.
    pub(crate) room: u8,
    /// Whether it walked there, instead of being placed.
    pub(crate) walked: bool,
    /// Whether it may not walk in this turn: it was placed in it, or has walked.
    pub(crate) tired: bool,
    /// Invasions of its dungeon since its last upgrade.
    pub(crate) age: u8,
    /// Figures that died in this adventure.
    pub(crate) killed: u8,
    /// Whether it stood again in this adventure.
    pub(crate) risen: bool,
}

impl Pack {
    pub(crate) const NONE: Pack =
        Pack { stack: Stack::NONE, room: 0, walked: false, tired: false, age: 0, killed: 0, risen: false };
}

/// Somebody's dungeon: a line of rooms from the hoard to the entrance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Dungeon {
    /// The room next to the hoard first.
    pub(crate) rooms: [Room; ROOMS],
    pub(crate) room_count: u8,
    /// The oldest first.
    pub(crate) packs: [Pack; MONSTERS],
    pub(crate) pack_count: u8,
    pub(crate) reds: [Red; 2],
    pub(crate) red_count: u8,
}

impl Dungeon {
    pub(crate) const EMPTY: Dungeon = Dungeon {
        rooms: [Room::NONE; ROOMS],
        room_count: 0,
        packs: [Pack::NONE; MONSTERS],
        pack_count: 0,
        reds: [Red(0); 2],
        red_count: 0,
    };

    #[inline]
    pub(crate) fn rooms(&self) -> &[Room] {
        &self.rooms[..usize::from(self.room_count).min(ROOMS)]
    }

    #[inline]
    pub(crate) fn packs(&self) -> &[Pack] {
        &self.packs[..usize::from(self.pack_count).min(MONSTERS)]
    }

    #[inline]
    pub(crate) fn packs_mut(&mut self) -> &mut [Pack] {
        &mut self.packs[..usize::from(self.pack_count).min(MONSTERS)]
    }

    #[inline]
    pub(crate) fn reds(&self) -> &[Red] {
        &self.reds[..usize::from(self.red_count).min(2)]
    }

    /// The monster cards above a room, with their places.
    #[inline]
    pub(crate) fn packs_in(&self, room: u8) -> impl Iterator<Item = (usize, &Pack)> {
        self.packs().iter().enumerate().filter(move |(_, pack)| pack.room == room)
    }
}

/// One player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    /// The gold in the hoard.
    pub(crate) gold: u16,
    pub(crate) hand: Pile,
    pub(crate) dungeon: Dungeon,
}

/// When somebody wants to be asked in windows: a standing order for one invasion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Always.
    #[default]
    Ask,
    /// When a monster lives in the room.
    Monsters,
    /// When a trap can fire in the room.
    Traps,
    /// When a monster has fallen, or a member of the party, since the last window.
    Fallen,
    /// When somebody has played a card in this window.
    Cards,
    /// Never.
    Never,
}

impl Order {
    /// All, in the order in which they are offered.
    pub const ALL: [Order; 6] =
        [Order::Ask, Order::Monsters, Order::Traps, Order::Fallen, Order::Cards, Order::Never];

    /// What must be the case for somebody with this order to be asked.
    pub(crate) const fn conditions(self) -> Conditions {
        match self {
            Order::Ask => Conditions::ALL,
            Order::Monsters => Conditions::bit(0),
            Order::Traps => Conditions::bit(1),
            Order::Fallen => Conditions::bit(2),
            Order::Cards => Conditions::bit(3),
            Order::Never => Conditions::NONE,
        }
    }

    /// The order that a seat has given.
    pub(crate) fn of(standing: &Standing, seat: Seat) -> Order {
        let given = standing.order(seat);
        Order::ALL.into_iter().find(|order| order.conditions() == given).unwrap_or_default()
    }
}

/// What is to be decided, or done next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Where new cards come from.
    NewCards,
    /// What to upgrade.
    Upgrade,
    /// Which rooms to build.
    Build,
    /// Which monsters and traps to add.
    AddContents,
    /// What to buy, or whom to interfere with.
    Improve,
    /// Whether to cancel an interference.
    Answer,
    /// Which cards to discard.
    Discard,
    /// How the party deals with a door before it moves.
    Door,
    /// Who of several equals loses morale.
    Fright,
    /// Which monsters the owner brings.
    Horde,
    /// Who helps or hinders in the encounter.
    EncounterWindow,
    /// What is done about the trap.
    Trap,
    /// Whether the monsters are passed, or killed before the fight.
    Abilities,
    /// Whom a member strikes.
    Strike,
    /// Who helps or hinders in recovery.
    RecoveryWindow,
    /// Who is healed in recovery.
    Recovery,
    /// Whether the Moral Compass holds morale up.
    Compass,
    /// What the party destroys.
    Destroy,
    /// Nothing: it is over.
    Over,
}

/// Where somebody of the party is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// With the party.
    #[default]
    Going,
    /// Dead.
    Dead,
    /// Fled.
    Fled,
    /// Out of the dungeon with the rest.
    Left,
}

/// A member of the party.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Adventurer {
    pub(crate) class: u8,
    pub(crate) fate: Fate,
    pub(crate) health: u8,
    pub(crate) morale: u8,
    pub(crate) charges: u8,
    pub(crate) gold: bool,
    /// Points of damage that will not be felt.
    pub(crate) ward: u8,
    /// Strength more or less in the next strike or Bash.
    pub(crate) next: i8,
    /// Strength more or less in this combat.
    pub(crate) combat: i8,
    /// Whether the next monster wounds for sure.
    pub(crate) owes: bool,
    /// The monster that is hated: 1 + line * 3 + level; 0 for none so far.
    pub(crate) hates: u8,
    /// Morale that is about to be lost.
    pub(crate) loss: u8,
}

impl Adventurer {
    pub(crate) const NOBODY: Adventurer = Adventurer {
        class: 0,
        fate: Fate::Left,
        health: 0,
        morale: 0,
        charges: 0,
        gold: false,
        ward: 0,
        next: 0,
        combat: 0,
        owes: false,
        hates: 0,
        loss: 0,
    };

    /// So much morale is at stake.
    pub(crate) fn lose(&mut self, morale: u8) {
        self.loss = self.loss.saturating_add(morale).min(i8::MAX as u8);
    }
}

/// A monster that fights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Fighter {
    /// Its card, by the place in the dungeon.
    pub(crate) pack: u8,
    pub(crate) health: u8,
    /// Whether it came by a card that was played, and is gone after the combat.
    pub(crate) extra: bool,
}

impl Fighter {
    pub(crate) const NONE: Fighter = Fighter { pack: 0, health: 0, extra: false };
}

/// A card that was played in the present window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct PlayedCard {
    pub(crate) card: Card,
    pub(crate) by: u8,
    /// The member, monster card or played card that it is aimed at, by its place.
    pub(crate) target: u8,
}

impl PlayedCard {
    pub(crate) const NONE: PlayedCard = PlayedCard { card: Card(0), by: 0, target: 0 };
}

/// An adventuring party in somebody's dungeon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Invasion {
    pub(crate) party: u8,
    pub(crate) members: [Adventurer; MEMBERS],
    /// The room they are in, by its place; one beyond the last is the entrance.
    pub(crate) at: u8,
    /// Whether they walk out.
    pub(crate) outward: bool,
    /// The rooms that were entered, one bit each.
    pub(crate) entered: u8,
    /// The rooms that have delayed the party, one bit each.
    pub(crate) delayed: u8,
    /// Charges that doors have lost: of each room, and of the one before the hoard.
    pub(crate) doors: [u8; ROOMS + 1],
    /// Whether no window opens in this room: on the way out nothing happens in most.
    pub(crate) quiet: bool,
    pub(crate) fog: bool,
    pub(crate) compass: bool,
    /// Whether the Moral Compass was offered in this room in vain.
    pub(crate) compass_declined: bool,
    pub(crate) trap_idle: bool,
    pub(crate) ambush: bool,
    pub(crate) guardians: u8,
    /// How many still lose morale on entering.
    pub(crate) frights: u8,
    /// Who has lost it on entering, one bit each.
    pub(crate) frightened: u8,
    /// Members that have used what they can do about the trap, or have been hit by it, one bit each.
    pub(crate) tried: u8,
    pub(crate) fighters: [Fighter; FIGURES],
    pub(crate) fighter_count: u8,
    /// The combat round, counted from 1; 0 before the fight.
    pub(crate) combat: u8,
    /// Who strikes next, and how many have struck in this round.
    pub(crate) striker: u8,
    pub(crate) struck: u8,
    pub(crate) window: Window,
    pub(crate) played: [PlayedCard; PLAYED],
    pub(crate) played_count: u8,
    /// How many of them have taken effect, once the window is closed.
    pub(crate) settled: u8,
    /// Whether a monster or a member has fallen since the last window.
    pub(crate) fallen: bool,
    /// What goes on after the Moral Compass was offered.
    pub(crate) next: Step,
}

/// The place of a party that is at the hoard.
pub(crate) const AT_HOARD: u8 = u8::MAX;

impl Invasion {
    pub(crate) const NONE: Invasion = Invasion {
        party: 0,
        members: [Adventurer::NOBODY; MEMBERS],
        at: 0,
        outward: false,
        entered: 0,
        delayed: 0,
        doors: [0; ROOMS + 1],
        quiet: false,
        fog: false,
        compass: false,
        compass_declined: false,
        trap_idle: false,
        ambush: false,
        guardians: 0,
        frights: 0,
        frightened: 0,
        tried: 0,
        fighters: [Fighter::NONE; FIGURES],
        fighter_count: 0,
        combat: 0,
        striker: 0,
        struck: 0,
        window: Window::CLOSED,
        played: [PlayedCard::NONE; PLAYED],
        played_count: 0,
        settled: 0,
        fallen: false,
        next: Step::End,
    };

    #[inline]
    pub(crate) fn fighters(&self) -> &[Fighter] {
        &self.fighters[..usize::from(self.fighter_count).min(FIGURES)]
    }

    pub(crate) fn played(&self) -> &[PlayedCard] {
        &self.played[..usize::from(self.played_count).min(PLAYED)]
    }

    /// The members who are with the party, in party order.
    #[inline]
    pub(crate) fn going(&self) -> impl Iterator<Item = (usize, &Adventurer)> + Clone {
        self.members.iter().enumerate().filter(|(_, member)| member.fate == Fate::Going)
    }

    /// Takes all fighters off the table.
    pub(crate) fn disperse(&mut self) {
        self.fighters = [Fighter::NONE; FIGURES];
        self.fighter_count = 0;
    }
}

/// What happens next in an invasion, where no decision is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Step {
    Move,
    Enter,
    Frights,
    Guard,
    Horde,
    OpenEncounter,
    Encounter,
    SettleEncounter,
    Trap,
    Fire,
    Monsters,
    Abilities,
    Round,
    Strikes,
    AfterCombat,
    OpenRecovery,
    Recovery,
    SettleRecovery,
    Heal,
    Flight,
    Hoard,
    Destroy,
    End,
}

/// An interference that waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Aimed {
    pub(crate) card: Card,
    pub(crate) whom: Seat,
    /// The trap or the monster card it is aimed at, by its place.
    pub(crate) at: u8,
}

/// The whole truth of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) players: [Player; MOST_PLAYERS],
    pub(crate) deck: Pile,
    pub(crate) discards: Pile,
    /// The available cards; empty places while somebody takes some.
    pub(crate) available: [Option<Card>; SLOTS],
    /// How often they were dealt anew when they were last laid out.
    pub(crate) redeals: u8,
    /// The improvements that nobody has.
    pub(crate) reds: [u8; REDS],
    /// The improvements that were destroyed.
    pub(crate) destroyed: u8,
    /// The party cards that may still be drawn, one bit each.
    pub(crate) parties: u32,
    /// Counted from 0.
    pub(crate) cycle: u8,
    /// The building round, counted from 0.
    pub(crate) round: u8,
    pub(crate) dealer: Seat,
    /// Who is first in this cycle.
    pub(crate) first: Seat,
    /// Whose building turn it is, or who is invaded.
    pub(crate) turn: Seat,
    pub(crate) stage: Stage,
    /// The available cards that were taken in this turn, which everybody saw, and how many.
    pub(crate) took: [Card; NEW_CARDS as usize],
    pub(crate) taken: u8,
    /// Whether a room was discarded or built in this turn, after which none may be discarded.
    pub(crate) settled: bool,
    pub(crate) aimed: Option<Aimed>,
    pub(crate) invasion: Invasion,
    /// What everybody wants to be asked about in the windows of this invasion.
    pub(crate) standing: Standing,
    /// How often somebody was asked in a window: the number of the clock.
    pub(crate) asked: u32,
    /// What the bank has taken in, less what it has paid out.
    pub(crate) bank: i32,
}

impl State {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % MOST_PLAYERS]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % MOST_PLAYERS]
    }

    #[inline]
    pub(crate) fn dungeon(&self, seat: Seat) -> &Dungeon {
        &self.player(seat).dungeon
    }

    #[inline]
    pub(crate) fn dungeon_mut(&mut self, seat: Seat) -> &mut Dungeon {
        &mut self.player_mut(seat).dungeon
    }

    /// Gold goes from the bank to a hoard.
    pub(crate) fn earn(&mut self, seat: Seat, gold: u16) {
        self.player_mut(seat).gold += gold;
        self.bank -= i32::from(gold);
    }

    /// Gold goes from a hoard to the bank.
    pub(crate) fn spend(&mut self, seat: Seat, gold: u16) {
        self.player_mut(seat).gold -= gold;
        self.bank += i32::from(gold);
    }

    /// The available cards that were taken in this turn.
    pub(crate) fn took(&self) -> &[Card] {
        &self.took[..usize::from(self.taken).min(self.took.len())]
    }

    /// Whether the party is in a dungeon.
    #[inline]
    pub(crate) fn is_adventuring(&self) -> bool {
        use Stage::{AddContents, Answer, Build, Discard, Improve, NewCards, Over, Upgrade};
        !matches!(self.stage, NewCards | Upgrade | Build | AddContents | Improve | Answer | Discard | Over)
    }
}

/// Nobody but these.
#[inline]
pub(crate) fn just(seat: Option<Seat>) -> SeatSet {
    seat.map_or(SeatSet::EMPTY, SeatSet::only)
}
