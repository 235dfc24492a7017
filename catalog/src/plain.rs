//! What is wrong with a JSON text, in the words of people who do not write programs.

use undercroft_core::Fault;

/// Says the faults of a JSON text in plain words: `expected a whole number here, found the text "two"`.
///
/// What is no message of the JSON reader stays as it is.
pub fn in_plain_words(faults: Vec<Fault>) -> Vec<Fault> {
    faults.into_iter().map(|fault| Fault { reason: plain(&fault.reason), ..fault }).collect()
}

fn plain(reason: &str) -> String {
    let starts = |with: &str| reason.strip_prefix(with);
    if starts("EOF while parsing").is_some() {
        return "the file is cut off".into();
    }
    if let Some((found, expected)) = starts("invalid type: ").and_then(|rest| rest.split_once(", expected "))
    {
        return format!("expected {} here, found {}", wanted(expected), found_words(found));
    }
    if let Some((found, expected)) = starts("invalid value: ").and_then(|rest| rest.split_once(", expected "))
    {
        return match wanted(expected) {
            "a whole number" => format!("{} is out of range here", found_words(found)),
            other => format!("expected {other} here, found {}", found_words(found)),
        };
    }
    if let Some(rest) = starts("invalid length ") {
        let number = rest.split(',').next().unwrap_or(rest);
        return format!("this list has the wrong length, {number}");
    }
    if let Some(name) = starts("missing field ") {
        return format!("{name} is missing here");
    }
    if let Some(name) = starts("duplicate field ") {
        return format!("{name} stands here twice");
    }
    if let Some((name, known)) = starts("unknown field ").and_then(|rest| rest.split_once(", ")) {
        return format!("there is no {name} here{}", known_words(known));
    }
    if let Some((name, known)) = starts("unknown variant ").and_then(|rest| rest.split_once(", ")) {
        return format!("{name} is unknown here{}", known_words(known));
    }
    match reason {
        "expected value" | "expected ident" | "invalid number" | "key must be a string" => {
            "this is no JSON, or not what belongs here".into()
        }
        "trailing characters" => "the JSON is over here, but something follows".into(),
        "recursion limit exceeded" => "this is nested too deeply".into(),
        _ => reason.into(),
    }
}

/// What should have stood there.
fn wanted(expected: &str) -> &str {
    match expected {
        "i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64" | "usize" | "isize" => "a whole number",
        "a string" | "string" | "a borrowed string" => "text",
        "a boolean" => "true or false",
        "a sequence" => "a list in [ ]",
        "a map" => "fields in { }",
        "unit variant" => "a word alone",
        "newtype variant" | "tuple variant" | "struct variant" => "a word and a value, as in {\"word\": 1}",
        "string or map" => "a word, or a word and a value, as in {\"word\": 1}",
        _ if expected.starts_with("struct ") => "fields in { }",
        _ if expected.starts_with("enum ") => "one of several words",
        _ if expected.starts_with("tuple ") => "a list in [ ]",
        other => other,
    }
}

/// What stands there instead.
fn found_words(found: &str) -> String {
    match found {
        "map" => "fields in { }".into(),
        "sequence" => "a list".into(),
        "null" | "unit value" | "Option value" => "nothing".into(),
        "unit variant" => "a word alone".into(),
        "newtype variant" => "a word and a value".into(),
        _ => match found.split_once(' ') {
            Some(("string", text)) => format!("the text {text}"),
            Some(("integer" | "boolean", value)) => value.trim_matches('`').into(),
            Some(("floating", value)) => value.trim_start_matches("point ").trim_matches('`').into(),
            _ => found.into(),
        },
    }
}

/// What would be known, after a semicolon.
fn known_words(known: &str) -> String {
    match known.strip_prefix("expected one of ").or_else(|| known.strip_prefix("expected ")) {
        Some(names) => format!("; known are: {}", names.replace(" or ", ", ")),
        None => String::new(),
    }
}
