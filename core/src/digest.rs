//! Digests, and chains of them: whoever has written one down notices any change in what it was made of.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use sha2::{Digest as _, Sha256};
use std::{fmt, str::FromStr};

/// A SHA-256 digest. As text it has 64 hexadecimal digits, in small letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest([u8; 32]);

impl Digest {
    /// The digest of texts, each of which ends its line. Nobody who checks one needs more than a text and SHA-256.
    pub fn of_lines(lines: &[&str]) -> Digest {
        let mut hash = Sha256::new();
        lines.iter().for_each(|line| {
            hash.update(line);
            hash.update("\n");
        });
        Digest(hash.finalize().into())
    }

    /// The bytes.
    pub const fn bytes(self) -> [u8; 32] {
        self.0
    }
}

/// Bytes as hexadecimal digits in small letters.
pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = |byte: &u8| [DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]].map(char::from);
    bytes.iter().flat_map(digits).collect()
}

/// 32 bytes from 64 hexadecimal digits in small letters: there is one way to write them.
pub(crate) fn unhex(text: &str) -> Option<[u8; 32]> {
    let digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    if text.len() != 64 || !text.bytes().all(digit) {
        return None;
    }
    let mut bytes = [0; 32];
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
    }
    Some(bytes)
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

impl FromStr for Digest {
    type Err = String;

    fn from_str(text: &str) -> Result<Digest, String> {
        unhex(text).map(Digest).ok_or_else(|| "a digest has 64 hexadecimal digits in small letters".into())
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Digest, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// A chain: its head stands for everything that was ever added, in order.
///
/// Whoever does not know the key learns nothing from a head, however few entries are possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    key: String,
    head: Digest,
}

impl Chain {
    /// A chain that begins with a text. The key may be empty, where nothing in the chain is secret.
    pub fn begin(key: impl Into<String>, with: &str) -> Chain {
        let key = key.into();
        Chain { head: Digest::of_lines(&["undercroft chain", &key, with]), key }
    }

    /// Adds an entry.
    pub fn add(&mut self, entry: &str) {
        self.head = self.followed_by(entry);
    }

    /// The head that there would be with one more entry.
    pub fn followed_by(&self, entry: &str) -> Digest {
        Digest::of_lines(&[&self.key, &self.head.to_string(), entry])
    }

    /// The digest of all of it.
    pub fn head(&self) -> Digest {
        self.head
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_is_what_any_other_program_computes() {
        // printf 'one\ntwo\n' | sha256sum
        let digest = Digest::of_lines(&["one", "two"]).to_string();
        assert_eq!(digest, "c3f9c8c283a2b1f2f1896f27a01cbe3cddc0c9d93f752e4639035a0f5b36f6e8");
    }

    #[test]
    fn a_digest_is_written_in_one_way_only() {
        let digest = Digest::of_lines(&["one"]);
        assert_eq!(digest.to_string().parse(), Ok(digest));
        for text in [&digest.to_string().to_uppercase(), &digest.to_string()[1..], "", &"g".repeat(64)] {
            assert!(text.parse::<Digest>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_head_stands_for_every_entry_their_order_and_the_key() {
        let head = |key: &str, entries: &[&str]| {
            let mut chain = Chain::begin(key, "the beginning");
            entries.iter().for_each(|entry| chain.add(entry));
            chain.head()
        };
        let whole = head("key", &["one", "two"]);
        assert_eq!(whole, head("key", &["one", "two"]));
        for other in [head("kez", &["one", "two"]), head("key", &["two", "one"]), head("key", &["one"])] {
            assert_ne!(whole, other);
        }
    }
}
