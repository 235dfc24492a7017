//! A game that a test plays, and what it can ask of it.

use undercroft_builder::{Builder, Event, MemberView, Move, Stage, View};
use undercroft_core::chance::{pick, quick};
use undercroft_core::{
    Eye, Game, Heard, Message, Names, Played, Position, Reader, Record, Seat, Seed, Setup, Speech, heard_by,
};
use undercroft_words::{Language, Tongue};

/// A game under way and all that has happened in it since the test sat down.
pub(crate) struct Play {
    pub(crate) position: Position<Builder>,
    pub(crate) log: Vec<Heard<Event>>,
    began: View,
}

/// The seat of a player.
pub(crate) fn seat(player: char) -> Seat {
    Seat::new(player as usize - 'A' as usize)
}

fn english() -> Tongue {
    Tongue::new(Language::English, Builder::MESSAGES[0].1).expect("a message file")
}

impl Play {
    pub(crate) fn new(position: Position<Builder>) -> Play {
        let began = position.view(Eye::All);
        Play { position, log: Vec::new(), began }
    }

    /// A game dealt from a small seed.
    pub(crate) fn dealt(setup: Setup, seed: u64) -> Play {
        let (position, log) = Position::deal(setup, Seed::from_number(seed)).expect("a sound table");
        Play { log, ..Play::new(position) }
    }

    pub(crate) fn all(&self) -> View {
        self.position.view(Eye::All)
    }

    pub(crate) fn view(&self, player: char) -> View {
        self.position.view(Eye::Seat(seat(player)))
    }

    pub(crate) fn stage(&self) -> Stage {
        self.all().stage
    }

    /// Whom the game waits for, by their letters.
    pub(crate) fn awaited(&self) -> String {
        let awaited = self.position.rules().awaited(self.position.state());
        awaited.map(|seat| (b'A' + seat.index() as u8) as char).collect()
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        let names = Names::new(["A", "B", "C", "D", "E", "F"]);
        english().say(message, Reader { seat: None, names: &names })
    }

    /// Everything that a player may do, as a menu says it.
    pub(crate) fn menu(&self, player: char) -> Vec<(String, Move)> {
        let view = self.view(player);
        let name =
            |action: Move| (self.say(&self.position.rules().name_move(&view, seat(player), action)), action);
        self.position.moves(seat(player)).into_iter().map(name).collect()
    }

    /// Whether a player is offered something.
    pub(crate) fn offers(&self, player: char, action: &str) -> bool {
        self.menu(player).iter().any(|(name, _)| name == action)
    }

    /// Does what the menu calls so.
    pub(crate) fn does(&mut self, player: char, action: &str) -> &mut Play {
        let menu = self.menu(player);
        let found = menu.iter().find(|(name, _)| name == action);
        let Some(&(_, action)) = found else {
            let names: Vec<&String> = menu.iter().map(|(name, _)| name).collect();
            panic!("{player} is not offered {action:?} but {names:#?}\n{:#?}", self.stage());
        };
        self.acts(player, action)
    }

    pub(crate) fn acts(&mut self, player: char, action: Move) -> &mut Play {
        let told = self.position.play(seat(player), action).unwrap_or_else(|no| panic!("{player}: {no}"));
        self.log.extend(told);
        self
    }

    /// Tries what must be refused; the name of the rule. Nothing may have changed.
    pub(crate) fn refuses(&mut self, player: char, action: Move) -> &'static str {
        let before = self.position.to_json();
        let refusal = self.position.play(seat(player), action).expect_err("it must be refused");
        assert_eq!(self.position.to_json(), before, "a refusal changed something");
        refusal.rule()
    }

    /// Everybody passes until something else than a window is to be decided.
    pub(crate) fn pass(&mut self) -> &mut Play {
        while matches!(self.stage(), Stage::EncounterWindow | Stage::RecoveryWindow) {
            let player = self.awaited().chars().next().expect("somebody is asked");
            self.acts(player, Move::Pass);
        }
        self
    }

    /// Everybody passes the present window alone.
    pub(crate) fn pass_once(&mut self) -> &mut Play {
        let stage = self.stage();
        let players = self.all().invasion.map_or(0, |invasion| invasion.to_answer.len());
        for _ in 0..players {
            let player = self.awaited().chars().next().expect("somebody is asked");
            if self.stage() == stage {
                self.acts(player, Move::Pass);
            }
        }
        self
    }

    /// The simplest is done until the invasion is over: everybody passes, and the invader lets everything be and strikes.
    pub(crate) fn finish(&mut self) -> &mut Play {
        let victim = self.all().turn;
        while self.all().invasion.is_some_and(|invasion| invasion.victim == victim) {
            self.step();
        }
        self
    }

    /// One simple decision.
    pub(crate) fn step(&mut self) -> &mut Play {
        let player = self.awaited().chars().next().expect("somebody decides");
        let moves = self.position.moves(seat(player));
        let simple = [Move::Pass, Move::Done, Move::Accept, Move::EndTurn];
        let action = simple.into_iter().find(|action| moves.contains(action)).unwrap_or(moves[0]);
        self.acts(player, action)
    }

    /// The simplest is done until this is to be decided.
    pub(crate) fn until(&mut self, stage: Stage) -> &mut Play {
        for _ in 0..2000 {
            if self.stage() == stage {
                return self;
            }
            self.step();
        }
        panic!("{stage:?} never came");
    }

    /// The story as somebody who watches is told.
    pub(crate) fn story(&self) -> Vec<String> {
        let lines = self.position.rules().tell(&self.log);
        let lines = lines.into_iter().filter(|line| line.audience.includes(Eye::Spectator));
        lines.map(|line| self.say(&line.message)).collect()
    }

    /// Asserts that the story has a line.
    pub(crate) fn says(&self, line: &str) -> &Play {
        let story = self.story();
        assert!(story.iter().any(|told| told == line), "{line:?} is not in {story:#?}");
        self
    }

    pub(crate) fn never_says(&self, line: &str) -> &Play {
        let story = self.story();
        assert!(!story.iter().any(|told| told == line), "{line:?} is in {story:#?}");
        self
    }

    /// How often the story has a line.
    pub(crate) fn times(&self, line: &str) -> usize {
        self.story().iter().filter(|told| *told == line).count()
    }

    pub(crate) fn happened(&self, kind: impl Fn(&Event) -> bool) -> usize {
        self.log.iter().filter(|heard| kind(&heard.event)).count()
    }

    /// What an eye was told since the test sat down.
    pub(crate) fn told(&self, eye: Eye) -> Vec<Event> {
        heard_by(&self.log, eye).copied().collect()
    }

    pub(crate) fn gold(&self, player: char) -> i64 {
        self.all().players[seat(player).index()].gold.into()
    }

    /// Gold won or lost since the test sat down.
    pub(crate) fn won(&self, player: char) -> i64 {
        self.gold(player) - i64::from(self.began.players[seat(player).index()].gold)
    }

    /// A member of the party, counted from 1.
    pub(crate) fn member(&self, number: usize) -> MemberView {
        self.all().invasion.expect("an invasion").members[number - 1]
    }

    /// A player's hand by names.
    pub(crate) fn hand(&self, player: char) -> Vec<String> {
        let hand = self.all().players[seat(player).index()].hand.clone().unwrap_or_default();
        let contents = self.position.rules().contents();
        let names = hand.iter().flat_map(|held| {
            let name = contents.cards[held.card.index()].name.clone();
            vec![name; held.count.into()]
        });
        names.collect()
    }

    /// A dungeon as it is drawn in the terminal, without what the line begins with.
    pub(crate) fn drawn(&self, player: char) -> Vec<String> {
        let view = self.all();
        let rules = self.position.rules();
        let contents = rules.contents();
        let name = |card: undercroft_builder::Card, level: u8| {
            let face = &contents.cards[card.index()];
            let rooms = face.room.get(usize::from(level)).map(|room| room.name.clone());
            let monsters = face.monster.get(usize::from(level)).map(|monster| monster.name.clone());
            rooms.or(monsters).unwrap_or_else(|| face.name.clone())
        };
        let rooms = view.players[seat(player).index()].rooms.iter();
        rooms
            .map(|room| {
                let mut line = name(room.card.expect("everything is seen"), room.level);
                for monster in &room.monsters {
                    let (card, level) = (monster.cards[0].card.expect("seen"), monster.level.unwrap_or(0));
                    line += &format!(" ^{} x{}", name(card, level), monster.figures.unwrap_or(0));
                }
                if let Some(trap) = &room.trap {
                    let base = trap.cards.first().and_then(|laid| laid.card);
                    let called = base.map_or_else(|| "own trap".to_string(), |card| name(card, 0));
                    line +=
                        &format!(" v{called} {}x{}", trap.strength.unwrap_or(0), trap.charges.unwrap_or(0));
                }
                line
            })
            .collect()
    }

    /// Plays random moves to the end and returns them.
    pub(crate) fn play_out(&mut self, seed: u64) -> Vec<(Seat, Move)> {
        let rng = &mut quick(seed);
        let mut moves = Vec::new();
        while self.position.outcome().is_none() {
            let awaited: Vec<Seat> = self.position.rules().awaited(self.position.state()).collect();
            let actor = pick(rng, &awaited);
            let action = pick(rng, &self.position.moves(actor));
            let told = self.position.play(actor, action).expect("it was listed");
            self.log.extend(told);
            moves.push((actor, action));
        }
        moves
    }
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
