//! What things are called: figures by their kind and by a mark, squares by column and row.

use crate::Dungeoneer;
use crate::dice::Dice;
use crate::event::{DoorSquares, Event};
use crate::ids::{Dungeoneering, Figure, HEROES, MONSTERS, MonsterKind, Side, Spell, Tile, TileKind};
use crate::square::{Direction, Square};
use crate::view::View;
use undercroft_core::{Arg, Message, Seat, SeatSet, Thing, say};

/// What a figure is, and whose.
#[derive(Clone, Copy)]
pub(super) struct Identity {
    kind: Kind,
    pub(super) seat: Option<Seat>,
}

#[derive(Clone, Copy)]
enum Kind {
    Dungeoneer(Dungeoneering),
    Monster(MonsterKind),
}

/// Who is who, by what was told or is seen.
pub(super) struct Cast<'a> {
    pub(super) rules: &'a Dungeoneer,
    known: [Option<Identity>; HEROES + MONSTERS],
}

impl<'a> Cast<'a> {
    pub(super) fn new(rules: &'a Dungeoneer) -> Cast<'a> {
        Cast { rules, known: [None; HEROES + MONSTERS] }
    }

    /// Everybody who is seen, and the dungeoneers that died.
    pub(super) fn of(rules: &'a Dungeoneer, view: &View) -> Cast<'a> {
        let mut cast = Cast::new(rules);
        for figure in &view.figures {
            cast.meet(figure.id, figure.dungeoneer, figure.monster, figure.owner);
        }
        for dead in &view.dead {
            cast.meet(dead.id, Some(dead.dungeoneer), None, dead.owner);
        }
        cast
    }

    /// Notes whom an event introduces.
    pub(super) fn hear(&mut self, event: &Event) {
        match *event {
            Event::Introduced { figure, dungeoneer, monster, seat } => {
                self.meet(figure, dungeoneer, monster, seat);
            }
            Event::DungeoneerTaken { figure, kind, seat, .. } => self.meet(figure, Some(kind), None, seat),
            Event::MonsterPlaced { figure, kind, .. } => self.meet(figure, None, Some(kind), None),
            Event::HelperSummoned { figure, kind, by, .. } => {
                let seat = self.identity(by).and_then(|summoner| summoner.seat);
                self.meet(figure, None, Some(kind), seat);
            }
            _ => {}
        }
    }

    fn meet(
        &mut self,
        figure: Figure,
        dungeoneer: Option<Dungeoneering>,
        monster: Option<MonsterKind>,
        seat: Option<Seat>,
    ) {
        let kind = dungeoneer.map(Kind::Dungeoneer).or(monster.map(Kind::Monster));
        if let (Some(place), Some(kind)) = (self.known.get_mut(figure.index()), kind) {
            *place = Some(Identity { kind, seat });
        }
    }

    pub(super) fn identity(&self, figure: Figure) -> Option<Identity> {
        self.known.get(figure.index()).copied().flatten()
    }

    /// Whose it is, for whoever reads.
    pub(super) fn owner(&self, figure: Figure) -> SeatSet {
        self.identity(figure).and_then(|known| known.seat).map_or(SeatSet::EMPTY, SeatSet::only)
    }

    /// The name on its card.
    pub(super) fn name(&self, figure: Figure) -> Arg {
        match self.identity(figure).map(|known| known.kind) {
            Some(Kind::Dungeoneer(kind)) => self.rules.dungeoneer_name(kind),
            Some(Kind::Monster(kind)) => self.rules.monster_name(kind),
            None => Arg::Text(figure.number().to_string()),
        }
    }

    fn phrase(&self, id: &'static str, figure: Figure) -> Message {
        say!(id, figure: self.name(figure), owner: self.owner(figure))
    }

    /// `the Orc`, `your Elf`.
    pub(super) fn the(&self, figure: Figure) -> Message {
        self.phrase("the", figure)
    }

    /// The same where a sentence begins.
    pub(super) fn start(&self, figure: Figure) -> Message {
        self.phrase("the-start", figure)
    }

    /// The same for whom something is done to, which some languages say otherwise.
    pub(super) fn to(&self, figure: Figure) -> Message {
        self.phrase("to-the", figure)
    }

    /// `Orc b`: the name with the mark that stands on the map. There is one dungeoneer of a kind, whose name is enough.
    pub(super) fn marked(&self, figure: Figure) -> Message {
        match figure.side() {
            Side::Dungeoneer => say!("named", name: self.name(figure)),
            _ => say!("marked", figure: self.name(figure), mark: Arg::Text(figure.mark().into())),
        }
    }

    /// Several of them, listed.
    pub(super) fn all_marked(&self, figures: &[Figure]) -> Arg {
        figures.iter().map(|&figure| self.marked(figure)).collect()
    }
}

impl Dungeoneer {
    pub(super) fn dungeoneer_name(&self, kind: Dungeoneering) -> Arg {
        named(self.cards.dungeoneers.get(kind.index()).map(|card| &card.name))
    }

    pub(super) fn monster_name(&self, kind: MonsterKind) -> Arg {
        named(self.cards.monsters.get(kind.index()).map(|card| &card.name))
    }

    pub(super) fn spell_name(&self, spell: Spell) -> Arg {
        named(self.cards.spells.get(spell.index()).map(|card| &card.name))
    }

    /// The porch is the first kind, the others follow.
    pub(super) fn tile_name(&self, kind: TileKind) -> Arg {
        let card = match kind.index() {
            0 => Some(&self.cards.porch),
            index => self.cards.tiles.get(index - 1),
        };
        named(card.map(|card| &card.name))
    }
}

fn named(name: Option<&String>) -> Arg {
    Arg::Name(name.cloned().unwrap_or_else(|| "?".into()))
}

/// `101,97`.
pub(super) fn square(square: Square) -> Message {
    say!("square", square: Arg::Text(format!("{},{}", square.column(), square.row())))
}

/// How far a square lies from another, as somebody would point: `3 north, 1 east`.
pub(super) fn bearing(from: Square, to: Square) -> Message {
    let (across, down) = (to.column() as i64 - from.column() as i64, to.row() as i64 - from.row() as i64);
    let part = |by: i64, back: &'static str, on: &'static str| {
        let way = if by < 0 { back } else { on };
        (by != 0).then(|| say!("bearing", squares: by.abs(), way: way))
    };
    let parts = [part(down, "north", "south"), part(across, "west", "east")];
    let parts = parts.into_iter().flatten().reduce(|first, next| say!("bearings", first: first, next: next));
    parts.unwrap_or_else(|| say!("bearing-here"))
}

/// One of eight directions, as a word for the message files.
pub(super) fn way(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "north",
        Direction::NorthEast => "north-east",
        Direction::East => "east",
        Direction::SouthEast => "south-east",
        Direction::South => "south",
        Direction::SouthWest => "south-west",
        Direction::West => "west",
        Direction::NorthWest => "north-west",
    }
}

/// Dice as they fell: `5 3 1`.
pub(super) fn faces(dice: Dice) -> Arg {
    Arg::Text(dice.iter().map(|die| die.to_string()).collect::<Vec<_>>().join(" "))
}

pub(super) fn figure_thing(figure: Figure) -> Thing {
    Thing::numbered("figure", figure.number())
}

pub(super) fn tile_thing(tile: Tile) -> Thing {
    Thing::numbered("tile", tile.number())
}

pub(super) fn spell_thing(spell: Spell) -> Thing {
    Thing::numbered("spell", spell.number())
}

pub(super) fn door_thing(squares: DoorSquares) -> Thing {
    at("door", squares.first)
}

pub(super) fn square_thing(square: Square) -> Thing {
    at("square", square)
}

fn at(kind: &str, square: Square) -> Thing {
    Thing::numbered(&format!("{kind}-{}", square.column()), square.row())
}

/// Sentences one after the other.
pub(super) fn sentences(sentences: impl IntoIterator<Item = Message>) -> Option<Message> {
    sentences.into_iter().reduce(|first, next| say!("sentences", first: first, next: next))
}
