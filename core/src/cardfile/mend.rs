//! Takes the lines that are not TOML out of a file, so that the rest of it can be judged.
//!
//! The parser recovers from some errors and loses half the file over others (a forgotten `=`, an array left open).
//! So each broken statement is noted and blanked, and the file is parsed again. Lines are replaced, never removed:
//! every line keeps its number.

use super::Note;
use toml::de::DeTable;

/// After so many broken statements the file is taken for something other than a card file.
const MOST_BROKEN: usize = 25;
/// How far above an error its statement is looked for line by line, before searching by halves.
const NEARBY: usize = 64;

/// A file without its broken statements, and what was wrong with them.
pub(super) struct Mended {
    /// The file, line for line, with blank lines in place of broken statements.
    pub(super) text: String,
    /// What was taken out.
    pub(super) broken: Vec<Broken>,
    /// What was wrong.
    pub(super) notes: Vec<Note>,
    /// Whether the file still holds errors because there were too many.
    pub(super) gave_up: bool,
}

/// A statement that was taken out.
pub(super) struct Broken {
    /// Its line.
    pub(super) line: usize,
    /// The line of the header above it; 0 before the first one.
    pub(super) header: usize,
    /// The word it began with: most likely the key that was meant.
    pub(super) word: String,
}

/// A syntax error: the byte where the parser stumbled, and its complaint.
struct Stumble {
    offset: usize,
    complaint: String,
}

/// Replaces every broken statement by blank lines.
pub(super) fn mend(text: &str) -> Mended {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines: Vec<String> = text.split('\n').map(str::to_string).collect();
    let (mut broken, mut notes) = (Vec::new(), Vec::new());
    for _ in 0..MOST_BROKEN {
        let Some(stumble) = first_stumble(&lines) else {
            return Mended { text: lines.join("\n"), broken, notes, gave_up: false };
        };
        let (from, to) = culprit(&lines, &stumble);
        let line = from + 1;
        notes.push(Note { line, reason: reason(&lines[from], &stumble.complaint) });
        let header = lines[..from].iter().rposition(|line| is_header(line)).map_or(0, |header| header + 1);
        broken.push(Broken { line, header, word: first_word(&lines[from]) });
        blank(&mut lines, from, to);
    }
    let gave_up = first_stumble(&lines).is_some();
    if gave_up {
        let line = notes.iter().map(|note| note.line).max().unwrap_or(1);
        let reason = "there is more that is not TOML; put these lines right first".to_string();
        notes.push(Note { line, reason });
    }
    Mended { text: lines.join("\n"), broken, notes, gave_up }
}

/// The first place where the parser cannot go on. A key given twice is not one: the parser keeps the first.
fn first_stumble(lines: &[String]) -> Option<Stumble> {
    let text = lines.join("\n");
    let (_, errors) = DeTable::parse_recoverable(&text);
    errors
        .iter()
        .filter(|error| !is_duplicate(error.message()))
        .map(|error| Stumble {
            offset: error.span().map_or(0, |span| span.start),
            complaint: error.message().to_string(),
        })
        .min_by_key(|stumble| stumble.offset)
}

/// Whether the parser complains of a key or table given twice.
pub(super) fn is_duplicate(complaint: &str) -> bool {
    complaint.starts_with("duplicate key")
}

/// The lines to blame, first and last: usually the line of the stumble, but an array or a text left open on a line
/// above makes the parser stumble only later. Of the likely cuts, the smallest that lets the parser get furthest.
fn culprit(lines: &[String], stumble: &Stumble) -> (usize, usize) {
    let at = line_of(lines, stumble.offset);
    if first_stumble(&lines[..at]).is_none() && !lines[at].trim().is_empty() {
        return (at, at);
    }
    let start = statement_start(lines, at);
    let cuts = [(at, at), (start, start), (start, at.saturating_sub(1).max(start)), (start, at)];
    let mut best = (start, at);
    let mut furthest = 0;
    for (from, to) in cuts {
        let mut rest = lines.to_vec();
        blank(&mut rest, from, to);
        let reached = first_stumble(&rest).map_or(usize::MAX, |stumble| stumble.offset);
        // A cut that changes nothing would be tried for ever.
        if rest != lines && reached > furthest {
            (best, furthest) = ((from, to), reached);
        }
    }
    best
}

/// The line nearest above `at` up to which the file parses: there the unfinished statement begins.
fn statement_start(lines: &[String], at: usize) -> usize {
    let clean = |end: usize| first_stumble(&lines[..end]).is_none();
    let lowest = at.saturating_sub(NEARBY);
    if let Some(start) = (lowest..at).rev().find(|&end| clean(end) && !lines[end].trim().is_empty()) {
        return start;
    }
    let (mut low, mut high) = (0, lowest);
    while high - low > 1 {
        let middle = (low + high) / 2;
        if clean(middle) { low = middle } else { high = middle }
    }
    low
}

fn line_of(lines: &[String], offset: usize) -> usize {
    let mut end = 0;
    lines
        .iter()
        .position(|line| {
            end += line.len() + 1;
            offset < end
        })
        .unwrap_or(lines.len().saturating_sub(1))
}

/// Empties lines, except that a broken header is put right: the values below it belong to it and to no other.
fn blank(lines: &mut [String], from: usize, to: usize) {
    for line in &mut lines[from..=to] {
        *line = mended_header(line).unwrap_or_default();
    }
}

fn is_header(line: &str) -> bool {
    let inside = line.trim_start().trim_start_matches('[');
    line.trim_start().starts_with('[') && inside.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// What a broken header was most likely meant to be.
fn mended_header(line: &str) -> Option<String> {
    let word = first_word(line);
    let double = line.contains("[[") || line.contains("]]");
    let header = if double { format!("[[{word}]]") } else { format!("[{word}]") };
    (is_header(line) && !word.is_empty() && header != line).then_some(header)
}

fn first_word(line: &str) -> String {
    let start = line.trim_start_matches(|c: char| c.is_whitespace() || c == '[');
    start.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_' || *c == '-').collect()
}

fn reason(line: &str, complaint: &str) -> String {
    let unfinished = line.trim_end().ends_with('=');
    if unfinished {
        return "no value stands after the `=`".to_string();
    }
    format!("this is not valid TOML: {complaint}")
}
