//! JSON that is passed on as it is.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;
use std::fmt;
use std::sync::Arc;

/// A JSON text, checked once and then carried without being taken apart: a move, a view, an event. Cheap to copy.
#[derive(Clone)]
pub struct Raw(Arc<RawValue>);

impl Raw {
    /// What a value looks like.
    pub fn of(value: &impl Serialize) -> Raw {
        Raw(serde_json::value::to_raw_value(value).expect("plain data").into())
    }

    /// A text that is JSON.
    ///
    /// # Errors
    /// Why it is none.
    pub fn parse(text: &str) -> Result<Raw, serde_json::Error> {
        Ok(Raw(serde_json::from_str::<Box<RawValue>>(text)?.into()))
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

/// To a program that does not know the game, this is anything.
impl utoipa::PartialSchema for Raw {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        serde_json::Value::schema()
    }
}

impl utoipa::ToSchema for Raw {}

/// What is known to be JSON is not checked again.
impl From<Box<RawValue>> for Raw {
    fn from(json: Box<RawValue>) -> Raw {
        Raw(json.into())
    }
}

/// To a page that does not say which game it means, this is anything.
#[cfg(feature = "typescript")]
impl ts_rs::TS for Raw {
    type WithoutGenerics = Raw;
    type OptionInnerType = Raw;

    fn name(_: &ts_rs::Config) -> String {
        "unknown".into()
    }

    fn inline(config: &ts_rs::Config) -> String {
        Raw::name(config)
    }
}

impl PartialEq for Raw {
    fn eq(&self, other: &Raw) -> bool {
        self.text() == other.text()
    }
}

impl fmt::Debug for Raw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Serialize for Raw {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Raw, D::Error> {
        Ok(Raw(Box::<RawValue>::deserialize(from)?.into()))
    }
}
