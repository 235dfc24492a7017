/** What things on a board are called in `data-thing`, so that a line of the story can light them up. */

import type { LineView } from "../generated/wire";

/** A player, by the seat counted from 1. */
export const seatThing = (seat: number): string => `seat-${String(seat)}`;

/** A room, by its place counted from 0. */
export const roomThing = (place: number): string => `room-${String(place + 1)}`;

/** What a line speaks of; a line about the table speaks of a seat. */
export function thingsOf({ things, seat }: Pick<LineView, "things" | "seat">): readonly string[] {
  if (things && things.length > 0) return things;
  return seat === undefined ? [] : [seatThing(seat)];
}
