/** Tables for the tests: moments of a recorded game, and positions made up for one question. */

import type {
  Contents,
  Event,
  MasterCard,
  Move,
  PlayerView,
  SpaceView,
  View,
} from "../../../generated/guilds";
import type { Chapter, LineView, MoveView } from "../../../generated/wire";
import type { Table } from "../telling/reading";
import contentsJson from "./contents.json";
import recordedJson from "./recorded.json";

interface Recorded {
  names: string[];
  chapters: { version: number; events: Event[] }[];
  /** Events of other games, of kinds that did not happen in this one. */
  rare: Event[];
  moments: {
    version: number;
    waiting_for: number[];
    moves: Move[];
    outcome: Table["outcome"];
    view: View;
  }[];
}

const recorded = recordedJson as unknown as Recorded;
/** The cards of the recorded game; the standard ones may have changed since. */
export const contents = contentsJson as unknown as Contents;

export const lineOf = (event: Event): LineView<Event> => ({ event, words: "" });
export const moveOf = (move: Move): MoveView<Move> => ({ move, words: "", key: null });
export const chapterOf = (...events: Event[]): Chapter<Event> => ({ version: 1, lines: events.map(lineOf) });

/** The whole story of a game of three, as seat 1 was told it. */
export const story: Chapter<Event>[] = recorded.chapters.map(({ version, events }) => ({
  version,
  lines: events.map(lineOf),
}));

/** Every event there is a record of. */
export const allEvents: Event[] = [...recorded.chapters.flatMap(({ events }) => events), ...recorded.rare];

/** The recorded game whenever seat 1 had something to decide, and its end. */
export const moments: Table[] = recorded.moments.map((moment) => ({
  view: moment.view,
  seat: 1,
  names: recorded.names,
  contents,
  moves: moment.moves.map(moveOf),
  waiting_for: moment.waiting_for,
  outcome: moment.outcome,
  story: story.filter(({ version }) => version <= moment.version),
}));

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
