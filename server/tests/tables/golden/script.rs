//! How golden logs are made: games where everything happens that can happen at a table.

use crate::sitting::{Sitting, key, person};
use undercroft_catalog as catalog;
use undercroft_core::chance::{below, quick};
use undercroft_core::{Contribution, Quick, Seat, SeatSet, Seed};
use undercroft_server::table::{Command, Entry, EntryKind, Fill, Pace, PassFor, Terms, WhenTimeIsUp, Who};

/// All kinds of entries but a failure of the rules.
pub(crate) const KINDS: [&str; 28] = [
    "opened",
    "chair_taken",
    "pass_made",
    "committed",
    "revealed",
    "left_out",
    "withheld",
    "dealt",
    "played by owner",
    "played by bot",
    "played by clock",
    "undone",
    "agreed",
    "declined",
    "paused",
    "resumed",
    "slept",
    "rested",
    "woken",
    "out_of_time",
    "away",
    "back",
    "stood_in",
    "host_passed",
    "kept",
    "kept_no_more",
    "said",
    "rematched",
];

/// A table to be written.
pub(crate) struct Script {
    pub(crate) game: &'static str,
    pub(crate) name: &'static str,
    players: usize,
    /// Every option at its last choice rather than at its default.
    other_options: bool,
    when_time_is_up: WhenTimeIsUp,
    /// Whether people come and go.
    absences: bool,
}

/// The tables of every title.
pub(crate) fn scripts() -> impl Iterator<Item = Script> {
    catalog::titles().iter().flat_map(|title| {
        let about = title.about();
        let script = |name, players, other_options, when_time_is_up| Script {
            game: about.name,
            name,
            players,
            other_options,
            when_time_is_up,
            absences: name == "absences" || name == "successions",
        };
        [
            script("stand-ins", 3, false, WhenTimeIsUp::BotStandsIn),
            script("safe-moves", about.most, true, WhenTimeIsUp::SafeMove),
            script("absences", 3, false, WhenTimeIsUp::BotStandsIn),
            script("successions", 3, true, WhenTimeIsUp::SafeMove),
        ]
    })
}

/// The secret of another device, and those of links.
const OTHER_DEVICE: usize = 100;
const NEWCOMER: usize = 101;
const DAN: usize = 102;
const LINKS: usize = 200;

impl Script {
    /// Plays the table to its end.
    pub(crate) fn play(&self) -> Vec<Entry> {
        let title = catalog::find(self.game).unwrap();
        let mut setup = title.setup(self.players);
        if self.other_options {
            for option in title.options() {
                let mut other = setup.clone();
                other.options.insert(option.name.into(), option.values().pop().unwrap());
                // Not every choice goes with every other.
                if title.contents(&other).is_ok() {
                    setup = other;
                }
            }
        }
        let terms = Terms {
            pace: Pace::Timed { credit: 1_000, reserve: 10_000 },
            when_time_is_up: self.when_time_is_up,
            fill: Some(Fill { after: 60_000, level: "random".into() }),
            contributions: if self.absences { 3_000 } else { 0 },
            ..Terms::plain(setup, Seed::from_number(self.players as u64))
        };
        let mut run = ScriptRun { sitting: Sitting::open(terms), rng: quick(1) };
        if self.absences {
            run.keeps();
        }
        run.arrive(!self.absences);
        run.mixes();
        assert!(run.sitting.table.game().is_some(), "all sit, and the cards are dealt");
        for moves in [2, 1, 3, 2] {
            run.plays(moves);
            run.argues();
        }
        run.rests();
        if self.absences {
            run.misses();
        }
        run.changes();
        while !run.sitting.table.is_over() {
            run.plays(1);
        }
        run.asks(person(1), Command::Say { text: "Well played!".into() });
        // Heard where there are partners, refused elsewhere.
        run.asks(person(1), Command::Whisper { text: "Good idea.".into() });
        run.asks(person(1), Command::Rematch { table: "the-next-table".into() });
        run.sitting.log
    }
}

struct ScriptRun {
    sitting: Sitting,
    rng: Quick,
}

impl ScriptRun {
    /// Whatever comes of it: golden logs hold what tables do, not what they refuse.
    fn asks(&mut self, who: Who, command: Command) {
        self.sitting.now += 100;
        let id = format!("request {}", self.sitting.log.len());
        let _ = self.sitting.ask(who, Some(&id), command);
    }

    /// A seat is kept for somebody who does not come.
    fn keeps(&mut self) {
        let keys = vec![key(NEWCOMER).hash()];
        self.sitting.enter(EntryKind::Kept { seat: Seat::new(2), name: "Dan".into(), keys, program: false });
        self.asks(person(NEWCOMER), Command::Leave);
    }

    fn arrive(&mut self, with_program: bool) {
        let second = if self.sitting.table.terms().contributions > 0 { (DAN, "Dan") } else { (1, "Bea") };
        for (who, name) in [(0, "Ann"), second] {
            self.asks(
                person(who),
                Command::Sit { seat: None, name: name.into(), program: with_program && who == 1 },
            );
        }
        let pass = key(LINKS).hash();
        self.asks(person(0), Command::MakePass { seat: None, pass, to: PassFor::Device });
        self.asks(person(OTHER_DEVICE), Command::Claim { pass, name: None });
        self.sitting.now += 60_000;
        self.sitting.ask(Who::Clock, None, Command::Tick).unwrap();
        assert!(!self.sitting.table.has_room(), "bots have filled the table");
    }

    /// Where people are asked for contributions, Dan holds his back and loses the seat; Bea, who comes instead, does not answer.
    fn mixes(&mut self) {
        let contribution = |round: u32| Contribution::from_bytes([round as u8; 32]);
        let commit = |round| Command::Commit { round, commitment: contribution(round).commitment() };
        let reveal = |round| Command::Reveal { round, contribution: contribution(round) };
        self.asks(person(DAN), commit(1));
        self.asks(person(0), commit(1));
        self.asks(person(0), reveal(1));
        if self.sitting.table.game().is_some() {
            return;
        }
        self.until_time_is_up();
        self.asks(person(1), Command::Sit { seat: None, name: "Bea".into(), program: false });
        self.asks(person(0), commit(2));
        self.until_time_is_up();
        self.asks(person(0), reveal(2));
    }

    /// Random moves of whoever is awaited, bots for the seats they hold.
    fn plays(&mut self, moves: usize) {
        for _ in 0..moves {
            let awaited: Vec<Seat> = self.sitting.table.awaited().collect();
            if awaited.is_empty() {
                return;
            }
            let seat = awaited[below(&mut self.rng, awaited.len() as u32) as usize];
            let choices = self.sitting.moves(seat);
            let action = &choices[below(&mut self.rng, choices.len() as u32) as usize];
            let bot = self.sitting.table.bots_to_move().contains(seat);
            let newcomer = self.sitting.table.seat_of(person(NEWCOMER)) == Some(seat);
            let who = match (bot, newcomer) {
                (true, _) => Who::Bot(seat),
                (_, true) => person(NEWCOMER),
                _ => person(seat.index()),
            };
            let play = self.sitting.play(action);
            self.asks(who, play);
        }
    }

    /// Moves are taken back for free, or with the consent of all; or not at all.
    fn argues(&mut self) {
        self.asks(person(0), Command::Undo);
        self.asks(person(1), Command::Agree);
        self.asks(person(1), Command::Undo);
        self.asks(person(0), Command::Decline);
        self.asks(person(1), Command::Say { text: "Thinking...".into() });
    }

    /// The table rests, and the house is closed for a while.
    fn rests(&mut self) {
        self.asks(person(0), Command::Pause);
        self.asks(person(1), Command::Decline);
        self.asks(person(1), Command::Pause);
        self.asks(person(OTHER_DEVICE), Command::Agree);
        self.sitting.now += 500_000;
        self.asks(person(1), Command::Resume);
        let closed = (self.sitting.now, self.sitting.now + 3_600_000);
        self.sitting.now = closed.1;
        if let Some(slept) = self.sitting.table.slept([closed]) {
            self.sitting.enter(slept);
        }
    }

    /// The host goes and comes back, a bot plays for somebody who is away, and the table rests when both have gone.
    fn misses(&mut self) {
        let (host, other) = (Seat::new(0), Seat::new(1));
        self.asks(Who::Clock, Command::Absent { seat: host, absent: 60_000 });
        self.asks(Who::Clock, Command::PassHost { present: SeatSet::only(other) });
        self.asks(person(1), Command::LetBotPlay { seat: host });
        self.asks(Who::Clock, Command::Rest { absent: 10_000 });
        self.sitting.now += 3_600_000;
        self.asks(Who::Clock, Command::Wake);
        self.plays(1);
        self.asks(Who::Clock, Command::Present { seat: host });
        self.until_time_is_up();
        self.plays(2);
        self.asks(Who::Clock, Command::Absent { seat: other, absent: 60_000 });
        self.asks(Who::Clock, Command::PassHost { present: SeatSet::only(host) });
        self.asks(person(1), Command::Return);
    }

    /// Somebody takes a bot's seat, somebody leaves and comes back, and time is up for the rest.
    fn changes(&mut self) {
        let (seat, pass) = (Some(Seat::new(2)), key(LINKS + 1).hash());
        self.asks(person(0), Command::MakePass { seat, pass, to: PassFor::Person });
        self.asks(person(1), Command::Agree);
        self.asks(person(NEWCOMER), Command::Claim { pass, name: Some("Cid".into()) });
        self.asks(person(1), Command::Leave);
        self.plays(2);
        self.asks(person(1), Command::Return);
        for _ in 0..3 {
            self.until_time_is_up();
            self.plays(1);
        }
        self.asks(person(0), Command::Kick { seat: Seat::new(1) });
        self.asks(person(NEWCOMER), Command::Agree);
        let pass = key(LINKS + 2).hash();
        self.asks(person(0), Command::MakePass { seat: Some(Seat::new(1)), pass, to: PassFor::Person });
        self.asks(person(NEWCOMER), Command::Agree);
        self.asks(person(1), Command::Claim { pass, name: Some("Bea again".into()) });
    }

    fn until_time_is_up(&mut self) {
        if let Some(at) = self.sitting.table.deadline() {
            self.sitting.now = at;
            self.sitting.ask(Who::Clock, None, Command::Tick).unwrap();
        }
    }
}

/// Entries are read back as they were written.
#[test]
fn a_script_is_written_the_same_way_twice() {
    for (one, other) in scripts().zip(scripts()) {
        let kind = |log: Vec<Entry>| log.into_iter().map(|entry| entry.kind).collect::<Vec<EntryKind>>();
        assert_eq!(kind(one.play()), kind(other.play()));
    }
}
