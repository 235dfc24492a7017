// Written by a test from the Rust types; do not edit.

import type { Outcome, Seat, SeatSet } from "./core";

/** A move. In JSON rooms are counted from 1 at the top, and the two spaces of a room are 1 and 2. */
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
  /** The Dungeon Master of the round, by its name. */
  master: string | null,
  /** The same with all it changes. */
  master_info: MasterCard | null,
  /**
   * What it costs in this dungeon to heal an adventurer of strength 1 to 5; while everyone decides whom to disable, what
   * leaving it out brings.
   */
  healing: [number, number, number, number, number],
  /** The rooms from the top. */
  dungeon: Array<RoomView>,
  /** Everyone, by seat. */
  players: Array<PlayerView>,
  /** The Dungeon Masters that may still come, by name; some of them will not. */
  masters_left: Array<string>,
  /** The rooms that nobody has seen yet, by name; some of them will not come, and some lie in the discard pile. */
  unseen: Array<string>,
  /** How many rooms of level 1, 2 and 3 are still to be dealt from. */
  undealt: [number, number, number],
  /** The end, once it has come. */
  outcome: Outcome | null,
  /** How it came about: everyone, or every team, from the best; nobody before the end. */
  accounts: Array<Account>,
};

/** Something that happened. In JSON rooms are counted from 1 at the top, and so are rounds and cards. */
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

/** What the cards show. */
export type Contents = {
  /** The fronts of all rooms. An event names one by its place here, counted from 1. */
  rooms: Array<RoomCard>,
  /** The backs of levels 1 to 3, and what a bump costs there. */
  levels: Array<LevelInfo>,
  /** The Dungeon Masters. An event names one by its place here, counted from 1. */
  masters: Array<MasterCard>,
  /** The names of those that the table plays with. */
  masters_in_play: Array<string>,
  /** What it costs to heal an adventurer of strength 1 to 5. */
  healing: [number, number, number, number, number],
  /** The most strength that can stand in a room. */
  most_strength: number,
};

/** What a move would bring. */
export type Preview = { "disable": Disabling } | { "send": Sending };

/** What has just happened. */
export type Recap = {
  /** The last dungeon that was opened; none in the first round. */
  dungeon: LastDungeon | null,
};

/** What the end brought to those who win or lose together. */
export type Account = {
  /** A team, or somebody alone. */
  seats: SeatSet,
  /** Its number, counted from 1, where there are teams. */
  team: number | null,
  /** Their money together. */
  money: number,
  /** The strongest adventurer that they could have sent into the last dungeon and did not. */
  left_out: Adventurer | null,
  /** Whether others have just as much of the most money, so that the adventurer left out decided. */
  tied: boolean,
  /** Whether they win. */
  won: boolean,
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

/** What somebody owed for healing. */
export type Bill = {
  /** Who. */
  seat: Seat,
  /** What it came to. */
  owed: number,
  /** What they paid, which was all they had if it is less. */
  paid: number,
};

/** So many of so many. */
export type Chances = {
  /** Those that are beaten. */
  beaten: number,
  /** All of them. */
  of: number,
};

/** Whom somebody has decided to disable, before it is shown. */
export type Choice = "none" | "secret" | { "known": Pair };

/** A room's place in the column, counted from the top: from 0 inside, and from 1 in JSON and wherever somebody reads it. */
export type Depth = number;

/** What leaving two out brings. */
export type Disabling = {
  /** Dollars from the bank, once all have decided. */
  paid: number,
  /** Those that can be sent into the first dungeon. */
  available: Adventurers,
};

/** A room card's front, by its place among the rooms of the card file, in JSON counted from 1. */
export type Face = number;

/** What became of a room. */
export type Fate = "closed" | "defeated" | "failed" | "abandoned";

/** What it costs to take somebody's place in a room. */
export type Fee = {
  /** Dollars to the bank. */
  bank: number,
  /** Dollars to the owner of the bumped adventurer. */
  owner: number,
};

/** A dungeon that is over. */
export type LastDungeon = {
  /** Its round, counted from 1. */
  round: number,
  /** Its Dungeon Master by name. */
  master: string | null,
  /** The rooms from the top. */
  rooms: Array<RoomAfter>,
  /** The room that failed; none if all were defeated. */
  failed: Depth | null,
  /** Who was paid for sending the least strength. */
  weakest: Weakest | null,
  /** What healing cost. */
  bills: Array<Bill>,
  /** By how much the opening of the rooms changed everyone's money, by seat. */
  change: Array<number>,
};

/** Who has to leave a space, and what becomes of them. */
export type Leaving =
  | { "bumped": { seat: Seat, adventurer: Adventurer } }
  | { "replaced": { adventurer: Adventurer } }
  | { "ghost": { to: RoomThen } };

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

/** The strength that one more must have. */
export type Needs = {
  /** With the least defense. */
  least: number,
  /** With the most, as far as anybody has it. */
  most: number,
  /** Whether that is enough for the most defense. */
  enough: boolean,
};

/** Whether a strength beats what may be behind a door. */
export type Outlook = "surely" | "perhaps" | "never";

/** Two different adventurers of a guild, in no order: those that it disables. */
export type Pair = [Adventurer, Adventurer];

/** What the table waits for. */
export type Phase = "disabling" | "placing" | "over";

/** A player as the eye sees them. */
export type PlayerView = {
  /** Their money. */
  money: number,
  /** Their team, counted from 1, where there are teams. */
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

/** A room when the dungeon was over. */
export type RoomAfter = {
  /** Its threat level. */
  level: Level,
  /** Who stood in it. */
  stood: Array<Stood>,
  /** What became of it. */
  fate: Fate,
  /** Its front; nobody has seen that of an abandoned room. */
  card: RoomCard | null,
  /** The strength in it when it was opened. */
  strength: number,
  /** The defense that it had here. */
  defense: number,
  /** The dollars that were divided. */
  treasure: number,
  /** Whether two of one strength left a dollar in the bank. */
  odd_left: boolean,
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

/** A room as it would be after a move. */
export type RoomThen = {
  /** Which one. */
  room: Depth,
  /** Whether both spaces are taken. */
  full: boolean,
  /** The strength in it. */
  strength: number,
  /** The least and the most defense that it may have. */
  defense: [number, number],
  /** Whether it is locked then. */
  locked: boolean,
  /** Whether the strength beats it, whoever joins where a space is empty. */
  outlook: Outlook,
  /** Of all rooms that it may be, how many a full room's strength beats. */
  chances: Chances | null,
  /** What it takes from whoever joins, where a space is empty and that decides. */
  needs: Needs | null,
  /** The most strength that can be in it with whoever joins. */
  reach: number,
};

/** A room of the dungeon. */
export type RoomView = {
  /** Its threat level. */
  level: Level,
  /** What its back shows. */
  back: Back,
  /** The least and the most defense that it may have here, with what the Dungeon Master changes; an open room has one. */
  defense: [number, number],
  /** The least and the most dollars that it may hold here, with what the Dungeon Master changes; an open room has one. */
  treasure: [number, number],
  /** By how much the Dungeon Master changes its defense. */
  defense_change: number,
  /** By how much the Dungeon Master changes its treasure. */
  treasure_change: number,
  /** Who stands in it. */
  spaces: [SpaceView, SpaceView],
  /** How strong they are; nobody counts 0, and a ghost as much as the level of the room. */
  strengths: [number, number],
  /** Their strength together. */
  strength: number,
  /** Whether that beats the room, whoever joins them where a space is empty. */
  outlook: Outlook,
  /** The strength that locks it. */
  locks_at: number,
  /** Whether it is locked. */
  locked: boolean,
  /** What it costs to bump an adventurer there; a ghost costs the bank's part alone. */
  bump: Fee,
  /** What became of it. */
  fate: Fate,
  /** Its front by its name, once it is open. */
  card: string | null,
  /** The same with its values. */
  info: RoomCard | null,
};

/** What sending an adventurer into a room brings. */
export type Sending = {
  /** What is paid at once; nothing for an empty space. */
  price: Fee,
  /** Who has to leave the space; nobody if it is empty. */
  leaves: Leaving | null,
  /** The room as it would be. */
  room: RoomThen,
  /**
   * Dollars that its treasure would bring, the least and the most, with somebody of another guild in a space that is still
   * empty. Nothing where it cannot be beaten: then there is nothing to win.
   */
  winnings: [number, number] | null,
  /** Dollars that healing the adventurer would cost if this room failed, or one above it. */
  healing: number,
};

/** Who stands in a space. */
export type SpaceView = "empty" | "ghost" | { "taken": { seat: Seat, adventurer: Adventurer } };

/** Somebody in a room when it was opened. */
export type Stood = {
  /** Whose adventurer; nobody's is a ghost. */
  seat: Seat | null,
  /** How strong. */
  strength: number,
  /** What they got of the treasure. Whoever stood in both spaces got it all for the first. */
  dollars: number,
};

/** Who plays together. */
export type Teams = "none" | "2v2" | "3v3" | "2v2v2";

/** Who was paid for sending the least strength. */
export type Weakest = {
  /** All who did. */
  seats: SeatSet,
  /** That strength. */
  strength: number,
  /** Dollars for each. */
  dollars: number,
};

/** Rooms by their place in the column. */
export type WhichRooms = "first" | "second" | "first_two" | "last" | "last_two";
