/** One line of the story in the page's language: the game's own words for its events, the house's for the table's. */

import type { Chapter, LineView } from "../generated/wire";
import type { Shown, Told, Words } from "./face";
import { tableLine } from "./tableLines";

/** What a line says; null if it need not be told. */
export function tellLine(line: LineView, words: Words, shown: Shown): Told | null {
  return line.table === undefined ? words.line(line, shown) : tableLine(line, shown.names, shown.seat);
}

/** All events of a story that still stand: what was taken back has not happened. */
export function happened<Event>(story: readonly Chapter<Event>[]): Event[] {
  return story
    .filter((chapter) => !chapter.undone)
    .flatMap((chapter) => chapter.lines.flatMap((line) => (line.event ? [line.event] : [])));
}
