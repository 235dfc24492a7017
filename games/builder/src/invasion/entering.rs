//! Entering a room: everything in it is turned up, and what happens on entering happens, once an adventure.

use super::Flow;
use crate::Builder;
use crate::event::Event;
use crate::ids::{FIGURES, MONSTERS, Member, Monster, Place};
use crate::kinds::Kinds;
use crate::state::{Fate, Fighter, Known, Pack, Room, Stack, Stage, State, Step};
use crate::table::Table;
use crate::vocabulary::Whom;
use undercroft_core::{Listener, Rng};

/// What a figure costs that is brought to a horde.
const PRICE_OF_A_FIGURE: u16 = 1;

impl Builder {
    /// The members of whom some still lose morale: those with the highest or the lowest of all who have not.
    pub(crate) fn to_be_frightened(&self, state: &State) -> u8 {
        let (invasion, dungeon) = (&state.invasion, state.dungeon(state.turn));
        let Some(room) = dungeon.rooms().get(usize::from(invasion.at)) else { return 0 };
        let left = |at: usize| invasion.frightened & (1 << at) == 0;
        let going = invasion.going().filter(|(at, _)| left(*at));
        let extreme = match self.does(room).frightens {
            Some(Whom::Highest(_)) => going.clone().map(|(_, one)| one.morale).max(),
            Some(Whom::Lowest(_)) => going.clone().map(|(_, one)| one.morale).min(),
            _ => None,
        };
        going
            .filter(|(_, one)| extreme.is_none_or(|morale| one.morale == morale))
            .fold(0, |set, (at, _)| set | 1 << at)
    }

    /// Whether a figure of a monster card may be brought to the room in which the party is.
    pub(crate) fn may_bring(&self, state: &State, monster: Monster) -> bool {
        let (invasion, dungeon) = (&state.invasion, state.dungeon(state.turn));
        let Some(room) = dungeon.rooms().get(usize::from(invasion.at)) else { return false };
        let (Some(line), Some(pack)) = (self.does(room).horde, dungeon.packs().get(monster.index())) else {
            return false;
        };
        let brought = invasion.fighters().iter().filter(|one| usize::from(one.pack) == monster.index());
        pack.room != invasion.at
            && self.monster_level(pack) == 0
            && line.is_none_or(|line| usize::from(line) == self.line(pack))
            && brought.count() < usize::from(self.figures_at_home(dungeon, pack).saturating_sub(pack.killed))
            && usize::from(invasion.fighter_count) < FIGURES
            && state.player(state.turn).gold >= PRICE_OF_A_FIGURE
    }

    /// Whether the owner might bring somebody, as far as everybody can see.
    fn horde_seems_possible(&self, state: &State) -> bool {
        let (at, dungeon) = (state.invasion.at, state.dungeon(state.turn));
        let elsewhere = dungeon.packs().iter().zip((0..).map(Monster)).filter(|(pack, _)| pack.room != at);
        let seems = |(pack, monster): (&Pack, Monster)| {
            let hidden = pack.stack.known().iter().any(|known| !known.is_face_up());
            hidden || self.may_bring(state, monster)
        };
        state.player(state.turn).gold >= PRICE_OF_A_FIGURE && elsewhere.into_iter().any(seems)
    }
}

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    /// Room, trap and monsters are revealed together.
    pub(super) fn enter(&mut self) -> Flow {
        let invasion = &self.state.invasion;
        let (place, outward) = (Place(invasion.at), invasion.outward);
        let first = !outward && invasion.entered & (1 << invasion.at) == 0;
        let Room { card, level, .. } = self.invaded().rooms[place.index()];
        self.tell(Event::Entered { place, card, level, outward });
        self.reveal(place);
        self.invasion().disperse();
        if !first {
            return self.then(Step::OpenEncounter);
        }
        let does = *self.rules.does(&self.invaded().rooms[place.index()]);
        let going = self.state.invasion.going().count() as u8;
        let invasion = self.invasion();
        invasion.entered |= 1 << place.0;
        invasion.frightened = 0;
        invasion.frights = match does.frightens {
            None => 0,
            Some(Whom::All) => going,
            Some(Whom::Highest(count) | Whom::Lowest(count)) => count.min(going),
        };
        self.then(Step::Frights)
    }

    fn reveal(&mut self, place: Place) {
        let room = &mut self.invaded_mut().rooms[place.index()];
        let (card, level) = (room.card, room.level);
        if !room.known.is_face_up() {
            room.known.turn_up();
            self.tell(Event::RoomRevealed { place, card, level });
        }
        self.reveal_trap(place);
        for monster in 0..self.invaded().packs().len() {
            if self.invaded().packs[monster].room == place.0 {
                self.reveal_monster(Monster(monster as u8));
            }
        }
    }

    fn reveal_trap(&mut self, place: Place) {
        let trap = &mut self.invaded_mut().rooms[place.index()].trap;
        let hidden = trap.stack.known().iter().any(|known| !known.is_face_up());
        let Some(&card) = trap.stack.cards().first().filter(|_| hidden) else { return };
        trap.stack.known_mut().iter_mut().for_each(Known::turn_up);
        if self.to.listens() {
            let dungeon = self.invaded();
            let room = &dungeon.rooms[place.index()];
            let level = self.rules.trap_level(&room.trap);
            let (strength, charges) =
                (self.rules.trap_strength(dungeon, room), self.rules.trap_charges(room));
            self.tell(Event::TrapRevealed { place, card, level, strength, charges });
        }
    }

    pub(crate) fn reveal_monster(&mut self, monster: Monster) {
        let pack = &mut self.invaded_mut().packs[monster.index()];
        if pack.stack.known().iter().all(|known| known.is_face_up()) {
            return;
        }
        pack.stack.known_mut().iter_mut().for_each(Known::turn_up);
        if self.to.listens() {
            let dungeon = self.invaded();
            let pack = &dungeon.packs[monster.index()];
            let (place, card) = (Place(pack.room), pack.stack.cards[0]);
            let (level, figures) = (self.rules.monster_level(pack), self.rules.figures(dungeon, pack));
            self.tell(Event::MonsterRevealed { monster, place, card, level, figures });
        }
    }

    /// Those with the highest or the lowest morale lose some; of several equals the invader chooses.
    pub(super) fn frighten_on_entering(&mut self) -> Flow {
        let left = self.state.invasion.frights;
        if left == 0 {
            return self.then(Step::Guard);
        }
        let set = self.rules.to_be_frightened(self.state);
        if set.count_ones() > u32::from(left) {
            return self.ask(Stage::Fright);
        }
        if set == 0 {
            self.invasion().frights = 0;
            return Flow::GoOn;
        }
        (0..8).filter(|bit| set & (1 << bit) != 0).for_each(|bit| self.frighten(Member(bit)));
        Flow::GoOn
    }

    /// A member loses morale on entering.
    pub(crate) fn frighten(&mut self, member: Member) {
        let invasion = self.invasion();
        invasion.frightened |= 1 << member.0;
        invasion.frights -= 1;
        invasion.members[member.index()].lose(1);
    }

    /// Where no monster is, a card is drawn: a monster stays to guard, face up; anything else is discarded.
    pub(super) fn draw_a_guard(&mut self) -> Flow {
        let at = self.state.invasion.at;
        let dungeon = self.invaded();
        let guards = self.rules.does(&dungeon.rooms[usize::from(at)]).guard;
        if !guards || dungeon.packs_in(at).next().is_some() {
            return self.then(Step::Horde);
        }
        if let Some(card) = self.draw() {
            let full = usize::from(self.invaded().pack_count) >= MONSTERS;
            let stays = Kinds::is(self.rules.kinds.monsters, card) && !full;
            self.tell(Event::GuardDrawn { place: Place(at), card, stays });
            match stays {
                true => {
                    let stack = Stack::of(card, Known::FACE_UP);
                    self.invaded_mut().add_pack(Pack { stack, room: at, ..Pack::NONE });
                }
                false => self.state.discards.add(card),
            }
        }
        self.then(Step::Horde)
    }

    /// The owner may bring basic monsters of other rooms, for gold. Asked wherever everybody thinks it possible.
    pub(super) fn offer_horde(&mut self) -> Flow {
        let room = &self.invaded().rooms[usize::from(self.state.invasion.at)];
        if self.rules.does(room).horde.is_some() && self.rules.horde_seems_possible(self.state) {
            return self.ask(Stage::Horde);
        }
        self.then(Step::OpenEncounter)
    }

    pub(crate) fn bring(&mut self, monster: Monster) {
        let seat = self.state.turn;
        self.reveal_monster(monster);
        self.state.spend(seat, PRICE_OF_A_FIGURE);
        let from = Place(self.invaded().packs[monster.index()].room);
        self.add_fighter(monster, false);
        self.tell(Event::Brought { foe: self.foe(monster), from, cost: PRICE_OF_A_FIGURE as u8 });
        self.then(Step::Horde);
    }

    /// One more figure of a monster card fights here.
    pub(crate) fn add_fighter(&mut self, monster: Monster, extra: bool) {
        let dungeon = self.invaded();
        let health = self.rules.monster_health(dungeon, &dungeon.packs[monster.index()]);
        let invasion = self.invasion();
        let count = usize::from(invasion.fighter_count);
        if count < FIGURES {
            invasion.fighters[count] = Fighter { pack: monster.0, health, extra };
            invasion.fighter_count += 1;
        }
    }

    /// Everybody who lives in this room stands ready.
    pub(crate) fn muster(&mut self) {
        let at = self.state.invasion.at;
        for monster in 0..self.invaded().packs().len() {
            let dungeon = self.invaded();
            let pack = &dungeon.packs[monster];
            if pack.room == at {
                let living = self.rules.living(dungeon, pack);
                (0..living).for_each(|_| self.add_fighter(Monster(monster as u8), false));
            }
        }
    }

    /// Whether the party lives.
    pub(crate) fn is_going(&self, member: Member) -> bool {
        self.state.invasion.members[member.index()].fate == Fate::Going
    }
}
