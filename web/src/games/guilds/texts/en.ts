/** All that Dungeon Guilds says in English. Other languages have the type of this one, so none can miss a text. */

import { cards } from "./en/cards";
import { lessons } from "./en/lessons";
import { now } from "./en/now";
import { preview } from "./en/preview";
import { rules } from "./en/rules";
import { story } from "./en/story";

export const en = { title: "Dungeon Guilds", cards, lessons, now, preview, rules, story };

export type GuildsTexts = typeof en;
