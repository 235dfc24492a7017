//! Secrets that prove who somebody is, without an account.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use sha2::{Digest, Sha256};
use std::fmt;
use subtle::ConstantTimeEq;

/// A secret of 128 bits, known to one person. The server gives it out once and keeps only its hash.
///
/// Those by which people are known end with a seal of the house: 64 bits more, by which it knows what it has given out.
#[derive(Clone, PartialEq, Eq)]
pub struct Key(String);

/// How many hexadecimal digits a secret has, and a sealed one.
const DIGITS: usize = 32;
const SEALED_DIGITS: usize = 48;

impl Key {
    /// A new secret from the operating system.
    ///
    /// # Errors
    /// If the operating system gives no randomness; then nobody may be seated.
    pub fn new() -> Result<Key, getrandom::Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(Key(hex(&bytes)))
    }

    /// A secret that somebody sent, if it has the form of one.
    pub fn from_text(text: &str) -> Option<Key> {
        let hexadecimal = [DIGITS, SEALED_DIGITS].contains(&text.len())
            && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        hexadecimal.then(|| Key(text.into()))
    }

    /// The secret itself, for its owner alone.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What the server keeps.
    pub fn hash(&self) -> KeyHash {
        KeyHash(Sha256::new().chain_update(b"undercroft key\n").chain_update(&self.0).finalize().into())
    }
}

/// What a house seals the secrets with that it gives out to people, so that nobody is known by one that they have made up.
#[derive(Clone)]
pub struct Issuer([u8; 32]);

impl Issuer {
    /// One with this secret of its own.
    pub fn new(secret: [u8; 32]) -> Issuer {
        Issuer(secret)
    }

    /// A new secret for somebody.
    ///
    /// # Errors
    /// If the operating system gives no randomness.
    pub fn issue(&self) -> Result<Key, getrandom::Error> {
        Key::new().map(|Key(key)| Key(format!("{key}{}", self.seal(&key))))
    }

    /// Whether a secret was given out here; nobody knows, if it has no seal.
    pub fn has_issued(&self, key: &Key) -> Option<bool> {
        let (key, seal) = key.0.split_at_checked(DIGITS).filter(|(_, seal)| !seal.is_empty())?;
        Some(self.seal(key).as_bytes().ct_eq(seal.as_bytes()).into())
    }

    /// Both that go in have a fixed length, so nobody can make a seal from another.
    fn seal(&self, key: &str) -> String {
        let digest = Sha256::new()
            .chain_update(b"undercroft issued\n")
            .chain_update(self.0)
            .chain_update(key)
            .finalize();
        hex(&digest[..(SEALED_DIGITS - DIGITS) / 2])
    }
}

impl fmt::Debug for Key {
    /// Tells nothing: a secret in a log is a secret given away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(secret)")
    }
}

/// The hash of a secret: what the server keeps, and how it knows a person again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyHash(pub [u8; 32]);

impl KeyHash {
    /// The bytes, as the store indexes them.
    pub(crate) fn to_sql(self) -> Vec<u8> {
        self.0.to_vec()
    }

    /// Whether two hashes are the same, in constant time, so that answering tells nothing of how much was right.
    pub fn is(&self, other: &KeyHash) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl fmt::Debug for KeyHash {
    /// Enough to tell two apart in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KeyHash({:02x}{:02x}..)", self.0[0], self.0[1])
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Serialize for KeyHash {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for KeyHash {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<KeyHash, D::Error> {
        let text = String::deserialize(from)?;
        let mut bytes = [0; 32];
        let byte = |i: usize| text.get(2 * i..2 * i + 2).and_then(|two| u8::from_str_radix(two, 16).ok());
        for (i, slot) in bytes.iter_mut().enumerate() {
            *slot = byte(i).ok_or_else(|| D::Error::custom("a key hash has 64 hexadecimal digits"))?;
        }
        Ok(KeyHash(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_known_by_its_hash_and_no_other_key_is() {
        let (one, two) = (Key::new().unwrap(), Key::new().unwrap());
        assert!(one.hash().is(&Key::from_text(one.reveal()).unwrap().hash()));
        assert!(!one.hash().is(&two.hash()));
    }

    #[test]
    fn what_does_not_look_like_a_key_is_none() {
        for text in ["", "abc", &"g".repeat(32), &"A".repeat(32), &"0".repeat(33)] {
            assert_eq!(Key::from_text(text), None);
        }
    }

    #[test]
    fn a_key_is_good_where_it_was_issued_and_nowhere_else() {
        let [here, elsewhere] = [1, 2].map(|secret| Issuer::new([secret; 32]));
        let key = here.issue().unwrap();
        assert_eq!((here.has_issued(&key), elsewhere.has_issued(&key)), (Some(true), Some(false)));
        let forged =
            Key::from_text(&format!("{}{}", Key::new().unwrap().reveal(), &key.reveal()[32..])).unwrap();
        assert_eq!(here.has_issued(&forged), Some(false));
        assert_eq!(here.has_issued(&Key::new().unwrap()), None);
    }

    #[test]
    fn a_key_never_shows_in_a_log() {
        let key = Key::new().unwrap();
        assert!(!format!("{key:?}").contains(key.reveal()));
    }

    #[test]
    fn a_hash_survives_being_written_and_read() {
        let hash = Key::new().unwrap().hash();
        let text = serde_json::to_string(&hash).unwrap();
        assert_eq!(serde_json::from_str::<KeyHash>(&text).unwrap(), hash);
        assert!(serde_json::from_str::<KeyHash>("\"00ff\"").is_err());
    }
}
