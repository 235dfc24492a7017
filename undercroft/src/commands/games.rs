//! `undercroft games`: what can be played, and with which options.

use crate::cli::GamesArgs;
use crate::page::{width, wrapped};
use crate::words::pretty;
use serde_json::{Value, json};
use undercroft_catalog::{Kind, Title, titles};
use undercroft_core::{OptionInfo, OptionKind};

pub(crate) fn run(args: &GamesArgs) -> String {
    if args.json {
        return pretty(&titles().iter().map(|title| facts(*title)).collect());
    }
    let of = |kind| titles().iter().filter(move |title| title.kind() == kind);
    let mut text: Vec<String> = of(Kind::Game).map(|title| describe(*title)).collect();
    text.extend(of(Kind::Lesson).map(|title| {
        let about = title.about();
        format!("{:<9} {}, a lesson for people who add games\n", about.name, about.title)
    }));
    text.push(format!("Play one:  undercroft play {}\n", undercroft_catalog::default().about().name));
    wrapped(&text.join("\n"), width(), 0) + "\n"
}

fn describe(title: &dyn Title) -> String {
    let about = title.about();
    let mut text = format!(
        "{:<9} {}, {} to {} players, about {} minutes\n          {}\n",
        about.name, about.title, about.fewest, about.most, about.minutes, about.summary
    );
    let options = title.options();
    if !options.is_empty() {
        text += "          options (set with --option NAME=VALUE):\n";
    }
    options.iter().for_each(|option| text += &describe_option(option));
    if !title.standard_cards().is_empty() {
        text += &format!("          cards of your own: undercroft cards {} > mine.toml\n", about.name);
    }
    if !title.rules_text().is_empty() {
        text += &format!("          the rules: undercroft rules {}\n", about.name);
    }
    text
}

fn describe_option(option: &OptionInfo) -> String {
    let mut text = format!(
        "            {}={}\n              {}\n",
        option.name,
        option.listed().replace(" or ", "|"),
        option.meaning
    );
    if let OptionKind::Choice(choices) = option.kind {
        for (value, meaning) in choices {
            text += &format!("                {value}: {meaning}\n");
        }
    }
    text
}

fn facts(title: &dyn Title) -> Value {
    let mut facts = json!(title.about());
    let options: Vec<Value> = title
        .options()
        .iter()
        .map(|option| {
            let values = option.values();
            let meanings = match option.kind {
                OptionKind::Switch => Value::Null,
                OptionKind::Choice(choices) => {
                    choices.iter().map(|(value, meaning)| (*value, *meaning)).collect()
                }
            };
            json!({
                "name": option.name, "meaning": option.meaning, "default": values[0], "values": values,
                "meanings": meanings,
            })
        })
        .collect();
    facts["lesson"] = json!(title.kind() == Kind::Lesson);
    facts["own_cards"] = json!(!title.standard_cards().is_empty());
    facts["options"] = json!(options);
    facts
}
