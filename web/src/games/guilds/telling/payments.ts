/** Money that goes from hand to hand. It is told with what it was paid for, so that a story is no ledger. */

import type { Event } from "../../../generated/guilds";
import type { LineView } from "../../../generated/wire";
import type { Told } from "../../face";
import { seatThing } from "../../things";
import { causeOf, chain, paymentsAfter, together } from "./neighbours";
import { party, texts, type Table } from "./reading";

const sum = (payments: readonly { dollars: number }[]): number =>
  payments.reduce((total, { dollars }) => total + dollars, 0);

/** What was paid to a bank and to an owner for what a line tells. */
export function fees(line: LineView, table: Table): { bank: number; owner: number } {
  const paid = paymentsAfter(line, table);
  return {
    bank: sum(paid.filter(({ to }) => to === null)),
    owner: sum(paid.filter(({ to }) => to !== null)),
  };
}

/** What each of those got who were paid for what a line tells. */
export function paidFor(line: LineView, table: Table): number {
  return paymentsAfter(line, table)[0]?.dollars ?? 0;
}

/** Events that tell themselves what was paid for them. */
const TOLD: ReadonlySet<Event["type"]> = new Set([
  "disabled",
  "bumped",
  "ghost_bumped",
  "replaced",
  "weakest_rewarded",
  "healing_owed",
] satisfies Event["type"][]);

/** All payments that follow one another, in one line; nothing for those that were told already. */
export function tellPayments(line: LineView, table: Table): Told | null {
  const { story } = texts();
  const cause = causeOf(line, table);
  if (cause && TOLD.has(cause.type)) return null;
  const paid = together(line, table, "paid");
  const [first] = paid;
  if (!first) return null;
  const gains = new Map<number, number>();
  for (const { to, dollars } of paid) if (to !== null) gains.set(to, (gains.get(to) ?? 0) + dollars);
  const seats = [...gains.keys()];
  const things = seats.map(seatThing);
  if (seats.length === 0) {
    const from = party(table, first.from === null ? [] : [first.from]);
    return { words: story.paid(from, sum(paid)), rule: "money", things, weight: "whisper" };
  }
  const everybody = seats.length > 1 && seats.length === table.view.players.length;
  const amounts = new Set(gains.values());
  if (everybody && amounts.size === 1)
    return { words: story.everybodyGets(first.dollars), rule: "money", things: ["seats"], weight: "whisper" };
  const words = story.gains(seats.map((seat) => [party(table, [seat]), gains.get(seat) ?? 0]));
  const rule = cause?.type === "defeated" ? "treasure" : "money";
  return { words, rule, things, weight: "whisper" };
}

/** What healing cost everyone, in one line; nothing for those told already. */
export function tellHealing(line: LineView, table: Table): Told | null {
  const bills = chain(line, table, "healing_owed");
  if (bills.length === 0) return null;
  const words = texts().story.healing(
    bills.map(({ event, paid }) => ({
      who: party(table, [event.seat]),
      owed: event.dollars,
      paid: sum(paid),
    })),
  );
  const things = bills.map(({ event }) => seatThing(event.seat));
  return { words, rule: "healing", things, weight: "whisper" };
}
