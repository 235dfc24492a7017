/** Directions and distances between squares, as the crow flies. */

import type { Direction, Square } from "../../../generated/dungeoneer";

const ROUND: readonly Direction[] = [
  "east",
  "south_east",
  "south",
  "south_west",
  "west",
  "north_west",
  "north",
  "north_east",
];

/** The nearest of the eight directions from one square to another. */
export function bearing([fromColumn, fromRow]: Square, [column, row]: Square): Direction {
  const eighth = Math.round(Math.atan2(row - fromRow, column - fromColumn) / (Math.PI / 4));
  return ROUND[(eighth + 8) % 8] ?? "north";
}

/** How many squares lie between them if nothing stands in the way; diagonals count as one. */
export const farAway = (one: Square, other: Square): number =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]));
