import type { GuildsTexts } from "./en";
import { cards } from "./es/cards";
import { lessons } from "./es/lessons";
import { now } from "./es/now";
import { preview } from "./es/preview";
import { rules } from "./es/rules";
import { story } from "./es/story";

/** Todo lo que Dungeon Guilds dice en español. */
export const es: GuildsTexts = { title: "Dungeon Guilds", cards, lessons, now, preview, rules, story };
