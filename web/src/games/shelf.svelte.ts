/** The games that have a face of their own. Adding one is one line here. */

import { language } from "../lib/language.svelte";
import type { Face, Words } from "./face";

interface OnShelf {
  /** Words and board, fetched when a table of the game is opened. */
  load: () => Promise<{ words: () => Words; Board: Face["Board"] }>;
}

const SHELF: Partial<Record<string, OnShelf>> = {
  raiders: { load: () => import("./raiders/face") },
  guilds: { load: () => import("./guilds/face") },
};

/** The face of a game; the generic one for a game that has none of its own. */
export async function faceOf(game: string): Promise<() => Face> {
  const loaded = SHELF[game] ? await SHELF[game].load() : (await import("./generic/face")).generic(game);
  return () => {
    // Reading the language here lets whoever shows the face follow it.
    void language.name;
    return { words: loaded.words(), Board: loaded.Board };
  };
}
