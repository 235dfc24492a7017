//! Rust's types as TypeScript, for pages that speak JSON with a game.

mod layout;

use crate::{About, Fault, Game, OptionInfo, OptionKind, Outcome, Seat, SeatSet, Setup, Weight};
use layout::{laid_out, short_comment};
use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::{Config, TS, TypeVisitor};

const NOTE: &str = "// Written by a test from the Rust types; do not edit.\n";

/// A TypeScript module in the making: types, and all that they are made of.
pub struct Module {
    config: Config,
    /// Other modules by their paths, with the names of their types.
    others: Vec<(String, BTreeMap<TypeId, String>)>,
    imported: BTreeMap<String, BTreeSet<String>>,
    /// The names asked for, in order. The other types follow by name: `ts_rs` visits them in no order.
    asked: Vec<String>,
    declared: BTreeMap<String, Declared>,
}

struct Declared {
    id: TypeId,
    text: String,
}

impl Module {
    /// An empty module.
    pub fn empty() -> Module {
        // JSON has one kind of number, and so have the pages that read it.
        let config = Config::new().with_large_int("number");
        let (others, imported, asked, declared) = Default::default();
        Module { config, others, imported, asked, declared }
    }

    /// Takes the types of another module from there, `./core` for instance, instead of declaring them again.
    pub fn importing(mut self, path: &str, other: &Module) -> Module {
        let types = other.declared.iter().map(|(name, declared)| (declared.id, name.clone()));
        self.others.push((path.into(), types.collect()));
        self
    }

    /// Adds a type that has a name, and all that it is made of.
    ///
    /// # Panics
    /// If two different types would go by one name.
    pub fn with<T: TS + 'static>(self) -> Module {
        let name = T::ident(&self.config);
        self.with_named::<T>(&name)
    }

    /// Adds a type under a name that pages can count on, whatever Rust calls it, and all that it is made of.
    ///
    /// # Panics
    /// If two different types would go by one name.
    pub fn with_named<T: TS + 'static>(mut self, name: &str) -> Module {
        struct Renamed<T>(T);
        self.visit::<T>();
        T::visit_generics(&mut self);
        let own = T::name(&self.config);
        if own != name && T::ident(&self.config) != name {
            self.declare(TypeId::of::<Renamed<T>>(), name, format!("export type {name} = {own};\n"));
        }
        self.asked.push(name.into());
        self
    }

    /// The module as a file.
    pub fn text(&self) -> String {
        let list = |names: &BTreeSet<String>| names.iter().cloned().collect::<Vec<_>>().join(", ");
        let import = |(path, names)| format!("import type {{ {} }} from \"{path}\";\n", list(names));
        let imports: String = self.imported.iter().map(import).collect();
        let made_of = self.declared.keys().filter(|&name| !self.asked.contains(name));
        let names = self.asked.iter().chain(made_of);
        let declarations = names.filter_map(|name| self.declared.get(name)).map(|it| it.text.as_str());
        let parts = [NOTE, &imports].into_iter().chain(declarations);
        parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
    }

    fn declare(&mut self, id: TypeId, name: &str, text: String) {
        let imported = self.imported.values().any(|names| names.contains(name));
        let before = self.declared.insert(name.into(), Declared { id, text });
        assert!(!imported && before.is_none_or(|it| it.id == id), "{}", two_of(name));
    }

    /// Imports the type if another module has it.
    fn import(&mut self, id: TypeId) -> bool {
        let found = self.others.iter().find_map(|(path, types)| Some((path, types.get(&id)?)));
        let Some((path, name)) = found else { return false };
        assert!(!self.declared.contains_key(name), "{}", two_of(name));
        self.imported.entry(path.clone()).or_default().insert(name.clone());
        true
    }
}

impl TypeVisitor for Module {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // A generic type is declared once, whatever it is filled with.
        let id = TypeId::of::<T::WithoutGenerics>();
        let known = self.declared.values().any(|declared| declared.id == id);
        // What has no file of its own has no name either: numbers, texts, lists, pairs.
        if T::output_path().is_none() || known || self.import(id) {
            return;
        }
        let docs = short_comment(&T::docs().unwrap_or_default());
        let text = format!("{docs}export {}\n", laid_out(&T::decl(&self.config)));
        self.declare(id, &T::ident(&self.config), text);
        T::visit_dependencies(self);
    }
}

fn two_of(name: &str) -> String {
    format!("two types go by the name `{name}`; give one of them another with `#[ts(rename = \"...\")]`")
}

/// The types that all games share. Other modules import them from `./core`.
pub fn shared() -> Module {
    Module::empty()
        .with::<Seat>()
        .with::<SeatSet>()
        .with::<Outcome>()
        .with::<Fault>()
        .with::<About>()
        .with::<OptionInfo>()
        .with::<OptionKind>()
        .with::<Setup>()
        .with::<Weight>()
}

/// What a page has to know of a game: its moves, views, events, options and what its cards show.
pub fn of_game<G: Game>() -> Module {
    Module::empty()
        .importing("./core", &shared())
        .with_named::<G::Move>("Move")
        .with_named::<G::View>("View")
        .with_named::<G::Event>("Event")
        .with_named::<G::Options>("Options")
        .with_named::<G::Contents>("Contents")
        .with_named::<G::Preview>("Preview")
        .with_named::<G::Recap>("Recap")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(TS)]
    #[allow(dead_code)]
    struct Inner {
        seat: Seat,
        number: u64,
    }

    /// Goes around.
    #[derive(TS)]
    #[allow(dead_code)]
    struct Outer<T> {
        inner: Vec<T>,
    }

    mod elsewhere {
        #[derive(ts_rs::TS)]
        pub(super) struct Inner;
    }

    #[test]
    fn a_module_has_all_that_its_types_are_made_of() {
        let module = Module::empty().importing("./core", &shared()).with_named::<Outer<Inner>>("Main");
        let wanted = "// Written by a test from the Rust types; do not edit.

import type { Seat } from \"./core\";

export type Main = Outer<Inner>;

export type Inner = { seat: Seat, number: number };

/** Goes around. */
export type Outer<T> = { inner: Array<T> };
";
        assert_eq!(module.text(), wanted);
    }

    #[test]
    #[should_panic(expected = "two types go by the name `Inner`")]
    fn a_name_stands_for_one_type() {
        let _ = Module::empty().with::<Inner>().with::<elsewhere::Inner>();
    }
}
