//! Judges a written state: builds it field by field and notes everything that no game can reach.

use super::{Cards, Written, WrittenCard, WrittenKnown, WrittenMonster, WrittenRoom};
use crate::Builder;
use crate::dungeon::HIGHEST;
use crate::ids::{Card, KINDS, MONSTERS, Place, ROOMS, Red};
use crate::kinds::Kinds;
use crate::state::{Aimed, Dungeon, Known, Pack, Pile, Room, Stack, Stage, State, Trap};
use undercroft_core::{Fault, Seat};

/// How much gold may be given out in a file, for each player.
const MOST_GOLD: i64 = 9_999;

pub(super) struct Reading<'a> {
    pub(super) rules: &'a Builder,
    pub(super) written: &'a Written,
    pub(super) state: State,
    faults: Vec<Fault>,
}

impl<'a> Reading<'a> {
    pub(super) fn new(rules: &'a Builder, written: &'a Written) -> Self {
        let mut state = rules.bare();
        (state.deck, state.reds, state.parties) = (Pile::EMPTY, Default::default(), 0);
        Reading { rules, written, state, faults: Vec::new() }
    }

    pub(super) fn state(mut self) -> Result<State, Vec<Fault>> {
        self.shape();
        self.piles();
        self.improvements();
        self.players();
        if self.faults.is_empty() {
            self.invasion();
            self.interference();
        }
        if self.faults.is_empty() {
            self.all_cards_are_there();
            self.somebody_can_act();
        }
        if !self.faults.is_empty() {
            return Err(self.faults);
        }
        let carried = self.state.invasion.members.iter().filter(|member| member.gold).count() as i32;
        let hoards: i32 = self.state.players.iter().map(|player| i32::from(player.gold)).sum();
        self.state.bank = -(hoards + carried);
        Ok(self.state)
    }

    pub(super) fn fault(&mut self, place: impl Into<String>, reason: impl Into<String>) {
        self.faults.push(Fault::new(place, reason));
    }

    /// A number within bounds; the least one stands in for one that is not.
    pub(super) fn number(&mut self, place: &str, number: i64, least: i64, most: i64) -> i64 {
        if (least..=most).contains(&number) {
            return number;
        }
        self.fault(place, format!("{number} is out of range; it is between {least} and {most}"));
        least
    }

    /// The card with this name.
    pub(super) fn card(&mut self, place: &str, label: &str) -> Option<Card> {
        let card = self.rules.card_labelled(label);
        if card.is_none() {
            self.fault(place, format!("there is no card `{label}` at this table"));
        }
        card
    }

    fn seat(&mut self, place: &str, number: i64) -> Seat {
        Seat::new(self.number(place, number, 1, self.rules.players as i64) as usize - 1)
    }

    fn shape(&mut self) {
        let written = self.written;
        let over = written.stage == Stage::Over;
        let cycles = i64::from(self.rules.cycles);
        let cycle = match over {
            true => self.number("cycle", written.cycle, cycles + 1, cycles + 1),
            false => self.number("cycle", written.cycle, 1, cycles),
        };
        self.state.cycle = cycle as u8 - 1;
        self.state.stage = written.stage;
        let rounds = i64::from(self.rules.cards.limits.rounds);
        let late = over || self.state.is_adventuring();
        let round = match late {
            true => self.number("round", written.round, rounds + 1, rounds + 1),
            false => self.number("round", written.round, 1, rounds),
        };
        self.state.round = round as u8 - 1;
        self.state.dealer = self.seat("dealer", written.dealer);
        self.state.first = self.seat("first", written.first);
        self.state.turn = self.seat("turn", written.turn);
        self.took();
        self.state.settled = written.settled;
        let building = !self.state.is_adventuring() && !over;
        if written.settled && (!building || matches!(written.stage, Stage::NewCards | Stage::Upgrade)) {
            self.fault("settled", "no room is built or discarded before that phase of a turn");
        }
        if let Some(place) = written.razed {
            self.state.razed = Some(Place(self.number("razed", place, 1, ROOMS as i64) as u8 - 1));
            if !written.settled {
                self.fault("razed", "a room that is discarded settles which rooms there are");
            }
        }
        let asked = self.number("asked", written.asked, 0, u32::MAX.into());
        self.state.asked = asked as u32;
        let drawn = self.state.cycle + u8::from(self.state.is_adventuring());
        for name in &written.parties {
            match self.rules.cards.parties.iter().position(|party| party.name == *name) {
                None => self.fault("parties", format!("there is no party `{name}`")),
                Some(at) if self.state.parties & (1 << at) != 0 => {
                    self.fault("parties", format!("`{name}` is there twice"));
                }
                Some(at) => self.state.parties |= 1 << at,
            }
        }
        let left = self.rules.cards.parties.len() - usize::from(drawn);
        if written.parties.len() != left {
            self.fault("parties", format!("{left} are left in this cycle, not {}", written.parties.len()));
        }
    }

    fn took(&mut self) {
        let written = self.written;
        let most = match written.stage {
            Stage::NewCards => 2,
            _ if self.state.is_adventuring() || written.stage == Stage::Over => 0,
            _ => 3,
        };
        self.number("took", written.took.len() as i64, 0, most);
        for (at, label) in written.took.iter().enumerate().take(most as usize) {
            let Some(card) = self.card("took", label) else { continue };
            self.state.took[at] = card;
            self.state.taken = at as u8 + 1;
        }
    }

    fn pile(&mut self, place: &str, cards: &Cards) -> Pile {
        let mut pile = Pile::EMPTY;
        for (label, &count) in cards {
            let Some(card) = self.card(place, label) else { continue };
            let count = self.number(&format!("{place}.{label}"), count, 1, 255);
            (0..count).for_each(|_| pile.add(card));
        }
        pile
    }

    fn piles(&mut self) {
        let written = self.written;
        self.state.deck = self.pile("deck", &written.deck);
        self.state.discards = self.pile("discards", &written.discards);
        self.state.redeals = self.number("redeals", written.redeals, 0, 3) as u8;
        let slots = usize::from(self.rules.cards.limits.available);
        if written.available.len() != slots {
            return self.fault("available", format!("there are {slots} places, empty ones among them"));
        }
        for (slot, label) in written.available.iter().enumerate() {
            let card = label.as_ref().and_then(|label| self.card(&format!("available[{slot}]"), label));
            self.state.available[slot] = card;
        }
        let empty = written.available.iter().filter(|slot| slot.is_none()).count();
        if written.stage == Stage::NewCards && empty < usize::from(self.state.taken) {
            self.fault("available", "what was taken in this turn is missing until it is refilled");
        }
    }

    fn red(&mut self, place: &str, name: &str) -> Option<Red> {
        let found = self.rules.cards.improvements.iter().position(|card| card.name == name);
        if found.is_none() {
            self.fault(place, format!("there is no improvement `{name}`"));
        }
        found.map(|at| Red(at as u8))
    }

    fn improvements(&mut self) {
        let written = self.written;
        for (name, &count) in &written.improvements {
            let Some(red) = self.red("improvements", name) else { continue };
            let most = self.rules.cards.improvements[red.index()].copies;
            let count = self.number(&format!("improvements.{name}"), count, 0, most.into());
            self.state.reds[red.index()] = count as u8;
        }
        self.state.destroyed = self.number("destroyed", written.destroyed, 0, 200) as u8;
    }

    fn players(&mut self) {
        let written = self.written;
        if written.players.len() != self.rules.players {
            return self.fault("players", format!("{} play at this table", self.rules.players));
        }
        for (seat, player) in Seat::all(self.rules.players).zip(&written.players) {
            let at = |field: &str| format!("players[{}].{field}", seat.index());
            let gold = self.number(&at("gold"), player.gold, 0, MOST_GOLD) as u16;
            let hand = self.pile(&at("hand"), &player.hand);
            self.state.player_mut(seat).gold = gold;
            self.state.player_mut(seat).hand = hand;
            if player.rooms.len() > ROOMS || player.monsters.len() > MONSTERS {
                self.fault(at("rooms"), format!("{ROOMS} rooms and {MONSTERS} monster cards are the most"));
                continue;
            }
            let dungeon = self.dungeon(seat);
            *self.state.dungeon_mut(seat) = dungeon;
            self.state.standing.pass_unless(seat, player.order.conditions());
            if player.order != Default::default() && !self.state.is_adventuring() {
                self.fault(at("order"), "orders hold for one invasion");
            }
        }
        let owned: usize = written.players.iter().map(|player| player.improvements.len()).sum();
        let display: i64 = self.state.reds.iter().map(|&count| i64::from(count)).sum();
        let all: i64 = self.rules.cards.improvements.iter().map(|card| i64::from(card.copies)).sum();
        if display + owned as i64 + i64::from(self.state.destroyed) != all {
            self.fault("improvements", format!("there are {all} in all: for sale, in dungeons, destroyed"));
        }
    }

    fn dungeon(&mut self, seat: Seat) -> Dungeon {
        let player = &self.written.players[seat.index()];
        let mut dungeon = Dungeon::EMPTY;
        let at = |field: &str| format!("players[{}].{field}", seat.index());
        for name in &player.improvements {
            let Some(red) = self.red(&at("improvements"), name) else { continue };
            if dungeon.has_red(red) || dungeon.red_count >= self.rules.cards.limits.improvements {
                self.fault(at("improvements"), "no two are equal, and there are only so many");
                continue;
            }
            dungeon.reds[usize::from(dungeon.red_count)] = red;
            dungeon.red_count += 1;
        }
        for (place, room) in player.rooms.iter().enumerate() {
            if let Some(room) = self.room(&at(&format!("rooms[{place}]")), seat, room) {
                dungeon.rooms[place] = room;
                dungeon.room_count += 1;
            }
        }
        if dungeon.room_count > self.rules.most_rooms(&dungeon) {
            self.fault(at("rooms"), "there are more than this dungeon may have");
        }
        if usize::from(dungeon.room_count) < player.rooms.len() {
            return dungeon;
        }
        for (place, monster) in player.monsters.iter().enumerate() {
            let place = at(&format!("monsters[{place}]"));
            if let Some(pack) = self.pack(&place, (seat, dungeon.room_count), monster) {
                dungeon.add_pack(pack);
            }
        }
        dungeon
    }

    fn room(&mut self, place: &str, owner: Seat, written: &WrittenRoom) -> Option<Room> {
        let card = self.card(place, &written.card)?;
        if !Kinds::is(self.rules.kinds.rooms, card) {
            self.fault(place, format!("`{}` is no room", written.card));
            return None;
        }
        let most = self.rules.highest_of_room(card);
        let level = self.number(&format!("{place}.level"), written.level, 0, most.into()) as u8;
        let known = self.known(place, owner, &written.known);
        let mut room = Room { card, known, level, trap: Trap::NONE };
        let Some(trap) = &written.trap else { return Some(self.with_own_trap(place, room)) };
        let place = format!("{place}.trap");
        room.trap.spent = self.number(&format!("{place}.spent"), trap.spent, -128, 127) as i8;
        if trap.cards.is_empty() {
            room.trap.own = self.rules.does(&room).trap_level.is_some();
            if !room.trap.own {
                self.fault(&place, "a trap is made of cards, unless the room comes with one");
            }
        } else {
            let bases = (self.rules.kinds.traps, self.rules.kinds.wild_for_traps);
            room.trap.stack =
                self.stack(&place, owner, &trap.cards, bases, self.rules.cards.trap_upgrade.most)?;
            self.with_own_trap(&place, room);
        }
        if self.rules.trap_charges(&room) == 0
            && !(self.rules.does(&room).trap_set_again || self.state.is_adventuring())
        {
            self.fault(&place, "a trap without charges is discarded");
        }
        Some(room)
    }

    /// A room that comes with a trap has lost it only if the party has been there.
    fn with_own_trap(&mut self, place: &str, room: Room) -> Room {
        if self.rules.does(&room).trap_level.is_some() && !room.known.is_face_up() {
            self.fault(place, "it comes with a trap, which is still there");
        }
        room
    }

    fn known(&mut self, place: &str, owner: Seat, written: &WrittenKnown) -> Known {
        let WrittenKnown::SeenBy(seats) = written else { return Known::FACE_UP };
        let mut known = Known::OWNER;
        for &number in seats {
            let seat = self.seat(&format!("{place}.known"), number);
            if seat == owner {
                self.fault(format!("{place}.known"), "the owner knows it anyway");
            }
            known.show(seat);
        }
        known
    }

    fn stack<const N: usize>(
        &mut self,
        place: &str,
        owner: Seat,
        written: &[WrittenCard],
        (bases, wild): (u64, u64),
        most: u8,
    ) -> Option<Stack<N>> {
        if written.is_empty() || written.len() > N {
            self.fault(place, format!("there are 1 to {N} cards"));
            return None;
        }
        let mut stack = Stack::NONE;
        let mut level = 0;
        for (at, one) in written.iter().enumerate() {
            let card = self.card(place, &one.card)?;
            let known = self.known(place, owner, &one.known);
            let fits = match at {
                0 => Kinds::is(bases, card),
                _ => (card == stack.cards[0] || Kinds::is(wild, card)) && level < most,
            };
            let before = stack.known().last().copied().unwrap_or(Known::FACE_UP);
            if !fits {
                self.fault(place, format!("`{}` cannot lie there", one.card));
                return None;
            }
            if known.is_face_up() && !before.is_face_up() {
                self.fault(place, "what lies on a face-down card lies face down");
            }
            level += if at > 0 { self.rules.kinds.steps_of(card) } else { 0 };
            stack.push(card, known);
        }
        Some(stack)
    }

    fn pack(&mut self, place: &str, (owner, rooms): (Seat, u8), written: &WrittenMonster) -> Option<Pack> {
        if !(1..=i64::from(rooms)).contains(&written.room) {
            self.fault(format!("{place}.room"), "there is no such room");
            return None;
        }
        let bases = (self.rules.kinds.monsters, self.rules.kinds.wild_for_monsters);
        let stack = self.stack(&format!("{place}.cards"), owner, &written.cards, bases, HIGHEST)?;
        let adventuring = self.state.is_adventuring() && owner == self.state.turn;
        let most = if adventuring { 40 } else { 0 };
        if (written.risen && !adventuring)
            || (written.tired && (self.state.is_adventuring() || owner != self.state.turn))
        {
            self.fault(place, "nobody has walked or risen in this turn");
        }
        Some(Pack {
            stack,
            room: Place(written.room as u8 - 1).0,
            walked: written.walked,
            tired: written.tired,
            age: self.number(&format!("{place}.age"), written.age, 0, 9) as u8,
            killed: self.number(&format!("{place}.killed"), written.killed, 0, most) as u8,
            risen: written.risen,
        })
    }

    fn interference(&mut self) {
        let waits = self.state.stage == Stage::Answer;
        let Some(aim) = &self.written.interference else {
            if waits {
                self.fault("interference", "somebody is to answer one; say which");
            }
            return;
        };
        if !waits {
            return self.fault("interference", "nobody is to answer one now; write null");
        }
        let Some(card) = self.card("interference.card", &aim.card) else { return };
        let whom = self.seat("interference.whom", aim.whom);
        let at = self.number("interference.at", aim.at, 1, 64) as u8 - 1;
        let aimed = Aimed { card, whom, at };
        if !self.rules.is_aimed_well(&self.state, aimed) {
            self.fault("interference", "it has no such target");
        }
        self.state.aimed = Some(aimed);
    }

    fn all_cards_are_there(&mut self) {
        let found = super::cards_on_table(self.rules, &self.state);
        for kind in 0..KINDS.min(self.rules.cards.faces.len()) {
            let (found, due) = (found[kind], self.rules.kinds.copies[kind]);
            if found != u16::from(due) {
                let card = self.rules.card_label(Card(kind as u8));
                self.fault("cards", format!("there are {due} of `{card}` at this table, not {found}"));
            }
        }
    }

    /// Whoever is to decide has something to decide about.
    fn somebody_can_act(&mut self) {
        for seat in self.rules.deciders(&self.state) {
            let mut any = false;
            self.rules.list(&self.state, seat, &mut |_| any = true);
            if !any {
                self.fault("stage", format!("{seat} is to decide, but there is nothing to decide"));
            }
        }
    }
}
