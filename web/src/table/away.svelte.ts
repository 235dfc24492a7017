/** How long people have been away from a live table. */

import { ticking } from "../lib/clock.svelte";
import type { Line } from "../lib/line.svelte";

/** For how many milliseconds the owner of a seat has been away; null if they are not. */
export function awayFor(line: Line, seat: number): number | null {
  const away = line.scene?.chairs[seat - 1]?.away ?? null;
  return away === null ? null : away + (ticking() - line.seenAt);
}

/** The seats of people who are away and for whom no bot plays yet. */
export function missed(line: Line): number[] {
  const seats = (line.scene?.chairs ?? []).map((chair, index) =>
    chair.away !== null && !chair.bot ? index + 1 : 0,
  );
  return seats.filter((seat) => seat > 0 && seat !== line.scene?.seat);
}
