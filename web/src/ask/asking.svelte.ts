/** What somebody asks about on a board, and what they are told. A board only marks its things: `data-ask="room-3"`. */

import type { ExplainedView, ThingView } from "../generated/wire";
import type { Asker } from "./asker";

export class Asking {
  /** What is asked about. */
  thing = $state<string | null>(null);
  /** What is told of it; null until the answer is here. */
  told = $state.raw<ExplainedView | null>(null);
  /** Everything that may be asked about, for whoever wants to choose from a list. */
  list = $state.raw<readonly ThingView[] | null>(null);
  /** Whether it stays until it is closed; otherwise it goes with the pointer or the focus. */
  stays = $state(false);
  /** Where on the board the thing is; null where it is not to be seen. */
  anchor = $state.raw<Element | null>(null);

  readonly #asker: Asker;
  #known = new Map<string, Promise<ExplainedView | null>>();
  #moment = "";

  constructor(asker: Asker) {
    this.#asker = asker;
    // What a thing counts changes with the table: whoever still reads of it reads what counts now.
    $effect(() => {
      const moment = asker.moment;
      if (moment === this.#moment) return;
      this.#moment = moment;
      this.#known.clear();
      if (this.thing !== null) void this.#tell(this.thing);
    });
  }

  get open(): boolean {
    return this.told !== null || this.list !== null;
  }

  /** Asks about what an element of the board shows. */
  async ask(anchor: Element, stays: boolean): Promise<void> {
    const thing = anchor.getAttribute("data-ask");
    if (!thing) return;
    this.#point(anchor);
    this.stays = stays;
    this.list = null;
    await this.#tell(thing);
  }

  /** Asks about a thing of the list. */
  async choose(thing: string): Promise<void> {
    this.#point(elementOf(thing));
    this.stays = true;
    await this.#tell(thing);
    this.list = null;
  }

  /** Shows everything that may be asked about. */
  async showList(): Promise<void> {
    const things = await this.#asker.things();
    this.close();
    this.stays = true;
    this.list = things;
  }

  close(): void {
    this.#point(null);
    this.thing = this.told = this.list = null;
    this.stays = false;
  }

  async #tell(thing: string): Promise<void> {
    this.thing = thing;
    const known = this.#known.get(thing) ?? this.#asker.explain(thing);
    this.#known.set(thing, known);
    const told = await known;
    // Somebody may have gone on to another thing meanwhile.
    if (this.thing !== thing) return;
    if (told === null) return this.close();
    this.told = told;
    if (this.anchor?.isConnected !== true) this.#point(elementOf(thing));
  }

  #point(anchor: Element | null): void {
    this.anchor?.removeAttribute("data-asked");
    anchor?.setAttribute("data-asked", "");
    this.anchor = anchor;
  }
}

function elementOf(thing: string): Element | null {
  return document.querySelector(`[data-ask="${CSS.escape(thing)}"]`);
}
