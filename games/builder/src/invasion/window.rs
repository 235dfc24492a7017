//! Help and hinder: windows in the printed order, the victim last, and what remains of the cards when they close.

use super::Flow;
use crate::Builder;
use crate::event::Event;
use crate::ids::{Card, Member, Monster, PLAYED, Played};
use crate::moves::Target;
use crate::state::{Fate, Order, PlayedCard, Stage, State, Step};
use crate::table::Table;
use crate::vocabulary::Effect;
use undercroft_core::{Conditions, Listener, Rng, Seat, SeatSet, Window};

impl Builder {
    /// Whether the trap of the room in which the party is can fire.
    pub(crate) fn trap_can_fire(&self, state: &State) -> bool {
        let rooms = state.dungeon(state.turn).rooms();
        rooms.get(usize::from(state.invasion.at)).is_some_and(|room| self.trap_charges(room) > 0)
    }

    /// What is the case in the present window, for those who want to be asked only then.
    pub(crate) fn happened(&self, state: &State) -> Conditions {
        let invasion = &state.invasion;
        let holds = [
            (Order::Monsters, invasion.fighter_count > 0),
            (Order::Traps, self.trap_can_fire(state)),
            (Order::Fallen, invasion.fallen),
            (Order::Cards, invasion.played_count > 0),
        ];
        let holds = holds.into_iter().filter(|(_, holds)| *holds);
        holds.fold(Conditions::NONE, |all, (order, _)| all | order.conditions())
    }

    /// What a card does that is played in a window.
    pub(crate) fn effect(&self, card: Card) -> Option<Effect> {
        self.cards.faces.get(card.index()).and_then(|face| face.effect).map(|(_, effect)| effect)
    }

    /// Calls back with everything that a card can be aimed at now. Trap and combat cards have a target only in the window of the
    /// encounter.
    pub(crate) fn each_target(&self, state: &State, seat: Seat, effect: Effect, f: &mut impl FnMut(Target)) {
        let invasion = &state.invasion;
        let encounter = state.stage == Stage::EncounterWindow;
        let fight = encounter && invasion.fighter_count > 0;
        let trap = encounter && self.trap_can_fire(state);
        let mut members = |suits: &dyn Fn(usize) -> bool| {
            for (at, _) in invasion.going().filter(|(at, _)| suits(*at)) {
                f(Target::Member(Member(at as u8)));
            }
        };
        match effect {
            Effect::Strength(_) | Effect::Ward(_) | Effect::Damage(_) => members(&|_| true),
            Effect::Charges(by) => members(&|at| by > 0 || invasion.members[at].charges > 0),
            Effect::Morale(by) => members(&|at| by > 0 || invasion.members[at].morale > 0),
            Effect::Heal => members(&|at| {
                let one = &invasion.members[at];
                one.health < self.full_health(state, one)
            }),
            Effect::CombatStrength(_) if fight => members(&|_| true),
            Effect::CombatStrength(_) => {}
            Effect::FewerMonsters(_) if fight && invasion.fighter_count > 1 => self.each_monster(state, f),
            Effect::MoreMonsters(_) if fight => self.each_monster(state, f),
            Effect::FewerMonsters(_) | Effect::MoreMonsters(_) => {}
            Effect::MoraleAll(_) | Effect::Guardian | Effect::NoAbilities => f(Target::Room),
            Effect::Ambush if fight => f(Target::Room),
            Effect::TrapIdle | Effect::TrapCharges(_) if trap => f(Target::Room),
            Effect::Ambush | Effect::TrapIdle | Effect::TrapCharges(_) => {}
            Effect::Cancel => {
                for (played, at) in invasion.played().iter().zip(0..) {
                    if usize::from(played.by) != seat.index() {
                        f(Target::Card(Played(at)));
                    }
                }
            }
        }
    }

    /// Every monster card of which somebody fights here.
    pub(crate) fn each_monster(&self, state: &State, f: &mut impl FnMut(Target)) {
        let mut seen = 0u32;
        for fighter in state.invasion.fighters() {
            let bit = 1 << (fighter.pack & 31);
            if seen & bit == 0 {
                f(Target::Monster(Monster(fighter.pack)));
            }
            seen |= bit;
        }
    }

    /// Whether a card may be played at this target now.
    pub(crate) fn may_play(&self, state: &State, seat: Seat, card: Card, target: Target) -> bool {
        let Some(effect) = self.effect(card) else { return false };
        let mut found = false;
        self.each_target(state, seat, effect, &mut |known| found |= known == target);
        found && self.has_room_for_cards(state)
    }

    pub(crate) fn has_room_for_cards(&self, state: &State) -> bool {
        usize::from(state.invasion.played_count) < PLAYED
    }
}

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    /// A window opens once after the cards of a room are revealed. On the way out only where something can happen.
    pub(super) fn open_encounter(&mut self) -> Flow {
        self.muster();
        let eventful = self.state.invasion.fighter_count > 0 || self.rules.trap_can_fire(self.state);
        let invasion = self.invasion();
        invasion.quiet = invasion.outward && !eventful;
        self.open_window(false);
        self.then(Step::Encounter)
    }

    /// And once in recovery.
    pub(super) fn open_recovery(&mut self) -> Flow {
        self.open_window(true);
        self.then(Step::Recovery)
    }

    fn open_window(&mut self, recovery: bool) {
        let (players, victim) = (self.rules.players, self.state.turn);
        let invasion = self.invasion();
        invasion.played = [PlayedCard::NONE; PLAYED];
        (invasion.played_count, invasion.settled) = (0, 0);
        if invasion.quiet {
            invasion.window = Window::CLOSED;
            return;
        }
        invasion.window = Window::in_order(SeatSet::all(players), victim);
        self.tell(Event::WindowOpened { recovery });
    }

    /// Asks one after another, from the left of the victim; whoever does not want to be asked passes.
    pub(super) fn window(&mut self, stage: Stage, after: Step) -> Flow {
        while let Some(seat) = self.state.invasion.window.awaited().first() {
            let happened = self.rules.happened(self.state);
            if self.state.standing.should_ask(seat, happened) {
                self.state.asked = self.state.asked.wrapping_add(1);
                return self.ask(stage);
            }
            self.pass(seat);
        }
        self.invasion().window = Window::CLOSED;
        self.invasion().fallen = false;
        self.then(after)
    }

    pub(crate) fn pass(&mut self, seat: Seat) {
        self.invasion().window.answer(seat);
        self.tell(Event::Passed { seat });
    }

    /// A card is played, and takes effect when all have had their say, unless it is cancelled.
    pub(crate) fn play_card(&mut self, seat: Seat, card: Card, target: Target) {
        self.state.player_mut(seat).hand.remove(card);
        self.state.discards.add(card);
        let at = match target {
            Target::Room => 0,
            Target::Member(member) => member.0,
            Target::Monster(monster) => monster.0,
            Target::Card(played) => played.0,
        };
        let invasion = self.invasion();
        let count = usize::from(invasion.played_count);
        invasion.played[count] = PlayedCard { card, by: seat.index() as u8, target: at };
        invasion.played_count += 1;
        self.tell(Event::CardPlayed { seat, card, target });
    }

    /// The cards of a closed window take effect one by one, in the order played.
    pub(super) fn settle(&mut self, after: Step) -> Flow {
        let settled = self.state.invasion.settled;
        if settled >= self.state.invasion.played_count {
            let invasion = self.invasion();
            invasion.played = [PlayedCard::NONE; PLAYED];
            (invasion.played_count, invasion.settled) = (0, 0);
            return self.then(after);
        }
        let cancelled = self.cancelled();
        if settled == 0 {
            self.tell_cancelled(cancelled);
        }
        self.invasion().settled += 1;
        let played = self.state.invasion.played[usize::from(settled)];
        if cancelled & (1 << settled) == 0 {
            self.take_effect(Played(settled), played);
        }
        Flow::GoOn
    }

    /// A cancel may hit a cancel; the latest is settled first.
    fn cancelled(&self) -> u32 {
        let mut cancelled = 0u32;
        for (at, played) in self.state.invasion.played().iter().enumerate().rev() {
            if self.rules.effect(played.card) == Some(Effect::Cancel) && cancelled & (1 << at) == 0 {
                cancelled |= 1 << played.target;
            }
        }
        cancelled
    }

    fn tell_cancelled(&mut self, cancelled: u32) {
        if !self.to.listens() {
            return;
        }
        let played = self.state.invasion.played;
        for at in (0..self.state.invasion.played_count).rev() {
            let one = played[usize::from(at)];
            if self.rules.effect(one.card) == Some(Effect::Cancel) && cancelled & (1 << at) == 0 {
                let card = played[usize::from(one.target) % PLAYED].card;
                self.tell(Event::Cancelled { played: Played(one.target), card, by: one.card });
            }
        }
    }

    /// Whether somebody is still with the party.
    pub(crate) fn target_is_going(&self, at: u8) -> bool {
        self.state.invasion.members.get(usize::from(at)).is_some_and(|one| one.fate == Fate::Going)
    }
}
