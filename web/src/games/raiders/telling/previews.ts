/** What a move would bring, reckoned from the view alone. */

import type { Benefit, Item, Move, RoomInfo } from "../../../generated/raiders";
import type { MoveView } from "../../../generated/wire";
import { previewFight } from "./fights";
import { escapeFrom } from "./now";
import { currentRoom, ITEMS, party, texts, type Table } from "./reading";
import { allOpen, least, most, rivals, valueOf, type Rival } from "./reckoning";

const seats = (others: readonly Rival[]): number[] => others.map(({ seat }) => seat);

/** What a move would bring; null where nothing can be said. */
export function tellPreview(move: MoveView, table: Table): string | null {
  const { preview } = texts();
  const room = currentRoom(table);
  const what = move.move as Move;
  if (table.seat === null || room === null) return null;
  if (what === "light_torch") {
    const dark = table.view.row.filter(({ info }) => info === null).length;
    return dark > 0 ? preview.item.torch(dark) : preview.item.torchForNothing;
  }
  const card = what.play;
  if (card === escapeFrom(table)) return preview.fight.escape;
  if (card === "crystal_ball") {
    return table.view.map === null ? preview.item.crystalBall : preview.item.crystalBallInTurn;
  }
  const value = valueOf(card, room);
  const sentences = brings(value, room, table);
  if (typeof card !== "number") sentences.push(preview.item.spares);
  if (value !== (typeof card === "number" ? card : 5)) sentences.unshift(preview.fight.countsAs(value));
  return preview.join(sentences);
}

function brings(value: number, room: RoomInfo, table: Table): string[] {
  switch (room.kind) {
    case "treasure":
      return treasure(value, room.chests, rivals(table, room), table);
    case "monster":
    case "boss":
      return previewFight(value, room, table);
    case "vault":
      return vault(value, room, table);
    case "trap":
      return trap(value, room, table);
  }
}

function treasure(
  value: number,
  [first, second]: readonly [number, number],
  others: readonly Rival[],
  table: Table,
): string[] {
  const { treasure: say } = texts().preview;
  if (allOpen(others)) return [openTreasure(value, first, second, others, table)];
  const higher = others.filter((rival) => most(rival) > value);
  const surelyHigher = new Set(others.filter((rival) => least(rival) > value).map(least));
  if (surelyHigher.size > 1 || (surelyHigher.size === 1 && second === 0)) return [say.nothing];
  if (higher.length > 0) return [say.chests(first, second), say.canBeat(party(table, seats(higher)))];
  const equal = others.filter((rival) => rival.values.includes(value));
  if (equal.length === 0) return [say.certain(first)];
  return [say.chests(first, second), say.canTie(party(table, seats(equal)))];
}

/** All cards lie open: what the chests bring is certain. */
function openTreasure(
  value: number,
  first: number,
  second: number,
  others: readonly Rival[],
  table: Table,
): string {
  const { treasure: say } = texts().preview;
  const higher = new Set(others.map(most).filter((other) => other > value));
  const equal = others.filter((rival) => most(rival) === value);
  const chest = higher.size === 0 ? first : higher.size === 1 ? second : 0;
  if (chest === 0) return say.nothing;
  if (equal.length > 0) {
    return say.shared(chest, party(table, seats(equal)), Math.floor(chest / (equal.length + 1)));
  }
  return higher.size === 0 ? say.first(chest) : say.second(chest);
}

function vault(value: number, room: RoomInfo & { kind: "vault" }, table: Table): string[] {
  const { vault: say } = texts().preview;
  const benefit: Benefit | undefined = room.benefits[value - 1];
  if (benefit === undefined) return [];
  if ("coins" in benefit) return [say.coins(benefit.coins)];
  if ("item" in benefit) return [vaultItem(benefit.item, room, table)];
  const wounds = table.view.players[(table.seat ?? 0) - 1]?.wounds ?? 0;
  return [wounds === 0 ? say.nothingToHeal : say.heals(Math.min(wounds, benefit.potion))];
}

function vaultItem(item: Item, room: RoomInfo & { kind: "vault" }, table: Table): string {
  const { vault: say } = texts().preview;
  const left = table.view.supply[ITEMS.indexOf(item)] ?? 0;
  if (left === 0) return say.noneLeft(item);
  // Another card of the vault may bring the same item.
  const brings = (card: unknown): boolean => {
    const benefit = typeof card === "number" ? room.benefits[card - 1] : undefined;
    return benefit !== undefined && "item" in benefit && benefit.item === item;
  };
  const others = rivals(table, room);
  const wanting = others.filter(({ cards }) => cards.some(brings));
  const certain = others.filter(({ cards }) => cards.length > 0 && cards.every(brings));
  if (1 + certain.length > left) return say.tooMany(item);
  if (1 + wanting.length <= left) return say.item(item);
  return say.itemUnless(item, left, party(table, seats(wanting)));
}

function trap(value: number, room: RoomInfo & { kind: "trap" }, table: Table): string[] {
  const { trap: say } = texts().preview;
  const others = rivals(table, room);
  const floor = Math.max(value, ...others.map(least));
  const ceiling = Math.max(value, ...others.map(most));
  const { players } = table.view;
  const measure = players.map(({ coins, wounds }) => (room.hits === "most_coins" ? coins : wounds));
  const target = room.hits === "most_coins" ? Math.max(...measure) : Math.min(...measure);
  const hit = party(
    table,
    measure.flatMap((amount, index) => (amount === target ? [index + 1] : [])),
  );
  const amount = (highest: number): number => {
    const penalty = room.penalty[highest - 1] ?? 0;
    return room.hits === "most_coins" ? Math.min(penalty, target) : penalty;
  };
  const sentences = [amount(floor) === 0 ? say.quiet(floor) : say.hits(floor, hit, room.hits, amount(floor))];
  if (amount(ceiling) > amount(floor)) sentences.push(say.worse(ceiling, hit, room.hits, amount(ceiling)));
  return sentences;
}
