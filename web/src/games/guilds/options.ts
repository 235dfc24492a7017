/** Which options go with how many players. */

/** How many players teams are for. */
const TEAM_PLAYERS: Readonly<Partial<Record<string, number>>> = { "2v2": 4, "3v3": 6, "2v2v2": 6 };

/** Ghosts take the room that the sixth guild needs. */
const MOST_WITH_GHOSTS = 5;

/** Whether so many players may choose a value of an option. */
export function fits(option: string, value: boolean | string, players: number): boolean {
  if (option === "teams") return (TEAM_PLAYERS[String(value)] ?? players) === players;
  return option !== "ghost" || value !== true || players <= MOST_WITH_GHOSTS;
}
