/** What the house says somebody has played, as the page counts and filters it. */

import type { History, PlayedView } from "../generated/rest";
import { sidesOf } from "../lib/teams";
import { get } from "../lib/rest";
import { inLanguage } from "../lib/language.svelte";

/** How a game ended for whoever looks. */
export interface Played {
  table: string;
  game: string;
  /** When it was over, or where nobody knows, when its table was opened. */
  when: number;
  /** Milliseconds from the deal to the end; none where nobody knows. */
  lasted: number | null;
  moves: number | null;
  /** One's own score in words; empty for somebody who did not play. */
  score: string;
  outcome: "won" | "shared" | "lost" | "watched" | "unknown";
  /** Counted from 1 among the sides. */
  place: number;
  of: number;
  opponents: string[];
  partners: string[];
  winners: string[];
}

/** Wins by game. */
export interface Tally {
  game: string;
  played: number;
  won: number;
}

export interface Filter {
  game: string;
  result: "" | "won" | "lost";
  opponent: string;
}

/** A row of the house in the terms of whoever looks. */
export function playedOf({ table, game, opened, names, seat, result }: PlayedView): Played {
  const unknown: Played = {
    table,
    game,
    when: opened,
    lasted: null,
    moves: null,
    score: "",
    outcome: "unknown",
    place: 0,
    of: 0,
    opponents: names,
    partners: [],
    winners: [],
  };
  if (!result) return unknown;
  const nameOf = (seat: number): string => names[seat - 1] ?? "";
  const sides = sidesOf(result.teams, names.length);
  const placeOf = (side: readonly number[]): number => result.places[(side[0] ?? 1) - 1] ?? names.length;
  const mine = sides.find((side) => seat !== null && side.includes(seat));
  const winning = sides.filter((side) => side.some((seat) => result.winners.includes(seat)));
  const others = names.map((_, index) => index + 1).filter((seat) => !mine?.includes(seat));
  return {
    ...unknown,
    when: result.ended,
    lasted: Math.max(0, result.ended - result.begun),
    moves: result.moves,
    score: seat === null ? "" : (result.scored[seat - 1] ?? ""),
    outcome: !mine ? "watched" : !winning.includes(mine) ? "lost" : winning.length > 1 ? "shared" : "won",
    place: mine ? 1 + sides.filter((side) => placeOf(side) < placeOf(mine)).length : 0,
    of: sides.length,
    opponents: others.map(nameOf),
    partners: mine?.filter((other) => other !== seat).map(nameOf) ?? [],
    winners: result.winners.map(nameOf),
  };
}

const isWon = ({ outcome }: Played): boolean => outcome === "won" || outcome === "shared";

/** Whether a game is one of those looked for. */
export function fits(played: Played, { game, result, opponent }: Filter): boolean {
  if (game !== "" && played.game !== game) return false;
  if (result === "won" && !isWon(played)) return false;
  if (result === "lost" && played.outcome !== "lost") return false;
  return opponent === "" || played.opponents.includes(opponent);
}

/** How often each game was played and won by whoever looks, the most played first. */
export function talliesOf(games: readonly Played[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const played of games) {
    if (played.outcome === "watched" || played.outcome === "unknown") continue;
    const tally = tallies.get(played.game) ?? { game: played.game, played: 0, won: 0 };
    tallies.set(played.game, {
      ...tally,
      played: tally.played + 1,
      won: tally.won + (isWon(played) ? 1 : 0),
    });
  }
  return [...tallies.values()].sort((a, b) => b.played - a.played || a.game.localeCompare(b.game));
}

/** Everybody whom one has met, those most often met first. */
export function opponentsIn(games: readonly Played[]): string[] {
  const met = new Map<string, number>();
  for (const name of games.flatMap(({ opponents }) => opponents)) met.set(name, (met.get(name) ?? 0) + 1);
  return [...met].sort(([a, often], [b, other]) => other - often || a.localeCompare(b)).map(([name]) => name);
}

/** A history longer than this is looked at by its newest games. */
const MOST_PAGES = 20;

/** All that was played, page by page; whoever listens is told as it comes. */
export async function fetchHistory(heard: (games: PlayedView[]) => void): Promise<void> {
  const games: PlayedView[] = [];
  let after = "";
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const part = await get<History>(inLanguage(`/api/history${after}`));
    games.push(...part.games);
    heard([...games]);
    if (part.next === null) return;
    after = `?after=${encodeURIComponent(part.next)}`;
  }
}
