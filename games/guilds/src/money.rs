//! Money: whatever somebody gets, somebody else gives, be it the bank.

use crate::event::Event;
use crate::state::State;
use undercroft_core::{Audience, Listener, Seat};

// Whether there is anything to pay is mostly unpredictable. So nothing is paid like anything else, only without a word: that
// costs less than a wrong guess.
impl State {
    /// The bank pays somebody.
    #[inline]
    pub(crate) fn bank_pays(&mut self, to_seat: Seat, dollars: u16, to: &mut impl Listener<Event>) {
        self.bank -= i32::from(dollars);
        self.player_mut(to_seat).money += dollars;
        tell_payment(None, Some(to_seat), dollars, to);
    }

    /// Somebody pays the bank, who must have that much.
    #[inline]
    pub(crate) fn pay_bank(&mut self, from: Seat, dollars: u16, to: &mut impl Listener<Event>) {
        self.player_mut(from).money -= dollars;
        self.bank += i32::from(dollars);
        tell_payment(Some(from), None, dollars, to);
    }

    /// Somebody pays somebody else, and must have that much.
    #[inline]
    pub(crate) fn pay(&mut self, from: Seat, owner: Seat, dollars: u16, to: &mut impl Listener<Event>) {
        self.player_mut(from).money -= dollars;
        self.player_mut(owner).money += dollars;
        tell_payment(Some(from), Some(owner), dollars, to);
    }
}

#[inline]
fn tell_payment(from: Option<Seat>, to_seat: Option<Seat>, dollars: u16, to: &mut impl Listener<Event>) {
    if dollars > 0 {
        to.hear(Audience::Everyone, Event::Paid { from, to: to_seat, dollars });
    }
}

#[cfg(test)]
mod tests {
    use crate::{Guilds, Options};
    use undercroft_core::chance::{pick, quick};
    use undercroft_core::{Chance, Game, Seat, Seed, Silence};

    /// The dollars of the bank and of everybody after the deal and after every move of random games, with a thief who
    /// gets at the state in between.
    fn dollars(thief: impl Fn(&mut super::State)) -> Vec<i64> {
        let mut counted = Vec::new();
        for players in 3..=6 {
            let options = Options { ghost: players < 6, ..Options::default() };
            let rules = Guilds::open(players, &options, Guilds::standard_cards()).expect("a table");
            let (rng, mut chance) = (&mut quick(1), Chance::new(Seed::from_number(players as u64)));
            let mut state = rules.deal(&mut chance, &mut Silence);
            while let Some(seat) = rules.awaited(&state).first() {
                let mut moves = Vec::new();
                rules.moves(&state, seat, &mut moves);
                rules
                    .play(&mut state, seat, pick(rng, &moves), &mut chance, &mut Silence)
                    .expect("a listed move");
                thief(&mut state);
                counted.extend(
                    rules.count(&state).iter().find(|count| count.0 == "dollars").map(|count| count.1),
                );
            }
        }
        counted
    }

    #[test]
    fn every_dollar_is_in_the_bank_or_with_somebody_after_every_move() {
        let counted = dollars(|_| {});
        assert!(counted.len() > 100 && counted.iter().all(|&dollars| dollars == 0), "{counted:?}");
    }

    #[test]
    fn a_single_dollar_made_or_lost_shows_in_the_count() {
        assert!(dollars(|state| state.players[0].money += 1).iter().all(|&dollars| dollars != 0));
        let lost = dollars(|state| {
            let player = state.player_mut(Seat::new(2));
            player.money = player.money.saturating_sub(1);
        });
        assert!(lost.iter().any(|&dollars| dollars < 0));
        assert_eq!(dollars(|state| state.bank -= 1)[0], -1);
    }
}
