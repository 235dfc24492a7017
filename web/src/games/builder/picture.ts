/** The picture of the game for the front door. */

import chest from "icon:open-treasure-chest";
import gate from "icon:dungeon-gate";
import goblin from "icon:goblin-head";
import orc from "icon:orc-head";
import spikes from "icon:spikes";
import torch from "icon:primitive-torch";
import type { Picture } from "../../front/pictures";

export const picture: Picture = {
  hue: 42,
  sign: gate,
  drawings: [
    { path: torch, x: 84, y: 150, size: 130, flip: true, light: "lit" },
    { path: torch, x: 716, y: 150, size: 130, light: "lit" },
    { path: gate, x: 596, y: 226, size: 190, light: "lit" },
    { path: orc, x: 400, y: 132, size: 150, light: "lit" },
    { path: goblin, x: 250, y: 150, size: 110, light: "dark" },
    { path: gate, x: 400, y: 282, size: 170, light: "dark" },
    { path: spikes, x: 400, y: 394, size: 100, light: "lit" },
    { path: chest, x: 190, y: 298, size: 190, light: "gold" },
  ],
};
