import type { Texts } from "../en";
import { replay as english } from "../en/replay";

export const replay: Texts["replay"] = english;
