/** The picture of the game for the front door. */

import bat from "icon:bat";
import chest from "icon:open-treasure-chest";
import coins from "icon:two-coins";
import dragon from "icon:dragon-head";
import skull from "icon:skull-crossed-bones";
import sword from "icon:broadsword";
import type { Picture } from "../../front/pictures";

export const picture: Picture = {
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
};
