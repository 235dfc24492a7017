/** What stands before and after a line of the story: some things are best told together. */

import type { Event } from "../../../generated/guilds";
import type { Chapter, LineView } from "../../../generated/wire";
import type { Table } from "./reading";

interface Place {
  events: readonly Event[];
  at: number;
}

// A story is told line by line and grows at its end, so every chapter is looked through once.
const places = new WeakMap<LineView, Place>();
const known = new WeakSet<Chapter>();

function lookThrough(story: readonly Chapter<Event>[]): void {
  for (const chapter of story) {
    if (known.has(chapter)) continue;
    known.add(chapter);
    const lines = chapter.lines.filter((line) => line.event !== undefined);
    const events = lines.map((line) => line.event as Event);
    lines.forEach((line, at) => places.set(line, { events, at }));
  }
}

/** The events told together with a line, and its place among them; alone if the story does not have it. */
function placeOf(line: LineView, table: Table): Place {
  if (!places.has(line)) lookThrough(table.story);
  return places.get(line) ?? { events: [line.event as Event], at: 0 };
}

type Paid = Event & { type: "paid" };

/** The payments that follow a line at once. */
export function paymentsAfter(line: LineView, table: Table): Paid[] {
  const { events, at } = placeOf(line, table);
  return run(events, at + 1, "paid") as Paid[];
}

/** The event of another kind that a line follows; nothing for what comes first. */
export function causeOf(line: LineView, table: Table): Event | null {
  const { events, at } = placeOf(line, table);
  const kind = events[at]?.type;
  return events.slice(0, at).findLast((event) => event.type !== kind) ?? null;
}

/** A line and those of its kind that follow it at once; nothing if it is not the first of them. */
export function together<Type extends Event["type"]>(
  line: LineView,
  table: Table,
  kind: Type,
): (Event & { type: Type })[] {
  const { events, at } = placeOf(line, table);
  return events[at - 1]?.type === kind ? [] : (run(events, at, kind) as (Event & { type: Type })[]);
}

/** What a line tells of and the payments for it, over and over; nothing if it is not the first of its kind. */
export function chain<Type extends Event["type"]>(
  line: LineView,
  table: Table,
  kind: Type,
): { event: Event & { type: Type }; paid: Paid[] }[] {
  const { events, at } = placeOf(line, table);
  const before = events.slice(0, at).findLast((event) => event.type !== "paid");
  if (before?.type === kind) return [];
  const told: { event: Event & { type: Type }; paid: Paid[] }[] = [];
  for (const event of events.slice(at)) {
    if (event.type === "paid") told.at(-1)?.paid.push(event);
    else if (event.type === kind) told.push({ event: event as Event & { type: Type }, paid: [] });
    else break;
  }
  return told;
}

/** The card that was opened last before a line. */
export function openedBefore(line: LineView, table: Table): (Event & { type: "room_opened" }) | null {
  const { events, at } = placeOf(line, table);
  const opened = events.slice(0, at).findLast((event) => event.type === "room_opened");
  return opened ?? null;
}

/** How a room that a line opens was judged. */
export function judgedAfter(line: LineView, table: Table): (Event & { type: "defeated" | "failed" }) | null {
  const { events, at } = placeOf(line, table);
  const next = events[at + 1];
  return next?.type === "defeated" || next?.type === "failed" ? next : null;
}

function run(events: readonly Event[], from: number, kind: Event["type"]): Event[] {
  const rest = events.slice(from);
  const end = rest.findIndex((event) => event.type !== kind);
  return end < 0 ? rest : rest.slice(0, end);
}
