//! One language's messages of one game.

use crate::list::Lister;
use crate::people::{self, Party};
use crate::{Language, MessageFile, shared};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::Arc;
use undercroft_core::{Arg, Fault, Message, Names, Reader, Speech};

/// One language's messages of one game, those that all games share included.
pub struct Tongue {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    lister: Arc<Lister>,
}

impl Tongue {
    /// The messages of a file, in a language.
    ///
    /// # Errors
    /// Every place where the file is no message file.
    pub fn new(language: Language, file: &str) -> Result<Tongue, Vec<Fault>> {
        MessageFile::read(file)?;
        let lister = Arc::new(Lister::new(language));
        let mut bundle = bundle(language, shared(language))?;
        let own = FluentResource::try_new(file.into()).unwrap_or_else(|(sound, _)| sound);
        bundle.add_resource_overriding(own);
        let lists = lister.clone();
        let added = bundle
            .add_function("FORM", people::form)
            .and(bundle.add_function("NAMES", move |args, named| people::names(&lists, args, named)));
        added.expect("nobody else has functions of these names");
        Ok(Tongue { language, bundle, lister })
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message of this name, or an attribute of it, as in `rule-goal.title`.
    pub fn has(&self, id: &str) -> bool {
        self.pattern(id).is_some()
    }

    /// A message that speaks to nobody: a heading, a chapter, the name of an option. The name itself where there is none.
    pub fn text(&self, id: &str) -> String {
        let names = Names::default();
        self.say(&Message::new(id.to_string()), Reader { seat: None, names: &names })
    }

    /// The same with texts that fill it.
    pub fn text_with<const N: usize>(&self, id: &'static str, args: [(&'static str, String); N]) -> String {
        let message = args
            .into_iter()
            .fold(Message::new(id), |message, (name, text)| message.with(name, Arg::Text(text)));
        self.say(&message, nobody(&Names::default()))
    }

    /// The paragraphs of a long text, each on one line.
    pub fn paragraphs(&self, id: &str) -> Vec<String> {
        let text = self.pattern(id).map_or(id.into(), |_| {
            self.unbracketed(&Message::new(id.to_string()), nobody(&Names::default()))
        });
        text.split("\n\n").map(|paragraph| self.bracketed(paragraph.replace('\n', " "))).collect()
    }

    /// A card's name in this language; its own where there is no other.
    pub fn name_of(&self, name: &str) -> String {
        self.bracketed(self.named(name))
    }

    /// Under which message a card's name stands: `Cellar Rats` under `name-cellar-rats`.
    pub fn id_of_name(name: &str) -> String {
        let plain =
            |letter: char| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '-' };
        format!("name-{}", name.chars().map(plain).collect::<String>().trim_matches('-'))
    }

    fn named(&self, name: &str) -> String {
        let id = Tongue::id_of_name(name);
        if self.has(&id) {
            self.unbracketed(&Message::new(id), nobody(&Names::default()))
        } else {
            name.into()
        }
    }

    fn pattern(&self, id: &str) -> Option<&fluent_syntax::ast::Pattern<&str>> {
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        let message = self.bundle.get_message(id)?;
        match attribute {
            None => message.value(),
            Some(attribute) => Some(message.get_attribute(attribute)?.value()),
        }
    }

    fn unbracketed(&self, message: &Message, reader: Reader<'_>) -> String {
        let Some(pattern) = self.pattern(message.id()) else { return message.to_string() };
        let mut args = FluentArgs::with_capacity(message.args().len());
        for (name, arg) in message.args() {
            args.set(*name, self.value(arg, reader));
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{message} in {}: {errors:?}", self.language);
        text.into_owned()
    }

    fn value(&self, arg: &Arg, reader: Reader<'_>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Word(word) => (*word).into(),
            Arg::Seats(seats) => FluentValue::Custom(Box::new(Party::of(*seats, reader))),
            Arg::Text(text) => text.clone().into(),
            Arg::Name(_) | Arg::Said(_) | Arg::List(_) => self.phrase(arg, reader).into(),
        }
    }

    /// An argument as it is read.
    fn phrase(&self, arg: &Arg, reader: Reader<'_>) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Word(word) => word.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Name(name) => self.named(name),
            Arg::Seats(seats) => self
                .lister
                .list(&seats.map(|seat| reader.names.of(seat)).collect::<Vec<_>>())
                .unwrap_or_default(),
            Arg::Said(message) => self.unbracketed(message, reader),
            Arg::List(args) => {
                let listed: Vec<String> = args.iter().map(|arg| self.phrase(arg, reader)).collect();
                self.lister.list(&listed).unwrap_or_default()
            }
        }
    }

    /// What the chapter is called by which a refusal or a line goes; nothing where there is none.
    pub fn heading(&self, rule: &str) -> String {
        let chapter = format!("rule-{rule}.title");
        match (self.has(&chapter), self.has(rule)) {
            (true, _) => self.text(&chapter),
            (false, true) => self.text(rule),
            (false, false) => String::new(),
        }
    }

    /// The language nobody speaks is known by its brackets and accents.
    fn bracketed(&self, text: String) -> String {
        match self.language {
            Language::Pseudo if !text.is_empty() => {
                format!("⟦{}⟧", text.chars().map(accented).collect::<String>())
            }
            _ => text,
        }
    }
}

impl Speech for Tongue {
    fn say(&self, message: &Message, reader: Reader<'_>) -> String {
        self.bracketed(self.unbracketed(message, reader))
    }
}

fn nobody(names: &Names) -> Reader<'_> {
    Reader { seat: None, names }
}

/// A bundle of one file. Marks of direction around arguments are left out: both languages are written from left to right.
pub(crate) fn bundle(language: Language, file: &str) -> Result<FluentBundle<FluentResource>, Vec<Fault>> {
    MessageFile::read(file)?;
    let mut bundle = FluentBundle::new_concurrent(vec![language.locale()]);
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(file.into()).unwrap_or_else(|(sound, _)| sound);
    bundle.add_resource(resource).map_err(|errors| {
        errors.iter().map(|error| Fault::new("message file", error.to_string())).collect::<Vec<_>>()
    })?;
    Ok(bundle)
}

fn accented(letter: char) -> char {
    let plain = "aeiouncAEIOUNC";
    let place = plain.chars().position(|other| other == letter);
    place.and_then(|place| "áéíóúñçÁÉÍÓÚÑÇ".chars().nth(place)).unwrap_or(letter)
}

#[cfg(test)]
mod tests;
