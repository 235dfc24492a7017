/** The face of a game that has none of its own: the house's words, and a board made of its view and its moves. */

import type { Face, Words } from "../face";
import Board from "./Board.svelte";

/** A generic face for a game. */
export function generic(game: string): { words: () => Words; Board: Face["Board"] } {
  const words: Words = {
    title: game,
    summary: "",
    option: () => null,
    rules: [],
    now: () => ({ title: "", text: "", rule: "" }),
    move: (move) => move.words,
    line: (line) => ({ words: line.words }),
    lessons: [],
  };
  return { words: () => words, Board };
}
