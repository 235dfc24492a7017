//! Choices that are made in hiding.

use crate::sitting::Sitting;
use undercroft_catalog::GameInstance as Game;
use undercroft_core::chance::{below, pick};
use undercroft_core::{Eye, Rng, Seat, SeatSet};

/// The longest part of a game that is played. Of games that are longer what comes later is hidden in the same ways.
pub(crate) const LONGEST: usize = 240;
/// One of so many moments is looked at where somebody chooses alone, which costs two games each time.
const LOOKED_AT: u32 = 4;

/// Two moves of which somebody makes one, and those who may not know which.
#[derive(Clone, Debug)]
pub(crate) struct Hidden {
    pub(crate) hider: Seat,
    pub(crate) moves: [String; 2],
    pub(crate) eyes: Vec<Eye>,
    /// Whether nobody else chooses at the same time.
    alone: bool,
}

impl Hidden {
    /// Whether the moves, made, make a difference that does not show. The world that somebody believed in may be another than
    /// the true one, where a room turned up on the way shows which move it was.
    pub(crate) fn stays_hidden(&mut self, one: &Sitting, other: &Sitting) -> bool {
        let games = [one, other].map(|sitting| sitting.table.game().unwrap());
        if games[0].fingerprint() == games[1].fingerprint() {
            return false;
        }
        if self.alone {
            let shown = |eye| games.map(|game| (game.awaited(), game.view_json(eye).get().to_owned()));
            self.eyes.retain(|eye| shown(*eye)[0] == shown(*eye)[1]);
        }
        self.eyes.contains(&Eye::Spectator)
    }
}

/// A choice that a seat has in hiding at this moment. One among things, such as cards, is hidden while others have to choose
/// too; a move that is but a word, such as to light a torch, is done in the open. Whoever chooses alone does so in hiding
/// where the rules show a spectator the same of both moves, such as of two cards that are laid face down.
pub(crate) fn choice(sitting: &Sitting, seat: Seat, rng: &mut impl Rng) -> Option<Hidden> {
    let alone = sitting.table.awaited().len() == 1;
    if alone && below(rng, LOOKED_AT) > 0 {
        return None;
    }
    let moves = sitting.moves(seat);
    let things: Vec<&String> = moves.iter().filter(|action| action.starts_with('{')).collect();
    if things.len() < 2 {
        return None;
    }
    let first = below(rng, things.len() as u32) as usize;
    let others = Seat::all(sitting.table.chairs().len()).filter(|other| *other != seat);
    let mut eyes: Vec<Eye> = others.map(Eye::Seat).chain([Eye::Spectator]).collect();
    let second = if alone {
        let kind = |action: &str| action.split(':').next().map(str::to_owned);
        let alike: Vec<&String> = things
            .iter()
            .copied()
            .filter(|action| *action != things[first] && kind(action) == kind(things[first]))
            .collect();
        let second = (!alike.is_empty()).then(|| pick(rng, &alike))?;
        let [one, other] = [things[first], second].map(|action| Made::by(sitting, seat, action));
        eyes.retain(|eye| one.shows(*eye) == other.shows(*eye));
        let hidden = eyes.contains(&Eye::Spectator) && one.game.fingerprint() != other.game.fingerprint();
        hidden.then_some(second)?
    } else {
        things[(first + 1 + below(rng, things.len() as u32 - 1) as usize) % things.len()]
    };
    Some(Hidden { hider: seat, moves: [things[first].clone(), second.clone()], eyes, alone })
}

/// A game in which a move was made, in a world that the seat believes in.
struct Made {
    game: Box<dyn Game>,
    told: undercroft_catalog::StepEvents,
}

impl Made {
    fn by(sitting: &Sitting, seat: Seat, action: &str) -> Made {
        let mut game = sitting.table.game().unwrap().imagined(seat, 0);
        let told = game.play(seat, action).unwrap();
        Made { game, told }
    }

    /// What the rules show an eye of it.
    fn shows(&self, eye: Eye) -> Vec<String> {
        let events = self.told.events();
        let heard = events.iter().filter(|event| event.audience.includes(eye)).map(|event| event.json.get());
        heard.map(str::to_owned).chain([self.game.view_json(eye).get().to_owned()]).collect()
    }
}

/// Whether others than these seats may still choose without ending what is hidden.
pub(crate) fn several_are_left(awaited: SeatSet, hider: Seat) -> bool {
    awaited.without(SeatSet::only(hider)).len() > 1
}
