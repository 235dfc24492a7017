//! A game that a test plays, and what it can ask of it.

use undercroft_core::chance::{pick, quick};
use undercroft_core::{
    Eye, Game, Heard, Message, Names, Played, Position, Reader, Record, Seat, Seed, Setup, Speech, heard_by,
};
use undercroft_guilds::{Adventurer, Depth, Event, Guilds, Move, Pair, SpaceView, View};
use undercroft_words::{Language, Tongue};

/// A game under way and all that has happened in it since the test sat down.
pub(crate) struct Play {
    pub(crate) position: Position<Guilds>,
    pub(crate) log: Vec<Heard<Event>>,
    began: View,
}

/// The seat of a guild.
pub(crate) fn seat(guild: char) -> Seat {
    Seat::new(guild as usize - 'A' as usize)
}

/// The guild of a seat.
pub(crate) fn letter(seat: Seat) -> char {
    (b'A' + seat.index() as u8) as char
}

/// An adventurer by its strength.
pub(crate) fn adventurer(strength: i64) -> Adventurer {
    Adventurer::of_strength(strength).unwrap_or_else(|| panic!("{strength} is no strength"))
}

/// What a message says in English to somebody who watches.
pub(crate) fn in_english(message: &Message) -> String {
    let (_, file) = Guilds::MESSAGES[0];
    let english = Tongue::new(Language::English, file).expect("a message file");
    english.say(message, Reader { seat: None, names: &Names::numbers(6) })
}

/// Two adventurers.
pub(crate) fn pair(one: i64, other: i64) -> Pair {
    Pair::of([one, other].into_iter().map(adventurer).collect()).expect("two different ones")
}

impl Play {
    pub(crate) fn new(position: Position<Guilds>) -> Play {
        let began = position.view(Eye::All);
        Play { position, log: Vec::new(), began }
    }

    /// A game dealt from a small seed.
    pub(crate) fn dealt(setup: Setup, seed: u64) -> Play {
        let (position, log) = Position::deal(setup, Seed::from_number(seed)).expect("a sound table");
        Play { log, ..Play::new(position) }
    }

    /// Plays actions in short, one after the other: `A3>1 B5xA3`.
    pub(crate) fn plays(mut self, actions: &str) -> Play {
        actions.split_whitespace().for_each(|action| drop(self.does(action)));
        self
    }

    /// Plays one action in short; what happened.
    pub(crate) fn does(&mut self, action: &str) -> Vec<Heard<Event>> {
        let (guild, action) = self.meant(action);
        self.acts(guild, action)
    }

    /// What an action in short means at this table.
    pub(crate) fn meant(&self, action: &str) -> (char, Move) {
        let letters: Vec<char> = action.chars().collect();
        let strength = |at: usize| adventurer(letters[at].to_digit(10).expect("a strength").into());
        let (guild, adventurer) = (letters[0], strength(1));
        let digit = |at: usize| letters[at].to_digit(10).expect("a room") as u8 - 1;
        let (room, space) = match (letters[2], letters[3]) {
            ('>', _) => return (guild, Move::Place { adventurer, room: Depth(digit(3)) }),
            (_, 'g') => self.found(|room, space| room == usize::from(digit(5)) && space == SpaceView::Ghost),
            (_, other) => {
                let wanted = SpaceView::Taken { seat: seat(other), adventurer: strength(4) };
                self.found(|_, space| space == wanted)
            }
        };
        match letters[2] {
            'x' => (guild, Move::Bump { adventurer, room, space }),
            '=' => (guild, Move::Replace { adventurer, room, space }),
            other => panic!("what does {other} in {action} mean?"),
        }
    }

    fn found(&self, is_it: impl Fn(usize, SpaceView) -> bool) -> (Depth, u8) {
        for (room, there) in self.all().dungeon.iter().enumerate() {
            for (space, &standing) in there.spaces.iter().enumerate() {
                if is_it(room, standing) {
                    return (Depth(room as u8), space as u8);
                }
            }
        }
        panic!("nobody of that kind in\n{}", self.drawn());
    }

    pub(crate) fn acts(&mut self, guild: char, action: Move) -> Vec<Heard<Event>> {
        let may = self.position.moves(seat(guild)).contains(&action);
        assert!(may, "{guild} is not offered {action:?} in\n{}", self.drawn());
        let told = self.position.play(seat(guild), action).unwrap_or_else(|no| panic!("{guild}: {no}"));
        self.log.extend(told.clone());
        told
    }

    /// Decides whom to disable.
    pub(crate) fn disables(&mut self, guild: char, one: i64, other: i64) -> Vec<Heard<Event>> {
        self.acts(guild, Move::Disable(pair(one, other)))
    }

    /// Whether a guild is offered an action in short.
    pub(crate) fn offers(&self, action: &str) -> bool {
        let (guild, action) = self.meant(action);
        self.position.moves(seat(guild)).contains(&action)
    }

    /// Tries what must be refused: the name of the rule and the reason. Nothing may have changed.
    pub(crate) fn refusal(&mut self, guild: char, action: Move) -> (&'static str, String) {
        let offered = self.position.moves(seat(guild)).contains(&action);
        assert!(!offered, "{guild} is offered {action:?}");
        let before = self.position.to_json();
        let refusal = self.position.play(seat(guild), action).expect_err("it must be refused");
        assert_eq!(self.position.to_json(), before, "a refusal changed something");
        (refusal.rule(), in_english(refusal.reason()))
    }

    /// Tries an action in short that must be refused: the name of the rule and the reason.
    pub(crate) fn refuses(&mut self, action: &str) -> (&'static str, String) {
        let (guild, action) = self.meant(action);
        self.refusal(guild, action)
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

    /// The dungeon as tests draw it.
    pub(crate) fn drawn(&self) -> String {
        let space = |space: &SpaceView| match *space {
            SpaceView::Empty => "--".to_string(),
            SpaceView::Ghost => "gh".to_string(),
            SpaceView::Taken { seat, adventurer } => format!("{}{adventurer}", letter(seat)),
        };
        let view = self.all();
        let lines = view.dungeon.iter().map(|room| {
            let [one, other] = &room.spaces;
            format!("{} {} {}", room.level, space(one), space(other))
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Asserts that the dungeon looks like a drawing.
    pub(crate) fn looks_like(&self, drawing: &str) {
        let words = |text: &str| text.split_whitespace().map(String::from).collect::<Vec<_>>();
        assert_eq!(words(&self.drawn()), words(drawing), "\n{}", self.drawn());
    }

    pub(crate) fn money(&self) -> Vec<u16> {
        self.all().players.iter().map(|player| player.money).collect()
    }

    /// What everyone has won or lost since the test sat down.
    pub(crate) fn won(&self) -> Vec<i32> {
        let began = self.began.players.iter().map(|player| i32::from(player.money));
        self.money().into_iter().zip(began).map(|(now, then)| i32::from(now) - then).collect()
    }

    /// The available, placed and disabled adventurers of a guild, as in `345 -- 12`.
    pub(crate) fn adventurers(&self, guild: char) -> [String; 3] {
        let player = &self.all().players[seat(guild).index()];
        [player.available, player.placed, player.disabled].map(|set| set.map(|one| one.to_string()).collect())
    }

    /// Whom the game waits for, by their letters.
    pub(crate) fn awaited(&self) -> String {
        self.position.rules().awaited(self.position.state()).map(letter).collect()
    }

    /// Who won, by their letters; the game must be over.
    pub(crate) fn winners(&self) -> String {
        self.position.outcome().expect("the game is over").winners().map(letter).collect()
    }

    /// What an eye was told since the test sat down.
    pub(crate) fn told(&self, eye: Eye) -> Vec<Event> {
        heard_by(&self.log, eye).copied().collect()
    }

    /// Whether something of the kind happened.
    pub(crate) fn happened(&self, kind: impl Fn(&Event) -> bool) -> bool {
        self.log.iter().any(|heard| kind(&heard.event))
    }

    /// How often something of the kind happened.
    pub(crate) fn times(&self, kind: impl Fn(&Event) -> bool) -> usize {
        self.log.iter().filter(|heard| kind(&heard.event)).count()
    }

    /// The rooms opened since the test sat down, by number, with a mark for each: `1+ 2+ 3-`.
    pub(crate) fn opened(&self) -> String {
        let mark = |heard: &Heard<Event>| match heard.event {
            Event::Defeated { room, .. } => Some(format!("{}+", room.number())),
            Event::Failed { room, .. } => Some(format!("{}-", room.number())),
            Event::Abandoned { room } => Some(format!("{}?", room.number())),
            _ => None,
        };
        self.log.iter().filter_map(mark).collect::<Vec<_>>().join(" ")
    }

    /// Plays random moves to the end and returns them.
    pub(crate) fn play_out(&mut self, seed: u64) -> Vec<(Seat, Move)> {
        let rng = &mut quick(seed);
        let mut moves = Vec::new();
        while self.position.outcome().is_none() {
            let awaited: Vec<Seat> = self.position.rules().awaited(self.position.state()).collect();
            let actor = pick(rng, &awaited);
            let action = pick(rng, &self.position.moves(actor));
            self.acts(letter(actor), action);
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
