//! Counted from 0 inside and from 1 in JSON, as people count.

use serde::{Deserialize, Deserializer, Serializer, de::Error};

pub(crate) fn serialize<S: Serializer>(index: &u8, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u16(u16::from(*index) + 1)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let number = i64::deserialize(from)?;
    let index = number.checked_sub(1).and_then(|index| u8::try_from(index).ok());
    index.ok_or_else(|| {
        D::Error::custom(format!("{number} is out of range; rooms and spaces are counted from 1"))
    })
}
