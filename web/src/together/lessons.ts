/** Which lesson of a game's guide comes next. */

import type { Lesson, Shown } from "../games/face";
import { kept } from "../lib/keep";

const keyOf = (game: string): string => `undercroft.lessons.${game}`;

/** The lessons somebody has had on this device. */
export function seenLessons(game: string): string[] {
  const had = kept.parsed(keyOf(game));
  return Array.isArray(had) ? had.filter((id) => typeof id === "string") : [];
}

export function keepLessons(game: string, seen: readonly string[]): void {
  kept.set(keyOf(game), JSON.stringify(seen));
}

/** Lets the guide begin again from the first lesson. */
export function forgetLessons(game: string): void {
  kept.remove(keyOf(game));
}

/** The first lesson that matters now and has not been had; one that is being read stays for as long as it is true. */
export function lessonNow(
  lessons: readonly Lesson[],
  seen: readonly string[],
  shown: Shown,
  reading: string | null,
): Lesson | null {
  const fresh = lessons.filter(({ id }) => !seen.includes(id));
  const matters = fresh.filter(({ when }) => when(shown));
  return matters.find(({ id }) => id === reading) ?? matters[0] ?? null;
}

/** How far somebody is: the number of the lesson at hand, and of how many. */
export function progress(
  lessons: readonly Lesson[],
  seen: readonly string[],
): { number: number; of: number } {
  const had = lessons.filter(({ id }) => seen.includes(id)).length;
  return { number: Math.min(had + 1, lessons.length), of: lessons.length };
}
