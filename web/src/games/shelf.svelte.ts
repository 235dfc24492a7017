/** The boards of the games that have one of their own: `Board.svelte` in the game's folder, and `beats.ts` beside it. */

import type { BeatsOf } from "../stage/beat";
import { plainBeats } from "../stage/plain";
import type { Face } from "./face";

/** Each is fetched when a table of its game is opened. */
const BOARDS = import.meta.glob<Face>("./*/Board.svelte", { import: "default" });
const BEATS = import.meta.glob<BeatsOf>("./*/beats.ts", { import: "beatsOf" });

/** The face of a game; the generic one for a game that has none of its own. */
export async function faceOf(game: string): Promise<Face> {
  const load =
    BOARDS[`./${game}/Board.svelte`] ?? (() => import("./generic/Board.svelte").then((it) => it.default));
  return load();
}

/** How the events of a game move things. */
export async function beatsFor(game: string): Promise<BeatsOf> {
  return BEATS[`./${game}/beats.ts`]?.() ?? plainBeats;
}
