//! What an eye sees. Nothing is hidden in this game, so all eyes see the same.

use crate::Dungeoneer;
use crate::event::{DoorSquares, Ending};
use crate::ids::{DUNGEONEERS, Dungeoneering, Figure, Level, MonsterKind, Side, Spell, Tile, TileKind};
use crate::moves::Aim;
use crate::nearness::EnemyView;
use crate::square::{Facing, Square};
use crate::state::{Phase, State, each_figure};
use crate::tiles::corner_of;
use serde::Serialize;
use undercroft_core::Seat;

/// What an eye sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The turn, counted from 1; 0 while dungeoneers are chosen.
    pub turn: u8,
    /// What is to be decided.
    pub stage: Stage,
    /// Who decides; nobody once it is over.
    pub acting: Option<Seat>,
    /// The order of play.
    pub order: Vec<Seat>,
    /// Who runs the monsters, or ran them last.
    pub monster_player: Option<Seat>,
    /// Who opened the first door on monsters in this turn, and will run them at its end.
    pub opener: Option<Seat>,
    /// The tiles in the order in which they were laid, the porch first.
    pub tiles: Vec<TileView>,
    /// The doors: the open ones in the order of their tiles, then those to be opened, oldest first.
    pub doors: Vec<DoorView>,
    /// Whoever stands on the board: dungeoneers, helpers, monsters.
    pub figures: Vec<FigureView>,
    /// The dungeoneers that died.
    pub dead: Vec<DeadView>,
    /// The go that is on.
    pub go: Option<GoView>,
    /// The monsters, or helpers, that are still to be placed, the next one first.
    pub to_place: Vec<MonsterKind>,
    /// How many tokens of each kind of tile are in the bag.
    pub bag: Vec<u8>,
    /// How many tokens that is.
    pub tokens: u8,
    /// What is added to the dice when the next tile is laid.
    pub bonus: u8,
    /// Turns in a row without a living monster and without an opened door.
    pub quiet: u8,
    /// Whether nothing fits any more, so that the game ends once no monster lives.
    pub complete: bool,
    /// Gold of each player's living dungeoneers, by seat: the score so far.
    pub gold: Vec<u16>,
    /// How many dungeoneers of each player live, by seat.
    pub living: Vec<u8>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The whole table, by which the rules reckon what a move would bring. There is nothing in it that the rest does not show.
    #[serde(skip)]
    pub(crate) table: Box<State>,
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Which dungeoneer to take.
    ChooseDungeoneer,
    /// Which of several goes next.
    NextGo,
    /// What the figure whose go it is does.
    Go,
    /// Whether to pay a wound for the spell that failed.
    PayForSpell,
    /// Where Teleport leads.
    Teleport,
    /// Where the next monster is placed.
    PlaceMonster,
    /// Where the next summoned helper is placed.
    PlaceHelper,
    /// Which monster acts next.
    NextMonster,
    /// Whom the monster goes for.
    MonsterTarget,
    /// Where the monster ends its move.
    MonsterMove,
    /// Whom the monster fights.
    MonsterFight,
    /// Nothing: it is over.
    Over,
}

/// A tile on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TileView {
    /// What it is.
    pub kind: TileKind,
    /// The north-western corner of its box.
    pub corner: Square,
    /// Its squares from there, row by row: `#` is floor.
    pub rows: Vec<String>,
    /// The way one walks in.
    pub heading: Facing,
    /// Whether it is turned over: a corner that turns left.
    pub mirrored: bool,
    /// Whether it is the final tile.
    pub last: bool,
}

/// A door.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DoorView {
    /// One square, or two.
    pub squares: DoorSquares,
    /// The tile it leads out of.
    pub from: Tile,
    /// The tile it leads to; none before it is opened.
    pub to: Option<Tile>,
    /// The wall it is in, seen from the tile it leads out of.
    pub facing: Facing,
}

/// Somebody on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FigureView {
    /// Who.
    pub id: Figure,
    /// Dungeoneer, helper or monster.
    pub side: Side,
    /// What kind of dungeoneer; none for others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub dungeoneer: Option<Dungeoneering>,
    /// What kind of monster; none for dungeoneers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub monster: Option<MonsterKind>,
    /// The letter or sign by which words tell a monster or a helper from others of its kind; a dungeoneer's name is enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "string"))]
    pub mark: Option<char>,
    /// A monster's or a helper's level.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub level: Option<Level>,
    /// Where it stands.
    pub square: Square,
    /// The tile it stands on; on the square of an open door the one the door leads out of.
    pub tile: Tile,
    /// Its health, wounds taken off.
    pub health: u8,
    /// Its health without a wound.
    pub full_health: u8,
    /// Its gold.
    pub gold: u16,
    /// Whose dungeoneer or helper it is; none for monsters and spare dungeoneers.
    pub owner: Option<Seat>,
    /// Who summoned it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub summoner: Option<Figure>,
    /// Whether it has had its go in this turn.
    pub done: bool,
    /// The enemies it stands next to.
    pub next_to: Vec<Figure>,
    /// Whether a Holy Shield surrounds it.
    pub shielded: bool,
    /// Wounds that each dungeoneer gave a monster, by which its gold will be shared.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wounded_by: Vec<WoundedBy>,
    /// Whether it was placed on the final tile: the game ends when all such are dead.
    pub of_final_tile: bool,
}

/// Wounds that somebody gave a monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WoundedBy {
    /// The dungeoneer; helpers wound for who summoned them.
    pub figure: Figure,
    /// How many.
    pub wounds: u8,
}

/// A dungeoneer that died.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeadView {
    /// Who.
    pub id: Figure,
    /// What kind.
    pub dungeoneer: Dungeoneering,
    /// Whose it was.
    pub owner: Option<Seat>,
}

/// A go that is on, of a dungeoneer, a helper or a monster.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GoView {
    /// Whose it is.
    pub figure: Figure,
    /// How many squares it may still move.
    pub steps: u8,
    /// Whether an idle enemy is next to it, so that it may not walk.
    pub held: bool,
    /// Whether it must fight before its go can end.
    pub must_fight: bool,
    /// Whether a spell may still be tried in it.
    pub may_cast: bool,
    /// The spell that failed and may be paid for, or Teleport, whose square is to be chosen.
    pub spell: Option<Spell>,
    /// What that spell is aimed at.
    pub aim: Option<Aim>,
    /// Whom a monster goes for.
    pub target: Option<Figure>,
    /// The enemies of whoever acts, the nearest first.
    pub enemies: Vec<EnemyView>,
}

impl Dungeoneer {
    pub(crate) fn seen(&self, state: &State) -> View {
        let at = |place: Option<u8>| place.map(|place| state.order[usize::from(place) % self.players]);
        let seats = || Seat::all(self.players);
        View {
            turn: state.turn,
            stage: stage_of(state.phase),
            acting: self.decider(state),
            order: state.order[..self.players].to_vec(),
            monster_player: at(state.monster_player),
            opener: at(state.opener),
            tiles: self.tiles_seen(state),
            doors: self.doors_seen(state),
            figures: self.figures_seen(state),
            dead: self.dead_seen(state),
            go: state.acting.map(|figure| self.go_seen(state, figure)),
            to_place: state.queue[..usize::from(state.queued)]
                .iter()
                .rev()
                .map(|&kind| MonsterKind(kind))
                .collect(),
            bag: state.bag[..self.tiles.len()].to_vec(),
            tokens: state.tokens(),
            bonus: Dungeoneer::bonus(state) + 1,
            quiet: state.quiet,
            complete: state.complete,
            gold: seats().map(|seat| self.gold_of(state, seat)).collect(),
            living: seats().map(|seat| self.living_of(state, seat)).collect(),
            ending: state.ending,
            table: Box::new(*state),
        }
    }

    fn tiles_seen(&self, state: &State) -> Vec<TileView> {
        let seen = |(tile, laid): (u8, &crate::state::Laid)| TileView {
            kind: TileKind(laid.kind),
            corner: corner_of(laid),
            rows: self.shape(laid).rows(),
            heading: Facing::ALL[usize::from(laid.heading) % 4],
            mirrored: laid.turned >= 4,
            last: state.last_tile == Some(tile),
        };
        (0..).zip(state.laid()).map(seen).collect()
    }

    fn doors_seen(&self, state: &State) -> Vec<DoorView> {
        let door = |tile: u8, cells: [u8; 2], to: Option<Tile>| DoorView {
            squares: self.door_squares(state, tile, cells),
            from: Tile(tile),
            to,
            facing: self.facing_of(state, tile, cells[0]),
        };
        let open =
            (1..).zip(&state.laid()[1..]).map(|(tile, laid)| door(laid.parent, laid.entry, Some(Tile(tile))));
        open.chain(state.closed().iter().map(|closed| door(closed.tile, closed.cells, None))).collect()
    }

    fn figures_seen(&self, state: &State) -> Vec<FigureView> {
        let heroes = state.living_heroes().map(|place| self.hero_seen(state, place));
        heroes.chain(state.living_monsters().map(|place| self.monster_seen(state, place))).collect()
    }

    fn hero_seen(&self, state: &State, place: usize) -> FigureView {
        let (hero, id) = (&state.heroes[place], Figure(place as u8));
        let helper = id.side() == Side::Helper;
        let summoner = hero.owner.filter(|_| helper).map(Figure);
        let owner =
            summoner.map_or(hero.owner, |summoner| state.heroes[summoner.index() % DUNGEONEERS].owner);
        FigureView {
            id,
            side: id.side(),
            dungeoneer: (!helper).then_some(Dungeoneering(hero.kind)),
            monster: helper.then_some(MonsterKind(hero.kind)),
            mark: helper.then(|| id.mark()),
            level: helper.then(|| self.cards.monsters[usize::from(hero.kind)].level),
            square: state.square(state.spot(id)),
            tile: Tile(state.spot(id).tile),
            health: self.health_left(state, id),
            full_health: self.able(state, id).health,
            gold: hero.gold,
            owner: owner.map(|seat| Seat::new(seat.into())),
            summoner,
            done: state.done & id.bit() != 0,
            next_to: each_figure(state.monsters_next_to(state.spot(id))).collect(),
            shielded: hero.shield > 0,
            wounded_by: Vec::new(),
            of_final_tile: false,
        }
    }

    fn monster_seen(&self, state: &State, place: usize) -> FigureView {
        let (monster, id) = (&state.monsters[place], Figure::monster(place));
        let wounds =
            |place: usize| WoundedBy { figure: Figure(place as u8), wounds: monster.credit_of(place) };
        FigureView {
            id,
            side: Side::Monster,
            dungeoneer: None,
            monster: Some(MonsterKind(monster.kind)),
            mark: Some(id.mark()),
            level: Some(self.cards.monsters[usize::from(monster.kind)].level),
            square: state.square(state.spot(id)),
            tile: Tile(state.spot(id).tile),
            health: self.health_left(state, id),
            full_health: self.able(state, id).health,
            gold: 0,
            owner: None,
            summoner: None,
            done: state.done & id.bit() != 0,
            next_to: each_figure(state.heroes_next_to(state.spot(id))).collect(),
            shielded: false,
            wounded_by: (0..DUNGEONEERS).map(wounds).filter(|by| by.wounds > 0).collect(),
            of_final_tile: state.of_final_tile & id.bit() != 0,
        }
    }

    fn dead_seen(&self, state: &State) -> Vec<DeadView> {
        let dead = |place: usize| DeadView {
            id: Figure(place as u8),
            dungeoneer: Dungeoneering(state.heroes[place].kind),
            owner: state.heroes[place].owner.map(|seat| Seat::new(seat.into())),
        };
        let party = if state.turn == 0 { 0 } else { self.party() };
        (0..party).filter(|&place| state.living & (1 << place) == 0).map(dead).collect()
    }

    fn go_seen(&self, state: &State, figure: Figure) -> GoView {
        let engaged = state.is_engaged(figure);
        let hero = figure.as_hero().is_some();
        GoView {
            figure,
            steps: state.steps,
            held: hero && engaged && state.is_held(figure),
            must_fight: hero && engaged,
            may_cast: hero && self.may_cast(state, figure),
            spell: state.casting.map(|(spell, _)| spell),
            aim: state.casting.map(|(_, aim)| aim),
            target: state.target,
            enemies: self.enemies_by_distance(state, figure),
        }
    }
}

fn stage_of(phase: Phase) -> Stage {
    match phase {
        Phase::Choosing => Stage::ChooseDungeoneer,
        Phase::NextGo => Stage::NextGo,
        Phase::Going => Stage::Go,
        Phase::Paying => Stage::PayForSpell,
        Phase::Teleporting => Stage::Teleport,
        Phase::PlacingMonsters => Stage::PlaceMonster,
        Phase::PlacingHelpers => Stage::PlaceHelper,
        Phase::NextMonster => Stage::NextMonster,
        Phase::Targeting => Stage::MonsterTarget,
        Phase::MonsterMoving => Stage::MonsterMove,
        Phase::MonsterFighting => Stage::MonsterFight,
        Phase::Over => Stage::Over,
    }
}
