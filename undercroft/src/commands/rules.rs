//! `undercroft rules`: how a game is played, chapter by chapter.

use crate::page::{width, wrapped};
use undercroft_catalog::Title;
use undercroft_words::Language;

/// The chapters under their headings, in lines that fit.
pub(crate) fn told(title: &dyn Title, language: Language) -> String {
    let tongue = title.tongue(language);
    let mut text = format!("{}\n", title.about().title);
    for chapter in title.chapters() {
        text += &format!("\n{}\n", tongue.heading(chapter));
        let paragraphs = tongue.paragraphs(&format!("rule-{chapter}"));
        let paragraphs = paragraphs.iter().map(|words| wrapped(&format!("  {words}"), width(), 0) + "\n");
        text += &paragraphs.collect::<Vec<_>>().join("\n");
    }
    text
}
