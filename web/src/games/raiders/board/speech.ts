/** The board's own labels in the present language. */

import type { Card, Item } from "../../../generated/raiders";
import { language } from "../../../lib/language.svelte";
import { en } from "./texts/en";
import { es } from "./texts/es";

export const b = (): typeof en => language.pick({ en, es });

export const itemName = (item: Item): string => b().itemNames[item];

export const cardName = (card: Card): string => (typeof card === "number" ? String(card) : itemName(card));
