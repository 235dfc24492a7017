use super::*;

#[derive(Debug, PartialEq)]
struct Monster {
    name: String,
    strength: [u8; 3],
    wounds: u8,
    flies: bool,
}

/// A small game's file: a limit, some items, and monsters.
fn game(file: &mut Table<'_>) -> Vec<Monster> {
    file.need("limit", whole(1..=99u8));
    file.inside("items", |items| ["torch", "key"].map(|item| items.need(item, whole(0..=9i16))));
    file.each("monster", 1..=3, |monster| Monster {
        name: monster.name(),
        strength: monster.need("strength", array(whole(1..=99))),
        wounds: monster.need("wounds", whole(0..=20)),
        flies: monster.may("flies", flag()).unwrap_or(false),
    })
}

const GOOD: &str = "\
limit = 20
source = 'printed'

[items]
torch = 6
key = 6

[[monster]]
name = 'Snake'
strength = [8, 10, 13]
wounds = 3
source = { strength = 'seen', wounds = 'inferred' }
why = 'a guess'

[[monster]]
name = 'Bat'
strength = [1, 2, 3]
wounds = 1
flies = true
source = 'seen'
";

/// The good file with something replaced, and what is then wrong with it.
fn with(old: &str, new: &str) -> Vec<String> {
    assert!(GOOD.contains(old), "{old} is not in the file");
    faults(&GOOD.replacen(old, new, 1))
}

fn faults(text: &str) -> Vec<String> {
    read(text, game).map_or_else(|faults| faults.iter().map(Fault::to_string).collect(), |_| Vec::new())
}

#[test]
fn a_sound_file_is_read() {
    let monsters = read(GOOD, game).expect("the file is sound");
    let bat = Monster { name: "Bat".to_string(), strength: [1, 2, 3], wounds: 1, flies: true };
    assert_eq!(monsters[1], bat);
    assert_eq!(read_labelled(GOOD, game).map(|monsters| monsters.len()), Ok(2));
}

#[test]
fn windows_line_ends_and_a_byte_order_mark_do_no_harm() {
    assert_eq!(faults(&format!("\u{feff}{}", GOOD.replace('\n', "\r\n"))), [""; 0]);
}

#[test]
fn ten_mistakes_are_all_listed_with_their_lines() {
    let text = "\
limit = 400
colour = 'red'

[[monster]]
name = 'Snake'
strength = [8, '10', 130]
wounds 3

[[monster]]
name = 'snake'
strenght = [1, 2, 3]
wounds = 3.5
flies = 'yes'
source = 'sene'

[[monster]]
name = ''
strength = [1, 2]
";
    let lines = [1, 2, 6, 6, 7, 10, 11, 12, 13, 14, 16, 17, 18];
    let found: Vec<usize> = read(text, game)
        .expect_err("the file is full of mistakes")
        .iter()
        .map(|fault| fault.place.trim_start_matches("line ").parse().expect("a line"))
        .collect();
    assert_eq!(found, lines, "{:#?}", faults(text));
}

#[test]
fn an_unknown_key_suggests_the_nearest_one() {
    assert_eq!(with("flies", "fleis"), ["line 19: unknown key `fleis`; did you mean `flies`?"]);
    assert_eq!(
        with("[[monster]]", "[[monsters]]"),
        ["line 8: unknown key `monsters`; did you mean `monster`?"]
    );
}

#[test]
fn a_misspelt_key_is_not_reported_as_missing_too() {
    assert_eq!(with("wounds", "wuonds"), ["line 11: unknown key `wuonds`; did you mean `wounds`?"]);
    assert_eq!(with("limit", "limits"), ["line 1: unknown key `limits`; did you mean `limit`?"]);
}

#[test]
fn a_key_like_no_other_is_answered_with_those_that_are_known() {
    let known = "known here are `limit`, `items`, `monster`, `source`, `why`";
    assert_eq!(with("limit = 20", "limit = 20\nx = 1"), [format!("line 2: unknown key `x`; {known}")]);
}

#[test]
fn a_missing_key_is_reported_at_the_header_of_its_table() {
    let reason = "every `[[monster]]` needs it: a whole number between 0 and 20";
    assert_eq!(with("wounds = 1\n", ""), [format!("line 15: `wounds` is missing; {reason}")]);
}

#[test]
fn a_missing_kind_of_card_is_reported_once() {
    let text = "limit = 3\n[items]\ntorch = 1\nkey = 1\n";
    assert_eq!(
        faults(text),
        ["line 1: `monster` is missing; there must be between 1 and 3 `[[monster]]` tables"]
    );
}

#[test]
fn a_value_of_the_wrong_kind_names_both_kinds() {
    let reason = "expected a whole number between 0 and 20, found text";
    assert_eq!(with("wounds = 3", "wounds = '3'"), [format!("line 11: `wounds`: {reason}")]);
}

#[test]
fn a_number_out_of_range_names_the_range() {
    assert_eq!(with("wounds = 3", "wounds = 400"), ["line 11: `wounds` is 400; it must be between 0 and 20"]);
    assert_eq!(with("wounds = 3", "wounds = -1"), ["line 11: `wounds` is -1; it must be between 0 and 20"]);
    assert_eq!(with("= 20", "= 0xFFFFFFFFFFFFFFFFF").len(), 1);
}

#[test]
fn an_array_of_the_wrong_length_says_how_long_it_must_be() {
    assert_eq!(with("[8, 10, 13]", "[8, 10]"), ["line 10: `strength` has 2 entries; it must have exactly 3"]);
}

#[test]
fn a_wrong_entry_of_a_long_array_is_found_on_its_own_line() {
    let faults = with("[8, 10, 13]", "[\n  8,\n  100,\n  13,\n]");
    assert_eq!(faults, ["line 12: entry 2 of `strength` is 100; it must be between 1 and 99"]);
}

#[test]
fn a_card_with_a_single_bracket_is_told_to_use_two() {
    let text = "limit = 1\n[monster]\nname = 'Snake'\n";
    let reason = "`monster` is a table; write `[[monster]]`, with two brackets, above every card";
    assert_eq!(faults(text), [format!("line 2: {reason}")]);
}

#[test]
fn too_many_cards_of_a_kind_are_counted() {
    let bats = ["A", "B"].map(|name| format!("[[monster]]\nname='{name}'\nstrength=[1,1,1]\nwounds=1\n"));
    let faults = faults(&format!("{GOOD}{}", bats.concat()));
    assert_eq!(faults, ["line 8: the file has 4 `[[monster]]`; it must have between 1 and 3"]);
}

#[test]
fn two_cards_of_a_kind_may_not_share_a_name() {
    let reason = "another `[[monster]]` is called \"snake\" already, on line 9; rename one of them";
    assert_eq!(with("'Bat'", "'snake'"), [format!("line 16: {reason}")]);
}

#[test]
fn a_key_given_twice_is_reported_where_it_comes_again() {
    assert_eq!(
        with("wounds = 1", "wounds = 1\nwounds = 2"),
        ["line 19: `wounds` is given twice; keep one of the two"]
    );
}

#[test]
fn a_forgotten_equals_sign_spoils_one_line_only() {
    let text = GOOD.replacen("wounds = 3", "wounds 3", 1).replacen("torch = 6", "torch = 600", 1);
    let faults = faults(&text);
    assert_eq!(faults[0], "line 5: `torch` is 600; it must be between 0 and 9");
    assert!(faults[1].starts_with("line 11: this is not valid TOML: key with no value"), "{faults:?}");
}

#[test]
fn an_array_left_open_is_blamed_on_its_own_line() {
    let faults = with("[1, 2, 3]", "[1, 2, 3");
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].starts_with("line 17: this is not valid TOML"), "{faults:?}");
}

#[test]
fn a_long_text_left_open_is_blamed_on_the_line_where_it_opens() {
    let faults = with("limit = 20", "limit = 20\nwhy = \"\"\"never ends");
    assert!(faults[0].starts_with("line 2: this is not valid TOML"), "{faults:?}");
    assert_eq!(faults.len(), 1, "{faults:?}");
}

#[test]
fn values_below_a_broken_header_still_belong_to_it() {
    let text = GOOD.replacen("\n[[monster]]\nname = 'Bat'", "\n[[monster]\nname = 'Bat'", 1);
    let faults = faults(&text.replacen("wounds = 1", "wounds = 21", 1));
    assert!(faults[0].starts_with("line 15: this is not valid TOML"), "{faults:?}");
    assert_eq!(faults[1..], ["line 18: `wounds` is 21; it must be between 0 and 20"]);
}

#[test]
fn an_empty_value_is_called_by_its_name() {
    assert_eq!(with("wounds = 3", "wounds ="), ["line 11: no value stands after the `=`"]);
}

#[test]
fn a_file_of_something_else_is_given_up_in_good_time() {
    let letter = "Dear players, here are my cards.\n".repeat(200);
    let faults = faults(&letter);
    assert!(faults.len() < 30 && faults.iter().all(|fault| fault.contains("TOML")), "{faults:#?}");
    assert_eq!(read(&"x".repeat(LARGEST + 1), game).map_err(|faults| faults.len()), Err(1));
}

#[test]
fn a_label_must_be_one_of_the_five() {
    let all = "printed, seen, reported, inferred, ours";
    let reason = format!("it must be one of {all}; did you mean `seen`?");
    assert_eq!(with("'seen'\n", "'sen'\n"), [format!("line 20: `source` is \"sen\"; {reason}")]);
    assert_eq!(
        with("'seen'\n", "1\n"),
        [format!("line 20: `source`: expected one of {all}, found a whole number")]
    );
}

#[test]
fn a_label_for_a_value_that_nobody_knows_is_a_mistake() {
    assert_eq!(
        with("{ strength", "{ strenght"),
        ["line 12: `source` labels `strenght`, which is no value of this table; did you mean `strength`?"]
    );
}

#[test]
fn a_labelled_file_may_leave_no_value_without_a_label() {
    let text = GOOD.replacen(", wounds = 'inferred'", "", 1).replacen("source = 'printed'", "", 1);
    let lines: Vec<String> =
        read_labelled(&text, game).unwrap_err().into_iter().map(|fault| fault.place).collect();
    assert_eq!(lines, ["line 1", "line 4", "line 5", "line 6", "line 11"]);
    assert_eq!(faults(&text), [""; 0]);
}

#[test]
fn an_inferred_value_of_a_labelled_file_says_why() {
    let faults = read_labelled(&GOOD.replacen("why = 'a guess'", "", 1), game).unwrap_err();
    let reason = "`wounds` is labelled `inferred`; say how it was arrived at in `why`";
    assert_eq!(faults, [Fault::new("line 11", reason)]);
}

/// A tiny generator: the same garbage in every run.
struct Garbler(u64);

impl Garbler {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }
}

#[test]
fn no_garbled_file_makes_the_reader_panic() {
    let pieces = [
        "[", "]", "[[", "{", "}", "=", "\"", "'''", "\n", ",", ".", "#", "-1", "9e9", "\\", "\u{0}", "é",
        "🐉",
    ];
    let mut garbler = Garbler(7);
    for _ in 0..3000 {
        let mut text: Vec<char> = GOOD.chars().collect();
        for _ in 0..=garbler.below(6) {
            let from = garbler.below(text.len());
            let to = (from + garbler.below(12)).min(text.len());
            text.splice(from..to, pieces[garbler.below(pieces.len())].chars());
        }
        let text: String = text.into_iter().collect();
        let lines = text.split('\n').count();
        for fault in read_labelled(&text, game).err().unwrap_or_default() {
            let line: usize = fault.place.trim_start_matches("line ").parse().expect("a line");
            assert!((1..=lines).contains(&line), "{fault} in a file of {lines} lines");
        }
    }
}

#[test]
fn deep_nesting_makes_no_reader_overflow() {
    for opening in ["[", "{a=", "a."] {
        let text = format!("limit = {}", opening.repeat(20_000));
        assert!(!faults(&text).is_empty());
        assert!(!faults(&format!("{}=1", opening.repeat(20_000))).is_empty());
    }
}
