/** The figures of what lies on the table: strength, health, charges, how many. */

import { art } from "./art";
import { b } from "./speech";

export interface Mark {
  icon: string;
  label: string;
  value: string;
}

interface Counted {
  strength?: number | null;
  health?: number | null;
  charges?: number | null;
  figures?: number | null;
}

const count = (icon: string, label: string, value: number | null | undefined): Mark[] =>
  value ? [{ icon, label, value: String(value) }] : [];

/** What is counted of a trap, a monster, or what either would be. */
export function marksOf({ strength, health, charges, figures }: Counted): Mark[] {
  const crowd = (figures ?? 0) > 1 ? count(art.monster, b().figures, figures) : [];
  return [
    ...count(art.swords, b().strength, strength),
    ...count(art.heart, b().health, health),
    ...count(art.bolt, b().charges, charges),
    ...crowd,
  ];
}

/** The same in words. */
export const inWords = (marks: readonly Mark[]): string =>
  marks.map(({ label, value }) => `${label} ${value}`).join(", ");
