/** A dungeon's door, for a game that has no picture of its own. */

import gate from "icon:dungeon-gate";
import torch from "icon:primitive-torch";
import type { Picture } from "../../front/pictures";

export const picture: Picture = {
  hue: 32,
  sign: gate,
  drawings: [
    { path: torch, x: 190, y: 230, size: 190, flip: true, light: "lit" },
    { path: gate, x: 400, y: 236, size: 330, light: "lit" },
    { path: torch, x: 610, y: 230, size: 190, light: "lit" },
  ],
};
