/** Tables for the tests: moments of a recorded game of three, and positions made up for one question. */

import type {
  Contents,
  Event,
  MasterCard,
  Move,
  PlayerView,
  SpaceView,
  View,
} from "../../../generated/guilds";
import { recordedGame } from "../../testing";
import type { Table } from "../telling/reading";
import contentsJson from "./contents.json";
import recordedJson from "./recorded.json";

/** Its cards may differ from the standard ones, which may have changed since. */
export const { contents, story, allEvents, moments, lineOf, moveOf, chapterOf } = recordedGame<
  Move,
  View,
  Event,
  Contents
>(recordedJson, contentsJson);

export const [first, placing] = moments as [Table, Table];
export const end = moments.at(-1) as Table;

export const master = (name: string): MasterCard => {
  const card = contents.masters.find((master) => master.name === name);
  if (!card) throw new Error(name);
  return card;
};

/** A room by its level and who stands in it: "1:4" for the 4 of seat 1, "ghost", or "-" for nobody. */
export type Drawn = readonly [level: 1 | 2 | 3, one: string, other: string];

function standing(drawn: string): SpaceView {
  if (drawn === "-") return "empty";
  if (drawn === "ghost") return "ghost";
  const [seat, adventurer] = drawn.split(":").map(Number);
  return { taken: { seat: seat ?? 0, adventurer: (adventurer ?? 1) as PlayerView["available"][number] } };
}

/** Seat 1 of three before a drawn dungeon, with changes to its rooms. */
export function inDungeon(rooms: readonly Drawn[], more: Partial<View> = {}): Table {
  const dungeon = rooms.map(([level, ...drawn]): View["dungeon"][number] => {
    const back = contents.levels[level - 1];
    if (!back) throw new Error(String(level));
    const spaces = drawn.map(standing) as [SpaceView, SpaceView];
    const strength = spaces.reduce(
      (sum, space) => sum + (space === "ghost" ? level : space === "empty" ? 0 : space.taken.adventurer),
      0,
    );
    return {
      level,
      back: { defense: back.defense, treasure: back.treasure },
      defense_change: 0,
      treasure_change: 0,
      spaces,
      strength,
      locks_at: back.defense[1],
      locked: !spaces.includes("empty") && strength >= back.defense[1],
      bump: back.bump,
      fate: "closed",
      face: null,
      info: null,
    };
  });
  return { ...placing, view: { ...placing.view, master: null, master_info: null, dungeon, ...more } };
}
