/** What the view allows to reckon about a room before it is opened. */

import type { Adventurer, Move, RoomView, SpaceView } from "../../../generated/guilds";
import { sendingOf } from "../choosing";
import type { Table } from "./reading";

/** The least and the most of something. */
export type Range = readonly [least: number, most: number];

/** How strong somebody in a space is; a ghost is as strong as the level of its room. */
export function strengthOf(space: SpaceView, level: number): number {
  if (space === "empty") return 0;
  return space === "ghost" ? level : space.taken.adventurer;
}

/** Whether it is this adventurer of this seat who stands in a space. */
export function stands(space: SpaceView, seat: number, adventurer: Adventurer): boolean {
  return typeof space === "object" && space.taken.seat === seat && space.taken.adventurer === adventurer;
}

/** The defense a room may have, with what the Dungeon Master changes; an open room has only one. */
export function defenseOf(room: RoomView): Range {
  const [least, most] = room.info ? [room.info.defense, room.info.defense] : room.back.defense;
  return [Math.max(0, least + room.defense_change), Math.max(0, most + room.defense_change)];
}

/** The dollars that may lie in a room, with what the Dungeon Master changes and adds for two of one strength. */
export function treasureOf(room: RoomView, spaces: readonly SpaceView[] = room.spaces, equals = 0): Range {
  const [least, most] = room.info ? [room.info.treasure, room.info.treasure] : room.back.treasure;
  const [one, other] = spaces.map((space) => strengthOf(space, room.level));
  const extra = isFull(spaces) && one === other ? equals : 0;
  const changed = (dollars: number): number => Math.max(0, dollars + room.treasure_change) + extra;
  return [changed(least), changed(most)];
}

export function isFull(spaces: readonly SpaceView[]): boolean {
  return spaces.every((space) => space !== "empty");
}

/** How a full room stands: it falls for certain, perhaps, or it cannot. */
export type Outlook = "surely" | "perhaps" | "never";

export function outlook(strength: number, [least, most]: Range): Outlook {
  if (strength >= most) return "surely";
  return strength < least ? "never" : "perhaps";
}

/** Of the rooms that it may be, how many this strength would beat. Null where the cards are not known. */
export function chances(room: RoomView, strength: number, table: Table): Range | null {
  const { contents } = table;
  if (!contents) return null;
  const cards = table.view.unseen_rooms
    .map((face) => contents.rooms[face])
    .filter((card) => card?.level === room.level);
  const beaten = cards.filter((card) => card && card.defense + room.defense_change <= strength);
  return [beaten.length, cards.length];
}

/** What somebody gets of a treasure: half of it, and the odd dollar for the stronger; all of it for both places. */
export function shareOf(
  treasure: number,
  space: number,
  spaces: readonly SpaceView[],
  level: number,
): number {
  const [own, other] = [spaces[space], spaces[1 - space]];
  if (own === undefined || other === undefined) return 0;
  if (typeof own === "object" && typeof other === "object" && own.taken.seat === other.taken.seat)
    return treasure;
  const stronger = strengthOf(own, level) > strengthOf(other, level);
  return stronger ? Math.ceil(treasure / 2) : Math.floor(treasure / 2);
}

/** What healing an adventurer costs in this dungeon. */
export function healingOf(adventurer: Adventurer, table: Table): number {
  const master = table.view.master_info;
  const dearer = master?.heals_dearer.includes(adventurer) ? master.heals_dearer_by : 0;
  return (table.contents?.healing[adventurer - 1] ?? 0) + dearer;
}

/** A room as it would be after a move, and which of its spaces is the mover's. */
export interface After {
  room: RoomView;
  depth: number;
  space: number;
  spaces: SpaceView[];
  strength: number;
  locked: boolean;
}

/** What a move into the dungeon makes of its room. */
export function after(move: Move, seat: number, table: Table): After | null {
  const what = sendingOf(move);
  const room = what && table.view.dungeon[what.room];
  if (!room) return null;
  const space = what.space ?? room.spaces.indexOf("empty");
  const spaces = room.spaces.map((standing, index): SpaceView =>
    index === space ? { taken: { seat, adventurer: what.adventurer } } : standing,
  );
  const strength = spaces.reduce((sum, standing) => sum + strengthOf(standing, room.level), 0);
  const locked = isFull(spaces) && strength >= room.locks_at;
  return { room, depth: what.room, space, spaces, strength, locked };
}

/** Where a ghost bumped off a room goes: the next lower room with an empty space, else the first from the top. */
export function ghostGoesTo(from: number, table: Table): number | null {
  const { dungeon } = table.view;
  const depths = [...dungeon.keys()];
  const wanted = [...depths.filter((depth) => depth > from), ...depths];
  return wanted.find((depth) => dungeon[depth]?.spaces.includes("empty")) ?? null;
}
