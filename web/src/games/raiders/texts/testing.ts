/** Tables for the tests: moments of a recorded game, and positions made up for one question. */

import type { Contents, Event, Item, Move, PlayedCard, View } from "../../../generated/raiders";
import type { Chapter, LineView, MoveView } from "../../../generated/wire";
import { ITEMS, type Table } from "../telling/reading";
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
/** The standard cards for four players. */
export const contents = contentsJson as unknown as Contents;

export const lineOf = (event: Event): LineView<Event> => ({ event, words: "" });
export const moveOf = (move: Move): MoveView<Move> => ({ move, words: "", key: null });

/** The whole story of a game of four, as seat 1 was told it. */
export const story: Chapter<Event>[] = recorded.chapters.map(({ version, events }) => ({
  version,
  lines: events.map(lineOf),
}));

/** Every event there is a record of. */
export const allEvents: Event[] = [...recorded.chapters.flatMap(({ events }) => events), ...recorded.rare];

/** The recorded game whenever seat 1 saw it at rest. */
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

/** Somebody at a made-up table. */
export interface Somebody {
  coins?: number;
  wounds?: number;
  hand?: number[];
  items?: Item[];
  played?: PlayedCard;
}

/** Seat 1 of four in a room by its name, with nothing played unless said. */
export function inRoom(name: string, players: readonly Somebody[] = [], more: Partial<View> = {}): Table {
  const first = moments[0];
  const info = contents.rooms.find((room) => room.name === name);
  if (!first || !info) throw new Error(name);
  const face = contents.rooms.indexOf(info);
  const view: View = {
    ...first.view,
    row: [{ passed: false, face_down: false, face, info, seen_by: [] }, ...first.view.row.slice(1)],
    players: first.view.players.map((player, index) => {
      const { items, ...rest } = players[index] ?? {};
      const count = (item: Item): number => (items ?? []).filter((held) => held === item).length;
      const [torch, ball, key, sword] = ITEMS.map(count);
      return {
        ...player,
        coins: 2,
        wounds: 1,
        hand: [1, 2, 3, 4, 5],
        items: [torch ?? 0, ball ?? 0, key ?? 0, sword ?? 0],
        ...rest,
      };
    }),
    ...more,
  };
  return { ...first, view };
}
