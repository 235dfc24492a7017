import type { Texts } from "../en";
import { front as english } from "../en/front";

export const front: Texts["front"] = english;
