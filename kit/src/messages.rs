//! The message files of a game: the same messages with the same arguments in every language, none missing and none unused.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use undercroft_core::chance::{pick, quick};
use undercroft_core::{
    Explained, Eye, Game, HeardEvents, Message, Names, Position, Reader, Record, Seat, Seed, Setup, Speech,
    Voice,
};
use undercroft_words::{Language, MessageFile, Tongue};

/// The variable that has the told games written anew.
pub const WRITE: &str = crate::golden::WRITE;

/// The message files of one game, whose home is its `CARGO_MANIFEST_DIR`.
pub struct Messages {
    home: PathBuf,
}

impl Messages {
    /// The message files of the crate in this folder.
    pub fn of(home: impl AsRef<Path>) -> Messages {
        Messages { home: home.as_ref().into() }
    }

    /// Asserts that every language has the same messages with the same arguments.
    ///
    /// # Panics
    /// With everything that one language has and another has not.
    pub fn every_language_has_the_same<G: Game>(&self) {
        have_the_same(G::MESSAGES);
    }

    /// Asserts that there is a use for every message: it stands in the sources, another message takes it in, it is a chapter, a
    /// lesson or an option, or the name of one of these cards; and that none of those is missing.
    ///
    /// # Panics
    /// With all that are unused and all that are missing.
    pub fn none_is_unused_and_none_is_missing<G: Game>(&self, cards: &[&str]) {
        let english = file_of::<G>(Language::English);
        let tongue = tongue_of::<G>(Language::English);
        let mut wanted = wanted_by::<G>();
        wanted.extend(cards.iter().map(|card| Tongue::id_of_name(card)));
        let mut wrong: Vec<String> =
            wanted.iter().filter(|id| !tongue.has(id)).map(|id| format!("{id} is missing")).collect();
        for name in said_nowhere(&english, &self.home.join("src")) {
            let id = name.split('.').next().unwrap_or(name);
            if !(is_for_every_game(name) || wanted.contains(name) || wanted.contains(id)) {
                wrong.push(format!("{name} is said nowhere"));
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    /// Asserts that all that is told in random games can be said to every reader in every language: every line, what goes on, every
    /// move and preview, whatever may be asked about, every card and the drawn table, each with its chapter and its lesson.
    ///
    /// # Panics
    /// With the first that cannot.
    pub fn random_games_are_told_without_a_gap<G: Game>(&self, games: u64) {
        let tongues = Language::ALL.map(tongue_of::<G>);
        let setups: Vec<Setup> =
            Setup::every::<G>().into_iter().filter(|setup| setup.open::<G>().is_ok()).collect();
        // The languages take turns: they have the same messages, and in thousands of moments each comes to all of them.
        let mut in_turn = tongues.iter().cycle();
        for game in 0..games {
            let setup = setups[game as usize % setups.len()].clone();
            tongues.iter().for_each(|tongue| every_card_can_be_said::<G>(tongue, &setup));
            play_and_look::<G>(setup, game, &mut |position, told| {
                if let Some(tongue) = in_turn.next() {
                    all_can_be_said(tongue, position, told);
                }
            });
        }
    }

    /// Asserts that a game on file, told in full to somebody who watches, reads as it does in `tests/told`, in every language.
    ///
    /// # Panics
    /// If it reads otherwise.
    pub fn a_recorded_game_reads_as_on_file<G: Game>(&self, name: &str) {
        let path = self.home.join("tests/golden").join(name).with_extension("json");
        let record =
            std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let record = Record::<G::Move>::from_json(&record).expect("a record");
        for language in Language::SPOKEN {
            let told = told_in_full::<G>(&record, language);
            let path = self.home.join("tests/told").join(format!("{name}.{language}.txt"));
            if std::env::var_os(WRITE).is_some() {
                std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder for them");
                std::fs::write(&path, &told).expect("the file can be written");
            }
            let known = std::fs::read_to_string(&path)
                .unwrap_or_else(|error| panic!("{}: {error}; write it with {WRITE}=1", path.display()));
            assert_eq!(told, known, "{name} is told otherwise in {language}");
        }
    }
}

/// Asserts that message files, each with the code of its language, have the same messages with the same arguments, and that
/// there is one for each language.
///
/// # Panics
/// With everything that one language has and another has not.
pub fn have_the_same(files: &[(&str, &str)]) {
    let spoken: Vec<&str> = files.iter().map(|(language, _)| *language).collect();
    assert_eq!(spoken, Language::SPOKEN.map(Language::code), "one message file for each language");
    let read = |(language, text): &(&str, &str)| {
        MessageFile::read(text).unwrap_or_else(|faults| panic!("{language}: {faults:#?}"))
    };
    let english = read(&files[0]);
    let mut wrong = Vec::new();
    for file in files {
        let (language, other) = (file.0, read(file));
        let names = |file: &MessageFile| file.names().map(String::from).collect::<BTreeSet<_>>();
        let (here, there) = (names(&english), names(&other));
        wrong.extend(
            here.symmetric_difference(&there).map(|name| format!("{language}: {name} has no counterpart")),
        );
        for name in here.intersection(&there) {
            let (here, there) = (english.whole(name).args, other.whole(name).args);
            if here != there {
                wrong.push(format!("{language}: {name} is filled by {there:?}, in English by {here:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The messages that no source below a folder names and no other message takes in.
pub fn said_nowhere<'a>(file: &'a MessageFile, sources: &Path) -> Vec<&'a str> {
    let sources = sources_below(sources);
    let said = |name: &str| sources.contains(&format!("\"{name}\""));
    let taken_in = |name: &str| file.names().any(|other| file.whole(other).messages.contains(name));
    file.names().filter(|name| !said(name) && !taken_in(name)).collect()
}

/// A game told line by line to somebody who watches, as `undercroft replay` tells it.
pub fn told_in_full<G: Game>(record: &Record<G::Move>, language: Language) -> String {
    let tongue = tongue_of::<G>(language);
    let (position, told) = record.replay::<G>(None).expect("it can be played again");
    let names = Names::numbers(position.rules().players());
    let reader = Reader { seat: None, names: &names };
    let lines = told.iter().flat_map(|told| position.rules().tell(told));
    lines
        .filter(|line| line.audience.includes(Eye::Spectator))
        .map(|line| tongue.say(&line.message, reader) + "\n")
        .collect()
}

/// Plays a random game and lets somebody look at the deal and after every move.
fn play_and_look<G: Game>(setup: Setup, number: u64, look: &mut impl FnMut(&Position<G>, &HeardEvents<G>)) {
    let rng = &mut quick(number);
    let (mut position, dealt) =
        Position::<G>::deal(setup, Seed::from_number(number)).expect("a table that can be opened");
    look(&position, &dealt);
    loop {
        let may_act = Seat::all(position.rules().players()).filter(|&seat| !position.moves(seat).is_empty());
        let may_act: Vec<Seat> = may_act.collect();
        if may_act.is_empty() {
            // Where only the clock is waited for, its time runs out.
            let Ok(told) = position.time_up() else { return };
            look(&position, &told);
            continue;
        }
        let seat = pick(rng, &may_act);
        let action = pick(rng, &position.moves(seat));
        let told = position.play(seat, action).expect("a listed move");
        look(&position, &told);
    }
}

fn all_can_be_said<G: Game>(tongue: &Tongue, position: &Position<G>, told: &HeardEvents<G>) {
    let rules = position.rules();
    let names = Names::numbers(rules.players());
    let eyes = Seat::all(rules.players()).map(Eye::Seat).chain([Eye::Spectator, Eye::All]);
    for eye in eyes {
        let seat = match eye {
            Eye::Seat(seat) => Some(seat),
            _ => None,
        };
        let reader = Reader { seat, names: &names };
        let say = |message: &Message| said(tongue, message, reader);
        for line in rules.tell(told).iter().filter(|line| line.audience.includes(eye)) {
            say(&line.message);
            is_chapter::<G>(line.rule);
            line.lesson.iter().for_each(|(lesson, _)| is_lesson::<G>(lesson));
        }
        let view = position.view(eye);
        let now = rules.now(&view, eye);
        say(&now.title);
        now.text.iter().for_each(say);
        is_chapter::<G>(now.rule);
        for thing in rules.things(&view, eye) {
            rules.explain(&view, eye, &thing).iter().flat_map(Explained::messages).for_each(say);
        }
        let reasons = Seat::all(rules.players()).filter_map(|seat| rules.reason(&view, seat));
        reasons.for_each(|reason| say(&reason.message));
        let drawn = rules.draw(&view, &Voice { speech: tongue, reader });
        let widest = drawn.lines().map(|line| line.chars().count()).max().unwrap_or(0);
        assert!(
            tongue.language() == Language::Pseudo || widest <= 80,
            "{widest} columns in {}:\n{drawn}",
            tongue.language()
        );
        let Some(seat) = seat else { continue };
        rules.lessons_now(&view, seat).into_iter().for_each(is_lesson::<G>);
        for action in position.moves(seat) {
            say(&rules.name_move(&view, seat, action));
            let preview = rules.preview(&view, seat, action);
            rules.tell_preview(&view, seat, action, &preview).iter().for_each(say);
        }
    }
}

fn every_card_can_be_said<G: Game>(tongue: &Tongue, setup: &Setup) {
    let names = Names::numbers(setup.players);
    let reader = Reader { seat: None, names: &names };
    let rules: G = setup.open().expect("a table that can be opened");
    for list in rules.reference() {
        said(tongue, &list.title, reader);
        list.cards.iter().for_each(|card| is_chapter::<G>(card.rule));
        list.cards.iter().flat_map(Explained::messages).for_each(|message| said(tongue, message, reader));
    }
}

fn said(tongue: &Tongue, message: &Message, reader: Reader<'_>) {
    assert!(tongue.has(message.id()), "{}: there is no message for {message}", tongue.language());
    let text = tongue.say(message, reader);
    assert!(!text.is_empty() && !text.contains("{$"), "{}: {message} is said as {text:?}", tongue.language());
}

fn is_chapter<G: Game>(rule: &str) {
    assert!(rule.is_empty() || G::CHAPTERS.contains(&rule), "there is no chapter `{rule}` of the rules");
}

fn is_lesson<G: Game>(lesson: &'static str) {
    assert!(G::LESSONS.iter().any(|known| known.id == lesson), "there is no lesson `{lesson}`");
}

/// What the house asks of every game by a name that follows from the game's own lists.
fn wanted_by<G: Game>() -> BTreeSet<String> {
    let mut wanted = BTreeSet::from(["summary".to_string()]);
    let titled = |id: String| [format!("{id}.title"), id];
    wanted.extend(G::CHAPTERS.iter().flat_map(|chapter| titled(format!("rule-{chapter}"))));
    wanted.extend(G::LESSONS.iter().flat_map(|lesson| titled(format!("lesson-{}", lesson.id))));
    wanted.extend(G::shipped_packs().iter().flat_map(|(pack, _)| titled(format!("shipped-{pack}"))));
    for option in G::options() {
        let id = format!("option-{}", option.name);
        let plain =
            |value: &serde_json::Value| value.as_str().map_or_else(|| value.to_string(), String::from);
        wanted.extend(option.values().iter().map(|value| format!("{id}.value-{}", plain(value))));
        wanted.extend([format!("{id}.name"), id]);
    }
    wanted
}

/// What a game may say in its own way though all games share it.
fn is_for_every_game(name: &str) -> bool {
    ["score", "team"].contains(&name)
}

fn file_of<G: Game>(language: Language) -> MessageFile {
    MessageFile::read(text_of::<G>(language)).unwrap_or_else(|faults| panic!("{language}: {faults:#?}"))
}

pub(crate) fn tongue_of<G: Game>(language: Language) -> Tongue {
    Tongue::new(language, text_of::<G>(language)).unwrap_or_else(|faults| panic!("{language}: {faults:#?}"))
}

fn text_of<G: Game>(language: Language) -> &'static str {
    let known = G::MESSAGES.iter().find(|(code, _)| *code == language.file());
    known.unwrap_or_else(|| panic!("there is no message file in {language}")).1
}

/// All sources below a folder in one text.
fn sources_below(folder: &Path) -> String {
    let mut text = String::new();
    for entry in std::fs::read_dir(folder).expect("a folder of sources").flatten() {
        let path = entry.path();
        if path.is_dir() {
            text += &sources_below(&path);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            text += &std::fs::read_to_string(&path).expect("a source file");
        }
    }
    text
}
