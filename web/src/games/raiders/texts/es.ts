/** Todo lo que dice Dungeon Raiders en español. */

import { en, type RaidersTexts } from "./en";

export const es: RaidersTexts = en;
