/** What is said of the games somebody has played, in the page's language. It comes with the page that shows them. */

import { language } from "../lib/language.svelte";
import { en } from "./texts/en";
import { es } from "./texts/es";

const texts = { en, es };

export const h = (): typeof en => language.pick(texts);

/** Dates and numbers as the page's language writes them. */
export const locale = (): string => (language.name === "pseudo" ? "en" : language.name);
