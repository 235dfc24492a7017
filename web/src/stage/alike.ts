/**
 * Two tables have most things in common, and yet the house tells all of them anew. What is alike in both is made the very same thing, so that a
 * board looks only at what has changed.
 */

import type { Shown } from "../games/face";

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** What a list's entry was before: the one with the same name, or else the one in the same place. */
function counterpart(older: readonly unknown[], one: unknown, place: number): unknown {
  if (!isThing(one) || one["id"] === undefined) return older[place];
  const there = older[place];
  if (isThing(there) && there["id"] === one["id"]) return there;
  return older.find((other) => isThing(other) && other["id"] === one["id"]);
}

/** The older value if both are alike; otherwise the newer one, with everything in it that has stayed alike. */
export function alike<T>(older: unknown, newer: T): T {
  if (Object.is(older, newer) || !isThing(older) || !isThing(newer)) return newer;
  if (Array.isArray(older) !== Array.isArray(newer)) return newer;
  const names = Object.keys(newer);
  let same = names.length === Object.keys(older).length;
  const things: Record<string, unknown> = newer;
  names.forEach((name, place) => {
    const before = Array.isArray(older) ? counterpart(older, things[name], place) : older[name];
    const kept = alike(before, things[name]);
    if (kept !== things[name]) things[name] = kept;
    same &&= name in older && Object.is(kept, older[name]);
  });
  return same ? (older as T) : newer;
}

/** What of a table a board looks at. What may be done is always new. */
const PARTS = ["recap", "now", "names", "teams", "waiting_for"] as const;

/** Has the newer table keep what is alike. The view itself stays its own: by it a table is known. */
export function keepAlike(older: Shown | null, newer: Shown | null): void {
  if (!older || !newer || older === newer) return;
  for (const part of PARTS) newer[part] = alike(older[part], newer[part]) as never;
  if (older.view !== newer.view) alike(older.view, newer.view);
}
