/** The picture of the game for the front door. */

import gavel from "icon:gavel";
import money from "icon:receive-money";
import type { Picture } from "../../front/pictures";

export const picture: Picture = {
  hue: 200,
  sign: gavel,
  drawings: [
    { path: gavel, x: 470, y: 190, size: 250, light: "lit" },
    { path: money, x: 270, y: 290, size: 220, light: "gold" },
  ],
};
