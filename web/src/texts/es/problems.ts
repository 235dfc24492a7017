import type { Texts } from "../en";
import { problems as english } from "../en/problems";

export const problems: Texts["problems"] = english;
