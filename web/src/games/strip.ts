/** The strip in which a phone shows everybody at the table. */

/** So many fit beside each other on the narrowest phone. */
const MOST_ACROSS = 4;

/** How many stand beside each other in the strip; one's own seat has a line to itself. */
export function across(players: number, own: number | null): number {
  const others = own === null ? players : players - 1;
  return others <= MOST_ACROSS ? others : Math.ceil(others / 2);
}
