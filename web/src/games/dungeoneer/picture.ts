/** The picture of the game for the front door. */

import chest from "icon:open-treasure-chest";
import dragon from "icon:dragon-head";
import gate from "icon:dungeon-gate";
import sword from "icon:broadsword";
import torch from "icon:primitive-torch";
import wizard from "icon:wizard-staff";
import type { Picture } from "../../front/pictures";

export const picture: Picture = {
  hue: 18,
  sign: dragon,
  drawings: [
    { path: gate, x: 400, y: 170, size: 300, light: "dark" },
    { path: dragon, x: 400, y: 170, size: 236, light: "lit" },
    { path: torch, x: 92, y: 190, size: 150, flip: true, light: "lit" },
    { path: torch, x: 708, y: 190, size: 150, light: "lit" },
    { path: sword, x: 224, y: 276, size: 190, turn: 12, light: "lit" },
    { path: wizard, x: 578, y: 276, size: 190, turn: 8, light: "lit" },
    { path: chest, x: 400, y: 366, size: 130, light: "gold" },
  ],
};
