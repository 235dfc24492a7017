// Written by a test from the Rust types; do not edit.

import type { Outcome, Seat, SeatSet } from "./core";

/** A move. Rooms are counted from 0 at the top, the two spaces of a room are 0 and 1. */
export type Move =
  | { "disable": Pair }
  | { "place": { adventurer: Adventurer, room: Depth } }
  | { "bump": { adventurer: Adventurer, room: Depth, space: number } }
  | { "replace": { adventurer: Adventurer, room: Depth, space: number } };

/** The table as one eye sees it. Money, adventurers and the backs of the rooms are open to all. */
export type View = {
  /** The round, counted from 1; there are as many as players. */
  round: number,
  /** What the table waits for. */
  phase: Phase,
  /** From whom. */
  waiting_for: SeatSet,
  /** Who has the start player marker; nobody before the placing has begun. */
  marker: Seat | null,
  /** Whose turns are to come in the winding order as things stand, the current one first. */
  turns: Array<Seat>,
  /** The Dungeon Master of the round, by its number. */
  master: number | null,
  /** The same with all it changes. */
  master_info: MasterCard | null,
  /** The rooms from the top. */
  dungeon: Array<RoomView>,
  /** Everyone, by seat. */
  players: Array<PlayerView>,
  /** The Dungeon Masters that may still come, by their numbers; some of them will not. */
  unseen_masters: Array<number>,
  /** The rooms that nobody has seen yet; some of them will not come, and some lie in the discard pile. */
  unseen_rooms: Array<Face>,
  /** How many rooms of level 1, 2 and 3 are still to be dealt from. */
  undealt: [number, number, number],
  /** The end, once it has come. */
  outcome: Outcome | null,
};

/** Something that happened. Rooms are counted from 0 at the top. */
export type Event =
  | { "type": "round_set_up", round: number }
  | { "type": "room_dealt", room: Depth, level: Level }
  | { "type": "ghost_placed", room: Depth }
  | { "type": "master_drawn", master: number }
  | { "type": "disabling_decided", seat: Seat }
  | { "type": "disabling_chosen", adventurers: Pair }
  | { "type": "disabled", seat: Seat, adventurers: Pair }
  | { "type": "master_disabled", adventurers: Pair }
  | { "type": "marker_passed", to: Seat }
  | { "type": "placed", seat: Seat, adventurer: Adventurer, room: Depth }
  | {
    "type": "bumped",
    seat: Seat,
    adventurer: Adventurer,
    room: Depth,
    owner: Seat,
    bumped: Adventurer,
  }
  | { "type": "ghost_bumped", seat: Seat, adventurer: Adventurer, room: Depth, to: Depth }
  | { "type": "replaced", seat: Seat, adventurer: Adventurer, room: Depth, replaced: Adventurer }
  | { "type": "paid", from: Seat | null, to: Seat | null, dollars: number }
  | { "type": "locked", room: Depth }
  | { "type": "resolution_began" }
  | { "type": "weakest_rewarded", seats: SeatSet, strength: number }
  | { "type": "room_opened", room: Depth, face: Face }
  | { "type": "defeated", room: Depth, strength: number, defense: number, treasure: number }
  | { "type": "ghost_share", room: Depth, dollars: number }
  | { "type": "odd_dollar_left", room: Depth }
  | { "type": "failed", room: Depth, strength: number, defense: number }
  | { "type": "abandoned", room: Depth }
  | { "type": "cleared" }
  | { "type": "healing_owed", seat: Seat, dollars: number }
  | { "type": "round_ended", round: number }
  | { "type": "tie_broken", seats: SeatSet, adventurer: Adventurer }
  | { "type": "won", seats: SeatSet, dollars: number };

/** What a table may choose. */
export type Options = {
  /** Which Dungeon Masters there are. */
  masters: Masters,
  /** What locks a room. */
  locks: Locks,
  /** Who plays together. */
  teams: Teams,
  /** Whether there is a ghost player. */
  ghost: boolean,
};

/** What the cards show, by the numbers that events and views use. */
export type Contents = {
  /** The fronts of all rooms, by face. */
  rooms: Array<RoomCard>,
  /** The backs of levels 1 to 3, and what a bump costs there. */
  levels: Array<LevelInfo>,
  /** The Dungeon Masters, by number. */
  masters: Array<MasterCard>,
  /** The numbers of those that the table plays with. */
  masters_in_play: Array<number>,
  /** What it costs to heal an adventurer of strength 1 to 5. */
  healing: [number, number, number, number, number],
};

/** An adventurer, by its strength. In files it is that number. */
export type Adventurer = 1 | 2 | 3 | 4 | 5;

/** A set of one guild's adventurers, one bit each. */
export type Adventurers = Array<Adventurer>;

/** The back of a room card: what is known of it before it is opened. */
export type Back = {
  /** The least and the most that its defense may be. */
  defense: [number, number],
  /** The least and the most dollars that may lie in it. */
  treasure: [number, number],
};

/** Whom somebody has decided to disable, before it is shown. */
export type Choice = "none" | "secret" | { "known": Pair };

/** A room's place in the column, counted from 0 at the top. */
export type Depth = number;

/** A room card's front, by its number in the card file. */
export type Face = number;

/** What became of a room. */
export type Fate = "closed" | "defeated" | "failed" | "abandoned";

/** What it costs to bump an adventurer off a room. */
export type Fee = {
  /** Dollars to the bank. */
  bank: number,
  /** Dollars to the owner of the bumped adventurer. */
  owner: number,
};

/** A threat level, from 1 to 3. */
export type Level = 1 | 2 | 3;

/** What all rooms of a level share. */
export type LevelInfo = {
  /** Its number. */
  level: Level,
  /** What a bump costs. */
  bump: Fee,
  /** How many rooms are of this level. */
  cards: number,
  /** The least and the most that its defense may be. */
  defense: [number, number],
  /** The least and the most dollars that may lie in it. */
  treasure: [number, number],
};

/** What locks a room. */
export type Locks = "printed" | "changed";

/** A Dungeon Master: the owner of a dungeon, who bends its rules. */
export type MasterCard = {
  /** Its name, no two the same. */
  name: string,
  /** Whether it only joins where the table plays with all. */
  promo: boolean,
  /** The rooms whose values it changes. */
  rooms: WhichRooms | null,
  /** By how much it changes their defense. */
  defense: number,
  /** By how much it changes their treasure. */
  treasure: number,
  /** The adventurer that may not enter. */
  bars: Adventurer | null,
  /** The adventurers that cost more to heal here. */
  heals_dearer: Adventurers,
  /** How much more. */
  heals_dearer_by: number,
  /** Dollars more for a defeated room with two adventurers of one strength. */
  equals: number,
  /** Dollars for whoever sent the least strength. */
  weakest: number,
  /** The two that everyone leaves out here. */
  disables: Pair | null,
};

/** Which Dungeon Masters there are. */
export type Masters = "base" | "all" | "none";

/** Two different adventurers of a guild, in no order: those that it disables. */
export type Pair = [Adventurer, Adventurer];

/** What the table waits for. */
export type Phase = "disabling" | "placing" | "over";

/** A player as the eye sees them. */
export type PlayerView = {
  /** Their money. */
  money: number,
  /** Their team, counted from 0, where there are teams. */
  team: number | null,
  /** The adventurers they can still place. */
  available: Adventurers,
  /** Those in the dungeon. */
  placed: Adventurers,
  /** Those out of use this round. */
  disabled: Adventurers,
  /** Whom they mean to disable. */
  choice: Choice,
};

/** The front of a room card. */
export type RoomCard = {
  /** Its monsters, no two rooms the same. */
  name: string,
  /** Its threat level. */
  level: Level,
  /** What two adventurers must reach together. */
  defense: number,
  /** The dollars for those who do. */
  treasure: number,
};

/** A room of the dungeon. */
export type RoomView = {
  /** Its threat level. */
  level: Level,
  /** What its back shows. */
  back: Back,
  /** By how much the Dungeon Master changes its defense. */
  defense_change: number,
  /** By how much the Dungeon Master changes its treasure. */
  treasure_change: number,
  /** Who stands in it. */
  spaces: [SpaceView, SpaceView],
  /** Their strength together. */
  strength: number,
  /** The strength that locks it. */
  locks_at: number,
  /** Whether it is locked. */
  locked: boolean,
  /** What it costs to bump an adventurer there; a ghost costs the bank's part alone. */
  bump: Fee,
  /** What became of it. */
  fate: Fate,
  /** Its front, once it is open. */
  face: Face | null,
  /** The same with its values. */
  info: RoomCard | null,
};

/** Who stands in a space. */
export type SpaceView = "empty" | "ghost" | { "taken": { seat: Seat, adventurer: Adventurer } };

/** Who plays together. */
export type Teams = "none" | "2v2" | "3v3" | "2v2v2";

/** Rooms by their place in the column. */
export type WhichRooms = "first" | "second" | "first_two" | "last" | "last_two";
