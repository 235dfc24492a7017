/** What the parts of the board ask of the table again and again. */

import type {
  Adventurer,
  Contents,
  LastDungeon,
  Move,
  Preview,
  Recap,
  View,
} from "../../../generated/guilds";
import { teamOf, type Teams } from "../../../lib/teams";
import type { Shown } from "../../face";
import { colourAlone, colourTogether } from "./art";

/** A table of this game. */
export type Table = Shown<Move, View, Preview, Recap, Contents> & {
  /** What the opening of the rooms has changed, as far as that has been seen on the stage. */
  opening?: Pick<LastDungeon, "round" | "change"> | undefined;
};

/** A space of a room, both counted from 0. */
export const spaceThing = (depth: number, space: number): string =>
  `space-${String(depth + 1)}-${String(space + 1)}`;

/** The least and the most of something. */
export type Range = readonly [least: number, most: number];

/** A guild's five, by their strength. */
export const ADVENTURERS: readonly Adventurer[] = [1, 2, 3, 4, 5];

/** The colour of a guild at this table. */
export function guildColour(teams: Teams, seat: number): string {
  const team = teamOf(teams, seat);
  return team === null ? colourAlone(seat) : colourTogether(team, teams[team - 1]?.indexOf(seat) ?? 0);
}
