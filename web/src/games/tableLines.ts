/** What happens at a table rather than in its game, in words. Every game's story has such lines. */

import type { Chapter, LineView } from "../generated/wire";
import { t } from "../lib/language.svelte";
import type { Told } from "./face";
import { nameIn } from "./speech/names";
import { seatThing } from "./things";

/**
 * A line about the table, to somebody in a seat or to somebody who watches. What nobody has words for is told in the
 * house's own.
 */
export function tableLine(line: LineView, names: readonly string[], reader: number | null = null): Told {
  const { seat } = line;
  const told: Told = {
    words: inWords(line, names, reader) ?? line.words,
    weight: isSpoken(line) ? "line" : "whisper",
    ...(seat === undefined ? {} : { things: [seatThing(seat)] }),
  };
  return isWhispered(line) ? { ...told, toPartners: true } : told;
}

/** Whether somebody says something, to everybody or to partners. */
export const isSpoken = ({ table }: Pick<LineView, "table">): boolean =>
  table === "said" || table === "whispered";

/** Whether only partners hear it. */
export const isWhispered = ({ table }: Pick<LineView, "table">): boolean => table === "whispered";

/** All that was said, in order. */
export function spokenIn(story: readonly Chapter[]): LineView[] {
  return story.flatMap((chapter) => chapter.lines.filter(isSpoken));
}

/** What somebody says; a ready phrase is shown in the reader's language. */
export function phraseInOwnWords(phrase: string): string {
  return nameIn(t().table.phrases, phrase);
}

/** What was said or whispered is `Name: phrase`. */
export function saidInOwnWords({ words }: Pick<LineView, "words">): string {
  const colon = words.indexOf(": ");
  if (colon < 0) return words;
  return words.slice(0, colon + 2) + phraseInOwnWords(words.slice(colon + 2));
}

function inWords(line: LineView, names: readonly string[], reader: number | null): string | null {
  const { lines } = t();
  const seat = line.seat ?? 0;
  const name = names[seat - 1] ?? "";
  const who = { name, you: seat > 0 && seat === reader };
  switch (line.table) {
    case "said":
    case "whispered":
      return saidInOwnWords(line);
    case "opened":
      return lines.opened;
    case "sat":
      return lines.sat(who, seat);
    case "left":
      return lines.left(seat);
    case "bot_sat":
      return lines.botSat(seat, name);
    case "bot_stands_in":
      return lines.botStandsIn(who);
    case "back":
      return lines.back(who);
    case "another_device":
      return lines.anotherDevice(who);
    case "time_up":
      return lines.timeUp(who);
    case "undone":
      return lines.undone(who);
    case "undo_asked":
      return lines.undoAsked(who);
    case "pause_asked":
      return lines.pauseAsked(who);
    case "replace_asked":
      return lines.replaceAsked(who);
    case "agreed":
      return lines.agreed(who);
    case "declined":
      return lines.declined(who);
    case "paused":
      return lines.paused;
    case "resumed":
      return lines.resumed(who);
    case "rematch":
      return lines.rematch;
    case "broken":
      return lines.broken;
    default:
      return null;
  }
}
