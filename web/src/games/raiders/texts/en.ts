/** All that Dungeon Raiders says in English. Other languages have the type of this one, so none can miss a text. */

import { lessons } from "./en/lessons";
import { now } from "./en/now";
import { preview } from "./en/preview";
import { rooms } from "./en/rooms";
import { rules } from "./en/rules";
import { story } from "./en/story";

export const en = { title: "Dungeon Raiders", lessons, now, preview, rooms, rules, story };

export type RaidersTexts = typeof en;
