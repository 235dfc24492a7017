/** Choosing a move by touching its things: the first is taken up, and what belongs to it lights up. */

import type { Preview } from "../../../generated/builder";
import { isTool, thingsOf, type Offered } from "./offers";

/** How a thing is offered. */
export interface Lit {
  /** Taken up; belongs to what is taken up; could be taken up. */
  how: "held" | "target" | "ready";
  /** Whether it is part of the chosen move. */
  picked: boolean;
  /** What touching it would bring, where that is one move. */
  preview: Preview | undefined;
}

export interface Given {
  moves: readonly Offered[];
  picked: number | null;
  pick: (index: number | null) => void;
  seat: number;
  victim: number;
}

export class Touching {
  held = $state<string | null>(null);
  readonly #given: () => Given;
  readonly #things: readonly (readonly string[])[] = $derived.by(() => {
    const { moves, seat, victim } = this.#given();
    return moves.map(({ move }) => thingsOf(move, seat, victim));
  });
  /** Everything that can be touched: what is done with a tool only once that is taken up. */
  readonly #all: ReadonlySet<string> = $derived(
    new Set(this.#things.flatMap((things) => (this.#isOpen(things) ? things : things.filter(isTool)))),
  );

  constructor(given: () => Given) {
    this.#given = given;
  }

  /** How a thing is offered; nothing where it is not. */
  of(thing: string): Lit | null {
    if (!this.#all.has(thing)) return null;
    const { moves, picked } = this.#given();
    const found = this.#movesWith(thing);
    const related = this.held !== thing && found.some((index) => this.#has(index, this.held));
    const only = found.length === 1 ? moves[found[0] ?? -1] : undefined;
    return {
      how: this.held === thing ? "held" : related ? "target" : "ready",
      picked: picked !== null && this.#has(picked, thing),
      preview: only?.preview,
    };
  }

  /** Whether anything can be done with a thing now. */
  has(thing: string): boolean {
    return this.#all.has(thing);
  }

  /** Takes a thing up, or puts down what is taken up, without choosing anything yet. */
  take(thing: string | null): void {
    this.held = thing;
    const { picked, pick } = this.#given();
    if (picked !== null) pick(null);
  }

  touch(thing: string): void {
    if (!this.#all.has(thing)) return;
    const found = this.#movesWith(thing);
    const [only] = found;
    if (only === undefined || found.length > 1 || isTool(thing))
      return this.take(this.held === thing ? null : thing);
    // Whoever turns to something else has put down what was taken up.
    if (!this.#has(only, this.held)) this.held = null;
    this.#given().pick(only);
  }

  /** The moves with a thing and with what is taken up; if there are none, those with the thing. */
  #movesWith(thing: string): number[] {
    const own = this.#things.flatMap((things, index) =>
      things.includes(thing) && this.#isOpen(things) ? [index] : [],
    );
    if (this.held === null) return own;
    const both = own.filter((index) =>
      this.held === thing ? this.#things[index]?.length === 1 : this.#has(index, this.held),
    );
    return both.length > 0 ? both : own;
  }

  #has(index: number, thing: string | null): boolean {
    return thing !== null && (this.#things[index]?.includes(thing) ?? false);
  }

  #isOpen(things: readonly string[]): boolean {
    return things.every((thing) => !isTool(thing) || thing === this.held);
  }
}
