//! Everything that somebody may do now.

use crate::Builder;
use crate::ids::{Card, Figure, Member, Monster, Place, Red, Slot};
use crate::kinds::Kinds;
use crate::moves::{Aim, Move, On};
use crate::state::{Order, Stage, State, just, kinds_of};
use crate::vocabulary::{Ability, Interference};
use undercroft_core::{Seat, SeatSet};

impl Builder {
    /// Who has to decide.
    #[inline]
    pub(crate) fn deciders(&self, state: &State) -> SeatSet {
        match state.stage {
            Stage::NewCards
            | Stage::Upgrade
            | Stage::Build
            | Stage::AddContents
            | Stage::Improve
            | Stage::Discard
            | Stage::Horde => SeatSet::only(state.turn),
            Stage::Answer => just(state.aimed.map(|aimed| aimed.whom)),
            Stage::EncounterWindow | Stage::RecoveryWindow => state.invasion.window.awaited(),
            Stage::Door
            | Stage::Fright
            | Stage::Trap
            | Stage::Abilities
            | Stage::Strike
            | Stage::Recovery
            | Stage::Compass
            | Stage::Destroy => SeatSet::only(self.invader(state)),
            Stage::Over => SeatSet::EMPTY,
        }
    }

    /// Calls back with every move of a seat.
    #[inline]
    pub(crate) fn list(&self, state: &State, seat: Seat, f: &mut impl FnMut(Move)) {
        if !self.deciders(state).contains(seat) {
            if self.may_be_asked_again(state, seat) {
                f(Move::AskMe);
            }
            return;
        }
        match state.stage {
            Stage::NewCards => self.list_new_cards(state, f),
            Stage::Upgrade => self.list_upgrades(state, f),
            Stage::Build => self.list_building(state, f),
            Stage::AddContents => self.list_contents(state, f),
            Stage::Improve => self.list_improving(state, f),
            Stage::Discard => {
                kinds_of(state.player(seat).hand.kinds).for_each(|card| f(Move::Discard(card)));
            }
            Stage::Answer => {
                f(Move::Accept);
                let cancels = state.player(seat).hand.kinds & self.kinds.cancels;
                kinds_of(cancels).for_each(|card| f(Move::Counter(card)));
            }
            Stage::EncounterWindow | Stage::RecoveryWindow => self.list_window(state, seat, f),
            _ => self.list_invasion(state, f),
        }
        self.list_ends(state, f);
    }

    /// What ends a phase or a choice, and what may be done at any time in one's turn.
    fn list_ends(&self, state: &State, f: &mut impl FnMut(Move)) {
        match state.stage {
            Stage::Upgrade | Stage::Build | Stage::AddContents => f(Move::Done),
            Stage::Improve => {
                f(Move::Done);
                f(Move::EndTurn);
            }
            Stage::Discard => f(Move::EndTurn),
            Stage::Door | Stage::Horde | Stage::Trap | Stage::Recovery | Stage::Compass => f(Move::Done),
            Stage::Abilities if self.who_hates_anew(state).is_none() => f(Move::Done),
            _ => {}
        }
        if self.may_give_back(state) {
            state.dungeon(state.turn).reds().iter().for_each(|&red| f(Move::GiveBack(red)));
        }
    }

    fn may_give_back(&self, state: &State) -> bool {
        !state.is_adventuring() && !matches!(state.stage, Stage::Answer | Stage::Over)
    }

    fn list_new_cards(&self, state: &State, f: &mut impl FnMut(Move)) {
        if Builder::may_draw(state) {
            f(Move::Draw);
        }
        for slot in (0..self.cards.limits.available).map(Slot) {
            if self.may_take(state, slot) {
                f(Move::Take(slot));
            }
        }
    }

    fn list_upgrades(&self, state: &State, f: &mut impl FnMut(Move)) {
        let (dungeon, hand) = (state.dungeon(state.turn), &state.player(state.turn).hand);
        for (room, place) in dungeon.rooms().iter().zip((0..).map(Place)) {
            if hand.has(room.card) && self.may_upgrade_room(room, room.card) {
                f(Move::Upgrade { card: room.card, on: On::Room(place) });
            }
            if let Some(&base) = room.trap.stack.cards().first()
                && self.trap_level(&room.trap) < self.cards.trap_upgrade.most
            {
                let fits = hand.kinds & (self.kinds.wild_for_traps | 1 << base.0);
                kinds_of(fits).for_each(|card| f(Move::Upgrade { card, on: On::Trap(place) }));
            }
        }
        for (pack, monster) in dungeon.packs().iter().zip((0..).map(Monster)) {
            let fits = hand.kinds & (self.kinds.wild_for_monsters | 1 << pack.stack.cards[0].0);
            for card in kinds_of(fits) {
                if self.may_upgrade_monster(dungeon, pack, card) {
                    f(Move::Upgrade { card, on: On::Monster(monster) });
                }
            }
        }
    }

    fn list_building(&self, state: &State, f: &mut impl FnMut(Move)) {
        let (dungeon, hand) = (state.dungeon(state.turn), &state.player(state.turn).hand);
        if self.may_build(dungeon) {
            kinds_of(hand.kinds & self.kinds.rooms).for_each(|card| f(Move::Build(card)));
        }
        if Builder::may_raze(state) {
            (0..dungeon.room_count).for_each(|place| f(Move::Raze(Place(place))));
        }
    }

    fn list_contents(&self, state: &State, f: &mut impl FnMut(Move)) {
        let (dungeon, hand) = (state.dungeon(state.turn), &state.player(state.turn).hand);
        let (traps, monsters) = (hand.kinds & self.kinds.traps, hand.kinds & self.kinds.monsters);
        for (room, place) in dungeon.rooms().iter().zip((0..).map(Place)) {
            if !room.trap.is_there() {
                kinds_of(traps).for_each(|card| f(Move::Put { card, place }));
            }
            for card in kinds_of(monsters) {
                if self.may_place(dungeon, place.0, self.kinds.place_of(card)) {
                    f(Move::Put { card, place });
                }
            }
        }
        for (pack, monster) in dungeon.packs().iter().zip((0..).map(Monster)) {
            if pack.tired {
                continue;
            }
            for to in [pack.room.wrapping_sub(1), pack.room + 1].map(Place) {
                if self.may_walk(dungeon, monster, to) {
                    f(Move::Walk { monster, to });
                }
            }
        }
    }

    fn list_improving(&self, state: &State, f: &mut impl FnMut(Move)) {
        let seat = state.turn;
        for red in (0..self.cards.improvements.len() as u8).map(Red) {
            if self.may_buy(state, seat, red) {
                f(Move::Buy(red));
            }
        }
        for card in kinds_of(state.player(seat).hand.kinds & self.kinds.interference) {
            for whom in Seat::all(self.players).filter(|&whom| whom != seat) {
                self.each_aim(state, card, whom, &mut |at| f(Move::Interfere { card, whom, at }));
            }
        }
    }

    fn each_aim(&self, state: &State, card: Card, whom: Seat, f: &mut impl FnMut(Aim)) {
        let dungeon = state.dungeon(whom);
        let mut offer = |at: Aim| {
            if self.may_interfere(state, card, whom, at) {
                f(at);
            }
        };
        match self.cards.faces[card.index()].interference {
            Some(Interference::Sabotage) => {
                (0..dungeon.room_count).for_each(|place| offer(Aim::Trap(Place(place))));
            }
            Some(Interference::Mutiny) => {
                (0..dungeon.pack_count).for_each(|monster| offer(Aim::Monster(Monster(monster))));
            }
            _ => offer(Aim::Dungeon),
        }
    }

    fn list_window(&self, state: &State, seat: Seat, f: &mut impl FnMut(Move)) {
        f(Move::Pass);
        for order in Order::ALL.into_iter().filter(|&order| order != Order::Ask) {
            f(Move::PassUnless(order));
        }
        if self.has_room_for_cards(state) {
            for card in kinds_of(state.player(seat).hand.kinds & self.kinds.window) {
                if let Some(effect) = self.effect(card) {
                    self.each_target(state, seat, effect, &mut |target| f(Move::Play { card, target }));
                }
            }
        }
    }

    fn list_invasion(&self, state: &State, f: &mut impl FnMut(Move)) {
        let invasion = &state.invasion;
        match state.stage {
            Stage::Door => self.able_at_door(state).for_each(|member| f(Move::Use(member))),
            Stage::Trap => self.able_at_trap(state).for_each(|member| f(Move::Use(member))),
            Stage::Compass => {
                self.able(invasion, Ability::Compass).for_each(|member| f(Move::Use(member)));
            }
            Stage::Fright => {
                let set = self.to_be_frightened(state);
                (0..8).filter(|bit| set & (1 << bit) != 0).for_each(|bit| f(Move::Frighten(Member(bit))));
            }
            Stage::Horde => {
                let all = (0..state.dungeon(state.turn).pack_count).map(Monster);
                all.filter(|&monster| self.may_bring(state, monster)).for_each(|one| f(Move::Bring(one)));
            }
            Stage::Abilities => self.list_abilities(state, f),
            Stage::Strike => {
                self.each_different(state, &mut |figure| f(Move::Strike(figure)));
                if self.may_hold(state) {
                    f(Move::Hold);
                }
                if self.striker_heals(state) {
                    let member = Member(invasion.striker);
                    self.each_wounded(state, &mut |whom| f(Move::Heal { member, whom }));
                }
            }
            Stage::Recovery => {
                for member in self.able(invasion, Ability::Heal) {
                    self.each_wounded(state, &mut |whom| f(Move::Heal { member, whom }));
                }
            }
            Stage::Destroy => self.each_ruin(state, &mut |ruin| f(Move::Destroy(ruin))),
            _ => {}
        }
    }

    fn list_abilities(&self, state: &State, f: &mut impl FnMut(Move)) {
        if let Some(member) = self.who_hates_anew(state) {
            return self.each_hateful(state, &mut |monster| f(Move::Hate { member, monster }));
        }
        for (at, _) in state.invasion.going() {
            let member = Member(at as u8);
            if self.may_slip_past(state, member) {
                f(Move::Use(member));
            }
            self.each_different(state, &mut |figure: Figure| {
                if self.may_kill(state, member, figure) {
                    f(Move::Kill { member, figure });
                }
            });
        }
    }

    /// Whether a move is among those of a seat. What depends on a large hand is looked at directly, the rest is listed.
    #[inline]
    pub(crate) fn is_listed(&self, state: &State, seat: Seat, action: Move) -> bool {
        if !self.deciders(state).contains(seat) {
            return action == Move::AskMe && self.may_be_asked_again(state, seat);
        }
        let (dungeon, hand) = (state.dungeon(seat), &state.player(seat).hand);
        match (state.stage, action) {
            (Stage::NewCards, Move::Draw) => Builder::may_draw(state),
            (Stage::NewCards, Move::Take(slot)) => self.may_take(state, slot),
            (Stage::Upgrade, Move::Upgrade { card, on }) => {
                hand.has(card) && self.may_upgrade(dungeon, card, on)
            }
            (Stage::Build, Move::Build(card)) => {
                hand.has(card) && Kinds::is(self.kinds.rooms, card) && self.may_build(dungeon)
            }
            (Stage::Build, Move::Raze(place)) => Builder::may_raze(state) && place.0 < dungeon.room_count,
            (Stage::AddContents, Move::Put { card, place }) => {
                hand.has(card) && self.may_put(dungeon, card, place)
            }
            (Stage::AddContents, Move::Walk { monster, to }) => self.may_walk(dungeon, monster, to),
            (Stage::Improve, Move::Buy(red)) => self.may_buy(state, seat, red),
            (Stage::Improve, Move::Interfere { card, whom, at }) => {
                hand.has(card) && self.may_interfere(state, card, whom, at)
            }
            (Stage::Answer, Move::Counter(card)) => hand.has(card) && Kinds::is(self.kinds.cancels, card),
            (Stage::Discard, Move::Discard(card)) => hand.has(card),
            (Stage::EncounterWindow | Stage::RecoveryWindow, Move::Play { card, target }) => {
                hand.has(card) && self.may_play(state, seat, card, target)
            }
            (Stage::EncounterWindow | Stage::RecoveryWindow, Move::Pass) => true,
            (Stage::EncounterWindow | Stage::RecoveryWindow, Move::PassUnless(order)) => order != Order::Ask,
            (Stage::EncounterWindow | Stage::RecoveryWindow, _) => false,
            (Stage::Upgrade | Stage::Build | Stage::AddContents | Stage::Improve, Move::Done) => true,
            (Stage::Improve | Stage::Discard, Move::EndTurn) => true,
            _ => {
                let mut found = false;
                self.list(state, seat, &mut |listed| found |= listed == action);
                found
            }
        }
    }

    /// Whoever passes by a standing order may think better of it at any time.
    fn may_be_asked_again(&self, state: &State, seat: Seat) -> bool {
        state.is_adventuring()
            && seat.index() < self.players
            && Order::of(&state.standing, seat) != Order::Ask
    }
}
