/** Another game with the same people. */

import type { BoardProps } from "../games/face";
import type { Opened } from "../generated/rest";
import type { Scene } from "../generated/wire";
import type { Line } from "../lib/line.svelte";
import { post } from "../lib/rest";

/** Whether somebody else has asked whoever looks for another game. */
export const isOffered = (scene: Scene): boolean =>
  scene.seat !== null && scene.rematch_by !== null && scene.rematch_by !== scene.seat;

/** Asks for the next table, or accepts the one that somebody else has asked for; gives its name. */
export async function playAgain(line: Line): Promise<string> {
  const path = `/api/tables/${encodeURIComponent(line.table)}/rematch`;
  return (await post<Opened>(path, undefined, { token: line.token })).table;
}

/** Where somebody sits at a table; a hand beside a big screen stays one. */
export const seatAt = (table: string, part: BoardProps["part"]): string =>
  `/t/${table}${part === "hand" ? "/hand" : ""}`;
