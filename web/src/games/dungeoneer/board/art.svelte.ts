/** Drawings by the names that cards have for them. A name that nobody knows gets the drawing of its kind. */

import bag from "icon:knapsack";
import boot from "icon:sprint";
import bow from "icon:bowman";
import coin from "icon:two-coins";
import dice from "icon:perspective-dice-six-faces-random";
import door from "icon:closed-doors";
import end from "icon:exit-door";
import follow from "icon:eye-target";
import heart from "icon:hearts";
import hourglass from "icon:sands-of-time";
import monster from "icon:evil-minion";
import skull from "icon:skull-crossed-bones";
import somebody from "icon:hood";
import spark from "icon:magic-swirl";
import swords from "icon:crossed-swords";
import whole from "icon:expand";
import wound from "icon:drop";
import { icons } from "./icons";

export const art = {
  bag,
  boot,
  bow,
  coin,
  dice,
  door,
  end,
  follow,
  heart,
  hourglass,
  monster,
  skull,
  somebody,
  spark,
  swords,
  whole,
  wound,
};

class Drawings {
  #more = $state.raw<Partial<Record<string, string>>>({});
  #asked = false;

  /** The drawing of this name, or another one while it is not here. */
  of(name: string | undefined, otherwise: string): string {
    if (name === undefined) return otherwise;
    const known = icons[name] ?? this.#more[name];
    if (known === undefined && !this.#asked) {
      this.#asked = true;
      void import("./space").then(
        (space) => (this.#more = space.icons),
        () => (this.#asked = false),
      );
    }
    return known ?? otherwise;
  }
}

export const drawings = new Drawings();
