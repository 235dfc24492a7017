/** What people say at a table. */

import type { Chapter, LineView } from "../generated/wire";
import { t } from "../lib/language.svelte";

/** Whether somebody says something, to everybody or to partners. */
export const isSpoken = ({ table }: Pick<LineView, "table">): boolean =>
  table === "said" || table === "whispered";

/** All that was said, in order. */
export function spokenIn(story: readonly Chapter[]): LineView[] {
  return story.flatMap((chapter) => chapter.lines.filter(isSpoken));
}

/** A ready phrase as its button says it. */
export function phraseInOwnWords(phrase: string): string {
  const { phrases } = t().table;
  return Object.hasOwn(phrases, phrase) ? (phrases[phrase] ?? phrase) : phrase;
}
