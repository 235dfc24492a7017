/** The story as far as the stage has told it. */

import type { Chapter } from "../generated/wire";

/** Everything up to a version, and so many lines of what follows. */
export interface Told {
  version: number;
  lines: number;
}

/** What has been told; all of it where nothing is held back. */
export function storyUpTo(story: readonly Chapter[], told: Told | null): readonly Chapter[] {
  if (told === null) return story;
  const shown: Chapter[] = [];
  let left = told.lines;
  for (const chapter of story) {
    if (chapter.version <= told.version) shown.push(chapter);
    else if (left > 0) {
      shown.push({ ...chapter, lines: chapter.lines.slice(0, left) });
      left -= chapter.lines.length;
    }
  }
  return shown;
}

/** How far somebody has listened: so many lines of the chapter of a version, and all before it. */
export interface Heard {
  version: number;
  lines: number;
}

/** What has been told since somebody listened, and how far they have listened then. A chapter told in parts is heard once. */
export function toldSince(
  story: readonly Chapter[],
  before: Heard,
): { news: readonly Chapter[]; heard: Heard } {
  const news: Chapter[] = [];
  let heard = before;
  for (const chapter of story) {
    if (chapter.version < heard.version) continue;
    const known = chapter.version === heard.version ? heard.lines : 0;
    heard = { version: chapter.version, lines: Math.max(known, chapter.lines.length) };
    if (chapter.lines.length > known) news.push({ ...chapter, lines: chapter.lines.slice(known) });
  }
  return { news, heard };
}
