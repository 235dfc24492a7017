/** Who plays together, where a game has teams. */

type Teams = readonly (readonly number[])[];

/** The team of a seat, counted from 1; null where everyone plays alone. */
export function teamOf(teams: Teams | undefined, seat: number): number | null {
  const index = teams?.findIndex((team) => team.includes(seat)) ?? -1;
  return index < 0 ? null : index + 1;
}

/** Those who play together with a seat, itself left out. */
export function partnersOf(teams: Teams | undefined, seat: number | null | undefined): readonly number[] {
  if (seat == null) return [];
  return teams?.find((team) => team.includes(seat))?.filter((other) => other !== seat) ?? [];
}
