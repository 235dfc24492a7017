/**
 * What may be done, by the things on the table that it is done with: a move is chosen by touching all of its things, in any order.
 * No rule decides here: the moves are the house's.
 */

import type { Aim, Card, Held, Move, On, Preview, Target } from "../../../generated/builder";
import type { MoveView } from "../../../generated/wire";
import { seatThing } from "../../things";
import {
  cardThing,
  faceOf,
  figureThing,
  memberThing,
  monsterThing,
  playedThing,
  redThing,
  roomThing,
  siteThing,
  slotThing,
  trapThing,
  type Table,
} from "./table";

export type Offered = MoveView<Move, Preview>;

/** What destroys is done with a tool, which is taken up first: no single touch does it. */
export const TOOLS = ["raze", "give_back"] as const;
export const isTool = (thing: string): boolean => TOOLS.some((tool) => tool === thing);

/** The things of a move, for a seat and with the dungeon that is invaded. */
export function thingsOf(move: Move, seat: number, victim: number): string[] {
  if (typeof move === "string") return move === "draw" ? ["deck"] : [];
  if ("take" in move) return [slotThing(move.take)];
  if ("upgrade" in move) return [cardThing(move.upgrade.card), onThing(seat, move.upgrade.on)];
  if ("raze" in move) return ["raze", roomThing(seat, move.raze)];
  if ("build" in move) return [cardThing(move.build), siteThing(seat)];
  if ("put" in move) return [cardThing(move.put.card), roomThing(seat, move.put.place)];
  if ("walk" in move) return [monsterThing(seat, move.walk.monster), roomThing(seat, move.walk.to)];
  if ("buy" in move) return [redThing(move.buy)];
  if ("give_back" in move) return ["give_back", redThing(move.give_back)];
  if ("interfere" in move) return [cardThing(move.interfere.card), aimThing(move.interfere)];
  if ("counter" in move) return [cardThing(move.counter)];
  if ("discard" in move) return [cardThing(move.discard)];
  if ("play" in move) return [cardThing(move.play.card), ...targetThings(move.play.target, victim)];
  return partyThings(move, victim);
}

function partyThings(move: Exclude<Move, string>, victim: number): string[] {
  if ("use" in move) return [memberThing(move.use)];
  if ("kill" in move) return [memberThing(move.kill.member), figureThing(move.kill.figure)];
  if ("hate" in move) return [memberThing(move.hate.member), monsterThing(victim, move.hate.monster)];
  if ("frighten" in move) return [memberThing(move.frighten)];
  if ("bring" in move) return [monsterThing(victim, move.bring)];
  if ("strike" in move) return [figureThing(move.strike)];
  if ("heal" in move) return [...new Set([memberThing(move.heal.member), memberThing(move.heal.whom)])];
  if (!("destroy" in move)) return [];
  return ["room" in move.destroy ? roomThing(victim, move.destroy.room) : redThing(move.destroy.red)];
}

function onThing(seat: number, on: On): string {
  if ("room" in on) return roomThing(seat, on.room);
  return "trap" in on ? trapThing(seat, on.trap) : monsterThing(seat, on.monster);
}

function aimThing({ whom, at }: { whom: number; at: Aim }): string {
  if (at === "dungeon") return seatThing(whom);
  return "trap" in at ? trapThing(whom, at.trap) : monsterThing(whom, at.monster);
}

function targetThings(target: Target, victim: number): string[] {
  if (target === "room") return [];
  if ("member" in target) return [memberThing(target.member)];
  return ["monster" in target ? monsterThing(victim, target.monster) : playedThing(target.card)];
}

/** The groups of the list, in its order. */
export const GROUPS = [
  "new",
  "upgrade",
  "build",
  "put",
  "improve",
  "interfere",
  "answer",
  "discard",
  "party",
  "play",
  "pass",
  "end",
] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Partial<Record<string, Group>> = {
  draw: "new",
  take: "new",
  upgrade: "upgrade",
  build: "build",
  raze: "build",
  put: "put",
  walk: "put",
  buy: "improve",
  give_back: "improve",
  interfere: "interfere",
  accept: "answer",
  counter: "answer",
  discard: "discard",
  play: "play",
  pass: "pass",
  pass_unless: "pass",
  ask_me: "pass",
  done: "end",
  end_turn: "end",
};

export const kindOf = (move: Move): string =>
  typeof move === "string" ? move : (Object.keys(move)[0] ?? "");
export const groupOf = (move: Move): Group => GROUP_OF[kindOf(move)] ?? "party";

/** The moves of each group with their places in the list. */
export function grouped(
  moves: readonly Offered[],
): { group: Group; moves: { offered: Offered; index: number }[] }[] {
  const all = moves.map((offered, index) => ({ offered, index }));
  return GROUPS.flatMap((group) => {
    const own = all.filter(({ offered }) => groupOf(offered.move) === group);
    return own.length > 0 ? [{ group, moves: own }] : [];
  });
}

/** The colours in the order in which a hand is sorted. */
const COLOURS = ["grey", "green", "blue", "purple", "yellow", "black"] as const;

/** A hand, sorted by colour. */
export function sorted(table: Pick<Table, "contents">, hand: readonly Held[]): Held[] {
  const rank = (card: Card): number => {
    const colour = faceOf(table, card)?.colour;
    return (colour ? COLOURS.indexOf(colour) : COLOURS.length) * 1000 + card;
  };
  return [...hand].sort((one, other) => rank(one.card) - rank(other.card));
}
