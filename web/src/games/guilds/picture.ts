/** The picture of the game for the front door. */

import coins from "icon:two-coins";
import gate from "icon:dungeon-gate";
import guild from "icon:knight-banner";
import handshake from "icon:shaking-hands";
import type { Picture } from "../../front/pictures";

export const picture: Picture = {
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
};
