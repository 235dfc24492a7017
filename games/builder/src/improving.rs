//! Improvement or interference: the last phase of a turn, in which one of the two may be done.

use crate::Builder;
use crate::event::Event;
use crate::ids::{Card, Monster, Place, Red};
use crate::moves::Aim;
use crate::state::{Aimed, Dungeon, Stage, State};
use crate::table::Table;
use crate::vocabulary::Interference;
use undercroft_core::{Audience, Listener, Rng, Seat, SeatSet};

impl Builder {
    /// Whether somebody may buy an improvement.
    pub(crate) fn may_buy(&self, state: &State, seat: Seat, red: Red) -> bool {
        let (player, dungeon) = (state.player(seat), state.dungeon(seat));
        let Some(card) = self.cards.improvements.get(red.index()) else { return false };
        state.reds[red.index()] > 0
            && u16::from(card.cost) <= player.gold
            && dungeon.red_count < self.cards.limits.improvements
            && !dungeon.has_red(red)
    }

    /// Whether an interference that waits for its answer has a legal target.
    pub(crate) fn is_aimed_well(&self, state: &State, aimed: Aimed) -> bool {
        let at = aimed.aim(self);
        self.may_interfere(state, aimed.card, aimed.whom, at) && (at != Aim::Dungeon || aimed.at == 0)
    }

    /// Whether an interference has a legal target.
    pub(crate) fn may_interfere(&self, state: &State, card: Card, whom: Seat, at: Aim) -> bool {
        let effect = self.cards.faces.get(card.index()).and_then(|face| face.interference);
        let Some(effect) = effect else { return false };
        if whom == state.turn || whom.index() >= self.players {
            return false;
        }
        let dungeon = state.dungeon(whom);
        match (effect, at) {
            (Interference::CaveIn, Aim::Dungeon) => dungeon.room_count > 0,
            (Interference::Steal(_), Aim::Dungeon) => state.player(whom).gold > 0,
            (Interference::Scry, Aim::Dungeon) => face_down(dungeon) > 0,
            (Interference::Sabotage, Aim::Trap(place)) => {
                // A trap that a room came with is seen once the room is.
                dungeon.rooms().get(place.index()).is_some_and(|room| {
                    !room.trap.stack.is_empty() || (room.trap.own && room.known.is_face_up())
                })
            }
            (Interference::Mutiny, Aim::Monster(monster)) => {
                let pack = dungeon.packs().get(monster.index());
                pack.is_some_and(|pack| pack.stack.len == 1 && !pack.stack.known[0].is_face_up())
            }
            _ => false,
        }
    }
}

impl Aimed {
    /// What it is aimed at, by what its card does.
    pub(crate) fn aim(self, rules: &Builder) -> Aim {
        match rules.cards.faces.get(self.card.index()).and_then(|face| face.interference) {
            Some(Interference::Sabotage) => Aim::Trap(Place(self.at)),
            Some(Interference::Mutiny) => Aim::Monster(Monster(self.at)),
            _ => Aim::Dungeon,
        }
    }
}

/// How many cards of a dungeon lie face down.
pub(crate) fn face_down(dungeon: &Dungeon) -> u8 {
    let rooms = dungeon.rooms().iter().map(|room| {
        let trap = room.trap.stack.known().iter().filter(|known| !known.is_face_up()).count();
        trap + usize::from(!room.known.is_face_up())
    });
    let packs = dungeon.packs().iter();
    let packs = packs.map(|pack| pack.stack.known().iter().filter(|known| !known.is_face_up()).count());
    (rooms.sum::<usize>() + packs.sum::<usize>()) as u8
}

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    /// Paid from the hoard to the bank.
    pub(crate) fn buy(&mut self, red: Red) {
        let seat = self.state.turn;
        let cost = self.rules.cards.improvements[red.index()].cost;
        self.state.spend(seat, cost.into());
        self.state.reds[red.index()] -= 1;
        let dungeon = self.state.dungeon_mut(seat);
        dungeon.reds[usize::from(dungeon.red_count)] = red;
        dungeon.red_count += 1;
        self.tell(Event::Bought { seat, red, cost });
        self.next_phase();
    }

    /// Given back without refund, at any time in one's turn.
    pub(crate) fn give_back(&mut self, red: Red) {
        let seat = self.state.turn;
        self.state.dungeon_mut(seat).remove_red(red);
        self.state.reds[red.index()] += 1;
        self.tell(Event::GivenBack { seat, red });
        self.close_rooms_beyond(seat);
    }

    /// When what allowed more rooms leaves, those above the limit are discarded from the entrance end at once.
    pub(crate) fn close_rooms_beyond(&mut self, seat: Seat) {
        let most = self.rules.most_rooms(self.state.dungeon(seat));
        while self.state.dungeon(seat).room_count > most {
            self.discard_room(seat, Place(self.state.dungeon(seat).room_count - 1));
        }
    }

    /// The card is played, and its target asked, whatever is in the hand: a question not asked would tell.
    pub(crate) fn interfere(&mut self, card: Card, whom: Seat, at: Aim) {
        let seat = self.state.turn;
        self.state.player_mut(seat).hand.remove(card);
        self.state.discards.add(card);
        self.tell(Event::Interfered { seat, card, whom, at });
        let at = match at {
            Aim::Dungeon => 0,
            Aim::Trap(place) => place.0,
            Aim::Monster(monster) => monster.0,
        };
        self.state.aimed = Some(Aimed { card, whom, at });
        self.state.stage = Stage::Answer;
    }

    /// One Counterspell is final.
    pub(crate) fn counter(&mut self, card: Card) {
        let Some(aimed) = self.state.aimed.take() else { return };
        self.state.player_mut(aimed.whom).hand.remove(card);
        self.state.discards.add(card);
        self.tell(Event::Countered { seat: aimed.whom, card });
        self.next_phase();
    }

    pub(crate) fn accept(&mut self) {
        let Some(Aimed { card, whom, at }) = self.state.aimed.take() else { return };
        self.tell(Event::Accepted { seat: whom });
        let by = self.state.turn;
        match self.rules.cards.faces[card.index()].interference {
            Some(Interference::CaveIn) => {
                self.discard_room(whom, Place(self.state.dungeon(whom).room_count - 1));
            }
            Some(Interference::Steal(gold)) => self.steal(by, whom, gold),
            Some(Interference::Sabotage) => self.lose_trap(whom, Place(at)),
            Some(Interference::Mutiny) => self.mutiny(by, whom, Monster(at)),
            Some(Interference::Scry) => self.scry(by, whom),
            None => {}
        }
        self.next_phase();
    }

    fn steal(&mut self, by: Seat, whom: Seat, gold: u8) {
        let gold = self.state.player(whom).gold.min(gold.into());
        self.state.player_mut(whom).gold -= gold;
        self.state.player_mut(by).gold += gold;
        self.tell(Event::Stolen { from: whom, to: by, gold: gold as u8 });
    }

    /// The trap of a room is discarded.
    pub(crate) fn lose_trap(&mut self, seat: Seat, place: Place) {
        let card = self.state.dungeon(seat).rooms[place.index()].trap.stack.cards().first().copied();
        let State { players, discards, .. } = self.state;
        players[seat.index()].dungeon.remove_trap(place.0, discards);
        self.tell(Event::TrapGone { seat, place, card });
    }

    fn mutiny(&mut self, by: Seat, whom: Seat, monster: Monster) {
        let pack = self.state.dungeon_mut(whom).remove_pack(monster.index());
        let card = pack.stack.cards[0];
        self.state.player_mut(by).hand.add(card);
        self.tell(Event::Mutinied { from: whom, to: by, place: Place(pack.room) });
        let both = [by, whom].into_iter().collect::<SeatSet>();
        self.to.hear(Audience::Only(both), Event::MutinyIs { from: whom, to: by, card });
    }

    fn scry(&mut self, by: Seat, whom: Seat) {
        let cards = face_down(self.state.dungeon(whom));
        for known in self.state.dungeon_mut(whom).each_known() {
            if !known.is_face_up() {
                known.show(by);
            }
        }
        self.tell(Event::Scried { seat: by, whom, cards });
    }
}
