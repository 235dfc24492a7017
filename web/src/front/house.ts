/** What the front door asks the house, outside of any table. */

import type { Found, GameView, NewTable, Opened } from "../generated/rest";
import { LEVELS } from "../lib/levels";
import { get, post } from "../lib/rest";

export type { GameView, NewTable, OptionView, TableView, ValueView } from "../generated/rest";

export const openTable = (wish: NewTable): Promise<Opened> => post("/api/tables", wish);

/** The table that has a room code now. */
export const tableOfCode = (code: string): Promise<Found> => get(`/api/codes/${encodeURIComponent(code)}`);

/** The strength of the bots that somebody meets who just wants to play. */
const PLAY_NOW_LEVEL = LEVELS.strong;
const PLAY_NOW_PLAYERS = 4;

/** A table for one person against bots, with nothing to choose. */
export function againstBots(game: GameView, name: string): NewTable {
  const players = Math.min(Math.max(PLAY_NOW_PLAYERS, game.fewest), game.most);
  return { game: game.name, players, bots: Array<string>(players - 1).fill(PLAY_NOW_LEVEL), name };
}
