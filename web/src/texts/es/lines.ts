import { lines as english } from "../en/lines";

export const lines: typeof english = english;
