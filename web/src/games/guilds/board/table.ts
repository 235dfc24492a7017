/** What the parts of the board ask of the table again and again. */

import type { View } from "../../../generated/guilds";
import { colourOf } from "./art";

/** The colour of a guild at this table. */
export function guildColour(view: View, seat: number): string {
  const team = view.players[seat - 1]?.team ?? null;
  const teams = 1 + Math.max(-1, ...view.players.map((player) => player.team ?? -1));
  return colourOf(seat, team, teams);
}
