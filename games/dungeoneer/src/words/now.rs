//! What goes on now: whose go it is, what may be done, and what binds whoever decides.

use super::names::Cast;
use super::tell::{ending, verdict};
use crate::Dungeoneer;
use crate::ids::{Figure, Side};
use crate::view::{FigureView, GoView, Stage, View};
use undercroft_core::{Arg, Eye, Message, Now, Seat, SeatSet, say};

/// What goes on now, and what is to be decided.
pub(crate) fn now(rules: &Dungeoneer, view: &View, eye: Eye) -> Now {
    let title = match view.stage {
        Stage::Over => say!("now-over"),
        Stage::ChooseDungeoneer => say!("now-choosing"),
        _ => say!("now-turn", turn: view.turn),
    };
    let moment = Moment { cast: Cast::of(rules, view), view };
    let yours = eye.seat().is_some() && eye.seat() == view.acting;
    let mut text = match (view.acting, yours) {
        (None, _) => over(view),
        (Some(_), true) => moment.yours(),
        (Some(seat), false) => vec![moment.others(seat)],
    };
    text.extend(moment.outlook(eye.seat()));
    Now { title, text, rule: rule(view) }
}

fn rule(view: &View) -> &'static str {
    match view.stage {
        Stage::ChooseDungeoneer => "dungeoneers",
        Stage::NextGo => "turn",
        Stage::Go if view.go.as_ref().is_some_and(|go| go.must_fight) => "fighting",
        Stage::Go => "moving",
        Stage::PayForSpell => "magic",
        Stage::Teleport | Stage::PlaceHelper => "spells",
        Stage::PlaceMonster => "monsters",
        Stage::NextMonster | Stage::MonsterTarget | Stage::MonsterMove | Stage::MonsterFight => {
            "monster_player"
        }
        Stage::Over => "ending",
    }
}

/// Who has won, and why it is over.
fn over(view: &View) -> Vec<Message> {
    let winners = winners(view);
    let gold = winners.first().and_then(|seat| view.gold.get(seat.index())).copied().unwrap_or(0);
    let why = view.ending.map(|how| say!("now-ended", how: ending(how)));
    why.into_iter().chain([verdict(winners, gold)]).collect()
}

/// Who has won by what is seen: the most gold, then the most who live.
pub(super) fn winners(view: &View) -> SeatSet {
    use crate::event::Ending::{AllDead, TimeOver};
    if matches!(view.ending, None | Some(AllDead | TimeOver)) {
        return SeatSet::EMPTY;
    }
    let stands = |seat: Seat| (view.gold[seat.index()], view.living[seat.index()]);
    let alive = |seat: &Seat| view.living[seat.index()] > 0;
    let best = Seat::all(view.living.len()).filter(alive).map(stands).max();
    SeatSet::of(view.living.len(), |seat| alive(&seat) && Some(stands(seat)) == best)
}

pub(super) struct Moment<'a> {
    cast: Cast<'a>,
    view: &'a View,
}

impl Moment<'_> {
    fn seen(&self, figure: Figure) -> Option<&FigureView> {
        self.view.figures.iter().find(|seen| seen.id == figure)
    }

    /// What somebody else is about.
    fn others(&self, seat: Seat) -> Message {
        let figure = self.view.go.as_ref().map(|go| self.cast.the(go.figure));
        match (self.view.stage, figure) {
            (Stage::ChooseDungeoneer, _) => say!("now-other-chooses", who: seat),
            (Stage::PlaceMonster, _) => say!("now-other-places", who: seat),
            (Stage::NextMonster, _) => say!("now-other-monsters", who: seat),
            (Stage::MonsterTarget | Stage::MonsterMove | Stage::MonsterFight, Some(figure)) => {
                say!("now-other-monster", who: seat, figure: figure)
            }
            (_, Some(figure)) => say!("now-other-goes", who: seat, figure: figure),
            (_, None) => say!("now-other-next", who: seat),
        }
    }

    /// What the reader is to decide.
    fn yours(&self) -> Vec<Message> {
        let view = self.view;
        match (view.stage, &view.go) {
            (Stage::ChooseDungeoneer, _) => vec![say!("now-choose")],
            (Stage::NextGo, _) => vec![say!("now-next-go", figures: self.waiting())],
            (Stage::PlaceMonster, _) => self.placing(),
            (Stage::NextMonster, _) => {
                let left = view.figures.iter().filter(|one| one.side == Side::Monster && !one.done).count();
                vec![say!("now-monsters", left: left), say!("now-monsters-bound")]
            }
            (Stage::Go, Some(go)) => self.going(go),
            (Stage::PayForSpell, Some(go)) => {
                let spell = go.spell.map(|spell| self.cast.rules.spell_name(spell));
                let who = self.cast.the(go.figure);
                vec![say!("now-pay", spell: spell.unwrap_or("?".to_string().into()), who: who)]
            }
            (Stage::Teleport, Some(go)) => {
                vec![say!("now-teleport", who: self.cast.the(go.figure), steps: go.steps)]
            }
            (Stage::PlaceHelper, Some(go)) => {
                vec![say!("now-helper", who: self.cast.to(go.figure), left: view.to_place.len())]
            }
            (Stage::MonsterTarget, Some(go)) => {
                vec![say!("now-target", who: self.cast.the(go.figure)), self.bound(go.figure)]
            }
            (Stage::MonsterMove, Some(go)) => self.monster_moves(go),
            (Stage::MonsterFight, Some(go)) => {
                vec![say!("now-monster-fights", who: self.cast.the(go.figure)), say!("bound-fight")]
            }
            _ => vec![say!("now-waiting")],
        }
    }

    /// Those of the acting player who have not had their go: helpers before others, spare dungeoneers after all.
    fn waiting(&self) -> Arg {
        let view = self.view;
        let due = || view.figures.iter().filter(|one| !one.done && one.side != Side::Monster);
        let gone = |summoner: Figure| self.seen(summoner).is_some_and(|one| one.done);
        let helpers = due().filter(|one| one.summoner.is_some_and(gone));
        let helpers: Vec<Figure> = helpers.map(|one| one.id).collect();
        let of = |owner: Option<Seat>| -> Vec<Figure> {
            let theirs = due().filter(|one| one.side == Side::Dungeoneer && one.owner == owner);
            theirs.map(|one| one.id).collect()
        };
        let own = of(view.acting);
        match (helpers.is_empty(), own.is_empty()) {
            (false, _) => self.cast.all_marked(&helpers),
            (true, false) => self.cast.all_marked(&own),
            (true, true) => self.cast.all_marked(&of(None)),
        }
    }

    fn going(&self, go: &GoView) -> Vec<Message> {
        let spare =
            self.seen(go.figure).is_some_and(|one| one.side == Side::Dungeoneer && one.owner.is_none());
        let mut text = vec![say!("now-go", who: self.cast.the(go.figure), steps: go.steps)];
        if spare {
            text.push(say!("now-spare"));
        }
        if go.held {
            text.push(say!("now-held"));
        }
        if go.must_fight {
            text.push(say!("now-must-fight"));
        }
        if go.may_cast {
            text.push(say!("now-may-cast"));
        }
        text
    }

    fn placing(&self) -> Vec<Message> {
        let Some(&next) = self.view.to_place.first() else { return vec![say!("now-waiting")] };
        let figure = self.cast.rules.monster_name(next);
        vec![say!("now-place", figure: figure, left: self.view.to_place.len())]
    }

    /// Whom the rules let a monster go for, and why.
    fn bound(&self, monster: Figure) -> Message {
        let Some(own) = self.seen(monster) else { return say!("bound-any") };
        let heroes = || self.view.figures.iter().filter(|one| one.side != Side::Monster);
        let here = |one: &&FigureView| one.tile == own.tile;
        let free = |one: &&FigureView| one.next_to.is_empty();
        match () {
            () if heroes().filter(here).any(|one| free(&one)) => say!("bound-free-here"),
            () if heroes().any(|one| here(&one)) => say!("bound-engaged-here"),
            () if heroes().any(|one| free(&one)) => say!("bound-free-elsewhere"),
            () => say!("bound-any"),
        }
    }

    fn monster_moves(&self, go: &GoView) -> Vec<Message> {
        let who = self.cast.the(go.figure);
        match go.target {
            Some(target) => {
                vec![
                    say!("now-monster-moves", who: self.cast.start(go.figure), whom: self.cast.to(target)),
                    say!("bound-move"),
                ]
            }
            None => vec![say!("now-monster-moves-on", who: who), say!("bound-move")],
        }
    }

    /// What is coming: who will run the monsters, the final tile, a door that will not wait.
    fn outlook(&self, reader: Option<Seat>) -> Vec<Message> {
        let view = self.view;
        if view.stage == Stage::Over {
            return Vec::new();
        }
        let mut text = Vec::new();
        let monsters = view.figures.iter().filter(|one| one.side == Side::Monster);
        let act = matches!(
            view.stage,
            Stage::NextMonster | Stage::MonsterTarget | Stage::MonsterMove | Stage::MonsterFight
        );
        if let Some(opener) = view.opener.filter(|&opener| Some(opener) == reader && !act) {
            text.push(say!("now-opener", who: opener));
        }
        if view.tiles.iter().any(|tile| tile.last) {
            text.push(say!("now-final", left: monsters.clone().filter(|one| one.of_final_tile).count()));
        }
        let limit = self.cast.rules.cards.quiet_turns;
        if monsters.count() == 0 && view.quiet > 0 && view.quiet + 2 >= limit {
            text.push(say!("now-quiet", left: limit.saturating_sub(view.quiet)));
        }
        text
    }
}
