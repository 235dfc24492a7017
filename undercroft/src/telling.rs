//! A table told to whoever looks at it, in their language: by the program, and by the game.

use crate::speech::{own, verbatim};
use serde_json::{Map, Value, json};
use undercroft_catalog::{Choice, GameInstance};
use undercroft_core::{Arg, Eye, Message, Outcome, Reader, Seat, SeatSet, Speech, say};
use undercroft_server::table::{NowView, StandingView, Teller};
use undercroft_words::Language;

/// A table and somebody who looks at it.
#[derive(Clone, Copy)]
pub(crate) struct Telling<'a> {
    table: &'a dyn GameInstance,
    eye: Eye,
    language: Language,
}

impl<'a> Telling<'a> {
    pub(crate) fn new(table: &'a dyn GameInstance, eye: Eye, language: Language) -> Telling<'a> {
        Telling { table, eye, language }
    }

    /// Something the program says.
    pub(crate) fn say(&self, message: &Message) -> String {
        own(self.language).say(message, self.reader())
    }

    /// Whoever looks, as somebody to speak to.
    pub(crate) fn reader(&self) -> Reader<'a> {
        Reader { seat: self.eye.seat(), names: self.table.names() }
    }

    /// What the game has to say.
    pub(crate) fn game(&self) -> Teller<'a> {
        Teller::new(self.eye, self.table.tongue(self.language), self.table.names())
    }

    /// Who looks, at the end of a heading.
    pub(crate) fn seen_by(&self) -> String {
        self.say(&match self.eye {
            Eye::Seat(seat) => say!("seen-by-seat", name: verbatim(self.table.names().of(seat))),
            Eye::Spectator => say!("seen-by-spectator"),
            Eye::All => say!("seen-by-all"),
        })
    }

    /// Who won, in a sentence: one, a team, or several who share the win.
    pub(crate) fn winners(&self, outcome: &Outcome) -> String {
        let winners = outcome.winners();
        let teams = self.teams();
        let won: Vec<Arg> = teams
            .iter()
            .filter(|(team, _)| winners.contains(*team))
            .map(|(_, name)| verbatim(name))
            .collect();
        self.say(&match won.len() {
            0 => say!("winners", who: winners),
            1 => say!("team-wins", who: winners),
            _ => say!("teams-share", teams: won, who: winners),
        })
    }

    /// A member of each team, and what the team is called.
    fn teams(&self) -> Vec<(Seat, String)> {
        let mut teams: Vec<(Seat, SeatSet)> = Vec::new();
        for seat in Seat::all(self.table.players()) {
            let team = self.table.partners(seat);
            if team.len() > 1 && !teams.iter().any(|(_, known)| *known == team) {
                teams.push((seat, team));
            }
        }
        let name = |team| self.game().say(&say!("team", team: team));
        teams.iter().enumerate().map(|(i, (seat, _))| (*seat, name(i + 1))).collect()
    }

    /// Everybody's place and score, the winners first.
    pub(crate) fn standing(&self, outcome: &Outcome) -> String {
        let mut seats: Vec<Seat> = Seat::all(outcome.players()).collect();
        seats.sort_by_key(|&seat| (!outcome.winners().contains(seat), outcome.place(seat)));
        let StandingView { scores, reasons, .. } = self.standing_view(outcome);
        let widest = |texts: Vec<String>| texts.iter().map(|text| text.chars().count()).max().unwrap_or(0);
        let (score, names) = (widest(scores.clone()), self.table.names());
        let width = widest(seats.iter().map(|&seat| names.of(seat)).collect());
        let line = |seat: Seat| {
            let (place, name, scored) = (outcome.place(seat), names.of(seat), &scores[seat.index()]);
            let reason = reasons[seat.index()].as_ref().map_or("", |reason| reason.words.as_str());
            format!("  {place}. {name:<width$}  {scored:>score$}  {reason}").trim_end().to_string()
        };
        seats.into_iter().map(line).collect::<Vec<_>>().join("\n")
    }

    fn standing_view(&self, outcome: &Outcome) -> StandingView {
        StandingView::told(self.table, outcome, self.teams().len(), &self.game())
    }

    /// Where the game stands: whom it waits for, or how it ended.
    pub(crate) fn state_of_play(&self) -> String {
        match self.table.outcome() {
            Some(outcome) => {
                let over = self.say(&say!("over", winners: verbatim(self.winners(&outcome))));
                format!("{over}\n{}", self.standing(&outcome))
            }
            None => self.say(&say!("waiting-for", who: self.table.awaited())),
        }
    }

    /// The table, and where the game stands. Once it is over the standing comes first, and the table below shows how it came
    /// about.
    pub(crate) fn table_and_state(&self) -> String {
        let (drawn, state) = (self.table.draw(self.eye, self.language), self.state_of_play());
        match self.table.outcome() {
            Some(_) => format!("{state}\n\n{drawn}\n"),
            None => format!("{drawn}\n\n{state}\n"),
        }
    }

    /// The table for programs, with what is said of it.
    pub(crate) fn facts(&self) -> Map<String, Value> {
        let eye = match self.eye {
            Eye::Seat(seat) => json!(seat),
            Eye::Spectator => json!("spectator"),
            Eye::All => json!("all"),
        };
        let outcome = self.table.outcome();
        let facts = json!({
            "eye": eye,
            "language": self.language,
            "awaited": self.table.awaited(),
            "now": NowView::told(self.table, &self.game()),
            "moves": self.moves(),
            "outcome": outcome,
            "standing": outcome.map(|outcome| self.standing_view(&outcome)),
            "view": self.table.view(self.eye),
            "recap": self.table.recap_json(),
        });
        facts.as_object().cloned().unwrap_or_default()
    }

    /// What the seat that looks may do and what that would bring, for programs; nothing where no seat looks.
    fn moves(&self) -> Option<Vec<Value>> {
        let choice = |choice: &Choice| {
            json!({
                "move": serde_json::from_str::<Value>(&choice.json).ok(),
                "words": self.game().say(&choice.name),
                "key": choice.key,
                "preview": choice.preview,
                "brings": self.game().sentences(&choice.brings),
            })
        };
        Some(self.table.moves(self.eye.seat()?).iter().map(choice).collect())
    }
}
