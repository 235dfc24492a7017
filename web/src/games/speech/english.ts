/** How English speaks of the reader and of others. */

import { list } from "../../lib/language.svelte";
import type { Party } from "./party";

/** In the middle of a sentence: "you and Moss". */
export function them(party: Party): string {
  return list(party.you ? ["you", ...party.others] : party.others);
}

/** At the start of a sentence: "You and Moss". */
export function They(party: Party): string {
  return list(party.you ? ["You", ...party.others] : party.others);
}

/** The form of a verb that fits: "you take", "Moss takes", "Moss and Rook take". */
export function verb(party: Party, base: string, third: string): string {
  return !party.you && party.others.length === 1 ? third : base;
}

/** At the start of a sentence, with its verb: "Moss takes". */
export function TheyDo(party: Party, base: string, third: string): string {
  return `${They(party)} ${verb(party, base, third)}`;
}

/** In the middle of a sentence, with its verb. */
export function theyDo(party: Party, base: string, third: string): string {
  return `${them(party)} ${verb(party, base, third)}`;
}
