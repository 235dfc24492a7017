//! What goes on now, and what is to be decided.

use crate::Builder;
use crate::state::Stage;
use crate::view::View;
use undercroft_core::{Eye, Message, Now, say};

pub(crate) fn now(rules: &Builder, view: &View, eye: Eye) -> Now {
    if view.stage == Stage::Over {
        let most = view.players.iter().map(|player| player.gold).max().unwrap_or(0);
        let winners =
            undercroft_core::SeatSet::of(view.players.len(), |seat| view.players[seat.index()].gold == most);
        let text = vec![say!("ended", who: winners, gold: super::tell::gold(most))];
        return Now { title: say!("now-over"), text, rule: "ending" };
    }
    let mine = eye.seat().is_some_and(|seat| view.deciding.contains(seat));
    let (rule, stage) = chapter_and_word(view.stage);
    let title = match &view.invasion {
        Some(invasion) => {
            say!("now-invasion", victim: invasion.victim, party: rules.party_name(invasion.party))
        }
        None => say!("now-round", cycle: view.cycle, of: view.cycles, round: view.round, rounds: view.rounds),
    };
    let mut text = vec![match mine {
        true => say!("now-decide", stage: stage),
        false => say!("now-others", who: view.deciding, stage: stage),
    }];
    text.extend(detail(rules, view));
    Now { title, text, rule }
}

/// What somebody needs to know to decide.
fn detail(rules: &Builder, view: &View) -> Option<Message> {
    match view.stage {
        Stage::Answer => {
            let aimed = view.interference?;
            Some(say!("interfered", who: aimed.by, card: rules.card_name(aimed.card), whom: aimed.whom))
        }
        Stage::Strike => {
            let invasion = view.invasion.as_ref()?;
            let striker = invasion.members.get(invasion.striker?.index())?;
            Some(say!("now-striker", hero: rules.class_name(striker.class), strength: striker.strength))
        }
        _ => None,
    }
}

fn chapter_and_word(stage: Stage) -> (&'static str, &'static str) {
    match stage {
        Stage::NewCards => ("new_cards", "new-cards"),
        Stage::Upgrade => ("upgrading", "upgrade"),
        Stage::Build => ("building", "build"),
        Stage::AddContents => ("contents", "contents"),
        Stage::Improve => ("improvements", "improve"),
        Stage::Answer => ("interference", "answer"),
        Stage::Discard => ("rounds", "discard"),
        Stage::Door => ("moving", "door"),
        Stage::Fright => ("entering", "fright"),
        Stage::Horde => ("entering", "horde"),
        Stage::EncounterWindow | Stage::RecoveryWindow => ("windows", "window"),
        Stage::Trap => ("traps", "trap"),
        Stage::Abilities => ("monsters", "abilities"),
        Stage::Strike => ("combat", "strike"),
        Stage::Recovery => ("recovery", "recovery"),
        Stage::Compass => ("recovery", "compass"),
        Stage::Destroy => ("hoard", "destroy"),
        Stage::Over => ("ending", "over"),
    }
}
