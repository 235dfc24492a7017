import type { Texts } from "../en";
import { table as english } from "../en/table";

export const table: Texts["table"] = english;
