/** What a move would bring, reckoned from the view alone. */

import type { Adventurer, Move } from "../../../generated/guilds";
import type { MoveView } from "../../../generated/wire";
import { sendingOf } from "../choosing";
import { ADVENTURERS, party, texts, type Table } from "./reading";
import {
  after,
  chances,
  defenseOf,
  ghostGoesTo,
  healingOf,
  isFull,
  outlook,
  shareOf,
  treasureOf,
  type After,
  type Range,
} from "./reckoning";

const STRONGEST = 5;

/** What a move would bring; null where nothing can be said. */
export function tellPreview(move: MoveView, table: Table): string | null {
  const { preview } = texts();
  const what = move.move as Move;
  if (table.seat === null) return null;
  if ("disable" in what) return disabling(what.disable, table);
  const then = after(what, table.seat, table);
  if (!then) return null;
  return preview.join([...price(what, table), ...stand(then, table), ...stakes(what, then, table)]);
}

function disabling(pair: readonly Adventurer[], table: Table): string {
  const { preview } = texts();
  const dollars = pair.reduce((sum, adventurer) => sum + (table.contents?.healing[adventurer - 1] ?? 0), 0);
  const rest = ADVENTURERS.filter((adventurer) => !pair.includes(adventurer));
  return preview.disable(dollars, rest);
}

/** What it costs, and whom it pays. */
function price(move: Move, table: Table): string[] {
  const { preview } = texts();
  if ("replace" in move) {
    const { room, space } = move.replace;
    const standing = table.view.dungeon[room]?.spaces[space];
    return typeof standing === "object" ? [preview.replace(standing.taken.adventurer)] : [];
  }
  if (!("bump" in move)) return [];
  const { room, space } = move.bump;
  const there = table.view.dungeon[room];
  const standing = there?.spaces[space];
  if (!there || standing === undefined) return [];
  if (typeof standing === "string") {
    const to = ghostGoesTo(room, table);
    return to === null ? [] : [preview.ghost(to + 1, table.view.dungeon[to]?.level ?? 1)];
  }
  const { seat, adventurer } = standing.taken;
  return [preview.bump(there.bump.bank, there.bump.owner, party(table, [seat]), adventurer)];
}

/** How the room would stand against its monsters and against the other guilds. */
function stand(then: After, table: Table): string[] {
  const { preview } = texts();
  const { room, spaces, strength } = then;
  const defense = defenseOf(room);
  if (!isFull(spaces)) return [half(strength, defense)];
  const told = [full(then, defense, table)];
  if (then.locked) told.push(preview.locks);
  return told;
}

function full({ room, strength }: After, defense: Range, table: Table): string {
  const { preview } = texts();
  const certain = outlook(strength, defense);
  if (certain === "surely") return preview.surely(strength, defense[1]);
  if (certain === "never") return preview.never(strength, defense[0]);
  const known = chances(room, strength, table);
  return known ? preview.perhaps(strength, defense, ...known) : preview.maybe(strength, defense);
}

/** One adventurer waits for another. */
function half(strength: number, [least, most]: Range): string {
  const { preview } = texts();
  if (strength >= most) return preview.enough(strength);
  if (strength + STRONGEST < least) return preview.hopeless(strength + STRONGEST, least);
  return preview.needs(
    Math.max(1, least - strength),
    Math.min(STRONGEST, most - strength),
    most - strength > STRONGEST,
  );
}

/** What there is to win, and what healing would cost. */
function stakes(move: Move, then: After, table: Table): string[] {
  const { preview } = texts();
  const { room, space, spaces, depth } = then;
  const adventurer = sendingOf(move)?.adventurer;
  if (adventurer === undefined) return [];
  const healing = healingOf(adventurer, table);
  const equals = table.view.master_info?.equals ?? 0;
  const [least, most] = treasureOf(room, spaces, equals);
  const win: Range = isFull(spaces)
    ? [shareOf(least, space, spaces, room.level), shareOf(most, space, spaces, room.level)]
    : // Somebody equal may join, and then a Dungeon Master may add something for that.
      [Math.floor(least / 2), Math.max(Math.ceil(most / 2), Math.floor((most + equals) / 2))];
  return [preview.stakes(win, healing, depth === 0)];
}
