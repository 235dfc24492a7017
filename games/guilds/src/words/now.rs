//! What goes on now, and which lessons matter.

use super::Winners;
use crate::Guilds;
use crate::state::{Phase, SENT};
use crate::view::{SpaceView, View};
use undercroft_core::{Eye, Message, Now, Seat, say};

/// What goes on now, and what is to be decided.
pub(crate) fn now(rules: &Guilds, view: &View, eye: Eye) -> Now {
    let seat = match eye {
        Eye::Seat(seat) => Some(seat),
        Eye::Spectator | Eye::All => None,
    };
    let title = || say!("now-round", round: view.round, of: view.players.len());
    match view.phase {
        Phase::Over => Now { title: say!("now-over"), text: vec![end(rules, view)], rule: "end" },
        Phase::Disabling => Now { title: title(), text: vec![disabling(view, seat)], rule: "disabled" },
        Phase::Placing => Now { title: title(), text: placing(rules, view, seat), rule: "placement" },
    }
}

fn disabling(view: &View, seat: Option<Seat>) -> Message {
    match seat {
        Some(seat) if view.waiting_for.contains(seat) => say!("now-disable"),
        Some(_) => say!("now-disabled", who: view.waiting_for),
        None => say!("now-others-disable", who: view.waiting_for),
    }
}

fn placing(rules: &Guilds, view: &View, seat: Option<Seat>) -> Vec<Message> {
    match seat {
        Some(seat) if view.waiting_for.contains(seat) => {
            let mut text = vec![say!("now-place")];
            let offered = Offered::to(rules, view, seat);
            if offered.bump || offered.replacement {
                text.push(say!("now-or-bump"));
            }
            if view.turns.starts_with(&[seat, seat]) {
                text.push(say!("now-twice"));
            }
            text
        }
        Some(seat) if view.players[seat.index()].placed.len() == SENT => {
            vec![say!("now-you-pass", who: view.waiting_for)]
        }
        _ => vec![say!("now-others-place", who: view.waiting_for)],
    }
}

fn end(rules: &Guilds, view: &View) -> Message {
    let Some(outcome) = &view.outcome else { return say!("now-over") };
    let winners = outcome.winners();
    let dollars = winners.first().map_or(0, |seat| outcome.score(seat));
    match rules.winners_are(winners) {
        Winners::One => say!("now-won", who: winners, dollars: dollars),
        Winners::Several => say!("now-shared", who: winners, dollars: dollars),
        Winners::Team => {
            let team = winners.first().and_then(|seat| rules.team(seat)).unwrap_or(1);
            say!("now-team-won", who: winners, team: team, dollars: dollars)
        }
        Winners::Teams => say!("now-teams-shared", teams: rules.teams_among(winners), dollars: dollars),
    }
}

/// What a seat may do besides placing somebody in an empty space.
struct Offered {
    bump: bool,
    replacement: bool,
}

impl Offered {
    fn to(rules: &Guilds, view: &View, seat: Seat) -> Offered {
        let changes = rules.changes_offered(view, seat);
        Offered { bump: changes.contains(&false), replacement: changes.contains(&true) }
    }
}

/// The lessons for which what a seat sees gives occasion. Those that come with something that happened are told with it.
pub(crate) fn lessons_now(rules: &Guilds, view: &View, seat: Seat) -> Vec<&'static str> {
    if view.phase == Phase::Over {
        return vec!["end"];
    }
    // Whoever has not decided anything yet is told one thing, and the rest when it matters.
    if view.phase == Phase::Disabling {
        return vec!["goal"];
    }
    let mine = view.waiting_for.contains(seat);
    let placing = mine && view.phase == Phase::Placing;
    let one_in = view.players.get(seat.index()).is_some_and(|player| !player.placed.is_empty());
    let ghosts = view.dungeon.iter().any(|room| room.spaces.contains(&SpaceView::Ghost));
    let offered =
        if placing { Offered::to(rules, view, seat) } else { Offered { bump: false, replacement: false } };
    let later = placing && view.round > 1;
    let occasions = [
        ("goal", true),
        ("place", placing),
        ("dungeon", true),
        ("master", placing && view.master.is_some()),
        ("chain", placing && view.dungeon.iter().any(|room| room.strength > 0)),
        ("share", placing && one_in),
        ("order", placing && one_in),
        ("bump", offered.bump),
        ("replace", offered.replacement),
        ("locked", view.dungeon.iter().any(|room| room.locked)),
        ("ghost", placing && ghosts),
        ("rest", later),
        ("last", later && usize::from(view.round) == view.players.len()),
    ];
    occasions.into_iter().filter(|&(_, now)| now).map(|(lesson, _)| lesson).collect()
}
