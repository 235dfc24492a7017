//! What is wrong with a JSON text is said in plain words.

use serde::Deserialize;
use undercroft_catalog::in_plain_words;

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)]
struct Written {
    coins: i64,
    name: String,
    fate: Option<Fate>,
}

#[derive(Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
enum Fate {
    Alive,
    Lost,
}

fn said_of(text: &str) -> String {
    let error = serde_json::from_str::<Written>(text).unwrap_err();
    in_plain_words(undercroft_core::unreadable(error)).remove(0).reason
}

#[test]
fn no_word_of_the_program_is_in_a_reason() {
    for (text, reason) in [
        (r#"{"coins": "two"}"#, "expected a whole number here, found the text \"two\""),
        (r#"{"coins": 1.5}"#, "expected a whole number here, found 1.5"),
        (r#"{"coins": null}"#, "expected a whole number here, found nothing"),
        (r#"{"coins": [1]}"#, "expected a whole number here, found a list"),
        (r#"{"coins": 1, "name": 7}"#, "expected text here, found 7"),
        (r#"{"name": "Ann"}"#, "`coins` is missing here"),
        (r#"{"coins": 1, "coins": 2}"#, "`coins` stands here twice"),
        (r#"{"coin": 1}"#, "there is no `coin` here; known are: `coins`, `name`, `fate`"),
        (r#"{"fate": "dead"}"#, "`dead` is unknown here; known are: `alive`, `lost`"),
        ("7", "expected fields in { } here, found 7"),
        ("dungeon", "this is no JSON, or not what belongs here"),
    ] {
        assert_eq!(said_of(text), reason, "{text}");
    }
    assert_eq!(said_of(r#"{"coins": 1, "#), "the file is cut off");
}
