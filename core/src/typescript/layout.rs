//! Lays out what `ts_rs` writes on one line, so that people can read it and see what changed.

/// The longest line that is left alone.
const WIDTH: usize = 100;

/// Lays a declaration out. Braces with comments in them get a line for each field, and so do long ones; a long choice
/// gets a line for each alternative.
pub(super) fn laid_out(declaration: &str) -> String {
    let long = declaration.len() > WIDTH && !declaration.contains("/**");
    let one_a_line = long && within(declaration).1.contains(&"|");
    let mut layout = Layout { text: String::new(), brackets: Vec::new(), margin: usize::from(one_a_line) };
    let mut rest = declaration;
    while !rest.is_empty() {
        let (token, after) = rest.split_at(length_of_token(rest));
        rest = after.trim_start();
        match token {
            "{" => layout.open(within(rest).0),
            "[" | "(" | "<" => layout.open_short(token),
            "}" | "]" | ")" | ">" => layout.close(token),
            "," => layout.comma(rest),
            "|" if one_a_line && layout.brackets.is_empty() => layout.text += "\n  | ",
            "=" if one_a_line => layout.text += " =\n  | ",
            "|" | "&" | "=" => layout.text += &format!(" {token} "),
            _ if token.starts_with("/*") => layout.comment(token),
            ":" => layout.text += ": ",
            _ => layout.word(token),
        }
    }
    layout.text
}

/// Puts a comment on one line if that is all it has to say.
pub(super) fn short_comment(comment: &str) -> String {
    let lines: Vec<&str> = comment.trim().lines().collect();
    match lines[..] {
        ["/**", line, " */"] => format!("/** {} */\n", line.trim_start_matches(" *").trim()),
        _ => comment.into(),
    }
}

/// Comments, texts and words are one token each, everything else is one letter.
fn length_of_token(text: &str) -> usize {
    let until =
        |end: &str, from: usize| text[from..].find(end).map_or(text.len(), |at| from + at + end.len());
    match text.as_bytes()[0] {
        b'/' if text.starts_with("/*") => until("*/", 2),
        b'"' => until("\"", 1),
        _ => match text.find(|c: char| !(c.is_alphanumeric() || "_$?;".contains(c))) {
            Some(0) => text.chars().next().map_or(0, char::len_utf8),
            Some(length) => length,
            None => text.len(),
        },
    }
}

/// The text up to the end of the brackets around it, and its tokens without those in brackets of their own.
fn within(text: &str) -> (&str, Vec<&str>) {
    let (mut rest, mut depth, mut tokens) = (text, 0, Vec::new());
    while !rest.is_empty() && depth >= 0 {
        let (token, after) = rest.split_at(length_of_token(rest));
        rest = after.trim_start();
        match token {
            "{" | "[" | "(" | "<" => depth += 1,
            "}" | "]" | ")" | ">" => depth -= 1,
            _ if depth == 0 => tokens.push(token),
            _ => {}
        }
    }
    (&text[..text.len() - rest.len()], tokens)
}

#[derive(Clone, Copy, PartialEq)]
enum Bracket {
    /// Braces with a line for each field.
    Wide,
    /// Braces on one line.
    Narrow,
    /// Any other pair.
    Short,
}

struct Layout {
    text: String,
    brackets: Vec<Bracket>,
    /// How far in the lines begin.
    margin: usize,
}

impl Layout {
    fn new_line(&mut self) {
        let depth = self.brackets.iter().filter(|&&bracket| bracket == Bracket::Wide).count();
        self.text.truncate(self.text.trim_end().len());
        self.text += &format!("\n{}", "  ".repeat(self.margin + depth));
    }

    fn open(&mut self, inside: &str) {
        let wide = inside.len() > WIDTH || inside.contains("/**");
        self.brackets.push(if wide { Bracket::Wide } else { Bracket::Narrow });
        self.text += "{ ";
        if wide {
            self.new_line();
        }
    }

    fn open_short(&mut self, token: &str) {
        self.brackets.push(Bracket::Short);
        self.text += token;
    }

    fn close(&mut self, token: &str) {
        match self.brackets.pop() {
            Some(Bracket::Wide) => self.new_line(),
            Some(Bracket::Narrow) => self.text += " ",
            _ => {}
        }
        self.text += token;
    }

    fn comma(&mut self, rest: &str) {
        let last = rest.starts_with('}');
        match self.brackets.last() {
            Some(Bracket::Wide) => {
                self.text += ",";
                self.new_line();
            }
            Some(Bracket::Narrow) if last => {}
            _ => self.text += ", ",
        }
    }

    fn word(&mut self, token: &str) {
        // Two words keep a space between them: `type A`, `key in string`.
        self.text += if self.text.ends_with(char::is_alphanumeric) { " " } else { "" };
        self.text += token;
    }

    fn comment(&mut self, token: &str) {
        for (number, line) in short_comment(token).trim().lines().enumerate() {
            self.text += if number > 0 { " " } else { "" };
            self.text += line.trim();
            self.new_line();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_with_comments_get_a_line_each() {
        let given = "type A = { \n/**\n * One.\n */\na: Array<[B, C]>, b: { \"k\": D | null, }, } & ({ \"t\": \"x, |\", \
                     \n/**\n * Two,\n * three.\n */\nc?: 1, } | { \"t\": \"y\" } & E);";
        let wanted = "type A = {
  /** One. */
  a: Array<[B, C]>,
  b: { \"k\": D | null },
} & ({
  \"t\": \"x, |\",
  /**
   * Two,
   * three.
   */
  c?: 1,
} | { \"t\": \"y\" } & E);";
        assert_eq!(laid_out(given), wanted);
    }

    #[test]
    fn a_long_choice_gets_a_line_for_each_alternative() {
        let long = "x".repeat(WIDTH);
        let given = format!("type A = {{ \"a\": B | C, }} | \"{long}\" | {{ [key in B]?: D }};");
        let wanted = format!("type A =\n  | {{ \"a\": B | C }}\n  | \"{long}\"\n  | {{ [key in B]?: D }};");
        assert_eq!(laid_out(&given), wanted);
        assert_eq!(laid_out("type A = \"a\" | \"b\";"), "type A = \"a\" | \"b\";");
    }

    #[test]
    fn long_braces_get_a_line_for_each_field() {
        let long = "x".repeat(WIDTH);
        let given = format!("type A = {{ a: {long}, b: B | C, }};");
        assert_eq!(laid_out(&given), format!("type A = {{\n  a: {long},\n  b: B | C,\n}};"));
    }
}
