/** Who plays together, where a game has teams. */

/** The seats of each team; none where everyone plays alone. */
export type Teams = readonly (readonly number[])[];

/** The team of a seat, counted from 1; null where everyone plays alone. */
export function teamOf(teams: Teams, seat: number): number | null {
  const index = teams.findIndex((team) => team.includes(seat));
  return index < 0 ? null : index + 1;
}

/** The team that a seat belongs to; nothing where everyone plays alone. */
export function teamWith(teams: Teams, seat: number | null): readonly number[] | undefined {
  return seat === null ? undefined : teams.find((team) => team.includes(seat));
}

/** Those who play together with a seat, itself left out. */
export function partnersOf(teams: Teams, seat: number | null): readonly number[] {
  return teamWith(teams, seat)?.filter((other) => other !== seat) ?? [];
}

/** Those who win or lose together: the teams, or everyone alone. */
export function sidesOf(teams: Teams, players: number): Teams {
  return teams.length > 0 ? teams : Array.from({ length: players }, (_, index) => [index + 1]);
}
