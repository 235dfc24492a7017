/** What happened in the last room: who played what, and what each of them got of it. Read from the story. */

import type { Card, Event, Item } from "../../generated/raiders";
import type { Chapter, LineView } from "../../generated/wire";

/** What a room did to one player. */
export interface Share {
  seat: number;
  /** The cards they turned over; two where a crystal ball was one of them. */
  cards: Card[];
  coins: number;
  wounds: number;
  items: Item[];
  escaped: boolean;
  eliminated: boolean;
}

/** A room that is over. */
export interface Aftermath {
  /** Which room of the game it was; also a key for what is shown of it. */
  number: number;
  level: number;
  /** Counted from 1. */
  room: number;
  face: number;
  shares: Share[];
  /** What was told of how it was resolved, without what each player got: lines of the story itself. */
  lines: LineView[];
}

const TOLD: ReadonlySet<Event["type"]> = new Set([
  "chest_shared",
  "defeated",
  "attacks",
  "nobody_there",
  "trap_sprung",
  "trap_quiet",
  "rewarded",
  "item_ran_out",
] satisfies Event["type"][]);

/** Every room that was resolved, in order; what was taken back is not among it. */
export function aftermaths(story: readonly Chapter[]): Aftermath[] {
  const rooms: Aftermath[] = [];
  let level = 0;
  let over = true;
  for (const chapter of story) {
    if (chapter.undone) continue;
    for (const line of chapter.lines) {
      const event = line.event as Event | undefined;
      if (!event) continue;
      if (event.type === "level_set_up") level = event.level + 1;
      if (event.type === "level_ended" || event.type === "won") over = true;
      if (event.type === "room_entered") {
        const number = rooms.length + 1;
        rooms.push({ number, level, room: event.place + 1, face: event.face, shares: [], lines: [] });
        over = false;
      }
      const room = rooms.at(-1);
      if (!room) continue;
      if (TOLD.has(event.type)) room.lines.push(line);
      record(room, event);
    }
  }
  return over ? rooms : rooms.slice(0, -1);
}

function record(room: Aftermath, event: Event): void {
  switch (event.type) {
    case "card_played":
      shareOf(room, event.seat).cards.push(event.card);
      break;
    case "coins_gained":
      shareOf(room, event.seat).coins += event.coins;
      break;
    case "coins_lost":
      shareOf(room, event.seat).coins -= event.coins;
      break;
    case "wounds_gained":
      shareOf(room, event.seat).wounds += event.wounds;
      break;
    case "wounds_healed":
      shareOf(room, event.seat).wounds -= event.wounds;
      break;
    case "item_gained":
      shareOf(room, event.seat).items.push(event.item);
      break;
    case "escaped":
      shareOf(room, event.seat).escaped = true;
      break;
    case "eliminated":
      shareOf(room, event.seat).eliminated = true;
      break;
    default:
  }
}

function shareOf(room: Aftermath, seat: number): Share {
  const known = room.shares.find((share) => share.seat === seat);
  if (known) return known;
  const share: Share = { seat, cards: [], coins: 0, wounds: 0, items: [], escaped: false, eliminated: false };
  room.shares.push(share);
  return share;
}
