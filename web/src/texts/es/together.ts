import type { Texts } from "../en";
import { together as english } from "../en/together";

export const together: Texts["together"] = english;
