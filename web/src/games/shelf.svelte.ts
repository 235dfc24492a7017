/** The games that have a face of their own. Adding one is one line here. */

import type { Face } from "./face";

/** Boards, each fetched when a table of its game is opened. */
const SHELF: Partial<Record<string, () => Promise<{ default: Face }>>> = {
  raiders: () => import("./raiders/Board.svelte"),
  guilds: () => import("./guilds/Board.svelte"),
};

/** The face of a game; the generic one for a game that has none of its own. */
export async function faceOf(game: string): Promise<Face> {
  const load = Object.hasOwn(SHELF, game) ? SHELF[game] : undefined;
  return (await (load ?? (() => import("./generic/Board.svelte")))()).default;
}
