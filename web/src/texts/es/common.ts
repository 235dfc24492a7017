import type { Texts } from "../en";
import { common as english } from "../en/common";

export const common: Texts["common"] = english;
