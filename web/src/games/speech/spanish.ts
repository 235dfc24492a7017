/** Cómo se habla en español de quien lee y de los demás. A quien lee se le trata de tú. */

import { list } from "../../lib/language.svelte";
import type { Party } from "./party";

/** Como sujeto o tras «entre»: «Moss y tú». */
export function ellos(party: Party): string {
  return list(party.you ? [...party.others, "tú"] : party.others);
}

/** Tras «a»: «a Moss y a ti». */
export function aEllos(party: Party): string {
  return list([...party.others.map((name) => `a ${name}`), ...(party.you ? ["a ti"] : [])]);
}

/** Tras «para»: «para Moss y para ti». */
export function paraEllos(party: Party): string {
  return list([...party.others.map((name) => `para ${name}`), ...(party.you ? ["para ti"] : [])]);
}

/** Un verbo: «juegas», «juega», «jugáis» y «juegan». */
export type Verb = readonly [you: string, one: string, youAndOthers: string, others: string];

/** La forma que conviene. */
export function forma(party: Party, [you, one, youAndOthers, others]: Verb): string {
  if (party.you) return party.others.length === 0 ? you : youAndOthers;
  return party.others.length === 1 ? one : others;
}

/** En medio de una frase; a quien está solo y lee le basta el verbo: «pierdes», «Moss pierde». */
export function hacen(party: Party, verb: Verb): string {
  return party.you && party.others.length === 0 ? verb[0] : `${ellos(party)} ${forma(party, verb)}`;
}

/** Al principio de una frase: «Pierdes», «Moss pierde». */
export function Hacen(party: Party, verb: Verb): string {
  const words = hacen(party, verb);
  return party.you && party.others.length === 0 ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
