/** What the front door asks the house, outside of any table. */

import { get, post, Refused } from "../lib/rest";

/** A choice and its meaning; the first of an option is the default. */
export interface ValueView {
  value: boolean | string;
  meaning: string | null;
}

/** Something a table may choose. */
export interface OptionView {
  name: string;
  meaning: string;
  values: ValueView[];
}

/** A game that a table may play, in the house's English. */
export interface GameView {
  name: string;
  title: string;
  summary: string;
  fewest: number;
  most: number;
  minutes: number;
  lesson: boolean;
  options: OptionView[];
}

/** A table in a list. */
export interface TableView {
  table: string;
  game: string;
  players: number;
  /** Who sits there; null for a free seat. */
  names: (string | null)[];
  begun: boolean;
  finished: boolean;
  /** Milliseconds since 1970. */
  opened: number;
  waits_for_you: boolean;
}

/** A table to be opened, as the house wants to be asked. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, boolean | string>;
  cards?: string;
  pace?:
    "untimed" | "live" | "relaxed" | "daily" | { timed: { credit_seconds: number; reserve_seconds: number } };
  when_time_is_up?: "bot_stands_in" | "first_move";
  listed?: boolean;
  undo?: boolean;
  free_text?: boolean;
  bots?: string[];
  fill?: { after_seconds: number; level: string };
  name?: string;
}

export const gamesOfTheHouse = (): Promise<GameView[]> => get("/api/games");

export const openTable = (wish: NewTable): Promise<{ table: string; seat: number | null }> =>
  post("/api/tables", wish);

/** The table that has a room code now. */
export const tableOfCode = (code: string): Promise<{ table: string }> =>
  get(`/api/codes/${encodeURIComponent(code)}`);

/** A game's rules as the house writes them: plain English text. */
export async function rulesText(game: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(`/api/games/${encodeURIComponent(game)}/rules`);
  } catch {
    throw new Refused(0, "");
  }
  if (!response.ok) throw new Refused(response.status, "");
  return response.text();
}

/** The strength of the bots that somebody meets who just wants to play. */
const PLAY_NOW_LEVEL = "search:500";
const PLAY_NOW_PLAYERS = 4;

/** A table for one person against bots, with nothing to choose. */
export function againstBots(game: GameView, name: string): NewTable {
  const players = Math.min(Math.max(PLAY_NOW_PLAYERS, game.fewest), game.most);
  return { game: game.name, players, bots: Array<string>(players - 1).fill(PLAY_NOW_LEVEL), name };
}

/** Whatever went wrong, as a refusal to show. */
export function refusalOf(error: unknown): Refused {
  return error instanceof Refused ? error : new Refused(-1, String(error));
}
