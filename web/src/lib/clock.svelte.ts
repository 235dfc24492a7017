/** The present second, for whoever counts down or up; it ticks only while somebody looks. */

import { createSubscriber } from "svelte/reactivity";

let now = Date.now();

const subscribe = createSubscriber((update) => {
  const timer = setInterval(() => {
    now = Date.now();
    update();
  }, 500);
  return () => clearInterval(timer);
});

/** Milliseconds since 1970, fresh twice a second. */
export function ticking(): number {
  subscribe();
  return Math.max(now, Date.now());
}

/** A span for people: `0:07`, `12:30`, `3 h`, `2 d`. */
export function span(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 2 * 86_400) return `${String(Math.floor(seconds / 86_400))} d`;
  if (seconds >= 2 * 3600) return `${String(Math.floor(seconds / 3600))} h`;
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How pressing it is. */
export type Hurry = "calm" | "low" | "urgent";

const LOW_MS = 30_000;
const URGENT_MS = 10_000;

/** At these moments whoever listens rather than looks is told. */
const TOLD_AT_MS = [LOW_MS, URGENT_MS, 5000];

export function hurryOf(left: number): Hurry {
  if (left > LOW_MS) return "calm";
  return left > URGENT_MS ? "low" : "urgent";
}

/** The moment to be told of that has been passed between two looks at the clock; of several the last. */
export function passed(before: number, now: number): number | null {
  return TOLD_AT_MS.findLast((mark) => before > mark && now <= mark && now > 0) ?? null;
}
