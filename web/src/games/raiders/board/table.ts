/** The table as this board is given it. */

import type { Contents, Move, Preview, Recap, RoomRecap, View } from "../../../generated/raiders";
import type { Shown } from "../../face";

export type Table = Shown<Move, View, Preview, Recap | null, Contents> & {
  /** The room that is being resolved on the stage, as far as that has been seen. */
  resolving?: RoomRecap | undefined;
};

/** The card of a seat where it lies in the room. */
export const playedThing = (seat: number): string => `played-${String(seat)}`;
