//! What a value may look like: a whole number, a line of text, a choice.

use super::page::{Page, quoted};
use super::{Note, nearest};
use std::ops::RangeInclusive;
use toml::Spanned;
use toml::de::DeValue;

/// What kind of value is wanted under a key.
pub trait Shape {
    /// What it is read as.
    type Out;

    /// The value, or a stand-in after its faults have been noted.
    fn read(&self, spot: &mut Spot<'_>) -> Self::Out;

    /// Something to go on with where no value can be had.
    fn stand_in(&self) -> Self::Out;

    /// What is wanted, to follow "must be" or "expected".
    fn wanted(&self) -> String;
}

impl<S: Shape> Shape for &S {
    type Out = S::Out;

    fn read(&self, spot: &mut Spot<'_>) -> S::Out {
        (**self).read(spot)
    }

    fn stand_in(&self) -> S::Out {
        (**self).stand_in()
    }

    fn wanted(&self) -> String {
        (**self).wanted()
    }
}

/// A value in the file, while it is being judged.
pub struct Spot<'a> {
    value: &'a Spanned<DeValue<'a>>,
    what: String,
    page: &'a Page<'a>,
    notes: &'a mut Vec<Note>,
}

impl<'a> Spot<'a> {
    pub(super) fn new(
        value: &'a Spanned<DeValue<'a>>,
        what: String,
        page: &'a Page<'a>,
        notes: &'a mut Vec<Note>,
    ) -> Self {
        Spot { value, what, page, notes }
    }

    /// Notes that something is wrong with this value; the sentence goes on after its name.
    pub fn fault(&mut self, reason: impl AsRef<str>) {
        let line = self.page.line(self.value.span());
        self.notes.push(Note { line, reason: format!("{}{}", self.what, reason.as_ref()) });
    }

    pub(super) fn wrong_kind(&mut self, wanted: &str) {
        self.fault(format!(": expected {wanted}, found {}", kind_of(self.value.get_ref())));
    }

    fn text(&self) -> Option<&'a str> {
        self.value.get_ref().as_str()
    }

    /// The entries of an array, each a spot of its own, handed to `read` in order; nothing for any other value.
    pub(super) fn entries<T>(&mut self, mut read: impl FnMut(&mut Spot<'_>) -> T) -> Option<Vec<T>> {
        let DeValue::Array(entries) = self.value.get_ref() else { return None };
        let mut out = Vec::new();
        for (index, value) in entries.iter().enumerate() {
            let what = format!("entry {} of {}", index + 1, self.what);
            out.push(read(&mut Spot { value, what, page: self.page, notes: self.notes }));
        }
        Some(out)
    }
}

/// The kind of a value, as people call it.
pub(super) fn kind_of(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "text",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a number with a decimal point",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date or time",
        DeValue::Array(_) => "an array",
        DeValue::Table(_) => "a table",
    }
}

pub(super) fn between<N: std::fmt::Display + PartialEq>(range: &RangeInclusive<N>) -> String {
    match (range.start(), range.end()) {
        (low, high) if low == high => format!("exactly {low}"),
        (low, high) => format!("between {low} and {high}"),
    }
}

/// See [`whole`].
pub struct Whole<N>(RangeInclusive<N>);

/// A whole number in a range.
pub fn whole<N>(range: RangeInclusive<N>) -> Whole<N> {
    Whole(range)
}

impl<N: Copy + PartialOrd + TryFrom<i64> + std::fmt::Display> Shape for Whole<N> {
    type Out = N;

    fn read(&self, spot: &mut Spot<'_>) -> N {
        let DeValue::Integer(written) = spot.value.get_ref() else {
            spot.wrong_kind(&self.wanted());
            return self.stand_in();
        };
        let number = i64::from_str_radix(written.as_str(), written.radix()).ok();
        match number.and_then(|number| N::try_from(number).ok()).filter(|number| self.0.contains(number)) {
            Some(number) => number,
            None => {
                let shown = number.map_or_else(|| quoted(&written.to_string()), |number| number.to_string());
                spot.fault(format!(" is {shown}; it must be {}", between(&self.0)));
                self.stand_in()
            }
        }
    }

    fn stand_in(&self) -> N {
        *self.0.start()
    }

    fn wanted(&self) -> String {
        format!("a whole number {}", between(&self.0).replacen("exactly", "of exactly", 1))
    }
}

/// See [`text`].
pub struct Text {
    longest: usize,
}

/// A line of text: not empty, of at most so many letters, and without control characters.
pub fn text(longest: usize) -> Text {
    Text { longest }
}

impl Shape for Text {
    type Out = String;

    fn read(&self, spot: &mut Spot<'_>) -> String {
        let Some(text) = spot.text().map(str::trim) else {
            spot.wrong_kind(&self.wanted());
            return self.stand_in();
        };
        let length = text.chars().count();
        if length == 0 {
            spot.fault(" is empty; write something between the quotes");
        } else if length > self.longest {
            spot.fault(format!(" has {length} letters; it may have at most {}", self.longest));
        } else if text.chars().any(char::is_control) {
            spot.fault(" holds a line break or another control character; write it on one line");
        }
        text.to_string()
    }

    fn stand_in(&self) -> String {
        String::new()
    }

    fn wanted(&self) -> String {
        format!("text of 1 to {} letters", self.longest)
    }
}

/// See [`flag`].
pub struct Flag;

/// `true` or `false`.
pub fn flag() -> Flag {
    Flag
}

impl Shape for Flag {
    type Out = bool;

    fn read(&self, spot: &mut Spot<'_>) -> bool {
        match spot.value.get_ref() {
            DeValue::Boolean(flag) => *flag,
            _ => {
                spot.wrong_kind(&self.wanted());
                self.stand_in()
            }
        }
    }

    fn stand_in(&self) -> bool {
        false
    }

    fn wanted(&self) -> String {
        "true or false".to_string()
    }
}

/// See [`choice`].
pub struct Choice<'c, T> {
    first: (&'c str, T),
    rest: &'c [(&'c str, T)],
}

/// One of several words, each standing for a value. There is at least one.
pub fn choice<'c, T: Copy>(first: (&'c str, T), rest: &'c [(&'c str, T)]) -> Choice<'c, T> {
    Choice { first, rest }
}

impl<T: Copy> Shape for Choice<'_, T> {
    type Out = T;

    fn read(&self, spot: &mut Spot<'_>) -> T {
        let Some(word) = spot.text() else {
            spot.wrong_kind(&self.wanted());
            return self.stand_in();
        };
        let mut all = std::iter::once(&self.first).chain(self.rest);
        if let Some((_, value)) = all.clone().find(|(name, _)| *name == word) {
            return *value;
        }
        let hint = nearest(word, all.by_ref().map(|(name, _)| *name));
        let hint = hint.map(|near| format!("; did you mean \"{near}\"?")).unwrap_or_default();
        spot.fault(format!(" is \"{}\"; it must be {}{hint}", quoted(word), self.wanted()));
        self.stand_in()
    }

    fn stand_in(&self) -> T {
        self.first.1
    }

    fn wanted(&self) -> String {
        let all = std::iter::once(&self.first).chain(self.rest).map(|(name, _)| format!("\"{name}\""));
        all.collect::<Vec<_>>().join(" or ")
    }
}

/// See [`parsed`].
pub struct Parsed<T, F> {
    wanted: &'static str,
    stand_in: T,
    parse: F,
}

/// Text with a meaning of its own: what `parse` makes of it. What is `wanted` follows "it must be".
pub fn parsed<T: Clone, F: Fn(&str) -> Option<T>>(
    wanted: &'static str,
    stand_in: T,
    parse: F,
) -> Parsed<T, F> {
    Parsed { wanted, stand_in, parse }
}

impl<T: Clone, F: Fn(&str) -> Option<T>> Shape for Parsed<T, F> {
    type Out = T;

    fn read(&self, spot: &mut Spot<'_>) -> T {
        let Some(text) = spot.text() else {
            spot.wrong_kind(self.wanted);
            return self.stand_in();
        };
        (self.parse)(text).unwrap_or_else(|| {
            spot.fault(format!(" is \"{}\"; it must be {}", quoted(text), self.wanted));
            self.stand_in()
        })
    }

    fn stand_in(&self) -> T {
        self.stand_in.clone()
    }

    fn wanted(&self) -> String {
        self.wanted.to_string()
    }
}
