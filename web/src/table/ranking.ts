/** Who stands where at the end. */

import type { Outcome } from "../generated/core";
import type { ReasonView, SeriesView, StandingView } from "../generated/wire";
import { sidesOf, type Teams } from "../lib/teams";

/** Those who win or lose together; somebody alone where there are no teams. */
export interface Side {
  seats: readonly number[];
  names: readonly string[];
  /** Counted from 1 among the sides; equals share one. */
  place: number;
  /** In words. */
  score: string;
  won: boolean;
  /** Why they stand there, where the score does not say it. */
  reason: ReasonView | null;
  /** How often they have won in a series; none where it is the first game. */
  wins: number | null;
}

/** The sides from the best. */
export function ranking(
  outcome: Outcome,
  standing: StandingView | null,
  names: readonly string[],
  teams: Teams,
  series?: SeriesView | undefined,
): Side[] {
  const placeOf = (seats: readonly number[]): number => outcome.places[(seats[0] ?? 0) - 1] ?? names.length;
  const sides = sidesOf(teams, names.length);
  return sides
    .map((seats) => ({
      seats,
      names: seats.map((seat) => names[seat - 1] ?? ""),
      // A team of three takes one place and not three.
      place: 1 + sides.filter((other) => placeOf(other) < placeOf(seats)).length,
      score: standing?.scores[(seats[0] ?? 0) - 1] ?? "",
      won: seats.some((seat) => outcome.winners.includes(seat)),
      reason: standing?.reasons[(seats[0] ?? 0) - 1] ?? null,
      wins: series?.wins[(seats[0] ?? 0) - 1] ?? null,
    }))
    .sort((a, b) => a.place - b.place);
}
