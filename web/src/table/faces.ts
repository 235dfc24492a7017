/** The little pictures among the ready phrases, drawn by the page: not every device has letters for them. */

import flame from "icon:flame";
import laugh from "icon:imp-laugh";
import popper from "icon:party-popper";
import surprised from "icon:surprised";
import tears from "icon:tear-tracks";
import thumb from "icon:thumb-up";

const DRAWN = { "👍": thumb, "😂": laugh, "😮": surprised, "😢": tears, "🔥": flame, "🎉": popper };

export type Face = keyof typeof DRAWN;

export const isFace = (text: string): text is Face => Object.hasOwn(DRAWN, text);

export const drawingOf = (face: Face): string => DRAWN[face];

const FACES = new RegExp(`(${Object.keys(DRAWN).join("|")})`, "u");

/** A text in pieces: words, and the pictures between them. */
export function inPieces(text: string): string[] {
  return text.split(FACES).filter((piece) => piece !== "");
}
