//! Where a value comes from.

use super::page::{Page, quoted};
use super::shape::kind_of;
use super::{Labels, Note, nearest};
use toml::de::{DeTable, DeValue};

/// The label that tells how a value is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// It stands in the rulebook.
    Printed,
    /// It was read off the card, or off a photograph of it.
    Seen,
    /// A review or the rules of another edition state it.
    Reported,
    /// It follows from values of the other kinds.
    Inferred,
    /// It was invented to fill a hole.
    Ours,
}

impl Origin {
    /// All labels, the surest first.
    pub const ALL: [Origin; 5] =
        [Origin::Printed, Origin::Seen, Origin::Reported, Origin::Inferred, Origin::Ours];

    /// The label as it is written in a card file.
    pub fn name(self) -> &'static str {
        match self {
            Origin::Printed => "printed",
            Origin::Seen => "seen",
            Origin::Reported => "reported",
            Origin::Inferred => "inferred",
            Origin::Ours => "ours",
        }
    }

    /// The label with this name.
    pub fn named(name: &str) -> Option<Origin> {
        Origin::ALL.into_iter().find(|origin| origin.name() == name)
    }

    /// Whether a value so labelled was arrived at by us, and should say how.
    fn wants_a_reason(self) -> bool {
        matches!(self, Origin::Inferred | Origin::Ours)
    }
}

/// The keys that any table may hold besides its values.
pub(super) const SOURCE: &str = "source";
/// See [`SOURCE`].
pub(super) const WHY: &str = "why";

/// The label that a table gives to one of its values.
pub(super) fn origin_of(table: &DeTable<'_>, key: &str) -> Option<Origin> {
    match table.get(SOURCE)?.get_ref() {
        DeValue::String(label) => Origin::named(label),
        DeValue::Table(labels) => Origin::named(labels.get(key)?.get_ref().as_str()?),
        _ => None,
    }
}

/// What is wrong with the labels of a table whose values are `keys`. With `inherited`, the table it is part of
/// has labelled it already.
pub(super) fn judge(
    table: &DeTable<'_>,
    keys: &[&'static str],
    inherited: bool,
    page: &Page<'_>,
) -> Vec<Note> {
    let mut notes = wrong_labels(table, keys, page);
    if let Some(why) = table.get(WHY).filter(|why| !matches!(why.get_ref(), DeValue::String(_))) {
        let reason = format!("`{WHY}`: expected text, found {}", kind_of(why.get_ref()));
        notes.push(Note { line: page.line(why.span()), reason });
    }
    // Labels that are wrong already need not be called missing as well.
    if page.labels == Labels::Required && notes.is_empty() {
        notes.extend(keys.iter().filter_map(|key| {
            let (key_at, _) = table.get_key_value(*key)?;
            let line = page.line(key_at.span());
            let reason = match origin_of(table, key) {
                None if !inherited => format!("`{key}` carries no label of origin; add it to `{SOURCE}`"),
                Some(origin) if origin.wants_a_reason() && !table.contains_key(WHY) => {
                    format!("`{key}` is labelled `{}`; say how it was arrived at in `{WHY}`", origin.name())
                }
                _ => return None,
            };
            Some(Note { line, reason })
        }));
    }
    notes
}

fn wrong_labels(table: &DeTable<'_>, keys: &[&'static str], page: &Page<'_>) -> Vec<Note> {
    let Some(source) = table.get(SOURCE) else { return Vec::new() };
    let all = Origin::ALL.map(Origin::name);
    let wrong_label = |label: &DeValue<'_>, of: &str| match label {
        DeValue::String(label) if Origin::named(label).is_some() => None,
        DeValue::String(label) => {
            let hint =
                nearest(label, all).map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
            Some(format!("{of} is \"{}\"; it must be one of {}{hint}", quoted(label), all.join(", ")))
        }
        other => Some(format!("{of}: expected one of {}, found {}", all.join(", "), kind_of(other))),
    };
    let note = |span, reason| Note { line: page.line(span), reason };
    let DeValue::Table(labels) = source.get_ref() else {
        let wrong = wrong_label(source.get_ref(), &format!("`{SOURCE}`"));
        return wrong.map(|reason| note(source.span(), reason)).into_iter().collect();
    };
    let mut notes = Vec::new();
    for (key, label) in labels {
        let name: &str = key.get_ref();
        // A value left out, or misspelt there too, has been dealt with where it should stand.
        if !keys.contains(&name) && !table.contains_key(name) {
            let hint = nearest(name, keys.iter().copied());
            let hint = hint.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
            let reason =
                format!("`{SOURCE}` labels `{}`, which is no value of this table{hint}", quoted(name));
            notes.push(note(key.span(), reason));
        }
        let wrong = wrong_label(label.get_ref(), &format!("the label of `{}`", quoted(name)));
        notes.extend(wrong.map(|reason| note(label.span(), reason)));
    }
    notes
}
