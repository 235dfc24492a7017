/** What the parts of the board ask of the table again and again. */

import { teamOf, type Teams } from "../../../lib/teams";
import { colourAlone, colourTogether } from "./art";

/** The colour of a guild at this table. */
export function guildColour(teams: Teams, seat: number): string {
  const team = teamOf(teams, seat);
  return team === null ? colourAlone(seat) : colourTogether(team, teams[team - 1]?.indexOf(seat) ?? 0);
}
