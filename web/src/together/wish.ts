/** What people in one room choose before they play, and what the house is asked for. */

import type { GameView, NewTable } from "../generated/rest";
import { LEVELS } from "../lib/levels";

export interface RoomWish {
  how: "passed" | "screen";
  /** As they were typed; an empty one gets a name of the house. */
  names: string[];
  seats: number;
  options: Record<string, boolean | string>;
  level: string;
}

/** What most people want: two of them, and the fewest seats that give a game. */
export function firstWish(game: GameView, name: string): RoomWish {
  const most = Math.min(2, game.most);
  return {
    how: "passed",
    names: [name, "", "", ""].slice(0, most),
    seats: Math.max(game.fewest, most),
    options: defaultsOf(game),
    level: LEVELS.strong,
  };
}

export function defaultsOf(game: GameView): Record<string, boolean | string> {
  return Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]?.value ?? false]));
}

/** The same wish for another game, as far as that one allows it. */
export function forGame(wish: RoomWish, game: GameView): RoomWish {
  const names = wish.names.slice(0, game.most);
  const fewest = wish.how === "passed" ? Math.max(game.fewest, names.length) : game.fewest;
  return {
    ...wish,
    names,
    seats: Math.max(fewest, Math.min(game.most, wish.seats)),
    options: defaultsOf(game),
  };
}

/** How many seats a table may have: everybody of the device needs one. */
export function seatChoices(wish: RoomWish, game: GameView): number[] {
  const fewest = wish.how === "passed" ? Math.max(game.fewest, wish.names.length) : game.fewest;
  return Array.from({ length: game.most - fewest + 1 }, (_, index) => fewest + index);
}

/** What everybody is called at the table. */
export function namesOf(wish: RoomWish, called: (number: number) => string): string[] {
  return wish.names.map((name, index) => name.trim() || called(index + 1));
}

/** Whether two people could not be told apart. */
export function namesake(names: readonly string[]): boolean {
  return new Set(names.map((name) => name.toLowerCase())).size < names.length;
}

/** The table to ask for; people sit down afterwards. */
export function tableFor(wish: RoomWish, game: GameView): NewTable {
  const bots = wish.how === "passed" ? Math.max(0, wish.seats - wish.names.length) : 0;
  return {
    game: game.name,
    players: wish.seats,
    options: wish.options,
    bots: Array<string>(bots).fill(wish.level),
  };
}
