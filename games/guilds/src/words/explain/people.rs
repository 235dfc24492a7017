//! Guilds, their adventurers and their money.

use super::{dollars, number};
use crate::Guilds;
use crate::adventurer::{Adventurer, Adventurers};
use crate::dungeon::Depth;
use crate::state::Phase;
use crate::view::{PlayerView, SpaceView, View};
use undercroft_core::{Explained, Eye, Message, Seat, SeatSet, say};

/// An adventurer of any guild: what it costs here, and to whom it is available.
pub(super) fn adventurer(view: &View, eye: Eye, one: Adventurer) -> Explained {
    let label = match view.phase {
        Phase::Disabling => say!("label-left-out"),
        Phase::Placing | Phase::Over => say!("label-healing"),
    };
    let barred = view.master_info.as_ref().filter(|master| master.ways.bars == Some(one));
    let available =
        SeatSet::of(view.players.len(), |seat| view.players[seat.index()].available.contains(one));
    Explained::new("guild", say!("explain-adventurer", adventurer: one.strength()))
        .value(say!("label-strength"), number(one.strength()))
        .value(label, dollars(view.healing[one.index()]))
        .does([say!("explain-adventurer-does")])
        .now(eye.seat().and_then(|seat| own(view, seat, one)))
        .now([say!("explain-available", who: available)])
        .now(
            barred.map(
                |master| say!("refused-barred", master: master.name.clone(), adventurer: one.strength()),
            ),
        )
}

/// Where one of the reader's own is.
fn own(view: &View, seat: Seat, one: Adventurer) -> Option<Message> {
    let player = &view.players[seat.index()];
    let stands = |space: &SpaceView| matches!(space, SpaceView::Taken { seat: owner, adventurer } if (*owner, *adventurer) == (seat, one));
    let room = |depth: &Depth| view.dungeon[depth.index()].spaces.iter().any(stands);
    if player.placed.contains(one) {
        let room = Depth::all(view.dungeon.len()).find(room)?;
        return Some(say!("explain-own-placed", room: room.number()));
    }
    player.disabled.contains(one).then(|| say!("explain-own-disabled"))
}

/// A guild with its money and where its five are.
pub(super) fn guild(view: &View, seat: Seat) -> Explained {
    let player = &view.players[seat.index()];
    let told = Explained::new("guild", say!("whose-name", who: seat))
        .value(say!("label-money"), dollars(player.money));
    let told = player
        .team
        .into_iter()
        .fold(told, |told, team| told.value(say!("label-team"), say!("team", team: team)));
    let PlayerView { available, placed, disabled, .. } = *player;
    told.value(say!("label-available"), listed(available))
        .value(say!("label-placed"), listed(placed))
        .value(say!("label-disabled"), listed(disabled))
        .does([say!("explain-guild")])
        .now((view.marker == Some(seat)).then(|| say!("marker-passed", who: seat)))
}

fn listed(set: Adventurers) -> Message {
    match set.is_empty() {
        true => say!("explain-none"),
        false => say!("explain-list", list: set.map(Adventurer::strength).collect::<Vec<u8>>()),
    }
}

/// Everybody's money.
pub(super) fn money(rules: &Guilds, view: &View) -> Explained {
    let most = view.players.iter().map(|player| player.money).max();
    let who = SeatSet::of(view.players.len(), |seat| Some(view.players[seat.index()].money) == most);
    let told = Explained::new("money", say!("explain-money"))
        .does([say!("explain-money-does", teams: if rules.options.teams.count().is_some() { "teams" } else { "alone" })])
        .now([say!("explain-most", who: who)]);
    Seat::all(view.players.len()).fold(told, |told, seat| {
        told.value(say!("whose-name", who: seat), dollars(view.players[seat.index()].money))
    })
}

/// The start player marker.
pub(super) fn marker(holder: Seat) -> Explained {
    Explained::new("order", say!("explain-marker"))
        .does([say!("explain-marker-does")])
        .now([say!("marker-passed", who: holder)])
}

/// Whose turns are to come.
pub(super) fn turns(next: Seat) -> Explained {
    Explained::new("order", say!("explain-turns"))
        .does([say!("explain-turns-does")])
        .now([say!("explain-next", who: next)])
}
