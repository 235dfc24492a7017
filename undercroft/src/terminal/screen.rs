//! The terminal: what is written, how it is coloured, and what comes back.

use crate::page::{command, width, wrapped};
use anstream::AutoStream;
use anstyle::{AnsiColor, Style};
use std::io::{self, BufRead, IsTerminal, Stdin, Stdout, Write};
use undercroft_core::Weight;
use undercroft_server::table::LineView;

const HEADING: Style = Style::new().bold();
const STORY: Style = AnsiColor::Cyan.on_default();
const QUIET: Style = Style::new().dimmed();
const PROMPT: Style = AnsiColor::Green.on_default().bold();
const WARNING: Style = AnsiColor::Yellow.on_default();

/// Writes to standard output, in colour only where a terminal shows it and nobody has asked for none, and reads lines
/// from standard input.
pub(crate) struct Screen {
    out: AutoStream<Stdout>,
    input: Stdin,
}

impl Screen {
    pub(crate) fn new() -> Screen {
        Screen { out: anstream::stdout(), input: io::stdin() }
    }

    /// Lines as they are.
    pub(crate) fn draw(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Sentences, in lines that fit.
    pub(crate) fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", wrapped(text, width(), 0))
    }

    /// A command to copy, in lines that fit.
    pub(crate) fn command(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "  {}", command(text, width() - 2))
    }

    /// The title of what follows.
    pub(crate) fn heading(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "\n{HEADING}{text}{HEADING:#}")
    }

    /// Something that happened: a new passage after an empty line, a detail set off.
    pub(crate) fn tell(&mut self, line: &LineView) -> io::Result<()> {
        let margin = match line.weight {
            Weight::Passage => "\n  ",
            Weight::Line => "  ",
            Weight::Detail => "    ",
        };
        let indented = format!("{margin}{}", line.words);
        writeln!(self.out, "{STORY}{}{STORY:#}", wrapped(&indented, width(), 2))?;
        self.out.flush()
    }

    /// Something said beside the game.
    pub(crate) fn whisper(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{QUIET}{}{QUIET:#}", wrapped(text, width(), 2))
    }

    /// Something that was not understood or not allowed.
    pub(crate) fn warn(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{WARNING}{}{WARNING:#}", wrapped(text, width(), 0))
    }

    /// Asks and waits for a line; nothing once the input has ended.
    pub(crate) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{PROMPT}{prompt}{PROMPT:#} ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        if self.input.lock().read_until(b'\n', &mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_string();
        if !self.input.is_terminal() {
            // Nobody typed it, so it would be missing from what is read later.
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }
}
