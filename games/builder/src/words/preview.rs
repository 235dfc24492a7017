//! A preview in words.

use crate::Builder;
use crate::cards::Builds;
use crate::moves::Move;
use crate::preview::{MadeAhead, Preview};
use crate::view::View;
use undercroft_core::{Message, Seat, say};

pub(crate) fn tell_preview(
    rules: &Builder,
    _: &View,
    _: Seat,
    action: Move,
    preview: &Preview,
) -> Vec<Message> {
    let mut told = Vec::new();
    if let Some(made) = &preview.makes {
        told.extend(makes(rules, made));
    }
    if let Some(costs) = preview.costs {
        told.push(say!("preview-costs", gold: super::tell::gold(costs.gold), left: costs.left));
    }
    if let Some(change) = preview.changes {
        let what = match action {
            Move::Strike(_) => "strike",
            Move::Use(_) => "charges",
            _ => "heal",
        };
        told.push(say!("preview-changes", what: what, by: change.by.unsigned_abs(), left: change.left));
    }
    told
}

fn makes(rules: &Builder, made: &MadeAhead) -> Vec<Message> {
    let name = rules.level_name(made.card, made.level);
    match rules.cards.faces.get(made.card.index()).map(|face| face.builds) {
        Some(Builds::Room(_)) => {
            let mut told = vec![say!("preview-room", room: name)];
            told.extend(rules.room_does(made.card, made.level));
            told
        }
        Some(Builds::Trap(_)) => {
            vec![say!("preview-trap", trap: name, strength: made.strength, charges: made.charges)]
        }
        _ => vec![say!(
            "preview-monster",
            monster: name,
            strength: made.strength,
            health: made.health,
            figures: made.figures
        )],
    }
}
