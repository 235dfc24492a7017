/** What a game's picture is made of: drawings of the game-icons set before a light of its own. */

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

/** Every game that has a picture brings it in its own folder. It is fetched when it is wanted: a door with many games opens as quickly. */
const PICTURES = import.meta.glob<Picture>("../games/*/picture.ts", { import: "picture" });

/** A game's own picture, or that of any dungeon. */
export async function pictureOf(game: string): Promise<Picture> {
  const load = PICTURES[`../games/${game}/picture.ts`];
  return load ? load() : (await import("../games/generic/picture")).picture;
}
