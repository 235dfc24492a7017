/** What a game's picture is made of: drawings of the game-icons set before a light of its own. */

import bat from "icon:bat";
import chest from "icon:open-treasure-chest";
import coins from "icon:two-coins";
import dragon from "icon:dragon-head";
import gate from "icon:dungeon-gate";
import gavel from "icon:gavel";
import guild from "icon:knight-banner";
import handshake from "icon:shaking-hands";
import money from "icon:receive-money";
import skull from "icon:skull-crossed-bones";
import sword from "icon:broadsword";
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

const PICTURES: Partial<Record<string, Picture>> = {
  raiders: {
    hue: 24,
    sign: dragon,
    drawings: [
      { path: bat, x: 596, y: 84, size: 74, turn: -10, light: "dark" },
      { path: bat, x: 668, y: 132, size: 48, turn: 14, light: "dark" },
      { path: dragon, x: 398, y: 214, size: 350, light: "lit" },
      { path: skull, x: 648, y: 352, size: 104, turn: 8, light: "dark" },
      { path: sword, x: 596, y: 316, size: 190, turn: 16, light: "lit" },
      { path: chest, x: 196, y: 328, size: 196, light: "gold" },
      { path: coins, x: 318, y: 398, size: 74, light: "gold" },
      { path: coins, x: 92, y: 408, size: 56, turn: -14, flip: true, light: "gold" },
    ],
  },
  guilds: {
    hue: 352,
    sign: guild,
    drawings: [
      { path: gate, x: 400, y: 196, size: 300, light: "lit" },
      { path: guild, x: 168, y: 196, size: 230, turn: -5, light: "lit" },
      { path: guild, x: 632, y: 196, size: 230, turn: 5, flip: true, light: "lit" },
      { path: handshake, x: 400, y: 340, size: 200, light: "gold" },
      { path: coins, x: 236, y: 396, size: 78, light: "gold" },
      { path: coins, x: 566, y: 396, size: 78, flip: true, light: "gold" },
    ],
  },
  bidding: {
    hue: 200,
    sign: gavel,
    drawings: [
      { path: gavel, x: 470, y: 190, size: 250, light: "lit" },
      { path: money, x: 270, y: 290, size: 220, light: "gold" },
    ],
  },
};

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
  return PICTURES[game] ?? DOOR;
}
