/** Everybody at the table, in the order in which a board shows them. */

/** So many fit beside each other on the narrowest phone. */
const MOST_ACROSS = 4;

/** How many stand beside each other in the strip; one's own seat has a line to itself. */
export function across(players: number, own: number | null): number {
  const others = own === null ? players : players - 1;
  return others <= MOST_ACROSS ? others : Math.ceil(others / 2);
}

/** The own seat first, and the others as they sit around the table. */
export function around(players: number, own: number | null): number[] {
  const first = own ?? 1;
  return Array.from({ length: players }, (_, step) => ((first - 1 + step) % players) + 1);
}
