/** The drawings of the standard monsters, by their names. */

import rats from "icon:rat";
import moths from "icon:butterfly";
import broom from "icon:broom";
import kobolds from "icon:goblin-head";
import toads from "icon:frog";
import slimes from "icon:slime";
import bats from "icon:bat";
import puppets from "icon:puppet";
import goblins from "icon:goblin";
import mimic from "icon:mimic-chest";
import weavers from "icon:spider-web";
import brutes from "icon:super-mushroom";
import sailors from "icon:pirate-skull";
import portrait from "icon:portrait";
import hounds from "icon:hound";
import mummies from "icon:mummy-head";
import witches from "icon:witch-face";
import ghouls from "icon:pirate-hook";
import satyrs from "icon:devil-mask";
import choir from "icon:raise-skeleton";
import knights from "icon:black-knight-helm";
import boar from "icon:boar-tusks";
import twins from "icon:rock-golem";
import serpent from "icon:sea-serpent";
import roc from "icon:eagle-emblem";
import giants from "icon:giant";
import eel from "icon:eel";
import titan from "icon:plague-doctor-profile";
import wyrm from "icon:wyvern";
import queen from "icon:queen-crown";
import bell from "icon:ringing-bell";
import hydra from "icon:hydra";
import warden from "icon:obelisk";
import shepherd from "icon:shepherds-crook";
import king from "icon:crowned-skull";
import star from "icon:cursed-star";

export const monsters: Partial<Record<string, string>> = {
  "Cellar Rats": rats,
  "Lantern Moths": moths,
  "Broom Sprites": broom,
  "Scrap Kobolds": kobolds,
  "Moss Toads": toads,
  "Pantry Slimes": slimes,
  "Candle Bats": bats,
  "Bone Puppets": puppets,
  "Gutter Goblins": goblins,
  "Grumbling Chest": mimic,
  "Cobweb Weavers": weavers,
  "Mushroom Brutes": brutes,
  "Drowned Sailors": sailors,
  "Howling Portrait": portrait,
  "Ember Hounds": hounds,
  "Salt Mummies": mummies,
  "Marsh Witches": witches,
  "Hook Ghouls": ghouls,
  "Thorn Satyrs": satyrs,
  "Crypt Choir": choir,
  "Rust Knights": knights,
  "Iron Boar": boar,
  "Stone Twins": twins,
  "Glass Serpent": serpent,
  "Storm Roc": roc,
  "Ash Giants": giants,
  "Abyssal Eel": eel,
  "Plague Titan": titan,
  "Frost Wyrm": wyrm,
  "Mirror Queen": queen,
  "Bell Colossus": bell,
  "Clockwork Hydra": hydra,
  "Obsidian Warden": warden,
  "Nameless Shepherd": shepherd,
  "Hollow King": king,
  "Sleeping Star": star,
};
