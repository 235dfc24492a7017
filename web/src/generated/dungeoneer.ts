// Written by a test from the Rust types; do not edit.

import type { Seat, SeatSet } from "./core";

/** A move. Walking is the choice of a square, never of a step: the rules find the way. */
export type Move =
  | { "choose": Dungeoneering }
  | { "go": Figure }
  | { "walk": Square }
  | { "fight": Figure }
  | { "shoot": Figure }
  | { "cast": { spell: Spell, aim: Aim } }
  | "pay"
  | "forgo"
  | { "teleport": Square }
  | "end"
  | { "place": Square }
  | { "activate": Figure }
  | { "pursue": Figure };

/** What an eye sees. */
export type View = {
  turn: number,
  stage: Stage,
  acting: Seat | null,
  order: Array<Seat>,
  monster_player: Seat | null,
  opener: Seat | null,
  tiles: Array<TileView>,
  doors: Array<DoorView>,
  figures: Array<FigureView>,
  dead: Array<DeadView>,
  go: GoView | null,
  to_place: Array<MonsterKind>,
  bag: Array<number>,
  tokens: number,
  bonus: number,
  quiet: number,
  complete: boolean,
  gold: Array<number>,
  living: Array<number>,
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
  | { "type": "dungeoneer_taken", figure: Figure, kind: Dungeoneering, seat: Seat | null, chosen: boolean }
  | { "type": "set_out", figure: Figure, square: Square }
  | { "type": "door_opened", figure: Figure | null, seat: Seat, squares: Array<Square> }
  | { "type": "token_drawn", kind: TileKind, fits: boolean }
  | { "type": "tile_laid", tile: Tile, kind: TileKind, corner: Square, heading: Facing, mirrored: boolean, last: boolean }
  | { "type": "doors_rolled", tile: Tile, die: number, doors: number, double: boolean }
  | { "type": "door_placed", tile: Tile, squares: Array<Square> }
  | { "type": "door_false", squares: Array<Square> }
  | { "type": "doors_walled" }
  | { "type": "door_found", tile: Tile, squares: Array<Square> }
  | { "type": "dungeon_complete" }
  | { "type": "monsters_rolled", dice: Array<number>, bonus: number, found: Found | null, double: boolean }
  | { "type": "monster_placed", figure: Figure, kind: MonsterKind, square: Square }
  | { "type": "monsters_discarded", count: number }
  | { "type": "turn_began", turn: number }
  | { "type": "go_began", figure: Figure, seat: Seat }
  | { "type": "go_ended", figure: Figure }
  | { "type": "walked", figure: Figure, path: Array<Square>, dice: Array<number>, stopped: Stop | null }
  | { "type": "struck" } & Strike
  | { "type": "died", figure: Figure, square: Square }
  | { "type": "vanished", figure: Figure, square: Square }
  | { "type": "spell_tried", figure: Figure, spell: Spell, die: number, needed: number, works: boolean }
  | { "type": "spell_paid", figure: Figure, spell: Spell }
  | { "type": "spell_forgone", figure: Figure, spell: Spell }
  | { "type": "teleported", figure: Figure, from: Square, to: Square }
  | { "type": "healed", figure: Figure, healer: Figure, wounds: number, price: number }
  | { "type": "shield_raised", figure: Figure }
  | { "type": "shield_broken", figure: Figure }
  | { "type": "helpers_rolled", figure: Figure, die: number, count: number }
  | { "type": "helper_summoned", figure: Figure, kind: MonsterKind, square: Square, by: Figure }
  | { "type": "treasure_found", monster: Figure, dice: Array<number>, gold: number }
  | { "type": "gold_gained", figure: Figure, gold: number }
  | { "type": "gold_lost", gold: number }
  | { "type": "monster_player_is", seat: Seat | null }
  | { "type": "monster_activated", figure: Figure }
  | { "type": "monster_pursues", figure: Figure, target: Figure }
  | { "type": "ended", how: Ending, winners: SeatSet, gold: number };

/** What the cards show. */
export type Contents = {
  names: Array<string>,
  dungeoneers: Array<DungeoneerCard>,
  monsters: Array<MonsterCard>,
  spells: Array<SpellCard>,
  tiles: Array<TileCard>,
  doors: Array<DoorsRow>,
  hordes: Array<HordeRow>,
  gold: Array<string>,
  turns: number,
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

export type Recap = { goes: Array<GoneBy> };

export type GoneBy = {
  figure: Figure,
  path: Array<Square>,
  strikes: Array<Strike>,
  died: Array<Figure>,
  gold: number,
};

export type Aim = "caster" | { "square": Square } | { "direction": Direction } | { "figure": Figure } | { "level": Level };

export type AttackAhead = {
  target: Figure,
  how: How,
  dice: number,
  needed: number | null,
  save: number | null,
  shield: number | null,
  each: Odds,
  expected: number,
  wounds: Array<Odds>,
  health: number,
  kills: Odds,
  gold: [number, number] | null,
};

export type CastAhead = {
  needed: number | null,
  works: Odds,
  can_pay: boolean,
  ends_go: boolean,
  squares: Array<Square>,
  hits: Array<AttackAhead>,
  helpers: number,
  price: number,
};

export type DeadView = { id: Figure, dungeoneer: Dungeoneering, owner: Seat | null };
export type Direction =
  | "north" | "north_east" | "east" | "south_east" | "south" | "south_west" | "west" | "north_west";
export type DoorView = { squares: Array<Square>, from: Tile, to: Tile | null, facing: Facing };
export type DoorsRow = { doors: number, double: boolean };
export type Dungeoneering = number;

export type DungeoneerCard = {
  name: string,
  icon: string,
  spells: Array<Spell>,
} & Statistics;

export type EffectCard =
  | { "kind": "fireball", wounds: number }
  | { "kind": "lightning", dice: number, fades_after: number, hits_on: number }
  | { "kind": "teleport" }
  | { "kind": "disintegrate", wounds: string }
  | { "kind": "smite" }
  | { "kind": "heal", wounds: number, price: number }
  | { "kind": "holy_shield", save: number }
  | { "kind": "summoning", helpers: Array<HelperCard> };

export type Ending = "final_tile" | "highest_slain" | "complete" | "all_dead" | "time_over";
export type Facing = "north" | "east" | "south" | "west";
export type Figure = number;

export type FigureView = {
  id: Figure,
  side: Side,
  dungeoneer?: Dungeoneering,
  monster?: MonsterKind,
  level?: Level,
  square: Square,
  tile: Tile,
  health: number,
  full_health: number,
  gold: number,
  owner: Seat | null,
  summoner?: Figure,
  done: boolean,
  next_to: Array<Figure>,
  shielded: boolean,
  wounded_by?: Array<WoundedBy>,
  of_final_tile: boolean,
};

export type Floor = "firm" | { "slippery": number };
export type FormCard = "straight" | "corner" | "junction";
export type Found = { level: Level, kind: MonsterKind, count: number, die: number | null };

export type GoView = {
  figure: Figure,
  steps: number,
  held: boolean,
  must_fight: boolean,
  may_cast: boolean,
  spell: Spell | null,
  aim: Aim | null,
  target: Figure | null,
};

export type HelperCard = { level: Level, count: string, kind: MonsterKind };
export type HordeRow = { sum: number, level: Level | null, count: string };
export type How = "fight" | "shot" | "fireball" | "lightning" | "disintegrate" | "smite";
export type Level = 1 | 2 | 3 | 4 | 5;
export type MonsterAhead = {
  figure: Figure,
  targets: Array<Figure>,
  fights_here: boolean,
  distance: number | null,
};
export type MonsterCard = { name: string, icon: string, level: Level } & Statistics;
export type MonsterKind = number;
export type Odds = number;
export type Side = "dungeoneer" | "helper" | "monster";
export type Spell = number;
export type SpellCard = {
  name: string,
  icon: string,
  difficulty: number,
  effect: EffectCard,
  attacks: boolean,
};
export type Square = [number, number];
export type Stage =
  | "choose_dungeoneer" | "next_go" | "go" | "pay_for_spell" | "teleport" | "place_monster" | "place_helper"
  | "next_monster" | "monster_target" | "monster_move" | "monster_fight" | "over";
export type StandAhead = { square: Square, next_to: Array<Figure>, ends_movement: boolean };
export type Statistics = {
  move: number,
  fighting: number,
  shooting: number | null,
  defence: number,
  armour: number,
  health: number,
};
export type Stop = "engaged" | "door" | "fell";
export type Strike = {
  by: Figure,
  figure: Figure,
  how: How,
  dice: Array<number>,
  needed: number | null,
  hits: number,
  saves: Array<number>,
  save_needed: number,
  shield: Array<number>,
  shield_needed: number,
  wounds: number,
  left: number,
};
export type Tile = number;
export type TileCard = {
  name: string,
  icon: string,
  form: FormCard,
  rows: Array<string>,
  floor: Floor,
  tokens: number,
};
export type TileKind = number;
export type TileView = {
  kind: TileKind,
  corner: Square,
  rows: Array<string>,
  heading: Facing,
  mirrored: boolean,
  last: boolean,
};
export type WalkAhead = {
  path: Array<Square>,
  cost: number,
  left: number,
  stops: Stop | null,
  opens: Array<Square> | null,
  next_to: Array<Figure>,
  slippery: number,
  arrives: Odds,
};
export type WoundedBy = { figure: Figure, wounds: number };
