/** What things on a board are called in `data-thing`, so that a line of the story can light them up. */

/** A player, by the seat counted from 1. */
export const seatThing = (seat: number): string => `seat-${String(seat)}`;

/** A room, by its place counted from 0. */
export const roomThing = (place: number): string => `room-${String(place + 1)}`;
