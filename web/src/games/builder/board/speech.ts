/** The board's own labels in the present language. */

import { language } from "../../../lib/language.svelte";
import { en } from "./texts/en";
import { es } from "./texts/es";

export const b = (): typeof en => language.pick({ en, es });
