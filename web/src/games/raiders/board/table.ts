/** The table as this board is given it. */

import type { Contents, Move, Preview, Recap, View } from "../../../generated/raiders";
import type { Shown } from "../../face";

export type Table = Shown<Move, View, Preview, Recap | null, Contents>;
