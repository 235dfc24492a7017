/** What a game's picture is made of: drawings of the game-icons set before a light of its own. */

import gate from "icon:dungeon-gate";
import torch from "icon:primitive-torch";

/** A drawing in a picture of 800 by 450: where its middle is, how large, and how it is turned. */
export interface Drawing {
  path: string;
  x: number;
  y: number;
  size: number;
  turn?: number;
  flip?: boolean;
  /** Lit by the torches, shining like gold, or only a shape in the dark. */
  light: "lit" | "gold" | "dark";
}

export interface Picture {
  /** The colour of the light behind it, as a hue. */
  hue: number;
  /** A small drawing that stands for the game in lists. */
  sign: string;
  drawings: Drawing[];
}

/** Every game that has a picture brings it in its own folder. */
const PICTURES = import.meta.glob<Picture>("../games/*/picture.ts", { eager: true, import: "picture" });

/** A dungeon's door, for a game that has no picture of its own. */
const DOOR: Picture = {
  hue: 32,
  sign: gate,
  drawings: [
    { path: torch, x: 190, y: 230, size: 190, flip: true, light: "lit" },
    { path: gate, x: 400, y: 236, size: 330, light: "lit" },
    { path: torch, x: 610, y: 230, size: 190, light: "lit" },
  ],
};

export function pictureOf(game: string): Picture {
  return PICTURES[`../games/${game}/picture.ts`] ?? DOOR;
}
