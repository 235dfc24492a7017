// Written by a test from the Rust types; do not edit.

import type { Seat, SeatSet } from "./core";

/** A move. Walking is the choice of a square, never of a step: the rules find the way. */
export type Move = { "choose": Dungeoneering } | { "go": Figure } | { "walk": Square } | { "fight": Figure } | { "shoot": Figure } | {
  "cast": {
    /** Which one. */
    spell: Spell,
    /** At what. */
    aim: Aim,
  }
} | "pay" | "forgo" | { "teleport": Square } | "end" | { "place": Square } | { "activate": Figure } | { "pursue": Figure };

/** What an eye sees. */
export type View = {
  /** The turn, counted from 1; 0 while dungeoneers are chosen. */
  turn: number,
  /** What is to be decided. */
  stage: Stage,
  /** Who decides; nobody once it is over. */
  acting: Seat | null,
  /** The order of play. */
  order: Array<Seat>,
  /** Who runs the monsters, or ran them last. */
  monster_player: Seat | null,
  /** Who opened the first door on monsters in this turn, and will run them at its end. */
  opener: Seat | null,
  /** The tiles in the order in which they were laid, the porch first. */
  tiles: Array<TileView>,
  /** The doors: the open ones in the order of their tiles, then those to be opened, oldest first. */
  doors: Array<DoorView>,
  /** Whoever stands on the board: dungeoneers, helpers, monsters. */
  figures: Array<FigureView>,
  /** The dungeoneers that died. */
  dead: Array<DeadView>,
  /** The go that is on. */
  go: GoView | null,
  /** The monsters, or helpers, that are still to be placed, the next one first. */
  to_place: Array<MonsterKind>,
  /** How many tokens of each kind of tile are in the bag. */
  bag: Array<number>,
  /** How many tokens that is. */
  tokens: number,
  /** What is added to the dice when the next tile is laid. */
  bonus: number,
  /** Turns in a row without a living monster and without an opened door. */
  quiet: number,
  /** Whether nothing fits any more, so that the game ends once no monster lives. */
  complete: boolean,
  /** Gold of each player's living dungeoneers, by seat: the score so far. */
  gold: Array<number>,
  /** How many dungeoneers of each player live, by seat. */
  living: Array<number>,
  /** How it ended. */
  ending: Ending | null,
};

/** Something that happened, with every die that fell. */
export type Event =
  | {
    "type": "introduced",
    figure: Figure,
    dungeoneer: Dungeoneering | null,
    monster: MonsterKind | null,
    seat: Seat | null,
  }
  | { "type": "order_rolled", seat: Seat, die: number, again: boolean }
  | { "type": "order_settled", seat: Seat, place: number }
  | {
    "type": "dungeoneer_taken",
    figure: Figure,
    kind: Dungeoneering,
    seat: Seat | null,
    chosen: boolean,
  }
  | { "type": "set_out", figure: Figure, square: Square }
  | { "type": "door_opened", figure: Figure | null, seat: Seat, squares: DoorSquares }
  | { "type": "token_drawn", kind: TileKind, fits: boolean }
  | {
    "type": "tile_laid",
    tile: Tile,
    kind: TileKind,
    corner: Square,
    heading: Facing,
    mirrored: boolean,
    last: boolean,
  }
  | { "type": "doors_rolled", tile: Tile, die: number, doors: number, double: boolean }
  | { "type": "door_placed", tile: Tile, squares: DoorSquares, facing: Facing }
  | { "type": "door_false", squares: DoorSquares }
  | { "type": "doors_walled" }
  | { "type": "door_found", tile: Tile, squares: DoorSquares, facing: Facing }
  | { "type": "dungeon_complete" }
  | { "type": "monsters_rolled", dice: Dice, bonus: number, found: Found | null, double: boolean }
  | { "type": "monster_placed", figure: Figure, kind: MonsterKind, square: Square }
  | { "type": "monsters_discarded", count: number }
  | { "type": "turn_began", turn: number }
  | { "type": "go_began", figure: Figure, seat: Seat, steps: number }
  | { "type": "go_ended", figure: Figure }
  | { "type": "walked", figure: Figure, path: Path, dice: Dice, stopped: Stop | null, left: number }
  | { "type": "struck" } & Strike
  | { "type": "died", figure: Figure, square: Square }
  | { "type": "vanished", figure: Figure, square: Square }
  | { "type": "spell_tried", figure: Figure, spell: Spell, die: number, needed: number, works: boolean }
  | { "type": "spell_paid", figure: Figure, spell: Spell, left: number }
  | { "type": "spell_forgone", figure: Figure, spell: Spell }
  | { "type": "spell_reached", figure: Figure, how: How, squares: Path }
  | {
    "type": "teleported",
    figure: Figure,
    from: Square,
    to: Square,
    tile: Tile,
    kind: TileKind,
    left: number,
  }
  | { "type": "healed", figure: Figure, healer: Figure, wounds: number, price: number, health: number }
  | { "type": "shield_raised", figure: Figure }
  | { "type": "shield_broken", figure: Figure }
  | { "type": "helpers_rolled", figure: Figure, die: number, count: number }
  | { "type": "helper_summoned", figure: Figure, kind: MonsterKind, square: Square, by: Figure }
  | { "type": "treasure_found", monster: Figure, dice: Dice, gold: number }
  | { "type": "gold_gained", figure: Figure, gold: number }
  | { "type": "gold_lost", gold: number }
  | { "type": "monster_player_is", seat: Seat | null }
  | { "type": "monster_activated", figure: Figure, steps: number }
  | { "type": "monster_pursues", figure: Figure, target: Figure }
  | { "type": "ended", how: Ending, winners: SeatSet, gold: number };

/** What a table may choose. */
export type Options = {
  /** How players come by their dungeoneers. */
  dungeoneers: Party,
  /** Which exploration tokens are in the bag. */
  bag: Bag,
  /** How many spells may be tried. */
  spells: Spells,
};

/** What the cards show. */
export type Contents = {
  /** What the set of cards is called, and every pack beside it. */
  names: Array<string>,
  /** All kinds of dungeoneers that may set out. */
  dungeoneers: Array<DungeoneerCard>,
  /** All kinds of monsters that may be met. */
  monsters: Array<MonsterCard>,
  /** All spells that somebody can cast. */
  spells: Array<SpellCard>,
  /** All kinds of tiles; the first is the porch, the second the corridor of the start. */
  tiles: Array<TileCard>,
  /** What the doors table says of each roll from 1 to 6. */
  doors: Array<DoorsRow>,
  /** What the monsters table says of each sum from 2 on; the last holds for all above it too. */
  hordes: Array<HordeRow>,
  /** The gold that monsters of level 1 to 5 carry, as it is rolled: `2D6`. */
  gold: Array<string>,
  /** How many turns there are at most. */
  turns: number,
  /** After how many quiet turns in a row a door opens by itself. */
  quiet_turns: number,
};

/** What a move would bring. */
export type Preview =
  | { "type": "plain" }
  | { "type": "walk" } & WalkAhead
  | { "type": "attack" } & AttackAhead
  | { "type": "cast" } & CastAhead
  | { "type": "stand" } & StandAhead
  | { "type": "monster" } & MonsterAhead;

/**
 * The goes of this turn so far, the monsters' among them. Those of the turn before are kept until the first go of the next one
 * begins, so that something is always there to be read.
 */
export type Recap = {
  /** In order. */
  goes: Array<GoneBy>,
};

/** What a spell is aimed at; each effect asks for one kind. */
export type Aim =
  | "caster"
  | { "square": Square }
  | { "direction": Direction }
  | { "figure": Figure }
  | { "level": Level };

/** A fight, a shot, or what a spell does to somebody. */
export type AttackAhead = {
  /** Whom it is aimed at, or who stands in its way. */
  target: Figure,
  /** By what means. */
  how: How,
  /** How many dice are rolled; for Disintegrate the most wounds. */
  dice: number,
  /** What each must show to hit; nothing where every one does. */
  needed: number | null,
  /** What an armour die must show to save; nothing where nothing saves. */
  save: number | null,
  /** What a die of a Holy Shield must show. */
  shield: number | null,
  /** The chance of each die to wound. */
  each: Odds,
  /** The wounds to expect, in hundredths. */
  expected: number,
  /** The chance of no wound, one, two and so on. */
  wounds: Array<Odds>,
  /** The health of the target. */
  health: number,
  /** The chance to kill. */
  kills: Odds,
  /** The gold to be found, the least and the most; nothing where there is none to be had. */
  gold: [number, number] | null,
};

/** Which exploration tokens are in the bag. */
export type Bag = "short" | "long" | "deadly";

/** A spell. */
export type CastAhead = {
  /** What the die must show; nothing where it is paid for and sure to work. */
  needed: number | null,
  /** The chance that it works. */
  works: Odds,
  /** Whether a wound may be paid when it does not. */
  can_pay: boolean,
  /** Whether it ends the go. */
  ends_go: boolean,
  /** The squares it reaches: a ball of fire, the way of lightning. */
  squares: Array<Square>,
  /** Whom it hits if it works, in order, and with what chances. */
  hits: Array<AttackAhead>,
  /** The most helpers that find a square. */
  helpers: number,
  /** The gold that is paid for healing. */
  price: number,
};

/** A dungeoneer that died. */
export type DeadView = {
  /** Who. */
  id: Figure,
  /** What kind. */
  dungeoneer: Dungeoneering,
  /** Whose it was. */
  owner: Seat | null,
};

/** Dice as they fell, in order; in JSON a list of numbers. */
export type Dice = Array<number>;

/** One of eight directions. */
export type Direction =
  | "north"
  | "north_east"
  | "east"
  | "south_east"
  | "south"
  | "south_west"
  | "west"
  | "north_west";

/** The square of a single door, or the two of a double one; in JSON a list. */
export type DoorSquares = Array<[number, number]>;

/** A door. */
export type DoorView = {
  /** One square, or two. */
  squares: DoorSquares,
  /** The tile it leads out of. */
  from: Tile,
  /** The tile it leads to; none before it is opened. */
  to: Tile | null,
  /** The wall it is in, seen from the tile it leads out of. */
  facing: Facing,
};

/** A row of the doors table. */
export type DoorsRow = {
  /** How many doors. */
  doors: number,
  /** Whether they are double. */
  double: boolean,
};

/** A kind of dungeoneer. */
export type DungeoneerCard = {
  /** What it is called. */
  name: string,
  /** Its picture, by its name in the set of game-icons. */
  icon: string,
  /** What it can cast. */
  spells: Array<Spell>,
  /** How many squares it may move. */
  move: number,
  /** How many dice it rolls when it fights. */
  fighting: number,
  /** How many dice it rolls when it shoots; nothing for who cannot. */
  shooting: number | null,
  /** What a die must show to hit it. */
  defence: number,
  /** What a die must show to save it from a hit. */
  armour: number,
  /** How many wounds kill it. */
  health: number,
};

/** A kind of dungeoneer, by its place in [`Contents::dungeoneers`](crate::Contents::dungeoneers). */
export type Dungeoneering = number;

/** What a spell does, with its figures. */
export type EffectCard =
  | { "kind": "fireball", wounds: number }
  | { "kind": "lightning", dice: number, fades_after: number, hits_on: number }
  | { "kind": "teleport" }
  | { "kind": "disintegrate", wounds: string }
  | { "kind": "smite" }
  | { "kind": "heal", wounds: number, price: number }
  | { "kind": "holy_shield", save: number }
  | { "kind": "summoning", helpers: Array<HelperCard> };

/** How a game ended. */
export type Ending = "final_tile" | "highest_slain" | "complete" | "all_dead" | "time_over";

/** An enemy of whoever acts. */
export type EnemyView = {
  /** Who. */
  figure: Figure,
  /** Steps to it over floor and open doors, whoever stands there. */
  steps: number,
  /** In which direction it stands, as somebody would point. */
  direction: Direction,
};

/** One of the four walls of a tile, or the way somebody walks through one. */
export type Facing = "north" | "east" | "south" | "west";

/**
 * Somebody who stands on the board, by a place that is kept until death: 1 to 6 are the dungeoneers in the order of play,
 * 7 to 12 summoned helpers, 13 to 60 monsters. The place of the dead is given to whoever comes later.
 */
export type Figure = number;

/** Somebody on the board. */
export type FigureView = {
  /** Who. */
  id: Figure,
  /** Dungeoneer, helper or monster. */
  side: Side,
  /** What kind of dungeoneer; none for others. */
  dungeoneer?: Dungeoneering,
  /** What kind of monster; none for dungeoneers. */
  monster?: MonsterKind,
  /** The letter or sign by which words tell a monster or a helper from others of its kind; a dungeoneer's name is enough. */
  mark?: string,
  /** A monster's or a helper's level. */
  level?: Level,
  /** Where it stands. */
  square: Square,
  /** The tile it stands on; on the square of an open door the one the door leads out of. */
  tile: Tile,
  /** Its health, wounds taken off. */
  health: number,
  /** Its health without a wound. */
  full_health: number,
  /** Its gold. */
  gold: number,
  /** Whose dungeoneer or helper it is; none for monsters and spare dungeoneers. */
  owner: Seat | null,
  /** Who summoned it. */
  summoner?: Figure,
  /** Whether it has had its go in this turn. */
  done: boolean,
  /** The enemies it stands next to. */
  next_to: Array<Figure>,
  /** Whether a Holy Shield surrounds it. */
  shielded: boolean,
  /** Wounds that each dungeoneer gave a monster, by which its gold will be shared. */
  wounded_by: Array<WoundedBy>,
  /** Whether it was placed on the final tile: the game ends when all such are dead. */
  of_final_tile: boolean,
};

/** What a floor does to whoever moves on it. */
export type Floor = "firm" | { "slippery": number };

/** How a tile is made. */
export type FormCard = "straight" | "corner" | "junction";

/** A group of monsters. */
export type Found = {
  /** Their level. */
  level: Level,
  /** What they are. */
  kind: MonsterKind,
  /** How many there are. */
  count: number,
  /** The die that said so, as it fell; a D3 is half a die, rounded up. None where the table names a number. */
  die: number | null,
};

/** A go that is on, of a dungeoneer, a helper or a monster. */
export type GoView = {
  /** Whose it is. */
  figure: Figure,
  /** How many squares it may still move. */
  steps: number,
  /** Whether an idle enemy is next to it, so that it may not walk. */
  held: boolean,
  /** Whether it must fight before its go can end. */
  must_fight: boolean,
  /** Whether a spell may still be tried in it. */
  may_cast: boolean,
  /** The spell that failed and may be paid for, or Teleport, whose square is to be chosen. */
  spell: Spell | null,
  /** What that spell is aimed at. */
  aim: Aim | null,
  /** Whom a monster goes for. */
  target: Figure | null,
  /** The enemies of whoever acts, the nearest first. */
  enemies: Array<EnemyView>,
};

/** A go that is over, or nearly. */
export type GoneBy = {
  /** Whose it was. */
  figure: Figure,
  /** Where it walked, from where it stood. */
  path: Array<Square>,
  /** Whom it attacked, and how that went. */
  strikes: Array<Strike>,
  /** Who died in it. */
  died: Array<Figure>,
  /** Gold that the figure gained. */
  gold: number,
};

/** Helpers that may be called. */
export type HelperCard = {
  /** Of this level. */
  level: Level,
  /** So many, as they are rolled: `1D3`. */
  count: string,
  /** What they look like. */
  kind: MonsterKind,
};

/** A row of the monsters table. */
export type HordeRow = {
  /** The sum of the dice. */
  sum: number,
  /** Their level; nothing where nobody is there. */
  level: Level | null,
  /** How many, as they are rolled: `1D6`. */
  count: string,
};

/** By what means somebody is attacked. */
export type How = "fight" | "shot" | "fireball" | "lightning" | "disintegrate" | "smite";

/** A monster's level, from 1 to 5. */
export type Level = 1 | 2 | 3 | 4 | 5;

/** What a monster may do. */
export type MonsterAhead = {
  /** The monster. */
  figure: Figure,
  /** Whom it may fight where it stands, or go for. */
  targets: Array<Figure>,
  /** Whether it stands next to somebody, so that it does not move. */
  fights_here: boolean,
  /** Steps to the target over floor and open doors, whoever stands there. */
  distance: number | null,
};

/** A kind of monster. */
export type MonsterCard = {
  /** What it is called. */
  name: string,
  /** Its picture, by its name in the set of game-icons. */
  icon: string,
  /** Its level. */
  level: Level,
  /** How many squares it may move. */
  move: number,
  /** How many dice it rolls when it fights. */
  fighting: number,
  /** How many dice it rolls when it shoots; nothing for who cannot. */
  shooting: number | null,
  /** What a die must show to hit it. */
  defence: number,
  /** What a die must show to save it from a hit. */
  armour: number,
  /** How many wounds kill it. */
  health: number,
};

/** A kind of monster, by its place in [`Contents::monsters`](crate::Contents::monsters). */
export type MonsterKind = number;

/** A chance in parts of ten thousand: 10000 is certain. */
export type Odds = number;

/** How players come by their dungeoneers. */
export type Party = "dealt" | "chosen";

/** A way over the board, square by square, from where it begins to where it ends; in JSON a list of squares. */
export type Path = Array<[number, number]>;

/** Which of three kinds a figure is. */
export type Side = "dungeoneer" | "helper" | "monster";

/** A spell, by its place in [`Contents::spells`](crate::Contents::spells). */
export type Spell = number;

/** A spell. */
export type SpellCard = {
  /** What it is called. */
  name: string,
  /** Its picture, by its name in the set of game-icons. */
  icon: string,
  /** What the die must show. */
  difficulty: number,
  /** What it does. */
  effect: EffectCard,
  /** Whether casting it ends the go, as an attack does. */
  attacks: boolean,
};

/** How many spells may be tried. */
export type Spells = "player" | "caster";

/**
 * A square of the board. In JSON it is `[column, row]`, both from 1 to 200, the first row in the north and the first column
 * in the west.
 */
export type Square = [number, number];

/** What is to be decided. */
export type Stage =
  | "choose_dungeoneer"
  | "next_go"
  | "go"
  | "pay_for_spell"
  | "teleport"
  | "place_monster"
  | "place_helper"
  | "next_monster"
  | "monster_target"
  | "monster_move"
  | "monster_fight"
  | "over";

/** Where somebody would stand. */
export type StandAhead = {
  /** The square. */
  square: Square,
  /** The enemies next to it. */
  next_to: Array<Figure>,
  /** Whether one of them is idle, so that movement ends there. */
  ends_movement: boolean,
};

/** Why a walk ended where it did before it had to. */
export type Stop = "engaged" | "door" | "fell";

/** An attack on somebody, hit by hit: dice, hits, saves, wounds. */
export type Strike = {
  /** Who attacks. */
  by: Figure,
  /** Whom. */
  figure: Figure,
  /** By what means. */
  how: How,
  /** The dice of the attack; none for a Fireball, which always hits. */
  dice: Dice,
  /** What each of them had to show to hit; nothing where they are added up, or where there are none. */
  needed: number | null,
  /** How many hits. */
  hits: number,
  /** The dice of armour, one for each hit; none where nothing saves. */
  saves: Dice,
  /** What each of them had to show. */
  save_needed: number,
  /** How many hits they saved. */
  saved: number,
  /** The dice of a Holy Shield, one for each wound that armour let through until one passes. */
  shield: Dice,
  /** What each of them had to show. */
  shield_needed: number,
  /** How many wounds they saved. */
  shielded: number,
  /** The wounds that came through. */
  wounds: number,
  /** The health that is left; 0 for the dead. */
  left: number,
};

/** A tile that lies on the board, in the order in which they were laid: 1 is the porch, 2 the corridor of the start. */
export type Tile = number;

/** A kind of tile. */
export type TileCard = {
  /** What it is called. */
  name: string,
  /** Its picture, by its name in the set of game-icons. */
  icon: string,
  /** How it is made. */
  form: FormCard,
  /** Its squares as one walks in from below, row by row: `#` is floor. */
  rows: Array<string>,
  /** What its floor does to whoever moves on it. */
  floor: Floor,
  /** How many of its tokens the table's bag holds at the start. */
  tokens: number,
};

/** A kind of tile, by its place in [`Contents::tiles`](crate::Contents::tiles). */
export type TileKind = number;

/** A tile on the board. */
export type TileView = {
  /** What it is. */
  kind: TileKind,
  /** The north-western corner of its box. */
  corner: Square,
  /** Its squares from there, row by row: `#` is floor. */
  rows: Array<string>,
  /** The way one walks in. */
  heading: Facing,
  /** Whether it is turned over: a corner that turns left. */
  mirrored: boolean,
  /** Whether it is the final tile. */
  last: boolean,
};

/** A walk. */
export type WalkAhead = {
  /** The way, square by square, from where the figure stands. */
  path: Array<Square>,
  /** How many squares it costs. */
  cost: number,
  /** How many are left then, unless something ends the movement. */
  left: number,
  /** What ends the movement there, if anything is sure to. */
  stops: Stop | null,
  /** The door that is opened there. */
  opens: DoorSquares | null,
  /** The enemies next to that square: whoever ends the go there must fight one of them. */
  next_to: Array<Figure>,
  /** How many slippery squares are on the way. */
  slippery: number,
  /** The chance to get there without falling. */
  arrives: Odds,
};

/** Wounds that somebody gave a monster. */
export type WoundedBy = {
  /** The dungeoneer; helpers wound for who summoned them. */
  figure: Figure,
  /** How many. */
  wounds: number,
};
