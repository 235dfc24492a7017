/** Who plays together. */

import type { PlayerView } from "../../../generated/guilds";

/** The seats of each team, in the order of the teams; null where everyone plays alone. */
export function teamsOf(players: readonly Pick<PlayerView, "team">[]): number[][] | null {
  const teams: number[][] = [];
  players.forEach(({ team }, index) => {
    if (team !== null) (teams[team] ??= []).push(index + 1);
  });
  return teams.length > 0 ? teams : null;
}
