//! A message file as its tests look at it: which messages it has, and what fills them.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use undercroft_core::Fault;

/// The messages of a file by their names, attributes as `message.attribute`.
#[derive(Clone, Debug)]
pub struct MessageFile {
    messages: BTreeMap<String, Place>,
}

/// What a message refers to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The arguments that it names.
    pub args: BTreeSet<String>,
    /// The other messages that it takes in.
    pub messages: BTreeSet<String>,
}

impl MessageFile {
    /// Reads a message file.
    ///
    /// # Errors
    /// Every place where it is none, with its line.
    pub fn read(text: &str) -> Result<MessageFile, Vec<Fault>> {
        let resource = parser::parse(text).map_err(|(_, errors)| {
            let fault = |error: parser::ParserError| {
                let line = text[..error.pos.start.min(text.len())].lines().count().max(1);
                Fault::new(format!("line {line}"), error.kind.to_string())
            };
            errors.into_iter().map(fault).collect::<Vec<_>>()
        })?;
        let mut messages = BTreeMap::new();
        let mut twice = Vec::new();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let name = message.id.name.to_string();
            for attribute in &message.attributes {
                messages.insert(format!("{name}.{}", attribute.id.name), place_of(&attribute.value));
            }
            let place = message.value.as_ref().map(place_of).unwrap_or_default();
            if messages.insert(name.clone(), place).is_some() {
                twice.push(Fault::new(name, "there are two messages of this name"));
            }
        }
        if twice.is_empty() { Ok(MessageFile { messages }) } else { Err(twice) }
    }

    /// The names of all messages and attributes, in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.messages.keys().map(String::as_str)
    }

    /// What a message refers to, and what those refer to that it takes in.
    pub fn whole(&self, name: &str) -> Place {
        let mut whole = self.messages.get(name).cloned().unwrap_or_default();
        let mut to_see: Vec<String> = whole.messages.iter().cloned().collect();
        while let Some(next) = to_see.pop() {
            let more = self.messages.get(&next).cloned().unwrap_or_default();
            whole.args.extend(more.args);
            to_see.extend(more.messages.into_iter().filter(|name| whole.messages.insert(name.clone())));
        }
        whole
    }
}

fn place_of(pattern: &Pattern<&str>) -> Place {
    let mut place = Place::default();
    in_pattern(pattern, &mut place);
    place
}

fn in_pattern(pattern: &Pattern<&str>, place: &mut Place) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, place);
        }
    }
}

fn in_expression(expression: &Expression<&str>, place: &mut Place) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, place),
        Expression::Select { selector, variants } => {
            in_inline(selector, place);
            variants.iter().for_each(|variant| in_pattern(&variant.value, place));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, place: &mut Place) {
    match inline {
        InlineExpression::VariableReference { id } => {
            place.args.insert(id.name.into());
        }
        InlineExpression::MessageReference { id, attribute } => {
            let attribute =
                attribute.as_ref().map_or(String::new(), |attribute| format!(".{}", attribute.name));
            place.messages.insert(format!("{}{attribute}", id.name));
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, place));
            arguments.named.iter().for_each(|argument| in_inline(&argument.value, place));
        }
        InlineExpression::Placeable { expression } => in_expression(expression, place),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_message_takes_in_brings_its_arguments_along() {
        let file = MessageFile::read("takes = { NAMES($who) }: { coins }.\ncoins = { $coins ->\n    [one] a coin\n   *[other] { $coins }\n}\n").unwrap();
        let whole = file.whole("takes");
        assert_eq!(whole.args.into_iter().collect::<Vec<_>>(), ["coins", "who"]);
        assert_eq!(whole.messages.into_iter().collect::<Vec<_>>(), ["coins"]);
    }

    #[test]
    fn every_mistake_is_named_with_its_line() {
        let faults = MessageFile::read("good = Good.\nbad\n\nworse = { $ }\n").unwrap_err();
        assert_eq!(faults.iter().map(|fault| fault.place.as_str()).collect::<Vec<_>>(), ["line 2", "line 4"]);
    }
}
