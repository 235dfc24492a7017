/** Drawings by the names that cards have for them. A name that nobody knows gets the drawing of its kind. */

import back from "icon:stone-block";
import bolt from "icon:lightning-trio";
import coin from "icon:two-coins";
import deck from "icon:card-pickup";
import discards from "icon:card-discard";
import door from "icon:closed-doors";
import entrance from "icon:dungeon-gate";
import heart from "icon:hearts";
import hoard from "icon:open-treasure-chest";
import monster from "icon:evil-minion";
import morale from "icon:lion";
import party from "icon:flying-flag";
import room from "icon:brick-wall";
import skull from "icon:skull-crossed-bones";
import somebody from "icon:hood";
import swords from "icon:crossed-swords";
import trap from "icon:wolf-trap";
import { icons } from "./icons";

export const art = {
  back,
  bolt,
  coin,
  deck,
  discards,
  door,
  entrance,
  heart,
  hoard,
  monster,
  morale,
  party,
  room,
  skull,
  somebody,
  swords,
  trap,
};

export const drawing = (name: string | undefined, otherwise: string): string =>
  (name === undefined ? undefined : icons[name]) ?? otherwise;
