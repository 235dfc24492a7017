/** Which lesson of a game's guide comes next. */

import type { LessonView } from "../generated/rest";
import type { Chapter, Scene } from "../generated/wire";
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

/** What there is occasion for: by what is to be seen now, and by what has happened and stands. */
export function lessonsDue(scene: Pick<Scene, "lessons"> | null, story: readonly Chapter[]): Set<string> {
  const told = story.flatMap((chapter) => (chapter.undone ? [] : chapter.lines));
  return new Set([...(scene?.lessons ?? []), ...told.flatMap(({ lesson }) => lesson ?? [])]);
}

/** The first lesson that matters now and has not been had; one that is being read stays for as long as it is true. */
export function lessonNow(
  lessons: readonly LessonView[],
  seen: readonly string[],
  due: ReadonlySet<string>,
  reading: string | null,
): LessonView | null {
  const matters = lessons.filter(({ id }) => due.has(id) && !seen.includes(id));
  return matters.find(({ id }) => id === reading) ?? matters[0] ?? null;
}

/** So many lessons at one stretch, before something else happens: whoever learns wants to play. */
export const AT_A_STRETCH = 2;

/**
 * What a stretch lasts for: the decision that somebody is to make, whatever others do meanwhile; or, while others are to
 * decide, until one of them has.
 */
export function stretchOf(scene: Pick<Scene, "seat" | "waiting_for" | "moves" | "version"> | null): string {
  if (scene?.seat != null && scene.waiting_for.includes(scene.seat))
    return JSON.stringify(scene.moves.map(({ move }) => move));
  return String(scene?.version ?? 0);
}

/** How far somebody is: the number of the lesson at hand, and of how many. */
export function progress(
  lessons: readonly LessonView[],
  seen: readonly string[],
): { number: number; of: number } {
  const had = lessons.filter(({ id }) => seen.includes(id)).length;
  return { number: Math.min(had + 1, lessons.length), of: lessons.length };
}
