//! Raiding the hoard, the way out, destruction, and the end of an invasion.

use super::Flow;
use crate::Builder;
use crate::event::Event;
use crate::ids::{Member, Monster, Place};
use crate::moves::Ruin;
use crate::state::{AT_HOARD, Fate, Invasion, Stage, State, Step};
use crate::table::Table;
use undercroft_core::{Listener, Rng};

/// Invasions that a monster card remembers, at most.
const OLDEST: u8 = 9;

impl Builder {
    /// Calls back with everything that a party can destroy.
    pub(crate) fn each_ruin(&self, state: &State, f: &mut impl FnMut(Ruin)) {
        let dungeon = state.dungeon(state.turn);
        (0..dungeon.room_count).for_each(|place| f(Ruin::Room(Place(place))));
        dungeon.reds().iter().for_each(|&red| f(Ruin::Red(red)));
    }
}

impl<R: Rng, L: Listener<Event>> Table<'_, R, L> {
    /// Everybody takes a piece of gold, front to back, while there is any.
    pub(super) fn raid_hoard(&mut self) -> Flow {
        let victim = self.state.turn;
        self.tell(Event::HoardReached { seat: victim });
        let mut short = false;
        for at in 0..self.state.invasion.members.len() {
            if self.state.invasion.members[at].fate != Fate::Going {
                continue;
            }
            if self.state.player(victim).gold == 0 {
                short = true;
                continue;
            }
            self.state.player_mut(victim).gold -= 1;
            self.invasion().members[at].gold = true;
            self.tell(Event::GoldTaken { hero: self.hero(Member(at as u8)) });
        }
        let invasion = self.invasion();
        (invasion.at, invasion.outward) = (AT_HOARD, true);
        self.then(if short { Step::Destroy } else { Step::Move })
    }

    /// Where gold is short the party destroys something of the invader's choice.
    pub(super) fn offer_destruction(&mut self) -> Flow {
        let (mut count, mut only) = (0, None);
        self.rules.each_ruin(self.state, &mut |ruin| {
            count += 1;
            only = Some(ruin);
        });
        match (count, only) {
            (0, _) | (_, None) => self.then(Step::Move),
            (1, Some(ruin)) => {
                self.destroy(ruin);
                Flow::GoOn
            }
            _ => self.ask(Stage::Destroy),
        }
    }

    /// A room is discarded with all it holds; an improvement leaves the game.
    pub(crate) fn destroy(&mut self, ruin: Ruin) {
        let seat = self.state.turn;
        self.tell(Event::Destroyed { seat, ruin });
        match ruin {
            Ruin::Room(place) => self.discard_room(seat, place),
            Ruin::Red(red) => {
                self.invaded_mut().remove_red(red);
                self.state.destroyed += 1;
                self.close_rooms_beyond(seat);
            }
        }
        self.then(Step::Move);
    }

    /// What they carry is lost to the victim.
    pub(super) fn leave_dungeon(&mut self) -> Flow {
        let mut gold = 0;
        for one in &mut self.invasion().members {
            if one.fate == Fate::Going {
                one.fate = Fate::Left;
                gold += u8::from(std::mem::take(&mut one.gold));
            }
        }
        self.state.bank += i32::from(gold);
        self.tell(Event::PartyLeft { gold });
        self.then(Step::End)
    }

    /// The dead are discarded, or return; whoever lives is back in full number; workshops set their traps again.
    pub(super) fn end_invasion(&mut self) -> Flow {
        let victim = self.state.turn;
        self.restore_monsters();
        self.restore_traps();
        let (party, reached) = (self.state.invasion.party, self.state.invasion.outward);
        self.state.invasion = Invasion::NONE;
        self.state.standing = undercroft_core::Standing::default();
        self.tell(Event::InvasionEnded { victim, reached });
        let next = victim.left(self.rules.players);
        match next == self.state.first {
            true => self.end_cycle(),
            false => self.begin_invasion(next, party),
        }
        Flow::Wait
    }

    /// A party that dies under a trap leaves nobody to see its last charge go.
    fn restore_traps(&mut self) {
        for place in 0..self.invaded().room_count {
            let room = &self.invaded().rooms[usize::from(place)];
            let spent = room.trap.is_there() && self.rules.trap_charges(room) == 0;
            match self.rules.does(room).trap_set_again {
                true => self.invaded_mut().rooms[usize::from(place)].trap.spent = 0,
                false if spent => self.lose_trap(self.state.turn, Place(place)),
                false => {}
            }
        }
    }

    fn restore_monsters(&mut self) {
        let victim = self.state.turn;
        let mut at = 0;
        while at < self.invaded().packs().len() {
            let dungeon = self.invaded();
            let pack = dungeon.packs[at];
            let dead = pack.killed > 0 && self.rules.living(dungeon, &pack) == 0;
            let returns = self.rules.monster(&pack).does.returns;
            if dead && !returns {
                let (card, level) = (pack.stack.cards[0], self.rules.monster_level(&pack));
                let State { players, discards, .. } = self.state;
                let gone = players[victim.index()].dungeon.remove_pack(at);
                gone.stack.cards().iter().for_each(|&card| discards.add(card));
                self.tell(Event::MonsterGone { seat: victim, card, level });
                continue;
            }
            if dead {
                self.tell(Event::MonsterReturned { seat: victim, foe: self.foe(Monster(at as u8)) });
            }
            let pack = &mut self.invaded_mut().packs[at];
            (pack.killed, pack.risen, pack.age) = (0, false, (pack.age + 1).min(OLDEST));
            at += 1;
        }
    }
}
