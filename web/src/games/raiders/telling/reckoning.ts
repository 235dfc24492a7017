/** What the view allows to reckon about a room before the cards are known. */

import type { Card, RoomInfo } from "../../../generated/raiders";
import { ITEMS, type Table } from "./reading";

const FIVE = 5;

/** What a card counts in a room; 0 for one that leads out of it. */
export function valueOf(card: Card, room: RoomInfo): number {
  if (room.kind === "boss") {
    if (card === room.escape) return 0;
    const value = typeof card === "number" ? card : FIVE;
    return value === FIVE ? room.fives_count_as : value;
  }
  return typeof card === "number" ? card : FIVE;
}

/** What somebody else may bring into a room: all the values that are possible as far as anybody can know. */
export interface Rival {
  seat: number;
  /** Sorted; a single one where the card lies open. */
  values: readonly number[];
  /** The cards themselves, where a vault asks for them. */
  cards: readonly Card[];
  /** Whether they may leave the room, or have. */
  mayEscape: boolean;
  escaped: boolean;
}

/** Everybody else in the room. */
export function rivals(table: Table, room: RoomInfo): Rival[] {
  return table.view.players.flatMap((player, index) => {
    const seat = index + 1;
    if (seat === table.seat || player.eliminated) return [];
    const cards = possible(table, index, room);
    const escape = room.kind === "boss" ? room.escape : null;
    const staying = cards.filter((card) => card !== escape);
    const values = staying.map((card) => valueOf(card, room)).sort((a, b) => a - b);
    return [{ seat, values, cards, mayEscape: staying.length < cards.length, escaped: staying.length === 0 }];
  });
}

/** The cards that may count for somebody: the open one, or all they are known to hold that can be played here. */
function possible(table: Table, index: number, room: RoomInfo): Card[] {
  const player = table.view.players[index];
  if (!player) return [];
  const escape = room.kind === "boss" ? room.escape : null;
  const { played } = player;
  const again = typeof played === "object" && "open" in played && played.open === "crystal_ball";
  if (typeof played === "object" && "open" in played && (!again || escape === "crystal_ball"))
    return [played.open];
  const useful = (item: Card): boolean => {
    if (item === escape) return !(again && item === "crystal_ball");
    if (item === "key") return room.kind === "treasure";
    return item === "sword" && (room.kind === "monster" || room.kind === "boss");
  };
  const items = ITEMS.filter((item, i) => (player.items[i] ?? 0) > 0 && useful(item));
  return [...(player.hand as Card[]), ...items];
}

export const least = (rival: Rival): number => rival.values[0] ?? 0;
export const most = (rival: Rival): number => rival.values.at(-1) ?? 0;

/** What they add to a total at least: nothing if they may leave. */
export const adds = (rival: Rival): number => (rival.mayEscape ? 0 : least(rival));

/** Whether it is known what somebody brings: their card lies open, or it is the last they have. */
export function isOpen({ values, mayEscape, escaped }: Rival): boolean {
  return escaped || (values.length === 1 && !mayEscape);
}

/** Whether all cards that count are known. */
export function allOpen(others: readonly Rival[]): boolean {
  return others.every(isOpen);
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
