/** What is said when a game is over, in the page's language. It comes with the first end that is looked at. */

import { language } from "../lib/language.svelte";
import { en } from "./texts/en";
import { es } from "./texts/es";

const texts = { en, es };

export const e = (): typeof en => language.pick(texts);
