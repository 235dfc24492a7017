//! `undercroft games`: what can be played, and with which options.

use crate::cli::GamesArgs;
use crate::page::{width, wrapped};
use crate::speech::{own, verbatim};
use crate::words::{plain, pretty};
use serde_json::{Value, json};
use undercroft_catalog::{Fits, Kind, Title, titles};
use undercroft_core::{About, Message, Names, OptionInfo, Reader, Speech, say};
use undercroft_words::{Language, Tongue};

/// How far in everything stands that is said of a game: behind the longest of their names.
const INDENT: usize = 12;

pub(crate) fn run(args: &GamesArgs, language: Language) -> String {
    if args.json {
        return pretty(&titles().iter().map(|title| facts(*title, language)).collect());
    }
    let of = |kind| titles().iter().filter(move |title| title.kind() == kind);
    let mut text: Vec<String> = of(Kind::Game).map(|title| describe(*title, language)).collect();
    text.extend(of(Kind::Lesson).map(|title| {
        let About { name, title, .. } = title.about();
        format!("{name:<INDENT$}{}\n", said(language, &say!("lesson", title: verbatim(title))))
    }));
    let first = undercroft_catalog::default().about().name;
    text.push(said(language, &say!("play-one", game: verbatim(first))) + "\n");
    wrapped(&text.join("\n"), width(), 0) + "\n"
}

/// Something the program says to nobody in particular.
fn said(language: Language, message: &Message) -> String {
    own(language).say(message, Reader { seat: None, names: &Names::default() })
}

fn describe(title: &dyn Title, language: Language) -> String {
    let (about, tongue) = (title.about(), title.tongue(language));
    let heading = say!(
        "game",
        title: verbatim(about.title),
        fewest: about.fewest,
        most: about.most,
        minutes: about.minutes
    );
    let mut text = format!("{:<INDENT$}{}\n", about.name, said(language, &heading));
    let mut add = |line: &str| text += &format!("{:INDENT$}{line}\n", "");
    add(&tongue.text("summary"));
    let options = title.options();
    if !options.is_empty() {
        add(&said(language, &say!("options")));
    }
    for option in &options {
        describe_option(title, option, tongue).iter().for_each(|line| add(line));
    }
    let game = || verbatim(about.name);
    let packs: Vec<&str> = title.shipped_packs().iter().map(|(name, _)| *name).collect();
    if !packs.is_empty() {
        add(&said(language, &say!("card-packs", packs: verbatim(packs.join(", ")))));
    }
    if !title.standard_cards().is_empty() {
        add(&said(language, &say!("cards-of-your-own", game: game())));
    }
    add(&said(language, &say!("the-rules", game: game())));
    text
}

/// An option line by line.
fn describe_option(title: &dyn Title, option: &OptionInfo, tongue: &Tongue) -> Vec<String> {
    let words = OptionWords { option, tongue };
    let values: Vec<String> = option.values().iter().map(plain).collect();
    let heading = format!("  {}={}  {}", option.name, values.join("|"), words.title());
    let value = |fits: Fits| {
        let only = only_where(&fits, title.about(), tongue.language());
        format!("      {}: {}{only}", plain(&fits.value), words.value(&fits.value))
    };
    let values = title.fits(option).into_iter().map(value);
    [heading, format!("    {}", words.meaning())].into_iter().chain(values).collect()
}

/// Where a value can be chosen, in brackets; nothing where it always can.
fn only_where(fits: &Fits, about: About, language: Language) -> String {
    let mut only = Vec::new();
    if fits.players.len() < about.most + 1 - about.fewest {
        only.push(said(language, &say!("fits-players", players: fits.players.clone())));
    }
    if !fits.clashes.is_empty() {
        let clashes = fits.clashes.iter().map(|other| format!("{}={}", other.option, plain(&other.value)));
        let values = verbatim(clashes.collect::<Vec<_>>().join(", "));
        only.push(said(language, &say!("fits-not-with", values: values)));
    }
    if only.is_empty() { String::new() } else { format!(" ({})", only.join("; ")) }
}

/// An option as its game speaks of it.
struct OptionWords<'a> {
    option: &'a OptionInfo,
    tongue: &'a Tongue,
}

impl OptionWords<'_> {
    fn title(&self) -> String {
        self.tongue.text(&format!("option-{}.name", self.option.name))
    }

    fn meaning(&self) -> String {
        self.tongue.text(&format!("option-{}", self.option.name))
    }

    fn value(&self, value: &Value) -> String {
        self.tongue.text(&format!("option-{}.value-{}", self.option.name, plain(value)))
    }
}

fn facts(title: &dyn Title, language: Language) -> Value {
    let tongue = title.tongue(language);
    let option = |option: &OptionInfo| {
        let words = OptionWords { option, tongue };
        let value = |fits: Fits| {
            let meaning = words.value(&fits.value);
            json!({"value": fits.value, "meaning": meaning, "players": fits.players, "clashes": fits.clashes})
        };
        let values: Vec<Value> = title.fits(option).into_iter().map(value).collect();
        json!({
            "name": option.name, "title": words.title(), "meaning": words.meaning(),
            "default": option.values()[0], "values": values,
        })
    };
    let mut facts = json!(title.about());
    facts["summary"] = json!(tongue.text("summary"));
    facts["lesson"] = json!(title.kind() == Kind::Lesson);
    facts["own_cards"] = json!(!title.standard_cards().is_empty());
    facts["options"] = title.options().iter().map(option).collect();
    facts
}
