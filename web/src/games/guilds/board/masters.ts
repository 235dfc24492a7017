/** The drawings of the standard Dungeon Masters, by their names. */

import lich from "icon:crowned-skull";
import succubus from "icon:imp-laugh";
import beholder from "icon:burning-eye";
import guardian from "icon:guarded-tower";
import vampire from "icon:vampire-dracula";
import dragon from "icon:spiked-dragon-head";
import duck from "icon:plastic-duck";
import bigfun from "icon:party-popper";
import kid from "icon:kid-slide";
import lord from "icon:meeple";
import caveman from "icon:caveman";

export const masters: Partial<Record<string, string>> = {
  "The Succubus": succubus,
  "The Beholder": beholder,
  "The Lich King": lich,
  "The Guardian": guardian,
  "The Vampire Lord": vampire,
  "The Red Dragon": dragon,
  "Hello Duck": duck,
  "Bigfun King": bigfun,
  "The Naughty Kid": kid,
  "Boardgame Lord": lord,
  "The Caveman": caveman,
};
