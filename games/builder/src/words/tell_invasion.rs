//! What happens in an invasion, line by line.

use super::effects::ability_name;
use super::names::{member_thing, room_thing};
use super::tell::gold;
use crate::Builder;
use crate::event::{Cause, Event, Stay};
use crate::moves::Ruin;
use undercroft_core::{Line, Message, SeatSet, Thing, say};

pub(super) fn tell(rules: &Builder, event: &Event) -> Option<Line> {
    outside(rules, event).or_else(|| fortunes(rules, event))
}

/// The party's way, and what is done about it.
fn outside(rules: &Builder, event: &Event) -> Option<Line> {
    let all = SeatSet::all(rules.players);
    Some(match *event {
        Event::PartyIs { party, level } => {
            let line = Line::passage("party", say!("party-is", party: rules.party_name(party), level: level));
            line.about("party").teaching("party", all)
        }
        Event::InvasionBegan { victim, invader } => {
            let message = say!("invasion-began", victim: victim, invader: invader);
            Line::passage("party", message)
                .about(victim)
                .teaching("invader", SeatSet::only(invader))
                .stirring(1)
        }
        Event::Entered { place, card, level, outward } => {
            let room = rules.level_name(card, level);
            let way = if outward { "out" } else { "in" };
            Line::new("moving", say!("entered", place: place.number(), room: room, way: way)).about("party")
        }
        Event::Stayed { why, .. } => {
            let why = match why {
                Stay::Door => "door",
                Stay::SecretDoors => "secret",
            };
            Line::new("moving", say!("stayed", why: why)).about("party")
        }
        Event::BackAtEntrance => Line::new("moving", say!("back-at-entrance")).about("party"),
        Event::RoomRevealed { .. } => return None,
        Event::TrapRevealed { card, level, strength, charges, .. } => {
            let trap = rules.level_name(card, level);
            Line::new("traps", say!("trap-revealed", trap: trap, strength: strength, charges: charges))
        }
        Event::MonsterRevealed { card, level, figures, .. } => {
            let monster = rules.level_name(card, level);
            Line::new("monsters", say!("monster-revealed", monster: monster, figures: figures))
        }
        Event::DoorHolds { vault, left, .. } => {
            let door = if vault { "vault" } else { "room" };
            Line::detail("moving", say!("door-holds", door: door, left: left)).about("door")
        }
        Event::AbilityUsed { hero, ability, left } => {
            let (who, what) = (rules.hero_name(hero), ability_name(ability));
            let message = say!("ability-used", hero: who, ability: what, left: left);
            Line::new("party", message).about(member_thing(hero))
        }
        Event::DoorDamaged { damage, left, .. } => {
            Line::detail("moving", say!("door-damaged", damage: damage, left: left)).about("door")
        }
        Event::TrapDamaged { damage, left, .. } => {
            Line::detail("traps", say!("trap-damaged", damage: damage, left: left))
        }
        Event::GuardDrawn { card, stays, .. } => {
            let stays = if stays { "yes" } else { "no" };
            Line::new("entering", say!("guard-drawn", card: rules.card_name(card), stays: stays))
        }
        Event::Brought { foe, cost, .. } => {
            Line::new("entering", say!("brought", monster: rules.foe_name(foe), gold: gold(cost)))
        }
        Event::WindowOpened { recovery } => {
            let kind = if recovery { "recovery" } else { "encounter" };
            let line = Line::detail("windows", say!("window-opened", kind: kind)).about("window");
            line.teaching("window", all)
        }
        Event::CardPlayed { seat, card, .. } => {
            let message = say!("card-played", who: seat, card: rules.card_name(card));
            Line::new("windows", message).about(seat).about("window")
        }
        Event::Passed { seat } => Line::detail("windows", say!("passed", who: seat)).about(seat),
        Event::Cancelled { card, by, .. } => {
            let message = say!("cancelled", card: rules.card_name(card), by: rules.card_name(by));
            Line::new("windows", message).about("window").stirring(2)
        }
        Event::TookEffect { card, .. } => {
            let does = rules.effect(card).map_or_else(|| say!("card-unknown"), super::effects::effect);
            Line::detail("windows", say!("took-effect", card: rules.card_name(card), does: does))
        }
        Event::HoardReached { seat } => Line::new("hoard", say!("hoard-reached", who: seat))
            .about(Thing::numbered("hoard", seat.number()))
            .stirring(3),
        Event::GoldTaken { hero } => {
            Line::detail("hoard", say!("gold-taken", hero: rules.hero_name(hero))).about(member_thing(hero))
        }
        Event::Destroyed { seat, ruin } => match ruin {
            Ruin::Room(place) => Line::new("hoard", say!("destroyed-room", place: place.number()))
                .about(room_thing(seat, place))
                .stirring(2),
            Ruin::Red(red) => Line::new("hoard", say!("destroyed-red", improvement: rules.red_name(red)))
                .about(seat)
                .stirring(2),
        },
        Event::PartyLeft { gold: carried } => {
            Line::new("hoard", say!("party-left", gold: gold(carried))).about("party")
        }
        Event::InvasionEnded { victim, reached } => {
            let reached = if reached { "yes" } else { "no" };
            Line::new("hoard", say!("invasion-ended", victim: victim, reached: reached)).about(victim)
        }
        Event::MonsterGone { card, level, .. } => {
            Line::detail("monsters", say!("monster-gone", monster: rules.level_name(card, level)))
        }
        Event::MonsterReturned { foe, .. } => {
            Line::detail("monsters", say!("monster-returned", monster: rules.foe_name(foe)))
        }
        Event::Ended { winners, gold: most } => {
            Line::passage("ending", say!("ended", who: winners, gold: gold(most)))
                .about_seats(winners)
                .stirring(3)
        }
        _ => return None,
    })
}

/// What becomes of adventurers and monsters.
fn fortunes(rules: &Builder, event: &Event) -> Option<Line> {
    Some(match *event {
        Event::Hurt { hero, damage, left, by } => {
            let message =
                say!("hurt", hero: rules.hero_name(hero), damage: damage, left: left, by: cause(by));
            Line::new(chapter_of(by), message).about(member_thing(hero))
        }
        Event::Healed { hero, left } => {
            Line::new("recovery", say!("healed", hero: rules.hero_name(hero), left: left))
                .about(member_thing(hero))
        }
        Event::MoraleChanged { hero, by, left } => {
            let line = Line::detail("recovery", changed("morale-changed", rules.hero_name(hero), by, left));
            line.about(member_thing(hero))
        }
        Event::ChargesChanged { hero, by, left } => {
            let line = Line::detail("party", changed("charges-changed", rules.hero_name(hero), by, left));
            line.about(member_thing(hero))
        }
        Event::Steadied => Line::detail("recovery", say!("steadied")).about("party"),
        Event::Guarded { hero } => Line::new("death", say!("guarded", hero: rules.hero_name(hero)))
            .about(member_thing(hero))
            .stirring(2),
        Event::Spared { hero } => {
            Line::detail("traps", say!("spared", hero: rules.hero_name(hero))).about(member_thing(hero))
        }
        Event::TrapIdle { .. } => Line::new("traps", say!("trap-idle")),
        Event::Passing { .. } => Line::new("monsters", say!("passing")).about("party").stirring(1),
        Event::Hates { hero, foe } => {
            let message = say!("hates", hero: rules.hero_name(hero), monster: rules.foe_name(foe));
            Line::detail("monsters", message).about(member_thing(hero))
        }
        Event::RoundOfCombat { round, figures } => {
            Line::detail("combat", say!("combat-round", round: round, figures: figures))
        }
        Event::Struck { hero, foe, damage, left, .. } => {
            let (hero_name, monster) = (rules.hero_name(hero), rules.foe_name(foe));
            let message = say!("struck", hero: hero_name, monster: monster, damage: damage, left: left);
            Line::new("combat", message).about(member_thing(hero))
        }
        Event::Killed { foe, left } => {
            Line::new("combat", say!("killed", monster: rules.foe_name(foe), left: left))
        }
        Event::FigureChanged { foe, more } => {
            let way = if more { "more" } else { "less" };
            Line::detail("windows", say!("figure-changed", monster: rules.foe_name(foe), way: way))
        }
        Event::Died { hero } => Line::new("death", say!("died", hero: rules.hero_name(hero)))
            .about(member_thing(hero))
            .stirring(2),
        Event::Fled { hero } => Line::new("recovery", say!("fled", hero: rules.hero_name(hero)))
            .about(member_thing(hero))
            .stirring(1),
        Event::GoldDropped { from, to: Some(to) } => {
            let message = say!("gold-picked-up", from: rules.hero_name(from), to: rules.hero_name(to));
            Line::detail("death", message).about(member_thing(to))
        }
        Event::GoldDropped { from, to: None } => {
            Line::detail("death", say!("gold-returned", from: rules.hero_name(from)))
        }
        Event::Earned { seat, gold: earned } => {
            Line::detail("death", say!("earned", who: seat, gold: gold(earned)))
                .about(Thing::numbered("hoard", seat.number()))
        }
        _ => return None,
    })
}

fn changed(id: &'static str, hero: Message, by: i8, left: u8) -> Message {
    say!(id, hero: hero, way: if by < 0 { "less" } else { "more" }, by: by.unsigned_abs(), left: left)
}

fn cause(by: Cause) -> &'static str {
    match by {
        Cause::Trap => "trap",
        Cause::Monsters => "monsters",
        Cause::Berserk => "berserk",
        Cause::Corrosion => "corrosion",
        Cause::Card => "card",
    }
}

fn chapter_of(by: Cause) -> &'static str {
    match by {
        Cause::Trap => "traps",
        Cause::Monsters | Cause::Corrosion => "combat",
        Cause::Berserk => "monsters",
        Cause::Card => "windows",
    }
}
