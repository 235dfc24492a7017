//! Fills the view of an eye, field by field.

use crate::Builder;
use crate::ids::{Card, Class, Figure, Member, Monster, Party, Place};
use crate::invasion_target;
use crate::state::{AT_HOARD, Dungeon, Known, Order, Pack, Pile, Room, Stack, Stage, State, Trap};
use crate::view::{
    DoorView, FighterView, Hated, Held, InterferenceView, InvasionView, LaidCard, MemberView, MonsterView,
    PlayedView, PlayerView, RoomView, TrapView, View, Whereabouts,
};
use undercroft_core::{Eye, Seat, Standing};

/// Whether an eye knows a card of a dungeon.
pub(crate) fn knows(eye: Eye, owner: Seat, known: Known) -> bool {
    match eye {
        Eye::All => true,
        Eye::Spectator => known.is_face_up(),
        Eye::Seat(seat) => seat == owner || known.to(seat),
    }
}

/// A pile of which only the number of cards is known.
fn closed(pile: &Pile) -> Pile {
    Pile { total: pile.total, ..Pile::EMPTY }
}

/// The same cards, those that an eye does not know as nothing in particular. Who has looked at a card everybody saw.
fn masked<const N: usize>(stack: &Stack<N>, eye: Eye, owner: Seat) -> Stack<N> {
    let mut seen = *stack;
    for at in 0..usize::from(stack.len) {
        if !knows(eye, owner, stack.known[at]) {
            seen.cards[at] = Card(0);
        }
    }
    seen
}

pub(crate) fn held(pile: &Pile) -> Vec<Held> {
    pile.each().map(|(card, count)| Held { card, count }).collect()
}

impl Builder {
    /// The table as an eye knows it: what is hidden is closed.
    pub(crate) fn as_known(&self, state: &State, eye: Eye) -> State {
        if eye == Eye::All {
            return *state;
        }
        let mut seen = *state;
        seen.deck = closed(&state.deck);
        seen.standing = Standing::default();
        if let Eye::Seat(seat) = eye {
            seen.standing.pass_unless(seat, state.standing.order(seat));
        }
        for owner in Seat::all(self.players) {
            let player = seen.player_mut(owner);
            if eye.seat() != Some(owner) {
                player.hand = closed(&player.hand);
            }
            for room in &mut player.dungeon.rooms[..usize::from(state.dungeon(owner).room_count)] {
                room.trap.stack = masked(&room.trap.stack, eye, owner);
                if !knows(eye, owner, room.known) {
                    (room.card, room.trap.own) = (Card(0), false);
                }
            }
            for pack in player.dungeon.packs_mut() {
                pack.stack = masked(&pack.stack, eye, owner);
            }
        }
        seen
    }

    pub(crate) fn seen(&self, state: &State, eye: Eye) -> View {
        let known = self.as_known(state, eye);
        let parties = (0..self.cards.parties.len() as u8).filter(|bit| state.parties & (1 << bit) != 0);
        View {
            cycle: (state.cycle + 1).min(self.cycles),
            cycles: self.cycles,
            round: state.round + 1,
            rounds: self.cards.limits.rounds,
            stage: state.stage,
            deciding: self.deciders(state),
            first: state.first,
            turn: state.turn,
            available: state.available[..usize::from(self.cards.limits.available)].to_vec(),
            redeals: state.redeals,
            took: state.took().to_vec(),
            deck: state.deck.total,
            discards: held(&state.discards),
            improvements: state.reds[..self.cards.improvements.len()].to_vec(),
            parties: parties.map(Party).collect(),
            players: Seat::all(self.players).map(|seat| self.player_seen(state, seat, eye)).collect(),
            hand: eye.seat().map_or_else(Vec::new, |seat| held(&state.player(seat).hand)),
            order: eye.seat().map(|seat| Order::of(&state.standing, seat)),
            interference: self.interference_seen(state),
            invasion: state.is_adventuring().then(|| self.invasion_seen(state)),
            known: Box::new(known),
        }
    }

    fn player_seen(&self, state: &State, seat: Seat, eye: Eye) -> PlayerView {
        let (player, dungeon) = (state.player(seat), state.dungeon(seat));
        let open = eye == Eye::All || eye.seat() == Some(seat);
        let rooms = dungeon.rooms().iter().zip((0..).map(Place));
        PlayerView {
            gold: player.gold,
            cards: player.hand.total,
            hand: open.then(|| held(&player.hand)),
            rooms: rooms.map(|(room, place)| self.room_seen(dungeon, room, place, (seat, eye))).collect(),
            most_rooms: self.most_rooms(dungeon),
            improvements: dungeon.reds().to_vec(),
        }
    }

    fn room_seen(&self, dungeon: &Dungeon, room: &Room, place: Place, (owner, eye): (Seat, Eye)) -> RoomView {
        let known = knows(eye, owner, room.known);
        let packs = dungeon.packs_in(place.0);
        RoomView {
            place,
            card: known.then_some(room.card),
            face_up: room.known.is_face_up(),
            level: room.level,
            trap: self.trap_seen(dungeon, room, known, (owner, eye)),
            monsters: packs.map(|(at, pack)| self.pack_seen(dungeon, pack, at, (owner, eye))).collect(),
        }
    }

    /// What a trap counts is seen by whoever knows it and its room.
    fn trap_seen(
        &self,
        dungeon: &Dungeon,
        room: &Room,
        room_known: bool,
        (owner, eye): (Seat, Eye),
    ) -> Option<TrapView> {
        let Trap { stack, own, .. } = &room.trap;
        if stack.is_empty() && !(*own && room_known) {
            return None;
        }
        let cards = laid(stack, owner, eye);
        let known = room_known && cards.iter().all(|laid| laid.card.is_some());
        let counted = self.trap_of(room).filter(|_| known);
        Some(TrapView {
            cards,
            level: counted.map(|(_, level)| level),
            strength: counted.map(|_| self.trap_strength(dungeon, room)),
            charges: counted.map(|_| self.trap_charges(room)),
        })
    }

    fn pack_seen(&self, dungeon: &Dungeon, pack: &Pack, at: usize, (owner, eye): (Seat, Eye)) -> MonsterView {
        let cards = laid(&pack.stack, owner, eye);
        let room = &dungeon.rooms[usize::from(pack.room)];
        let known = knows(eye, owner, room.known) && cards.iter().all(|laid| laid.card.is_some());
        let counted = |count: &dyn Fn() -> u8| known.then(count);
        MonsterView {
            monster: Monster(at as u8),
            cards,
            level: counted(&|| self.monster_level(pack)),
            strength: counted(&|| self.monster_strength(pack, room)),
            health: counted(&|| self.monster_health(dungeon, pack)),
            figures: counted(&|| self.figures(dungeon, pack)),
            killed: pack.killed,
            walked: pack.walked,
        }
    }

    fn interference_seen(&self, state: &State) -> Option<InterferenceView> {
        let aimed = state.aimed?;
        Some(InterferenceView { card: aimed.card, by: state.turn, whom: aimed.whom, at: aimed.aim(self) })
    }

    /// Everything about an invasion is open: whatever the party meets lies face up.
    fn invasion_seen(&self, state: &State) -> InvasionView {
        let (invasion, dungeon) = (&state.invasion, state.dungeon(state.turn));
        let at = match invasion.at {
            AT_HOARD => Whereabouts::Hoard,
            at if at >= dungeon.room_count => Whereabouts::Entrance,
            at => Whereabouts::Room(Place(at)),
        };
        let fighters = invasion.fighters().iter().zip((0..).map(Figure));
        let room = dungeon.rooms.get(usize::from(invasion.at));
        InvasionView {
            victim: state.turn,
            invader: self.invader(state),
            party: Party(invasion.party),
            members: invasion.members.iter().map(|member| self.member_seen(state, member)).collect(),
            at,
            outward: invasion.outward,
            door: self.door_ahead(state).map(|door| DoorView { vault: door.is_vault(), left: door.left }),
            fighters: fighters
                .map(|(fighter, figure)| FighterView {
                    figure,
                    monster: Monster(fighter.pack),
                    health: fighter.health,
                    strength: room.map_or(0, |room| {
                        self.monster_strength(&dungeon.packs[usize::from(fighter.pack)], room)
                    }),
                    extra: fighter.extra,
                })
                .collect(),
            combat: invasion.combat,
            striker: (state.stage == Stage::Strike).then_some(Member(invasion.striker)),
            to_answer: self.to_answer(state),
            played: invasion
                .played()
                .iter()
                .map(|played| PlayedView {
                    card: played.card,
                    by: Seat::new(usize::from(played.by)),
                    target: invasion_target(self, played),
                })
                .collect(),
            fog: invasion.fog,
            steady: invasion.compass,
            guardians: invasion.guardians,
            frights: invasion.frights,
        }
    }

    /// Who may still play cards in a window, in order.
    fn to_answer(&self, state: &State) -> Vec<Seat> {
        let open = state.invasion.window.still_to_answer();
        let mut seat = state.turn;
        let round = (0..self.players).map(|_| {
            seat = seat.left(self.players);
            seat
        });
        round.filter(|&seat| open.contains(seat)).collect()
    }

    fn member_seen(&self, state: &State, member: &crate::state::Adventurer) -> MemberView {
        let hated = member
            .hates
            .checked_sub(1)
            .map(|kind| Hated { card: self.line_card(usize::from(kind / 3)), level: kind % 3 });
        MemberView {
            class: Class(member.class),
            fate: member.fate,
            health: member.health,
            full_health: self.full_health(state, member),
            morale: member.morale,
            charges: member.charges,
            strength: self.strength(state, member),
            gold: member.gold,
            ward: member.ward,
            owes: member.owes,
            hates: hated,
        }
    }
}

fn laid<const N: usize>(stack: &Stack<N>, owner: Seat, eye: Eye) -> Vec<LaidCard> {
    let cards = stack.cards().iter().zip(stack.known());
    cards
        .map(|(&card, &known)| LaidCard {
            card: knows(eye, owner, known).then_some(card),
            face_up: known.is_face_up(),
        })
        .collect()
}
