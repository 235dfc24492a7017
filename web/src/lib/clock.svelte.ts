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
