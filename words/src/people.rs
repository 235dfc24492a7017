//! How messages speak of people: the functions `FORM` and `NAMES`.

use crate::list::Lister;
use fluent_bundle::types::{AnyEq, FluentType};
use fluent_bundle::{FluentArgs, FluentValue};
use intl_memoizer::{IntlLangMemoizer, concurrent};
use std::borrow::Cow;
use undercroft_core::{Reader, SeatSet};

/// Those a message is about, as its reader knows them.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Party {
    /// Whether the reader is one of them.
    you: bool,
    /// The others by name.
    others: Vec<String>,
}

impl Party {
    pub(crate) fn of(seats: SeatSet, reader: Reader<'_>) -> Party {
        let you = reader.seat.is_some_and(|seat| seats.contains(seat));
        let others = seats.filter(|&seat| Some(seat) != reader.seat).map(|seat| reader.names.of(seat));
        Party { you, others: others.collect() }
    }

    /// Which form of a verb fits.
    fn form(&self) -> &'static str {
        match (self.you, self.others.len()) {
            (true, 0) => "you",
            (true, _) => "with-you",
            (false, 0) => "none",
            (false, 1) => "one",
            (false, _) => "many",
        }
    }
}

impl FluentType for Party {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        self.others.join(", ").into()
    }

    fn as_string_threadsafe(&self, _: &concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.others.join(", ").into()
    }
}

fn party<'a>(args: &'a [FluentValue<'_>]) -> Option<&'a Party> {
    match args.first()? {
        FluentValue::Custom(custom) => AnyEq::as_any(custom.as_ref()).downcast_ref(),
        _ => None,
    }
}

/// `FORM($who)`: `you`, `one`, `with-you`, `many` or `none`.
pub(crate) fn form<'a>(args: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    party(args).map_or(FluentValue::Error, |party| party.form().into())
}

/// `NAMES($who)`: those it is about, listed. The reader comes first, or last where the language wants it so.
pub(crate) fn names<'a>(
    lister: &Lister,
    args: &[FluentValue<'a>],
    named: &FluentArgs<'_>,
) -> FluentValue<'a> {
    let Some(party) = party(args) else { return FluentValue::Error };
    let word = |name: &str| match named.get(name) {
        Some(FluentValue::String(word)) => Some(word.to_string()),
        _ => None,
    };
    let each = word("each").map_or(String::new(), |each| each + " ");
    let mut listed: Vec<String> = party.others.iter().map(|name| format!("{each}{name}")).collect();
    if party.you {
        let you = word("you").unwrap_or_else(|| lister.you.clone());
        if lister.you_first { listed.insert(0, you) } else { listed.push(you) }
    }
    FluentValue::from(lister.list(&listed).unwrap_or_else(|| lister.nobody.clone()))
}
