//! What an eye sees of a table. Everything that leaves a table goes through here.

use super::story::Teller;
use super::{
    ChainView, Chair, Chapter, CourseView, Millis, MixingView, Pending, Proposal, SeriesView, Table, Version,
    Viewer,
};
use crate::raw::Raw;
use serde::Serialize;
use std::collections::{BTreeMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use undercroft_catalog as catalog;
use undercroft_core::{Digest, Names, Outcome, Reason, Seat, SeatSet, Seed, Thing, say};

/// The table as one eye sees it at one version.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Scene<Move = Raw, View = Raw, Event = Raw, Preview = Raw, Recap = Raw> {
    /// The version it shows.
    pub version: Version,
    /// The seat of the eye, if it has one.
    pub seat: Option<Seat>,
    /// Who sits where.
    pub chairs: Vec<ChairView>,
    /// Where the host sits: whoever opened the table, or has taken over from them.
    pub host: Option<Seat>,
    /// Whom the game waits for.
    pub waiting_for: SeatSet,
    /// Milliseconds until time runs out, where the rules of the game limit it now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ends_in: Option<Millis>,
    /// Whether people have stopped the clocks.
    pub paused: bool,
    /// Whether the game waits for somebody to be there.
    pub resting: bool,
    /// What is proposed, and who has agreed.
    pub proposal: Option<Consent>,
    /// What was promised of chance when the table was opened.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub commitment: Digest,
    /// What people mix into the deal, once everybody sits; none after it.
    pub mixing: Option<MixingView>,
    /// The chain of the moves; none before the deal.
    pub chain: Option<ChainView>,
    /// What was promised, once the game is over.
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>"))]
    pub seed: Option<Seed>,
    /// The game's own view; none before the deal.
    pub view: Option<View>,
    /// What has just happened in the game; none before the deal.
    pub recap: Option<Recap>,
    /// What goes on now; none before the deal.
    pub now: Option<NowView>,
    /// The lessons that matter now to somebody in their first game.
    pub lessons: Vec<String>,
    /// What this eye may do in the game.
    pub moves: Vec<MoveView<Move, Preview>>,
    /// The end, once it has come.
    pub outcome: Option<Outcome>,
    /// The same in words.
    pub standing: Option<StandingView>,
    /// How the game went, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub course: Option<CourseView>,
    /// How often each has won, once it is over, where the same people have played before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub series: Option<SeriesView>,
    /// Whether the rules failed and the table is closed.
    pub broken: bool,
    /// Where the same people may go on.
    pub rematch: Option<String>,
    /// Who asked them to; for everybody else it is an offer, which whoever accepts asks for too.
    pub rematch_by: Option<Seat>,
    /// What this eye has been told since the version it named, each under its version.
    pub told: Vec<Chapter<Event>>,
    /// Whether `told` begins right after the version it named; if not, it was away too long.
    pub gapless: bool,
}

/// What goes on now, in the reader's language.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NowView {
    /// Where the game stands.
    pub title: String,
    /// What is to be decided.
    pub text: String,
    /// The chapter of the rules that tells more.
    pub rule: String,
    /// What things on the table say that is best read beside them, by the names that lines of the story have for them.
    pub captions: BTreeMap<String, String>,
}

impl NowView {
    /// What goes on in a game, as a viewer is told it.
    pub fn told(game: &dyn catalog::GameInstance, teller: &Teller<'_>) -> NowView {
        let now = game.now(teller.eye());
        let caption = |thing: &&str| {
            let does = game.explain(teller.eye(), &Thing::from(*thing))?.does;
            Some((thing.to_string(), teller.sentences(&does)))
        };
        NowView {
            title: teller.say(&now.title),
            text: teller.sentences(&now.text),
            rule: now.rule.into(),
            captions: game.captioned().iter().filter_map(caption).collect(),
        }
    }
}

/// The end in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StandingView {
    /// What each seat scored.
    pub scores: Vec<String>,
    /// Why each seat stands where it does, where its score alone does not say it.
    pub reasons: Vec<Option<ReasonView>>,
    /// What the teams are called; none where everyone plays alone.
    pub teams: Vec<String>,
}

/// Why a seat stands where it does.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReasonView {
    /// The reason in a few words.
    pub words: String,
    /// Whether the seat could not win any more, whatever it had scored.
    pub out: bool,
}

impl StandingView {
    /// The end of a game for so many teams, as a viewer is told it.
    pub fn told(
        game: &dyn catalog::GameInstance,
        outcome: &Outcome,
        teams: usize,
        teller: &Teller<'_>,
    ) -> StandingView {
        let score = |seat| teller.say(&say!("score", score: outcome.score(seat)));
        let reason = |reason: Reason| ReasonView { words: teller.say(&reason.message), out: reason.out };
        StandingView {
            scores: Seat::all(outcome.players()).map(score).collect(),
            reasons: game.reasons().into_iter().map(|known| known.map(reason)).collect(),
            teams: (1..=teams).map(|team| teller.say(&say!("team", team: team))).collect(),
        }
    }
}

/// Something that needs the consent of all.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Consent {
    /// What is proposed.
    pub to: ProposalView,
    /// Who proposed it.
    pub by: Seat,
    /// Who has agreed.
    pub agreed: SeatSet,
    /// Who has still to agree. Nobody waits for those who are away, unless a hand is to be shown.
    pub missing: SeatSet,
}

/// What needs the consent of all, as everybody may know it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ProposalView {
    /// Take the last moves back, down to this many.
    Undo {
        /// How many moves would stand.
        moves: usize,
    },
    /// Stop the clocks.
    Pause,
    /// Let a bot have a seat for good.
    Kick {
        /// Which.
        seat: Seat,
    },
    /// Let another person take a seat that a bot holds.
    Replace {
        /// Which.
        seat: Seat,
    },
}

impl From<Proposal> for ProposalView {
    fn from(proposal: Proposal) -> ProposalView {
        match proposal {
            Proposal::Undo { moves } => ProposalView::Undo { moves },
            Proposal::Pause => ProposalView::Pause,
            Proposal::Kick { seat } => ProposalView::Kick { seat },
            Proposal::Replace { seat, .. } => ProposalView::Replace { seat },
        }
    }
}

/// Something a seat may do.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MoveView<Move = Raw, Preview = Raw> {
    /// The move, to be sent as it is.
    #[serde(rename = "move")]
    pub action: Move,
    /// The move as a menu shows it.
    pub words: String,
    /// What a person types for it, where the game has something short.
    pub key: Option<String>,
    /// What it would bring, as far as the seat can know, for programs.
    pub preview: Preview,
    /// The same in words; empty where there is nothing to say.
    pub brings: String,
}

/// A chair as everybody sees it: never its secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChairView {
    /// What the seat is called.
    pub name: String,
    /// Whether nobody has it.
    pub free: bool,
    /// For whom it is kept, where it is free but for them.
    pub kept_for: Option<String>,
    /// Whether a bot of the house moves for it now.
    pub bot: bool,
    /// Whether a program of somebody's own plays there.
    pub program: bool,
    /// Whether it belongs to a person, who may be away.
    pub person: bool,
    /// How a bot of the house thinks, as in `search:1000`, where one has the seat for good.
    pub level: Option<String>,
    /// For how many milliseconds its owner has been away, if they are.
    pub away: Option<Millis>,
    /// Milliseconds left for the present decision, where there is a clock.
    pub left: Option<Millis>,
}

impl Table {
    /// What a viewer sees now, and what they have been told since a version.
    pub fn scene(&self, viewer: impl Into<Viewer>, since: Version, now: Millis) -> Scene {
        self.scene_if(self.broken, viewer.into(), since, now)
    }

    /// The same of a table that is about to be closed, because its rules have just failed.
    pub fn closed_scene(&self, viewer: impl Into<Viewer>, since: Version, now: Millis) -> Scene {
        self.scene_if(true, viewer.into(), since, now)
    }

    fn scene_if(&self, broken: bool, viewer: Viewer, since: Version, now: Millis) -> Scene {
        let Viewer { eye, .. } = viewer;
        let (seat, names) = (eye.seat(), Names::new(self.names()));
        let teller = self.teller(viewer, &names);
        let outcome = self.shown(broken, |game| game.outcome());
        Scene {
            version: self.version,
            seat,
            chairs: Seat::all(self.chairs.len()).map(|seat| self.chair_view(seat, now)).collect(),
            host: self.host_seat(),
            waiting_for: if broken { SeatSet::EMPTY } else { self.awaited() },
            ends_in: if broken { None } else { self.countdown.left(now) },
            paused: self.paused,
            resting: self.resting,
            proposal: self.proposal.map(|pending| self.consent_view(pending)),
            commitment: self.seal.commitment,
            mixing: self.mixing_view(),
            chain: self.chain_view(),
            seed: outcome.is_some().then_some(self.terms.seed),
            view: self.shown(broken, |game| Some(game.view_json(eye).into())),
            recap: self.shown(broken, |game| Some(game.recap_json().into())),
            now: self.shown(broken, |game| Some(NowView::told(game, &teller))),
            lessons: seat.map_or(Vec::new(), |seat| self.lessons_of(broken, seat)),
            moves: seat.filter(|_| !broken).map_or(Vec::new(), |seat| self.moves_of(seat, &teller)),
            standing: self.shown(broken, |game| {
                Some(StandingView::told(game, outcome.as_ref()?, self.teams(), &teller))
            }),
            course: outcome.and(self.course.as_ref()).map(|course| course.told(&teller)),
            series: outcome.and_then(|_| self.series_view()),
            outcome,
            broken,
            rematch: self.rematched().map(String::from),
            rematch_by: self.rematch.as_ref().and_then(|(_, by)| *by),
            told: self.told_to(&teller, since),
            gapless: self.remembers_since(since),
        }
    }

    /// Something of the game; of a closed table only what its rules do not fail to show.
    pub(super) fn shown<T>(
        &self,
        broken: bool,
        look: impl FnOnce(&dyn catalog::GameInstance) -> Option<T>,
    ) -> Option<T> {
        let game = self.game()?;
        match broken {
            true => catch_unwind(AssertUnwindSafe(|| look(game))).ok().flatten(),
            false => look(game),
        }
    }

    fn lessons_of(&self, broken: bool, seat: Seat) -> Vec<String> {
        let lessons = self.shown(broken, |game| Some(game.lessons_now(seat))).unwrap_or_default();
        lessons.into_iter().map(String::from).collect()
    }

    /// How many teams there are; none where everyone plays alone.
    fn teams(&self) -> usize {
        let teams: HashSet<u8> = Seat::all(self.chairs.len())
            .map(|seat| self.team(seat))
            .filter(|team| team.len() > 1)
            .map(SeatSet::bits)
            .collect();
        teams.len()
    }

    fn moves_of(&self, seat: Seat, teller: &Teller<'_>) -> Vec<MoveView> {
        let choices = self.game().map_or(Vec::new(), |game| game.moves(seat));
        let view = |choice: catalog::Choice| MoveView {
            action: Raw::parse(&choice.json).expect("a move is JSON"),
            words: teller.say(&choice.name),
            key: choice.key,
            preview: choice.preview.into(),
            brings: teller.sentences(&choice.brings),
        };
        choices.into_iter().map(view).collect()
    }

    fn consent_view(&self, Pending { to, by, agreed }: Pending) -> Consent {
        Consent { to: to.into(), by, agreed, missing: self.asked(to).without(agreed) }
    }

    fn chair_view(&self, seat: Seat, now: Millis) -> ChairView {
        let chair = &self.chairs[seat.index()];
        ChairView {
            name: chair.name(seat),
            free: *chair == Chair::Free,
            kept_for: self.kept(seat).map(|kept| kept.name.clone()),
            bot: chair.is_bot(),
            program: matches!(chair, Chair::Person { program: true, .. }),
            person: matches!(chair, Chair::Person { .. }),
            level: match chair {
                Chair::Bot { level } => Some(level.clone()),
                _ => None,
            },
            away: self.away.contains(seat).then(|| (now - self.away_since[seat.index()]).max(0)),
            left: self.clock.left(seat, now),
        }
    }
}
