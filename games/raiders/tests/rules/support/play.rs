//! A game that a test plays, and what it can ask of it.

use super::said;
use undercroft_core::chance::{below, pick, quick};
use undercroft_core::{Eye, Game, Heard, Played, Position, Record, Seat, Seed, Setup, heard_by};
use undercroft_raiders::{Card, Event, Item, Move, Raiders, View};

/// A game under way and all that has happened in it since the test sat down.
pub(crate) struct Play {
    pub(crate) position: Position<Raiders>,
    pub(crate) log: Vec<Heard<Event>>,
    began: View,
}

/// A seat by its number.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// A card by its word.
pub(crate) fn card(word: &str) -> Card {
    match word {
        "torch" => Card::Torch,
        "ball" => Card::CrystalBall,
        "key" => Card::Key,
        "sword" => Card::Sword,
        number => {
            number.parse().ok().and_then(Card::power).unwrap_or_else(|| panic!("`{number}` is no card"))
        }
    }
}

impl Play {
    pub(crate) fn new(position: Position<Raiders>) -> Play {
        let began = position.view(Eye::All);
        Play { position, log: Vec::new(), began }
    }

    /// A game dealt from a small seed.
    pub(crate) fn dealt(setup: Setup, seed: u64) -> Play {
        let (position, log) = Position::deal(setup, Seed::from_number(seed)).expect("a sound table");
        Play { log, ..Play::new(position) }
    }

    /// Plays a line of cards, whoever's turn comes first.
    pub(crate) fn plays(mut self, line: &str) -> Play {
        self.play_line(line);
        self
    }

    pub(crate) fn play_line(&mut self, line: &str) {
        let mut lines: Vec<Vec<Card>> = line.split_whitespace().map(cards_of).collect();
        assert_eq!(lines.len(), self.players(), "a word for each seat: {line}");
        while lines.iter().any(|cards| !cards.is_empty()) {
            let awaited = self.position.rules().awaited(self.position.state());
            let ready = awaited.into_iter().find(|seat| !lines[seat.index()].is_empty());
            let next =
                ready.unwrap_or_else(|| panic!("nobody plays on: {lines:?} left, {awaited:?} awaited"));
            let card = lines[next.index()].remove(0);
            self.acts(next.number(), Move::Play(card));
        }
    }

    /// One seat plays a card; what happened.
    pub(crate) fn lays(&mut self, number: usize, word: &str) -> Vec<Heard<Event>> {
        self.acts(number, Move::Play(card(word)))
    }

    /// One seat announces a torch; what happened.
    pub(crate) fn lights_torch(&mut self, number: usize) -> Vec<Heard<Event>> {
        self.acts(number, Move::LightTorch)
    }

    pub(crate) fn acts(&mut self, number: usize, action: Move) -> Vec<Heard<Event>> {
        let may = self.position.moves(seat(number)).contains(&action);
        assert!(may, "seat {number} is not offered {action:?}");
        let told =
            self.position.play(seat(number), action).unwrap_or_else(|no| panic!("seat {number}: {no}"));
        self.log.extend(told.clone());
        told
    }

    /// Tries what must be refused: the name of the rule and the reason. Nothing may have changed.
    pub(crate) fn refusal(&mut self, number: usize, action: Move) -> (&'static str, String) {
        let offered = self.position.moves(seat(number)).contains(&action);
        assert!(!offered, "seat {number} is offered {action:?}");
        let before = self.position.to_json();
        let refusal = self.position.play(seat(number), action).expect_err("it must be refused");
        assert_eq!(self.position.to_json(), before, "a refusal changed something");
        (refusal.rule(), said(refusal.reason(), Some(number), self.players()))
    }

    /// Tries a card that must be refused: the name of the rule.
    pub(crate) fn refuses(&mut self, number: usize, word: &str) -> &'static str {
        self.refusal(number, Move::Play(card(word))).0
    }

    pub(crate) fn players(&self) -> usize {
        self.position.rules().players()
    }

    pub(crate) fn view(&self, eye: Eye) -> View {
        self.position.view(eye)
    }

    pub(crate) fn all(&self) -> View {
        self.view(Eye::All)
    }

    pub(crate) fn coins(&self) -> Vec<u8> {
        self.all().players.iter().map(|player| player.coins).collect()
    }

    pub(crate) fn wounds(&self) -> Vec<u16> {
        self.all().players.iter().map(|player| player.wounds).collect()
    }

    /// What everyone has won or lost since the test sat down.
    pub(crate) fn coins_won(&self) -> Vec<i32> {
        let began = self.began.players.iter().map(|player| i32::from(player.coins));
        self.coins().into_iter().zip(began).map(|(now, then)| i32::from(now) - then).collect()
    }

    /// The wounds everyone has taken or healed since the test sat down.
    pub(crate) fn wounds_taken(&self) -> Vec<i32> {
        let began = self.began.players.iter().map(|player| i32::from(player.wounds));
        self.wounds().into_iter().zip(began).map(|(now, then)| i32::from(now) - then).collect()
    }

    /// How many torches, crystal balls, keys and swords a seat holds.
    pub(crate) fn items(&self, number: usize) -> [u8; 4] {
        self.all().players[number - 1].items.in_order()
    }

    pub(crate) fn supply(&self, item: Item) -> u8 {
        self.all().supply.of(item)
    }

    /// Whom the game waits for, by number.
    pub(crate) fn awaited(&self) -> Vec<usize> {
        self.position.rules().awaited(self.position.state()).map(Seat::number).collect()
    }

    /// The cards a seat may play now, as words.
    pub(crate) fn may_play(&self, number: usize) -> Vec<String> {
        let plays = |action: &Move| match action {
            Move::Play(card) => Some(card.to_string()),
            Move::LightTorch => None,
        };
        self.position.moves(seat(number)).iter().filter_map(plays).collect()
    }

    pub(crate) fn may_light_torch(&self, number: usize) -> bool {
        self.position.moves(seat(number)).contains(&Move::LightTorch)
    }

    /// Who won, by number; the game must be over.
    pub(crate) fn winners(&self) -> Vec<usize> {
        self.position.outcome().expect("the game is over").winners().map(Seat::number).collect()
    }

    /// Who collapsed, by number.
    pub(crate) fn collapsed(&self) -> Vec<usize> {
        self.all().collapsing.map(Seat::number).collect()
    }

    /// What an eye was told since the test sat down.
    pub(crate) fn told(&self, eye: Eye) -> Vec<Event> {
        heard_by(&self.log, eye).copied().collect()
    }

    /// Whether something of the kind happened.
    pub(crate) fn happened(&self, kind: impl Fn(&Event) -> bool) -> bool {
        self.log.iter().any(|heard| kind(&heard.event))
    }

    /// The names of the rooms that were entered since the test sat down.
    pub(crate) fn entered(&self) -> Vec<String> {
        let name = |heard: &Heard<Event>| match heard.event {
            Event::RoomEntered { face, .. } => Some(self.position.rules().room(face).name.clone()),
            _ => None,
        };
        self.log.iter().filter_map(name).collect()
    }

    /// Plays random moves to the end, torches among them, and returns them.
    pub(crate) fn play_out(&mut self, seed: u64) -> Vec<(Seat, Move)> {
        let rng = &mut quick(seed);
        let mut moves = Vec::new();
        while self.position.outcome().is_none() {
            let seats: Vec<Seat> = Seat::all(self.players()).collect();
            let awaited: Vec<Seat> = self.position.rules().awaited(self.position.state()).collect();
            let actor = if below(rng, 4) == 0 { pick(rng, &seats) } else { pick(rng, &awaited) };
            let offered = self.position.moves(actor);
            if offered.is_empty() {
                continue;
            }
            let action = pick(rng, &offered);
            self.acts(actor.number(), action);
            moves.push((actor, action));
        }
        moves
    }
}

fn cards_of(word: &str) -> Vec<Card> {
    if word == "-" { Vec::new() } else { word.split('>').map(card).collect() }
}

/// A whole random game from the deal on.
pub(crate) fn random_game(setup: Setup, seed: u64) -> Play {
    let mut play = Play::dealt(setup, seed);
    play.play_out(seed);
    play
}

/// The same as a record.
pub(crate) fn recorded(setup: Setup, seed: u64) -> Record<Move> {
    let mut play = Play::dealt(setup, seed);
    let moves = play.play_out(seed);
    let moves = moves.into_iter().map(|(seat, action)| Played::Move { seat, action }).collect();
    Record::of(&play.position, moves)
}
