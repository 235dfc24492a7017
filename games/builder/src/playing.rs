//! Playing a move: guards in a fixed order, then what it does, then whatever needs no decision.

use crate::Builder;
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Order, Stage, State, Step};
use crate::table::Table;
use undercroft_core::{Listener, Message, Refusal, Rng, Seat, say};

impl Builder {
    pub(crate) fn make(
        &self,
        state: &mut State,
        seat: Seat,
        action: Move,
        chance: &mut impl Rng,
        to: &mut impl Listener<Event>,
    ) -> Result<(), Refusal> {
        if state.stage == Stage::Over {
            return Err(Refusal::new("ending", say!("refused-over")));
        }
        if !self.is_listed(state, seat, action) {
            return Err(self.refusal(state, seat, action));
        }
        Table { rules: self, state, chance, to }.make(seat, action);
        Ok(())
    }

    /// Why a move is not among those that may be made, and where the rules say so.
    fn refusal(&self, state: &State, seat: Seat, action: Move) -> Refusal {
        if !self.deciders(state).contains(seat) {
            return Refusal::new("rounds", say!("refused-not-you"));
        }
        let (rule, why): (&'static str, Message) = match state.stage {
            Stage::NewCards => ("new_cards", say!("refused-new-cards")),
            Stage::Upgrade => match action {
                Move::Upgrade { .. } => ("upgrading", say!("refused-upgrade")),
                _ => ("upgrading", say!("refused-phase-upgrade")),
            },
            Stage::Build => match action {
                Move::Build(_) => ("building", say!("refused-build")),
                Move::Raze(_) => ("building", say!("refused-raze")),
                _ => ("building", say!("refused-phase-build")),
            },
            Stage::AddContents => match action {
                Move::Put { .. } => ("contents", say!("refused-put")),
                Move::Walk { .. } => ("contents", say!("refused-walk")),
                _ => ("contents", say!("refused-phase-contents")),
            },
            Stage::Improve => match action {
                Move::Buy(_) => ("improvements", say!("refused-buy")),
                Move::Interfere { .. } => ("interference", say!("refused-interfere")),
                _ => ("improvements", say!("refused-phase-improve")),
            },
            Stage::Answer => ("interference", say!("refused-answer")),
            Stage::Discard => ("rounds", say!("refused-phase-discard")),
            Stage::Door => ("moving", say!("refused-door")),
            Stage::Fright => ("entering", say!("refused-fright")),
            Stage::Horde => ("entering", say!("refused-horde")),
            Stage::EncounterWindow | Stage::RecoveryWindow => ("windows", say!("refused-window")),
            Stage::Trap => ("traps", say!("refused-trap")),
            Stage::Abilities => ("monsters", say!("refused-abilities")),
            Stage::Strike => ("combat", say!("refused-strike")),
            Stage::Recovery => ("recovery", say!("refused-recovery")),
            Stage::Compass => ("recovery", say!("refused-compass")),
            Stage::Destroy => ("hoard", say!("refused-destroy")),
            Stage::Over => ("ending", say!("refused-over")),
        };
        Refusal::new(rule, why)
    }
}

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    fn make(&mut self, seat: Seat, action: Move) {
        if action == Move::AskMe {
            return self.state.standing.pass_unless(seat, Order::Ask.conditions());
        }
        match self.state.is_adventuring() {
            false => self.build_move(action),
            true => {
                self.invasion_move(seat, action);
                self.run();
            }
        }
    }

    fn build_move(&mut self, action: Move) {
        match action {
            Move::Draw => self.draw_new_cards(),
            Move::Take(slot) => self.take(slot),
            Move::Upgrade { card, on } => self.upgrade(card, on),
            Move::Raze(place) => self.raze(place),
            Move::Build(card) => self.build(card),
            Move::Put { card, place } => self.put(card, place),
            Move::Walk { monster, to } => self.walk(monster, to),
            Move::Buy(red) => self.buy(red),
            Move::GiveBack(red) => self.give_back(red),
            Move::Interfere { card, whom, at } => self.interfere(card, whom, at),
            Move::Counter(card) => self.counter(card),
            Move::Accept => self.accept(),
            Move::Discard(card) => self.discard(card),
            Move::Done => self.next_phase(),
            Move::EndTurn => self.end_turn(),
            _ => {}
        }
    }

    fn invasion_move(&mut self, seat: Seat, action: Move) {
        match (self.state.stage, action) {
            (_, Move::Play { card, target }) => self.play_card(seat, card, target),
            (_, Move::Pass) => self.pass(seat),
            (_, Move::PassUnless(order)) => {
                self.state.standing.pass_unless(seat, order.conditions());
                self.pass(seat);
            }
            (_, Move::Frighten(member)) => self.frighten(member),
            (_, Move::Bring(monster)) => self.bring(monster),
            (_, Move::Hate { member, monster }) => self.hate(member, monster),
            (_, Move::Kill { member, figure }) => self.kill_before_fight(member, figure),
            (_, Move::Strike(figure)) => self.strike(figure),
            (_, Move::Hold) => self.hold(),
            (Stage::Strike, Move::Heal { member, whom }) => self.heal_in_combat(member, whom),
            (_, Move::Heal { member, whom }) => self.heal_in_recovery(member, whom),
            (_, Move::Destroy(ruin)) => self.destroy(ruin),
            (Stage::Door, Move::Use(member)) => self.open_door(member),
            (Stage::Trap, Move::Use(member)) => self.tamper(member),
            (Stage::Abilities, Move::Use(member)) => self.slip_past(member),
            (Stage::Compass, Move::Use(member)) => {
                self.use_ability(member);
                self.invasion().compass = true;
                self.lose_morale();
            }
            (Stage::Compass, Move::Done) => {
                self.invasion().compass_declined = true;
                self.lose_morale();
            }
            (Stage::Door, Move::Done) => self.wait_at_door(),
            (Stage::Horde, Move::Done) => drop(self.then(Step::OpenEncounter)),
            (Stage::Trap, Move::Done) => drop(self.leave_trap()),
            (Stage::Abilities, Move::Done) => drop(self.then(Step::Round)),
            (Stage::Recovery, Move::Done) => drop(self.then(Step::Flight)),
            _ => {}
        }
    }
}
