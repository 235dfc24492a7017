/** What people say at a table. */

import type { Chapter, LineView } from "../generated/wire";

/** Whether somebody says something, to everybody or to partners. */
export const isSpoken = ({ table }: Pick<LineView, "table">): boolean =>
  table === "said" || table === "whispered";

/** All that was said, in order. */
export function spokenIn(story: readonly Chapter[]): LineView[] {
  return story.flatMap((chapter) => chapter.lines.filter(isSpoken));
}
