/** What happens at a table rather than in its game, in words. Every game's story has such lines. */

import type { LineView } from "../generated/wire";
import { t } from "../lib/language.svelte";
import type { Told } from "./face";

/**
 * A line about the table, to somebody in a seat or to somebody who watches. What nobody has words for is told in the
 * house's own.
 */
export function tableLine(line: LineView, names: readonly string[], reader: number | null = null): Told {
  const { seat } = line;
  const weight = line.table === "said" || line.table === "whispered" ? "line" : "whisper";
  const words = inWords(line, names, reader) ?? line.words;
  return seat === undefined ? { words, weight } : { words, weight, things: [`seat-${String(seat)}`] };
}

/** What somebody says; a ready phrase is shown in the reader's language. */
export function phraseInOwnWords(phrase: string): string {
  const { phrases } = t().table;
  return Object.hasOwn(phrases, phrase) ? (phrases[phrase] ?? phrase) : phrase;
}

/** What was said is `Name: phrase`; what was whispered is marked so that nobody takes it for an open word. */
export function saidInOwnWords({ table, words }: Pick<LineView, "table" | "words">): string {
  const colon = words.indexOf(": ");
  if (colon < 0) return words;
  const [name, said] = [words.slice(0, colon), phraseInOwnWords(words.slice(colon + 2))];
  return table === "whispered" ? t().lines.whispered(name, said) : `${name}: ${said}`;
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
