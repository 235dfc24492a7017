//! A record as a file: whatever byte of it is changed, it does not hold.

use undercroft_catalog::{find, of_file};
use undercroft_core::{Contribution, Part, Seal, Seat, Seed};

/// A whole game of two who have mixed something in, and of one who was left out, as a file.
fn record() -> String {
    let title = find("bidding").unwrap();
    let setup = title.setup(3);
    let part = |seat: usize, contribution: Option<Contribution>| Part {
        seat: Seat::new(seat),
        commitment: contribution.map(|known| known.commitment()),
        contribution,
    };
    let bytes = |byte| Some(Contribution::from_bytes([byte; 32]));
    let parts = vec![part(0, bytes(1)), part(1, bytes(2)), part(2, None)];
    let seed = Seed::from_bytes([3; 32]);
    let seal = Seal { parts, withheld: vec![Seat::new(1)], ..Seal::new("zfzcwsugr7dw", &setup, seed) };
    let (mut table, _) = title.deal_sealed(setup, seal).unwrap();
    while let Some(seat) = table.awaited().next() {
        let action = table.moves(seat)[0].json.clone();
        table.play(seat, &action).unwrap();
    }
    table.record().unwrap() + "\n"
}

fn holds(text: &str) -> bool {
    let read = of_file(text).and_then(|title| title.record(text));
    read.is_ok_and(|record| record.verify().is_ok())
}

#[test]
fn a_record_changed_in_any_single_byte_does_not_verify() {
    let text = record();
    assert!(holds(&text));
    for at in 0..text.len() {
        // Another digit, another letter, a blank: whatever may still be read.
        for byte in [text.as_bytes()[at] ^ 1, text.as_bytes()[at] ^ 32, b' ', b'0'] {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = byte;
            let Ok(changed) = String::from_utf8(bytes) else { continue };
            assert!(changed == text || !holds(&changed), "byte {at} changed:\n{changed}");
        }
    }
}

#[test]
fn a_record_with_a_byte_more_or_less_does_not_verify() {
    let text = record();
    for at in 0..text.len() - 1 {
        let (before, after) = text.split_at(at);
        assert!(!holds(&format!("{before} {after}")), "a blank at {at}");
        assert!(!holds(&format!("{before}{}", &after[1..])), "nothing at {at}");
    }
}
