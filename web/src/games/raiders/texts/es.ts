/** Todo lo que dice Dungeon Raiders en español. */

import type { RaidersTexts } from "./en";
import { lessons } from "./es/lessons";
import { now } from "./es/now";
import { preview } from "./es/preview";
import { rooms } from "./es/rooms";
import { rules } from "./es/rules";
import { story } from "./es/story";

export const es: RaidersTexts = { title: "Dungeon Raiders", lessons, now, preview, rooms, rules, story };
