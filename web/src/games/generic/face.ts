/** The face of a game that has none of its own: the house's words, and a board made of its view and its moves. */

import { list, t } from "../../lib/language.svelte";
import type { Face, Now, Shown, Words } from "../face";
import Board from "./Board.svelte";
import { humanised } from "./look";
import { titles } from "./titles.svelte";

/** A generic face for a game. */
export function generic(game: string): { words: () => Words; Board: Face["Board"] } {
  // Until the house has answered, and if it does not, the short name must do.
  titles.load().catch(() => undefined);
  return { words: () => wordsOf(game), Board };
}

function wordsOf(game: string): Words {
  const about = titles.of(game);
  return {
    title: about?.title ?? humanised(game),
    summary: about?.summary ?? "",
    option: (name) => {
      const option = about?.options.find((option) => option.name === name);
      if (!option) return null;
      const values = option.values.map(({ value, meaning }) => [
        String(value),
        meaning ?? humanised(String(value)),
      ]);
      return {
        name: humanised(name),
        meaning: option.meaning,
        values: Object.fromEntries(values) as Record<string, string>,
      };
    },
    rules: [],
    now: nowOf,
    move: (move) => move.words,
    // What begins with blanks belongs to the line before it.
    line: ({ words }) => ({ words: words.trim(), weight: words.startsWith(" ") ? "whisper" : "line" }),
    lessons: [],
  };
}

function nowOf({ outcome, seat, waiting_for, moves, names }: Shown): Now {
  const texts = t().generic;
  if (outcome) return { title: texts.over, text: "", rule: "" };
  if (seat !== null && waiting_for.includes(seat)) {
    return { title: texts.yourTurn, text: texts.choose(moves.length), rule: "" };
  }
  const awaited = waiting_for.map((seat) => names[seat - 1] ?? texts.seat(seat));
  return { title: texts.waiting(list(awaited)), text: texts.waitingText, rule: "" };
}
