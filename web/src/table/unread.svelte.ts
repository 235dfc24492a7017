/** How much has been said since the talk was last in sight. */

import { untrack } from "svelte";
import type { Line } from "../lib/line.svelte";
import { spokenIn } from "./spoken";

export class Unread {
  readonly #line: Line;
  #heard = $state(0);
  readonly #spoken = $derived.by(() => spokenIn(this.#line.story).length);
  readonly count = $derived(Math.max(0, this.#spoken - this.#heard));

  constructor(line: Line, inSight: () => boolean) {
    this.#line = line;
    this.#heard = untrack(() => this.#spoken);
    $effect(() => {
      if (inSight()) this.#heard = this.#spoken;
    });
  }
}
