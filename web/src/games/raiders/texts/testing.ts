/** Tables for the tests: moments of a recorded game of four, and positions made up for one question. */

import type { Contents, Event, Item, Move, PlayedCard, View } from "../../../generated/raiders";
import { recordedGame } from "../../testing";
import { ITEMS, type Table } from "../telling/reading";
import contentsJson from "./contents.json";
import recordedJson from "./recorded.json";

export const { contents, story, allEvents, moments, lineOf, moveOf } = recordedGame<
  Move,
  View,
  Event,
  Contents
>(recordedJson, contentsJson);

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
