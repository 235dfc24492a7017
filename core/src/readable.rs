//! JSON laid out for people: what fits on a line stands on one, what does not is opened up.

use serde_json::Value;

/// The longest line, where it can be helped.
const WIDTH: usize = 100;

/// Writes JSON so that a person can read and edit it.
pub fn readable(value: &Value) -> String {
    let mut text = String::new();
    write(value, 0, 0, &mut text);
    text
}

/// Writes a value that starts `used` columns into a line whose block stands at `indent`.
fn write(value: &Value, indent: usize, used: usize, text: &mut String) {
    let flat = on_one_line(value);
    if used + flat.chars().count() < WIDTH {
        text.push_str(&flat);
        return;
    }
    match value {
        Value::Array(items) if !items.iter().any(|item| item.is_array() || item.is_object()) => {
            fill(items, indent, text);
        }
        Value::Array(items) => {
            open(text, '[', ']', indent, items, |item, text| write(item, indent + 2, indent + 2, text));
        }
        Value::Object(fields) => open(text, '{', '}', indent, fields, |(name, value), text| {
            let name = format!("{}: ", Value::from(name.as_str()));
            text.push_str(&name);
            write(value, indent + 2, indent + 2 + name.chars().count(), text);
        }),
        _ => text.push_str(&flat),
    }
}

fn open<T>(
    text: &mut String,
    first: char,
    last: char,
    indent: usize,
    items: impl IntoIterator<Item = T>,
    mut each: impl FnMut(T, &mut String),
) {
    text.push(first);
    for (i, item) in items.into_iter().enumerate() {
        text.push_str(if i == 0 { "\n" } else { ",\n" });
        text.push_str(&" ".repeat(indent + 2));
        each(item, text);
    }
    text.push('\n');
    text.push_str(&" ".repeat(indent));
    text.push(last);
}

/// Fills lines with plain values, as many on each as fit.
fn fill(items: &[Value], indent: usize, text: &mut String) {
    let mut lines = vec![String::new()];
    for (i, item) in items.iter().enumerate() {
        let word = item.to_string() + if i + 1 < items.len() { "," } else { "" };
        match lines.last_mut() {
            Some(line) if line.is_empty() => *line = word,
            Some(line) if indent + line.chars().count() + word.chars().count() + 3 < WIDTH => {
                *line += &format!(" {word}");
            }
            _ => lines.push(word),
        }
    }
    let margin = format!("\n{}", " ".repeat(indent + 2));
    text.push_str(&format!("[{margin}{}\n{}]", lines.join(&margin), " ".repeat(indent)));
}

fn on_one_line(value: &Value) -> String {
    match value {
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(on_one_line).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| {
                format!("{}: {}", Value::from(name.as_str()), on_one_line(value))
            };
            let fields: Vec<String> = fields.iter().map(field).collect();
            format!("{{{}}}", fields.join(", "))
        }
        plain => plain.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn short_things_stand_on_one_line_and_long_ones_are_opened_up() {
        let hand = json!({"hand": [1, 2, 3], "items": {"sword": 1}, "bid": null});
        assert_eq!(readable(&hand), r#"{"hand": [1, 2, 3], "items": {"sword": 1}, "bid": null}"#);
        let table = json!({"players": [hand, hand], "why \"so\"": "x".repeat(60)});
        let lines: Vec<String> = readable(&table).lines().map(String::from).collect();
        assert_eq!(lines[1], "  \"players\": [");
        assert_eq!(lines[2], format!("    {},", readable(&hand)));
        assert!(lines[5].starts_with(r#"  "why \"so\"": "xxx"#), "{}", lines[5]);
    }

    #[test]
    fn a_long_list_of_plain_values_fills_its_lines() {
        let lines = readable(&json!(vec!["Goblin"; 20]));
        assert_eq!(lines.lines().count(), 5, "{lines}");
        assert!(lines.lines().all(|line| line.chars().count() <= WIDTH), "{lines}");
    }

    #[test]
    fn what_is_written_reads_the_same() {
        let deep = json!([[vec!["a"; 40], ["b\n\u{1}", {"c": ["d"]}]], {}, [], {"": [0.5, -1, true, null]}, "\u{e9}\""]);
        assert_eq!(serde_json::from_str::<Value>(&readable(&deep)).unwrap(), deep);
    }
}
