/** Finding a word in the rules. */

import type { RuleView } from "../generated/rest";

/** A text as it is searched: small letters without accents. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** The chapters that have every word that was asked for, each cut down to the paragraphs that have one of them. */
export function searched(rules: readonly RuleView[], asked: string): RuleView[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...rules];
  return rules.flatMap((rule) => {
    const whole = plain([rule.title, ...rule.text].join(" "));
    if (!words.every((word) => whole.includes(word))) return [];
    const text = rule.text.filter((paragraph) => words.some((word) => plain(paragraph).includes(word)));
    return [{ ...rule, text: text.length > 0 ? text : rule.text }];
  });
}

/** A piece of a text, and whether it was searched for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut where it has what was asked for. */
export function marked(text: string, asked: string): Piece[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  // Only where every letter stays one letter can a place in the plain text be one in the text itself.
  const flat = plain(text);
  if (words.length === 0 || flat.length !== text.length) return [{ text, hit: false }];
  const hit = Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + word.length)) {
      hit.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1);
    if (last && last.hit === hit[at]) last.text += text.charAt(at);
    else pieces.push({ text: text.charAt(at), hit: hit[at] ?? false });
  }
  return pieces;
}
