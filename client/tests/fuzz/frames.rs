//! Frames that no honest client sends, as bytes on the wire.

use crate::dice::Dice;

const TEXT: u8 = 1;
const BINARY: u8 = 2;
const PING: u8 = 9;
const LAST: u8 = 0x80;

/// What an honest client might say, to be spoilt.
const HONEST: [&str; 9] = [
    r#"{"id":"a1","do":{"play":{"seen":12,"move":{"play":3}}}}"#,
    r#"{"id":"a2","do":{"say":{"text":"Hello!"}}}"#,
    r#"{"id":"a3","do":{"look":{"since":7}}}"#,
    r#"{"id":"a4","do":"undo"}"#,
    r#"{"id":"a5","do":"agree"}"#,
    r#"{"id":"a6","do":"decline"}"#,
    r#"{"id":"a7","do":"pause"}"#,
    r#"{"id":"a8","do":"resume"}"#,
    r#"{"id":"a9","do":"return"}"#,
];

/// Values where others belong.
const ODD: [&str; 16] = [
    "null",
    "true",
    "-1",
    "1e999",
    "-0.0",
    "18446744073709551616",
    "123456789012345678901234567890",
    "\"\"",
    "\"\\u0000\"",
    "\"\\ud83d\"",
    "[]",
    "{}",
    "[[[[[[[[]]]]]]]]",
    "{\"play\":{\"play\":{}}}",
    "{\"play\":99999}",
    "{\"\":\"\"}",
];

/// A frame as a client sends it: masked, with whatever first byte.
fn framed(first: u8, payload: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut bytes = vec![first];
    match payload.len() {
        length @ 0..126 => bytes.push(0x80 | length as u8),
        length @ 126..=65535 => {
            bytes.push(0x80 | 126);
            bytes.extend((length as u16).to_be_bytes());
        }
        length => {
            bytes.push(0x80 | 127);
            bytes.extend((length as u64).to_be_bytes());
        }
    }
    let mask = (dice.roll() as u32).to_be_bytes();
    bytes.extend(mask);
    bytes.extend(payload.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask));
    bytes
}

fn text(payload: impl AsRef<[u8]>, dice: &mut Dice) -> Vec<u8> {
    framed(LAST | TEXT, payload.as_ref(), dice)
}

/// A frame that reads as one but asks for nonsense: it is refused, and the connection stays.
pub(crate) fn nonsense(dice: &mut Dice) -> Vec<u8> {
    let odd = dice.one_of(&ODD);
    let id = dice.roll();
    let saying = match dice.below(6) {
        0 => format!(r#"{{"id":"{id:x}","do":{{"play":{{"seen":{id},"move":{odd}}}}}}}"#),
        1 => format!(r#"{{"id":"","do":{{"play":{{"seen":0,"move":{odd}}}}}}}"#),
        2 => {
            let deep = 1 + dice.below(100);
            let (open, close) = ("[".repeat(deep), "]".repeat(deep));
            format!(r#"{{"id":"{id:x}","do":{{"play":{{"seen":1,"move":{open}{close}}}}}}}"#)
        }
        3 => {
            format!(r#"{{"id":"{id:x}","do":{{"say":{{"text":"{}"}}}}}}"#, "x".repeat(201 + dice.below(5000)))
        }
        4 => format!(r#"{{"id":"{}","do":"undo"}}"#, "x".repeat(65 + dice.below(500))),
        _ => format!(r#"{{"id":"{id:x}","do":"agree"}}"#),
    };
    text(saying, dice)
}

/// A frame that cannot be understood: it costs its sender the connection.
pub(crate) fn garbage(dice: &mut Dice) -> Vec<u8> {
    match dice.below(16) {
        0 => text(dice.bytes(600), dice),
        1 => text(String::from_utf8_lossy(&dice.bytes(600)).as_bytes(), dice),
        2 | 3 => text(mutated(dice), dice),
        4 => text("[".repeat(1 + dice.below(8000)), dice),
        5 => text(format!(r#"{{"id":{0},"do":{0}}}"#, dice.one_of(&ODD)), dice),
        6 => text(format!(r#"{{"id":"a","do":{{"look":{{"since":{}}}}}}}"#, dice.one_of(&ODD)), dice),
        7 => framed(LAST | BINARY, &dice.bytes(300), dice),
        8 => text("x".repeat(8193 + dice.below(80_000)), dice),
        9 => fragmented(dice),
        10 => unmasked(dice),
        // Reserved bits and opcodes.
        11 => framed(dice.roll() as u8 | 0x70, &dice.bytes(100), dice),
        12 => framed(LAST | dice.one_of(&[3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), &dice.bytes(100), dice),
        // Control frames that are too long or in pieces.
        13 => framed(LAST | PING, &[7; 126], dice),
        14 => framed(PING, b"", dice),
        // A length beyond all memory.
        _ => [&[LAST | TEXT, 0xff][..], &(dice.roll() | 1 << 62).to_be_bytes(), &dice.bytes(40)].concat(),
    }
}

/// An honest frame with a few bytes changed, lost, doubled or moved.
fn mutated(dice: &mut Dice) -> Vec<u8> {
    let mut bytes = dice.one_of(&HONEST).as_bytes().to_vec();
    for _ in 0..1 + dice.below(4) {
        let at = dice.below(bytes.len());
        match dice.below(4) {
            0 => bytes[at] = dice.roll() as u8,
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, dice.one_of(b"{}[]\",:0e-\\")),
            _ => bytes.truncate(at.max(1)),
        }
        if bytes.is_empty() {
            break;
        }
    }
    bytes
}

/// A text in pieces of which some are missing, or out of order, or together too long.
fn fragmented(dice: &mut Dice) -> Vec<u8> {
    let mut bytes = Vec::new();
    for _ in 0..1 + dice.below(30) {
        let first = dice.one_of(&[0, 0, 0, TEXT, BINARY, LAST]);
        bytes.extend(framed(first, &dice.bytes(900), dice));
    }
    bytes.extend(framed(LAST, b"", dice));
    bytes
}

fn unmasked(dice: &mut Dice) -> Vec<u8> {
    let saying = dice.one_of(&HONEST).as_bytes();
    [&[LAST | TEXT, saying.len() as u8], saying].concat()
}
