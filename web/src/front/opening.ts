/** What somebody chooses before a table is opened, and how the house is asked for it. */

import { LEVELS, type Level } from "../lib/levels";
import type { GameView, NewTable } from "./house";

export { LEVEL_NAMES, type Level } from "../lib/levels";

/** Who shall have a seat. */
export type SeatChoice = "me" | "person" | Level;

export const UNITS = { second: 1, minute: 60, hour: 3600, day: 86400 } as const;
export type Unit = keyof typeof UNITS;
export interface Duration {
  amount: number | null;
  unit: Unit;
}

/** How long bots take for a move, as people choose it; programs also have `at_once`. */
export const BOT_PACES = ["quick", "natural", "slow"] as const;
export type BotPace = (typeof BOT_PACES)[number];
/** What a house does unless it is asked for something else. */
const BOT_PACE: BotPace = "natural";

/** The longest the house allows for one decision, and for the reserve: 31 days. */
const LONGEST_SECONDS = 31 * UNITS.day;

export const PACES = ["untimed", "live", "relaxed", "daily", "own"] as const;
export type Pace = (typeof PACES)[number];

export interface Wish {
  name: string;
  players: number;
  /** One for every seat the game can have; those beyond `players` are not used. */
  seats: SeatChoice[];
  options: Record<string, boolean | string>;
  /** Nothing until somebody chooses: then it fits those who may come. */
  pace: Pace | null;
  credit: Duration;
  reserve: Duration;
  timeUp: "bot_stands_in" | "safe_move";
  who: "link" | "listed";
  undo: boolean;
  freeText: boolean;
  /** Minutes until bots come into free seats; 0 for never. */
  fillMinutes: number;
  fillLevel: Level;
  botPace: BotPace;
  cards: string;
  /** The card packs that come with the game and are played with, by name. */
  packs: string[];
}

/** What most people want: oneself, and the other seats open for friends. */
export function firstWish(game: GameView, name: string): Wish {
  const players = Math.min(Math.max(4, game.fewest), game.most);
  return {
    name,
    players,
    seats: Array.from({ length: game.most }, (_, seat) => (seat === 0 ? "me" : "person")),
    options: Object.fromEntries(
      game.options.map((option) => [option.name, option.values[0]?.value ?? false]),
    ),
    pace: null,
    credit: { amount: 1, unit: "minute" },
    reserve: { amount: 5, unit: "minute" },
    timeUp: "bot_stands_in",
    who: "link",
    undo: true,
    freeText: true,
    fillMinutes: 0,
    fillLevel: "fair",
    botPace: BOT_PACE,
    cards: "",
    packs: [],
  };
}

export function secondsOf(duration: Duration): number {
  return Math.round((duration.amount ?? NaN) * UNITS[duration.unit]);
}

/** The seats that are played, by who shall have them. */
export function seatsOf(wish: Wish): { me: boolean; people: number; bots: { seat: number; level: Level }[] } {
  const seats = wish.seats.slice(0, wish.players);
  return {
    me: seats.includes("me"),
    people: seats.filter((seat) => seat === "person").length,
    bots: seats.flatMap((who, index) =>
      who === "me" || who === "person" ? [] : [{ seat: index + 1, level: who }],
    ),
  };
}

/** How long people may think: as somebody has chosen, or as it fits. Strangers should not have to wait for ever. */
export function paceOf(wish: Wish): Pace {
  return wish.pace ?? (wish.who === "listed" && seatsOf(wish).people > 0 ? "live" : "untimed");
}

export type Mistake = "onePerson" | "time";

/** What can be seen to be wrong without asking the house. */
export function mistakesOf(wish: Wish): Mistake[] {
  const mistakes: Mistake[] = [];
  const { me, people } = seatsOf(wish);
  if (!me && people === 0) mistakes.push("onePerson");
  if (wish.pace === "own") {
    const [credit, reserve] = [secondsOf(wish.credit), secondsOf(wish.reserve)];
    const fits = credit >= 1 && credit <= LONGEST_SECONDS && reserve >= 0 && reserve <= LONGEST_SECONDS;
    if (!fits) mistakes.push("time");
  }
  return mistakes;
}

/** The wish as the house wants to be asked. `guest` is the name of somebody who gives none. */
export function newTable(game: string, wish: Wish, guest: string): NewTable {
  const { me, people, bots } = seatsOf(wish);
  const own = {
    timed: { credit_seconds: secondsOf(wish.credit), reserve_seconds: secondsOf(wish.reserve) },
  };
  const [listed, pace] = [wish.who === "listed", paceOf(wish)];
  return {
    game,
    players: wish.players,
    options: wish.options,
    pace: pace === "own" ? own : pace,
    when_time_is_up: wish.timeUp,
    listed,
    undo: wish.undo,
    free_text: wish.freeText && !listed,
    bots: bots.map(({ level }) => LEVELS[level]),
    bot_seats: bots.map(({ seat }) => seat),
    ...(wish.fillMinutes > 0 && people > 0
      ? { fill: { after_seconds: wish.fillMinutes * 60, level: LEVELS[wish.fillLevel] } }
      : {}),
    ...(wish.botPace === BOT_PACE ? {} : { bot_pace: wish.botPace }),
    ...(wish.packs.length > 0 ? { packs: wish.packs } : {}),
    ...(wish.cards.trim() ? { cards: wish.cards } : {}),
    ...(me ? { name: wish.name.trim() || guest } : {}),
  };
}

type Fault = { place: string; reason: string };

/** The house's findings by the field they belong to. */
export interface Faults {
  players: Fault[];
  options: Record<string, Fault[]>;
  cards: Fault[];
  other: Fault[];
}

export function faultsByField(faults: readonly Fault[], options: readonly string[]): Faults {
  const sorted: Faults = { players: [], options: {}, cards: [], other: [] };
  for (const fault of faults) {
    const option = /^option (.+)$/.exec(fault.place)?.[1];
    if (option && options.includes(option)) (sorted.options[option] ??= []).push(fault);
    else if (fault.place === "players") sorted.players.push(fault);
    else if (/^line \d+$/.test(fault.place)) sorted.cards.push(fault);
    else sorted.other.push(fault);
  }
  return sorted;
}
