//! `undercroft rules`: how a game is played, chapter by chapter, and what its cards show.

use crate::page::{width, wrapped};
use crate::speech::own;
use undercroft_catalog::Title;
use undercroft_core::{CardList, Eye, Names};
use undercroft_server::table::{CardListView, ExplainedView, Teller};
use undercroft_words::Language;

/// The chapters under their headings, and then every card with its values, in lines that fit.
pub(crate) fn told(title: &dyn Title, lists: &[CardList], players: usize, language: Language) -> String {
    let tongue = title.tongue(language);
    let mut text = format!("{}\n", title.about().title);
    for chapter in title.chapters() {
        text += &format!("\n{}\n", tongue.heading(chapter));
        let paragraphs = tongue.paragraphs(&format!("rule-{chapter}"));
        let paragraphs = paragraphs.iter().map(|words| wrapped(&format!("  {words}"), width(), 0) + "\n");
        text += &paragraphs.collect::<Vec<_>>().join("\n");
    }
    if !lists.is_empty() {
        text +=
            &format!("\n{}\n", own(language).text_with("cards-in-play", [("players", players.to_string())]));
    }
    let names = Names::default();
    let teller = Teller::new(Eye::Spectator, tongue, &names);
    for CardListView { title, cards } in CardListView::told(lists, &teller) {
        text += &format!("\n{title}\n");
        text += &cards.iter().map(explained).collect::<String>();
    }
    text
}

/// What a thing is, behind what it is called: its values and what it does, and below that what it counts now.
pub(crate) fn explained(told: &ExplainedView) -> String {
    let values = told.values.iter().map(|fact| format!("{} {}", fact.label, fact.value));
    let values = values.collect::<Vec<_>>().join("; ");
    let all = [values, told.does.clone()].into_iter().filter(|part| !part.is_empty());
    let all = all.collect::<Vec<_>>().join(". ");
    let mut text = wrapped(&format!("  {}: {all}", told.title), width(), 2) + "\n";
    if !told.now.is_empty() {
        text += &(wrapped(&format!("    {}", told.now), width(), 0) + "\n");
    }
    text
}
